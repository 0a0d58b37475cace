"""What many groups of five cards are worth as high hands, worked out all at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from dealerapi.cards import JOKER
from dealerapi.ranking import keys
from dealerapi.ranking.flushes import MASK_BITS, flushes, four_flushes, run_mask
from dealerapi.ranking.groups import Groups
from dealerapi.ranking.keys import SUIT_BIT, pack
from dealerapi.ranking.many import Counted, Rows, counted, natural_ranks, ranks_of_suit
from dealerapi.ranking.orders import Order
from dealerapi.ranking.patterns import patterns
from dealerapi.ranking.sets import Values
from dealerapi.ranking.worth import Wild


class _Flushes(NamedTuple):
    """The groups that can play as a flush or straight flush, and what they are worth as such."""

    rows: Rows
    values: Values


def values_of_many(
    order: Order, fives: Groups, wild: Wild, five_of_a_kind: str, *, double_ace: bool
) -> Values:
    """The value of each of ``fives``; whoever asks again is told what was worked out before."""
    return fives.once(
        ("high", order, five_of_a_kind, double_ace),
        wild,
        lambda: _values(order, fives, wild, five_of_a_kind, double_ace),
    )


def _values(
    order: Order, fives: Groups, wild: Wild, five_of_a_kind: str, double_ace: bool
) -> Values:
    held = counted(fives, wild)
    values = patterns(five_of_a_kind, order).many[held.places].astype(np.int64)
    if order.four_cards:
        _add_four_flushes(values, order, fives, wild, double_ace)
    rows, flush_values = fives.once(
        ("flushes", order, double_ace), wild, lambda: _flushes(order, fives, wild, double_ace)
    )
    if five_of_a_kind == "below_natural_royal":
        flush_values = _with_natural_royals(order, fives, rows, flush_values)
    values[rows] = np.maximum(values[rows], flush_values)
    return values


def _flushes(order: Order, fives: Groups, wild: Wild, double_ace: bool) -> _Flushes:
    held = counted(fives, wild)
    rows = held.suited(5)
    ranks, wilds = natural_ranks(fives, wild, rows)
    values = flushes(double_ace, order).many[wilds << MASK_BITS | ranks].astype(np.int64)
    if wild and len(rows):
        alone = ~_doubles(order, fives, held, _Flushes(rows, values), wilds < fives.size)
        rows, values = rows[alone], values[alone]
    return _Flushes(rows, values)


def _doubles(
    order: Order, fives: Groups, held: Counted, made: _Flushes, natural: np.ndarray
) -> np.ndarray:
    """Whether a wild card would complete a straight flush as a card that the player holds.

    ``natural`` says which groups hold a card that is not wild.
    """
    doubles = np.zeros(len(made.rows), np.bool_)
    straight = natural & (made.values >> 20 == order.place[keys.STRAIGHT_FLUSH])
    for suit in range(4) if straight.any() else ():
        own = np.flatnonzero(straight & (held.suits[made.rows] >> 4 * suit & 15 == fives.size))
        if not len(own):
            continue
        runs = np.zeros(len(own), np.int64)
        for run in order.straights:
            runs[made.values[own] == pack(order.place[keys.STRAIGHT_FLUSH], run)] = run_mask(run)
        all_held, in_group = ranks_of_suit(fives, suit, made.rows[own])
        doubles[own] = all_held & runs & ~in_group != 0
    return doubles


def _with_natural_royals(order: Order, fives: Groups, rows: Rows, values: Values) -> Values:
    """The values with royal flushes higher in which no wild card plays as another."""
    best = order.straights[0]
    royal = np.flatnonzero(values == order.royal)
    if not len(royal):
        return values
    values = values.copy()
    for suit in range(4):
        all_held, in_group = ranks_of_suit(fives, suit, rows[royal])
        if all_held & run_mask(best) == run_mask(best):
            printed = royal[in_group == run_mask(best)]
            values[printed] = pack(order.place[keys.NATURAL_ROYAL], best)
    return values


def _add_four_flushes(
    values: Values, order: Order, fives: Groups, wild: Wild, double_ace: bool
) -> None:
    """Raise the values to those of four cards of one suit and the one that cannot have it."""
    held = counted(fives, wild)
    suits = [15 if card in wild and card <= JOKER else SUIT_BIT[card] for card in fives.cards]
    table = four_flushes(double_ace, order).many
    for suit in range(4):
        rows = np.flatnonzero(held.suits >> 4 * suit & 15 == 4)
        if not len(rows):
            continue
        places = fives.places[rows]
        others = np.array([not bits >> suit & 1 for bits in suits])[places]
        other = np.array(fives.cards)[places[others]]
        numbers = [
            0 if card in wild or card >= JOKER else 1 << (card >> 2) | 1 << MASK_BITS
            for card in fives.cards
        ]
        sums = np.where(others, 0, np.array(numbers)[places]).sum(axis=1)
        ranks, wilds = sums & (1 << MASK_BITS) - 1, 4 - (sums >> MASK_BITS)
        four = table[wilds << MASK_BITS | ranks] + (other >> 2) + 2
        values[rows] = np.maximum(values[rows], four)
