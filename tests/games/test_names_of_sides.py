"""What the sides of a pot are called, by themselves and within a sentence."""

from __future__ import annotations

import pytest

from dealerapi.games import GAMES
from dealerapi.games.side_words import side_words, the_side
from dealerapi.words import speak

CALLED = {
    "high": "high",
    "low": "low",
    "spade": "the spade",
    "heart": "the heart",
    "queen": "the queen",
    "badugi": "the badugi",
    "blackjack": "the blackjack",
    "points": "the points",
    "spots": "the spots",
    "down": "the cards face down",
    "draw": "the draw hand",
    "omaha": "the Omaha hand",
    "otherwise": "the rest",
    "board_1": "the first board",
    "board_2": "the second board",
    "seven": "nearest seven",
    "twenty_seven": "nearest twenty-seven",
    "whole": "the pot",
}


@pytest.mark.parametrize(("side", "called"), CALLED.items())
def test_a_side(side, called):
    """In English it is called the same wherever it stands."""
    assert side_words(side) == the_side(side) == called


def test_every_side_of_the_catalogue_has_a_name():
    """None goes by its name in the program."""
    assert {side.name for game in GAMES for side in game.sides} <= CALLED.keys()


def test_a_side_of_the_house():
    """It goes by the name that the house gave it."""
    assert side_words("top_board") == the_side("top_board") == "top board"


@pytest.mark.parametrize(
    ("side", "alone", "in_sentence"),
    [
        ("high", "alta", "la alta"),
        ("low", "baja", "la baja"),
        ("spade", "la pica", "la pica"),
        ("top_board", "top board", "top board"),
    ],
)
def test_in_spanish(side, alone, in_sentence):
    """High and low have an article within a sentence, and none before a colon."""
    with speak("es"):
        assert (side_words(side), the_side(side)) == (alone, in_sentence)
