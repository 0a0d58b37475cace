"""The id by which caller and log speak of one request."""

from __future__ import annotations

import os
import re

from flask import g
from flask.globals import request_ctx

HEADER = "X-Request-Id"

_SANE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:=+/@~-]{0,127}")


def sane(given: str) -> bool:
    """Whether an id that a caller gave can do no harm where it is written."""
    return _SANE.fullmatch(given) is not None


def given_or_fresh(given: str | None) -> str:
    """The id that a caller gave, if it is sane, else a fresh one."""
    return given if given and sane(given) else os.urandom(16).hex()


def request_id() -> str:
    """The id of the present request: the caller's own if it is sane, else a fresh one."""
    known: str | None = g.get("request_id")
    if known is None:
        known = given_or_fresh(request_ctx.request.headers.get(HEADER))
        g.request_id = known
    return known
