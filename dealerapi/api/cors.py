"""Open to web pages of any origin: the service has no cookies, no sign-in and no state."""

from __future__ import annotations

from flask import Request
from werkzeug.datastructures import Headers

ALWAYS = (
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", "ETag, X-Request-Id"),
)
"""What lets a page of any origin read an answer."""


def allow(request: Request, headers: Headers) -> None:
    """Add to the ``headers`` of the answer what a browser wants to know that asks before it asks."""
    if "Access-Control-Request-Method" in request.headers:
        headers.add(
            "Access-Control-Allow-Methods", headers.get("Allow", "GET, HEAD, OPTIONS, POST")
        )
        headers.add(
            "Access-Control-Allow-Headers",
            "Accept, Accept-Language, Content-Type, If-None-Match, X-Request-Id",
        )
        headers.add("Access-Control-Max-Age", "86400")
