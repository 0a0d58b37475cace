"""Which web pages of other origins may ask from a browser: none, unless they are named.

The service has no cookies and no sign-in, so this protects no data of its own; it keeps
strangers' pages from asking with the address of whoever reads them.
"""

from __future__ import annotations

from collections.abc import Collection

from flask import Request
from werkzeug.datastructures import Headers

from dealerapi.api.settings import ANY


def allow(request: Request, headers: Headers, origins: Collection[str]) -> None:
    """Add to the ``headers`` of an answer what a browser must know of the ``origins`` let in."""
    if ANY in origins:
        headers.add("Access-Control-Allow-Origin", ANY)
    else:
        # Caches must not give the answer for one origin to another.
        headers["Vary"] = ", ".join([*headers.getlist("Vary"), "Origin"])
        origin = request.headers.get("Origin")
        if origin not in origins:
            return
        headers.add("Access-Control-Allow-Origin", origin)
    headers.add("Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id")
    if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
        headers.add(
            "Access-Control-Allow-Methods", headers.get("Allow", "GET, HEAD, OPTIONS, POST")
        )
        headers.add(
            "Access-Control-Allow-Headers",
            "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, X-Api-Key,"
            " X-Request-Id",
        )
        headers.add("Access-Control-Max-Age", "86400")
