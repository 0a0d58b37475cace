"""The service as `make serve` starts it: a gunicorn of our own, on a free port."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

TOP = Path(__file__).parents[2]


@dataclass(frozen=True)
class Server:
    """A gunicorn that runs, and where it listens."""

    process: subprocess.Popen[str]
    url: str

    @property
    def port(self) -> int:
        """The port that the system gave it."""
        return urlsplit(self.url).port or 0

    def stop(self) -> int:
        """Ask it to end, as Ctrl-C or a service manager does, and give its exit status."""
        self.process.terminate()
        return self.process.wait(20)


@contextmanager
def running() -> Iterator[Server]:
    """Start the service, and stop it in the end; raises RuntimeError if it does not come up."""
    command = ("-m", "gunicorn", "--config", "gunicorn.conf.py", "--bind", "127.0.0.1:0")
    with subprocess.Popen(
        [sys.executable, *command], cwd=TOP, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            said = re.search(r"http://127\.0\.0\.1:\d+", line)
            if said is None:
                raise RuntimeError(f"the service did not say where it is, but {line!r}")
            yield Server(process, said[0])
        finally:
            if process.poll() is None:
                Server(process, "").stop()
