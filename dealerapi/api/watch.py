"""Watches every request from outside: counts it, times it, and writes it into the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, request

from dealerapi.api import noted
from dealerapi.api.access_log import LONGEST, AccessLog
from dealerapi.api.codes import PROBLEMS
from dealerapi.api.frame import Answering
from dealerapi.api.metrics import OTHER, OWN_GAME, Metrics
from dealerapi.api.negotiate import fresh
from dealerapi.api.noted import Noted
from dealerapi.api.request_id import HEADER
from dealerapi.api.service import Answered, Service
from dealerapi.api.settings import Settings
from dealerapi.faults import Faults

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_EXTENSION = "dealerapi.watch"

_PROBES = ("/healthz", "/readyz", "/metrics")
"""Asked every few seconds by machines, and worth a line only where they fail."""


def install(app: Flask, service: Service, settings: Settings) -> None:
    """Let all that comes to ``app`` be counted and written down, as ``settings`` say.

    To be called when all other routes are there.
    """
    routes: dict[str | None, str] = {
        rule.endpoint: shown(rule.rule) for rule in app.url_map.iter_rules()
    }
    metrics = None
    if settings.metrics:
        routes["metrics"] = "/metrics"
        metrics = Metrics(routes.values(), _games(service))
        app.add_url_rule(routes["metrics"], "metrics", _counts(metrics))
    log = AccessLog() if settings.log != "off" else None
    if metrics is not None or log is not None:
        app.url_value_preprocessor(noted.endpoint)
        watch = Watch(app.wsgi_app, routes, metrics, log, bodies=settings.log == "bodies")
        app.extensions[_EXTENSION] = watch
        app.wsgi_app = watch  # type: ignore[method-assign]  # Flask's documented way


def watch_of(app: Any) -> Watch | None:
    """What watches ``app``, if anything does."""
    found: Watch | None = getattr(app, "extensions", {}).get(_EXTENSION)
    return found


def _counts(metrics: Metrics) -> Callable[[], Response]:
    return lambda: fresh(*metrics.written(request.headers.get("Accept", "")))


def _games(service: Service) -> list[str]:
    if service.catalogue is None:
        return []
    return [str(game["name"]) for game in service.catalogue.variants({})["variants"]]


def shown(rule: str) -> str:
    """The rule of a route as OpenAPI writes it: ``/v1/variants/{name}``."""
    return rule.replace("<path:", "{").replace("<", "{").replace(">", "}")


class Watch:
    """An application that is watched."""

    def __init__(
        self,
        app: WSGIApplication,
        routes: Mapping[str | None, str],
        metrics: Metrics | None,
        log: AccessLog | None,
        *,
        bodies: bool,
    ) -> None:
        self._app = app
        self._routes = routes
        self._metrics = metrics
        self._log = log
        self._bodies = bodies

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Let the application answer, and note what becomes of it."""
        notes = noted.Noted(self._metrics)
        noted.begin(notes)
        if self._metrics is not None:
            self._metrics.begin()
        if self._bodies:
            notes.body = bytearray()
            environ["wsgi.input"] = _Heard(environ["wsgi.input"], notes.body)

        def start(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
            notes.status = int(status[:3])
            notes.headers = headers
            return start_response(status, headers, *error)

        try:
            answer = self._app(environ, start)
        except BaseException:
            self._end(environ, notes)
            raise
        for name, _value in notes.headers:
            if name == "Content-Length":
                self._end(environ, notes)
                return answer
        # An answer without a length is a stream, which ends only when it has been sent.
        return _Stream(answer, lambda sent: self._end(environ, notes, sent))

    def unread(self, code: str) -> None:
        """Note a request that was refused with a problem of that ``code`` before it was read."""
        status = PROBLEMS[code].status
        if self._metrics is not None:
            self._metrics.begin()
            self._metrics.end(OTHER, OTHER, status, 0)
            self._metrics.refused(code)
        if self._log is not None:
            self._log.write({"route": OTHER, "status": status, "problem": code})

    def _end(self, environ: WSGIEnvironment, notes: Noted, sent: int | None = None) -> None:
        time = perf_counter_ns() - notes.began
        route = self._routes.get(notes.endpoint, OTHER)
        if self._metrics is not None:
            method = environ["REQUEST_METHOD"]
            self._metrics.end(route, method, notes.status, time, notes.game)
        if self._log is not None and (route not in _PROBES or notes.status >= 400):
            self._log.write(*_line(environ, notes, route, time, sent))


def _line(
    environ: WSGIEnvironment, notes: Noted, route: str, time: int, sent: int | None
) -> tuple[dict[str, Any], bytes | None]:
    headers = dict(notes.headers)
    said = {
        "id": headers.get(HEADER),
        "method": environ["REQUEST_METHOD"],
        "route": route,
        "status": notes.status,
        "ms": round(time / 1e6, 3),
        "bytes": int(headers.get("Content-Length", 0)) if sent is None else sent,
    }
    if notes.game is not None:
        said["game"] = notes.game
    if notes.problem is not None:
        said["problem"] = notes.problem
    if notes.client is not None:
        said["client"] = notes.client
    if notes.body is None:
        return said, None
    said["path"] = environ.get("PATH_INFO", "")
    said["query"] = environ.get("QUERY_STRING", "")
    return said, bytes(notes.body)


class _Stream:
    """An answer that is sent in pieces, with what is to be done when it has ended."""

    def __init__(self, answer: Iterable[bytes], end: Callable[[int], None]) -> None:
        self._answer = answer
        self._end = end
        self._sent = 0

    def __iter__(self) -> Iterator[bytes]:
        for piece in self._answer:
            self._sent += len(piece)
            yield piece

    def close(self) -> None:
        """End it, whether or not all was sent; servers call this in any case."""
        try:
            close = getattr(self._answer, "close", None)
            if close is not None:
                close()
        finally:
            self._end(self._sent)


class _Heard:
    """The body of a request, of which the beginning is kept while it is read."""

    def __init__(self, body: Any, heard: bytearray) -> None:
        self._body = body
        self._heard = heard

    def _keep(self, piece: bytes) -> bytes:
        self._heard += piece[: max(0, LONGEST + 1 - len(self._heard))]
        return piece

    def read(self, size: int = -1) -> bytes:
        """As of any body."""
        return self._keep(self._body.read(size))

    def readline(self, size: int = -1) -> bytes:
        """As of any body."""
        return self._keep(self._body.readline(size))

    def readlines(self, hint: int = -1) -> list[bytes]:
        """As of any body."""
        return [self._keep(line) for line in self._body.readlines(hint)]

    def __iter__(self) -> Iterator[bytes]:
        return map(self._keep, self._body)


def noting(service: Service) -> Service:
    """``service``, whose every answer to a question is noted by its game."""
    questions = {
        name: Answered(_noting(answered.answer), answered.text)
        for name, answered in service.questions.items()
    }
    return replace(service, questions=questions)


def _noting(answer: Answering) -> Answering:
    def noted_answer(data: dict[str, Any], faults: Faults) -> Mapping[str, Any]:
        given = answer(data, faults)
        # What a caller's own game is called is the caller's affair.
        by_name = isinstance(data.get("variant"), str)
        noted.game(given.get("variant") or given.get("name", OTHER) if by_name else OWN_GAME)
        return given

    return noted_answer
