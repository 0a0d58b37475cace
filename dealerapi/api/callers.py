"""A connection of a worker: what came on it, and what is waited for."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from typing import Any

from gunicorn.http.errors import ParseException  # type: ignore[import-untyped]  # it has none
from gunicorn.workers.gthread import TConn  # type: ignore[import-untyped]  # it has none
from werkzeug.exceptions import ClientDisconnected


# Of two with the same seconds one would be only another name for the other.
@unique
class Wait(Enum):
    """What is waited for on a connection, and for how many seconds."""

    REQUEST = 10.0
    """The whole of a request; the first of a connection counts from its beginning."""

    NEXT = 30.0
    """A request after one that was answered; gunicorn's setting ``keepalive`` replaces this."""

    THREAD = 11.0
    """A thread in which to read the request as a stream, while others have them all."""

    READING = 60.0
    """The caller, until it has read the answer."""

    FAREWELL = 2.0
    """The caller's own end of a connection that was ended here, so that the answer arrives."""


class Caller(TConn):  # type: ignore[misc]  # gunicorn has no types
    """One connection. It is waited for, or ready to be answered, or a stream."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.heard = bytearray()
        self.size = 0
        self.wait: Wait | None = None
        self.deadline = 0.0
        self.watched: Callable[..., None] | None = None
        self.owed = 0
        self.last = False
        # Whether it has been told to go on with the body of its request.
        self.goes_on = False
        self.gone = False


class Body:
    """The body of a request, as gunicorn reads it, and what goes wrong as the application knows it."""

    def __init__(self, body: Any) -> None:
        self._body = body

    def __getattr__(self, name: str) -> Any:
        return getattr(self._body, name)

    def read(self, size: int | None = None) -> bytes:
        """As of any body; raises werkzeug's ClientDisconnected where it breaks off."""
        try:
            piece: bytes = self._body.read(size)
        except (ParseException, OSError):
            raise ClientDisconnected from None
        return piece
