"""Open to web pages of any origin: the service has no cookies, no sign-in and no state."""

from __future__ import annotations

from flask import Flask, Response, request


def install(app: Flask) -> None:
    """Allow every origin on every answer of ``app``, and answer browsers that ask first."""
    app.after_request(_allow)


def _allow(response: Response) -> Response:
    headers = response.headers
    headers["Access-Control-Allow-Origin"] = "*"
    headers["Access-Control-Expose-Headers"] = "ETag, X-Request-Id"
    if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
        headers["Access-Control-Allow-Methods"] = headers.get("Allow", "GET, HEAD, OPTIONS, POST")
        headers["Access-Control-Allow-Headers"] = (
            "Accept, Accept-Language, Content-Type, If-None-Match, X-Request-Id"
        )
        headers["Access-Control-Max-Age"] = "86400"
    return response
