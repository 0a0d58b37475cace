"""From bets to pots: refunds, folded money, levels."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerapi.table.pots import from_bets
from tests.oracles.settlement import pots_of_bets
from tests.table.table_talk import codes, payouts, refused, settled

ACES, KINGS, QUEENS, JACKS = "AcAd9h5s3c", "KcKd9s5c3d", "QcQd9c5d3h", "JcJd9d5h3s"


def told(bets: dict[int, int], live: list[int]) -> tuple[list, list]:
    """The pots as (amount, seats) and the refunds as (seat, amount)."""
    pots, refunds = from_bets(bets, live)
    return (
        [(pot.amount, list(pot.seats)) for pot in pots],
        [(one.seat, one.amount) for one in refunds],
    )


def test_equal_bets_make_one_pot() -> None:
    """Everybody called, so that there is one pot and nothing goes back."""
    assert told({1: 50, 2: 50, 3: 50}, [1, 2, 3]) == ([(150, [1, 2, 3])], [])


def test_each_level_of_live_bets_makes_a_pot() -> None:
    """Three players all in for less and less: a main pot and two side pots."""
    assert told({1: 25, 2: 60, 3: 100, 4: 100}, [1, 2, 3, 4]) == (
        [(100, [1, 2, 3, 4]), (105, [2, 3, 4]), (80, [3, 4])],
        [],
    )


def test_uncalled_part_of_the_largest_bet_goes_back() -> None:
    """Seat 3 bet 100 and was called for 60 only."""
    assert told({1: 25, 2: 60, 3: 100}, [1, 2, 3]) == (
        [(75, [1, 2, 3]), (70, [2, 3])],
        [(3, 40)],
    )


def test_folded_money_stays_in_the_pots_that_it_reached() -> None:
    """Seat 4 folded after putting in 40: 25 of it are in the main pot, 15 in the side pot."""
    assert told({1: 25, 2: 60, 3: 60, 4: 40}, [1, 2, 3]) == (
        [(100, [1, 2, 3]), (85, [2, 3])],
        [],
    )


def test_level_that_only_folded_players_reached_joins_the_pot_below() -> None:
    """Seats 3 and 4 raised each other to 80 and both folded to nobody: seats 1 and 2 play for it."""
    assert told({1: 50, 2: 50, 3: 80, 4: 80}, [1, 2]) == ([(260, [1, 2])], [])


def test_folded_level_between_live_levels_makes_no_pot_of_its_own() -> None:
    """A folded bet between two live bets does not cut the side pot in two."""
    assert told({1: 20, 2: 100, 3: 100, 4: 60}, [1, 2, 3]) == (
        [(80, [1, 2, 3]), (200, [2, 3])],
        [],
    )


def test_uncalled_part_goes_back_to_a_folded_player_too() -> None:
    """Who folded with the largest bet gets back what nobody called."""
    assert told({1: 50, 2: 50, 3: 80}, [1, 2]) == ([(150, [1, 2])], [(3, 30)])


def test_bet_called_only_by_a_folded_player_is_called() -> None:
    """Seat 1's 100 was called to 80 by seat 3, who then folded: 20 go back, not 50."""
    assert told({1: 100, 2: 50, 3: 80}, [1, 2]) == ([(150, [1, 2]), (60, [1])], [(1, 20)])


def test_live_player_without_a_bet_contests_nothing_where_others_live_bet() -> None:
    """Who put nothing in cannot win what others put in."""
    assert told({1: 0, 2: 50, 3: 50}, [1, 2, 3]) == ([(100, [2, 3])], [])


def test_no_bets_make_no_pots() -> None:
    """Everybody at nothing: no pot, nothing back."""
    assert told({1: 0, 2: 0}, [1, 2]) == ([], [])


def test_dealer_pays_main_and_side_pot() -> None:
    """The short stack's aces win the main pot, kings the side pot, and the raise goes back."""
    found = settled(
        "draw-high",
        {1: ACES, 2: KINGS, 3: QUEENS, 4: "folded"},
        bets={1: 25, 2: 60, 3: 90, 4: 10},
    )
    assert dict(found.payouts) == {1: 85, 2: 70, 3: 0, 4: 0}
    assert [(one.seat, one.amount) for one in found.refunds] == [(3, 30)]
    assert found.total == 185
    assert codes(found)[-1] == "uncalled_bet"


def test_foul_hand_counts_as_folded() -> None:
    """The foul hand's chips stay in; it wins nothing, although its aces are best."""
    assert payouts(
        "draw-high", {1: f"{ACES} foul", 2: KINGS, 3: QUEENS}, bets=dict.fromkeys((1, 2, 3), 40)
    ) == {
        1: 0,
        2: 120,
        3: 0,
    }


def test_foul_hand_gets_its_uncalled_part_back() -> None:
    """A foul player's bet above everybody else's was never called."""
    found = settled("draw-high", {1: "foul", 2: KINGS, 3: QUEENS}, bets={1: 70, 2: 40, 3: 40})
    assert [(one.seat, one.amount) for one in found.refunds] == [(1, 30)]
    assert dict(found.payouts) == {1: 0, 2: 120, 3: 0}


