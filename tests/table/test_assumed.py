"""What the settlement assumed: every open house rule, whether it matters, and what else it pays."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.table.table_talk import assumed, mattered, payouts, settled

DEAD_SEVEN = {1: "KcKdJhTs9c high", 2: "7d5s3s2sAd low", 3: "7c6d5h4s3c both"}
ALL_BOTH = {1: "7c5d4h3s2c both", 2: "9c9d9h8s8d both"}
A5 = {"low_ranking": "ace_to_five"}
ROYAL = "AsKsQsJsTs"
SAME_BOTH_WAYS = {1: "Ac2cKcJh", 2: "Ad2dKdTh"}
OMAHA_BOARD = "3c4d8hKsQs"


class TestFiveOfAKind:
    """OPR-605 leaves its rank to the group."""

    def test_against_a_straight_flush(self):
        """Five sixes against queen high: where they rank lower, or do not count, the queen wins."""
        players = {1: "AcAdAhAs6h", 2: "QsJsTs9s8s"}
        assert mattered("low-die", players, pot=10) == {
            "five_of_a_kind": {
                "below_straight_flush": {1: 0, 2: 10},
                "not_counted": {1: 0, 2: 10},
            }
        }

    def test_against_a_natural_royal_flush(self):
        """The royal flush wins by every custom but the first."""
        assert mattered("low-die", {1: "AcAdAh6d6h", 2: ROYAL}, pot=10) == {
            "five_of_a_kind": {
                "below_natural_royal": {1: 0, 2: 10},
                "below_straight_flush": {1: 0, 2: 10},
                "not_counted": {1: 0, 2: 10},
            }
        }

    def test_against_a_full_house(self):
        """Nobody needs to know: the cards win anyway."""
        assert mattered("low-die", {1: "AcAdAh6d6h", 2: "KsKhKd9c9d"}, pot=10) == {}

    def test_against_four_of_a_kind(self):
        """Not counted, five sixes are four sixes, and four kings win."""
        assert mattered("low-die", {1: "AcAdAh6d6h", 2: "KsKhKdKc9d"}, pot=10) == {
            "five_of_a_kind": {"not_counted": {1: 0, 2: 10}}
        }


class TestDoubleAceFlush:
    """Whether a wild card may be a second ace in a flush."""

    def test_it_matters(self):
        """A-K-Q-9-5 loses to A-K-Q-T-3; with two aces it wins."""
        players = {1: "2c5hAhKh9h", 2: "AsKsQsTs3s"}
        assert mattered("low-die", players, pot=10) == {"double_ace_flush": {"true": {1: 10, 2: 0}}}
        assert payouts("low-die", players, pot=10, double_ace_flush="true") == {1: 10, 2: 0}

    def test_it_does_not(self):
        """The flush is the best hand in any case."""
        assert mattered("low-die", {1: "2c5hAhKh9h", 2: "QsQcQdTs3s"}, pot=10) == {}


class TestNaturalBeatsWild:
    """Whether of equal high hands the one with fewer wild cards wins."""

    PAIRS: ClassVar = {1: "2c5hKd9s8h", 2: "KcKs9d8d5c"}

    def test_it_matters(self):
        """A pair of kings with a wild card against two natural kings."""
        assert mattered("low-die", self.PAIRS, pot=10) == {
            "natural_beats_wild": {"true": {1: 0, 2: 10}}
        }

    def test_it_decides(self):
        """Set, it is no longer assumed."""
        found = assumed("low-die", self.PAIRS, pot=10, natural_beats_wild="true")
        assert "natural_beats_wild" not in found
        assert payouts("low-die", self.PAIRS, pot=10, natural_beats_wild="true") == {1: 0, 2: 10}

    def test_same_number_of_wild_cards(self):
        """One each: the pot is split by either custom."""
        assert mattered("low-die", {1: "2c5hKd9s8h", 2: "2dKs9d8d5c"}, pot=10) == {}

    def test_wild_card_that_plays_as_printed(self):
        """Seat 1's two is wild and plays as the two that it is: nobody is more natural."""
        players = {1: "AcKdQhJs2s", 2: "AdKhQsJc9d"}
        assert mattered("deuces-wild-draw", players, pot=10) == {}
        low_straight = {1: "Ac2s3h4d5c", 2: "Ad2c3c4c5d"}
        assert mattered("deuces-wild-draw", low_straight, pot=10) == {}


