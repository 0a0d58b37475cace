"""What can be spoilt in a module: mutmut's mutants, of all but texts for people and types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

TEXTS = {"_", "N_", "NP_", "ngettext", "pgettext", "TypeVar", "ParamSpec", "cast"}
"""Functions whose arguments are read by people or by the type checker."""

NAMES = {"__all__", "__slots__"}


class Spot(NamedTuple):
    """One place of a module and what may stand there instead."""

    line: int
    before: cst.CSTNode
    after: cst.CSTNode


class _Finder(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self._depth = 0

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _is_for_readers(node):
            return False
        # Names bound to nothing when a module is loaded break everything and so tell nothing.
        told = self._depth or not isinstance(node, cst.Assign | cst.AnnAssign)
        own = _strictness(node)
        for kind, spoil in mutation_operators:
            if told and isinstance(node, kind):
                line = self.get_metadata(PositionProvider, node).start.line
                self.spots += [
                    Spot(line, node, after) for after in spoil(node) if _strictness(after) == own
                ]
        self._depth += isinstance(node, cst.FunctionDef)
        return True

    def on_leave(self, node: cst.CSTNode) -> None:
        self._depth -= isinstance(node, cst.FunctionDef)


def _is_for_readers(node: cst.CSTNode) -> bool:
    """Whether what stands there is a text, a type or a decorator."""
    match node:
        case cst.Annotation() | cst.Decorator() | cst.ImportFrom() | cst.Import():
            return True
        case cst.Call(func=cst.Name(value=name)):
            return name in TEXTS
        case cst.If(test=cst.Name(value="TYPE_CHECKING")):
            return True
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Name(value=name))]):
            return name in NAMES
        case cst.Arg(keyword=cst.Name(value="strict")):
            return True
        case cst.Subscript(value=cst.Name(value=name)):
            return name == "Literal"
        # A docstring.
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
    return False


def _strictness(node: cst.CSTNode) -> str | None:
    """How a call of ``zip`` checks what it is given; that is a check of its own, not a rule."""
    if isinstance(node, cst.Call):
        for arg in node.args:
            if arg.keyword and arg.keyword.value == "strict":
                return arg.value.value if isinstance(arg.value, cst.Name) else "another"
    return None


class Module:
    """One module, and every way to spoil it in one place."""

    def __init__(self, path: Path) -> None:
        self._wrapper = MetadataWrapper(cst.parse_module(path.read_text("utf-8")))
        finder = _Finder()
        self._wrapper.visit(finder)
        self.spots: Sequence[Spot] = finder.spots

    def spoilt(self, spot: Spot) -> str:
        """The module with one place spoilt."""
        module = self._wrapper.module.deep_replace(spot.before, spot.after)
        assert isinstance(module, cst.Module)  # noqa: S101 - a module stays one
        return module.code

    def says(self, spot: Spot) -> Iterator[str]:
        """What stood there and what stands there now."""
        for sign, node in (("-", spot.before), ("+", spot.after)):
            code = self._wrapper.module.code_for_node(node)
            yield f"{sign} {' '.join(code.split())}"
