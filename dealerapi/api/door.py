"""The door: who may ask a question, and how often.

Health, the documents and the dealer's page stay open: they tell nothing of anybody's hand.
"""

from __future__ import annotations

import math

from flask import Flask, Response, request

from dealerapi.api import noted
from dealerapi.api.keys import HEADER, Keys, shown_key
from dealerapi.api.pace import Pace, home
from dealerapi.api.problems import Problem
from dealerapi.api.settings import Settings
from dealerapi.words import _, ngettext

QUESTIONS = "/v1/"
"""Below it lies all that needs a key, where there are keys."""

METRICS = "/metrics"
"""Needs a key as well: a monitoring system can show one."""


def install(app: Flask, settings: Settings) -> None:
    """Put a door before ``app``, if ``settings`` ask for keys or limit the rate."""
    if settings.keys or settings.rate:
        keys = Keys(settings.keys) if settings.keys else None
        pace = Pace(settings.rate) if settings.rate else None
        app.before_request(lambda: _let_in(keys, pace))
        if keys is not None:
            app.after_request(_keep_apart)


def _let_in(keys: Keys | None, pace: Pace | None) -> None:
    """Raise :class:`Problem` 401 or 429 unless the present request may come in."""
    is_question = request.path.startswith(QUESTIONS)
    is_scrape = request.path.rstrip("/") == METRICS
    # A browser that asks whether it may ask shows no key, and is told nothing else.
    if request.method == "OPTIONS" or not (is_question or is_scrape):
        return
    shown = shown_key(request.headers) if keys is not None else None
    holder = keys.holder(shown) if keys is not None and shown is not None else None
    if holder is not None:
        noted.client(holder)
    # Who guesses keys is held up as well, by the address.
    if pace is not None and (is_question or holder is None):
        client = f"key {holder}" if holder is not None else home(request.remote_addr or "")
        seconds = math.ceil(pace.wait(client))
        if seconds:
            raise _too_many(seconds)
    if keys is not None and holder is None:
        raise _no_key() if shown is None else _wrong_key()


def _keep_apart(response: Response) -> Response:
    """Let no cache give to one caller what another was let in for."""
    if request.path.startswith(QUESTIONS):
        headers = response.headers
        headers["Vary"] = ", ".join([*headers.getlist("Vary"), "Authorization", HEADER])
        kept = headers.get("Cache-Control", "")
        headers["Cache-Control"] = kept.replace("public", "private")
    return response


def _no_key() -> Problem:
    detail = _(
        "Send the header “Authorization: Bearer KEY”, with the key that you got for this service."
    )
    return Problem("no_key", detail, headers={"WWW-Authenticate": _challenge()})


def _wrong_key() -> Problem:
    detail = _("Nobody holds this key here; it may be misspelt, or no longer be good.")
    header = _challenge() + ', error="invalid_token"'
    return Problem("wrong_key", detail, headers={"WWW-Authenticate": header})


def _challenge() -> str:
    return 'Bearer realm="dealer-assist"'


def _too_many(seconds: int) -> Problem:
    detail = ngettext(
        "You asked more often than this service allows; ask again in {seconds} second.",
        "You asked more often than this service allows; ask again in {seconds} seconds.",
        seconds,
    ).format(seconds=seconds)
    return Problem("too_many_requests", detail, headers={"Retry-After": str(seconds)})
