"""What is wrong with a question, said so that a dealer knows what to do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: where it is, a stable code for programs, and words for people.

    ``path`` leads from the whole question to the faulty part, as in
    ``("players", 2, "cards")``.
    """

    path: Path
    code: str
    detail: str
    suggestions: tuple[str, ...] = ()


class Faulty(ValueError):
    """A question that cannot be answered; carries every fault found, not the first only."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(fault.detail for fault in self.faults))


class Faults:
    """Collects the faults of one question."""

    def __init__(self) -> None:
        self.found: list[Fault] = []
        self._places: set[Path] = set()
        self._placed = 0

    def add(self, path: Path, code: str, detail: str, suggestions: tuple[str, ...] = ()) -> None:
        """Note one fault."""
        self.found.append(Fault(path, code, detail, suggestions))

    def about(self, path: Path) -> bool:
        """Whether a fault was noted at ``path`` or below it."""
        if not self.found:
            return False
        for fault in self.found[self._placed :]:
            self._places.update(fault.path[:steps] for steps in range(len(fault.path) + 1))
        self._placed = len(self.found)
        return path in self._places

    def reword(self, path: Path, code: str, detail: str) -> bool:
        """Say ``detail`` of a fault noted there under that code; false where there is none."""
        for place, fault in enumerate(self.found):
            if (fault.path, fault.code) == (path, code):
                self.found[place] = Fault(path, code, detail, fault.suggestions)
                return True
        return False

    def raise_any(self) -> None:
        """Raise :class:`Faulty` with everything noted, if anything was."""
        if self.found:
            raise Faulty(self.found)
