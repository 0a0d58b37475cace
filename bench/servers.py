"""Servers for a measurement: gunicorn on loopback, stopped in the end whatever happens."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).parents[1]
SERVICE = "wsgi:app"

SYNC = ("--worker-class", "sync", "--threads", "1")
"""Workers that take one request after the other and close each connection."""

SHIPPED: tuple[str, ...] = ()
"""What gunicorn.conf.py says."""


@dataclass(frozen=True)
class Server:
    """A gunicorn that runs, and where it listens."""

    process: subprocess.Popen[bytes]
    port: int

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def answer(self, path: str, body: bytes | None = None, kind: str = "application/json") -> bytes:
        """The body of its answer to one request; raises RuntimeError unless that is 200."""
        status, answer = self.tried(path, body, kind)
        if status != 200:
            raise RuntimeError(f"{path} was answered {status}: {answer[:500]!r}")
        return answer

    def tried(
        self, path: str, body: bytes | None = None, kind: str = "application/json"
    ) -> tuple[int, bytes]:
        """Status and body of its answer to one request."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            method = "GET" if body is None else "POST"
            line.request(method, path, body, {"Content-Type": kind})
            given = line.getresponse()
            return given.status, given.read()
        finally:
            line.close()

    def workers(self) -> list[int]:
        """The process ids of its workers."""
        pid = self.process.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def busy(self) -> float:
        """Seconds of the processor that its workers have taken."""
        ticks = 0
        for worker in self.workers():
            # Its name stands in brackets before the fields; the times are the 14th and 15th.
            fields = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def gunicorn(
    app: str = SERVICE, options: Sequence[str] = SHIPPED, workers: int = 2
) -> Iterator[Server]:
    """Run ``app`` by gunicorn with the settings of the service and ``options``.

    A request sent at once waits for the first worker, since the socket listens already.
    """
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as listener:
        command = (
            *(sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py"),
            *("--workers", str(workers), "--bind", f"fd://{listener.fileno()}"),
            *options,
            app,
        )
        process = subprocess.Popen(  # noqa: S603 - every argument is our own
            command, cwd=TOP, pass_fds=[listener.fileno()], stdout=subprocess.DEVNULL
        )
        port = listener.getsockname()[1]
    try:
        yield Server(process, port)
    finally:
        _stop(process)


def _stop(process: subprocess.Popen[bytes]) -> None:
    # The quick way: nobody waits for an answer any more.
    process.send_signal(signal.SIGINT)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        os.kill(process.pid, signal.SIGKILL)
        process.wait(10)
