"""Many hands at once: what of them a ranking looks at, as columns of numbers.

A column has one entry for each hand: the first cards of all hands are one column, the
second cards another. Nothing here says what a hand is worth. It says which hands are alike,
so that one of them stands for all: the cards of a multiset of ranks are worth the same
whatever their suits, as long as they are no flush.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, Card
from dealerapi.ranking.beats_all import BeatsAll
from dealerapi.ranking.high import High
from dealerapi.ranking.low import Low
from dealerapi.ranking.points import Points
from dealerapi.ranking.sizes import HighOf, LowOf

Column = NDArray[np.uint8]
"""One small number for each hand."""

Columns = Sequence[Column] | NDArray[np.uint8]
"""A column for each card; as one array they are its rows."""

NOT_SUITED, WITH_WILDS, AS_PRINTED, UNCLEAR = range(4)
"""How a hand is suited: not so that it matters; all its cards of one suit if wild cards take
it; all of one suit as they are printed; or in a way that only the hand itself can tell."""

SUITINGS = 3
"""The ways in which hands can be suited and still be alike."""

_LUMP = 3
"""So many cards of a multiset are looked up at once."""


class Sees(NamedTuple):
    """What a ranking looks at beside the ranks of the cards and which of them are wild.

    It looks at suits from so many cards of one suit on as ``suited`` says (0 for never), and
    can tell ``cards`` from others of their ranks.
    """

    suited: int = 0
    cards: frozenset[Card] = frozenset()


@singledispatch
def sees(_ranking: Any) -> Sees | None:
    """What the ranking looks at; None where that is more than ranks, flushes and given cards."""
    return None


@sees.register
def _(ranking: High) -> Sees:
    return Sees(suited=4 if ranking.order.four_cards else 5)


@sees.register
def _(ranking: Low) -> Sees:
    return Sees(suited=5 if ranking.straights else 0)


@sees.register
def _(ranking: HighOf) -> Sees:
    return Sees(suited=ranking.size if ranking.straights else 0)


@sees.register(LowOf)
@sees.register(Points)
def _(_ranking: LowOf | Points) -> Sees:
    return Sees()


@sees.register
def _(ranking: BeatsAll) -> Sees | None:
    inner = sees(ranking.inner)
    given = frozenset(card for one in ranking.combinations for card in one.cards)
    return inner and inner._replace(cards=inner.cards | given)


def suiting(columns: Columns, wild: Columns | None, suited: int) -> Column:
    """How each hand is suited, for a ranking that looks at suits from ``suited`` cards on.

    ``columns`` hold the cards, none of them a joker of a colour; ``wild`` has 1 for each that
    is wild, and is None where none is but jokers.
    """
    hands = columns[0].shape
    if not suited or len(columns) < suited:
        return np.full(hands, NOT_SUITED, np.uint8)
    if len(columns) == suited:
        return _all_of_one_suit(columns, wild)
    most = np.zeros(hands, np.uint8)
    for suit in range(4):
        count = np.zeros(hands, np.uint8)
        for place, column in enumerate(columns):
            fits = (column & 3 == suit) | (column == JOKER)
            count += fits if wild is None else fits | wild[place].view(bool)
        np.maximum(most, count, out=most)
    return np.where(most < suited, NOT_SUITED, UNCLEAR).astype(np.uint8)


def _all_of_one_suit(columns: Columns, wild: Columns | None) -> Column:
    """Whether cards are of one suit: the highest and the lowest suit are the same."""
    highest, lowest = np.zeros_like(columns[0]), np.full_like(columns[0], 3)
    high_printed, low_printed = highest.copy(), lowest.copy()
    jokers = np.zeros_like(columns[0])
    for place, column in enumerate(columns):
        suit, joker = column & 3, (column == JOKER).view(np.uint8)
        free = joker * 3 if wild is None else (joker | wild[place]) * 3
        np.maximum(highest, suit & ~free, out=highest)
        np.minimum(lowest, suit | free, out=lowest)
        np.maximum(high_printed, suit, out=high_printed)
        np.minimum(low_printed, suit, out=low_printed)
        jokers |= joker
    printed = (high_printed == low_printed) & (jokers == 0)
    # What is of one suit as printed is so with wild cards, too: one and one are AS_PRINTED.
    suited: Column = (highest <= lowest).view(np.uint8) + printed.view(np.uint8)
    return suited


class Multisets:
    """Numbers the multisets of ``size`` symbols, which are small numbers below ``symbols``.

    ``count`` is how many there are. A multiset in rising order, its i-th symbol raised by i,
    is a set, and sets are numbered by sums of binomials (the combinatorial number system).
    """

    def __init__(self, symbols: int, size: int) -> None:
        self.symbols = symbols
        self.count = comb(symbols + size - 1, size)
        self._lumps = [
            (range(first, min(first + _LUMP, size)), self._sums(first, min(first + _LUMP, size)))
            for first in range(0, size, _LUMP)
        ]

    def _sums(self, first: int, end: int) -> NDArray[np.int32]:
        """The binomials of the symbols at places ``first`` to ``end``, for each choice of these."""
        total = np.zeros(1, np.int32)
        for place in reversed(range(first, end)):
            own = [comb(symbol + place, place + 1) for symbol in range(self.symbols)]
            total = (total[:, None] + np.array(own, np.int32)).ravel()
        return total

    def number(self, columns: Columns) -> NDArray[np.intp]:
        """The number of each hand's multiset; ``columns`` hold its symbols in any order."""
        rising = _rising(columns)
        number = np.zeros(columns[0].shape, np.intp)
        for places, sums in self._lumps:
            at = np.zeros(columns[0].shape, np.uint16)
            for place in reversed(places):
                at *= self.symbols
                at += rising[place]
            number += sums[at]
        return number


def _rising(columns: Columns) -> list[Column]:
    """The same symbols with those of each hand in rising order, by exchanges of neighbours."""
    rising = list(columns)
    for last in range(1, len(rising)):
        for place in range(last, 0, -1):
            one, other = rising[place - 1], rising[place]
            rising[place - 1], rising[place] = np.minimum(one, other), np.maximum(one, other)
    return rising
