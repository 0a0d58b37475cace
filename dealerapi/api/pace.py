"""How often one client may ask, in memory that all workers share.

For each client only one moment is kept: the one at which all its requests so far would have
been due, had it kept to the rate (the generic cell rate algorithm). Two workers that serve one
client in the same instant may let one request too many pass; nothing worse can come of it.
"""

from __future__ import annotations

import mmap
import socket
import threading
import time
from collections.abc import Callable

from dealerapi.api.settings import Rate

CLIENTS = 65_536
"""So many clients are remembered; of more, those are forgotten that asked least of late."""

_WAYS = 8
_MAPPED = bytes(10) + b"\xff\xff"


class Pace:
    """Who has asked how often."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._step = rate.seconds / rate.requests
        self._ahead = rate.seconds - self._step
        # The monotonic clock is one for all processes of a machine.
        self._clock = clock
        self._names = memoryview(mmap.mmap(-1, CLIENTS * 8)).cast("Q")
        self._due = memoryview(mmap.mmap(-1, CLIENTS * 8)).cast("d")
        self._lock = threading.Lock()

    def wait(self, client: str) -> float:
        """0 where ``client`` may ask now, which then counts; else for how many seconds it may not."""
        # The hash has a secret that forked workers share; 0 marks an empty place.
        name = hash(client) & 0xFFFF_FFFF_FFFF_FFFF or 1
        first = name % (CLIENTS // _WAYS) * _WAYS
        now = self._clock()
        with self._lock:
            names = self._names[first : first + _WAYS].tolist()
            if name in names:
                place = first + names.index(name)
                due = max(self._due[place], now)
            else:
                dues = self._due[first : first + _WAYS].tolist()
                place = first + dues.index(min(dues))
                due = now
            if due - now > self._ahead:
                return due - now - self._ahead
            self._names[place] = name
            self._due[place] = due + self._step
        return 0


def home(address: str) -> str:
    """What counts as one client of an ``address``: of IPv6 the network that a household gets."""
    if ":" not in address:
        return address
    try:
        packed = socket.inet_pton(socket.AF_INET6, address)
    except OSError:
        return address
    return (packed[12:] if packed.startswith(_MAPPED) else packed[:8]).hex()
