"""Answers to requests that the application never sees: there are too many, or they are unreadable.

They are problem documents like all others, made without Flask, since there is no request yet.
"""

from __future__ import annotations

import os
import re
from http import HTTPStatus

from gunicorn.http.errors import (  # type: ignore[import-untyped]  # it has none
    LimitRequestHeaders,
    LimitRequestLine,
    ParseException,
)

from dealerapi.api.codes import PROBLEMS
from dealerapi.api.envelope import ALWAYS, CLOSED
from dealerapi.api.json_text import as_json
from dealerapi.api.language import HEADER as ACCEPT_LANGUAGE
from dealerapi.api.language import accepted
from dealerapi.api.problems import MEDIA_TYPE
from dealerapi.api.request_id import HEADER as REQUEST_ID
from dealerapi.api.request_id import sane
from dealerapi.words import LANGUAGES, N_, _, speak

DETAILS: dict[str, str] = {
    "bad_request": N_("This is no HTTP request that can be read."),
    "too_slow": N_("The rest of the request did not come in time."),
    "address_too_long": N_("The address is over 4 kB. Ask by POST, with a body."),
    "headers_too_large": N_("The headers are too many or too long."),
    "busy": N_("More is asked than can be answered now. Ask again in a second."),
    "internal_error": N_("The service failed on this request; nothing was settled."),
}
"""What is said of each problem that is met here, by its code."""

RETRY_AFTER = 1
"""After so many seconds a caller may ask again who was turned away."""


def code_of(error: Exception) -> str:
    """The code of the problem for what gunicorn raised over a request."""
    if isinstance(error, LimitRequestLine):
        return "address_too_long"
    if isinstance(error, LimitRequestHeaders):
        return "headers_too_large"
    return "bad_request" if isinstance(error, ParseException) else "internal_error"


def answer(code: str, head: bytes | bytearray = b"", *, last: bool = True) -> bytes:
    """The whole HTTP answer with a problem of that ``code`` to a request with that ``head``.

    ``last``: the connection is closed behind it.
    """
    kind = PROBLEMS[code]
    asked_id = _header(head, REQUEST_ID)
    known_id = asked_id if sane(asked_id) else os.urandom(16).hex()
    wanted = _header(head, ACCEPT_LANGUAGE)
    language = accepted(wanted) if wanted else LANGUAGES[0]
    with speak(language):
        body = as_json(
            {
                "type": f"/docs#problem-{code}",
                "title": _(kind.title),
                "status": kind.status,
                "detail": _(DETAILS[code]),
                "code": code,
                "request_id": known_id,
            }
        )
    headers = [
        ("Content-Type", MEDIA_TYPE),
        ("Content-Length", str(len(body))),
        ("Cache-Control", "no-store"),
        ("Content-Language", language),
        (REQUEST_ID, known_id),
        *ALWAYS,
        CLOSED,
        ("Connection", "close" if last else "keep-alive"),
    ]
    if kind.status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers.append(("Retry-After", str(RETRY_AFTER)))
    lines = [f"HTTP/1.1 {kind.status} {HTTPStatus(kind.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers]
    # Behind an answer to HEAD a body would be taken for the next answer.
    return "\r\n".join([*lines, "", ""]).encode() + (b"" if head.startswith(b"HEAD ") else body)


def _header(head: bytes | bytearray, name: str) -> str:
    found = re.search(rb"\r\n" + name.encode() + rb":[ \t]*([^\r\n]*)", head, re.IGNORECASE)
    return found[1].decode("latin-1").strip() if found else ""
