"""The lowest five of six and seven cards, where some of them are a flush or a straight."""

from __future__ import annotations

import pytest

from dealerapi.ranking import LOWS
from dealerapi.ranking.worth import NO_HAND
from tests.ranking.valued import five, low


@pytest.mark.parametrize(
    ("cards", "ranking", "plays"),
    [
        # The lowest five are a flush; the eight of diamonds avoids it.
        ("7c5c4c3c2c8dKh", "deuce_to_seven", "8d 5c 4c 3c 2c"),
        ("7c5c4c3c2c8d", "deuce_to_seven", "8d 5c 4c 3c 2c"),
        ("6c4c3c2cAc8dKh", "ace_to_six", "8d 4c 3c 2c Ac"),
        ("6c4c3c2cAc8dKh", "ace_to_five", "6c 4c 3c 2c Ac"),
        # The lowest five are a straight; the eight avoids it.
        ("6c5d4h3s2c8dKh", "deuce_to_seven", "8d 5d 4h 3s 2c"),
        ("5c4d3h2sAc8dKh", "ace_to_six", "8d 4d 3h 2s Ac"),
        ("5c4d3h2sAc8dKh", "ace_to_five", "5c 4d 3h 2s Ac"),
        # Both are avoided by another card of one of the ranks.
        ("7c5c4c3c2c2dKh", "deuce_to_seven", "7c 5c 4c 3c 2d"),
        # Nothing but a flush can be played, and the lowest of them is.
        ("9c7c5c4c3c2c", "deuce_to_seven", "7c 5c 4c 3c 2c"),
    ],
)
def test_what_plays(cards, ranking, plays):
    """The five cards, the highest first."""
    hand = low(cards, ranking)
    assert five(hand) == plays


@pytest.mark.parametrize(
    ("cards", "ranking", "category"),
    [
        ("9c7c5c4c3c2c", "deuce_to_seven", "flush"),
        ("7c6c5c4c3c2c", "deuce_to_seven", "flush"),
        ("6c5c4c3c2c", "deuce_to_seven", "straight_flush"),
        ("7c5c4c3c2c8dKh", "deuce_to_seven", "high_card"),
        ("7d5c4c3c2c", "deuce_to_seven", "high_card"),
        ("7c5c4c3c2c", "ace_to_five", "high_card"),
    ],
)
def test_what_it_is(cards, ranking, category):
    """Only where all five are of one suit is it a flush."""
    assert low(cards, ranking).category == category


@pytest.mark.parametrize("ranking", LOWS)
def test_the_worst_low_is_better_than_no_hand(ranking):
    """Four aces and a king, or a royal flush."""
    for cards in ("AcAdAhAsKc", "KcKdKhKsAc", "AcKcQcJcTc"):
        assert low(cards, ranking).strength > NO_HAND
    assert low("AcKd", ranking).strength == NO_HAND
