"""Sides of the pot as a house writes them, from plain data to building blocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealerapi.cards import RANKS, read_ranks
from dealerapi.faults import Path
from dealerapi.games.findings import HOUSE_RULE, Findings
from dealerapi.games.game import Side
from dealerapi.games.making import ANY_CARDS, FACE_DOWN, HAND_ALONE, Making, Rows
from dealerapi.games.qualifiers import (
    HANDS,
    AtLeast,
    BeatsBoard,
    NoPair,
    OrBetter,
    Qualifier,
    can_be,
)
from dealerapi.ranking import Ranking, ranking_of
from dealerapi.words import _

Data = Mapping[str, Any]

RESERVED = frozenset(
    {  # In a showdown, a hand and an evaluation; then in a rule sheet.
        "whole", "both", "id", "cards", "wild", "opens", "variant", "house_rules", "hands",
        "name", "title", "aliases", "family", "summary", "high_low", "players", "deck", "deal",
        "sides", "declare", "draws", "odd_chip", "can_play_high_low", "played_high_low", "needs_faces", "needs",
        "one_winner", "scoop", "dead_ranks", "sentence", "notes", "sources", "example",
    }
)  # fmt: skip
"""Names that no side can have, since something else in an answer goes by them."""

_QUALIFIERS = ("or_better", "at_least", "no_pair", "beats_board")


def read_side(given: Data, where: Path, note: Findings) -> Side | None:
    """One side; None where its ranking cannot be read, which is noted here or was before.

    What else of it was refused is left out.
    """
    name = given.get("name", "")
    if name in RESERVED:
        detail = _("a side cannot be called “{name}”").format(name=name)
        note((*where, "name"), "bad_value", detail)
    ranking: Ranking | None = None
    if "ranking" in given and given["ranking"] != "low_ranking":
        try:
            ranking = ranking_of(given["ranking"])
        except (ValueError, TypeError) as error:
            note((*where, "ranking"), "bad_value", str(error))
            note.lose(*where, "ranking")
    known = not note.lost(*where, "ranking")
    qualifier = None
    if given.get("qualifier"):
        qualifier = _qualifier(given["qualifier"], (*where, "qualifier"), note)
        if known and qualifier:
            _check_qualifier(qualifier, ranking, (*where, "qualifier"), note)
    if not known:
        return None
    return Side(
        name,
        ranking,
        ANY_CARDS if note.lost(*where, "from") else read_making(given.get("from", "any")),
        qualifier,
        source=HOUSE_RULE,
        part=given.get("part", 1),
        fallback=given.get("fallback", False),
        second_best=given.get("second_best", False),
    )


def read_making(given: str | Data) -> Making:
    """Of which cards a hand is made."""
    if isinstance(given, str):
        return {"any": ANY_CARDS, "hand": HAND_ALONE, "down": FACE_DOWN}[given]
    return Rows(tuple(tuple(row) for row in given.get("rows", ())), given.get("hand"))


def _qualifier(given: Data, where: Path, note: Findings) -> Qualifier | None:
    kinds = [kind for kind in _QUALIFIERS if kind in given]
    if len(kinds) != 1:
        if not note.lost(*where):
            detail = _("a qualifier is one of or_better, at_least, no_pair and beats_board")
            note(where, "bad_value", detail)
        return None
    (kind,) = kinds
    if "rank" in given and kind != "at_least":
        note.unused(where, "rank", "at_least")
    if given[kind] is False:
        detail = _("leave the qualifier out where a hand needs nothing to compete")
        note((*where, kind), "bad_value", detail)
    if kind == "or_better":
        return OrBetter(_rank(given["or_better"]))
    if kind == "at_least":
        return AtLeast(given["at_least"], _rank(given.get("rank", "2")))
    return NoPair() if kind == "no_pair" else BeatsBoard()


def _rank(given: str) -> int:
    return RANKS.index(read_ranks(given)) + 2


def _check_qualifier(
    qualifier: Qualifier, ranking: Ranking | None, where: Path, note: Findings
) -> None:
    """What is asked of a hand suits the way in which the side is won."""
    low = ranking is None or ranking.low
    if isinstance(qualifier, OrBetter) and not low:
        detail = _("“or_better” qualifies a low, and this side is won by the high hand")
        note((*where, "or_better"), "bad_value", detail)
    elif isinstance(qualifier, AtLeast) and low:
        detail = _("“at_least” qualifies a high hand, and this side is won by the low")
        note((*where, "at_least"), "bad_value", detail)
    elif isinstance(qualifier, AtLeast) and ranking and not can_be(ranking, qualifier.category):
        detail = _("no hand of this side can be {hand}").format(hand=_(HANDS[qualifier.category]))
        note((*where, "at_least"), "bad_value", detail)
    elif isinstance(qualifier, NoPair) and ranking and not ranking.takes_wild:
        detail = _("pairs do not matter for what wins this side")
        note((*where, "no_pair"), "bad_value", detail)
