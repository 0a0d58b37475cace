"""How far a request has come, by what was heard of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerapi.api.heads import LARGEST_WHOLE, LONGEST_HEAD, State, asks_to_go_on, look, stays

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def post(body=b"", *headers):
    """A POST with a body and some headers."""
    lines = [b"POST /v1/evaluate HTTP/1.1", b"Host: x", *headers, b"", b""]
    return b"\r\n".join(lines) + body


@pytest.mark.parametrize(
    ("heard", "state"),
    [
        (b"", State.WAITING),
        (b"GET / HT", State.WAITING),
        (GET[:-1], State.WAITING),
        (GET, State.WHOLE),
        (GET + b"GET /", State.WHOLE),
        (b"nonsense\r\n\r\n", State.WHOLE),
        (post(b"", b"Content-Length: 0"), State.WHOLE),
        (post(b"1234", b"Content-Length: 5"), State.WAITING),
        (post(b"12345", b"Content-Length: 5"), State.WHOLE),
        (post(b"12345", b"content-length:5"), State.WHOLE),
        (post(b"1234", b"X-Note: a Content-Length: 4", b"CONTENT-LENGTH:  5 "), State.WAITING),
        (post(b"", b"Content-Length: five"), State.WHOLE),
        (post(b"", b"Content-Length: 999999"), State.STREAM),
        (post(b"", b"Content-Length: " + b"9" * 30), State.WHOLE),
        (post(b"5\r\n12345\r\n", b"Transfer-Encoding: chunked"), State.WAITING),
        (post(b"5\r\n12345\r\n0\r\n\r\n", b"Transfer-Encoding: chunked"), State.WHOLE),
        (post(b"0\r\n\r\n", b"transfer-encoding: chunked"), State.WHOLE),
        (post(b"x", b"Transfer-Encoding: chunked", b"Content-Length: 9"), State.WHOLE),
        (post(b"x" * LARGEST_WHOLE, b"Transfer-Encoding: chunked"), State.STREAM),
        (post(b"5\r\n12345\r\n0\r\n\r\nGET /", b"Transfer-Encoding: chunked"), State.WHOLE),
        (post(b"5;a=b\r\n12345\r\n000;c\r\n\r\n", b"Transfer-Encoding: chunked"), State.WHOLE),
        # What looks like the end stands within a chunk.
        (post(b"C\r\n12345\r\n0\r\n\r\n", b"Transfer-Encoding: chunked"), State.WAITING),
        (post(b"5\r\n12345\r\n0\r\nX: y\r\n\r\n", b"Transfer-Encoding: chunked"), State.STREAM),
        (post(b"1\r\n1\r\n" * 101, b"Transfer-Encoding: chunked"), State.STREAM),
        (post(b"zz\r\n", b"Transfer-Encoding: chunked"), State.STREAM),
        (post(b"{", b"Transfer-Encoding: gzip, chunked"), State.STREAM),
        (post(b"5;" + b"x" * 70, b"Transfer-Encoding: chunked"), State.STREAM),
        (post(b"FFFFFFFF\r\n", b"Transfer-Encoding: chunked"), State.STREAM),
        (post(b"FFFFFFFFFFFF\r\n", b"Transfer-Encoding: chunked"), State.STREAM),
        (post(b"", b"Content-Type: application/x-ndjson"), State.STREAM),
        (post(b"", b"Content-Type: application/json", b"Expect: 100-continue"), State.WHOLE),
        (post(b"", b"Expect: 100-continue", b"Content-Length: 9"), State.WAITING),
        (b"GET /" + b"x" * LONGEST_HEAD, State.TOO_LONG),
        (post(b"", b"X-Note: " + b"x" * LONGEST_HEAD), State.TOO_LONG),
    ],
)
def test_a_request_is_whole_when_all_of_it_has_come(heard, state):
    """Or it is to be read as a stream, or it will never be read."""
    assert look(heard).state is state


def test_a_whole_request_has_a_size():
    """What comes behind it is the next."""
    first = post(b"12345", b"Content-Length: 5")
    assert look(first + GET).size == len(first)
    assert look(GET + first).size == len(GET)


@given(st.integers(0, 300), st.integers(0, 400))
def test_bodies_are_waited_for_to_the_last_byte(length, come):
    """And no longer."""
    heard = post(b"x" * come, b"Content-Length: %d" % length)
    assert look(heard).state is (State.WHOLE if come >= length else State.WAITING)


@given(st.lists(st.binary(min_size=1, max_size=40), max_size=9), st.integers(0, 500))
def test_chunks_are_waited_for_to_the_last_byte(pieces, come):
    """And no longer; until they have come, no less is asked for than is missing."""
    body = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in (*pieces, b""))
    whole = post(body, b"Transfer-Encoding: chunked")
    head = len(whole) - len(body)
    heard = (whole + GET)[: head + come]
    found = look(heard)
    if come >= len(body):
        assert found == (State.WHOLE, len(whole))
    else:
        assert found.state is State.WAITING
        assert len(heard) < found.size <= len(whole)


@pytest.mark.parametrize(
    ("heard", "open_"),
    [
        (GET, True),
        (GET.replace(b"/1.1", b"/1.0"), False),
        (GET.replace(b"Host: x", b"CONNECTION: foo, Close"), False),
        (post(b"\r\nConnection: close\r\n", b"Content-Length: 21"), True),
    ],
)
def test_who_wants_the_connection_to_end_says_so(heard, open_):
    """In the head, or by speaking the older protocol."""
    assert stays(heard) is open_


@pytest.mark.parametrize(
    ("heard", "asks"),
    [
        (post(b"", b"Expect: 100-continue"), True),
        (post(b"", b"X: y", b"EXPECT:100-Continue "), True),
        (post(b"", b"Expect: 100-continue").replace(b"/1.1", b"/1.0"), False),
        (post(b"", b"Expect: a-miracle"), False),
        (post(b"", b"X-Expect: 100-continue"), False),
        (post(b"\r\nExpect: 100-continue\r\n", b"Content-Length: 25"), False),
        (b"GET / HTTP/1.1\r\nX: HTTP/1.1\r\n\r\n", False),
    ],
)
def test_who_waits_for_a_word_before_the_body_says_so(heard, asks):
    """In the head, and not in the older protocol."""
    assert asks_to_go_on(heard) is asks
