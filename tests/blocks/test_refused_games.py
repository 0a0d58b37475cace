"""Games that cannot be meant, told at their words: by the blocks themselves, without HTTP."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, game, refusals, refused_in_words

from dealerapi.faults import Faulty
from dealerapi.games.language import read_game

FIVE = {"deal": {"down": 5}}
BOARD = {"deal": {"down": 2, "board": 5}}
JOKER = {"deck": {"jokers": 1}}


def side(**said: object) -> dict[str, object]:
    """A game of five cards with one side."""
    return {**FIVE, "sides": [{**HIGH, **said}]}


class TestBase:
    """What a game is laid over."""

    def test_nothing_at_all(self):
        """Without a base the game needs a deal and sides."""
        assert refusals() == [("deal", "missing_field"), ("sides", "missing_field")]

    def test_no_such_game(self):
        """The closest names are suggested."""
        with pytest.raises(Faulty) as raised:
            read_game({"base": "low-dye"}, ("variant",))
        (fault,) = raised.value.faults
        assert (fault.path, fault.code) == (("variant", "base"), "unknown_variant")
        assert "low-die" in fault.suggestions

    def test_the_sources_of_the_base_stay(self):
        """With the custom of the house beside them."""
        base = game(base="low-die")
        assert base.sources[-1].title == "Custom of the house"
        assert len(base.sources) > 1


class TestWildRules:
    """Rules for wild cards."""

    def test_one_kind_in_each_rule(self):
        """Neither none nor two."""
        for rule in ({"for": ["high"]}, {"ranks": "2", "adds_to": 7}):
            assert refusals(base="draw-high", wild=[rule]) == [("wild/0", "bad_value")]

    @pytest.mark.parametrize(("word", "value"), [("down", True), ("places", [0]), ("leader", True)])
    def test_a_word_that_goes_with_another_rule(self, word, value):
        """It would say nothing here."""
        found = refusals(base="draw-high", wild=[{"ranks": "2", word: value}])
        assert found == [(f"wild/0/{word}", "not_used")]

    def test_killers(self):
        """What kills wild cards is a rank."""
        assert refusals(base="draw-high", wild=[{"ranks": "2", "killed_by": "7"}]) == []

    def test_a_side_that_is_not_there(self):
        """At the rule; at the sides where the rule is the base's own."""
        assert refusals(base="draw-high", wild=[{"ranks": "2", "for": ["low"]}]) == [
            ("wild/0/for", "bad_value")
        ]
        assert refusals(base="dakota", sides=[LOW]) == [("sides", "bad_value")]
        (detail,) = refused_in_words(base="dakota", sides=[LOW])
        assert detail.startswith("there is no side “high” to be wild for; the sides are low")
        assert "“wild”" in detail

    @pytest.mark.parametrize(
        ("rule", "word"),
        [({"board": "first"}, "board"), ({"follows": "Q"}, "follows")],
    )
    def test_what_is_not_dealt(self, rule, word):
        """No board, nothing face up."""
        assert refusals(base="draw-high", wild=[rule]) == [(f"wild/0/{word}", "bad_value")]

    def test_a_place_beyond_the_board(self):
        """Places are counted from 0: on a board of five the last is 4."""
        rule = {"board": "each", "places": [4]}
        assert refusals(**BOARD, sides=[HIGH], wild=[rule]) == []
        rule = {"board": "each", "places": [5]}
        assert refusals(**BOARD, sides=[HIGH], wild=[rule]) == [("wild/0/board", "bad_value")]

    def test_nothing_face_down(self):
        """The lowest card face down, where all lie face up."""
        up = {"deal": {"up": 5}, "sides": [HIGH]}
        assert refusals(**up, wild=[{"own": "lowest"}]) == [("wild/0/own", "bad_value")]
        assert refusals(**up, wild=[{"own": "lowest", "down": False}]) == []

    def test_a_rule_of_the_base_that_finds_nothing(self):
        """It is told at the words that took away what it turns on, with what to do."""
        changed = {"base": "follow-the-queen", "deal": {"down": 7}}
        assert refusals(**changed) == [("deal", "bad_value")]
        assert refused_in_words(**changed) == [
            "no cards are dealt face up; say with “wild” what is wild"
        ]


