"""Reading many hands from the body of a request, piece by piece as it comes.

The body is one JSON object, in which ``hands`` is a long list; or lines of JSON, the first of
which is that object without the list, and each other one a hand. Of the hands only their
cards are kept. The rest of the object is small and is read as any question is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from werkzeug.exceptions import RequestEntityTooLarge

from dealerapi.api.body import MAX_BYTES, parse
from dealerapi.api.packing import MOST_UNREAD, Packing
from dealerapi.api.problems import Problem
from dealerapi.api.rows import MOST_ROWS, Form, form_of, read_rows
from dealerapi.table.bulk import Packed
from dealerapi.words import _

MOST_BYTES = 128 << 20
"""The largest body that is read."""

LONGEST_HAND = 64 << 10
"""In so many bytes one hand can be written."""

_PIECE = 1 << 20
_FEW = 16
"""So many rows are tried where the hands before were not written alike."""

_PATIENCE, _NOW_AND_THEN = 8, 256
"""After so many tries for rows in vain, one is made for so many hands."""

_STRING = rb'"[^"\\]*(?:\\.[^"\\]*)*'
# A string that has not come to its end yet is one token, too, whatever is in it.
_TOKENS = re.compile(_STRING + rb'(?:"|\\?\Z)|[\[\]{}]', re.DOTALL)
_PLAIN = re.compile(_STRING + rb'"|[^\s,\[\]{}"]+', re.DOTALL)
_SPACE = re.compile(rb"[ \t\r\n]*")
_BETWEEN = re.compile(rb"[ \t\r\n]*([,\]])[ \t\r\n]*")
_OPENS = re.compile(rb"[ \t\r\n]*:[ \t\r\n]*\[")


class Bulk(NamedTuple):
    """A request: the question as a JSON value, and its hands, packed in blocks.

    ``hands`` is None where there was no list of them; then the question has what was there.
    """

    question: Any
    hands: list[Packed] | None


class _Text:
    """What has come of a body and is not read yet: ``text`` from ``at`` on."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._read = read
        self.text = b""
        self.at = 0
        self.ended = False

    def more(self) -> bool:
        """Wait for more, which comes behind what is not read yet; whether there was more."""
        try:
            piece = self._read(_PIECE)
        except RequestEntityTooLarge:
            raise too_large() from None
        self.text = self.text[self.at :] + piece
        self.at = 0
        self.ended = not piece
        return not self.ended

    def rest(self) -> bytes:
        """All that is left, which may be as long as a question."""
        while len(self.text) - self.at <= MAX_BYTES and self.more():
            pass
        if len(self.text) - self.at > MAX_BYTES:
            raise _question_too_long()
        return self.text[self.at :]


class _Item(NamedTuple):
    """A hand in the text: where its value starts and ends, and where the next one begins."""

    start: int
    end: int
    next: int


def read_bulk(read: Callable[[int], bytes], *, lines: bool, most_unread: int = MOST_UNREAD) -> Bulk:
    """What the body holds that ``read`` gives piece by piece, in ``lines`` or as one object.

    Raises :class:`Problem` where it cannot be read, or more than ``most_unread`` of its hands.
    """
    text, packing = _Text(read), Packing(most_unread)
    return _read_lines(text, packing) if lines else _read_object(text, packing)


def too_large() -> Problem:
    """The problem of a body that is too large."""
    return Problem("body_too_large", _("The body is over 128 MB."))


def _question_too_long() -> Problem:
    return Problem("body_too_large", _("Beside the hands, the body is over 256 kB."))


def _read_lines(text: _Text, packing: Packing) -> Bulk:
    first = _find_line(text, MAX_BYTES, _question_too_long)
    if first is None:
        raise Problem("empty_body", _("The body is empty; send a line with the question first."))
    question = parse(text.text[first.start : first.end])
    text.at = first.next
    _read_hands(text, lambda: _find_line(text, LONGEST_HAND, _hand_too_long), packing)
    return Bulk(question, packing.packed())


def _read_object(text: _Text, packing: Packing) -> Bulk:
    opens = _list_of_hands(text)
    if opens is None:
        return Bulk(parse(text.rest()), None)
    head = text.text[:opens]
    # What is wrong before the hands is told by its place, and before they are read.
    parse(head + b"]}")
    text.at = opens
    _read_hands(text, _List(text, packing).find, packing)
    question = _parse_around(head, text.rest())
    del question["hands"]
    return Bulk(question, packing.packed())


def _parse_around(head: bytes, rest: bytes) -> Any:
    """The value of a JSON text without its hands, which stood between ``head`` and ``rest``.

    ``head`` is known to be well written. Raises :class:`Problem` 400.
    """
    try:
        return parse(head + rest)
    except Problem as problem:
        # Its place is that in a text which nobody has sent.
        if problem.code == "not_json":
            detail = _("The body is not JSON: something is wrong behind the list of hands.")
        elif problem.code == "broken_utf8":
            detail = _("The body is not UTF-8 text: a byte behind the list of hands is wrong.")
        else:
            raise
        raise Problem(problem.code, detail) from None


