"""Answers to requests that the application never sees."""

from __future__ import annotations

import json

import pytest

from dealerapi.api import unread
from dealerapi.api.app import create_app
from dealerapi.api.codes import PROBLEMS
from dealerapi.api.service import Service
from dealerapi.api.settings import Settings

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nx-request-id: table-7\r\nAccept-Language: es\r\n\r\n"


def parts(answer):
    """The status line, the headers and the document of an answer."""
    head, _end, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    return first, dict(line.split(": ", 1) for line in lines), json.loads(body), body


@pytest.mark.parametrize("code", unread.DETAILS)
def test_they_are_problem_documents_like_all_others(code):
    """With the same headers as those of the application."""
    first, headers, document, body = parts(unread.answer(code))
    kind = PROBLEMS[code]
    assert first.startswith(f"HTTP/1.1 {kind.status} ")
    assert int(headers["Content-Length"]) == len(body)
    client = create_app(Service(), Settings()).test_client()
    other = client.get("/nowhere")
    ours = set(headers) - {"Connection", "Retry-After"}
    # Nobody keeps them, so nobody needs to know on what they turn.
    assert ours == set(other.headers.keys()) - {
        "Vary",
        "Cross-Origin-Opener-Policy",
        "Permissions-Policy",
    }
    for name in ("Content-Type", "Cache-Control", "Content-Security-Policy"):
        assert headers[name] == other.headers[name]
    assert set(document) == set(other.json)
    assert (document["code"], document["status"]) == (code, kind.status)
    assert document["request_id"] == headers["X-Request-Id"]
    assert len(document["request_id"]) == 32


def test_they_keep_to_what_the_head_says():
    """The id and the language of the caller, if they can be told."""
    _first, headers, document, _body = parts(unread.answer("busy", HEAD))
    assert headers["X-Request-Id"] == document["request_id"] == "table-7"
    assert headers["Content-Language"] == "es"
    assert "pregunt" in document["detail"].lower()


def test_who_asks_for_the_head_gets_no_more():
    """Else the body would be taken for the next answer of the connection."""
    told = unread.answer("busy", HEAD.replace(b"GET", b"HEAD"), last=False)
    assert told.endswith(b"\r\n\r\n")
    assert b"\r\nContent-Length: 2" in told


def test_an_insane_id_is_not_repeated():
    """It could be taken for a header."""
    answer = unread.answer("busy", b"GET / HTTP/1.1\r\nX-Request-Id: a\rb: c\r\n\r\n")
    assert parts(answer)[1]["X-Request-Id"].isalnum()


def test_who_is_turned_away_is_asked_to_come_back():
    """In seconds, on the same connection if it stays."""
    headers = parts(unread.answer("busy", last=False))[1]
    assert headers["Retry-After"] == "1"
    assert headers["Connection"] == "keep-alive"
    assert parts(unread.answer("too_slow"))[1]["Connection"] == "close"
