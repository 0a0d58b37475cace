"""Which cards play where several badugis are equal."""

from __future__ import annotations

from dealerapi.ranking import BADUGI, HIGH_BADUGI
from tests.ranking_blocks.held import five, play


def test_of_equal_badugis_the_one_with_the_higher_suits_plays():
    """The four of spades with the three of hearts, not the other way round."""
    assert five(play(BADUGI, "4h3s2dAc4s3h")) == "4s 3h 2d Ac"
    assert five(play(HIGH_BADUGI, "AhKsQdJcAsKh")) == "As Kh Qd Jc"


def test_of_four_cards_too():
    """Two sevens of which only one can play: the higher suit."""
    assert five(play(BADUGI, "7d7h2sAc")) == "7h 2s Ac"


def test_of_cards_with_a_wild_one():
    """The wild card stands in the place of the rank that it plays."""
    hand = play(BADUGI, "7d7h2sJk", wild="Jk")
    assert (hand.category, five(hand)) == ("three_cards", "7h 2s Jk")
