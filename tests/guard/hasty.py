"""A worker whose patience ends soon, so that a test need not wait for it."""

from __future__ import annotations

from dealerapi.api import streams
from dealerapi.api.callers import Wait
from dealerapi.api.worker import Worker

streams.PATIENCE_IF_NEEDED = 0.5


class Hasty(Worker):
    """As it is shipped, but for the time in which a request must come, and that of streams."""

    def __init__(self, *about):
        super().__init__(*about)
        self._seconds[Wait.REQUEST] = 1.0
        self._seconds[Wait.THREAD] = 3.0
