"""What cards are worth: high hands, lows, badugi, points, single cards; wild cards by look-up."""

from dealerapi.ranking.badugi import BADUGI, BADUGI_ACE_HIGH, BADUGIS, HIGH_BADUGI
from dealerapi.ranking.beats_all import BeatsAll, Combination
from dealerapi.ranking.high import (
    CANADIAN_HIGH,
    HIGHS,
    MEXICAN_HIGH,
    SHORT_DECK_HIGH,
    STANDARD_HIGH,
)
from dealerapi.ranking.keys import BUG, WILD
from dealerapi.ranking.low import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, LOWS
from dealerapi.ranking.points import HALF_FACES, PIPS, Points
from dealerapi.ranking.registry import RANKINGS, ranking_of
from dealerapi.ranking.sizes import high_of, low_of
from dealerapi.ranking.suit import GivenCard, HighestOfSuit, LowestOfSuit
from dealerapi.ranking.wide import all_widened
from dealerapi.ranking.worth import ALL, Ranking, Wild, Worth

__all__ = [
    "ACE_TO_FIVE",
    "ACE_TO_SIX",
    "ALL",
    "BADUGI",
    "BADUGI_ACE_HIGH",
    "BUG",
    "CANADIAN_HIGH",
    "DEUCE_TO_SEVEN",
    "HALF_FACES",
    "HIGHS",
    "HIGH_BADUGI",
    "LOWS",
    "MEXICAN_HIGH",
    "PIPS",
    "RANKINGS",
    "SHORT_DECK_HIGH",
    "STANDARD_HIGH",
    "WILD",
    "BeatsAll",
    "Combination",
    "GivenCard",
    "HighestOfSuit",
    "LowestOfSuit",
    "Points",
    "Ranking",
    "Wild",
    "Worth",
    "high_of",
    "low_of",
    "ranking_of",
    "warm",
]


def warm() -> None:
    """Fill the look-up tables now, so that forked workers share them."""
    for high in HIGHS.values():
        high.warm()
    for low in LOWS.values():
        low.warm()
    for badugi in BADUGIS.values():
        badugi.warm()
    all_widened()
