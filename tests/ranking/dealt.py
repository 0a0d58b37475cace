"""Hands for property tests, with those that make something interesting often among them."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st

from tests.oracles.high_hands import House

RANKS = "23456789TJQKA"
FIVE_OF_A_KIND = ("highest", "below_natural_royal", "below_straight_flush", "not_counted")


@dataclass(frozen=True)
class Dealt:
    """Cards as one text, and the wild ones among them."""

    cards: tuple[str, ...]
    wild: tuple[str, ...] = ()

    @property
    def said(self) -> str:
        """The cards as one text."""
        return "".join(self.cards)

    @property
    def said_wild(self) -> str:
        """The wild cards as one text."""
        return "".join(self.wild)


@st.composite
def dealt(draw: st.DrawFn, size: int, fewest: int = 0, most: int = 4, joker: bool = True) -> Dealt:
    """Some cards with some of them wild; often of few ranks or few suits."""
    suits = draw(st.sampled_from(["cdhs", "cdhs", "cdhs", "hs", "s"]))
    fewest_ranks = 4 if suits == "cdhs" else 9
    lowest = draw(st.integers(0, 13 - fewest_ranks))
    highest = draw(st.integers(lowest + fewest_ranks - 1, 12))
    deck = [rank + suit for rank in RANKS[lowest : highest + 1] for suit in suits]
    cards = draw(st.lists(st.sampled_from(deck), unique=True, min_size=size, max_size=size))
    wild = cards[: draw(st.integers(fewest, most))]
    if joker and wild and draw(st.integers(0, 3)) == 0:
        cards[0] = wild[0] = "Jk"
    return Dealt(tuple(cards), tuple(wild))


patient = settings(deadline=None)
"""The oracles are slow on purpose, and the first look-up fills the tables."""

houses = st.builds(House, st.sampled_from(FIVE_OF_A_KIND), st.booleans(), st.booleans())


def house_rules(house: House) -> dict[str, str]:
    """The house rules as the service knows them."""
    return {
        "five_of_a_kind": house.five_of_a_kind,
        "double_ace_flush": str(house.double_ace_flush).lower(),
        "natural_beats_wild": str(house.natural_beats_wild).lower(),
    }
