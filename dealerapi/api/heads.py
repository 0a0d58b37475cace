"""What can be told of a request before it is read: whether all of it has come.

Only so much is looked at as decides who waits for the rest; gunicorn reads the request.
"""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import NamedTuple

LONGEST_HEAD = 32 * 1024
"""The longest head of a request that is waited for."""

LARGEST_WHOLE = 64 * 1024
"""The largest request that is waited for; a larger one is read as a stream."""

CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
"""What is said to who asks whether to go on with the body."""


class State(Enum):
    """How far a request has come."""

    WAITING = auto()
    WHOLE = auto()
    STREAM = auto()
    TOO_LONG = auto()


class Heard(NamedTuple):
    """How far a request has come, and how many bytes it has at least; a whole one, exactly."""

    state: State
    size: int = 0


_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,18})[ \t]*\r\n", re.IGNORECASE)
_CODED = re.compile(rb"\r\ntransfer-encoding:[ \t]*([^\r\n]*)", re.IGNORECASE)
_ASKS = re.compile(
    rb"\A[^\r\n]* HTTP/1\.1\r\n(?s:.*\r\n)?expect:[ \t]*100-continue[ \t]*\r\n", re.IGNORECASE
)
# Who sends lines may wait for answers before he sends more.
# Many hands are worked on for longer than one question, and others should not wait meanwhile.
_AT_ONCE = re.compile(
    rb"\A[^\r\n]*/evaluate/bulk[ ?]|\r\ncontent-type:[^\r\n]*ndjson", re.IGNORECASE
)
_ONE_CHUNK = re.compile(rb"0*([0-9a-f]{1,8})[ \t]*(?:;[^\r\n]*)?\r\n", re.IGNORECASE)
# A request in more chunks than that, or with a longer line before one, is read as a stream.
_MOST_CHUNKS = 100
_LONGEST_LINE = 64
_LAST = re.compile(rb"\A[^\r\n]* HTTP/1\.0\r\n|\r\nconnection:[^\r\n]*close", re.IGNORECASE)


def look(heard: bytes | bytearray) -> Heard:
    """How far the first request in ``heard`` has come."""
    end = heard.find(b"\r\n\r\n")
    if end < 0:
        return Heard(State.TOO_LONG if len(heard) > LONGEST_HEAD else State.WAITING)
    if end > LONGEST_HEAD:
        return Heard(State.TOO_LONG)
    head = heard[: end + 2]
    if _AT_ONCE.search(head):
        return Heard(State.STREAM)
    size = end + 4
    length = _LENGTH.search(head)
    coded = _CODED.search(head)
    if coded is not None:
        if length is None and coded[1].strip().lower() == b"chunked":
            return _look_at_chunks(heard, size)
        # Both at once is no request, nor is what gunicorn cannot decode, which it will say.
        return Heard(State.WHOLE if length is not None else State.STREAM, len(heard))
    if length is not None:
        size += int(length[1])
    if size > LARGEST_WHOLE:
        return Heard(State.STREAM)
    return Heard(State.WHOLE if len(heard) >= size else State.WAITING, size)


def asks_to_go_on(heard: bytes | bytearray) -> bool:
    """Whether the first request in ``heard`` asks whether to go on with its body."""
    return _ASKS.search(heard[: heard.find(b"\r\n\r\n") + 2]) is not None


def stays(heard: bytes | bytearray) -> bool:
    """Whether the first request in ``heard`` leaves its connection open for others."""
    return _LAST.search(heard[: heard.find(b"\r\n\r\n") + 2]) is None


def _look_at_chunks(heard: bytes | bytearray, start: int) -> Heard:
    """How far a request has come whose body begins at ``start``, in chunks.

    What is not plain is read as a stream, in which gunicorn has the word.
    """
    at = start
    for _chunk in range(_MOST_CHUNKS):
        line = _ONE_CHUNK.match(heard, at)
        if line is None:
            has_come = len(heard) - at > _LONGEST_LINE or heard.find(b"\n", at) >= 0
            return Heard(State.STREAM) if has_come else Heard(State.WAITING, len(heard) + 1)
        length = int(line[1], 16)
        at = line.end() + length + 2
        if at > LARGEST_WHOLE:
            break
        if len(heard) < at:
            return Heard(State.WAITING, at)
        if not length:
            # Anything but an empty line is a trailer.
            return Heard(State.WHOLE, at) if heard[at - 2 : at] == b"\r\n" else Heard(State.STREAM)
    return Heard(State.STREAM)