class TestJokers:
    """Jokers in the deck, and what they do."""

    def test_a_joker_that_the_deck_has_not(self):
        """The rule alone adds none."""
        assert refusals(base="low-die", wild=[{"joker": "wild"}]) == [("wild/0/joker", "bad_value")]
        assert refusals(base="low-die", **JOKER, wild=[{"joker": "wild"}]) == []

    def test_a_joker_that_does_nothing(self):
        """It has to be said what it does."""
        assert refusals(**FIVE, sides=[HIGH], **JOKER) == [("wild", "missing_field")]

    def test_said_twice(self):
        """Once is enough."""
        rules = [{"joker": "wild"}, {"joker": "bug"}]
        assert refusals(base="low-die", **JOKER, wild=rules) == [("wild/1/joker", "bad_value")]

    def test_by_the_house_and_in_the_deck(self):
        """In Draw High the house adds the joker; a deck that has one must say what it does."""
        assert refusals(base="draw-high", **JOKER) == [("deck/jokers", "bad_value")]
        assert refused_in_words(base="draw-high", **JOKER) == [
            "the deck has jokers: say in “wild” what they do, {“joker”: “wild”}"
        ]

    @pytest.mark.parametrize("limit", [{"only": "pairs"}, {"killed_by": "7"}])
    def test_it_is_always_wild(self, limit):
        """There is no rank to fall back on."""
        (word,) = limit
        found = refusals(base="low-die", **JOKER, wild=[{"joker": "wild", **limit}])
        assert found == [(f"wild/0/{word}", "bad_value")]

    def test_on_every_side_on_which_wild_cards_play(self):
        """High alone is not enough where there is a low; for a card of a suit it does not matter."""
        joker = [{"joker": "wild", "for": ["high"]}]
        assert refusals(**FIVE, sides=[HIGH, LOW], **JOKER, wild=joker) == [
            ("wild/0/for", "bad_value")
        ]
        spade = {"name": "spade", "ranking": "highest_spade"}
        assert refusals(**FIVE, sides=[HIGH, spade], **JOKER, wild=joker) == []
        assert refusals(**FIVE, sides=[HIGH, LOW], **JOKER, wild=[{"joker": "wild"}]) == []


class TestDraws:
    """How cards are drawn."""

    @pytest.mark.parametrize(
        "draws", [{}, {"limits": [3], "called_by_dealer": True}, {"called_by_dealer": False}]
    )
    def test_by_one_way(self, draws):
        """Either the game fixes them or the dealer calls them."""
        assert refusals(base="draw-high", draws=draws) == [("draws", "bad_value")]

    @pytest.mark.parametrize(
        ("draws", "word"),
        [
            ({"called_by_dealer": True, "with_ace": 4}, "with_ace"),
            ({"called_by_dealer": True, "face": "up"}, "face"),
            ({"limits": [3], "largest": 3}, "largest"),
        ],
    )
    def test_a_word_that_goes_with_the_other_way(self, draws, word):
        """It would say nothing here."""
        assert refusals(base="draw-high", draws=draws) == [(f"draws/{word}", "not_used")]

    def test_no_draw(self):
        """An empty list takes the draws away."""
        assert game(base="draw-high", draws={"limits": []}).draws is None

    @pytest.mark.parametrize("draws", [{"limits": [1, 6]}, {"limits": [5], "with_ace": 6}])
    def test_more_than_a_hand(self, draws):
        """Nobody can throw six of five cards."""
        assert refusals(base="draw-high", draws=draws) == [("draws", "bad_value")]

    def test_a_smaller_hand_draws_no_more_than_it_has(self):
        """Where nobody said how large the draws are."""
        four = game(
            base="draw-high", deal={"down": 4}, sides=[{"name": "high", "ranking": "high_of_4"}]
        )
        assert four.draws is not None
        assert four.draws.largest == 4
        called = game(
            base="low-die", deal={"down": 3}, sides=[{"name": "high", "ranking": "high_of_3"}]
        )
        assert called.draws is not None
        assert called.draws.largest == 3


