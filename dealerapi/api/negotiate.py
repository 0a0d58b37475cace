"""The form of an answer: JSON or text, fresh or kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import unquote_to_bytes

from flask import Request, Response, request
from werkzeug.datastructures import Headers, MIMEAccept
from werkzeug.http import parse_accept_header

from dealerapi.api.json_text import as_json
from dealerapi.api.near import nearest
from dealerapi.api.problems import Problem, in_query, refusal
from dealerapi.faults import Fault
from dealerapi.words import _, listed, spoken

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

Form = Literal["json", "text"]
Answer = Mapping[str, Any]
Text = Callable[[Answer], str]

JSON = "application/json"
FORMATS: dict[Form, str] = {"json": JSON, "text": "text/plain"}
"""The media type of each form, the preferred one first."""

LINES = "application/x-ndjson"
"""The media type of JSON by lines: of questions, and of the answers to them."""

_KINDS = tuple(FORMATS.values())
_FORMS: dict[str, Form] = {kind: form for form, kind in FORMATS.items()}

LANGUAGE_PARAMETER = "lang"
"""Names the language of the answer; known everywhere, as ``format`` is."""

MAX_AGE = 3600
"""For how many seconds an answer about the catalogue may be kept."""

FRESH = ("Cache-Control", "no-store")
"""The header of an answer that nobody is to store."""

VARY = ("Vary", "Accept, Accept-Language")
"""The header of an answer that comes in several forms."""


def wanted(request: Request) -> Form:
    """The form that the caller wants: ``?format=`` if given, else by ``Accept``.

    Raises :class:`Problem` 422 for a format that does not exist, 406 where nothing
    accepted can be served.
    """
    named = _named(request)
    return named or _FORMS[_accepted(request, _KINDS)]


def likes_json(header: str) -> bool:
    """Whether an Accept header likes JSON best of the forms of answers."""
    return _liked(header, _KINDS) == JSON


def check_lines_wanted(request: Request) -> None:
    """Refuse a request by lines whose caller wants its answers otherwise than by lines.

    Raises :class:`Problem` 422 or 406. Whoever accepts JSON accepts it by lines as well.
    """
    named = _named(request)
    if named == "text":
        detail = _("questions by lines are answered by lines of json")
        raise refusal([Fault(("format",), "bad_value", detail)], in_query)
    if named is None:
        _accepted(request, (LINES, FORMATS["json"]))


def json_wanted(request: Request, kinds: tuple[str, ...]) -> str:
    """Which of ``kinds``, media types of JSON, the caller wants; the first if the query says json.

    Raises :class:`Problem` 422 or 406.
    """
    named = _named(request)
    if named == "text":
        detail = _("so many hands are answered by json, not by text")
        raise refusal([Fault(("format",), "bad_value", detail)], in_query)
    return kinds[0] if named else _accepted(request, kinds)


def _named(request: Request) -> Form | None:
    """The form that the query names."""
    given = request.args.getlist("format") if request.query_string else []
    if not given:
        return None
    if len(given) > 1:
        raise refusal([repeated("format")], in_query)
    for form in FORMATS:
        if [form] == given:
            return form
    detail = _("the format is json or text")
    raise refusal([Fault(("format",), "bad_value", detail)], in_query)


def _accepted(request: Request, kinds: tuple[str, ...]) -> str:
    """Which of the media types ``kinds`` the caller likes best."""
    kind = _liked(request.headers.get("Accept", ""), kinds)
    if kind is None:
        raise Problem(
            "not_acceptable",
            _("Answers come as {kinds}; accept one of these or leave the header out.").format(
                kinds=listed(kinds)
            ),
        )
    return kind


# Callers send few different headers.
@lru_cache(maxsize=256)
def _liked(header: str, kinds: tuple[str, ...]) -> str | None:
    """Which of ``kinds`` an Accept header likes best; None where it takes none of them."""
    ranges = list(parse_accept_header(header, MIMEAccept))
    best = max(kinds, key=lambda kind: quality(kind, ranges))
    return best if quality(best, ranges) > 0 else None


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
    if not request.query_string:
        return []
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
    body: str | bytes
    if (form or wanted(request)) == "text":
        body, kind = text(answer).rstrip("\n") + "\n", "text/plain; charset=utf-8"
    else:
        body, kind = as_json(answer), JSON
    response = keep(body, kind) if kept else fresh(body, kind)
    response.headers.add(*VARY)
    return response


class Whole(Response):
    """An answer that is one text, in which no header refers to another address."""

    def get_wsgi_headers(self, environ: WSGIEnvironment) -> Headers:
        """The headers as they are: else werkzeug copies them all, and looks for addresses."""
        return self.headers


def fresh(body: str | bytes | Iterator[bytes], content_type: str) -> Response:
    """An answer that nobody is to store."""
    response = (Whole if isinstance(body, (str, bytes)) else Response)(
        body, content_type=content_type
    )
    response.headers.add(*FRESH)
    return response


def keep(body: str | bytes, content_type: str) -> Response:
    """An answer with a strong ETag that may be cached; 304 if the caller has it already."""
    response = Response(body, content_type=content_type)
    tagged = spoken().encode() + b" " + response.get_data()
    response.set_etag(hashlib.sha256(tagged).hexdigest()[:32])
    response.headers["Cache-Control"] = f"public, max-age={MAX_AGE}"
    response.make_conditional(request)
    return response
