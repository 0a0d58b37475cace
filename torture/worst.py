"""A search for the request that takes longest, among the largest that are allowed."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from dealerapi.games import GAMES, Game
from torture import largest
from torture.inside import Inside
from torture.largest import Case

AGAIN = 0.010
"""What takes so many seconds is asked again, to see whether it takes them each time."""

T = TypeVar("T")


class Found(NamedTuple):
    """A request, the seconds that it took at first, and the fewest that it took of three times."""

    first: float
    least: float
    kind: str
    label: str
    size: int
    status: int


def search(inside: Inside, *, thorough: bool = True) -> list[Found]:
    """What each request took: all kinds once, and then more of the kinds that took longest."""
    found = [_measured(inside, "catalogue", case) for case in _catalogue(GAMES, range(1))]
    found += [_measured(inside, "draws", case) for case in largest.of_draws()]
    found += [_measured(inside, "wrong", case) for case in largest.of_faults()]
    families = largest.FAMILIES if thorough else largest.FAMILIES[::20]
    found += _house(inside, families, all_of_them=False)
    if thorough:
        slow_games = _slowest(GAMES, 15, lambda game: _longest(found, f", {game.name},"))
        found += [
            _measured(inside, "catalogue", case) for case in _catalogue(slow_games, range(1, 9))
        ]
        slow_families = _slowest(families, 8, lambda one: _longest(found, f" {one.label},"))
        found += _house(inside, slow_families, all_of_them=True)
    return found


def _catalogue(games: Iterable[Game], turns: Iterable[int]) -> Iterable[Case]:
    return (case for game in games for case in largest.of_game(game, turns))


def _house(inside: Inside, families: Iterable[largest.Family], *, all_of_them: bool) -> list[Found]:
    return [
        _measured(inside, "house", case)
        for family in families
        for case in family.cases(all_of_them=all_of_them)
    ]


def _slowest(things: Sequence[T], count: int, seconds: Callable[[T], float]) -> list[T]:
    return heapq.nlargest(count, things, key=seconds)


def _longest(found: Sequence[Found], part: str) -> float:
    return max((one.least for one in found if part in one.label), default=0.0)


def _measured(inside: Inside, kind: str, case: Case) -> Found:
    request = case.request
    reply = inside.ask(request)
    least = reply.seconds
    if least > AGAIN:
        least = min(least, *(inside.ask(request).seconds for _time in range(2)))
    return Found(reply.seconds, least, kind, case.label, request.size, reply.status)
