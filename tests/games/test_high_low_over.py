"""High-low laid over a game for the high hand."""

from __future__ import annotations

import pytest

from dealerapi.faults import Faulty
from dealerapi.games import BY_NAME, GAMES, played_high_low
from dealerapi.games.making import ANY_CARDS, FACE_DOWN, HAND_ALONE, exactly
from dealerapi.games.sources import DIAGRAM_1979

DECLARING = DIAGRAM_1979["Declaring"]


def test_what_it_becomes():
    """A low by the house is declared for beside the high, by the encyclopedia of 1979."""
    game = BY_NAME["low-die"]
    over = played_high_low(game)
    assert over.sides[0] is game.sides[0]
    low = over.side("low")
    assert (low.ranking, low.source) == (None, DIAGRAM_1979["Rank of hands"])
    assert (over.declared, over.split, over.high_low) == (DECLARING, DECLARING, True)
    assert over.sources == (*game.sources, DIAGRAM_1979)
    assert over.name == game.name


@pytest.mark.parametrize("making", [ANY_CARDS, HAND_ALONE, FACE_DOWN, exactly(2)])
def test_the_low_is_made_as_the_high_is(making):
    """Where a hand is made of exactly two cards of a player, so is the low."""
    game = BY_NAME["low-die"]
    (high,) = game.sides
    laid = played_high_low(game.but(sides=(type(high)("high", high.ranking, making),)))
    assert laid.side("low").source == DIAGRAM_1979["Rank of hands"]
    assert laid.side("low").making == laid.side("high").making == making


@pytest.mark.parametrize("name", ["dakota", "razz", "high-chicago", "badugi"])
def test_over_what_it_cannot_be_laid(name):
    """Refused at the field that asks for it."""
    with pytest.raises(Faulty) as raised:
        played_high_low(BY_NAME[name])
    (fault,) = raised.value.faults
    assert (fault.path, fault.code) == (("high_low",), "not_high_only")
    assert BY_NAME[name].title in fault.detail


def test_every_game_either_is_one_way_or_refuses():
    """No game of the catalogue does anything else."""
    for game in GAMES:
        if game.one_way:
            assert played_high_low(game).side_names == ("high", "low")
        else:
            with pytest.raises(Faulty):
                played_high_low(game)
