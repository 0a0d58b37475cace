"""Many hands over real connections, by the line that the README shows."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from dealerapi.api.heads import State, look
from dealerapi.cards import NAMES

TOP = Path(__file__).parents[2]
sys.path.append(str(TOP / "tests" / "http"))

import live  # noqa: E402 - the helpers of the other tests over HTTP


@pytest.fixture(scope="module")
def server():
    """A gunicorn for these tests."""
    with live.running() as server:
        yield server


def text_of(hands):
    """So many hands of five cards."""
    random = Random(hands)
    return ["".join(random.sample(NAMES[:52], 5)) for _hand in range(hands)]


@pytest.mark.skipif(shutil.which("curl") is None, reason="the line is run by curl")
def test_the_lines_of_the_readme(server, tmp_path):
    """They give what stands below them."""
    readme = (TOP / "README.md").read_text("utf-8")
    (shown,) = re.findall(r"```sh\n(echo .*?)```\n\n```json\n(.*?)```", readme, re.DOTALL)
    lines = shown[0].replace("localhost:8000", f"127.0.0.1:{server.port}").strip()
    told = subprocess.run(
        ["bash", "-c", lines.replace("curl ", "curl --silent ")],
        cwd=tmp_path,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    assert told == shown[1]
    assert "--json" in shlex.split(lines)


def test_nobody_waits_for_many_hands():
    """However few they are, they have a thread of their own, as streams have."""
    head = b"POST /v1/evaluate/bulk?lang=es HTTP/1.1\r\nContent-Length: 5\r\n\r\nhands"
    assert look(head).state is State.STREAM
    assert look(head.replace(b"/bulk", b"")).state is State.WHOLE


@pytest.mark.parametrize("kind", ["application/json", "application/x-ndjson"])
def test_a_body_without_a_length(server, kind):
    """It may come in chunks, and the answer does; the connection serves on."""
    hands = text_of(30_000)
    if kind == "application/json":
        body = json.dumps({"hands": hands, "variant": "low-die"}).encode()
    else:
        body = "".join(json.dumps(one) + "\n" for one in [{"variant": "low-die"}, *hands]).encode()
    head = (
        f"POST /v1/evaluate/bulk HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\n"
        "Transfer-Encoding: chunked\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head.encode())
        for at in range(0, len(body), 50_000):
            piece = body[at : at + 50_000]
            line.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
        line.sendall(b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        got = b"".join(iter(lambda: line.recv(65536), b""))
    assert got.startswith(b"HTTP/1.1 200")
    assert got.endswith(b'{"status":"ok"}\n')
    assert got.count(b'"wild":[') == 1
