"""Times of things measured in turn, so that a slow spell of the machine meets all of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")

Times = dict[str, list[float]]
"""What each thing gave, one entry a round."""


def in_turn(works: Mapping[str, Callable[[], float]], rounds: int) -> Times:
    """Call each of ``works`` once a round and keep what it gives."""
    found: Times = {name: [] for name in works}
    for _round in range(rounds):
        for name, work in works.items():
            found[name].append(work())
    return found


def parts(things: Sequence[T], count: int) -> list[Sequence[T]]:
    """``things`` in ``count`` parts of the same size, so that no round meets what another met."""
    size = len(things) // count
    return [things[size * place : size * (place + 1)] for place in range(count)]


def took(work: Callable[[], object], times: int = 1) -> float:
    """Seconds of the processor that one call takes, as the mean of ``times`` calls.

    It is the time of this thread alone, so that other processes hardly count.
    """
    start = time.thread_time()
    for _time in range(times):
        work()
    return (time.thread_time() - start) / times


def median(times: Times, name: str) -> float:
    """The median of all rounds."""
    return statistics.median(times[name])


def ratio(times: Times, name: str, base: str) -> float:
    """The median of ``name`` / ``base``, each ratio within one round."""
    pairs = zip(times[name], times[base], strict=True)
    return statistics.median(one / other for one, other in pairs)
