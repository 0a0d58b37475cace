"""What is noted of a request while it is answered, for the log and for the metrics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from time import perf_counter_ns
from typing import Any

from dealerapi.api.metrics import Metrics


class Noted:
    """The notes on one request."""

    __slots__ = (
        "began",
        "body",
        "client",
        "endpoint",
        "game",
        "headers",
        "metrics",
        "problem",
        "status",
    )

    def __init__(self, metrics: Metrics | None = None) -> None:
        self.began = perf_counter_ns()
        self.metrics = metrics
        self.endpoint: str | None = None
        self.client: str | None = None
        self.game: str | None = None
        self.problem: str | None = None
        self.status = 500
        self.headers: Iterable[tuple[str, str]] = ()
        self.body: bytearray | None = None


# Each request replaces the notes on the one before in its thread, so a stream can go on to
# take notes while it is sent.
_present: ContextVar[Noted | None] = ContextVar("noted", default=None)

begin: Callable[[Noted], Any] = _present.set
"""Take notes on the present request from here on."""


def endpoint(name: str | None, _values: Mapping[str, Any] | None) -> None:
    """Note what is asked, by Flask's name for it; None where there is nothing at the address."""
    noted = _present.get()
    if noted is not None:
        noted.endpoint = name


def client(name: str) -> None:
    """Note who asks."""
    noted = _present.get()
    if noted is not None:
        noted.client = name


def game(name: str) -> None:
    """Note that a question about the game of that name was answered."""
    noted = _present.get()
    if noted is not None:
        # The last one is counted with the request, which has one question as a rule.
        if noted.game is not None and noted.metrics is not None:
            noted.metrics.game(noted.game)
        noted.game = name


def refused(problem: str, errors: Sequence[Mapping[str, Any]] = ()) -> None:
    """Note a refusal by its code, and what was wrong by the entries of its list of errors."""
    noted = _present.get()
    if noted is not None:
        noted.problem = problem
        if noted.metrics is not None:
            noted.metrics.refused(problem, [error["code"] for error in errors])
