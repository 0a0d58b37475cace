"""How a player makes a hand from the cards held and the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

from dealerapi.cards import Card, Hand, by_suit
from dealerapi.ranking.worth import Fives
from dealerapi.words import _


class Making(Protocol):
    """Gives the cards to choose from and the groups that may be played."""

    @property
    def needs_faces(self) -> bool:
        """Whether it matters which cards lie face down."""

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """The cards that count, and every group of ``size`` that may be played.

        Groups with the higher cards by suit come first, so that the first of several
        equal hands is the one that plays.
        """

    def says(self) -> str:
        """The rule in words."""


def _falling(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=by_suit, reverse=True)


@dataclass(frozen=True, slots=True)
class AnyCards:
    """Any of the player's cards and of the board."""

    needs_faces: bool = False

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """Every group of ``size`` of the hand and the board."""
        cards = _falling((*hand.cards, *board))
        return cards, tuple(combinations(cards, size))

    def says(self) -> str:
        """The rule in words."""
        return _("the best of all cards")


@dataclass(frozen=True, slots=True)
class Exactly:
    """Exactly ``hand`` cards of the hand, the others from the board."""

    hand: int
    needs_faces: bool = False

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """Every group with just so many cards of the hand."""
        groups = [
            tuple(_falling(own + common))
            for own in combinations(hand.cards, self.hand)
            for common in combinations(board, size - self.hand)
        ]
        groups.sort(key=lambda group: [by_suit(card) for card in group], reverse=True)
        return (*hand.cards, *board), groups

    def says(self) -> str:
        """The rule in words."""
        return _("exactly {n} cards of the hand, the rest from the board").format(n=self.hand)


@dataclass(frozen=True, slots=True)
class FaceDown:
    """Only the cards that lie face down."""

    needs_faces: bool = True

    def choices(self, hand: Hand, board: Sequence[Card], size: int) -> tuple[Sequence[Card], Fives]:
        """Every group of ``size`` of the face-down cards."""
        cards = _falling(hand.down)
        return cards, tuple(combinations(cards, size))

    def says(self) -> str:
        """The rule in words."""
        return _("cards face down only")


ANY_CARDS = AnyCards()
FACE_DOWN = FaceDown()
