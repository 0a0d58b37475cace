"""What an open house rule would change where the best hand is dead, and other seldom cases."""

from __future__ import annotations

from tests.table.table_talk import mattered, payouts, settled

DEAD_BOTH = {
    # Five eights, but no low: dead. No ace lies face down here.
    1: "7c7d8h/7h7s8c8d both",
    # Four kings with nines wild, where the ace is high; with a low ace kings full.
    2: "Ac9h9d/KsKc4h3s high",
    # Four queens either way.
    3: "2c5d5h/QsQdQh3d high",
    4: "TcJd4c/2h3c6cJh low",
}


def test_the_next_best_hand_turns_on_the_ace():
    """He led among those alive, and would not with the ace low."""
    assert payouts("dakota", DEAD_BOTH, pot=100) == {1: 0, 2: 50, 3: 0, 4: 50}
    found = mattered("dakota", DEAD_BOTH, pot=100)
    assert found["lowest_down_ace"] == {"low": {1: 0, 2: 0, 3: 50, 4: 50}}
    assert payouts("dakota", DEAD_BOTH, pot=100, lowest_down_ace="low") == {
        1: 0, 2: 0, 3: 50, 4: 50,
    }  # fmt: skip


def test_a_hand_that_leads_nobody_turns_nothing():
    """The four queens do not ask about the ace, and a third high hand below both changes nothing."""
    players = {**DEAD_BOTH, 3: "AdThJc/QsQdQh3d high"}
    found = mattered("dakota", players, pot=100)
    assert found["lowest_down_ace"] == {
        "low": payouts_with(players, lowest_down_ace="low"),
    }


def payouts_with(players: dict[int, str], **house: str) -> dict[int, int]:
    """What the same showdown pays by another rule."""
    return payouts("dakota", players, pot=100, **house)


def test_the_pot_of_a_player_alone():
    """It is told with its amount and its seat."""
    found = settled("draw-high", {1: "KcKdJhTs9c", 2: "folded"}, pot=7)
    (pot,) = found.pots
    assert (pot.pot.amount, pot.pot.seats) == (7, (1,))
    (share,) = pot.shares
    assert (share.side, share.why, share.odd_chip, share.unopposed) == ("whole", "sole", 0, False)
    assert (share.by, share.odd_rule) == (None, "")
    assert pot.dead == pot.empty == ()
    assert pot.carried == 0


SAME_STRAIGHT = {
    # A ten-high straight with the two wild; with the ace low, the same one with the ace wild.
    1: "Ac2d3h/9h8h7d6c high",
    2: "2cKdQh/9s8d7c6s high",
}


def test_the_cards_that_play_turn_the_odd_chip():
    """Both rules make the same straight, but an ace that plays is the highest card by suit."""
    assert payouts("dakota", SAME_STRAIGHT, pot=101) == {1: 50, 2: 51}
    assert payouts("dakota", SAME_STRAIGHT, pot=101, lowest_down_ace="low") == {1: 51, 2: 50}
    assert mattered("dakota", SAME_STRAIGHT, pot=101)["lowest_down_ace"] == {"low": {1: 51, 2: 50}}


def test_the_cards_that_play_turn_nothing_left_of_the_button():
    """Where the odd chip goes by the button the straight is the same straight."""
    found = mattered("dakota", SAME_STRAIGHT, pot=101, button=2, odd_chip="left_of_button")
    assert "lowest_down_ace" not in found
