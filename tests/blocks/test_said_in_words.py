"""What seldom-used blocks say of themselves, as a dealer reads it."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, game, reasons, wild

from dealerapi.cards import read_cards, read_ranks
from dealerapi.faults import Faulty
from dealerapi.games import BY_NAME, GAMES
from dealerapi.games.making import Rows
from dealerapi.games.qualifiers import AtLeast
from dealerapi.games.ranking_words import ranking_words
from dealerapi.games.sentence import sentence
from dealerapi.games.sheet import cited, sheet
from dealerapi.ranking import BeatsAll, Combination, high_of
from dealerapi.ranking.beats_all import LONGEST_TITLE
from dealerapi.ranking.rank_words import card_name, the_card

JACKS = {"ranks": "J"}


@pytest.mark.parametrize(
    ("making", "says"),
    [
        (Rows(hand=0), "no card of the hand, the rest from the board"),
        (Rows(hand=1), "exactly one card of the hand, the rest from the board"),
        (Rows(hand=2), "exactly two cards of the hand, the rest from the board"),
        (
            Rows(((0, 2, 4),)),
            "any cards of the hand, the rest from cards 1, 3 and 5 of the board",
        ),
        (
            Rows(((0, 1, 2),), hand=2),
            "exactly two cards of the hand, the rest from cards 1 to 3 of the board",
        ),
        (Rows(((3, 4),)), "any cards of the hand, the rest from cards 4 and 5 of the board"),
        (
            Rows(((0, 1, 2), (2, 3, 4))),
            "any cards of the hand, the rest from one row of the board",
        ),
    ],
)
def test_how_a_hand_is_made(making, says):
    """Places are counted from one."""
    assert making.says() == says


@pytest.mark.parametrize(
    ("qualifier", "says"),
    [
        (AtLeast("one_pair", 11), "a pair of jacks or better"),
        (AtLeast("one_pair", 3), "a pair of threes or better"),
        (AtLeast("one_pair"), "a pair or better"),
        (AtLeast("straight", 3), "a straight, three high, or better"),
        (AtLeast("flush", 10), "a flush, ten high, or better"),
        (AtLeast("three_of_a_kind"), "three of a kind or better"),
    ],
)
def test_what_a_hand_must_be(qualifier, says):
    """With the rank where there is one."""
    assert qualifier.says() == says


@pytest.mark.parametrize(
    ("deal", "begins"),
    [
        ({"up": 5}, "Five-card stud, all face up;"),
        ({"down": 2, "up": 3}, "Five-card stud, two down and three up;"),
        (
            {"down": 4, "up": 1, "bought": {"down": 5, "up": 0}},
            "Five-card stud, four down and one up, or all face down for a price;",
        ),
        ({"down": 5, "up": 0, "extra": 2}, "Five cards each, and up to two more;"),
        (
            {"down": 1, "up": 4, "bought": {"down": 0, "up": 5}},
            "Five-card stud, or all face up for a price;",
        ),
    ],
)
def test_how_the_cards_lie(deal, begins):
    """Face down, face up, or both."""
    assert sentence(game(deal=deal, sides=[HIGH])).startswith(begins)


def test_jokers_of_a_colour():
    """Each says what it is."""
    rule = [{"joker": "coloured"}]
    assert reasons(rule, "JrJb2c/3d4h5s6c", jokers=2) == [
        "the red joker is any heart or diamond",
        "the black joker is any spade or club",
    ]
    assert reasons([{"joker": "wild"}], "Jk3c2c/3d4h5s6c", jokers=1) == ["the joker is wild"]
    assert reasons([{"joker": "bug"}], "Jk3c2c/3d4h5s6c", jokers=1) == [
        "the joker is an ace, or completes a straight, flush or straight flush"
    ]


def test_a_hand_of_jokers_has_no_lowest_card():
    """Nothing but the jokers is wild then."""
    rules = [{"joker": "wild"}, {"own": "lowest"}]
    assert wild(rules, "JkJk/2c3d", jokers=2) == "Jk Jk"
    assert wild(rules, "JkJk5h/2c5d", jokers=2) == "Jk Jk 5h 5d"


def test_jokers_add_to_nothing():
    """They have no number."""
    assert wild([{"joker": "wild"}, {"adds_to": 7}], "Jk5c2h/Kd", jokers=1) == "Jk 5c 2h"


def test_no_source():
    """Where no document says it, none is cited."""
    assert cited(None) is None
    source = BY_NAME["dakota"].declared
    assert cited(source) == {"document": source.document, "article": source.article}


def test_a_side_by_its_name():
    """An unknown one is an error of the program's, not of the question."""
    assert BY_NAME["dakota"].side("low").name == "low"
    with pytest.raises(KeyError, match="spade"):
        BY_NAME["dakota"].side("spade")


