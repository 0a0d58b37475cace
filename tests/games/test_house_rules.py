"""Which house rules each game has, with which default, and whether the documents leave them open."""

from __future__ import annotations

import pytest

from dealerapi.faults import Faults
from dealerapi.games import BY_NAME, GAMES, Game, house_rules, played_high_low, rules_in_force
from tests.blocks.said_games import game

VALUES = {
    "five_of_a_kind": ("highest", "below_natural_royal", "below_straight_flush", "not_counted"),
    "double_ace_flush": ("false", "true"),
    "natural_beats_wild": ("false", "true"),
    "lowest_down_ace": ("high", "low"),
    "both_tie": ("counts", "fails"),
    "failed_both": ("next_best", "conqueror_takes_it"),
    "nobody_wins": ("split", "carry"),
    "odd_chip": ("left_of_button", "high_card_by_suit", "high_card_by_suit_all"),
    "quartered_odd_chip": ("high", "low"),
    "same_hands_both_ways": ("even", "halves"),
    "low_ranking": ("ace_to_six", "ace_to_five", "deuce_to_seven"),
    "low_wild": ("low_ace", "lowest_missing", "natural"),
    "joker": ("none", "bug", "wild"),
    "openers": ("any", "jacks_or_better"),
}

WILD = {"five_of_a_kind": True, "double_ace_flush": True, "natural_beats_wild": True}
BY_BUTTON = {"odd_chip": True}
DIAGRAM = {
    "both_tie": False,
    "failed_both": True,
    "nobody_wins": True,
    "same_hands_both_ways": True,
    "quartered_odd_chip": False,
    "low_ranking": False,
}
"""The rules of a declared high-low game; the value says whether the documents leave it open."""

OWN = {
    "high-die": WILD | BY_BUTTON,
    "low-die": WILD | BY_BUTTON,
    "draw-high": WILD | BY_BUTTON | {"joker": True, "openers": True},
    "deuces-wild-draw": WILD | BY_BUTTON,
    "high-low-draw": BY_BUTTON | DIAGRAM,
    "seven-card-high-low-stud": BY_BUTTON | DIAGRAM,
    "seven-card-stud": BY_BUTTON,
    "razz": BY_BUTTON,
    "two-to-seven-triple-draw": BY_BUTTON,
    "texas-holdem": BY_BUTTON,
    "low-hole-wild": WILD | BY_BUTTON | {"lowest_down_ace": True},
    "dakota": WILD
    | BY_BUTTON
    | {
        "lowest_down_ace": True,
        "both_tie": False,
        "failed_both": True,
        "nobody_wins": True,
        "same_hands_both_ways": True,
        "quartered_odd_chip": False,
    },
    "draw-deucey-triple-draw": BY_BUTTON
    | {"quartered_odd_chip": True, "same_hands_both_ways": True},
    "draw-deucey-single-draw": BY_BUTTON
    | {"quartered_odd_chip": True, "same_hands_both_ways": True},
}
"""The rules of each game as it stands, without high-low laid over it."""

ONE_WAY_WILD = {"high-die": False, "low-die": False, "deuces-wild-draw": False, "draw-high": True}
"""Games with wild cards over which high-low can be laid; whether ``low_wild`` is open there."""

BY_SUIT = ("dakota", "seven-card-high-low-stud", "seven-card-stud", "razz", "low-hole-wild")


@pytest.mark.parametrize(("name", "rules"), OWN.items())
def test_rules_of_the_game_as_it_stands(name, rules):
    """No more and no fewer, and open just where the documents are silent."""
    found = {rule.name: rule.open for rule in house_rules(BY_NAME[name]) if not rule.high_low}
    assert found == rules


@pytest.mark.parametrize("name", [name for name in OWN if BY_NAME[name].one_way])
def test_rules_that_need_high_low(name):
    """A one-way game lists those of high-low as well, and says that they need it."""
    expected = dict(DIAGRAM)
    if name in ONE_WAY_WILD or name == "low-hole-wild":
        expected["low_wild"] = ONE_WAY_WILD.get(name, False)
    found = {rule.name: rule.open for rule in house_rules(BY_NAME[name]) if rule.high_low}
    assert found == expected


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_values_and_defaults(game: Game):
    """The same values everywhere; the default is the first, but for odd chips in stud."""
    for rule in house_rules(game):
        assert rule.values == VALUES[rule.name]
        if rule.name == "odd_chip" and game.name in BY_SUIT:
            assert rule.standard == "high_card_by_suit"
        elif rule.name not in game.settled:
            assert rule.standard == rule.values[0]


