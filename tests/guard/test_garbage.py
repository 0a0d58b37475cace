"""Long collections of garbage are not repeated."""

from __future__ import annotations

import gc

import pytest

from dealerapi.api import garbage


@pytest.fixture
def collector():
    """The collector as it was, again, when the test is over."""
    before = list(gc.callbacks)
    gc.collect()
    garbage.pass_over_what_stays()
    yield
    gc.callbacks[:] = before
    gc.unfreeze()


@pytest.mark.usefixtures("collector")
def test_what_outlives_a_long_collection_is_passed_over():
    """It is counted among what is frozen, and freed as before when nobody refers to it."""
    kept = [[number] for number in range(1_000_000)]
    gc.collect()
    assert gc.get_freeze_count() > len(kept)
    before = gc.get_freeze_count()
    del kept
    assert gc.get_freeze_count() < before - 900_000


@pytest.mark.usefixtures("collector")
def test_short_collections_leave_things_to_the_next():
    """Else circles that happen to be in use during one would stay for ever."""
    frozen = gc.get_freeze_count()
    kept = [[number] for number in range(1000)]
    gc.collect()
    assert gc.get_freeze_count() <= frozen
    assert kept
