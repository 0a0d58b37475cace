"""Load from outside the process: wrk for many requests, curl for one long one."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

CYCLE = Path(__file__).with_name("cycle.lua")
CLIENTS = 16

LONGEST = 60
"""Seconds that one long request may take."""


class MissingToolError(Exception):
    """A program that the measurement needs is not on this machine."""


@dataclass(frozen=True, slots=True)
class Load:
    """What the clients saw. ``p50`` and ``p99`` are in milliseconds."""

    requests: int
    per_second: float
    p50: float
    p99: float


def tool(name: str) -> str:
    """Where the program ``name`` is. Raises MissingToolError, which says how to get it."""
    found = shutil.which(name)
    if found is None:
        raise MissingToolError(f"{name} is missing (on Debian and Ubuntu: apt-get install {name}).")
    return found


@contextmanager
def as_file(bodies: Sequence[bytes]) -> Iterator[Path]:
    """A file with one body a line, for as long as it is needed."""
    with tempfile.NamedTemporaryFile(suffix=".ndjson") as file:
        file.writelines(body + b"\n" for body in bodies)
        file.flush()
        yield Path(file.name)


def wrk(url: str, bodies: Path, seconds: int, clients: int = CLIENTS) -> Load:
    """Ask ``url`` as fast as it answers, with the bodies in turn.

    Raises RuntimeError where an answer was not 2xx or a connection broke.
    """
    command = (
        *(tool("wrk"), "--threads", "2", "--connections", str(clients)),
        *("--duration", f"{seconds}s", "--timeout", "10s", "--script", str(CYCLE)),
        *(url, "--", str(bodies)),
    )
    done = subprocess.run(  # noqa: S603 - every argument is our own
        command, capture_output=True, text=True, timeout=seconds + 30, check=True
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("FOUND "))
    found = json.loads(line.removeprefix("FOUND "))
    if found["refused"] or found["lost"] or not found["requests"]:
        raise RuntimeError(f"Of the requests to {url} some failed: {found}")
    return Load(
        found["requests"],
        found["requests"] / found["microseconds"] * 1e6,
        found["p50"] / 1000,
        found["p99"] / 1000,
    )


def curl(url: str, body: Path, kind: str, answer: Path) -> float:
    """Seconds from sending the file ``body`` to the end of the answer, which goes to ``answer``.

    Raises RuntimeError unless it is 200, and after :data:`LONGEST` seconds.
    """
    command = (
        *(tool("curl"), "--silent", "--show-error", "--http1.1", "--max-time", str(LONGEST)),
        *("--request", "POST", "--upload-file", str(body), "--output", str(answer)),
        *("--header", f"Content-Type: {kind}", "--header", "Expect:"),
        *("--write-out", "%{http_code} %{time_total}", url),
    )
    done = subprocess.run(  # noqa: S603 - every argument is our own
        command, capture_output=True, text=True, timeout=LONGEST + 30, check=False
    )
    if done.returncode:
        raise RuntimeError(f"The request to {url} failed: {done.stderr.strip()}")
    status, seconds = done.stdout.split()
    if status != "200":
        raise RuntimeError(f"{url} was answered {status}: {answer.read_bytes()[:500]!r}")
    return float(seconds)
