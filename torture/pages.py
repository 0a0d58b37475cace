"""What was found, in docs/."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bench.figures import Table, as_markdown
from bench.machine import machine
from torture.lanes import TOP
from torture.parts import parts

JSON = TOP / "docs" / "torture.json"
MARKDOWN = TOP / "docs" / "torture.md"

ABOUT = """
Written by `make torture`; `torture.json` beside it holds the same for programs. It takes up to a
quarter of an hour and needs `wrk`; a short form runs with `make test`. `make torture ONLY="load
slow"` does some parts alone, and `make torture DEALS=1000000` settles so many showdowns, however
long that takes; without it, as many as there is time for.
""".strip()

BOUNDS = """
It says how the service behaves when it is ill-treated. How fast it is, [benchmarks.md](benchmarks.md)
says. All of it is on one machine, whose callers take their share of it.
""".strip()


def write(found: Sequence[Table], measured: str, minutes: float | None) -> None:
    """Put ``found`` in the place of the tables of the same names.

    ``minutes`` is what a whole run took; with None what the last one took stays.
    """
    kept = _kept()
    tables = {table.name: table for table in map(Table.from_data, kept["tables"])}
    minutes = kept["minutes"] if minutes is None else round(minutes, 1)
    for table in found:
        tables[table.name] = replace(table, measured=measured)
    ordered = [tables[name] for part in parts() for name in part if name in tables]
    about = machine()
    data: dict[str, Any] = {
        "machine": about,
        "minutes": minutes,
        "tables": [table.as_data() for table in ordered],
    }
    JSON.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    took = f" The last whole run took {minutes:.0f} minutes." if minutes else ""
    text = as_markdown(ordered, about, title="Torture", about=(ABOUT, BOUNDS + took))
    MARKDOWN.write_text(text)


def _kept() -> dict[str, Any]:
    """What an earlier run left."""
    if not JSON.exists():
        return {"minutes": None, "tables": []}
    kept: dict[str, Any] = {"minutes": None, **json.loads(JSON.read_text())}
    return kept
