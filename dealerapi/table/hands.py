"""Hands at the showdown: what is wild in them, what they are worth, how they stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from dealerapi.cards import RANKS, Card, Hand
from dealerapi.games.game import Game, Side
from dealerapi.games.wild import WildCard
from dealerapi.house import Rules
from dealerapi.ranking import LOWS, Worth

JACKS_OR_BETTER = (1, 11)


@dataclass(frozen=True)
class Valued:
    """One hand with its wild cards and its worth on every side of the game.

    ``asked`` names the house rules on which any of this turned.
    """

    hand: Hand
    wild: tuple[WildCard, ...]
    worths: Mapping[str, Worth]
    asked: frozenset[str]

    @cached_property
    def wild_cards(self) -> tuple[Card, ...]:
        """The wild cards in the order of the hand."""
        return tuple(wild.card for wild in self.wild)


def wild_cards(game: Game, hand: Hand, board: Sequence[Card], rules: Rules) -> tuple[WildCard, ...]:
    """Every wild card of one hand, in the order of the hand; each card once."""
    if not game.wild:
        return ()
    found: dict[Card, WildCard] = {}
    for rule in game.wild:
        for wild in rule.find(hand, board, rules):
            found.setdefault(wild.card, wild)
    return tuple(found[card] for card in (*hand.cards, *board) if card in found)


def value(game: Game, hand: Hand, board: Sequence[Card], rules: Rules) -> Valued:
    """What one whole hand is worth on every side, under these house rules."""
    own = rules.unasked()
    wilds = wild_cards(game, hand, board, own)
    worths = {side.name: _worth(side, hand, board, wilds, own) for side in game.sides}
    return Valued(hand, wilds, worths, frozenset(own.asked))


def _worth(
    side: Side, hand: Hand, board: Sequence[Card], wilds: Sequence[WildCard], rules: Rules
) -> Worth:
    ranking = side.ranking or LOWS[rules.ask("low_ranking")]
    cards, fives = side.making.choices(hand, board, ranking.size)
    wild = {wild.card: wild.kind for wild in wilds if wild.wild_for(side.name)}
    worth = ranking.best(cards, fives, wild, rules)
    if side.qualifier and not side.qualifier.holds(worth):
        return replace(worth, qualifies=False)
    return worth


def opens(valued: Valued, rules: Rules) -> bool:
    """Whether the hand may open the betting (Robert's Rules, Draw High)."""
    if rules.values.get("openers") != "jacks_or_better":
        return True
    worth = valued.worths["high"]
    return worth.category != "high_card" and (
        worth.category != "one_pair" or RANKS[worth.ranks[0] - 2] in "JQKA"
    )


def best(worths: Mapping[int, Worth], rules: Rules) -> list[int]:
    """The keys of the best hands, all of those that tie."""
    if not worths:
        return []
    top = max(worth.strength for worth in worths.values())
    tied = [key for key, worth in worths.items() if worth.strength == top]
    if len(tied) > 1:
        ask_of_ties([worths[key] for key in tied], rules)
    return tied


def ask_of_ties(tied: Iterable[Worth], rules: Rules) -> None:
    """Remember that equal hands stay equal only while the house does not prefer natural ones."""
    if any(card in worth.wild for worth in tied for card in worth.five):
        rules.ask("natural_beats_wild")


def standing(worths: Sequence[Worth | None]) -> list[list[int]]:
    """Positions of the hands that compete, best first; those that tie stand together."""
    groups: dict[int, list[int]] = {}
    for position, worth in enumerate(worths):
        if worth is not None and worth.qualifies:
            groups.setdefault(worth.strength, []).append(position)
    return [groups[strength] for strength in sorted(groups, reverse=True)]


def places(order: Sequence[Sequence[int]]) -> dict[int, int]:
    """The place of each position, counted as in sport: 1, 1, 3."""
    found: dict[int, int] = {}
    for group in order:
        place = len(found) + 1
        found.update(dict.fromkeys(group, place))
    return found
