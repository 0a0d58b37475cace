"""Many callers at once, in one loop of their own process: how much they get, and how soon."""

from __future__ import annotations

import math
import re
import selectors
import socket
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

LENGTH = re.compile(rb"\r\nContent-Length: (\d+)")
QUESTION = b'{"variant":"low-die","hands":["Ac6h5d2s2d","KsKhKd9c8c"]}'
REQUEST = (
    b"POST /v1/evaluate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n" % len(QUESTION)
) + QUESTION


@dataclass
class Told:
    """What a crowd was told."""

    seconds: float
    statuses: Counter[int] = field(default_factory=Counter)
    broken: int = 0
    waits: list[float] = field(default_factory=list)

    def rate(self, *statuses: int) -> float:
        """Answers a second, of these statuses or of all."""
        counted = statuses or tuple(self.statuses)
        return sum(self.statuses[status] for status in counted) / self.seconds

    def wait(self, part: float = 0.5) -> float:
        """Seconds within which that part of the good answers came; infinite if there are none."""
        if not self.waits:
            return math.inf
        return sorted(self.waits)[int(part * (len(self.waits) - 1))]


class _One:
    def __init__(self, port: int) -> None:
        self.line = socket.create_connection(("127.0.0.1", port), timeout=20)
        self.line.setblocking(False)
        self.read = b""
        self.asked = 0.0

    def ask(self) -> None:
        self.asked = time.perf_counter()
        self.line.sendall(REQUEST)

    def answer(self) -> int:
        """The status of the answer, 0 while it has not come whole; raises OSError if it never does."""
        piece = self.line.recv(65_536)
        if not piece:
            raise ConnectionResetError
        self.read += piece
        head, end, body = self.read.partition(b"\r\n\r\n")
        length = LENGTH.search(head)
        if not end or length is None or len(body) < int(length[1]):
            return 0
        self.read = b""
        return int(head[9:12])


def crowd(port: int, callers: int, seconds: float) -> Told:
    """Let so many ask the same again and again, as soon as they have an answer."""
    told = Told(seconds)
    with selectors.DefaultSelector() as selector:
        for _ in range(callers):
            one = _One(port)
            selector.register(one.line, selectors.EVENT_READ, one)
            one.ask()
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end and selector.get_map():
            for key, _events in selector.select(max(0, end - now)):
                one = key.data
                try:
                    status = one.answer()
                    if status:
                        told.statuses[status] += 1
                        if status == 200:
                            told.waits.append(time.perf_counter() - one.asked)
                        one.ask()
                except OSError:
                    told.broken += 1
                    selector.unregister(one.line)
                    one.line.close()
        for key in list(selector.get_map().values()):
            key.data.line.close()
    return told


if __name__ == "__main__":
    shown = crowd(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
    print(shown.statuses, shown.broken, f"{shown.wait() * 1000:.1f} ms")
