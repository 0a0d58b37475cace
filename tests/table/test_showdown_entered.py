"""What is wrong with a showdown as entered, and what is not."""

from __future__ import annotations

import pytest

from dealerapi.faults import Faults
from dealerapi.games import BY_NAME
from dealerapi.table.entry import check_seats
from tests.table.table_talk import payouts, player, refused


class TestEntry:
    """What is wrong with a showdown as entered; then nobody is paid."""

    HIGH, LOW = "KcKdJhTs9c high", "7d5s3s2sAd low"

    def test_declaration_missing(self):
        """Who contests a pot in a declared game must have declared."""
        assert refused("high-low-draw", {1: self.HIGH, 2: "7d5s3s2sAd"}, pot=2) == [
            ("players/1/declare", "declaration_missing")
        ]

    def test_declaration_of_no_side(self):
        """High, low or both."""
        assert refused("high-low-draw", {1: self.HIGH, 2: "7d5s3s2sAd spade"}, pot=2) == [
            ("players/1/declare", "bad_value")
        ]

    def test_folded_and_foul_need_no_declaration(self):
        """They compete for nothing."""
        assert payouts(
            "high-low-draw", {1: self.HIGH, 2: "folded", 3: "foul", 4: self.LOW}, pot=4
        ) == {
            1: 2,
            2: 0,
            3: 0,
            4: 2,
        }

    def test_cards_missing(self):
        """A live player who contests a pot shows his hand."""
        assert refused("high-low-draw", {1: self.HIGH, 2: "low"}, pot=2) == [
            ("players/1/cards", "cards_missing")
        ]

    @pytest.mark.parametrize("hand", ["7d5s3s2s low", "7d5s3s2sAdAh low"])
    def test_wrong_number_of_cards(self, hand):
        """Four or six are no hand."""
        assert refused("high-low-draw", {1: self.HIGH, 2: hand}, pot=2) == [
            ("players/1/cards", "wrong_card_count")
        ]

    def test_folded_cards_count_as_seen(self):
        """A card cannot be in a folded hand and in a live one; any number of them may be shown."""
        assert refused("high-low-draw", {1: self.HIGH, 2: self.LOW, 3: "Kc folded"}, pot=2) == [
            ("players/2/cards", "card_twice"),
            ("players/0/cards", "card_twice"),
        ]
        assert payouts("high-low-draw", {1: self.HIGH, 2: self.LOW, 3: "Kh folded"}, pot=2)[1] == 1

    def test_dead_card_in_a_hand(self):
        """A card seen elsewhere cannot be held."""
        assert refused("high-low-draw", {1: self.HIGH, 2: self.LOW}, pot=2, dead="2s") == [
            ("dead", "card_twice"),
            ("players/1/cards", "card_twice"),
        ]

    def test_seat_twice(self):
        """Every seat once."""
        faults = Faults()
        check_seats(BY_NAME["high-low-draw"], [player(1, ""), player(1, "")], faults)
        assert [fault.code for fault in faults.found] == ["seat_twice"]

    def test_too_many_players(self):
        """Draw-Deucey Triple Draw seats six."""
        players = dict.fromkeys(range(1, 7), "folded") | {7: ""}
        assert refused("draw-deucey", players, pot=2) == [("players", "too_many_seats")]

    def test_board_missing(self):
        """Hold'em needs five cards on the board where hands are compared."""
        assert refused("holdem", {1: "AcAd", 2: "KcKd"}, pot=2, board="2c3c4c5d") == [
            ("board", "wrong_card_count")
        ]

    def test_board_where_there_is_none(self):
        """Draw games have no board."""
        assert refused("draw-high", {1: "8c8d5h5sAd", 2: "KcKdQhJs9c"}, pot=2, board="2c") == [
            ("board", "no_board")
        ]

    def test_every_fault_is_told(self):
        """All that is wrong, not the first only."""
        wrong = {1: "KcKdJhTs high", 2: "7d5s3s2sAd", 3: "low"}
        assert {code for _where, code in refused("high-low-draw", wrong, pot=30, chip=25)} == {
            "not_in_chips",
            "wrong_card_count",
            "declaration_missing",
            "cards_missing",
        }
