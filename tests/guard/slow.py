"""Callers who begin something and then stop."""

from __future__ import annotations

import socket

from guarded import WILDS

GET = f"GET {WILDS} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
LAST = GET.replace(b"Host: x", b"Host: x\r\nConnection: close")
"""The same, as the last on its connection."""
QUESTION = b'{"variant":"low-die","hands":["Ac6h5d2s2d"]}'


def post(body=QUESTION, *headers):
    """A question by POST."""
    length = b"Content-Length: %d" % len(body)
    lines = [b"POST /v1/wilds HTTP/1.1", b"Host: x", *(headers or (length,))]
    # Twice, it is no request.
    if not any(line.startswith(b"Content-Type:") for line in lines):
        lines.append(b"Content-Type: application/json")
    return b"\r\n".join([*lines, b"", b""]) + body


SLOW = {
    "say nothing": b"",
    "stop within the head": GET[:30],
    "stop within the body": post(b"{", b"Content-Length: 500"),
    "stop within a chunk": post(b"9\r\n{", b"Transfer-Encoding: chunked"),
    "stop within a stream": post(b"", b"Content-Type: application/x-ndjson", b"Content-Length: 9"),
    "never read": b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20,
}
"""What each kind of them sends."""


def slow(served, opened, kind, count):
    """So many of one kind, until ``opened`` is closed."""
    for _ in range(count):
        line = opened.enter_context(socket.socket())
        if kind == "never read":
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", served.port))
        line.sendall(SLOW[kind])
