"""Cards that are wild by themselves or by the hand they are in, as a dealer would meet them."""

from __future__ import annotations

import pytest
from said_games import HIGH, game, reasons, refusals, wild, worths

from dealerapi.cards import read_hand


class TestRanksAndGivenCards:
    """Wild by what is printed on the card."""

    def test_threes_and_nines_in_baseball(self):
        """Wherever they lie, in the hand and on the board."""
        assert wild([{"ranks": "39"}], "3c4d5h/9sKsQs2d", board="3h7c8d") == "3c 9s 3h"

    def test_ten_can_be_written_as_10(self):
        """10 is T."""
        assert wild([{"ranks": "10J"}], "TcJd5h/9sKsQs2d") == "Tc Jd"

    def test_one_eyed_jacks(self):
        """The jacks of hearts and spades; the other two see with both eyes."""
        assert wild([{"cards": "JhJs"}], "JcJdJh/JsKsQs2d") == "Jh Js"

    def test_a_given_card_on_the_board(self):
        """The suicide king is wild there, too."""
        assert wild([{"cards": "Kh"}], "2c3c4c", board="Kh") == "Kh"

    def test_cards_in_any_notation(self):
        """A list, or signs for the suits."""
        assert wild([{"cards": ["J♥", "j♠"]}], "JcJdJh/JsKsQs2d") == "Jh Js"

    def test_no_card_is_given(self):
        """A rule without a card makes nothing wild, so it cannot be meant."""
        assert refusals(base="low-die", wild=[{"cards": ""}]) == [("wild/0/cards", "bad_value")]

    def test_a_joker_is_no_given_card(self):
        """What a joker does has a rule of its own."""
        assert refusals(base="low-die", wild=[{"cards": "Jk"}]) == [("wild/0/cards", "bad_value")]


class TestPartner:
    """A rank that is wild only beside its partner (the die games)."""

    RULE = ({"partner": {"A": "6", "2": "5", "3": "4"}},)

    def test_an_ace_with_a_six(self):
        """The six itself is not wild."""
        assert wild(self.RULE, "Ac6h5d2s2d") == "Ac 2s 2d"

    def test_without_the_partner(self):
        """An ace by itself is an ace."""
        assert wild(self.RULE, "AcKh4d2s9d") == ""

    def test_a_partner_on_the_board_does_not_help(self):
        """Both must be in the hand."""
        assert wild(self.RULE, "AcKh9d", board="6h") == ""

    def test_each_other(self):
        """Kings and queens that are wild beside each other both are."""
        assert wild([{"partner": {"K": "Q", "Q": "K"}}], "KcQh9d") == "Kc Qh"

    def test_a_rank_is_not_its_own_partner(self):
        """A rank would always be wild, which can be said more simply."""
        assert refusals(base="low-die", wild=[{"partner": {"A": "A"}}]) == [
            ("wild/0/partner", "bad_value")
        ]


class TestAddsTo:
    """Two cards that add to a number."""

    def test_seven(self):
        """Five and two; the queen needs nobody."""
        assert wild([{"adds_to": 7}], "5c2hQd9s8c") == "5c 2h"

    def test_pictures_count_on(self):
        """Jack 11, queen 12, king 13: a king and an eight are 21."""
        assert wild([{"adds_to": 21}], "Kc8hQd9sAc") == "Kc 8h Qd 9s"

    def test_the_ace_is_one(self):
        """Ace and six are seven."""
        assert wild([{"adds_to": 7}], "Ac6hKd") == "Ac 6h"

    def test_a_card_does_not_add_to_itself(self):
        """One five is no ten; a pair of fives is."""
        assert wild([{"adds_to": 10}], "5c2hKd") == ""
        assert wild([{"adds_to": 10}], "5c5hKd") == "5c 5h"

    def test_all_cards_that_find_a_partner(self):
        """Both fives go with the two."""
        assert wild([{"adds_to": 7}], "5c5h2dKs") == "5c 5h 2d"

    def test_the_reason_names_both(self):
        """So that the player sees the sum."""
        assert reasons([{"adds_to": 7}], "5c2hQd") == [
            "the five and the two add to 7",
            "the two and the five add to 7",
        ]


class TestOwnRank:
    """The lowest or highest of the player's own cards, and its rank."""

    def test_lowest_card_down(self):
        """The two in the hole makes the two that was dealt face up wild, too."""
        assert wild([{"own": "lowest"}], "2c9hKd/2dQs3h4h") == "2c 2d"

    def test_a_lower_card_up_does_not_matter(self):
        """Only cards face down are looked at."""
        assert wild([{"own": "lowest"}], "8c9hKd/2dQs3h8h") == "8c 8h"

    def test_highest_card_down(self):
        """The king; the ace lies face up."""
        assert wild([{"own": "highest"}], "2c9hKd/AdQs3hKh") == "Kd Kh"

    def test_lowest_of_all(self):
        """With “down” false, all cards are looked at."""
        assert wild([{"own": "lowest", "down": False}], "8c9hKd/2dQs3h2h") == "2d 2h"

    def test_highest_of_all(self):
        """Here the aces."""
        assert wild([{"own": "highest", "down": False}], "8c9hAd/2dQsAhKh") == "Ad Ah"

    @pytest.mark.parametrize(("ace", "found"), [("high", "4c"), ("low", "Ad")])
    def test_the_ace_in_the_hole(self, ace, found):
        """High unless the house says that it is low."""
        rule = [{"own": "lowest"}]
        assert wild(rule, "4c9hAd/2dQs3h8h", lowest_down_ace=ace) == found

    def test_the_ace_stays_high_for_the_highest(self):
        """There is no question about the ace where the highest is sought."""
        played = game(base="low-hole-wild", wild=[{"own": "highest"}])
        assert "lowest_down_ace" not in {name for rule in played.wild for name in rule.asks}

    def test_nothing_but_aces_down(self):
        """Then aces are lowest either way."""
        assert wild([{"own": "lowest"}], "AcAhAd/2dQs3h8h") == "Ac Ah Ad"

    def test_a_joker_is_not_the_lowest(self):
        """It has no rank."""
        rules = [{"joker": "wild"}, {"own": "lowest"}]
        assert wild(rules, "Jk9hKd/2dQs9c8h", jokers=1) == "Jk 9h 9c"


