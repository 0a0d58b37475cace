"""The fields that hold cards. They check the rough form only and keep the raw value.

What the cards are is read later, by :func:`dealerapi.cards.read_cards` and
:func:`dealerapi.cards.read_hand`, which say where a text is not a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError, fields

from dealerapi.api.fields import (
    Speaking,
    Trouble,
    refused,
    text_check,
    unknown,
    wrong_length,
    wrong_type,
)
from dealerapi.api.quick import Check, Unsure
from dealerapi.faults import Path
from dealerapi.words import _

MOST_CARDS = 60
MOST_TEXT = 1000
MOST_ID = 40

_PARTS = ("id", "cards", "down", "up", "named")


class Cards(Speaking, fields.Raw):
    """A list of cards: a list of texts, or one text."""

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        return checked_cards(value)

    def check(self) -> Check:
        """A text, or a list of texts."""
        return _cards_check


class HandOf(Speaking, fields.Raw):
    """A hand: a list of cards, ``"DOWN/UP"``, or an object of ``cards`` or ``down`` and ``up``."""

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            return checked_cards(value)
        bad: dict[str, Any] = {}
        good: dict[str, Any] = {}
        for name, part in value.items():
            try:
                good[name] = _checked_part(name, part)
            except ValidationError as error:
                bad[name] = error.messages
        if not bad:
            bad.update(_disagreement(value))
        if bad:
            raise ValidationError(bad, valid_data=good or None)
        return good

    def check(self) -> Check:
        """The same, and objects that leave no doubt what they hold."""
        return _hand_check


def checked_cards(value: Any) -> Any:
    """``value`` as it is, if it has the form of a list of cards."""
    if isinstance(value, str):
        if len(value) > MOST_TEXT:
            raise refused(
                "wrong_length",
                _("this text is longer than {most} characters").format(most=MOST_TEXT),
            )
    elif isinstance(value, list):
        if len(value) > MOST_CARDS:
            raise wrong_length(0, MOST_CARDS, len(value))
    else:
        raise wrong_type(_("cards: a text such as “Ac 6h” or a list of cards"), value)
    return value


def _checked_part(name: str, part: Any) -> Any:
    if name not in _PARTS:
        raise ValidationError([unknown(name, _PARTS)])
    if part is None:
        raise refused("wrong_type", _("null is no value here; leave the field out"))
    if name not in ("id", "named"):
        return checked_cards(part)
    if not isinstance(part, str):
        raise wrong_type(_("a text"), part)
    if not 1 <= len(part) <= MOST_ID:
        detail = _("this text has 1 to {most} characters").format(most=MOST_ID)
        raise refused("wrong_length", detail)
    return part


def _disagreement(hand: Mapping[str, Any]) -> dict[str, list[Trouble]]:
    if "cards" not in hand and "down" not in hand and "up" not in hand:
        detail = _("give the hand's cards here, or “down” and “up”")
        return {"cards": [Trouble("missing_field", detail)]}
    if "cards" in hand and ("down" in hand or "up" in hand):
        detail = _("give either “cards” or “down” and “up”, not both")
        return {"cards": [Trouble("conflict", detail)]}
    return {}


def _cards_check(value: Any) -> Any:
    if type(value) is str:
        if len(value) <= MOST_TEXT:
            return value
    elif type(value) is list and len(value) <= MOST_CARDS:
        try:
            # The quickest way to see that all of them are texts.
            "".join(value)
        except TypeError:
            raise Unsure from None
        return value
    raise Unsure


_id_check = text_check(1, MOST_ID)


def _hand_check(value: Any) -> Any:
    if type(value) is not dict:
        return _cards_check(value)
    for name, part in value.items():
        if name in ("cards", "down", "up"):
            _cards_check(part)
        elif name in ("id", "named"):
            _id_check(part)
        else:
            raise Unsure
    if _disagreement(value):
        raise Unsure
    return value


def hand_of(player: Mapping[str, Any], path: Path) -> tuple[Any, Path] | None:
    """What a player of a showdown holds, raw, and where it stands; None if nothing is given.

    Both are what :func:`dealerapi.cards.read_hand` takes.
    """
    if "hand" in player:
        return player["hand"], (*path, "hand")
    held = {name: player[name] for name in ("cards", "down", "up", "named") if name in player}
    return (held, path) if held else None


def hand_ids(hands: list[Any]) -> list[str]:
    """The name of each hand of a request: its own ``id``, or else its position from "1" on."""
    return [
        hand["id"] if isinstance(hand, dict) and "id" in hand else str(place)
        for place, hand in enumerate(hands, 1)
    ]