def test_one_live_player_takes_everything_without_cards() -> None:
    """Everybody else folded: no cards, no declaration, no button needed."""
    found = settled("dakota", {1: "folded", 2: "", 3: "folded"}, bets={1: 5, 2: 50, 3: 20})
    assert dict(found.payouts) == {1: 0, 2: 45, 3: 0}
    assert [(one.seat, one.amount) for one in found.refunds] == [(2, 30)]
    assert codes(found) == ["sole_contestant", "uncalled_bet"]


def test_side_pot_of_one_needs_no_cards_of_his_own_for_it() -> None:
    """Seat 1 alone reached the folded raise; he takes that pot whoever wins the other."""
    found = settled("draw-high", {1: KINGS, 2: ACES, 3: "folded"}, bets={1: 100, 2: 50, 3: 80})
    assert dict(found.payouts) == {1: 60, 2: 150, 3: 0}


@pytest.mark.parametrize("statuses", [("folded", "folded"), ("foul", "folded"), ("foul", "foul")])
def test_nobody_left_is_refused(statuses: tuple[str, str]) -> None:
    """With everybody folded or foul there is nobody to pay."""
    players = dict(enumerate(statuses, 1))
    assert ("players", "nobody_in") in refused("draw-high", players, bets={1: 5, 2: 5})


def test_bet_beside_a_pot_is_refused() -> None:
    """Either the bets are told, or what is in the pot."""
    assert refused("draw-high", {1: ACES, 2: KINGS}, pot=10, bets={1: 5, 2: 5}) == [
        ("players/0/bet", "two_kinds_of_pot"),
        ("players/1/bet", "two_kinds_of_pot"),
    ]


def test_every_bet_is_needed() -> None:
    """A bet left out is not taken for none."""
    assert refused("draw-high", {1: ACES, 2: KINGS}, bets={1: 5}) == [
        ("players/1/bet", "bet_missing")
    ]


def test_some_money_is_needed() -> None:
    """Neither pot, nor pots, nor bets."""
    assert refused("draw-high", {1: ACES, 2: KINGS}) == [("pot", "no_pot")]


def test_pot_of_a_folded_player_is_refused() -> None:
    """Only live players contest a pot."""
    assert refused(
        "draw-high", {1: ACES, 2: KINGS, 3: "folded"}, pots=[(10, [1, 2]), (10, [2, 3, 4])]
    ) == [("pots/1/seats/1", "not_live"), ("pots/1/seats/2", "not_live")]


def test_seat_twice_in_a_pot_is_refused() -> None:
    """Nobody contests a pot twice."""
    assert refused("draw-high", {1: ACES, 2: KINGS}, pots=[(10, [1, 2, 1])]) == [
        ("pots/0/seats/2", "seat_twice")
    ]


def test_pot_that_is_no_multiple_of_the_chip_is_refused() -> None:
    """Nothing is split below the smallest chip, so nothing may be left over."""
    assert refused("draw-high", {1: ACES, 2: KINGS}, pot=1010, chip=25) == [("pot", "not_in_chips")]
    assert refused("draw-high", {1: ACES, 2: KINGS}, pots=[(50, [1, 2]), (30, [1])], chip=25) == [
        ("pots/1/amount", "not_in_chips")
    ]


def test_side_pots_are_chip_by_chip() -> None:
    """Each pot made of bets must be whole chips, even where their sum is."""
    assert {
        code
        for _where, code in refused(
            "draw-high", {1: ACES, 2: KINGS, 3: QUEENS}, bets={1: 20, 2: 50, 3: 50}, chip=25
        )
    } == {"not_in_chips"}


def test_amounts_together_stay_below_the_largest() -> None:
    """Two pots that are in range each, but not together."""
    most = 2**53 - 1
    assert payouts("draw-high", {1: ACES, 2: KINGS}, pot=most) == {1: most, 2: 0}
    assert [
        code
        for _where, code in refused(
            "draw-high", {1: ACES, 2: KINGS}, pots=[(most, [1, 2]), (1, [1])]
        )
    ] == ["out_of_range"]
    assert [
        code for _where, code in refused("draw-high", {1: ACES, 2: KINGS}, bets={1: most, 2: most})
    ] == ["out_of_range"]


BETS = st.dictionaries(st.integers(1, 9), st.integers(0, 12), min_size=1, max_size=7)


@settings(derandomize=True, max_examples=300, deadline=None)
@given(BETS, st.data())
def test_pots_are_those_of_peeling_chip_by_chip(bets: dict[int, int], data: st.DataObject) -> None:
    """Taking one chip after the other off every stack makes the same pots; nothing is lost."""
    live = data.draw(st.lists(st.sampled_from(sorted(bets)), min_size=1, unique=True))
    pots, refunds = told(bets, live)
    assert sum(amount for amount, _seats in pots) + sum(back for _seat, back in refunds) == sum(
        bets.values()
    )
    expected = pots_of_bets(bets, set(live))
    assert ([(amount, set(seats)) for amount, seats in pots], refunds) == expected
