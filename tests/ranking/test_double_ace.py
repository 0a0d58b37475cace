"""A flush with wild cards where the house lets one be a second ace."""

from __future__ import annotations

import pytest

from tests.ranking.valued import five, high, plays_as

RULES = ("false", "true")


@pytest.mark.parametrize("rule", RULES)
def test_a_wild_card_is_no_card_of_the_straight_flush_that_is_held(rule):
    """The royal flush stands there whole, so that the wild ace has no part in it."""
    hand = high("AsAhKhQhJhTh2c", wild="As", double_ace_flush=rule)
    assert (hand.category, five(hand)) == ("straight_flush", "Ah Kh Qh Jh Th")


@pytest.mark.parametrize("rule", RULES)
def test_the_straight_flush_is_completed_with_what_is_missing(rule):
    """The wild ace is the ten of hearts that nobody holds."""
    hand = high("AsAhKhQhJh9c2c", wild="As", double_ace_flush=rule)
    assert (hand.category, plays_as(hand)) == ("straight_flush", {"As": "Th"})


@pytest.mark.parametrize(
    ("cards", "rule", "ranks"),
    [
        ("Ah9h7h5h2c", "false", (14, 13, 9, 7, 5)),
        ("Ah9h7h5h2c", "true", (14, 14, 9, 7, 5)),
        ("Kh9h7h5h2c", "false", (14, 13, 9, 7, 5)),
        ("Kh9h7h5h2c", "true", (14, 13, 9, 7, 5)),
        ("AhKhQh9h7h5h2c", "true", (14, 14, 13, 12, 9)),
        ("AhKhQh9h7h5h2c", "false", (14, 13, 12, 11, 9)),
    ],
)
def test_what_the_wild_card_is(cards, rule, ranks):
    """An ace in any case with the rule, else the highest card not held."""
    hand = high(cards, wild="2c", double_ace_flush=rule)
    assert (hand.category, hand.ranks) == ("flush", ranks)


def test_two_wild_cards():
    """Three aces in one flush."""
    hand = high("AhTh6h2c2d", wild="2c2d", double_ace_flush="true")
    assert (hand.category, hand.ranks) == ("flush", (14, 14, 14, 10, 6))
    hand = high("AhTh6h2c2d", wild="2c2d")
    assert (hand.category, hand.ranks) == ("flush", (14, 13, 12, 10, 6))
