"""The door: who may ask a question, and how often.

Health, the documents and the dealer's page stay open: they tell nothing of anybody's hand.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from flask import Flask, Response, request
from werkzeug.datastructures import EnvironHeaders, Headers

from dealerapi.api import noted
from dealerapi.api.keys import HEADER, Keys, shown_key
from dealerapi.api.pace import Pace, home
from dealerapi.api.problems import Problem
from dealerapi.api.settings import Settings
from dealerapi.words import _, ngettext

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

QUESTIONS = "/v1/"
"""Below it lies all that needs a key, where there are keys."""

METRICS = "/metrics"
"""Needs a key as well: a monitoring system can show one."""


Refusal = Callable[[], Problem]
"""Makes the problem of who may not come in, in the language that is spoken then."""

_JUDGED = "dealerapi.door"


class Door:
    """Who may come in, as ``settings`` say."""

    def __init__(self, settings: Settings) -> None:
        self._keys = Keys(settings.keys) if settings.keys else None
        self._pace = Pace(settings.rate) if settings.rate else None

    @property
    def stands_open(self) -> bool:
        """Whether everybody may come in, as often as he likes."""
        return self._keys is None and self._pace is None

    def opens(self, environ: WSGIEnvironment) -> bool:
        """Whether who asks a question may come in; the request counts, and is not judged again."""
        if self.stands_open:
            return True
        headers, address = EnvironHeaders(environ), environ.get("REMOTE_ADDR")
        refusal = environ[_JUDGED] = self._refusal(headers, address, is_question=True)
        return refusal is None

    def vary(self, headers: Iterable[str]) -> str:
        """The names of the headers on which an answer turns, with those by which keys are shown."""
        own = () if self._keys is None else ("Authorization", HEADER)
        return ", ".join([*headers, *own])

    def install(self, app: Flask) -> None:
        """Stand before ``app``, unless everybody may come in."""
        if not self.stands_open:
            app.before_request(self._let_in)
            if self._keys is not None:
                app.after_request(self._keep_apart)

    def _let_in(self) -> None:
        """Raise :class:`Problem` 401 or 429 unless the present request may come in."""
        is_question = request.path.startswith(QUESTIONS)
        is_scrape = request.path.rstrip("/") == METRICS
        # A browser that asks whether it may ask shows no key, and is told nothing else.
        if request.method == "OPTIONS" or not (is_question or is_scrape):
            return
        if _JUDGED in request.environ:
            refusal: Refusal | None = request.environ[_JUDGED]
        else:
            refusal = self._refusal(request.headers, request.remote_addr, is_question=is_question)
        if refusal is not None:
            raise refusal()

    def _refusal(
        self, headers: Headers, address: str | None, *, is_question: bool
    ) -> Refusal | None:
        keys, pace = self._keys, self._pace
        shown = shown_key(headers) if keys is not None else None
        holder = keys.holder(shown) if keys is not None and shown is not None else None
        if holder is not None:
            noted.client(holder)
        # Who guesses keys is held up as well, by the address.
        if pace is not None and (is_question or holder is None):
            client = f"key {holder}" if holder is not None else home(address or "")
            seconds = math.ceil(pace.wait(client))
            if seconds:
                return partial(_too_many, seconds)
        if keys is not None and holder is None:
            return _no_key if shown is None else _wrong_key
        return None

    def _keep_apart(self, response: Response) -> Response:
        """Let no cache give to one caller what another was let in for."""
        if request.path.startswith(QUESTIONS):
            headers = response.headers
            headers["Vary"] = self.vary(headers.getlist("Vary"))
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
