"""What the rule sheets of some games say, word by word, as the documents have it."""

from __future__ import annotations

import pytest

from dealerapi.games import BY_NAME, house_rules
from dealerapi.games.house_rules import HouseRule
from dealerapi.games.sentence import sentence
from dealerapi.games.sheet import listing, sheet
from tests.blocks.said_games import HIGH, LOW, game

DAKOTA = "Dakota Rules"
TRIPLE = "Draw-Deucey Triple Draw"
OPR_605 = "OPR-605 High-Die and Low-Die Rules (Official Poker Rules Board, 2026)"
DIAGRAM = "High-Low Poker, The Official World Encyclopedia of Sports and Games (Diagram, 1979)"

SIDE = {
    "ranking": "standard_high",
    "by_house_rule": False,
    "from": "the best of all cards",
    "qualifier": None,
    "part": 1,
    "fallback": False,
    "second_best": False,
}
"""A side of the best high hand; its source is left out."""

DAKOTA_LOW_CARD = {
    "rule": "own_rank",
    "text": "each player's lowest card face down, and its rank in the same hand",
    "for": ["high"],
    "own": "lowest",
    "down": True,
    "only": None,
    "killed_by": None,
    "source": {"document": DAKOTA, "article": "1.3"},
}

BOTH_TIE = {
    "rule": "both_tie",
    "values": ["counts", "fails"],
    "says": {"counts": "a tie is enough", "fails": "a tie fails"},
    "default": "counts",
    "open": False,
    "about": "whether a tie is enough, each way, for a player who declared both",
}
"""A house rule that the documents settle; its source is left out."""


def of(name):
    """A game's sheet without its examples."""
    return {what: said for what, said in sheet(BY_NAME[name]).items() if what != "example"}


def rule(said, name):
    """One house rule of a sheet."""
    (found,) = [one for one in said["house_rules"] if one["rule"] == name]
    return found


def test_dakota():
    """A stud with a card that is wild for one side, both sides declared."""
    said = of("dakota")
    told = said.pop("house_rules")
    assert said == {
        "name": "dakota",
        "title": "Dakota",
        "aliases": [],
        "family": "stud",
        "summary": "Seven cards; the lowest card face down is wild for high; declared high-low.",
        "high_low": True,
        "players": {"min": 2, "max": 7},
        "deck": {"cards": 52, "jokers": 0, "ranks": "23456789TJQKA"},
        "deal": {
            "cards": 7,
            "down": 3,
            "up": 4,
            "board": 0,
            "extra": 0,
            "layouts": [{"down": 3, "up": 4}, {"down": 2, "up": 5}],
        },
        "wild": [DAKOTA_LOW_CARD],
        "sides": ["high", "low"],
        "high": {**SIDE, "source": {"document": DAKOTA, "article": "High and low hands"}},
        "low": {
            **SIDE,
            "ranking": "ace_to_five",
            "source": {"document": DAKOTA, "article": "High and low hands"},
        },
        "declare": {
            "choices": ["high", "low", "both"],
            "source": {"document": DAKOTA, "article": "Declaration"},
        },
        "draws": None,
        "odd_chip": "high_card_by_suit",
        "can_play_high_low": False,
        "played_high_low": None,
        "needs_faces": True,
        "needs": [],
        "one_winner": False,
        "scoop": False,
        "dead_ranks": "",
        "sentence": sentence(BY_NAME["dakota"]),
        "notes": [
            "Before the seventh card a player may buy the option: it is then dealt face up.",
            "The dealer says before the deal whether players declare together or in turn.",
        ],
        "sources": [DAKOTA],
    }
    both_tie = {**BOTH_TIE, "source": {"document": DAKOTA, "article": "Declaring both ways"}}
    assert both_tie in told


def test_low_die():
    """The dealer calls the draws, and the game can be played high-low."""
    said = of("low-die")
    assert said["wild"] == [
        {
            "rule": "partner",
            "text": "aces if the hand holds a six, twos if the hand holds a five and threes if the"
            " hand holds a four",
            "for": ["high"],
            "partner": {"A": "6", "2": "5", "3": "4"},
            "only": None,
            "killed_by": None,
            "source": {"document": OPR_605, "article": "2.1"},
        }
    ]
    assert said["draws"] == {
        "called_by_dealer": True,
        "largest": 5,
        "source": {"document": OPR_605, "article": "3.2"},
    }
    assert (said["declare"], said["low"], said["can_play_high_low"]) == (None, None, True)
    assert said["played_high_low"] == {
        "sides": ["high", "low"],
        "declare": {
            "choices": ["high", "low", "both"],
            "source": {"document": DIAGRAM, "article": "Declaring"},
        },
    }
    source = {"document": DIAGRAM, "article": "Declaring"}
    assert rule(said, "both_tie") == {**BOTH_TIE, "source": source, "needs": "high_low"}
    assert "needs" not in rule(said, "five_of_a_kind")
    assert rule(said, "five_of_a_kind")["open"] is True


