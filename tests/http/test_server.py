"""The service under gunicorn, spoken to over real connections."""

from __future__ import annotations

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from urllib.parse import quote

import live
import pytest

WILDS = "/v1/wilds?variant=low-die&hand=Ac6h5d2s2d"
JSON = {"Content-Type": "application/json"}
POT = {
    "variant": "low-die",
    "pot": 500,
    "players": [{"seat": 1, "cards": "Ac6h5d2s2d"}, {"seat": 2, "cards": "KsKhKd9c8c"}],
}


@pytest.fixture
def line(server):
    """One connection to the server."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=10)
    yield connection
    connection.close()


def get(line, path, **headers):
    """What a GET gives: the response and its body."""
    line.request("GET", path, headers=headers)
    response = line.getresponse()
    return response, response.read()


def test_one_connection_serves_many_questions(line):
    """HTTP/1.1 keeps it open, whatever the answers are."""
    line.connect()
    first = line.sock
    for path, status in ((WILDS, 200), ("/nowhere", 404), ("/v1/variants", 200), (WILDS, 200)):
        response, _body = get(line, path)
        assert (response.version, response.status) == (11, status)
    line.request("POST", "/v1/showdown", json.dumps(POT), JSON)
    assert json.load(line.getresponse())["players"][0]["payout"] == 500
    assert line.sock is first


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_large_gets_413(line, chunked):
    """Whether it says its length or comes in chunks; one within the limit is read."""
    for size, status in ((256 * 1024, 422), (256 * 1024 + 1, 413)):
        body = json.dumps({**POT, "chup": ""}).encode()
        body += b" " * (size - len(body))
        parts = iter([body[:1000], body[1000:]]) if chunked else body
        line.request("POST", "/v1/showdown", parts, JSON, encode_chunked=chunked)
        response = line.getresponse()
        problem = json.load(response)
        assert (response.status, problem["status"]) == (status, status)
        assert response.headers["Content-Type"] == "application/problem+json"
        line.close()


def test_answers_come_as_text(line):
    """In UTF-8, by Accept or by the query."""
    by_accept = get(line, WILDS, Accept="text/plain")
    by_query = get(line, WILDS + "&format=text")
    assert by_accept[1] == by_query[1]
    assert by_accept[0].headers["Content-Type"] == "text/plain; charset=utf-8"
    assert "Ac is wild" in by_accept[1].decode()


def test_suits_may_be_signs(line):
    """A query that holds ♣ and ♥ arrives whole."""
    response, body = get(line, f"/v1/wilds?variant=low-die&hand={quote('A♣ 6♥')}")
    assert response.status == 200
    assert json.loads(body)["hands"][0]["cards"] == ["Ac", "6h"]


def test_every_answer_has_a_request_id(line):
    """The caller's, if it is plain; else one of our own, and each time another."""
    assert get(line, WILDS, **{"X-Request-Id": "table-7"})[0].headers["X-Request-Id"] == "table-7"
    others = {get(line, path)[0].headers["X-Request-Id"] for path in (WILDS, WILDS, "/nowhere")}
    assert len(others) == 3


def test_the_catalogue_is_sent_again_only_when_it_changed(line):
    """304 without a body to who shows the ETag; answers to questions have none."""
    response, body = get(line, "/v1/variants/dakota")
    assert "max-age" in response.headers["Cache-Control"]
    tag = response.headers["ETag"]
    again, nothing = get(line, "/v1/variants/dakota", **{"If-None-Match": tag})
    assert (again.status, nothing, again.headers["ETag"]) == (304, b"", tag)
    other = get(line, "/v1/variants/dakota", **{"If-None-Match": '"old"'})
    assert (other[0].status, other[1]) == (200, body)
    asked = get(line, WILDS)[0]
    assert asked.headers["Cache-Control"] == "no-store"
    assert "ETag" not in asked.headers


def test_many_ask_at_once(server):
    """Each of eight callers gets the answers to its own questions."""

    def ask(caller: int) -> None:
        line = HTTPConnection("127.0.0.1", server.port, timeout=30)
        for turn in range(25):
            pot = caller * 1000 + turn
            line.request("POST", "/v1/showdown", json.dumps({**POT, "pot": pot}), JSON)
            answer = json.load(line.getresponse())
            assert (answer["total"], answer["players"][0]["payout"]) == (pot, pot)
        line.close()

    with ThreadPoolExecutor(8) as callers:
        list(callers.map(ask, range(8)))


def test_a_caller_who_breaks_off_does_no_harm(server, line):
    """Half of a request, and then nothing: others are served."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as half:
        half.sendall(b"POST /v1/showdown HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
        assert get(line, "/healthz")[0].status == 200
    assert get(line, "/readyz")[0].status == 200


def test_it_ends_when_asked():
    """A termination ends it cleanly, and its port is free."""
    with live.running() as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=10):
            pass
        assert server.stop() == 0
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", server.port), timeout=10)
