"""How hands are compared on a side, in a dealer's words."""

from __future__ import annotations

from collections.abc import Callable

from dealerapi.cards import NAMES
from dealerapi.games.number_words import in_words
from dealerapi.ranking import (
    HALF_FACES,
    BeatsAll,
    GivenCard,
    HighestOfSuit,
    LowestOfSuit,
    Points,
    Ranking,
)
from dealerapi.ranking.rank_words import ranks_name, the_card
from dealerapi.ranking.sizes import HighOf, LowOf
from dealerapi.words import N_, _, listed, ngettext

_BY_NAME = {
    "standard_high": N_("the best high hand"),
    "canadian_high": N_("four-card straights and flushes count"),
    "short_deck_high": N_("a flush beats a full house"),
    "mexican_high": N_("a flush beats a full house and a jack follows a seven"),
    "ace_to_five": N_("ace to five"),
    "ace_to_six": N_("ace to six"),
    "deuce_to_seven": N_("deuce to seven"),
    "badugi": N_("the best badugi"),
    "badugi_ace_high": N_("the best badugi, the ace high"),
    "high_badugi": N_("the highest badugi"),
}

_HIGHEST = {
    "c": N_("the highest club"),
    "d": N_("the highest diamond"),
    "h": N_("the highest heart"),
    "s": N_("the highest spade"),
}
_LOWEST = {
    "c": N_("the lowest club"),
    "d": N_("the lowest diamond"),
    "h": N_("the lowest heart"),
    "s": N_("the lowest spade"),
}

PLAIN = frozenset({("high", "standard_high"), ("badugi", "badugi")})
"""Sides that say by their names alone how hands are compared there."""


def ranking_words(ranking: Ranking) -> str:
    """How hands are compared: "ace to five", "the highest spade"."""
    if ranking.name in _BY_NAME:
        return _(_BY_NAME[ranking.name])
    for kind, words in _BY_KIND:
        if isinstance(ranking, kind):
            return words(ranking)
    return ranking.name


def nothing_beats(ranking: BeatsAll) -> str:
    """The combinations that beat everything: "but nothing beats seven-two"."""
    titles = [_(one.title) or ranks_name(one.played) for one in ranking.combinations]
    return _("but nothing beats {hands}").format(hands=listed(titles))


def _high_of(ranking: HighOf) -> str:
    n = ranking.size
    said = ngettext("the best card", "the best {n} cards", n).format(n=in_words(n))
    return said + (_(", straights and flushes count") if ranking.straights else "")


def _low_of(ranking: LowOf) -> str:
    n = ranking.size
    said = ngettext("the lowest card", "the lowest {n} cards", n).format(n=in_words(n))
    return said if ranking.ace_low else said + _(", the ace high")


def _points(ranking: Points) -> str:
    if ranking.aim == "most":
        said = _("the most points")
    elif ranking.aim == "least":
        said = _("the fewest points")
    else:
        said = _("the nearest to {target} points").format(target=f"{ranking.target:g}")
        if ranking.over == "loses":
            said += _(", not above it")
    if ranking.values is HALF_FACES:
        said += _(", face cards half a point")
    return said


def _lowest(ranking: LowestOfSuit) -> str:
    said = _(_LOWEST[ranking.suit])
    return said + _(", the ace low") if ranking.ace_low else said


_BY_KIND: tuple[tuple[type, Callable[..., str]], ...] = (
    (HighOf, _high_of),
    (LowOf, _low_of),
    (Points, _points),
    (HighestOfSuit, lambda ranking: _(_HIGHEST[ranking.suit])),
    (LowestOfSuit, _lowest),
    (GivenCard, lambda ranking: _("the {card}").format(card=the_card(NAMES.index(ranking.card)))),
)
