"""Random deals, and the requests that ask about them: the same ones in every run."""

from __future__ import annotations

import json
import random
from typing import Any

from dealerapi.cards import NAMES

DECK = NAMES[:52]
DECLARATIONS = ("high", "low", "both")


def chance(name: str) -> random.Random:
    """A source of chance of its own for each purpose, the same in every run."""
    return random.Random(name)


def dakota(count: int, seats: int = 6) -> list[dict[str, Any]]:
    """Showdowns of Dakota with names, bets, declarations and a button, each of another deal.

    Every third player is all in for less, so that there is a side pot.
    """
    source = chance(f"dakota {seats}")
    return [_dakota(source.sample(DECK, 7 * seats), seats) for _deal in range(count)]


def _dakota(cards: list[str], seats: int) -> dict[str, Any]:
    players = [
        {
            "seat": seat + 1,
            "name": f"Player {seat + 1}",
            "down": cards[7 * seat : 7 * seat + 3],
            "up": cards[7 * seat + 3 : 7 * seat + 7],
            "declare": DECLARATIONS[seat % 3],
            "bet": 500 if seat % 3 else 300,
        }
        for seat in range(seats)
    ]
    return {"variant": "dakota", "button": 2, "players": players}


def holdem(count: int, seats: int) -> list[dict[str, Any]]:
    """Showdowns of Texas hold'em with one pot."""
    source = chance(f"holdem {seats}")
    return [_holdem(source.sample(DECK, 5 + 2 * seats), seats) for _deal in range(count)]


def _holdem(cards: list[str], seats: int) -> dict[str, Any]:
    players = [
        {"seat": seat + 1, "cards": cards[5 + 2 * seat : 7 + 2 * seat]} for seat in range(seats)
    ]
    board = cards[:5]
    return {"variant": "texas-holdem", "pot": 1200, "button": 1, "board": board, "players": players}


def low_die(count: int) -> list[dict[str, Any]]:
    """Questions what two hands of Low-Die are worth."""
    source = chance("low-die")
    return [
        {"variant": "low-die", "hands": _texts(source.sample(DECK, 10), 5)}
        for _deal in range(count)
    ]


def held(count: int, many: int) -> list[dict[str, Any]]:
    """Questions what ``many`` hands of hold'em are worth with one board."""
    source = chance(f"{many} hands")
    asked = []
    for _deal in range(count):
        cards = source.sample(DECK, 5 + 2 * many)
        board, rest = "".join(cards[:5]), cards[5:]
        asked.append({"variant": "texas-holdem", "board": board, "hands": _texts(rest, 2)})
    return asked


def with_wilds(count: int, wilds: int, size: int = 5) -> list[str]:
    """Hands of ``size`` cards of which exactly ``wilds`` are twos or aces.

    Up to four of these are twos, for games in which only deuces are wild.
    """
    source = chance(f"{wilds} wild of {size}")
    twos, others, aces = DECK[:4], DECK[4:48], DECK[48:]
    deuces = min(wilds, 4)
    return [
        "".join(
            source.sample(twos, deuces)
            + source.sample(aces, wilds - deuces)
            + source.sample(others, size - wilds)
        )
        for _hand in range(count)
    ]


def hands(count: int, size: int) -> list[str]:
    """Hands of ``size`` cards from a whole deck each."""
    source = chance(f"{size} cards")
    return ["".join(source.sample(DECK, size)) for _hand in range(count)]


def bodies(asked: list[dict[str, Any]]) -> list[bytes]:
    """Each question as the body of a request, as most programs write JSON."""
    return [json.dumps(one).encode() for one in asked]


def _texts(cards: list[str], size: int) -> list[str]:
    return ["".join(cards[place : place + size]) for place in range(0, len(cards), size)]
