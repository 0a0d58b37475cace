"""Work in processes beside each other, as many as there are cores, in the order it was given in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

TOP = Path(__file__).parents[1]
LONGEST = 1200
"""Seconds after which a process is ended, whatever it is doing."""

MOST_LANES = 2


class Lanes:
    """Where jobs wait for a core. ``until`` is when all should be over, by the monotonic clock."""

    def __init__(self, most: float) -> None:
        self.until = time.monotonic() + most
        self._pool = ThreadPoolExecutor(min(MOST_LANES, os.cpu_count() or 1))

    def job(self, name: str, *about: Any) -> Future[Any]:
        """Begin a job of :mod:`torture.job`, and give what it will have found."""
        command = [sys.executable, "-m", "torture.job", name, *map(json.dumps, about)]
        return self._pool.submit(lambda: json.loads(run(command).stdout))

    def call(self, work: Callable[[], Any]) -> Future[Any]:
        """Begin anything else that takes a core."""
        return self._pool.submit(work)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(cancel_futures=True)


def run(
    command: Sequence[str], *, fails: bool = False, **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run a program of our own, after all that is more urgent, and give what it printed.

    Raises RuntimeError with the end of it where it fails, unless it ``fails`` for good reason.
    """
    done = subprocess.run(  # noqa: S603 - every argument is our own
        ["nice", "-n", "10", *command],  # noqa: S607 - as on the path
        cwd=TOP,
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        errors="replace",
        timeout=LONGEST,
        check=False,
    )
    if done.returncode and not fails:
        raise RuntimeError(f"{' '.join(command)[:200]} ended badly: {done.stderr[-2000:]}")
    return done
