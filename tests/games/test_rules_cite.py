"""The article by which each house rule is raised or settled, and what the joker as a bug settles."""

from __future__ import annotations

import pytest

from dealerapi.faults import Faults
from dealerapi.games import BY_NAME, GAMES, find, house_rules, played_high_low, rules_in_force
from dealerapi.games.house_rules import source_of

CITED = {
    "five_of_a_kind": "1.3",
    "double_ace_flush": "Double-ace flush",
    "natural_beats_wild": "Wild card (card games)",
    "odd_chip": "Ties",
    "both_tie": "Declaring",
    "failed_both": "Declaration (poker)",
    "nobody_wins": "Declaration (poker)",
    "same_hands_both_ways": "Rule 20",
    "quartered_odd_chip": "Declaring",
    "low_ranking": "Rank of hands",
    "low_wild": "Wild cards",
    "joker": "El joker 1",
    "openers": "Draw High",
}


def test_articles():
    """Of all rules that can touch Draw High or Low-Die, high-low laid over them included."""
    for name in ("low-die", "draw-high"):
        for rule in house_rules(BY_NAME[name]):
            if rule.name not in BY_NAME[name].settled:
                assert rule.source.article == CITED[rule.name], rule.name
    names = {rule.name for name in ("low-die", "draw-high") for rule in house_rules(BY_NAME[name])}
    assert names == set(CITED)


def test_the_quartered_chip_of_a_low_of_the_house():
    """The diagram settles it where the low goes by the house, and nowhere else."""
    for name, article, is_open in (
        ("high-low-draw", "Declaring", False),
        ("draw-deucey-triple-draw", "Split (poker)", True),
    ):
        (rule,) = [one for one in house_rules(BY_NAME[name]) if one.name == "quartered_odd_chip"]
        assert (rule.source.article, rule.open) == (article, is_open), name


VALUES = [
    ("dakota", "quartered_odd_chip", {"high": "Odd chip", "low": "Split (poker)"}),
    ("omaha-hi-lo", "quartered_odd_chip", {"high": "Ties", "low": "Split (poker)"}),
    ("draw-deucey", "quartered_odd_chip", {"high": "Ties", "low": "Split (poker)"}),
    ("high-low-draw", "quartered_odd_chip", {"high": "Declaring", "low": "Split (poker)"}),
    ("high-low-draw", "both_tie", {"counts": "Declaring", "fails": "Declaration (poker)"}),
    (
        "dakota",
        "both_tie",
        {"counts": "Declaring both ways", "fails": "Declaration (poker)"},
    ),
    (
        "high-low-draw",
        "nobody_wins",
        {"split": "Declaration (poker)", "carry": "Pot that nobody wins"},
    ),
    ("ten-high", "nobody_wins", {"split": "Pot that nobody wins", "carry": "Ten High (#88)"}),
    ("archie-nines", "nobody_wins", {"split": "Archie", "carry": "Pot that nobody wins"}),
    (
        "mariah-trips",
        "nobody_wins",
        {"split": "Pot that nobody wins", "carry": "Pot that nobody wins"},
    ),
    (
        "high-low-draw",
        "low_ranking",
        {
            "ace_to_six": "Rank of hands",
            "ace_to_five": "Appendix A: Lowball Scales",
            "deuce_to_seven": "Appendix A: Lowball Scales",
        },
    ),
    (
        "california-lowball",
        "low_ranking",
        {"ace_to_five": "California Lowball", "ace_to_six": "Rank of hands"},
    ),
    (
        "draw-high",
        "odd_chip",
        {
            "left_of_button": "Ties",
            "high_card_by_suit": "Split (poker)",
            "high_card_by_suit_all": "Split (poker)",
        },
    ),
    (
        "razz",
        "odd_chip",
        {
            "left_of_button": "Split (poker)",
            "high_card_by_suit": "Rule 20",
            "high_card_by_suit_all": "Split (poker)",
        },
    ),
    ("dakota", "same_hands_both_ways", {"even": "Ties", "halves": "Rule 20"}),
    (
        "dakota",
        "failed_both",
        {"next_best": "Declaration (poker)", "conqueror_takes_it": "Declaration (poker)"},
    ),
]


@pytest.mark.parametrize(("name", "rule", "articles"), VALUES)
def test_the_source_says_the_value(name, rule, articles):
    """A game's own source for what it says; for another choice of the house one that names it."""
    game, _implied = find(name)
    assert {value: source_of(game, rule, value).article for value in articles} == articles


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_value_has_a_source(game):
    """Of every rule that can touch the game."""
    for rule in house_rules(game):
        for value in rule.values:
            assert source_of(game, rule.name, value).article


@pytest.mark.parametrize(
    ("joker", "flush", "five", "chosen"),
    [
        ("bug", "false", "highest", {"five_of_a_kind", "double_ace_flush", "joker"}),
        ("wild", "false", "highest", {"joker"}),
    ],
)
def test_what_the_bug_settles(joker, flush, five, chosen):
    """A flush with the highest card not held, and five aces as the best hand."""
    rules = rules_in_force(BY_NAME["draw-high"], {"joker": joker}, Faults())
    assert rules.values["double_ace_flush"] == flush
    assert rules.values["five_of_a_kind"] == five
    assert rules.chosen == chosen


def test_the_bug_settles_it_whatever_is_sent():
    """Its own source says both; with a wild joker what was sent stands."""
    sent = {"double_ace_flush": "true", "five_of_a_kind": "not_counted"}
    for joker, values in (("bug", ("false", "highest")), ("wild", ("true", "not_counted"))):
        rules = rules_in_force(BY_NAME["draw-high"], {"joker": joker, **sent}, Faults())
        assert (rules.values["double_ace_flush"], rules.values["five_of_a_kind"]) == values


def test_rules_of_high_low_come_into_force_with_it():
    """Not before."""
    game = BY_NAME["low-die"]
    assert "low_wild" not in rules_in_force(game, {}, Faults()).values
    assert rules_in_force(played_high_low(game), {}, Faults()).values["low_wild"] == "low_ace"
