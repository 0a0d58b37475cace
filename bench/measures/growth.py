"""How the cost grows: with players, hands, wild cards, and legal calls of draws."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bench import deals, timing
from bench.figures import Row, Table
from bench.inside import Inside
from dealerapi.api.app import create_app
from dealerapi.ranking import warm

DEALS = 60
ROUNDS = 7

HOW = """
Whole requests in process, from the body's bytes to the answer's; microseconds of the processor's
time, the median of seven rounds in turn, each of other deals. Where the cost is linear, each player
or hand more costs the same, whatever their number; where it is flat, the ratio stays near 1.
""".strip().replace("\n", " ")

RATIO = "to the first row of its kind"


class _Case(NamedTuple):
    """A request, compared with the first of its ``kind``. ``units`` are its players or hands."""

    kind: str
    what: str
    path: str
    asked: Sequence[dict[str, Any]]
    units: int = 1
    note: str = ""


def measure() -> Table:
    """Microseconds of requests of growing size."""
    warm()
    service = Inside(create_app())
    cases = list(_cases(service))
    works = {
        case.what: service.by_rounds(case.path, deals.bodies(list(case.asked)), ROUNDS)
        for case in cases
    }
    times = timing.in_turn(works, ROUNDS)
    first: dict[str, _Case] = {}
    for case in cases:
        first.setdefault(case.kind, case)
    rows = [_row(case, first[case.kind], times) for case in cases]
    return Table("growth", "How the cost grows", HOW, RATIO, tuple(rows))


def _row(case: _Case, first: _Case, times: timing.Times) -> Row:
    cost, least = timing.median(times, case.what), timing.median(times, first.what)
    note = case.note
    if case.units > first.units:
        more = (cost - least) / (case.units - first.units)
        note = f"{more:.1f} µs for each one more"
    return Row(case.what, cost, "µs", timing.ratio(times, case.what, first.what), note=note)


def _cases(service: Inside) -> Iterator[_Case]:
    count = DEALS * (ROUNDS + 1)
    for seats in range(2, 8):
        asked = deals.dakota(count, seats)
        yield _Case("stud", f"showdown, Dakota, {seats} players", "/v1/showdown", asked, seats)
    for seats in range(2, 11):
        asked = deals.holdem(count, seats)
        yield _Case("holdem", f"showdown, hold'em, {seats} players", "/v1/showdown", asked, seats)
    for many in (1, 2, 4, 8, 16, 23):
        asked = deals.held(count, many)
        yield _Case("hands", f"evaluate, hold'em, {many} hands", "/v1/evaluate", asked, many)
    for wilds in range(6):
        hands = deals.with_wilds(count, wilds)
        asked = [{"variant": "acey-ducey-draw", "hands": [hand]} for hand in hands]
        yield _Case("wilds", f"evaluate, five cards, {wilds} wild", "/v1/evaluate", asked)
    for players, remaining in ((6, 22), (4, 32), (3, 37), (2, 42)):
        asked = [{"variant": "low-die", "players": players, "remaining": remaining, "limit": 8}]
        answer = json.loads(service.post("/v1/draws", deals.bodies(asked)[0]))
        what = f"draws, {players} players, {remaining} cards left"
        note = f"{answer['count']:,} legal calls"
        yield _Case("draws", what, "/v1/draws", asked * count, note=note)
