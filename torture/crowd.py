"""A crowd: more callers than can be served, who ask at their own pace."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from bench.load import tool

SCRIPT = Path(__file__).with_name("crowd.lua")


@dataclass(frozen=True, slots=True)
class Told:
    """What the crowd was told.

    ``hasty`` were sent away without being told when to come back, ``strange`` told anything but
    200 and 503; of the connections some were ``broken``, and some answers came ``late``.
    """

    served: int
    shed: int
    strange: int
    hasty: int
    broken: int
    late: int
    seconds: float

    @property
    def asked_per_second(self) -> float:
        """What they asked, whatever became of it."""
        return (self.served + self.shed + self.strange) / self.seconds

    @property
    def served_per_second(self) -> float:
        """What was answered."""
        return self.served / self.seconds


def crowd(url: str, bodies: Path, seconds: int, callers: int, pause: float) -> Told:
    """Let so many ask ``url``, each ``pause`` seconds after the last answer."""
    command = (
        *(tool("wrk"), "--threads", "2", "--connections", str(callers)),
        *("--duration", f"{seconds}s", "--timeout", "10s", "--script", str(SCRIPT)),
        *(url, "--", str(bodies), f"{pause * 1000:.0f}"),
    )
    done = subprocess.run(  # noqa: S603 - every argument is our own
        command, capture_output=True, text=True, timeout=seconds + 60, check=True
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("FOUND "))
    found = json.loads(line.removeprefix("FOUND "))
    return Told(seconds=found.pop("microseconds") / 1e6, **found)
