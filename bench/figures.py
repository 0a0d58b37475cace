"""Figures and the tables they stand in: as text, as Markdown, as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

WRITTEN = """
Written by `make bench`; `benchmarks.json` beside it holds the same for programs. What was tried to
make it fast is told in [performance.md](performance.md).
""".strip()

NOISE = """
Such machines are noisy: other work slows them for seconds. So figures are medians, things compared
are measured in turn (A, B, A, B, …) within one run, and a ratio is the median of the ratios within
each turn. Compare ratios; figures of different days differ by more than what was changed. The goals
stand as they were set, on a machine where the bare Flask route of six players took 66 µs in process.
""".strip()

HEADINGS = ("what", "figure", "ratio", "goal", "met", "note")


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound that a row's figure or its ratio has to keep."""

    bound: float
    of: Literal["figure", "ratio"]
    at: Literal["least", "most"]

    def met_by(self, row: Row) -> bool | None:
        """Whether ``row`` keeps the bound; None where it could not be measured."""
        value = row.ratio if self.of == "ratio" else row.figure
        if value is None:
            return None
        return value >= self.bound if self.at == "least" else value <= self.bound


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured. ``figure`` is in ``unit``, None where it could not be measured."""

    what: str
    figure: float | None
    unit: str
    ratio: float | None = None
    goal: Goal | None = None
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None without a goal or a figure."""
        return self.goal.met_by(self) if self.goal else None

    def cells(self) -> tuple[str, ...]:
        """The row as it is printed, in the order of :data:`HEADINGS`."""
        figure = "not measured" if self.figure is None else f"{shown(self.figure)} {self.unit}"
        ratio = "" if self.ratio is None else shown(self.ratio)
        met = {True: "yes", False: "no", None: ""}[self.met]
        return (self.what, figure, ratio, self._goal(), met, self.note)

    def _goal(self) -> str:
        if self.goal is None:
            return ""
        sign = "≥" if self.goal.at == "least" else "≤"
        unit = "" if self.goal.of == "ratio" else f" {self.unit}"
        return f"{sign} {shown(self.goal.bound)}{unit}"

    def as_data(self) -> dict[str, Any]:
        """The row for JSON."""
        goal = self.goal and {"bound": self.goal.bound, "of": self.goal.of, "at": self.goal.at}
        return {
            "what": self.what,
            "figure": self.figure,
            "unit": self.unit,
            "ratio": self.ratio,
            "goal": goal,
            "met": self.met,
            "note": self.note,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Row:
        """The row that :meth:`as_data` wrote."""
        goal = data["goal"] and Goal(**data["goal"])
        return cls(data["what"], data["figure"], data["unit"], data["ratio"], goal, data["note"])


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of one measure. ``how`` says how they were measured, ``ratio_of`` what ratios are.

    ``measured`` says when, and how busy the machine was.
    """

    name: str
    title: str
    how: str
    ratio_of: str
    rows: tuple[Row, ...]
    measured: str = ""

    def as_data(self) -> dict[str, Any]:
        """The table for JSON."""
        return {
            "name": self.name,
            "title": self.title,
            "how": self.how,
            "ratio_of": self.ratio_of,
            "measured": self.measured,
            "rows": [row.as_data() for row in self.rows],
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Table:
        """The table that :meth:`as_data` wrote."""
        rows = tuple(Row.from_data(row) for row in data["rows"])
        return cls(
            data["name"], data["title"], data["how"], data["ratio_of"], rows, data["measured"]
        )


def shown(value: float) -> str:
    """A figure with three digits that count, thousands apart: 12,300 and 0.0123."""
    if value == 0:
        return "0"
    size = abs(value)
    if size >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if size >= 10 else f"{value:.2f}" if size >= 0.1 else f"{value:.2g}"


def as_text(tables: Iterable[Table]) -> str:
    """All tables as one, its columns aligned."""
    lines: list[Sequence[str]] = [HEADINGS]
    for table in tables:
        lines.append(("", *[""] * 5))
        lines.append((table.title.upper(), *[""] * 5))
        lines += [row.cells() for row in table.rows]
    widths = [max(len(line[column]) for line in lines) for column in range(5)]
    return "\n".join(
        "  ".join([*(cell.ljust(width) for cell, width in zip(line, widths, strict=False)), line[5]])
        .rstrip()
        for line in lines
    )  # fmt: skip


def as_markdown(
    tables: Iterable[Table],
    machine: Mapping[str, Any],
    *,
    title: str = "Benchmarks",
    about: tuple[str, str] = (WRITTEN, NOISE),
) -> str:
    """The page of all tables, with the machine on which they were measured.

    ``about`` is what stands before and behind what the machine is.
    """
    written, bounds = about
    parts = [f"# {title}", written, _of_machine(machine), bounds]
    for table in tables:
        parts += [f"## {table.title}", table.how]
        if table.ratio_of:
            parts.append(f"Ratio: {table.ratio_of}.")
        parts += [_grid(table.rows), f"Measured {table.measured}."]
    return "\n\n".join(parts) + "\n"


def _of_machine(machine: Mapping[str, Any]) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in machine["versions"].items())
    return (
        f"The machine of the last run: {machine['cores']} cores ({machine['processor']}),"
        f" {machine['memory_gb']} GB, {machine['system']}. {versions}."
    )


def _grid(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table, without the columns in which nothing stands."""
    lines = [row.cells() for row in rows]
    used = [place for place in range(len(HEADINGS)) if any(line[place] for line in lines)]
    cells = [HEADINGS, ["---" if place in (0, 5) else "---:" for place in range(6)], *lines]
    return "\n".join(
        "| " + " | ".join(line[place].replace("|", "\\|") for place in used) + " |"
        for line in cells
    )
