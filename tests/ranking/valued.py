"""Hands for tests, written as a dealer would: ``high("Ac6h5d2s2d", wild="Ac2s2d")``."""

from __future__ import annotations

from collections.abc import Mapping

from dealerapi.cards import Hand, read_cards, written
from dealerapi.games.making import ANY_CARDS
from dealerapi.house import Rules
from dealerapi.ranking import BUG, LOWS, STANDARD_HIGH, WILD, Ranking, Worth


def worth(ranking: Ranking, cards: str, wild: Mapping[str, str], rules: Rules) -> Worth:
    """What the cards are worth; ``wild`` gives each wild card as "wild" or "bug"."""
    kinds = {read_cards(card)[0]: BUG if kind == "bug" else WILD for card, kind in wild.items()}
    held, fives = ANY_CARDS.choices(Hand(read_cards(cards)), (), 5)
    return ranking.best(held, fives, kinds, rules)


def kinds(wild: str, bug: str = "") -> dict[str, str]:
    """Wild cards and bugs, from texts."""
    found = dict.fromkeys(written(read_cards(wild)), "wild")
    return found | dict.fromkeys(written(read_cards(bug)), "bug")


def high(cards: str, wild: str = "", bug: str = "", **house_rules: str) -> Worth:
    """The high hand under these house rules."""
    return worth(STANDARD_HIGH, cards, kinds(wild, bug), Rules(house_rules))


def low(
    cards: str, ranking: str = "ace_to_six", wild: str = "", low_wild: str = "low_ace"
) -> Worth:
    """The low hand in one of the three rankings."""
    return worth(LOWS[ranking], cards, kinds(wild), Rules({"low_wild": low_wild}))


def five(hand: Worth) -> str:
    """The cards that play, in the order of the ranks: ``"6h Ac 2s 2d 5d"``."""
    return " ".join(written(hand.played()[0]))


def plays_as(hand: Worth) -> dict[str, str]:
    """What each wild card that plays stands for: ``{"Ac": "6s"}``."""
    return {written([card])[0]: written([plays])[0] for card, plays in hand.played()[1]}


def identities(hand: Worth) -> list[str]:
    """The five cards as they play, in the order of the ranks."""
    stands = plays_as(hand)
    return [stands.get(card, card) for card in written(hand.played()[0])]
