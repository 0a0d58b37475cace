"""More callers than can be served, and callers who are slow, while others want answers."""

from __future__ import annotations

import statistics
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from crowd import crowd
from guarded import serving
from slow import SLOW, slow

MANY = 900


def workers_of(served):
    """The processes of the workers, with the kB of memory that each has to itself."""
    children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children")
    found = {}
    for process in children.read_text().split():
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        lines = [line.split() for line in rollup.splitlines()]
        found[process] = sum(int(line[1]) for line in lines if line[0].startswith("Private_"))
    return found


def overload(seconds):
    """Twice the load that the service can carry, and what is left of it afterwards."""
    with serving() as served:
        normal = crowd(served.port, 16, 2)
        crowd(served.port, MANY, 1)
        before = workers_of(served)
        told = crowd(served.port, MANY, seconds)
        ended = time.monotonic()
        while crowd(served.port, 1, 0.2).wait(0.9) > max(0.02, 3 * normal.wait()):
            assert time.monotonic() - ended < 5, "it is still slow"
        after = workers_of(served)
    print(
        f"alone {normal.rate():.0f}/s; of {told.rate():.0f}/s asked {told.rate(200):.0f}/s were"
        f" answered, the median in {told.wait() * 1000:.0f} ms, 99 % in {told.wait(0.99):.2f} s;"
        f" kB {before} -> {after}"
    )
    assert told.broken == 0
    assert set(told.statuses) <= {200, 503}
    if told.statuses[503] < told.statuses[200]:
        pytest.skip("other work kept the crowd from asking for twice what it can carry")
    # The crowd itself takes half of the machine, and other work may take more.
    assert told.rate(200) > 0.25 * normal.rate()
    assert told.wait(0.99) < 5
    assert set(after) == set(before), "a worker died"
    assert all(after[process] < before[process] + 10_000 for process in before)


def test_of_a_crowd_as_many_are_served_as_ever():
    """The others are sent away; and when the crowd has gone, all is as before."""
    overload(2)


@pytest.mark.proof
def test_of_a_crowd_as_many_are_served_as_ever_for_two_minutes():
    """The same for longer, without growing."""
    overload(120)


def cost(served):
    """Microseconds of the workers' own time that an answer takes; other work hardly changes it."""
    before = worked(served)
    told = crowd(served.port, 8, 1)
    assert told.wait(0.9) < 1, "callers were kept waiting"
    return (worked(served) - before) / 1000 / told.statuses[200]


def worked(served):
    """Nanoseconds for which the workers have run."""
    threads = [
        thread
        for process in workers_of(served)
        for thread in Path(f"/proc/{process}/task").glob("*/schedstat")
    ]
    return sum(int(thread.read_text().split()[0]) for thread in threads)


def settle(served):
    """Wait until the workers have next to nothing to do; raises AssertionError if they always do."""
    for _ in range(100):
        before = worked(served)
        time.sleep(0.5)
        if worked(served) - before < 0.02e9:
            return
    raise AssertionError("they never rest")


@pytest.mark.proof
@pytest.mark.parametrize("kind", SLOW)
def test_slow_callers_take_nothing_from_others(kind):
    """Others get nine tenths of what they get without them, or more."""
    ratios = []
    with serving() as served:
        cost(served)
        for _ in range(5):
            alone = cost(served)
            with ExitStack() as opened:
                slow(served, opened, kind, 300)
                # What they asked for is answered like anything else; then they are slow.
                settle(served)
                ratios.append(alone / cost(served))
    print(kind, [f"{ratio:.2f}" for ratio in ratios])
    assert statistics.median(ratios) >= 0.9
