"""Whether the service is about to stop: it still answers, but wants no new callers."""

from __future__ import annotations

from mmap import mmap

# Memory that every process forked from this one shares: the master marks it, workers read it.
_SHARED = mmap(-1, 1)


def begin() -> None:
    """From now on the service drains, in this process and all those forked from it."""
    _SHARED[0] = 1


def is_draining() -> bool:
    """Whether a stop was asked for, and callers should go to another instance."""
    return _SHARED[0] != 0
