"""Hands on their way from the text of a request into little memory."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from marshmallow import ValidationError
from numpy.typing import NDArray

from dealerapi.api.body import parse
from dealerapi.api.card_fields import HandOf
from dealerapi.api.loading import load
from dealerapi.api.problems import Problem, refusal
from dealerapi.api.question import Question
from dealerapi.cards import Hand, read_hand
from dealerapi.faults import Fault, Faulty
from dealerapi.table.bulk import FACES_UNKNOWN, MOST_FAULTS, UNREADABLE, Packed
from dealerapi.words import _

MOST_HANDS = 1_000_000
"""The most hands of one request."""

MOST_UNREAD = 1_000
"""The most hands of a request that cannot be read; behind them no more is read.

A long one counts as several, since it takes as long: as one more for each full
:data:`_USUAL` bytes.
"""

_USUAL = 100
"""The bytes in which a hand is usually written, at most."""

BLOCK = 1 << 16
"""So many hands are packed together, and judged together."""


class _OneHand(Question):
    hand = HandOf(required=True)


class Packing:
    """Packs hands in the order given; ``hands`` is how many there are.

    ``most_unread`` of them may be such as cannot be read, counted as :data:`MOST_UNREAD` is.
    """

    def __init__(self, most_unread: int = MOST_UNREAD) -> None:
        self.hands = 0
        self._unread_left = most_unread
        self._blocks: list[Packed] = []
        self._told = 0
        self._begin()

    def _begin(self) -> None:
        self._cards = bytearray()
        self._counts, self._down = array("H"), array("H")
        self._named: dict[int, str] = {}
        self._unread: dict[int, tuple[Fault, ...]] = {}

    def rows(self, cards: NDArray[np.uint8], down: int) -> None:
        """Add hands of which all have so many cards, ``down`` of them face down."""
        hands, held = cards.shape
        self._cards += cards.tobytes()
        self._added(hands, held, down)

    def text(self, raw: bytes) -> Hand | None:
        """Add the hand that a JSON value writes; None if it cannot be read.

        Raises :class:`Problem` 400 where ``raw`` is no JSON, 422 where it is one too many that
        cannot be read.
        """
        try:
            value = parse(raw)
        except Problem as problem:
            detail = _("Hand {number}: {what}").format(number=self.hands + 1, what=problem.detail)
            raise Problem(problem.code, detail) from None
        # More than can be told need not be worked out.
        tell = self._told < MOST_FAULTS
        try:
            hand = _read(value, self.hands, tell=tell)
        except Faulty as faulty:
            self._told += len(faulty.faults)
            self._unread[len(self._counts)] = faulty.faults if tell else ()
            self._added(1, 0, UNREADABLE)
            self._unread_left -= 1 + len(raw) // _USUAL
            if self._unread_left < 0:
                raise self._too_many_unread() from None
            return None
        if hand.named:
            self._named[len(self._counts)] = hand.named
        self._cards += bytes(hand.cards)
        down = len(hand.down) if hand.faces_known else FACES_UNKNOWN
        self._added(1, len(hand.cards), down)
        return hand

    def _added(self, hands: int, held: int, down: int) -> None:
        self.hands += hands
        if self.hands > MOST_HANDS:
            detail = _("there are more than {most} hands").format(most=MOST_HANDS)
            raise refusal([Fault(("hands",), "wrong_length", detail)])
        self._counts.extend([held] * hands)
        self._down.extend([down] * hands)
        if len(self._counts) >= BLOCK:
            self._close()

    def _too_many_unread(self) -> Problem:
        told, others = unread_of([*(block.unread for block in self._blocks), self._unread])
        problem = refusal(told, others=others)
        stopped = _("Too many hands cannot be read: reading stopped behind hand {number}.")
        problem.detail = f"{stopped.format(number=self.hands)} {problem.detail}"
        return problem

    def packed(self) -> list[Packed]:
        """All hands added, in blocks."""
        self._close()
        return self._blocks

    def _close(self) -> None:
        if self._counts:
            packed = Packed(
                np.frombuffer(bytes(self._cards), np.uint8),
                _column(self._counts),
                _column(self._down),
                self._named,
                self._unread,
            )
            self._blocks.append(packed)
        self._begin()


def unread_of(blocks: Iterable[Mapping[int, Sequence[Fault]]]) -> tuple[list[Fault], int]:
    """What is told of the unread hands of some blocks, and the number of those left untold."""
    each = [told for unread in blocks for told in unread.values()]
    return [fault for told in each for fault in told], sum(not told for told in each)


def _column(values: array[int]) -> NDArray[np.uint16]:
    """The values as a column, which takes no room where all are the same."""
    column = np.frombuffer(values.tobytes(), np.uint16)
    if (column == column[0]).all():
        return np.broadcast_to(column[:1].copy(), column.shape)
    return column


def _read(value: Any, place: int, *, tell: bool = True) -> Hand:
    """The hand at a place of the list. Raises Faulty, to ``tell`` with all that is wrong."""
    path = ("hands", place)
    try:
        HandOf().deserialize(value)
    except ValidationError:
        _data, faults = load(_OneHand(), {"hand": value}) if tell else ({}, [])
        raise Faulty(
            Fault((*path, *fault.path[1:]), fault.code, fault.detail, fault.suggestions)
            for fault in faults
        ) from None
    if isinstance(value, dict) and "id" in value:
        detail = _("here hands have no ids: they are told by their places")
        raise Faulty([Fault((*path, "id"), "unknown_field", detail)])
    return read_hand(value, path)
