"""What cards are worth: high hands, lows, single cards, and wild cards by look-up."""

from dealerapi.ranking.high import STANDARD_HIGH, patterns, suited
from dealerapi.ranking.keys import BUG, WILD
from dealerapi.ranking.low import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, LOWS
from dealerapi.ranking.suit import HighestOfSuit
from dealerapi.ranking.worth import Ranking, Wild, Worth

__all__ = [
    "ACE_TO_FIVE",
    "ACE_TO_SIX",
    "BUG",
    "DEUCE_TO_SEVEN",
    "LOWS",
    "STANDARD_HIGH",
    "WILD",
    "HighestOfSuit",
    "Ranking",
    "Wild",
    "Worth",
    "warm",
]


def warm() -> None:
    """Fill every look-up table now, so that forked workers share them."""
    for value in ("highest", "below_natural_royal", "below_straight_flush", "not_counted"):
        patterns(value)
    for double_ace in (False, True):
        suited(double_ace)
    for low in LOWS.values():
        low.warm()
