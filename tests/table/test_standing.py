"""How hands stand against each other, and who may open."""

from __future__ import annotations

import pytest

from dealerapi.cards import read_hand
from dealerapi.faults import Faults
from dealerapi.games import BY_NAME, rules_in_force
from dealerapi.games.wild import Around
from dealerapi.table import evaluate
from dealerapi.table.hands import opens, places, value


@pytest.mark.parametrize(
    ("order", "found"),
    [
        ([], {}),
        ([[0]], {0: 1}),
        ([[2], [0, 3], [1]], {2: 1, 0: 2, 3: 2, 1: 4}),
        ([[0, 1, 2], [3], [4]], {0: 1, 1: 1, 2: 1, 3: 4, 4: 5}),
    ],
)
def test_places_are_counted_as_in_sport(order, found):
    """Two at the second place leave no third."""
    assert places(order) == found


def test_hands_that_tie_stand_together():
    """Best first; a hand that does not qualify stands nowhere."""
    game = BY_NAME["draw-deucey-triple-draw"]
    hands = ["KsQhJdTc8s", "7c5d4h3s2c", "KdQcJsTh8d", "7d5c4s3h2d"]
    found = evaluate(game, [read_hand(hand) for hand in hands], rules_in_force(game, {}, Faults()))
    assert found.order["low"] == [[1, 3]]
    assert found.order["high"] == [[0, 2], [1, 3]]


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("AsKhQdJc9s", False),
        ("TsThQdJc9s", False),
        ("2s2hQdJc9s", False),
        ("JsJhQd4c9s", True),
        ("QsQh2d4c9s", True),
        ("KsKh2d4c9s", True),
        ("AsAh2d4c9s", True),
        ("3s3h2d2c9s", True),
        ("2s2h2d4c9s", True),
        ("6s5h4d3c2s", True),
        ("2s5s4s3s9s", True),
    ],
)
def test_jacks_or_better_open(hand, may):
    """A pair of jacks at least; without the rule anything does."""
    game = BY_NAME["draw-high"]
    for openers, expected in (("jacks_or_better", may), ("any", True)):
        rules = rules_in_force(game, {"openers": openers}, Faults())
        assert opens(value(game, read_hand(hand), Around(), rules), rules) == expected
