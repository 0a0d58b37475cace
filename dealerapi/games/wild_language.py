"""Rules for wild cards as a house writes them, from plain data to building blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dealerapi.cards import JOKER, read_cards, read_ranks, written
from dealerapi.faults import Fault, Faulty, Path
from dealerapi.games.findings import HOUSE_RULE, Findings
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
from dealerapi.words import _, listed

Data = Mapping[str, Any]

_GOES_WITH = {"down": "own", "places": "board", "leader": "follows"}
"""Fields that say more of one kind of rule, with that kind."""


def read_wild(given: Data, where: Path, note: Findings) -> WildRule | None:
    """One rule; None where it cannot be read, which is noted here or was before."""
    for name, kind in _GOES_WITH.items():
        if name in given and kind not in given and not note.lost(*where, kind):
            note.unused(where, name, kind)
    # A name that was refused stands as None.
    sides = [side for side in given.get("for", ()) if side]
    note.twice(sides, *where, "for")
    common = {
        "source": HOUSE_RULE,
        "sides": tuple(sides),
        "only": given.get("only", ""),
        "killed_by": note.ranks(given.get("killed_by", ""), *where, "killed_by"),
    }
    kinds = [kind for kind in WILD_KINDS if kind in given]
    if len(kinds) != 1:
        if not note.lost(*where):
            detail = _("a wild rule is one of {kinds}").format(kinds=listed(list(WILD_KINDS)))
            note(where, "bad_value", detail)
        note.lose(*where)
        return None
    (kind,) = kinds
    _check_twice(given, kind, where, note)
    try:
        return WILD_KINDS[kind](given, common)
    except Faulty as faulty:
        for one in faulty.faults:
            note((*where, kind), one.code, one.detail)
        note.lose(*where, kind)
        return None


def _check_twice(given: Data, kind: str, where: Path, note: Findings) -> None:
    """What the rule lists is listed once."""
    if kind == "ranks":
        note.ranks(given["ranks"], *where, "ranks")
    elif kind == "partner":
        note.twice(map(read_ranks, given["partner"]), *where, "partner")
    elif kind == "board":
        places = [str(place) for place in given.get("places", ()) if place is not None]
        note.twice(places, *where, "places")


def _given_cards(given: Data, common: dict[str, Any]) -> WildRule:
    cards = read_cards(given["cards"])
    if not cards or max(cards) >= JOKER:
        detail = _("name cards of the deck here; of a joker say {{“joker”: “wild”}}").format()
        raise Faulty([Fault((), "bad_value", detail)])
    again = [card for card in dict.fromkeys(cards) if cards.count(card) > 1]
    if again:
        detail = _("{cards}: a card is named once").format(cards=listed(written(again)))
        raise Faulty([Fault((), "card_twice", detail)])
    return WildGiven(cards="".join(written(cards)), **common)


def _partners(given: Data, common: dict[str, Any]) -> WildRule:
    pairs = {read_ranks(wild): read_ranks(partner) for wild, partner in given["partner"].items()}
    if any(wild == partner for wild, partner in pairs.items()):
        raise Faulty([Fault((), "bad_value", _("a rank cannot be its own partner"))])
    return Partner(pairs=pairs, **common)


def _board(given: Data, common: dict[str, Any]) -> WildRule:
    places = [place for place in given.get("places", ()) if place is not None]
    return BoardRank(which=given["board"], places=tuple(places), **common)


WILD_KINDS: Mapping[str, Callable[[Data, dict[str, Any]], WildRule]] = {
    "ranks": lambda one, common: WildRanks(ranks=read_ranks(one["ranks"]), **common),
    "cards": _given_cards,
    "partner": _partners,
    "adds_to": lambda one, common: AddsTo(total=one["adds_to"], **common),
    "own": lambda one, common: OwnRank(end=one["own"], down=one.get("down", True), **common),
    "joker": lambda one, common: Joker(joker=one["joker"], **common),
    "board": _board,
    "follows": lambda one, common: Follows(
        rank=read_ranks(one["follows"]), leader=one.get("leader", False), **common
    ),
    "named": lambda one, common: Named(by=one["named"], **common),
}
"""Every kind of wild rule by the field that says what it is: makes it of that and its limits."""
