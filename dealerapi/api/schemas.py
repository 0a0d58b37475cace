"""What each question may hold: the marshmallow schemas of the requests.

They check types and bounds. What a value means, and whether it suits the game, is
checked further down, where the game is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dealerapi.api.card_fields import Cards, HandOf, hand_ids
from dealerapi.api.fields import (
    LARGEST_AMOUNT,
    HouseRules,
    Listed,
    OneOf,
    Part,
    Text,
    Truth,
    Variant,
    Whole,
)
from dealerapi.api.game_schemas import GameRequest
from dealerapi.api.question import Question
from dealerapi.faults import Fault
from dealerapi.words import _

MOST_HANDS = 23
MOST_SEAT = 99
MOST_DECK = 108


def seat_field(about: str = "seat number; seats count up clockwise", **kwargs: Any) -> Whole:
    """The field of one seat."""
    return Whole(1, MOST_SEAT, metadata={"description": about}, **kwargs)


def amount_field(about: str, least: int = 0, **kwargs: Any) -> Whole:
    """The field of an amount, in the unit that the caller counts in."""
    return Whole(least, LARGEST_AMOUNT, metadata={"description": about}, **kwargs)


class AboutGame(Question):
    """What every question says: which game is played, and by which house rules."""

    variant = Variant(
        GameRequest(),
        required=True,
        metadata={
            "description": "name of the variant (case, spaces, hyphens, apostrophes and accents"
            " do not matter), or a game of the house's own"
        },
    )
    high_low = Truth(load_default=False, metadata={"description": "play a high-only game high-low"})
    house_rules = HouseRules(
        load_default=dict,
        metadata={
            "description": "house rules by name; those not given have the variant's defaults"
        },
    )


class AboutHands(AboutGame):
    """A question about hands."""

    hands = Listed(
        HandOf(),
        1,
        MOST_HANDS,
        required=True,
        metadata={"description": "the hands, at least one"},
    )
    board = Cards(metadata={"description": "the cards on the board"})
    dead = Cards(metadata={"description": "cards seen that nobody can hold"})
    upcards = Cards(metadata={"description": "all face-up cards of the table in the order dealt"})
    named = Text(20, metadata={"description": "the ranks that the dealer named, as on cards"})

    def conflicts(self, data: dict[str, Any]) -> Iterator[Fault]:
        """Two hands of the same id."""
        seen: dict[str, int] = {}
        for place, name in enumerate(hand_ids(data.get("hands", []))):
            if name in seen:
                detail = _("hand {place} already goes by the id “{name}”")
                yield Fault(
                    ("hands", place, "id"),
                    "duplicate_id",
                    detail.format(place=seen[name] + 1, name=name),
                )
            seen.setdefault(name, place)


class EvaluateRequest(AboutHands):
    """What are these hands worth?"""


class WildsRequest(AboutHands):
    """Which cards of these hands, whole or not, are wild?"""


class DrawsRequest(AboutGame):
    """Which draws may be called?"""

    players = Whole(1, MOST_SEAT, required=True, metadata={"description": "players dealt in"})
    remaining = Whole(
        0,
        MOST_DECK,
        metadata={"description": "cards left; by default the deck less the first deal"},
    )
    burn = Whole(0, 10, load_default=0, metadata={"description": "cards burned before each draw"})
    keep_last = Truth(load_default=False, metadata={"description": "the last card is never dealt"})
    call = Listed(
        Whole(1, MOST_DECK),
        0,
        MOST_DECK,
        metadata={"description": "a call to check: the sizes of its draws, in order"},
    )
    limit = Whole(
        1, 1000, load_default=100, metadata={"description": "how many calls to list at most"}
    )
    after = Text(200, metadata={"description": "list on from here: “next” of an earlier answer"})


class DrawRequest(Question):
    """How many cards one seat asks for."""

    seat = seat_field(required=True)
    discard = Whole(
        0, MOST_DECK, required=True, metadata={"description": "cards thrown and asked for"}
    )
    exposed = Whole(
        0,
        MOST_DECK,
        load_default=0,
        metadata={"description": "cards exposed while being dealt to this seat"},
    )
    keeps_ace = Truth(
        load_default=False,
        metadata={"description": "the player shows an ace that he keeps, which may allow one more"},
    )


class DealDrawRequest(AboutGame):
    """In which order is one draw served?"""

    remaining = Whole(0, MOST_DECK, required=True, metadata={"description": "cards left"})
    round = Whole(
        1, MOST_DECK, load_default=1, metadata={"description": "which draw this is, from 1"}
    )
    burn = Whole(0, 10, load_default=0, metadata={"description": "cards burned before the draw"})
    muck = Whole(
        0,
        MOST_DECK,
        load_default=0,
        metadata={"description": "cards folded or thrown before this draw"},
    )
    button = seat_field("seat with the button")
    requests = Listed(
        Part(DrawRequest),
        1,
        MOST_HANDS,
        required=True,
        metadata={"description": "the requests, in the order in which the seats act"},
    )


class PotRequest(Question):
    """One pot, and who contests it."""

    amount = amount_field("what the pot holds", required=True)
    seats = Listed(
        seat_field(),
        1,
        MOST_HANDS,
        required=True,
        metadata={"description": "the live players who contest this pot"},
    )


class PlayerRequest(Question):
    """One player at the showdown. His cards stand in one of the three ways, or are left out."""

    seat = seat_field(required=True)
    name = Text(80, metadata={"description": "what to call the player"})
    cards = Cards(metadata={"description": "all cards, where nobody cares which lie face down"})
    down = Cards(metadata={"description": "the cards face down, in the order dealt"})
    up = Cards(metadata={"description": "the cards face up, in the order dealt"})
    hand = HandOf(metadata={"description": "the hand in any form"})
    named = Text(20, metadata={"description": "the rank that the player names, as on cards"})
    bought = Truth(metadata={"description": "the player bought the option that the game sells"})
    declare = Text(40, metadata={"description": "the side that the player declared, or “both”"})
    bet = amount_field("what the player put in, folded or not; only without “pot” and “pots”")
    status = OneOf(
        "in",
        "folded",
        "foul",
        load_default="in",
        metadata={"description": "a foul hand wins nothing"},
    )


class ShowdownRequest(AboutGame):
    """Who gets what?"""

    button = seat_field("seat with the button; odd chips go clockwise from its left")
    chip = amount_field("smallest chip in play; nothing is split below it", least=1, load_default=1)
    pot = amount_field("the one pot that all live players contest")
    pots = Listed(
        Part(PotRequest),
        1,
        MOST_HANDS,
        metadata={"description": "the pots, the main pot first"},
    )
    board = Cards(metadata={"description": "the cards on the board"})
    dead = Cards(metadata={"description": "cards seen that nobody can hold"})
    upcards = Cards(metadata={"description": "all face-up cards of the table in the order dealt"})
    named = Text(20, metadata={"description": "the ranks that the dealer named, as on cards"})
    players = Listed(
        Part(PlayerRequest),
        1,
        MOST_HANDS,
        required=True,
        metadata={"description": "everybody who put chips in"},
    )

    def conflicts(self, data: dict[str, Any]) -> Iterator[Fault]:
        """A player's cards given in two ways at once."""
        for place, player in enumerate(data.get("players", [])):
            if not player:
                continue
            faces = "down" in player or "up" in player
            if ("hand" in player) + ("cards" in player) + faces > 1:
                detail = _("give the cards in one way: “cards”, “down” and “up”, or “hand”")
                where = "hand" if "hand" in player else "cards"
                yield Fault(("players", place, where), "conflict", detail)


class CountRequest(Question):
    """How many cards one seat holds."""

    seat = seat_field(required=True)
    cards = Whole(0, MOST_DECK, required=True, metadata={"description": "cards counted"})


class DealCheckRequest(AboutGame):
    """What becomes of a hand with the wrong number of cards?"""

    stage = OneOf(
        "before_action",
        "after_action",
        "after_draw",
        required=True,
        metadata={"description": "how far the deal has come"},
    )
    button = seat_field("seat with the button")
    counts = Listed(
        Part(CountRequest),
        1,
        MOST_HANDS,
        required=True,
        metadata={"description": "the cards that each seat holds"},
    )


class VariantsCheckRequest(Question):
    """What is this game understood to be?"""

    variant = Variant(
        GameRequest(),
        required=True,
        metadata={"description": "a game of the house's own, or the name of a variant"},
    )


EVALUATE = EvaluateRequest()
WILDS = WildsRequest()
DRAWS = DrawsRequest()
DRAWS_DEAL = DealDrawRequest()
SHOWDOWN = ShowdownRequest()
DEAL_CHECK = DealCheckRequest()
VARIANTS_CHECK = VariantsCheckRequest()