@pytest.mark.parametrize(
    ("name", "rule", "document"),
    [
        ("low-die", "five_of_a_kind", "OPR-605"),
        ("dakota", "five_of_a_kind", "Dakota"),
        ("dakota", "lowest_down_ace", "Dakota"),
        ("dakota", "both_tie", "Dakota"),
        ("dakota", "quartered_odd_chip", "Dakota"),
        ("high-low-draw", "both_tie", "High-Low"),
        ("high-low-draw", "quartered_odd_chip", "High-Low"),
        ("high-low-draw", "low_ranking", "High-Low"),
        ("draw-high", "joker", "Robert's Rules of Poker, Draw High"),
        ("draw-high", "openers", "Robert's Rules of Poker, Draw High"),
    ],
)
def test_sources(name, rule, document):
    """Each rule names the document that raises or settles it for that game."""
    (found,) = [one for one in house_rules(BY_NAME[name]) if one.name == rule]
    assert found.source.document.startswith(document)


@pytest.mark.parametrize("rule", ["low_wild", "low_ranking", "joker"])
def test_dakota_settles_its_lows(rule):
    """A rule that cannot touch the game is refused, with the ones that can."""
    faults = Faults()
    rules_in_force(BY_NAME["dakota"], {rule: "natural"}, faults)
    (fault,) = faults.found
    assert (fault.path, fault.code) == (("house_rules", rule), "unknown_house_rule")
    assert "lowest_down_ace" in fault.detail


def test_high_low_rule_without_high_low():
    """It is refused until the game is played high-low."""
    faults = Faults()
    rules_in_force(BY_NAME["low-die"], {"failed_both": "next_best"}, faults)
    assert [(fault.path, fault.code) for fault in faults.found] == [
        (("house_rules", "failed_both"), "needs_high_low")
    ]
    both = Faults()
    rules_in_force(played_high_low(BY_NAME["low-die"]), {"failed_both": "next_best"}, both)
    assert both.found == []


def test_value_that_the_rule_lacks():
    """With the closest values as suggestions."""
    faults = Faults()
    rules_in_force(BY_NAME["low-die"], {"five_of_a_kind": "highst"}, faults)
    (fault,) = faults.found
    assert (fault.path, fault.code) == (("house_rules", "five_of_a_kind"), "bad_value")
    assert fault.suggestions == ("highest",)


def test_misspelt_rule():
    """With the closest names as suggestions."""
    faults = Faults()
    rules_in_force(BY_NAME["low-die"], {"five_of_kind": "highest"}, faults)
    assert faults.found[0].suggestions[0] == "five_of_a_kind"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_value_can_be_set(game: Game):
    """Whatever the sheet lists is accepted, and comes to be in force."""
    for played in (game, played_high_low(game)) if game.one_way else (game,):
        for rule in house_rules(played):
            for value in () if rule.high_low else rule.values:
                faults = Faults()
                rules = rules_in_force(played, {rule.name: value}, faults)
                assert not faults.found
                assert rules.values[rule.name] == value
                assert rule.name in rules.chosen


def test_bug_settles_five_aces_and_its_flush():
    """With the joker as a bug its own source says both, so that neither is assumed."""
    rules = rules_in_force(BY_NAME["draw-high"], {"joker": "bug"}, Faults())
    assert {"five_of_a_kind", "double_ace_flush"} <= rules.chosen
    assert rules.values["five_of_a_kind"] == "highest"


def test_a_house_whose_joker_is_a_bug():
    """The same is settled where no question says so."""
    house = game(base="draw-high", house_rules={"joker": "bug"})
    rules = rules_in_force(house, {}, Faults())
    assert {"five_of_a_kind", "double_ace_flush"} <= rules.chosen
    assert (rules.values["joker"], rules.values["double_ace_flush"]) == ("bug", "false")
    assert rules_in_force(BY_NAME["draw-high"], {}, Faults()).chosen == frozenset()


def test_nobody_wins_where_the_given_card_may_be_out():
    """Mariah Trips wants three of a kind, and the queen of spades face down: nobody may have either."""
    assert "nobody_wins" in {rule.name for rule in house_rules(BY_NAME["mariah-trips"])}
    assert "nobody_wins" not in {rule.name for rule in house_rules(BY_NAME["black-mariah"])}


def test_nobody_wins_where_all_may_declare_what_they_do_not_have():
    """Zeda: all declare low, and nobody has an eight low. A low without a qualifier is always held."""
    assert "nobody_wins" in {rule.name for rule in house_rules(BY_NAME["zeda"])}
    one_side = BY_NAME["high-low-draw"].but(both=False)
    assert "nobody_wins" not in {rule.name for rule in house_rules(one_side)}


@pytest.mark.parametrize("name", [game.name for game in GAMES if game.declared and not game.both])
def test_who_may_not_declare_both_cannot_fail_both(name: str):
    """Where a player declares one side only, the rules about both say nothing."""
    listed = {rule.name for rule in house_rules(BY_NAME[name])}
    assert listed.isdisjoint({"both_tie", "failed_both"})
