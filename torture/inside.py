"""Requests answered in this process, without a network, each with the time that it took."""

from __future__ import annotations

import gc
import io
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench.inside import environ
from dealerapi.api.answers import SERVICE
from dealerapi.api.app import create_app
from dealerapi.api.garbage import pass_over_what_stays

JSON = "application/json"


class Request(NamedTuple):
    """One request. ``query`` is as it stands in the address, ``kind`` the type of the body."""

    method: str
    path: str
    query: str = ""
    body: bytes = b""
    kind: str = JSON
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def size(self) -> int:
        """Its bytes, but for what every request has."""
        more = sum(len(name) + len(text) for name, text in self.headers)
        return len(self.path) + len(self.query) + len(self.body) + more


class Reply(NamedTuple):
    """What came back, and the seconds of this thread that it took."""

    status: int
    kind: str
    body: bytes
    seconds: float


class Inside:
    """The service as WSGI, in the state in which workers have it."""

    def __init__(self) -> None:
        """Fill its tables, and take what is there out of the collector's sight, as workers do."""
        self._app = create_app(SERVICE).wsgi_app
        SERVICE.ready()
        gc.collect()
        pass_over_what_stays()
        self._status = ""
        self._kind = ""

    def ask(self, request: Request) -> Reply:
        """The reply to ``request``. Whatever the application raises is raised here, too."""
        asked = _environ(request)
        started = time.thread_time()
        answer = self._app(asked, self._begin)
        try:
            body = b"".join(answer)
        finally:
            if hasattr(answer, "close"):
                answer.close()
        took = time.thread_time() - started
        return Reply(int(self._status[:3]), self._kind, body, took)

    def _begin(self, status: str, headers: list[tuple[str, str]], *_error: Any) -> Any:
        self._status = status
        self._kind = next((text for name, text in headers if name == "Content-Type"), "")
        return io.BytesIO().write


def _environ(request: Request) -> dict[str, Any]:
    posted = request.method == "POST"
    more: dict[str, object] = {
        "REQUEST_METHOD": request.method,
        "QUERY_STRING": request.query,
        "CONTENT_TYPE": request.kind if posted else "",
        "CONTENT_LENGTH": str(len(request.body)) if posted else "",
        "wsgi.errors": io.StringIO(),
        **{f"HTTP_{name.upper().replace('-', '_')}": text for name, text in request.headers},
    }
    return environ(request.path, request.body, **more)


def resident() -> float:
    """The megabytes of memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6