class TestJokers:
    """Wild, a bug, bound to a colour, or as the house has it."""

    def test_wild(self):
        """In the hand and on the board."""
        assert wild([{"joker": "wild"}], "Jk9hKd", jokers=2, board="Jk") == "Jk Jk"

    def test_as_the_house_has_it(self):
        """The house rule says what it is, if there is one."""
        played = game(base="draw-high")
        assert [rule.asks for rule in played.wild] == [("joker",)]

    def test_coloured_jokers_complete_their_own_suits(self):
        """The red joker is a heart, but not a spade."""
        said = {"deck": {"jokers": 2}, "wild": [{"joker": "coloured"}]}
        played = game(deal={"down": 5}, sides=[HIGH], **said)
        hearts, spades = read_hand("AhKh9h4hJr"), read_hand("AsKs9s4sJr")
        found = [_category(played, hand) for hand in (hearts, spades)]
        assert found == ["flush", "one_pair"]

    def test_the_black_joker(self):
        """The other way about."""
        said = {"deck": {"jokers": 2}, "wild": [{"joker": "coloured"}]}
        played = game(deal={"down": 5}, sides=[HIGH], **said)
        hearts, spades = read_hand("AhKh9h4hJb"), read_hand("AsKs9s4sJb")
        found = [_category(played, hand) for hand in (hearts, spades)]
        assert found == ["one_pair", "flush"]

    def test_two_coloured_jokers_are_two_wild_cards(self):
        """Within any group of a rank the colour does not matter."""
        said = {"deck": {"jokers": 2}, "wild": [{"joker": "coloured"}]}
        played = game(deal={"down": 5}, sides=[HIGH], **said)
        assert _category(played, read_hand("AhAs9sJbJr")) == "four_of_a_kind"

    def test_a_bug_is_an_ace_or_completes(self):
        """With a king it is an ace, with four hearts a heart."""
        said = {"deck": {"jokers": 1}, "wild": [{"joker": "bug"}]}
        played = game(deal={"down": 5}, sides=[HIGH], **said)
        found = [_category(played, read_hand(hand)) for hand in ("KcKd9h4sJk", "AhKh9h4hJk")]
        assert found == ["one_pair", "flush"]

    def test_jokers_that_do_nothing(self):
        """A card without a rank must be said something of."""
        assert refusals(deal={"down": 5}, sides=[HIGH], deck={"jokers": 1}) == [
            ("wild", "missing_field")
        ]

    def test_a_joker_that_is_not_in_the_deck(self):
        """The rule asks for it to be put there."""
        assert refusals(deal={"down": 5}, sides=[HIGH], wild=[{"joker": "wild"}]) == [
            ("wild/0/joker", "bad_value")
        ]

    @pytest.mark.parametrize(
        ("limit", "field"),
        [({"only": "pairs"}, "only"), ({"killed_by": "8"}, "killed_by"), ({"for": ["low"]}, "for")],
    )
    def test_a_joker_is_always_wild(self, limit, field):
        """Nothing can be left of it where it is not."""
        sides = [HIGH, {"name": "low", "ranking": "ace_to_five"}]
        said = {"deal": {"down": 5}, "sides": sides, "deck": {"jokers": 1}}
        assert refusals(**said, wild=[{"joker": "wild", **limit}]) == [
            (f"wild/0/{field}", "bad_value")
        ]

    def test_a_joker_may_be_left_out_where_no_card_is_wild(self):
        """The highest spade is a natural one in any case."""
        sides = [HIGH, {"name": "spade", "ranking": "highest_spade"}]
        said = {"deal": {"down": 5}, "sides": sides, "deck": {"jokers": 1}}
        assert refusals(**said, wild=[{"joker": "wild", "for": ["high"]}]) == []


def _category(played, hand):
    return worths(played, hand)["high"].category


@pytest.mark.parametrize(
    "rule",
    [
        {"ranks": "39"},
        {"cards": "JhJs"},
        {"partner": {"A": "6", "2": "5"}},
        {"adds_to": 7},
        {"own": "lowest", "down": False},
        {"own": "highest", "down": True},
        {"joker": "coloured"},
        {"joker": "bug"},
        {"board": "last"},
        {"board": "each", "places": [0, 2]},
        {"follows": "Q", "leader": True},
        {"follows": "K", "leader": False},
        {"named": "dealer"},
        {"named": "player"},
    ],
    ids=lambda rule: "-".join(map(str, rule.values())),
)
def test_a_rule_says_itself_as_it_was_written(rule):
    """What a rule plays as data makes the same rule again."""
    deck = {"deck": {"jokers": 2}} if "joker" in rule else {}
    said = {"deal": {"down": 3, "up": 3, "board": 3}, "sides": [{**HIGH, "from": "hand"}], **deck}
    (read,) = game(**said, wild=[rule]).wild
    assert read.plays() == rule
