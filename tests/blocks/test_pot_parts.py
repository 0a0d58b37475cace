"""Who takes the pot: parts, fallbacks, one winner, scoop, second best, nobody; declarations."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, faults_of, game, paid, refusals, settled

FIVE = {"down": 5}
EIGHT = {**LOW, "qualifier": {"or_better": "8"}}
SPADE = {"name": "spade", "ranking": "highest_spade"}

KINGS = "KcKd9h7d4c"
NINES = "9c9d8h6d4h"
WHEEL = "5c4d3h2cAh"
SEVEN_LOW = "7c5d4s3d2h"


class TestParts:
    """How large each side's part is."""

    def test_halves(self):
        """Without a word, sides are equal; the first takes the odd chip."""
        high_low = game(deal=FIVE, sides=[HIGH, LOW])
        assert paid(high_low, {1: KINGS, 2: SEVEN_LOW}, pot=101) == {1: 51, 2: 50}

    def test_the_first_side_takes_the_odd_chip(self):
        """The low one, where it stands first."""
        low_high = game(deal=FIVE, sides=[LOW, HIGH])
        found = settled(low_high, {1: KINGS, 2: SEVEN_LOW}, pot=101)
        assert dict(found.payouts) == {1: 50, 2: 51}
        assert [(share.side, share.odd_chip) for share in found.pots[0].shares] == [
            ("low", 1),
            ("high", 0),
        ]

    def test_two_to_one(self):
        """Two thirds for high."""
        parts = game(deal=FIVE, sides=[{**HIGH, "part": 2}, LOW])
        assert paid(parts, {1: KINGS, 2: SEVEN_LOW}, pot=90) == {1: 60, 2: 30}

    def test_parts_of_three_sides(self):
        """Half, a quarter, a quarter."""
        parts = game(deal=FIVE, sides=[{**HIGH, "part": 2}, LOW, SPADE])
        hands = {1: KINGS, 2: SEVEN_LOW, 3: "Ts9c8h6d5h"}
        # The 4 of spades of the seven low loses to the ten.
        assert paid(parts, hands, pot=100) == {1: 50, 2: 25, 3: 25}

    def test_a_side_that_nobody_holds_leaves_its_part_to_the_others(self):
        """No spade at all: high and low share by their own parts."""
        parts = game(deal=FIVE, sides=[{**HIGH, "part": 2}, LOW, SPADE])
        hands = {1: KINGS, 2: "7c5d4h3d2h"}
        assert paid(parts, hands, pot=90) == {1: 60, 2: 30}

    def test_the_smallest_chip(self):
        """Chips stay whole whatever the parts."""
        parts = game(deal=FIVE, sides=[{**HIGH, "part": 3}, {**LOW, "part": 4}])
        found = paid(parts, {1: KINGS, 2: SEVEN_LOW}, pot=100)
        assert sum(found.values()) == 100
        assert found == {1: 43, 2: 57}


class TestThreeSides:
    """What is told of three sides, each with a third of the pot."""

    THIRDS = (HIGH, LOW, {"name": "badugi", "ranking": "badugi"})

    def test_the_odd_chips_of_the_division(self):
        """Two are over, and both go to the first side."""
        thirds = game(deal=FIVE, sides=list(self.THIRDS))
        found = settled(thirds, {1: KINGS, 2: SEVEN_LOW}, pot=101)
        assert found.pots[0].shares[0].odd_chips == 2
        assert found.rulings[-1].text == "The odd chips go to high."

    def test_the_same_hands_in_all(self):
        """They tie for each side, not both ways."""
        thirds = game(deal=FIVE, sides=list(self.THIRDS))
        (ruling,) = settled(thirds, {1: "AcKd9h5s3c", 2: "AdKh9s5c3d"}).rulings
        assert ruling.text == (
            "Seats 1 and 2 tie for high, low and the badugi: the whole pot of 100 is divided"
            " evenly once."
        )


class TestNobodyHoldsASide:
    """Where a side has no winner."""

    def test_it_goes_to_the_other(self):
        """No low of eight or better: high takes all."""
        high_low = game(deal=FIVE, sides=[HIGH, EIGHT])
        assert paid(high_low, {1: KINGS, 2: NINES}) == {1: 100, 2: 0}

    ARCHIE = (
        {**HIGH, "qualifier": {"at_least": "one_pair", "rank": "6"}},
        EIGHT,
        {"name": "rest", "ranking": "standard_high", "fallback": True},
    )

    def test_a_fallback(self):
        """Nobody has a pair of sixes or a low: the best hand takes the pot."""
        archie = game(deal=FIVE, sides=list(self.ARCHIE))
        assert paid(archie, {1: "AcKdQhJs9c", 2: "AsKhQdJc8d"}) == {1: 100, 2: 0}

    def test_a_fallback_stays_back(self):
        """As soon as somebody has one of the sides."""
        archie = game(deal=FIVE, sides=list(self.ARCHIE))
        assert paid(archie, {1: "AcKdQhJs9c", 2: "7c5d4s3d2h"}) == {1: 0, 2: 100}

    def test_nothing_but_fallbacks(self):
        """Something must be played for."""
        assert refusals(deal=FIVE, sides=[{**HIGH, "fallback": True}]) == [("sides", "bad_value")]

    TRIPS = ({**HIGH, "qualifier": {"at_least": "three_of_a_kind"}},)

    def test_nobody_qualifies_for_anything(self):
        """Trips to win: the pot is divided unless the house lets it stay."""
        trips = game(deal=FIVE, sides=list(self.TRIPS))
        assert paid(trips, {1: KINGS, 2: NINES}) == {1: 50, 2: 50}
        found = settled(trips, {1: KINGS, 2: NINES}, nobody_wins="carry")
        assert (dict(found.payouts), found.carried) == ({1: 0, 2: 0}, 100)

    def test_the_house_can_settle_that_it_stays(self):
        """In the game itself."""
        stays = game(deal=FIVE, sides=list(self.TRIPS), house_rules={"nobody_wins": "carry"})
        found = settled(stays, {1: KINGS, 2: NINES})
        assert found.carried == 100
        assert "nobody_wins" not in {one.rule for one in found.assumed}


