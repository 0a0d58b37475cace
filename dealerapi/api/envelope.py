"""What every answer carries: its request's id, its language, and what browsers may do with it.

One pass before the question and one after it, since they run for every request.
"""

from __future__ import annotations

from flask import Flask, Response, g, request

from dealerapi.api import cors, language
from dealerapi.api.problems import MEDIA_TYPE
from dealerapi.api.request_id import HEADER, request_id
from dealerapi.words import speak, spoken

ALWAYS = (("X-Content-Type-Options", "nosniff"), *cors.ALWAYS)
"""The headers that are the same on every answer."""


def install(app: Flask) -> None:
    """Put every answer of ``app`` into its envelope."""
    app.before_request(_open)
    app.after_request(_seal)
    app.teardown_request(_close)


def _open() -> None:
    """Speak the caller's language from here on."""
    language_given = language.chosen(request)
    if language_given != spoken():
        g.speaking = speak(language_given)
        g.speaking.__enter__()
    language.check(request)


def _seal(response: Response) -> Response:
    headers = response.headers
    headers.extend(ALWAYS)
    headers.add(HEADER, request_id())
    if request.blueprint == "v1" or response.mimetype == MEDIA_TYPE:
        headers.add("Content-Language", spoken())
        # An answer that comes in several forms has said so already.
        if "Vary" not in headers:
            headers.add("Vary", language.HEADER)
    if request.method == "OPTIONS":
        cors.allow(request, headers)
    return response


def _close(_error: BaseException | None) -> None:
    speaking = g.pop("speaking", None)
    if speaking is not None:
        speaking.__exit__(None, None, None)
