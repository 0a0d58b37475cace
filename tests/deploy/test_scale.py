"""The arithmetic of docs/scale.md."""

from __future__ import annotations

import importlib.util

import pytest
from instances import TOP


@pytest.fixture(scope="module")
def scale():
    """The tool that writes it."""
    spec = importlib.util.spec_from_file_location("scale", TOP / "tools/scale.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_sixty_tables_ask_five_times_a_second(scale):
    """One showdown and four questions a minute each; cores are half busy."""
    found = scale.need(60, showdown=1000, question=250)
    assert found.requests == 5
    assert found.cores == pytest.approx(1 * (1000 + 4 * 250) / 1e6 / 0.5)
    assert found.balancer_cores == pytest.approx(5 * 120 / 1e6 / 0.5)
    assert found.gigabits == pytest.approx((9120 + 4 * 1100) * 8 / 1e9)


def test_the_cost_of_a_request_is_the_measured_one(scale):
    """It is read from the benchmark of the shipped settings, and a missing one is told."""
    note = "1690 µs of the workers' time; half within 13.7 ms"
    row = {"what": "POST /v1/showdown, Dakota (as shipped)", "note": note}
    benchmarks = {"tables": [{"rows": [{"what": "POST /v1/showdown (sync workers)"}, row]}]}
    assert scale.workers_time(benchmarks, "POST /v1/showdown") == 1690
    with pytest.raises(LookupError, match="evaluate"):
        scale.workers_time(benchmarks, "POST /v1/evaluate")


def test_the_page_holds_what_is_worked_out(scale):
    """A row for each number of tables, whatever a request costs today."""
    page = (TOP / "docs/scale.md").read_text("utf-8")
    _head, _begin, rest = page.partition(scale.BEGIN)
    rows = rest.partition(scale.END)[0].splitlines()
    named = [line.split()[1] for line in rows if line.startswith("| 1")]
    assert named == [f"{tables:,}" for tables in scale.TABLES]
