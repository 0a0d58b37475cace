"""Games with a board that all players share."""

from __future__ import annotations

from dealerapi.games.game import Deal, Fixed, Game, Side
from dealerapi.games.making import ANY_CARDS, exactly
from dealerapi.games.qualifiers import OrBetter
from dealerapi.games.sources import ROBERTS_RULES
from dealerapi.ranking import ACE_TO_FIVE, STANDARD_HIGH
from dealerapi.words import N_

TWO_OF_THE_HAND = exactly(2)

TEXAS_HOLDEM = Game(
    name="texas-holdem",
    title="Texas Hold'em",
    family="community",
    summary=N_("Two cards each and five on the board; the best five of the seven."),
    players=(2, 10),
    deal=Deal(down=2, board=5),
    sides=(Side("high", STANDARD_HIGH, ANY_CARDS, source=ROBERTS_RULES["Hold'em"]),),
    sources=(ROBERTS_RULES,),
    aliases={"holdem": {}},
    example=("AsKd", "QhQc", "9s8s"),
)

OMAHA_HI_LO = Game(
    name="omaha-hi-lo",
    title="Omaha Hi-Lo",
    family="community",
    summary=N_("Two of four cards with three of the board; high, and low of eight or better."),
    players=(2, 10),
    deal=Deal(down=4, board=5),
    sides=(
        Side("high", STANDARD_HIGH, TWO_OF_THE_HAND, source=ROBERTS_RULES["Omaha"]),
        Side(
            "low",
            ACE_TO_FIVE,
            TWO_OF_THE_HAND,
            OrBetter(8),
            source=ROBERTS_RULES["Omaha High-Low"],
        ),
    ),
    split=ROBERTS_RULES["Omaha High-Low"],
    settled={"quartered_odd_chip": Fixed("high", ROBERTS_RULES["Ties"])},
    sources=(ROBERTS_RULES,),
    aliases={"omaha-8": {}, "omaha-eight-or-better": {}, "o8": {}},
    example=("As2dKdKc", "QhQc9s8s", "Ah3h5s6c"),
)

GAMES = (TEXAS_HOLDEM, OMAHA_HI_LO)
