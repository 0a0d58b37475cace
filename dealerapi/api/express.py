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
from dealerapi.api.door import Door
from dealerapi.api.envelope import QUESTION
from dealerapi.api.frame import Answering
from dealerapi.api.json_text import as_json
from dealerapi.api.negotiate import FRESH, JSON, VARY, likes_json
from dealerapi.api.question import Question
from dealerapi.api.request_id import HEADER, given_or_fresh
from dealerapi.api.routes import BLUEPRINT, QUESTIONS
from dealerapi.api.service import Service
from dealerapi.faults import Faults
from dealerapi.words import LANGUAGES, speak

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


def install(app: Flask, service: Service, door: Door) -> None:
    """Let the plain questions to ``app`` that ``service`` answers go the short way past the ``door``."""
    questions = {
        asked.path: Plain(f"{BLUEPRINT}.{asked.name}", asked.schema, answered.answer)
        for asked in QUESTIONS
        if (answered := service.questions.get(asked.name)) is not None
    }
    app.wsgi_app = Express(app.wsgi_app, questions, door)  # type: ignore[method-assign]  # Flask's documented way


class Plain(NamedTuple):
    """A question that may be plain: Flask's name for its route, what it takes, what answers it."""

    endpoint: str
    schema: Question
    answer: Answering


class Express:
    """A WSGI application before ``app``, which answers plain questions by POST itself.

    ``questions`` are by their paths; the ``door`` says who may ask.
    """

    def __init__(self, app: WSGIApplication, questions: Mapping[str, Plain], door: Door) -> None:
        self._app = app
        self._questions = questions
        self._door = door
        self._same = (("Content-Type", JSON), FRESH, ("Vary", door.vary([VARY[1]])), *QUESTION)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a plain question; let the application answer all else."""
        question = self._questions.get(environ["PATH_INFO"])
        if question is not None and _is_plain(environ) and self._door.opens(environ):
            size = int(environ["CONTENT_LENGTH"])
            raw = environ["wsgi.input"].read(size)
            if len(raw) == size:
                accepted = environ.get("HTTP_ACCEPT_LANGUAGE")
                spoken = language.accepted(accepted) if accepted else LANGUAGES[0]
                body = _answered(question, raw, spoken)
                if body is not None:
                    start_response("200 OK", self._headers(environ, len(body), spoken))
                    return (body,)
            environ["wsgi.input"] = io.BytesIO(raw)
        return self._app(environ, start_response)

    def _headers(self, environ: WSGIEnvironment, size: int, spoken: str) -> list[tuple[str, str]]:
        return [
            *self._same,
            ("Content-Length", str(size)),
            (HEADER, given_or_fresh(environ.get("HTTP_X_REQUEST_ID"))),
            ("Content-Language", spoken),
        ]


def _is_plain(environ: WSGIEnvironment) -> bool:
    """Whether a request is a POST of JSON with nothing that calls for more than an answer."""
    size = environ.get("CONTENT_LENGTH", "")
    return (
        environ["REQUEST_METHOD"] == "POST"
        and environ.get("CONTENT_TYPE") == JSON
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
