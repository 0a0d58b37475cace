"""How long everything goes on: at length by ``make torture``, shortly in the tests."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Length:
    """Counts and seconds. ``most`` is the time for everything, of which showdowns get the rest."""

    fuzz: int
    mutated: int
    examples: int
    thorough: bool
    deals: int
    asked_again: int
    load: int
    slow_turns: int
    kills: int
    most: float


FULL = Length(
    fuzz=300,
    mutated=100_000,
    examples=60,
    thorough=True,
    deals=1_000_000,
    asked_again=287,
    load=120,
    slow_turns=3,
    kills=60,
    most=840,
)

SHORT = Length(
    fuzz=3,
    mutated=1_500,
    examples=2,
    thorough=False,
    deals=3_000,
    asked_again=20,
    load=4,
    slow_turns=1,
    kills=2,
    most=60,
)
