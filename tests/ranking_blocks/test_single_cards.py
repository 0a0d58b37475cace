"""Sides that go to one card: the highest or lowest of a suit, or a given card."""

from __future__ import annotations

import pytest

from dealerapi.ranking import GivenCard, HighestOfSuit, LowestOfSuit
from tests.ranking_blocks.held import beats, five, play

HIGH, LOW, LOW_ACE = HighestOfSuit("s"), LowestOfSuit("s"), LowestOfSuit("s", ace_low=True)
BLACK_MARIAH = GivenCard("Qs")


def test_the_highest_spade():
    """In high Chicago the ace of spades is best."""
    assert beats(HIGH, "As2h2d", "KsQs", "2sAh")
    assert five(play(HIGH, "2s9sAhJs")) == "Js"


def test_the_lowest_spade():
    """In low Chicago the two of spades is best, and the ace is high unless the house says low."""
    assert beats(LOW, "2sAh", "3s", "KsAs", "As")
    assert beats(LOW_ACE, "KsAs", "2sAh", "3s")
    assert (play(LOW, "As9s").name, play(LOW_ACE, "As9s").name) == (
        "nine of spades",
        "ace of spades",
    )
    assert play(LOW_ACE, "As9s").ranks == (1,)


def test_the_queen_of_spades():
    """In black Mariah half the pot goes to whoever holds her."""
    hand = play(BLACK_MARIAH, "AsQs2h")
    assert (hand.qualifies, hand.name, five(hand), hand.ranks) == (
        True,
        "queen of spades",
        "Qs",
        (12,),
    )


@pytest.mark.parametrize(
    ("ranking", "name"),
    [
        (HIGH, "no spades"),
        (LOW, "no spades"),
        (LOW_ACE, "no spades"),
        (BLACK_MARIAH, "no queen of spades"),
    ],
)
@pytest.mark.parametrize("cards", ["", "AhKdJk"])
def test_without_such_a_card(ranking, name, cards):
    """A hand without one does not compete; nor does one without any card."""
    hand = play(ranking, cards, wild="Jk")
    assert (hand.qualifies, hand.name, hand.ranks, hand.played()) == (False, name, (), ((), ()))


def test_wild_cards_are_as_printed():
    """A wild two of spades is the two of spades here."""
    assert play(HIGH, "2s9h", wild="2s").name == "two of spades"


def test_names():
    """Each has a name of its own."""
    names = [one.name for one in (HIGH, LOW, LOW_ACE, BLACK_MARIAH)]
    assert names == ["highest_spade", "lowest_spade", "lowest_spade_ace_low", "holds_Qs"]


def test_what_is_no_card():
    """The joker has no place of its own, and nonsense has none at all."""
    for card in ("Jk", "1s", ""):
        with pytest.raises(ValueError, match="not a card"):
            GivenCard(card)
