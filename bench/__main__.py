"""Measure, print all as one table, and write it to docs/: ``python -m bench [NAME …]``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import replace
from datetime import UTC, datetime

from bench.figures import Table, as_markdown, as_text
from bench.load import MissingToolError, tool
from bench.machine import machine
from bench.measures import MEASURES
from bench.servers import TOP

JSON = TOP / "docs" / "benchmarks.json"
MARKDOWN = TOP / "docs" / "benchmarks.md"


def main() -> int:
    """Run the measures named on the command line, by default all; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASURES))
    names = parser.parse_args().names
    strange = [name for name in names if name not in MEASURES]
    if strange:
        parser.error(f"there is no measure {strange[0]}; there are {', '.join(MEASURES)}")
    try:
        for program in ("wrk", "curl"):
            tool(program)
    except MissingToolError as missing:
        print(missing, file=sys.stderr)
        return 1
    load, _later, _last = os.getloadavg()
    found: list[Table] = []
    for name in names or MEASURES:
        print(f"{name} …", file=sys.stderr, flush=True)
        found.append(MEASURES[name]())
    print(as_text(found))
    write(found, load)
    return 0


def write(found: list[Table], load: float) -> None:
    """Put ``found`` in the place of the tables of the same names in docs/.

    ``load`` is how many processes wanted to run before the measurement began.
    """
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    measured = f"{now} UTC; other work wanted {load:.1f} cores before"
    tables = {table.name: table for table in kept()}
    for table in found:
        tables[table.name] = replace(table, measured=measured)
    ordered = [tables[name] for name in MEASURES if name in tables]
    about = machine()
    data = {"machine": about, "tables": [table.as_data() for table in ordered]}
    JSON.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    MARKDOWN.write_text(as_markdown(ordered, about))


def kept() -> list[Table]:
    """The tables that an earlier run left in docs/."""
    if not JSON.exists():
        return []
    return [Table.from_data(data) for data in json.loads(JSON.read_text())["tables"]]


if __name__ == "__main__":
    sys.exit(main())
