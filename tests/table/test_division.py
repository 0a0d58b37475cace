"""Odd chips: between high and low, and between hands that tie."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.table.table_talk import payouts, refused, settled

TWINS = ("AcKd9h5s3c", "AdKh9s5c3d", "AhKs9c5d3h", "AsKc9d5h3s")
"""Four hands of the same ranks. By suit: the ace of spades, hearts, diamonds, clubs."""

NO_BUTTON = [("button", "button_missing")]


def tied(*seats: int) -> dict[int, str]:
    """Twins in these seats, the lower aces first."""
    return dict(zip(seats, TWINS, strict=False))


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


class TestBySuit:
    """Stud games and Dakota: the highest card by rank, then spades, hearts, diamonds, clubs."""

    def test_ace_of_spades(self):
        """Four twins: the odd chip goes to the ace of spades."""
        players = {1: TWINS[3], 2: TWINS[0], 3: TWINS[1], 4: TWINS[2]}
        assert payouts("draw-high", players, pot=101, odd_chip="high_card_by_suit") == {
            1: 26,
            2: 25,
            3: 25,
            4: 25,
        }

    def test_two_odd_chips_to_the_two_highest(self):
        """The aces of spades and hearts get one each."""
        assert payouts("draw-high", tied(1, 2, 3, 4), pot=102, odd_chip="high_card_by_suit") == {
            1: 25,
            2: 25,
            3: 26,
            4: 26,
        }

    def test_kicker_of_a_pair(self):
        """Two pairs of sevens: the highest card that plays is the ace beside them."""
        players = {1: "7c7d2h/AcJs9s5d", 2: "7h7s2s/AdJc9c5h"}
        assert payouts("seven-card-stud", players, pot=101) == {1: 50, 2: 51}

    def test_stud_looks_at_the_five_that_play(self):
        """Two straights to the six: the six of diamonds plays, the king of spades does not."""
        players = {1: "2c3dKs/4h5s6cQh", 2: "2d3cKh/4s5h6dQs"}
        assert payouts("seven-card-stud", players, pot=101) == {1: 50, 2: 51}

    def test_or_at_all_cards(self):
        """Where the house counts all seven, the king of spades has it."""
        players = {1: "2c3dKs/4h5s6cQh", 2: "2d3cKh/4s5h6dQs"}
        assert payouts("seven-card-stud", players, pot=101, odd_chip="high_card_by_suit_all") == {
            1: 51,
            2: 50,
        }

    def test_ace_is_high_in_razz(self):
        """For the odd chip the ace of spades is the highest card of a low hand."""
        players = {1: "KdQhAc/2d3h4s6h", 2: "KhQsAs/2c3d4h6c"}
        assert payouts("razz", players, pot=101) == {1: 50, 2: 51}

    def test_razz_without_aces(self):
        """Then the highest rank of the low decides: the eight of hearts."""
        players = {1: "KdKs2d/8h6d4s3h", 2: "KhKc2c/8d6c4h3d"}
        assert payouts("razz", players, pot=101) == {1: 51, 2: 50}

    def test_low_half_by_suit(self):
        """Two lows tie in Dakota: the ten of hearts plays in one, the ten of diamonds in the other."""
        players = {
            1: "KcKdKh/QsQh9c9d high",
            2: "2c3d5h/7cJcJdTh low",
            3: "2d3c5c/7dJhJsTd low",
        }
        assert payouts("dakota", players, pot=102) == {1: 51, 2: 26, 3: 25}

    def test_joker_is_lowest_by_suit(self):
        """The joker stands for an ace, yet the ace printed on a card is the higher card."""
        players = {1: "JkKsKd9c5s", 2: "KhKcAd9h5d"}
        assert payouts(
            "draw-high", players, pot=101, joker="bug", odd_chip="high_card_by_suit"
        ) == {
            1: 50,
            2: 51,
        }

    def test_wild_card_counts_as_printed(self):
        """A wild two that plays as a king is a two here."""
        players = {1: "2sKdJh9s4c", 2: "KcKhJd9d4h"}
        assert payouts("deuces-wild-draw", players, pot=101, odd_chip="high_card_by_suit") == {
            1: 50,
            2: 51,
        }

    def test_of_equal_fives_the_higher_cards_play(self):
        """Seat 1 holds three sixes for his straight: the six of spades plays."""
        players = {1: "2c3d6c/4h5s6s6h", 2: "2d3c6d/4s5hKhQs"}
        assert payouts("seven-card-stud", players, pot=101) == {1: 51, 2: 50}

    def test_next_card_where_the_highest_is_shared(self):
        """Both play the ace on the board; then the king of spades beats the king of hearts."""
        assert payouts(
            "holdem",
            {1: "Kh2c", 2: "Ks2d"},
            pot=101,
            board="AcQd9h7s3d",
            odd_chip="high_card_by_suit",
        ) == {1: 50, 2: 51}

    def test_button_decides_where_only_the_board_plays(self):
        """A royal flush on the board: no suit can tell the hands apart."""
        shared = {"pot": 101, "board": "AsKsQsJsTs", "odd_chip": "high_card_by_suit"}
        assert payouts("holdem", {1: "AcAd", 2: "2c3d"}, button=1, **shared) == {1: 50, 2: 51}
        assert refused("holdem", {1: "AcAd", 2: "2c3d"}, **shared) == NO_BUTTON

    def test_all_cards_held_decide_even_there(self):
        """The board is nobody's; the ace in the hand is."""
        assert payouts(
            "holdem",
            {1: "AcAd", 2: "2c3d"},
            pot=101,
            board="AsKsQsJsTs",
            odd_chip="high_card_by_suit_all",
        ) == {1: 51, 2: 50}

    def test_button_only_among_those_who_are_equal(self):
        """Seat 3's king plays; for the second odd chip the button tells the others apart."""
        everybody = {1: "Ac2d", 2: "Ad2c", 3: "Ah4d"}
        shared = {"board": "AsKsQsJs9h", "odd_chip": "high_card_by_suit"}
        assert payouts("holdem", everybody, pot=100, **shared) == {1: 33, 2: 33, 3: 34}
        assert payouts("holdem", everybody, pot=101, **shared) == {1: 33, 2: 34, 3: 34}
        boards = {1: "2c3d", 2: "2d3c", 3: "4h5d"}
        alike = {"board": "AsKsQsJsTs", "odd_chip": "high_card_by_suit"}
        assert payouts("holdem", boards, pot=101, button=2, **alike) == {1: 34, 2: 33, 3: 34}

    def test_suit_never_wins_a_pot(self):
        """It places odd chips only: an even pot is even."""
        assert payouts(
            "seven-card-stud", {1: "2c3dKs/4h5s6cQh", 2: "2d3cKh/4s5h6dQs"}, pot=100
        ) == {1: 50, 2: 50}
