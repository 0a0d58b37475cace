"""Jokers bound to a colour: the red one is any heart or diamond, the black one any spade or club."""

from __future__ import annotations

from itertools import product

import pytest

from dealerapi.cards import read_cards
from tests.ranking.valued import high, identities, plays_as

SUITS_OF = {"Jr": "hd", "Jb": "sc"}
BOTH = tuple(product(SUITS_OF, "cdhs"))


def of_suit(ranks: str, suit: str) -> str:
    """Cards of one suit."""
    return "".join(rank + suit for rank in ranks)


@pytest.mark.parametrize(("joker", "suit"), BOTH)
def test_a_flush_of_its_colour(joker, suit):
    """The joker completes a flush of its own colour; of the other it only makes a pair."""
    hand = high(of_suit("AK94", suit) + joker, wild=joker)
    if suit in SUITS_OF[joker]:
        assert (hand.category, hand.ranks) == ("flush", (14, 13, 12, 9, 4))
        assert plays_as(hand) == {joker: "Q" + suit}
    else:
        assert (hand.category, hand.ranks) == ("one_pair", (14, 14, 13, 9, 4))
        assert plays_as(hand)[joker] in {"A" + own for own in SUITS_OF[joker]}


@pytest.mark.parametrize(("joker", "suit"), BOTH)
def test_a_straight_flush_of_its_colour(joker, suit):
    """Of the other colour it is a straight."""
    hand = high(of_suit("9876", suit) + joker, wild=joker)
    own = suit in SUITS_OF[joker]
    assert hand.category == ("straight_flush" if own else "straight")
    assert hand.ranks == (10, 9, 8, 7, 6)


@pytest.mark.parametrize("suit", "cdhs")
def test_both_jokers_in_one_hand(suit):
    """They never are of one suit: three aces, no flush; and no card is shown twice."""
    hand = high(of_suit("A94", suit) + "JrJb", wild="JrJb")
    assert (hand.category, hand.ranks) == ("three_of_a_kind", (14, 14, 14, 9, 4))
    assert len(set(identities(hand))) == 5


@pytest.mark.parametrize(("joker", "suit"), BOTH)
def test_of_seven_cards(joker, suit):
    """Four of a suit among seven, and the joker."""
    others = {"c": "2d3h", "d": "2c3s", "h": "2c3s", "s": "2d3h"}[suit]
    hand = high(of_suit("AK96", suit) + others + joker, wild=joker)
    assert hand.category == ("flush" if suit in SUITS_OF[joker] else "one_pair")


@pytest.mark.parametrize("joker", SUITS_OF)
def test_with_a_wild_card_that_is_free(joker):
    """A wild two has any suit, the joker only its own."""
    for suit in "cdhs":
        two = "2" + {"c": "d", "d": "c", "h": "c", "s": "d"}[suit]
        hand = high(of_suit("A94", suit) + two + joker, wild=two + joker)
        assert hand.category == ("flush" if suit in SUITS_OF[joker] else "three_of_a_kind")


def test_five_of_a_kind():
    """Four aces and a joker, which is an ace again, of its colour."""
    for joker, suits in SUITS_OF.items():
        hand = high("AcAdAhAs" + joker, wild=joker)
        assert hand.category == "five_of_a_kind"
        assert plays_as(hand)[joker] in {"A" + suit for suit in suits}


def test_how_they_are_written():
    """Each has a number of its own."""
    assert read_cards("JrJbJk") == (53, 54, 52)
