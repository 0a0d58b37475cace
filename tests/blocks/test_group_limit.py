"""What counts toward the most groups that a hand of a house game may have."""

from __future__ import annotations

import pytest

from dealerapi.faults import Faulty
from dealerapi.games.language import read_game


def groups_too_many(ranking, sides, deal, **more):
    """Whether a game is refused for having too many groups."""
    named = [{"name": f"side{place}", "ranking": ranking, **more} for place in range(sides)]
    try:
        read_game({"players": {"max": 2}, "deal": deal, "sides": named})
    except Faulty as faulty:
        return [fault.code for fault in faulty.faults] == ["too_many_groups"]
    return False


TEN = {"down": 5, "board": 5}
"""Ten cards have 252 groups of five."""


@pytest.mark.parametrize(("sides", "refused"), [(2, False), (3, False), (4, True)])
def test_each_side_counts(sides, refused):
    """Three times 252 are let through, four times are not."""
    assert groups_too_many("standard_high", sides, TEN) is refused


@pytest.mark.parametrize(("combinations", "refused"), [(2, False), (3, True)])
def test_each_combination_that_beats_everything_counts(combinations, refused):
    """All groups are looked through for it once more: 252 and twice 252, or three times."""
    ranking = {"ranking": "ace_to_five", "beats_all": ["AA884", "72", "KKK"][:combinations]}
    assert groups_too_many(ranking, 1, TEN) is refused


@pytest.mark.parametrize(("board", "refused"), [(10, False), (11, True)])
def test_the_groups_of_a_board_to_beat_count(board, refused):
    """With two cards of the hand 120 and 252 a side, or 165 and 462, on two sides."""
    more = {"from": {"hand": 2}, "qualifier": {"beats_board": True}}
    assert groups_too_many("standard_high", 2, {"down": 2, "board": board}, **more) is refused


@pytest.mark.parametrize(("extra", "refused"), [(2, False), (3, True)])
@pytest.mark.parametrize("made", ["any", "hand"])
def test_cards_that_may_come_count(made, extra, refused):
    """A hand of nine that may grow to eleven has 462 groups, to twelve 792, on each of two sides."""
    more = {"from": made}
    assert groups_too_many("standard_high", 2, {"down": 9, "extra": extra}, **more) is refused


@pytest.mark.parametrize(("extra", "refused"), [(2, False), (3, True)])
def test_they_may_come_face_down(extra, refused):
    """Where a hand is made of those alone."""
    deal = {"down": 9, "up": 1, "extra": extra}
    assert groups_too_many("standard_high", 2, deal, **{"from": "down"}) is refused
