"""How cards are drawn in a game of the house's own."""

from __future__ import annotations

import pytest
from said_games import HIGH, game, refusals

from dealerapi.faults import Faulty
from dealerapi.games.game import DealerCalled, FixedDraws
from dealerapi.table import Request, legal_draws, serve_draw

FIVE = {"deal": {"down": 5}, "sides": [HIGH]}


def drawn(played, discard, *, keeps_ace=False, round_=1):
    """Whether the dealer serves that many cards."""
    try:
        serve_draw(played, [Request(1, discard, keeps_ace=keeps_ace)], remaining=30, round_=round_)
    except Faulty as faulty:
        return [(fault.path, fault.code) for fault in faulty.faults]
    return "served"


class TestLimits:
    """As many draws as there are limits."""

    def test_one_draw_of_three(self):
        """Four are too many."""
        three = game(**FIVE, draws={"limits": [3]})
        assert drawn(three, 3) == "served"
        assert drawn(three, 4) == [(("requests", 0, "discard"), "out_of_range")]

    def test_four_with_an_ace_kept(self):
        """For a player who shows the ace that he keeps."""
        ace = game(**FIVE, draws={"limits": [3], "with_ace": 4})
        assert drawn(ace, 4, keeps_ace=True) == "served"
        assert drawn(ace, 4) == [(("requests", 0, "discard"), "out_of_range")]
        assert drawn(ace, 5, keeps_ace=True) == [(("requests", 0, "discard"), "out_of_range")]

    def test_an_ace_where_it_does_not_matter(self):
        """It brings nobody a card."""
        three = game(**FIVE, draws={"limits": [3]})
        assert drawn(three, 4, keeps_ace=True) == [(("requests", 0, "discard"), "out_of_range")]

    def test_several_rounds(self):
        """Three, then two, then one."""
        falling = game(**FIVE, draws={"limits": [3, 2, 1]})
        assert legal_draws(falling, 4).calls == ((3, 2, 1),)
        assert drawn(falling, 2, round_=2) == "served"
        assert drawn(falling, 2, round_=3) == [(("requests", 0, "discard"), "out_of_range")]
        assert drawn(falling, 1, round_=4) == [(("round",), "out_of_range")]

    def test_how_cards_lie(self):
        """Face up, down, or as the one thrown."""
        faces = [
            game(**FIVE, draws={"limits": [1], **face}).draws.face
            for face in ({}, {"face": "up"}, {"face": "as_thrown"})
        ]
        assert faces == ["down", "up", "as_thrown"]


class TestCalled:
    """The dealer calls the draws."""

    def test_largest(self):
        """No draw is larger."""
        called = game(**FIVE, draws={"called_by_dealer": True, "largest": 2})
        assert legal_draws(called, 6).max_draw == 2

    def test_a_whole_hand_unless_said(self):
        """Four in a game of four cards."""
        sides = [{"name": "badugi", "ranking": "badugi"}]
        four = game(deal={"down": 4}, sides=sides, draws={"called_by_dealer": True})
        assert four.draws.largest == 4


class TestOverABase:
    """The draws of the base game."""

    def test_they_stay(self):
        """Where the house says nothing."""
        assert isinstance(game(base="low-die", title="X").draws, DealerCalled)

    def test_they_go(self):
        """No limits, no draw."""
        assert game(base="low-die", draws={"limits": []}).draws is None

    def test_others_take_their_place(self):
        """Two draws instead of what the dealer calls."""
        draws = game(base="low-die", draws={"limits": [2, 2]}).draws
        assert isinstance(draws, FixedDraws)
        assert draws.limits == (2, 2)

    def test_a_smaller_hand(self):
        """Of a hand of three, nobody draws five."""
        sides = [{"name": "high", "ranking": "high_of_3"}]
        small = game(base="draw-high", deal={"down": 3}, sides=sides)
        assert small.draws.limits == (3,)


class TestRefused:
    """What cannot be drawn."""

    @pytest.mark.parametrize(
        ("draws", "where", "code"),
        [
            ({}, "draws", "bad_value"),
            ({"called_by_dealer": False}, "draws", "bad_value"),
            ({"called_by_dealer": True, "limits": [3]}, "draws", "bad_value"),
            ({"called_by_dealer": True, "with_ace": 4}, "draws/with_ace", "not_used"),
            ({"limits": [3], "largest": 4}, "draws/largest", "not_used"),
            ({"limits": [6]}, "draws", "bad_value"),
            ({"limits": [3], "with_ace": 6}, "draws", "bad_value"),
            ({"called_by_dealer": True, "largest": 6}, "draws", "bad_value"),
        ],
    )
    def test_it_cannot_be_meant(self, draws, where, code):
        """Neither both ways at once nor more than a hand holds."""
        assert refusals(**FIVE, draws=draws) == [(where, code)]
