"""Low hands, natural or with wild cards, by look-up.

The three lows differ in two facts: whether the ace is low, and whether straights and
flushes count against the hand.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache

import numpy as np

from dealerapi.cards import JOKER, Card
from dealerapi.house import Rules
from dealerapi.ranking import keys
from dealerapi.ranking.groups import AnyOf, Groups
from dealerapi.ranking.keys import BUG, WILD, key_of, pack, unpack
from dealerapi.ranking.many import counted as counted_of_many
from dealerapi.ranking.many import many
from dealerapi.ranking.names import low_name
from dealerapi.ranking.orders import STRAIGHTS
from dealerapi.ranking.sets import (
    CODE_OF_SHAPE,
    PLACE,
    Table,
    Values,
    as_table,
    counts_of,
    filled,
    grouped,
    keys_of_sets,
    wild_slices,
    with_singles,
)
from dealerapi.ranking.wide import counted, five_playing, widened
from dealerapi.ranking.worth import Fives, Wild, Worth, no_hand

_BONUS_BITS = 3
_LIMIT = 1 << 24


class Low:
    """A ranking in which the lowest hand wins.

    ``ace_low``: the ace is the lowest rank. ``straights``: straights and flushes count
    against the hand. A wild card plays by the house rule ``low_wild``.
    """

    size = 5
    low = True
    takes_wild = True

    def __init__(self, name: str, *, ace_low: bool, straights: bool) -> None:
        self.name = name
        self.ace_low = ace_low
        self.straights = straights
        runs = STRAIGHTS[1:] if ace_low else STRAIGHTS[:-1]
        self._runs = {frozenset(run) for run in runs} if straights else set()

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The lowest of ``fives``; asks ``low_wild`` only where the hand has a wild card."""
        if not fives:
            return no_hand(self, cards)
        lone_ace, free = low_wilds(wild, rules, self.ace_low) if wild else (False, {})
        if isinstance(fives, AnyOf) and (held := counted(fives, free)):
            may_be_flush = self.straights and held.suits and not free
            lowest = self._wide_table(lone_ace)[held.place]
            ranks = unpack(lowest)[1]
            # A natural ace cannot stand in for one that pairs nothing.
            if not may_be_flush and not (lone_ace and ranks.count(1) > 1):
                five = five_playing(ranks, held, fives.cards)
                return Worth(self, (_LIMIT - lowest) << _BONUS_BITS, five, tuple(cards), free)
        table = self._table(lone_ace)
        groups = many(fives)
        if groups is not None:
            found = groups.once(
                (self.name, lone_ace), free, lambda: self._values_of_many(groups, free, table)
            )
            row = int(found.argmin())
            strength = (_LIMIT - int(found[row])) << _BONUS_BITS
            return Worth(self, strength, fives[row], tuple(cards), free)
        key, suits = keys.keys_and_suits(free)
        values = [table.one[PLACE[sum(map(key, five))]] for five in fives]
        if self.straights and not free and keys.may_be_suited(cards, suits):
            values = [
                _flush(value) if _suited(five, suits) else value
                for five, value in zip(fives, values, strict=True)
            ]
        lowest = min(values)
        five = fives[values.index(lowest)]
        return Worth(self, (_LIMIT - lowest) << _BONUS_BITS, five, tuple(cards), free)

    def _values_of_many(self, fives: Groups, free: Wild, table: Table) -> Values:
        held = counted_of_many(fives, free)
        values = table.many[held.places].astype(np.int64)
        if self.straights and not free:
            for row in held.suited(5).tolist():
                values[row] = _flush(int(values[row]))
        return values

    @cache  # noqa: B019 - the three rankings live as long as the process
    def _table(self, lone_ace: bool) -> Table:
        """The lowest value of five cards; with ``lone_ace`` a wild card may be an ace that pairs nothing."""
        if not lone_ace:
            return as_table(filled(self._natural(5), low=True))
        # Of sets with more lone aces first: a wild card is one of them, or any other card.
        values = self._natural(0, aces=5)
        for size in range(1, 6):
            fewer, values = values, self._natural(size, aces=5 - size)
            values = filled(values, low=True, otherwise=fewer)
        return as_table(values)

    def _natural(self, size: int, aces: int = 0) -> Values:
        """The values of ``size`` cards that are not wild and so many lone aces, by their keys."""
        natural = keys_of_sets(size)[wild_slices(size)[0]]
        ranks = [*range(2, 14), 1 if self.ace_low else 14]
        # Lone aces stand below all other cards while pairs are looked for.
        shapes, packed = with_singles(grouped(counts_of(natural), ranks), aces, 1)
        codes = np.array([CODE_OF_SHAPE[shape] for shape in shapes.tolist()])
        values: Values = codes << 20 | packed
        if aces < 2:
            for run in self._runs:
                own = sorted(run - {1} if aces else run)
                key = key_of((rank - 2) % 13 for rank in own)
                if len(own) == size:
                    at = np.searchsorted(natural, key)
                    values[at] = pack(keys.STRAIGHT, sorted(run, reverse=True))
        return values

    @cache  # noqa: B019 - as above
    def _wide_table(self, lone_ace: bool) -> array[int]:
        """The same for five, six and seven cards."""
        return widened(self._table(lone_ace), low=True)

    def warm(self) -> None:
        """Fill the tables."""
        for lone_ace in (False, True) if self.ace_low else (False,):
            self._wide_table(lone_ace)

    def category(self, strength: int) -> str:
        """The category of a strength; an unpaired low is ``high_card``."""
        return keys.CATEGORIES[_LIMIT - (strength >> _BONUS_BITS) >> 20]

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The five ranks as played; an ace that plays low is 1."""
        return unpack(_LIMIT - (strength >> _BONUS_BITS))[1]

    def says(self, strength: int) -> str:
        """The low in a dealer's words."""
        return low_name(self.category(strength), self.ranks(strength))


def low_wilds(wild: Wild, rules: Rules, ace_low: bool) -> tuple[bool, Wild]:
    """How the wild cards of a low play, by the house rule ``low_wild``, and which of them do.

    The first is whether a wild card may be an ace that pairs nothing.
    """
    rule = rules.ask("low_wild", "low_ace")
    # A joker has no printed rank, so that even where wild cards are natural it is
    # whichever card serves.
    free = wild
    if rule == "natural":
        free = {card: WILD for card in wild if card >= JOKER}
    elif BUG in wild.values():
        free = dict.fromkeys(wild, WILD)
    return rule == "low_ace" and ace_low, free


def _suited(five: Sequence[Card], suits: Sequence[int]) -> bool:
    return len({suits[card] for card in five}) == 1


def _flush(value: int) -> int:
    code, ranks = unpack(value)
    return pack(keys.STRAIGHT_FLUSH if code == keys.STRAIGHT else keys.FLUSH, ranks)


ACE_TO_FIVE = Low("ace_to_five", ace_low=True, straights=False)
ACE_TO_SIX = Low("ace_to_six", ace_low=True, straights=True)
DEUCE_TO_SEVEN = Low("deuce_to_seven", ace_low=False, straights=True)
LOWS = {low.name: low for low in (ACE_TO_SIX, ACE_TO_FIVE, DEUCE_TO_SEVEN)}
