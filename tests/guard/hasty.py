"""A worker whose patience ends soon, so that a test need not wait for it."""

from __future__ import annotations

from dealerapi.api.callers import Wait
from dealerapi.api.worker import Worker


class Hasty(Worker):
    """As it is shipped, but for the time in which a request must come."""

    def __init__(self, *about):
        super().__init__(*about)
        self._seconds[Wait.REQUEST] = 1.0
