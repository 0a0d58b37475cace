"""Instances of the service that can be stopped and started again at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

TOP = Path(__file__).parents[2]


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def ask(port: int, path: str = "/readyz") -> tuple[int, bytes]:
    """What a GET on a connection of its own gives; status 0 if nobody answers."""
    line = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.status, answer.read()
    except (OSError, HTTPException):
        return 0, b""
    finally:
        line.close()


def wait_until(true: Callable[[], bool], what: str, seconds: float = 20) -> None:
    """Wait until something is true; raises TimeoutError that says ``what`` did not come."""
    limit = time.monotonic() + seconds
    while not true():
        if time.monotonic() > limit:
            raise TimeoutError(f"not within {seconds} s: {what}")
        time.sleep(0.02)


def callers_of(process: int) -> set[int]:
    """The ports from which others of this machine are connected to a process."""
    held = set()
    for handle in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):
            held.add(str(handle.readlink()))
    callers = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        columns = line.split()
        if f"socket:[{columns[9]}]" in held:
            callers.add(int(columns[2].partition(":")[2], 16))
    return callers - {0}


class Instance:
    """One gunicorn as it is shipped, on a port that it keeps over restarts."""

    def __init__(self, drain: float = 0, **settings: str) -> None:
        """``drain`` is in seconds; ``settings`` are variables of the environment."""
        self.port = free_port()
        self._settings = {"DEALERAPI_DRAIN": str(drain), "WEB_CONCURRENCY": "2", **settings}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The master; it must have been started."""
        assert self._process is not None
        return self._process

    def start(self, bound: int | None = None, *, waits: bool = True) -> None:
        """Start it; ``bound`` is a listening socket that it takes over as from systemd."""
        command = [sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py"]
        command += ["--bind", f"127.0.0.1:{self.port}"]
        if bound is not None:
            handed = f'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@" 3<&{bound}'
            # Debian's sh knows no descriptor above 9.
            command = ["bash", "-c", handed, "bash", *command]
        self._process = subprocess.Popen(
            command,
            cwd=TOP,
            env={**os.environ, **self._settings},
            pass_fds=() if bound is None else (bound,),
            stdout=subprocess.DEVNULL,
        )
        if waits:
            self.wait()

    def wait(self) -> None:
        """Wait until it is ready; raises AssertionError if it ends instead."""
        wait_until(lambda: self.is_ready() or self.process.poll() is not None, "it is ready")
        assert self.process.poll() is None, "it ended at once"

    def is_ready(self) -> bool:
        """Whether it says that it can answer."""
        return ask(self.port)[0] == 200

    def tell(self, what: signal.Signals) -> None:
        """Send its master a signal."""
        self.process.send_signal(what)

    def ended(self) -> int:
        """Its exit status, once it has ended."""
        return self.process.wait(40)

    def reload(self) -> None:
        """Ask for new workers by HUP, and wait until the old ones have gone."""
        before = set(self.workers())
        self.tell(signal.SIGHUP)
        wait_until(lambda: not before & set(self.workers()), "the old workers have gone")

    def workers(self) -> list[int]:
        """The ids of its worker processes that live."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in children.read_text().split()]

    def remove(self) -> None:
        """Stop it at once, in whatever state it is."""
        if self._process is not None and self._process.poll() is None:
            self.tell(signal.SIGINT)
            self.ended()
