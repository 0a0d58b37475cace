"""The side of a pot that goes to the highest card of one suit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealerapi.cards import SUITS, Card, suit_of
from dealerapi.house import Rules
from dealerapi.ranking.names import SUIT_WORDS, one
from dealerapi.ranking.worth import Fives, Wild, Worth
from dealerapi.words import _


@dataclass(frozen=True, slots=True)
class HighestOfSuit:
    """The highest card of a suit (``c``, ``d``, ``h`` or ``s``) wins; without one, nothing."""

    suit: str
    size: int = 1

    @property
    def name(self) -> str:
        """The ranking's name: ``highest_spade``."""
        return f"highest_{SUIT_WORDS[SUITS.index(self.suit)][:-1]}"

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The highest of the single cards; wild cards are of their printed suit here."""
        for (card,) in fives:
            if card < 52 and SUITS[suit_of(card)] == self.suit:
                return Worth(self, (card >> 2) + 2, (card,), tuple(cards), {})
        return Worth(self, 0, (), tuple(cards), {}, qualifies=False)

    def category(self, strength: int) -> str:
        """The ranking's own name; there are no categories."""
        return self.name

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The rank of the card."""
        return (strength,) if strength else ()

    def says(self, strength: int) -> str:
        """The card in words."""
        suit = _(SUIT_WORDS[SUITS.index(self.suit)])
        if not strength:
            return _("no {suit}").format(suit=suit)
        return _("{rank} of {suit}").format(rank=one(strength), suit=suit)