class TestLowestDownAce:
    """Dakota 1.3(d)."""

    def test_it_matters(self):
        """Ace high, the queen is wild and makes three kings; ace low, the ace makes three, too.

        But then the queen stays a kicker, below the ace.
        """
        players = {1: "AcKdQh/Ks8d7c2h high", 2: "KcKh3d/Ah7s6s4d high"}
        assert mattered("dakota", players, pot=10) == {"lowest_down_ace": {"low": {1: 0, 2: 10}}}

    def test_no_ace_down(self):
        """Then nobody asks."""
        assert (
            mattered("dakota", {1: "2c9hKd/KsQs3h4h high", 2: "Kc5h6d/7s8s2hAd low"}, pot=10) == {}
        )


class TestOddChip:
    """Between hands that tie."""

    def test_it_matters(self):
        """Left of the button it is seat 1; by suit seat 2 has the ace of diamonds."""
        assert mattered("draw-high", {1: "AcKd9h5s3c", 2: "AdKh9s5c3d"}, pot=101, button=2) == {
            "odd_chip": {
                "high_card_by_suit": {1: 50, 2: 51},
                "high_card_by_suit_all": {1: 50, 2: 51},
            }
        }

    def test_two_customs_agree(self):
        """The button favours seat 2 as well."""
        assert mattered("draw-high", {1: "AcKd9h5s3c", 2: "AdKh9s5c3d"}, pot=101, button=1) == {}

    def test_nothing_odd(self):
        """An even pot asks nobody."""
        assert mattered("draw-high", {1: "AcKd9h5s3c", 2: "AdKh9s5c3d"}, pot=100) == {}

    def test_other_custom_needs_the_button(self):
        """By suit seat 2 is paid; what the button would pay cannot be said without it."""
        players = {1: "KdQhAc/2d3h4s6h", 2: "KhQsAs/2c3d4h6c"}
        assert mattered("razz", players, pot=101) == {"odd_chip": {"left_of_button": None}}


class TestQuarteredOddChip:
    """Open in Draw-Deucey, settled where the documents give the odd chip to high."""

    PLAYERS: ClassVar = {1: "KsKhKd9c8h", 2: "8c6d4h3s2c", 3: "8d6h4s3c2d"}

    def test_it_matters(self):
        """47: high 24 and the lows 12 and 11, or 23, 12 and 12."""
        assert mattered("draw-deucey", self.PLAYERS, pot=47, button=1)["quartered_odd_chip"] == {
            "low": {1: 23, 2: 12, 3: 12}
        }

    def test_it_does_not(self):
        """48 halves without an odd chip."""
        assert mattered("draw-deucey", self.PLAYERS, pot=48) == {}

    def test_low_is_not_shared(self):
        """One high, one low: the odd chip is high's by either custom."""
        players = {1: "KsKhKd9c8h", 2: "8c6d4h3s2c", 3: "9d6h4s3c2d"}
        assert mattered("draw-deucey", players, pot=47) == {}

    @pytest.mark.parametrize("variant", ["dakota", "high-low-draw", "seven-card-high-low-stud"])
    def test_settled_by_the_document(self, variant):
        """Never among what was assumed."""
        sole = {1: "", 2: "folded"}
        assert "quartered_odd_chip" not in assumed(variant, sole, pot=3)


class TestSameHandsBothWays:
    """Evenly at once, or half by half."""

    def test_it_matters(self):
        """66: 33 and 33, or 34 and 32."""
        found = mattered("omaha-hi-lo", SAME_BOTH_WAYS, pot=66, button=2, board=OMAHA_BOARD)
        assert found == {"same_hands_both_ways": {"halves": {1: 34, 2: 32}}}

    def test_it_does_not(self):
        """67: 34 and 33 by either custom."""
        found = mattered("omaha-hi-lo", SAME_BOTH_WAYS, pot=67, button=2, board=OMAHA_BOARD)
        assert "same_hands_both_ways" not in found

    def test_unknown_without_the_button(self):
        """Half by half there are odd chips, and nobody said where the button is."""
        found = mattered("omaha-hi-lo", SAME_BOTH_WAYS, pot=66, board=OMAHA_BOARD)
        assert found == {"same_hands_both_ways": {"halves": None}}


class TestFailedBoth:
    """The half of a dead both-hand."""

    def test_it_matters(self):
        """The next best high, or the low that beat him."""
        assert mattered("high-low-draw", DEAD_SEVEN, pot=100, **A5) == {
            "failed_both": {"conqueror_takes_it": {1: 0, 2: 100, 3: 0}}
        }

    def test_asked_the_other_way_round(self):
        """Set, it is not assumed."""
        found = assumed(
            "high-low-draw", DEAD_SEVEN, pot=100, failed_both="conqueror_takes_it", **A5
        )
        assert "failed_both" not in found

    def test_dead_hand_was_best_nowhere(self):
        """Aces up are better than the dead hand, so that nothing has to be given away."""
        players = {**DEAD_SEVEN, 1: "KcKdKhTs9c high", 3: "9d9h8s6c2c both"}
        assert mattered("high-low-draw", players, pot=100, **A5) == {}