def test_draw_deucey():
    """Draws that a document fixes, and a low that must be good enough."""
    said = of("draw-deucey-triple-draw")
    assert said["aliases"] == ["draw-deucey"]
    assert said["low"] == {
        **SIDE,
        "ranking": "deuce_to_seven",
        "qualifier": "jack or better",
        "source": {"document": TRIPLE, "article": "Low Hand Qualifier"},
    }
    assert said["draws"] == {
        "called_by_dealer": False,
        "largest": 2,
        "limits": [2, 2, 2],
        "with_ace": None,
        "face": "down",
        "source": {"document": TRIPLE, "article": "The Draw Limit"},
    }
    assert (said["wild"], said["can_play_high_low"], said["notes"]) == ([], False, [])


def test_a_low_that_the_house_names():
    """The house rule stands where the ranking would, and the sheet says so."""
    low = sheet(BY_NAME["high-low-draw"])["low"]
    assert (low["ranking"], low["by_house_rule"]) == ("low_ranking", True)


@pytest.mark.parametrize(
    ("name", "listed"),
    [
        ("dakota", True),
        ("archie", True),
        ("razz", False),
        ("low-die", False),
        ("high-chicago", False),
        ("double-board-holdem", False),
    ],
)
def test_high_low_in_the_list(name, listed):
    """High and low must both be played for; other sides beside them do not matter."""
    assert listing(BY_NAME[name])["high_low"] is listed


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("dakota", []),
        ("follow-the-queen", ["upcards"]),
        ("countdown", ["named"]),
        ("happy", ["named_by_player"]),
    ],
)
def test_what_a_question_must_tell(name, needs):
    """The cards dealt face up in their order, or the rank that somebody names."""
    assert sheet(BY_NAME[name])["needs"] == needs


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("mariah", "scoop", True),
        ("duck-flush", "one_winner", True),
        ("hawaii-high-low", "needs_faces", True),
        ("razz", "needs_faces", False),
        ("razz", "odd_chip", "high_card_by_suit"),
        ("low-die", "odd_chip", "left_of_button"),
    ],
)
def test_what_else_a_sheet_says(name, field, value):
    """Of the pot and of how cards are told."""
    assert sheet(BY_NAME[name])[field] == value


def test_a_deck_that_is_not_whole():
    """Its cards are counted with the joker and without the ranks left out."""
    assert sheet(BY_NAME["mexican-poker"])["deck"] == {
        "cards": 41,
        "jokers": 1,
        "ranks": "234567JQKA",
    }


def test_who_may_declare_one_side_only():
    """Both is no choice."""
    assert sheet(BY_NAME["rollouts"])["declare"]["choices"] == ["high", "low"]


def test_a_game_of_the_house():
    """What its blocks say: parts of the pot, and when a wild card is none."""
    played = game(
        title="Ours",
        deal={"down": 5, "extra": 1},
        dead_ranks="8",
        draws={"limits": [3, 1], "with_ace": 4, "face": "up"},
        wild=[
            {"ranks": "39", "for": ["low"], "killed_by": "7"},
            {"ranks": "K", "only": "pairs"},
        ],
        sides=[
            {**HIGH, "part": 2, "qualifier": {"at_least": "one_pair"}, "second_best": True},
            LOW,
            {**HIGH, "name": "rest", "fallback": True},
        ],
    )
    said = sheet(played)
    assert said["sides"] == ["high", "low", "rest"]
    high, rest = said["high"], said["rest"]
    assert (high["part"], high["second_best"], high["fallback"]) == (2, True, False)
    assert high["qualifier"] == "a pair or better"
    assert (rest["part"], rest["second_best"], rest["fallback"]) == (1, False, True)
    threes, kings = said["wild"]
    assert (threes["for"], threes["killed_by"], threes["only"]) == (["low"], "7", None)
    assert (kings["for"], kings["killed_by"]) == (["high", "low", "rest"], None)
    assert kings["only"] == "pairs"
    assert (said["dead_ranks"], said["deal"]["extra"]) == ("8", 1)
    draws = {name: one for name, one in said["draws"].items() if name != "source"}
    assert draws == {
        "called_by_dealer": False,
        "largest": 3,
        "limits": [3, 1],
        "with_ace": 4,
        "face": "up",
    }


@pytest.mark.parametrize("name", ["dakota", "low-die", "draw-high", "omaha-hi-lo"])
def test_house_rules_in_the_sheet(name):
    """Each as the game has it."""
    found: list[HouseRule] = list(house_rules(BY_NAME[name]))
    told = sheet(BY_NAME[name])["house_rules"]
    assert [(one["rule"], one["default"], one["open"]) for one in told] == [
        (rule.name, rule.standard, rule.open) for rule in found
    ]
    for one, rule in zip(told, found, strict=True):
        assert one["source"]["article"] == rule.source.article
        assert ("needs" in one) == rule.high_low
        assert list(one["says"]) == one["values"] == list(rule.values)


def test_a_game_as_the_question_wrote_it():
    """The examples name the game as the caller did."""
    wrote = {"base": "low-die"}
    said = sheet(BY_NAME["low-die"], wrote)["example"]
    assert {kind: body["variant"] for kind, body in said.items()} == dict.fromkeys(said, wrote)
