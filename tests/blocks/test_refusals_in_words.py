"""Why a game of the house is refused, in the words that its author reads."""

from __future__ import annotations

from typing import Any

import pytest
from said_games import HIGH, LOW, game

from dealerapi.faults import Faulty
from dealerapi.games.language import read_game

FIVE: dict[str, Any] = {"deal": {"down": 5}, "sides": [HIGH]}
BOARD: dict[str, Any] = {"deal": {"down": 2, "board": 5}, "sides": [HIGH]}
JOKER: dict[str, Any] = {**FIVE, "deck": {"jokers": 1}}


def side(**said: object) -> dict[str, Any]:
    """A game of five cards, its only side so changed."""
    return {**FIVE, "sides": [{**HIGH, **said}]}


def told(said: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Where each fault of a game is, its code, and its words."""
    with pytest.raises(Faulty) as raised:
        read_game(said, ())
    return [
        ("/".join(map(str, fault.path)), fault.code, fault.detail) for fault in raised.value.faults
    ]


WHOLE = [
    (
        {"deal": {"down": 5}},
        "sides",
        "missing_field",
        "without a “base” the game needs “sides”",
    ),
    (
        {**FIVE, "deal": {"board": 5}},
        "deal",
        "bad_value",
        "every player must be dealt a card at least",
    ),
    (
        {**FIVE, "players": {"min": 5, "max": 4}},
        "players",
        "bad_value",
        "the fewest players are more than the most",
    ),
    (
        {**FIVE, "players": {"max": 11}},
        "deal",
        "deck_too_small",
        "11 players need 55 cards; the deck has 52",
    ),
    (
        {**FIVE, "deal": {"down": 3, "up": 4, "bought": {"down": 2, "up": 4}}},
        "deal/bought",
        "bad_value",
        "a player who bought the option must hold as many cards as the others",
    ),
    (
        {**FIVE, "draws": {"limits": [6]}},
        "draws",
        "bad_value",
        "nobody can draw more cards than he holds, 5",
    ),
    (
        {**FIVE, "draws": {"with_ace": 4}},
        "draws",
        "bad_value",
        "say how cards are drawn: by “limits”, or “called_by_dealer”: true",
    ),
    (
        {**FIVE, "draws": {"limits": [3], "largest": 3}},
        "draws/largest",
        "not_used",
        "“largest” goes with “called_by_dealer” only: leave it out",
    ),
    (
        {**FIVE, "draws": {"called_by_dealer": True, "face": "up"}},
        "draws/face",
        "not_used",
        "“face” goes with “limits” only: leave it out",
    ),
    (
        {**FIVE, "declared": True},
        "declared",
        "bad_value",
        "with one side there is nothing to declare",
    ),
    (
        {**FIVE, "sides": [HIGH, LOW], "both": True},
        "both",
        "not_used",
        "“both” goes with “declared” only: leave it out",
    ),
    (
        {**FIVE, "sides": [HIGH, LOW], "scoop": True, "first_held": True},
        "scoop",
        "bad_value",
        "“first_held” and “scoop” cannot both say who takes the pot",
    ),
    (
        {"base": "razz", "house_rules": {"openers": "any"}},
        "house_rules/openers",
        "unknown_house_rule",
        "this game has no house rule “openers”; it has odd_chip",
    ),
    (
        {"base": "razz", "house_rules": {"odd_chip": "dealer"}},
        "house_rules/odd_chip",
        "bad_value",
        (
            "“odd_chip” is one of left_of_button, high_card_by_suit and high_card_by_suit_all,"
            " not “dealer”"
        ),
    ),
]
"""The deal, the players, the draws, who takes the pot, and the house rules."""

SIDES = [
    (side(name="whole"), "sides/0/name", "bad_value", "a side cannot be called “whole”"),
    (side(name="both"), "sides/0/name", "bad_value", "a side cannot be called “both”"),
    (
        {**FIVE, "sides": [HIGH, LOW, HIGH]},
        "sides/2/name",
        "side_twice",
        "two sides are called “high”",
    ),
    (
        side(fallback=True),
        "sides",
        "bad_value",
        "at least one side must not be a fallback",
    ),
    (
        side(qualifier={"rank": "8"}),
        "sides/0/qualifier",
        "bad_value",
        "a qualifier is one of or_better, at_least, no_pair and beats_board",
    ),
    (
        side(qualifier={"no_pair": True, "rank": "8"}),
        "sides/0/qualifier/rank",
        "not_used",
        "“rank” goes with “at_least” only: leave it out",
    ),
    (
        side(qualifier={"no_pair": False}),
        "sides/0/qualifier/no_pair",
        "bad_value",
        "leave the qualifier out where a hand needs nothing to compete",
    ),
    (
        side(qualifier={"or_better": "8"}),
        "sides/0/qualifier/or_better",
        "bad_value",
        "“or_better” qualifies a low, and this side is won by the high hand",
    ),
    (
        side(**LOW, qualifier={"at_least": "one_pair"}),
        "sides/0/qualifier/at_least",
        "bad_value",
        "“at_least” qualifies a high hand, and this side is won by the low",
    ),
    (
        side(ranking="high_of_3", qualifier={"at_least": "full_house"}),
        "sides/0/qualifier/at_least",
        "bad_value",
        "no hand of this side can be a full house",
    ),
    (
        side(ranking="highest_spade", qualifier={"no_pair": True}),
        "sides/0/qualifier/no_pair",
        "bad_value",
        "pairs do not matter for what wins this side",
    ),
    (
        {**BOARD, "deal": {"down": 5, "board": 4}, "sides": [
            {**HIGH, "from": "hand", "qualifier": {"beats_board": True}}
        ]},
        "sides/0/qualifier/beats_board",
        "bad_value",
        "the board has 4 cards, too few for a hand to beat",
    ),
    (
        {**BOARD, "sides": [{**HIGH, "from": {"rows": [[0, 6, 7]]}}]},
        "sides/0/from/rows",
        "bad_value",
        "the board has 5 cards; a row names place 6",
    ),
    (
        {**BOARD, "sides": [{**HIGH, "from": {"rows": [[0, 1, 1, 2]]}}]},
        "sides/0/from/rows/0",
        "bad_value",
        "a row names a place of the board twice",
    ),
    (
        {**BOARD, "sides": [{**HIGH, "from": {"rows": [[0, 1, 2]], "hand": 1}}]},
        "sides/0/from/hand",
        "bad_value",
        "5 cards cannot be made of 1 of the hand and the row",
    ),
    (
        {**BOARD, "sides": [
            {"name": "points", "ranking": {"points": {"aim": "most"}}, "from": {"hand": 2}}
        ]},
        "sides/0/from",
        "bad_value",
        "where all cards count, a hand is made of any cards or of the hand alone",
    ),
    (
        {**FIVE, "deal": {"down": 4}},
        "sides/0",
        "too_few_cards",
        "this side needs 5 cards to make a hand; a player has 4",
    ),
    (
        {**BOARD, "deal": {"down": 7, "board": 8}, "players": {"max": 2}},
        "sides",
        "too_many_groups",
        # Of fifteen cards, for high and for a low that can be laid over it.
        "a hand of this game has 6006 combinations; at most 1000 are compared",
    ),
]  # fmt: skip
"""The sides and of what their hands are made."""

WILD = [
    (
        {**FIVE, "wild": [{"for": ["high"]}]},
        "wild/0",
        "bad_value",
        "a wild rule is one of ranks, cards, partner, adds_to, own, joker, board, follows and named",
    ),
    (
        {**FIVE, "wild": [{"ranks": "2", "leader": True}]},
        "wild/0/leader",
        "not_used",
        "“leader” goes with “follows” only: leave it out",
    ),
    (
        {**FIVE, "wild": [{"ranks": "2", "places": [0]}]},
        "wild/0/places",
        "not_used",
        "“places” goes with “board” only: leave it out",
    ),
    (
        {**FIVE, "wild": [{"cards": "JkAs"}]},
        "wild/0/cards",
        "bad_value",
        "name cards of the deck here; of a joker say {“joker”: “wild”}",
    ),
    (
        {**FIVE, "wild": [{"partner": {"A": "A"}}]},
        "wild/0/partner",
        "bad_value",
        "a rank cannot be its own partner",
    ),
    (
        {**FIVE, "sides": [HIGH, LOW], "wild": [{"ranks": "2", "for": ["spade"]}]},
        "wild/0/for",
        "bad_value",
        "there is no side “spade” to be wild for; the sides are high and low",
    ),
    (
        {"base": "dakota", "sides": [LOW]},
        "sides",
        "bad_value",
        "there is no side “high” to be wild for; the sides are low; say with “wild” what is wild",
    ),
    (
        {**BOARD, "wild": [{"board": "each", "places": [5]}]},
        "wild/0/board",
        "bad_value",
        "the board has 5 cards",
    ),
    (
        {**FIVE, "wild": [{"board": "first"}]},
        "wild/0/board",
        "bad_value",
        "the board has 0 cards",
    ),
    (
        {**FIVE, "wild": [{"follows": "Q"}]},
        "wild/0/follows",
        "bad_value",
        "no cards are dealt face up",
    ),
    (
        {**FIVE, "deal": {"up": 5}, "wild": [{"own": "lowest"}]},
        "wild/0/own",
        "bad_value",
        "no cards are dealt face down",
    ),
    (
        {**FIVE, "deck": {"stripped": "23"}, "wild": [{"ranks": "39"}]},
        "wild/0/ranks",
        "bad_value",
        "the deck is without the rank 3",
    ),
    (
        JOKER,
        "wild",
        "missing_field",
        "the deck has jokers: say in “wild” what they do, {“joker”: “wild”}",
    ),
    (
        {**FIVE, "wild": [{"joker": "wild"}]},
        "wild/0/joker",
        "bad_value",
        "the deck has no joker; say how many in “deck”: {“jokers”: 1}",
    ),
    (
        {**JOKER, "wild": [{"joker": "by_house"}]},
        "wild/0/joker",
        "bad_value",
        "the deck has a joker in any case; say what it does, such as “wild”",
    ),
    (
        {**JOKER, "wild": [{"joker": "wild"}, {"joker": "bug"}]},
        "wild/1/joker",
        "bad_value",
        "what a joker does is said once",
    ),
    (
        {**JOKER, "wild": [{"joker": "wild", "only": "pairs"}]},
        "wild/0/only",
        "bad_value",
        "a joker has no rank to fall back on, so it is always wild",
    ),
    (
        {**JOKER, "sides": [HIGH, LOW], "wild": [{"joker": "wild", "for": ["low"]}]},
        "wild/0/for",
        "bad_value",
        "a joker has no rank of its own: it must be wild for high, too",
    ),
]
"""What is wild, and what a joker does."""


@pytest.mark.parametrize(("said", "where", "code", "detail"), [*WHOLE, *SIDES, *WILD])
def test_refused(said, where, code, detail):
    """It is told once, at its place, and so that the author knows what to write instead."""
    assert (where, code, detail) in told(said)


def test_what_the_base_is_called():
    """A game goes by its base's title unless it has one of its own."""
    assert (game(base="razz").title, game(base="razz").name) == ("Razz", "razz")
    ours = game(base="razz", title="Our Razz")
    assert (ours.title, ours.name) == ("Our Razz", "our-razz")
