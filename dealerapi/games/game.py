"""What a game is: a deck, a deal, wild cards, sides of the pot, draws, sources.

A game is data. Everything that the service says or does about it is worked out
from its declaration.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal, get_args

from dealerapi.games.sources import Document, Source
from dealerapi.ranking.beats_all import BeatsAll
from dealerapi.ranking.points import Points
from dealerapi.ranking.suit import SingleCard

if TYPE_CHECKING:
    from dealerapi.games.making import Making
    from dealerapi.games.qualifiers import Qualifier
    from dealerapi.games.wild import WildRule
    from dealerapi.ranking import Ranking


LOW_CARDS = 5
"""The cards of a low hand, and so of a high hand over which High-Low can be laid."""


Stage = Literal["before_action", "after_action", "after_draw"]
"""How far a deal has come."""

STAGES: tuple[Stage, ...] = get_args(Stage)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards that one player holds at the showdown, and the cards on the board.

    ``bought`` is the other division into face-down and face-up cards, for a player who
    bought the option of taking his last card the other way. ``extra`` is how many more cards
    a player can come to hold, as where a face-up four brings another card, and
    ``extra_from`` the first stage at which he can.
    """

    down: int = 0
    up: int = 0
    board: int = 0
    bought: tuple[int, int] | None = None
    extra: int = 0
    extra_from: Stage = "before_action"

    @property
    def cards(self) -> int:
        """How many cards a whole hand has."""
        return self.down + self.up

    @property
    def layouts(self) -> tuple[tuple[int, int], ...]:
        """Every lawful (face down, face up), extra cards left out."""
        return ((self.down, self.up), *((self.bought,) if self.bought else ()))

    def is_whole(self, held: int) -> bool:
        """Whether a hand of so many cards is whole."""
        return self.cards <= held <= self.cards + self.extra

    def allows(self, down: int, up: int) -> bool:
        """Whether a whole hand can lie so."""
        return any(
            down >= least_down
            and up >= least_up
            and down + up - least_down - least_up <= self.extra
            for least_down, least_up in self.layouts
        )


@dataclass(frozen=True, slots=True)
class Side:
    """One thing that the pot is played for. The first side of a game takes the odd chip.

    ``ranking`` is None where a house rule (``low_ranking``) names it. ``part`` is the side's
    part of the pot beside the parts of the others. A ``fallback`` is played for only where
    no other side is held. With ``second_best`` the second-best hand wins.
    """

    name: str
    ranking: Ranking | None
    making: Making
    qualifier: Qualifier | None = None
    source: Source | None = None
    part: int = 1
    fallback: bool = False
    second_best: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether the best hand wins, whatever it is."""
        return self.qualifier is None and not self.second_best

    @property
    def may_be_unheld(self) -> bool:
        """Whether it can happen that no hand competes for it: none qualifies, or holds the card.

        Or all have too many points.
        """
        ranking = self.ranking
        while isinstance(ranking, BeatsAll):
            ranking = ranking.inner
        return (
            self.qualifier is not None
            or isinstance(ranking, SingleCard)
            or (isinstance(ranking, Points) and ranking.over == "loses")
        )

    def takes_wild(self, low_wild: str) -> bool:
        """Whether wild cards play on this side, with the house rule ``low_wild`` as given."""
        if self.ranking is None:
            return low_wild != "natural"
        return self.ranking.takes_wild


@dataclass(frozen=True, slots=True)
class DealerCalled:
    """Before anyone looks, the dealer calls how many draws there are and how large each may be."""

    largest: int
    source: Source


@dataclass(frozen=True, slots=True)
class FixedDraws:
    """The game fixes the draws: ``limits`` holds the most cards for each, in order.

    A player who keeps an ace may draw up to ``with_ace`` cards instead, where the game says so.
    ``face`` is how a drawn card lies: ``down``, ``up``, or ``as_thrown`` as the one that it
    replaces.
    """

    limits: tuple[int, ...]
    source: Source
    with_ace: int | None = None
    face: str = "down"

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


@dataclass(frozen=True, eq=False)
class Game:
    """One game, as its rule document describes it. Two games are the same if they are one object.

    ``players`` is the fewest and the most. ``declared`` cites the rule by which players
    declare; where it is None, cards speak. ``split`` cites the rule that divides the pot. ``aliases`` maps other names to the house rules
    that they imply (mostly none); ``settled`` holds the house rules that the game's own
    document answers. ``jokers`` are those always in the deck. ``dealt_first`` is the size of
    the first deal where it is not the whole hand. ``example`` holds hands that show the game.

    ``stripped`` are the ranks taken out of the deck, ``dead_ranks`` those that do not count
    in a hand. With ``first_held`` the first side that anybody holds takes the whole pot; with
    ``scoop`` only a hand that wins every side alone takes it. ``both`` says whether a player
    may declare more than one side.
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
    split: Source | None = None
    openers: Source | None = None
    settled: Mapping[str, Fixed] = field(default_factory=dict)
    aliases: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    high_low: bool = False
    jokers: int = 0
    stripped: str = ""
    dead_ranks: str = ""
    first_held: bool = False
    scoop: bool = False
    both: bool = True
    example: tuple[str, ...] = ()
    dealt_first: int | None = None

    @cached_property
    def one_way(self) -> bool:
        """Whether the pot is played for the high hand alone, so that High-Low can be laid over."""
        if len(self.sides) > 1 or self.sides[0].name != "high":
            return False
        ranking = self.sides[0].ranking
        return ranking is not None and ranking.size == LOW_CARDS and self.sides[0].is_plain

    @cached_property
    def side_names(self) -> tuple[str, ...]:
        """The names of the sides, in their order."""
        return tuple(side.name for side in self.sides)

    @cached_property
    def needs_faces(self) -> bool:
        """Whether it matters which cards lie face down; never where all of them must."""
        deal = self.deal
        if not (deal.up or deal.bought or deal.extra):
            return False
        return self.needs("faces") or any(side.making.needs_faces for side in self.sides)

    def needs(self, what: str) -> bool:
        """Whether a wild rule needs ``faces``, ``upcards``, ``named`` and the like to be told."""
        return what in self._needed

    @cached_property
    def _needed(self) -> frozenset[str]:
        return frozenset(what for rule in self.wild for what in rule.needs)

    @cached_property
    def wild_by_side(self) -> bool:
        """Whether a card can be wild on one side of the pot and not on another."""
        return any(rule.sides for rule in self.wild)

    @cached_property
    def sides_alike(self) -> bool:
        """Whether two sides are won in the same way, but perhaps with other wild cards."""
        ways = {(side.ranking, side.making, side.qualifier) for side in self.sides}
        return len(ways) < len(self.sides)

    @property
    def coloured_jokers(self) -> bool:
        """Whether each joker is bound to the suits of its colour."""
        return self.needs("coloured_jokers")

    @property
    def can_stay(self) -> bool:
        """Whether it can happen, where cards speak, that nobody wins a pot."""
        return self.scoop or all(side.may_be_unheld for side in self.sides)

    @property
    def deck_size(self) -> int:
        """The cards of the deck, with the jokers that are always in it."""
        return 52 - 4 * len(self.stripped) + self.jokers

    def side(self, name: str) -> Side:
        """The side of that name. Raises KeyError."""
        for side in self.sides:
            if side.name == name:
                return side
        raise KeyError(name)

    def but(self, **changes: object) -> Game:
        """The same game with some of its facts changed."""
        return replace(self, **changes)  # type: ignore[arg-type]  # the caller names real fields
