"""Reading the body of a request as JSON, strictly.

What two programs could read differently (a field twice, NaN, half of a surrogate pair)
is refused, since the answer says who is paid.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from typing import IO, Any

from flask import Request
from werkzeug.exceptions import RequestEntityTooLarge

from dealerapi.api.problems import Problem
from dealerapi.words import _

MAX_BYTES = 256 * 1024
"""The largest body that is read."""

MAX_DEPTH = 32
"""The deepest nesting of lists and objects that is read."""

_LONGEST_NUMBER = 40

# A string counts as one token even when its closing quote is missing, so that the scan
# never goes back over what it has read.
_TOKENS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[\[{]|[\]}]', re.DOTALL)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def raw_body(request: Request) -> bytes:
    """The body of ``request``, which says of itself that it is JSON.

    Raises :class:`Problem` 415, or werkzeug's 413.
    """
    check_type(request)
    raw = request.get_data(cache=False)
    if len(raw) > MAX_BYTES:
        raise RequestEntityTooLarge
    return raw


def streamed(request: Request, most: int, too_large: Callable[[], Problem]) -> IO[bytes]:
    """The body of ``request``, to be read piece by piece.

    Raises ``too_large()`` if it says that it is over ``most`` bytes. If it is without saying so,
    reading it raises werkzeug's 413.
    """
    # Of a body without a length, the limit itself counts as too large.
    request.max_content_length = most + 1
    try:
        return request.stream
    except RequestEntityTooLarge:
        raise too_large() from None


def check_type(request: Request) -> None:
    """Refuse a body that does not say that it is JSON. Raises :class:`Problem` 415."""
    check_encoding(request)
    kind = request.mimetype
    if kind == "application/json" or (kind.startswith("application/") and kind.endswith("+json")):
        return
    raise Problem(
        "wrong_content_type",
        _(
            "The body came as “{kind}”. Send the header “Content-Type: application/json”"
            " (with curl: --json, or -H 'Content-Type: application/json')."
        ).format(kind=kind[:80] or _("nothing")),
        headers={"Accept": "application/json"},
    )


def check_encoding(request: Request) -> None:
    """Refuse a compressed body. Raises :class:`Problem` 415."""
    if request.content_encoding not in (None, "", "identity"):
        raise Problem(
            "wrong_content_type",
            _("Send the body uncompressed, without a Content-Encoding header."),
            headers={"Accept-Encoding": "identity"},
        )


def parse(raw: bytes) -> Any:
    """The value of a JSON text. Raises :class:`Problem` 400.

    Numbers too large for any field come back as infinity, which every field refuses.
    """
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem(
            "broken_utf8",
            _("The body is not UTF-8 text: byte {place} is wrong.").format(place=error.start + 1),
        ) from None
    if not text.strip(" \t\r\n"):
        raise Problem("empty_body", _("The body is empty; send a JSON object."))
    check_depth(text)
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        raise Problem(
            "not_json",
            _("The body is not JSON: something is wrong at line {line}, column {column}.").format(
                line=error.lineno, column=error.colno
            ),
        ) from None
    if _SURROGATE.search(text):
        _check_surrogates(value)
    return value


def check_depth(text: str) -> None:
    """Refuse a JSON text nested deeper than :data:`MAX_DEPTH`, before it is parsed."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return
    depth = 0
    for token in _TOKENS.finditer(text):
        first = text[token.start()]
        if first in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise Problem(
                    "too_deep",
                    _("Lists and objects may be nested {depth} deep at most.").format(
                        depth=MAX_DEPTH
                    ),
                )
        elif first != '"':
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        seen: set[str] = set()
        for name, _value in pairs:
            if name in seen:
                shown = name[:40].encode("utf-8", "replace").decode()
                raise Problem(
                    "duplicate_key",
                    _("The field “{name}” stands twice in one object.").format(name=shown),
                )
            seen.add(name)
    return value


def _constant(name: str) -> Any:
    raise Problem("not_a_number", _("JSON has no number {name}.").format(name=name))


def _whole(digits: str) -> int | float:
    # Python itself refuses to read numbers of thousands of digits.
    if len(digits) > _LONGEST_NUMBER:
        return -math.inf if digits.startswith("-") else math.inf
    return int(digits)


def _check_surrogates(value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise Problem(
            "broken_utf8", _("The body holds half of a character (a lone surrogate, \\ud800).")
        ) from None