def _list_of_hands(text: _Text) -> int | None:
    """Where the list of hands begins, behind its bracket; None where there is none."""
    while True:
        found = _find_list(text.text)
        if len(text.text) > MAX_BYTES and (found is None or found > MAX_BYTES):
            raise _question_too_long()
        if found is not None or not text.more():
            return found


def _find_list(text: bytes) -> int | None:
    depth = 0
    for token in _TOKENS.finditer(text):
        first = token[0][:1]
        if first in b"[{":
            depth += 1
        elif first in b"]}":
            depth -= 1
        elif depth == 1:
            opens = _OPENS.match(text, token.end())
            if opens and _is_hands(token[0]):
                return opens.end()
    return None


def _is_hands(name: bytes) -> bool:
    """Whether a JSON string, perhaps with escapes, says “hands”."""
    if name == b'"hands"':
        return True
    try:
        return b"\\" in name and bool(parse(name) == "hands")
    except Problem:
        return False


def _read_hands(text: _Text, find: Callable[[], _Item | None], packing: Packing) -> None:
    """Read all hands: one by itself, then as many as are written alike, and so on."""
    form: Form | None = None
    most, in_vain = MOST_ROWS, 0
    while (item := find()) is not None:
        hand = packing.text(text.text[item.start : item.end])
        text.at = item.next
        if in_vain > _PATIENCE and packing.hands % _NOW_AND_THEN:
            continue
        if hand is not None and (form is None or in_vain):
            form = form_of(text.text[item.start : item.next], hand)
        if form is not None:
            found = _read_alike(text, form, most, packing)
            most = min(MOST_ROWS, max(_FEW, 4 * found))
            in_vain = 0 if found else in_vain + 1


def _read_alike(text: _Text, form: Form, most: int, packing: Packing) -> int:
    """Read the hands of one form that follow, ``most`` of them at first; how many there were."""
    found = 0
    while True:
        rows = read_rows(text.text, text.at, form, most)
        packing.rows(rows.cards, form.down)
        text.at += rows.length
        found += len(rows.cards)
        if len(rows.cards) < most:
            return found
        most = min(MOST_ROWS, 4 * most)


def _find_line(text: _Text, longest: int, too_long: Callable[[], Problem]) -> _Item | None:
    """The next line that is not blank; None behind the last one."""
    while True:
        text.at = _space(text.text, text.at)
        end = text.text.find(b"\n", text.at)
        if (end if end >= 0 else len(text.text)) - text.at > longest:
            raise too_long()
        if end < 0 and not text.ended:
            text.more()
            continue
        if text.at == len(text.text):
            return None
        end = end if end >= 0 else len(text.text)
        # Blank lines and indents are part of how hands are written alike.
        return _Item(text.at, end, _space(text.text, end))


def _space(text: bytes, at: int) -> int:
    """Where the space ends that stands there, if any does."""
    return _SPACE.match(text, at).end()  # type: ignore[union-attr]  # it matches nothing, too


class _List:
    """The hands in a JSON list, behind the bracket that opens it."""

    def __init__(self, text: _Text, packing: Packing) -> None:
        self._text, self._packing = text, packing
        self._closed = False

    def find(self) -> _Item | None:
        """The next hand; None behind the last, with the bracket that closes the list next."""
        text = self._text
        while not self._closed:
            start = text.at = _space(text.text, text.at)
            if text.text[start : start + 1] == b"]" and not self._packing.hands:
                return None
            end = _end_of_value(text.text, start)
            between = _BETWEEN.match(text.text, end) if end > start else None
            if between is None and _is_astray(text.text, start, end):
                raise self._no_list()
            if (end if between else len(text.text)) - start > LONGEST_HAND:
                raise _hand_too_long()
            if between is not None:
                self._closed = between[1] == b"]"
                return _Item(start, end, between.start(1) if self._closed else between.end())
            if not text.more():
                raise self._no_list()
        return None

    def _no_list(self) -> Problem:
        detail = _(
            "The body is not JSON: something is wrong in hand {number} of the list, or right behind it."
        )
        return Problem("not_json", detail.format(number=self._packing.hands + 1))


def _end_of_value(text: bytes, start: int) -> int:
    """Where the JSON value ends that starts there; ``start`` itself if its end has not come."""
    if text[start : start + 1] not in (b"[", b"{"):
        plain = _PLAIN.match(text, start)
        return plain.end() if plain else start
    depth = 0
    for token in _TOKENS.finditer(text, start):
        first = token[0][:1]
        depth += (first in b"[{") - (first in b"]}")
        if not depth:
            return token.end()
    return start


def _is_astray(text: bytes, start: int, end: int) -> bool:
    """Whether what stands there cannot become a value with a comma or bracket behind it."""
    if end > start:
        return _space(text, end) < len(text)
    return start < len(text) and text[start : start + 1] not in (b'"', b"[", b"{")


def _hand_too_long() -> Problem:
    return Problem("body_too_large", _("A hand is written in more than 64 kB."))
