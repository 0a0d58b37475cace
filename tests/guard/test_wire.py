"""Connections for which nobody waits too long."""

from __future__ import annotations

import math
import socket
import threading
import time

import pytest

from dealerapi.api.wire import Wire

BIG = b"x" * (8 << 20)


@pytest.fixture
def ends():
    """Both ends of a connection: ours, and the caller's."""
    ours, caller = socket.socketpair()
    with Wire(ours) as wire, caller:
        yield wire, caller


def test_what_is_sent_goes_out_when_it_is_flushed(ends):
    """Head and body together."""
    wire, caller = ends
    wire.sendall(b"head ")
    wire.sendall(b"body")
    caller.setblocking(False)
    with pytest.raises(BlockingIOError):
        caller.recv(100)
    assert wire.flush()
    assert caller.recv(100) == b"head body"


def test_nobody_waits_for_a_caller_who_does_not_read(ends):
    """What does not go is kept."""
    wire, caller = ends
    wire.sendall(BIG)
    assert not wire.flush()
    left = len(wire.unsent)
    assert 0 < left < len(BIG)
    caller.recv(1 << 20)
    assert not wire.flush()
    assert len(wire.unsent) < left


def test_all_arrives_in_the_end(ends):
    """In order."""
    wire, caller = ends
    sent = bytes(range(256)) * 20_000
    read = bytearray()
    wire.sendall(sent)
    while not wire.flush():
        read += caller.recv(1 << 20)
    while len(read) < len(sent):
        read += caller.recv(1 << 20)
    assert bytes(read) == sent


def test_nobody_waits_for_what_has_not_come(ends):
    """A whole request lies here already."""
    wire, caller = ends
    caller.sendall(b"ab")
    assert wire.recv(10) == b"ab"
    with pytest.raises(ConnectionResetError):
        wire.recv(10)


def test_a_stream_waits_as_long_as_its_patience(ends):
    """For what comes, and for who reads."""
    wire, caller = ends
    wire.patience = 0.2
    threading.Timer(0.05, caller.sendall, [b"ab"]).start()
    assert wire.recv(10) == b"ab"
    began = time.monotonic()
    with pytest.raises(ConnectionResetError):
        wire.recv(10)
    with pytest.raises(ConnectionResetError):
        wire.sendall(BIG)
    assert 0.3 < time.monotonic() - began < 5


def test_a_stream_sends_at_once(ends):
    """Its caller may wait for it before going on."""
    wire, caller = ends
    wire.patience = 1
    wire.sendall(b"line\n")
    assert caller.recv(100) == b"line\n"


def test_settings_of_common_sockets_change_nothing(ends):
    """Libraries set them, and would make everybody wait."""
    wire, _caller = ends
    wire.setblocking(True)
    wire.settimeout(60)
    with pytest.raises(BlockingIOError):
        wire.heard(10)


def test_a_part_of_a_file_can_be_sent(ends, tmp_path):
    """As files of the page are."""
    wire, caller = ends
    path = tmp_path / "file"
    path.write_bytes(b"0123456789")
    with path.open("rb") as file:
        assert wire.sendfile(file, 2, 3) == 3
        assert wire.sendfile(file, 8) == 2
    assert wire.flush()
    assert caller.recv(100) == b"23489"


def test_it_is_known_how_long_a_caller_has_been_waited_for(ends):
    """In all, until a piece has come, however little comes now and then."""
    wire, caller = ends
    wire.be_patient(0.2)
    assert wire.since == math.inf
    told = []
    for sent in (b"a", b"b", b"c" * wire.PIECE, b"d"):
        timers = [
            threading.Timer(0.09, lambda: told.append(time.monotonic() - wire.since)),
            threading.Timer(0.12, caller.sendall, [sent]),
        ]
        for timer in timers:
            timer.start()
        assert wire.recv(2 * wire.PIECE) == sent
        for timer in timers:
            timer.join()
    assert wire.since == math.inf
    assert 0.05 < told[0] < told[1] - 0.05 < told[2] - 0.1
    assert told[3] < told[2] - 0.1


def test_others_may_end_the_waiting(ends):
    """It is noticed soon, though not at once."""
    wire, _caller = ends
    wire.be_patient(20)
    threading.Timer(0.1, setattr, [wire, "latest", 0.0]).start()
    began = time.monotonic()
    with pytest.raises(ConnectionResetError):
        wire.recv(10)
    assert time.monotonic() - began < 5