class TestQualifiers:
    """What a hand must be."""

    @pytest.mark.parametrize("said", [{"or_better": "8", "no_pair": True}, {"rank": "8"}])
    def test_one_of_them(self, said):
        """Neither none nor two."""
        assert refusals(**side(qualifier=said)) == [("sides/0/qualifier", "bad_value")]

    def test_a_rank_goes_with_a_hand(self):
        """With the others it says nothing."""
        found = refusals(**side(**LOW, qualifier={"no_pair": True, "rank": "8"}))
        assert found == [("sides/0/qualifier/rank", "not_used")]

    @pytest.mark.parametrize("kind", ["no_pair", "beats_board"])
    def test_false_is_left_out(self, kind):
        """A qualifier that asks for nothing."""
        found = refusals(**BOARD, sides=[{**LOW, "qualifier": {kind: False}}])
        assert found == [(f"sides/0/qualifier/{kind}", "bad_value")]

    def test_pairs_where_they_do_not_matter(self):
        """The highest spade is one card."""
        found = refusals(**side(ranking="highest_spade", qualifier={"no_pair": True}))
        assert found == [("sides/0/qualifier/no_pair", "bad_value")]

    def test_a_hand_that_cannot_be(self):
        """Three cards make no full house."""
        found = refusals(**side(ranking="high_of_3", qualifier={"at_least": "full_house"}))
        assert found == [("sides/0/qualifier/at_least", "bad_value")]

    def test_no_board_to_beat(self):
        """Five cards are due on it for a hand of five."""
        assert refusals(**side(qualifier={"beats_board": True})) == [
            ("sides/0/qualifier/beats_board", "bad_value")
        ]
        assert refusals(**BOARD, sides=[{**HIGH, "qualifier": {"beats_board": True}}]) == []


class TestMakings:
    """Of which cards a hand is made."""

    @pytest.mark.parametrize(("place", "fine"), [(4, True), (5, False)])
    def test_rows_lie_on_the_board(self, place, fine):
        """The places of a board of five are 0 to 4."""
        sides = [{**HIGH, "from": {"rows": [[0, 1, place]]}}]
        found = refusals(**BOARD, sides=sides)
        assert found == ([] if fine else [("sides/0/from/rows", "bad_value")])

    def test_of_wrong_rows_nothing_else_is_said(self):
        """Nor how many cards of the hand go with them, whichever row is wrong."""
        for rows in ([[0, 1, 5], [0, 1, 2]], [[0, 1, 2], [0, 1, 5]]):
            sides = [{**HIGH, "from": {"rows": rows, "hand": 0}}]
            assert refusals(**BOARD, sides=sides) == [("sides/0/from/rows", "bad_value")]
            assert refused_in_words(**BOARD, sides=sides) == [
                "the board has 5 cards; a row names place 5"
            ]

    def test_a_place_twice(self):
        """In one row a card counts once."""
        sides = [{**HIGH, "from": {"rows": [[0, 1, 2], [2, 3, 2]]}}]
        assert refusals(**BOARD, sides=sides) == [("sides/0/from/rows/1", "bad_value")]

    @pytest.mark.parametrize(("hand", "fine"), [(1, False), (2, True), (3, False)])
    def test_so_many_of_the_hand(self, hand, fine):
        """Five cards of two held and a row of three take both."""
        sides = [{**HIGH, "from": {"rows": [[0, 1, 2]], "hand": hand}}]
        found = refusals(**BOARD, sides=sides)
        assert found == ([] if fine else [("sides/0/from/hand", "bad_value")])

    def test_points_are_not_made_of_rows(self):
        """All cards count."""
        points = {"points": {"aim": "most"}}
        sides = [{"name": "points", "ranking": points, "from": {"hand": 2}}]
        assert refusals(**BOARD, sides=sides) == [("sides/0/from", "bad_value")]

    @pytest.mark.parametrize(
        ("deal", "made"),
        [({"down": 4}, "any"), ({"down": 4, "up": 1}, "down"), ({"down": 4, "board": 1}, "hand")],
    )
    def test_too_few_cards(self, deal, made):
        """Five are needed; only those that count are counted."""
        assert refusals(deal=deal, sides=[{**HIGH, "from": made}]) == [("sides/0", "too_few_cards")]

    def test_how_many_are_wanted(self):
        """The size of a hand, and what a player has to make it of."""
        assert refused_in_words(deal={"down": 4, "up": 1}, sides=[{**HIGH, "from": "down"}]) == [
            "this side needs 5 cards to make a hand; a player has 4"
        ]

    def test_bought_cards_lie_face_up(self):
        """Then there may be too few face down."""
        deal = {"down": 5, "up": 2, "bought": {"down": 4, "up": 3}}
        assert refusals(deal=deal, sides=[{**HIGH, "from": "down"}]) == [
            ("sides/0", "too_few_cards")
        ]


