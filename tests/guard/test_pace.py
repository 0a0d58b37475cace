"""How often a client may ask."""

from __future__ import annotations

import os

import pytest

from dealerapi.api import pace
from dealerapi.api.pace import Pace, home
from dealerapi.api.settings import Rate


class Clock:
    """A clock that stands still until it is moved."""

    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    """A clock of our own."""
    return Clock()


def test_the_number_may_come_at_once(clock):
    """Then one after the other, as time passes."""
    paced = Pace(Rate(3, 60), clock)
    assert [paced.wait("ann") for _ in range(3)] == [0, 0, 0]
    assert paced.wait("ann") == pytest.approx(20)
    clock.now += 19
    assert paced.wait("ann") == pytest.approx(1)
    clock.now += 1
    assert paced.wait("ann") == 0
    assert paced.wait("ann") == pytest.approx(20)


def test_a_refusal_does_not_count(clock):
    """Who keeps asking too early does not wait longer for it."""
    paced = Pace(Rate(1, 1), clock)
    assert paced.wait("ann") == 0
    assert [paced.wait("ann") for _ in range(5)] == [pytest.approx(1)] * 5


def test_over_a_long_time_the_rate_holds(clock):
    """At twice the rate, half is served."""
    paced = Pace(Rate(10, 1), clock)
    served = 0
    for _ in range(2000):
        served += paced.wait("ann") == 0
        clock.now += 0.05
    assert 1000 <= served <= 1011


def test_what_was_not_used_is_not_saved_up(clock):
    """After a day of silence it is still three at once."""
    paced = Pace(Rate(3, 60), clock)
    paced.wait("ann")
    clock.now += 86_400
    assert [paced.wait("ann") == 0 for _ in range(4)] == [True, True, True, False]


def test_clients_do_not_wait_for_each_other(clock):
    """Each has its own allowance."""
    paced = Pace(Rate(1, 60), clock)
    clients = [f"10.0.{n // 250}.{n % 250}" for n in range(1000)]
    assert all(paced.wait(client) == 0 for client in clients)
    assert all(paced.wait(client) > 0 for client in clients)


def test_crowds_take_no_more_memory(clock, monkeypatch):
    """Who asked most of late is remembered longest."""
    monkeypatch.setattr(pace, "CLIENTS", 64)
    paced = Pace(Rate(10, 60), clock)
    while paced.wait("ann") == 0:
        pass
    for stranger in range(64):
        paced.wait(str(stranger))
    assert paced.wait("ann") > 0


def test_all_workers_count_together():
    """What a worker served counts in every other one."""
    paced = Pace(Rate(2, 3600))
    assert paced.wait("ann") == 0
    worker = os.fork()
    if not worker:
        os._exit(paced.wait("ann") == 0)
    _pid, status = os.waitpid(worker, 0)
    assert os.waitstatus_to_exitcode(status) == 1
    assert paced.wait("ann") > 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("nonsense:1", "nonsense:2", False),
        ("", "10.0.0.1", False),
    ],
)
def test_a_household_is_one_client(one, other, same):
    """It has as many IPv6 addresses as it likes, but one IPv4 address."""
    assert (home(one) == home(other)) == same
