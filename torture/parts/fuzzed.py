"""Coverage-guided fuzzing of what reads cards, and of whole requests."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.figures import Goal, Row, Table
from torture.lanes import TOP, Lanes, run
from torture.length import Length
from torture.parts import NONE

PYTHON = TOP / ".venv-torture" / "bin" / "python"
TARGETS = {
    "cards": "cards, hands and ranks, read, written and read again",
    "requests": "whole requests in process, none answered by a 5xx",
}

HOW = """
atheris (libFuzzer) changes inputs, keeps those that reach branches of the service that none has
reached, and goes on from there. It begins with real requests. An input fails that raises what it
should not, is answered by a 5xx, or takes two seconds. A branch counts as libFuzzer counts them.
""".strip().replace("\n", " ")


class Fuzzed(NamedTuple):
    """How one target did: inputs tried, branches reached, seconds, what failed if anything did."""

    runs: int
    branches: int
    seconds: int
    failed: str


def begin(lanes: Lanes, length: Length) -> Callable[[], Table]:
    """Fuzz all targets."""
    if not PYTHON.exists():
        return lambda: _table({}, length)
    begun = {target: lanes.call(partial(fuzz, target, length.fuzz)) for target in TARGETS}
    return lambda: _table(begun, length)


def fuzz(target: str, seconds: int) -> Fuzzed:
    """Fuzz one target for so many seconds, in a process of its own."""
    with tempfile.TemporaryDirectory() as corpus:
        command = [str(PYTHON), "-m", "torture.fuzz", target, str(seconds), corpus]
        said = run(command, fails=True)
        done = re.search(r"Done (\d+) runs in (\d+) second", said.stderr)
        reached = re.findall(r"cov: (\d+)", said.stderr)
        if done and not said.returncode:
            return Fuzzed(int(done[1]), int(reached[-1]), int(done[2]), "")
        inputs = [one.read_bytes() for one in Path(corpus).glob("failed-*")]
        sys.stderr.write(said.stderr[-4000:])
        return Fuzzed(0, int(reached[-1]) if reached else 0, 0, f"{inputs!r}"[:500])


def _table(begun: dict[str, Future[Fuzzed]], length: Length) -> Table:
    rows = []
    total = 0
    for target, about in TARGETS.items():
        found = begun[target].result() if target in begun else None
        failed = None if found is None else float(bool(found.failed))
        total += found.seconds if found else 0
        note = "not done: make .venv-torture/.ready"
        if found:
            note = found.failed or (
                f"{found.runs:,} inputs in {found.seconds} s; {found.branches:,} branches reached"
            )
        rows.append(Row(about, failed, "failures", goal=NONE, note=note))
    least = Goal(len(TARGETS) * length.fuzz, "figure", "least")
    rows.append(Row("time of fuzzing in all", float(total) if begun else None, "s", goal=least))
    return Table("fuzzed", "Fuzzing by coverage", HOW, "", tuple(rows))
