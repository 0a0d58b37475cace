"""What a hand must be to compete for a side of the pot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from dealerapi.ranking import BeatsAll, Ranking, Worth
from dealerapi.ranking.high import High
from dealerapi.ranking.rank_words import many, one
from dealerapi.ranking.sizes import HighOf
from dealerapi.words import N_, _

OnBoard = Callable[[], Worth | None]
"""The worth of the board alone on the same side, worked out only where it is wanted."""

HANDS = {
    "one_pair": N_("a pair"),
    "four_straight": N_("a four-card straight"),
    "four_flush": N_("a four-card flush"),
    "two_pair": N_("two pair"),
    "three_of_a_kind": N_("three of a kind"),
    "straight": N_("a straight"),
    "flush": N_("a flush"),
    "full_house": N_("a full house"),
    "four_of_a_kind": N_("four of a kind"),
    "straight_flush": N_("a straight flush"),
    "five_of_a_kind": N_("five of a kind"),
}
"""The hands that can be asked for, the lowest first."""

_BEATS_ALL = "beats_all"
"""The category of a hand that beats everything, and so competes whatever is asked for."""

_UNPAIRED = ("high_card", "badugi", _BEATS_ALL)
_BEYOND = 1 << 60
"""A strength above those of all categories."""


def _ordered(ranking: Ranking) -> High | HighOf | None:
    """The ranking by whose order of categories hands stand; None where it has no such order."""
    if isinstance(ranking, BeatsAll):
        return _ordered(ranking.inner)
    return ranking if isinstance(ranking, High | HighOf) else None


def can_be(ranking: Ranking, category: str) -> bool:
    """Whether hands of that ranking can be of the category, one of :data:`HANDS`."""
    ordered = _ordered(ranking)
    return ordered is not None and ordered.above(_BEYOND, category)


class Qualifier(ABC):
    """Says whether a hand competes for its side."""

    @abstractmethod
    def holds(self, worth: Worth, board: OnBoard) -> bool:
        """Whether the hand qualifies."""

    @abstractmethod
    def says(self) -> str:
        """The condition in words."""

    @abstractmethod
    def plays(self) -> dict[str, object]:
        """The condition as data: what a caller writes to say the same."""


@dataclass(frozen=True, slots=True)
class OrBetter(Qualifier):
    """For a low: different ranks, none above ``rank`` (2 to 14), nothing that counts against it."""

    rank: int

    def holds(self, worth: Worth, board: OnBoard) -> bool:
        """Whether the low is unpaired, no straight or flush that counts, and low enough."""
        if worth.category == _BEATS_ALL:
            return True
        return worth.category in _UNPAIRED and worth.ranks[0] <= self.rank

    def says(self) -> str:
        """The condition in words."""
        return _("{rank} or better").format(rank=one(self.rank))

    def plays(self) -> dict[str, object]:
        """The condition as data."""
        return {"or_better": "23456789TJQKA"[self.rank - 2]}


@dataclass(frozen=True, slots=True)
class AtLeast(Qualifier):
    """For a high: at least a hand of ``category``, and of that one at least of ``rank``."""

    category: str
    rank: int = 2

    def holds(self, worth: Worth, board: OnBoard) -> bool:
        """Whether the hand is that good."""
        if worth.category == self.category:
            return worth.ranks[0] >= self.rank
        ordered = _ordered(worth.ranking)
        return ordered is not None and ordered.above(worth.strength, self.category)

    def says(self) -> str:
        """The condition in words."""
        if self.rank > 2 and self.category == "one_pair":
            return _("a pair of {rank} or better").format(rank=many(self.rank))
        if self.rank > 2:
            return _("{hand}, {rank} high, or better").format(
                hand=_(HANDS[self.category]), rank=one(self.rank)
            )
        return _("{hand} or better").format(hand=_(HANDS[self.category]))

    def plays(self) -> dict[str, object]:
        """The condition as data."""
        return {"at_least": self.category, "rank": "23456789TJQKA"[self.rank - 2]}


@dataclass(frozen=True, slots=True)
class NoPair(Qualifier):
    """No two cards of one rank, and nothing else that counts against a low."""

    def holds(self, worth: Worth, board: OnBoard) -> bool:
        """Whether the hand has no pair."""
        return worth.category in _UNPAIRED

    def says(self) -> str:
        """The condition in words."""
        return _("no pair")

    def plays(self) -> dict[str, object]:
        """The condition as data."""
        return {"no_pair": True}


@dataclass(frozen=True, slots=True)
class BeatsBoard(Qualifier):
    """Better than the table's own hand, the cards on the board."""

    def holds(self, worth: Worth, board: OnBoard) -> bool:
        """Whether the hand beats the board."""
        table = board()
        return table is None or worth.strength > table.strength

    def says(self) -> str:
        """The condition in words."""
        return _("better than the hand on the board")

    def plays(self) -> dict[str, object]:
        """The condition as data."""
        return {"beats_board": True}
