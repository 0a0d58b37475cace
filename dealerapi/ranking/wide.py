"""The best five of six or seven cards by look-up, without going through the fives.

A table of five cards, with wild cards among them, is widened once: the best of six cards is
the best of any five of them, the best of seven that of any six. Keys add up card by card, so
the five that play are found by taking cards away again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, Card, by_suit, suit_of
from dealerapi.ranking.keys import BUG, KEY, RANK_KEY, WILD

MOST_CARDS = 7
"""The largest hand whose best five are looked up."""

_SUIT_BITS = 45
COUNTED: tuple[int, ...] = (
    *(KEY[card] + (1 << _SUIT_BITS + 4 * suit_of(card)) for card in range(JOKER)),
    WILD,
)
"""What each card adds to a count: its key, and one of its suit (the joker has none)."""

_EACH_SUIT = 0x1111


class AnyOf(Sequence[tuple[Card, ...]]):
    """Every group of ``size`` of some cards, those with the higher cards by suit first.

    The groups are formed only where somebody looks at them. ``cards`` stand in that order,
    too; ``total`` is the sum of what they are :data:`COUNTED` as, None with jokers of a colour.
    """

    __slots__ = ("_groups", "cards", "counted", "size", "total")

    def __init__(self, cards: Sequence[Card], size: int) -> None:
        falling = sorted(cards, reverse=True)
        self.total: int | None = None
        if not falling or falling[0] < JOKER:
            self.total = sum(map(COUNTED.__getitem__, falling))
        else:
            falling.sort(key=by_suit, reverse=True)
            if max(falling) == JOKER:
                self.total = sum(map(COUNTED.__getitem__, falling))
        self.cards = tuple(falling)
        self.size = size
        self.counted: tuple[Mapping[Card, int], Counted] | None = None
        self._groups: tuple[tuple[Card, ...], ...] | None = None

    @property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """The groups themselves."""
        if self._groups is None:
            self._groups = tuple(combinations(self.cards, self.size))
        return self._groups

    def __len__(self) -> int:
        return comb(len(self.cards), self.size)

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        return iter(self.groups)

    @overload
    def __getitem__(self, at: int) -> tuple[Card, ...]: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[tuple[Card, ...]]: ...
    def __getitem__(self, at: int | slice) -> tuple[Card, ...] | Sequence[tuple[Card, ...]]:
        return self.groups[at]


def earlier(five: Sequence[Card], other: Sequence[Card]) -> bool:
    """Whether a group stands before another in the order of :class:`AnyOf`."""
    return [by_suit(card) for card in five] > [by_suit(card) for card in other]


class Counted(NamedTuple):
    """Cards with some of them wild: their key, and for which suits they may be a flush.

    ``keys`` are what each card adds to it; ``suits`` has a bit for each suit of which, with
    the wild cards, there are five or more.
    """

    key: int
    suits: int
    keys: list[int]


def counted(fives: AnyOf, wild: Mapping[Card, int]) -> Counted | None:
    """The count of the cards of ``fives``; None where the fives have to be gone through.

    ``wild`` maps wild cards, which may be others than these, to their kind.
    """
    if fives.total is None or fives.size != 5 or not 5 <= len(fives.cards) <= MOST_CARDS:
        return None
    if fives.counted and fives.counted[0] is wild:
        return fives.counted[1]
    if wild:
        if BUG in wild.values() and not {BUG}.isdisjoint(map(wild.get, fives.cards)):
            return None
        keys = [WILD if card in wild else KEY[card] for card in fives.cards]
    else:
        keys = [KEY[card] for card in fives.cards]
    suits = fives.total
    wilds = keys.count(WILD)
    for card in wild:
        if card in fives.cards:
            suits -= COUNTED[card]
    # Each suit has four bits, the highest of which tells five or more.
    suits = (suits >> _SUIT_BITS) + (3 + wilds) * _EACH_SUIT & 0x8888
    found = Counted(sum(keys), suits, keys)
    fives.counted = wild, found
    return found


def five_with(
    table: Mapping[int, int], value: int, held: Counted, cards: Sequence[Card]
) -> tuple[Card, ...]:
    """The first five of ``cards``, in the order of :class:`AnyOf`, that are worth ``value``.

    ``held`` is the count of the cards; their best is ``value``.
    """
    size = len(cards)
    if size == 5:
        return tuple(cards)
    key, _suits, keys = held
    for out in range(5, -1, -1):
        rest = key - keys[out]
        if table[rest] != value:
            continue
        if size == 6:
            return (*cards[:out], *cards[out + 1 :])
        for other in range(6, out, -1):
            if table[rest - keys[other]] == value:
                return (*cards[:out], *cards[out + 1 : other], *cards[other + 1 :])
    raise AssertionError("no five of the cards is worth what the cards are")


@cache
def _steps() -> tuple[list[int], tuple[NDArray[np.int64], ...]]:
    """The keys of five, six and seven cards, and where each key less one card stands.

    The steps are those of six cards, then those of seven: a row for each card taken away, with
    the places of the smaller keys among those one card smaller.
    """
    symbols = np.array([*RANK_KEY, WILD], np.int64)
    held = np.arange(14).reshape(-1, 1)
    keys: list[NDArray[np.int64]] = []
    steps: list[NDArray[np.int64]] = []
    for size in range(2, MOST_CARDS + 1):
        # Each set of cards, lowest rank first, goes on with a rank no lower than its last.
        starts = held[:, -1]
        more = 14 - starts
        rows = np.repeat(np.arange(len(held)), more)
        first = np.repeat(np.cumsum(more) - more, more)
        last = np.arange(len(rows)) - first + starts[rows]
        held = np.column_stack([held[rows], last])
        if size < 5:
            continue
        own = symbols[held].sum(axis=1)
        held = held[np.argsort(own)]
        own.sort()
        if keys:
            less = own - symbols[held].T
            steps.append(np.searchsorted(keys[-1], less))
        keys.append(own)
    return np.concatenate(keys).tolist(), (keys[0], *steps)


def widened(table: Mapping[int, int], *, low: bool = False) -> dict[int, int]:
    """A table of five cards with six and seven cards added: the best, or with ``low`` the lowest.

    Only cards and wild cards count here; keys of bugs are left out.
    """
    every, (fives, *steps) = _steps()
    values = [np.array([table[key] for key in fives.tolist()], np.int64)]
    for step in steps:
        choices = values[-1][step]
        values.append(choices.min(axis=0) if low else choices.max(axis=0))
    # Equal values are one object, since there are far fewer values than keys.
    one: dict[int, int] = {}
    shared = [one.setdefault(value, value) for value in np.concatenate(values).tolist()]
    return dict(zip(every, shared, strict=True))
