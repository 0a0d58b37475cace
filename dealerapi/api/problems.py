"""Problem documents (RFC 9457): how a refusal is told.

They are JSON whatever the caller accepts of answers, so that a program reads them in one way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, current_app, request
from werkzeug.exceptions import HTTPException, NotFound
from werkzeug.routing.exceptions import RoutingException

from dealerapi.api import noted
from dealerapi.api.codes import PROBLEMS
from dealerapi.api.json_text import as_json
from dealerapi.api.near import nearest
from dealerapi.api.request_id import request_id
from dealerapi.faults import Fault, Faulty, Path
from dealerapi.words import _, ngettext

MEDIA_TYPE = "application/problem+json"

MOST_ERRORS = 100
"""So many errors are told at most; ``errors_omitted`` counts the rest."""

Place = Callable[[Fault], Mapping[str, Any]]
"""Says where a fault is: ``{"pointer": …}`` or ``{"parameter": …}``."""

_STATUS_CODES = {
    400: "bad_request",
    404: "not_found",
    405: "method_not_allowed",
    406: "not_acceptable",
    413: "body_too_large",
    415: "wrong_content_type",
    422: "invalid_request",
    500: "internal_error",
}


class Problem(Exception):
    """A refusal, on its way to the caller as a problem document.

    ``code`` is one of :data:`dealerapi.api.codes.PROBLEMS` and sets title and status.
    """

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        status: int | None = None,
        title: str | None = None,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(detail)
        kind = PROBLEMS[code]
        self.code = code
        self.status = status or kind.status
        self.title = title or kind.title
        self.detail = detail
        self.headers = dict(headers or {})
        self.more = dict(more or {})

    def document(self) -> dict[str, Any]:
        """The problem document as data."""
        return {
            "type": f"/docs#problem-{self.code}",
            "title": _(self.title),
            "status": self.status,
            "detail": self.detail,
            "code": self.code,
            "request_id": request_id(),
            **self.more,
        }

    def line(self, number: int) -> bytes:
        """The problem document as the answer to one line of many, the ``number``-th."""
        noted.refused(self.code, self.more.get("errors", ()))
        return as_json({**self.document(), "line": number})

    def response(self) -> Response:
        """The problem document as an HTTP answer."""
        noted.refused(self.code, self.more.get("errors", ()))
        response = Response(as_json(self.document()), self.status, content_type=MEDIA_TYPE)
        response.headers["Cache-Control"] = "no-store"
        for name, value in self.headers.items():
            response.headers[name] = value
        return response


def pointer(path: Path) -> str:
    """``("players", 2, "cards")`` as the JSON Pointer ``#/players/2/cards`` (RFC 6901, 6)."""
    steps = (str(step).replace("~", "~0").replace("/", "~1") for step in path)
    return "#" + "".join("/" + quote(step, safe="~!$&'()*+,;=:@?") for step in steps)


def in_body(fault: Fault) -> dict[str, Any]:
    """Where a fault stands in a JSON body."""
    return {"pointer": pointer(fault.path)}


def in_query(fault: Fault) -> dict[str, Any]:
    """The query parameter that a fault names by the first step of its path."""
    return {"parameter": str(fault.path[0]) if fault.path else ""}


def refusal(faults: Iterable[Fault], place: Place = in_body, others: int = 0) -> Problem:
    """The 422 problem that lists ``faults``, each of them once and at its ``place``.

    So many ``others`` were found beside them, of which only the number is told.
    """
    found = list(dict.fromkeys(faults))
    count = len(found) + others
    errors = errors_of(found, place)
    more: dict[str, Any] = {"errors": errors}
    if count > len(errors):
        more["errors_omitted"] = count - len(errors)
    for fault in found:
        if fault.code == "unknown_variant":
            more["suggestions"] = list(fault.suggestions)
            break
    detail = ngettext(
        "One thing is wrong: {first}",
        "{count} things are wrong, listed in “errors”; the first: {first}",
        count,
    ).format(count=count, first=found[0].detail if found else "")
    return Problem("invalid_request", detail, more=more)


def errors_of(found: Sequence[Fault], place: Place = in_body) -> list[dict[str, Any]]:
    """The entries of the list of errors, of which there are at most :data:`MOST_ERRORS`."""
    return [_entry(fault, place) for fault in found[:MOST_ERRORS]]


def _entry(fault: Fault, place: Place) -> dict[str, Any]:
    entry = {**place(fault), "detail": fault.detail, "code": fault.code}
    if fault.suggestions:
        entry["suggestions"] = list(fault.suggestions)
    return entry


def no_such_variant(faulty: Faulty) -> Problem:
    """The 404 problem for a variant that a path names and nobody knows."""
    fault = faulty.faults[0]
    return Problem("unknown_variant", fault.detail, more={"suggestions": list(fault.suggestions)})


def install(app: Flask) -> None:
    """Make every refusal and every mistake of ``app`` leave as a problem document."""
    app.register_error_handler(Problem, Problem.response)
    app.register_error_handler(Faulty, _faulty)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(Exception, _mistake)


def _faulty(faulty: Faulty) -> Response:
    return refusal(faulty.faults, in_body if request.method == "POST" else in_query).response()


def _http(error: HTTPException) -> Response | HTTPException:
    status = error.code
    if isinstance(error, RoutingException) or status is None or status < 400:
        return error
    code = _STATUS_CODES.get(status, "http_error")
    headers = {
        name: value
        for name, value in error.get_headers(request.environ)
        if name.lower() not in ("content-type", "content-length")
    }
    title = None if code != "http_error" else error.name
    return Problem(
        code, _detail(error, headers), status=status, title=title, headers=headers
    ).response()


def _detail(error: HTTPException, headers: Mapping[str, str]) -> str:
    if isinstance(error, NotFound):
        return _not_found(request.path, _addresses())
    if error.code == 405:
        return _("{path} takes {methods}, not {method}.").format(
            path=request.path, methods=headers.get("Allow", ""), method=request.method
        )
    if error.code == 413:
        return _("The body is over 256 kB.")
    return error.description or error.name


def _addresses() -> list[str]:
    rules = current_app.url_map.iter_rules()
    return sorted({rule.rule for rule in rules if "<" not in rule.rule})


def _not_found(path: str, known: Sequence[str]) -> str:
    near = nearest(path, known)
    text = _("There is nothing at {path}.").format(path=path[:80])
    return text + (" " + _("Did you mean {near}?").format(near=near) if near else "")


def mistake(error: Exception) -> Problem:
    """The problem for a mistake of the service itself, which is written into the log."""
    current_app.logger.error("request %s failed", request_id(), exc_info=error)
    return Problem(
        "internal_error",
        _("The service failed on this request; nothing was settled. Report the request id."),
    )


def _mistake(error: Exception) -> Response:
    return mistake(error).response()
