"""What becomes of hands with the wrong number of cards, before the showdown.

The rule is Draw High's (Robert's Rules); other games take it over with their own number
of cards, which their documents leave open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from dealerapi.faults import Faults
from dealerapi.games.game import STAGES, Game, Stage
from dealerapi.games.sources import DRAW_HIGH_ES, Source
from dealerapi.table.draws import check_range, deck_size, no_draws
from dealerapi.table.serving import check_seats
from dealerapi.words import _, ngettext

__all__ = ["Count", "DealCheck", "Ruling", "SeatCheck", "Stage", "check_deal"]

Ruling = Literal["fair", "complete_hand", "foul_hand", "misdeal"]

GRAVITY: tuple[Ruling, ...] = ("fair", "complete_hand", "foul_hand", "misdeal")
"""The rulings, the gravest last."""

WRONG_HANDS = DRAW_HIGH_ES["Reglas de Draw High"]


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards the player in a seat holds."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class SeatCheck:
    """The ruling on one hand, what to do with it, and why.

    ``open`` means that the source speaks of another game.
    """

    seat: int
    cards: int
    ruling: Ruling
    action: str
    reason: str
    source: Source
    open: bool


@dataclass(frozen=True, slots=True)
class DealCheck:
    """The gravest ruling, and the ruling on each seat."""

    ruling: Ruling
    seats: tuple[SeatCheck, ...]
    open: bool


def check_deal(
    game: Game,
    stage: Stage,
    counts: Sequence[Count] | None,
    button: int | None = None,
    faults: Faults | None = None,
) -> DealCheck:
    """Rule on the numbers of cards in ``counts`` at that stage of the deal.

    ``button`` is the seat that may be given its missing cards even before action. ``counts``
    are None where they could not be read, with ``faults`` saying so. Raises :class:`Faulty`
    with every fault of the question.
    """
    faults = faults or Faults()
    if stage == "after_draw" and game.draws is None:
        faults.add(("stage",), "no_draws", no_draws(game))
    if counts is not None:
        check_seats(faults, "counts", [count.seat for count in counts], game)
    for place, count in enumerate(counts or ()):
        check_range(faults, ("counts", place, "cards"), count.cards, 0, deck_size(game))
    faults.raise_any()
    due = _due(game, stage)
    of_other_game = DRAW_HIGH_ES not in game.sources
    judged = [(count, *_judge(count, due, stage, button)) for count in counts or ()]
    gravest = max((ruling for _count, ruling, _reason in judged), key=GRAVITY.index)
    seats = tuple(
        SeatCheck(
            seat=count.seat,
            cards=count.cards,
            ruling=ruling,
            # A misdeal takes the good hands back too.
            action=_action("misdeal" if gravest == "misdeal" else ruling, due.least - count.cards),
            reason=reason,
            source=WRONG_HANDS,
            open=of_other_game,
        )
        for count, ruling, reason in judged
    )
    return DealCheck(gravest, seats, of_other_game)


class _Due(NamedTuple):
    """The fewest and the most cards that a hand rightly has."""

    least: int
    most: int


def _due(game: Game, stage: Stage) -> _Due:
    """How many cards a hand can rightly have at that stage.

    Once there was action, a game without draws may have thrown cards of the first deal away,
    or dealt more than those.
    """
    whole = game.deal.cards
    first = game.dealt_first or whole
    least, most = first, first
    if stage == "after_draw":
        least, most = whole, whole
    elif stage == "after_action" and game.draws is None:
        least, most = min(first, whole), max(first, whole)
    extra_by_now = STAGES.index(game.deal.extra_from) <= STAGES.index(stage)
    return _Due(least, most + game.deal.extra * extra_by_now)


def _judge(count: Count, due: _Due, stage: Stage, button: int | None) -> tuple[Ruling, str]:
    """The ruling on one hand and its reason."""
    if due.least <= count.cards <= due.most:
        if due.least == due.most:
            return "fair", _("the hand has the right number of cards")
        text = _("the hand has a right number of cards, {least} to {most}")
        return "fair", text.format(**due._asdict())
    if stage == "after_draw":
        return "foul_hand", _after_draw(due)
    if count.cards > due.most:
        return _too_many(due.most, stage)
    return _too_few(count, due.least, stage, button)


def _after_draw(due: _Due) -> str:
    if due.least == due.most:
        return ngettext(
            "after the draw, a hand of other than {due} card is foul",
            "after the draw, a hand of other than {due} cards is foul",
            due.most,
        ).format(due=due.most)
    text = _("after the draw, a hand of other than {least} to {most} cards is foul")
    return text.format(**due._asdict())


def _too_many(due: int, stage: Stage) -> tuple[Ruling, str]:
    """The ruling on a hand of more than ``due`` cards."""
    if stage == "before_action":
        text = ngettext(
            "more than {due} card before any action", "more than {due} cards before any action", due
        )
        return "misdeal", text.format(due=due)
    text = ngettext(
        "more than {due} card once there was action",
        "more than {due} cards once there was action",
        due,
    )
    return "foul_hand", text.format(due=due)


def _too_few(count: Count, due: int, stage: Stage, button: int | None) -> tuple[Ruling, str]:
    """The ruling on a hand of fewer than ``due`` cards."""
    if count.seat == button:
        return "complete_hand", _("the button's short hand is completed, action or not")
    if stage == "after_action":
        text = ngettext(
            "fewer than {due} card once there was action",
            "fewer than {due} cards once there was action",
            due,
        )
        return "complete_hand", text.format(due=due)
    text = ngettext(
        "fewer than {due} card before any action", "fewer than {due} cards before any action", due
    )
    reason = text.format(due=due)
    if button is None:
        reason += _("; on the button the hand would be completed, but no button was given")
    return "misdeal", reason


def _action(ruling: Ruling, missing: int) -> str:
    """What to do with a hand that lacks so many cards."""
    if ruling == "misdeal":
        return _("take all cards back, shuffle and deal again")
    if ruling == "foul_hand":
        return _("the hand is dead: it wins nothing, and its bets stay in the pot")
    if ruling == "complete_hand":
        return ngettext(
            "deal it {missing} more card", "deal it {missing} more cards", missing
        ).format(missing=missing)
    return _("play on")
