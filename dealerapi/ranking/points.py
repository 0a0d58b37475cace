"""Hands that count points: the most, the fewest, or the nearest to a number.

Points are counted in halves within, so that a face card worth half a point is a whole number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, get_args

from dealerapi.cards import RANKS, Card
from dealerapi.house import Rules
from dealerapi.ranking.names import points_name, points_number
from dealerapi.ranking.worth import ALL, Fives, Wild, Worth, no_hand
from dealerapi.words import _, listed, ngettext

MOST_POINTS = 50
"""The most points of one card, and the highest target."""

MOST_OPTIONS = 2
"""How many numbers a card of one rank may count as, at most."""

Value = float | Sequence[float]
"""What a card of one rank is worth, or every number that it may count as."""

PIPS: Mapping[str, Value] = {
    **{rank: place + 2 for place, rank in enumerate("23456789T")},
    **dict.fromkeys("JQK", 0),
    "A": 1,
}
"""Spot cards by their number, the ace one, face cards nothing (Dramaha 49, 21 and Zero)."""

HALF_FACES: Mapping[str, Value] = {**PIPS, **dict.fromkeys("JQK", 0.5), "A": (1, 11)}
"""Face cards half a point, an ace one or eleven (7/27)."""

Aim = Literal["most", "least", "nearest"]
Over = Literal["counts", "loses", "left_out"]
Level = Literal["under", "over", "tie"]

_LIMIT = 1 << 20
_BUST = 1 << 19
_CARD_BITS = 6


@dataclass(frozen=True, eq=False)
class Points:
    """All cards of a hand count points by rank; ``most``, ``least`` or ``nearest`` to ``target`` wins.

    ``values`` gives the points of each rank, whole or half ones from 0 to 50, or two such
    numbers of which the better counts; a rank left out counts nothing, nor does a joker.
    Where the nearest to ``target`` (0 to 50) wins, ``over`` says whether a hand above it
    ``counts`` by its distance, ``loses``, or has such cards ``left_out`` that it is not above;
    ``level`` which of two hands as far on either side wins; ``more_cards``, that of equal
    hands the one in which more cards count wins. Raises ValueError for what cannot be meant.
    """

    name: str
    aim: Aim
    target: float = 0
    values: Mapping[str, Value] = field(default_factory=lambda: PIPS)
    over: Over = "counts"
    level: Level = "under"
    more_cards: bool = False
    size = ALL
    low = False
    takes_wild = False

    def __post_init__(self) -> None:
        for name, word, words in (
            ("aim", self.aim, get_args(Aim)),
            ("over", self.over, get_args(Over)),
            ("level", self.level, get_args(Level)),
        ):
            if word not in words:
                raise ValueError(
                    _("“{name}” is one of {words}, not “{word}”").format(
                        name=name, words=listed(words), word=word
                    )
                )
        _check_points([self.target])
        for rank, value in self.values.items():
            if rank not in list(RANKS):
                raise ValueError(_("“{rank}” is not a rank").format(rank=rank))
            _check_points(_options(value))

    @cached_property
    def _halves(self) -> tuple[tuple[int, ...], ...]:
        """What each rank may count, in halves; the joker's last."""
        of_ranks = (_options(self.values.get(rank, 0)) for rank in RANKS)
        return (*(tuple(int(one * 2) for one in options) for options in of_ranks), (0,))

    @cached_property
    def _goal(self) -> int:
        return int(self.target * 2)

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best count of a group; wild cards count as printed."""
        groups = [group for group in fives if group]
        if not groups:
            return no_hand(self, cards)
        strength, five = max(map(self._best_total, groups), key=lambda found: found[0])
        return Worth(
            self, strength, five, tuple(cards), {}, qualifies=self.category(strength) != "over"
        )

    def _best_total(self, group: Sequence[Card]) -> tuple[int, tuple[Card, ...]]:
        """The strength of the best total of a group, and the cards that count for it.

        More cards only add to a total. So of all cards only the largest or the smallest
        numbers count where the most or the fewest points win.
        """
        if self.aim != "nearest":
            best = max if self.aim == "most" else min
            total = sum([best(self._halves[card >> 2]) for card in group])
            return self._strength(total, len(group)), tuple(group)
        if self.over == "left_out":
            return self._best_within(group)
        totals = 1
        for card in group:
            grown = 0
            for counted in self._halves[card >> 2]:
                grown |= totals << counted
            totals = grown
        # A bit for each total: the nearest are the highest up to the target, the lowest above it.
        within = totals & (2 << self._goal) - 1
        above = totals >> self._goal + 1
        nearest = [within.bit_length() - 1] if within else []
        if above:
            nearest.append(self._goal + (above & -above).bit_length())
        return max(self._strength(total, len(group)) for total in nearest), tuple(group)

    def _best_within(self, group: Sequence[Card]) -> tuple[int, tuple[Card, ...]]:
        """The same of the highest total that is not above the target, with the most cards for it."""
        # A bit for each card that counts, and above these how many there are.
        shift = len(group)
        totals = {0: 0}
        for place, card in enumerate(group):
            one = 1 << shift | 1 << place
            grown = dict(totals)
            for total, so_far in totals.items():
                for counted in self._halves[card >> 2]:
                    now = total + counted
                    if now <= self._goal and grown.get(now, 0) >> shift <= so_far >> shift:
                        grown[now] = so_far + one
            totals = grown
        best = max(totals)
        held = tuple([card for place, card in enumerate(group) if totals[best] >> place & 1])
        return self._strength(best, len(held)), held

    def _strength(self, total: int, cards: int) -> int:
        if self.aim == "most":
            good = total
        elif self.aim == "least":
            good = _LIMIT - total
        else:
            side = (total > self._goal) - (total < self._goal)
            worse = {"under": 1, "over": -1, "tie": 2}[self.level]
            bust = side > 0 and self.over == "loses"
            good = (_BUST if bust else _LIMIT) - 2 * abs(total - self._goal) - (side == worse)
        return good << _CARD_BITS | (cards if self.more_cards else 0)

    def _distance(self, strength: int) -> tuple[int, int]:
        """How far from the target, and on which side: 1 above, -1 below, 0 for either."""
        good = strength >> _CARD_BITS
        if good <= _BUST:
            return (_BUST - good) >> 1, 1
        far, worse = divmod(_LIMIT - good, 2)
        if self.over != "counts":
            return far, -1
        if self.level == "tie":
            return far, 0
        return far, 1 if worse == (self.level == "under") else -1

    def category(self, strength: int) -> str:
        """``over`` for a hand that lost by going over the target; ``points`` otherwise."""
        bust = self.aim == "nearest" and strength >> _CARD_BITS <= _BUST
        return "over" if bust else "points"

    def ranks(self, strength: int) -> tuple[int, ...]:
        """None: equal points can come from any ranks."""
        return ()

    def says(self, strength: int) -> str:
        """The count in words, with the cards that count where their number breaks ties."""
        said = self._says(strength)
        if not self.more_cards:
            return said
        cards = strength & (1 << _CARD_BITS) - 1
        return ngettext("{points} with {n} card", "{points} with {n} cards", cards).format(
            points=said, n=cards
        )

    def _says(self, strength: int) -> str:
        if self.aim == "most":
            return points_name(strength >> _CARD_BITS)
        if self.aim == "least":
            return points_name(_LIMIT - (strength >> _CARD_BITS))
        far, side = self._distance(strength)
        target = points_number(self._goal)
        if far and not side:
            return _("{points} from {target}").format(points=points_name(far), target=target)
        total = points_name(self._goal + side * far)
        if self.category(strength) == "over":
            return _("{points}, over {target}").format(points=total, target=target)
        return total


def _options(value: Value) -> Sequence[float]:
    return value if isinstance(value, Sequence) else (value,)


def _check_points(given: Sequence[object]) -> None:
    if not 1 <= len(given) <= MOST_OPTIONS:
        raise ValueError(_("a rank has one to {most} values").format(most=MOST_OPTIONS))
    for points in given:
        if (
            not isinstance(points, int | float)
            or not 0 <= points <= MOST_POINTS
            or points * 2 != int(points * 2)
        ):
            raise ValueError(
                _("points are whole or half numbers from 0 to {most}, not {points}").format(
                    most=MOST_POINTS, points=points
                )
            )


DRAMAHA_49 = Points("most_points", "most")
DRAMAHA_ZERO = Points("least_points", "least")
DRAMAHA_21 = Points("points_21", "nearest", 21, over="left_out", more_cards=True)
NEAREST_7 = Points("nearest_7", "nearest", 7, HALF_FACES)
NEAREST_27 = Points("nearest_27", "nearest", 27, HALF_FACES)
COUNTS = {one.name: one for one in (DRAMAHA_49, DRAMAHA_ZERO, DRAMAHA_21, NEAREST_7, NEAREST_27)}
