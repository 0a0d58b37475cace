"""From the loaded data of a question to what the table floor takes.

Everything here notes faults and goes on, so that all faults of a request are told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dealerapi.api.card_fields import hand_of
from dealerapi.api.frame import gather
from dealerapi.cards import Card, Hand, read_cards, read_hand, read_ranks
from dealerapi.faults import Faults, Faulty
from dealerapi.games import Game, find, played_high_low, rules_in_force
from dealerapi.games.language import read_game
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.table import Player, Pot, entry
from dealerapi.table.checks import MOST_JOKERS, check_once
from dealerapi.table.entry import UNREAD_SEAT
from dealerapi.table.serving import check_seats_once
from dealerapi.words import _

Data = dict[str, Any]

AROUND = frozenset({"board", "upcards", "named"})
"""The fields that say what hands turn on besides their own cards."""

NOTHING_AROUND = Around()


class Asked(NamedTuple):
    """The game asked about, and the house rules in force."""

    game: Game
    rules: Rules


def game_of(data: Data, faults: Faults) -> Asked:
    """The game and its house rules.

    Raises Faulty where no game is known: then only what depends on none is checked.
    """
    given = data.get("variant")
    if given is None:
        _check_without_game(data, faults)
        raise Faulty(())
    try:
        game, implied = find(given) if isinstance(given, str) else (_own_game(given, faults), {})
    except Faulty:
        _check_without_game(data, faults)
        raise
    if data.get("high_low"):
        game = gather(faults, played_high_low, game) or game
    given_rules = data.get("house_rules")
    chosen = {**implied, **given_rules} if given_rules else implied
    return Asked(game, rules_in_force(game, chosen, faults))


def _own_game(given: Data, faults: Faults) -> Game:
    return read_game(given, refused=faults if faults.about(("variant",)) else None)


def _check_without_game(data: Data, faults: Faults) -> None:
    """Cards, seats and money, of which no game is asked."""
    hands = [
        (("hands", place), _("hand {number}").format(number=place + 1), hand.cards)
        for place, hand in enumerate(hands_of(data, faults))
        if hand is not None
    ]
    around = around_of(data, faults)
    # Where draws are asked for, “players” is how many there are.
    players = players_of(data, faults) if isinstance(data.get("players"), list) else []
    held = entry.seen(players, around.board, cards_of(data, "dead", faults))
    check_once([*hands, *held], faults, MOST_JOKERS)
    if players:
        pot, pots = data.get("pot"), pots_of(data)
        entry.check_there(players, faults)
        entry.check_money(players, pot, pots, faults)
        entry.check_chips((), data.get("chip", 1), pot, pots, faults)
    for name in ("requests", "counts"):
        check_seats_once(faults, name, [one["seat"] for one in seated(data.get(name, []))])


def hands_of(data: Data, faults: Faults) -> list[Hand | None]:
    """The hands; None for one that cannot be read."""
    return [
        None if given is None else gather(faults, read_hand, given, ("hands", position))
        for position, given in enumerate(data.get("hands", ()))
    ]


def cards_of(data: Data, name: str, faults: Faults) -> tuple[Card, ...]:
    """A list of cards beside the hands: the board, or dead cards."""
    if name not in data:
        return ()
    return gather(faults, read_cards, data[name], (name,)) or ()


def around_of(data: Data, faults: Faults) -> Around:
    """The board, and what else hands turn on."""
    if AROUND.isdisjoint(data):
        return NOTHING_AROUND
    return Around(
        cards_of(data, "board", faults),
        cards_of(data, "upcards", faults),
        gather(faults, read_ranks, data.get("named", ""), ("named",)) or "",
    )


def players_of(data: Data, faults: Faults) -> list[Player | None]:
    """The players of a showdown; None for one without a seat, whose cards are read all the same."""
    players = []
    for position, given in enumerate(data.get("players", ())):
        player = _player(given, position, faults) if given else None
        players.append(player if given and "seat" in given else None)
    return players


def _player(given: Data, position: int, faults: Faults) -> Player:
    held = hand_of(given, ("players", position))
    get = given.get
    return Player(
        get("seat", 0),
        gather(faults, read_hand, *held) if held else None,
        get("declare"),
        get("bet"),
        get("status", "in"),
        get("name"),
        _entered(given),
        get("bought", False),
    )


def _entered(given: Data) -> str:
    """The name under which a player's cards stand; ``cards`` where there are none."""
    for name in ("hand", "cards", "down", "up"):
        if name in given:
            return name
    return "cards"


def seated(given: list[Data | None]) -> list[Data]:
    """The entries by seat; one without a seat keeps its place under a number of its own."""
    return [{"seat": -place, **(one or {})} for place, one in enumerate(given, 1)]


def pots_of(data: Data) -> list[Pot | None] | None:
    """The pots as given; None for one of which nothing could be read.

    Of one that is not whole, no amount is 0, and a seat that could not be read stands as such.
    """
    if "pots" not in data:
        return None
    return [
        Pot(given.get("amount", 0), tuple(seat or UNREAD_SEAT for seat in given.get("seats", ())))
        if given
        else None
        for given in data["pots"]
    ]
