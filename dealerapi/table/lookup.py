"""Hands that a game cannot tell apart: one of them is judged, the others are looked up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import Card, Hand
from dealerapi.games.alike import Alike
from dealerapi.games.game import Game
from dealerapi.games.wild import Around, WildCard
from dealerapi.house import Rules
from dealerapi.ranking.columns import (
    NOT_SUITED,
    SUITINGS,
    UNCLEAR,
    WITH_WILDS,
    Column,
    Multisets,
    suiting,
)
from dealerapi.table.hands import opens, value, wild_cards
from dealerapi.table.judged import Numbers, Worths
from dealerapi.table.packed import FACES_UNKNOWN, unpacked

Multiset = NDArray[np.intp]
"""The number of each hand's multiset of symbols."""

MOST_SYMBOLS = 31
"""The most symbols whose being wild fits into the bits of one number."""

MOST_MULTISETS = 100_000
"""The largest table that is kept of hands of one size."""

_EVERY = ""
"""Stands among the sides for all of them: what is wild on any side."""

_NOT_YET = -1
_UNKNOWN = np.uint32(1 << 31)


class Play(NamedTuple):
    """A game under some house rules with what is around its hands, and the worths met so far."""

    game: Game
    rules: Rules
    around: Around
    worths: dict[str, Worths]

    def wild(self, hand: Hand) -> tuple[WildCard, ...]:
        """The wild cards of one hand."""
        return wild_cards(self.game, hand, self.around, self.rules)

    def judge(self, hand: Hand) -> tuple[tuple[Card, ...], dict[str, int]]:
        """One hand by itself: its wild cards, and the number of its worth on each side."""
        valued = value(self.game, hand, self.around, self.rules)
        may_open = "high" in valued.worths and opens(valued, self.rules)
        return valued.wild_cards, {
            name: self.worths[name].number(worth, may_open=may_open)
            for name, worth in valued.worths.items()
        }


class Found(NamedTuple):
    """What was looked up: the columns of wild cards, the worths by side, and what is ``unclear``.

    A hand that is unclear has to be judged by itself; what stands here for it means nothing.
    """

    wild: Sequence[Column]
    numbers: dict[str, Numbers]
    unclear: NDArray[np.bool_]


def lookup_of(play: Play, looks: Alike, size: int) -> Lookup | None:
    """The look-up for hands of ``size``; None where it would be too large, or no hand has it."""
    if not play.game.deal.is_whole(size) or looks.symbols > MOST_SYMBOLS:
        return None
    multisets = Multisets(looks.symbols, size)
    return Lookup(play, looks, multisets) if multisets.count <= MOST_MULTISETS else None


class Lookup:
    """Hands of one size, by the multiset of the symbols that the game can tell apart.

    ``_wild`` has, for each side and for all, which symbols are wild, as bits; ``_worth`` has for
    each side the number of the worth for each suiting of a multiset.
    """

    def __init__(self, play: Play, looks: Alike, multisets: Multisets) -> None:
        self.play, self.looks, self.multisets = play, looks, multisets
        names = [side.name for side, _seen in looks.sides]
        self._wild = {
            name: np.full(multisets.count, _UNKNOWN, np.uint32) for name in (_EVERY, *names)
        }
        self._worth = {
            name: np.full(multisets.count * SUITINGS, _NOT_YET, np.int32) for name in names
        }
        self._symbol = np.array(looks.symbol, np.uint8)
        # Where natural hands beat wild ones it matters which wild cards of a flush are of its suit.
        self._counts_wilds = play.rules.values.get("natural_beats_wild") == "true"
        self._by_side = any(rule.sides for rule in play.game.wild)

    def look_up(self, columns: NDArray[np.uint8]) -> Found:
        """What hands are worth, a column for each of their cards; learns what is new in them.

        No card is a joker of a colour. Where faces matter to the game, no card lies face up.
        """
        symbols = [self._symbol[column] for column in columns]
        multiset = self.multisets.number(symbols)
        shown = self._wilds(_EVERY, columns, symbols, multiset)
        unclear = np.zeros(multiset.shape, np.bool_)
        keys = {}
        for side, seen in self.looks.sides:
            wild = self._wilds(side.name, columns, symbols, multiset) if self._by_side else shown
            suited = suiting(columns, wild, seen.suited)
            if seen.suited:
                unclear |= suited == UNCLEAR
                if self._counts_wilds:
                    unclear |= suited == WITH_WILDS
                suited[unclear] = NOT_SUITED
            keys[side.name] = multiset * SUITINGS + suited
        numbers = self._numbers(columns, keys, unclear)
        # Where a card is wild its number stays; else all bits are set, and that is NOT_WILD.
        cards_wild = [column | wild - 1 for column, wild in zip(columns, shown or (), strict=False)]
        return Found(cards_wild, numbers, unclear)

    def _wilds(
        self, side: str, columns: NDArray[np.uint8], symbols: Sequence[Column], multiset: Multiset
    ) -> list[Column] | None:
        """A column of 0 and 1 for each card: whether it is wild. None in games without wild cards."""
        if not self.play.game.wild:
            return None
        bits = self._wild[side][multiset]
        new = np.flatnonzero(bits == _UNKNOWN)
        if len(new):
            for row in new[np.unique(multiset[new], return_index=True)[1]].tolist():
                self._learn_wild(columns[:, row], multiset[row])
            bits = self._wild[side][multiset]
        return [(bits >> symbol & 1).astype(np.uint8) for symbol in symbols]

    def _learn_wild(self, cards: Column, multiset: int) -> None:
        found = self.play.wild(unpacked(tuple(cards.tolist()), FACES_UNKNOWN))
        for name, bits in self._wild.items():
            bits[multiset] = sum(
                {
                    1 << self.looks.symbol[one.card]
                    for one in found
                    if name == _EVERY or one.wild_for(name)
                }
            )

    def _numbers(
        self, columns: NDArray[np.uint8], keys: Mapping[str, Multiset], unclear: NDArray[np.bool_]
    ) -> dict[str, Numbers]:
        """The number of each hand's worth on each side, where that is clear."""
        for name, key in keys.items():
            new = np.flatnonzero((self._worth[name][key] == _NOT_YET) & ~unclear)
            for row in new[np.unique(key[new], return_index=True)[1]].tolist():
                hand = unpacked(tuple(columns[:, row].tolist()), FACES_UNKNOWN)
                _wild, numbers = self.play.judge(hand)
                for side, number in numbers.items():
                    self._worth[side][keys[side][row]] = number
        return {name: self._worth[name][key] for name, key in keys.items()}
