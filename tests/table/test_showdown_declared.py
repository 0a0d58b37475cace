"""High, low or both: who holds what he declared, and what becomes of what nobody holds."""

from __future__ import annotations

from typing import ClassVar

from tests.table.table_talk import assumed, codes, mattered, payouts, settled

A5 = {"low_ranking": "ace_to_five"}
"""Ace to five, so that one straight can be good both ways."""

KINGS, SEVEN_LOW = "KcKdJhTs9c", "7d5s3s2sAd"
STRAIGHT = "7c6d5h4s3c"
"""A seven-high straight: better than kings, and a seven-six low."""


class TestTieOfABothHand:
    """Whether a tie on one side keeps a both-hand alive."""

    TIED: ClassVar = {1: "7h6s5c4d3d high", 3: f"{STRAIGHT} both"}

    def test_tie_counts(self):
        """Seat 3 ties the high and is alone for low: three quarters."""
        assert payouts("high-low-draw", self.TIED, pot=100, **A5) == {1: 25, 3: 75}

    def test_tie_fails_where_the_house_says_so(self):
        """Then the whole hand is dead, and the high takes all."""
        assert payouts("high-low-draw", self.TIED, pot=100, both_tie="fails", **A5) == {
            1: 100,
            3: 0,
        }

    def test_two_both_hands_that_tie_each_other_both_ways(self):
        """They hold both halves together, or both are dead and nobody wins."""
        players = {1: "7h6s5c4d3d both", 3: f"{STRAIGHT} both"}
        assert payouts("high-low-draw", players, pot=66, **A5) == {1: 33, 3: 33}
        found = settled("high-low-draw", players, pot=66, both_tie="fails", **A5)
        assert [dead.seat for dead in found.pots[0].dead] == [1, 3]
        assert dict(found.payouts) == {1: 33, 3: 33}

    def test_rule_is_settled_by_the_documents(self):
        """It is never among what was assumed, although it could be set otherwise."""
        assert "both_tie" not in assumed("high-low-draw", self.TIED, pot=100, **A5)
        assert "both_tie" not in assumed(
            "dakota", {1: "2c9hKd/KsQs3h4h high", 2: "Ac5h6d/7s8s2h3d low"}, pot=100
        )


class TestFailedBothHand:
    """Where the half goes in which a dead both-hand alone was best."""

    TABLE: ClassVar = {1: f"{KINGS} high", 2: f"{SEVEN_LOW} low", 3: f"{STRAIGHT} both"}

    def test_next_best(self):
        """Seat 3 is best high, but seat 2's low is lower: kings are the next best high."""
        assert payouts("high-low-draw", self.TABLE, pot=100, **A5) == {1: 50, 2: 50, 3: 0}

    def test_conqueror_takes_it(self):
        """Seat 2, who beat him for low, takes the high half as well."""
        assert payouts(
            "high-low-draw", self.TABLE, pot=100, failed_both="conqueror_takes_it", **A5
        ) == {1: 0, 2: 100, 3: 0}

    def test_it_matters(self):
        """The answer says what the other custom would have paid."""
        assert mattered("high-low-draw", self.TABLE, pot=100, **A5) == {
            "failed_both": {"conqueror_takes_it": {1: 0, 2: 100, 3: 0}}
        }

    def test_who_tied_the_dead_hand_keeps_the_half(self):
        """Seat 3 was not alone best: seat 1's straight is as good, and keeps the high half."""
        players = {**self.TABLE, 1: "7h6s5c4d3d high"}
        for custom in ("next_best", "conqueror_takes_it"):
            assert payouts("high-low-draw", players, pot=100, failed_both=custom, **A5) == {
                1: 50,
                2: 50,
                3: 0,
            }

    def test_several_conquerors_share_it(self):
        """Two tied lows beat seat 3 and divide both halves; their odd chip goes once."""
        players = {**self.TABLE, 4: "7h5d3d2dAh low"}
        assert payouts(
            "high-low-draw", players, pot=101, button=4, failed_both="conqueror_takes_it", **A5
        ) == {1: 0, 2: 51, 3: 0, 4: 50}

    def test_no_conqueror_alive(self):
        """Who beat the dead hand is dead as well: the next best takes it."""
        players = {
            1: f"{STRAIGHT} both",
            2: "7d5s3s2sAd both",
            3: f"{KINGS} high",
        }
        for custom in ("next_best", "conqueror_takes_it"):
            found = settled("high-low-draw", players, pot=101, failed_both=custom, **A5)
            assert [dead.seat for dead in found.pots[0].dead] == [1, 2]
            assert dict(found.payouts) == {1: 0, 2: 0, 3: 101}

    def test_two_both_hands_fail_against_each_other(self):
        """One beats everybody for high, the other for low: the plain declarers share the pot."""
        players = {
            1: f"{STRAIGHT} both",
            2: "7d5s3s2sAd both",
            3: f"{KINGS} high",
            4: "9d8h6c4c2h low",
        }
        found = settled("high-low-draw", players, pot=101, **A5)
        assert [(dead.seat, dead.failed) for dead in found.pots[0].dead] == [
            (1, ("low",)),
            (2, ("high",)),
        ]
        assert dict(found.payouts) == {1: 0, 2: 0, 3: 51, 4: 50}

    def test_each_of_two_failed_both_hands_has_its_own_conquerors(self):
        """The live low takes the high half, with the odd chip, and the live high the low half."""
        players = {
            1: f"{STRAIGHT} both",
            2: "7d5s3s2sAd both",
            3: f"{KINGS} high",
            4: "9d8h6c4c2h low",
        }
        assert payouts(
            "high-low-draw", players, pot=101, failed_both="conqueror_takes_it", **A5
        ) == {1: 0, 2: 0, 3: 50, 4: 51}

    def test_dead_hand_still_beats_another_both_hand(self):
        """Seat 2 wins low and would win high, but for seat 1, who is dead for low."""
        players = {
            1: f"{STRAIGHT} both",
            2: "6h5c4d3d2c both",
            3: f"{SEVEN_LOW} low",
            4: "AcQdJh9s8c high",
        }
        found = settled("high-low-draw", players, pot=100, **A5)
        assert [dead.seat for dead in found.pots[0].dead] == [1, 2]
        assert dict(found.payouts) == {1: 0, 2: 0, 3: 50, 4: 50}

    def test_judged_pot_by_pot(self):
        """Seat 1's wheel kills seat 3 in the main pot only; he holds both ways in the side pot."""
        found = settled(
            "high-low-draw",
            {1: "5c4d3h2sAc low", 2: f"{KINGS} high", 3: "7c6d5h4s3c both"},
            bets={1: 100, 2: 200, 3: 200},
            **A5,
        )
        assert [[dead.seat for dead in one.dead] for one in found.pots] == [[3], []]
        assert dict(found.payouts) == {1: 150, 2: 150, 3: 200}

    def test_house_rule_touches_one_pot_only(self):
        """With the other custom the wheel takes the whole main pot; the side pot stays."""
        assert payouts(
            "high-low-draw",
            {1: "5c4d3h2sAc low", 2: f"{KINGS} high", 3: "7c6d5h4s3c both"},
            bets={1: 100, 2: 200, 3: 200},
            failed_both="conqueror_takes_it",
            **A5,
        ) == {1: 300, 2: 0, 3: 200}


