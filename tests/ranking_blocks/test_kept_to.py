"""Names, categories, messages and what is left of hands that are none: what callers keep to."""

from __future__ import annotations

import pytest

from dealerapi.cards import NAMES, read_cards
from dealerapi.ranking import (
    BADUGI,
    HIGHS,
    LOWS,
    RANKINGS,
    GivenCard,
    HighestOfSuit,
    LowestOfSuit,
    Points,
    high_of,
    low_of,
    ranking_of,
)
from tests.ranking_blocks.held import play

SEVEN = high_of(7)


@pytest.mark.parametrize(
    ("cards", "wild", "category"),
    [
        ("AsAhAdAcKsKhKd", "", "four_of_a_kind"),
        ("AsAhAdAcKsKhJk", "Jk", "five_of_a_kind"),
        ("AsAhAdAcKs2c2d", "2c2d", "six_of_a_kind"),
        ("AsAhAdAc2s2c2d", "2s2c2d", "seven_of_a_kind"),
        ("AsAhAdKcKsKhQd", "", "two_threes"),
        ("AsAhAdKcKsQhJd", "", "full_house"),
        ("AsAhAdKcQsJh9d", "", "three_of_a_kind"),
        ("AsAhKdKcQsQhJd", "", "three_pair"),
        ("AsAhKdKcQsJh9d", "", "two_pair"),
        ("AsAhKdQcJs9h8d", "", "one_pair"),
        ("AsKhQdJc9s8h7d", "", "high_card"),
    ],
)
def test_categories_of_hands_of_seven(cards, wild, category):
    """Up to seven of a kind, with wild cards."""
    assert play(SEVEN, cards, wild).category == category


@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("7s5h4dAc", "badugi"),
        ("7s5h4dAd", "three_cards"),
        ("7s5hAsAh", "two_cards"),
        ("7s7h7d7c", "one_card"),
    ],
)
def test_categories_of_badugis(cards, category):
    """By how many cards play."""
    assert play(BADUGI, cards).category == category


@pytest.mark.parametrize(
    ("ranking", "name"),
    [
        (high_of(3), "high_of_3"),
        (high_of(3, straights=True), "high_of_3_with_straights"),
        (low_of(3), "low_of_3"),
        (low_of(3, ace_low=False), "low_of_3_ace_high"),
        (HighestOfSuit("s"), "highest_spade"),
        (LowestOfSuit("d"), "lowest_diamond"),
        (LowestOfSuit("d", ace_low=True), "lowest_diamond_ace_low"),
        (GivenCard("Qs"), "holds_Qs"),
    ],
)
def test_names(ranking, name):
    """As a caller writes them."""
    assert ranking.name == name


def test_rankings_go_by_their_names():
    """The plain ones are found by the name that they give themselves."""
    assert {name: ranking.name for name, ranking in RANKINGS.items()} == {
        name: name for name in RANKINGS
    }
    assert set(HIGHS) == {"standard_high", "canadian_high", "short_deck_high", "mexican_high"}
    assert set(LOWS) == {"ace_to_six", "ace_to_five", "deuce_to_seven"}


@pytest.mark.parametrize(
    ("cards", "above"),
    [
        ("AsAhKdKc", False),
        ("AsAhAdKc", True),
        ("AsKsQsJs", True),
        ("AsAhKdQc", False),
        ("2s2h2d2c", True),
    ],
)
def test_above_two_pair_of_four_cards(cards, above):
    """By the order of four cards, in which a flush is lower than trips."""
    four = high_of(4, straights=True)
    assert four.above(play(four, cards).strength, "two_pair") == above
    assert not four.above(play(four, cards).strength, "full_house")


def test_a_hand_that_is_none_still_holds_its_cards():
    """They were there to choose from."""
    for ranking in (HighestOfSuit("s"), GivenCard("Qs"), high_of(5), low_of(5), BADUGI):
        hand = play(ranking, "AhKh") if ranking is not BADUGI else play(ranking, "")
        assert not hand.qualifies
        assert (hand.five, hand.wild) == ((), {})
        assert hand.held == (read_cards("AhKh") if ranking is not BADUGI else ())


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"aim": "best"}, "“aim” is one of most, least and nearest, not “best”"),
        ({"aim": "most", "over": "x"}, "“over” is one of counts, loses and left_out, not “x”"),
        ({"aim": "most", "level": "x"}, "“level” is one of under, over and tie, not “x”"),
        ({"aim": "most", "values": {"X": 1}}, "“X” is not a rank"),
        ({"aim": "most", "values": {"A": (1, 2, 3)}}, "a rank has one to 2 values"),
        (
            {"aim": "nearest", "target": 50.5},
            "points are whole or half numbers from 0 to 50, not 50.5",
        ),
    ],
)
def test_why_points_cannot_be_meant(facts, says):
    """In words that name what was given."""
    with pytest.raises(ValueError, match="^" + says.replace(".", r"\.")):
        Points("x", **facts)


@pytest.mark.parametrize("target", [0, 0.5, 50])
def test_targets_that_can_be_meant(target):
    """Both ends, and halves."""
    assert Points("x", "nearest", target).target == target


@pytest.mark.parametrize("size", [0, 8])
def test_why_a_size_cannot_be_meant(size):
    """One to seven cards."""
    for ranking in (high_of, low_of):
        with pytest.raises(ValueError, match=f"has 1 to 7 cards, not {size}$"):
            ranking(size)
    with pytest.raises(ValueError, match="only hands of three or four cards"):
        high_of(5, straights=True)


@pytest.mark.parametrize(
    ("cards", "name"),
    [("KsKhQdJcJs", "0 points"), ("As2hKdKcKs", "3 points"), ("TsThTdTc9s", "49 points")],
)
def test_the_least_points_by_name(cards, name):
    """As many as the cards count."""
    assert play(RANKINGS["least_points"], cards).name == name


def test_every_ready_made_ranking():
    """By name, none more and none fewer: hands of five have names of their own."""
    sizes = (1, 2, 3, 4, 6, 7)
    suits = ("club", "diamond", "heart", "spade")
    assert set(RANKINGS) == {
        *HIGHS,
        *LOWS,
        *("badugi", "badugi_ace_high", "high_badugi"),
        *(f"high_of_{size}" for size in sizes),
        *("high_of_3_with_straights", "high_of_4_with_straights"),
        *(f"low_of_{size}{ace}" for size in sizes for ace in ("", "_ace_high")),
        *("most_points", "least_points", "points_21", "nearest_7", "nearest_27"),
        *(f"highest_{suit}" for suit in suits),
        *(f"lowest_{suit}{ace}" for suit in suits for ace in ("", "_ace_low")),
        *(f"holds_{card}" for card in NAMES[:52]),
    }


def test_an_unknown_ranking_is_quoted():
    """Up to forty characters."""
    for name, shown in (("ŋ" * 40, "ŋ" * 40), ("ŋ" * 41, "ŋ" * 40 + "…")):
        with pytest.raises(ValueError, match=f"^there is no ranking “{shown}”$"):
            ranking_of(name)
    with pytest.raises(ValueError, match="did you mean standard_high"):
        ranking_of("standard_hihg")


@pytest.mark.parametrize(("aim", "says"), [("most", "25 points"), ("least", "5 points")])
def test_a_card_of_two_numbers_counts_the_better_one(aim, says):
    """An ace of one or eleven: two aces and a three."""
    ranking = Points("x", aim, values={"A": (1, 11), "3": 3})
    hand = play(ranking, "AsAh3d")
    assert (hand.name, hand.wild) == (says, {})
