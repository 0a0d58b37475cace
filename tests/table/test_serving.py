"""How a draw is served: Draw High (Robert's Rules), and the custom for a short stub."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerapi.faults import Faulty
from dealerapi.games.game import Deal, DealerCalled, FixedDraws, Game
from dealerapi.games.sources import DRAW_HIGH_ES
from dealerapi.table.serving import Request, Serving, serve_draw

SOURCE = DRAW_HIGH_ES["Reglas de Draw High"]
DRAW_HIGH = Game(
    name="draw-high",
    title="Draw High",
    family="draw",
    summary="",
    players=(2, 8),
    deal=Deal(down=5),
    sides=(),
    sources=(DRAW_HIGH_ES,),
    draws=FixedDraws((5,), SOURCE),
)
CALLED = replace(DRAW_HIGH, draws=DealerCalled(5, SOURCE))


def serve(*requests: tuple[int, ...], remaining: int = 42, **more: int) -> Serving:
    """Serve ``(seat, discard, exposed)`` in Draw High."""
    return serve_draw(
        DRAW_HIGH, [Request(*asked) for asked in requests], remaining=remaining, **more
    )


def told(serving: Serving) -> list[tuple[str, int | None, int]]:
    """The steps without their reasons."""
    return [(step.action, step.seat, step.cards) for step in serving.steps]


def faults_of(
    *requests: tuple[int, ...], game: Game = DRAW_HIGH, remaining: int = 42, **more: int
) -> list[tuple[tuple[str | int, ...], str]]:
    """Where the question is faulty, and the codes."""
    with pytest.raises(Faulty) as raised:
        serve_draw(game, [Request(*asked) for asked in requests], remaining=remaining, **more)
    return [(fault.path, fault.code) for fault in raised.value.faults]


def test_served_in_the_order_asked() -> None:
    """Each gets all cards at once, in the order of the requests; a pat hand has no step."""
    serving = serve((3, 2), (1, 4), (5, 0), (2, 1))
    assert told(serving) == [("deal", 3, 2), ("deal", 1, 4), ("deal", 2, 1)]
    assert (serving.needs, serving.left) == (7, 35)


def test_the_fifth_card_comes_after_all_others() -> None:
    """Four at once, and the fifth when the others have been served: no burn is needed."""
    serving = serve((1, 5), (2, 2))
    assert told(serving) == [("deal", 1, 4), ("deal", 2, 2), ("deal", 1, 1)]
    assert serving.needs == 7


def test_a_burn_before_the_last_players_fifth() -> None:
    """The last player's fifth would follow the own four, so a card is burned."""
    serving = serve((1, 2), (2, 5), remaining=32)
    assert told(serving) == [("deal", 1, 2), ("deal", 2, 4), ("burn", None, 1), ("deal", 2, 1)]
    assert (serving.needs, serving.left) == (8, 24)


def test_a_pat_hand_behind_does_not_stand_between() -> None:
    """Who draws last is the last player served, even if others stand pat behind."""
    assert ("burn", None, 1) in told(serve((1, 5), (2, 0), (3, 0)))


def test_several_fifth_cards_follow_in_order() -> None:
    """With two drawing five, another's cards stand before each fifth: no burn."""
    assert told(serve((1, 5), (2, 5))) == [
        ("deal", 1, 4), ("deal", 2, 4), ("deal", 1, 1), ("deal", 2, 1),
    ]  # fmt: skip


def test_exposed_cards_are_replaced_last() -> None:
    """After everyone is served, fifth cards included, the exposed cards are replaced in order."""
    serving = serve((1, 5, 1), (2, 3, 2), (3, 1))
    assert told(serving)[-3:] == [
        ("deal", 1, 1), ("replace_exposed", 1, 1), ("replace_exposed", 2, 2),
    ]  # fmt: skip
    assert serving.needs == 12


def test_burned_before_the_draw() -> None:
    """The burn of the house comes first, and the burn before a fifth is still made."""
    serving = serve((1, 5), burn=2)
    assert told(serving) == [
        ("burn", None, 2), ("deal", 1, 4), ("burn", None, 1), ("deal", 1, 1),
    ]  # fmt: skip
    assert serving.needs == 8


def test_the_stub_is_dealt_to_its_last_card() -> None:
    """Just enough is enough: nothing is shuffled."""
    serving = serve((1, 3), (2, 3), remaining=6, muck=5)
    assert told(serving) == [("deal", 1, 3), ("deal", 2, 3)]
    assert serving.left == 0


def test_a_serving_is_split_around_the_reshuffle() -> None:
    """The last card of the stub, then the muck and the other's two discards, then the rest."""
    serving = serve((1, 2), (2, 3), remaining=3, muck=5)
    assert told(serving) == [
        ("deal", 1, 2), ("deal", 2, 1), ("reshuffle", None, 7), ("deal", 2, 2),
    ]  # fmt: skip
    assert (serving.needs, serving.left) == (5, 5)


