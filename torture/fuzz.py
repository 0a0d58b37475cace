"""Coverage-guided fuzzing: ``python -m torture.fuzz TARGET SECONDS CORPUS``, by atheris.

atheris watches which branches of the service an input reaches, and changes those inputs that
reached new ones. It ends with a status of its own at the first input that fails.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris  # type: ignore[import-untyped]  # it has an environment of its own

with atheris.instrument_imports(include=["dealerapi"]):
    from torture.targets import TARGETS, seeds

LONGEST = 4096
"""So many bytes an input has at most."""

TOO_LONG = 2
"""An input that takes so many seconds fails."""


def main() -> None:
    """Fuzz the target that the command line names; it does not return."""
    target, seconds, corpus = sys.argv[1:]
    for number, seed in enumerate(seeds()):
        (Path(corpus) / f"seed-{number}").write_bytes(seed)
    options = [
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST}",
        f"-timeout={TOO_LONG}",
        f"-artifact_prefix={corpus}/failed-",
        "-rss_limit_mb=1024",
        "-print_final_stats=1",
        "-verbosity=1",
    ]
    one = TARGETS[target]()
    atheris.Setup([sys.argv[0], *options, corpus], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
