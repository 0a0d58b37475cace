"""What a Containerfile says, instruction by instruction."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple


class Instruction(NamedTuple):
    """One instruction; ``stage`` counts the images from 0."""

    stage: int
    name: str
    rest: str


def read(file: Path) -> list[Instruction]:
    """Its instructions without comments, each on one line."""
    lines = [line for line in file.read_text().splitlines() if not line.startswith("#")]
    found, stage = [], -1
    for line in re.sub(r"\s*\\\n\s*", " ", "\n".join(lines)).splitlines():
        name, _space, rest = line.partition(" ")
        if not name:
            continue
        stage += name == "FROM"
        found.append(Instruction(stage, name, rest.strip()))
    return found
