"""Real requests, spoilt, in process."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from bench.figures import Goal, Row, Table
from torture.lanes import MOST_LANES, Lanes
from torture.length import Length
from torture.parts import NONE

SECONDS = 0.050
"""No request may take the server longer."""

GROWTH = Goal(3, "figure", "most")

HOW = """
The examples of every game, by POST, in addresses, in bulk and by lines, with one to three things in
them changed: a value, the structure, bytes, the method or a header; parts of another question;
nothing over 10 kB. They are asked in process, in two processes, as workers would answer them. Time
is that of the thread, so that other work does not count. Memory is the least of some twenty
readings of what is resident in the second fifth of the requests, and in the last.
""".strip().replace("\n", " ")


def begin(lanes: Lanes, length: Length) -> Callable[[], Table]:
    """Ask them, one part in each lane."""
    count = length.mutated // MOST_LANES
    begun = [lanes.job("mutated", seed, count, SECONDS) for seed in range(MOST_LANES)]
    return lambda: _table(begun)


def _table(begun: list[Future[Any]]) -> Table:
    found = [one.result() for one in begun]
    count = sum(one["requests"] for one in found)
    statuses: Counter[str] = Counter()
    for one in found:
        statuses.update(one["statuses"])
    failed = sum(many for status, many in statuses.items() if status >= "500")
    shown = ", ".join(f"{many:,} × {status}" for status, many in statuses.most_common(7))
    slowest = max(found, key=lambda one: float(one["longest"]))
    grown = max(one["end"] - one["warm"] for one in found)
    for one in found:
        for told in (*one["failed"], *one["unlike"]):
            sys.stderr.write(f"{told}\n")
    rows = (
        Row(f"answered by a 5xx, of {count:,} requests", failed, "requests", goal=NONE, note=shown),
        Row(
            "refused by something else than a problem document",
            sum(len(one["unlike"]) for one in found),
            "requests",
            goal=NONE,
        ),
        Row(
            "took over 50 ms",
            sum(one["over"] for one in found),
            "requests",
            goal=NONE,
            note=f"{sum(one['seconds'] for one in found) / count * 1e3:.2f} ms on average",
        ),
        Row(
            "the longest",
            slowest["longest"] * 1e3,
            "ms",
            goal=Goal(SECONDS * 1e3, "figure", "most"),
            note=slowest["slowest"][:60] + " …",
        ),
        Row(
            "memory gained from the second fifth to the last",
            grown,
            "MB",
            goal=GROWTH,
            note=f"{max(one['end'] for one in found):.0f} MB in the end",
        ),
    )
    return Table("mutated", "Real requests, spoilt", HOW, "", rows)
