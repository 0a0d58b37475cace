"""What a hand is worth on one side of the pot, and what each of its cards plays as."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from dealerapi.cards import JOKER, Card, by_suit, rank_of, suit_of
from dealerapi.house import Rules

Wild = Mapping[Card, int]
"""The wild cards of a hand, each with the key of its kind (``keys.WILD`` or ``keys.BUG``)."""

Fives = Sequence[tuple[Card, ...]]
"""The groups of cards that may be played, those with the higher cards by suit first."""


class Ranking(Protocol):
    """A way to compare hands. ``size`` is how many cards make a hand."""

    @property
    def name(self) -> str:
        """The ranking's own name, as in ``deuce_to_seven``."""

    @property
    def size(self) -> int:
        """How many cards make a hand."""

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best of ``fives``, which are drawn from ``cards``."""

    def category(self, strength: int) -> str:
        """The category of a strength."""

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as played, most significant first: 2 to 14, an ace that plays low is 1."""

    def says(self, strength: int) -> str:
        """The strength in a dealer's words."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The best that a hand can play on one side.

    ``strength`` compares hands: bigger wins, equal ties. ``five`` are the cards that play,
    the highest by suit first; ``held`` is everything the player could choose from.
    """

    ranking: Ranking
    strength: int
    five: tuple[Card, ...]
    held: tuple[Card, ...]
    wild: Wild
    qualifies: bool = True

    @property
    def category(self) -> str:
        """The category, as in ``full_house``."""
        return self.ranking.category(self.strength)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks as played, most significant first: 2 to 14, an ace that plays low is 1."""
        return self.ranking.ranks(self.strength)

    @property
    def name(self) -> str:
        """The hand in a dealer's words: "four sixes, five kicker"."""
        return self.ranking.says(self.strength)

    def played(self) -> tuple[tuple[Card, ...], tuple[tuple[Card, Card], ...]]:
        """The cards in the order of :attr:`ranks`, and what each wild card used stands for."""
        seats = assign(self.five, self.wild, self.ranks, suited_as(self))
        taken = set(self.held)
        cards: list[Card] = []
        stands: list[tuple[Card, Card]] = []
        for card, rank, suit in seats:
            cards.append(card)
            if card in self.wild:
                plays = _free_card(rank, suit, card, taken)
                taken.add(plays)
                stands.append((card, plays))
        return tuple(cards), tuple(stands)


Seats = list[tuple[Card, int, int | None]]


def suited_as(worth: Worth) -> int | None:
    """The suit of a flush or straight flush; None for any other hand."""
    if worth.category not in ("flush", "straight_flush"):
        return None
    natural = [suit_of(card) for card in worth.five if card not in worth.wild]
    if natural:
        return natural[0]
    printed = [suit_of(card) for card in worth.five if card != JOKER]
    return max(printed, key=lambda suit: (printed.count(suit), suit), default=3)


def assign(five: Sequence[Card], wild: Wild, ranks: Sequence[int], suit: int | None) -> Seats:
    """Which card plays which of ``ranks``: (card, rank, suit or None), in the order of ranks.

    Natural cards play as printed; so does a wild card wherever that serves; the other wild
    cards take what is left. Within a rank natural cards stand first.
    """
    left = list(ranks)
    seats: Seats = []

    def take(card: Card) -> bool:
        rank = rank_of(card) + 2
        for as_rank in (rank, 1) if rank == 14 else (rank,):
            if as_rank in left:
                left.remove(as_rank)
                seats.append((card, as_rank, suit_of(card)))
                return True
        return False

    for card in five:
        if card not in wild:
            take(card)
    others = [
        card
        for card in five
        if card in wild and not (card != JOKER and suit in (None, suit_of(card)) and take(card))
    ]
    seats.extend((card, rank, suit) for card, rank in zip(others, left, strict=True))
    order = {rank: place for place, rank in reversed(list(enumerate(ranks)))}
    return sorted(seats, key=lambda seat: (order[seat[1]], seat[0] in wild, -by_suit(seat[0])))


def wilds_used(worth: Worth) -> int:
    """How many wild cards play as something other than printed."""
    seats = assign(worth.five, worth.wild, worth.ranks, suited_as(worth))
    return sum(
        card in worth.wild and not _as_printed(card, rank, suit) for card, rank, suit in seats
    )


def _as_printed(card: Card, rank: int, suit: int | None) -> bool:
    return card != JOKER and rank_of(card) == (rank - 2) % 13 and suit in (None, suit_of(card))


def _free_card(rank: int, suit: int | None, card: Card, taken: set[Card]) -> Card:
    index = 12 if rank == 1 else rank - 2
    if suit is not None:
        return index * 4 + suit
    if card != JOKER and rank_of(card) == index:
        return card
    for plays in range(index * 4 + 3, index * 4 - 1, -1):
        if plays not in taken:
            return plays
    return index * 4 + 3
