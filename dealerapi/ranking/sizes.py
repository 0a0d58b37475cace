"""Hands of one to seven cards, high or low, by their groups of equal ranks.

Groups compare by their sizes, the largest first: quads beat trips with a pair, trips with a
pair beat trips alone. High hands of three and four cards can also have straights and flushes.
Values are worked out once for each set of ranks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property

from dealerapi.cards import Card
from dealerapi.house import Rules
from dealerapi.ranking import keys
from dealerapi.ranking.groups import Groups
from dealerapi.ranking.high import BONUS_BITS, by_wilds_used
from dealerapi.ranking.keys import pack
from dealerapi.ranking.low import low_wilds
from dealerapi.ranking.many import many, max_of, place_of
from dealerapi.ranking.names import low_groups_name, short_name
from dealerapi.ranking.orders import Run
from dealerapi.ranking.sets import Values
from dealerapi.ranking.sizes_of_many import (
    Shapes,
    Straights,
    high_groups,
    low_groups,
    raise_to_straights,
    shapes_of,
    straights_of,
)
from dealerapi.ranking.worth import Fives, Wild, Worth, no_hand
from dealerapi.words import _

LEAST_CARDS, MOST_CARDS = 1, 7
"""The bounds of the size of a hand of any size."""

WITH_STRAIGHTS = (3, 4)
"""The sizes that can have straights and flushes."""

Shape = tuple[int, ...]
"""How many cards of each rank, the largest number first: (3, 2) is a full house."""


def _shapes(cards: int, largest: int) -> Iterator[Shape]:
    if not cards:
        yield ()
    for first in range(min(cards, largest), 0, -1):
        for rest in _shapes(cards - first, first):
            yield (first, *rest)


@cache
def _order(size: int, straights: bool) -> tuple[Shape | str, ...]:
    """The categories of hands of ``size``, the lowest first."""
    shapes = sorted(_shapes(size, size))
    if not straights:
        return tuple(shapes)
    if size == 3:
        return (*shapes[:2], "flush", "straight", shapes[2], "straight_flush")
    return (*shapes[:3], "straight", "flush", shapes[3], "straight_flush", shapes[4])


def _runs(size: int) -> tuple[Run, ...]:
    """Every straight of ``size`` cards, best first; the lowest begins with an ace of 1."""
    return tuple(tuple(range(top, top - size, -1)) for top in range(14, size - 1, -1))


def _unpack(value: int, size: int) -> tuple[int, tuple[int, ...]]:
    shifts = range(4 * size - 4, -1, -4)
    return value >> 4 * size, tuple(value >> shift & 15 for shift in shifts)


def _category(entry: Shape | str) -> str:
    if isinstance(entry, str):
        return entry
    first, second = entry[0], (*entry, 0)[1]
    if first == 2:
        return {1: "one_pair", 2: "two_pair", 3: "three_pair"}[entry.count(2)]
    if first == 3 and second > 1:
        return "full_house" if second == 2 else "two_threes"
    return {
        1: "high_card",
        3: "three_of_a_kind",
        4: "four_of_a_kind",
        5: "five_of_a_kind",
        6: "six_of_a_kind",
        7: "seven_of_a_kind",
    }[first]


def _grouped(ranks: Sequence[int]) -> tuple[Shape, list[int]]:
    count = {rank: ranks.count(rank) for rank in ranks}
    shape = tuple(sorted(count.values(), reverse=True))
    return shape, sorted(ranks, key=lambda rank: (-count[rank], -rank))


def _printed(key: int) -> list[int]:
    """The natural ranks of a key, 2 to 14."""
    return [rank + 2 for rank in range(13) for _card in range(key >> 3 * rank & 7)]


class _Values(dict[int, int]):
    """The best value by key, flushes left out or alone; worked out when first wanted."""

    def __init__(self, size: int, straights: bool, *, suited: bool) -> None:
        super().__init__()
        self.size = size
        self.straights = straights
        self.suited = suited
        self.place = {entry: place for place, entry in enumerate(_order(size, straights))}

    def __missing__(self, key: int) -> int:
        wilds, bugs = key >> 39 & 7, key >> 42 & 7
        natural = _printed(key)
        run = self._run(natural) if self.straights else None
        if self.suited:
            value = self._flush(natural, run)
        else:
            value = self._groups(natural, wilds, bugs)
            if run:
                value = max(value, pack(self.place["straight"], run))
        self[key] = value
        return value

    def _run(self, natural: list[int]) -> Run | None:
        held = set(natural)
        if len(held) < len(natural):
            return None
        low_ace = {1 if rank == 14 else rank for rank in held}
        return next((run for run in _runs(self.size) if {*run} >= held or {*run} >= low_ace), None)

    def _flush(self, natural: list[int], run: Run | None) -> int:
        if run:
            return pack(self.place["straight_flush"], run)
        missing = [rank for rank in range(14, 1, -1) if rank not in natural]
        flush = sorted([*natural, *missing[: self.size - len(natural)]], reverse=True)
        return pack(self.place["flush"], flush)

    def _groups(self, natural: list[int], wilds: int, bugs: int) -> int:
        ranks = [*natural, *[14] * bugs]
        largest = max(ranks, key=lambda rank: (ranks.count(rank), rank), default=14)
        shape, ordered = _grouped([*ranks, *[largest] * wilds])
        return pack(self.place[shape], ordered)


class HighOf:
    """High hands of ``size`` cards; with ``straights`` (three or four) also straights and flushes.

    Three cards then rank as in three-card poker, trips above a straight and a straight above
    a flush; four as in four-card poker, quads above a straight flush, trips above a flush.
    A wild card joins the largest group, or makes a straight or a flush; a bug is an ace, or
    makes a straight or a flush. With five or more cards of one rank, more are better.
    """

    low = False
    takes_wild = True

    def __init__(self, size: int, straights: bool = False) -> None:
        _check_size(size)
        if straights and size not in WITH_STRAIGHTS:
            raise ValueError(_("only hands of three or four cards can have straights here"))
        self.size = size
        self.straights = straights
        self.name = f"high_of_{size}_with_straights" if straights else f"high_of_{size}"
        self._values = _Values(size, straights, suited=False)
        self._flushes = _Values(size, straights, suited=True)

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best of ``fives``, the groups of ``size``."""
        if not fives:
            return no_hand(self, cards)
        groups = many(fives)
        values = self._of_few(fives, wild) if groups is None else self._of_many(groups, wild)
        best = max_of(values)
        five = fives[place_of(best, values)]
        worth = Worth(self, best << BONUS_BITS, five, tuple(cards), wild)
        return by_wilds_used(worth, fives, values, rules)

    def _of_few(self, fives: Fives, wild: Wild) -> list[int]:
        key, suits = keys.keys_and_suits(wild)
        values = [self._values[sum(map(key, five))] for five in fives]
        if self.straights:
            for place, five in enumerate(fives):
                common = 15
                for card in five:
                    common &= suits[card]
                if common:
                    values[place] = max(values[place], self._flushes[sum(map(key, five))])
        return values

    def _of_many(self, fives: Groups, wild: Wild) -> Values:
        return fives.once(("high_of", self.straights), wild, lambda: self._all(fives, wild))

    def _all(self, fives: Groups, wild: Wild) -> Values:
        values = high_groups(fives, wild, self._shapes)
        if self.straights:
            raise_to_straights(values, fives, wild, self._by_ranks)
        return values

    @cached_property
    def _shapes(self) -> Shapes:
        place = self._values.place
        return shapes_of(
            {entry: place[entry] for entry in place if not isinstance(entry, str)}, self.size
        )

    @cached_property
    def _by_ranks(self) -> Straights:
        return straights_of(self.size, _runs(self.size), self._values.place)

    def category(self, strength: int) -> str:
        """The category of a strength."""
        code, _ranks = _unpack(strength >> BONUS_BITS, self.size)
        return _category(_order(self.size, self.straights)[code])

    def above(self, strength: int, category: str) -> bool:
        """Whether a strength is of a higher category than ``category``."""
        code, _ranks = _unpack(strength >> BONUS_BITS, self.size)
        named = [_category(entry) for entry in _order(self.size, self.straights)]
        return category in named and code > named.index(category)

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as played, the largest group first; in the lowest straight the ace is 1."""
        return _unpack(strength >> BONUS_BITS, self.size)[1]

    def says(self, strength: int) -> str:
        """The hand in a dealer's words."""
        return short_name(self.category(strength), self.ranks(strength))


