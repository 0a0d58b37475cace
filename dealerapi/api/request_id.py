"""The id by which caller and log speak of one request."""

from __future__ import annotations

import re
import uuid

from flask import Flask, Response, g, request

HEADER = "X-Request-Id"

_SANE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:=+/@~-]{0,127}")


def request_id() -> str:
    """The id of the present request: the caller's own if it is sane, else a fresh one."""
    if "request_id" not in g:
        given = request.headers.get(HEADER, "")
        g.request_id = given if _SANE.fullmatch(given) else uuid.uuid4().hex
    return str(g.request_id)


def install(app: Flask) -> None:
    """Put the id on every answer of ``app``."""
    app.after_request(_mark)


def _mark(response: Response) -> Response:
    response.headers[HEADER] = request_id()
    return response
