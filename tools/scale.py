"""Work out in docs/scale.md how many machines how many tables need, from docs/benchmarks.json."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any, NamedTuple

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->"

# What a table asks in a minute.
SHOWDOWNS, QUESTIONS = 1, 4
# Bytes of a request and of its answer with their headers: the means of the benchmark's deals.
SHOWDOWN_SENT, SHOWDOWN_ANSWERED = 970, 9_120
QUESTION_SENT, QUESTION_ANSWERED = 240, 1_100
# HAProxy's time of the processor for one request, without TLS, measured on the same machine.
BALANCER_MICROSECONDS = 120
# As much of its cores an instance or a balancer may have to do.
BUSY = 0.5

TABLES = (1_000, 100_000, 10_000_000)


class Need(NamedTuple):
    """What a number of tables needs."""

    requests: float
    cores: float
    balancer_cores: float
    gigabits: float


def workers_time(benchmarks: dict[str, Any], what: str) -> float:
    """The microseconds of a worker for one request, as shipped."""
    for table in benchmarks["tables"]:
        for row in table["rows"]:
            if row["what"].startswith(what) and row["what"].endswith("(as shipped)"):
                found = re.match(r"(\d+) µs of the workers' time", row["note"])
                if found:
                    return float(found[1])
    raise LookupError(f"docs/benchmarks.json has no workers' time for {what}")


def need(tables: int, showdown: float, question: float) -> Need:
    """What so many tables need, where requests cost so many microseconds."""
    per_second = tables / 60
    requests = per_second * (SHOWDOWNS + QUESTIONS)
    work = per_second * (SHOWDOWNS * showdown + QUESTIONS * question) / 1e6
    answered = per_second * (SHOWDOWNS * SHOWDOWN_ANSWERED + QUESTIONS * QUESTION_ANSWERED)
    balanced = requests * BALANCER_MICROSECONDS / 1e6
    return Need(requests, work / BUSY, balanced / BUSY, answered * 8 / 1e9)


def figures(showdown: float, question: float) -> str:
    """The part of the page that is worked out, for a cost of each in microseconds."""
    minute = SHOWDOWNS * showdown + QUESTIONS * question
    sent = SHOWDOWNS * SHOWDOWN_SENT + QUESTIONS * QUESTION_SENT
    answered = SHOWDOWNS * SHOWDOWN_ANSWERED + QUESTIONS * QUESTION_ANSWERED
    ms = f"{showdown / 1000:.2f} ms", f"{question / 1000:.2f} ms", f"{minute / 1000:.2f} ms"
    tables = "\n".join(row(tables, need(tables, showdown, question)) for tables in TABLES)
    return f"""\
A table asks for one showdown of six players a minute, and four smaller questions: what is wild, what
a hand is worth, which draws there are. Each of these is reckoned as two hands of Low-Die.

- A showdown takes {ms[0]} of a worker's time, a smaller question {ms[1]}.
- So a table takes {SHOWDOWNS} × {ms[0]} + {QUESTIONS} × {ms[1]} = {ms[2]} of a core in a minute,
  and a core that is {BUSY:.0%} busy carries {60e6 * BUSY / minute:,.0f} tables.
- It sends {sent / 1000:.1f} kB a minute and gets {answered / 1000:.1f} kB.
- HAProxy takes {BALANCER_MICROSECONDS / 1000:.2f} ms of a core for a request, without TLS.

| tables | requests a second | cores of instances | cores of HAProxy | answers | machines |
| ---: | ---: | ---: | ---: | ---: | --- |
{tables}

The cores are {BUSY:.0%} busy.
"""


def row(tables: int, found: Need) -> str:
    """A row of the table."""
    cells = (
        f"{tables:,}",
        f"{found.requests:,.0f}",
        f"{found.cores:,.1f}",
        f"{found.balancer_cores:,.2f}",
        f"{found.gigabits:,.2g} Gbit/s",
        machines(found),
    )
    return f"| {' | '.join(cells)} |"


def machines(found: Need) -> str:
    """The cores as machines, with one of each kind to spare."""
    size = 2 if found.cores <= 2 else 8 if found.cores <= 64 else 32
    instances = math.ceil(found.cores / size) + 1
    balancers = math.ceil(found.balancer_cores / size) + 1
    if found.cores + found.balancer_cores <= size:
        return f"one of {size} cores would do; two, so that one may fail"
    return f"{instances} + {balancers} of {size} cores, one of each to spare"


def main() -> None:
    """Write the figures into the page."""
    benchmarks = json.loads((DOCS / "benchmarks.json").read_text("utf-8"))
    showdown = workers_time(benchmarks, "POST /v1/showdown")
    question = workers_time(benchmarks, "POST /v1/evaluate")
    page = (DOCS / "scale.md").read_text("utf-8")
    head, _begin, rest = page.partition(BEGIN)
    _old, _end, tail = rest.partition(END)
    (DOCS / "scale.md").write_text(head + BEGIN + figures(showdown, question) + END + tail, "utf-8")


if __name__ == "__main__":
    main()