class TestTheWhole:
    """What does not go together."""

    def test_bought_as_many(self):
        """Who buys the option holds no more cards than the others."""
        deal = {"down": 3, "up": 4, "bought": {"down": 2, "up": 4}}
        assert refusals(deal=deal, sides=[HIGH]) == [("deal/bought", "bad_value")]

    def test_one_side_declares_nothing(self):
        """There is nothing to choose."""
        assert refusals(**side(), declared=True) == [("declared", "bad_value")]

    def test_both_where_nothing_is_declared(self):
        """It would say nothing."""
        assert refusals(**FIVE, sides=[HIGH, LOW], both=False) == [("both", "not_used")]
        assert refusals(**FIVE, sides=[HIGH, LOW], declared=True, both=False) == []

    def test_house_rules_that_the_game_has_not(self):
        """And values that the rule has not."""
        assert refusals(base="razz", house_rules={"low_wild": "natural"}) == [
            ("house_rules/low_wild", "unknown_house_rule")
        ]
        assert refusals(base="razz", house_rules={"odd_chip": "dealer"}) == [
            ("house_rules/odd_chip", "bad_value")
        ]

    def test_a_name_that_is_taken(self):
        """The whole pot goes by it."""
        assert refusals(**side(name="whole")) == [("sides/0/name", "bad_value")]

    def test_a_ranking_that_is_none(self):
        """The closest one is named."""
        (detail,) = refused_in_words(**side(ranking="standard_hihg"))
        assert "did you mean standard_high" in detail

    def test_as_many_as_the_deck_serves(self):
        """Seven hands of seven are 49 cards, eight are 56."""
        seven = {"deal": {"down": 7}, "sides": [HIGH]}
        assert refusals(**seven, players={"max": 7}) == []
        assert refusals(**seven, players={"max": 8}) == [("deal", "deck_too_small")]
        assert refused_in_words(**seven, players={"max": 8}) == [
            "8 players need 56 cards; the deck has 52"
        ]
        assert refusals(base="seven-card-stud", players={"max": 9}) == [
            ("players", "deck_too_small")
        ]

    def test_the_board_comes_from_the_same_deck(self):
        """Seven hands of seven and a board of three are a whole deck; four cards are too many."""
        seven = {"sides": [HIGH], "players": {"max": 7}}
        assert ("deal", "deck_too_small") not in refusals(**seven, deal={"down": 7, "board": 3})
        assert ("deal", "deck_too_small") in refusals(**seven, deal={"down": 7, "board": 4})

    def test_how_many_can_play(self):
        """As many as the deck serves, ten at most; two at least."""
        assert game(**side()).players == (2, 10)
        assert game(deal={"down": 7}, sides=[HIGH]).players == (2, 7)
        assert game(**BOARD, sides=[HIGH]).players == (2, 10)
        assert game(base="seven-card-stud", deal={"down": 3, "up": 2}).players[1] <= 8

    def test_the_base_seats_as_many_as_it_did(self):
        """Unless the deal or the deck are others."""
        base = game(base="draw-high")
        assert base.players == (2, 8)
        assert game(base="draw-high", deck={"stripped": "23456"}).players == (2, 6)

    def test_names(self):
        """A title makes the name; signs alone make none."""
        assert game(base="razz", title="Night Baseball!").name == "night-baseball"
        assert game(base="razz", title="!!!").name == "house-game"
        assert game(**side()).title == "House game"
