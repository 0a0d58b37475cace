"""The short way for plain questions, past Flask.

For a well-formed question in JSON whose answer is wanted in JSON, routing, contexts and hooks
cost more than reading it. Such a question is read, answered and sent here. Whatever is not
plain goes the long way, and so does a question with any fault, whose body is then read again:
so Flask's way remains the one that decides, and this one never answers otherwise.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from flask import Flask

from dealerapi.api import language, noted, quick
from dealerapi.api.body import MAX_BYTES
from dealerapi.api.envelope import QUESTION
from dealerapi.api.frame import Answering
from dealerapi.api.json_text import as_json
from dealerapi.api.negotiate import FRESH, JSON, VARY, likes_json
from dealerapi.api.question import Question
from dealerapi.api.request_id import HEADER, given_or_fresh
from dealerapi.api.routes import BLUEPRINT, QUESTIONS
from dealerapi.api.service import Service
from dealerapi.api.settings import Settings
from dealerapi.faults import Faults
from dealerapi.words import LANGUAGES, speak

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_SAME = (FRESH, VARY)


def install(app: Flask, service: Service, settings: Settings) -> None:
    """Let the questions that ``service`` answers go the short way to ``app`` where they may.

    Keys, rates and other origins are the business of the long way.
    """
    if settings.keys or settings.rate or settings.origins:
        return
    questions = {
        asked.path: Plain(f"{BLUEPRINT}.{asked.name}", asked.schema, answered.answer)
        for asked in QUESTIONS
        if (answered := service.questions.get(asked.name)) is not None
    }
    app.wsgi_app = Express(app.wsgi_app, questions)  # type: ignore[method-assign]  # Flask's documented way


class Plain(NamedTuple):
    """A question that may be plain: Flask's name for its route, what it takes, what answers it."""

    endpoint: str
    schema: Question
    answer: Answering


class Express:
    """A WSGI application before ``app``, which answers plain questions by POST itself.

    ``questions`` are by their paths.
    """

    def __init__(self, app: WSGIApplication, questions: Mapping[str, Plain]) -> None:
        self._app = app
        self._questions = questions

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a plain question; let the application answer all else."""
        question = self._questions.get(environ["PATH_INFO"])
        if question is not None and environ["REQUEST_METHOD"] == "POST" and _is_plain(environ):
            size = int(environ["CONTENT_LENGTH"])
            raw = environ["wsgi.input"].read(size)
            if len(raw) == size:
                accepted = environ.get("HTTP_ACCEPT_LANGUAGE")
                spoken = language.accepted(accepted) if accepted else LANGUAGES[0]
                body = _answered(question, raw, spoken)
                if body is not None:
                    start_response("200 OK", _headers(environ, len(body), spoken))
                    return (body,)
            environ["wsgi.input"] = io.BytesIO(raw)
        return self._app(environ, start_response)


def _is_plain(environ: WSGIEnvironment) -> bool:
    """Whether a request carries a body of JSON and nothing that calls for more than an answer."""
    size = environ.get("CONTENT_LENGTH", "")
    return (
        environ.get("CONTENT_TYPE") == JSON
        and not environ.get("QUERY_STRING")
        and size.isascii()
        and size.isdigit()
        and len(size) < len(str(MAX_BYTES))
        and "HTTP_TRANSFER_ENCODING" not in environ
        and "HTTP_CONTENT_ENCODING" not in environ
        and likes_json(environ.get("HTTP_ACCEPT", ""))
    )


def _answered(question: Plain, raw: bytes, spoken: str) -> bytes | None:
    """The answer as JSON; None where there is anything to refuse."""
    try:
        data = quick.read(question.schema, raw)
        if any(question.schema.conflicts(data)):
            return None
        faults = Faults()
        if spoken == LANGUAGES[0]:
            given = question.answer(data, faults)
        else:
            with speak(spoken):
                given = question.answer(data, faults)
        if faults.found:
            return None
        body = as_json(given)
    # What is wrong is told by the long way, be it a fault of the question or of the service.
    except Exception:
        return None
    noted.endpoint(question.endpoint, None)
    return body


def _headers(environ: WSGIEnvironment, size: int, spoken: str) -> list[tuple[str, str]]:
    return [
        ("Content-Type", JSON),
        ("Content-Length", str(size)),
        *_SAME,
        (HEADER, given_or_fresh(environ.get("HTTP_X_REQUEST_ID"))),
        *QUESTION,
        ("Content-Language", spoken),
    ]
