"""Low hands with wild cards, by trying what each wild card could be: slow, and plain to read.

Written from the rules alone; it shares nothing with the service. Cards are texts ("Ac", "Jk").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement

from tests.oracles.high_hands import CATEGORIES, JOKER, RANKS, SHAPES

LONE_ACES = (0.9, 0.8, 0.7, 0.6, 0.5)
"""Wild cards that are low aces and pair nothing; shown as an ace (1)."""


@dataclass(frozen=True)
class Low:
    """What a hand is worth; of two, the one with the smaller ``order`` is the better low."""

    category: str
    ranks: tuple[int, ...]
    order: tuple[int, ...]
    fives: tuple[tuple[str, ...], ...]


@cache
def called(values: tuple[float, ...], suited: bool, straights: bool) -> tuple[str, tuple[int, ...]]:
    """The category of five values, and the values in order of weight, lone aces shown as 1."""
    falling = sorted(values, reverse=True)
    shown = [max(1, int(value)) for value in falling]
    if straights and len(set(shown)) == 5 and shown[0] - shown[4] == 4:
        return "straight_flush" if suited else "straight", tuple(shown)
    count = Counter(falling)
    falling.sort(key=lambda value: (count[value], value), reverse=True)
    shape = SHAPES[tuple(sorted(count.values(), reverse=True))]
    category = "flush" if suited and straights else shape
    return category, tuple(max(1, int(value)) for value in falling)


def tries(wilds: int, ace_low: bool, lone_aces: bool) -> Iterator[tuple[float, ...]]:
    """The values that wild cards can have together."""
    values = [1 if rank == 14 and ace_low else rank for rank in RANKS.values()]
    for aces in range(wilds + 1 if lone_aces else 1):
        for others in combinations_with_replacement(values, wilds - aces):
            yield (*others, *LONE_ACES[:aces])


def best_low(
    cards: Sequence[str], wild: Collection[str], ranking: str, low_wild: str = "low_ace"
) -> Low:
    """The lowest hand that the cards can be.

    A wild card is never forced into a flush: of the four cards of a rank that the five lack,
    seven cards hold three at most, and the others are of suits to choose from.
    """
    ace_low = ranking != "deuce_to_seven"
    straights = ranking != "ace_to_five"
    lone_aces = low_wild == "low_ace" and ace_low
    free = {card for card in cards if card == JOKER or low_wild != "natural"} & set(wild)
    found: dict[tuple[int, ...], tuple[str, tuple[int, ...], set[tuple[str, ...]]]] = {}
    for five in combinations(cards, 5):
        printed = [RANKS[card[0]] for card in five if card not in free]
        natural = [1 if rank == 14 and ace_low else rank for rank in printed]
        wilds = 5 - len(natural)
        suited = not wilds and len({card[1] for card in five}) == 1
        for subs in tries(wilds, ace_low, lone_aces):
            category, ranks = called(tuple(sorted((*natural, *subs))), suited, straights)
            key = (CATEGORIES.index(category), *ranks)
            found.setdefault(key, (category, ranks, set()))[2].add(five)
    best = min(found)
    category, ranks, fives = found[best]
    return Low(category, ranks, best, tuple(sorted(fives)))
