"""Each rule that makes cards wild, by hands that a dealer would recognise."""

from __future__ import annotations

import pytest
from said_games import HIGH, game, reasons, refusals, wild, worths

from dealerapi.cards import read_hand, written
from dealerapi.games.wild import Around, wild_cards
from dealerapi.house import Rules


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
