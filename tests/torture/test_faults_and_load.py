"""Workers killed, and a crowd, in the short form of `make torture`."""

from __future__ import annotations

import json
import shutil
import time
from dataclasses import replace

import pytest

from bench.figures import Row, Table
from torture import __main__ as torture
from torture import pages
from torture.length import SHORT
from torture.parts import NONE, chips, killed, load, parts

wants_wrk = pytest.mark.skipif(
    shutil.which("wrk") is None, reason="wrk is not installed (on Debian: apt install wrk)"
)


def met(table):
    """What of a table misses its goal, what turns on the machine left out."""
    return [row.what for row in table.rows if row.met is False and row.ratio is None]


@pytest.mark.proof
def test_killed_workers_take_only_what_they_had():
    """Two of them."""
    table = killed.begin(None, SHORT)()
    assert met(table) == []
    assert table.rows[0].figure == 2


def test_every_worker_and_start_answers_alike():
    """A few games."""
    assert chips.asked_again(5) == []


@wants_wrk
def test_a_crowd_is_served_or_sent_away():
    """And when it has gone, all is as before."""
    table = load.measure(replace(SHORT, load=2))
    assert met(table) == []
    assert all(row.figure is not None for row in table.rows)


def test_what_was_found_is_written(monkeypatch, tmp_path):
    """Tables of an earlier run stay; those of the same name are replaced."""
    monkeypatch.setattr(pages, "JSON", tmp_path / "torture.json")
    monkeypatch.setattr(pages, "MARKDOWN", tmp_path / "torture.md")

    def table(name, figure):
        return Table(name, name.title(), "How.", "", (Row("lost", figure, "chips", goal=NONE),))

    pages.write([table("load", 1.0), table("chips", 2.0)], "at noon", 14.9)
    pages.write([table("chips", 3.0)], "at one", None)
    kept = json.loads((tmp_path / "torture.json").read_text())["tables"]
    assert [(one["name"], one["rows"][0]["figure"]) for one in kept] == [("load", 1), ("chips", 3)]
    page = (tmp_path / "torture.md").read_text()
    assert "took 15 minutes" in page
    assert "| lost | 3.00 chips | ≤ 0 chips | no |" in page


def test_parts_are_done_in_their_order():
    """First those that need the machine alone, then those beside each other, begun together."""
    done = []

    def table(what):
        done.append(what)
        return Table(what, "", "", "", ())

    def beside(name):
        def begin(_lanes, _length):
            done.append(f"begin {name}")
            return lambda: table(f"end {name}")

        return begin

    alone = {"load": lambda _length: table("alone")}
    torture.run(alone, {"a": beside("a"), "b": beside("b")}, SHORT)
    assert done == ["alone", "begin a", "begin b", "end a", "end b"]


def test_lanes_give_what_jobs_find():
    """Jobs run in processes of their own; one that fails says why."""
    lanes = torture.Lanes(10)
    job = lanes.job("chips", 0, 5, 1, time.monotonic() + 60)
    wrong = lanes.job("nothing")
    assert job.result()["showdowns"] == 5
    with pytest.raises(RuntimeError, match="ended badly"):
        wrong.result()
    lanes.close()


def test_every_part_has_a_name_of_its_own():
    """It is asked for by that name."""
    alone, beside = parts()
    assert not set(alone) & set(beside)
    assert len({**alone, **beside}) == 8
