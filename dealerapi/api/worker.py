"""The worker process: it waits for no caller, and turns callers away before they wait too long.

gunicorn's threaded worker gives a thread to each connection on which something has come, and
a handful of callers who send or read slowly hold all of its threads. Here one loop collects
each request until all of it has come, answers it at once, and sends the answer as fast as its
caller reads. A question takes less than a millisecond, so that one after the other is as fast
as threads, which Python lets run one at a time in any case. Only streams get a thread each.
"""

from __future__ import annotations

import errno
import selectors
import socket
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

from gunicorn.workers.gthread import ThreadWorker  # type: ignore[import-untyped]  # it has none
from werkzeug.exceptions import ClientDisconnected

from dealerapi.api import share, unread
from dealerapi.api.callers import Body, Caller, Wait
from dealerapi.api.heads import CONTINUE, State, asks_to_go_on, look, stays
from dealerapi.api.settings import read_settings
from dealerapi.api.streams import Streams
from dealerapi.api.watch import watch_of
from dealerapi.api.wire import Wire

MOST_UNSENT = 32 << 20
"""So many bytes of answers wait in a worker for callers who read slowly."""

_PIECE = 64 * 1024
# Seconds in which the rest of a body must come that nobody wanted to read.
_REST = 1.0
# Seconds after which a silent connection may be ended where there is no room for another.
_SILENT = 1.0
# So many times as long as for hearing a crowd the worker takes for answering it.
_ANSWERS = 4
# Seconds between looks at what has waited too long.
_LOOK = 0.25
_PROBES = (b"GET /healthz ", b"GET /readyz ", b"GET /metrics ")
# Seconds in which a worker with fewer connections may take the next.
_STEP_BACK = 0.0005
_NO_MORE_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Worker(ThreadWorker):  # type: ignore[misc]  # gunicorn has no types
    """A worker of gunicorn, for plain HTTP/1.1; TLS is the business of a proxy."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self._most_waiting = read_settings().waiting
        self._ready: deque[Caller] = deque()
        self._probes: deque[Caller] = deque()
        self._probed = False
        # Of each kind, the first to wait has the first deadline.
        self._waiting: dict[Wait, dict[Caller, None]] = {wait: {} for wait in Wait}
        self._seconds = {wait: wait.value for wait in Wait} | {Wait.NEXT: self.cfg.keepalive}
        self._streams = Streams(self.cfg.threads)
        self._unsent = 0
        self._next_look = 0.0

    @classmethod
    def check_config(cls, cfg: Any, log: Any) -> None:  # noqa: ARG003 - gunicorn passes it
        """Raise RuntimeError, with which gunicorn does not start, where TLS is asked for."""
        if cfg.is_ssl:
            raise RuntimeError("The service speaks plain HTTP; let a proxy in front do TLS.")

    # What gunicorn's loop calls.

    def accept(self, listener: Any) -> None:
        """Take a new connection, and what may have come on it already."""
        if share.is_larger(self.nr_conns, self.ppid):
            if self._has_work():
                return
            time.sleep(_STEP_BACK)
        try:
            accepted, address = listener.accept()
        except OSError as error:
            if error.errno in _NO_MORE_FILES:
                self._make_room(self.nr_conns)
            elif error.errno not in (errno.EAGAIN, errno.ECONNABORTED):
                raise
            return
        self._count(1)
        caller = Caller(self.cfg, Wire(accepted), address, listener.getsockname())
        self._await(caller, Wait.REQUEST)
        self._hear(caller)

    def wait_for_and_dispatch_events(self, timeout: float) -> None:
        """Hear who has something to say, then answer who has been ready longest.

        When callers crowd in, most of the time is still spent on answers.
        """
        began = time.perf_counter()
        timeout = _LOOK if self._waiting[Wait.THREAD] else timeout
        super().wait_for_and_dispatch_events(0 if self._has_work() else timeout)
        if self._has_work():
            heard = time.perf_counter()
            enough = heard + _ANSWERS * (heard - began)
            self._answer(self._next())
            while self._has_work() and time.perf_counter() < enough:
                self._answer(self._next())

    def _has_work(self) -> bool:
        return bool(self._ready or self._probes)

    def _next(self) -> Caller:
        """Who is answered next: probes before questions, but by turns, as they may be a crowd, too."""
        self._probed = bool(self._probes) and not (self._ready and self._probed)
        return (self._probes if self._probed else self._ready).popleft()

    def murder_keepalived(self, force: bool = False) -> None:
        """End what has waited too long; everything if ``force``."""
        now = time.monotonic()
        if now < self._next_look and not force:
            return
        self._next_look = now + _LOOK
        if self._waiting[Wait.THREAD]:
            self._streams.hurry(now)
        if self.nr_conns >= self.worker_connections:
            self._make_room(self.worker_connections)
        for callers in self._waiting.values():
            while callers:
                caller = next(iter(callers))
                if caller.deadline > now and not force:
                    break
                self._give_up(caller)

    def murder_pending(self) -> None:
        """Nothing: there are no others that wait."""

    def _cap_keepalive(self, deadline: float) -> None:
        for caller in list(self._waiting[Wait.REQUEST]):
            if not caller.heard:
                self._await(caller, Wait.NEXT)
        for caller in self._waiting[Wait.NEXT]:
            caller.deadline = min(caller.deadline, deadline)

    # What happens on a connection.

    def _hear(self, caller: Caller, _wire: Any = None) -> None:
        """Take what has come."""
        try:
            piece = caller.sock.heard(_PIECE)
        except BlockingIOError:
            return
        except OSError:
            self._close(caller)
            return
        if caller.wait is None:
            # It is ready already: what comes now is for later, and so is an end.
            caller.heard += piece
            if not piece or len(caller.heard) > caller.size + _PIECE:
                self._watch(caller, 0)
            return
        if not piece:
            self._close(caller)
            return
        if caller.wait is Wait.NEXT:
            self._await(caller, Wait.REQUEST)
        caller.heard += piece
        self._consider(caller)

    def _consider(self, caller: Caller) -> None:
        """See whether what was heard is a request."""
        if len(caller.heard) < caller.size:
            return
        state, caller.size = look(caller.heard)
        if state is State.WHOLE:
            is_probe = caller.heard.startswith(_PROBES)
            if is_probe or len(self._ready) < self._most_waiting:
                self._await(caller, None)
                (self._probes if is_probe else self._ready).append(caller)
            else:
                self._turn_away(caller)
        elif state is State.STREAM:
            if len(self._waiting[Wait.THREAD]) < self._most_waiting:
                self._await(caller, Wait.THREAD)
                self._begin_streams()
            else:
                self._refuse(caller, "busy")
        elif state is State.TOO_LONG:
            too_long = b"\r\n" not in caller.heard[: self.cfg.limit_request_line + 2]
            self._refuse(caller, "address_too_long" if too_long else "headers_too_large")
        elif caller.size and not caller.goes_on and asks_to_go_on(caller.heard):
            caller.goes_on = True
            caller.sock.sendall(CONTINUE)
            self._flushed(caller)

    def _turn_away(self, caller: Caller) -> None:
        """Tell a caller to come back later; the connection stays."""
        if len(caller.heard) > caller.size or not stays(caller.heard):
            self._refuse(caller, "busy")
            return
        self._note("busy")
        caller.sock.sendall(unread.answer("busy", caller.heard, last=False))
        caller.heard.clear()
        self._finish(caller, keep=True)

    def _refuse(self, caller: Caller, code: str) -> None:
        """Tell a caller why its request is not read, and end the connection."""
        self._note(code)
        caller.sock.sendall(unread.answer(code, caller.heard))
        self._finish(caller, keep=False)

    def _answer(self, caller: Caller) -> None:
        """Answer a request that has come whole."""
        if caller.gone:
            return
        self._finish(caller, keep=bool(self.handle(caller)))

    def _begin_streams(self) -> None:
        """Let threads read and answer requests as they come, as many as there are threads."""
        waiting = self._waiting[Wait.THREAD]
        while waiting and self._streams.have_room():
            caller = next(iter(waiting))
            self._await(caller, None)
            self._streams.begin(caller)
            future = self.tpool.submit(self.handle, caller)
            future.add_done_callback(partial(self.method_queue.defer, self._streamed, caller))

    def _streamed(self, caller: Caller, future: Future[Any]) -> None:
        self._streams.end(caller)
        self._begin_streams()
        failed = future.cancelled() or future.exception() is not None
        self._finish(caller, keep=not failed and bool(future.result()))

    def handle(self, caller: Caller) -> Any:
        """Read and answer a request, here or in the thread of a stream; whether more may come."""
        caller.data_ready = True
        caller.init()
        caller.parser.unreader.unread(bytes(caller.heard))
        caller.heard.clear()
        return super().handle(caller)

    def handle_request(self, request: Any, caller: Caller) -> Any:
        """Let the application answer; it is told in its own terms when a body breaks off."""
        request.body = Body(request.body)
        if caller.goes_on:
            request._expected_100_continue = False  # noqa: SLF001 - gunicorn would say it again
        return super().handle_request(request, caller)

    def _keepalive_after(self, caller: Caller, keepalive: bool) -> bool:
        caller.sock.latest = time.monotonic() + _REST
        try:
            return bool(super()._keepalive_after(caller, keepalive))
        except ClientDisconnected:
            # The answer has been given, and where the next request begins nobody knows.
            return False

    def handle_error(self, _request: Any, wire: Any, _address: Any, error: Exception) -> None:
        """Say in a problem document why gunicorn could not read or answer a request.

        What the request held is not logged: there may be cards in it.
        """
        code = unread.code_of(error)
        if code == "internal_error":
            self.log.exception("A request failed outside the application")
        self._note(code)
        wire.sendall(unread.answer(code))

    def _finish(self, caller: Caller, *, keep: bool) -> None:
        """Send what is left of an answer; ``keep`` the connection if the caller may go on."""
        caller.last = caller.last or not keep
        if self._flushed(caller):
            self._go_on(caller)
        elif caller.sock.unsent:
            caller.owed = len(caller.sock.unsent)
            self._unsent += caller.owed
            self._await(caller, Wait.READING)
            if self._unsent > MOST_UNSENT:
                self._close(caller)

    def _send(self, caller: Caller, _wire: Any) -> None:
        """Send more of an answer, now that its caller has read some."""
        if self._flushed(caller):
            self._go_on(caller)

    def _flushed(self, caller: Caller) -> bool:
        try:
            return bool(caller.sock.flush())
        except OSError:
            caller.sock.unsent.clear()
            self._close(caller)
            return False

    def _go_on(self, caller: Caller) -> None:
        """Wait for what follows an answer: another request, or the end."""
        if caller.last:
            try:
                caller.sock.shutdown(socket.SHUT_WR)
            except OSError:
                self._close(caller)
            else:
                self._await(caller, Wait.FAREWELL)
            return
        caller.size = 0
        caller.goes_on = False
        if caller.parser is not None:
            caller.heard[:0] = caller.parser.unreader.take_buffered()
        if caller.heard:
            self._await(caller, Wait.REQUEST)
            self._consider(caller)
        else:
            self._await(caller, Wait.NEXT)

    def _linger(self, caller: Caller, _wire: Any) -> None:
        """Drop what comes after the end; a caller who has not seen it yet may be sending."""
        try:
            piece = caller.sock.heard(_PIECE)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        caller.size += len(piece)
        if not piece or caller.size > 16 * _PIECE:
            self._close(caller)

    # Waiting.

    def _await(self, caller: Caller, wait: Wait | None) -> None:
        """Wait for something else on a connection, or, with None, for nothing."""
        if caller.wait is not None:
            del self._waiting[caller.wait][caller]
        if caller.wait is Wait.READING:
            self._unsent -= caller.owed
        caller.wait = wait
        if wait is None:
            return
        self._waiting[wait][caller] = None
        caller.deadline = time.monotonic() + self._seconds[wait]
        if wait is Wait.READING:
            self._watch(caller, selectors.EVENT_WRITE, self._send)
        elif wait is Wait.THREAD:
            self._watch(caller, 0)
        elif wait is Wait.FAREWELL:
            caller.size = 0
            self._watch(caller, selectors.EVENT_READ, self._linger)
        else:
            self._watch(caller, selectors.EVENT_READ, self._hear)

    def _watch(self, caller: Caller, events: int, call: Callable[..., None] | None = None) -> None:
        """Let ``call`` be called when one of the ``events`` comes; nothing if there are none."""
        if caller.watched == call:
            return
        if call is None:
            self.poller.unregister(caller.sock)
        elif caller.watched is None:
            self.poller.register(caller.sock, events, partial(call, caller))
        else:
            self.poller.modify(caller.sock, events, partial(call, caller))
        caller.watched = call

    def _give_up(self, caller: Caller) -> None:
        """End what has waited too long, with a word if part of a request has come."""
        if caller.wait is Wait.REQUEST and caller.heard:
            self._refuse(caller, "too_slow")
        elif caller.wait is Wait.THREAD:
            self._refuse(caller, "busy")
        else:
            self._close(caller)

    def _make_room(self, most: int) -> None:
        """Of ``most`` connections end a tenth, those missed least, if they have long been silent."""
        now = time.monotonic()
        enough = most * 9 // 10
        for wait in (Wait.FAREWELL, Wait.REQUEST, Wait.NEXT):
            silent = now + self._seconds[wait] - _SILENT
            for caller in list(self._waiting[wait]):
                if self.nr_conns <= enough or caller.deadline > silent:
                    break
                self._close(caller)

    def _close(self, caller: Caller) -> None:
        if caller.gone:
            return
        caller.gone = True
        self._await(caller, None)
        self._watch(caller, 0)
        self._count(-1)
        caller.close()

    def _count(self, more: int) -> None:
        self.nr_conns += more
        share.tell(self.nr_conns)

    def _note(self, code: str) -> None:
        watch = watch_of(self.wsgi)
        if watch is not None:
            watch.unread(code)
