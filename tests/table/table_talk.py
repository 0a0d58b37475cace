"""Showdowns written as a dealer would note them.

``payouts("dakota", {1: "2c9hKd/KsQs3h4h high", 2: "folded"}, pot=1001, button=3)``
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealerapi.cards import read_cards, read_hand, written
from dealerapi.faults import Faults, Faulty
from dealerapi.games import find, played_high_low, rules_in_force
from dealerapi.games.wild import Around
from dealerapi.table import Player, Pot, Settlement, wilds
from dealerapi.table import settle as settle_at_table

STATUSES = ("in", "folded", "foul")

TWINS = ("AcKd9h5s3c", "AdKh9s5c3d", "AhKs9c5d3h", "AsKc9d5h3s")
"""Four hands of the same ranks. By suit: the ace of spades, hearts, diamonds, clubs."""

NO_BUTTON = [("button", "button_missing")]


def player(seat: int, said: str, bet: int | None = None) -> Player:
    """One player from a note: the hand, the declaration and the status, each where there is one."""
    hand = declare = None
    status = "in"
    for word in said.split():
        if word in STATUSES:
            status = word
        elif word in ("both", "high", "low", "spade"):
            declare = word
        else:
            hand = read_hand(word)
    return Player(seat, hand, declare, bet, status)


def tied(*seats: int) -> dict[int, str]:
    """Twins in these seats, the lower aces first."""
    return dict(zip(seats, TWINS, strict=False))


def settled(
    variant: str,
    players: Mapping[int, str],
    *,
    pot: int | None = None,
    bets: Mapping[int, int] | None = None,
    pots: Sequence[tuple[int, Sequence[int]]] | None = None,
    high_low: bool = False,
    button: int | None = None,
    chip: int = 1,
    board: str = "",
    dead: str = "",
    **house: str,
) -> Settlement:
    """The whole settlement. House rules are given by name."""
    game, implied = find(variant)
    if high_low:
        game = played_high_low(game)
    faults = Faults()
    rules = rules_in_force(game, {**implied, **house}, faults)
    return settle_at_table(
        game,
        [player(seat, said, bets.get(seat) if bets else None) for seat, said in players.items()],
        rules,
        pot=pot,
        pots=None if pots is None else [Pot(amount, tuple(seats)) for amount, seats in pots],
        button=button,
        chip=chip,
        around=Around(board=read_cards(board)),
        dead=read_cards(dead),
        faults=faults,
    )


def payouts(variant: str, players: Mapping[int, str], **asked: object) -> dict[int, int]:
    """What each seat is paid."""
    return dict(settled(variant, players, **asked).payouts)


def refused(variant: str, players: Mapping[int, str], **asked: object) -> list[tuple[str, str]]:
    """Where a showdown is wrong, as a pointer, and the code of each fault."""
    try:
        found = settled(variant, players, **asked)
    except Faulty as faulty:
        return [("/".join(map(str, fault.path)), fault.code) for fault in faulty.faults]
    message = f"settled, though it should have been refused: {dict(found.payouts)}"
    raise AssertionError(message)


def assumed(variant: str, players: Mapping[int, str], **asked: object) -> dict[str, dict]:
    """For each open rule that was not set, the payouts of every other value that pays otherwise."""
    return {
        one.rule: {
            other.value: None if other.payouts is None else dict(other.payouts)
            for other in one.otherwise
        }
        for one in settled(variant, players, **asked).assumed
    }


def mattered(variant: str, players: Mapping[int, str], **asked: object) -> dict[str, dict]:
    """As :func:`assumed`, but only the rules that matter."""
    return {rule: others for rule, others in assumed(variant, players, **asked).items() if others}


def codes(found: Settlement) -> list[str]:
    """The codes of the rulings, in order."""
    return [ruling.code for ruling in found.rulings]


def wild(variant: str, hand: str, **house: str) -> list[str]:
    """The wild cards of one hand."""
    game, _implied = find(variant)
    (found,) = wilds(game, [read_hand(hand)], rules_in_force(game, house, Faults()))
    return written(one.card for one, _sides in found.wild)
