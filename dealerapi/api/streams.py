"""The streams of a worker, each of which has a thread while it is read and answered.

There are few threads, so a caller may keep one waiting only while nobody else needs it.
"""

from __future__ import annotations

from dealerapi.api.callers import Caller

PATIENCE = 10.0
"""Seconds in which a stream must go on."""

PATIENCE_IF_NEEDED = 2.0
"""Seconds for which a caller is waited for at most, in all, until a piece has come or was read,
while others wait for a thread."""


class Streams:
    """Those that have a thread, of which there are so many as ``threads``."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._callers: set[Caller] = set()

    def have_room(self) -> bool:
        """Whether a thread is free."""
        return len(self._callers) < self._threads

    def begin(self, caller: Caller) -> None:
        """Let a caller have a thread, which waits for what comes and for who reads."""
        self._callers.add(caller)
        caller.sock.be_patient(PATIENCE)

    def end(self, caller: Caller) -> None:
        """Its thread is free again."""
        self._callers.discard(caller)
        caller.sock.be_patient(0.0)

    def hurry(self, now: float) -> None:
        """Others wait: end the stream whose caller has been waited for longest, if that was long."""
        wires = [caller.sock for caller in self._callers if caller.sock.latest > now]
        slowest = min(wires, key=lambda wire: wire.since, default=None)
        if slowest is not None and now - slowest.since > PATIENCE_IF_NEEDED:
            slowest.latest = now
