"""Which draws the deck can supply: OPR-605 3.2 and the games that fix their draws."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerapi.faults import Faulty
from dealerapi.games.game import Deal, DealerCalled, FixedDraws, Game
from dealerapi.games.sources import DRAW_DEUCEY_TRIPLE, OPR_605
from dealerapi.table.draws import LegalDraws, legal_draws

HIGH_DIE = Game(
    name="high-die",
    title="High-Die",
    family="draw",
    summary="",
    players=(2, 10),
    deal=Deal(down=5),
    sides=(),
    sources=(OPR_605,),
    draws=DealerCalled(5, OPR_605["3.2"]),
)
DEUCEY = replace(
    HIGH_DIE,
    name="draw-deucey-triple-draw",
    title="Draw-Deucey Triple Draw",
    players=(2, 6),
    sources=(DRAW_DEUCEY_TRIPLE,),
    draws=FixedDraws((2, 2, 2), DRAW_DEUCEY_TRIPLE["The Draw Limit"]),
)
NO_DRAWS = replace(HIGH_DIE, title="Dakota", draws=None)


def faults_of(**question: object) -> list[tuple[tuple[str | int, ...], str]]:
    """Where the question is faulty, and the codes."""
    asked = {"game": HIGH_DIE, "players": 6, **question}
    with pytest.raises(Faulty) as raised:
        legal_draws(**asked)  # type: ignore[arg-type]
    return [(fault.path, fault.code) for fault in raised.value.faults]


def all_calls(players: int, usable: int, burn: int, largest: int) -> list[tuple[int, ...]]:
    """Every call, found by trying all sequences, in the order that the contract states."""
    calls = [
        call
        for draws in range(usable // players + 1)
        for call in product(range(1, largest + 1), repeat=draws)
        if players * sum(call) + burn * draws <= usable
    ]
    return sorted(calls, key=lambda call: (len(call), [-size for size in call]))


def test_six_players_have_eight_calls() -> None:
    """OPR-605 3.2(b): 22 cards are left, three for each; all calls, in order."""
    answer = legal_draws(HIGH_DIE, 6)
    assert answer.remaining == 22
    assert answer.calls == ((), (3,), (2,), (1,), (2, 1), (1, 2), (1, 1), (1, 1, 1))
    assert (answer.count, answer.per_player, answer.max_draw, answer.max_rounds) == (8, 3, 3, 3)
    assert (answer.next, answer.check, answer.worst_case, answer.reshuffle) == (None,) * 4
    assert answer.source == OPR_605["3.2"]


def test_many_calls_are_counted_without_being_listed() -> None:
    """Two players with 42 cards left have over a million calls."""
    answer = legal_draws(HIGH_DIE, 2, limit=5)
    assert (answer.per_player, answer.count, answer.max_rounds) == (21, 1600864, 21)
    assert answer.max_draw == 5
    assert answer.calls == ((), (5,), (4,), (3,), (2,))


@given(
    players=st.integers(2, 5),
    remaining=st.integers(0, 18),
    burn=st.integers(0, 3),
    keep_last=st.booleans(),
    largest=st.integers(1, 5),
)
def test_agrees_with_trying_every_call(
    players: int, remaining: int, burn: int, keep_last: bool, largest: int
) -> None:
    """Count, bounds and order are those of a plain enumeration."""
    game = replace(HIGH_DIE, draws=DealerCalled(largest, OPR_605["3.2"]))
    answer = legal_draws(
        game, players, remaining=remaining, burn=burn, keep_last=keep_last, limit=1000
    )
    calls = all_calls(players, max(0, remaining - keep_last), burn, largest)
    assert answer.calls == tuple(calls[:1000])
    assert answer.count == len(calls)
    assert answer.per_player == max(map(sum, calls))
    assert answer.max_rounds == max(map(len, calls))
    assert answer.max_draw == max((max(call) for call in calls if call), default=0)


@pytest.mark.parametrize("limit", [1, 3, 8, 9])
def test_pages_join_to_the_whole(limit: int) -> None:
    """Following the cursors gives every call once, in order; the last page has no cursor."""
    calls: list[tuple[int, ...]] = []
    answer = legal_draws(HIGH_DIE, 6, limit=limit)
    calls += answer.calls
    while answer.next is not None:
        answer = legal_draws(HIGH_DIE, 6, limit=limit, after=answer.next)
        assert answer.calls
        calls += answer.calls
    assert tuple(calls) == legal_draws(HIGH_DIE, 6).calls


@pytest.mark.parametrize("after", ["", "x", "4", "0", "-1", "1-", "01", "1-1-1-1", "+1", "\u0661"])
def test_a_cursor_never_given_out_is_a_fault(after: str) -> None:
    """Neither nonsense nor a call that is not lawful continues anything."""
    assert faults_of(after=after) == [(("after",), "bad_cursor")]


def test_the_first_deal_may_be_smaller_than_the_hand() -> None:
    """Only the cards of the first deal are gone when the draws are called; jokers count."""
    game = replace(HIGH_DIE, deal=Deal(down=7), dealt_first=5, jokers=1)
    assert legal_draws(game, 6).remaining == 23


def test_ten_players_can_only_stand_pat() -> None:
    """Two cards do not go round ten players; no draw at all remains lawful."""
    answer = legal_draws(HIGH_DIE, 10)
    assert (answer.remaining, answer.calls, answer.count) == (2, ((),), 1)
    assert (answer.max_draw, answer.max_rounds, answer.per_player) == (0, 0, 0)


def test_a_burn_that_leaves_no_draw() -> None:
    """A burn larger than what is left leaves nothing to draw, not less than nothing."""
    answer = legal_draws(HIGH_DIE, 2, remaining=1, burn=5)
    assert (answer.max_draw, answer.calls) == (0, ((),))


def test_no_draw_is_lawful_even_without_cards() -> None:
    """Keeping the last card asks for none where none is left."""
    assert legal_draws(HIGH_DIE, 2, remaining=0, keep_last=True).calls == ((),)


def check(call: tuple[int, ...], game: Game = HIGH_DIE, **more: int) -> tuple[bool, int, int, str]:
    """The check of one call by six players."""
    found = legal_draws(game, 6, call=call, **more).check  # type: ignore[arg-type]
    assert found is not None
    assert found.call == call
    return found.legal, found.needs, found.left, found.reason


def test_a_call_that_the_deck_supplies() -> None:
    """Two and then one for six players take 18 of 22 cards."""
    reason = "six players need 18 cards and 22 are left: 4 to spare"
    assert check((2, 1)) == (True, 18, 4, reason)


def test_a_call_that_the_deck_cannot_supply() -> None:
    """Two and two for six players would take 24 of 22 cards."""
    reason = "six players need 24 cards and 22 are left: 2 short"
    assert check((2, 2)) == (False, 24, -2, reason)


def test_no_draw_as_a_call() -> None:
    """The empty call needs nothing."""
    assert check(()) == (True, 0, 22, "no draw is called, so no card is needed")


def test_burns_count_once_for_each_draw() -> None:
    """18 cards and four burns are exactly the 22; a third burned card a draw is too many."""
    reason = "six players need 22 cards with the burns and 22 are left: exactly enough"
    assert check((2, 1), burn=2) == (True, 22, 0, reason)
    assert check((2, 1), burn=3)[:3] == (False, 24, -2)


def test_the_kept_card_is_not_drawn_upon() -> None:
    """With the last card kept, 18 of 18 cards are one too many; it is not among the needs."""
    legal, needs, left, reason = check((3,), remaining=18, keep_last=True)
    assert (legal, needs, left) == (False, 18, 0)
    assert reason.endswith("18 are left, the last of which is never dealt: 1 short")
    assert check((3,), remaining=19, keep_last=True)[:3] == (True, 18, 1)


def test_each_size_out_of_range_is_a_fault_of_its_own() -> None:
    """A draw below one card or above the game's largest is no call at all."""
    assert faults_of(call=(0, 5, 6)) == [
        (("call", 0), "out_of_range"),
        (("call", 2), "out_of_range"),
    ]


