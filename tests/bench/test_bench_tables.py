"""The tables of `make bench`: what they show, and that they can be read back."""

from __future__ import annotations

import json
import platform

import pytest

from bench import __main__ as run
from bench import timing
from bench.figures import Goal, Row, Table, as_markdown, as_text, shown

MACHINE = {
    "cores": 2,
    "processor": "a processor",
    "memory_gb": 24,
    "system": "Linux",
    "versions": {"Python": "3.11.7"},
}

FAST = Row("fast", 120.0, "µs", 0.75, Goal(0.6, "ratio", "least"), "half of it | waiting")
SLOW = Row("slow", 4.25, "s", goal=Goal(1.0, "figure", "most"))
UNKNOWN = Row("unknown", None, "µs", goal=Goal(3.0, "figure", "most"), note="no such endpoint")


def table(*rows, name="many"):
    """A table of these rows."""
    return Table(name, name.title(), "How it was done.", "to the echo", rows, "2026-01-02 03:04")


@pytest.mark.parametrize(
    ("row", "met"),
    [
        (FAST, True),
        (Row("x", 1.0, "µs", 0.59, Goal(0.6, "ratio", "least")), False),
        (SLOW, False),
        (Row("x", 1.0, "s", goal=Goal(1.0, "figure", "most")), True),
        (UNKNOWN, None),
        (Row("x", 1.0, "s"), None),
    ],
)
def test_a_goal_is_met_by_what_it_bounds(row, met):
    """A ratio or a figure, at least or at most; what was not measured is neither."""
    assert row.met is met


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (1_234_567.8, "1,234,568"),
        (100, "100"),
        (99.44, "99.4"),
        (1, "1.00"),
        (0.6, "0.60"),
        (0.0045, "0.0045"),
        (-12.34, "-12.3"),
    ],
)
def test_figures_show_three_digits(value, text):
    """No more than the noise leaves, and no fewer."""
    assert shown(value) == text


def test_a_row_says_goal_and_whether_it_is_met():
    """The unit of a bound is that of the figure, unless it bounds the ratio."""
    assert FAST.cells()[:5] == ("fast", "120 µs", "0.75", "≥ 0.60", "yes")
    assert SLOW.cells()[:5] == ("slow", "4.25 s", "", "≤ 1.00 s", "no")
    assert UNKNOWN.cells()[:5] == ("unknown", "not measured", "", "≤ 3.00 µs", "")


def test_tables_can_be_read_back():
    """What JSON holds is what was measured."""
    first = table(FAST, SLOW, UNKNOWN)
    assert Table.from_data(json.loads(json.dumps(first.as_data()))) == first


def test_all_tables_are_printed_as_one():
    """Columns start at the same place in every line."""
    lines = as_text([table(FAST), table(SLOW, name="bulk")]).splitlines()
    assert lines[0].startswith("what")
    assert [line for line in lines if line in ("MANY", "BULK")] == ["MANY", "BULK"]
    place = lines[0].index("figure")
    assert [line[place:][:6] for line in lines if "≥" in line or "≤" in line] == [
        "120 µs",
        "4.25 s",
    ]


def test_a_page_has_only_the_columns_in_which_something_stands():
    """And a bar in a text does not end its cell."""
    page = as_markdown([table(FAST, Row("plain", 1.0, "s"))], MACHINE)
    assert "| what | figure | ratio | goal | met | note |\n| --- | ---: |" in page
    assert "half of it \\| waiting" in page
    assert "2 cores (a processor), 24 GB, Linux. Python 3.11.7." in page
    assert "| what | figure |\n| --- | ---: |\n| plain | 1.00 s |" in as_markdown(
        [table(Row("plain", 1.0, "s"))], MACHINE
    )


def test_a_run_replaces_its_own_tables_alone(tmp_path, monkeypatch):
    """The others stay, in the order of the measures, and nothing names the machine."""
    monkeypatch.setattr(run, "JSON", tmp_path / "benchmarks.json")
    monkeypatch.setattr(run, "MARKDOWN", tmp_path / "benchmarks.md")
    run.write([table(FAST, name="many")], 0.0)
    run.write([table(SLOW, name="one_request"), table(UNKNOWN, name="bulk")], 1.25)
    kept = run.kept()
    assert [one.name for one in kept] == ["one_request", "many", "bulk"]
    assert [one.rows for one in kept] == [(SLOW,), (FAST,), (UNKNOWN,)]
    assert ["other work wanted 1.2 cores before" in one.measured for one in kept] == [
        True,
        False,
        True,
    ]
    written = (tmp_path / "benchmarks.json").read_text() + (tmp_path / "benchmarks.md").read_text()
    assert platform.node() not in written
    assert str(run.TOP) not in written


def test_ratios_are_taken_within_a_turn():
    """A slow spell that meets both of a pair leaves their ratio as it is."""
    times = {"one": [1.0, 10.0, 2.0], "other": [2.0, 20.0, 4.0]}
    assert timing.ratio(times, "one", "other") == 0.5
    assert timing.median(times, "one") == 2.0


def test_things_are_done_in_turn():
    """A, B, A, B."""
    done = []
    timing.in_turn({name: lambda name=name: done.append(name) or 0.0 for name in "AB"}, 2)
    assert done == ["A", "B", "A", "B"]


def test_no_round_meets_what_another_met():
    """Parts are as large as one another and have nothing in common."""
    assert timing.parts(range(7), 3) == [range(2), range(2, 4), range(4, 6)]
