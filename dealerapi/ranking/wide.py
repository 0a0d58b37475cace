"""The best five of six or seven cards by look-up, without going through the fives.

A table of five cards, with wild cards among them, is widened once: the best of six cards is
the best of any five of them, the best of seven that of any six. Keys add up card by card, so
the five that play are found by taking cards away again.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, Card, by_suit, suit_of
from dealerapi.ranking.groups import AnyOf
from dealerapi.ranking.keys import BUG, KEY, WILD
from dealerapi.ranking.sets import KEYS, Table

MOST_CARDS = 7
"""The largest hand whose best five are looked up."""

_SUIT_BITS = 45

COUNTED: tuple[int, ...] = (
    *(KEY[card] + (1 << _SUIT_BITS + 4 * suit_of(card)) for card in range(JOKER)),
    WILD,
)
"""What each card adds to a count: its key, and one of its suit (the joker has none)."""

_WANTED = tuple((3 + wilds) * 0x1111 for wilds in range(8))
"""What brings a suit of five or more cards to eight, by the number of wild cards."""


def earlier(five: Sequence[Card], other: Sequence[Card]) -> bool:
    """Whether a group stands before another in the order of :class:`AnyOf`."""
    return [by_suit(card) for card in five] > [by_suit(card) for card in other]


class Counted(NamedTuple):
    """Cards with some of them wild: their place in the tables, and how they may be a flush.

    ``counts`` are what each card counts for; ``suits`` has a bit for each suit of which, with
    the wild cards, there are five or more.
    """

    place: int
    suits: int
    counts: list[int]

    def of_suit(self, suit: int) -> list[int]:
        """The places of the cards that can be of one suit: those of it, and the wild ones."""
        bit = 1 << _SUIT_BITS + 4 * suit
        return [at for at, count in enumerate(self.counts) if count == WILD or count & bit]


def counted(fives: AnyOf, wild: Mapping[Card, int]) -> Counted | None:
    """The count of the cards of ``fives``; None where the fives have to be gone through.

    ``wild`` maps wild cards, which may be others than these, to their kind.
    """
    cards = fives.cards
    if fives.coloured or fives.size != 5 or not 5 <= len(cards) <= MOST_CARDS:
        return None
    if fives.counted and fives.counted[0] is wild:
        before: Counted = fives.counted[1]
        return before
    if wild and BUG in wild.values() and not {BUG}.isdisjoint(map(wild.get, cards)):
        return None
    found = tally(cards, wild)
    fives.counted = wild, found
    return found


def tally(cards: Sequence[Card], wild: Collection[Card]) -> Counted:
    """The count of five to seven cards, of which those in ``wild`` are wild, and every joker."""
    if wild:
        counts = [WILD if card in wild else COUNTED[card] for card in cards]
    else:
        counts = [COUNTED[card] for card in cards]
    held = sum(counts)
    upper = held >> _HALF_BITS & _UPPER_HALF
    # Each suit has four bits, the highest of which tells five or more.
    suits = (held >> _SUIT_BITS) + _WANTED[upper >> _WILD_SHIFT] & 0x8888
    return Counted(LOWER[len(cards)][held & _LOWER_HALF] + UPPER[upper], suits, counts)


def five_playing(ranks: Sequence[int], held: Counted, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The first five of ``cards``, in the order of :class:`AnyOf`, that play as ``ranks``.

    ``ranks`` (1 to 14) are those of the best of the cards, ``held`` is their count. Natural
    cards of those ranks and any wild cards make it, so each card that can play is taken.
    """
    if len(cards) == 5:
        return tuple(cards)
    # An ace of 1 counts at place -1, which is that of the ace of 14.
    left = [0] * 13
    for rank in ranks:
        left[rank - 2] += 1
    five: list[Card] = []
    for card, count in zip(cards, held.counts, strict=True):
        if count != WILD:
            rank = card >> 2
            if not left[rank]:
                continue
            left[rank] -= 1
        five.append(card)
        if len(five) == 5:
            break
    return tuple(five)


# A table has a place for each set of five, six and seven cards. A key falls into two halves,
# the ranks from two to eight and those from nine up with the wild cards; a place is that of
# the lower half plus that of the upper among those of its number of cards. So tables are
# plain arrays, small enough for a processor to keep at hand.
_HALF_BITS = 21
_LOWER_HALF = (1 << _HALF_BITS) - 1
_UPPER_HALF = (1 << _SUIT_BITS - _HALF_BITS) - 1
_WILD_SHIFT = WILD.bit_length() - 1 - _HALF_BITS
_SYMBOLS = 7
"""The ranks in a half; the wild cards are one of the upper."""

