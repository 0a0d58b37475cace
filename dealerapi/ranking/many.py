"""Many groups of cards at once: their keys, how they are suited, how many wild cards they use.

Whatever adds up card by card is one sum for all groups. So a number is given to each card that
holds all that is to be counted, each count in bits of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, Card
from dealerapi.ranking.groups import MANY, Groups
from dealerapi.ranking.keys import KEY, SUIT_BIT
from dealerapi.ranking.sets import KEYS, Keys, Values
from dealerapi.ranking.worth import Fives, Wild, Worth, suited_as

SUIT_SHIFT = 45
"""Above a key there are four bits for each suit, in which its cards are counted."""

KEY_BITS = (1 << SUIT_SHIFT) - 1

_SPREAD = tuple(
    sum(1 << SUIT_SHIFT + 4 * suit for suit in range(4) if bits >> suit & 1) for bits in range(16)
)
_PRINTED = tuple(key + _SPREAD[suits] for key, suits in zip(KEY, SUIT_BIT, strict=True))
_NATURAL = 1 << 16
"""One natural card, above the bits of the ranks."""

_WILD_SHIFT = 48
_ONE_WILD = 1 << _WILD_SHIFT
"""One wild card, above all keys."""

Rows = NDArray[np.intp]
"""The numbers of some of the groups."""


ValuesOf = list[int] | NDArray[np.int64]
"""What each group is worth; a column where many are compared at once."""


def max_of(values: ValuesOf) -> int:
    """The highest of the values."""
    return max(values) if isinstance(values, list) else int(values.max())


def place_of(value: int, values: ValuesOf) -> int:
    """The first group that is worth ``value``."""
    return values.index(value) if isinstance(values, list) else int(np.argmax(values == value))


def equal_to(value: int, values: ValuesOf) -> Rows:
    """The groups that are worth ``value``."""
    return np.flatnonzero(np.asarray(values) == value)


class Counted:
    """What some groups hold: their keys, and how many cards can be of each suit."""

    def __init__(self, keys: Keys, suits: Values) -> None:
        self.keys = keys
        self.suits = suits

    @cached_property
    def places(self) -> Rows:
        """Where groups of five stand in the tables of five cards."""
        return np.searchsorted(KEYS, self.keys)

    def suited(self, enough: int) -> Rows:
        """The groups of which so many cards can be of one suit."""
        return np.flatnonzero(self.suits + (8 - enough) * 0x1111 & 0x8888)


def many(fives: Fives, least: int = MANY) -> Groups | None:
    """The groups where there are so many that they are to be compared at once."""
    return fives if isinstance(fives, Groups) and len(fives) >= least else None


def counted(fives: Groups, wild: Wild) -> Counted:
    """What the groups hold, with some of their cards wild."""

    def count() -> Counted:
        cards = fives.cards
        sums = total(fives, [_spread(one, wild) if one in wild else _PRINTED[one] for one in cards])
        return Counted(sums & KEY_BITS, sums >> SUIT_SHIFT)

    return fives.once("counted", wild, count)


def _spread(card: Card, wild: Wild) -> int:
    return wild[card] + _SPREAD[15 if card <= JOKER else SUIT_BIT[card]]


def total(fives: Groups, numbers: Sequence[int], rows: Rows | None = None) -> Values:
    """The sum of a number of each of the cards, for all groups or some."""
    places = fives.places if rows is None else fives.places[rows]
    found: Values = np.array(numbers, np.int64)[places].sum(axis=1)
    return found


def natural_ranks(fives: Groups, wild: Wild, rows: Rows) -> tuple[Values, Values]:
    """The ranks of the cards that are not wild, a bit for each, and how many cards are wild.

    The groups hold no two natural cards of a rank.
    """
    numbers = [
        0 if card in wild or card >= JOKER else _NATURAL | 1 << (card >> 2) for card in fives.cards
    ]
    sums = total(fives, numbers, rows)
    return sums & _NATURAL - 1, fives.size - (sums >> 16)


def by_suit_printed(fives: Groups) -> list[int]:
    """Each card by its rank and suit as printed: thirteen bits for each suit; 0 for a joker."""
    return [1 << 13 * (card & 3) + (card >> 2) if card < JOKER else 0 for card in fives.cards]


class Used(NamedTuple):
    """One of some equal groups, and how many wild cards it uses as other cards."""

    row: int
    wilds: int


def fewest_used(worth: Worth, fives: Groups, rows: Rows) -> Used:
    """The first of some groups, all worth ``worth``, that uses the fewest wild cards as others.

    Natural cards play as printed, and so does a wild card wherever that serves.
    """
    cards, wild = fives.cards, worth.wild
    natural = total(fives, [_ONE_WILD if card in wild else KEY[card] for card in cards], rows)
    used = natural >> _WILD_SHIFT
    as_printed = _as_printed(worth, fives, rows)
    needed = [(rank - 2) % 13 for rank in worth.ranks]
    for rank in set(needed):
        left = needed.count(rank) - (natural >> 3 * rank & 7)
        used -= np.minimum(left, as_printed >> 3 * rank & 7)
    first = int(used.argmin())
    return Used(int(rows[first]), int(used[first]))


def _as_printed(worth: Worth, fives: Groups, rows: Rows) -> Values:
    """The keys of the wild cards that can play as printed, where a flush goes by their suit.

    It is of the suit which most natural cards of a group have, and of several such suits of the
    highest; without natural cards those printed count.
    """
    cards, wild = fives.cards, worth.wild
    free = [KEY[card] if card in wild and card < JOKER else 0 for card in cards]
    if suited_as(worth) is None:
        return total(fives, free, rows)
    suits = np.array([card & 3 for card in cards])[fives.places[rows]]
    of_suit = [
        (1 if card in wild else 0x10001) << 4 * (card & 3) if card < JOKER else 0 for card in cards
    ]
    held = total(fives, of_suit, rows)
    held = np.where(held >> 16 > 0, held >> 16, held)
    most = np.argmax([(held >> 4 * suit & 15) * 4 + suit for suit in range(4)], axis=0)
    found: Values = np.where(suits == most[:, None], np.array(free)[fives.places[rows]], 0).sum(
        axis=1
    )
    return found