@pytest.mark.parametrize(
    ("question", "path"),
    [
        ({"players": 1}, ("players",)),
        ({"players": 11}, ("players",)),
        ({"remaining": -1}, ("remaining",)),
        ({"remaining": 23}, ("remaining",)),
        ({"burn": -1}, ("burn",)),
        ({"limit": 0}, ("limit",)),
        ({"limit": 1001}, ("limit",)),
    ],
)
def test_numbers_out_of_range(question: dict[str, object], path: tuple[str, ...]) -> None:
    """Six players hold 30 cards, so that 22 can be left at most; the other bounds are fixed."""
    assert faults_of(**question) == [(path, "out_of_range")]


def test_all_faults_are_told_at_once() -> None:
    """A wrong number of players does not hide the other faults."""
    found = faults_of(players=11, remaining=53, burn=-1, call=(6,), limit=0)
    assert [path for path, _code in found] == [
        ("players",), ("remaining",), ("burn",), ("limit",), ("call", 0),
    ]  # fmt: skip


def test_a_game_without_draws() -> None:
    """There is nothing to call where the game has no draws."""
    assert faults_of(game=NO_DRAWS) == [(("variant",), "no_draws")]


def fixed(players: int = 6, **more: object) -> LegalDraws:
    """The answer for Draw-Deucey."""
    return legal_draws(DEUCEY, players, **more)  # type: ignore[arg-type]


