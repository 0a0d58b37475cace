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


class State(Enum):
    """How far a request has come."""

    WAITING = auto()
    WHOLE = auto()
    STREAM = auto()
    TOO_LONG = auto()


class Heard(NamedTuple):
    """How far a request has come, and how many bytes a whole one has."""

    state: State
    size: int = 0


_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,18})[ \t]*\r\n", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)
# Who sends lines may wait for answers before he sends more; who asks whether to go on, for that.
# Many hands are worked on for longer than one question, and others should not wait meanwhile.
_AT_ONCE = re.compile(
    rb"\A[^\r\n]*/evaluate/bulk[ ?]|\r\n(content-type:[^\r\n]*ndjson|expect:)", re.IGNORECASE
)
_END_OF_CHUNKS = b"\r\n0\r\n\r\n"


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
    if _CHUNKED.search(head):
        # Both at once is no request, which gunicorn will say.
        if length is not None or heard.endswith(_END_OF_CHUNKS):
            return Heard(State.WHOLE, len(heard))
        return Heard(State.STREAM if len(heard) > LARGEST_WHOLE else State.WAITING)
    if length is not None:
        size += int(length[1])
    if size > LARGEST_WHOLE:
        return Heard(State.STREAM)
    return Heard(State.WHOLE if len(heard) >= size else State.WAITING, size)
