"""Twice the load that the service can carry."""

from __future__ import annotations

import http.client
import re
import statistics
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from bench import deals
from bench.figures import Goal, Row, Table
from bench.load import as_file, wrk
from bench.servers import Server, gunicorn
from torture.crowd import Told, crowd
from torture.length import Length
from torture.parts import NONE

CALLERS = 1200
TIMES = 2.0
"""The crowd asks so many times what can be carried."""

PATH = "/v1/showdown"
BEHIND = 6.0
"""Seconds for which is looked on when the crowd has gone."""

WINDOW = 0.5
NORMAL = 2.0
"""Latency is back when half of the answers come within this many times the usual."""

HOW = f"""
gunicorn as shipped, with two workers, on the machine on which the callers are, too. What it can
carry is what {16} connections get that ask again at once. Then {CALLERS} callers ask showdowns of
Dakota at their own pace, served or not, so that at least {TIMES:.0f} times as much is asked. One
more caller asks every tenth of a second and says how soon it was answered; when the crowd has gone,
it goes on for some seconds. A worker's own memory is what it shares with no other process.
""".strip().replace("\n", " ")


@dataclass
class Probe:
    """One caller who asks every tenth of a second, until it leaves; when, and how soon answered."""

    port: int
    body: bytes
    pause: float = 0.1
    served: list[tuple[float, float]] = field(default_factory=list)
    shed: int = 0
    lost: int = 0
    _over: threading.Event = field(default_factory=threading.Event)
    _thread: threading.Thread | None = None

    def __enter__(self) -> Probe:
        self._thread = threading.Thread(target=self._ask_on)
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        if self._thread:
            self._thread.join(40)

    def between(self, start: float, end: float) -> list[float]:
        """How many seconds the answers took to questions asked in that time."""
        return [took for when, took in self.served if start <= when < end]

    def _ask_on(self) -> None:
        line = self._line()
        while not self._over.is_set():
            asked = time.monotonic()
            try:
                line.request("POST", PATH, self.body, {"Content-Type": "application/json"})
                given = line.getresponse()
                given.read()
            except (OSError, http.client.HTTPException):
                self.lost += 1
                line.close()
                line = self._line()
            else:
                if given.status == 200:
                    self.served.append((asked, time.monotonic() - asked))
                else:
                    self.shed += 1
            time.sleep(self.pause)
        line.close()

    def _line(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)


def measure(length: Length) -> Table:
    """Measure what it carries, give it more, and see what is left."""
    bodies = deals.bodies(deals.dakota(2000))
    options = ("--log-level", "critical")
    with as_file(bodies) as file, gunicorn(options=options) as server:
        url = server.url + PATH
        quick = length.load < 30
        server.answer(PATH, bodies[0])
        wrk(url, file, 1 if quick else 3)
        carried = statistics.median(
            wrk(url, file, 1 if quick else 3).per_second for _turn in range(1 if quick else 3)
        )
        workers = server.workers()
        with Probe(server.port, bodies[0]) as probe:
            time.sleep(1 if quick else 3)
            begun = time.monotonic()
            usual = statistics.median(probe.between(0, begun))
            # A first crowd fills the buffers of as many connections, and shows how they wait.
            pause = CALLERS / (TIMES * carried) / 2
            first = crowd(url, file, 1 if quick else 5, CALLERS, pause)
            pause *= min(1.0, first.asked_per_second / (TIMES * carried)) ** 2 * 0.9
            before = own_memory(server)
            told = crowd(url, file, length.load, CALLERS, pause)
            ended = time.monotonic()
            time.sleep(2 if quick else BEHIND)
        after = own_memory(server)
        died = len([one for one in workers if one not in server.workers()])
    meanwhile = probe.between(begun, ended)
    back = _back(probe, ended, usual)
    return Table(
        "load",
        "Twice the load",
        HOW,
        "",
        (
            *_of_crowd(told, carried),
            *_of_probe(probe, meanwhile, back, usual),
            Row("workers that died", died, "workers", goal=NONE),
            Row(
                "memory gained by the larger worker",
                max(after) - max(before),
                "MB",
                goal=Goal(10, "figure", "most"),
                note=f"{max(after):.0f} MB of its own in the end",
            ),
        ),
    )


def _of_crowd(told: Told, carried: float) -> Sequence[Row]:
    bad = told.hasty + told.strange + told.broken + told.late
    return (
        Row("carried for 16 connections", carried, "requests/s"),
        Row(
            "asked by the crowd",
            told.asked_per_second,
            "requests/s",
            told.asked_per_second / carried,
            Goal(TIMES * 0.95, "ratio", "least"),
            f"ratio: to what is carried; {told.seconds:.0f} s",
        ),
        Row(
            "served of it",
            told.served_per_second,
            "requests/s",
            told.served_per_second / carried,
            note=f"{told.served:,} served, {told.shed:,} sent away by 503 with Retry-After",
        ),
        Row(
            "neither served nor sent away properly",
            bad,
            "requests",
            goal=NONE,
            note=f"{told.hasty} without Retry-After, {told.strange} otherwise,"
            f" {told.broken} broken, {told.late} after over 10 s",
        ),
    )


def _of_probe(
    probe: Probe, meanwhile: Sequence[float], back: float | None, usual: float
) -> Sequence[Row]:
    waits = sorted(meanwhile) or [float("inf")]
    return (
        Row(
            "wait of one more caller, where it is served",
            statistics.median(waits) * 1e3,
            "ms",
            note=f"half within this, 99 % within {waits[int(0.99 * (len(waits) - 1))] * 1e3:.0f}"
            f" ms; {len(meanwhile)} served, {probe.shed} sent away; {usual * 1e3:.1f} ms before",
        ),
        Row("its questions that were lost", probe.lost, "questions", goal=NONE),
        Row(
            "until latency is back, after the crowd",
            back,
            "s",
            goal=Goal(5, "figure", "most"),
            note=f"half of the answers within {NORMAL:.0f} times the usual {usual * 1e3:.1f} ms",
        ),
    )


def _back(probe: Probe, ended: float, usual: float) -> float | None:
    """Seconds after the end from which on half of the answers come as soon as usual."""
    back = 0.0
    last = max((when for when, _took in probe.served), default=ended)
    start = ended
    while start + WINDOW <= last:
        waits = probe.between(start, start + WINDOW)
        if not waits or statistics.median(waits) > NORMAL * usual + 0.002:
            back = start + WINDOW - ended
        start += WINDOW
    return back


def own_memory(server: Server) -> list[float]:
    """The megabytes that each worker shares with no other process."""
    found = []
    for worker in server.workers():
        with suppress(FileNotFoundError):
            text = Path(f"/proc/{worker}/smaps_rollup").read_text()
            found.append(sum(map(int, re.findall(r"Private_\w+: +(\d+) kB", text))) * 1.024e-3)
    return found
