"""What is measured: a module each, whose ``measure`` gives a table."""

from __future__ import annotations

from collections.abc import Callable

from bench.figures import Table
from bench.measures import (
    bulk,
    growth,
    inside_process,
    many,
    microseconds,
    one_hand,
    one_request,
    start_and_size,
)

MEASURES: dict[str, Callable[[], Table]] = {
    "one_request": one_request.measure,
    "inside_process": inside_process.measure,
    "microseconds": microseconds.measure,
    "many": many.measure,
    "bulk": bulk.measure,
    "one_hand": one_hand.measure,
    "growth": growth.measure,
    "start_and_size": start_and_size.measure,
}
"""All measures by name, in the order of the page."""
