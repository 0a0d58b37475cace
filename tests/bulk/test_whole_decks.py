"""Every hand of whole decks by columns: counted by category, and each held to what it is alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import numpy as np
import pytest

from dealerapi.cards import JOKER, Hand
from dealerapi.games import find, played_high_low
from dealerapi.games.wild import Around
from dealerapi.table.bulk import NOT_WILD, evaluate_columns
from dealerapi.table.hands import value
from tests.bulk.bulk_hands import deck_of, in_force
from tests.ranking.test_exact_counts import NATURAL, WITH_WILD_JOKER, made_with_a_bug


def every_hand(game, rules):
    """All hands of five of the game's deck, a row each."""
    deck = np.array(deck_of(game, rules), np.uint8)
    places = np.fromiter(
        (place for five in combinations(range(len(deck)), 5) for place in five), np.uint8
    )
    return deck[places.reshape(-1, 5)]


def without_royals(counts):
    """The counts with royal flushes among the straight flushes."""
    counts = Counter(counts)
    counts["straight_flush"] += counts.pop("royal flush")
    return dict(counts)


@pytest.mark.parametrize(
    ("name", "house", "counts"),
    [
        ("home-draw", {}, NATURAL),
        ("draw-high", {"joker": "wild"}, WITH_WILD_JOKER),
        ("draw-high", {"joker": "bug"}, made_with_a_bug()),
    ],
    ids=["natural", "wild joker", "bug"],
)
def test_hands_fall_as_published(name, house, counts):
    """Of the whole deck, so many hands of each category."""
    game, _implied = find(name)
    rules = in_force(game, **house)
    found = evaluate_columns(game, every_hand(game, rules), rules).sides["high"]
    assert Counter(found.category) == without_royals(counts)


def canonical(cards, keeps):
    """For each hand a number that hands share which differ by the names of suits alone.

    ``keeps`` are suits that are not renamed.
    """
    best = np.full(len(cards), np.iinfo(np.int64).max)
    for suits in permutations(range(4)):
        if any(suits[suit] != suit for suit in keeps):
            continue
        renamed = (cards & 0xFC) | np.array(suits, np.uint8)[cards & 3]
        renamed[cards == JOKER] = JOKER
        renamed.sort(axis=1)
        number = np.zeros(len(cards), np.int64)
        for column in renamed.T:
            number = number << 6 | column
        np.minimum(best, number, out=best)
    return best


@pytest.mark.proof
@pytest.mark.parametrize(
    ("name", "house", "high_low", "keeps"),
    [
        ("low-die", {}, False, ()),
        ("high-die", {"five_of_a_kind": "below_natural_royal"}, False, ()),
        ("deuces-wild-draw", {"double_ace_flush": "true"}, False, ()),
        ("deuces-wild-draw", {"natural_beats_wild": "true"}, False, ()),
        ("draw-high", {"joker": "bug"}, False, ()),
        ("draw-high", {"joker": "wild", "five_of_a_kind": "not_counted"}, False, ()),
        ("low-card-wild", {}, True, ()),
        ("draw-deucey-triple-draw", {}, False, ()),
        ("suicide-king", {}, False, (2,)),
    ],
    ids=str,
)
def test_every_hand_is_what_it_is_alone(name, house, high_low, keeps):
    """Of hands that differ by the names of suits alone, one is judged alone for all of them."""
    game, _implied = find(name)
    game = played_high_low(game) if high_low else game
    rules = in_force(game, **house)
    cards = every_hand(game, rules)
    found = evaluate_columns(game, cards, rules)
    _numbers, first, kind = np.unique(
        canonical(cards, keeps), return_index=True, return_inverse=True
    )
    alone = [
        value(game, Hand(tuple(held), faces_known=False), Around(), rules)
        for held in cards[first].tolist()
    ]
    assert len(alone) > 100_000
    for side, columns in found.sides.items():
        worths = [one.worths[side] for one in alone]
        strength = np.array([worth.strength for worth in worths])
        assert (columns.strength == strength[kind]).all()
        qualifies = np.array([worth.qualifies for worth in worths])
        assert (columns.qualifies == qualifies[kind]).all()
        category = np.array([worth.category for worth in worths])
        assert (np.array(columns.category) == category[kind]).all()
    # Wild cards are compared by their ranks, which renaming suits does not change.
    ranks = np.sort([column >> 2 for column in found.wild], axis=0) if found.wild else []
    for row, place in enumerate(first.tolist()):
        wild = sorted(card >> 2 for card in alone[row].wild_cards)
        held = [int(column[place]) for column in ranks if column[place] != NOT_WILD >> 2]
        assert held == wild
    for column in ranks:
        assert (column == column[first][kind]).all()