class TestNobodyWins:
    """Everybody declared both and failed."""

    def test_it_matters(self):
        """Split, or left for the next deal."""
        assert mattered("high-low-draw", ALL_BOTH, pot=100, **A5) == {
            "nobody_wins": {"carry": {1: 0, 2: 0}}
        }

    def test_somebody_wins(self):
        """A live high declarer takes it all."""
        players = {**ALL_BOTH, 3: "KcQdJhTs8c high"}
        assert mattered("high-low-draw", players, pot=100, **A5) == {}


class TestLowWild:
    """Open for jokers only."""

    PLAYERS: ClassVar = {1: "4c3d2hAsJk low", 2: "6s4s3s2dAd low"}

    def test_it_matters(self):
        """A second low ace wins; as the lowest missing card, the six, it ties."""
        found = mattered("draw-high", self.PLAYERS, pot=100, high_low=True, joker="wild")
        assert found == {"low_wild": {"lowest_missing": {1: 50, 2: 50}, "natural": {1: 50, 2: 50}}}

    def test_it_does_not(self):
        """The joker as a low ace or as the missing ace: the same hand."""
        players = {1: "6c4c3d2hJk low", 2: "7s5s4s2dAd low"}
        assert mattered("draw-high", players, pot=100, high_low=True, joker="wild") == {}

    def test_settled_for_other_wild_cards(self):
        """High-Low says what a wild card is in a low hand."""
        players = {1: "5c4d3hAs2c low", 2: "6d4h3sAd5d low"}
        assert "low_wild" not in assumed("deuces-wild-draw", players, pot=10, high_low=True)


class TestListed:
    """Which rules are listed at all."""

    KINGS_FULL, FOUR_SIXES = "KsKhKd9c9d", "Ac6h5d2s2d"

    def test_every_open_rule(self):
        """All that the documents leave open for the game, whether they matter or not."""
        assert set(assumed("low-die", {1: self.FOUR_SIXES, 2: self.KINGS_FULL}, pot=1)) == {
            "five_of_a_kind",
            "double_ace_flush",
            "natural_beats_wild",
            "odd_chip",
        }
        assert set(assumed("draw-high", {1: self.FOUR_SIXES, 2: self.KINGS_FULL}, pot=1)) == {
            "joker",
            "openers",
            "five_of_a_kind",
            "double_ace_flush",
            "natural_beats_wild",
            "odd_chip",
        }
        assert set(assumed("dakota", {1: "", 2: "folded"}, pot=1)) == {
            "five_of_a_kind",
            "double_ace_flush",
            "natural_beats_wild",
            "lowest_down_ace",
            "odd_chip",
            "failed_both",
            "nobody_wins",
            "same_hands_both_ways",
        }
        assert set(assumed("draw-deucey", {1: "", 2: "folded"}, pot=1)) == {
            "odd_chip",
            "quartered_odd_chip",
            "same_hands_both_ways",
        }

    def test_high_low_adds_its_own(self):
        """The rules that only concern high-low are assumed only where it is played."""
        one_way = set(assumed("low-die", {1: "", 2: "folded"}, pot=1))
        both_ways = set(assumed("low-die", {1: "", 2: "folded"}, pot=1, high_low=True))
        assert both_ways - one_way == {"failed_both", "nobody_wins", "same_hands_both_ways"}

    def test_set_rules_are_not_listed(self):
        """What the question set was not assumed, even where it set the default."""
        found = assumed("low-die", {1: "", 2: "folded"}, pot=1, odd_chip="left_of_button")
        assert "odd_chip" not in found
        assert "five_of_a_kind" in found

    def test_values_are_told(self):
        """The value in force stands beside each rule."""
        found = settled("dakota", {1: "", 2: "folded"}, pot=1)
        values = {one.rule: one.value for one in found.assumed}
        assert values["odd_chip"] == "high_card_by_suit"
        assert values["lowest_down_ace"] == "high"

    def test_openers_move_no_chips(self):
        """Who may open is listed and never matters."""
        found = assumed("draw-high", {1: self.FOUR_SIXES, 2: self.KINGS_FULL}, pot=1)
        assert found["openers"] == found["joker"] == {}

    def test_two_rules_each_by_itself(self):
        """Every rule is turned alone, the others as they are."""
        players = {1: "2c5hKd9s8h", 2: "KcKs9d8d5c"}
        assert mattered("low-die", players, pot=101, button=2) == {
            "natural_beats_wild": {"true": {1: 0, 2: 101}},
            "odd_chip": {
                "high_card_by_suit": {1: 50, 2: 51},
                "high_card_by_suit_all": {1: 50, 2: 51},
            },
        }
