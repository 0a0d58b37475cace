"""Hands compared outside a showdown, and what is wild in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from dealerapi.cards import JOKER, Card, Hand
from dealerapi.faults import Faults
from dealerapi.games.game import Game
from dealerapi.games.wild import Around, WildCard
from dealerapi.house import Rules
from dealerapi.table.checks import (
    Seen,
    all_sound,
    check_around,
    check_board,
    check_hand,
    check_part_hand,
    check_seen,
    is_sound,
)
from dealerapi.table.hands import Valued, places, standing, value, wild_cards
from dealerapi.words import _


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Hands with their worth; ``order`` and ``places`` hold positions by side, best first."""

    hands: tuple[Valued, ...]
    order: Mapping[str, list[list[int]]]
    places: Mapping[str, Mapping[int, int]]


def evaluate(
    game: Game,
    hands: Sequence[Hand | None],
    rules: Rules,
    *,
    around: Around | None = None,
    dead: Sequence[Card] = (),
    faults: Faults | None = None,
) -> Evaluation:
    """Rank whole hands on every side of the game.

    A hand is None where its cards could not be read, with ``faults`` saying so. Raises
    Faulty with every fault of the question.
    """
    faults = faults or Faults()
    around = around or Around()
    check_board(game, around.board, faults)
    check_around(game, around, faults)
    for position, hand in enumerate(hands):
        if hand is not None and not is_sound(game, hand):
            check_hand(game, hand, ("hands", position), _hand(position), faults)
    _check_seen(game, hands, rules, board=around.board, dead=dead, faults=faults)
    faults.raise_any()
    return stand([value(game, hand, around, rules) for hand in hands if hand], game)


def stand(hands: Sequence[Valued], game: Game) -> Evaluation:
    """The order of hands already valued."""
    order = {side.name: standing([hand.worths[side.name] for hand in hands]) for side in game.sides}
    return Evaluation(tuple(hands), order, {side: places(groups) for side, groups in order.items()})


@dataclass(frozen=True, slots=True)
class Wilds:
    """The wild cards of one hand, each with the sides for which it is wild."""

    hand: Hand
    wild: tuple[tuple[WildCard, tuple[str, ...]], ...]

    @property
    def natural(self) -> tuple[Card, ...]:
        """The cards of the hand that are not wild."""
        wild = {one.card for one, _sides in self.wild}
        return tuple(card for card in self.hand.cards if card not in wild)


def wilds(
    game: Game,
    hands: Sequence[Hand | None],
    rules: Rules,
    *,
    around: Around | None = None,
    dead: Sequence[Card] = (),
    faults: Faults | None = None,
) -> tuple[Wilds, ...]:
    """What is wild in each hand, whole or still being dealt. Raises Faulty with every fault."""
    faults = faults or Faults()
    around = around or Around()
    check_board(game, around.board, faults, whole=False)
    check_around(game, around, faults)
    for position, hand in enumerate(hands):
        if hand is not None:
            check_part_hand(game, hand, ("hands", position), _hand(position), faults)
    _check_seen(game, hands, rules, board=around.board, dead=dead, faults=faults)
    faults.raise_any()
    return tuple(
        Wilds(
            hand,
            tuple(
                (wild, sides_of(game, wild, rules))
                for wild in wild_cards(game, hand, around, rules)
            ),
        )
        for hand in hands
        if hand is not None
    )


def sides_of(game: Game, wild: WildCard, rules: Rules) -> tuple[str, ...]:
    """The sides of the pot for which a card is wild."""
    return tuple(
        side.name
        for side in game.sides
        if wild.wild_for(side.name)
        and (wild.card >= JOKER or side.takes_wild(rules.values.get("low_wild", "")))
    )


def _hand(position: int) -> str:
    return _("hand {number}").format(number=position + 1)


def _check_seen(
    game: Game,
    hands: Sequence[Hand | None],
    rules: Rules,
    *,
    board: Sequence[Card],
    dead: Sequence[Card],
    faults: Faults,
) -> None:
    if not all_sound(chain(board, dead, *[hand.cards for hand in hands if hand]), game):
        check_seen(_seen(hands, board, dead), game, rules, faults)


def _seen(hands: Sequence[Hand | None], board: Sequence[Card], dead: Sequence[Card]) -> list[Seen]:
    seen: list[Seen] = [
        (("hands", position), _hand(position), hand.cards)
        for position, hand in enumerate(hands)
        if hand is not None
    ]
    return [
        *seen,
        (("board",), _("the board"), board),
        (("dead",), _("the dead cards"), dead),
    ]
