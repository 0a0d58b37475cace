"""Columns of many hands as JSON text, made without a Python object for each hand."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.api.json_text import as_json
from dealerapi.cards import NAMES
from dealerapi.table.bulk import NOT_WILD, Columns, Known

NULL = b"null"
"""What stands in each column for a hand that is wrong."""

Said = dict[str, Any]

_WRITES: dict[str, Callable[[Known], bytes]] = {
    "category": lambda one: b'"%s"' % one.category.encode(),
    "strength": lambda one: b"%d" % one.strength,
    "qualifies": lambda one: b"true" if one.qualifies else b"false",
    "opens": lambda one: b"true" if one.opens else b"false",
}


class Block(NamedTuple):
    """Hands that were judged together: their columns, and which of them are wrong."""

    columns: Columns
    wrong: NDArray[np.bool_]


class Column(NamedTuple):
    """A column of the answer: the side that it is of, if there are several, its name, its text.

    ``text`` gives the entries for the hands of one block, with commas between them.
    """

    side: str
    name: str
    text: Callable[[Block], bytes]


def columns_of(worths: Mapping[str, Sequence[Known]], *, opens: bool) -> list[Column]:
    """The columns of an answer in order, given the worths met on each side.

    ``opens``: whether they say which hands may open the betting.
    """
    several = len(worths) > 1
    found = [
        Column(side if several else "", name, _worth_texts(side, name, known))
        for side, known in worths.items()
        for name in ("category", "strength", "qualifies")
        if name != "qualifies" or side != "high"
    ]
    if opens:
        found.append(Column("", "opens", _worth_texts("high", "opens", worths["high"])))
    return [*found, Column("", "wild", wild_text)]


def _worth_texts(side: str, name: str, known: Sequence[Known]) -> Callable[[Block], bytes]:
    texts = [NULL]

    def text(block: Block) -> bytes:
        # More worths are met while blocks are judged.
        texts.extend(map(_WRITES[name], known[len(texts) :]))
        return b",".join(map(texts.__getitem__, block.columns.sides[side].numbers.tolist()))

    return text


def write_object(
    about: Said, columns: Sequence[Column], blocks: Sequence[Block]
) -> Iterator[bytes]:
    """One JSON object piece by piece: ``about``, then the columns, and the end of the line."""
    yield as_json(about).rstrip(b"}\n")
    for side, group in groupby(columns, lambda column: column.side):
        yield b"," + (_name(side) + b"{" if side else b"")
        for place, column in enumerate(group):
            yield (b"," if place else b"") + _name(column.name) + b"["
            for number, block in enumerate(blocks):
                yield (b"," if number else b"") + column.text(block)
            yield b"]"
        yield b"}" if side else b""
    yield b"}\n"


def write_lines(
    about: Said, columns: Sequence[Column], blocks: Iterable[Block], end: Said
) -> Iterator[bytes]:
    """Lines of JSON: ``about``, then the columns block by block, each a line, then ``end``."""
    yield as_json(about)
    first = 0
    for block in blocks:
        hands = len(block.wrong)
        yield b"".join(write_object({"first": first, "count": hands}, columns, [block]))
        first += hands
    yield as_json(end)


def _name(name: str) -> bytes:
    return as_json(name).rstrip() + b":"


def wild_text(block: Block) -> bytes:
    """The wild cards of each hand as a list: ``["Ac","2s"],[]``."""
    columns, wrong = block.columns.wild, block.wrong
    if not columns:
        return b",".join([NULL if one else b"[]" for one in wrong.tolist()])
    texts = np.empty((len(wrong), len(columns)), np.uint64)
    held = np.zeros(len(wrong), np.uint16)
    for place, column in enumerate(columns):
        table = _WILD_TEXTS[place == 0, place == len(columns) - 1]
        # The second half of the table is for cards behind others.
        np.take(table, column + held, out=texts[:, place], mode="clip")
        held |= (column != NOT_WILD) * np.uint16(_HALF)
    if wrong.any():
        texts[wrong, 0], texts[wrong, 1:] = _packed(NULL + b","), 0
    return texts.tobytes().translate(None, b"\0")[:-1]


_HALF = NOT_WILD + 1


def _packed(text: bytes) -> np.uint64:
    """A text of up to eight bytes as a number, whose empty bytes are left out when written."""
    return np.uint64(int.from_bytes(text, sys.byteorder))


def _wild_texts(*, first: bool, last: bool) -> NDArray[np.uint64]:
    """The text of each card that is wild, or is not, at its place in a list."""
    opens, closes = b"[" if first else b"", b"]," if last else b""
    texts = np.full(2 * _HALF, _packed(opens + closes), np.uint64)
    for card, name in enumerate(NAMES):
        text = b'"%s"' % name.encode()
        texts[card] = _packed(opens + text + closes)
        texts[_HALF + card] = _packed(opens + b"," + text + closes)
    return texts


_WILD_TEXTS = {
    (first, last): _wild_texts(first=first, last=last)
    for first in (False, True)
    for last in (False, True)
}
