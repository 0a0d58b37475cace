"""Rules for wild cards as a house writes them, from plain data to building blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dealerapi.cards import JOKER, read_cards, read_ranks, written
from dealerapi.faults import Fault, Faulty
from dealerapi.games.wild import WildRule
from dealerapi.games.wild_rules import (
    AddsTo,
    BoardRank,
    Follows,
    Joker,
    Named,
    OwnRank,
    Partner,
    WildGiven,
    WildRanks,
)
from dealerapi.words import _

Data = Mapping[str, Any]


def _given_cards(given: Data, common: dict[str, Any]) -> WildRule:
    cards = read_cards(given["cards"])
    if not cards or max(cards) >= JOKER:
        detail = _("name cards of the deck here; of a joker say {{“joker”: “wild”}}").format()
        raise Faulty([Fault((), "bad_value", detail)])
    return WildGiven(cards="".join(written(cards)), **common)


def _partners(given: Data, common: dict[str, Any]) -> WildRule:
    pairs = {read_ranks(wild): read_ranks(partner) for wild, partner in given["partner"].items()}
    if any(wild == partner for wild, partner in pairs.items()):
        raise Faulty([Fault((), "bad_value", _("a rank cannot be its own partner"))])
    return Partner(pairs=pairs, **common)


WILD_KINDS: Mapping[str, Callable[[Data, dict[str, Any]], WildRule]] = {
    "ranks": lambda one, common: WildRanks(ranks=read_ranks(one["ranks"]), **common),
    "cards": _given_cards,
    "partner": _partners,
    "adds_to": lambda one, common: AddsTo(total=one["adds_to"], **common),
    "own": lambda one, common: OwnRank(end=one["own"], down=one.get("down", True), **common),
    "joker": lambda one, common: Joker(joker=one["joker"], **common),
    "board": lambda one, common: BoardRank(
        which=one["board"], places=tuple(one.get("places", ())), **common
    ),
    "follows": lambda one, common: Follows(
        rank=read_ranks(one["follows"]), leader=one.get("leader", False), **common
    ),
    "named": lambda one, common: Named(by=one["named"], **common),
}
"""Every kind of wild rule by the field that says what it is: makes it of that and its limits."""
