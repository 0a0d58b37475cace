"""What a game is: a deck, a deal, wild cards, sides of the pot, draws, sources.

A game is data. Everything that the service says or does about it is worked out
from its declaration.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from dealerapi.games.sources import Document, Source

if TYPE_CHECKING:
    from dealerapi.games.making import Making
    from dealerapi.games.qualifiers import Qualifier
    from dealerapi.games.wild import WildRule
    from dealerapi.ranking import Ranking


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards that one player holds at the showdown, and the cards on the board.

    ``bought`` is the other division into face-down and face-up cards, for a player who
    bought the option of taking his last card the other way.
    """

    down: int = 0
    up: int = 0
    board: int = 0
    bought: tuple[int, int] | None = None

    @property
    def cards(self) -> int:
        """How many cards a whole hand has."""
        return self.down + self.up

    @property
    def layouts(self) -> tuple[tuple[int, int], ...]:
        """Every lawful (face down, face up)."""
        return ((self.down, self.up), *((self.bought,) if self.bought else ()))


@dataclass(frozen=True, slots=True)
class Side:
    """One thing that the pot is played for. The first side of a game takes the odd chip.

    ``ranking`` is None where a house rule (``low_ranking``) names it.
    """

    name: str
    ranking: Ranking | None
    making: Making
    qualifier: Qualifier | None = None
    source: Source | None = None

    def takes_wild(self, low_wild: str) -> bool:
        """Whether wild cards play on this side, with the house rule ``low_wild`` as given."""
        if self.ranking is None:
            return low_wild != "natural"
        return self.ranking.size > 1


@dataclass(frozen=True, slots=True)
class DealerCalled:
    """Before anyone looks, the dealer calls how many draws there are and how large each may be."""

    largest: int
    source: Source


@dataclass(frozen=True, slots=True)
class FixedDraws:
    """The game fixes the draws: ``limits`` holds the most cards for each, in order."""

    limits: tuple[int, ...]
    source: Source

    @property
    def largest(self) -> int:
        """The largest single draw of the game."""
        return max(self.limits)


Draws = DealerCalled | FixedDraws


@dataclass(frozen=True, slots=True)
class Fixed:
    """A house rule that a game's own document settles or starts differently."""

    value: str
    source: Source
    open: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """One game, as its rule document describes it.

    ``players`` is the fewest and the most. ``declared`` cites the rule by which players
    declare; where it is None, cards speak. ``aliases`` maps other names to the house rules
    that they imply (mostly none); ``settled`` holds the house rules that the game's own
    document answers. ``jokers`` are those always in the deck. ``dealt_first`` is the size of
    the first deal where it is not the whole hand. ``example`` holds hands that show the game.
    """

    name: str
    title: str
    family: str
    summary: str
    players: tuple[int, int]
    deal: Deal
    sides: tuple[Side, ...]
    sources: tuple[Document, ...]
    wild: tuple[WildRule, ...] = ()
    draws: Draws | None = None
    declared: Source | None = None
    openers: Source | None = None
    settled: Mapping[str, Fixed] = field(default_factory=dict)
    aliases: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    high_low: bool = False
    jokers: int = 0
    example: tuple[str, ...] = ()
    dealt_first: int | None = None

    @property
    def one_way(self) -> bool:
        """Whether the pot is played for the high hand alone, so that High-Low can be laid over."""
        return len(self.sides) == 1 and self.sides[0].name == "high"

    @property
    def needs_faces(self) -> bool:
        """Whether it matters which cards lie face down."""
        return any(rule.needs_faces for rule in self.wild) or any(
            side.making.needs_faces for side in self.sides
        )

    def side(self, name: str) -> Side:
        """The side of that name. Raises KeyError."""
        for side in self.sides:
            if side.name == name:
                return side
        raise KeyError(name)

    def but(self, **changes: object) -> Game:
        """The same game with some of its facts changed."""
        return replace(self, **changes)  # type: ignore[arg-type]  # the caller names real fields
