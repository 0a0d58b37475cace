"""The largest requests that are allowed, in the short form of `make torture`."""

from __future__ import annotations

import pytest

from dealerapi.games import GAMES
from torture import largest, worst
from torture.inside import Inside

BOUND = 0.05


@pytest.fixture(scope="module")
def found():
    """What a short search finds."""
    return worst.search(Inside(), thorough=False)


def test_no_question_takes_long(found):
    """With all players, cards and pots that a game can have, the house's own games included."""
    slow = [one for one in found if one.least > BOUND]
    assert slow == []


def test_the_largest_are_legal(found):
    """What was meant to be wrong is refused, and nothing else."""
    assert {one.status for one in found if one.kind == "wrong"} == {422}
    assert {one.status for one in found if one.kind != "wrong"} == {200}
    assert all(one.size < 10_000 for one in found)


def test_nothing_is_left_out(found):
    """Each game is there as an evaluation and as a showdown, and high-low over it."""
    labels = [one.label for one in found if one.kind == "catalogue"]
    assert len(labels) == 2 * (len(GAMES) + sum(game.one_way for game in GAMES))
    assert len(labels) == len(set(labels))


def test_games_of_the_house_are_as_large_as_is_let_through():
    """One card more on the board would be refused."""
    family = next(one for one in largest.FAMILIES if one.label.startswith("standard_high from any"))
    (case, *_more) = family.cases(all_of_them=False)
    game = case.asked["variant"]
    deal = {**game["deal"], "board": game["deal"]["board"] + 1}
    larger = case._replace(path="/v1/variants/check", asked={"variant": {**game, "deal": deal}})
    inside = Inside()
    assert inside.ask(case.request).status == 200
    assert inside.ask(larger.request).status == 422
