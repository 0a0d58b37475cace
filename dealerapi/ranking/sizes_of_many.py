"""What many groups of one to seven cards are worth, high or low, worked out all at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from dealerapi.ranking.flushes import run_mask
from dealerapi.ranking.groups import Groups
from dealerapi.ranking.many import Rows, counted, natural_ranks
from dealerapi.ranking.orders import Run
from dealerapi.ranking.sets import Values, counts_of, grouped, shape_code, with_singles
from dealerapi.ranking.worth import Wild

_HIGHEST_FIRST = range(12, -1, -1)
_ACE = 12


def high_groups(fives: Groups, wild: Wild, place: Mapping[tuple[int, ...], int]) -> Values:
    """High hands by their groups of equal ranks; ``place`` is that of each shape."""
    keys = counted(fives, wild).keys
    counts = counts_of(keys)
    counts[:, _ACE] += keys >> 42 & 7
    # A wild card joins the largest group, and of groups as large the highest; alone it is an ace.
    sizes = counts << 4 | np.arange(13)
    sizes[counts == 0] = 0
    largest = np.where(counts.any(axis=1), sizes.argmax(axis=1), _ACE)
    counts[np.arange(len(keys)), largest] += keys >> 39 & 7
    return _packed(grouped(counts, range(2, 15)), place, fives.size)


def straights(fives: Groups, wild: Wild, runs: Sequence[Run], rows: Rows | None = None) -> Values:
    """The number of the best straight that some of the groups can be; -1 for those that cannot."""
    keys = counted(fives, wild).keys
    counts = counts_of(keys if rows is None else keys[rows])
    held = (counts > 0) @ (1 << np.arange(13))
    found = np.full(len(counts), -1, np.int64)
    for number, run in reversed(list(enumerate(runs))):
        found[held & ~run_mask(run) == 0] = number
    found[counts.max(axis=1) > 1] = -1
    return found


def flush_ranks(fives: Groups, wild: Wild, rows: Rows) -> Values:
    """The ranks of flushes; a wild card is the highest of the suit that is not there."""
    held, wilds = natural_ranks(fives, wild, rows)
    ranks = np.zeros(len(rows), np.int64)
    for rank in _HIGHEST_FIRST:
        has = held >> rank & 1 == 1
        taken = has | (wilds > 0)
        wilds = wilds - (taken & ~has)
        ranks = np.where(taken, ranks << 4 | rank + 2, ranks)
    return ranks


def low_groups(
    fives: Groups,
    wild: Wild,
    place: Mapping[tuple[int, ...], int],
    *,
    ace_low: bool,
    lone_ace: bool,
) -> Values:
    """Low hands by their groups; with ``lone_ace`` a wild card is an ace that pairs nothing."""
    counts = counts_of(counted(fives, wild).keys)
    wilds = fives.size - counts.sum(axis=1)
    ranks = [*range(2, 14), 1 if ace_low else 14]
    if lone_ace:
        return _packed(with_singles(grouped(counts, ranks), wilds, 1), place, fives.size)
    for rank in sorted(range(13), key=lambda rank: ranks[rank]):
        taken = (counts[:, rank] == 0) & (wilds > 0)
        counts[:, rank] += taken
        wilds = wilds - taken
    return _packed(grouped(counts, ranks), place, fives.size)


def _packed(made: tuple[Values, Values], place: Mapping[tuple[int, ...], int], size: int) -> Values:
    shapes, ranks = made
    places = {shape_code(shape): number for shape, number in place.items()}
    known = np.array(sorted(places))
    numbers = np.array([places[shape] for shape in known.tolist()])
    values: Values = numbers[np.searchsorted(known, shapes)] << 4 * size | ranks
    return values
