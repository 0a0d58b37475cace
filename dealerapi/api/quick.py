"""The short way for well-formed questions: checks worked out once from their schemas.

Most questions are well formed, and for those marshmallow's way through a schema costs more than
the rules of the game. A check here takes a JSON value and gives what the schema would load, or
raises :class:`Unsure`; then the schema has the word, and names every fault. So the schemas
remain the one description of questions: a check may be unsure of anything, but never gives
anything else than its schema.

What a check has given holds nothing that it has not looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import orjson
from marshmallow import Schema, ValidationError, fields, missing

Check = Callable[[Any], Any]
"""From a JSON value to what its field or schema loads. Raises :class:`Unsure`."""


class Unsure(Exception):
    """The value is wrong, or of a kind that only the schema itself tells right from wrong."""


class Quick(fields.Field[Any]):
    """A field with a check of its own."""

    def check(self) -> Check:
        """The check of this field; here, of a field that takes texts and reads each by itself."""

        def check(value: Any) -> Any:
            if type(value) is not str:
                raise Unsure
            try:
                return self.deserialize(value)
            except ValidationError:
                raise Unsure from None

        return check


def read(schema: Schema, raw: bytes) -> dict[str, Any]:
    """What ``schema`` loads from the JSON text ``raw``. Raises :class:`Unsure`.

    Conflicts between fields are not looked for.
    """
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Unsure from None
    data: dict[str, Any] = checks_of(schema)(value)
    # Of a field given twice, orjson keeps the last. Written anew, the text then has fewer
    # colons, unless one was hidden behind its number.
    if raw.count(b":") != orjson.dumps(value).count(b":") or b"\\u003" in raw:
        raise Unsure
    return data


@cache
def checks_of(schema: Schema) -> Check:
    """The check of a whole schema: of all its fields, of which no other may be there."""
    rows = [_row(name, field) for name, field in schema.load_fields.items()]

    def check(given: Any) -> dict[str, Any]:
        if type(given) is not dict:
            raise Unsure
        data: dict[str, Any] = {}
        left = len(given)
        for name, key, of_field, without in rows:
            if name in given:
                data[key] = of_field(given[name])
                left -= 1
            elif without is not None:
                without(data)
        if left:
            raise Unsure
        return data

    return check


def _row(
    name: str, field: fields.Field[Any]
) -> tuple[str, str, Check, Callable[[dict[str, Any]], None] | None]:
    """Of one field: where it stands, where it goes, its check, and what to do without it."""
    key = field.attribute or name
    default = field.load_default

    def refuse(_data: dict[str, Any]) -> None:
        raise Unsure

    def fill_in(data: dict[str, Any]) -> None:
        data[key] = default() if callable(default) else default

    of_field = field.check() if isinstance(field, Quick) and not field.validators else unsure
    without = refuse if field.required else None if default is missing else fill_in
    return field.data_key or name, key, of_field, without


def unsure(_value: Any) -> Any:
    """The check of what has no other."""
    raise Unsure
