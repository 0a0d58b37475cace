"""Every ranking by name, and rankings made from plain data."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from dealerapi.cards import NAMES, SUITS, read_cards
from dealerapi.faults import Faulty
from dealerapi.ranking.badugi import BADUGIS
from dealerapi.ranking.beats_all import BeatsAll, Combination
from dealerapi.ranking.high import HIGHS
from dealerapi.ranking.low import LOWS
from dealerapi.ranking.points import COUNTS, HALF_FACES, PIPS, Points
from dealerapi.ranking.sizes import LEAST_CARDS, MOST_CARDS, WITH_STRAIGHTS, high_of, low_of
from dealerapi.ranking.suit import GivenCard, HighestOfSuit, LowestOfSuit, SingleCard
from dealerapi.ranking.worth import Ranking
from dealerapi.words import _, listed

_SIZES = [size for size in range(LEAST_CARDS, MOST_CARDS + 1) if size != 5]
_SINGLE: list[SingleCard] = [
    *(HighestOfSuit(suit) for suit in SUITS),
    *(LowestOfSuit(suit, ace_low) for ace_low in (False, True) for suit in SUITS),
    *(GivenCard(card) for card in NAMES[:52]),
]
_MADE: list[Ranking] = [
    *HIGHS.values(),
    *LOWS.values(),
    *BADUGIS.values(),
    *map(high_of, _SIZES),
    *(high_of(size, True) for size in WITH_STRAIGHTS),
    *(low_of(size, ace_low) for ace_low in (True, False) for size in _SIZES),
    *COUNTS.values(),
    *_SINGLE,
]

RANKINGS: Mapping[str, Ranking] = {ranking.name: ranking for ranking in _MADE}
"""Every ready-made ranking by its name."""

POINTS_FIELDS = ("aim", "target", "values", "over", "level", "more_cards")
"""The fields of ``points`` in a ranking given as data; those of :class:`Points`."""

VALUES: Mapping[str, Mapping[str, Any]] = {"pips": PIPS, "half_faces": HALF_FACES}
"""Sets of values by name, for the field ``values`` of ``points``."""


def ranking_of(given: str | Mapping[str, Any]) -> Ranking:
    """The ranking that plain data name or describe.

    A text is a name in :data:`RANKINGS`. Otherwise it is one of

    - ``{"points": {"aim": "nearest", "target": 7, "values": "half_faces"}}``, with the
      fields of :class:`Points`, and ``values`` as an object (``{"A": [1, 11], "K": 0.5}``)
      or the name of a set of them;
    - ``{"ranking": RANKING, "beats_all": ["72", {"cards": "Qs Qc", "title": "the widows"}]}``,
      where a combination is a text of ranks, or an object of ``ranks``, ``cards``, ``title``.

    Raises ValueError with the reason for anything else.
    """
    if isinstance(given, str):
        return _named(given)
    if isinstance(given, Mapping):
        if set(given) == {"points"} and isinstance(given["points"], Mapping):
            return _points(given["points"])
        if set(given) == {"ranking", "beats_all"} and isinstance(given["beats_all"], list):
            if isinstance(given["ranking"], Mapping) and "beats_all" in given["ranking"]:
                raise ValueError(_("a ranking with “beats_all” cannot hold another"))
            combinations = tuple(map(_combination, given["beats_all"]))
            return BeatsAll(ranking_of(given["ranking"]), combinations)
    raise ValueError(_("a ranking is a name, or an object with “points” or with “beats_all”"))


def _named(name: str) -> Ranking:
    if name in RANKINGS:
        return RANKINGS[name]
    near = get_close_matches(name, RANKINGS)
    shown = name if len(name) <= 40 else name[:40] + "…"
    if near:
        raise ValueError(
            _("there is no ranking “{name}”; did you mean {near}?").format(
                name=shown, near=listed(near)
            )
        )
    raise ValueError(_("there is no ranking “{name}”").format(name=shown))


def _points(given: Mapping[str, Any]) -> Points:
    if "aim" not in given or not set(given) <= set(POINTS_FIELDS):
        raise ValueError(
            _("“points” has “aim” and any of {fields}").format(fields=listed(POINTS_FIELDS[1:]))
        )
    facts = dict(given)
    if facts["aim"] == "nearest" and "target" not in facts:
        raise ValueError(_("the “nearest” needs a “target”"))
    values = facts.get("values", PIPS)
    if isinstance(values, str):
        values = VALUES.get(values)
    if not isinstance(values, Mapping):
        raise ValueError(
            _("“values” is an object, or one of {names}").format(names=listed(list(VALUES)))
        )
    facts["values"] = values
    target = f"_{facts['target']}" if facts["aim"] == "nearest" else ""
    return Points(name=f"points_{facts['aim']}{target}", **facts)


def _combination(given: Any) -> Combination:
    if isinstance(given, str):
        return Combination(given.upper())
    if not isinstance(given, Mapping) or not set(given) <= {"ranks", "cards", "title"}:
        raise ValueError(_("a combination is a text of ranks, or has ranks, cards and a title"))
    try:
        cards = read_cards(given.get("cards", ""))
    except Faulty as faulty:
        raise ValueError(faulty.faults[0].detail) from faulty
    return Combination(str(given.get("ranks", "")).upper(), cards, str(given.get("title", "")))
