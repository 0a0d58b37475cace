"""What many groups of five cards are worth as high hands, worked out all at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER
from dealerapi.ranking import keys
from dealerapi.ranking.flushes import MASK_BITS, flushes, four_flushes, run_mask
from dealerapi.ranking.groups import Groups
from dealerapi.ranking.keys import SUIT_BIT, pack
from dealerapi.ranking.many import Counted, Rows, by_suit_printed, counted, natural_ranks, total
from dealerapi.ranking.orders import Order
from dealerapi.ranking.patterns import patterns
from dealerapi.ranking.sets import Values
from dealerapi.ranking.worth import Wild

_MASK = (1 << MASK_BITS) - 1
_ONE = 1 << MASK_BITS
"""One card, above the bits of the ranks."""


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
        four = fives.once(
            ("four_flushes", order, double_ace),
            wild,
            lambda: _four_flushes(order, fives, wild, double_ace),
        )
        np.maximum(values, four, out=values)
    rows, flush_values = fives.once(
        ("flushes", order, double_ace), wild, lambda: _flushes(order, fives, wild, double_ace)
    )
    if five_of_a_kind == "below_natural_royal":
        flush_values = _with_natural_royals(order, fives, rows, flush_values)
    if len(rows):
        values[rows] = np.maximum(values[rows], flush_values)
    return values


def _flushes(order: Order, fives: Groups, wild: Wild, double_ace: bool) -> _Flushes:
    held = counted(fives, wild)
    rows = held.suited(5)
    ranks, wilds = natural_ranks(fives, wild, rows)
    values = flushes(double_ace, order).many[wilds << MASK_BITS | ranks].astype(np.int64)
    straight = (values >> 20 == order.place[keys.STRAIGHT_FLUSH]) & (wilds < fives.size)
    if wild and straight.any():
        at = np.flatnonzero(straight)
        doubles = _doubles(order, fives, held, _Flushes(rows[at], values[at]))
        alone = np.ones(len(rows), np.bool_)
        alone[at[doubles]] = False
        rows, values = rows[alone], values[alone]
    return _Flushes(rows, values)


def _doubles(order: Order, fives: Groups, held: Counted, made: _Flushes) -> NDArray[np.bool_]:
    """Whether a wild card would complete a straight flush as a card that the player holds.

    The groups are straight flushes that hold a card which is not wild.
    """
    runs = np.zeros(16, np.int64)
    for run in order.straights:
        runs[run[0]] = run_mask(run)
    # The one suit of which there are five; with fewer than five wild cards there is no other.
    five = held.suits[made.rows] + 0x3333 & 0x8888
    suit = np.searchsorted((0x8, 0x80, 0x800), five - 1)
    numbers = by_suit_printed(fives)
    all_held = np.array([sum(numbers) >> MASK_BITS * one & _MASK for one in range(4)])
    in_group = total(fives, numbers, made.rows) >> MASK_BITS * suit
    twice: NDArray[np.bool_] = all_held[suit] & runs[made.values >> 16 & 15] & ~in_group != 0
    return twice


def _with_natural_royals(order: Order, fives: Groups, rows: Rows, values: Values) -> Values:
    """The values with royal flushes higher in which no wild card plays as another."""
    best = run_mask(order.straights[0])
    numbers = by_suit_printed(fives)
    held = sum(numbers)
    for suit in range(4):
        if held >> MASK_BITS * suit & best == best:
            in_group = total(fives, numbers, rows) >> MASK_BITS * suit & _MASK
            natural = pack(order.place[keys.NATURAL_ROYAL], order.straights[0])
            values = np.where((in_group == best) & (values == order.royal), natural, values)
    return values


def _four_flushes(order: Order, fives: Groups, wild: Wild, double_ace: bool) -> Values:
    """The values of four cards of one suit and the one that cannot have it; else -1.

    They are left out where the five are worth more in any case.
    """
    values = np.full(len(fives), -1, np.int64)
    held = counted(fives, wild)
    best = patterns("highest", order).many[held.places]
    low = np.flatnonzero(best < order.place[keys.FOUR_FLUSH] + 1 << 20)
    held_low = held.suits[low]
    of_four = [low[held_low >> 4 * suit & 15 == 4] for suit in range(4)]
    if not any(map(len, of_four)):
        return values
    table = four_flushes(double_ace, order).many
    cards = np.array(fives.cards)
    suits = np.array([15 if one in wild and one <= JOKER else SUIT_BIT[one] for one in fives.cards])
    numbers = np.array(
        [0 if one in wild or one >= JOKER else 1 << (one >> 2) | _ONE for one in fives.cards]
    )
    for suit, rows in enumerate(of_four):
        if not len(rows):
            continue
        places = fives.places[rows]
        other = places[np.arange(len(rows)), (suits[places] >> suit & 1).argmin(axis=1)]
        sums = numbers[places].sum(axis=1) - numbers[other]
        four = table[4 - (sums >> MASK_BITS) << MASK_BITS | sums & _MASK]
        values[rows] = np.maximum(values[rows], four + (cards[other] >> 2) + 2)
    return values
