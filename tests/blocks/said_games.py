"""Games and showdowns as a house would write them, for the tests of single building blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dealerapi.api.game_schemas import GameRequest
from dealerapi.api.loading import load
from dealerapi.cards import Hand, read_cards, read_hand, written
from dealerapi.faults import Faults, Faulty
from dealerapi.games import Game, rules_in_force
from dealerapi.games.language import read_game
from dealerapi.games.wild import Around, wild_cards
from dealerapi.house import Rules
from dealerapi.ranking import Worth
from dealerapi.table import Player, Settlement, evaluate, settle

HIGH = {"name": "high", "ranking": "standard_high"}
LOW = {"name": "low", "ranking": "ace_to_five"}
HAND_ONLY = {**HIGH, "from": "hand"}

SEVEN_STUD = {"deal": {"down": 3, "up": 4, "board": 5}, "sides": [HAND_ONLY]}
"""Cards of every kind, so that any wild rule finds what it turns on."""


def game(**said: Any) -> Game:
    """The game as the service reads it from JSON."""
    data, faults = load(GameRequest(), said)
    assert faults == []
    return read_game(data, ())


def refusals(**said: Any) -> list[tuple[str, str]]:
    """What is wrong with a game: where, and the code."""
    data, refused = load(GameRequest(), said)
    faults = Faults()
    faults.found += refused
    try:
        read_game(data, (), faults if refused else None)
    except Faulty as faulty:
        faults.found += faulty.faults
    return [("/".join(map(str, fault.path)), fault.code) for fault in faults.found]


def refused_in_words(**said: Any) -> list[str]:
    """What is wrong with a game, as its author reads it."""
    with pytest.raises(Faulty) as raised:
        read_game(said, ())
    return [fault.detail for fault in raised.value.faults]


def rules_of(game: Game, **house: str) -> Rules:
    """The house rules in force."""
    faults = Faults()
    rules = rules_in_force(game, house, faults)
    faults.raise_any()
    return rules


def around(board: str = "", upcards: str = "", named: str = "") -> Around:
    """What lies on the table."""
    return Around(read_cards(board), read_cards(upcards), named)


def wild(
    rules: Sequence[Mapping[str, Any]],
    hand: Any,
    *,
    board: str = "",
    upcards: str = "",
    named: str = "",
    jokers: int = 0,
    **house: str,
) -> str:
    """The wild cards of a hand and its board, by rules as a house writes them: "3c 9d"."""
    deck = {"deck": {"jokers": jokers}} if jokers else {}
    played = game(**SEVEN_STUD, **deck, wild=list(rules))
    lies = around(board, upcards, named)
    found = wild_cards(played.wild, read_hand(hand), lies, rules_of(played, **house))
    return " ".join(written([one.card for one in found]))


def reasons(rules: Sequence[Mapping[str, Any]], hand: Any, **table: Any) -> list[str]:
    """Why the cards of a hand are wild."""
    jokers = table.pop("jokers", 0)
    deck = {"deck": {"jokers": jokers}} if jokers else {}
    played = game(**SEVEN_STUD, **deck, wild=list(rules))
    found = wild_cards(played.wild, read_hand(hand), around(**table), rules_of(played))
    return [one.reason for one in found]


def worths(played: Game, hand: Any, board: str = "", **house: str) -> Mapping[str, Worth]:
    """What one hand is worth on every side."""
    held = hand if isinstance(hand, Hand) else read_hand(hand)
    found = evaluate(played, [held], rules_of(played, **house), around=around(board))
    return found.hands[0].worths


def best(played: Game, hand: Any, board: str = "", side: str = "high", **house: str) -> str:
    """A side's hand in a dealer's words."""
    return worths(played, hand, board, **house)[side].name


def settled(
    played: Game,
    players: Mapping[int, str],
    *,
    pot: int = 100,
    board: str = "",
    button: int | None = None,
    bought: Sequence[int] = (),
    **house: str,
) -> Settlement:
    """A showdown: by seat the hand, and what the player declared where he did."""
    there = []
    for seat, said in players.items():
        hand, _gap, declared = said.partition(" ")
        there.append(
            Player(seat, read_hand(hand), declared or None, bought=seat in bought, entered="hand")
        )
    rules = rules_of(played, **house)
    return settle(played, there, rules, pot=pot, button=button, around=around(board))


def paid(played: Game, players: Mapping[int, str], **asked: Any) -> dict[int, int]:
    """What each seat is paid."""
    return dict(settled(played, players, **asked).payouts)


def faults_of(played: Game, players: Mapping[int, str], **asked: Any) -> list[tuple[str, str]]:
    """Why a showdown is refused: where, and the code."""
    try:
        found = settled(played, players, **asked)
    except Faulty as faulty:
        return [("/".join(map(str, fault.path)), fault.code) for fault in faulty.faults]
    message = f"settled, though it should have been refused: {dict(found.payouts)}"
    raise AssertionError(message)
