"""The worker among many callers at once, and several workers."""

from __future__ import annotations

import json
import os
import signal
import time
from contextlib import ExitStack
from pathlib import Path

from guarded import answer, sample, serving, worker_of, workers_of
from slow import GET, LAST

SCRAPE = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def test_of_many_some_are_sent_away():
    """At once, with the seconds after which to come back; who is served gets an answer."""
    with serving("--workers", "1", waiting="5") as served, ExitStack() as opened:
        lines = [opened.enter_context(served.connect()) for _ in range(40)]
        for line in lines:
            line.sendall(GET)
            assert answer(line)[0] == 200
        # All ask in the same moment.
        os.kill(worker_of(served), signal.SIGSTOP)
        for line in lines:
            line.sendall(GET)
        probe = opened.enter_context(served.connect())
        probe.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        os.kill(worker_of(served), signal.SIGCONT)
        told = [answer(line) for line in lines]
        assert answer(probe)[0] == 200
        statuses = [status for status, _headers, _body in told]
        assert set(statuses) == {200, 503}
        # The probe may be one of the five.
        assert statuses.count(200) >= 4
        for status, headers, body in told:
            if status == 503:
                assert headers["retry-after"] == "1"
                assert json.loads(body)["code"] == "busy"
        # The connections of those who were sent away stay, and are served now.
        for line in lines:
            line.sendall(GET)
            assert answer(line)[0] == 200
        text = served.said(SCRAPE).partition(b"\r\n\r\n")[2].decode()
        assert sample(text, "problems_total", code="busy") == statuses.count(503)
        assert sample(text, "workers") == 1


def test_a_crowd_of_probes_holds_up_no_question():
    """A question waits for one of them at most."""
    probe = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
    with serving("--workers", "1") as served, ExitStack() as opened:
        probes = [opened.enter_context(served.connect()) for _ in range(40)]
        line = opened.enter_context(served.connect())
        for one in (*probes, line):
            one.sendall(GET)
            assert answer(one)[0] == 200
        os.kill(worker_of(served), signal.SIGSTOP)
        for one in probes:
            one.sendall(probe)
        line.sendall(GET)
        os.kill(worker_of(served), signal.SIGCONT)
        assert answer(line)[0] == 200
        asked = {"route": "/v1/wilds", "method": "GET", "status": "200"}
        told = [sample(answer(one)[2].decode(), "requests_total", **asked) for one in probes]
        # Those probes that were answered after the question count it.
        assert told.count(len(probes) + 2) > len(probes) / 2


def test_silent_connections_make_room_for_others():
    """When there are as many as the worker may have."""
    few = ("--workers", "1", "--worker-connections", "30")
    with serving(*few) as served, ExitStack() as opened:
        for _ in range(40):
            opened.enter_context(served.connect())
        time.sleep(1.5)
        began = time.monotonic()
        assert served.said(LAST).startswith(b"HTTP/1.1 200 OK")
        assert time.monotonic() - began < 5


def test_connections_are_shared_out_among_the_workers():
    """Though one of them could take all that come at once."""
    with serving("--workers", "2") as served, ExitStack() as opened:
        both = workers_of(served, 2)
        before = {worker: len(list(Path(f"/proc/{worker}/fd").iterdir())) for worker in both}
        for _ in range(40):
            opened.enter_context(served.connect())
        assert served.said(LAST).startswith(b"HTTP/1.1 200 OK")
        have = [len(list(Path(f"/proc/{worker}/fd").iterdir())) - before[worker] for worker in both]
        assert sum(have) >= 40
        assert max(have) <= 26, have


def test_all_workers_count_together_and_none_is_forgotten():
    """Whichever of them is asked, also when one was killed."""
    with serving("--workers", "2") as served:
        for _ in range(40):
            assert served.said(LAST).startswith(b"HTTP/1.1 200 OK")
        os.kill(worker_of(served), signal.SIGKILL)
        for _ in range(10):
            told = served.said(SCRAPE).partition(b"\r\n\r\n")[2].decode()
            asked = {"route": "/v1/wilds", "method": "GET", "status": "200"}
            assert sample(told, "requests_total", **asked) == 40
        deadline = time.monotonic() + 10
        while sample(told, "workers") != 2 and time.monotonic() < deadline:
            told = served.said(SCRAPE).partition(b"\r\n\r\n")[2].decode()
        assert sample(told, "workers") == 2
