"""What many groups of one to seven cards are worth, high or low, worked out all at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from dealerapi.ranking.flushes import run_mask
from dealerapi.ranking.groups import Groups
from dealerapi.ranking.keys import pack
from dealerapi.ranking.many import counted, natural_ranks
from dealerapi.ranking.orders import Run
from dealerapi.ranking.sets import Values, counts_of, grouped, shape_code, with_singles
from dealerapi.ranking.worth import Wild

_ACE = 12

_TWO_OF_A_RANK = sum(6 << 3 * rank for rank in range(13))
"""The bits of a key of which one is there where it has two cards of a rank or more."""


def high_groups(fives: Groups, wild: Wild, shapes: Shapes) -> Values:
    """High hands by their groups of equal ranks; ``shapes`` has the place of each."""
    keys = counted(fives, wild).keys
    counts = counts_of(keys)
    counts[:, _ACE] += keys >> 42 & 7
    # A wild card joins the largest group, and of groups as large the highest; alone it is an ace.
    sizes = counts << 4 | np.arange(13)
    sizes[counts == 0] = 0
    largest = np.where(counts.any(axis=1), sizes.argmax(axis=1), _ACE)
    counts[np.arange(len(keys)), largest] += keys >> 39 & 7
    return _packed(grouped(counts, range(2, 15)), shapes)


class Shapes(NamedTuple):
    """The shapes of hands of one size, by their codes in rising order, and a value for each."""

    codes: Values
    places: Values


def shapes_of(place: Mapping[tuple[int, ...], int], size: int) -> Shapes:
    """The shapes of which ``place`` has the place of each."""
    known = sorted((shape_code(shape), number << 4 * size) for shape, number in place.items())
    codes, places = zip(*known, strict=True)
    return Shapes(np.array(codes, np.int64), np.array(places, np.int64))


class Straights(NamedTuple):
    """What straights and flushes are worth by their natural ranks, a bit for each; else -1."""

    straights: Values
    flushes: Values


def straights_of(size: int, runs: Sequence[Run], place: Mapping[Any, int]) -> Straights:
    """Of hands of ``size`` cards; ``place`` is that of each category, ``runs`` are best first.

    The cards that are missing are wild. In a flush they are the highest of the suit that are
    not there.
    """
    held = np.arange(1 << 13)
    missing = size - np.array([mask.bit_count() for mask in range(1 << 13)])
    ranks = np.zeros(1 << 13, np.int64)
    wilds = missing.copy()
    for rank in range(12, -1, -1):
        has = held >> rank & 1 == 1
        taken = has | (wilds > 0)
        wilds -= taken & ~has
        ranks = np.where(taken, ranks << 4 | rank + 2, ranks)
    straights = np.full(1 << 13, -1, np.int64)
    flushes = np.where(missing < 0, -1, place["flush"] << 4 * size | ranks)
    for run in reversed(runs):
        within = (missing >= 0) & (held & ~run_mask(run) == 0)
        straights[within] = pack(place["straight"], run)
        flushes[within] = pack(place["straight_flush"], run)
    return Straights(straights, flushes)


def raise_to_straights(values: Values, fives: Groups, wild: Wild, by_ranks: Straights) -> None:
    """Raise the values of groups to those of the straights and flushes that they can be."""
    held = counted(fives, wild)
    rows = np.arange(len(values))
    ranks, _wilds = natural_ranks(fives, wild, rows)
    ranks &= (1 << 13) - 1
    straight = np.where(held.keys & _TWO_OF_A_RANK, -1, by_ranks.straights[ranks])
    np.maximum(values, straight, out=values)
    suited = held.suited(fives.size)
    values[suited] = np.maximum(values[suited], by_ranks.flushes[ranks[suited]])


def low_groups(
    fives: Groups,
    wild: Wild,
    shapes: Shapes,
    *,
    ace_low: bool,
    lone_ace: bool,
) -> Values:
    """Low hands by their groups; with ``lone_ace`` a wild card is an ace that pairs nothing."""
    counts = counts_of(counted(fives, wild).keys)
    wilds = fives.size - counts.sum(axis=1)
    ranks = [*range(2, 14), 1 if ace_low else 14]
    if lone_ace:
        return _packed(with_singles(grouped(counts, ranks), wilds, 1), shapes)
    for rank in sorted(range(13), key=lambda rank: ranks[rank]):
        taken = (counts[:, rank] == 0) & (wilds > 0)
        counts[:, rank] += taken
        wilds = wilds - taken
    return _packed(grouped(counts, ranks), shapes)


def _packed(made: tuple[Values, Values], shapes: Shapes) -> Values:
    codes, ranks = made
    values: Values = shapes.places[np.searchsorted(shapes.codes, codes)] | ranks
    return values
