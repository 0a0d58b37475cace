"""Stopping, reloading and losing workers, asked without a proxy between."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from mmap import mmap

import pytest
from instances import Instance, ask, callers_of, wait_until
from load import Load

from dealerapi.api import draining

EVALUATE = b'{"variant": "low-die", "hands": ["Ac6h5d2s2d"]}'


def test_readiness_ends_when_draining_begins(client, monkeypatch):
    """Questions are still answered, and the process is still healthy."""
    monkeypatch.setattr(draining, "_SHARED", mmap(-1, 1))
    assert client.get("/readyz").get_json() == {"status": "ready"}
    draining.begin()
    answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()) == (503, {"status": "draining"})
    assert client.get("/healthz").status_code == 200
    assert client.get("/v1/wilds?variant=low-die&hand=Ac6h").status_code == 200


def test_a_stop_drains_first(instance):
    """After SIGTERM it says so to balancers, lets kept connections go, and answers meanwhile."""
    one = instance(drain=0.8)
    kept = HTTPConnection("127.0.0.1", one.port, timeout=5)
    kept.request("GET", "/v1/variants/dakota")
    first = kept.getresponse()
    first.read()
    assert first.headers["Connection"] == "keep-alive"
    with half_asked(one.port) as half:
        one.tell(signal.SIGTERM)
        asked = time.monotonic()
        wait_until(lambda: not one.is_ready(), "it is not ready any more", 1)
        assert ask(one.port, "/readyz") == (503, b'{"status":"draining"}\n')
        kept.request("GET", "/v1/variants/dakota")
        last = kept.getresponse()
        assert (last.status, last.headers["Connection"]) == (200, "close")
        last.read()
        # Past the drain, so that only what is in flight is left.
        time.sleep(1)
        assert b"four_of_a_kind" in rest_of_answer(half)
    assert one.ended() == 0
    assert 0.7 < time.monotonic() - asked < 8


@contextmanager
def half_asked(port: int) -> Iterator[socket.socket]:
    """A question of which half has been sent."""
    head = f"POST /v1/evaluate HTTP/1.1\r\nHost: x\r\nContent-Length: {len(EVALUATE)}\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(head.encode() + b"Content-Type: application/json\r\n\r\n" + EVALUATE[:20])
        time.sleep(0.2)
        yield line


def rest_of_answer(line: socket.socket) -> bytes:
    """Send the other half, and read until the service closes the connection."""
    line.sendall(EVALUATE[20:])
    answer = b""
    while part := line.recv(65536):
        answer += part
    assert answer.startswith(b"HTTP/1.1 200"), answer[:300]
    return answer


@pytest.mark.proof
def test_without_a_drain_what_is_in_flight_is_answered(instance):
    """As on a single machine, where nobody has to notice."""
    one = instance()
    with half_asked(one.port) as half:
        one.tell(signal.SIGTERM)
        time.sleep(0.3)
        assert b"four_of_a_kind" in rest_of_answer(half)
    assert one.ended() == 0


@pytest.mark.proof
def test_a_second_stop_does_not_wait(instance):
    """Who is in a hurry asks twice."""
    one = instance(drain=60)
    asked = time.monotonic()
    one.tell(signal.SIGTERM)
    wait_until(lambda: not one.is_ready(), "it is not ready any more", 1)
    one.tell(signal.SIGTERM)
    assert one.ended() == 0
    assert time.monotonic() - asked < 8


@pytest.mark.proof
def test_reloads_fail_no_question(instance):
    """Five reloads by HUP in a row under load, without a proxy."""
    one = instance()
    with Load(one.port) as load:
        for _reload in range(5):
            one.reload()
            load.wait_for(200)
    assert load.failures == []
    assert len(one.workers()) == 2


@pytest.mark.proof
def test_a_restart_behind_a_kept_socket_fails_no_question(instance):
    """Where systemd holds the socket, callers wait in its queue while nobody is there."""
    with socket.create_server(("127.0.0.1", 0), backlog=128) as bound:
        one = Instance()
        one.port = bound.getsockname()[1]
        try:
            one.start(bound.fileno())
            with Load(one.port) as load:
                for _restart in range(3):
                    load.wait_for(200)
                    one.tell(signal.SIGTERM)
                    assert one.ended() == 0
                    one.start(bound.fileno(), waits=False)
                load.wait_for(200)
        finally:
            one.remove()
    assert load.failures == []


@pytest.mark.proof
def test_a_killed_worker_takes_only_its_own_questions(instance):
    """A worker dies by SIGKILL each second: what fails was on a connection that it held."""
    one = instance()
    kills: list[tuple[float, set[int]]] = []
    with Load(one.port) as load:
        for _kill in range(20):
            time.sleep(1)
            worker = one.workers()[0]
            # Stopped first, so that it takes no connection between the look and the end.
            os.kill(worker, signal.SIGSTOP)
            kills.append((time.monotonic(), callers_of(worker)))
            os.kill(worker, signal.SIGKILL)
    for failure in load.failures:
        assert any(
            failure.port in callers and killed < failure.failed < killed + 1
            for killed, callers in kills
        ), failure
    # Each of its callers can have had one question there.
    assert len(load.failures) <= sum(len(callers) for _killed, callers in kills)
    assert load.answered > 1000
    print(f"{load.answered} answered, {len(load.failures)} lost with {len(kills)} workers")
