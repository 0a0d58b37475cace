"""High hands, natural or with wild cards, by look-up.

For every number of wild cards and every multiset of natural ranks, the best hand that is
no flush is one entry of a table; a flush or straight flush is one entry of another,
reached by the ranks of one suit. Both tables are filled once, each entry from entries
with one wild card fewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, combinations_with_replacement

from dealerapi.cards import JOKER, Card, rank_of, suit_of
from dealerapi.house import Rules
from dealerapi.ranking import keys
from dealerapi.ranking.keys import BUG, RANK_KEY, WILD, key_of, pack, unpack
from dealerapi.ranking.names import high_name
from dealerapi.ranking.worth import Fives, Wild, Worth, wilds_used

STRAIGHTS = (
    *(tuple(range(top, top - 5, -1)) for top in range(14, 5, -1)),
    (5, 4, 3, 2, 1),
)
"""Every straight, best first, as ranks of a value."""

_STRAIGHT_BY_KEY = {key_of((rank - 2) % 13 for rank in ranks): ranks for ranks in STRAIGHTS}
_ROYAL = pack(keys.STRAIGHT_FLUSH, STRAIGHTS[0])
_BONUS_BITS = 3


def _natural(ranks: Sequence[int]) -> int:
    straight = _STRAIGHT_BY_KEY.get(key_of(ranks))
    if straight:
        return pack(keys.STRAIGHT, straight)
    return pack(*keys.grouped(rank + 2 for rank in ranks))


@cache
def patterns(five_of_a_kind: str) -> dict[int, int]:
    """The best value that is no flush, by key, with up to five wild cards and two bugs.

    ``five_of_a_kind`` is the value of that house rule. A bug is an ace, or any card that
    completes a straight (Robert's Rules, Draw High, The joker 2).
    """
    table: dict[int, int] = {}
    for ranks in combinations_with_replacement(range(13), 5):
        value = _natural(ranks)
        if ranks[0] == ranks[4]:
            value = _five_alike(value, five_of_a_kind)
        table[key_of(ranks)] = value
    for four in keys.four_cards():
        table[four + WILD] = max(table[four + rank] for rank in RANK_KEY)
    for four in keys.four_cards(most_bugs=1):
        as_ace = table[four + RANK_KEY[12]]
        completed = (table[four + rank] for rank in RANK_KEY)
        straight = max((v for v in completed if v >> 20 == keys.STRAIGHT), default=-1)
        table[four + BUG] = max(_bug_aces(as_ace), straight)
    return table


def _five_alike(value: int, five_of_a_kind: str) -> int:
    if five_of_a_kind == "not_counted":
        return -1
    if five_of_a_kind == "below_straight_flush":
        return pack(keys.FIVE_BELOW, unpack(value)[1])
    return value


def _bug_aces(value: int) -> int:
    # Five aces with a bug are the best hand by the joker's own source, whatever the house
    # says of five of a kind (Robert's Rules, Draw High, The joker 4).
    return value if value >= 0 else pack(keys.FIVE, (14,) * 5)


@cache
def suited(double_ace: bool) -> dict[int, int]:
    """The best flush or straight flush, by the key of cards of one suit and wild cards.

    A wild card in a flush is the highest card of the suit not in it; with ``double_ace`` it
    is always another ace.
    """
    table: dict[int, int] = {}
    for wilds in range(6):
        for ranks in combinations(range(12, -1, -1), 5 - wilds):
            held = {rank + 2 for rank in ranks}
            low_ace = {1 if rank == 14 else rank for rank in held}
            run = next((s for s in STRAIGHTS if held <= set(s) or low_ace <= set(s)), None)
            if run:
                value = pack(keys.STRAIGHT_FLUSH, run)
            else:
                missing = [rank for rank in range(14, 1, -1) if rank not in held][:wilds]
                filled = [14] * wilds if double_ace else missing
                value = pack(keys.FLUSH, sorted([*held, *filled], reverse=True))
            for bugs in range(min(wilds, 2) + 1):
                table[key_of(ranks) + (wilds - bugs) * WILD + bugs * BUG] = value
    return table


class High:
    """The standard ranking of five cards: royal flush to high card."""

    name = "standard_high"
    size = 5

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best of ``fives``; asks only those house rules on which the hand turns."""
        values = self._values(cards, fives, wild)
        best = max(values)
        if wild and not all(kind == BUG for kind in wild.values()):
            values = self._by_house(cards, fives, wild, rules, values)
            best = max(values)
        worth = Worth(self, best << _BONUS_BITS, fives[values.index(best)], tuple(cards), wild)
        if rules.values.get("natural_beats_wild") == "true":
            equal = [five for five, value in zip(fives, values, strict=True) if value == best]
            return _fewest_wilds(worth, equal)
        return worth

    def _by_house(
        self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules, values: list[int]
    ) -> list[int]:
        """The values again where a house rule says otherwise than the defaults used so far."""
        best = max(values)
        five_of_a_kind = "highest"
        if best >> 20 == keys.FIVE or best == _ROYAL:
            five_of_a_kind = rules.ask("five_of_a_kind", five_of_a_kind)
            values = self._values(cards, fives, wild, five_of_a_kind)
        if max(values) >> 20 == keys.FLUSH and rules.ask("double_ace_flush") == "true":
            values = self._values(cards, fives, wild, five_of_a_kind, double_ace=True)
        return values

    def _values(
        self,
        cards: Sequence[Card],
        fives: Fives,
        wild: Wild,
        five_of_a_kind: str = "highest",
        *,
        double_ace: bool = False,
    ) -> list[int]:
        key, suits = keys.keys_and_suits(wild)
        table = patterns(five_of_a_kind)
        values = [table[sum(map(key, five))] for five in fives]
        if not keys.may_be_suited(cards, suits):
            return values
        flushes = suited(double_ace)
        for place, five in enumerate(fives):
            common = 15
            for card in five:
                common &= suits[card]
            if common:
                value = flushes[sum(map(key, five))]
                if value == _ROYAL and five_of_a_kind == "below_natural_royal" and _printed(five):
                    value = pack(keys.NATURAL_ROYAL, STRAIGHTS[0])
                values[place] = max(values[place], value)
        return values

    def category(self, strength: int) -> str:
        """The category of a strength."""
        return keys.CATEGORIES[strength >> _BONUS_BITS + 20]

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The five ranks as played; in a wheel the ace is 1."""
        return unpack(strength >> _BONUS_BITS)[1]

    def says(self, strength: int) -> str:
        """The hand in a dealer's words."""
        return high_name(self.category(strength), self.ranks(strength))


def _printed(five: Sequence[Card]) -> bool:
    """Whether the cards are a royal flush as printed, so that no wild card plays as another."""
    return (
        JOKER not in five
        and len({suit_of(card) for card in five}) == 1
        and (key_of(map(rank_of, five)) == key_of(range(8, 13)))
    )


def _fewest_wilds(worth: Worth, equal: Fives) -> Worth:
    """Of equal fives the one with the fewest wild cards; their number enters the strength."""
    plays = [replace(worth, five=five) for five in equal] if worth.wild else [worth]
    chosen = min(plays, key=wilds_used)
    return replace(chosen, strength=worth.strength + 7 - wilds_used(chosen))


STANDARD_HIGH = High()
