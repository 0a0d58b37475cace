"""Stopping, reloading and losing workers, asked without a proxy between."""

from __future__ import annotations

import signal
import socket
import time
from http.client import HTTPConnection
from mmap import mmap

import pytest
from instances import ask, wait_until
from load import Load

from dealerapi.api import draining


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
    """After SIGTERM it tells balancers to go, lets kept connections go, and answers meanwhile."""
    one = instance(drain=1.5)
    line = HTTPConnection("127.0.0.1", one.port, timeout=5)
    line.request("GET", "/v1/variants")
    kept = line.getresponse()
    kept.read()
    assert kept.headers["Connection"] == "keep-alive"
    asked = time.monotonic()
    one.tell(signal.SIGTERM)
    wait_until(lambda: not one.is_ready(), "it is not ready any more", 1)
    assert ask(one.port, "/readyz") == (503, b'{"status":"draining"}\n')
    line.request("GET", "/v1/variants")
    last = line.getresponse()
    assert (last.status, last.headers["Connection"]) == (200, "close")
    line.close()
    assert ask(one.port, "/v1/variants/dakota")[0] == 200
    assert one.ended() == 0
    assert 1.4 < time.monotonic() - asked < 8


def test_a_second_stop_does_not_wait(instance):
    """Who is in a hurry asks twice."""
    one = instance(drain=60)
    asked = time.monotonic()
    one.tell(signal.SIGTERM)
    wait_until(lambda: not one.is_ready(), "it is not ready any more", 1)
    one.tell(signal.SIGTERM)
    assert one.ended() == 0
    assert time.monotonic() - asked < 8


def test_a_question_half_asked_is_answered(instance):
    """A body of which only half has come when the stop is asked for gets its answer."""
    one = instance()
    body = b'{"variant": "low-die", "hands": ["Ac6h5d2s2d"]}'
    head = f"POST /v1/evaluate HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
    with socket.create_connection(("127.0.0.1", one.port), timeout=10) as line:
        line.sendall(head.encode() + b"Content-Type: application/json\r\n\r\n" + body[:20])
        time.sleep(0.3)
        one.tell(signal.SIGTERM)
        time.sleep(0.3)
        line.sendall(body[20:])
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 200"), answer[:300]
    assert b"four_of_a_kind" in answer
    assert one.ended() == 0


def test_a_reload_fails_no_question(instance):
    """HUP puts new workers in place of the old ones under load; no caller notices."""
    one = instance()
    before = set(one.workers())
    with Load(one.port) as load:
        load.wait_for(50)
        one.tell(signal.SIGHUP)
        wait_until(lambda: not before & set(one.workers()), "the old workers have gone")
        load.wait_for(50)
    assert load.failures == []
    assert len(one.workers()) == 2
    assert load.answered > 100


@pytest.mark.proof
def test_many_reloads_fail_no_question(instance):
    """Ten reloads in a row under load."""
    one = instance()
    with Load(one.port) as load:
        for _reload in range(10):
            before = set(one.workers())
            one.tell(signal.SIGHUP)
            wait_until(lambda old=before: not old & set(one.workers()), "the old workers went")
            load.wait_for(200)
    assert load.failures == []
