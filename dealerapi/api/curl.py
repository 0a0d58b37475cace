"""Questions written as ``curl`` lines, for people to copy."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote

HOST = "http://localhost:8000"

_SAFE = "/:,-_.~"
_HELD = ("hand", "cards", "down", "up")


def by_post(path: str, body: Mapping[str, Any]) -> str:
    """The line that asks by POST."""
    text = json.dumps(body, ensure_ascii=False)
    return f"curl {HOST}{path} --json {shlex.quote(text)}"


def by_get(path: str, body: Mapping[str, Any]) -> str | None:
    """The line that asks the same by GET; None where the body says what a query cannot."""
    said = pairs(body)
    return None if said is None else to_get(path, said)


def to_get(path: str, query: Sequence[tuple[str, str]]) -> str:
    """The line that gets ``path`` with query parameters, if there are any."""
    text = "&".join(f"{quote(name)}={quote(value, safe=_SAFE)}" for name, value in query)
    return f"curl {shlex.quote(f'{HOST}{path}?{text}' if text else f'{HOST}{path}')}"


def pairs(body: Mapping[str, Any]) -> list[tuple[str, str]] | None:
    """The query parameters that ask the same; None where the body says what they cannot."""
    try:
        return list(_pairs(body))
    except _Unsayable:
        return None


class _Unsayable(Exception):
    """The query form has no parameter for something."""


def _pairs(body: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in body.items():
        if name == "house_rules":
            for rule, setting in value.items():
                yield "rule", f"{rule}:{_plain(setting)}"
        elif name == "hands":
            for hand in value:
                yield "hand", _hand(hand)
        elif name == "players" and isinstance(value, list):
            for player in value:
                yield from _player(player)
        elif name == "call":
            yield name, ",".join(map(str, value))
        elif name in ("board", "dead"):
            yield name, _cards(value)
        elif isinstance(value, (str, int)):
            yield name, _plain(value)
        else:
            raise _Unsayable


def _player(player: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    seat = player["seat"]
    held = _hand(player.get("hand", player)) if _holds(player) else ""
    if held or "declare" in player:
        declared = f":{player['declare']}" if "declare" in player else ""
        yield "player", f"{seat}:{held}{declared}"
    elif "bet" not in player and "status" not in player:
        yield "player", f"{seat}:"
    for name in ("bet", "status"):
        if name in player:
            yield name, f"{seat}:{player[name]}"


def _holds(player: Mapping[str, Any]) -> bool:
    return any(name in player for name in _HELD)


def _hand(hand: Any) -> str:
    if not isinstance(hand, Mapping):
        return _cards(hand)
    # Names have no place in a query.
    if "id" in hand:
        raise _Unsayable
    if "cards" in hand:
        return _cards(hand["cards"])
    return f"{_cards(hand.get('down', ''))}/{_cards(hand.get('up', ''))}"


def _cards(cards: Any) -> str:
    return (cards if isinstance(cards, str) else "".join(cards)).replace(" ", "")


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