def test_an_empty_stub_is_reshuffled_between_two_players() -> None:
    """No serving is split where the stub ends with a serving; a later player's discards go in."""
    serving = serve((1, 2), (2, 1), (3, 2), remaining=2)
    assert told(serving) == [
        ("deal", 1, 2), ("reshuffle", None, 4), ("deal", 2, 1), ("deal", 3, 2),
    ]  # fmt: skip


def test_five_players_want_23_of_22() -> None:
    """The third fifth card comes from the reshuffled discards of the four other players."""
    serving = serve((1, 5), (2, 5), (3, 5), (4, 4), (5, 4), remaining=22)
    assert told(serving)[5:] == [
        ("deal", 1, 1), ("deal", 2, 1), ("reshuffle", None, 18), ("deal", 3, 1),
    ]  # fmt: skip
    assert (serving.needs, serving.left) == (23, 17)


def test_a_reshuffle_before_a_burn_spares_the_next_player() -> None:
    """A burn belongs to the player served next: no discard of that player comes back."""
    assert told(serve((1, 2), (2, 1), remaining=0, muck=3, burn=1)) == [
        ("reshuffle", None, 4), ("burn", None, 1), ("deal", 1, 2), ("deal", 2, 1),
    ]  # fmt: skip
    assert told(serve((1, 5), remaining=4, muck=3))[1:] == [
        ("reshuffle", None, 3), ("burn", None, 1), ("deal", 1, 1),
    ]  # fmt: skip


def test_a_burn_is_split_too() -> None:
    """One burned card comes from the old stub and one from the new."""
    assert told(serve((1, 1), (2, 1), remaining=1, muck=3, burn=2))[:3] == [
        ("burn", None, 1), ("reshuffle", None, 4), ("burn", None, 1),
    ]  # fmt: skip


def test_too_few_cards_even_after_the_reshuffle() -> None:
    """One's own discards do not come back, so that two of four cards are wanting."""
    with pytest.raises(Faulty) as raised:
        serve((1, 4), remaining=1, muck=1)
    (fault,) = raised.value.faults
    assert (fault.path, fault.code) == (("remaining",), "stub_too_short")
    assert "4 cards" in fault.detail
    assert "2 too few" in fault.detail


def test_reasons_are_in_words() -> None:
    """Every step says why, and the button is named."""
    serving = serve((1, 5, 1), remaining=4, muck=9, burn=0, button=1)
    assert [step.reason for step in serving.steps] == [
        "seat 1, the button, draws 5: 4 at once, the rest after all others",
        "the stub is out; the muck and the others' discards make a new one",
        "burned, as nobody was served since the first cards of seat 1, the button",
        "the rest for seat 1, the button, now that all others are served",
        "a card exposed on the draw is not kept: seat 1, the button, gets another",
    ]
    assert serve((2, 1), burn=1).steps[0].reason == "burned before the draw"
    assert serve((2, 1)).steps[0].reason == "seat 2 draws 1 card"
    assert serve((2, 2, 2)).steps[1].reason == (
        "cards exposed on the draw are not kept: seat 2 gets others"
    )


def words(*requests: tuple[int, ...], **more: int) -> list[str]:
    """Why each card is served; nothing of the reshuffles."""
    steps = serve(*requests, **more).steps
    return [f"{step.cards}: {step.reason}" for step in steps if step.action != "reshuffle"]


def test_words_of_a_split_serving_fit_each_step() -> None:
    """Before the reshuffle it is said how many come now, after it how many more."""
    assert words((1, 5), (3, 0), remaining=3, muck=3) == [
        "3: seat 1 draws 5: 3 now",
        "1: 1 more for seat 1, the rest after all others",
        "1: burned, as nobody was served since the first cards of seat 1",
        "1: the rest for seat 1, now that all others are served",
    ]
    assert words((1, 3), remaining=1, muck=3, button=1) == [
        "1: seat 1, the button, draws 3: 1 now",
        "2: 2 more for seat 1, the button",
    ]
    assert words((1, 3, 3), remaining=4, muck=3)[1:] == [
        "1: cards exposed on the draw are not kept: seat 1 gets others, 1 now",
        "2: 2 more for seat 1",
    ]
    assert words((1, 1), (2, 1), remaining=1, muck=3, burn=2)[:2] == [
        "1: burned before the draw",
        "1: burned before the draw",
    ]


