"""For whom and when cards are wild, and what no rule for wild cards may say."""

from __future__ import annotations

import pytest
from said_games import HIGH, game, reasons, refusals, wild

from dealerapi.cards import read_hand, written
from dealerapi.games.wild import Around, wild_cards
from dealerapi.house import Rules


class TestLimits:
    """What narrows a rule down."""

    def test_wild_for_one_side(self):
        """Threes for high, kings for low."""
        rules = [{"ranks": "3", "for": ["high"]}, {"ranks": "K", "for": ["low"]}]
        played = game(base="high-low-draw", wild=rules)
        found = wild_cards(played.wild, read_hand("3cKd9h4s2s"), Around(), Rules({}))
        sides = [(written([one.card]), one.wild_for("high"), one.wild_for("low")) for one in found]
        assert sides == [(["3c"], True, False), (["Kd"], False, True)]

    def test_only_beside_another_wild_card(self):
        """Fours help whoever holds a three or a nine already."""
        rules = [{"ranks": "39"}, {"ranks": "4", "only": "another_wild"}]
        assert wild(rules, "3c4d5h8sKs") == "3c 4d"
        assert wild(rules, "2c4d5h8sKs") == ""

    def test_two_that_need_each_other(self):
        """An earlier rule must have made the other one wild."""
        rules = [{"ranks": "4", "only": "another_wild"}, {"ranks": "39"}]
        assert wild(rules, "3c4d5h8sKs") == "3c"

    def test_only_in_pairs(self):
        """A single two is a two."""
        rules = [{"ranks": "2", "only": "pairs"}]
        assert wild(rules, "2c2d5h8sKs") == "2c 2d"
        assert wild(rules, "2c4d5h8sKs") == ""
        assert wild(rules, "2c2d2h8sKs") == "2c 2d 2h"

    def test_the_pair_is_in_the_hand(self):
        """A second two on the board does not make a pair of the hand."""
        assert wild([{"ranks": "2", "only": "pairs"}], "2c4d5h8sKs", board="2h") == ""

    def test_killed(self):
        """A queen in the hand takes the wild cards away."""
        rules = [{"ranks": "39", "killed_by": "Q"}]
        assert wild(rules, "3c4d5h8sKs") == "3c"
        assert wild(rules, "3c4d5h8sQs") == ""

    def test_killed_on_the_board_is_alive(self):
        """Only the player's own cards kill."""
        assert wild([{"ranks": "39", "killed_by": "Q"}], "3c4d5h", board="Qh") == "3c"

    def test_one_rule_is_killed_alone(self):
        """The other goes on."""
        rules = [{"ranks": "3", "killed_by": "Q"}, {"ranks": "9"}]
        assert wild(rules, "3c9d5h8sQs") == "9d"

    def test_a_card_that_two_rules_make_wild(self):
        """It is wild once, by the first of them."""
        rules = [{"ranks": "3"}, {"own": "lowest", "down": False}]
        assert wild(rules, "3c9d5h8sQs") == "3c"
        assert reasons(rules, "3c9d5h8sQs") == ["threes are wild"]

    def test_no_such_side(self):
        """A card cannot be wild for what is not played."""
        assert refusals(base="low-die", wild=[{"ranks": "3", "for": ["low"]}]) == [
            ("wild/0/for", "bad_value")
        ]

    @pytest.mark.parametrize(
        ("field", "rule"),
        [
            ("down", {"ranks": "3", "down": True}),
            ("places", {"ranks": "3", "places": [0]}),
            ("leader", {"ranks": "3", "leader": True}),
        ],
    )
    def test_what_belongs_to_another_rule(self, field, rule):
        """It would be silently ignored."""
        assert refusals(base="low-die", wild=[rule]) == [(f"wild/0/{field}", "not_used")]

    def test_two_rules_in_one(self):
        """Each rule says one thing."""
        assert refusals(base="low-die", wild=[{"ranks": "3", "own": "lowest"}]) == [
            ("wild/0", "bad_value")
        ]

    def test_a_rank_that_is_not_in_the_deck(self):
        """Twos wild in a deck without twos."""
        said = {"deal": {"down": 5}, "sides": [HIGH], "deck": {"stripped": "23456"}}
        assert refusals(**said, wild=[{"ranks": "2"}]) == [("wild/0/ranks", "bad_value")]
        assert refusals(**said, wild=[{"ranks": "7"}]) == []
