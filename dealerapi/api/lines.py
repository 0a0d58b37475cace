"""Many questions in one request: JSON by lines (NDJSON), of which each gets its answer in order.

Both ways are streamed: what is kept at a time is a piece of the body and the answers to it.
A wrong line is answered by its problem, and the rest goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import IO

from flask import Request, Response, stream_with_context
from werkzeug.exceptions import ClientDisconnected, RequestEntityTooLarge

from dealerapi.api.body import MAX_BYTES, check_encoding, streamed
from dealerapi.api.frame import Answering, answered
from dealerapi.api.json_text import as_json
from dealerapi.api.negotiate import LINES, check_lines_wanted, fresh, unknown_parameters
from dealerapi.api.problems import Problem, in_query, mistake, refusal
from dealerapi.api.question import Question
from dealerapi.words import _, speak, spoken

MOST_BYTES = 2**30
"""The largest body of lines that is read. A line may be as long as a body of one question."""

_LEAST_PIECE, _MOST_PIECE = 1024, 64 * 1024
"""How many bytes are read, and sent, at a time."""

_SOON, _LATE = 0.02, 0.1
"""In how many seconds a piece should come."""


def are_lines(request: Request) -> bool:
    """Whether the body of ``request`` comes by lines."""
    return request.method == "POST" and request.mimetype == LINES


def answer_lines(request: Request, schema: Question, answer: Answering) -> Response:
    """Answer each line of ``request``, of which each is a question of ``schema``.

    Raises :class:`Problem` for what is wrong with the request as a whole.
    """
    strays = unknown_parameters(request, ())
    if strays:
        raise refusal(strays, in_query)
    check_lines_wanted(request)
    check_encoding(request)
    stream = streamed(request, MOST_BYTES, _too_long)
    answers = _in_language(spoken(), _answers(stream, schema, answer))
    response = fresh(stream_with_context(answers), LINES)
    response.headers.add("Vary", "Accept, Accept-Language")
    return response


def answer_line(schema: Question, answer: Answering, raw: bytes, line: int) -> bytes:
    """The answer to the question ``raw``, or the problem with it, as a line of JSON.

    It is the same that the question gets alone, but that a problem tells the number of its
    ``line``.
    """
    try:
        if len(raw) > MAX_BYTES:
            raise Problem("body_too_large", _("This line is over 256 kB."))
        return as_json(answered(schema, answer, raw))
    except Problem as problem:
        return problem.line(line)
    except Exception as error:
        return mistake(error).line(line)


def whole_lines(stream: IO[bytes]) -> Iterator[list[bytes]]:
    """The lines of ``stream`` without their ends, as many at a time as have come.

    A line that is too long for a question is cut, but to no less than one byte too many.
    """
    rest = b""
    for piece in _pieces(stream):
        *lines, rest = (rest + piece).split(b"\n")
        rest = rest[: MAX_BYTES + 1]
        if lines:
            yield lines
    yield [rest]


def _pieces(stream: IO[bytes]) -> Iterator[bytes]:
    """What comes, piece by piece.

    Servers wait until a piece is whole. So pieces are large where they come fast and small
    where they come slowly: whoever asks now and then has the answers soon.
    """
    size = _LEAST_PIECE
    while True:
        start = monotonic()
        piece = stream.read(size)
        if not piece:
            return
        yield piece
        waited = monotonic() - start
        if waited > _LATE:
            size = _LEAST_PIECE
        elif waited < _SOON:
            size = min(2 * size, _MOST_PIECE)


def _answers(stream: IO[bytes], schema: Question, answer: Answering) -> Iterator[bytes]:
    number = 0
    try:
        for lines in whole_lines(stream):
            told: list[bytes] = []
            length = 0
            for raw in lines:
                number += 1
                if not raw or raw.isspace():
                    continue
                told.append(answer_line(schema, answer, raw, number))
                length += len(told[-1])
                if length > _MOST_PIECE:
                    yield b"".join(told)
                    told, length = [], 0
            if told:
                yield b"".join(told)
    except RequestEntityTooLarge:
        yield _too_long().line(number + 1)
    except ClientDisconnected:
        # Perhaps only half of the connection: who still listens learns how far it went.
        yield Problem("bad_request", _("The rest of the lines did not come.")).line(number + 1)


def _too_long() -> Problem:
    return Problem("body_too_large", _("The body is over 1 GB."))


def _in_language(language: str, answers: Iterable[bytes]) -> Iterator[bytes]:
    """``answers`` as they are worked out in ``language``, though their request has been closed."""
    with speak(language):
        yield from answers
