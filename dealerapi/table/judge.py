"""A judge of many hands, who knows what hands are worth that he has seen the like of."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import JOKER, Hand
from dealerapi.games.alike import Alike, alike
from dealerapi.games.game import Game
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.table.judged import NOT_WILD, WRONG, Columns, SideColumns, Worths
from dealerapi.table.lookup import Found, Lookup, Play, lookup_of
from dealerapi.table.packed import FACES_UNKNOWN, Group, Packed, unpacked

_LET_OTHERS_IN = 16
"""After so many hands judged one by one, other threads of the process get their turn."""


def judge_of(game: Game, rules: Rules, around: Around) -> Judge:
    """The judge of a game under these house rules, who is kept with all that he has learnt."""
    return _kept(game, tuple(rules.values.items()), around)


# What a judge knows takes up to some megabytes, and most questions are about the same few games.
@lru_cache(maxsize=8)
def _kept(game: Game, values: tuple[tuple[str, str], ...], around: Around) -> Judge:
    return Judge(game, Rules(dict(values)), around)


class Judge:
    """Judges hands of one game under some house rules, with what is around them.

    What he works out of one hand he knows from then on of all hands that are like it.
    """

    def __init__(self, game: Game, rules: Rules, around: Around) -> None:
        self.play = Play(game, rules, around, {side.name: Worths() for side in game.sides})
        self._looks = alike(game, rules)
        self._lookups: dict[int, Lookup | None] = {}

    def judge(self, hands: Packed, wrong: NDArray[np.bool_]) -> Columns:
        """The columns of these hands, which have been checked; those that are wrong are left out."""
        groups = [group.only(~wrong[group.rows]) for group in hands.groups()]
        widest = max((len(group.columns) for group in groups), default=0)
        places = widest + len(self.play.around.board) if self.play.game.wild else 0
        wild = np.full((places, len(hands)), NOT_WILD, np.uint8)
        numbers = {name: np.full(len(hands), WRONG, np.int32) for name in self.play.worths}

        def fill(group: Group, found: Found) -> None:
            for place, column in enumerate(found.wild):
                wild[place, group.rows] = column
            for name, own in found.numbers.items():
                numbers[name][group.rows] = own

        for group in groups:
            left = group
            lookup = self._lookup(len(group.columns))
            if lookup is not None:
                like = group.only(~_apart(hands, group, lookup.looks))
                found = lookup.look_up(like.columns)
                fill(like, found)
                clear = np.zeros(len(hands), np.bool_)
                clear[like.rows] = ~found.unclear
                left = group.only(~clear[group.rows])
            if len(left.rows):
                fill(left, self._one_by_one(hands, left))
        sides = {
            name: SideColumns(numbers[name], worths) for name, worths in self.play.worths.items()
        }
        return Columns(tuple(wild), sides)

    def one_by_one(self, hands: Packed) -> int:
        """How many of the hands are of a size that is not looked up, so that each takes its time."""
        deal = self.play.game.deal
        return sum(
            len(group.rows)
            for group in hands.groups()
            if deal.is_whole(size := len(group.columns)) and self._lookup(size) is None
        )

    def _lookup(self, size: int) -> Lookup | None:
        """The look-up for hands of one size; None where each has to be judged by itself."""
        if size not in self._lookups:
            looks = self._looks
            self._lookups[size] = lookup_of(self.play, looks, size) if looks else None
        return self._lookups[size]

    def _one_by_one(self, hands: Packed, group: Group) -> Found:
        """What hands of one size are worth, each judged by itself; equal ones together."""
        columns = group.columns.T.tolist()
        down = hands.down[group.rows].tolist()
        judged: dict[tuple[tuple[int, ...], int, str], _OneJudged] = {}
        found = []
        for row, cards, faces in zip(group.rows.tolist(), columns, down, strict=True):
            if not row % _LET_OTHERS_IN:
                time.sleep(0)
            key = (tuple(cards), faces, hands.named.get(row, ""))
            one = judged.get(key)
            if one is None:
                one = judged[key] = self._judge_one(unpacked(*key))
            found.append(one)
        wild = np.array([one.wild for one in found], np.uint8).reshape(len(found), -1)
        numbers = np.array([one.numbers for one in found], np.int32).reshape(len(found), -1)
        sides = dict(zip(self.play.worths, numbers.T, strict=False))
        return Found([*wild.T], sides, np.zeros(len(found), np.bool_))

    def _judge_one(self, hand: Hand) -> _OneJudged:
        wild, numbers = self.play.judge(hand)
        held = (*hand.cards, *self.play.around.board) if self.play.game.wild else ()
        return _OneJudged(
            tuple(card if card in wild else NOT_WILD for card in held),
            tuple(numbers[name] for name in self.play.worths),
        )


class _OneJudged(NamedTuple):
    """The wild cards of one hand among its cards and the board, and its worths side by side."""

    wild: tuple[int, ...]
    numbers: tuple[int, ...]


def _apart(hands: Packed, group: Group, looks: Alike) -> NDArray[np.bool_]:
    """Hands that are like no others: with jokers of a colour, or faces where these matter."""
    apart = np.zeros(group.rows.shape, np.bool_)
    for column in group.columns:
        apart |= column > JOKER
    if looks.faces:
        down = hands.down[group.rows]
        apart |= (down != FACES_UNKNOWN) & (down != len(group.columns))
    return apart
