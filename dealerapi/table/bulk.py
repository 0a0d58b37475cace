"""Many hands of one game at once, each for itself, judged by columns.

Hands that the game cannot tell apart are worth the same: one of them is judged as it would be
alone, and the others are looked up. A hand that is like no other is judged by itself. So
there is one description of every rule, and no hand is worth more or less here than alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import NAMES, Card
from dealerapi.faults import Faults
from dealerapi.games.game import Game
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.table.bulk_checks import MOST_FAULTS, BulkChecks
from dealerapi.table.judge import Judge, judge_of
from dealerapi.table.judged import NOT_WILD, Columns, Known, SideColumns
from dealerapi.table.packed import FACES_UNKNOWN, UNREADABLE, Packed

__all__ = [
    "FACES_UNKNOWN",
    "MOST_FAULTS",
    "NOT_WILD",
    "UNREADABLE",
    "BulkChecks",
    "Columns",
    "Judge",
    "Known",
    "Packed",
    "SideColumns",
    "evaluate_columns",
    "judge_of",
]


def evaluate_columns(
    game: Game,
    cards: NDArray[np.uint8],
    rules: Rules,
    *,
    down: int | None = None,
    around: Around | None = None,
    dead: Sequence[Card] = (),
) -> Columns:
    """What many hands of a game are worth. A card may be in several hands, not twice in one.

    ``cards`` has a row for each hand: its cards as numbers (see :mod:`dealerapi.cards`) in the
    order dealt. ``down`` of them lie face down; None where that does not matter. What lies
    ``around`` the hands and the ``dead`` cards are the same for all.

    Raises Faulty with what is wrong with the hands, of :data:`MOST_FAULTS` faults, and
    ValueError where ``cards`` is no such array. The first hands of a game take longer, since
    what they are worth is worked out then and kept.
    """
    if cards.ndim != 2 or cards.dtype != np.uint8 or (cards.size and cards.max() >= len(NAMES)):
        raise ValueError("cards are numbers of cards (uint8), with a row for each hand")
    hands, held = cards.shape
    packed = Packed(
        cards.ravel(),
        np.full(hands, held, np.uint16),
        np.full(hands, FACES_UNKNOWN if down is None else down, np.uint16),
    )
    around = around or Around()
    checks, faults = BulkChecks(game, rules, around, dead), Faults()
    checks.common(faults)
    wrong = checks.wrong(packed)
    checks.tell(packed, wrong, 0, faults)
    faults.raise_any()
    return judge_of(game, rules, around).judge(packed, wrong)
