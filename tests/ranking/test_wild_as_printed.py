"""A wild card that plays as printed, and the low that must not be shown as a flush."""

from __future__ import annotations

import pytest

from tests.ranking.valued import high, identities, low, plays_as


@pytest.mark.parametrize("ranking", ["deuce_to_seven", "ace_to_six"])
def test_five_of_one_suit_are_no_flush_where_one_is_wild(ranking):
    """A flush counts against these lows, so the wild two is a two of another suit."""
    hand = low("7c5c4c3c2c", ranking, wild="2c", low_wild="lowest_missing")
    assert hand.category == "high_card"
    assert len({card[1] for card in identities(hand)}) == 2


def test_the_wild_card_plays_as_printed_where_that_makes_no_flush():
    """The two of clubs among diamonds stays itself."""
    hand = low("7d5d4d3d2c", "deuce_to_seven", wild="2c")
    assert plays_as(hand) == {"2c": "2c"}


def test_one_wild_card_of_another_suit_is_enough():
    """Of two wild cards that both could play as printed, only the first gives way."""
    hand = low("7c5c4c3c2c", "deuce_to_seven", wild="3c2c")
    assert hand.category == "high_card"
    assert sum(one != other for one, other in plays_as(hand).items()) == 1


def test_where_flushes_do_not_count_nothing_gives_way():
    """In ace to five suits mean nothing; still no card is shown twice."""
    hand = low("7c5c4c3c2c", "ace_to_five", wild="2c", low_wild="natural")
    assert plays_as(hand) == {}
    assert len(set(identities(hand))) == 5


def test_in_a_flush_the_wild_card_keeps_its_suit():
    """A wild king of hearts among hearts is the king of hearts."""
    hand = high("AhKh9h3h2h", wild="Kh")
    assert (hand.category, plays_as(hand)) == ("flush", {"Kh": "Kh"})
