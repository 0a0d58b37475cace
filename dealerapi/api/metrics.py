"""What monitoring sees: requests, how long they take, what is refused, and which games are asked.

Counted in memory that all workers share, which costs a third of what prometheus-client's own
counters cost and leaves no file behind for each worker that ever ran; prometheus-client
writes the counts out.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, product

from prometheus_client import CollectorRegistry
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import choose_encoder

from dealerapi.api.codes import ERRORS, PROBLEMS
from dealerapi.api.shared import Counters

OTHER = "other"
"""Stands for whatever has no label of its own, so that strangers cannot make up labels."""

OWN_GAME = "own"
"""Stands for every game that a caller wrote out."""

METHODS = ("GET", "HEAD", "POST", "OPTIONS", OTHER)
STATUSES = (200, 304, 308, 400, 401, 404, 405, 406, 408, 413, 414, 415, 422, 429, 431, 500, 503)

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The upper bounds of the histogram's buckets, in seconds."""

_BOUNDS = tuple(round(bound * 1e9) for bound in BOUNDS)
_IN_FLIGHT = 0


class Metrics:
    """The counts of one service."""

    def __init__(self, routes: Iterable[str], games: Iterable[str]) -> None:
        self._routes = (*routes, OTHER)
        self._games = (*games, OWN_GAME, OTHER)
        size = 1
        self._requests = {
            key: size + place
            for place, key in enumerate(product(self._routes, METHODS, (*STATUSES, OTHER)))
        }
        size += len(self._requests)
        # The buckets of each route, the last for what is beyond all bounds, and then the sum.
        step = len(BOUNDS) + 2
        self._times = {route: size + place * step for place, route in enumerate(self._routes)}
        size += step * len(self._times)
        self._problems = {code: size + place for place, code in enumerate(PROBLEMS)}
        size += len(self._problems)
        self._errors = {code: size + place for place, code in enumerate(ERRORS)}
        size += len(self._errors)
        self._asked = {game: size + place for place, game in enumerate(self._games)}
        size += len(self._asked)
        self._counters = Counters(size, gauges=1)
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def begin(self) -> None:
        """A request has come."""
        counters = self._counters
        with counters.lock:
            counters.mine[_IN_FLIGHT] += 1

    def game(self, name: str) -> None:
        """A question about the game of that name was answered."""
        cell = self._asked.get(name) or self._asked[OTHER]
        counters = self._counters
        with counters.lock:
            counters.mine[cell] += 1

    def refused(self, problem: str, errors: Iterable[str] = ()) -> None:
        """A request, or a line of one, was refused, by the codes of :mod:`dealerapi.api.codes`."""
        cells = [self._problems[problem], *(self._errors[error] for error in errors)]
        counters = self._counters
        with counters.lock:
            for cell in cells:
                counters.mine[cell] += 1

    def end(
        self, route: str, method: str, status: int, nanoseconds: int, game: str | None = None
    ) -> None:
        """A request that had begun has been answered, in so much time.

        ``game`` is the last game that it asked about, if :meth:`game` was not told of it.
        """
        requests = self._requests
        cell = requests.get((route, method, status))
        if cell is None:
            route = route if route in self._times else OTHER
            cell = requests[
                route,
                method if method in METHODS else OTHER,
                status if status in STATUSES else OTHER,
            ]
        time = self._times[route]
        counters = self._counters
        with counters.lock:
            mine = counters.mine
            mine[_IN_FLIGHT] -= 1
            mine[cell] += 1
            mine[time + bisect_left(_BOUNDS, nanoseconds)] += 1
            mine[time + len(_BOUNDS) + 1] += nanoseconds
            if game is not None:
                mine[self._asked.get(game) or self._asked[OTHER]] += 1

    def written(self, accept: str = "") -> tuple[bytes, str]:
        """All counts in the form that a scraper accepts, and the media type of that form."""
        try:
            encoder, kind = choose_encoder(accept)
        except (TypeError, ValueError):
            # It does not expect a version that is no version.
            encoder, kind = choose_encoder("")
        return encoder(self._registry), kind

    def describe(self) -> Iterator[Metric]:
        """Nothing: no other collector is there, with which names could collide."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """The counts as prometheus-client wants them; what never happened is left out."""
        sums = self._counters.sums()
        living = self._counters.living()
        # The process that steers the workers has a row, too, but answers nothing.
        yield GaugeMetricFamily(
            "dealerapi_workers",
            "Worker processes that run.",
            len(living.keys() - {os.getppid()}),
        )
        yield GaugeMetricFamily(
            "dealerapi_requests_in_flight",
            "Requests that are being answered.",
            sum(row[_IN_FLIGHT] for row in living.values()),
        )
        requests = CounterMetricFamily(
            "dealerapi_requests",
            "Requests that were answered.",
            labels=("route", "method", "status"),
        )
        for (route, method, status), cell in self._requests.items():
            if sums[cell]:
                requests.add_metric((route, method, str(status)), sums[cell])
        yield requests
        yield self._histogram(sums)
        yield _counted("dealerapi_problems", "Refusals, by code.", "code", self._problems, sums)
        yield _counted(
            "dealerapi_errors",
            "What was wrong with questions that were understood, by code.",
            "code",
            self._errors,
            sums,
        )
        yield _counted("dealerapi_games", "Answered questions, by game.", "game", self._asked, sums)

    def _histogram(self, sums: Sequence[int]) -> Metric:
        family = HistogramMetricFamily(
            "dealerapi_request_seconds",
            "How long requests took, from their head to their answer.",
            labels=("route",),
        )
        bounds = [*map(str, BOUNDS), "+Inf"]
        for route, cell in self._times.items():
            counts = list(accumulate(sums[cell : cell + len(bounds)]))
            if counts[-1]:
                family.add_metric(
                    (route,),
                    list(zip(bounds, counts, strict=True)),
                    sums[cell + len(bounds)] / 1e9,
                )
        return family


def _counted(
    name: str, about: str, label: str, cells: dict[str, int], sums: Sequence[int]
) -> Metric:
    family = CounterMetricFamily(name, about, labels=(label,))
    for value, cell in cells.items():
        if sums[cell]:
            family.add_metric((value,), sums[cell])
    return family
