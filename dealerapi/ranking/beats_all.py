"""Combinations that beat everything: the house's seven-two, or a pair of black queens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dealerapi.cards import JOKER, RANKS, Card, rank_of
from dealerapi.house import Rules
from dealerapi.ranking.groups import Groups
from dealerapi.ranking.keys import KEY
from dealerapi.ranking.many import many, total
from dealerapi.ranking.rank_words import ranks_name
from dealerapi.ranking.worth import Fives, Ranking, Wild, Worth
from dealerapi.words import _

MOST_COMBINATIONS = 8
"""The most combinations of one ranking."""

MOST_IN_ONE = 7
"""The most cards of one combination."""

LONGEST_TITLE = 60
"""The most characters of a combination's title."""

_ABOVE = 1 << 60
"""Above every strength of any other ranking."""


@dataclass(frozen=True)
class Combination:
    """Cards that together beat everything: given ``cards``, and further cards of given ``ranks``.

    ``ranks`` are written as on cards ("72"; "22" for two twos); ``title`` is the house's own
    name for them. Raises ValueError for none or too many cards.
    """

    ranks: str = ""
    cards: tuple[Card, ...] = ()
    title: str = ""

    def __post_init__(self) -> None:
        if any(rank not in RANKS for rank in self.ranks):
            raise ValueError(_("“{ranks}” are not ranks").format(ranks=self.ranks))
        if any(card >= 52 for card in self.cards) or len(set(self.cards)) < len(self.cards):
            raise ValueError(_("a combination names cards of the deck, each once, and no joker"))
        if not 1 <= len(self) <= MOST_IN_ONE:
            raise ValueError(_("a combination has 1 to {most} cards").format(most=MOST_IN_ONE))
        if len(self.title) > LONGEST_TITLE:
            raise ValueError(_("a title has at most {most} characters").format(most=LONGEST_TITLE))

    def __len__(self) -> int:
        return len(self.ranks) + len(self.cards)

    @property
    def played(self) -> tuple[int, ...]:
        """The ranks of all of its cards (2 to 14), the highest first."""
        ranks = [RANKS.index(rank) for rank in self.ranks] + [rank_of(card) for card in self.cards]
        return tuple(rank + 2 for rank in sorted(ranks, reverse=True))

    def found(self, group: Sequence[Card]) -> tuple[Card, ...]:
        """Its cards in the group, as printed; empty where the group does not hold it whole."""
        left = [card for card in group if card not in self.cards]
        if len(left) + len(self.cards) > len(group):
            return ()
        held = list(self.cards)
        for rank in self.ranks:
            card = next((one for one in left if one < 52 and RANKS[rank_of(one)] == rank), None)
            if card is None:
                return ()
            left.remove(card)
            held.append(card)
        return tuple(card for card in group if card in held)

    def first_of_many(self, groups: Groups) -> Sequence[tuple[Card, ...]]:
        """The first of the groups that holds it whole, if any does."""
        given = [int(card in self.cards) for card in groups.cards]
        holding = total(groups, given) == len(self.cards)
        keys = total(groups, [KEY[card] if card < JOKER else 0 for card in groups.cards])
        for rank in {*self.played}:
            holding &= (keys >> 3 * (rank - 2) & 7) >= self.played.count(rank)
        return [groups[int(row)] for row in np.flatnonzero(holding)[:1]]


@dataclass(frozen=True)
class BeatsAll:
    """The ranking ``inner``, but a hand that holds one of ``combinations`` beats every other.

    The first combination is the best. They are of printed cards, wild or not. Raises
    ValueError where there are none or too many, or one has more cards than a hand.
    """

    inner: Ranking
    combinations: tuple[Combination, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.combinations) <= MOST_COMBINATIONS:
            raise ValueError(
                _("1 to {most} combinations can beat everything").format(most=MOST_COMBINATIONS)
            )
        longest = max(map(len, self.combinations))
        if self.size and longest > self.size:
            raise ValueError(
                _("a combination of {cards} cards is more than the {size} of a hand").format(
                    cards=longest, size=self.size
                )
            )

    @property
    def name(self) -> str:
        """The ranking's name: ``high_of_2_but_72``."""
        return f"{self.inner.name}_but_" + "_".join(
            "".join(RANKS[rank - 2] for rank in one.played) for one in self.combinations
        )

    @property
    def size(self) -> int:
        """How many cards make a hand."""
        return self.inner.size

    @property
    def low(self) -> bool:
        """Whether otherwise the lowest hand wins."""
        return self.inner.low

    @property
    def takes_wild(self) -> bool:
        """Whether wild cards play as anything but printed."""
        return self.inner.takes_wild

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best combination in any of ``fives``; without one the best by ``inner``."""
        for place, one in enumerate(self.combinations):
            if not one.found(cards):
                continue
            groups = many(fives)
            for five in fives if groups is None else one.first_of_many(groups):
                if found := one.found(five):
                    return Worth(self, _ABOVE - place, found, tuple(cards), {})
        return self.inner.best(cards, fives, wild, rules)._replace(ranking=self)

    def _combination(self, strength: int) -> Combination | None:
        place = _ABOVE - strength
        return self.combinations[place] if place < len(self.combinations) else None

    def category(self, strength: int) -> str:
        """``beats_all``, or the category by ``inner``."""
        return "beats_all" if self._combination(strength) else self.inner.category(strength)

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as played, the highest first."""
        one = self._combination(strength)
        return one.played if one else self.inner.ranks(strength)

    def says(self, strength: int) -> str:
        """The hand in words: "seven-two, which beats everything"."""
        one = self._combination(strength)
        if one is None:
            return self.inner.says(strength)
        return _("{combination}, which beats everything").format(
            combination=_(one.title) or ranks_name(one.played)
        )
