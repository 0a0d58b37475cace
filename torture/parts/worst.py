"""The request that takes longest."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from bench.figures import Goal, Row, Table
from torture.lanes import Lanes
from torture.length import Length

BOUND = Goal(50, "figure", "most")
KINDS = {
    "catalogue": "a hand or showdown of the catalogue",
    "house": "a game that the caller writes out",
    "draws": "draws",
    "wrong": "a request under 10 kB that is wrong all over",
}

HOW = """
For every game a showdown with all players and cards that it can have and 23 pots, no house rule
set, so that all that are open are tried, once with ranks that are wild in many games; as many
hands to evaluate as the deck has; every number of draws. Of games that a caller writes out, those with
the most groups of cards that are let through: for every kind of ranking, each way to make a hand,
one side and six, with nothing, some and everything wild; and six sides that differ in their rankings
and in how a hand is made. Of those that take longest, more deals. In process, in milliseconds of the
thread; what takes over 10 ms is asked three times, and the least counts, since the first may fill a
cache. Under the limit of what is legal stands what it is.
""".strip().replace("\n", " ")


def begin(lanes: Lanes, length: Length) -> Callable[[], Table]:
    """Search in one lane."""
    begun = lanes.job("worst", length.thorough)
    return lambda: _table(begun)


def _table(begun: Future[Any]) -> Table:
    found = begun.result()["found"]
    rows = []
    for kind, about in KINDS.items():
        of_kind = [one for one in found if one["kind"] == kind]
        worst = max(of_kind, key=lambda one: float(one["least"]))
        over = sum(one["least"] * 1e3 > BOUND.bound for one in of_kind)
        note = f"{worst['label']}; {worst['size']:,} bytes; {len(of_kind):,} tried"
        if over:
            note += f", {over:,} of them over {BOUND.bound:.0f} ms"
        rows.append(Row(f"the longest: {about}", worst["least"] * 1e3, "ms", goal=BOUND, note=note))
    first = max(found, key=lambda one: float(one["first"] - one["least"]))
    rows.append(
        Row(
            "more when asked first",
            (first["first"] - first["least"]) * 1e3,
            "ms",
            note=first["label"],
        )
    )
    return Table("worst", "The worst request", HOW, "", tuple(rows))
