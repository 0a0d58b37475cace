"""Many groups compared at once are worth what they are worth when they are gone through."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from dealerapi.cards import BLACK_JOKER, JOKER, RED_JOKER, Hand, read_cards
from dealerapi.games.making import ANY_CARDS, Making, Rows
from dealerapi.house import Rules
from dealerapi.ranking import BUG, RANKINGS, WILD, BeatsAll, Combination
from dealerapi.ranking.groups import MANY
from tests.ranking.dealt import FIVE_OF_A_KIND

TRIED = [
    *(one for one in RANKINGS.values() if one.size > 2),
    BeatsAll(RANKINGS["standard_high"], (Combination("AA2"), Combination("72", (51,)))),
    BeatsAll(RANKINGS["badugi"], (Combination("A2"), Combination("K"))),
]
"""Rankings in which the groups can be many."""

MAKINGS: list[Making] = [
    ANY_CARDS,
    Rows(hand=2),
    Rows(rows=((0, 1, 2, 3), (2, 3, 4, 5), (0, 6))),
    Rows(rows=((0, 1, 2, 3, 4), (2, 3, 4, 5, 6)), hand=1),
]


def dealt(chance: random.Random):
    """A hand and a board, mostly of few ranks or one suit, and what is wild."""
    deck = list(range(52))
    chance.shuffle(deck)
    kind = chance.random()
    if kind < 0.3:
        few = chance.sample(range(13), 5)
        deck.sort(key=lambda card: card >> 2 not in few)
    elif kind < 0.6:
        deck.sort(key=lambda card: card & 3 != 2)
    if chance.random() < 0.5:
        deck[chance.randrange(12)] = JOKER
    elif chance.random() < 0.3:
        deck[chance.randrange(6)], deck[6 + chance.randrange(6)] = RED_JOKER, BLACK_JOKER
    held = deck[: chance.randint(10, 12)]
    chance.shuffle(held)
    number = chance.choice((0, 0, 1, 2, 4, 8, 12))
    wild = dict.fromkeys(chance.sample(held, min(number, len(held))), WILD)
    wild |= {card: chance.choice((WILD, BUG)) for card in held if card >= JOKER}
    return Hand(tuple(held[7:])), tuple(held[:7]), wild


def house(chance: random.Random) -> dict[str, str]:
    """House rules, each with any of its values."""
    return {
        "five_of_a_kind": chance.choice(FIVE_OF_A_KIND),
        "double_ace_flush": chance.choice(("false", "true")),
        "low_wild": chance.choice(("low_ace", "lowest_missing", "natural")),
        "natural_beats_wild": chance.choice(("false", "true")),
    }


@pytest.mark.parametrize("ranking", TRIED, ids=lambda ranking: ranking.name)
def test_as_when_gone_through(ranking):
    """The same strength, the same cards that play, and the same house rules asked."""
    chance = random.Random(ranking.name)
    tried = 0
    for _deal in range(150):
        hand, board, wild = dealt(chance)
        cards, groups = chance.choice(MAKINGS).choices(hand, board, ranking.size)
        # Twice, since what is known of the groups is kept.
        for values in (house(chance), house(chance)):
            at_once, one_by_one = Rules(values), Rules(values)
            found = ranking.best(cards, groups, wild, at_once)
            assert found == ranking.best(cards, list(groups), wild, one_by_one)
            assert at_once.asked == one_by_one.asked
        tried += len(groups) >= MANY
    assert tried > 15


@pytest.mark.parametrize(("board", "used"), [("9c9d8h6c2d", 1), ("TcTd9h6c2d", 0)])
def test_a_wild_card_of_a_rank_that_is_there(board, used):
    """It plays as printed where its rank is wanted, but not beside the natural card of that rank."""
    hand, wild = Hand(read_cards("8s7s7h7d7c")), dict.fromkeys(read_cards("8s"), WILD)
    cards, groups = Rows(hand=2).choices(hand, read_cards(board), 5)
    assert len(groups) >= MANY
    for some in (groups, list(groups)):
        rules = Rules({"natural_beats_wild": "true"})
        worth = RANKINGS["standard_high"].best(cards, some, wild, rules)
        assert (worth.category, worth.ranks) == ("straight", (10, 9, 8, 7, 6))
        assert worth.strength & 7 == 7 - used


def test_groups_of_rows_are_in_order():
    """Each group once, those with the higher cards first, however the rows lie."""
    chance = random.Random(1)
    for _deal in range(100):
        hand, board, _wild = dealt(chance)
        making = Rows(rows=((0, 1, 2, 3), (2, 3, 4, 5), (0, 6)), hand=chance.choice((None, 2)))
        _cards, groups = making.choices(hand, board, 3)
        rows = [[board[place] for place in row] for row in making.rows]
        if making.hand is None:
            plain = {frozenset(one) for row in rows for one in combinations((*hand.cards, *row), 3)}
        else:
            plain = {
                frozenset((*own, common))
                for row in rows
                for own in combinations(hand.cards, 2)
                for common in row
            }
        assert {frozenset(group) for group in groups} == plain
        assert len(groups) == len(plain)
        ranks = [tuple(card if card < JOKER else card - 104 for card in group) for group in groups]
        assert ranks == sorted(ranks, reverse=True)
        assert [groups[at] for at in range(len(groups))] == list(groups)
