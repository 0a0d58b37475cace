"""Others beside callers who are slow on purpose."""

from __future__ import annotations

import statistics
import time
from contextlib import suppress
from typing import NamedTuple

from bench import deals
from bench.figures import Goal, Row, Table
from bench.load import as_file, wrk
from bench.servers import Server, gunicorn
from torture.length import Length
from torture.slow import KINDS, TOO_MANY, Slow

LEAST = Goal(0.9, "ratio", "least")
SOON = Goal(5, "figure", "most")
PATH = "/v1/evaluate"
CLIENTS = 16
LONGEST = 20.0
"""Seconds that are waited at most until what was asked is worked off."""

IDLE = 0.3
"""For so many seconds workers do nothing when it is."""

HOW = f"""
gunicorn as shipped. {CLIENTS} connections ask for hands of Low-Die as fast as they are answered, a
second at a time: alone, then beside slow callers of one kind, then alone again. The ratio is to the
mean of alone before and after, the median of the turns, of requests for each second of the workers'
own time, which other work on the machine hardly changes; beside it stands the one by the clock. Slow readers ask twenty times for the largest
document at once, which are as many large answers; it counts when those are worked off. Slow callers whom the service leaves are
replaced at once by others. A half-open connection is one that says nothing: the caller's machine
is not taken away here.
""".strip().replace("\n", " ")


def measure(length: Length) -> Table:
    """All kinds in turn."""
    ratios: dict[str, list[float]] = {kind: [] for kind in KINDS}
    rates: dict[str, list[float]] = {kind: [] for kind in KINDS}
    clock: dict[str, list[float]] = {kind: [] for kind in KINDS}
    ended = dict.fromkeys(KINDS, 0)
    settled = dict.fromkeys(KINDS, 0.0)
    asked = deals.bodies(deals.low_die(2000))
    with (
        as_file(asked) as file,
        gunicorn(options=("--log-level", "critical")) as server,
    ):
        url = server.url + PATH
        server.answer(PATH, asked[0])

        def rate() -> _Rate:
            busy = server.busy()
            # None at all is a finding, too.
            with suppress(RuntimeError):
                load = wrk(url, file, 1, CLIENTS)
                return _Rate(load.per_second, load.requests / (server.busy() - busy))
            return _Rate(0.0, 0.0)

        rate()
        for _turn in range(length.slow_turns):
            before = rate()
            for name, kind in KINDS.items():
                with Slow(server.port, kind) as slow:
                    settled[name] = max(settled[name], _settled(server))
                    beside = rate()
                ended[name] += slow.ended
                # So that the next kind does not begin beside what is left of this one.
                time.sleep(0.2)
                after = rate()
                rates[name].append(beside.by_clock)
                clock[name].append(_ratio(beside.by_clock, before.by_clock, after.by_clock))
                ratios[name].append(_ratio(beside.by_work, before.by_work, after.by_work))
                before = after
        let_in = [_let_in(server) for _turn in range(length.slow_turns)]
    rows = [
        Row(
            f"{kind.many:,} callers {name}",
            statistics.median(rates[name]),
            "requests/s",
            statistics.median(ratios[name]),
            LEAST,
            f"{statistics.median(clock[name]):.2f} by the clock,"
            f" from {min(clock[name]):.2f} to {max(clock[name]):.2f};"
            f" {ended[name]} of them were left;"
            f" what they asked at once took {settled[name]:.1f} s",
        )
        for name, kind in KINDS.items()
    ]
    rows.append(
        Row(
            f"{TOO_MANY.many:,} callers who say nothing: until one more is let in and answered",
            statistics.median(let_in),
            "s",
            goal=SOON,
            note=f"{max(let_in):.1f} s at most; there are 2,000 places",
        )
    )
    return Table("slow", "Slow callers", HOW, "to what others get without them", tuple(rows))


class _Rate(NamedTuple):
    """Requests for each second of the clock, and of the workers' own time."""

    by_clock: float
    by_work: float


def _ratio(beside: float, before: float, after: float) -> float:
    alone = (before + after) / 2
    return beside / alone if alone else 0.0


def _settled(server: Server) -> float:
    """Wait until what has been asked is worked off, and give how many seconds that took."""
    started = time.monotonic()
    busy = server.busy()
    while time.monotonic() < started + LONGEST:
        time.sleep(IDLE)
        before, busy = busy, server.busy()
        if busy - before < IDLE / 10:
            break
    return time.monotonic() - started - IDLE


def _let_in(server: Server) -> float:
    """Seconds until a new caller is answered when there are more callers than places."""
    with Slow(server.port, TOO_MANY):
        started = time.monotonic()
        server.answer("/healthz")
        took = time.monotonic() - started
    time.sleep(1)
    return took
