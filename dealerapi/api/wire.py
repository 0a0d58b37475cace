"""A caller's connection, for which a worker never waits, except in a stream and for some seconds."""

from __future__ import annotations

import errno
import math
import select
import socket
import time
from typing import Any

# Seconds after which who waits looks whether the time that he has was shortened.
_LOOK = 0.25


class Wire(socket.socket):
    """The socket of a connection, with what is still to be sent to its caller.

    Without ``patience`` nothing is waited for: what is sent waits in ``unsent`` until somebody
    calls :meth:`flush`, and who wants to read more than has come finds the connection broken.
    With it, both wait for so many seconds, as a stream in a thread of its own may, though never
    beyond ``latest``, a moment of the monotonic clock, which others may bring forward meanwhile.
    """

    MOST_UNSENT = 1 << 20
    """So many bytes of a stream wait at most for a caller who reads too slowly."""

    PIECE = 4096
    """So many bytes have to come, or to be read, before the caller counts as waited for anew."""

    def __init__(self, accepted: socket.socket) -> None:
        kind = accepted.family, accepted.type, accepted.proto
        super().__init__(*kind, fileno=accepted.detach())
        super().setblocking(False)
        self.patience = 0.0
        self.latest = math.inf
        self.unsent = bytearray()
        # The moment since which a caller who is waited for now would have been waited for
        # without a break, by all the time for which he was since the last whole piece.
        self.since = math.inf
        self._waited = 0.0
        self._moved = 0

    # Those who read and write requests set these for a socket of the common kind.
    def setblocking(self, flag: bool) -> None:
        """It never blocks."""

    def settimeout(self, value: float | None) -> None:
        """Its time is ``patience``."""

    def be_patient(self, seconds: float) -> None:
        """Wait so long from now on; a caller has not been waited for yet."""
        self.patience, self.latest = seconds, math.inf
        self._waited, self._moved = 0.0, 0

    def heard(self, size: int) -> bytes:
        """What has come, at most ``size`` bytes; raises BlockingIOError if nothing has."""
        return super().recv(size)

    def recv(self, size: int, flags: int = 0) -> bytes:
        """What has come or comes in time; raises ConnectionResetError otherwise."""
        deadline = time.monotonic() + self.patience
        while True:
            try:
                piece = super().recv(size, flags)
            except BlockingIOError:
                self._wait(select.POLLIN, deadline)
            else:
                self._move(len(piece))
                return piece

    def sendall(self, data: Any, flags: int = 0) -> None:
        """Send ``data``, now or later."""
        self.unsent += data
        if not self.patience:
            return
        self.flush()
        deadline = time.monotonic() + self.patience
        while len(self.unsent) > self.MOST_UNSENT:
            before = len(self.unsent)
            self._wait(select.POLLOUT, deadline)
            self.flush()
            self._move(before - len(self.unsent))

    def sendfile(self, file: Any, offset: int = 0, count: int | None = None) -> int:
        """Send a part of a file, as :meth:`sendall` does."""
        file.seek(offset)
        data = file.read(-1 if count is None else count)
        self.sendall(data)
        return len(data)

    def flush(self) -> bool:
        """Send what goes without waiting; whether nothing is left."""
        while self.unsent:
            try:
                sent = self.send(self.unsent)
            except BlockingIOError:
                return False
            del self.unsent[:sent]
        return True

    def _move(self, size: int) -> None:
        """Note so many bytes that the caller sent or read."""
        self._moved += size
        if self._moved >= self.PIECE:
            self._moved = 0
            self._waited = 0.0

    def _wait(self, event: int, deadline: float) -> None:
        poll = select.poll()
        poll.register(self, event)
        began = time.monotonic() - self._waited
        self.since = began
        try:
            while True:
                left = min(deadline, self.latest) - time.monotonic()
                if poll.poll(max(0, min(left, _LOOK)) * 1000):
                    return
                if left <= 0:
                    raise ConnectionResetError(errno.ECONNRESET, "the caller is too slow")
        finally:
            self.since = math.inf
            self._waited = time.monotonic() - began
