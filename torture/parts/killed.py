"""A worker killed every second, while callers ask."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from bench.figures import Goal, Row, Table
from tests.deploy.instances import Instance, callers_of
from tests.deploy.load import Failure, Load
from torture.lanes import Lanes
from torture.length import Length
from torture.parts import NONE

CALLERS = 8
PAUSE = 0.005

HOW = f"""
gunicorn as shipped, with two workers and without a proxy; {CALLERS} callers ask all the time and
look at each answer. Every second one worker gets SIGKILL. A question may fail only on a connection
that the killed worker held, within a second of its end, and once for each of these. The other
parts of the torture run beside it, so that its figures say nothing of speed.
""".strip().replace("\n", " ")


class _Kill(NamedTuple):
    when: float
    callers: set[int]


def begin(_lanes: Lanes, length: Length) -> Callable[[], Table]:
    """Begin at once, beside everything else."""
    found: list[Table | BaseException] = []

    def work() -> None:
        try:
            found.append(_killed(length.kills))
        # It is told where the table is wanted.
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=work)
    thread.start()

    def finish() -> Table:
        thread.join()
        if isinstance(found[0], BaseException):
            raise found[0]
        return found[0]

    return finish


def _killed(times: int) -> Table:
    # Its log says of every kill that a worker was lost, which is no news here.
    one = Instance(GUNICORN_CMD_ARGS="--log-level critical")
    kills: list[_Kill] = []
    try:
        one.start()
        with Load(one.port, callers=CALLERS, pause=PAUSE) as load:
            for _kill in range(times):
                time.sleep(1)
                kills.append(_kill_one(one))
            load.wait_for(50)
    finally:
        one.remove()
    lost = load.failures
    strange = [failure for failure in lost if not _is_explained(failure, kills)]
    rows = (
        Row("workers killed", len(kills), "workers"),
        Row(
            "failed, but not in flight on a killed worker",
            len(strange),
            "questions",
            goal=NONE,
            note="; ".join(failure.why for failure in strange[:3]),
        ),
        Row(
            "failed in flight",
            len(lost) - len(strange),
            "questions",
            goal=Goal(sum(len(kill.callers) for kill in kills), "figure", "most"),
            note=f"{load.answered:,} were answered; the goal is one for each connection",
        ),
    )
    return Table("killed", "A worker killed every second", HOW, "", rows)


def _kill_one(one: Instance) -> _Kill:
    worker = one.workers()[0]
    # Stopped first, so that it takes no connection between the look and the end.
    os.kill(worker, signal.SIGSTOP)
    kill = _Kill(time.monotonic(), callers_of(worker))
    os.kill(worker, signal.SIGKILL)
    return kill


def _is_explained(failure: Failure, kills: list[_Kill]) -> bool:
    return any(
        failure.port in kill.callers and kill.when < failure.failed < kill.when + 1
        for kill in kills
    )
