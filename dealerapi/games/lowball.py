"""Draw games for the low hand."""

from __future__ import annotations

from dealerapi.games.game import Deal, FixedDraws, Game, Side
from dealerapi.games.making import ANY_CARDS
from dealerapi.games.sources import ROBERTS_RULES
from dealerapi.ranking import DEUCE_TO_SEVEN
from dealerapi.words import N_

TWO_TO_SEVEN_TRIPLE_DRAW = Game(
    name="two-to-seven-triple-draw",
    title="Deuce-to-Seven Triple Draw",
    family="lowball",
    summary=N_("Five-card lowball, ace high, straights and flushes count; three draws."),
    players=(2, 6),
    deal=Deal(down=5),
    sides=(Side("low", DEUCE_TO_SEVEN, ANY_CARDS, source=ROBERTS_RULES["Kansas City Lowball"]),),
    draws=FixedDraws((5, 5, 5), ROBERTS_RULES["Lowball"]),
    sources=(ROBERTS_RULES,),
    aliases={"2-7-triple-draw": {}, "deuce-to-seven-triple-draw": {}},
    example=("7s5d4h3c2s", "8d6c5h4s2h", "As5h4c3d2c"),
)

GAMES = (TWO_TO_SEVEN_TRIPLE_DRAW,)
