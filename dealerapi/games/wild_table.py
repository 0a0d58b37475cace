"""The rules that make cards wild by what lies on the table or is said there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from dealerapi.cards import JOKER, RANKS, Card, Hand, by_suit, rank_of
from dealerapi.games.wild import (
    NOTHING_SETTLED,
    Around,
    WildCard,
    WildRule,
    holding,
    of_rank,
    words_of,
)
from dealerapi.house import Rules
from dealerapi.ranking.rank_words import every, the, the_card, the_last
from dealerapi.words import _


@dataclass(frozen=True, kw_only=True)
class BoardRank(WildRule):
    """The rank of a card on the board is wild for everybody, that card included.

    ``which`` is ``first``, ``last``, ``lowest``, ``highest`` or ``each``; ``places`` are the
    positions on the board that are looked at, from 0, empty for all.
    """

    code = "board_rank"
    which: str = "last"
    places: tuple[int, ...] = ()

    def find(self, hand: Hand, around: Around, rules: Rules) -> Iterator[WildCard]:
        """The cards of that rank in the hand and on the board."""
        chosen = [
            card
            for place, card in enumerate(around.board)
            if card < JOKER and (not self.places or place in self.places)
        ]
        if not chosen:
            return
        if self.which != "each":
            chosen = [_CHOICE[self.which](chosen)]
        ranks = [rank_of(card) for card in chosen]
        for card in (*hand.cards, *around.board):
            if card < JOKER and rank_of(card) in ranks:
                yield WildCard(card, of_rank(chosen, rank_of(card)), self)

    def reason(self, wild: WildCard) -> str:
        """Names the card on the board."""
        return _("the {card} on the board makes its rank wild").format(
            card=the_card(wild.because[0])
        )

    def says(self) -> str:
        """The rule in words."""
        which = {
            "first": _("the rank of the first card on the board"),
            "last": _("the rank of the last card on the board"),
            "lowest": _("the rank of the lowest card on the board"),
            "highest": _("the rank of the highest card on the board"),
            "each": _("the ranks of all cards on the board"),
        }
        if self.places:
            which = {
                "first": _("the rank of the first card turned for it on the board"),
                "last": _("the rank of the last card turned for it on the board"),
                "lowest": _("the rank of the lowest card turned for it on the board"),
                "highest": _("the rank of the highest card turned for it on the board"),
                "each": _("the ranks of the cards turned for it on the board"),
            }
            if len(self.places) == 1:
                return _("the rank of the card turned for it on the board")
        return which[self.which]

    @property
    def several(self) -> bool:
        """Where each of several cards counts."""
        return self.which == "each" and len(self.places) != 1

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"board": self.which, **({"places": list(self.places)} if self.places else {})}


_CHOICE = {
    "first": lambda cards: cards[0],
    "last": lambda cards: cards[-1],
    "lowest": lambda cards: min(cards, key=rank_of),
    "highest": lambda cards: max(cards, key=by_suit),
}


@dataclass(frozen=True, kw_only=True)
class Follows(WildRule):
    """The rank dealt face up right after the last card of ``rank`` is wild for everybody.

    With ``leader``, that rank itself is wild too. A later card of ``rank`` cancels what was
    wild before; one that comes last makes nothing wild.
    """

    code = "follows"
    rank: str = "Q"
    leader: bool = False

    @property
    def needs(self) -> tuple[str, ...]:
        """All face-up cards in the order dealt."""
        return ("upcards",)

    def find(self, hand: Hand, around: Around, rules: Rules) -> Iterator[WildCard]:
        """The cards of the following rank, and of the leading rank if that is wild."""
        leading = RANKS.index(self.rank)
        led = [place for place, card in enumerate(around.upcards) if rank_of(card) == leading]
        follower: Card | None = None
        if led and led[-1] + 1 < len(around.upcards):
            follower = around.upcards[led[-1] + 1]
        for card in hand.cards:
            if follower is not None and rank_of(card) == rank_of(follower):
                yield WildCard(card, (follower,), self)
            elif self.leader and rank_of(card) == leading:
                yield WildCard(card, (card,), self)

    def reason(self, wild: WildCard) -> str:
        """Names the card that followed."""
        if rank_of(wild.card) == RANKS.index(self.rank):
            return _("{ranks} are wild").format(ranks=every(rank_of(wild.card) + 2))
        return _("the {card} came face up right after the last {leader}").format(
            card=the_card(wild.because[0]), leader=the_last(RANKS.index(self.rank) + 2)
        )

    def says(self) -> str:
        """The rule in words."""
        text = _("the rank dealt face up after the last {leader}").format(
            leader=the_last(RANKS.index(self.rank) + 2)
        )
        return text + (_(", and {ranks}").format(ranks=words_of(self.rank)) if self.leader else "")

    def announces(self, settled: Mapping[str, str] = NOTHING_SETTLED) -> str:
        """As a dealer says it."""
        text = _("the rank dealt face up after the last {leader} is wild").format(
            leader=the_last(RANKS.index(self.rank) + 2)
        )
        if self.leader:
            text += _(", and so are {ranks}").format(ranks=words_of(self.rank))
        return text

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"follows": self.rank, "leader": self.leader}


@dataclass(frozen=True, kw_only=True)
class Named(WildRule):
    """A rank that somebody names is wild: the dealer for all hands, or each player for his own.

    ``by`` is ``dealer`` or ``player``; the question carries the rank as ``named``.
    """

    code = "named"
    by: str = "dealer"

    @property
    def needs(self) -> tuple[str, ...]:
        """The rank named, by the dealer or in each hand."""
        return ("named",) if self.by == "dealer" else ("named_by_player",)

    def find(self, hand: Hand, around: Around, rules: Rules) -> Iterator[WildCard]:
        """The cards of the rank named."""
        named = around.named if self.by == "dealer" else hand.named
        for card in holding((*hand.cards, *around.board), named):
            yield WildCard(card, (card,), self)

    def reason(self, wild: WildCard) -> str:
        """Says who named it."""
        rank = the(rank_of(wild.card) + 2)
        if self.by == "dealer":
            return _("the dealer named the {rank}").format(rank=rank)
        return _("the player named the {rank}").format(rank=rank)

    def says(self) -> str:
        """The rule in words."""
        if self.by == "dealer":
            return _("the rank that the dealer names")
        return _("the rank that each player names, in his own hand")

    def announces(self, settled: Mapping[str, str] = NOTHING_SETTLED) -> str:
        """As a dealer says it."""
        if self.by == "dealer":
            return _("the rank that the dealer names is wild")
        return _("the rank that each player names is wild in his own hand")

    def plays(self) -> dict[str, object]:
        """The rule as data."""
        return {"named": self.by}
