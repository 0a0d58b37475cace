"""The house rules in force for one question, and which of them were asked.

The rules of poker are evaluated lazily: a house rule is looked up only where the
answer turns on it. What was never asked cannot have mattered.
"""

from __future__ import annotations

from collections.abc import Mapping


class Rules:
    """House rules by name. ``ask`` gives a value and remembers that it was wanted.

    ``chosen`` names the rules that the question itself set.
    """

    __slots__ = ("asked", "chosen", "values")

    def __init__(self, values: Mapping[str, str], chosen: frozenset[str] = frozenset()) -> None:
        self.values = values
        self.chosen = chosen
        self.asked: set[str] = set()

    def ask(self, name: str, otherwise: str = "") -> str:
        """The value of rule ``name``; ``otherwise`` where the game does not have that rule."""
        self.asked.add(name)
        return self.values.get(name, otherwise)

    def unasked(self) -> Rules:
        """The same rules, none asked yet."""
        return Rules(self.values, self.chosen)

    def but(self, name: str, value: str) -> Rules:
        """The same rules with one of them set otherwise, none asked yet."""
        return Rules({**self.values, name: value}, self.chosen)
