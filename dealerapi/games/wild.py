"""Wild cards: what a rule that makes cards wild is, and how the rules of a game work together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from dealerapi.cards import JOKER, RANKS, Card, Hand, rank_of
from dealerapi.games.sources import Source
from dealerapi.house import Rules
from dealerapi.ranking import WILD
from dealerapi.ranking.rank_words import many
from dealerapi.words import _, listed, spoken

MOST_REASONS = 4096
"""How many reasons of one rule are kept."""

EVERY_SIDE: tuple[str, ...] = ()
NOTHING_SETTLED: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Around:
    """What a hand can turn on besides its own cards.

    ``upcards`` are all cards dealt face up, in the order dealt; ``named`` are the ranks that
    the dealer named, as on cards.
    """

    board: tuple[Card, ...] = ()
    upcards: tuple[Card, ...] = ()
    named: str = ""


@dataclass(frozen=True, kw_only=True)
class WildRule(ABC):
    """A rule that makes cards wild.

    ``sides`` names the sides of the pot for which its cards are wild (empty for all).
    ``only`` limits the rule: ``another_wild``, its cards are wild only beside a card that an
    earlier rule makes wild; ``pairs``, only where the hand holds two of the rank. A card of
    the ranks ``killed_by`` in the hand stops the rule. ``code`` names the rule for programs,
    ``asks`` the house rules that it may turn on, ``needs`` what the question must tell:
    ``faces``, ``upcards``, ``named`` or ``named_by_player``.
    """

    code: ClassVar[str]
    source: Source
    sides: tuple[str, ...] = EVERY_SIDE
    only: str = ""
    killed_by: str = ""

    @property
    def asks(self) -> tuple[str, ...]:
        """The house rules that it may turn on."""
        return ()

    @property
    def needs(self) -> tuple[str, ...]:
        """What the question must tell."""
        return ()

    @property
    def only_bug(self) -> bool:
        """Whether its cards never play as more than a bug."""
        return False

    @abstractmethod
    def find(self, hand: Hand, around: Around, rules: Rules) -> Iterable[WildCard]:
        """The wild cards of one hand in its order, before ``only`` and ``killed_by``."""

    @abstractmethod
    def reason(self, wild: WildCard) -> str:
        """Why a card that :meth:`find` gave is wild."""

    @abstractmethod
    def says(self) -> str:
        """The rule in words."""

    @cached_property
    def reasons_said(self) -> dict[tuple[str, Card, tuple[Card, ...], int], str]:
        """The reasons given so far, by language, card, the cards on which it rests, and kind."""
        return {}

    @property
    def several(self) -> bool:
        """Whether :meth:`says` names several things, so that they *are* wild."""
        return True

    def announces(self, settled: Mapping[str, str] = NOTHING_SETTLED) -> str:
        """The rule as a dealer announces it: "threes and nines are wild".

        ``settled`` are the house rules that the game itself settles, with their values.
        """
        said = _("{cards} are wild") if self.several else _("{cards} is wild")
        return said.format(cards=self.says())

    @abstractmethod
    def plays(self) -> dict[str, object]:
        """The rule as data: what a caller writes to say the same."""


class WildCard(NamedTuple):
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
        said = self.rule.reasons_said
        key = spoken(), self.card, self.because, self.kind
        if key not in said:
            if len(said) >= MOST_REASONS:
                said.clear()
            said[key] = self.rule.reason(self)
        return said[key]

    def wild_for(self, side: str) -> bool:
        """Whether the card is wild on that side of the pot."""
        return not self.rule.sides or side in self.rule.sides


def wild_cards(
    game_rules: Sequence[WildRule], hand: Hand, around: Around, rules: Rules
) -> tuple[WildCard, ...]:
    """Every wild card of one hand and its board, in that order; each card once."""
    found: list[WildCard] = []
    several = False
    for rule in game_rules:
        if rule.killed_by and holding(hand.cards, rule.killed_by):
            continue
        if rule.only == "another_wild" and not found:
            continue
        wilds = list(rule.find(hand, around, rules))
        if wilds and rule.only == "pairs":
            held = [rank_of(card) for card in hand.cards]
            wilds = [wild for wild in wilds if held.count(rank_of(wild.card)) > 1]
        several = several or bool(found and wilds)
        found += wilds
    return _in_order(found, (*hand.cards, *around.board)) if several else tuple(found)


def _in_order(found: Sequence[WildCard], cards: Sequence[Card]) -> tuple[WildCard, ...]:
    """Wild cards by several rules, in the order of the cards; of two for a card the first rule's."""
    by_card: dict[Card, WildCard] = {}
    for wild in found:
        by_card.setdefault(wild.card, wild)
    return tuple([by_card[card] for card in cards if card in by_card])


def of_rank(cards: Sequence[Card], rank: int) -> tuple[Card, ...]:
    """The cards of one rank (0 to 12)."""
    return tuple([card for card in cards if card >> 2 == rank])


def holding(cards: Sequence[Card], ranks: str) -> tuple[Card, ...]:
    """The cards of any of these ranks, written as on cards."""
    return tuple([card for card in cards if card < JOKER and RANKS[card >> 2] in ranks])


def words_of(ranks: str) -> str:
    """Ranks as on cards in words: "threes and nines"."""
    return listed([many(RANKS.index(rank) + 2) for rank in ranks])
