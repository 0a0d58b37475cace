"""Many hands in little memory: their cards one after the other, some bytes a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import Hand
from dealerapi.faults import Fault
from dealerapi.ranking.columns import Column

FACES_UNKNOWN = 65535
"""Stands for the number of cards face down where nobody said which these are."""

UNREADABLE = 65534
"""Stands there for a hand that could not be read, which holds no cards here."""


class Group(NamedTuple):
    """Hands of one size: their places among all, and a column for each of their cards."""

    rows: NDArray[np.intp]
    columns: NDArray[np.uint8]

    def only(self, some: NDArray[np.bool_]) -> Group:
        """Those of the hands that ``some`` says."""
        return self if some.all() else Group(self.rows[some], self.columns[:, some])


@dataclass(frozen=True)
class Packed:
    """Hands, packed.

    ``cards`` holds the cards of all hands in the order dealt, those face down first;
    ``counts`` how many each hand has, ``down`` how many of them lie face down (or one of the
    numbers above). ``named`` has
    the ranks that players name, and ``unread`` what is wrong with hands that could not be read,
    by the place of the hand.
    """

    cards: Column
    counts: NDArray[np.uint16]
    down: NDArray[np.uint16]
    named: Mapping[int, str] = field(default_factory=dict)
    unread: Mapping[int, Sequence[Fault]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.counts)

    @cached_property
    def _ends(self) -> NDArray[np.intp]:
        return np.cumsum(self.counts, dtype=np.intp)

    def hand(self, row: int) -> Hand:
        """One hand as others take it."""
        end = self._ends[row]
        cards = tuple(self.cards[end - self.counts[row] : end].tolist())
        return unpacked(cards, int(self.down[row]), self.named.get(row, ""))

    def groups(self) -> Iterator[Group]:
        """All hands by their size, but for those that could not be read."""
        readable = self.down != UNREADABLE
        for count in np.unique(self.counts[readable]).tolist():
            rows = np.flatnonzero((self.counts == count) & readable)
            if len(rows) == len(self):
                yield Group(rows, np.ascontiguousarray(self.cards.reshape(len(rows), count).T))
            else:
                first = self._ends[rows] - count
                yield Group(rows, self.cards[first + np.arange(count)[:, None]])


def unpacked(cards: tuple[int, ...], down: int, named: str = "") -> Hand:
    """A hand of these cards, of which ``down`` lie face down."""
    if down == FACES_UNKNOWN:
        return Hand(cards, faces_known=False, named=named)
    return Hand(cards[:down], cards[down:], named=named)
