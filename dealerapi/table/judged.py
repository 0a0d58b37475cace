"""What many hands turned out to be worth, by columns."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.ranking import Worth
from dealerapi.ranking.columns import Column

NOT_WILD = 255
"""Stands for a card that is not wild."""

WRONG = 0
"""The number of the worth of a hand that cannot be judged."""

Numbers = NDArray[np.int32]


class Known(NamedTuple):
    """One worth that hands of a game can have on a side; ``opens`` is of a high hand."""

    category: str
    strength: int
    qualifies: bool
    opens: bool


class Worths(list[Known]):
    """The worths met on one side of a game, each once. The first stands for a wrong hand."""

    def __init__(self) -> None:
        super().__init__([Known("", -1, qualifies=False, opens=False)])
        self._number: dict[tuple[int, bool], int] = {}
        self._adding = threading.Lock()

    def number(self, worth: Worth, *, may_open: bool) -> int:
        """The number of a worth, a new one if it has none."""
        key = (worth.strength, worth.qualifies)
        if key not in self._number:
            with self._adding:
                if key not in self._number:
                    self.append(Known(worth.category, worth.strength, worth.qualifies, may_open))
                    self._number[key] = len(self) - 1
        return self._number[key]


@dataclass(frozen=True)
class SideColumns:
    """What hands are worth on one side: for each the number of one of ``worths``."""

    numbers: Numbers
    worths: Sequence[Known]

    @property
    def category(self) -> list[str]:
        """The category of each hand, as in ``full_house``; empty for a wrong hand."""
        names = [one.category for one in self.worths]
        return [names[number] for number in self.numbers.tolist()]

    @property
    def strength(self) -> NDArray[np.int64]:
        """The strength of each hand: the bigger wins; below 0 for a wrong hand."""
        return np.array([one.strength for one in self.worths], np.int64)[self.numbers]

    @property
    def qualifies(self) -> NDArray[np.bool_]:
        """Whether each hand competes for the side."""
        return np.array([one.qualifies for one in self.worths], np.bool_)[self.numbers]

    @property
    def opens(self) -> NDArray[np.bool_]:
        """Whether each hand may open the betting; of a high side only."""
        return np.array([one.opens for one in self.worths], np.bool_)[self.numbers]


@dataclass(frozen=True)
class Columns:
    """Hands judged: the columns of each side by its name, and the wild cards.

    ``wild`` has a column for each card of the largest hand, the board after it: the number of
    the card where it is wild, else ``NOT_WILD``. Of a game without wild cards it is empty.
    """

    wild: tuple[Column, ...]
    sides: Mapping[str, SideColumns]
