"""How fast the rules are, without HTTP, in time of the processor."""

from __future__ import annotations

import random
import statistics
import time

import pytest

from dealerapi.cards import JOKER, Hand
from dealerapi.faults import Faults
from dealerapi.games import find, rules_in_force
from dealerapi.ranking import STANDARD_HIGH, WILD, warm
from dealerapi.table import Player, legal_draws, settle

pytestmark = pytest.mark.proof

SEATS = 6


@pytest.fixture(scope="module", autouse=True)
def tables():
    """The look-up tables, as a server fills them before its first request."""
    warm()


def took(work, *given):
    """Seconds for one call."""
    start = time.thread_time()
    work(*given)
    return time.thread_time() - start


def dealt(deck, seats=SEATS):
    """Players of Dakota with three cards down and four up, from the top of the deck."""
    players = []
    for seat in range(1, seats + 1):
        held, deck = deck[:7], deck[7:]
        hand = Hand(tuple(held[:3]), tuple(held[3:]))
        players.append(Player(seat, hand, declare=("high", "low", "both")[seat % 3]))
    return players


def test_a_showdown_of_six_takes_less_than_a_millisecond():
    """Dakota, dealt at random: the median of 500, rulings and other choices included."""
    game, _implied = find("dakota")
    chance = random.Random(1)
    deals = [dealt(chance.sample(range(JOKER), 42)) for _deal in range(500)]

    def once(players):
        settle(game, players, rules_in_force(game, {}, Faults()), pot=1001, button=2)

    # The best of three rounds, since another process can slow one down.
    median = min(statistics.median(took(once, players) for players in deals) for _round in "123")
    print(f"{median * 1000:.2f} ms")
    assert median < 0.001


def test_wild_cards_are_looked_up():
    """With four of them a hand takes a few steps more than with none, not 270,725 hands more."""
    rules = rules_in_force(find("deuces-wild-draw")[0], {}, Faults())
    chance = random.Random(2)
    hands = [tuple(sorted(chance.sample(range(JOKER), 5), reverse=True)) for _ in range(2000)]

    def judge(wilds):
        for hand in hands:
            STANDARD_HIGH.best(hand, (hand,), dict.fromkeys(hand[:wilds], WILD), rules)

    judge(0)
    judge(4)
    none, four = (min(took(judge, wilds) for _round in range(7)) for wilds in (0, 4))
    print(f"{four / none:.2f}")
    assert four < 5 * none


def test_many_calls_are_counted_as_fast_as_few():
    """Two players with 42 cards have 1,600,864 calls, six with 22 have eight."""
    game, _implied = find("low-die")

    def fastest(players, remaining):
        def count():
            found = legal_draws(game, players, remaining=remaining, limit=8)
            assert found.count == {6: 8, 2: 1_600_864}[players]

        return min(took(count) for _round in range(50))

    many, few = fastest(2, 42), fastest(6, 22)
    print(f"{many / few:.1f}")
    assert many < 20 * few
    assert many < 0.001
