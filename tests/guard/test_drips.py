"""Streams whose callers drip, while others want to be read as well."""

from __future__ import annotations

import json
import math
import threading
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest
from guarded import answer, everything, serving
from slow import QUESTION, post

from dealerapi.api.streams import PATIENCE_IF_NEEDED, Streams
from dealerapi.api.wire import Wire

LINES = b"Content-Type: application/x-ndjson"
LINE = QUESTION + b"\n"
ASKED = post(b"", LINES, b"Content-Length: 999999").replace(b"/v1/wilds", b"/v1/evaluate", 1)
WHOLE = ASKED.replace(b"999999", b"%d\r\nConnection: close" % len(LINE)) + LINE


@pytest.fixture(scope="module")
def served():
    """One worker, that is, two threads; who is waited for has a quarter of the shipped time."""
    hasty = ("--worker-class", "hasty.Hasty", "--pythonpath", str(Path(__file__).parent))
    with serving("--workers", "1", *hasty) as served:
        yield served


@contextmanager
def dripping(served, count, drop=b" ", asked=ASKED):
    """So many callers who begin a stream and then send a drop of it now and then."""
    with ExitStack() as opened:
        lines = [opened.enter_context(served.connect()) for _ in range(count)]
        for line in lines:
            line.sendall(asked)
        over = threading.Event()

        def drip():
            while not over.wait(0.1):
                for line in lines:
                    try:
                        line.sendall(drop)
                    except OSError:
                        # It has been ended, as it should be.
                        continue

        thread = threading.Thread(target=drip)
        thread.start()
        try:
            yield lines
        finally:
            over.set()
            thread.join()


LARGE = post(b"{", b"Content-Length: 200000")


@pytest.mark.parametrize("asked", [ASKED, LARGE], ids=["lines", "large"])
def test_callers_who_drip_hold_no_thread_that_others_need(served, asked):
    """Those who are read are ended one after the other, with a word; then comes who waited."""
    with dripping(served, 4, asked=asked) as lines:
        time.sleep(0.2)
        began = time.monotonic()
        told = served.said(WHOLE)
        assert time.monotonic() - began < 6
        assert told.startswith(b"HTTP/1.1 200 OK")
        assert told.count(b'"category"') == 1
        ended = everything(lines[0])
    assert b'"status":4' in ended


def test_who_sends_now_and_then_goes_on_while_nobody_needs_the_thread(served):
    """Though it is not much in any time; and is answered each time."""
    with served.connect() as line:
        line.sendall(ASKED)
        for _ in range(3):
            time.sleep(1)
            # A piece is read when it is whole.
            line.sendall(LINE + b" " * (1023 - len(LINE)) + b"\n")
            told = b""
            while b'"hands"' not in told:
                told += line.recv(65_536)
            # Another that comes and goes meanwhile has a thread of its own.
            assert served.said(WHOLE).startswith(b"HTTP/1.1 200 OK")
            assert b'"code"' not in told


def test_who_waits_long_for_a_thread_is_sent_away(served):
    """With the seconds after which to come back; those who send enough have the threads."""
    with dripping(served, 2, b" " * Wire.PIECE), served.connect() as line:
        time.sleep(0.2)
        began = time.monotonic()
        line.sendall(WHOLE)
        status, headers, body = answer(line)
        assert 2 < time.monotonic() - began < 8
        assert (status, headers["retry-after"]) == (503, "1")
        assert json.loads(body)["code"] == "busy"
        assert everything(line) == b""
    assert served.said(WHOLE).startswith(b"HTTP/1.1 200 OK")


def test_who_asks_whether_to_go_on_needs_no_thread(served):
    """And is told so once, while streams wait for nobody."""
    asked = post(b"", b"Content-Length: %d" % len(QUESTION), b"Expect: 100-continue")
    with ExitStack() as opened:
        lines = [opened.enter_context(served.connect()) for _ in range(4)]
        for line in lines:
            line.sendall(asked)
            assert line.recv(1000) == b"HTTP/1.1 100 Continue\r\n\r\n"
        began = time.monotonic()
        assert served.said(WHOLE).startswith(b"HTTP/1.1 200 OK")
        assert time.monotonic() - began < 0.9
        lines[0].sendall(QUESTION + asked)
        assert answer(lines[0])[0] == 200
        assert lines[0].recv(1000) == b"HTTP/1.1 100 Continue\r\n\r\n"
        lines[0].sendall(QUESTION)
        assert answer(lines[0])[0] == 200


def test_of_several_the_slowest_is_ended():
    """If it is slow enough; who is not waited for, as it is worked for, is not."""

    def caller(since):
        wire = Mock(since=since, latest=math.inf)
        return Mock(sock=wire)

    now = 100.0
    slow, slower, quick = (caller(now - PATIENCE_IF_NEEDED - more) for more in (1, 2, -1))
    working = caller(math.inf)
    streams = Streams(4)
    for one in (slow, slower, quick, working):
        assert streams.have_room()
        streams.begin(one)
    assert not streams.have_room()
    for ended in ({slower}, {slower, slow}, {slower, slow}):
        streams.hurry(now)
        assert {one for one in (slow, slower, quick, working) if one.sock.latest <= now} == ended
    streams.end(slow)
    assert streams.have_room()
