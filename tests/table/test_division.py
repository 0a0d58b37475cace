"""Odd chips: between high and low, and between hands that tie."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.table.table_talk import NO_BUTTON, TWINS, payouts, refused, settled, tied


class TestLeftOfButton:
    """Button games: clockwise from the left of the button, at most one odd chip each."""

    def test_two_tied(self):
        """101 between seats 1 and 2 with the button behind them."""
        assert payouts("draw-high", tied(1, 2), pot=101, button=8) == {1: 51, 2: 50}

    def test_small_and_big_blind(self):
        """25 between the blinds: the small blind sits first."""
        assert payouts("draw-high", tied(4, 5), pot=25, button=3) == {4: 13, 5: 12}

    def test_three_tied_one_odd_chip(self):
        """100 by three: 34, 33, 33."""
        assert payouts("draw-high", tied(1, 2, 3), pot=100, button=3) == {1: 34, 2: 33, 3: 33}

    def test_three_tied_two_odd_chips(self):
        """101 by three: 34, 34, 33."""
        assert payouts("draw-high", tied(1, 2, 3), pot=101, button=3) == {1: 34, 2: 34, 3: 33}

    def test_button_itself_is_last(self):
        """With the button in seat 1 the order is 2, 3, 1."""
        assert payouts("draw-high", tied(1, 2, 3), pot=101, button=1) == {1: 33, 2: 34, 3: 34}

    def test_seats_wrap(self):
        """With the button in seat 7 of 3, 7 and 9 the order is 9, 3, 7."""
        assert payouts("draw-high", tied(3, 7, 9), pot=100, button=7) == {3: 33, 7: 33, 9: 34}
        assert payouts("draw-high", tied(3, 7, 9), pot=101, button=7) == {3: 34, 7: 33, 9: 34}

    def test_button_in_an_empty_seat(self):
        """Seat 5 is empty; the next seat clockwise of it is 7."""
        assert payouts("draw-high", tied(3, 7, 9), pot=100, button=5) == {3: 33, 7: 34, 9: 33}

    def test_order_of_entry_does_not_count(self):
        """The players may be told in any order."""
        assert payouts("draw-high", tied(9, 3, 7), pot=100, button=7) == {3: 33, 7: 33, 9: 34}

    def test_folded_players_are_passed_over(self):
        """The odd chip goes to the first winner, not to the first seat."""
        players = {**tied(3, 4), 2: "folded", 1: "QcQd9d5h2h folded"}
        assert payouts("draw-high", players, pot=101, button=1)[3] == 51

    def test_each_pot_has_its_own(self):
        """Main pot 75 of three and side pot 25 of two."""
        assert payouts(
            "draw-high", tied(1, 2, 3), pots=[(76, [1, 2, 3]), (25, [1, 2])], button=1
        ) == {1: 25 + 12, 2: 26 + 13, 3: 25}


class TestButtonMissing:
    """The button is asked for where an odd chip turns on it, and nowhere else."""

    def test_odd_chip_turns_on_it(self):
        """Nobody said where it is."""
        assert refused("draw-high", tied(1, 2), pot=101) == NO_BUTTON

    def test_even_pot(self):
        """Nothing is odd."""
        assert payouts("draw-high", tied(1, 2), pot=100) == {1: 50, 2: 50}

    def test_one_winner(self):
        """Nobody ties."""
        assert payouts("draw-high", {1: TWINS[0], 2: "2c2d3h4s5c"}, pot=101) == {1: 0, 2: 101}

    def test_halving_needs_none(self):
        """The odd chip of high and low is high's."""
        assert payouts("high-low-draw", {1: f"{TWINS[0]} high", 2: "8c6d4h3s2c low"}, pot=101) == {
            1: 51,
            2: 50,
        }

    def test_by_suit_needs_none(self):
        """The cards decide."""
        assert payouts("draw-high", tied(1, 2), pot=101, odd_chip="high_card_by_suit") == {
            1: 50,
            2: 51,
        }

    def test_half_of_an_even_pot_can_be_odd(self):
        """102: high has 51, which two share."""
        players = {1: f"{TWINS[0]} high", 2: f"{TWINS[1]} high", 3: "8c6d4h3s2c low"}
        assert refused("high-low-draw", players, pot=102) == NO_BUTTON
        assert payouts("high-low-draw", players, pot=100) == {1: 25, 2: 25, 3: 50}


