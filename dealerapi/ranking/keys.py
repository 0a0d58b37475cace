"""How five cards become the key of a look-up table, and values become comparable numbers.

A key counts cards: three bits for each rank, then three for wild cards and three for
jokers that play as a bug. A value packs a category and five ranks, most significant
first, so that comparing two hands is comparing two numbers. Ranks in a value run from
2 to 14 (ace); an ace that plays low is 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from dealerapi.cards import JOKER, rank_of, suit_of

RANK_KEY = tuple(1 << 3 * rank for rank in range(13))
WILD = 1 << 39
BUG = 1 << 42

KEY: tuple[int, ...] = (*(RANK_KEY[rank_of(card)] for card in range(JOKER)), *(WILD,) * 3)
"""What each card adds to a key when it plays as printed (the joker is always wild)."""

SUIT_BIT: tuple[int, ...] = (*(1 << suit_of(card) for card in range(JOKER)), 15, 6, 9)
"""The suit of each card as a bit; a wild card has all four, a joker of a colour two."""

HIGH_CARD, ONE_PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR = range(8)
FIVE_BELOW, STRAIGHT_FLUSH, FIVE, NATURAL_ROYAL = range(8, 12)
FOUR_STRAIGHT, FOUR_FLUSH = range(12, 14)

CATEGORIES = (
    "high_card",
    "one_pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "five_of_a_kind",
    "straight_flush",
    "five_of_a_kind",
    "straight_flush",
    "four_straight",
    "four_flush",
)
"""The category of each code. Five of a kind has two places, by the house rule of that
name; a natural royal flush has one of its own, used only where that rule says so. Up to
there the codes stand in the standard order; the last two count only in some games."""

GROUPS = {
    (1, 1, 1, 1, 1): HIGH_CARD,
    (2, 1, 1, 1): ONE_PAIR,
    (2, 2, 1): TWO_PAIR,
    (3, 1, 1): THREE,
    (3, 2): FULL_HOUSE,
    (4, 1): FOUR,
    (5,): FIVE,
}


def pack(code: int, ranks: Sequence[int]) -> int:
    """One number for a category and its five ranks."""
    for rank in ranks:
        code = code << 4 | rank
    return code


def unpack(value: int) -> tuple[int, tuple[int, ...]]:
    """The category code and the five ranks of a value."""
    return value >> 20, (
        value >> 16 & 15,
        value >> 12 & 15,
        value >> 8 & 15,
        value >> 4 & 15,
        value & 15,
    )


def key_of(ranks: Iterable[int]) -> int:
    """The key of natural cards of these ranks (0 to 12)."""
    return sum(RANK_KEY[rank] for rank in ranks)


def keys_and_suits(wild: Mapping[int, int]) -> tuple[Callable[[int], int], Sequence[int]]:
    """For one hand, what each card adds to a key, and the suits that each card can have.

    ``wild`` maps the hand's wild cards to WILD or BUG.
    """
    if not wild:
        return KEY.__getitem__, SUIT_BIT
    key, suits = list(KEY), list(SUIT_BIT)
    for card, kind in wild.items():
        key[card] = kind
        suits[card] = 15 if card <= JOKER else SUIT_BIT[card]
    return key.__getitem__, suits


def may_be_suited(cards: Iterable[int], suits: Sequence[int], enough: int = 5) -> bool:
    """Whether ``enough`` of the cards can have one suit."""
    held = [suits[card] for card in cards]
    wilds, red, black = held.count(15), held.count(6), held.count(9)
    return any(
        held.count(suit) + wilds + (red if suit in (2, 4) else black) >= enough
        for suit in (1, 2, 4, 8)
    )
