"""The worker, spoken to over real connections by callers of all kinds."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest
from guarded import TOP, WILDS, answer, everything, serving
from slow import GET, LAST, QUESTION, SLOW, post, slow

from dealerapi.api.heads import LARGEST_WHOLE, LONGEST_HEAD


def chunks(*pieces):
    """A body in chunks."""
    return b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in (*pieces, b""))


@pytest.fixture(scope="module")
def served():
    """One worker, so that whoever blocks it blocks all."""
    with serving("--workers", "1", "--keep-alive", "3") as served:
        yield served


@pytest.fixture
def opened():
    """Closes in the end what is put into it."""
    with ExitStack() as opened:
        yield opened


@pytest.fixture
def ask(served):
    """Asks as an honest caller does, and gives the seconds that it took."""
    connection = HTTPConnection("127.0.0.1", served.port, timeout=20)

    def ask(path=WILDS):
        began = time.monotonic()
        connection.request("GET", path)
        response = connection.getresponse()
        body = response.read()
        assert response.status == 200, body
        return time.monotonic() - began

    yield ask
    connection.close()


def test_a_request_may_come_in_any_pieces(served):
    """Byte by byte, too."""
    request = post()
    with served.connect() as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for place in range(len(request)):
            line.sendall(request[place : place + 1])
        status, headers, body = answer(line)
    assert (status, headers["connection"]) == (200, "keep-alive")
    assert json.loads(body)["hands"][0]["natural"] == ["6h", "5d"]


def test_requests_behind_each_other_are_answered_in_order(served):
    """All on one connection, sent at once."""
    many = b"".join(
        post(QUESTION, b"Content-Length: 44", b"X-Request-Id: r%d" % n) for n in range(50)
    )
    told = served.said(many + LAST).decode()
    ids = [line.split(": ")[1] for line in told.split("\r\n") if line.startswith("X-Request-Id")]
    assert ids[:50] == [f"r{n}" for n in range(50)]
    assert told.count("HTTP/1.1 200 OK") == 51


def test_a_body_that_nobody_reads_is_not_taken_for_a_request(served):
    """What comes behind it is."""
    unread = post(GET).replace(b"/v1/wilds", b"/nowhere", 1)
    with served.connect() as line:
        for size in (len(unread), 10):
            line.sendall(unread[:size])
            line.sendall(unread[size:] + GET)
            assert answer(line)[0] == 404
            assert answer(line)[0] == 200


@pytest.mark.parametrize(
    "rest",
    [
        (b"Content-Length: " + b"9" * 20,),
        (b"Content-Length: 9" + b"9" * 16,),
        (b"Transfer-Encoding: chunked",),
    ],
)
def test_a_body_that_breaks_off_unread_gets_no_second_answer(served, rest):
    """It would be taken for the answer to the next request."""
    broken = post(b"zz\r\n", *rest).replace(b"/v1/wilds", b"/nowhere", 1)
    with served.connect() as line:
        line.sendall(broken)
        line.shutdown(socket.SHUT_WR)
        assert everything(line).count(b"HTTP/1.1 ") == 1


def test_a_body_that_nobody_reads_holds_no_thread(served):
    """However slowly it goes on to come."""
    drip = GET.replace(b"Host: x", b"Host: x\r\nContent-Length: 99999")
    with served.connect() as line:
        line.sendall(drip)
        line.settimeout(0.2)
        began = time.monotonic()
        told = b""
        while time.monotonic() - began < 6:
            try:
                piece = line.recv(65_536)
                told += piece
                if not piece:
                    break
            except TimeoutError:
                line.sendall(b" ")
        assert time.monotonic() - began < 5
    assert told.startswith(b"HTTP/1.1 200 OK")
    assert told.count(b"HTTP/1.1 ") == 1


def test_half_of_a_request_behind_another_waits(served):
    """Until the rest comes."""
    with served.connect() as line:
        line.sendall(GET + GET[:20])
        assert answer(line)[0] == 200
        time.sleep(0.05)
        line.sendall(GET[20:])
        assert answer(line)[0] == 200


def test_an_end_behind_a_request_does_not_lose_the_answer(served):
    """As some tools end their side once they have asked."""
    with served.connect() as line:
        line.sendall(GET * 9)
        line.shutdown(socket.SHUT_WR)
        assert everything(line).count(b"HTTP/1.1 200 OK") == 9


def test_the_older_protocol_is_served(served):
    """And its connection ends with the answer."""
    assert served.said(GET.replace(b"/1.1", b"/1.0", 1)).startswith(b"HTTP/1.0 200 OK")


@pytest.mark.parametrize(
    "body",
    [
        chunks(QUESTION),
        chunks(QUESTION[:9], QUESTION[9:]),
        chunks(*(QUESTION[n : n + 1] for n in range(len(QUESTION)))),
        chunks(*(b"%c" % byte for byte in QUESTION + b" " * 200)),
        b"2C\r\n" + QUESTION + b"\r\n0\r\nX-Trailer: x\r\n\r\n",
        # Longer than what is waited for, so that it is read as a stream.
        chunks(QUESTION, b" " * 2 * LARGEST_WHOLE),
    ],
)
def test_a_body_may_come_in_chunks(served, body):
    """With or without pauses between them."""
    request = post(b"", b"Transfer-Encoding: chunked", b"Connection: close") + body
    half = len(request) // 2
    with served.connect() as line:
        line.sendall(request[:half])
        time.sleep(0.02)
        line.sendall(request[half:])
        assert everything(line).startswith(b"HTTP/1.1 200 OK")


def test_a_large_body_is_read_as_it_comes(served):
    """Up to its own limit, and the connection goes on."""
    with served.connect() as line:
        for size, status in ((250_000, 200), (300_000, 413)):
            line.sendall(post(QUESTION + b" " * (size - len(QUESTION))))
            assert answer(line)[0] == status


def test_who_asks_whether_to_go_on_is_told_so(served):
    """As curl does before it sends a large body."""
    with served.connect() as line:
        line.sendall(post(b"", b"Content-Length: 44", b"Expect: 100-continue"))
        assert line.recv(1000).startswith(b"HTTP/1.1 100 Continue")
        line.sendall(QUESTION)
        assert answer(line)[0] == 200


@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        (b"nonsense\r\n\r\n", 400, "bad_request"),
        (b"GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400, "bad_request"),
        (b"GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400, "bad_request"),
        (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414, "address_too_long"),
        (b"GET /" + b"x" * 40_000, 414, "address_too_long"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 431, "headers_too_large"),
        (b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 150 + b"\r\n", 431, "headers_too_large"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * LONGEST_HEAD, 431, "headers_too_large"),
        (post(b"x", b"Content-Length: 1", b"Content-Length: 2"), 400, "bad_request"),
        (post(b"x", b"Transfer-Encoding: chunked", b"Content-Length: 2"), 400, "bad_request"),
        (post(b"zz\r\n0\r\n\r\n", b"Transfer-Encoding: chunked"), 400, "bad_request"),
        (post(b"{}", b"Transfer-Encoding: bzip2"), 400, "bad_request"),
    ],
)
def test_what_is_no_request_gets_a_problem_document(served, request_, status, code):
    """And the end of the connection, since nobody knows where the next request would begin."""
    with served.connect() as line:
        line.sendall(request_)
        told, headers, body = answer(line)
        line.settimeout(5)
        assert line.recv(1) == b""
    assert (told, json.loads(body)["code"]) == (status, code)
    assert headers["content-type"] == "application/problem+json"
    assert headers["content-security-policy"].startswith("default-src 'none'")


def test_no_answer_names_a_version(served):
    """Neither a good one nor a bad one."""
    for request in (LAST, b"nonsense\r\n\r\n", LAST.replace(b"GET ", b"BREW ")):
        head = served.said(request).partition(b"\r\n\r\n")[0].decode()
        servers = [line for line in head.split("\r\n") if line.lower().startswith("server")]
        assert servers in ([], ["Server: gunicorn"])


@pytest.mark.parametrize("kind", SLOW)
def test_slow_callers_hold_up_nobody(served, opened, ask, kind):
    """However many there are, and however they are slow."""
    slow(served, opened, kind, 60)
    ask("/healthz")
    times = sorted(ask() for _ in range(20))
    # The machine may be busy with other work; what is ruled out is waiting for them.
    assert times[10] < 0.5


def test_who_stops_within_a_request_is_told_so_after_a_while():
    """And who says nothing at all is not missed."""
    with (
        serving(
            "--worker-class", "hasty.Hasty", "--pythonpath", str(Path(__file__).parent)
        ) as served,
        served.connect() as said,
        served.connect() as silent,
    ):
        began = time.monotonic()
        said.sendall(GET[:30])
        status, _headers, body = answer(said)
        assert (status, json.loads(body)["code"]) == (408, "too_slow")
        assert everything(silent) == b""
        assert 0.9 < time.monotonic() - began < 8


def test_an_idle_connection_ends_after_a_while(served):
    """After the seconds that are set for it."""
    with served.connect() as line:
        line.sendall(GET)
        assert answer(line)[0] == 200
        began = time.monotonic()
        assert line.recv(1) == b""
        assert 2 < time.monotonic() - began < 8


def test_tls_is_left_to_a_proxy():
    """Who asks for it is told so at the start."""
    asked = ("--certfile", __file__, "--keyfile", __file__)
    with pytest.raises(AssertionError, match="let a proxy in front do TLS"), serving(*asked):
        pass


def test_a_wrong_setting_stops_the_start():
    """With words that say which."""
    said = "Error: There is no setting DEALERAPI_KEY; did you mean DEALERAPI_KEYS"
    with pytest.raises(AssertionError, match=said), serving(key="ann:correct-horse-battery"):
        pass


def test_no_card_gets_into_what_gunicorn_says():
    """Whatever is wrong with the request."""
    with serving(log="requests") as served:
        served.said(b"GET /v1/wilds?hand=AcKs HTTP/9.9\r\n\r\n")
        served.said(b"GET /v1/wilds?hand=AcKs" + b"x" * 9000 + b" HTTP/1.1\r\n\r\n")
        served.said(b"GET / HTTP/1.1\r\nAcKs\r\n\r\n")
        served.said(LAST)
    lines = [json.loads(line) for line in served.rest.splitlines() if line.startswith("{")]
    problems = [line.get("problem") for line in lines]
    assert problems == ["bad_request", "address_too_long", "bad_request", None]
    assert "AcKs" not in served.rest
    assert "Traceback" not in served.rest


def test_it_is_the_worker_that_is_shipped():
    """Else all of this would be about another."""
    assert 'worker_class = "dealerapi.api.worker.Worker"' in (TOP / "gunicorn.conf.py").read_text()
