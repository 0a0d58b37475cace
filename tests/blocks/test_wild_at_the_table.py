"""Cards that are wild by what lies on the table, or by what somebody says there."""

from __future__ import annotations

import pytest
from said_games import HIGH, reasons, refusals, wild


class TestBoardRank:
    """The rank of a card on the board."""

    @pytest.mark.parametrize(
        ("which", "found"),
        [
            ("first", "7c 7h"),
            ("last", "9d 9s"),
            ("lowest", "2c 2d"),
            ("highest", "Kc Ks"),
            ("each", "7c 9d 2c Kc 7h 2d Ks 9s"),
        ],
    )
    def test_which_card(self, which, found):
        """That card is wild for everybody, and so is its rank."""
        assert wild([{"board": which}], "7c9d2cKc5s", board="7h2dKs9s") == found

    def test_by_its_place(self):
        """The card in the middle of a cross: place 2."""
        rule = [{"board": "first", "places": [2]}]
        assert wild(rule, "7c9d2cKc5s", board="7h2dKs9s8d") == "Kc Ks"

    def test_the_lowest_of_some(self):
        """Only the first two cards are looked at; a lower one elsewhere does not matter."""
        rule = [{"board": "lowest", "places": [0, 2]}]
        assert wild(rule, "7c9d2cKc5s", board="7h2dKs9s") == "7c 7h"

    def test_each_of_some(self):
        """Two cards are turned for it."""
        rule = [{"board": "each", "places": [0, 3]}]
        assert wild(rule, "7c9d2cKc5s", board="7h2dKs9s") == "7c 9d 7h 9s"

    def test_before_the_board_lies(self):
        """Nothing is wild yet."""
        assert wild([{"board": "last"}], "7c9d2c") == ""

    def test_a_place_that_is_not_there_yet(self):
        """Nor while the board is short of that place."""
        assert wild([{"board": "first", "places": [4]}], "7c9d2c", board="7h") == ""

    def test_a_place_beyond_the_board(self):
        """Where the game has no such card, the rule cannot be meant."""
        said = {"deal": {"down": 2, "board": 5}, "sides": [HIGH]}
        assert refusals(**said, wild=[{"board": "first", "places": [5]}]) == [
            ("wild/0/board", "bad_value")
        ]


class TestFollows:
    """Follow the queen: the rank dealt face up after the last one."""

    RULE = ({"follows": "Q", "leader": True},)
    HAND = "Qc7h2d/7sKsQs3h"

    def test_the_card_after_the_queen(self):
        """Sevens and queens."""
        assert wild(self.RULE, self.HAND, upcards="4cQd7c9h") == "Qc 7h 7s Qs"

    def test_a_later_queen_cancels(self):
        """Then threes are wild, and no longer sevens."""
        assert wild(self.RULE, self.HAND, upcards="4cQd7c9hQh3c") == "Qc Qs 3h"

    def test_a_queen_that_comes_last(self):
        """Nothing follows, so queens alone are wild."""
        assert wild(self.RULE, self.HAND, upcards="4cQd7c9hQh") == "Qc Qs"

    def test_without_any_queen(self):
        """Queens alone, those face down."""
        assert wild(self.RULE, self.HAND, upcards="4c7c9h") == "Qc Qs"

    def test_a_queen_follows_a_queen(self):
        """The last one counts: what came after it."""
        assert wild(self.RULE, self.HAND, upcards="QdQh2c") == "Qc 2d Qs"
        assert wild(self.RULE, self.HAND, upcards="2cQdQh") == "Qc Qs"

    def test_the_queen_itself_is_not_wild(self):
        """Unless the house says so."""
        rule = [{"follows": "Q"}]
        assert wild(rule, self.HAND, upcards="4cQd7c9h") == "7h 7s"
        assert wild(rule, self.HAND, upcards="4c9h") == ""

    def test_another_rank_can_lead(self):
        """Follow the king."""
        assert wild([{"follows": "K"}], self.HAND, upcards="Kd3c") == "3h"

    def test_the_reason(self):
        """Which card came after which."""
        assert reasons(self.RULE, "Qc7h2d", upcards="4cQd7c") == [
            "queens are wild",
            "the seven of clubs came face up right after the last queen",
        ]

    def test_needs_cards_face_up(self):
        """A draw game has none."""
        assert refusals(base="low-die", wild=[{"follows": "Q"}]) == [
            ("wild/0/follows", "bad_value")
        ]


class TestNamed:
    """A rank that somebody names."""

    def test_by_the_dealer(self):
        """For every hand."""
        assert wild([{"named": "dealer"}], "7c9d2cKc5s", named="9K") == "9d Kc"

    def test_by_the_player(self):
        """For his own hand only."""
        rule = [{"named": "player"}]
        assert wild(rule, {"cards": "7c9d2cKc5s", "named": "7"}, named="9") == "7c"

    def test_nobody_has_named_one(self):
        """Nothing is wild."""
        assert wild([{"named": "player"}], "7c9d2cKc5s") == ""
        assert wild([{"named": "dealer"}], "7c9d2cKc5s") == ""
