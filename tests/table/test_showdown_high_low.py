"""Showdowns for high and low, told by the rule documents."""

from __future__ import annotations

import pytest

from dealerapi.cards import written
from tests.table.table_talk import payouts, refused, settled, wild


class TestHighLow:
    """High-Low Poker (Diagram, 1979), played as five-card draw and as stud."""

    HIGH, LOW = "KcKdJhTs9c", "7d5s3s2sAd"

    def test_highest_and_lowest_divide_the_pool(self):
        """High and low each take half."""
        assert payouts(
            "high-low-draw", {1: f"{self.HIGH} high", 2: f"{self.LOW} low"}, pot=100
        ) == {
            1: 50,
            2: 50,
        }

    def test_odd_chips_go_to_the_highest_hand(self):
        """An exact division is impossible: high has the odd chip."""
        assert payouts(
            "high-low-draw", {1: f"{self.HIGH} high", 2: f"{self.LOW} low"}, pot=101
        ) == {
            1: 51,
            2: 50,
        }

    def test_nobody_wins_what_he_did_not_declare(self):
        """Seat 1 holds the lower hand, too, but declared high: the low half is seat 2's."""
        assert payouts("high-low-draw", {1: "Ac9h7d5s3c high", 2: "KdTh8s6c4d low"}, pot=100) == {
            1: 50,
            2: 50,
        }

    def test_highest_card_first_then_the_next(self):
        """Nine-seven is lower than nine-eight, whatever follows."""
        assert payouts(
            "high-low-draw",
            {1: "9s7d6h5s4c low", 2: "9d8h4s3c2d low", 3: f"{self.HIGH} high"},
            pot=100,
        ) == {1: 50, 2: 0, 3: 50}

    def test_wheel_is_a_straight_so_six_four_is_the_lowest(self):
        """6-4-3-2-A wins low against 5-4-3-2-A, which is a straight."""
        assert payouts(
            "high-low-draw",
            {1: "6c4d3h2sAc low", 2: "5d4h3s2cAd low", 3: f"{self.HIGH} high"},
            pot=100,
        ) == {1: 50, 2: 0, 3: 50}

    def test_six_four_in_one_suit_is_a_flush(self):
        """The lowest hand needs different suits."""
        assert payouts(
            "high-low-draw",
            {1: "6c4c3c2cAc low", 2: "KdQhTs9c8d low", 3: "KcKhJhTc9h high"},
            pot=100,
        ) == {1: 0, 2: 50, 3: 50}

    def test_king_queen_jack_ten_ace_is_king_high(self):
        """With the ace low, K-Q-J-T-A is no straight: it loses to queen high and beats a pair."""
        both_lows = {1: "KcQdJhTsAc low", 3: "9c9d8h8s3c high"}
        assert payouts("high-low-draw", {**both_lows, 2: "2c2d4h5s6c low"}, pot=2)[1] == 1
        assert payouts("high-low-draw", {**both_lows, 2: "QcJd9h8d6c low"}, pot=2)[1] == 0

    def test_wild_card_is_a_low_ace_that_pairs_no_ace(self):
        """4-3-2-A and a wild card is the lowest hand of all."""
        assert payouts(
            "deuces-wild-draw",
            {1: "5c4d3hAs2c low", 2: "6d4h3sAd5d low", 3: "KcKdKhKs9c high"},
            pot=100,
            high_low=True,
        ) == {1: 50, 2: 0, 3: 50}
        found = settled(
            "draw-high",
            {1: "4c3d2hAsJk low", 2: "6d4h3s2cAd low"},
            pot=2,
            high_low=True,
            joker="wild",
        )
        assert dict(found.payouts) == {1: 2, 2: 0}
        assert found.hands[1].worths["low"].ranks == (4, 3, 2, 1, 1)

    def test_wild_card_makes_the_lower_of_ace_and_any_other_card(self):
        """5-4-3-2 and a wild card: the ace would be a straight, so it is 7-5-4-3-2."""
        found = settled(
            "draw-high",
            {1: "5c4d3h2sJk low", 2: "7d5h4s3c2d low"},
            pot=2,
            high_low=True,
            joker="wild",
        )
        assert dict(found.payouts) == {1: 1, 2: 1}

    def test_both_with_five_cards(self):
        """Five cards may be declared both ways: king high wins the high, and the low with it."""
        assert payouts(
            "high-low-draw",
            {1: "Kc5d4h3s2c both", 2: "KdQh9s8c6d low", 3: "QcJd9h8d7s high"},
            pot=9,
        ) == {1: 9, 2: 0, 3: 0}

    def test_different_fives_of_seven_both_ways(self):
        """Kings full for high and 7-5-4-2-A for low from the same seven cards."""
        assert payouts(
            "seven-card-high-low-stud",
            {
                1: "AcAdKc/7h5s4c2d both",
                2: "QcQdJc/Th9s6c3d high",
                3: "8c8d7c/6h5d3s2c low",
            },
            pot=100,
        ) == {1: 100, 2: 0, 3: 0}

    def test_tie_each_way_is_enough(self):
        """Seat 3 ties the high and wins the low alone: three quarters."""
        assert payouts(
            "high-low-draw",
            {1: "7h6s5c4d3d high", 2: "8h6h5s4h2c low", 3: "7c6d5h4s3c both"},
            pot=100,
            low_ranking="ace_to_five",
        ) == {1: 25, 2: 0, 3: 75}

    def test_all_declared_the_same_way(self):
        """Everybody low: the lowest takes the whole pool."""
        assert payouts("high-low-draw", {1: "9c7d6h5s4c low", 2: "9d8h4s3c2d low"}, pot=101) == {
            1: 101,
            2: 0,
        }


