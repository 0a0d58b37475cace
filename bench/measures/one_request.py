"""One request over HTTP, beside a bare Flask route and beside others' ways to answer it."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from bench import deals, floor, timing
from bench.figures import Goal, Row, Table
from bench.load import Load, as_file, wrk
from bench.servers import SERVICE, SHIPPED, SYNC, Server, gunicorn

SECONDS = 1
DEALS = 4000
"""So many that no answer is remembered from the turn before."""

HOW = """
Each case is asked by `wrk` from 16 connections, which cycle over 4,000 deals, in runs of one second
that alternate with those of the other cases. Server and clients share the machine. All cases run
under the same gunicorn with two workers: first sync workers of one thread, which close each
connection; then the settings that the service is shipped with. The echo is a Flask route that
parses the body and sends it back: what the stack costs before anything is done. The peers get the
six-player body too: marshmallow's checks and writing alone; and the same checks with a C library
that judges the six hands of seven cards, without wild cards, pots or reasons. The workers' time is
that of the processor for one request, in the server and in the system on its behalf: it hardly turns
on what else the machine does, as requests a second do.
""".strip().replace("\n", " ")


class _Case(NamedTuple):
    """What is asked, of which server, and its bodies."""

    what: str
    server: Server
    path: str
    bodies: Path
    base: str
    goal: Goal | None = None


def measure() -> Table:
    """Requests a second, and their ratio to the echo of the same bodies."""
    rows = [
        *_under(SYNC, "sync workers", 7, all_cases=True),
        *_under(SHIPPED, "as shipped", 5, all_cases=False),
    ]
    return Table(
        "one_request",
        "One request over HTTP",
        HOW,
        "requests a second, to the echo of the same bodies",
        tuple(rows),
    )


def _under(options: Sequence[str], named: str, rounds: int, *, all_cases: bool) -> list[Row]:
    with ExitStack() as stack:
        service = stack.enter_context(gunicorn(SERVICE, options))
        others = stack.enter_context(gunicorn("bench.floor:app", options))
        tables = stack.enter_context(as_file(deals.bodies(deals.dakota(DEALS))))
        hands = stack.enter_context(as_file(deals.bodies(deals.low_die(DEALS))))
        cases = _cases(service, others, tables, hands, goals=all_cases)
        if not all_cases:
            cases = [case for case in cases if case.path not in (floor.SCHEMAS, floor.EVALUATOR)]
        seen: dict[str, list[_Seen]] = {case.what: [] for case in cases}
        for case in cases:
            # The service is up when it has answered; then all its workers fill their caches.
            case.server.answer(case.path, case.bodies.read_bytes().partition(b"\n")[0])
            wrk(case.server.url + case.path, case.bodies, 1)
        times = timing.in_turn({case.what: _run(case, seen[case.what]) for case in cases}, rounds)
    return [_row(case, named, times, seen[case.what]) for case in cases]


def _cases(
    service: Server, others: Server, tables: Path, hands: Path, *, goals: bool
) -> list[_Case]:
    of_showdown = Goal(0.6, "ratio", "least") if goals else None
    of_evaluate = Goal(0.8, "ratio", "least") if goals else None
    echo, echo_hands = "echo of six players", "echo of two hands"
    return [
        _Case(echo, others, floor.ECHO, tables, echo),
        _Case(
            "POST /v1/showdown, Dakota, six players",
            service,
            "/v1/showdown",
            tables,
            echo,
            of_showdown,
        ),
        _Case("peer: Flask + marshmallow", others, floor.SCHEMAS, tables, echo),
        _Case("peer: Flask + marshmallow + phevaluator", others, floor.EVALUATOR, tables, echo),
        _Case(echo_hands, others, floor.ECHO, hands, echo_hands),
        _Case(
            "POST /v1/evaluate, Low-Die, two hands",
            service,
            "/v1/evaluate",
            hands,
            echo_hands,
            of_evaluate,
        ),
    ]


class _Seen(NamedTuple):
    """What one run of a case was: what the clients saw, and the workers' time for a request."""

    load: Load
    microseconds: float


def _run(case: _Case, seen: list[_Seen]) -> Callable[[], float]:
    def once() -> float:
        before = case.server.busy()
        load = wrk(case.server.url + case.path, case.bodies, SECONDS)
        busy = case.server.busy() - before
        seen.append(_Seen(load, busy / load.requests * 1e6))
        return load.per_second

    return once


def _row(case: _Case, named: str, times: timing.Times, seen: Sequence[_Seen]) -> Row:
    busy = statistics.median(one.microseconds for one in seen)
    p50 = statistics.median(one.load.p50 for one in seen)
    p99 = statistics.median(one.load.p99 for one in seen)
    return Row(
        f"{case.what} ({named})",
        timing.median(times, case.what),
        "requests/s",
        timing.ratio(times, case.what, case.base),
        case.goal,
        f"{busy:.0f} µs of the workers' time; half within {p50:.1f} ms, 99 % within {p99:.1f} ms",
    )
