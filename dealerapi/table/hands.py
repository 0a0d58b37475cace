"""Hands at the showdown: what is wild in them, what they are worth, how they stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import partial
from typing import NamedTuple

from dealerapi.cards import RANKS, Card, Hand
from dealerapi.games import wild
from dealerapi.games.game import Game, Side
from dealerapi.games.making import ANY_CARDS, Making
from dealerapi.games.qualifiers import Qualifier
from dealerapi.games.wild import Around, WildCard
from dealerapi.house import Rules
from dealerapi.ranking import LOWS, Ranking, Wild, Worth
from dealerapi.ranking.worth import Fives

NATURAL_BEATS_WILD = "natural_beats_wild"

Alike = tuple[Ranking | None, Making, Qualifier | None, Wild]
"""By what a side is won, and with which wild cards."""

Made = dict[tuple[Making | None, int], tuple[Sequence[Card], Fives]]
"""The cards that count and the groups that may be played, by how a hand is made and its size.

Those of the board alone go by None.
"""


NOTHING_MADE: tuple[Sequence[Card], Fives] = ((), ())
NOT_YET = -1


class Valued(NamedTuple):
    """One hand with its wild cards and its worth on every side of the game.

    ``asked`` names, for each side, the house rules on which its worth turned; ``wild_asked``
    those on which the wild cards did. ``made`` are the groups that may be played, where they
    are kept.
    """

    hand: Hand
    wild: tuple[WildCard, ...]
    worths: Mapping[str, Worth]
    asked: Mapping[str, set[str]]
    wild_asked: set[str]
    made: Made | None = None

    @property
    def wild_cards(self) -> tuple[Card, ...]:
        """The wild cards in the order of the hand."""
        return tuple([one.card for one in self.wild])


def wild_cards(game: Game, hand: Hand, around: Around, rules: Rules) -> tuple[WildCard, ...]:
    """Every wild card of one hand, in the order of the hand; each card once."""
    return wild.wild_cards(game.wild, hand, around, rules) if game.wild else ()


def value(game: Game, hand: Hand, around: Around, rules: Rules) -> Valued:
    """What one whole hand is worth on every side, under these house rules."""
    own = rules.unasked()
    wilds = wild_cards(game, hand, around, own)
    return _valued(game, hand, around, own, wilds=wilds, sides=game.sides, made={})


def value_again(
    game: Game, valued: Valued, around: Around, rules: Rules, *, changed: str, sides: Set[str]
) -> Valued | None:
    """What a hand is worth on ``sides`` where the house rule ``changed`` has another value.

    ``rules`` holds that value. None where the hand did not turn on it.
    """
    own = rules.unasked()
    wilds = valued.wild
    if changed in valued.wild_asked:
        wilds = wild_cards(game, valued.hand, around, own)
        again = [
            side
            for side in game.sides
            if side.name in sides
            and (
                changed in valued.asked[side.name]
                or (
                    wilds != valued.wild
                    and _wild_for(side.name, wilds) != _wild_for(side.name, valued.wild)
                )
            )
        ]
    else:
        # Whether natural hands beat wild ones is asked of hands that tie, not of each hand.
        always = changed == NATURAL_BEATS_WILD
        again = [
            side
            for side in game.sides
            if side.name in sides and (always or changed in valued.asked[side.name])
        ]
    if not again:
        return None
    made = {} if valued.made is None else valued.made
    found = _valued(game, valued.hand, around, own, wilds=wilds, sides=again, made=made)
    worths, asked = {**valued.worths, **found.worths}, {**valued.asked, **found.asked}
    return found._replace(worths=worths, asked=asked)


def _valued(
    game: Game,
    hand: Hand,
    around: Around,
    own: Rules,
    *,
    wilds: tuple[WildCard, ...],
    sides: Sequence[Side],
    made: Made,
) -> Valued:
    plays = _living(hand, game.dead_ranks) if game.dead_ranks else hand
    every = {one.card: one.kind for one in wilds}
    wild_asked = own.asked
    worths: dict[str, Worth] = {}
    asked: dict[str, set[str]] = {}
    judged: list[tuple[Alike, str]] = []
    board: _Board | None = None
    making, size, choices = None, NOT_YET, NOTHING_MADE
    for side in sides:
        name = side.name
        kinds = _wild_for(name, wilds) if game.wild_by_side else every
        if game.sides_alike:
            # Sides that are won by the same cards in the same way are judged once.
            alike = (side.ranking, side.making, side.qualifier, kinds)
            like = next((other for one, other in judged if one == alike), None)
            if like is not None:
                worths[name], asked[name] = worths[like], asked[like]
                continue
            judged.append((alike, name))
        own.asked = set()
        ranking = side.ranking or LOWS[own.ask("low_ranking")]
        if making is not side.making or size != ranking.size:
            making, size = side.making, ranking.size
            choices = _choices(making, plays, around.board, size, made)
        worth = ranking.best(*choices, kinds, own)
        if side.qualifier:
            board = board or _Board(around.board, made, [])
            if not side.qualifier.holds(worth, partial(board.worth, ranking, kinds, own)):
                worth = worth._replace(qualifies=False)
        worths[name] = worth
        asked[name] = own.asked
    return Valued(hand, wilds, worths, asked, wild_asked, made)


def _choices(
    making: Making, plays: Hand, board: Sequence[Card], size: int, made: Made
) -> tuple[Sequence[Card], Fives]:
    how = (making, size)
    found = made.get(how)
    if found is None:
        found = made[how] = making.choices(plays, board, size)
    return found


def _wild_for(side: str, wilds: Iterable[WildCard]) -> Wild:
    """What is wild on one side, and of which kind."""
    return {one.card: one.kind for one in wilds if one.wild_for(side)}


def _living(hand: Hand, dead_ranks: str) -> Hand:
    """The hand without the cards of ranks that do not count."""
    dead = wild.holding(hand.cards, dead_ranks)
    down, up = (tuple(card for card in part if card not in dead) for part in (hand.down, hand.up))
    return hand._replace(down=down, up=up)


class _OfBoard(NamedTuple):
    """What the board alone is worth, and the house rules on which that turned."""

    ranking: Ranking
    plays: Wild
    worth: Worth
    asked: Set[str]


class _Board(NamedTuple):
    """The board as a hand of its own; ``known`` holds what was found of it."""

    cards: Sequence[Card]
    made: Made
    known: list[_OfBoard]

    def worth(self, ranking: Ranking, plays: Wild, rules: Rules) -> Worth | None:
        """What it is worth; None where it has too few cards."""
        if len(self.cards) < ranking.size:
            return None
        for one in self.known:
            if one.ranking == ranking and one.plays == plays:
                break
        else:
            how = (None, ranking.size)
            if how not in self.made:
                self.made[how] = ANY_CARDS.choices(Hand(()), self.cards, ranking.size)
            own = rules.unasked()
            found = ranking.best(*self.made[how], plays, own)
            one = _OfBoard(ranking, plays, found, own.asked)
            self.known.append(one)
        rules.asked |= one.asked
        return one.worth


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
        rules.ask(NATURAL_BEATS_WILD)


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
