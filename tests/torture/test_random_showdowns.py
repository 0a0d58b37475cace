"""Random showdowns of all games, in the short form of `make torture`."""

from __future__ import annotations

import time

import pytest

from tests.table.dealt import EVERY_GAME, Showdown
from torture.chips import TURNED, settle_many


def settled(count):
    """So many, a prime apart, so that every run of the games is another."""
    return settle_many(1_000_000, count, 1, time.monotonic() + 60)


def test_no_chip_is_made_or_lost():
    """In any of four for every game."""
    count = 4 * len(EVERY_GAME)
    found = settled(count)
    assert found.wrong == []
    assert (found.showdowns, found.games) == (count, len(EVERY_GAME))
    assert found.turned >= count // TURNED


def test_a_chip_too_many_is_noticed(monkeypatch):
    """In every showdown."""
    real = Showdown.settle

    def one_more(self, **house):
        found = real(self, **house)
        object.__setattr__(found, "carried", found.carried + 1)
        return found

    monkeypatch.setattr(Showdown, "settle", one_more)
    found = settled(10)
    assert found.failed == found.showdowns == 10
    assert "went in" in found.wrong[0]


def test_no_more_begin_when_time_is_up():
    """What was not settled does not count."""
    assert settle_many(0, 1000, 1, time.monotonic() - 1).showdowns == 0


@pytest.mark.parametrize("place", range(2))
def test_another_order_that_pays_otherwise_is_noticed(monkeypatch, place):
    """Whether the difference is in the order of players, or of cards."""
    real, calls = Showdown.payouts, []

    def differs(self, **house):
        calls.append(self)
        return {1: len(calls) > place + 1}

    monkeypatch.setattr(Showdown, "payouts", differs)
    found = settle_many(0, 1, 1, time.monotonic() + 60)
    monkeypatch.setattr(Showdown, "payouts", real)
    assert (found.turned, found.failed) == (1, 1)
