"""The groups of cards that a player may play, as tuples and as columns of places.

Few groups are looked through one by one. Many are compared all at once, as numbers: then
nothing but the best of them is ever formed as a tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, Card, by_suit

T = TypeVar("T")

Places = NDArray[np.uint8]
"""A row for each group: where its cards stand among the cards that count, in rising order."""

MANY = 32
"""From so many groups on they are compared all at once."""

_BITS = 6
"""The bits of a place; no more than 64 cards count for one hand."""


@lru_cache(maxsize=32)
def chosen(cards: int, size: int) -> Places:
    """Every choice of ``size`` of so many cards, the first cards first."""
    found = np.array(list(combinations(range(cards), size)), np.uint8)
    found = found.reshape(comb(cards, size), size)
    found.setflags(write=False)
    return found


def in_order(places: Places) -> Places:
    """The same groups, each once, in the order of :func:`chosen`; each may stand in any order."""
    size = places.shape[1]
    shifts = np.arange(size - 1, -1, -1) * _BITS
    codes = np.unique((np.sort(places, axis=1).astype(np.int64) << shifts).sum(axis=1))
    found: Places = (codes[:, None] >> shifts & (1 << _BITS) - 1).astype(np.uint8)
    return found


class Groups(Sequence[tuple[Card, ...]]):
    """Groups of ``size`` of some ``cards``, which stand highest by suit first, as groups do, too."""

    __slots__ = ("_known", "_of_wild", "_places", "_tuples", "_wild", "cards", "size")

    def __init__(self, cards: tuple[Card, ...], size: int, places: Places | None = None) -> None:
        self.cards = cards
        self.size = size
        self._places = places
        self._tuples: tuple[tuple[Card, ...], ...] | None = None
        self._known: dict[Hashable, dict[Hashable, Any]] = {}
        self._wild: Mapping[Card, int] | None = None
        self._of_wild: dict[Hashable, Any] = {}

    @property
    def places(self) -> Places:
        """The places of each group."""
        if self._places is None:
            self._places = chosen(len(self.cards), self.size)
        return self._places

    def once(self, asked: Hashable, wild: Mapping[Card, int], work_out: Callable[[], T]) -> T:
        """What is asked of the groups with some cards wild, worked out the first time only."""
        if wild is not self._wild:
            own = tuple([(card, wild[card]) for card in self.cards if card in wild])
            self._wild, self._of_wild = wild, self._known.setdefault(own, {})
        known = self._of_wild
        found = known.get(asked)
        if found is None:
            found = known[asked] = work_out()
        worked_out: T = found
        return worked_out

    @property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """The groups themselves."""
        if self._tuples is None:
            cards = self.cards
            self._tuples = tuple([tuple([cards[at] for at in row]) for row in self.places.tolist()])
        return self._tuples

    def __len__(self) -> int:
        return len(self.places)

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        return iter(self.groups)

    @overload
    def __getitem__(self, at: int) -> tuple[Card, ...]: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[tuple[Card, ...]]: ...
    def __getitem__(self, at: int | slice) -> tuple[Card, ...] | Sequence[tuple[Card, ...]]:
        if self._tuples is None and isinstance(at, int):
            return tuple([self.cards[place] for place in self.places[at].tolist()])
        return self.groups[at]


class AnyOf(Groups):
    """Every group of ``size`` of some cards, those with the higher cards by suit first.

    The groups are formed only where somebody looks at them. ``coloured`` says whether a joker
    bound to a colour is among the cards; ``counted`` holds the cards counted, and for what wild
    cards that is.
    """

    __slots__ = ("coloured", "counted")

    def __init__(self, cards: Sequence[Card], size: int) -> None:
        falling = sorted(cards, reverse=True)
        self.coloured = False
        if falling and falling[0] >= JOKER:
            self.coloured = falling[0] > JOKER
            falling.sort(key=by_suit, reverse=True)
        self.counted: Any = None
        super().__init__(tuple(falling), size)

    @property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """The groups themselves."""
        if self._tuples is None:
            self._tuples = tuple(combinations(self.cards, self.size))
        return self._tuples

    def __len__(self) -> int:
        return comb(len(self.cards), self.size)


def falling_by_rank(cards: Sequence[Card]) -> list[Card]:
    """Cards from the highest down, jokers after all others; no two cards are alike."""
    return sorted(cards, key=_place, reverse=True)


def _place(card: Card) -> int:
    return card if card < JOKER else card - 2 * JOKER