@pytest.mark.parametrize("given", ["1", "Jr", "2x", "joker", "é"])
def test_what_are_no_ranks(given):
    """Quoted, and cut short where they are long."""
    with pytest.raises(Faulty) as raised:
        read_ranks(given, ("wild", 0, "ranks"))
    (fault,) = raised.value.faults
    assert (fault.path, fault.code) == (("wild", 0, "ranks"), "not_a_rank")
    assert f"“{given}”" in fault.detail
    with pytest.raises(Faulty, match="“xxxxxxxxxxxx”"):
        read_ranks("x" * 13)


def test_ranks_as_on_cards():
    """Ten either way, in either case."""
    assert read_ranks("10jQa2") == "TJQA2"
    assert read_ranks("") == ""


def test_the_joker_by_name():
    """It has no suit; a card has both."""
    (joker, card) = read_cards("Jk6h")
    assert (card_name(joker), card_name(card)) == ("joker", "six of hearts")
    assert (the_card(joker), the_card(card)) == ("joker", "six of hearts")


def test_the_longest_title_of_a_combination():
    """Sixty characters."""
    Combination("72", title="x" * LONGEST_TITLE)
    with pytest.raises(ValueError, match="at most 60 characters"):
        Combination("72", title="x" * (LONGEST_TITLE + 1))


def test_every_ranking_has_words():
    """No game falls back on the ranking's name in the program."""
    for each in GAMES:
        for side in each.sides:
            ranking = side.ranking
            if ranking is not None:
                ranking = ranking.inner if isinstance(ranking, BeatsAll) else ranking
                assert "_" not in ranking_words(ranking), each.name


def test_a_combination_in_the_sheet_of_a_game():
    """As the house calls it, or by its ranks."""
    ranking = {"ranking": "high_of_2", "beats_all": ["72"]}
    guts = game(deal={"down": 2}, sides=[{"name": "high", "ranking": ranking}])
    assert "but nothing beats seven-two" in sentence(guts)
    assert BeatsAll(high_of(2), (Combination("72"),)).name in sheet(guts)["high"]["ranking"]


def test_sides_in_the_sentence():
    """A low by its ranking."""
    said = sentence(game(deal={"down": 5}, sides=[HIGH, LOW]))
    assert "high and low (ace to five) split the pot" in said


@pytest.mark.parametrize(
    ("joker", "says"),
    [
        ("none", "; no joker; "),
        ("bug", "; the joker is a bug; "),
        ("wild", "; the joker is wild; "),
    ],
)
def test_a_joker_that_the_game_settles(joker, says):
    """The sentence says what the house settled, not that it is open."""
    told = sentence(game(base="draw-high", house_rules={"joker": joker}))
    assert says in told
    assert "unless the house adds one" not in told
    assert "; no joker unless the house adds one; " in sentence(game(base="draw-high"))


@pytest.mark.parametrize("ace", ["low", "high"])
def test_an_ace_that_the_game_settles(ace):
    """Where the lowest card is wild, whether that can be an ace."""
    told = sentence(game(base="low-hole-wild", house_rules={"lowest_down_ace": ace}))
    assert f"and all like it in his hand (an ace is {ace}); " in told
    assert "an ace is" not in sentence(game(base="low-hole-wild"))


def test_a_wild_card_for_low_that_the_game_settles():
    """What it is in a low hand, where wild cards play there."""
    low = {"name": "low", "ranking": "low_ranking"}
    said = {"deal": {"down": 5}, "sides": [HIGH, low], "wild": [{"ranks": "3"}]}
    told = sentence(game(**said, house_rules={"low_wild": "natural"}))
    assert "; a wild card in a low hand: the card that is printed on it; " in told
    high_only = [{"ranks": "3", "for": ["high"]}]
    told = sentence(game(**{**said, "wild": high_only}, house_rules={"low_wild": "natural"}))
    assert "a wild card in" not in told


def test_draws_of_one_card_that_the_dealer_calls():
    """One card, not one cards."""
    draws = {"called_by_dealer": True, "largest": 1}
    assert "up to one card each" in sentence(game(base="low-die", draws=draws))