def test_words_of_a_rest_that_is_split() -> None:
    """Where a house lets more than five be drawn, the rest can be split as well."""
    game = replace(DRAW_HIGH, deal=Deal(down=7), draws=FixedDraws((7,), SOURCE))
    steps = serve_draw(game, [Request(1, 7), Request(2, 1)], remaining=6, muck=4).steps
    assert [(step.action, step.cards, step.reason) for step in steps[2:]] == [
        ("deal", 1, "the rest for seat 1, now that all others are served: 1 now"),
        ("reshuffle", 5, "the stub is out; the muck and the others' discards make a new one"),
        ("deal", 2, "2 more for seat 1"),
    ]


def test_words_where_a_serving_begins_with_a_reshuffle() -> None:
    """Then it is served at once."""
    assert words((1, 5), remaining=0, muck=9)[0] == (
        "4: seat 1 draws 5: 4 at once, the rest after all others"
    )


def test_one_card_is_too_few() -> None:
    """Of one card it is said so."""
    with pytest.raises(Faulty) as raised:
        serve((1, 1), remaining=0)
    assert raised.value.faults[0].detail == (
        "the draw needs 1 card: with the reshuffled discards there is 1 too few"
    )


@given(
    discards=st.lists(st.integers(0, 5), min_size=1, max_size=8),
    remaining=st.integers(0, 42),
    muck=st.integers(0, 20),
    burn=st.integers(0, 2),
)
def test_cards_are_conserved(discards: list[int], remaining: int, muck: int, burn: int) -> None:
    """Everyone gets what was asked, and stub, reshuffle and cards taken balance."""
    requests = [(seat, discard) for seat, discard in enumerate(discards, start=1)]
    try:
        serving = serve(*requests, remaining=remaining, muck=muck, burn=burn)
    except Faulty:
        # Only a stub that cannot serve the draw from its own cards may be refused.
        assert remaining < sum(discards) + burn + 1
        return
    for seat, discard in requests:
        got = [step.cards for step in serving.steps if step.seat == seat]
        assert sum(got) == discard
        assert max(got, default=0) <= 4
    shuffled = [step.cards for step in serving.steps if step.action == "reshuffle"]
    # A second one brings back what the player served during the first threw away.
    assert len(shuffled) <= 2
    assert serving.left == remaining + sum(shuffled) - serving.needs >= 0
    assert all(step.cards > 0 for step in serving.steps)


def test_more_than_the_game_allows() -> None:
    """Six cards cannot be drawn, and no fewer than none."""
    assert faults_of((1, 6), (2, -1)) == [
        (("requests", 0, "discard"), "out_of_range"),
        (("requests", 1, "discard"), "out_of_range"),
    ]


def test_each_round_has_its_own_limit() -> None:
    """What the first draw allows may be too much for the second."""
    game = replace(DRAW_HIGH, draws=FixedDraws((3, 1), SOURCE))
    assert serve_draw(game, [Request(1, 3)], remaining=9).needs == 3
    assert faults_of((1, 3), game=game, round_=2) == [(("requests", 0, "discard"), "out_of_range")]


@pytest.mark.parametrize("round_", [0, 2])
def test_a_round_that_the_game_lacks(round_: int) -> None:
    """Draw High has one draw."""
    assert faults_of((1, 1), round_=round_) == [(("round",), "out_of_range")]


def test_a_dealers_call_may_have_any_round() -> None:
    """Where the dealer calls the draws, every round has the same limit."""
    assert serve_draw(CALLED, [Request(1, 2)], remaining=9, round_=7).needs == 2
    assert faults_of((1, 2), game=CALLED, round_=0) == [(("round",), "out_of_range")]


def test_more_exposed_than_drawn() -> None:
    """Only a card drawn can be exposed on the draw."""
    assert faults_of((1, 2, 3)) == [(("requests", 0, "exposed"), "out_of_range")]


def test_seats() -> None:
    """A seat asks once; there are no more seats than players; somebody must ask."""
    assert faults_of((1, 2), (2, 1), (1, 1)) == [(("requests", 2, "seat"), "seat_twice")]
    assert faults_of(*((seat, 1) for seat in range(1, 10))) == [(("requests",), "too_many_seats")]
    assert faults_of() == [(("requests",), "no_seats")]


def test_a_game_without_draws() -> None:
    """Nothing is served where nothing is drawn."""
    game = replace(DRAW_HIGH, draws=None)
    assert faults_of((1, 1), game=game) == [(("variant",), "no_draws")]


def test_all_faults_are_told_at_once() -> None:
    """The dealer corrects everything in one go."""
    found = faults_of((1, 6), (1, 1, 2), remaining=53, round_=2, burn=-1, muck=-1)
    assert [path for path, _code in found] == [
        ("round",),
        ("requests", 1, "seat"),
        ("requests", 0, "discard"),
        ("requests", 1, "exposed"),
        ("remaining",),
        ("burn",),
        ("muck",),
    ]
