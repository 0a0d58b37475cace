"""What a hand must be to compete for a side of the pot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from dealerapi.ranking import Worth
from dealerapi.ranking.names import one
from dealerapi.words import _


class Qualifier(Protocol):
    """Says whether a hand competes for its side."""

    def holds(self, worth: Worth) -> bool:
        """Whether the hand qualifies."""

    def says(self) -> str:
        """The condition in words."""


@dataclass(frozen=True, slots=True)
class OrBetter:
    """Five different ranks, none above ``rank`` (2 to 14), and nothing that counts against a low."""

    rank: int

    def holds(self, worth: Worth) -> bool:
        """Whether the low is unpaired, no straight or flush that counts, and low enough."""
        return worth.category == "high_card" and worth.ranks[0] <= self.rank

    def says(self) -> str:
        """The condition in words."""
        return _("{rank} or better").format(rank=one(self.rank))
