"""Hands with the wrong number of cards: Draw High (Robert's Rules)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerapi.faults import Faulty
from dealerapi.games import GAMES, find
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


@pytest.mark.parametrize(
    ("name", "stage", "whole"),
    [
        # A four face up brings a card while the cards are dealt.
        ("baseball", "before_action", range(7, 12)),
        ("baseball", "after_action", range(7, 12)),
        ("cowboys", "after_action", range(7, 12)),
        ("luck-of-the-irish", "after_action", range(7, 9)),
        ("little-league", "after_action", range(5, 10)),
        # Seven cards lie face down until there is action: nobody has turned a four.
        ("night-baseball", "before_action", range(7, 8)),
        ("night-baseball", "after_action", range(7, 12)),
        # A four may be shown before the bets.
        ("dog-butt", "before_action", range(5, 10)),
        ("dog-butt", "after_draw", range(5, 10)),
        # The sixth card is bought after the last bets.
        ("dmz", "before_action", range(5, 6)),
        ("dmz", "after_action", range(5, 6)),
        ("dmz", "after_draw", range(5, 7)),
        # Who is in with a four gets one more.
        ("baseball-guts", "before_action", range(3, 4)),
        ("baseball-guts", "after_action", range(3, 5)),
        # Cards are taken one at a time, with bets between.
        ("seven-twenty-seven", "before_action", range(2, 3)),
        ("seven-twenty-seven", "after_action", range(2, 13)),
        # A bought card lies the other way; it is no card more.
        ("dakota", "after_action", range(7, 8)),
        # What is thrown away or dealt once there was action.
        ("pineapple", "before_action", range(3, 4)),
        ("pineapple", "after_action", range(2, 4)),
        ("anaconda", "after_action", range(5, 8)),
        ("river-down-holdem", "after_action", range(2, 4)),
        ("rotate", "before_action", range(3, 4)),
        ("rotate", "after_action", range(3, 8)),
        # Six until the draw, five after it.
        ("six-back-to-five", "after_action", range(6, 7)),
        ("six-back-to-five", "after_draw", range(5, 6)),
    ],
)
def test_every_number_that_a_hand_can_have(name: str, stage: Stage, whole: range) -> None:
    """Cards that a game brings or takes while it is played kill no hand; more or fewer do."""
    game = find(name)[0]
    for held in whole:
        assert check(stage, held, game=game).ruling == "fair", held
    assert check(stage, whole[-1] + 1, game=game).ruling in ("misdeal", "foul_hand")
    assert check(stage, whole[0] - 1, game=game).ruling != "fair"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hand_for_the_showdown_is_never_foul(game: Game) -> None:
    """Whatever number the showdown takes is fair when the cards are out."""
    last: Stage = "after_draw" if game.draws else "after_action"
    least, most = game.deal.cards, game.deal.cards + game.deal.extra
    checked = check(last, least, most, game=game)
    assert rulings(checked) == ["fair", "fair"]


def test_what_is_said_of_several_right_numbers() -> None:
    """The reasons name the fewest and the most; what is missing counts to the fewest."""
    checked = check("after_action", 8, 6, 12, game=find("baseball")[0])
    assert [seat.reason for seat in checked.seats] == [
        "the hand has a right number of cards, 7 to 11",
        "fewer than 7 cards once there was action",
        "more than 11 cards once there was action",
    ]
    assert checked.seats[1].action == "deal it 1 more card"
    assert check("after_draw", 10, game=find("dog-butt")[0]).seats[0].reason == (
        "after the draw, a hand of other than 5 to 9 cards is foul"
    )


def test_one_card_due() -> None:
    """Of one card it is said so."""
    indian = find("indian-poker")[0]
    assert check("before_action", 2, 0, 1, game=indian).seats[0].reason == (
        "more than 1 card before any action"
    )
    assert check("after_action", 1, 0, game=indian).seats[1].reason == (
        "fewer than 1 card once there was action"
    )


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
