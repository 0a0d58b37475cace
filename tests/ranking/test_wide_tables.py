"""The tables of six and seven cards agree with going through the fives."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerapi.cards import BLACK_JOKER, JOKER, RED_JOKER, Card, read_cards
from dealerapi.house import Rules
from dealerapi.ranking import BUG, HIGHS, LOWS, WILD, Ranking, Worth
from dealerapi.ranking.flushes import flushes, four_flushes
from dealerapi.ranking.groups import AnyOf
from dealerapi.ranking.high import High
from dealerapi.ranking.patterns import patterns
from dealerapi.ranking.wide import counted
from tests.ranking.dealt import FIVE_OF_A_KIND, Dealt, dealt, patient

RANKINGS = [*HIGHS.values(), *LOWS.values()]


def asked(ranking: Ranking, fives, wild, values) -> tuple[Worth, set[str]]:
    """What the fives are worth, and the house rules that were asked for it."""
    rules = Rules(values)
    return ranking.best(fives.cards, fives, wild, rules), rules.asked


def both(ranking: Ranking, cards: tuple[Card, ...], wild, values):
    """The same by the tables and by going through the fives."""
    fives = AnyOf(cards, 5)

    class Plain(tuple):
        """The fives as they are, of which the tables know nothing."""

        cards = fives.cards

    return asked(ranking, fives, wild, values), asked(ranking, Plain(fives), wild, values)


@patient
@given(
    dealt(5) | dealt(6) | dealt(7, most=7),
    st.sampled_from(RANKINGS),
    st.fixed_dictionaries(
        {
            "five_of_a_kind": st.sampled_from(FIVE_OF_A_KIND),
            "double_ace_flush": st.sampled_from(["false", "true"]),
            "low_wild": st.sampled_from(["low_ace", "lowest_missing", "natural"]),
            "natural_beats_wild": st.just("false"),
        }
    ),
    st.booleans(),
)
def test_same_worth_five_and_house_rules(
    hand: Dealt, ranking: Ranking, values: dict[str, str], bug: bool
):
    """The same strength, the same five cards, and the same house rules asked."""
    cards = read_cards(hand.said)
    wild = dict.fromkeys(read_cards(hand.said_wild), WILD)
    if bug and 52 in wild:
        wild[52] = BUG
    looked_up, gone_through = both(ranking, cards, wild, values)
    assert looked_up == gone_through


@pytest.mark.parametrize("ranking", RANKINGS, ids=lambda ranking: ranking.name)
def test_many_hands_of_seven(ranking: Ranking):
    """Two thousand hands dealt at random, with up to three wild cards."""
    chance = random.Random(1)
    for _deal in range(2000):
        cards = tuple(chance.sample(range(52), 7))
        wild = dict.fromkeys(cards[: chance.choice((0, 0, 1, 2, 3))], WILD)
        looked_up, gone_through = both(ranking, cards, wild, {})
        assert looked_up == gone_through


@pytest.mark.parametrize("ranking", HIGHS.values(), ids=lambda ranking: ranking.name)
def test_what_is_warm_needs_no_more_tables(ranking: High):
    """Under no house rule does a hand have to wait for a table."""
    ranking.warm()
    tables = (patterns, flushes, four_flushes)
    before = [table.cache_info().misses for table in tables]
    for five_of_a_kind in FIVE_OF_A_KIND:
        for double_ace in ("false", "true"):
            values = {"five_of_a_kind": five_of_a_kind, "double_ace_flush": double_ace}
            for cards in ("AsKsQsJs2c", "AsAhAdAc2c", "AsKs9s4s2c", "AsKsQs9s4h2c7d"):
                fives = AnyOf(read_cards(cards), 5)
                ranking.best(fives.cards, fives, {0: WILD}, Rules(values))
    assert [table.cache_info().misses for table in tables] == before


@given(
    st.lists(st.integers(0, 51), unique=True, max_size=9),
    st.lists(st.sampled_from([JOKER, RED_JOKER, BLACK_JOKER]), unique=True),
    st.integers(1, 5),
)
def test_groups_stand_highest_first(cards: list[Card], jokers: list[Card], size: int):
    """The groups are those of the cards in falling order, and are counted without being formed."""
    groups = AnyOf((*jokers, *cards), size)
    assert groups.cards == (*sorted(cards, reverse=True), *sorted(jokers, reverse=True))
    assert list(groups) == list(combinations(groups.cards, size))
    assert len(groups) == len(list(groups)) == len(set(groups))
    assert groups.coloured == (not {RED_JOKER, BLACK_JOKER}.isdisjoint(jokers))


def test_a_flush_is_seen_with_wild_cards():
    """Four hearts and a wild card may be a flush; three may not, nor four with a bug."""
    hearts = read_cards("AhKh9h4h2c")
    assert counted(AnyOf(hearts, 5), {}).suits == 0
    assert counted(AnyOf(hearts, 5), {hearts[4]: WILD}).suits == 0x0800
    assert counted(AnyOf(hearts, 5), {hearts[0]: WILD}).suits == 0
    assert counted(AnyOf(read_cards("AhKh9h4hJk"), 5), {52: BUG}) is None


def test_jokers_of_a_colour_are_not_in_the_tables():
    """Their suits are not free, so the fives are gone through."""
    assert counted(AnyOf(read_cards("AhKh9h4hJr"), 5), {53: WILD}) is None
