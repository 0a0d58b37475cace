"""Showdowns for the best high hand, told by the rule documents."""

from __future__ import annotations

from dealerapi.cards import written
from tests.table.table_talk import payouts, refused, settled, wild


class TestDice:
    """OPR-605, High-Die and Low-Die."""

    def test_low_die_four_sixes_beat_kings_full(self):
        """Ace and twos are wild beside six and five: four sixes take the pot."""
        found = settled("low-die", {1: "Ac6h5d2s2d", 2: "KsKhKd9c9d"}, pot=60)
        assert dict(found.payouts) == {1: 60, 2: 0}
        assert found.hands[1].worths["high"].name == "four sixes, five kicker"
        assert wild("low-die", "Ac6h5d2s2d") == ["Ac", "2s", "2d"]

    def test_high_die_four_aces_beat_kings_full(self):
        """Six and fives are wild beside ace and two: four aces with a two."""
        found = settled("high-die", {1: "6hAs5d5c2h", 2: "KsKhKd9c9d"}, pot=60)
        assert dict(found.payouts) == {1: 60, 2: 0}
        assert found.hands[1].worths["high"].name == "four aces, two kicker"
        assert wild("high-die", "6hAs5d5c2h") == ["6h", "5d", "5c"]

    def test_suited_partners_complete_a_straight_flush(self):
        """With six and five of one suit the three wild cards beat four of a kind."""
        assert payouts("low-die", {1: "Ac6h5h2s2d", 2: "KsKhKdKc9d"}, pot=60) == {1: 60, 2: 0}
        assert payouts("high-die", {1: "6hAs5d5c2s", 2: "KsKhKdKc9d"}, pot=60) == {1: 60, 2: 0}

    def test_partner_is_not_wild_by_that(self):
        """Aces are wild because of the six, the six because of nothing."""
        assert wild("low-die", "AcAd6h9dKs") == ["Ac", "Ad"]
        assert wild("high-die", "Ac6d6h9dKs") == ["6d", "6h"]

    def test_without_its_partner_nothing_is_wild(self):
        """A pair of aces without a six is a pair of aces, and loses to two pair."""
        assert payouts("low-die", {1: "AcAd9hTdKs", 2: "4h4s5h5sJc"}, pot=10) == {1: 0, 2: 10}

    def test_partner_in_another_hand_makes_nothing_wild(self):
        """Seat 2's six does nothing for seat 1's ace."""
        assert (
            written(
                settled("low-die", {1: "Ac9hTdKsJd", 2: "6h6sQdQsTc"}, pot=2).hands[1].wild_cards
            )
            == []
        )

    def test_five_of_a_kind_beats_a_straight_flush(self):
        """Usual practice, unless the group says otherwise."""
        assert payouts("low-die", {1: "AcAdAhAs6h", 2: "KsQsJsTs9s"}, pot=10) == {1: 10, 2: 0}


class TestDrawHigh:
    """Robert's Rules, Draw High, with its joker."""

    def test_best_high_hand_wins(self):
        """Two pair beat a pair."""
        assert payouts("draw-high", {1: "8c8d5h5sAd", 2: "KcKdQhJs9c"}, pot=7) == {1: 7, 2: 0}

    def test_two_pair_and_the_joker_stay_two_pair(self):
        """The joker is an ace: eights and fives lose to three twos."""
        assert payouts("draw-high", {1: "8c8d5h5sJk", 2: "2c2d2hJsTc"}, pot=7, joker="bug") == {
            1: 0,
            2: 7,
        }
        assert payouts("draw-high", {1: "8c8d5h5sJk", 2: "2c2d2hJsTc"}, pot=7, joker="wild") == {
            1: 7,
            2: 0,
        }

    def test_joker_is_the_highest_flush_card_not_held(self):
        """A-K-J-8-3 beats A-Q-J-T-9."""
        assert payouts("draw-high", {1: "AhJh8h3hJk", 2: "AsQsJsTs9s"}, pot=7, joker="bug") == {
            1: 7,
            2: 0,
        }

    def test_five_aces_are_the_best_hand(self):
        """Four aces and the joker beat a royal flush, whatever the house says of five of a kind."""
        for value in ("highest", "below_natural_royal", "below_straight_flush", "not_counted"):
            players = {1: "AcAdAhAsJk", 2: "KsQsJsTs9s"}
            assert payouts("draw-high", players, pot=7, joker="bug", five_of_a_kind=value) == {
                1: 7,
                2: 0,
            }

    def test_joker_needs_the_house_rule(self):
        """Without it the deck has none."""
        assert refused("draw-high", {1: "AcAdAhAsJk", 2: "KsQsJsTs9s"}, pot=7) == [
            ("players/0/cards", "no_joker")
        ]


class TestNaturalRoyal:
    """Where the house keeps a natural royal flush above five of a kind."""

    def test_natural_royal_beats_five_of_a_kind(self):
        """A royal flush without any wild card is above five sixes."""
        players = {1: "AcAdAh6d6h", 2: "AsKsQsJsTs"}
        assert payouts("low-die", players, pot=10) == {1: 10, 2: 0}
        assert payouts("low-die", players, pot=10, five_of_a_kind="below_natural_royal") == {
            1: 0,
            2: 10,
        }

    def test_straight_flush_that_is_no_royal_does_not(self):
        """King high is not royal."""
        assert payouts(
            "low-die",
            {1: "AcAdAh6d6h", 2: "9sKsQsJsTs"},
            pot=10,
            five_of_a_kind="below_natural_royal",
        ) == {1: 10, 2: 0}

    def test_royal_with_a_wild_card_does_not(self):
        """A two that plays as the ten makes no natural royal."""
        assert payouts(
            "deuces-wild-draw",
            {1: "AcAdAh2d2h", 2: "AsKsQsJs2s"},
            pot=10,
            five_of_a_kind="below_natural_royal",
        ) == {1: 10, 2: 0}

    def test_wild_card_played_as_printed_is_natural(self):
        """Dakota: the lowest card down is the ten that the royal flush needs."""
        assert payouts(
            "dakota",
            {1: "TsJsQs/KsAs3c4d high", 2: "2c2d9h/9s9c2hKd high"},
            pot=10,
            five_of_a_kind="below_natural_royal",
        ) == {1: 10, 2: 0}
