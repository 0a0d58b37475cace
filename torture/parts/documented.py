"""Requests that schemathesis draws from the API document, right and wrong ones."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as Xml

from bench.figures import Row, Table
from torture.lanes import Lanes, run
from torture.length import Length
from torture.parts import NONE

TESTS = "tests/http/test_fuzz.py"

HOW = """
The long form of the tests that do it in `make test`, with as many examples for each operation as
fit the time. All checks of schemathesis: no 5xx; status, headers, media type and body as the
document says; what the document forbids is refused, and what it allows is taken.
""".strip().replace("\n", " ")


class Documented(NamedTuple):
    """How many operations were tried, and which of them failed."""

    operations: int
    failed: list[str]
    seconds: float


def begin(lanes: Lanes, length: Length) -> Callable[[], Table]:
    """Run the tests in one lane."""
    begun = lanes.call(lambda: tried(length.examples))
    return lambda: _table(begun, length)


def tried(examples: int) -> Documented:
    """Run them with so many examples for each operation."""
    with tempfile.NamedTemporaryFile(suffix=".xml") as report:
        command = [sys.executable, "-m", "pytest", "-q", "-m", "proof", TESTS]
        command += [f"--junitxml={report.name}", "-p", "no:cacheprovider"]
        said = run(command, fails=True, FUZZ_EXAMPLES=str(examples))
        if said.returncode:
            sys.stderr.write(said.stdout[-4000:])
        # It was written a moment ago, by a program of our own.
        suite = Xml.fromstring(Path(report.name).read_bytes()).find("testsuite")  # noqa: S314
    if suite is None:
        raise RuntimeError(f"{TESTS} left no report: {said.stdout[-2000:]}")
    failed = [
        f"{case.get('name')}"
        for case in suite.iter("testcase")
        if case.find("failure") is not None or case.find("error") is not None
    ]
    return Documented(int(suite.get("tests", 0)), failed, float(suite.get("time", 0)))


def _table(begun: Future[Documented], length: Length) -> Table:
    found = begun.result()
    note = f"{found.operations} operations, up to {length.examples} examples of each"
    rows = (
        Row(
            "operations with an answer that the document does not have",
            len(found.failed),
            "operations",
            goal=NONE,
            note="; ".join([note, *found.failed])[:300],
        ),
    )
    return Table("documented", "Requests drawn from the API document", HOW, "", rows)
