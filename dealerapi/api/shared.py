"""Counters that all workers of one service share.

They lie in anonymous memory that is made before the workers are forked, so that nothing is
written to a disk. Each process adds to a row of its own, which needs no lock between
processes; when it ends, its row passes with all its counts to a process that comes later, so
that sums never fall however often workers are replaced.
"""

from __future__ import annotations

import mmap
import os
import threading
import weakref
from collections.abc import Iterator

ROWS = 64
"""So many processes count at once; of more than that, some share a row and may lose counts."""

_CELL = 8
# In place of the id of a process that has ended, which another program may get.
_NOBODY = -1


class Counters:
    """Rows of whole numbers, one row for each process.

    The first ``gauges`` of the ``cells`` tell of the present, so they begin anew with each
    process; the others count for ever. ``mine`` is the row of this process, to be added to
    while the ``lock`` is held, which keeps the threads of a process apart.
    """

    def __init__(self, cells: int, gauges: int) -> None:
        # The first cell of a row is the id of the process that it belongs to.
        self._width = cells + 1
        self._gauges = gauges
        self._memory = memoryview(mmap.mmap(-1, ROWS * self._width * _CELL)).cast("q")
        self._row = self._row_given = 0
        self.lock = threading.Lock()
        self.mine = self._own()
        _all.add(self)

    def _own(self) -> memoryview:
        start = self._row * self._width
        self._memory[start] = os.getpid()
        for gauge in range(start + 1, start + 1 + self._gauges):
            self._memory[gauge] = 0
        return self._memory[start + 1 : start + self._width]

    def sums(self) -> list[int]:
        """Each cell, summed over all processes that there were."""
        return [sum(column) for column in zip(*self._rows(), strict=True)][1:]

    def living(self) -> dict[int, list[int]]:
        """The rows of the processes that run, by their ids."""
        return {row[0]: row[1:] for row in self._rows() if _runs(row[0])}

    def _rows(self) -> Iterator[list[int]]:
        for start in range(0, len(self._memory), self._width):
            if self._memory[start]:
                yield self._memory[start : start + self._width].tolist()

    def ended(self, process: int) -> None:
        """Let the row of a process that has ended be nobody's, with all its counts."""
        for start in range(0, len(self._memory), self._width):
            if self._memory[start] == process:
                self._memory[start] = _NOBODY

    def choose_row(self) -> None:
        """In the parent, before a fork: find a row whose process has ended, or that had none."""
        # A child may not have taken its row yet when the next is forked, so the search goes on
        # behind the row that was given last.
        for step in range(1, ROWS + 1):
            row = (self._row_given + step) % ROWS
            if not _runs(self._memory[row * self._width]):
                self._row_given = row
                return

    def take_row(self) -> None:
        """In the child, after a fork: go on in the row that was found."""
        self.lock = threading.Lock()
        self._row = self._row_given
        self.mine = self._own()


_all: weakref.WeakSet[Counters] = weakref.WeakSet()


def note_end(process: int) -> None:
    """In the parent: a child has ended and was waited for. Else who gets its id would count as it."""
    for counters in _all:
        counters.ended(process)


def _runs(process: int) -> bool:
    if process <= 0:
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _before_fork() -> None:
    for counters in _all:
        counters.choose_row()


def _in_child() -> None:
    for counters in _all:
        counters.take_row()


os.register_at_fork(before=_before_fork, after_in_child=_in_child)
