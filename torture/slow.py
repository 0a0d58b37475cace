"""Callers who are slow on purpose, all of them in one thread of this process."""

from __future__ import annotations

import selectors
import socket
import threading
from collections.abc import Mapping
from typing import NamedTuple

GET = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
BODY = b'{"variant":"low-die","hands":["Ac6h5d2s2d"]}'
POST = b"POST /v1/evaluate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
LITTLE = 4096
"""Bytes that a slow reader's side takes before it is read."""


class Kind(NamedTuple):
    """What such callers send at once, what they send on byte by byte, and whether they read."""

    at_once: bytes
    slowly: bytes = b""
    reads: bool = False
    many: int = 300


KINDS: Mapping[str, Kind] = {
    "say nothing (half-open)": Kind(b""),
    "send a head byte by byte (slowloris)": Kind(GET[:20], GET[20:-2] + b"X: " + b"x" * 4000),
    "send a body byte by byte": Kind(POST + b"Content-Length: 4000\r\n\r\n{", b" " * 3999),
    "send a stream byte by byte": Kind(
        POST.replace(b"json", b"x-ndjson") + b"Transfer-Encoding: chunked\r\n\r\n",
        b"1\r\n \r\n" * 800,
    ),
    "never read": Kind(GET * 20, many=100),
    "read a byte a second": Kind(GET * 20, reads=True, many=100),
}
"""All kinds of them."""

TOO_MANY = Kind(b"", many=2400)
"""More callers who say nothing than two workers have places for."""


class Slow:
    """So many callers of one kind, from entering to leaving; who was left is replaced."""

    def __init__(self, port: int, kind: Kind) -> None:
        self._port = port
        self._kind = kind
        self._lines: dict[socket.socket, int] = {}
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._go_on, daemon=True)
        self.ended = 0

    def __enter__(self) -> Slow:
        for _line in range(self._kind.many):
            self._open()
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        self._thread.join(10)
        for line in self._lines:
            line.close()

    def _open(self) -> None:
        line = socket.socket()
        if not self._kind.slowly:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        line.settimeout(5)
        try:
            line.connect(("127.0.0.1", self._port))
            line.setblocking(False)
            line.send(self._kind.at_once)
        except OSError:
            line.close()
            return
        self._lines[line] = 0

    def _go_on(self) -> None:
        while not self._over.wait(1):
            for line in list(self._lines):
                if self._is_left(line):
                    self.ended += 1
                    del self._lines[line]
                    line.close()
            for _line in range(self._kind.many - len(self._lines)):
                if self._over.is_set():
                    return
                self._open()

    def _is_left(self, line: socket.socket) -> bool:
        """Do for a second what this kind does; whether the other side has ended it."""
        place = self._lines[line]
        try:
            if place < len(self._kind.slowly):
                line.send(self._kind.slowly[place : place + 1])
                self._lines[line] = place + 1
            if self._kind.reads:
                return not line.recv(1)
            return self._is_closed(line)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def _is_closed(self, line: socket.socket) -> bool:
        """Whether an end has come, or an answer that ends it."""
        with selectors.PollSelector() as one:
            one.register(line, selectors.EVENT_READ)
            if not one.select(0):
                return False
        return not line.recv(1, socket.MSG_PEEK) or bool(self._kind.slowly)
