"""Two instances behind a real HAProxy: nothing that happens to one of them fails a question."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest
from balancer import CONFIGURATION, PROGRAM, Balancer
from instances import Instance, ask
from load import JSON, PLAYERS, Load

pytestmark = pytest.mark.skipif(
    PROGRAM is None, reason="HAProxy is not installed (on Debian: apt install haproxy)"
)

# Long enough for HAProxy to notice: two checks, a second and half a second apart.
DRAIN = 1.7


@pytest.fixture(scope="module")
def instances() -> Iterator[tuple[Instance, Instance]]:
    """Two that drain; each test leaves both running."""
    made = (Instance(drain=DRAIN), Instance(drain=DRAIN))
    for one in made:
        one.start(waits=False)
    for one in made:
        one.wait()
    yield made
    for one in made:
        one.remove()


@pytest.fixture(scope="module")
def balancer(instances) -> Iterator[Balancer]:
    """HAProxy before both of them."""
    made = Balancer(*instances)
    yield made
    made.remove()


def answer_of(port: int, method: str, path: str, body: bytes | None = None):
    """Status, headers and JSON of one answer on a connection of its own."""
    line = HTTPConnection("127.0.0.1", port, timeout=20)
    line.request(method, path, body, JSON if body else {})
    answer = line.getresponse()
    text = answer.read()
    line.close()
    return answer.status, answer.headers, json.loads(text)


def restart(one: Instance) -> None:
    """What a deployment does to one instance: ask it to stop, wait, start it, see it ready."""
    one.tell(signal.SIGTERM)
    assert one.ended() == 0
    one.start()


def test_the_configuration_has_no_warnings():
    """HAProxy's own check of it."""
    places = {"BIND": "127.0.0.1:1", "DEALER_1": "127.0.0.1:2", "DEALER_2": "127.0.0.1:3"}
    command = [PROGRAM, "-c", "-dW", "-f", str(CONFIGURATION)]
    environ = {**os.environ, **places}
    said = subprocess.run(command, env=environ, check=False, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr


def test_a_rolling_restart_fails_no_question(instances, balancer):
    """Both instances, one after the other, by SIGTERM and a new start, under load."""
    with Load(balancer.port, pause=0.02) as load:
        load.wait_for(50)
        for one in instances:
            restart(one)
        load.wait_for(50)
    assert load.failures == []
    assert load.answered > 200


def test_a_reload_of_both_at_once_fails_no_question(instances, balancer):
    """HUP to both instances in the same moment."""
    with Load(balancer.port) as load:
        load.wait_for(50)
        reloads = [threading.Thread(target=one.reload) for one in instances]
        for reload in reloads:
            reload.start()
        for reload in reloads:
            reload.join()
        load.wait_for(50)
    assert load.failures == []


def test_a_killed_worker_loses_only_answers_it_had_begun(instances, balancer):
    """All else that it had in flight is asked again of another, since every question can be."""
    print(killed_every(0.3, 5, instances, balancer))


def test_a_slow_sender_takes_no_worker(instances, balancer):
    """More of them than both instances have threads: others are answered at once."""
    head = b"POST /v1/evaluate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    slow = []
    for _sender in range(24):
        line = socket.create_connection(("127.0.0.1", balancer.port))
        line.sendall(head + b"Content-Length: 100\r\n\r\n{")
        slow.append(line)
    try:
        started = time.monotonic()
        for _turn in range(20):
            assert ask(balancer.port, "/v1/variants/dakota")[0] == 200
        assert time.monotonic() - started < 5
    finally:
        for line in slow:
            line.close()


def test_what_haproxy_refuses_is_a_problem_document(instances, balancer):
    """An address that is too long, and what callers have no business with."""
    status, headers, problem = answer_of(balancer.port, "GET", "/v1/wilds?hand=" + "A" * 5000)
    assert (status, problem["status"], problem["code"]) == (414, 414, "address_too_long")
    assert headers["Content-Type"] == "application/problem+json"
    for path in ("/metrics", "/metrics/", "//metrics", "/%6Detrics?x"):
        assert answer_of(balancer.port, "GET", path)[2]["code"] == "not_found", path


def test_it_says_when_nobody_can_answer():
    """503 as a problem document, with when to ask again; and none of the server's name."""
    gone = Balancer(Instance(), Instance())
    try:
        body = json.dumps({"variant": "low-die", "pot": 1, "players": PLAYERS}).encode()
        status, headers, problem = answer_of(gone.port, "POST", "/v1/showdown", body)
        assert (status, problem["status"], problem["code"]) == (503, 503, "unavailable")
        assert headers["Content-Type"] == "application/problem+json"
        assert int(headers["Retry-After"]) > 0
        assert headers["Server"] is None
    finally:
        gone.remove()


@pytest.mark.proof
def test_rolling_restarts_fail_no_question(instances, balancer):
    """One instance after the other, again and again, under load."""
    ends = time.monotonic() + 20
    with Load(balancer.port) as load:
        while time.monotonic() < ends:
            for one in instances:
                restart(one)
    assert load.failures == []


@pytest.mark.proof
def test_workers_killed_each_second_lose_only_answers_they_had_begun(instances, balancer):
    """Twenty-five workers of either instance in turn."""
    print(killed_every(1, 25, instances, balancer))


def killed_every(seconds: float, times: int, instances, balancer) -> str:
    """Kill workers under load; what fails was an answer whose head had already gone out."""
    killed = []
    with Load(balancer.port) as load:
        for turn in range(times):
            time.sleep(seconds)
            killed.append(time.monotonic())
            os.kill(instances[turn % 2].workers()[0], signal.SIGKILL)
        load.wait_for(100)
    for failure in load.failures:
        assert "IncompleteRead" in failure.why, failure
        assert any(failure.asked <= kill <= failure.failed for kill in killed), failure
    assert len(load.failures) <= times
    assert load.answered > 50 * times
    return f"{load.answered} answered, {len(load.failures)} lost with {times} workers"
