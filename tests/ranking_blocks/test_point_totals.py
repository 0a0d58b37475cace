"""The best total of a hand is found among few, and is that of every way to count the hand."""

from __future__ import annotations

from itertools import product
from random import Random
from time import thread_time

import pytest

from dealerapi.cards import RANKS, rank_of
from dealerapi.house import Rules
from dealerapi.ranking.points import Points


def drawn(random):
    """A way to count points, and a hand."""
    values = {
        rank: [random.randint(0, 24) / 2, random.randint(0, 100) / 2][: random.choice((1, 2))]
        for rank in RANKS
    }
    about = {"aim": random.choice(("most", "least", "nearest")), "values": values}
    if about["aim"] == "nearest":
        about["target"] = random.choice((0, 7, 15, 27, 50))
        about["over"] = random.choice(("counts", "loses", "left_out"))
        about["level"] = random.choice(("under", "over", "tie"))
        about["more_cards"] = random.choice((False, True))
    return Points("points", **about), random.sample(range(52), random.randint(1, 6))


def every_strength(points, hand):
    """Of every way to count the cards, and to leave some out where that may be."""
    ways = [list(points._halves[rank_of(card)]) for card in hand]
    if points.over == "left_out":
        ways = [[None, *way] for way in ways]
    for way in product(*ways):
        counted = [one for one in way if one is not None]
        if points.over != "left_out" or sum(counted) <= points._goal:
            yield points._strength(sum(counted), len(counted))


@pytest.mark.parametrize("seed", range(400))
def test_the_best_of_all_totals_is_found(seed):
    """Whatever wins, and whatever the cards may count as."""
    points, hand = drawn(Random(seed))
    found = points.best(hand, [tuple(hand)], {}, Rules({}))
    assert found.strength == max(every_strength(points, hand))


@pytest.mark.parametrize("over", ["counts", "loses", "left_out"])
def test_a_hand_of_very_many_totals_is_soon_counted(over):
    """Thirty-two cards of two numbers each can be counted in four milliards of ways."""
    values = {rank: [place, place + 37.5] for place, rank in enumerate(RANKS)}
    points = Points("points", "nearest", 50, values, over)
    hand = tuple(range(32))
    took = []
    for _time in range(3):
        started = thread_time()
        found = points.best(hand, [hand], {}, Rules({}))
        took.append(thread_time() - started)
    assert found.strength >= 0
    assert min(took) < 0.01
