"""Spoils the rules one place at a time and asks whether a test notices; ``make mutants`` runs it.

mutmut says what to spoil. Its own runner spoils functions of modules that are loaded already,
where the tables of hands are filled and kept, so that it would find faults unnoticed that are
not. Here each mutant is a file of its own, loaded afresh in a child process.

    python tools/mutants.py --each 25 --seed 1 ranking/high.py table/division.py

takes 25 mutants of each module, drawn by the seed. Without modules it takes all of
``MODULES``. The figures are printed, and ``mutants/survivors.txt`` names who survived.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

# Loaded once here, so that no child has to; nothing of the service is among them.
import apispec
import flask
import flask.testing
import hypothesis.strategies
import marshmallow
import numpy
import orjson
import prometheus_client
import pytest
import yaml
from mutant_modules import MODULES
from spoiling import Module

TOP = Path(__file__).parents[1]
WORK = TOP / "mutants"
PRELOADED = (apispec, flask, hypothesis, marshmallow, numpy, orjson, prometheus_client, yaml)

PYTEST = (
    "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin",
    "--hypothesis-profile=mutants", "-k", "not whole_deck and not seven_cards and not largest_games",
)  # fmt: skip
MEMORY = 6 << 30
"""The most bytes of a child: a spoilt table may grow without end."""

PATIENCE = 3.0
"""A child may take so many times as long as the tests do of the code as it is."""


class Verdict(NamedTuple):
    """Whether the tests noticed a mutant."""

    mutant: str
    module: str
    line: int
    says: str
    noticed: bool


def tree(number: int) -> Path:
    """A copy of the project to spoil, made afresh; what git ignores is left out."""
    there = WORK / f"tree-{number}"
    shutil.rmtree(there, ignore_errors=True)
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=TOP, check=True, capture_output=True, text=True).stdout
    for name in names.split("\0"):
        if name and (TOP / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(TOP / name, there / name)
    return there


def run(there: Path, tests: Sequence[str], seconds: int) -> int:
    """How a child leaves that runs the tests: 0 where they pass, below 0 by a signal."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        # One that waits for itself takes no time of the processor.
        signal.alarm(seconds * 10)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        os.chdir(there)
        sys.path[:0] = [str(there)]
        sys.dont_write_bytecode = True
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        code = 99
        try:
            code = int(pytest.main([*PYTEST, *tests]))
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def childrens_time() -> float:
    """The seconds of the processor that all children took so far."""
    return sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


def drawn(
    there: Path, names: Sequence[str], each: int, seed: str
) -> Iterator[tuple[str, Module, list[int]]]:
    """Of each module some of its mutants, by their numbers; all of them where ``each`` is 0."""
    for name in names:
        module = Module(there / "dealerapi" / name)
        numbers = range(len(module.spots))
        chosen = random.Random(f"{seed} {name}").sample(numbers, min(each or 10**6, len(numbers)))
        yield name, module, sorted(chosen)


def judge(number: int, names: Sequence[str], each: int, seed: str) -> list[Verdict]:
    """What becomes of the mutants of some modules, in a tree of its own."""
    there = tree(number)
    found: list[Verdict] = []
    for name, module, chosen in drawn(there, names, each, seed):
        path = there / "dealerapi" / name
        plain = path.read_text("utf-8")
        tests = MODULES[name]
        before = childrens_time()
        if (code := run(there, tests, 600)) != 0:
            raise SystemError(f"the tests of {name} fail as it is: {code}")
        took = childrens_time() - before
        for one in chosen:
            spot = module.spots[one]
            path.write_text(module.spoilt(spot), "utf-8")
            code = run(there, tests, int(took * PATIENCE) + 5)
            says = "\n".join(f"    {line}" for line in module.says(spot))
            found.append(Verdict(f"{name}#{one}", name, spot.line, says, code != 0))
        path.write_text(plain, "utf-8")
        own = [one for one in found if one.module == name]
        killed = sum(one.noticed for one in own)
        print(f"{name:28} {len(module.spots):5} {len(own):5} {killed:5}  {took:.1f} s", flush=True)
        with (WORK / f"survivors-{number}.txt").open("a", encoding="utf-8") as file:
            for one in own:
                if not one.noticed:
                    file.write(f"{one.mutant} (line {one.line})\n{one.says}\n")
    return found


def main() -> None:
    """Judge mutants as the command line says, and print a table."""
    parser = argparse.ArgumentParser(description="Ask whether the tests notice spoilt rules.")
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="such as ranking/high.py")
    parser.add_argument("--each", type=int, default=25, help="mutants of each module; 0 for all")
    parser.add_argument("--seed", default="1", help="draws the mutants")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    names = asked.modules or list(MODULES)
    WORK.mkdir(exist_ok=True)
    for old in WORK.glob("survivors-*.txt"):
        old.unlink()
    print(f"{'module':28} {'all':>5} {'drawn':>5} {'killed':>5}  the tests alone")
    shares = [
        (number, names[number :: asked.processes], asked.each, asked.seed)
        for number in range(asked.processes)
    ]
    with get_context("fork").Pool(asked.processes) as pool:
        found = [one for part in pool.starmap(judge, shares) for one in part]
    killed = sum(one.noticed for one in found)
    print(f"{killed} of {len(found)} killed: {killed / max(1, len(found)):.1%}")


if __name__ == "__main__":
    main()
