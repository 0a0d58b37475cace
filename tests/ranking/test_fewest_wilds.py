"""Of equal groups the one with the fewest wild cards is found without trying all of them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from dealerapi.cards import JOKER
from dealerapi.house import Rules
from dealerapi.ranking import BUG, RANKINGS, WILD
from dealerapi.ranking.worth import fewest_wilds, wilds_used

HIGHS = [
    "standard_high",
    "canadian_high",
    "short_deck_high",
    "high_of_3_with_straights",
    "high_of_7",
]


@pytest.mark.parametrize("name", HIGHS)
@pytest.mark.parametrize("few", [False, True])
def test_it_is_the_first_of_those_with_the_fewest(name, few):
    """As all of them tried one by one say."""
    ranking = RANKINGS[name]
    random = Random(f"{name} {few}")
    for _hand in range(60):
        deck = range(36, JOKER + 1) if few else range(JOKER + 1)
        cards = random.sample(deck, random.randint(max(ranking.size, 6), 9))
        held = random.sample(cards, random.randint(1, len(cards)))
        wild = {card: BUG if card == JOKER and random.random() < 0.5 else WILD for card in held}
        wild |= {card: WILD for card in cards if card == JOKER and card not in wild}
        groups = list(combinations(cards, ranking.size))
        values = {group: ranking.best(group, [group], wild, Rules({})).strength for group in groups}
        best = max(values.values())
        equal = [group for group in groups if values[group] == best]
        worth = ranking.best(equal[0], equal[:1], wild, Rules({}))
        plays = [worth._replace(five=group) for group in equal]
        assert fewest_wilds(worth, equal) == min(plays, key=wilds_used)
