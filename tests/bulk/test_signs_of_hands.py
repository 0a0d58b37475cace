"""What columns tell of hands: the number of their ranks, and how they are suited."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from math import comb

import numpy as np
import pytest

from dealerapi.cards import read_cards
from dealerapi.ranking.columns import (
    AS_PRINTED,
    NOT_SUITED,
    UNCLEAR,
    WITH_WILDS,
    Multisets,
    suiting,
)


def columns(hands):
    """A column for each card of the hands."""
    return np.array(hands, np.uint8).T.copy()


@pytest.mark.parametrize(("symbols", "size"), [(14, 5), (16, 5), (14, 7), (3, 1), (4, 2), (31, 3)])
def test_every_multiset_has_a_number_of_its_own(symbols, size):
    """From 0 on, without gaps."""
    every = columns(list(combinations_with_replacement(range(symbols), size)))
    multisets = Multisets(symbols, size)
    assert multisets.count == comb(symbols + size - 1, size) == every.shape[1]
    assert sorted(multisets.number(every).tolist()) == list(range(multisets.count))


def test_the_order_of_cards_does_not_matter():
    """The number is that of the multiset."""
    every = columns(list(permutations([3, 3, 7, 0, 12])))
    assert len(set(Multisets(14, 5).number(every).tolist())) == 1


def suited(text, wild="", enough=5):
    """How one hand is suited, with some of its cards wild."""
    hand = columns([read_cards(text)])
    flags = np.isin(hand, read_cards(wild)).astype(np.uint8) if wild else None
    (found,) = suiting(hand, flags, enough).tolist()
    return found


@pytest.mark.parametrize(
    ("hand", "wild", "enough", "expected"),
    [
        ("2h5h7h9hKh", "", 5, AS_PRINTED),
        ("2h5h7h9hKs", "", 5, NOT_SUITED),
        ("2h5h7h9hKs", "Ks", 5, WITH_WILDS),
        ("2h5h7h9hKh", "Kh", 5, AS_PRINTED),
        ("2s5c7h9hKs", "2s5cKs", 5, WITH_WILDS),
        ("2s5c7h9hKs", "2s5c", 5, NOT_SUITED),
        ("2s5c7h9hKd", "2s5c7h9hKd", 5, WITH_WILDS),
        ("Jk5h7h9hKh", "Jk", 5, WITH_WILDS),
        # A joker is wild even where no rule says so; and of clubs it is not, whatever its number.
        ("Jk5h7h9hKh", "", 5, WITH_WILDS),
        ("Jk5c7c9cKc", "", 5, WITH_WILDS),
        ("Jk5h7h9hKs", "", 5, NOT_SUITED),
        ("2h5h7h9hKh", "", 0, NOT_SUITED),
        ("2h5h7h9hKs2s3d", "", 5, NOT_SUITED),
        ("2h5h7h9hKs2s3h", "", 5, UNCLEAR),
        ("2h5h7h9hKs2s3d", "3d", 5, UNCLEAR),
        ("2h5h7h9hKsJk3d", "", 5, UNCLEAR),
        ("2h5h7h9sKs", "", 4, NOT_SUITED),
        ("2h5h7h9hKs", "", 4, UNCLEAR),
        ("2h5h7h", "", 3, AS_PRINTED),
        ("2h5h", "", 3, NOT_SUITED),
    ],
)
def test_how_hands_are_suited(hand, wild, enough, expected):
    """Of so many cards of one suit on, suits matter; more cards than these have to be looked at."""
    assert suited(hand, wild, enough) == expected
