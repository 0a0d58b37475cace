"""Start and size: how soon the service answers, and the memory that it takes."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import statistics
import time
from pathlib import Path

from bench import deals
from bench.figures import Goal, Row, Table
from bench.servers import Server, gunicorn

STARTS = 5
REQUESTS = 200

SOON = Goal(1.0, "figure", "most")
SMALL = Goal(90.0, "figure", "most")

HOW = """
The shipped settings. A request for two hands of Low-Die waits at the open socket while gunicorn is
started, or while the only worker is killed and another one forked; the time is to the end of its
answer, the median of five. Memory is read from the system after 200 showdowns and as many
evaluations for each of two workers: resident is what others report as RSS, proportional counts a
page shared by n processes as 1/n (so that these can be added up for the whole service), shared is what
a worker has in common with the others, since all are forked from one process that has loaded it.
""".strip().replace("\n", " ")


def measure() -> Table:
    """Seconds and megabytes."""
    [body] = deals.bodies(deals.low_die(1))
    before = _busy()
    starts = [_start(body) for _time in range(STARTS)]
    busy = (_busy() - before) / STARTS
    # A worker that is killed is told of as an error, which it is not here.
    with gunicorn(options=("--log-level", "critical"), workers=1) as server:
        server.answer("/v1/evaluate", body)
        forks = [_fork(server, body) for _time in range(STARTS)]
    rows = [
        Row(
            "start of gunicorn to the first answer",
            statistics.median(starts),
            "s",
            goal=SOON,
            note=f"{busy:.2f} s of the processor, from the start to the end of all processes",
        ),
        Row(
            "a worker lost and forked anew, to its first answer",
            statistics.median(forks),
            "s",
            goal=SOON,
        ),
    ]
    return Table("start_and_size", "Start and size", HOW, "", (*rows, *_memory()))


def _start(body: bytes) -> float:
    start = time.perf_counter()
    with gunicorn() as server:
        server.answer("/v1/evaluate", body)
        return time.perf_counter() - start


def _busy() -> float:
    """Seconds of the processor that all processes have taken which this one started and ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _fork(server: Server, body: bytes) -> float:
    [worker] = server.workers()
    start = time.perf_counter()
    os.kill(worker, signal.SIGKILL)
    server.answer("/v1/evaluate", body)
    took = time.perf_counter() - start
    if worker in server.workers():
        raise RuntimeError("the worker that was killed has answered")
    return took


def _memory() -> list[Row]:
    with gunicorn() as server:
        tables = deals.bodies(deals.dakota(REQUESTS))
        hands = deals.bodies(deals.low_die(REQUESTS))
        # Both workers take requests from the one socket, so twice as many reach either.
        for table, hand in zip(tables * 2, hands * 2, strict=True):
            server.answer("/v1/showdown", table)
            server.answer("/v1/evaluate", hand)
        rows = _sizes(server, "after single requests", SMALL)
        if _bulk(server):
            rows += _sizes(server, "after bulk requests as well", SMALL)
    return rows


def _bulk(server: Server) -> bool:
    """Send bulk requests; false where the service knows none."""
    asked = {"variant": "low-die", "hands": deals.hands(20_000, 5)}
    body = json.dumps(asked).encode()
    return all(server.tried("/v1/evaluate/bulk", body)[0] == 200 for _time in range(6))


def _sizes(server: Server, when: str, goal: Goal) -> list[Row]:
    sizes = [_smaps(worker) for worker in server.workers()]
    largest = max(sizes, key=lambda size: size["Rss"])
    all_of_them = sum(size["Pss"] for size in sizes) + _smaps(server.process.pid)["Pss"]
    shared = largest["Shared_Clean"] + largest["Shared_Dirty"]
    return [
        Row(f"resident in the larger worker, {when}", largest["Rss"], "MB", goal=goal),
        Row(f"proportional in it, {when}", largest["Pss"], "MB"),
        Row(
            f"shared in it, {when}",
            shared,
            "MB",
            note=f"{100 * shared / largest['Rss']:.0f} % of what is resident",
        ),
        Row(f"the whole service with two workers, {when}", all_of_them, "MB"),
    ]


def _smaps(pid: int) -> dict[str, float]:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return {name: int(size) / 1000 * 1.024 for name, size in re.findall(r"(\w+): +(\d+) kB", text)}
