"""Hands judged the slow way, one card after another, to compare the rankings with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product

from tests.ranking_blocks.held import DECK

Judged = tuple[int, tuple[int, ...]]
"""The place of the category (a position in the order given), and the ranks as played."""

RANKS = "??23456789TJQKA"


def rank(card: str) -> int:
    """2 to 14."""
    return RANKS.index(card[0])


def straight(ranks: Sequence[int], deck: Sequence[int]) -> list[int]:
    """The ranks of a straight of these cards, falling, among the ranks of ``deck``; or nothing."""
    circle = [1, *sorted(deck)]
    for low in range(len(circle) - len(ranks) + 1):
        window = circle[low : low + len(ranks)]
        if sorted(ranks) == sorted(14 if one == 1 else one for one in window):
            return window[::-1]
    return []


def judge(cards: Sequence[str], order: Sequence[str], deck: Sequence[int]) -> Judged:
    """The best category that the cards have in this order; ``deck`` holds the ranks there are."""
    ranks = [rank(card) for card in cards]
    by_group = tuple(sorted(ranks, key=lambda one: (-ranks.count(one), -one)))
    shape = tuple(sorted((ranks.count(one) for one in set(ranks)), reverse=True))
    run = straight(ranks, deck)
    flush = len({card[1] for card in cards}) == 1 and len(set(ranks)) == len(ranks)
    found: dict[str, tuple[int, ...]] = {str(shape): by_group}
    if run:
        found["straight"] = tuple(run)
    if flush:
        found["flush"] = by_group
    if run and flush:
        found["straight_flush"] = tuple(run)
    for kicker in cards:
        four = [card for card in cards if card is not kicker]
        fours = sorted((rank(card) for card in four), reverse=True)
        if "four_straight" in order and (run := straight(fours, deck)):
            found["four_straight"] = max(found.get("four_straight", ()), (*run, rank(kicker)))
        if "four_flush" in order and len({card[1] for card in four}) == 1 == len(set(fours)) - 3:
            found["four_flush"] = max(found.get("four_flush", ()), (*fours, rank(kicker)))
    return max((order.index(name), played) for name, played in found.items())


def judge_wild(
    cards: Sequence[str], wilds: int, order: Sequence[str], deck: Sequence[int]
) -> Judged:
    """The best that the cards are with ``wilds`` more, each tried as every card of the deck."""
    there = [card for card in DECK if rank(card) in deck]
    return max(judge([*cards, *more], order, deck) for more in product(there, repeat=wilds))


def badugi(
    cards: Sequence[str], value: Callable[[str], int], *, low: bool
) -> tuple[int, list[int]]:
    """How many cards play, and their ranks; the best of every set of the cards."""
    best: tuple[int, list[int]] = (0, [])
    for size in range(1, 5):
        for chosen in combinations(cards, size):
            if len({card[0] for card in chosen}) < size or len({card[1] for card in chosen}) < size:
                continue
            ranks = sorted((value(card) for card in chosen), reverse=True)
            better = ranks < best[1] if low else ranks > best[1]
            if size > best[0] or better:
                best = (size, ranks)
    return best