class TestHalving:
    """Between high and low."""

    BOARD = "3c4d8hKsQs"
    KINGS = "KcKhJhTs"
    LOW, SAME_LOW = "Ac2dJsTc", "Ad2hThJd"

    def test_one_high_one_low(self):
        """101 in Omaha Hi-Lo: 51 and 50."""
        assert payouts("omaha-hi-lo", {1: self.KINGS, 2: self.LOW}, pot=101, board=self.BOARD) == {
            1: 51,
            2: 50,
        }

    def test_quartered(self):
        """47: high 24; the lows share 23."""
        assert payouts(
            "omaha-hi-lo",
            {1: self.KINGS, 2: self.LOW, 3: self.SAME_LOW},
            pot=47,
            button=1,
            board=self.BOARD,
        ) == {1: 24, 2: 12, 3: 11}

    def test_quartered_odd_chip_to_low(self):
        """Where the house gives it to the low that is shared: 23, 12, 12."""
        assert payouts(
            "omaha-hi-lo",
            {1: self.KINGS, 2: self.LOW, 3: self.SAME_LOW},
            pot=47,
            board=self.BOARD,
            quartered_odd_chip="low",
        ) == {1: 23, 2: 12, 3: 12}

    def test_quartered_rule_needs_high_alone_and_low_shared(self):
        """One of each, or high shared: the odd chip stays with high."""
        assert payouts(
            "omaha-hi-lo",
            {1: self.KINGS, 2: self.LOW},
            pot=101,
            board=self.BOARD,
            quartered_odd_chip="low",
        ) == {1: 51, 2: 50}
        tied_high = {1: f"{TWINS[0]} high", 2: f"{TWINS[1]} high", 3: "8c6d4h3s2c low"}
        assert payouts("high-low-draw", tied_high, pot=47, quartered_odd_chip="low") == {
            1: 12,
            2: 12,
            3: 23,
        }

    def test_quartered_in_draw_deucey(self):
        """The document is silent, so that the house may choose."""
        players = {1: "KsKhKd9c8h", 2: "8c6d4h3s2c", 3: "8d6h4s3c2d"}
        assert payouts("draw-deucey", players, pot=47, button=1) == {1: 24, 2: 12, 3: 11}
        assert payouts("draw-deucey", players, pot=47, quartered_odd_chip="low") == {
            1: 23,
            2: 12,
            3: 12,
        }

    def test_spade_takes_the_lesser_half(self):
        """High Chicago: the odd chip is the high hand's."""
        assert payouts("high-chicago", {1: "2c9hKd/KsQs3h4h", 2: "As5h6d/7s8s2h3d"}, pot=101) == {
            1: 51,
            2: 50,
        }

    def test_nobody_has_a_spade_down(self):
        """High takes all; a spade face up is none."""
        assert payouts("high-chicago", {1: "2c9hKd/KsQs3h4h", 2: "Ad5h6d/7s8s2h3d"}, pot=101) == {
            1: 101,
            2: 0,
        }

    @pytest.mark.parametrize(("pot", "high", "low"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1)])
    def test_smallest_pots(self, pot, high, low):
        """Down to a single chip."""
        assert payouts("high-low-draw", {1: f"{TWINS[0]} high", 2: "8c6d4h3s2c low"}, pot=pot) == {
            1: high,
            2: low,
        }


class TestSameHandsBothWays:
    """Two or more players who win both halves together."""

    BOARD = "3c4d8hKsQs"
    BOTH: ClassVar = {1: "Ac2cKcJh", 2: "Ad2dKdTh"}

    def test_66(self):
        """33 and 33, not 34 and 32."""
        assert payouts("omaha-hi-lo", self.BOTH, pot=66, board=self.BOARD) == {1: 33, 2: 33}

    def test_67(self):
        """34 and 33; the odd chip goes once."""
        assert payouts("omaha-hi-lo", self.BOTH, pot=67, button=2, board=self.BOARD) == {
            1: 34,
            2: 33,
        }

    def test_66_half_by_half(self):
        """Where the house divides each half: the same player gets two odd chips."""
        assert payouts(
            "omaha-hi-lo",
            self.BOTH,
            pot=66,
            button=2,
            board=self.BOARD,
            same_hands_both_ways="halves",
        ) == {1: 34, 2: 32}

    def test_66_needs_no_button(self):
        """Evenly, nothing is odd; half by half it is."""
        assert payouts("omaha-hi-lo", self.BOTH, pot=66, board=self.BOARD) == {1: 33, 2: 33}
        assert (
            refused(
                "omaha-hi-lo",
                self.BOTH,
                pot=66,
                board=self.BOARD,
                same_hands_both_ways="halves",
            )
            == NO_BUTTON
        )

    def test_one_player_with_company_on_one_side(self):
        """Who shares low only has a quarter: this is not the same hands both ways."""
        assert payouts(
            "omaha-hi-lo", {1: "Ac2cKcJh", 2: "Ad2dJdTh"}, pot=66, button=2, board=self.BOARD
        ) == {1: 33 + 17, 2: 16}


class TestChips:
    """Nothing is split below the smallest chip in play."""

    def test_high_and_low(self):
        """1,025 in chips of 25: 525 and 500."""
        assert payouts(
            "high-low-draw", {1: f"{TWINS[0]} high", 2: "8c6d4h3s2c low"}, pot=1025, chip=25
        ) == {1: 525, 2: 500}

    def test_two_tied_for_high(self):
        """525 between two: 275 and 250."""
        players = {1: f"{TWINS[0]} high", 2: f"{TWINS[1]} high", 3: "8c6d4h3s2c low"}
        assert payouts("high-low-draw", players, pot=1025, chip=25, button=9) == {
            1: 275,
            2: 250,
            3: 500,
        }

    def test_three_tied(self):
        """1,000 by three: 350, 325, 325."""
        assert payouts("draw-high", tied(1, 2, 3), pot=1000, chip=25, button=9) == {
            1: 350,
            2: 325,
            3: 325,
        }

    def test_odd_chips_are_told_in_the_unit(self):
        """An odd chip of 25 is 25."""
        found = settled("draw-high", tied(1, 2, 3), pot=1000, chip=25, button=9)
        (share,) = found.pots[0].shares
        assert [(win.amount, win.odd_chip) for win in share.winners] == [
            (350, 25),
            (325, 0),
            (325, 0),
        ]

    def test_odd_chip_of_the_halving_is_told(self):
        """Beyond the even division into sides."""
        found = settled(
            "high-low-draw", {1: f"{TWINS[0]} high", 2: "8c6d4h3s2c low"}, pot=1025, chip=25
        )
        assert [(share.side, share.amount, share.odd_chip) for share in found.pots[0].shares] == [
            ("high", 525, 25),
            ("low", 500, 0),
        ]
