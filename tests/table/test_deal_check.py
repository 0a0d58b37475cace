"""Hands with the wrong number of cards: Draw High (Robert's Rules)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerapi.faults import Faulty
from dealerapi.games.game import Deal, FixedDraws, Game
from dealerapi.games.sources import DAKOTA_RULES, DRAW_HIGH_ES
from dealerapi.table.deal_check import Count, DealCheck, Ruling, Stage, check_deal

DRAW_HIGH = Game(
    name="draw-high",
    title="Draw High",
    family="draw",
    summary="",
    players=(2, 8),
    deal=Deal(down=5),
    sides=(),
    sources=(DRAW_HIGH_ES,),
    draws=FixedDraws((5,), DRAW_HIGH_ES["Reglas de Draw High"]),
)
DAKOTA = replace(
    DRAW_HIGH, title="Dakota", deal=Deal(down=3, up=4), sources=(DAKOTA_RULES,), draws=None
)


def check(stage: Stage, *cards: int, button: int | None = 3, game: Game = DRAW_HIGH) -> DealCheck:
    """Rule on seats 1, 2, … that hold so many cards."""
    counts = [Count(seat, held) for seat, held in enumerate(cards, start=1)]
    return check_deal(game, stage, counts, button)


def rulings(checked: DealCheck) -> list[str]:
    """The rulings seat by seat."""
    return [seat.ruling for seat in checked.seats]


@pytest.mark.parametrize(
    ("stage", "cards", "ruling"),
    [
        ("before_action", 0, "misdeal"),
        ("before_action", 4, "misdeal"),
        ("before_action", 5, "fair"),
        ("before_action", 6, "misdeal"),
        ("after_action", 3, "complete_hand"),
        ("after_action", 4, "complete_hand"),
        ("after_action", 5, "fair"),
        ("after_action", 6, "foul_hand"),
        ("after_draw", 4, "foul_hand"),
        ("after_draw", 5, "fair"),
        ("after_draw", 6, "foul_hand"),
    ],
)
def test_a_player_off_the_button(stage: Stage, cards: int, ruling: Ruling) -> None:
    """The rule for each stage and number of cards, for anyone but the button."""
    checked = check(stage, cards, 5)
    assert checked.ruling == ruling
    assert rulings(checked) == [ruling, "fair"]


@pytest.mark.parametrize(
    ("stage", "cards", "ruling"),
    [
        ("before_action", 4, "complete_hand"),
        ("before_action", 6, "misdeal"),
        ("after_action", 4, "complete_hand"),
        ("after_action", 6, "foul_hand"),
        ("after_draw", 4, "foul_hand"),
        ("after_draw", 6, "foul_hand"),
    ],
)
def test_the_button(stage: Stage, cards: int, ruling: Ruling) -> None:
    """Only the button's short hand is completed before action; after the draw nobody's is."""
    assert check(stage, 5, cards, button=2).ruling == ruling


def test_the_gravest_ruling_decides() -> None:
    """Misdeal before foul hand before completed hand before fair."""
    assert check("before_action", 5, 4, 4, button=3).ruling == "misdeal"
    assert check("after_action", 4, 6, 5).ruling == "foul_hand"
    assert check("after_action", 5, 4, 5).ruling == "complete_hand"
    assert check("after_action", 5, 5, 5).ruling == "fair"


def test_what_to_do_with_each_hand() -> None:
    """A short hand is dealt what it lacks, a foul one is dead, a fair one plays on."""
    assert [seat.action for seat in check("after_action", 4, 2, 6, 5).seats] == [
        "deal it 1 more card",
        "deal it 3 more cards",
        "the hand is dead: it wins nothing, and its bets stay in the pot",
        "play on",
    ]


def test_a_misdeal_takes_every_hand_back() -> None:
    """Good hands and the button's short one go back as well, each with its own ruling."""
    checked = check("before_action", 5, 6, 4)
    assert rulings(checked) == ["fair", "misdeal", "complete_hand"]
    assert {seat.action for seat in checked.seats} == {
        "take all cards back, shuffle and deal again"
    }


def test_reasons() -> None:
    """Each ruling says which part of the rule it rests on."""
    assert [seat.reason for seat in check("before_action", 4, 5, 4, 6).seats] == [
        "fewer than 5 cards before any action",
        "the hand has the right number of cards",
        "the button's short hand is completed, action or not",
        "more than 5 cards before any action",
    ]
    assert [seat.reason for seat in check("after_action", 4, 6).seats] == [
        "fewer than 5 cards once there was action",
        "more than 5 cards once there was action",
    ]
    assert check("after_draw", 4).seats[0].reason == (
        "after the draw, a hand of other than 5 cards is foul"
    )


def test_without_a_button_nobody_is_exempt() -> None:
    """A short hand is a misdeal then, and the reason tells that the button would matter."""
    checked = check("before_action", 4, 5, button=None)
    assert checked.ruling == "misdeal"
    assert "no button was given" in checked.seats[0].reason


def test_draw_high_has_the_rule_for_its_own() -> None:
    """The document speaks of this very game."""
    checked = check("before_action", 5, 4)
    assert checked.open is False
    assert {(seat.source, seat.open) for seat in checked.seats} == {
        (DRAW_HIGH_ES["Reglas de Draw High"], False)
    }


def test_other_games_count_their_own_cards() -> None:
    """Dakota needs seven cards; that the rule is taken over is marked open."""
    checked = check("after_action", 7, 6, 8, game=DAKOTA)
    assert rulings(checked) == ["fair", "complete_hand", "foul_hand"]
    assert checked.open is True
    assert all(seat.open and seat.source.document == DRAW_HIGH_ES.title for seat in checked.seats)


def test_a_first_deal_smaller_than_the_hand() -> None:
    """Before the draw only the cards of the first deal are due, after it the whole hand."""
    game = replace(DRAW_HIGH, deal=Deal(down=7), dealt_first=5)
    assert check("before_action", 5, game=game).ruling == "fair"
    assert check("after_draw", 5, game=game).ruling == "foul_hand"


def faults_of(game: Game, stage: Stage, *counts: Count) -> list[tuple[tuple[str | int, ...], str]]:
    """Where the question is faulty, and the codes."""
    with pytest.raises(Faulty) as raised:
        check_deal(game, stage, counts)
    return [(fault.path, fault.code) for fault in raised.value.faults]


def test_all_faults_are_told_at_once() -> None:
    """A stage that the game lacks, a seat twice, too many seats, an impossible number."""
    seats = [Count(seat, 5) for seat in range(1, 8)]
    assert faults_of(DAKOTA, "after_draw", *seats, Count(1, 5), Count(9, 53)) == [
        (("stage",), "no_draws"),
        (("counts", 7, "seat"), "seat_twice"),
        (("counts",), "too_many_seats"),
        (("counts", 8, "cards"), "out_of_range"),
    ]


def test_somebody_must_hold_cards() -> None:
    """Without a seat there is nothing to rule on."""
    assert faults_of(DRAW_HIGH, "before_action") == [(("counts",), "no_seats")]
