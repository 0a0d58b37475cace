"""Every hand of the whole deck, counted by category: natural, with a wild joker, with a bug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from math import comb

import pytest

from dealerapi.cards import JOKER, NAMES
from dealerapi.house import Rules
from dealerapi.ranking import ACE_TO_FIVE, ACE_TO_SIX, BUG, DEUCE_TO_SEVEN, STANDARD_HIGH, WILD
from tests.oracles.high_hands import House, best_high
from tests.ranking.dealt import FIVE_OF_A_KIND

DECK = range(51, -1, -1)
NO_RULES = Rules({})
JOKERS_WILD: Mapping[int, int] = {JOKER: WILD}
JOKER_BUG: Mapping[int, int] = {JOKER: BUG}

NATURAL = {
    "royal flush": 4,
    "straight_flush": 36,
    "four_of_a_kind": 624,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "one_pair": 1_098_240,
    "high_card": 1_302_540,
}
WITH_WILD_JOKER = {
    "five_of_a_kind": 13,
    "royal flush": 24,
    "straight_flush": 180,
    "four_of_a_kind": 3_120,
    "full_house": 6_552,
    "flush": 7_804,
    "straight": 20_532,
    "three_of_a_kind": 137_280,
    "two_pair": 123_552,
    "one_pair": 1_268_088,
    "high_card": 1_302_540,
}


def counted(wild: Mapping[int, int]) -> Counter[str]:
    """How many hands of five fall in each category, royal flushes apart."""
    best = STANDARD_HIGH.best
    strengths: Counter[int] = Counter()
    for five in combinations(DECK, 5):
        strengths[best(five, (five,), {}, NO_RULES).strength] += 1
    for four in combinations(DECK, 4) if wild else ():
        five = (*four, JOKER)
        strengths[best(five, (five,), wild, NO_RULES).strength] += 1
    found: Counter[str] = Counter()
    for strength, number in strengths.items():
        category = STANDARD_HIGH.category(strength)
        royal = STANDARD_HIGH.says(strength) == "royal flush"
        found["royal flush" if royal else category] += number
    return found


def made_with_a_bug() -> dict[str, int]:
    """The counts of a deck with one bug, from those without it and four cards beside the bug.

    Of the sets of four ranks, 41 complete to a straight: ten straights lack one rank of five
    in 50 ways, and the nine runs of four that lie in two straights are counted twice. Eight
    of the 41 hold an ace.
    """
    runs, ace_runs = 41, 8
    mixed = 4**4 - 4
    beside_bug = {
        "five_of_a_kind": 1,
        "royal flush": 4 * 5,
        "straight_flush": 4 * (runs - 5),
        # Three aces and another card; or four of another rank.
        "four_of_a_kind": comb(4, 3) * 48 + 12,
        # Two aces and a pair; or three of a rank and an ace.
        "full_house": comb(4, 2) * 12 * comb(4, 2) + 12 * comb(4, 3) * 4,
        "flush": 4 * (comb(13, 4) - runs),
        "straight": runs * mixed,
        # Two aces and two other ranks; or three of a rank and another, no ace.
        "three_of_a_kind": comb(4, 2) * comb(12, 2) * 4**2 + 12 * comb(4, 3) * 11 * 4,
        # Two pairs without an ace; or a pair, an ace and another rank.
        "two_pair": comb(12, 2) * comb(4, 2) ** 2 + 12 * comb(4, 2) * 4 * 11 * 4,
        # A pair and two other ranks, no ace; or an ace and three ranks that are no run.
        "one_pair": 12 * comb(4, 2) * comb(11, 2) * 4**2 + (comb(12, 3) - ace_runs) * mixed,
        "high_card": (comb(12, 4) - (runs - ace_runs)) * mixed,
    }
    return {category: number + NATURAL.get(category, 0) for category, number in beside_bug.items()}


def test_the_expected_counts_add_up():
    """Each table counts every hand once: 52 or 53 cards taken five at a time."""
    assert sum(NATURAL.values()) == comb(52, 5) == 2_598_960
    assert sum(WITH_WILD_JOKER.values()) == comb(53, 5) == 2_869_685
    assert sum(made_with_a_bug().values()) == comb(53, 5)


@pytest.mark.proof
def test_natural_deck():
    """All 2,598,960 hands fall as published (suffe.cool/poker/wild.html, first table).

    That table counts the four royal flushes among its 40 straight flushes.
    """
    assert counted({}) == NATURAL


@pytest.mark.proof
def test_one_wild_joker():
    """All 2,869,685 hands fall as published (fennaixelphox.dreamwidth.org/1543.html).

    That table counts royal flushes among its 204 straight flushes; 4 + 4 × 5 are royal.
    """
    assert counted(JOKERS_WILD) == WITH_WILD_JOKER


@pytest.mark.proof
def test_one_bug():
    """All 2,869,685 hands fall as combinatorics says; no published table was at hand.

    The way to count is Brian Alspach's ("Bring On The Jokers", people.math.sfu.ca/~alspach/mag79):
    hands without the joker, and four cards beside it.
    """
    assert counted(JOKER_BUG) == made_with_a_bug()


@pytest.mark.proof
def test_distinct_values():
    """There are 7,462 different high hands, and as many lows as the rankings tell apart.

    Ace to five sees ranks alone: 6,175 sets. The others tell flushes from the rest as well,
    which are 1,287 more.
    """
    strengths: dict[str, set[int]] = {}
    for ranking in (STANDARD_HIGH, ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN):
        found = strengths[ranking.name] = set()
        for five in combinations(DECK, 5):
            found.add(ranking.best(five, (five,), {}, NO_RULES).strength)
    assert {name: len(found) for name, found in strengths.items()} == {
        "standard_high": 7_462,
        "ace_to_five": 6_175,
        "ace_to_six": 7_462,
        "deuce_to_seven": 7_462,
    }


@pytest.mark.proof
@pytest.mark.parametrize("kind", ["wild", "bug"])
def test_every_hand_with_a_joker_is_what_the_oracle_says(kind: str):
    """Four cards of any ranks, of one suit or of several, beside a joker: each kind once."""
    wild = {JOKER: BUG if kind == "bug" else WILD}
    seen = set()
    for four in combinations(DECK, 4):
        pattern = alike(four)
        if pattern in seen:
            continue
        seen.add(pattern)
        five = (*four, JOKER)
        cards = [NAMES[card] for card in five]
        for value in FIVE_OF_A_KIND:
            worth = STANDARD_HIGH.best(five, (five,), wild, Rules({"five_of_a_kind": value}))
            oracle = best_high(cards, {"Jk": kind}, House(value))
            assert (worth.category, worth.ranks) == (oracle.category, oracle.ranks), cards
    assert len(seen) == 1_820 + comb(13, 4)


def alike(four: tuple[int, ...]) -> tuple[tuple[int, ...], bool]:
    """What decides about four cards and a joker: the ranks, and whether they are of one suit."""
    return tuple(card >> 2 for card in four), len({card & 3 for card in four}) == 1
