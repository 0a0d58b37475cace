"""Groups of cards stand with the higher cards by suit first, the joker last; and what can be asked."""

from __future__ import annotations

import pytest

from dealerapi.cards import Hand, read_cards, written
from dealerapi.games.making import ANY_CARDS, FACE_DOWN, HAND_ALONE, Rows
from dealerapi.games.qualifiers import HANDS, AtLeast, can_be
from dealerapi.ranking import CANADIAN_HIGH, STANDARD_HIGH, high_of, low_of
from dealerapi.ranking.keys import CATEGORIES

TWO_JOKERS = ["AsQh", "AsJb", "AsJr", "QhJb", "QhJr", "JbJr"]
"""Whatever the order in which they were dealt."""


@pytest.mark.parametrize(
    ("making", "down", "up", "board", "groups"),
    [
        (HAND_ALONE, "2cJkAs", "", "KdQh", ["As2c", "AsJk", "2cJk"]),
        (FACE_DOWN, "2cJkAs", "Kh", "", ["As2c", "AsJk", "2cJk"]),
        (ANY_CARDS, "Jk2c", "", "As", ["As2c", "AsJk", "2cJk"]),
        (Rows(hand=1), "JkAs", "", "QhKd", ["AsKd", "AsQh", "KdJk", "QhJk"]),
        (Rows(((0,), (1,)), hand=1), "JkAs", "", "QhKd", ["AsKd", "AsQh", "KdJk", "QhJk"]),
        (Rows(((0,),)), "JrAsJb", "", "Qh", TWO_JOKERS),
        (Rows(((0,),)), "JbJrAs", "", "Qh", TWO_JOKERS),
        (ANY_CARDS, "JrAsJb", "", "Qh", TWO_JOKERS),
    ],
)
def test_higher_cards_first(making, down, up, board, groups):
    """In every way to make a hand; and the joker is last in its group."""
    hand = Hand(read_cards(down), read_cards(up))
    _cards, found = making.choices(hand, read_cards(board), 2)
    assert ["".join(written(group)) for group in found] == groups


def test_hands_that_can_be_asked_for():
    """Every category but high card, the lowest first, in the order of the games that have all."""
    assert set(HANDS) == set(CATEGORIES) - {"high_card"}
    strengths = [place for place, name in enumerate(HANDS) if name in CATEGORIES]
    assert strengths == sorted(strengths)
    assert list(HANDS)[:4] == ["one_pair", "four_straight", "four_flush", "two_pair"]


@pytest.mark.parametrize("hand", HANDS)
def test_which_rankings_have_it(hand):
    """Four-card hands in Canadian games alone; lows have no such order."""
    assert can_be(STANDARD_HIGH, hand) == (hand not in ("four_straight", "four_flush"))
    assert can_be(CANADIAN_HIGH, hand)
    assert not can_be(low_of(5), hand)
    assert can_be(high_of(2), hand) == (hand == "one_pair")
    assert AtLeast(hand).says() == f"{HANDS[hand]} or better"
    assert AtLeast(hand, 14).plays() == {"at_least": hand, "rank": "A"}
