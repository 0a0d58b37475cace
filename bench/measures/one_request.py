"""One request over HTTP, beside a bare Flask route and beside others' ways to answer it."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from bench import deals, floor
from bench.figures import Goal, Row, Table
from bench.load import Load, as_file, wrk
from bench.servers import SERVICE, SHIPPED, SYNC, Server, gunicorn

SECONDS = 1
DEALS = 4000
"""So many that no answer is remembered from the turn before."""

HOW = """
Each case is asked by `wrk` from 16 connections, which cycle over 4,000 deals, in runs of one second,
each after one of the echo, with which it is compared. Server and clients share the machine. All cases run
under the same gunicorn with two workers: first sync workers of one thread, which close each
connection; then the settings that the service is shipped with. The echo is a Flask route that
parses the body and sends it back: what the stack costs before anything is done. The peers get the
six-player body too: marshmallow's checks and writing alone; and the same checks with a C library
that judges the six hands of seven cards, without wild cards, pots or reasons. The workers' time is
that of the processor for one request, in the server and in the system on its behalf: it hardly turns
on what else the machine does, as requests a second do.
""".strip().replace("\n", " ")


class _Case(NamedTuple):
    """What is asked, of which server, its bodies, and the least ratio to the echo."""

    what: str
    server: Server
    path: str
    bodies: Path
    least: float | None = None


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
        rows: list[Row] = []
        for echo, cases in _cases(service, others, tables, hands, all_cases=all_cases):
            for case in (echo, *cases):
                # The service is up when it has answered; then all its workers fill their caches.
                case.server.answer(case.path, case.bodies.read_bytes().partition(b"\n")[0])
                wrk(case.server.url + case.path, case.bodies, 1)
            rows += _compared(echo, cases, named, rounds)
    return rows


def _cases(
    service: Server, others: Server, tables: Path, hands: Path, *, all_cases: bool
) -> Iterator[tuple[_Case, list[_Case]]]:
    """Each echo with what is compared with it; for all cases with their goals and peers."""
    showdown, schemas, evaluator, evaluate = (
        _Case("POST /v1/showdown, Dakota, six players", service, "/v1/showdown", tables, 0.6),
        _Case("peer: Flask + marshmallow", others, floor.SCHEMAS, tables),
        _Case("peer: Flask + marshmallow + phevaluator", others, floor.EVALUATOR, tables),
        _Case("POST /v1/evaluate, Low-Die, two hands", service, "/v1/evaluate", hands, 0.8),
    )
    of_tables = [showdown, schemas, evaluator] if all_cases else [showdown._replace(least=None)]
    of_hands = [evaluate] if all_cases else [evaluate._replace(least=None)]
    yield _Case("echo of six players", others, floor.ECHO, tables), of_tables
    yield _Case("echo of two hands", others, floor.ECHO, hands), of_hands


class _Seen(NamedTuple):
    """What one run of a case was: what the clients saw, and the workers' time for a request."""

    load: Load
    microseconds: float


def _compared(echo: _Case, cases: Sequence[_Case], named: str, rounds: int) -> Iterator[Row]:
    """The rows of an echo and of ``cases``; before each run of a case comes one of the echo."""
    echoes: list[_Seen] = []
    seen: dict[_Case, list[_Seen]] = {case: [] for case in cases}
    ratios: dict[_Case, list[float]] = {case: [] for case in cases}
    for _round in range(rounds):
        for case in cases:
            echoes.append(_run(echo))
            seen[case].append(_run(case))
            before, now = echoes[-1], seen[case][-1]
            ratios[case].append(now.load.per_second / before.load.per_second)
    yield _row(echo, named, echoes, [1.0])
    for case in cases:
        yield _row(case, named, seen[case], ratios[case])


def _run(case: _Case) -> _Seen:
    before = case.server.busy()
    load = wrk(case.server.url + case.path, case.bodies, SECONDS)
    busy = case.server.busy() - before
    return _Seen(load, busy / load.requests * 1e6)


def _row(case: _Case, named: str, seen: Sequence[_Seen], ratios: Sequence[float]) -> Row:
    busy = statistics.median(one.microseconds for one in seen)
    p50 = statistics.median(one.load.p50 for one in seen)
    p99 = statistics.median(one.load.p99 for one in seen)
    return Row(
        f"{case.what} ({named})",
        statistics.median(one.load.per_second for one in seen),
        "requests/s",
        statistics.median(ratios),
        Goal(case.least, "ratio", "least") if case.least else None,
        f"{busy:.0f} µs of the workers' time; half within {p50:.1f} ms, 99 % within {p99:.1f} ms",
    )
