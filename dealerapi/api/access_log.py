"""One line of JSON for each request, on the standard output.

Cards are in it only if that was asked for: whoever reads the log must not see a live hand. So
a line names the route and not the address, whose query may hold cards, and no body.
"""

from __future__ import annotations

import os
import select
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import orjson

LONGEST = select.PIPE_BUF
"""So many bytes a pipe takes in one piece, so that the lines of two workers do not mix."""

_STANDARD_OUTPUT = 1
_OPTIONS = orjson.OPT_APPEND_NEWLINE | orjson.OPT_UTC_Z


class AccessLog:
    """Writes lines to a file descriptor, by default the standard output."""

    def __init__(self, out: int = _STANDARD_OUTPUT) -> None:
        self._out = out
        self._room = select.poll()
        self._room.register(out, select.POLLOUT)

    def write(self, said: dict[str, Any], body: bytes | None = None) -> None:
        """Write a line of the time, of what is ``said``, and of as much of a ``body`` as fits.

        Requests do not wait for a reader who has stopped to read, nor fail on a full disk:
        such lines are lost.
        """
        with suppress(OSError):
            if self._room.poll(0):
                os.write(self._out, _line({"time": datetime.now(UTC), **said}, body))


def _line(said: dict[str, Any], body: bytes | None) -> bytes:
    if body is None:
        return orjson.dumps(said, option=_OPTIONS)
    shown = body[:LONGEST]
    while True:
        text = shown.decode("utf-8", "replace")
        cut = {"body_cut": True} if len(shown) < len(body) else {}
        line = orjson.dumps({**said, "body": text, **cut}, option=_OPTIONS)
        if len(line) <= LONGEST or not shown:
            return line
        shown = shown[: len(shown) * 3 // 4]
