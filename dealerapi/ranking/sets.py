"""All sets of up to five cards by rank, wild cards and bugs among them, as sorted columns of keys.

What a set is worth stands in a table at the place of its key. Wild cards stand above all ranks
in a key and bugs above these, so that sets with fewer of them come first, and sets of as many
are one slice of a table: whole slices are filled at once, each from the one before.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement, pairwise
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.ranking.keys import BUG, GROUPS, RANK_KEY, WILD

Keys = NDArray[np.int64]
Values = NDArray[np.int64]

_ACE = 12
_SYMBOLS = 14
"""The ranks, and the wild cards."""

_SYMBOL_KEYS = np.array([*RANK_KEY, WILD], np.int64)

_SHARE = np.array([0, *(8**size for size in range(7))], np.int64)
"""What a rank adds to a shape, by how many cards of it there are."""

_REPEATED = np.array([(16**count - 1) // 15 for count in range(8)], np.int64)
"""So many digits of one, in base 16."""


@cache
def keys_of_sets(size: int) -> Keys:
    """The keys of all sets of so many cards, in rising order, without bugs."""
    held = list(combinations_with_replacement(range(_SYMBOLS), size))
    held_keys = _SYMBOL_KEYS[np.array(held, np.intp).reshape(len(held), size)]
    return np.sort(held_keys.sum(axis=1))


@cache
def with_one_more(size: int) -> NDArray[np.int16]:
    """For each set of so many cards and each rank, the place of the set with a card of it, too."""
    more = keys_of_sets(size)[:, None] + _SYMBOL_KEYS[:-1]
    return np.searchsorted(keys_of_sets(size + 1), more).astype(np.int16)


def wild_slices(size: int) -> list[slice]:
    """The sets of so many cards with no wild card, with one, with two …: where they stand."""
    counts = [comb(12 + size - wilds, size - wilds) for wilds in range(size + 1)]
    return [slice(first, end) for first, end in pairwise(accumulate(counts, initial=0))]


_SIZE_OF = {comb(12 + size, size): size for size in range(1, 6)}
"""The size of sets by how many of them have no wild card."""

FIVES = comb(_SYMBOLS + 4, 5)
"""How many sets of five cards have no bug; those with bugs come after them."""

KEYS: Keys = np.concatenate(
    [keys_of_sets(5), keys_of_sets(4) + BUG, keys_of_sets(3) + 2 * BUG], dtype=np.int64
)
"""The keys of all sets of five cards with up to two bugs, in rising order."""

PLACE: dict[int, int] = {key: place for place, key in enumerate(KEYS.tolist())}
"""Where each key stands among them."""


class Table(NamedTuple):
    """A number for each of :data:`KEYS`: to look up one of them, and to look up many at once."""

    one: array[int]
    many: NDArray[np.int32]


def as_table(values: Values) -> Table:
    """The numbers as a table."""
    one = array("i")
    one.frombytes(values.astype(np.int32).tobytes())
    return Table(one, np.frombuffer(one, np.int32))


def counts_of(keys: Keys) -> NDArray[np.int64]:
    """How many cards of each rank there are, a row for each key."""
    return keys[:, None] >> 3 * np.arange(13) & 7


def grouped(counts: NDArray[np.int64], ranks: Sequence[int]) -> tuple[Values, Values]:
    """Cards by groups of equal ``ranks`` (of a value, for each column): shapes, and all ranks.

    A shape tells how many groups of each size there are; :func:`shape_code` makes one. The
    ranks stand in base 16, the largest group first, and of equal groups the highest.
    """
    size = int(counts.sum(axis=1).max(initial=0))
    order = np.where(counts > 0, counts << 4 | np.array(ranks), 0).astype(np.int16)
    order.sort(axis=1)
    packed = np.zeros(len(counts), np.int64)
    for column in order.T[: -size - 1 : -1].astype(np.int64):
        count = column >> 4
        packed = packed << 4 * count | (column & 15) * _REPEATED[count]
    return _SHARE[counts].sum(axis=1), packed


def with_singles(
    grouped: tuple[Values, Values], count: int | Values, rank: int
) -> tuple[Values, Values]:
    """The same with so many lone cards more, that all count as one rank below the others."""
    shapes, packed = grouped
    return shapes + count * _SHARE[1], packed << 4 * count | rank * _REPEATED[count]


def shape_code(sizes: Sequence[int]) -> int:
    """The shape of groups of these sizes."""
    return int(_SHARE[list(sizes)].sum())


CODE_OF_SHAPE = {shape_code(shape): code for shape, code in GROUPS.items()}
"""The code of the groups of five cards, by their shape."""


def filled(natural: Values, *, low: bool = False, otherwise: Values | None = None) -> Values:
    """What all sets of some size without bugs are worth, from what those without wild cards are.

    A wild card is whatever card makes the best of it, with ``low`` the lowest. ``otherwise``
    holds what the sets of one card less are worth with something else in its place.
    """
    size = _SIZE_OF[len(natural)]
    values = np.concatenate([natural, np.zeros(len(keys_of_sets(size)) - len(natural), np.int64)])
    best = np.min if low else np.max
    choices = with_one_more(size - 1)
    targets = wild_slices(size)[1:]
    for source, target in zip(wild_slices(size - 1), targets, strict=True):
        values[target] = best(values[choices[source]], axis=1)
        if otherwise is not None:
            values[target] = best([values[target], otherwise[source]], axis=0)
    return values


def with_bugs(values: Values, straights: frozenset[int]) -> Values:
    """The same with sets of one and two bugs, each an ace or any card that makes a straight.

    ``straights`` are the places of straights among the categories.
    """
    runs = np.array(sorted(straights))
    for size, first in ((4, 0), (3, FIVES)):
        choices = with_one_more(size) + first
        as_ace = values[choices[:, _ACE]]
        completed = values[choices]
        completed = np.where(np.isin(completed >> 20, runs), completed, -1).max(axis=1)
        values = np.concatenate([values, np.maximum(as_ace, completed)])
    return values
