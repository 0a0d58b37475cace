"""What a hand is worth on one side of the pot, and what each of its cards plays as."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from dealerapi.cards import BLACK_JOKER, JOKER, RED_JOKER, Card, rank_of, suit_of
from dealerapi.house import Rules
from dealerapi.words import _, phrase

Wild = Mapping[Card, int]
"""The wild cards of a hand, each with the key of its kind (``keys.WILD`` or ``keys.BUG``)."""

Fives = Sequence[tuple[Card, ...]]
"""The groups of cards that may be played, those with the higher cards by suit first."""

ALL = 0
"""The size of a hand in which all cards that count play at once."""

NO_HAND = -1
"""The strength of a hand without enough cards to play; no other strength is below 0."""

FOUR_OF_FIVE = ("four_straight", "four_flush")
"""The categories of five cards of which four make the hand."""

RAINBOW = ("badugi", "three_cards", "two_cards", "one_card")
"""The categories of hands whose cards are all of different suits and ranks."""


class Ranking(Protocol):
    """A way to compare hands."""

    def __hash__(self) -> int:
        """What hands are worth is kept by ranking."""

    @property
    def name(self) -> str:
        """The ranking's own name, as in ``deuce_to_seven``."""

    @property
    def size(self) -> int:
        """How many cards make a hand; ``ALL`` where every card counts."""

    @property
    def low(self) -> bool:
        """Whether the lowest hand wins, so that it may have to be N or better."""

    @property
    def takes_wild(self) -> bool:
        """Whether wild cards play as anything but printed."""

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best of ``fives``, which are drawn from ``cards``.

        A ranking of size ``ALL`` is given one group of every card that counts. Without any
        group the worth is that of :func:`no_hand`, or a hand that does not qualify.
        """

    def category(self, strength: int) -> str:
        """The category of a strength."""

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as played, most significant first: 2 to 14, an ace that plays low is 1."""

    def says(self, strength: int) -> str:
        """The strength in a dealer's words."""


class Worth(NamedTuple):
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
        return self.facts.category

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks as played, most significant first: 2 to 14, an ace that plays low is 1."""
        return self.facts.ranks

    @property
    def name(self) -> str:
        """The hand in a dealer's words: "four sixes, five kicker"."""
        return _name(self.ranking, self.strength)

    @property
    def facts(self) -> Facts:
        """What the strength tells."""
        return _facts(self.ranking, self.strength)

    def played(self) -> tuple[tuple[Card, ...], tuple[tuple[Card, Card], ...]]:
        """The cards in the order of :attr:`ranks`, and what each wild card used stands for.

        Where ranks say nothing (points), the cards stand as they are.
        """
        category, ranks, places = self.facts
        if not ranks:
            return self.five, ()
        wild = self.wild
        if places and wild.keys().isdisjoint(self.five):
            return tuple(sorted(self.five, key=lambda card: places[card >> 2])), ()
        seats = assign(self.five, wild, ranks, suited_as(self))
        cards = tuple([seat[0] for seat in seats])
        if wild.keys().isdisjoint(self.five):
            return cards, ()
        if category in RAINBOW:
            seats = _rainbow(seats, wild)
        taken, avoid = set(self.held), self._one_suit(seats)
        stands: list[tuple[Card, Card]] = []
        for card, rank, own in seats:
            if card in wild:
                plays = _free_card(rank, own, card, taken, avoid)
                taken.add(plays)
                stands.append((card, plays))
                # One card of another suit is enough.
                avoid = None
        return cards, tuple(stands)

    def _one_suit(self, seats: Seats) -> int | None:
        """The suit that one wild card must not have, lest a low that is no flush becomes one."""
        if not self.ranking.low or self.category != "high_card":
            return None
        suits = {suit_of(card) for card, _rank, _suit in seats if card not in self.wild}
        return suits.pop() if len(suits) == 1 else None


class Facts(NamedTuple):
    """What a strength tells: the category, and the ranks as played.

    ``places`` holds the first place of each rank (0 to 12) among them, so that natural cards
    sort by it; none where the fifth card beside four of a suit may have the rank of one of them.
    """

    category: str
    ranks: tuple[int, ...]
    places: tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def _facts(ranking: Ranking, strength: int) -> Facts:
    if strength == NO_HAND:
        return Facts("no_hand", (), ())
    category, ranks = ranking.category(strength), ranking.ranks(strength)
    printed = [(rank - 2) % 13 for rank in ranks]
    places = tuple(printed.index(rank) if rank in printed else -1 for rank in range(13))
    return Facts(category, ranks, () if category in FOUR_OF_FIVE else places)


@phrase
def _name(ranking: Ranking, strength: int) -> str:
    return _("no hand") if strength == NO_HAND else ranking.says(strength)


