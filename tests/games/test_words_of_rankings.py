"""How hands are compared on a side, in a dealer's words."""

from __future__ import annotations

import pytest

from dealerapi.games.ranking_words import PLAIN, nothing_beats, ranking_words
from dealerapi.ranking import (
    HALF_FACES,
    BeatsAll,
    Combination,
    GivenCard,
    HighestOfSuit,
    LowestOfSuit,
    Points,
    high_of,
)
from dealerapi.ranking.registry import RANKINGS
from dealerapi.ranking.sizes import HighOf, LowOf

BY_NAME = {
    "standard_high": "the best high hand",
    "canadian_high": "four-card straights and flushes count",
    "short_deck_high": "a flush beats a full house",
    "mexican_high": "a flush beats a full house and a jack follows a seven",
    "ace_to_five": "ace to five",
    "ace_to_six": "ace to six",
    "deuce_to_seven": "deuce to seven",
    "badugi": "the best badugi",
    "badugi_ace_high": "the best badugi, the ace high",
    "high_badugi": "the highest badugi",
}

SUITS = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}


@pytest.mark.parametrize(("name", "words"), BY_NAME.items())
def test_rankings_of_a_name(name, words):
    """Each has words of its own."""
    assert ranking_words(RANKINGS[name]) == words


@pytest.mark.parametrize(("suit", "called"), SUITS.items())
def test_one_card_of_a_suit(suit, called):
    """The highest or the lowest, and for the lowest where the ace stands if that is low."""
    assert ranking_words(HighestOfSuit(suit)) == f"the highest {called}"
    assert ranking_words(LowestOfSuit(suit)) == f"the lowest {called}"
    assert ranking_words(LowestOfSuit(suit, ace_low=True)) == f"the lowest {called}, the ace low"


@pytest.mark.parametrize(
    ("ranking", "words"),
    [
        (HighOf(1), "the best card"),
        (HighOf(3), "the best three cards"),
        (HighOf(3, straights=True), "the best three cards, straights and flushes count"),
        (LowOf(1), "the lowest card"),
        (LowOf(4), "the lowest four cards"),
        (LowOf(4, ace_low=False), "the lowest four cards, the ace high"),
        (GivenCard("Qs"), "the queen of spades"),
    ],
)
def test_other_sizes(ranking, words):
    """How many cards there are, and what else counts."""
    assert ranking_words(ranking) == words


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (Points("one", "most"), "the most points"),
        (Points("one", "least"), "the fewest points"),
        (Points("one", "nearest", 21), "the nearest to 21 points"),
        (Points("one", "nearest", 7.5), "the nearest to 7.5 points"),
        (Points("one", "nearest", 21, over="loses"), "the nearest to 21 points, not above it"),
        (Points("one", "nearest", 21, over="left_out"), "the nearest to 21 points"),
        (Points("one", "most", values=HALF_FACES), "the most points, face cards half a point"),
        (
            Points("one", "nearest", 7, HALF_FACES, "loses"),
            "the nearest to 7 points, not above it, face cards half a point",
        ),
    ],
)
def test_points(points, words):
    """What wins, what a hand above the number does, and what face cards count."""
    assert ranking_words(points) == words


def test_what_beats_everything():
    """By its title, or else by its ranks."""
    ranking = BeatsAll(high_of(2), (Combination("72"), Combination("A2", title="Little Ace")))
    assert nothing_beats(ranking) == "but nothing beats seven-two and Little Ace"


def test_sides_that_say_it_by_their_names():
    """High by high hands, and badugi by badugis; a low may be of any kind."""
    assert set(PLAIN) == {("high", "standard_high"), ("badugi", "badugi")}
