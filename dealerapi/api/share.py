"""How many connections each worker has, so that each takes its share of new ones.

Who asks again and again on a connection that stays gives work to the worker that took it.
"""

from __future__ import annotations

import os

from dealerapi.api.shared import Counters

_CONNECTIONS = Counters(1, gauges=1)


def tell(number: int) -> None:
    """This worker has so many connections."""
    _CONNECTIONS.mine[0] = number


def is_larger(number: int, parent: int) -> bool:
    """Whether ``number`` is more than some other worker has; their ``parent`` process has none."""
    others = _CONNECTIONS.living()
    for none_of_them in (os.getpid(), parent):
        others.pop(none_of_them, None)
    return bool(others) and number > min(row[0] for row in others.values())