class LowOf:
    """Low hands of ``size`` cards, the ace low or high; straights and flushes do not count.

    A wild card plays by the house rule ``low_wild``, as in a low of five cards.
    """

    low = True
    takes_wild = True

    def __init__(self, size: int, ace_low: bool = True) -> None:
        _check_size(size)
        self.size = size
        self.ace_low = ace_low
        self.name = f"low_of_{size}" if ace_low else f"low_of_{size}_ace_high"
        self._limit = len(_order(size, straights=False)) << 4 * size
        places = {shape: place for place, shape in enumerate(sorted(_shapes(size, size)))}
        self._shapes = shapes_of(places, size)
        self._values: dict[tuple[int, bool], int] = {}

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The lowest of ``fives``; asks ``low_wild`` only where the hand has a wild card."""
        if not fives:
            return no_hand(self, cards)
        lone_ace, free = low_wilds(wild, rules, self.ace_low) if wild else (False, {})
        groups = many(fives)
        if groups is not None:
            known = groups.once(
                ("low_of", self.ace_low, lone_ace),
                free,
                lambda: low_groups(
                    groups, free, self._shapes, ace_low=self.ace_low, lone_ace=lone_ace
                ),
            )
            row = int(known.argmin())
            return Worth(self, self._limit - int(known[row]), fives[row], tuple(cards), free)
        key, _suits = keys.keys_and_suits(free)
        values = [self._value(sum(map(key, five)), lone_ace) for five in fives]
        lowest = min(values)
        five = fives[values.index(lowest)]
        return Worth(self, self._limit - lowest, five, tuple(cards), free)

    def _value(self, key: int, lone_ace: bool) -> int:
        if (key, lone_ace) not in self._values:
            self._values[key, lone_ace] = self._worked_out(_printed(key), lone_ace)
        return self._values[key, lone_ace]

    def _worked_out(self, printed: list[int], lone_ace: bool) -> int:
        ranks = [1 if rank == 14 and self.ace_low else rank for rank in printed]
        wilds = self.size - len(ranks)
        if lone_ace:
            # Ranks below the ace stand in for aces that pair nothing.
            ranks += range(0, -wilds, -1)
        else:
            lowest = range(1, 14) if self.ace_low else range(2, 15)
            ranks += [rank for rank in lowest if rank not in ranks][:wilds]
        shape, ordered = _grouped(ranks)
        order = _order(self.size, straights=False)
        return pack(order.index(shape), [max(rank, 1) for rank in ordered])

    def category(self, strength: int) -> str:
        """The category of a strength; an unpaired low is ``high_card``."""
        code, _ranks = _unpack(self._limit - strength, self.size)
        return _category(_order(self.size, straights=False)[code])

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as played, the largest group first; an ace that plays low is 1."""
        return _unpack(self._limit - strength, self.size)[1]

    def says(self, strength: int) -> str:
        """The low in a dealer's words."""
        return low_groups_name(self.category(strength), self.ranks(strength))


def _check_size(size: int) -> None:
    if not LEAST_CARDS <= size <= MOST_CARDS:
        raise ValueError(
            _("a hand of this ranking has {least} to {most} cards, not {size}").format(
                least=LEAST_CARDS, most=MOST_CARDS, size=size
            )
        )


@cache
def high_of(size: int, straights: bool = False) -> HighOf:
    """The ranking of high hands of ``size`` cards, made once. Raises ValueError."""
    return HighOf(size, straights)


@cache
def low_of(size: int, ace_low: bool = True) -> LowOf:
    """The ranking of low hands of ``size`` cards, made once. Raises ValueError."""
    return LowOf(size, ace_low)
