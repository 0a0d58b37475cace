"""Hands at the showdown: what is wild in them, what they are worth, how they stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from dealerapi.cards import RANKS, Card, Hand
from dealerapi.games import wild
from dealerapi.games.game import Game, Side
from dealerapi.games.making import ANY_CARDS
from dealerapi.games.wild import Around, WildCard
from dealerapi.house import Rules
from dealerapi.ranking import LOWS, Ranking, Wild, Worth

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
        return tuple(one.card for one in self.wild)


def wild_cards(game: Game, hand: Hand, around: Around, rules: Rules) -> tuple[WildCard, ...]:
    """Every wild card of one hand, in the order of the hand; each card once."""
    return wild.wild_cards(game.wild, hand, around, rules) if game.wild else ()


def value(game: Game, hand: Hand, around: Around, rules: Rules) -> Valued:
    """What one whole hand is worth on every side, under these house rules."""
    own = rules.unasked()
    wilds = wild_cards(game, hand, around, own)
    plays = _living(hand, game.dead_ranks) if game.dead_ranks else hand
    worths = {side.name: _worth(side, plays, around.board, wilds, own) for side in game.sides}
    return Valued(hand, wilds, worths, frozenset(own.asked))


def _living(hand: Hand, dead_ranks: str) -> Hand:
    """The hand without the cards of ranks that do not count."""
    dead = wild.holding(hand.cards, dead_ranks)
    down, up = (tuple(card for card in part if card not in dead) for part in (hand.down, hand.up))
    return replace(hand, down=down, up=up)


def _worth(
    side: Side, hand: Hand, board: Sequence[Card], wilds: Sequence[WildCard], rules: Rules
) -> Worth:
    ranking = side.ranking or LOWS[rules.ask("low_ranking")]
    cards, fives = side.making.choices(hand, board, ranking.size)
    plays = {one.card: one.kind for one in wilds if one.wild_for(side.name)}
    worth = ranking.best(cards, fives, plays, rules)
    if not side.qualifier or side.qualifier.holds(
        worth, lambda: _of_board(ranking, board, plays, rules)
    ):
        return worth
    return replace(worth, qualifies=False)


def _of_board(ranking: Ranking, board: Sequence[Card], plays: Wild, rules: Rules) -> Worth | None:
    if len(board) < ranking.size:
        return None
    cards, fives = ANY_CARDS.choices(Hand(()), board, ranking.size)
    return ranking.best(cards, fives, plays, rules)


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
