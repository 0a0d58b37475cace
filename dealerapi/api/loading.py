"""From a JSON value to the valid part of a question and the faults in the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marshmallow import Schema, ValidationError, fields

from dealerapi.api import quick
from dealerapi.api.body import parse
from dealerapi.api.fields import Trouble, kind_of, unknown
from dealerapi.api.problems import MOST_ERRORS
from dealerapi.api.question import Question
from dealerapi.api.quick import Unsure
from dealerapi.faults import Fault, Path
from dealerapi.words import _


def read(schema: Question, raw: bytes) -> tuple[dict[str, Any], list[Fault]]:
    """The same as :func:`load` of the JSON text ``raw``, which goes the short way if it can.

    Raises :class:`Problem` 400 where the text is no JSON to be trusted.
    """
    try:
        data = quick.read(schema, raw)
    except Unsure:
        return load(schema, parse(raw))
    return (data, []) if _agree(schema, data) else load(schema, parse(raw))


def take(schema: Question, given: dict[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """The same as :func:`load`, which goes the short way if it can."""
    try:
        data = quick.checks_of(schema)(given)
    except Unsure:
        return load(schema, given)
    return (data, []) if _agree(schema, data) else load(schema, given)


def _agree(schema: Question, data: dict[str, Any]) -> bool:
    return not any(schema.conflicts(data))


def load(schema: Question, given: Any) -> tuple[dict[str, Any], list[Fault]]:
    """What of ``given`` fits ``schema``, and a fault for each thing that does not.

    A field that was refused is absent from the data, even if it has a default. An item of
    a list that was refused is there as None or as the valid part of it.
    """
    if not isinstance(given, dict):
        return {}, [_fault((), schema, _not_an_object(given), 0)]
    data: dict[str, Any]
    faults: list[Fault] = []
    try:
        data = schema.load(given)
    except ValidationError as error:
        data = error.valid_data if isinstance(error.valid_data, dict) else {}
        troubles = _troubles(error.messages, (), schema, given)
        faults = [_fault(*trouble, place) for place, trouble in enumerate(troubles)]
    faults += schema.conflicts(data)
    return data, faults


def _troubles(
    messages: Any, path: Path, node: Any, given: Any
) -> Iterator[tuple[Path, Any, Trouble | str]]:
    """The messages in marshmallow's tree of them, which has the shape of the request.

    ``node`` is the schema or field at ``path``, and ``given`` the value there. Each message
    comes with the path to its value and the node that refused it.
    """
    if isinstance(node, fields.Field):
        node = getattr(node, "schema", node)
    if isinstance(messages, dict):
        if isinstance(node, Schema) and not isinstance(given, dict):
            yield path, node, _not_an_object(given)
            return
        for key in _in_order(messages, given):
            yield from _troubles(messages[key], (*path, key), _below(node, key), _at(given, key))
        return
    for message in messages:
        yield path, node, message


def _fault(path: Path, node: Any, trouble: Trouble | str, place: int) -> Fault:
    """The fault that a message stands for, which is the ``place``-th of all."""
    if isinstance(trouble, str):
        # The one message of marshmallow's own: a schema does not know the field. What may have
        # been meant takes time to find, so it is left where only the number will be told.
        trouble = unknown(str(path[-1]), _names(node) if place < MOST_ERRORS else [])
    return Fault(path, trouble.code, trouble.detail, trouble.suggestions)


def _in_order(messages: dict[Any, Any], given: Any) -> list[Any]:
    """The keys of ``messages`` as they stand in the request; those missing there, last."""
    if not isinstance(given, dict):
        return list(messages)
    return [key for key in given if key in messages] + [key for key in messages if key not in given]


def _at(given: Any, key: Any) -> Any:
    try:
        return given[key]
    except (KeyError, IndexError, TypeError):
        return None


def _below(node: Any, key: Any) -> Any:
    if isinstance(node, Schema):
        # For an unknown field the schema itself comes back: it knows what could be meant.
        return _by_name(node).get(key, node)
    return node.inner if isinstance(node, fields.List) else node


def _names(node: Any) -> list[str]:
    return list(_by_name(node)) if isinstance(node, Schema) else []


def _by_name(schema: Schema) -> dict[str, fields.Field[Any]]:
    """The fields of a schema by the names that a request has for them."""
    return {field.data_key or name: field for name, field in schema.fields.items()}


def _not_an_object(given: Any) -> Trouble:
    detail = _("this should be an object, {{…}}, not {given}").format(given=kind_of(given))
    return Trouble("wrong_type", detail)
