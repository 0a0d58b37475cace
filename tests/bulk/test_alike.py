"""What a game looks at: every rule for wild cards, and every ranking, keeps to what it says."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from dealerapi.cards import JOKER, Hand, read_cards, read_hand
from dealerapi.games import GAMES, find
from dealerapi.games.alike import alike, looks_at
from dealerapi.games.language import read_game
from dealerapi.games.making import FACE_DOWN, exactly
from dealerapi.games.qualifiers import BeatsBoard
from dealerapi.games.wild import Around, WildRule, wild_cards
from dealerapi.ranking import RANKINGS, BeatsAll, Combination
from dealerapi.ranking.columns import Sees, sees
from dealerapi.table.bulk import BulkChecks, Packed, evaluate_columns, judge_of
from tests.bulk.bulk_hands import alone, deal, deal_many, deck_of, in_columns, in_force, resuited

RULES = [
    [{"ranks": "39"}],
    [{"cards": "JhJs"}],
    [{"cards": "JhJs"}, {"cards": "KdJs"}, {"ranks": "K"}],
    [{"partner": {"A": "6", "2": "5"}}],
    [{"adds_to": 7}],
    [{"adds_to": 4}],
    [{"own": "lowest", "down": False}],
    [{"own": "highest", "down": True}],
    [{"joker": "wild"}],
    [{"joker": "bug"}],
    [{"joker": "coloured"}, {"ranks": "2"}],
    [{"follows": "Q", "leader": True}],
    [{"named": "dealer"}],
    [{"ranks": "2", "only": "pairs"}],
    [{"cards": "2h"}, {"ranks": "3", "only": "another_wild"}],
    [{"ranks": "28", "killed_by": "K"}],
    [{"ranks": "2", "for": ["high"]}, {"ranks": "K", "for": ["low"]}],
]
"""Rules for wild cards as a house writes them: of every kind that is looked up, with every limit."""

AROUND = {"follows": Around(upcards=read_cards("QsKd5c")), "named": Around(named="7")}


def house_game(rules):
    """Five cards, high and low, with these rules."""
    jokers = {"wild": 1, "bug": 1, "coloured": 2}.get(rules[0].get("joker"))
    deck = {"deck": {"jokers": jokers}} if jokers else {}
    base = "five-card-high-low-stud" if "follows" in rules[0] else "high-low-draw"
    return read_game({"base": base, "wild": rules, **deck})


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_wild_cards_follow_from_what_is_looked_at(rules):
    """Of hands that hold the same symbols, the same symbols are wild, on the same sides."""
    game = house_game(rules)
    force, random = in_force(game), Random(str(rules))
    looks = alike(game, force)
    assert looks
    around = next((AROUND[name] for name in AROUND if name in rules[0]), Around())
    seen = {}
    for held in [deal(deck_of(game, force), 5, random) for _hand in range(2_000)]:
        for twin in [held, resuited(held, random)]:
            key = tuple(sorted(looks.symbol[card] for card in twin))
            found = {
                (looks.symbol[one.card], one.kind, one.rule.sides)
                for one in wild_cards(game.wild, Hand(tuple(twin)), around, force)
            }
            assert seen.setdefault(key, found) == found, twin
    assert len(set(map(frozenset, seen.values()))) > 1, "no hand tells anything"


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_hands_are_worth_what_they_are_alone(rules):
    """High and low, with the house rules that such a game has."""
    game = house_game(rules)
    around = next((AROUND[name] for name in AROUND if name in rules[0]), Around())
    force = in_force(game)
    cards = deal_many(game, force, 1_200, Random(f"worth {rules}"))
    found = evaluate_columns(game, cards, force, around=around)
    for row, held in enumerate(cards.tolist()):
        hand = Hand(tuple(held), faces_known=False)
        assert in_columns(found, row) == alone(game, hand, force, around), held


def test_what_is_wild_for_one_side_is_not_for_the_other():
    """Kings are wild for low only: they fill no flush for high, whatever suit they are of."""
    game = house_game(RULES[-1])
    force = in_force(game)
    texts = ["3h7h9h2cKc", "3h7h9h2cKh", "3h7h9h2hKh", "3h7h9h2hKc"]
    cards = np.array([read_cards(text) for text in texts], np.uint8)
    assert evaluate_columns(game, cards, force).sides["high"].category == [
        "one_pair",
        "flush",
        "flush",
        "one_pair",
    ]


def test_faces_in_a_game_that_deals_all_cards_down():
    """The lowest card face down is wild; who shows cards all the same has another hand."""
    game = house_game([{"own": "lowest", "down": True}])
    force = in_force(game)
    hands = [read_hand("3c4d7h/9sKs"), read_hand("3c4d7h9sKs"), read_hand("7hKs/9s3c4d")] * 2
    packed = Packed(
        np.array([card for hand in hands for card in hand.cards], np.uint8),
        np.full(len(hands), 5, np.uint16),
        np.array([3, 65535, 2] * 2, np.uint16),
    )
    checks = BulkChecks(game, force, Around())
    found = judge_of(game, force, Around()).judge(packed, checks.wrong(packed))
    for row, hand in enumerate(hands):
        assert in_columns(found, row) == alone(game, hand, force), hand


def kinds(of):
    """All classes made of a class."""
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_kind_of_wild_rule_is_thought_of():
    """Of those not in the games above each hand is judged by itself."""
    asked = {type(rule) for rules in RULES for rule in house_game(rules).wild}
    used = {type(rule) for game in GAMES for rule in game.wild}
    for kind in {*kinds(WildRule), *used} - asked:
        example = next((rule for game in GAMES for rule in game.wild if type(rule) is kind), None)
        assert example is None or looks_at(example) is None, kind


def test_a_new_kind_of_rule_is_not_looked_up():
    """Nobody knows what it looks at."""
    assert looks_at(object()) is None
    assert sees(object()) is None


def test_given_cards_are_seen():
    """Where they beat everything, in a ranking that itself tells no card from others of its rank."""
    queens = BeatsAll(RANKINGS["standard_high"], (Combination("2", read_cards("QsQc")),))
    aces = BeatsAll(queens, (Combination(cards=read_cards("AsAh")),))
    assert sees(queens) == Sees(5, frozenset(read_cards("QsQc")))
    assert sees(aces) == Sees(5, frozenset(read_cards("QsQcAsAh")))


@pytest.mark.parametrize("name", ["badugi", "highest_spade", "holds_Qs"])
def test_rankings_that_look_at_more(name):
    """Suits decide them."""
    assert sees(RANKINGS[name]) is None


@pytest.mark.parametrize("name", ["dakota", "texas-holdem", "badeucy", "slippery-elmer"])
def test_games_that_look_at_more(name):
    """Faces, boards, and rankings of suits."""
    game, _implied = find(name)
    assert alike(game, in_force(game)) is None


@pytest.mark.parametrize(
    "change",
    [{"making": exactly(2)}, {"making": FACE_DOWN}, {"qualifier": BeatsBoard()}],
    ids=str,
)
def test_sides_that_look_at_more(change):
    """Cards that have to play, faces, and the board."""
    game, _implied = find("home-draw")
    changed = game.but(sides=(replace(game.sides[0], **change),))
    assert alike(game, in_force(game)) is not None
    assert alike(changed, in_force(game)) is None


def test_ranks_that_do_not_count():
    """A hand without them may be too small to play."""
    game, _implied = find("home-draw")
    assert alike(game.but(dead_ranks="9"), in_force(game)) is None


def test_jokers_share_a_symbol_that_no_card_has():
    """The joker is no ace."""
    game, _implied = find("california-draw")
    looks = alike(game, in_force(game))
    assert looks
    assert looks.symbols == 14
    assert looks.symbol[JOKER] not in looks.symbol[:JOKER]