def no_hand(ranking: Ranking, cards: Sequence[Card]) -> Worth:
    """What cards are worth that are too few to play."""
    return Worth(ranking, NO_HAND, (), tuple(cards), {}, qualifies=False)


Seat = tuple[Card, int, int | None]
"""A card, the rank that it plays, and its suit, or None where any suit will do."""

Seats = list[Seat]


def suited_as(worth: Worth) -> int | None:
    """The suit of a flush (of four or more cards) or straight flush; None for any other hand."""
    if worth.category not in ("flush", "straight_flush", "four_flush"):
        return None
    suits = [card & 3 for card in worth.five if card not in worth.wild]
    if not suits:
        suits = [card & 3 for card in worth.five if card < JOKER]
    return max(suits, key=lambda suit: (suits.count(suit), suit), default=3)


def assign(five: Sequence[Card], wild: Wild, ranks: Sequence[int], suit: int | None) -> Seats:
    """Which card plays which of ``ranks``: (card, rank, suit or None), in the order of ranks.

    Natural cards play as printed; so does a wild card wherever that serves; the other wild
    cards take what is left. Within a rank natural cards stand first.
    """
    left = list(ranks)
    seats: Seats = []
    wilds: list[Card] = []
    for card in five:
        if card in wild:
            wilds.append(card)
            continue
        rank = _taken(left, card)
        left.remove(rank)
        seats.append((card, rank, card & 3))
    if wilds:
        seats += _of_wilds(wilds, left, suit)
    if suit is not None:
        # Of four cards in a flush and a fifth of the same rank, the flush comes first.
        seats.sort(key=lambda seat: seat[2] != suit)
    return _in_order(seats, ranks)


def _taken(left: Sequence[int], card: Card) -> int:
    """The rank that a card takes as printed; an ace is low where no high one is left."""
    rank = (card >> 2) + 2
    return 1 if rank == 14 and 14 not in left else rank


def _of_wilds(wilds: Sequence[Card], left: list[int], suit: int | None) -> Seats:
    printed: list[int] = []
    for card in wilds:
        rank = _taken(left, card)
        serves = card < JOKER and suit in (None, card & 3) and rank in left
        printed.append(rank if serves else 0)
        if serves:
            left.remove(rank)
    return [(card, own or left.pop(0), suit) for card, own in zip(wilds, printed, strict=True)]


def _in_order(seats: Seats, ranks: Sequence[int]) -> Seats:
    ordered: list[Seat | None] = [None] * len(ranks)
    for seat in seats:
        place = ranks.index(seat[1])
        while ordered[place]:
            place = ranks.index(seat[1], place + 1)
        ordered[place] = seat
    return ordered  # type: ignore[return-value]  # every place is taken


def _rainbow(seats: Seats, wild: Wild) -> Seats:
    """The same seats, each wild card with a suit that no other card has."""
    taken = {suit for card, _rank, suit in seats if card not in wild}
    free = [suit for suit in (3, 2, 1, 0) if suit not in taken]
    found: Seats = []
    for card, rank, suit in seats:
        own = suit
        if card in wild:
            own = suit_of(card) if suit_of(card) in free and card < JOKER else free[0]
            free.remove(own)
        found.append((card, rank, own))
    return found


def wilds_used(worth: Worth) -> int:
    """How many wild cards play as something other than printed."""
    seats = assign(worth.five, worth.wild, worth.ranks, suited_as(worth))
    return sum(
        card in worth.wild and not _as_printed(card, rank, suit) for card, rank, suit in seats
    )


def fewest_wilds(worth: Worth, equal: Iterable[tuple[Card, ...]]) -> Worth:
    """``worth`` by the first of some ``equal`` groups that uses the fewest wild cards."""
    played = {(rank - 2) % 13 for rank in worth.ranks}
    wild, fewest, chosen = worth.wild, len(worth.five) + 1, worth
    for five in equal:
        # At best every wild card of a rank that is played plays as printed.
        others = [card for card in five if card in wild and card >> 2 not in played]
        if len(others) < fewest:
            play = worth._replace(five=five)
            used = wilds_used(play)
            if used < fewest:
                fewest, chosen = used, play
    return chosen


def _as_printed(card: Card, rank: int, suit: int | None) -> bool:
    return card < JOKER and rank_of(card) == (rank - 2) % 13 and suit in (None, suit_of(card))


_JOKER_SUITS = {RED_JOKER: (2, 1), BLACK_JOKER: (3, 0)}


def _free_card(
    rank: int, suit: int | None, card: Card, taken: set[Card], avoid: int | None
) -> Card:
    index = 12 if rank == 1 else rank - 2
    if suit is not None:
        return index * 4 + suit
    if card < JOKER and rank_of(card) == index and suit_of(card) != avoid:
        return card
    suits = _JOKER_SUITS.get(card, (3, 2, 1, 0))
    others = [index * 4 + own for own in suits if own != avoid]
    return next((plays for plays in others if plays not in taken), others[0])
