"""What is found wrong with a game of the house's own while it is read, and what was lost of it."""

from __future__ import annotations

from collections.abc import Iterable

from dealerapi.cards import read_ranks
from dealerapi.faults import Fault, Faults, Path
from dealerapi.games.sources import HOUSE
from dealerapi.words import NP_, _, listed, ngettext

HOUSE_RULE = HOUSE[NP_("article", "Game of the house")]
"""The source of whatever a house's own game says."""


class Findings:
    """The faults of one game. To call it notes one: where in the game, its code, its words.

    ``path`` leads to the game, and ``refused`` holds what was refused of the whole question
    before the game was read. What is lost cannot be looked at any more, so nothing that
    depends on it is told; all else is.
    """

    def __init__(self, path: Path, refused: Faults | None = None) -> None:
        self.path = path
        self.found: list[Fault] = []
        self._lost: set[Path] = set()
        self._above: set[Path] = set()
        for fault in refused.found if refused else ():
            if fault.path[: len(path)] == path:
                self.lose(*fault.path[len(path) :])

    def __call__(
        self, where: Path, code: str, detail: str, suggestions: tuple[str, ...] = ()
    ) -> None:
        """Note one fault."""
        self.found.append(Fault((*self.path, *where), code, detail, suggestions))

    def lose(self, *where: str | int) -> None:
        """What stands there cannot be read."""
        self._lost.add(where)
        self._above.update(where[:steps] for steps in range(len(where)))

    def lost(self, *where: str | int) -> bool:
        """Whether what stands there, or anything below or above it, could not be read."""
        if not self._lost:
            return False
        within = (where[:steps] for steps in range(len(where) + 1))
        return where in self._above or not self._lost.isdisjoint(within)

    def unused(self, where: Path, name: str, kind: str) -> None:
        """Note a field that says nothing without another."""
        detail = _("“{field}” goes with “{other}” only: leave it out")
        self((*where, name), "not_used", detail.format(field=name, other=kind))

    def ranks(self, given: str, *where: str | int) -> str:
        """Ranks as on cards, read; note those that are named twice."""
        ranks = read_ranks(given)
        self.twice(ranks, *where)
        return ranks

    def twice(self, named: Iterable[str], *where: str | int) -> None:
        """Note what is named more than once."""
        names = list(named)
        again = [name for name in dict.fromkeys(names) if names.count(name) > 1]
        if again:
            text = ngettext("{names} is named twice", "{names} are named twice", len(again))
            self(where, "bad_value", text.format(names=listed([f"“{name}”" for name in again])))
