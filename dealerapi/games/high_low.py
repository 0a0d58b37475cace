"""High-Low: any game for the high hand can be played for the low hand too.

The players declare; the low ranks by a house rule, ace to six unless the house says
otherwise (Diagram encyclopedia, 1979).
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from dealerapi.faults import Fault, Faulty
from dealerapi.games.game import Game, Side
from dealerapi.games.making import ANY_CARDS
from dealerapi.games.sources import DIAGRAM_1979
from dealerapi.words import _

LOW_BY_HOUSE = Side("low", ranking=None, making=ANY_CARDS, source=DIAGRAM_1979["Rank of hands"])
DECLARED = DIAGRAM_1979["Declaring"]


@lru_cache(maxsize=1024)
def played_high_low(game: Game) -> Game:
    """The game with a low side laid over it. Raises Faulty where it is not high only."""
    if not game.one_way:
        detail = _(
            "{game} is not played for the high hand alone, so High-Low cannot be laid over it;"
            " leave “high_low” out"
        ).format(game=game.title)
        raise Faulty([Fault(("high_low",), "not_high_only", detail)])
    return game.but(
        sides=(*game.sides, replace(LOW_BY_HOUSE, making=game.sides[0].making)),
        declared=DECLARED,
        split=DECLARED,
        sources=(*game.sources, DIAGRAM_1979),
        high_low=True,
    )
