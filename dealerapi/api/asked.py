"""From the loaded data of a question to what the table floor takes.

Everything here notes faults and goes on, so that all faults of a request are told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dealerapi.api.frame import gather
from dealerapi.cards import Card, Hand, read_cards, read_hand
from dealerapi.faults import Faults, Faulty
from dealerapi.games import Game, find, played_high_low, rules_in_force
from dealerapi.house import Rules
from dealerapi.table import Player, Pot

Data = dict[str, Any]


class Asked(NamedTuple):
    """The game asked about, and the house rules in force."""

    game: Game
    rules: Rules


def game_of(data: Data, faults: Faults) -> Asked:
    """The game and its house rules. Raises Faulty where no game is known: nothing else can be told."""
    if "variant" not in data:
        raise Faulty(())
    game, implied = find(data["variant"])
    if data.get("high_low"):
        game = gather(faults, played_high_low, game) or game
    given = {**implied, **data.get("house_rules", {})}
    return Asked(game, rules_in_force(game, given, faults))


def hands_of(data: Data, faults: Faults) -> list[Hand | None]:
    """The hands; None for one that cannot be read."""
    return [
        None if given is None else gather(faults, read_hand, given, ("hands", position))
        for position, given in enumerate(data.get("hands", ()))
    ]


def cards_of(data: Data, name: str, faults: Faults) -> tuple[Card, ...]:
    """A list of cards beside the hands: the board, or dead cards."""
    return gather(faults, read_cards, data.get(name, ()), (name,)) or ()


def players_of(data: Data, faults: Faults) -> list[Player | None]:
    """The players of a showdown; None for one without a seat."""
    return [
        _player(given, position, faults) if given and "seat" in given else None
        for position, given in enumerate(data.get("players", ()))
    ]


def _player(given: Data, position: int, faults: Faults) -> Player:
    path = ("players", position)
    entered = "hand" if "hand" in given else "cards" if "cards" in given else "down"
    hand = None
    unreadable = False
    if "hand" in given:
        hand = gather(faults, read_hand, given["hand"], (*path, "hand"))
        unreadable = hand is None
    elif given.keys() & {"cards", "down", "up"}:
        hand = gather(faults, read_hand, given, path)
        unreadable = hand is None
    else:
        entered = "cards"
    return Player(
        seat=given["seat"],
        hand=hand,
        declare=given.get("declare"),
        bet=given.get("bet"),
        status=given.get("status", "in"),
        name=given.get("name"),
        entered=entered,
        unreadable=unreadable,
    )


def pots_of(data: Data) -> list[Pot | None] | None:
    """The pots as given; None for one that is not whole."""
    if "pots" not in data:
        return None
    return [
        Pot(given["amount"], tuple(given["seats"]))
        if given and "amount" in given and None not in given.get("seats", (None,))
        else None
        for given in data["pots"]
    ]
