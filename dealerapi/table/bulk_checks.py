"""What is wrong with many hands, each of which is looked at by itself.

All hands are gone through by columns to find those that are wrong; what is wrong with each is
then said as it would be said of the hand alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, NAMES, RANKS, Card, Hand, rank_of
from dealerapi.faults import Faults
from dealerapi.games.game import Game
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.table.checks import (
    Seen,
    check_around,
    check_board,
    check_hand,
    check_seen,
    jokers_in_deck,
)
from dealerapi.table.packed import FACES_UNKNOWN, UNREADABLE, Group, Packed
from dealerapi.words import _

MOST_FAULTS = 100
"""So many faults of hands are told at most."""


class BulkChecks:
    """The checks of hands of one game, with what lies around them all."""

    def __init__(self, game: Game, rules: Rules, around: Around, dead: Sequence[Card] = ()) -> None:
        self.game, self.rules, self.around = game, rules, around
        self._others: list[Seen] = [
            (("board",), _("the board"), around.board),
            (("dead",), _("the dead cards"), dead),
        ]
        seen = (*around.board, *dead)
        self._jokers = jokers_in_deck(game, rules)
        self._barred = np.array([self._bars(card, seen) for card in range(len(NAMES))], np.bool_)
        self._jokers_left = self._jokers - sum(card >= JOKER for card in seen)

    def _bars(self, card: Card, seen: Sequence[Card]) -> bool:
        """Whether no hand can hold the card."""
        if card >= JOKER:
            coloured = card > JOKER
            return coloured != self.game.coloured_jokers or (coloured and card in seen)
        return card in seen or RANKS[rank_of(card)] in self.game.stripped

    def common(self, faults: Faults) -> None:
        """Note what is wrong with what lies around the hands."""
        check_board(self.game, self.around.board, faults)
        check_around(self.game, self.around, faults)
        check_seen(self._others, self.game, self.rules, faults)

    def wrong(self, hands: Packed) -> NDArray[np.bool_]:
        """Which of the hands are wrong, those that could not be read among them."""
        wrong: NDArray[np.bool_] = hands.down == UNREADABLE
        for group in hands.groups():
            wrong[group.rows] = self._wrong(hands, group)
        return wrong

    def _wrong(self, hands: Packed, group: Group) -> NDArray[np.bool_]:
        held = len(group.columns)
        wrong = np.zeros(group.rows.shape, np.bool_)
        if not self.game.deal.is_whole(held):
            wrong[:] = True
            return wrong
        if self.game.needs("named_by_player"):
            wrong |= [row not in hands.named for row in group.rows.tolist()]
        if self.game.needs_faces:
            lies = [self.game.deal.allows(down, held - down) for down in range(held + 1)]
            allowed = np.zeros(FACES_UNKNOWN + 1, np.bool_)
            allowed[: held + 1] = lies
            wrong |= ~allowed[hands.down[group.rows]]
        jokers = np.zeros(group.rows.shape, np.uint8)
        for column in group.columns:
            jokers += column >= JOKER
            wrong |= self._barred[column]
        wrong |= jokers > max(self._jokers_left, 0)
        for one, other in combinations(group.columns, 2):
            wrong |= (one == other) & (one != JOKER)
        return wrong

    def tell(self, hands: Packed, wrong: NDArray[np.bool_], first: int, faults: Faults) -> int:
        """Note what is wrong with the hands that are, the first of which is at place ``first``.

        Stops when :data:`MOST_FAULTS` are noted in all, and gives the number of hands left.
        """
        rows = np.flatnonzero(wrong).tolist()
        for told, row in enumerate(rows):
            if len(faults.found) >= MOST_FAULTS:
                return len(rows) - told
            if row in hands.unread:
                faults.found += hands.unread[row]
            else:
                self._tell(hands.hand(row), first + row, faults)
        return 0

    def _tell(self, hand: Hand, place: int, faults: Faults) -> None:
        path, who = ("hands", place), _("hand {number}").format(number=place + 1)
        check_hand(self.game, hand, path, who, faults)
        check_seen([(path, who, hand.cards), *self._others], self.game, self.rules, faults)
