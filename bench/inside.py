"""Requests answered in this process, without a network: what the code itself costs."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from typing import Any

from flask import Flask

from bench import timing
from bench.timing import took


class Inside:
    """A WSGI application that is asked from within the process, as a server would."""

    def __init__(self, app: Flask) -> None:
        """Wrap ``app``, which nobody else has wrapped."""
        self._app = app.wsgi_app
        self._status = ""

    def post(self, path: str, body: bytes) -> bytes:
        """The answer to one request; raises RuntimeError unless it is 200."""
        answer = self._app(environ(path, body), self._begin)
        given = b"".join(answer)
        if hasattr(answer, "close"):
            answer.close()
        if not self._status.startswith("200"):
            raise RuntimeError(f"{path} was answered {self._status}: {given[:500]!r}")
        return given

    def _begin(self, status: str, *_headers: Any) -> Callable[[bytes], object]:
        self._status = status
        return io.BytesIO().write

    def microseconds(self, path: str, bodies: Sequence[bytes]) -> float:
        """The mean for one of ``bodies``."""
        return took(lambda: [self.post(path, body) for body in bodies]) / len(bodies) * 1e6

    def by_rounds(self, path: str, bodies: Sequence[bytes], rounds: int) -> Callable[[], float]:
        """What measures one round after the other, each with its own part of ``bodies``.

        The last part is asked at once, to fill the caches that a service has filled after a while.
        """
        *parts, first = timing.parts(bodies, rounds + 1)
        self.microseconds(path, first)
        left = iter(parts)
        return lambda: self.microseconds(path, next(left))


def environ(path: str, body: bytes, **more: object) -> dict[str, Any]:
    """A request with JSON by POST as a server hands it on; ``more`` adds to it, or replaces."""
    return {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "8000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "localhost:8000",
        "HTTP_ACCEPT": "*/*",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        **more,
    }
