"""How a player makes a hand from the cards held and the board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from dealerapi.cards import Card, Hand
from dealerapi.games.number_words import in_words
from dealerapi.ranking.groups import AnyOf, Groups, Places, chosen, falling_by_rank, in_order
from dealerapi.ranking.worth import Fives
from dealerapi.words import _, listed, ngettext


class Making(ABC):
    """Gives the cards to choose from and the groups that may be played."""

    @property
    def needs_faces(self) -> bool:
        """Whether it matters which cards lie face down."""
        return False

    @abstractmethod
    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """The cards that count, and every group of ``size`` that may be played (0: all cards).

        Groups with the higher cards by suit come first, so that the first of several
        equal hands is the one that plays.
        """

    @abstractmethod
    def says(self) -> str:
        """The rule in words."""

    @abstractmethod
    def plays(self) -> dict[str, object]:
        """The rule as data: what a caller writes to say the same."""


def _groups(cards: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
    groups = AnyOf(cards, size or len(cards))
    return groups.cards, groups


@dataclass(frozen=True, slots=True)
class AnyCards(Making):
    """Any of the player's cards and of the board."""

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """Every group of the hand and the board."""
        return _groups((*hand.cards, *board), size)

    def says(self) -> str:
        """The rule in words."""
        return _("the best of all cards")

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"from": "any"}


@dataclass(frozen=True, slots=True)
class HandAlone(Making):
    """The cards in the hand; the board does not count."""

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """Every group of the hand."""
        return _groups(hand.cards, size)

    def says(self) -> str:
        """The rule in words."""
        return _("the hand alone, without the board")

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"from": "hand"}


@dataclass(frozen=True, slots=True)
class FaceDown(Making):
    """Only the cards that lie face down."""

    @property
    def needs_faces(self) -> bool:
        """It matters."""
        return True

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """Every group of the face-down cards."""
        return _groups(hand.down, size)

    def says(self) -> str:
        """The rule in words."""
        return _("cards face down only")

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"from": "down"}


@dataclass(frozen=True, slots=True)
class Rows(Making):
    """The hand with one row of the board: one of several boards, or one arm of a cross.

    ``rows`` holds the positions of each row on the board, from 0; with none the whole board
    is one row. ``hand`` is how many cards of the hand must play; None for any number.
    """

    rows: tuple[tuple[int, ...], ...] = ()
    hand: int | None = None

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """Every group of the hand with cards of one row."""
        rows: list[Sequence[Card]] = [
            [board[place] for place in row if place < len(board)] for row in self.rows
        ]
        counted = tuple(dict.fromkeys(chain(hand.cards, *(rows or [board]))))
        # Of numbers from the highest card down, the order of groups is the plain one.
        falling = falling_by_rank(counted)
        number = {card: place for place, card in enumerate(falling)}
        own, *numbered = [
            np.array([number[card] for card in row], np.uint8)
            for row in (hand.cards, *(rows or [board]))
        ]
        places = np.concatenate([self._of(own, row, size) for row in numbered])
        return counted, Groups(tuple(falling), size, in_order(places))

    def _of(self, own: Places, row: Places, size: int) -> Places:
        """The groups of the hand and one row, from the places of the cards of each."""
        if self.hand is None:
            both = np.concatenate([own, row])
            return both[chosen(len(both), size)]
        held = own[chosen(len(own), self.hand)]
        common = row[chosen(len(row), size - self.hand)]
        return np.hstack([np.repeat(held, len(common), 0), np.tile(common, (len(held), 1))])

    def says(self) -> str:
        """The rule in words."""
        hand = self._says_hand()
        if not self.rows:
            return _("{hand}, the rest from the board").format(hand=hand)
        if len(self.rows) > 1:
            return _("{hand}, the rest from one row of the board").format(hand=hand)
        return _("{hand}, the rest from cards {places} of the board").format(
            hand=hand, places=_places(self.rows[0])
        )

    def _says_hand(self) -> str:
        if self.hand is None:
            return _("any cards of the hand")
        if not self.hand:
            return _("no card of the hand")
        text = ngettext("exactly {n} card of the hand", "exactly {n} cards of the hand", self.hand)
        return text.format(n=in_words(self.hand))

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        said: dict[str, object] = {}
        if self.rows:
            said["rows"] = [list(row) for row in self.rows]
        if self.hand is not None:
            said["hand"] = self.hand
        return {"from": said}


def _places(row: Sequence[int]) -> str:
    """Positions on the board, counted from 1: "1, 3 and 5", or "6 to 10"."""
    first, last = row[0], row[-1]
    if len(row) > 2 and tuple(row) == tuple(range(first, last + 1)):
        return _("{first} to {last}").format(first=first + 1, last=last + 1)
    return listed([str(place + 1) for place in row])


def exactly(hand: int) -> Rows:
    """Exactly ``hand`` cards of the hand, the others from the board, as in Omaha."""
    return Rows(hand=hand)


ANY_CARDS = AnyCards()
HAND_ALONE = HandAlone()
FACE_DOWN = FaceDown()
