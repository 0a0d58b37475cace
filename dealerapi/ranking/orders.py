"""Which high hands beat which: the order of the categories, and what a straight is."""

from __future__ import annotations

from collections.abc import Sequence

from dealerapi.ranking import keys
from dealerapi.ranking.keys import key_of, pack

Run = tuple[int, ...]

STRAIGHTS: tuple[Run, ...] = (
    *(tuple(range(top, top - 5, -1)) for top in range(14, 5, -1)),
    (5, 4, 3, 2, 1),
)
"""Every straight, best first, as ranks of a value."""


class Order:
    """The categories of high hands from the lowest, and every straight, best first.

    ``place`` gives the place of a category's code. Where four-card straights and flushes are
    among the categories, ``four_runs`` holds those straights, best first.
    """

    def __init__(self, categories: Sequence[int], straights: Sequence[Run] = STRAIGHTS) -> None:
        self.categories = tuple(categories)
        self.straights = tuple(straights)
        self.place = {code: place for place, code in enumerate(categories)}
        self.straight_by_key = {key_of((rank - 2) % 13 for rank in run): run for run in straights}
        self.royal = pack(self.place[keys.STRAIGHT_FLUSH], straights[0])
        self.four_cards = keys.FOUR_FLUSH in self.place
        self.enough = 4 if self.four_cards else 5
        self.runs = self._places(keys.STRAIGHT, keys.FOUR_STRAIGHT)
        self.flushes = self._places(keys.FLUSH, keys.FOUR_FLUSH)
        windows = [window for run in straights for window in (run[:4], run[1:])]
        self.four_runs = tuple(dict.fromkeys(windows)) if self.four_cards else ()

    def _places(self, *codes: int) -> frozenset[int]:
        return frozenset(self.place[code] for code in codes if code in self.place)

    def four_run(self, ranks: Sequence[int]) -> tuple[int, ...]:
        """The best four-card straight of five ranks and its kicker; empty where there is none."""
        for run in self.four_runs:
            left = list(ranks)
            for rank in run:
                printed = 14 if rank == 1 else rank
                if printed not in left:
                    break
                left.remove(printed)
            else:
                return (*run, *left)
        return ()


def _standard(*, flush_over_full: bool = False, four_cards: bool = False) -> list[int]:
    middle = [keys.FULL_HOUSE, keys.FLUSH] if flush_over_full else [keys.FLUSH, keys.FULL_HOUSE]
    return [
        keys.HIGH_CARD,
        keys.ONE_PAIR,
        *([keys.FOUR_STRAIGHT, keys.FOUR_FLUSH] if four_cards else []),
        keys.TWO_PAIR,
        keys.THREE,
        keys.STRAIGHT,
        *middle,
        keys.FOUR,
        keys.FIVE_BELOW,
        keys.STRAIGHT_FLUSH,
        keys.FIVE,
        keys.NATURAL_ROYAL,
    ]


def _runs(deck: Sequence[int]) -> tuple[Run, ...]:
    """The straights of a deck with these ranks (falling, an ace of 14 first); the ace is also low."""
    ranks = (*deck, 1)
    return tuple(tuple(ranks[at : at + 5]) for at in range(len(ranks) - 4))


STANDARD = Order(_standard())

CANADIAN = Order(_standard(four_cards=True))
"""A four-card flush beats a four-card straight, and both stand between one pair and two."""

SHORT_DECK = Order(_standard(flush_over_full=True), _runs(range(14, 5, -1)))
"""36 cards, six to ace: a flush beats a full house, and 9-8-7-6-A is the lowest straight."""

MEXICAN = Order(_standard(flush_over_full=True), _runs((14, 13, 12, 11, 7, 6, 5, 4, 3, 2)))
"""No eights, nines or tens: a flush beats a full house, and a jack stands next to a seven."""
