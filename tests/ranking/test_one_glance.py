"""One hand at a glance agrees with the ranking."""

from __future__ import annotations

import pytest
from hypothesis import given

from dealerapi.cards import read_cards
from dealerapi.faults import Faulty
from dealerapi.house import Rules
from dealerapi.ranking import STANDARD_HIGH, WILD
from dealerapi.ranking.groups import AnyOf
from dealerapi.ranking.quick import judge
from tests.ranking.dealt import Dealt, dealt, patient


@patient
@given(dealt(5, most=5) | dealt(6, most=6) | dealt(7, most=7))
def test_same_category_and_strength(hand: Dealt):
    """The same as the ranking says, with any number of wild cards."""
    cards = read_cards(hand.said)
    fives = AnyOf(cards, 5)
    wild = dict.fromkeys(read_cards(hand.said_wild), WILD)
    worth = STANDARD_HIGH.best(fives.cards, fives, wild, Rules({}))
    assert judge(hand.said, frozenset(wild)) == (worth.category, worth.strength)


def test_a_joker_is_always_wild():
    """Four kings and the joker are five kings; so they are with one of the kings wild."""
    assert judge("KcKdKhKsJk")[0] == "five_of_a_kind"
    assert judge("KcKdKhKsJk", read_cards("Ks")) == judge("KcKdKhKsJk")


def test_wild_cards_that_the_hand_lacks_change_nothing():
    """Deuces may be named wild whether the hand holds any or not."""
    assert judge("KcKdKhKs9c", read_cards("2c2d2h2s")) == judge("KcKdKhKs9c")


@pytest.mark.parametrize("cards", ["", "KcKdKhKs", "KcKdKhKs2c3c4c5c"])
def test_other_numbers_of_cards(cards: str):
    """Four cards, or eight, are no hand here."""
    with pytest.raises(ValueError, match="five to seven"):
        judge(cards)


def test_no_card():
    """What is no card is told as everywhere."""
    with pytest.raises(Faulty):
        judge("KcKdKhKsXx")
