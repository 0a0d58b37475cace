"""Many requests in one: NDJSON, a request a line, with one worker."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import deals
from bench.figures import Goal, Row, Table
from bench.load import as_file, curl
from bench.servers import SHIPPED, SYNC, Server, gunicorn

NDJSON = "application/x-ndjson"
HAND_LINES, TABLE_LINES = 10_000, 4_000
ROUNDS = 3

HOW = """
`curl` sends 10,000 questions about hands, or 4,000 about showdowns, each of another deal, as the
lines of one body to a service of one worker, and reads as many answers; the time is from connecting
to the last byte, the median of three. One worker uses one core at most, and less where other work
wants it too: what it does in a second of its own time is what it would do alone.
""".strip().replace("\n", " ")


def measure() -> Table:
    """Lines a second of one worker."""
    tables = deals.bodies(deals.dakota(TABLE_LINES))
    hands = deals.bodies(deals.low_die(HAND_LINES))
    rows = []
    for named, options in (("sync worker", SYNC), ("as shipped", SHIPPED)):
        with gunicorn(options=options, workers=1) as server:
            for what, path, bodies, least in (
                ("evaluate, Low-Die, two hands a line", "/v1/evaluate", hands, 10_000),
                ("showdown, Dakota, six players a line", "/v1/showdown", tables, 4_000),
            ):
                rows.append(_row(server, f"{what} ({named})", path, bodies, least))
    return Table("many", "Many requests in one (NDJSON)", HOW, "", tuple(rows))


def _row(server: Server, what: str, path: str, bodies: Sequence[bytes], least: int) -> Row:
    goal = Goal(least, "figure", "least")
    status, _answer = server.tried(path, b"\n".join(bodies[:50]), NDJSON)
    if status != 200:
        return Row(what, None, "lines/s", goal=goal, note=f"answered {status}")
    with as_file(bodies) as body, TemporaryDirectory() as folder:
        answer = Path(folder) / "answer"
        before = server.busy()
        seconds = [curl(server.url + path, body, NDJSON, answer) for _round in range(ROUNDS)]
        busy = (server.busy() - before) / ROUNDS
        lines = answer.read_bytes().count(b"\n")
        size = answer.stat().st_size
    if lines != len(bodies):
        raise RuntimeError(f"{len(bodies)} lines were answered by {lines}")
    return Row(
        what,
        lines / statistics.median(seconds),
        "lines/s",
        goal=goal,
        note=f"{lines / busy:,.0f} in a second of the worker's own time;"
        f" an answer has {size / lines:,.0f} bytes",
    )
