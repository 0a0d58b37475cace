"""Hands that count points: Dramaha 49, 21 and Zero, 7/27, twenty-one."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

import pytest

from dealerapi.ranking import HALF_FACES, RANKINGS, Points
from tests.ranking_blocks.held import beats, dealt, five, play, ties

MOST, LEAST = RANKINGS["most_points"], RANKINGS["least_points"]
POINTS_21 = RANKINGS["points_21"]
NEAREST_7, NEAREST_27 = RANKINGS["nearest_7"], RANKINGS["nearest_27"]


def test_the_target_may_be_left_out():
    """Then it is none."""
    nearest = Points("nearest", "nearest")
    assert beats(nearest, "KsQhJdKcQs", "KsQhJdKcAs", "KsQhJdKc2s")


class TestDramaha:
    def test_49_is_the_most(self):
        """T-T-T-T-9 counts 49; face cards count nothing and an ace one."""
        assert play(MOST, "TsThTdTc9s").name == "49 points"
        assert play(MOST, "KsQhJdAc9s").name == "10 points"
        assert play(MOST, "KsQhJdAcKc").name == "1 point"
        assert beats(MOST, "TsThTdTc9s", "TsThTdTc8s", "KsKhKdKcQs")

    def test_zero_is_the_least(self):
        """Five face cards are the best of Dramaha Zero, and T-T-T-T-9 the worst."""
        assert play(LEAST, "KsKhQdJcJs").name == "0 points"
        assert beats(LEAST, "KsKhQdJcJs", "KsKhQdJcAs", "TsThTdTc9s")

    @pytest.mark.parametrize(
        ("cards", "name"),
        [
            ("AsKhQdTcTs", "21 points with 5 cards"),
            ("AsQhTd6c4s", "21 points with 5 cards"),
            ("KsThTd8c6s", "20 points with 3 cards"),
            ("9s8h7d6c5s", "21 points with 3 cards"),
        ],
    )
    def test_21_as_the_barge_rulebook_counts(self, cards, name):
        """Cards that would go over 21 are left out, and more cards break ties."""
        assert play(POINTS_21, cards).name == name

    def test_21_ties_are_broken_by_cards(self):
        """A 21 of five cards beats a 21 of three, which beats any 20."""
        assert beats(POINTS_21, "AsKhQdTcTs", "9s8h7d6c5s", "KsThTd8c6s")

    def test_21_shows_the_cards_that_count(self):
        """K-T-T-8-6: the eight and the six are not part of the hand."""
        assert sorted(five(play(POINTS_21, "KsThTd8c6s")).split()) == ["Ks", "Td", "Th"]


class TestSevenTwentySeven:
    def test_a_five_and_two_aces_are_both(self):
        """5-A-A counts 7 and 27."""
        assert play(NEAREST_7, "5sAhAd").name == "7 points"
        assert play(NEAREST_27, "5sAhAd").name == "27 points"

    def test_faces_are_half_a_point(self):
        """6-K is 6½."""
        assert play(NEAREST_7, "6sKh").name == "6½ points"
        assert play(NEAREST_7, "Kh").name == "½ point"

    def test_of_equal_distance_the_lower_wins(self):
        """6½ beats 7½; 7½ beats 6."""
        assert beats(NEAREST_7, "7s", "6sKh", "7sKh", "6s", "8s")

    def test_a_house_may_have_it_otherwise(self):
        """Where over wins 8 beats 6; where they tie, both are one point away."""
        over = Points("x", "nearest", 7, HALF_FACES, level="over")
        tie = Points("x", "nearest", 7, HALF_FACES, level="tie")
        assert beats(over, "7s", "7sKh", "6sKh", "8s", "6s")
        assert ties(tie, "8s", "6s")
        assert play(tie, "8s").name == "1 point from 7"
        assert play(over, "6s").name == "6 points"

    def test_an_ace_counts_as_serves_each_side(self):
        """A-6 is 7; A-T-6 is 27, and 17 would be nearer to neither."""
        assert play(NEAREST_7, "As6h").name == "7 points"
        assert play(NEAREST_27, "AsTh6d").name == "27 points"

    @pytest.mark.parametrize("target", [7, 27])
    def test_against_trying_every_ace(self, target):
        """The nearest of all ways to count the aces."""
        ranking = RANKINGS[f"nearest_{target}"]
        for hand in dealt(4, 300, seed=target):
            ways = product(*((1, 11) if card[0] == "A" else (_points(card),) for card in hand))
            total = min((sum(way) for way in ways), key=lambda one: (abs(one - target), one))
            whole, half = divmod(total, 1)
            said = f"{int(whole) or ''}½" if half else f"{int(whole)}"
            assert play(ranking, "".join(hand)).name.split()[0] == said


def _points(card: str) -> float:
    return 0.5 if card[0] in "JQK" else "?A23456789T".index(card[0])


class TestGoingOver:
    JACK: ClassVar = {
        **dict.fromkeys("TJQK", 10),
        **{str(n): n for n in range(2, 10)},
        "A": (1, 11),
    }

    def test_over_21_loses(self):
        """K-Q-2 is bust; A-K is 21, and so is A-K-Q."""
        ranking = Points("twenty_one", "nearest", 21, self.JACK, over="loses")
        bust = play(ranking, "KsQh2d")
        assert (bust.qualifies, bust.category, bust.name) == (False, "over", "22 points, over 21")
        assert play(ranking, "AsKh").name == play(ranking, "AsKhQd").name == "21 points"

    def test_an_ace_never_busts_a_hand_that_need_not_be(self):
        """A-9-8: 18 and in, rather than 28 and out; K-5-A is 16, not 26."""
        ranking = Points("twenty_one", "nearest", 21, self.JACK, over="loses")
        assert play(ranking, "As9h8d").name == "18 points"
        assert play(ranking, "KsAh5d").qualifies


class TestBounds:
    @pytest.mark.parametrize(
        "facts",
        [
            {"aim": "best"},
            {"aim": "nearest", "target": 51},
            {"aim": "nearest", "target": 7.25},
            {"aim": "most", "values": {"A": (1, 5, 11)}},
            {"aim": "most", "values": {"A": ()}},
            {"aim": "most", "values": {"A": -1}},
            {"aim": "most", "values": {"X": 1}},
            {"aim": "nearest", "over": "whatever"},
            {"aim": "nearest", "level": "whatever"},
        ],
    )
    def test_what_cannot_be_meant(self, facts):
        """Values, targets and words outside their bounds are refused with a reason."""
        with pytest.raises(ValueError, match=r"."):
            Points("x", **facts)

    def test_the_joker_counts_nothing(self):
        """It has no number; and wild cards count as printed."""
        assert play(MOST, "9sJk", wild="Jk").name == "9 points"
        assert play(MOST, "9s2h", wild="2h").name == "11 points"

    def test_no_cards(self):
        """Without any card there is nothing to count."""
        assert not play(MOST, "").qualifies
