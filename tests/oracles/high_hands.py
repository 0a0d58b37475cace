"""High hands with wild cards, by trying what each wild card could be: slow, and plain to read.

Written from the rules alone; it shares nothing with the service. Cards are texts ("Ac",
"Jk"), and the wild cards of a hand a mapping of each to "wild" or "bug".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, combinations_with_replacement

RANKS = dict(zip("23456789TJQKA", range(2, 15), strict=True))
DECK = tuple(rank + suit for rank in RANKS for suit in "cdhs")
JOKER = "Jk"

CATEGORIES = (
    "high_card",
    "one_pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "five_of_a_kind",
)
SHAPES = {
    (1, 1, 1, 1, 1): "high_card",
    (2, 1, 1, 1): "one_pair",
    (2, 2, 1): "two_pair",
    (3, 1, 1): "three_of_a_kind",
    (3, 2): "full_house",
    (4, 1): "four_of_a_kind",
    (5,): "five_of_a_kind",
}


@dataclass(frozen=True)
class House:
    """The house rules that bear on high hands."""

    five_of_a_kind: str = "highest"
    double_ace_flush: bool = False
    natural_beats_wild: bool = False


@dataclass(frozen=True)
class High:
    """What a hand is worth, the groups of five that reach it, and how to compare it."""

    category: str
    ranks: tuple[int, ...]
    order: tuple[float, ...]
    fives: tuple[tuple[str, ...], ...]


def rank(card: str) -> int:
    """2 to 14; a joker has none."""
    return RANKS[card[0]]


@cache
def called(ranks: tuple[int, ...], suited: bool) -> tuple[str, tuple[int, ...]]:
    """The category of five cards that are what they are, and their ranks in order of weight."""
    falling = sorted(ranks, reverse=True)
    if len(set(falling)) == 5:
        if falling[0] - falling[4] == 4:
            return "straight_flush" if suited else "straight", tuple(falling)
        if falling == [14, 5, 4, 3, 2]:
            return "straight_flush" if suited else "straight", (5, 4, 3, 2, 1)
    count = Counter(falling)
    shape = SHAPES[tuple(sorted(count.values(), reverse=True))]
    if suited and shape != "five_of_a_kind":
        return "flush", tuple(falling)
    falling.sort(key=lambda one: (count[one], one), reverse=True)
    return shape, tuple(falling)


def order(category: str, ranks: tuple[int, ...], printed: bool, bug: bool, house: House) -> float:
    """Where a category stands; below zero where the house does not know it."""
    place = float(CATEGORIES.index(category))
    if category == "five_of_a_kind" and bug:
        return 11
    if category == "five_of_a_kind":
        return {"below_straight_flush": 7.5, "not_counted": -1}.get(house.five_of_a_kind, place)
    royal = category == "straight_flush" and ranks[0] == 14 and printed
    return 10 if royal and house.five_of_a_kind == "below_natural_royal" else place


Tried = tuple[tuple[int, ...], str, int]
"""What the wild cards of five are: their ranks, their one suit (or ""), how many not as printed."""


def tries(
    five: Sequence[str], wild: Sequence[str], held: Iterable[str], house: House
) -> Iterator[Tried]:
    """Everything that the wild cards of ``five`` could be, cards of a kind tried together.

    A wild card is any card that nobody's hand shows there, or itself. Only five of a kind
    and, where the house plays it, a double-ace flush take a card twice.
    """
    natural = [card for card in five if card not in wild]
    taken = set(held) - set(wild)
    own = Counter(rank(card) for card in wild if card != JOKER)
    free = Counter(rank(card) for card in DECK if card not in taken)
    for subs in combinations_with_replacement(RANKS.values(), len(wild)):
        count = Counter(subs)
        five_alike = len({*subs, *map(rank, natural)}) == 1
        if five_alike or all(free[one] >= number for one, number in count.items()):
            yield subs, "", len(wild) - (count & own).total()
    suits = {card[1] for card in natural} or set("cdhs")
    if len(suits) > 1 and natural:
        return
    for suit in sorted(suits):
        own = Counter(rank(card) for card in wild if card != JOKER and card[1] == suit)
        free_here = [number for name, number in RANKS.items() if name + suit not in taken]
        for subs in combinations(free_here, len(wild)):
            yield subs, suit, len(wild) - (Counter(subs) & own).total()
        if house.double_ace_flush:
            for subs in combinations_with_replacement(RANKS.values(), len(wild)):
                if max(Counter([*subs, *map(rank, natural)]).values()) > 1:
                    yield subs, suit, len(wild) - (Counter(subs) & own).total()


def tries_one_by_one(
    five: Sequence[str], wild: Sequence[str], held: Iterable[str], house: House
) -> Iterator[Tried]:
    """The same by brute force: every wild card is every card of the deck in turn.

    For few wild cards only, and no double-ace flush.
    """
    natural = [card for card in five if card not in wild]
    taken = set(held) - set(wild)
    for subs in combinations_with_replacement(DECK, len(wild)):
        ranks = tuple(map(rank, subs))
        five_alike = len({*ranks, *map(rank, natural)}) == 1
        if five_alike or (len(set(subs)) == len(subs) and not taken & set(subs)):
            suits = {card[1] for card in (*natural, *subs)}
            suit = suits.pop() if len(suits) == 1 and len(set(subs)) == len(subs) else ""
            yield ranks, suit, len(wild) - len(set(subs) & set(wild))


def best_high(
    cards: Sequence[str], wild: Mapping[str, str], house: House = House(), trying=tries
) -> High:
    """The best high hand that the cards can be."""
    found: dict[tuple[float, ...], tuple[str, tuple[int, ...], set[tuple[str, ...]]]] = {}
    for five in combinations(cards, 5):
        for key, category, ranks in of_five(five, wild, cards, house, trying):
            found.setdefault(key, (category, ranks, set()))[2].add(five)
    best = max(found)
    category, ranks, fives = found[best]
    return High(category, ranks, best, tuple(sorted(fives)))


def of_five(
    five: Sequence[str], wild: Mapping[str, str], held: Sequence[str], house: House, trying
) -> Iterator[tuple[tuple[float, ...], str, tuple[int, ...]]]:
    """All that five cards can be, each with its order.

    A bug is an ace, or completes a straight or a flush; in a flush it is never a second ace.
    """
    wilds = [card for card in five if card in wild]
    naturals = tuple(rank(card) for card in five if card not in wild)
    bug = any(wild[card] == "bug" for card in wilds)
    if not wilds:
        suited = len({card[1] for card in five}) == 1
        category, ranks = called(tuple(sorted(naturals)), suited)
        key = (order(category, ranks, True, False, house), *ranks)
        yield (*key, 0.0) if house.natural_beats_wild else key, category, ranks
        return
    if bug:
        house = replace(house, double_ace_flush=False)
    for subs, suit, changed in trying(five, wilds, held, house):
        category, ranks = called(tuple(sorted((*naturals, *subs))), bool(suit))
        if bug and 14 not in subs and category not in ("straight", "flush", "straight_flush"):
            continue
        place = order(category, ranks, not changed, bug, house)
        if place >= 0:
            key = (place, *ranks)
            yield (*key, -float(changed)) if house.natural_beats_wild else key, category, ranks
