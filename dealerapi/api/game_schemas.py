"""A game of the house's own, as it is written in a request.

Types and bounds stand here; whether the game can be meant is seen where it is read
(:mod:`dealerapi.games.language`).
"""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validate

from dealerapi.api.card_fields import Cards
from dealerapi.api.fields import (
    HouseRules,
    Listed,
    OneOf,
    Part,
    Speaking,
    Text,
    Truth,
    Whole,
    refused,
    wrong_type,
)
from dealerapi.api.question import Question
from dealerapi.api.quick import Check, Unsure, checks_of
from dealerapi.games.qualifiers import HANDS
from dealerapi.words import _

MOST_DOWN, MOST_UP, MOST_BOARD, MOST_EXTRA = 10, 10, 12, 4
SEATS = 10


class Ranks(Speaking, fields.String):
    """Ranks as on cards, one after the other: "39", "JQK", "10"."""

    def __init__(self, most: int = 13, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.most = most
        pattern = f"^(10|[2-9TtJjQqKkAa]){{1,{most}}}$"
        self.matches = validate.Regexp(pattern)
        self.metadata = {"pattern": pattern, **self.metadata}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> str:
        if not isinstance(value, str):
            raise wrong_type(_("ranks as on cards, such as “39”"), value)
        try:
            self.matches(value)
        except ValidationError:
            detail = _("write ranks as on cards, such as “39” or “JQK”; {most} at most")
            raise refused("bad_value", detail.format(most=self.most)) from None
        return value


class Partners(Speaking, fields.Dict):
    """Each rank that can be wild, with its partner: ``{"A": "6"}``."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.inner = Ranks(1)
        self.metadata = {
            "additionalProperties": {"type": "string"},
            "minProperties": 1,
            "maxProperties": 13,
            **self.metadata,
        }

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> dict[str, str]:
        if not isinstance(value, dict):
            raise wrong_type(_("an object of ranks and their partners"), value)
        if not 1 <= len(value) <= 13:
            raise refused("wrong_length", _("give 1 to 13 ranks with their partners"))
        return {self._rank(wild): self._rank(partner) for wild, partner in value.items()}

    def check(self) -> Check:
        """Ranks and their partners."""
        rank = self.inner.check()

        def check(value: Any) -> dict[str, str]:
            if type(value) is not dict or not 1 <= len(value) <= 13:
                raise Unsure
            return {rank(wild): rank(partner) for wild, partner in value.items()}

        return check

    def _rank(self, value: Any) -> str:
        return str(self.inner.deserialize(value))


class Either(Speaking, fields.Raw):
    """A word of a few, or an object of the fields of ``schema``."""

    def __init__(self, words: tuple[str, ...], schema: type[Question], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.word = OneOf(*words)
        self.schema = schema()

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, dict):
            return self.schema.load(value)
        return self.word.deserialize(value)

    def check(self) -> Check:
        """One of the words, or the object."""
        word, of_object = self.word.check(), checks_of(self.schema)
        return lambda value: of_object(value) if type(value) is dict else word(value)


def _about(text: str, default: Any = None) -> dict[str, Any]:
    """What is published of a field. A default is not filled in: the game stays as it was sent."""
    return {"description": text} if default is None else {"description": text, "default": default}


class BoughtRequest(Question):
    """The other division into cards down and up, for a player who bought the option."""

    down = Whole(0, MOST_DOWN, required=True, metadata=_about("cards face down"))
    up = Whole(0, MOST_UP, required=True, metadata=_about("cards face up"))


class DealRequest(Question):
    """The cards that each player holds at the showdown, and those on the board."""

    down = Whole(0, MOST_DOWN, metadata=_about("cards face down", 0))
    up = Whole(0, MOST_UP, metadata=_about("cards face up", 0))
    board = Whole(0, MOST_BOARD, metadata=_about("cards on the board", 0))
    bought = Part(BoughtRequest, metadata=_about("the division for who bought the option"))
    extra = Whole(0, MOST_EXTRA, metadata=_about("more cards that a player can come to hold", 0))


class DeckRequest(Question):
    """What is put into the deck or taken out of it."""

    jokers = Whole(0, 2, metadata=_about("jokers in the deck"))
    stripped = Ranks(12, metadata=_about("ranks taken out of the deck"))


class SpanRequest(Question):
    """The fewest and the most players."""

    min = Whole(2, SEATS, metadata=_about("the fewest", 2))
    max = Whole(2, SEATS, required=True, metadata=_about("the most"))


class WildRequest(Question):
    """One rule that makes cards wild: one of the first nine fields, and what limits it."""

    ranks = Ranks(metadata=_about("every card of these ranks"))
    cards = Cards(metadata=_about("these cards"))
    partner = Partners(metadata=_about("a rank where the hand holds its partner"))
    adds_to = Whole(2, 26, metadata=_about("two cards that add to this; ace 1, king 13"))
    own = OneOf("lowest", "highest", metadata=_about("that rank of the player's own cards"))
    joker = OneOf(
        "wild", "bug", "by_house", "coloured", metadata=_about("the joker, and what it does")
    )
    board = OneOf(
        "first", "last", "lowest", "highest", "each",
        metadata=_about("the rank of that card on the board"),
    )  # fmt: skip
    follows = Ranks(1, metadata=_about("the rank dealt face up after the last of this rank"))
    named = OneOf(
        "dealer", "player", metadata=_about("a rank that the dealer or each player names")
    )
    down = Truth(metadata=_about("with own: look at the cards face down only (the default)"))
    places = Listed(
        Whole(0, MOST_BOARD - 1),
        1,
        MOST_BOARD,
        metadata=_about("with board: positions looked at, from 0"),
    )
    leader = Truth(metadata=_about("with follows: that rank itself is wild, too"))
    for_ = Listed(
        Text(20),
        1,
        6,
        data_key="for",
        attribute="for",
        metadata=_about("wild for these sides only"),
    )
    only_ = OneOf(
        "another_wild", "pairs", data_key="only", attribute="only", metadata=_about("wild only so")
    )
    killed_by = Ranks(metadata=_about("a card of these ranks in the hand stops the rule"))


class RowsRequest(Question):
    """Which cards make a hand: so many of the hand, and a row of the board."""

    rows = Listed(
        Listed(Whole(0, MOST_BOARD - 1), 1, MOST_BOARD),
        1,
        6,
        metadata=_about("positions of each row on the board, from 0"),
    )
    hand = Whole(0, 7, metadata=_about("how many cards of the hand must play"))


class QualifierRequest(Question):
    """What a hand must be to compete: one of or_better, at_least, no_pair and beats_board."""

    or_better = Ranks(1, metadata=_about("the highest rank of a low that qualifies"))
    at_least = OneOf(*HANDS, metadata=_about("the least high hand"))
    rank = Ranks(1, metadata=_about("with at_least: the least rank of that hand"))
    no_pair = Truth(metadata=_about("no two cards of a rank"))
    beats_board = Truth(metadata=_about("better than the hand on the board"))


class RankingGiven(Speaking, fields.Raw):
    """A ranking by name, or one with points or with hands that beat everything.

    What an object must hold is told where rankings are made (:mod:`dealerapi.ranking.registry`).
    """

    MOST = 60

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, (str, dict)):
            raise wrong_type(_("the name of a ranking, or an object"), value)
        if isinstance(value, str) and len(value) > self.MOST:
            raise refused("wrong_length", _("this text is too long"))
        return value


class Name(Speaking, fields.String):
    """The name of a side: small letters, digits and underscores."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.metadata = {"pattern": "^[a-z][a-z0-9_]{0,19}$", **self.metadata}
        self.matches = validate.Regexp("^[a-z][a-z0-9_]{0,19}$")

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> str:
        if not isinstance(value, str):
            raise wrong_type(_("a text"), value)
        try:
            self.matches(value)
        except ValidationError:
            detail = _("a name has 1 to 20 small letters, digits and underscores")
            raise refused("bad_value", detail) from None
        return value


class SideRequest(Question):
    """One thing that the pot is played for. The first side takes the odd chip."""

    name = Name(required=True, metadata=_about("what the side is called: high, low, spade …"))
    ranking = RankingGiven(required=True, metadata=_about("how hands are compared"))
    from_ = Either(
        ("any", "hand", "down"),
        RowsRequest,
        data_key="from",
        attribute="from",
        metadata=_about("any cards, the hand alone, cards face down, or rows of the board"),
    )
    qualifier = Part(QualifierRequest)
    part = Whole(1, 12, metadata=_about("its part of the pot beside the others", 1))
    fallback = Truth(metadata=_about("counts only where no other is held", False))
    second_best = Truth(metadata=_about("the second-best hand wins", False))


class DrawsOfGameRequest(Question):
    """How cards are drawn: ``limits``, or as the dealer calls."""

    limits = Listed(
        Whole(1, 10), 0, 6, metadata=_about("the most cards of each draw, in order; none: no draw")
    )
    with_ace = Whole(1, 10, metadata=_about("the most for a player who keeps an ace"))
    face = OneOf("down", "up", "as_thrown", metadata=_about("how a drawn card lies"))
    called_by_dealer = Truth(metadata=_about("the dealer calls the draws before anyone looks"))
    largest = Whole(1, 10, metadata=_about("where the dealer calls: the largest draw"))


class GameRequest(Question):
    """A game of the house's own: over a base game, or from nothing."""

    base = Text(100, metadata=_about("the game that it is laid over"))
    title = Text(60, metadata=_about("what the house calls it"))
    summary = Text(200, metadata=_about("the game in a sentence"))
    players = Part(SpanRequest)
    deck = Part(DeckRequest)
    deal = Part(DealRequest)
    wild = Listed(Part(WildRequest), 0, 8, metadata=_about("rules that make cards wild, in order"))
    sides = Listed(Part(SideRequest), 1, 6, metadata=_about("what the pot is played for"))
    declared = Truth(metadata=_about("whether players declare"))
    both = Truth(metadata=_about("whether a player may declare more than one side"))
    draws = Part(DrawsOfGameRequest)
    house_rules = HouseRules(metadata=_about("house rules that the game sets"))
    notes = Listed(Text(200), 0, 8, metadata=_about("what else the rule sheet says"))
    dead_ranks = Ranks(metadata=_about("ranks that do not count in a hand"))
    first_held = Truth(metadata=_about("the first side that anybody holds takes the whole pot"))
    scoop = Truth(metadata=_about("only a hand that wins every side alone takes the pot"))