class TestNobodyWins:
    """Everybody declared both, and nobody holds both."""

    ALL_BOTH: ClassVar = {1: "7c5d4h3s2c both", 2: "9c9d9h8s8d both"}

    def test_split(self):
        """Evenly among them all; the odd chip goes left of the button."""
        assert payouts("high-low-draw", self.ALL_BOTH, pot=101, button=9, **A5) == {1: 51, 2: 50}
        assert payouts("high-low-draw", self.ALL_BOTH, pot=101, button=1, **A5) == {1: 50, 2: 51}

    def test_carry(self):
        """The pot stays for the next deal."""
        found = settled("high-low-draw", self.ALL_BOTH, pot=101, nobody_wins="carry", **A5)
        assert dict(found.payouts) == {1: 0, 2: 0}
        assert (found.carried, found.total) == (101, 101)
        assert "nobody_wins_carry" in codes(found)

    def test_carried_side_pot(self):
        """Only the pot that nobody wins stays."""
        found = settled(
            "high-low-draw",
            {**self.ALL_BOTH, 3: "KcQdJhTs8c high"},
            bets={1: 40, 2: 40, 3: 10},
            nobody_wins="carry",
            **A5,
        )
        assert dict(found.payouts) == {1: 0, 2: 0, 3: 30}
        assert found.carried == 60

    def test_one_plain_declarer_alive_takes_all(self):
        """He holds his side, and nobody is left for the other."""
        assert payouts("high-low-draw", {**self.ALL_BOTH, 3: "KcQdJhTs8c low"}, pot=101, **A5) == {
            1: 0,
            2: 0,
            3: 101,
        }


class TestOneWay:
    """Sides for which nobody declared."""

    def test_nobody_low(self):
        """The high side takes the whole pot, undivided."""
        found = settled("high-low-draw", {1: f"{KINGS} high", 2: "QcQdJcTh9d high"}, pot=101)
        assert dict(found.payouts) == {1: 101, 2: 0}
        assert [(share.side, share.amount) for share in found.pots[0].shares] == [("high", 101)]

    def test_nobody_high(self):
        """The low side takes it, tied lows share it all."""
        assert payouts(
            "high-low-draw", {1: "8c6d4h3s2c low", 2: "8d6h4s3c2d low"}, pot=101, button=1
        ) == {1: 50, 2: 51}

    def test_both_against_high_only(self):
        """A both-hand that wins high holds the low unopposed: everything."""
        assert payouts("high-low-draw", {1: f"{KINGS} both", 2: "QcQdJcTh9d high"}, pot=101) == {
            1: 101,
            2: 0,
        }

    def test_side_whose_only_hand_is_dead(self):
        """The only low was a both-hand that lost high: high takes all."""
        assert payouts("high-low-draw", {1: f"{KINGS} high", 2: "QcQdJcTh9d both"}, pot=101) == {
            1: 101,
            2: 0,
        }

    def test_side_pot_in_which_nobody_declared_low(self):
        """In the side pot both are high: its better hand takes all of it."""
        assert payouts(
            "high-low-draw",
            {1: f"{SEVEN_LOW} low", 2: f"{KINGS} high", 3: "QcQdJcTh9d high"},
            bets={1: 10, 2: 30, 3: 30},
        ) == {1: 15, 2: 55, 3: 0}
