"""Many questions in one request, over real connections."""

from __future__ import annotations

import json
import random
import socket
import threading
from http.client import HTTPConnection

import pytest

from dealerapi.cards import NAMES

LINES = {"Content-Type": "application/x-ndjson"}


def deals(number):
    """So many questions, all different."""
    chance = random.Random(7)
    for place in range(number):
        cards = chance.sample(NAMES[:52], 10)
        hands = [{"id": f"deal {place}", "cards": cards[:5]}, "".join(cards[5:])]
        yield json.dumps({"variant": "low-die", "hands": hands}).encode() + b"\n"


def chunk(data):
    """A piece of a body without a length."""
    return f"{len(data):x}\r\n".encode() + data + b"\r\n"


def test_answers_come_while_questions_are_sent(server):
    """In order, the first long before the last question; nothing is lost."""
    head = (
        b"POST /v1/evaluate HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    asked = list(deals(400))
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head + chunk(b"".join(asked[:100])))
        first = b""
        while first.count(b"\n{") < 10:
            first += line.recv(65536)
        # No question was left on the way, and the connection serves on.
        line.sendall(chunk(b"".join(asked[100:])) + chunk(b""))
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        rest = first
        while piece := line.recv(65536):
            rest += piece
    assert b'{"status":"ok"}' in rest
    body = b"".join(unchunked(rest.partition(b"\r\n\r\n")[2]))
    answers = [json.loads(answer) for answer in body.splitlines()]
    assert [answer["hands"][0]["id"] for answer in answers] == [f"deal {n}" for n in range(400)]


def unchunked(sent):
    """The pieces of a body without a length."""
    while True:
        size, _end, sent = sent.partition(b"\r\n")
        if not int(size, 16):
            return
        yield sent[: int(size, 16)]
        sent = sent[int(size, 16) + 2 :]


@pytest.mark.parametrize("chunked", [False, True])
def test_who_sends_and_reads_at_once_can_ask_for_long(server, chunked):
    """However much it is; a wrong line in the middle spoils nothing."""
    asked = list(deals(3000))
    asked[1500] = b"{}\n"
    body = b"".join(asked)
    size = b"Transfer-Encoding: chunked" if chunked else b"Content-Length: %d" % len(body)
    head = b"POST /v1/evaluate HTTP/1.0\r\nContent-Type: application/x-ndjson\r\n%b\r\n\r\n"
    if chunked:
        head = head.replace(b"HTTP/1.0", b"HTTP/1.1\r\nHost: x\r\nConnection: close")
        body = chunk(body) + chunk(b"")
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        sending = threading.Thread(target=line.sendall, args=[head % size + body])
        sending.start()
        got = b"".join(iter(lambda: line.recv(65536), b""))
        sending.join()
    got = got.partition(b"\r\n\r\n")[2]
    answers = [
        json.loads(one) for one in b"".join(unchunked(got) if chunked else [got]).split(b"\n")[:-1]
    ]
    assert len(answers) == 3000
    assert (answers[1500]["code"], answers[1500]["line"]) == ("invalid_request", 1501)
    assert answers[-1]["hands"][0]["id"] == "deal 2999"


def test_who_breaks_off_does_no_harm(server):
    """In the middle of a line; others are served."""
    for _ in range(10):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as half:
            half.sendall(
                b"POST /v1/evaluate HTTP/1.1\r\nHost: x\r\nContent-Length: 500000\r\n"
                b"Content-Type: application/x-ndjson\r\n\r\n" + b"".join(deals(50))[:-20]
            )
    line = HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.request("POST", "/v1/evaluate", b"".join(deals(3)), LINES)
    assert len(line.getresponse().read().splitlines()) == 3
    line.close()
