"""Hands for the tests of bulk: many, among them straights, flushes and near misses."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, RANKS, Card, Hand, rank_of
from dealerapi.faults import Faults
from dealerapi.games import Game, house_rules, played_high_low, rules_in_force
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.table import evaluate
from dealerapi.table.bulk import NOT_WILD, Columns
from dealerapi.table.checks import jokers_in_deck

WORTH_RULES = (
    "five_of_a_kind",
    "double_ace_flush",
    "natural_beats_wild",
    "low_wild",
    "low_ranking",
    "joker",
    "openers",
    "lowest_down_ace",
)
"""The house rules on which the worth of a hand can turn."""


def in_force(game: Game, **given: str) -> Rules:
    """The house rules of the game with those given."""
    faults = Faults()
    rules = rules_in_force(game, given, faults)
    faults.raise_any()
    return rules


def every_house(game: Game) -> Iterator[Rules]:
    """The game's own house rules, and each that bears on worth set otherwise in turn."""
    yield in_force(game)
    for rule in house_rules(game):
        if rule.name in WORTH_RULES and not rule.high_low:
            for value in rule.values:
                if value != rule.standard:
                    yield in_force(game, **{rule.name: value})
    if {"natural_beats_wild", "joker"} <= {rule.name for rule in house_rules(game)}:
        yield in_force(game, natural_beats_wild="true", joker="wild")


def both_ways(game: Game) -> Iterator[Game]:
    """The game, and where that can be, the same played high-low."""
    yield game
    if game.one_way:
        yield played_high_low(game)


def deck_of(game: Game, rules: Rules) -> list[Card]:
    """The cards of the deck."""
    jokers = jokers_in_deck(game, rules)
    of_colours = [JOKER + 1, JOKER + 2][:jokers] if game.coloured_jokers else [JOKER] * jokers
    return [
        *(card for card in range(JOKER) if RANKS[rank_of(card)] not in game.stripped),
        *of_colours,
    ]


def deal(deck: list[Card], size: int, random: Random) -> list[Card]:
    """One hand: often of few suits, of neighbouring ranks, or with a joker."""
    suits = random.choice(["0123", "0123", "01", "3", "3"])
    lowest = random.choice([0, 0, 0, 2, 5, 8])
    wanted = [
        card
        for card in deck
        if card >= JOKER or (str(card % 4) in suits and lowest <= rank_of(card) <= lowest + 7)
    ]
    held = random.sample(wanted if len(wanted) >= size else deck, size)
    # A stranger makes a flush a near miss, a joker or a deuce makes a near miss a flush.
    for _stranger in range(random.choice([0, 0, 1, 2])):
        left = [card for card in deck if card not in held or card == JOKER]
        card = random.choice([left[-1], random.choice(left)])
        if held.count(JOKER) + (card == JOKER) <= deck.count(JOKER):
            held[random.randrange(size)] = card
    return held


def resuited(held: list[Card], random: Random) -> list[Card]:
    """The same ranks in other suits: of all suits, of two, or all of one but for pairs."""
    suits = random.choice([[0, 1, 2, 3], [0, 1, 2, 3], [1, 3], [2]])
    found: list[Card] = []
    for card in held:
        free = [card // 4 * 4 + suit for suit in range(4)]
        free = [one for one in free if one not in found]
        liked = [one for one in free if one % 4 in suits]
        found.append(card if card >= JOKER else random.choice(liked or free))
    random.shuffle(found)
    return found


def deal_many(game: Game, rules: Rules, hands: int, random: Random) -> NDArray[np.uint8]:
    """Hands of a game that dealt so, a row for each; of each six, five are like the sixth."""
    deck = deck_of(game, rules)
    found: list[list[Card]] = []
    for _six in range(0, hands, 6):
        held = deal(deck, game.deal.cards, random)
        found += [held, *(resuited(held, random) for _twin in range(5))]
    return np.array(found, np.uint8)


def alone(game: Game, hand: Hand, rules: Rules, around: Around | None = None) -> dict[str, object]:
    """What the table says of the hand alone."""
    (valued,) = evaluate(game, [hand], rules, around=around).hands
    sides = {
        name: (worth.category, worth.strength, worth.qualifies)
        for name, worth in valued.worths.items()
    }
    return {"wild": list(valued.wild_cards), **sides}


def in_columns(found: Columns, row: int) -> dict[str, object]:
    """What the columns say of one hand."""
    sides = {}
    for name, side in found.sides.items():
        known = side.worths[side.numbers[row]]
        sides[name] = (known.category, known.strength, known.qualifies)
    return {
        "wild": [int(column[row]) for column in found.wild if column[row] != NOT_WILD],
        **sides,
    }
