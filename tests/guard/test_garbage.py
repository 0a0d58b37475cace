"""Full collections of garbage pass over what outlived one."""

from __future__ import annotations

import gc

import pytest

from dealerapi.api import garbage


@pytest.fixture
def collector():
    """The collector as it was, again, when the test is over."""
    before = list(gc.callbacks)
    yield
    gc.callbacks[:] = before
    gc.unfreeze()


@pytest.mark.usefixtures("collector")
def test_what_outlives_a_collection_is_passed_over():
    """It is counted among what is frozen, and freed as before when nobody refers to it."""
    garbage.pass_over_what_stays()
    kept = [[number] for number in range(1000)]
    gc.collect()
    assert gc.get_freeze_count() > len(kept)
    before = gc.get_freeze_count()
    del kept
    assert gc.get_freeze_count() < before - 900
