"""What the tests of strangers share: questions, counts, and a gunicorn under settings of its own."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

TOP = Path(__file__).parents[2]
WILDS = "/v1/wilds?variant=low-die&hand=Ac6h5d2s2d"


def samples(text):
    """Every sample that a scraper reads, by name and labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def sample(text, name, **labels):
    """One sample, 0 if it is not there."""
    return samples(text).get((f"dealerapi_{name}", tuple(sorted(labels.items()))), 0)


class Served:
    """A gunicorn that runs."""

    def __init__(self, process, port):
        self.process = process
        self.port = port
        # All that it printed, once it has ended.
        self.rest = ""

    def connect(self, timeout=20.0):
        """A new connection to it."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout)

    def said(self, *pieces):
        """All that comes back on a connection of its own on which these are sent, to its end."""
        with self.connect() as line:
            for piece in pieces:
                line.sendall(piece)
            return everything(line)


@contextmanager
def serving(*options, **settings) -> Iterator[Served]:
    """Run the service under settings, given without their prefix, and options of gunicorn."""
    command = [sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py"]
    command += ["--bind", "127.0.0.1:0", *options]
    environ = {f"DEALERAPI_{name.upper()}": text for name, text in settings.items()}
    with subprocess.Popen(
        command,
        cwd=TOP,
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"127\.0\.0\.1:(\d+)", process.stdout.readline())
            assert found is not None, process.communicate()[1]
            served = Served(process, int(found[1]))
            yield served
            process.terminate()
            served.rest = "".join(process.communicate(timeout=20))
        finally:
            process.kill()


def workers_of(served, number):
    """The processes of so many workers."""
    children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children")
    while len(found := children.read_text().split()) < number:
        time.sleep(0.01)
    time.sleep(0.3)
    return [int(process) for process in found]


def worker_of(served):
    """The process of a worker."""
    return workers_of(served, 1)[0]


def everything(line):
    """What comes on a connection until its end."""
    whole = b""
    while piece := line.recv(65_536):
        whole += piece
    return whole


def answer(line):
    """The next answer on a connection: its status, its headers in small letters, and its body."""
    head = b""
    # Not a byte more: the next answer may be behind it.
    while not head.endswith(b"\r\n\r\n"):
        piece = line.recv(1)
        if not piece:
            raise EOFError(head)
        head += piece
    body = b""
    first, *lines = head.decode().strip().split("\r\n")
    headers = {name.lower(): text for name, _colon, text in (one.partition(": ") for one in lines)}
    while len(body) < int(headers["content-length"]):
        body += line.recv(int(headers["content-length"]) - len(body))
    return int(first.split()[1]), headers, body
