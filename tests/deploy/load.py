"""Callers who ask all the time, each on a connection that stays open, and count what failed."""

from __future__ import annotations

import json
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from types import TracebackType
from typing import Self

JSON = {"Content-Type": "application/json"}
PLAYERS = [{"seat": 1, "cards": "Ac6h5d2s2d"}, {"seat": 2, "cards": "KsKhKd9c8c"}]


@dataclass(frozen=True)
class Failure:
    """A question without its answer: when it was asked and failed, by the monotonic clock."""

    asked: float
    failed: float
    port: int
    why: str


@dataclass
class Load:
    """Callers at one port, from entering to leaving; each checks every answer."""

    port: int
    callers: int = 8
    pause: float = 0.0
    answered: int = 0
    failures: list[Failure] = field(default_factory=list)
    _over: threading.Event = field(default_factory=threading.Event)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _threads: list[threading.Thread] = field(default_factory=list)

    def __enter__(self) -> Self:
        for number in range(self.callers):
            caller = threading.Thread(target=self._call, args=(number,), daemon=True)
            self._threads.append(caller)
            caller.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        for caller in self._threads:
            caller.join(30)

    def wait_for(self, more: int, seconds: float = 30) -> None:
        """Wait until that many more questions were answered."""
        goal, limit = self.answered + more, time.monotonic() + seconds
        while self.answered < goal:
            assert time.monotonic() < limit, f"{goal - self.answered} answers are missing"
            time.sleep(0.01)

    def _call(self, number: int) -> None:
        line, turn = self._connect(), 0
        while not self._over.is_set():
            turn += 1
            asked, own_port = time.monotonic(), 0
            try:
                if line.sock is None:
                    line.connect()
                own_port = line.sock.getsockname()[1]
                self._ask(line, number * 100_000 + turn)
            except (OSError, HTTPException, AssertionError, ValueError) as error:
                line.close()
                line = self._connect()
                failure = Failure(asked, time.monotonic(), own_port, repr(error))
                with self._lock:
                    self.failures.append(failure)
                time.sleep(0.02)
            else:
                with self._lock:
                    self.answered += 1
            if self.pause:
                time.sleep(self.pause)
        line.close()

    def _connect(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.port, timeout=15)

    def _ask(self, line: HTTPConnection, pot: int) -> None:
        body = json.dumps({"variant": "low-die", "pot": pot, "players": PLAYERS})
        line.request("POST", "/v1/showdown", body, JSON)
        answer = line.getresponse()
        text = answer.read()
        assert answer.status == 200, f"{answer.status}: {text[:200]!r}"
        assert json.loads(text)["players"][0]["payout"] == pot, text