class TestOneWinner:
    """One winner of the whole pot."""

    def test_the_first_side_that_is_held(self):
        """Duck flush: a flush takes all, else the lowest hand."""
        flush = {**HIGH, "qualifier": {"at_least": "flush"}}
        low = {"name": "low", "ranking": "deuce_to_seven"}
        duck = game(deal=FIVE, sides=[flush, low], first_held=True)
        assert paid(duck, {1: "KcQc9c8c2c", 2: SEVEN_LOW}) == {1: 100, 2: 0}
        assert paid(duck, {1: KINGS, 2: SEVEN_LOW}) == {1: 0, 2: 100}

    def test_scoop(self):
        """Only who has both takes it; otherwise it stays."""
        scoop = game(deal=FIVE, sides=[HIGH, LOW], scoop=True, house_rules={"nobody_wins": "carry"})
        assert paid(scoop, {1: WHEEL, 2: "KcQd9h7d4c"}) == {1: 100, 2: 0}
        found = settled(scoop, {1: KINGS, 2: SEVEN_LOW})
        assert (dict(found.payouts), found.carried) == ({1: 0, 2: 0}, 100)

    def test_scoop_is_told(self):
        """Nobody alone wins both, which is why nobody wins."""
        scoop = game(deal=FIVE, sides=[HIGH, LOW], scoop=True)
        (ruling,) = settled(scoop, {1: KINGS, 2: SEVEN_LOW}).rulings
        assert ruling.text == "Nobody alone wins high and low: seats 1 and 2 divide 100 evenly."

    def test_the_others_are_not_played_for(self):
        """Of three sides the first that is held; what lies before it nobody has."""
        full = {"name": "full", "ranking": "standard_high", "qualifier": {"at_least": "full_house"}}
        flush = {**HIGH, "qualifier": {"at_least": "flush"}}
        more = {"name": "more", "ranking": "badugi"}
        ladder = game(deal=FIVE, sides=[full, flush, LOW, more], first_held=True)
        found = settled(ladder, {1: "KcQc9c8c2c", 2: SEVEN_LOW})
        assert [ruling.text for ruling in found.rulings][:2] == [
            "Nobody qualifies for full.",
            "High (a flush or better) is held, so that low and more are not played for.",
        ]

    def test_a_tie_is_no_scoop(self):
        """One side shared is not won alone."""
        scoop = game(deal=FIVE, sides=[HIGH, LOW], scoop=True, house_rules={"nobody_wins": "carry"})
        assert settled(scoop, {1: WHEEL, 2: "5d4c3s2hAd"}).carried == 100

    def test_first_held_and_scoop(self):
        """They say different things about who takes the pot."""
        said = {"deal": FIVE, "sides": [HIGH, LOW], "first_held": True, "scoop": True}
        assert refusals(**said) == [("scoop", "bad_value")]


class TestSecondBest:
    """The second-best hand wins."""

    SECOND = ({**HIGH, "second_best": True},)

    def test_of_three(self):
        """Kings and fives are beaten by the nines between them."""
        second = game(deal=FIVE, sides=list(self.SECOND))
        assert paid(second, {1: KINGS, 2: NINES, 3: "5c5d8s6h4s"}) == {1: 0, 2: 100, 3: 0}

    def test_two_tie_for_the_best(self):
        """Both are best; the next hand is second."""
        second = game(deal=FIVE, sides=list(self.SECOND))
        hands = {1: KINGS, 2: "KhKs9d7h4d", 3: "5c5d8s6h4s"}
        assert paid(second, hands) == {1: 0, 2: 0, 3: 100}

    def test_two_tie_for_second(self):
        """They share."""
        second = game(deal=FIVE, sides=list(self.SECOND))
        hands = {1: KINGS, 2: "5c5d8s6h4s", 3: "5h5s8d6c4d"}
        assert paid(second, hands) == {1: 0, 2: 50, 3: 50}

    def test_all_tie(self):
        """Then nobody is second, and the best share."""
        second = game(deal=FIVE, sides=list(self.SECOND))
        assert paid(second, {1: KINGS, 2: "KhKs9d7h4d"}) == {1: 50, 2: 50}


