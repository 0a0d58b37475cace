"""Hands for tests, written as a dealer would: ``play(BADUGI, "7s5h4dAc")``."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

from dealerapi.cards import by_suit, read_cards, written
from dealerapi.house import Rules
from dealerapi.ranking import BUG, WILD, Ranking, Worth

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def play(ranking: Ranking, cards: str, wild: str = "", bug: str = "", **rules: str) -> Worth:
    """The best of all the cards; ``wild`` and ``bug`` name those that are."""
    held = sorted(read_cards(cards), key=by_suit, reverse=True)
    kinds = dict.fromkeys(read_cards(wild), WILD) | dict.fromkeys(read_cards(bug), BUG)
    groups = tuple(combinations(held, ranking.size or len(held)))
    return ranking.best(held, groups, kinds, Rules(rules))


def beats(ranking: Ranking, *hands: str) -> bool:
    """Whether each hand beats the next."""
    strengths = [play(ranking, hand).strength for hand in hands]
    return all(one > other for one, other in pairwise(strengths))


def ties(ranking: Ranking, one: str, other: str) -> bool:
    """Whether two hands are equal."""
    return play(ranking, one).strength == play(ranking, other).strength


def five(worth: Worth) -> str:
    """The cards that play, in the order of the ranks: ``"7s 5h 4d Ac"``."""
    return " ".join(written(worth.played()[0]))


def stands(worth: Worth) -> dict[str, str]:
    """What each wild card that plays stands for: ``{"Jk": "As"}``."""
    return {written([card])[0]: written([plays])[0] for card, plays in worth.played()[1]}


def identities(worth: Worth) -> list[str]:
    """The cards as they play, in the order of the ranks."""
    plays = stands(worth)
    return [plays.get(card, card) for card in written(worth.played()[0])]


def dealt(size: int, times: int, seed: int) -> Iterator[list[str]]:
    """Random hands from a whole deck."""
    chance = random.Random(seed)
    for _time in range(times):
        yield chance.sample(DECK, size)
