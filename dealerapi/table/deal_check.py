"""What becomes of hands with the wrong number of cards, before the showdown.

The rule is Draw High's (Robert's Rules); other games take it over with their own number
of cards, which their documents leave open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from dealerapi.faults import Faults
from dealerapi.games.game import Game
from dealerapi.games.sources import DRAW_HIGH_ES, Source
from dealerapi.table.draws import check_range, deck_size
from dealerapi.table.serving import check_seats
from dealerapi.words import _, ngettext

Stage = Literal["before_action", "after_action", "after_draw"]
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
    game: Game, stage: Stage, counts: Sequence[Count], button: int | None = None
) -> DealCheck:
    """Rule on the numbers of cards in ``counts`` at that stage of the deal.

    ``button`` is the seat that may be given its missing cards even before action. Raises
    :class:`Faulty`.
    """
    faults = Faults()
    if stage == "after_draw" and game.draws is None:
        faults.add(("stage",), "no_draws", _("{title} has no draws").format(title=game.title))
    check_seats(faults, "counts", [count.seat for count in counts], game)
    for place, count in enumerate(counts):
        check_range(faults, ("counts", place, "cards"), count.cards, 0, deck_size(game))
    faults.raise_any()
    due = game.deal.cards if stage == "after_draw" else game.dealt_first or game.deal.cards
    of_other_game = DRAW_HIGH_ES not in game.sources
    judged = [(count, *_judge(count, due, stage, button)) for count in counts]
    gravest = max((ruling for _count, ruling, _reason in judged), key=GRAVITY.index)
    seats = tuple(
        SeatCheck(
            seat=count.seat,
            cards=count.cards,
            ruling=ruling,
            # A misdeal takes the good hands back too.
            action=_action("misdeal" if gravest == "misdeal" else ruling, due - count.cards),
            reason=reason.format(due=due),
            source=WRONG_HANDS,
            open=of_other_game,
        )
        for count, ruling, reason in judged
    )
    return DealCheck(gravest, seats, of_other_game)


def _judge(count: Count, due: int, stage: Stage, button: int | None) -> tuple[Ruling, str]:
    """The ruling on one hand and its reason, in which ``{due}`` stands for the right number."""
    if count.cards == due:
        return "fair", _("the hand has the right number of cards")
    if stage == "after_draw":
        return "foul_hand", _("after the draw, a hand of other than {due} cards is foul")
    if count.cards > due and stage == "before_action":
        return "misdeal", _("more than {due} cards before any action")
    if count.cards > due:
        return "foul_hand", _("more than {due} cards once there was action")
    if count.seat == button:
        return "complete_hand", _("the button's short hand is completed, action or not")
    if stage == "after_action":
        return "complete_hand", _("fewer than {due} cards once there was action")
    if button is not None:
        return "misdeal", _("fewer than {due} cards before any action")
    return "misdeal", _(
        "fewer than {due} cards before any action; on the button the hand would be completed,"
        " but no button was given"
    )


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
