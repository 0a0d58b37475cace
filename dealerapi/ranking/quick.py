"""One high hand at a glance: from a text to its category and strength, and nothing else.

For those who judge many hands one by one in Python. The strengths are those of
:data:`STANDARD_HIGH` under the usual house rules, so they compare with all others.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dealerapi.cards import Card, read_cards
from dealerapi.ranking import keys
from dealerapi.ranking.flushes import flushes
from dealerapi.ranking.high import BONUS_BITS, STANDARD_HIGH, flush_place_of
from dealerapi.ranking.wide import Counted, tally

FLUSHES = flushes(double_ace=False).one
CATEGORIES = tuple(keys.CATEGORIES[code] for code in STANDARD_HIGH.order.categories)
ROYAL = STANDARD_HIGH.order.royal
"""The best flush; five of a kind stands above it."""


def judge(hand: str, wild: Collection[Card] = ()) -> tuple[str, int]:
    """The category and the strength of a high hand of five to seven cards.

    ``hand`` is what people write (``"Ac6h5d2s2d"``). The cards of ``wild`` (such as
    ``frozenset(read_cards("2c2d2h2s"))``) are wild where the hand holds them, and so is every
    joker. A bigger strength wins. Raises Faulty for what is no card, and ValueError for
    another number of cards.
    """
    cards = read_cards(hand)
    if not 5 <= len(cards) <= 7:
        raise ValueError(f"a hand has five to seven cards, not {len(cards)}")
    held = tally(cards, wild)
    best = STANDARD_HIGH.highest[held.place]
    if held.suits and best < ROYAL:
        best = max(best, _flush(cards, held))
    return CATEGORIES[best >> 20], best << BONUS_BITS


def _flush(cards: Sequence[Card], held: Counted) -> int:
    """The best flush that some of the cards make."""
    if len(cards) == 5:
        return FLUSHES[flush_place_of(cards, held.counts)]
    best = 0
    for suit in range(4):
        if held.suits >> 4 * suit & 8:
            own = held.of_suit(suit)
            place = flush_place_of([cards[at] for at in own], [held.counts[at] for at in own])
            best = max(best, FLUSHES[place])
    return best
