"""What cards are worth: high hands, lows, badugi, points, single cards; wild cards by look-up."""

from dealerapi.ranking.badugi import BADUGI, BADUGI_ACE_HIGH, HIGH_BADUGI
from dealerapi.ranking.beats_all import BeatsAll, Combination
from dealerapi.ranking.high import (
    CANADIAN_HIGH,
    HIGHS,
    MEXICAN_HIGH,
    SHORT_DECK_HIGH,
    STANDARD_HIGH,
    patterns,
    suited,
    wide_patterns,
    wide_suited,
)
from dealerapi.ranking.keys import BUG, WILD
from dealerapi.ranking.low import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, LOWS
from dealerapi.ranking.orders import STANDARD
from dealerapi.ranking.points import HALF_FACES, PIPS, Points
from dealerapi.ranking.registry import RANKINGS, ranking_of
from dealerapi.ranking.sizes import high_of, low_of
from dealerapi.ranking.suit import GivenCard, HighestOfSuit, LowestOfSuit
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
    "patterns",
    "ranking_of",
    "suited",
    "warm",
]


def warm() -> None:
    """Fill the look-up tables now, so that forked workers share them."""
    for value in ("highest", "below_natural_royal", "below_straight_flush", "not_counted"):
        wide_patterns(value, STANDARD)
    for double_ace in (False, True):
        wide_suited(double_ace, STANDARD)
    for high in HIGHS.values():
        high.warm()
    for low in LOWS.values():
        low.warm()