def test_fixed_draws_are_one_schedule() -> None:
    """Draw-Deucey: three draws of at most two."""
    answer = fixed()
    assert (answer.calls, answer.count, answer.next) == (((2, 2, 2),), 1, None)
    assert (answer.max_rounds, answer.max_draw, answer.per_player) == (None, 2, 6)


def test_fixed_draws_can_run_the_deck_out() -> None:
    """Six players may need 36 cards of 22; then the discards are shuffled."""
    answer = fixed()
    worst = answer.worst_case
    assert worst is not None
    assert (worst.needs, worst.remaining, worst.short_by) == (36, 22, 14)
    assert answer.reshuffle is not None
    assert "stays out" in answer.reshuffle


def test_fixed_draws_that_the_deck_supplies() -> None:
    """Three players need at most 18 of 37 cards, and nothing has to be shuffled."""
    answer = fixed(3)
    assert answer.worst_case is not None
    assert answer.worst_case.short_by == 0
    assert answer.reshuffle is None


def test_burns_and_the_kept_card_count_in_the_worst_case() -> None:
    """Four players: 24 drawn and nine burned are more than 32 left; the kept card is one more."""
    worst = fixed(4, burn=3, keep_last=True).worst_case
    assert worst is not None
    assert (worst.needs, worst.short_by) == (33, 2)


def test_a_call_of_fixed_draws() -> None:
    """It has as many draws as the game, none above its limit, and the deck supplies it."""
    assert check((1, 1, 1), DEUCEY) == (
        True, 18, 4, "six players need 18 cards and 22 are left: 4 to spare",
    )  # fmt: skip
    assert check((2, 2, 2), DEUCEY)[:3] == (False, 36, -14)
    assert check((2, 1), DEUCEY)[0] is False
    assert check((2, 1), DEUCEY)[3] == "Draw-Deucey Triple Draw has three draws; the call names 2"
    assert check((), DEUCEY)[0] is False


def test_each_fixed_draw_has_its_own_limit() -> None:
    """Where the limits differ, a call must keep to that of each draw."""
    game = replace(DEUCEY, draws=FixedDraws((3, 1), DRAW_DEUCEY_TRIPLE["The Draw Limit"]))
    assert check((1, 2), game)[0] is False
    assert check((1, 2), game)[3] == "draw 2 is one card at most, not 2"
    assert check((1, 1), game)[0] is True


def test_faults_of_fixed_draws() -> None:
    """Sizes outside the game's draws are faults; one schedule has no second page."""
    assert faults_of(game=DEUCEY, call=(3, 0, 2)) == [
        (("call", 0), "out_of_range"),
        (("call", 1), "out_of_range"),
    ]
    assert faults_of(game=DEUCEY, after="2-2-2") == [(("after",), "bad_cursor")]
