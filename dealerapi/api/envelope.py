"""What every answer carries: its request's id, its language, and what browsers may do with it.

One pass before the question and one after it, since they run for every request.
"""

from __future__ import annotations

from collections.abc import Collection

from flask import Flask, Request, Response, g, request
from flask.globals import request_ctx

from dealerapi.api import cors, language
from dealerapi.api.problems import MEDIA_TYPE
from dealerapi.api.request_id import HEADER, request_id
from dealerapi.words import speak, spoken

POLICY = "Content-Security-Policy"

ALWAYS = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
"""The headers that are the same on every answer."""

CLOSED = (POLICY, "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
"""The policy of an answer that is no page: a browser that is led to it does nothing with it."""

PAGES = (
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
)
"""What is added outside the questions, where the pages are."""

QUESTION = (*ALWAYS, CLOSED)
"""The headers that are the same on every answer to a question."""

_PAGE = (*ALWAYS, *PAGES)


def install(app: Flask, origins: Collection[str] = ()) -> None:
    """Put every answer of ``app`` into its envelope; pages of ``origins`` may ask for it."""

    def seal(response: Response) -> Response:
        _seal(response)
        if origins:
            cors.allow(request, response.headers, origins)
        return response

    app.before_request(_open)
    app.after_request(seal)
    app.teardown_request(_close)


def _open() -> None:
    """Speak the caller's language from here on."""
    asked: Request = request_ctx.request
    chosen = language.chosen(asked)
    if chosen != spoken():
        g.speaking = speak(chosen)
        g.speaking.__enter__()
    language.check(asked)


def _seal(response: Response) -> None:
    headers = response.headers
    asked: Request = request_ctx.request
    is_question = asked.blueprint == "v1"
    carried = [(HEADER, request_id()), *(QUESTION if is_question else _PAGE)]
    if not is_question and POLICY not in headers:
        carried.append(CLOSED)
    if is_question or response.mimetype == MEDIA_TYPE:
        carried.append(("Content-Language", spoken()))
        # An answer that comes in several forms has said so already.
        if "Vary" not in headers:
            carried.append(("Vary", language.HEADER))
    # All at once, since werkzeug adds one by one at four times the cost.
    headers[len(headers) :] = carried


def _close(_error: BaseException | None) -> None:
    speaking = g.pop("speaking", None)
    if speaking is not None:
        speaking.__exit__(None, None, None)
