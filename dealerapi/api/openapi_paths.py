"""The paths of the OpenAPI document: what each takes, what it gives, and an example."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from io import BytesIO
from typing import Any, NamedTuple

from apispec import APISpec
from marshmallow import Schema

from dealerapi.api import answer_schemas, bulk, curl, sheet_schemas
from dealerapi.api.bulk_reading import MOST_BYTES, Bulk, read_bulk
from dealerapi.api.chosen import FILTERS
from dealerapi.api.json_text import as_json
from dealerapi.api.loading import load
from dealerapi.api.negotiate import FORMATS, LANGUAGE_PARAMETER, LINES
from dealerapi.api.packing import MOST_HANDS, MOST_UNREAD
from dealerapi.api.query import Form
from dealerapi.api.routes import Asked
from dealerapi.api.service import Service
from dealerapi.faults import Faults
from dealerapi.words import LANGUAGES, _


class Refusal(NamedTuple):
    """A refusal that answers refer to."""

    name: str
    about: str
    headers: tuple[str, ...] = ()


REFUSALS: dict[int, Refusal] = {
    400: Refusal("Unreadable", "The request cannot be read."),
    401: Refusal(
        "NoKey", "An API key is needed, where the service asks for keys.", ("WWW-Authenticate",)
    ),
    404: Refusal("UnknownVariant", "There is no such variant."),
    406: Refusal("NotAcceptable", "The answer does not come in an accepted form."),
    413: Refusal(
        "TooLarge",
        "The body is over 256 kB, or 1 GB where it comes by lines, or 128 MB where it holds many hands.",
    ),
    415: Refusal("NotMarkedAsJson", "The body is not marked as JSON."),
    422: Refusal("Wrong", "The request was understood, but something in it is wrong."),
    429: Refusal(
        "TooMany", "Asked more often than the service allows, where it limits.", ("Retry-After",)
    ),
    503: Refusal("Busy", "More is asked than can be answered now.", ("Retry-After",)),
}
"""The refusals that answers refer to, by status."""

_ALWAYS_POSSIBLE = (401, 429, 503)
"""These meet a question before it is read."""


def headers_of(*more: str) -> dict[str, Any]:
    """The headers of an answer; ``more`` names those beside the request id."""
    texts = {name: {"schema": {"type": "string"}} for name in more}
    return {"X-Request-Id": {"$ref": "#/components/headers/X-Request-Id"}, **texts}


def _refusals(*statuses: int) -> dict[str, Any]:
    return {
        str(status): {"$ref": f"#/components/responses/{REFUSALS[status].name}"}
        for status in sorted({*statuses, *_ALWAYS_POSSIBLE})
    }


def _form_and_language() -> list[dict[str, Any]]:
    return [
        {
            "name": "format",
            "in": "query",
            "description": "the form of the answer; weighs more than Accept",
            "schema": {"type": "string", "enum": list(FORMATS)},
        },
        {
            "name": LANGUAGE_PARAMETER,
            "in": "query",
            "description": "the language of the texts; weighs more than Accept-Language",
            "schema": {"type": "string", "enum": list(LANGUAGES)},
        },
    ]


def _parameters(form: Form, sample: Any) -> list[dict[str, Any]]:
    """The query parameters, with examples that together ask what ``sample`` asks."""
    shown: dict[str, list[str]] = {}
    for name, text in curl.pairs(sample or {}) or ():
        shown.setdefault(name, []).append(text)
    given: list[dict[str, Any]] = []
    for one in form.parameters:
        schema = {"type": "array", "items": one.schema} if one.many else one.schema
        entry: dict[str, Any] = {"name": one.name, "in": "query", "description": one.about}
        if one.required:
            entry["required"] = True
        entry["schema"] = schema
        if one.name in shown:
            texts = shown[one.name]
            number = one.schema["type"] == "integer"
            entry["example"] = texts if one.many else int(texts[0]) if number else texts[0]
        given.append(entry)
    return given


def _answer(
    about: str, schema: type[Schema], example: Any, text: str | None, *headers: str
) -> dict[str, Any]:
    as_json: dict[str, Any] = {"schema": schema}
    as_text: dict[str, Any] = {"schema": {"type": "string"}}
    if example is not None:
        as_json["example"] = example
    if text is not None:
        as_text["example"] = text.rstrip("\n") + "\n"
    content = {"application/json": as_json, "text/plain": as_text}
    return _response(about, content, "Cache-Control", "Content-Language", *headers)


def _response(about: str, content: dict[str, Any], *headers: str) -> dict[str, Any]:
    return {"description": about, "headers": headers_of(*headers), "content": content}


def _example(asked: Asked, service: Service) -> tuple[Any, Any, str | None]:
    """A sample request, the answer to it, and the text of the answer; each None if there is none."""
    sample = service.samples().get(asked.name)
    answered = service.questions.get(asked.name)
    if sample is None or answered is None:
        return sample, None, None
    data, found = load(asked.schema, json.loads(json.dumps(sample)))
    faults = Faults()
    faults.found += found
    answer = answered.answer(data, faults)
    faults.raise_any()
    return sample, answer, answered.text(answer)


def add_question(spec: APISpec, asked: Asked, service: Service) -> None:
    """Describe one question, by POST and, where it has a form, by GET."""
    sample, answer, text = _example(asked, service)
    body: dict[str, Any] = {"schema": type(asked.schema)}
    if sample is not None:
        body["example"] = sample
    common: dict[str, Any] = {
        "tags": ["questions"],
        "summary": _(asked.summary),
        "description": _(asked.about),
    }
    good = _answer("The answer.", asked.answer, answer, text)
    bodies = {"application/json": body}
    about = common["description"]
    if asked.by_lines:
        about += f" Many can be asked in one request, a line of JSON each, with the type {LINES}."
        bodies[LINES] = {"schema": {"type": "string", "description": _QUESTIONS}}
        good["content"][LINES] = {"schema": {"type": "string", "description": _ANSWERS}}
        if sample is not None:
            bodies[LINES]["example"] = as_json(sample).decode()
    operations: dict[str, Any] = {
        "post": {
            "operationId": asked.name,
            **common,
            "description": about,
            "parameters": _form_and_language(),
            "requestBody": {"required": True, "content": bodies},
            "responses": {"200": good, **_refusals(400, 406, 413, 415, 422)},
        }
    }
    if asked.form is not None:
        operations["get"] = {
            "operationId": f"{asked.name}_by_get",
            **common,
            "parameters": [*_parameters(asked.form, sample), *_form_and_language()],
            "responses": {
                "200": _answer("The answer.", asked.answer, None, None),
                **_refusals(400, 406, 422),
            },
        }
    spec.path(asked.path, operations=operations)


_QUESTIONS = (
    "Many questions, each a line of JSON as it would be asked alone; 256 kB a line and 1 GB in all"
    " at most. Read the answers while you send: they come as the questions do."
)
_ANSWERS = (
    "The answers, a line each and in order; blank lines have none. For a wrong question it is the"
    " problem document, with the number of its `line` in the request."
)


def add_bulk(spec: APISpec) -> None:
    """Describe the question about many hands."""
    question = {"variant": "low-die", "hands": ["Ac6h5d2s2d", "KsKhKd9c8c"]}
    lines = b"".join(map(as_json, [{"variant": "low-die"}, *question["hands"]]))
    by_lines = {"type": "string", "description": _HANDS}
    json_only = [{**_form_and_language()[0], "schema": {"type": "string", "enum": ["json"]}}]

    def answered(write: Callable[[Bulk], Iterable[bytes]]) -> bytes:
        return b"".join(write(read_bulk(BytesIO(lines).read, lines=True)))

    good = {
        "application/json": {
            "schema": answer_schemas.BulkAnswer,
            "example": json.loads(answered(bulk.as_object)),
        },
        LINES: {
            "schema": {"type": "string", "description": _BLOCKS},
            "example": answered(bulk.as_lines).decode(),
        },
    }
    post = {
        "operationId": "evaluate_bulk",
        "tags": ["questions"],
        "summary": "What many hands are worth, each for itself",
        "description": _ABOUT_BULK.format(
            hands=MOST_HANDS,
            size=MOST_BYTES >> 20,
            lines=LINES,
            unread=MOST_UNREAD,
            null=bulk.MOST_NULL,
        ),
        "parameters": [*json_only, _form_and_language()[1]],
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {"schema": bulk.BulkRequest, "example": question},
                LINES: {"schema": by_lines, "example": lines.decode()},
            },
        },
        "responses": {
            "200": _response("The columns.", good, "Cache-Control", "Content-Language"),
            **_refusals(400, 406, 413, 415, 422),
        },
    }
    spec.path("/v1/evaluate/bulk", operations={"post": post})


_ABOUT_BULK = """\
Judges up to {hands:,} hands of one game by columns, as `/v1/evaluate` judges each alone: for a log
or a simulation, since hands have nothing to do with one another and a card may be in several.
The body may have {size} MB, as one object or as lines of JSON ({lines}); it is read to its end
before the answer begins. Answered as one object, wrong hands are told in a refusal, and
nothing is answered. Answered by lines, they are null in each column. When more than {unread:,}
hands cannot be read ({null:,} where the answer comes by lines; one written in more than 100 bytes
counts as several), reading stops, and the request is refused with what was found until then."""
_HANDS = (
    "The question without its hands, and then each hand, a line of JSON each, such as a string in"
    " quotes: a line that is no JSON refuses the whole request. Blank lines are passed over. Where"
    " errors point to hands, hand 0 is the first."
)
_BLOCKS = (
    "Lines of JSON: the answer without its columns; then the columns block by block, with the number"
    " of the `first` hand of the block and the `count` of its hands; at last the `count` of all"
    " hands, of those that are `wrong`, and `errors` that tell up to a hundred of them."
)


_KEPT = {
    "304": {
        "description": "Unchanged since the ETag that the caller has.",
        "headers": headers_of("Cache-Control", "ETag"),
    }
}
"""Beside an answer that a caller may keep."""


_SAMPLE_FILTERS = {"q": "die"}
"""The list is shown with these only, for it is long."""


def add_catalogue(spec: APISpec, service: Service) -> None:
    """Describe the list of variants and the rule sheet."""
    catalogue = service.catalogue
    listing, listing_text = None, None
    if catalogue is not None:
        listing = catalogue.variants(_SAMPLE_FILTERS)
        listing_text = catalogue.variants_text(listing)
    filters = [
        {
            "name": name,
            "in": "query",
            "description": about,
            "schema": {"type": "string"},
            **({"example": _SAMPLE_FILTERS[name]} if name in _SAMPLE_FILTERS else {}),
        }
        for name, about in FILTERS.items()
    ]
    spec.path(
        "/v1/variants",
        operations={
            "get": {
                "operationId": "list_variants",
                "tags": ["catalogue"],
                "summary": "Which variants there are",
                "parameters": [*filters, *_form_and_language()],
                "responses": {
                    "200": _answer(
                        "The list.", sheet_schemas.VariantsAnswer, listing, listing_text, "ETag"
                    ),
                    **_KEPT,
                    **_refusals(400, 406, 422),
                },
            }
        },
    )
    name: dict[str, Any] = {
        "name": "name",
        "in": "path",
        "required": True,
        "description": "name of the variant, in any spelling of it",
        "schema": {"type": "string"},
    }
    sheet, text = None, None
    if catalogue is not None and listing is not None and listing["variants"]:
        first = str(listing["variants"][0]["name"])
        name["example"] = first
        sheet = catalogue.variant(first)
        text = catalogue.variant_text(sheet)
    spec.path(
        "/v1/variants/{name}",
        operations={
            "get": {
                "operationId": "get_variant",
                "tags": ["catalogue"],
                "summary": "The rule sheet of one variant",
                "parameters": [name, *_form_and_language()],
                "responses": {
                    "200": _answer(
                        "The rule sheet.", sheet_schemas.VariantAnswer, sheet, text, "ETag"
                    ),
                    **_KEPT,
                    **_refusals(400, 404, 406, 422),
                },
            }
        },
    )


def add_service(spec: APISpec) -> None:
    """Describe health, the document and the pages."""
    alive = _response("It is alive.", _health("ok"), "Cache-Control")
    ready = _response("It can answer.", _health("ready"), "Cache-Control")
    not_ready = _response("It cannot answer.", _health("not ready"), "Cache-Control")
    pages: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
        ("/healthz", "health", "Whether the service is alive", {"200": alive}),
        ("/readyz", "readiness", "Whether it can answer", {"200": ready, "503": not_ready}),
        ("/metrics", "metrics", "Counts of requests, for Prometheus", _counts()),
        ("/openapi.json", "document_json", "This document as JSON", _page("application/json")),
        ("/openapi.yaml", "document_yaml", "This document as YAML", _page("application/yaml")),
        ("/docs", "docs", "This document as a page", _page("text/html")),
        ("/", "start", "A page to begin with", _page("text/html")),
    )
    for path, operation, summary, responses in pages:
        get = {
            "operationId": operation,
            "tags": ["service"],
            "summary": summary,
            "responses": responses,
        }
        spec.path(path, operations={"get": get})


def _health(status: str) -> dict[str, Any]:
    schema = answer_schemas.Health
    return {"application/json": {"schema": schema, "example": {"status": status}}}


def _page(kind: str) -> dict[str, Any]:
    schema = {"type": "string" if kind == "text/html" else "object"}
    content = {kind: {"schema": schema}}
    return {"200": _response("The page.", content, "Cache-Control", "ETag"), **_KEPT}


def _counts() -> dict[str, Any]:
    content = {"text/plain": {"schema": {"type": "string"}}}
    return {"200": _response("The counts.", content, "Cache-Control"), **_refusals()}
