"""Ranks and cards that a game of the house names: each once, and only those of its deck."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, refusals, refused_in_words

BOARD = {"deal": {"down": 2, "board": 5}}
FIVE = {"deal": {"down": 5}, "sides": [HIGH]}


class TestWildRules:
    """Rules for wild cards."""

    @pytest.mark.parametrize(
        ("rule", "word"),
        [
            ({"ranks": "27"}, "ranks"),
            ({"cards": ["2c"]}, "cards"),
            ({"partner": {"A": "2"}}, "partner"),
            ({"partner": {"2": "A"}}, "partner"),
            ({"follows": "2"}, "follows"),
            ({"ranks": "7", "killed_by": "K2"}, "killed_by"),
        ],
    )
    def test_ranks_that_the_deck_is_without(self, rule, word):
        """A rule that speaks of twos in a deck without them."""
        stripped = {"base": "seven-card-stud", "deck": {"stripped": "23"}, "players": {"max": 2}}
        assert refusals(**stripped, wild=[rule]) == [(f"wild/0/{word}", "bad_value")]
        assert refused_in_words(**stripped, wild=[rule]) == ["the deck is without the rank 2"]
        assert refusals(base="seven-card-stud", wild=[rule]) == []

    def test_several_ranks_that_the_deck_is_without(self):
        """All of them are named."""
        assert refused_in_words(
            base="draw-high", deck={"stripped": "23"}, wild=[{"ranks": "237"}]
        ) == ["the deck is without the ranks 2 and 3"]

    @pytest.mark.parametrize(
        ("base", "stripped", "told"),
        [
            (
                "low-die",
                "A",
                "the game turns on the rank A: leave it in the deck, or say it anew with “wild”",
            ),
            (
                "baseball",
                "239",
                (
                    "the game turns on the ranks 3 and 9: leave them in the deck, or say it anew"
                    " with “wild”"
                ),
            ),
            (
                "omaha-hi-lo",
                "8",
                "the game turns on the rank 8: leave it in the deck, or say it anew with “sides”",
            ),
        ],
    )
    def test_ranks_of_which_the_base_speaks(self, base, stripped, told):
        """The words that are wrong are those of the deck; it is said what can be done."""
        changed = {"base": base, "deck": {"stripped": stripped}}
        assert refusals(**changed) == [("deck/stripped", "bad_value")]
        assert refused_in_words(**changed) == [told]

    @pytest.mark.parametrize(
        ("rule", "word", "told"),
        [
            ({"ranks": "33"}, "ranks", "“3” is named twice"),
            ({"ranks": "3T310"}, "ranks", "“3” and “T” are named twice"),
            ({"ranks": "3", "killed_by": "QQ"}, "killed_by", "“Q” is named twice"),
            ({"partner": {"A": "6", "a": "5"}}, "partner", "“A” is named twice"),
            ({"partner": {"10": "6", "T": "5"}}, "partner", "“T” is named twice"),
            ({"board": "each", "places": [1, 0, 1]}, "places", "“1” is named twice"),
            ({"ranks": "3", "for": ["high", "high"]}, "for", "“high” is named twice"),
        ],
    )
    def test_named_twice(self, rule, word, told):
        """Whoever names a thing twice meant another."""
        assert refusals(**BOARD, sides=[HIGH], wild=[rule]) == [(f"wild/0/{word}", "bad_value")]
        assert refused_in_words(**BOARD, sides=[HIGH], wild=[rule]) == [told]

    def test_a_card_named_twice(self):
        """However it is written."""
        rule = {"cards": "JhJ♥Ks"}
        assert refusals(base="draw-high", wild=[rule]) == [("wild/0/cards", "card_twice")]
        assert refused_in_words(base="draw-high", wild=[rule]) == ["Jh: a card is named once"]


class TestDeck:
    """The ranks of the deck, and what else speaks of them."""

    @pytest.mark.parametrize(
        ("more", "where"),
        [({"deck": {"stripped": "22"}}, "deck/stripped"), ({"dead_ranks": "88"}, "dead_ranks")],
    )
    def test_a_rank_twice(self, more, where):
        """It is out of the deck, or dead, but once."""
        assert refusals(**FIVE, **more) == [(where, "bad_value")]

    @pytest.mark.parametrize(
        ("more", "where"),
        [
            ({"dead_ranks": "8"}, "dead_ranks"),
            ({"sides": [{**LOW, "qualifier": {"or_better": "8"}}]}, "sides/0/qualifier/or_better"),
            (
                {"sides": [{**HIGH, "qualifier": {"at_least": "one_pair", "rank": "8"}}]},
                "sides/0/qualifier/rank",
            ),
            ({"sides": [HIGH, {"name": "widow", "ranking": "holds_8s"}]}, "sides/1/ranking"),
            (
                {
                    "sides": [
                        {**HIGH, "ranking": {"ranking": "standard_high", "beats_all": ["AA8"]}}
                    ]
                },
                "sides/0/ranking",
            ),
            (
                {
                    "sides": [
                        {
                            **HIGH,
                            "ranking": {
                                "ranking": "standard_high",
                                "beats_all": [{"cards": "8sAs"}],
                            },
                        }
                    ]
                },
                "sides/0/ranking",
            ),
        ],
    )
    def test_what_else_speaks_of_a_rank_that_is_gone(self, more, where):
        """Told where it is named; with the rank in the deck all is well."""
        said = {**FIVE, **more}
        assert refusals(**said) == []
        assert refusals(**said, deck={"stripped": "8"}) == [(where, "bad_value")]
