"""What flushes and straight flushes are worth, by the ranks of one suit and the wild cards."""

from __future__ import annotations

from functools import cache

import numpy as np

from dealerapi.ranking import keys
from dealerapi.ranking.keys import pack
from dealerapi.ranking.orders import STANDARD, Order
from dealerapi.ranking.sets import Table, Values, as_table

MASK_BITS = 13
_MASKS = 1 << MASK_BITS
_EVERY = np.arange(_MASKS)
_COUNT = np.array([mask.bit_count() for mask in range(_MASKS)])
_RANKS = range(13)
_FIVE = 5


def flush_place(ranks: int, wilds: int) -> int:
    """Where ``ranks`` of one suit (a bit for each, that of a two the lowest) stand with wild cards."""
    return min(wilds, _FIVE) << MASK_BITS | ranks


def run_mask(run: tuple[int, ...]) -> int:
    """The ranks of a straight, a bit for each."""
    return sum(1 << (rank - 2) % 13 for rank in run)


@cache
def flushes(double_ace: bool, order: Order = STANDARD) -> Table:
    """The best flush or straight flush of five or more cards by :func:`flush_place`.

    A wild card in a flush is the highest card of the suit not in it; with ``double_ace`` it
    is always another ace.
    """
    ranks = _ranks_held(_FIVE, double_ace=double_ace)
    values = np.where(ranks < 0, -1, order.place[keys.FLUSH] << 20 | ranks)
    if not double_ace:
        values = _with_wilds(values, _FIVE)
    for run in reversed(order.straights):
        within = (_EVERY & ~run_mask(run)) == 0
        value = pack(order.place[keys.STRAIGHT_FLUSH], run)
        values[(ranks >= 0) & within] = value
    return as_table(_of_more(values).ravel())


@cache
def four_flushes(double_ace: bool, order: Order) -> Table:
    """The best flush of four cards by :func:`flush_place`, with a place left for a fifth rank."""
    ranks = _ranks_held(4, double_ace=double_ace)
    values = np.where(ranks < 0, -1, order.place[keys.FOUR_FLUSH] << 20 | ranks << 4)
    return as_table((values if double_ace else _with_wilds(values, 4)).ravel())


def _ranks_held(size: int, *, double_ace: bool) -> Values:
    """The ranks of flushes of just ``size`` cards, a row for each number of wild cards; else -1.

    Wild cards are aces where ``double_ace`` says so, and otherwise are not there yet.
    """
    held = np.zeros(_MASKS, np.int64)
    for rank in reversed(_RANKS):
        has = _EVERY >> rank & 1 == 1
        held[has] = held[has] << 4 | rank + 2
    rows = np.full((size + 1, _MASKS), -1, np.int64)
    for wilds in range(size + 1):
        own = size - wilds == _COUNT
        aces = 0xEEEEE >> 4 * (_FIVE - wilds) << 4 * (size - wilds) if double_ace else 0
        rows[wilds, own] = aces | held[own]
    return rows


def _with_wilds(values: Values, size: int) -> Values:
    """The same where each wild card is whatever card makes the best of it, but none twice."""
    for wilds in range(1, size + 1):
        own = np.flatnonzero(size - wilds == _COUNT)
        values[wilds, own] = np.max(
            [np.where(own >> rank & 1, -1, values[wilds - 1, own | 1 << rank]) for rank in _RANKS],
            axis=0,
        )
    return values


def _of_more(values: Values) -> Values:
    """The same with the best of any five of more cards."""
    for wilds, row in enumerate(values):
        for count in range(_FIVE - wilds + 1, 14):
            own = np.flatnonzero(count == _COUNT)
            row[own] = np.max(
                [np.where(own >> rank & 1, row[own & ~(1 << rank)], -1) for rank in _RANKS], axis=0
            )
    return values
