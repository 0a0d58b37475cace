"""Hands by columns are worth what they are worth alone: in every game, by every house rule."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from dealerapi.cards import Hand, read_cards
from dealerapi.faults import Faulty
from dealerapi.games import GAMES, Game, find
from dealerapi.games.alike import alike
from dealerapi.games.wild import Around
from dealerapi.table.bulk import evaluate_columns
from tests.bulk.bulk_hands import alone, both_ways, deal_many, every_house, in_columns, in_force

LOOKED_UP = [game for each in GAMES for game in both_ways(each) if alike(game, in_force(game))]
"""The games whose hands are looked up."""


def around_of(game: Game) -> Around:
    """Something for the hands to turn on, where the game needs that."""
    return Around(
        upcards=read_cards("QsKd5c2h") if game.needs("upcards") else (),
        named="7" if game.needs("named") else "",
    )


def compare(game: Game, hands: int, seed: int) -> None:
    """Judge many hands by columns, in which those that are alike are looked up, and alone."""
    around = around_of(game)
    for house, rules in enumerate(every_house(game)):
        cards = deal_many(game, rules, hands, Random(f"{seed} {house} {game.name}"))
        found = evaluate_columns(game, cards, rules, around=around)
        for row, held in enumerate(cards.tolist()):
            expected = alone(game, Hand(tuple(held), faces_known=False), rules, around)
            assert in_columns(found, row) == expected, (rules.values, held)


@pytest.mark.parametrize("game", LOOKED_UP, ids=lambda game: f"{game.name}-{len(game.sides)}")
def test_every_hand_is_worth_what_it_is_alone(game):
    """Whether it was judged itself or another that is like it."""
    compare(game, 60, 1)


def test_many_games_are_looked_up():
    """So that the tests above cannot quietly cease to test anything."""
    names = {game.name for game in LOOKED_UP}
    assert len(names) > 90
    assert names >= {"low-die", "high-die", "deuces-wild-draw", "suicide-king", "low-card-wild"}


@pytest.mark.parametrize("name", ["low-die", "suicide-king", "two-jokers-draw", "razz"])
def test_many_hands(name):
    """So many that nearly all are looked up."""
    game, _implied = find(name)
    rules = in_force(game)
    random = Random(name)
    cards = deal_many(game, rules, 20_000, random)
    down = game.deal.down if game.needs_faces else None
    found = evaluate_columns(game, cards, rules, down=down)
    for row in random.sample(range(len(cards)), 2_000):
        hand = Hand(tuple(cards[row].tolist()), faces_known=False)
        assert in_columns(found, row) == alone(game, hand, rules), cards[row].tolist()


def test_the_columns():
    """The hand of the rule book's example, and three kings."""
    game, _implied = find("low-die")
    cards = np.array([read_cards("Ac6h5d2s2d"), read_cards("KsKhKd9c8c")], np.uint8)
    found = evaluate_columns(game, cards, in_force(game))
    high = found.sides["high"]
    assert high.category == ["four_of_a_kind", "three_of_a_kind"]
    assert high.strength[0] > high.strength[1]
    assert high.qualifies.tolist() == [True, True]
    assert high.opens.tolist() == [True, True]
    assert in_columns(found, 0)["wild"] == list(read_cards("Ac2s2d"))
    assert in_columns(found, 1)["wild"] == []


def test_no_hands():
    """No hands have empty columns."""
    game, _implied = find("low-die")
    found = evaluate_columns(game, np.empty((0, 5), np.uint8), in_force(game))
    assert found.sides["high"].category == []


def test_wrong_hands_are_told():
    """By their places, as they would be of the hand alone."""
    game, _implied = find("low-die")
    cards = np.array([read_cards("Ac6h5d2s2d"), read_cards("KsKhKdKsJk")], np.uint8)
    with pytest.raises(Faulty) as raised:
        evaluate_columns(game, cards, in_force(game))
    assert [(fault.path, fault.code) for fault in raised.value.faults] == [
        (("hands", 1), "no_joker"),
        (("hands", 1), "card_twice"),
    ]


@pytest.mark.parametrize("cards", [np.zeros(5, np.uint8), np.full((1, 5), 60, np.uint8)])
def test_no_cards(cards):
    """What is no row of cards for each hand is refused."""
    game, _implied = find("low-die")
    with pytest.raises(ValueError, match="numbers of cards"):
        evaluate_columns(game, cards, in_force(game))
