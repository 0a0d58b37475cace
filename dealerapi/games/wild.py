"""Wild cards: which cards of a hand are wild, and why.

Each rule looks at one hand and gives the wild cards with their reasons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from dealerapi.cards import ACE, JOKER, RANKS, Card, Hand, rank_of
from dealerapi.games.sources import Source
from dealerapi.house import Rules
from dealerapi.ranking import BUG, WILD
from dealerapi.ranking.names import many, one
from dealerapi.words import _, listed

EVERY_SIDE: tuple[str, ...] = ()


class WildRule(ABC):
    """A rule that makes cards wild.

    ``code`` names it for programs, ``asks`` the house rules that it may turn on, and
    ``sides`` the sides of the pot for which its cards are wild (empty for all).
    """

    code: ClassVar[str]
    asks: ClassVar[tuple[str, ...]] = ()
    needs_faces: ClassVar[bool] = False
    source: Source
    sides: tuple[str, ...]

    @abstractmethod
    def find(self, hand: Hand, board: Sequence[Card], rules: Rules) -> Iterator[WildCard]:
        """The wild cards of one hand."""

    @abstractmethod
    def reason(self, wild: WildCard) -> str:
        """Why a card that :meth:`find` gave is wild."""

    @abstractmethod
    def says(self) -> str:
        """The rule in words."""

    @abstractmethod
    def plays(self) -> dict[str, object]:
        """The rule as data, for the rule sheet."""


@dataclass(frozen=True, slots=True)
class WildCard:
    """One wild card, the rule that makes it wild, and the cards of the hand on which that rests.

    ``kind`` is ``ranking.WILD`` or ``ranking.BUG``.
    """

    card: Card
    because: tuple[Card, ...]
    rule: WildRule
    kind: int = WILD

    @property
    def reason(self) -> str:
        """Why the card is wild, in words."""
        return self.rule.reason(self)

    def wild_for(self, side: str) -> bool:
        """Whether the card is wild on that side of the pot."""
        return not self.rule.sides or side in self.rule.sides


def _held(cards: Sequence[Card], rank: int) -> tuple[Card, ...]:
    return tuple(card for card in cards if card < JOKER and rank_of(card) == rank)


def _word(rank: int) -> str:
    return one(rank + 2)


@dataclass(frozen=True)
class Partner(WildRule):
    """A rank is wild where the hand also holds its partner rank; the partner is not wild by that.

    ``pairs`` maps each rank that can be wild to its partner, both written as on cards.
    """

    code = "partner"
    pairs: Mapping[str, str]
    source: Source
    sides: tuple[str, ...] = EVERY_SIDE

    def find(self, hand: Hand, board: Sequence[Card], rules: Rules) -> Iterator[WildCard]:
        """Every card whose partner rank is in the hand."""
        for card in hand.cards:
            partner = self.pairs.get(RANKS[rank_of(card)]) if card < JOKER else None
            if partner and (because := _held(hand.cards, RANKS.index(partner))):
                yield WildCard(card, because, self)

    def reason(self, wild: WildCard) -> str:
        """Names the partner."""
        return _("the {wild} is wild because the hand holds a {partner}").format(
            wild=_word(rank_of(wild.card)), partner=_word(rank_of(wild.because[0]))
        )

    def says(self) -> str:
        """The rule in words."""
        return listed(
            [
                _("{wild} if the hand holds a {partner}").format(
                    wild=many(RANKS.index(wild) + 2), partner=_word(RANKS.index(partner))
                )
                for wild, partner in self.pairs.items()
            ]
        )

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"partner": dict(self.pairs)}


@dataclass(frozen=True)
class WildRanks(WildRule):
    """Every card of the given ranks, written as on cards ("39"), is wild."""

    code = "ranks"
    ranks: str
    source: Source
    sides: tuple[str, ...] = EVERY_SIDE

    def find(self, hand: Hand, board: Sequence[Card], rules: Rules) -> Iterator[WildCard]:
        """Every card of those ranks in the hand and on the board."""
        for card in (*hand.cards, *board):
            if card < JOKER and RANKS[rank_of(card)] in self.ranks:
                yield WildCard(card, (card,), self)

    def reason(self, wild: WildCard) -> str:
        """Names the rank."""
        return _("{ranks} are wild").format(ranks=many(rank_of(wild.card) + 2))

    def says(self) -> str:
        """The rule in words."""
        return listed([many(RANKS.index(rank) + 2) for rank in self.ranks])

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"ranks": self.ranks}


@dataclass(frozen=True)
class LowestDown(WildRule):
    """The player's lowest face-down rank is wild, with every other card of that rank in the hand.

    The house rule ``lowest_down_ace`` says whether an ace is low for this.
    """

    code = "lowest_down"
    asks = ("lowest_down_ace",)
    needs_faces = True
    source: Source
    sides: tuple[str, ...] = EVERY_SIDE

    def find(self, hand: Hand, board: Sequence[Card], rules: Rules) -> Iterator[WildCard]:
        """The cards of the lowest face-down rank."""
        ranks = {rank_of(card) for card in hand.down if card < JOKER}
        if not ranks:
            return
        lowest = min(ranks)
        if ACE in ranks and len(ranks) > 1 and rules.ask("lowest_down_ace", "high") == "low":
            lowest = ACE
        because = _held(hand.down, lowest)
        for card in _held(hand.cards, lowest):
            yield WildCard(card, because, self)

    def reason(self, wild: WildCard) -> str:
        """Says whether the card lies face down itself."""
        if wild.card in wild.because:
            text = _("the {rank} is the lowest card face down")
        else:
            text = _("the {rank} face up has the rank of the lowest card face down")
        return text.format(rank=_word(rank_of(wild.card)))

    def says(self) -> str:
        """The rule in words."""
        return _("each player's lowest face-down card and its rank in the same hand")

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"lowest_down": True}


@dataclass(frozen=True)
class Joker(WildRule):
    """The joker, as the house rule ``joker`` has it: a bug or wholly wild."""

    code = "joker"
    asks = ("joker",)
    source: Source
    sides: tuple[str, ...] = EVERY_SIDE

    def find(self, hand: Hand, board: Sequence[Card], rules: Rules) -> Iterator[WildCard]:
        """The joker, where the hand holds it."""
        for card in hand.cards:
            if card == JOKER:
                kind = BUG if rules.ask("joker") == "bug" else WILD
                yield WildCard(card, (card,), self, kind)

    def reason(self, wild: WildCard) -> str:
        """Says what the joker does."""
        if wild.kind == BUG:
            return _("the joker is an ace, or completes a straight, flush or straight flush")
        return _("the joker is wild")

    def says(self) -> str:
        """The rule in words."""
        return _("the joker, where the house plays with one")

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"joker": True}
