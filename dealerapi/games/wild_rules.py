"""The rules that make cards wild by what they are and by the hand that holds them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from dealerapi.cards import (
    ACE,
    BLACK_JOKER,
    JOKER,
    RANKS,
    RED_JOKER,
    Card,
    Hand,
    rank_of,
    read_cards,
    written,
)
from dealerapi.games.wild import (
    NOTHING_SETTLED,
    Around,
    WildCard,
    WildRule,
    holding,
    of_rank,
    words_of,
)
from dealerapi.games.wild_table import BoardRank, Follows, Named
from dealerapi.house import Rules
from dealerapi.ranking import BUG, WILD
from dealerapi.ranking.rank_words import an, every, many, the, the_card
from dealerapi.words import _, listed

__all__ = [
    "AddsTo",
    "BoardRank",
    "Follows",
    "Joker",
    "Named",
    "OwnRank",
    "Partner",
    "WildGiven",
    "WildRanks",
]


@dataclass(frozen=True, kw_only=True)
class WildRanks(WildRule):
    """Every card of the given ranks, written as on cards ("39"), is wild."""

    code = "ranks"
    ranks: str

    def find(self, hand: Hand, around: Around, rules: Rules) -> Sequence[WildCard]:
        """Every card of those ranks in the hand and on the board."""
        wild = holding((*hand.cards, *around.board), self.ranks)
        return [WildCard(card, (card,), self) for card in wild]

    def reason(self, wild: WildCard) -> str:
        """Names the rank."""
        return _("{ranks} are wild").format(ranks=every(rank_of(wild.card) + 2))

    def says(self) -> str:
        """The rule in words."""
        return words_of(self.ranks)

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"ranks": self.ranks}


@dataclass(frozen=True, kw_only=True)
class WildGiven(WildRule):
    """Given cards are wild: one-eyed jacks "JhJs", the suicide king "Kh".

    ``called`` is what players call them.
    """

    code = "cards"
    cards: str
    called: str = ""

    def find(self, hand: Hand, around: Around, rules: Rules) -> Iterator[WildCard]:
        """Those of the given cards that are in the hand or on the board."""
        given = read_cards(self.cards)
        for card in (*hand.cards, *around.board):
            if card in given:
                yield WildCard(card, (card,), self)

    def reason(self, wild: WildCard) -> str:
        """Names the card."""
        return _("the {card} is wild").format(card=the_card(wild.card))

    @property
    def several(self) -> bool:
        """Where more than one card is given."""
        return len(self._given()) > 1

    def says(self) -> str:
        """The rule in words."""
        if self.called:
            return _(self.called)
        return listed([_("the {card}").format(card=the_card(card)) for card in self._given()])

    def _given(self) -> tuple[Card, ...]:
        return read_cards(self.cards)

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"cards": "".join(written(self._given()))}


@dataclass(frozen=True, kw_only=True)
class Partner(WildRule):
    """A rank is wild where the hand also holds its partner rank; the partner is not wild by that.

    ``pairs`` maps each rank that can be wild to its partner, both written as on cards.
    """

    code = "partner"
    pairs: Mapping[str, str]

    @cached_property
    def _partners(self) -> Mapping[int, int]:
        return {RANKS.index(rank): RANKS.index(partner) for rank, partner in self.pairs.items()}

    def find(self, hand: Hand, around: Around, rules: Rules) -> Sequence[WildCard]:
        """Every card whose partner rank is in the hand."""
        partners = self._partners
        cards = hand.cards
        return [
            WildCard(card, because, self)
            for card in cards
            if card >> 2 in partners and (because := of_rank(cards, partners[card >> 2]))
        ]

    def reason(self, wild: WildCard) -> str:
        """Names the partner."""
        return _("the {wild} is wild because the hand holds {partner}").format(
            wild=the(rank_of(wild.card) + 2), partner=an(rank_of(wild.because[0]) + 2)
        )

    def says(self) -> str:
        """The rule in words."""
        return listed(
            [
                _("{wild} if the hand holds {partner}").format(
                    wild=many(RANKS.index(wild) + 2), partner=an(RANKS.index(partner) + 2)
                )
                for wild, partner in self.pairs.items()
            ]
        )

    def announces(self, settled: Mapping[str, str] = NOTHING_SETTLED) -> str:
        """As a dealer says it: "an ace beside a six is wild"."""
        pairs = [
            _("{wild} beside {partner}").format(
                wild=an(RANKS.index(wild) + 2), partner=an(RANKS.index(partner) + 2)
            )
            for wild, partner in self.pairs.items()
        ]
        said = _("{pairs} are wild") if len(pairs) > 1 else _("{pairs} is wild")
        return said.format(pairs=listed(pairs))

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"partner": dict(self.pairs)}


@dataclass(frozen=True, kw_only=True)
class AddsTo(WildRule):
    """A card is wild where another card of the hand adds to ``total`` with it.

    An ace counts one, jack, queen and king eleven, twelve and thirteen.
    """

    code = "adds_to"
    total: int

    def find(self, hand: Hand, around: Around, rules: Rules) -> Iterator[WildCard]:
        """Every card that has a partner."""
        for card in hand.cards:
            if card < JOKER:
                wanted = self.total - _pips(card)
                because = tuple(
                    other
                    for other in hand.cards
                    if other < JOKER and other != card and _pips(other) == wanted
                )
                if because:
                    yield WildCard(card, because, self)

    def reason(self, wild: WildCard) -> str:
        """Names the card that makes the sum."""
        return _("the {wild} and the {partner} add to {total}").format(
            wild=the(rank_of(wild.card) + 2),
            partner=the(rank_of(wild.because[0]) + 2),
            total=self.total,
        )

    def says(self) -> str:
        """The rule in words."""
        return _("two cards of a hand that add to {total}").format(total=self.total)

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"adds_to": self.total}


def _pips(card: Card) -> int:
    return (rank_of(card) + 1) % 13 + 1


@dataclass(frozen=True, kw_only=True)
class OwnRank(WildRule):
    """A rank of the player's own cards is wild in his hand: his lowest or highest.

    ``end`` is ``lowest`` or ``highest``. With ``down`` only the cards face down are looked
    at to find the rank. Where the lowest is sought, the house rule ``lowest_down_ace`` says
    whether an ace is low for this.
    """

    code = "own_rank"
    end: str = "lowest"
    down: bool = True

    @property
    def asks(self) -> tuple[str, ...]:
        """The house rule for the ace, where the lowest card is sought."""
        return ("lowest_down_ace",) if self.end == "lowest" else ()

    @property
    def needs(self) -> tuple[str, ...]:
        """The faces of the cards, where only those face down are looked at."""
        return ("faces",) if self.down else ()

    def find(self, hand: Hand, around: Around, rules: Rules) -> Sequence[WildCard]:
        """The cards of that rank."""
        looked_at = hand.down if self.down else hand.cards
        ranks = [card >> 2 for card in looked_at if card < JOKER]
        if not ranks:
            return ()
        rank, highest = min(ranks), max(ranks)
        if self.end == "highest":
            rank = highest
        elif highest == ACE != rank and rules.ask("lowest_down_ace", "high") == "low":
            rank = ACE
        because = of_rank(looked_at, rank)
        return [WildCard(card, because, self) for card in hand.cards if card >> 2 == rank]

    def reason(self, wild: WildCard) -> str:
        """Says whether the card lies face down itself."""
        facts = {"rank": the(rank_of(wild.card) + 2), "end": self._end()}
        if not self.down:
            return _("the {rank} is the {end} card of the hand").format(**facts)
        if wild.card in wild.because:
            return _("the {rank} is the {end} card face down").format(**facts)
        return _("the {rank} face up has the rank of the {end} card face down").format(**facts)

    def _end(self) -> str:
        return _("highest") if self.end == "highest" else _("lowest")

    def says(self) -> str:
        """The rule in words."""
        if self.down:
            text = _("each player's {end} card face down, and its rank in the same hand")
        else:
            text = _("each player's {end} card, and its rank in the same hand")
        return text.format(end=self._end())

    def announces(self, settled: Mapping[str, str] = NOTHING_SETTLED) -> str:
        """As a dealer says it."""
        if self.down:
            text = _("each player's {end} card face down is wild, and all like it in his hand")
        else:
            text = _("each player's {end} card is wild, and all like it in his hand")
        said = text.format(end=self._end())
        ace = settled.get("lowest_down_ace") if self.end == "lowest" else None
        if ace is None:
            return said
        return said + (_(" (an ace is low)") if ace == "low" else _(" (an ace is high)"))

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"own": self.end, "down": self.down}


@dataclass(frozen=True, kw_only=True)
class Joker(WildRule):
    """The joker: ``wild``, a ``bug``, or as the house rule ``joker`` has it (``by_house``).

    ``coloured`` jokers are wild within their colour: the red one is any heart or diamond, the
    black one any spade or club.
    """

    code = "joker"
    joker: str = "by_house"

    @property
    def asks(self) -> tuple[str, ...]:
        """The house rule for the joker, unless the game itself says what it is."""
        return ("joker",) if self.joker == "by_house" else ()

    @property
    def needs(self) -> tuple[str, ...]:
        """The colours of the jokers, where they matter."""
        return ("coloured_jokers",) if self.joker == "coloured" else ()

    @property
    def only_bug(self) -> bool:
        """Where the game says so."""
        return self.joker == "bug"

    def find(self, hand: Hand, around: Around, rules: Rules) -> Iterator[WildCard]:
        """The joker, where the hand holds it."""
        for card in (*hand.cards, *around.board):
            if card >= JOKER:
                plays = rules.ask("joker") if self.joker == "by_house" else self.joker
                yield WildCard(card, (card,), self, BUG if plays == "bug" else WILD)

    def reason(self, wild: WildCard) -> str:
        """Says what the joker does."""
        if wild.kind == BUG:
            return _("the joker is an ace, or completes a straight, flush or straight flush")
        if wild.card == RED_JOKER:
            return _("the red joker is any heart or diamond")
        if wild.card == BLACK_JOKER:
            return _("the black joker is any spade or club")
        return _("the joker is wild")

    def says(self) -> str:
        """The rule in words."""
        if self.joker == "by_house":
            return _("the joker, where the house plays with one")
        if self.joker == "coloured":
            return _("the jokers, each within its colour,")
        return _("the joker as a bug") if self.joker == "bug" else _("the joker")

    def announces(self, settled: Mapping[str, str] = NOTHING_SETTLED) -> str:
        """As a dealer says it."""
        plays = settled.get("joker", self.joker) if self.joker == "by_house" else self.joker
        return {
            "by_house": _("no joker unless the house adds one"),
            "none": _("no joker"),
            "coloured": _("each joker is wild within its colour"),
            "bug": _("the joker is a bug"),
            "wild": _("the joker is wild"),
        }[plays]

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"joker": self.joker}
