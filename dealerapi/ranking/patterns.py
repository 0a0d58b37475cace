"""What five cards that are no flush are worth as a high hand, by their ranks and wild cards."""

from __future__ import annotations

from functools import cache

import numpy as np

from dealerapi.ranking import keys
from dealerapi.ranking.keys import RANK_KEY, key_of, pack
from dealerapi.ranking.orders import STANDARD, Order
from dealerapi.ranking.sets import (
    CODE_OF_SHAPE,
    FIVES,
    PLACE,
    Table,
    Values,
    as_table,
    counts_of,
    filled,
    grouped,
    keys_of_sets,
    wild_slices,
    with_bugs,
)

_NATURAL = wild_slices(5)[0]

FIVE_ACES = (14,) * 5


@cache
def patterns(five_of_a_kind: str, order: Order = STANDARD) -> Table:
    """The best value that is no flush, with up to five wild cards and two bugs.

    ``five_of_a_kind`` is the value of that house rule. A bug is an ace, or any card that
    completes a straight (Robert's Rules, Draw High, The joker 2).
    """
    if five_of_a_kind == "below_natural_royal":
        return patterns("highest", order)
    natural = _natural(order)
    alike = [PLACE[5 * key] for key in RANK_KEY]
    if five_of_a_kind == "not_counted":
        natural[alike] = -1
    elif five_of_a_kind == "below_straight_flush":
        natural[alike] = order.place[keys.FIVE_BELOW] << 20 | natural[alike] & (1 << 20) - 1
    values = with_bugs(filled(natural), order.runs)
    if five_of_a_kind != "highest":
        # Five aces with a bug are the best hand by the joker's own source, whatever the house
        # says of five of a kind (Robert's Rules, Draw High, The joker 4).
        five_aces = pack(order.place[keys.FIVE], FIVE_ACES)
        with_a_bug = patterns("highest", order).many[FIVES:]
        values[FIVES:][with_a_bug == five_aces] = five_aces
    return as_table(values)


def _natural(order: Order) -> Values:
    """The values without wild cards."""
    codes, ranks = _groups()
    places = np.array([order.place[code] for code in range(keys.FIVE + 1)])
    values: Values = places[codes] << 20 | ranks
    for run in reversed(order.four_runs):
        four = key_of((rank - 2) % 13 for rank in run)
        for rank, key in enumerate(RANK_KEY):
            at = PLACE[four + key]
            if codes[at] in (keys.HIGH_CARD, keys.ONE_PAIR):
                values[at] = pack(order.place[keys.FOUR_STRAIGHT], (*run, rank + 2))
    for key, run in order.straight_by_key.items():
        values[PLACE[key]] = pack(order.place[keys.STRAIGHT], run)
    return values


@cache
def _groups() -> tuple[Values, Values]:
    """The codes of the groups of equal ranks, and the ranks, of all fives without wild cards."""
    shapes, ranks = grouped(counts_of(keys_of_sets(5)[_NATURAL]), range(2, 15))
    return np.array([CODE_OF_SHAPE[shape] for shape in shapes.tolist()]), ranks
