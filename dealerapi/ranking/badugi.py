"""Badugi hands: up to four cards, all of different ranks and suits; the more the better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, Card, rank_of, suit_of
from dealerapi.house import Rules
from dealerapi.ranking.groups import Groups
from dealerapi.ranking.keys import WILD, pack
from dealerapi.ranking.many import many
from dealerapi.ranking.names import badugi_name
from dealerapi.ranking.worth import RAINBOW, Fives, Wild, Worth, no_hand

_BIT = tuple(1 << rank_of(card) | 1 << 13 + suit_of(card) for card in range(JOKER))
"""The rank and the suit of each card as two bits."""


def _rainbows(cards: Sequence[Card], least: int) -> Iterator[tuple[Card, ...]]:
    """The largest sets of cards without two of a rank or suit, none smaller than ``least``."""
    for size in range(len(cards), least - 1, -1):
        found = False
        for chosen in combinations(cards, size):
            seen = 0
            for card in chosen:
                if seen & _BIT[card]:
                    break
                seen |= _BIT[card]
            else:
                found = True
                yield chosen
        if found:
            return


class Badugi:
    """Of four cards those of different ranks and suits play; fewer of them always lose.

    ``low``: the lower cards win, with the ace low where ``ace_low`` says so. A wild card is
    the best card of a rank and suit that do not play yet; so is a bug.
    """

    size = 4
    takes_wild = True

    def __init__(self, name: str, *, low: bool, ace_low: bool = False) -> None:
        self.name = name
        self.low = low
        self._rank = tuple(1 if rank == 12 and ace_low else rank + 2 for rank in range(13))
        self._best_first = tuple(sorted(self._rank, reverse=not low))
        # By the ranks, as bits, with the number of wild cards above them.
        self._strengths: dict[int, int] = {}
        self._highest = self._strength((), self.size)

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best badugi within any one of ``fives``, the groups of four."""
        strength = 0
        five: tuple[Card, ...] = ()
        groups = many(fives)
        for group in fives if groups is None else (groups[self._best_of_many(groups, wild)],):
            if strength == self._highest:
                break
            wilds = tuple(card for card in group if card in wild or card >= JOKER)
            natural = [card for card in group if card not in wilds]
            for chosen in _rainbows(natural, (strength >> 16) - len(wilds)):
                value = self._strength(chosen, len(wilds))
                if value > strength:
                    strength, five = value, (*chosen, *wilds)
        if not five:
            return no_hand(self, cards)
        playing = {card: WILD for card in five if card in wild or card >= JOKER}
        ordered = tuple(card for card in cards if card in five)
        return Worth(self, strength, ordered, tuple(cards), playing)

    def _best_of_many(self, fives: Groups, wild: Wild) -> int:
        """The first group that is worth the most."""
        cards = fives.cards
        natural = [card not in wild and card < JOKER for card in cards]
        bits = np.array(
            [_BIT[card] if own else 0 for card, own in zip(cards, natural, strict=True)]
        )
        held = bits[fives.places]
        wilds = self.size - np.array(natural)[fives.places].sum(axis=1)
        # Each choice of cards, beginning with none: all its ranks and suits, and whether any of
        # them is there twice, so that the choice is worth no more than none.
        choices = [(np.zeros(len(held), np.int64), np.zeros(len(held), np.bool_))]
        for column in held.T:
            choices += [(own | column, twice | (own & column != 0)) for own, twice in choices]
        table, above = self._table, wilds << 13
        best = np.max(
            [table[np.where(twice, 0, own & (1 << 13) - 1) | above] for own, twice in choices],
            axis=0,
        )
        return int(best.argmax())

    @cached_property
    def _table(self) -> NDArray[np.int32]:
        """The strengths by ranks, as bits, with the number of wild cards above them."""
        table = np.zeros(self.size + 1 << 13, np.int32)
        for wilds in range(self.size + 1):
            for natural in range(self.size - wilds + 1):
                for ranks in combinations(range(13), natural):
                    known = wilds << 13 | sum([1 << rank for rank in ranks])
                    table[known] = self._strength([rank << 2 for rank in ranks], wilds)
        return table

    def warm(self) -> None:
        """Fill the table of strengths."""
        assert self._table.any()  # noqa: S101 - filled by being looked at

    def _strength(self, natural: Sequence[Card], wilds: int) -> int:
        known = wilds << 13
        for card in natural:
            known |= 1 << rank_of(card)
        if known not in self._strengths:
            self._strengths[known] = self._worked_out(natural, wilds)
        return self._strengths[known]

    def _worked_out(self, natural: Sequence[Card], wilds: int) -> int:
        ranks = [self._rank[rank_of(card)] for card in natural]
        for _wild in range(wilds):
            ranks.append(next(rank for rank in self._best_first if rank not in ranks))
        ranks.sort(reverse=True)
        points = [15 - rank if self.low else rank for rank in ranks]
        return pack(len(ranks), [*points, 0, 0, 0][:4])

    def category(self, strength: int) -> str:
        """``badugi`` for four cards that play, down to ``one_card``."""
        return RAINBOW[4 - (strength >> 16)]

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks that play, the highest first."""
        points = [strength >> shift & 15 for shift in (12, 8, 4, 0)][: strength >> 16]
        return tuple(15 - point if self.low else point for point in points)

    def says(self, strength: int) -> str:
        """The hand in a dealer's words."""
        return badugi_name(self.ranks(strength))


BADUGI = Badugi("badugi", low=True, ace_low=True)
BADUGI_ACE_HIGH = Badugi("badugi_ace_high", low=True)
HIGH_BADUGI = Badugi("high_badugi", low=False)
BADUGIS = {one.name: one for one in (BADUGI, BADUGI_ACE_HIGH, HIGH_BADUGI)}
