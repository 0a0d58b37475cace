"""Which cards a game can tell apart, so that of hands that are alike one stands for all.

Most rules for wild cards look at ranks alone, or at a few given cards. Two hands that hold
the same ranks, and of the given cards the same, then have the same wild cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any, NamedTuple

from dealerapi.cards import NAMES, Card, rank_of, read_cards
from dealerapi.games.game import Game, Side
from dealerapi.games.making import AnyCards, HandAlone
from dealerapi.games.qualifiers import AtLeast, NoPair, OrBetter
from dealerapi.games.wild import WildRule
from dealerapi.games.wild_rules import (
    AddsTo,
    Follows,
    Joker,
    Named,
    OwnRank,
    Partner,
    WildGiven,
    WildRanks,
)
from dealerapi.house import Rules
from dealerapi.ranking import LOWS
from dealerapi.ranking.columns import Sees, sees


class Looks(NamedTuple):
    """What a rule for wild cards looks at beside the ranks of a hand.

    It can tell ``cards`` from others of their ranks; ``faces``: it matters which cards lie
    face down.
    """

    cards: frozenset[Card] = frozenset()
    faces: bool = False


@singledispatch
def looks_at(_rule: Any) -> Looks | None:
    """What the rule looks at; None where that is more, as what each player says of his hand.

    The face-up cards of the table and what the dealer names are the same for all hands of a
    question, and so need no mention.
    """
    return None


@looks_at.register(WildRanks)
@looks_at.register(Partner)
@looks_at.register(AddsTo)
@looks_at.register(Joker)
@looks_at.register(Follows)
def _(_rule: WildRule) -> Looks:
    return Looks()


@looks_at.register
def _(rule: WildGiven) -> Looks:
    return Looks(cards=frozenset(read_cards(rule.cards)))


@looks_at.register
def _(rule: OwnRank) -> Looks:
    return Looks(faces=rule.down)


@looks_at.register
def _(rule: Named) -> Looks | None:
    return Looks() if rule.by == "dealer" else None


class Alike(NamedTuple):
    """What a game looks at in a hand.

    ``symbol`` gives for each card a small number that it shares with the cards which the game
    cannot tell from it, but for their suits; ``symbols`` is how many there are. Jokers of a
    colour share one, so that hands with these are like no others; with ``faces`` so are hands
    with cards face up. ``sides`` has the sides with what the ranking of each sees.
    """

    symbol: tuple[int, ...]
    symbols: int
    faces: bool
    sides: tuple[tuple[Side, Sees], ...]


def alike(game: Game, rules: Rules) -> Alike | None:
    """What the game looks at; None where each hand has to be judged by itself."""
    looks = [looks_at(rule) for rule in game.wild]
    sides = [_side(side, rules) for side in game.sides]
    apart = game.deal.board or game.dead_ranks or game.needs_faces
    if apart or None in looks or None in sides:
        return None
    told_apart = [look.cards for look in looks if look]
    told_apart += [frozenset([card]) for side in sides if side for card in side[1].cards]
    symbol, symbols = _symbols(told_apart)
    faces = any(look.faces for look in looks if look)
    return Alike(symbol, symbols, faces, tuple(side for side in sides if side))


def _side(side: Side, rules: Rules) -> tuple[Side, Sees] | None:
    """A side for which any cards of the hand may play, with what it sees; None for any other."""
    if not isinstance(side.making, AnyCards | HandAlone):
        return None
    if not isinstance(side.qualifier, OrBetter | AtLeast | NoPair | None):
        return None
    ranking = side.ranking or LOWS[rules.values["low_ranking"]]
    seen = sees(ranking)
    return seen and (side, seen)


def _symbols(told_apart: Sequence[frozenset[Card]]) -> tuple[tuple[int, ...], int]:
    """Cards of one rank have one symbol, unless one of the sets holds some of them only."""
    kinds: dict[Any, int] = {}
    symbol = []
    for card in range(len(NAMES)):
        kind = (rank_of(card), *(card in some for some in told_apart))
        symbol.append(kinds.setdefault(kind, len(kinds)))
    return tuple(symbol), len(kinds)
