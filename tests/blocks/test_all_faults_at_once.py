"""Every fault of a game is told at once: none hides another that does not depend on it."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from said_games import HIGH, LOW, refusals

Place = tuple[str | int, ...]

GAME: dict[str, Any] = {
    "deal": {"down": 5, "board": 5},
    "players": {"min": 2, "max": 4},
    "deck": {},
    "wild": [{"ranks": "3"}, {"board": "first"}],
    "sides": [HIGH, LOW],
    "declared": True,
    "draws": {"limits": [3]},
    "house_rules": {},
}


class Wrong(NamedTuple):
    """One faulty field: its place, what stands there, where it is told, on what that depends."""

    place: Place
    value: Any
    told: str
    depends: tuple[Place, ...] = ()


DEAL, SIDES = ("deal",), ("sides",)

WRONG = [
    Wrong(("base",), 5, "base"),
    Wrong(("base",), "low-dye", "base"),
    Wrong(("title",), "", "title"),
    Wrong(("summary",), 5, "summary"),
    Wrong(("nonsense",), 1, "nonsense"),
    Wrong(("notes",), [5], "notes/0"),
    Wrong(("players", "max"), 99, "players/max"),
    Wrong(("players", "min"), 9, "players", (("players",),)),
    Wrong(("deck", "jokers"), 9, "deck/jokers"),
    Wrong(("deck", "stripped"), "X", "deck/stripped"),
    Wrong(("deck", "stripped"), "44", "deck/stripped"),
    Wrong(("deck", "jacks"), 2, "deck/jacks"),
    Wrong(("deal", "up"), 99, "deal/up"),
    Wrong(("deal", "bought"), {"down": 1, "up": 1}, "deal/bought", (DEAL,)),
    Wrong(("deal", "bought", "down"), 2, "deal/bought/up"),
    Wrong(("wild", 0, "ranks"), "33", "wild/0/ranks"),
    Wrong(("wild", 0, "ranks"), "X", "wild/0/ranks"),
    Wrong(("wild", 0, "for"), ["spade"], "wild/0/for", (SIDES,)),
    Wrong(("wild", 0, "for"), [7], "wild/0/for/0"),
    Wrong(("wild", 0, "only"), "trips", "wild/0/only"),
    Wrong(("wild", 0, "killed_by"), "QQ", "wild/0/killed_by"),
    Wrong(("wild", 0, "leader"), True, "wild/0/leader"),
    Wrong(("wild", 0, "who"), "all", "wild/0/who"),
    Wrong(("wild", 1, "places"), [9], "wild/1/board", (DEAL,)),
    Wrong(("wild", 1, "places"), [0, 0], "wild/1/places"),
    Wrong(("wild", 2), {"cards": "JhJh"}, "wild/2/cards"),
    Wrong(("wild", 2), {"follows": "Q"}, "wild/2/follows", (DEAL,)),
    Wrong(("wild", 2), {"joker": "wild"}, "wild/2/joker", (("deck", "jokers"), ("base",))),
    Wrong(("wild", 2), {"partner": {"A": "A"}}, "wild/2/partner"),
    Wrong(("wild", 2), {"killed_by": "4"}, "wild/2"),
    Wrong(("wild", 2), None, "wild/2"),
    Wrong(("sides", 0, "name"), "High!", "sides/0/name"),
    Wrong(("sides", 0, "name"), "whole", "sides/0/name"),
    Wrong(("sides", 0, "ranking"), "standart_high", "sides/0/ranking"),
    Wrong(("sides", 0, "ranking"), 5, "sides/0/ranking"),
    Wrong(("sides", 0, "from"), "board", "sides/0/from"),
    Wrong(("sides", 0, "from"), {"rows": [[0, 9]]}, "sides/0/from/rows", (DEAL,)),
    Wrong(("sides", 0, "qualifier"), {"no_pair": False}, "sides/0/qualifier/no_pair"),
    Wrong(("sides", 0, "qualifier"), {"at_least": "trips"}, "sides/0/qualifier/at_least"),
    Wrong(
        ("sides", 0, "qualifier"),
        {"or_better": "8"},
        "sides/0/qualifier/or_better",
        (("sides", 0, "ranking"),),
    ),
    Wrong(("sides", 1, "name"), "high", "sides/1/name", (("sides", 0, "name"),)),
    Wrong(("sides", 1, "part"), 99, "sides/1/part"),
    Wrong(("sides", 2), {"name": "third"}, "sides/2/ranking"),
    Wrong(("sides", 2), None, "sides/2"),
    Wrong(("draws", "limits"), [9], "draws", (DEAL,)),
    Wrong(("draws", "limits"), [99], "draws/limits/0"),
    Wrong(("draws", "largest"), 3, "draws/largest", (("draws",),)),
    Wrong(("draws", "face"), "sideways", "draws/face"),
    Wrong(("declared",), 5, "declared"),
    Wrong(("both",), 5, "both"),
    Wrong(("house_rules", "nonsense"), "x", "house_rules/nonsense"),
    Wrong(("house_rules", "odd_chip"), "dealer", "house_rules/odd_chip"),
    Wrong(("house_rules", "odd_chip"), 5, "house_rules/odd_chip"),
    Wrong(("dead_ranks",), "88", "dead_ranks"),
    Wrong(("dead_ranks",), "X", "dead_ranks"),
]


def put(game: dict[str, Any], place: Place, value: Any) -> None:
    """Set what stands at a place of a game; a list grows by one where the place is its end."""
    within: Any = game
    *above, last = place
    for step in above:
        within = within.setdefault(step, {}) if isinstance(within, dict) else within[step]
    if isinstance(within, list) and last == len(within):
        within.append(value)
    else:
        within[last] = deepcopy(value)


def spoilt(*wrongs: Wrong) -> list[str]:
    """Where the faults of the game with these faulty fields are told."""
    game = deepcopy(GAME)
    for wrong in wrongs:
        put(game, wrong.place, wrong.value)
    return [where for where, _code in refusals(**game)]


def within(place: Place, other: Place) -> bool:
    """Whether one of two places lies at or below the other."""
    steps = min(len(place), len(other))
    return place[:steps] == other[:steps]


def depends(wrong: Wrong, other: Wrong) -> bool:
    """Whether what is wrong with one field cannot be seen while another is wrong."""
    return any(within(place, other.place) for place in wrong.depends)


def test_the_game_itself() -> None:
    """Without a faulty field nothing is wrong with it."""
    assert refusals(**GAME) == []


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_one_fault(wrong: Wrong) -> None:
    """Each is told, and nothing else: what is left of a faulty game is not faulty by that."""
    assert spoilt(wrong) == [wrong.told]


@pytest.mark.parametrize("one", range(len(WRONG)), ids=lambda place: str(WRONG[place]))
def test_two_faults_at_once(one: int) -> None:
    """Any two in different places are told together, unless one turns on the other."""
    first = WRONG[one]
    for other in WRONG[one + 1 :]:
        if within(first.place, other.place):
            continue
        found = spoilt(first, other)
        due = {
            wrong.told
            for wrong, beside in ((first, other), (other, first))
            if not depends(wrong, beside)
        }
        assert due <= set(found), (first, other)
        assert set(found) <= {first.told, other.told}, (first, other)
        assert len(found) == len(set(found)), (first, other)


def test_three_at_once() -> None:
    """As many as there are."""
    three = [wrong for wrong in WRONG if not wrong.depends][:12]
    for wrongs in combinations(three, 3):
        if not any(within(one.place, two.place) for one, two in combinations(wrongs, 2)):
            assert {wrong.told for wrong in wrongs} == set(spoilt(*wrongs))
