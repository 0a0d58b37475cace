"""The API document as a page for people: what the template shows, taken from the document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from dealerapi.api import curl
from dealerapi.api.fields import LARGEST_AMOUNT

Document = dict[str, Any]

_DEEPEST = 4
"""So far down are the fields of objects within objects shown."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table of fields."""

    name: str
    depth: int
    kind: str
    required: bool
    about: str


@dataclass(slots=True)
class Section:
    """One path, with everything that the page tells of it."""

    id: str
    path: str
    methods: list[str]
    tag: str
    summary: str
    about: str
    parameters: list[Row] = field(default_factory=list)
    request: list[Row] = field(default_factory=list)
    answer: list[Row] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    asked: str = ""
    answered: str = ""
    spoken: str = ""
    statuses: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Page:
    """The whole page."""

    title: str
    version: str
    about: list[str]
    sections: list[Section]
    problem: list[Row]
    codes: list[tuple[str, list[tuple[str, str]]]]
    first_line: str


def page(document: Document) -> Page:
    """Everything that the templates show of ``document``."""
    sections = [_section(document, path, item) for path, item in document["paths"].items()]
    schemas = document["components"]["schemas"]
    lines = [line for section in sections for line in section.lines]
    # A question in one line is the best beginning; the list of variants always works.
    first = next((line for line in lines if "?" in line), f"curl {curl.HOST}/v1/variants")
    return Page(
        title=document["info"]["title"],
        version=document["info"]["version"],
        about=document["info"]["description"].strip().split("\n\n"),
        sections=sections,
        problem=list(_rows(document, schemas["Problem"], 0)),
        codes=[
            ("problem", _codes(schemas["Problem"])),
            ("error", _codes(schemas["ErrorEntry"])),
        ],
        first_line=first,
    )


def _codes(schema: Document) -> list[tuple[str, str]]:
    lines = schema["properties"]["code"]["description"].splitlines()
    pairs = (line.removeprefix("* `").partition("`: ") for line in lines)
    return [(code, meaning) for code, _colon, meaning in pairs]


def _section(document: Document, path: str, item: Document) -> Section:
    operation = item.get("post") or item["get"]
    by_get = item.get("get", {})
    section = Section(
        id=operation["operationId"],
        path=path,
        methods=[method.upper() for method in item],
        tag=operation["tags"][0],
        summary=operation["summary"],
        about=operation.get("description", ""),
        parameters=[_parameter(document, one) for one in by_get.get("parameters", [])],
    )
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body is not None:
        section.request = list(_rows(document, body["schema"], 0))
    _show_answer(document, section, operation["responses"])
    sample = body.get("example") if body is not None else None
    if sample is not None:
        section.asked = _pretty(sample)
        line = curl.by_get(path, sample) if by_get else None
        section.lines = [*([line] if line else []), curl.by_post(path, sample)]
    elif body is None:
        section.lines = [curl.to_get(_filled(path, by_get), _shown_query(by_get))]
    return section


def _filled(path: str, operation: Document) -> str:
    for one in operation.get("parameters", []):
        if one["in"] == "path" and "example" in one:
            path = path.replace("{" + one["name"] + "}", one["example"])
    return path


def _shown_query(operation: Document) -> list[tuple[str, str]]:
    """The query for which the answer is shown."""
    given = operation.get("parameters", [])
    return [
        (one["name"], str(one["example"]))
        for one in given
        if one["in"] == "query" and "example" in one
    ]


def _show_answer(document: Document, section: Section, responses: Document) -> None:
    for status, response in responses.items():
        whole = _resolved(document, response)
        section.statuses.append((status, whole["description"]))
    content = responses["200"].get("content", {})
    as_json = content.get("application/json", {})
    section.answer = list(_rows(document, as_json.get("schema", {}), 0))
    if "example" in as_json:
        section.answered = _pretty(as_json["example"])
    section.spoken = content.get("text/plain", {}).get("example", "")


def _pretty(value: Any) -> str:
    """JSON with lists of plain values, such as cards, on one line."""
    return _written(value, "")


def _written(value: Any, indent: str) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or len(flat) + len(indent) <= 88:
        return flat
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [
            f"{inner}{json.dumps(name, ensure_ascii=False)}: {_written(part, inner)}"
            for name, part in value.items()
        ]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}"
    return "[\n" + ",\n".join(inner + _written(part, inner) for part in value) + f"\n{indent}]"


def _parameter(document: Document, one: Document) -> Row:
    schema = one["schema"]
    kind = _kind(document, schema["items"] if schema.get("type") == "array" else schema)
    if schema.get("type") == "array":
        kind += ", repeated"
    return Row(one["name"], 0, kind, one.get("required", False), one.get("description", ""))


def _resolved(document: Document, schema: Document) -> Document:
    """What a reference leads to; the description beside a reference weighs more."""
    while "$ref" in schema:
        found: Any = document
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        schema = {**found, **{name: part for name, part in schema.items() if name != "$ref"}}
    return schema


def _rows(document: Document, schema: Document, depth: int) -> Iterator[Row]:
    schema = _object_in(document, schema)
    required = schema.get("required", [])
    if depth >= _DEEPEST:
        return
    for name, part in schema.get("properties", {}).items():
        about = _resolved(document, part).get("description", "").split("\n* ")[0]
        if about.startswith("* "):
            about = "one of the codes below"
        yield Row(name, depth, _kind(document, part), name in required, about)
        if not _is_cards(part):
            yield from _rows(document, part, depth + 1)


def _object_in(document: Document, schema: Document) -> Document:
    """The object that a schema is, may be, or is a list of."""
    schema = _resolved(document, schema)
    for choice in schema.get("anyOf", []):
        if choice.get("type") != "null":
            return _object_in(document, choice)
    if "items" in schema:
        return _object_in(document, schema["items"])
    return schema


def _is_cards(part: Document) -> bool:
    refs = (part.get("$ref", ""), part.get("items", {}).get("$ref", ""))
    return any(ref.endswith(("/CardList", "/GivenHand")) for ref in refs)


def _kind(document: Document, schema: Document) -> str:
    """What a value is, in a word or two."""
    ref = schema.get("$ref", "")
    if ref.endswith("/CardList"):
        return "cards"
    if ref.endswith("/GivenHand"):
        return "hand"
    schema = _resolved(document, schema)
    if "anyOf" in schema:
        return " or ".join(_kind(document, choice) for choice in schema["anyOf"])
    if "enum" in schema:
        words = [json.dumps(word) for word in schema["enum"]]
        return " | ".join(words) if len(words) <= 4 else "text"
    kinds = schema.get("type", "any")
    named = [_one_kind(document, schema, kind) for kind in _as_list(kinds)]
    return " or ".join(named)


def _as_list(kinds: Any) -> list[str]:
    return list(kinds) if isinstance(kinds, list) else [str(kinds)]


def _one_kind(document: Document, schema: Document, kind: str) -> str:
    if kind == "array":
        inner = _kind(document, schema.get("items", {}))
        if inner == "object":
            return "list of objects"
        return f"list of {inner}"
    if kind == "integer" and "maximum" in schema:
        least, most = schema.get("minimum", 0), schema["maximum"]
        return f"number from {least}" if most == LARGEST_AMOUNT else f"number {least} to {most}"
    return {"string": "text", "integer": "number", "boolean": "true or false"}.get(kind, kind)
