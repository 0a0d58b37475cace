"""One piece of work in a process of its own, so that both cores have some: its finds as JSON.

``python -m torture.job NAME ARGUMENT …``, each argument as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from torture.inside import Inside, resident


def _chips(*about: Any) -> Any:
    from torture.chips import settle_many  # noqa: PLC0415 - each job loads what it needs

    return vars(settle_many(*about))


def _mutated(*about: Any) -> Any:
    from torture.mutated import ask_many  # noqa: PLC0415 - each job loads what it needs

    return vars(ask_many(*about))


def _worst(thorough: bool) -> Any:
    from torture.worst import search  # noqa: PLC0415 - each job loads what it needs

    found = [one._asdict() for one in search(Inside(), thorough=thorough)]
    return {"found": found, "resident": resident()}


JOBS: Mapping[str, Callable[..., Any]] = {
    "chips": _chips,
    "mutated": _mutated,
    "worst": _worst,
}


def main() -> None:
    """Do the job that the command line names, and print what it found."""
    name, *about = sys.argv[1:]
    print(json.dumps(JOBS[name](*map(json.loads, about))))


if __name__ == "__main__":
    main()
