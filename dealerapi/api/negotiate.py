"""The form of an answer: JSON or text, fresh or kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal
from urllib.parse import unquote_to_bytes

from flask import Request, Response, request

from dealerapi.api.near import nearest
from dealerapi.api.problems import Problem, in_query, refusal
from dealerapi.faults import Fault
from dealerapi.words import _, listed, spoken

Form = Literal["json", "text"]
Answer = Mapping[str, Any]
Text = Callable[[Answer], str]

FORMATS: dict[Form, str] = {"json": "application/json", "text": "text/plain"}
"""The media type of each form, the preferred one first."""

LANGUAGE_PARAMETER = "lang"
"""Names the language of the answer; known everywhere, as ``format`` is."""

MAX_AGE = 3600
"""For how many seconds an answer about the catalogue may be kept."""


def wanted(request: Request) -> Form:
    """The form that the caller wants: ``?format=`` if given, else by ``Accept``.

    Raises :class:`Problem` 422 for a format that does not exist, 406 where nothing
    accepted can be served.
    """
    given = request.args.getlist("format")
    if len(given) > 1:
        raise refusal([repeated("format")], in_query)
    for form in FORMATS:
        if [form] == given:
            return form
    if given:
        detail = _("the format is json or text")
        raise refusal([Fault(("format",), "bad_value", detail)], in_query)
    ranges = list(request.accept_mimetypes)
    best = max(FORMATS, key=lambda form: quality(FORMATS[form], ranges))
    if quality(FORMATS[best], ranges) <= 0:
        raise Problem(
            "not_acceptable",
            _("Answers come as {kinds}; accept one of these or leave the header out.").format(
                kinds=listed(list(FORMATS.values()))
            ),
        )
    return best


def quality(kind: str, ranges: Iterable[tuple[str, float]]) -> float:
    """How much a caller that accepts ``ranges`` wants ``kind``: 0 is not at all.

    The most specific range decides. No ranges at all accept everything.
    """
    family = kind.split("/", maxsplit=1)[0] + "/*"
    known = {"*/*": 0, "*": 0, family: 1, kind: 2}
    fitting = [
        (known[name], value)
        for name, value in ((name.split(";")[0].strip().lower(), value) for name, value in ranges)
        if name in known
    ]
    if fitting:
        return max(fitting)[1]
    return 0 if list(ranges) else 1


def repeated(name: str) -> Fault:
    """The fault of a parameter that stands more than once."""
    return Fault((name,), "repeated_parameter", _("give this parameter once"))


def unknown_parameters(request: Request, known: Iterable[str]) -> list[Fault]:
    """A fault for each query parameter of ``request`` that is not known here.

    Raises :class:`Problem` 400 where the query is not UTF-8.
    """
    check_query(request)
    names = sorted({*known, "format", LANGUAGE_PARAMETER})
    faults = []
    for given in request.args:
        if given not in names:
            detail = _("there is no parameter “{name}” here").format(name=given[:40])
            near = nearest(given, names)
            if near:
                detail += _("; did you mean “{near}”?").format(near=near)
            suggestions = (near,) if near else ()
            faults.append(Fault((given,), "unknown_parameter", detail, suggestions))
    return faults


def check_query(request: Request) -> None:
    """Refuse a query string that does not hold UTF-8."""
    try:
        unquote_to_bytes(request.query_string).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("broken_utf8", _("The query string is not UTF-8.")) from None


def respond(
    answer: Answer, text: Text, *, form: Form | None = None, kept: bool = False
) -> Response:
    """``answer`` as JSON, or as what ``text`` makes of it, as the caller wants it.

    ``kept``: the answer is the same for everybody and may be cached; else it is ``no-store``.
    """
    if (form or wanted(request)) == "text":
        body, kind = text(answer).rstrip("\n") + "\n", "text/plain; charset=utf-8"
    else:
        body = json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n"
        kind = "application/json"
    response = keep(body, kind) if kept else fresh(body, kind)
    response.vary.add("Accept")
    return response


def fresh(body: str, content_type: str) -> Response:
    """An answer that nobody is to store."""
    response = Response(body, content_type=content_type)
    response.headers["Cache-Control"] = "no-store"
    return response


def keep(body: str, content_type: str) -> Response:
    """An answer with a strong ETag that may be cached; 304 if the caller has it already."""
    response = Response(body, content_type=content_type)
    response.set_etag(hashlib.sha256(f"{spoken()} {body}".encode()).hexdigest()[:32])
    response.headers["Cache-Control"] = f"public, max-age={MAX_AGE}"
    response.make_conditional(request)
    return response