_HALVES: tuple[tuple[int, ...], ...] = tuple(
    held
    for size in range(MOST_CARDS + 1)
    for held in combinations_with_replacement(range(_SYMBOLS), size)
)
_HALF_KEYS = tuple(sum(1 << 3 * symbol for symbol in held) for held in _HALVES)
_OF_SIZE = tuple(comb(_SYMBOLS - 1 + size, size) for size in range(MOST_CARDS + 1))
_SIZES = range(5, MOST_CARDS + 1)


def _lower() -> dict[int, dict[int, int]]:
    """The place of each lower half, by the number of all cards."""
    found: dict[int, dict[int, int]] = {}
    place = 0
    for size in _SIZES:
        found[size] = {}
        for held, key in zip(_HALVES, _HALF_KEYS, strict=True):
            if len(held) <= size:
                found[size][key] = place
                place += _OF_SIZE[size - len(held)]
    return found


def _upper() -> dict[int, int]:
    """The place of each upper half among those of its number of cards."""
    first = list(accumulate(_OF_SIZE, initial=0))
    return {
        key: place - first[len(held)]
        for place, (held, key) in enumerate(zip(_HALVES, _HALF_KEYS, strict=True))
    }


LOWER, UPPER = _lower(), _upper()


@cache
def _fewer(size: int) -> NDArray[np.int32]:
    """For each symbol and set of so many cards, the place of the set without one card of it.

    Places are counted among the sets of one card less; one beyond all of these stands where
    the set has no such card.
    """
    lower, upper = _halves_of(size)
    places = np.array([LOWER[size - 1].get(key, -1) for key in _HALF_KEYS])
    places -= places[0]
    ups = np.array([UPPER[key] for key in _HALF_KEYS])
    none = comb(2 * _SYMBOLS + size - 2, size - 1)
    without = _without()
    rows = np.empty((2 * _SYMBOLS, len(lower)), np.int32)
    for symbol in range(_SYMBOLS):
        less = without[symbol][lower]
        rows[symbol] = np.where(less < 0, none, places[less] + ups[upper])
        less = without[symbol][upper]
        rows[_SYMBOLS + symbol] = np.where(less < 0, none, places[lower] + ups[less])
    return rows


def _halves_of(size: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The halves of all sets of so many cards, in the order of their places."""
    cards = np.array([len(held) for held in _HALVES])
    lower = np.flatnonzero(cards <= size)
    lower = np.repeat(lower, np.array(_OF_SIZE)[size - cards[lower]])
    first = np.array([LOWER[size].get(key, -1) for key in _HALF_KEYS])
    among = np.arange(len(lower)) - (first[lower] - first[0])
    return lower, np.searchsorted(cards, size - cards[lower]) + among


@cache
def _fives() -> NDArray[np.intp]:
    """Where the sets of five cards, in the order of their places here, stand among all keys."""
    lower, upper = _halves_of(_SIZES[0])
    keys = np.array(_HALF_KEYS, np.int64)
    return np.searchsorted(KEYS, keys[lower] + (keys[upper] << _HALF_BITS))


def _without() -> NDArray[np.int64]:
    """For each symbol and half, the half with one card less of it; -1 where it has none."""
    where = {key: place for place, key in enumerate(_HALF_KEYS)}
    return np.array(
        [
            [where[key - (1 << 3 * s)] if key >> 3 * s & 7 else -1 for key in _HALF_KEYS]
            for s in range(_SYMBOLS)
        ]
    )


def widened(table: Table, *, low: bool = False) -> array[int]:
    """A table of five cards as one of five to seven by place: the best of any five.

    With ``low`` the lowest is the best. Only cards and wild cards count here, no bugs.
    """
    best, worst = (np.min, 1 << 30) if low else (np.max, -1 << 30)
    values = [table.many[_fives()]]
    for size in _SIZES[1:]:
        choices = np.append(values[-1], np.int32(worst))[_fewer(size)]
        values.append(best(choices, axis=0))
    found = array("i")
    found.frombytes(np.concatenate(values).tobytes())
    return found


def all_widened() -> None:
    """Let go of what only :func:`widened` needs; it is worked out again where it is wanted."""
    _fewer.cache_clear()