class TestDeclared:
    """Players say what they go for."""

    def test_sides_by_their_names(self):
        """Any side can be declared."""
        declared = game(deal=FIVE, sides=[HIGH, SPADE], declared=True)
        hands = {1: f"{KINGS} high", 2: "9s9d8h6d4h spade"}
        assert paid(declared, hands) == {1: 50, 2: 50}

    def test_both(self):
        """Whoever declares both must win both."""
        declared = game(deal=FIVE, sides=[HIGH, LOW], declared=True)
        assert paid(declared, {1: f"{WHEEL} both", 2: f"{SEVEN_LOW} low"}) == {1: 100, 2: 0}
        assert paid(declared, {1: f"{WHEEL} both", 2: "6c6d6h6s2s high"}) == {1: 0, 2: 100}

    def test_one_side_only(self):
        """Where the house allows no more, “both” is refused."""
        one_side = game(deal=FIVE, sides=[HIGH, LOW], declared=True, both=False)
        assert faults_of(one_side, {1: f"{WHEEL} both", 2: f"{SEVEN_LOW} low"}) == [
            ("players/0/declare", "bad_value")
        ]
        assert paid(one_side, {1: f"{WHEEL} high", 2: f"{SEVEN_LOW} low"}) == {1: 50, 2: 50}

    def test_a_side_that_is_not_played(self):
        """There is no low in Chicago."""
        declared = game(deal=FIVE, sides=[HIGH, SPADE], declared=True)
        hands = {1: f"{KINGS} high", 2: "9s9d8h6d4h low"}
        assert faults_of(declared, hands) == [("players/1/declare", "bad_value")]

    def test_nothing_to_declare(self):
        """With one side everybody goes for it."""
        assert refusals(deal=FIVE, sides=[HIGH], declared=True) == [("declared", "bad_value")]

    def test_one_side_over_a_declared_base(self):
        """Whoever takes the low away takes the declaration away, too."""
        high_only = game(base="seven-card-high-low-stud", sides=[HIGH])
        assert high_only.declared is None

    @pytest.mark.parametrize("both", [True, False])
    def test_both_without_declaring(self, both):
        """It would mean nothing."""
        said = {"deal": FIVE, "sides": [HIGH, LOW], "both": both}
        assert refusals(**said) == [("both", "not_used")]


class TestWhoBought:
    """Bought options and extra cards, as the request carries them."""

    SOLD = {"down": 3, "up": 4, "bought": {"down": 2, "up": 5}}  # noqa: RUF012 - nobody adds to it

    def test_a_hand_as_bought(self):
        """Two down and five up."""
        sold = game(deal=self.SOLD, sides=[HIGH], wild=[{"own": "lowest"}])
        hands = {1: "2c9h/KdKsQs3h4h", 2: "Ac5h6d/7s8s2h3d"}
        assert sum(paid(sold, hands, bought=(1,)).values()) == 100

    def test_who_bought_holds_what_it_brings(self):
        """Three down are not what he paid for."""
        sold = game(deal=self.SOLD, sides=[HIGH], wild=[{"own": "lowest"}])
        hands = {1: "2c9hKd/KsQs3h4h", 2: "Ac5h6d/7s8s2h3d"}
        assert faults_of(sold, hands, bought=(1,)) == [("players/0/hand", "wrong_faces")]

    def test_nothing_is_sold(self):
        """Where the game sells nothing."""
        plain = game(deal={"down": 3, "up": 4}, sides=[HIGH])
        hands = {1: "2c9hKd/KsQs3h4h", 2: "Ac5h6d/7s8s2h3d"}
        assert faults_of(plain, hands, bought=(1,)) == [("players/0/bought", "not_used")]

    def test_extra_cards(self):
        """One hand of seven, one of nine; ten are too many."""
        extra = game(base="seven-card-stud", deal={"down": 3, "up": 4, "extra": 2})
        nine = "Ac5h6d/7s8s2h3d4d4s"
        assert sum(paid(extra, {1: "2c9hKd/KsQs3h4h", 2: nine}).values()) == 100
        assert faults_of(extra, {1: "2c9hKd/KsQs3h4h", 2: f"{nine}9c"}) == [
            ("players/1/hand", "wrong_card_count")
        ]

    def test_the_option_changes_no_number(self):
        """A player who bought holds as many cards as the others."""
        deal = {"down": 3, "up": 4, "bought": {"down": 2, "up": 4}}
        assert refusals(deal=deal, sides=[HIGH]) == [("deal/bought", "bad_value")]


def test_dead_ranks():
    """Eights are dead: a pair of them is nothing."""
    dead = game(deal={"down": 6}, sides=[HIGH], dead_ranks="8")
    hands = {1: "8c8d5h4s2sJc", 2: "KcQd7h6d3sTh"}
    assert paid(dead, hands) == {1: 0, 2: 100}