class TestDakota:
    """Dakota Rules."""

    KINGS = "2c9hKd/KsQs3h4h"
    LOW = "Ac5h6d/7s8s2h3d"

    def test_high_and_low_divide_and_the_odd_chip_is_high_s(self):
        """1001 chips: 501 to high, 500 to low."""
        assert payouts("dakota", {1: f"{self.KINGS} high", 2: f"{self.LOW} low"}, pot=1001) == {
            1: 501,
            2: 500,
        }

    def test_lowest_card_down_and_its_rank_are_wild(self):
        """The four face down makes the four face up wild, too."""
        assert wild("dakota", "Ah4c9d/4d9sKsQh") == ["4c", "4d"]

    def test_card_face_up_is_not_looked_at(self):
        """A two face up is not the lowest card down."""
        assert wild("dakota", "Ah4c9d/2d9sKsQh") == ["4c"]

    def test_lower_seventh_card_face_down_changes_what_is_wild(self):
        """1.3(c): a three comes last and face down; the four and its partner are natural now."""
        assert wild("dakota", "Ah4c3d/4d9sKsQh") == ["3d"]

    def test_bought_card_is_face_up_and_changes_nothing(self):
        """With the option the three lies face up; the four stays lowest."""
        assert wild("dakota", "Ah4c/3d4d9sKsQh") == ["4c", "4d"]

    def test_wild_cards_are_each_player_s_own(self):
        """1.3(b): seat 1's wild fours are plain fours to seat 2."""
        found = settled("dakota", {1: "Ah4c9d/4d9sKsQh high", 2: "5c7dJh/4h4sTcAd high"}, pot=2)
        assert written(found.hands[2].wild_cards) == ["5c"]

    def test_wild_cards_are_natural_for_low(self):
        """1.3(a): a wild two is a two in the low, which is no better for it."""
        found = settled("dakota", {1: "2cKdKh/7s5h4d3c both", 2: "8c9dJh/QcTs7h5s low"}, pot=2)
        assert found.hands[1].worths["low"].ranks == (7, 5, 4, 3, 2)

    def test_wheel_is_the_best_low(self):
        """Ace to five: the straight does not count against it."""
        assert payouts("dakota", {1: "5c4d3h/2sAcKhKd low", 2: "6c4h3s/2dAdQhQd low"}, pot=10) == {
            1: 10,
            2: 0,
        }

    def test_nobody_declares_low(self):
        """High takes the whole pot."""
        assert payouts("dakota", {1: f"{self.KINGS} high", 2: f"{self.LOW} high"}, pot=101) == {
            1: 101,
            2: 0,
        }

    def test_failing_on_either_side_wins_nothing(self):
        """Seat 1 is best high but loses low: the next best high and the low share."""
        assert payouts(
            "dakota",
            {
                1: "2c9hKd/KsKhKc4h both",
                2: f"{self.LOW} low",
                3: "8c8dJh/JcTs9d7c high",
            },
            pot=1001,
        ) == {1: 0, 2: 500, 3: 501}

    def test_ace_face_down_is_high_unless_the_dealer_says_low(self):
        """1.3(d): announced before the deal."""
        assert wild("dakota", "Ah4c9d/AdKs7sQh") == ["4c"]
        assert wild("dakota", "Ah4c9d/AdKs7sQh", lowest_down_ace="low") == ["Ah", "Ad"]

    def test_hand_without_faces_is_refused(self):
        """The wild card cannot be known without them."""
        assert refused("dakota", {1: "2c9hKdKsQs3h4h high", 2: f"{self.LOW} low"}, pot=2) == [
            ("players/0/cards", "faces_needed")
        ]

    def test_four_cards_down_is_refused(self):
        """Three down and four up, or two and five."""
        assert refused("dakota", {1: "2c9hKdKs/Qs3h4h high", 2: f"{self.LOW} low"}, pot=2) == [
            ("players/0/cards", "wrong_faces")
        ]


