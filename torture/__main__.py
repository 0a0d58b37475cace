"""Do it all, print one table, and write it to docs/: ``python -m torture [NAME …]``."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

from bench.figures import Table, as_text
from bench.load import MissingToolError, tool
from torture import pages
from torture.lanes import Lanes
from torture.length import FULL, SHORT, Length
from torture.parts import Begin, Measure, parts


def main() -> int:
    """Run the parts named on the command line, by default all; 1 if a goal was missed."""
    alone, beside = parts()
    names = [*alone, *beside]
    parser = argparse.ArgumentParser(prog="python -m torture", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(names))
    parser.add_argument("--deals", type=int, help="settle so many showdowns, however long it takes")
    parser.add_argument("--short", action="store_true", help="a little of each; nothing is written")
    given = parser.parse_args()
    strange = [name for name in given.names if name not in names]
    if strange:
        parser.error(f"there is no part {strange[0]}; there are {', '.join(names)}")
    try:
        tool("wrk")
    except MissingToolError as missing:
        print(missing, file=sys.stderr)
        return 1
    length = SHORT if given.short else FULL
    if given.deals:
        length = replace(length, deals=given.deals, most=3600)
    wanted = given.names or names
    busy = os.getloadavg()[0]
    started = time.monotonic()
    found = run(
        {name: part for name, part in alone.items() if name in wanted},
        {name: part for name, part in beside.items() if name in wanted},
        length,
    )
    took = time.monotonic() - started
    print(as_text(found))
    print(f"\n{took / 60:.1f} minutes")
    if not given.short:
        now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
        whole = None if given.names else took / 60
        pages.write(found, f"{now} UTC; other work wanted {busy:.1f} cores before", whole)
    missed = [row.what for table in found for row in table.rows if row.met is False]
    return 1 if missed else 0


def run(alone: Mapping[str, Measure], beside: Mapping[str, Begin], length: Length) -> list[Table]:
    """The tables of parts that have the machine to themselves, and of those beside each other."""
    lanes = Lanes(length.most)
    found = []
    try:
        for name, measure in alone.items():
            _say(name)
            found.append(measure(length))
            _tell(found[-1])
        begun = {name: begin(lanes, length) for name, begin in beside.items()}
        for name, finish in begun.items():
            _say(name)
            found.append(finish())
            _tell(found[-1])
    finally:
        lanes.close()
    return found


def _tell(table: Table) -> None:
    """Show at once what would be lost if a later part broke off."""
    for row in table.rows:
        print("   ", "  ".join(row.cells()), file=sys.stderr, flush=True)


def _say(name: str) -> None:
    print(f"{name} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
