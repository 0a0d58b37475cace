"""The parts of the torture, a module each.

Those that need the machine to themselves have a ``measure``. The others have a ``begin``, which
puts their work into lanes and gives what waits for its table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bench.figures import Goal, Table
from torture.lanes import Lanes
from torture.length import Length

Measure = Callable[[Length], Table]
Begin = Callable[[Lanes, Length], Callable[[], Table]]

NONE = Goal(0, "figure", "most")
"""Of this there must be none."""


def parts() -> tuple[Mapping[str, Measure], Mapping[str, Begin]]:
    """Those that are alone, and those beside each other, in their order."""
    from torture.parts import (  # noqa: PLC0415 - they need the names above
        chips,
        documented,
        fuzzed,
        killed,
        load,
        mutated,
        slow,
        worst,
    )

    alone: Mapping[str, Measure] = {"load": load.measure, "slow": slow.measure}
    beside: Mapping[str, Begin] = {
        "killed": killed.begin,
        "fuzzed": fuzzed.begin,
        "worst": worst.begin,
        "mutated": mutated.begin,
        "documented": documented.begin,
        "chips": chips.begin,
    }
    return alone, beside