class TestDrawDeucey:
    """Draw-Deucey: cards speak, low of jack or lower."""

    NUTS = "2s3c4h5d7s"

    def test_both_sides_qualify(self):
        """The best high hand and the best low halve the pot."""
        assert payouts(
            "draw-deucey", {1: self.NUTS, 2: "KsKhKd9c8c", 3: "8s6h4s3s2c"}, pot=100
        ) == {
            1: 50,
            2: 50,
            3: 0,
        }

    def test_nobody_qualifies_for_low(self):
        """High takes the entire pot: a pair, a flush and an ace are no lows."""
        assert payouts(
            "draw-deucey", {1: "KsKhKd9c8c", 2: "8s6s4s3s2s", 3: "8h4c3c2cAh"}, pot=100
        ) == {
            1: 0,
            2: 100,
            3: 0,
        }

    @pytest.mark.parametrize(
        "hand", ["Qc8d6h4s2c", "6d5h4s3c2d", "8s6s4s3s2s", "5c5d4h3s2c", "Ah5d4h3s2c"]
    )
    def test_what_does_not_qualify(self, hand):
        """A queen, a straight, a flush, a pair, an ace: against them any jack has the low half."""
        assert payouts("draw-deucey", {1: "JdTh9c8c6c", 2: hand}, pot=2)[1] >= 1

    def test_second_card_decides(self):
        """8-5-4-3-2 beats 8-6-4-3-2."""
        assert payouts(
            "draw-deucey", {1: "8c5d4h3s2c", 2: "8d6h4s3c2d", 3: "KsKhKd9c8h"}, pot=100
        ) == {1: 50, 2: 0, 3: 50}

    def test_wheel_is_ace_high_here(self):
        """5-4-3-2-A is no straight and no low."""
        found = settled("draw-deucey", {1: "5c4d3h2sAc", 2: "7d5h4s3c2d"}, pot=2)
        assert not found.hands[1].worths["low"].qualifies

    def test_declaring_is_refused(self):
        """Cards speak."""
        assert refused("draw-deucey", {1: f"{self.NUTS} low", 2: "KsKhKd9c8c"}, pot=2) == [
            ("players/0/declare", "not_declared")
        ]
