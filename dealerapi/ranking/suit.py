"""Sides of a pot that go to a single card: the highest or lowest of a suit, or a given card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from dealerapi.cards import NAMES, RANKS, SUITS, Card, rank_of, suit_of
from dealerapi.house import Rules
from dealerapi.ranking.rank_words import SUIT_WORDS, card_name, one
from dealerapi.ranking.worth import Fives, Wild, Worth
from dealerapi.words import _


class SingleCard(ABC):
    """One card wins, by its printed face; a hand without such a card does not compete."""

    size = 1
    low = False
    takes_wild = False

    @property
    @abstractmethod
    def name(self) -> str:
        """The ranking's name."""

    @abstractmethod
    def strength_of(self, card: Card) -> int:
        """How good the card is; 0 if it cannot win."""

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best of the single cards; wild cards are as printed here."""
        strength, five = max(
            ((self.strength_of(group[0]), group) for group in fives),
            key=lambda found: found[0],
            default=(0, ()),
        )
        if not strength:
            return Worth(self, 0, (), tuple(cards), {}, qualifies=False)
        return Worth(self, strength, five, tuple(cards), {})

    def category(self, strength: int) -> str:
        """The ranking's own name; there are no categories."""
        return self.name

    @abstractmethod
    def ranks(self, strength: int) -> tuple[int, ...]:
        """The rank of the card."""

    @abstractmethod
    def says(self, strength: int) -> str:
        """The card in words."""


def _suit_word(suit: str) -> str:
    return SUIT_WORDS[SUITS.index(suit)]


def _says_of_suit(suit: str, ranks: Sequence[int]) -> str:
    word = _(_suit_word(suit))
    if not ranks:
        return _("no {suit}").format(suit=word)
    return _("{rank} of {suit}").format(rank=one(ranks[0]), suit=word)


@dataclass(frozen=True)
class HighestOfSuit(SingleCard):
    """The highest card of a suit (``c``, ``d``, ``h`` or ``s``) wins; without one, nothing."""

    suit: str

    @property
    def name(self) -> str:
        """The ranking's name: ``highest_spade``."""
        return f"highest_{_suit_word(self.suit)[:-1]}"

    def strength_of(self, card: Card) -> int:
        """The rank of a card of the suit, 2 to 14."""
        return rank_of(card) + 2 if card < 52 and SUITS[suit_of(card)] == self.suit else 0

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The rank of the card."""
        return (strength,) if strength else ()

    def says(self, strength: int) -> str:
        """The card in words."""
        return _says_of_suit(self.suit, self.ranks(strength))


@dataclass(frozen=True)
class LowestOfSuit(SingleCard):
    """The lowest card of a suit wins; the ace is the lowest of all where ``ace_low`` says so."""

    suit: str
    ace_low: bool = False

    @property
    def name(self) -> str:
        """The ranking's name: ``lowest_spade``, or ``lowest_spade_ace_low``."""
        name = f"lowest_{_suit_word(self.suit)[:-1]}"
        return f"{name}_ace_low" if self.ace_low else name

    def strength_of(self, card: Card) -> int:
        """15 less the rank of a card of the suit."""
        if card >= 52 or SUITS[suit_of(card)] != self.suit:
            return 0
        return 14 if self.ace_low and rank_of(card) == 12 else 13 - rank_of(card)

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The rank of the card; 1 for an ace that is low."""
        return (15 - strength,) if strength else ()

    def says(self, strength: int) -> str:
        """The card in words."""
        return _says_of_suit(self.suit, self.ranks(strength))


@dataclass(frozen=True)
class GivenCard(SingleCard):
    """Whoever holds this card ("Qs") wins. Raises ValueError for what is no card of a suit."""

    card: str

    def __post_init__(self) -> None:
        if self.card not in NAMES[:52]:
            raise ValueError(_("“{card}” is not a card such as Qs").format(card=self.card))

    @property
    def name(self) -> str:
        """The ranking's name: ``holds_Qs``."""
        return f"holds_{self.card}"

    def strength_of(self, card: Card) -> int:
        """1 for the card itself."""
        return int(NAMES[card] == self.card)

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The rank of the card."""
        return (RANKS.index(self.card[0]) + 2,) if strength else ()

    def says(self, strength: int) -> str:
        """The card in words."""
        card = card_name(NAMES.index(self.card))
        return card if strength else _("no {card}").format(card=card)
