"""Sides that nobody holds yet, and ranks that do not count wherever they lie."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, best, game, settled

from dealerapi.games import house_rules

STUD = {"deal": {"down": 3, "up": 4}}
QUADS = {**HIGH, "qualifier": {"at_least": "four_of_a_kind"}}

# With the ace high the two is wild, and the hand is aces full; with a low ace both aces are wild
# and make four kings.
TURNS = "Ac2d3h/AdKsKc9s"
PLAIN = "4c5d6h/8d8sJcQh"


def test_a_side_that_nobody_holds_unless_the_ace_is_low():
    """The open rule matters: with it somebody has four of a kind."""
    quads = game(**STUD, sides=[QUADS, LOW], wild=[{"own": "lowest", "for": ["high"]}])
    players = {1: TURNS, 2: PLAIN}
    found = settled(quads, players)
    assert found.pots[0].empty == (("high", "unqualified"),)
    (ace,) = [one for one in found.assumed if one.rule == "lowest_down_ace"]
    assert [(one.value, dict(one.payouts)) for one in ace.otherwise] == [
        ("low", dict(settled(quads, players, lowest_down_ace="low").payouts))
    ]
    assert dict(found.payouts) != dict(ace.otherwise[0].payouts)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("2c3d9h/7s7dKcKs", "pair of kings, nine-three-two kickers"),
        ("7s7d9h/2c3dKcKs", "pair of kings, nine-three-two kickers"),
        ("2c3d9h/7s7d7cKs", "no hand"),
        ("7s7d7c/2c3d9hKs", "no hand"),
    ],
)
def test_dead_ranks_count_nowhere(hand, said):
    """Face down or face up a seven is no card; four others are no hand of five."""
    assert best(game(**STUD, sides=[HIGH], dead_ranks="7"), hand) == said


@pytest.mark.parametrize(
    "ranking",
    [
        "holds_2c",
        {"ranking": "holds_2c", "beats_all": ["2"]},
        {"points": {"aim": "nearest", "target": 5, "over": "loses"}},
    ],
)
def test_a_pot_that_nobody_can_win(ranking):
    """Nobody has the card, or all have too many points: it is divided, and the house may say else."""
    only = game(deal={"down": 5}, sides=[{"name": "points", "ranking": ranking}])
    assert "nobody_wins" in {rule.name for rule in house_rules(only)}
    found = settled(only, {1: "KcQd9h8s7c", 2: "KdQh9s8c7d"})
    assert [ruling.text for ruling in found.rulings] == [
        "Nobody qualifies for the points.",
        "Nobody wins the pot: seats 1 and 2 divide 100 evenly.",
    ]
