"""The paths of the OpenAPI document: what each takes, what it gives, and an example."""

from __future__ import annotations

import json
from typing import Any

from apispec import APISpec
from marshmallow import Schema

from dealerapi.api import answer_schemas
from dealerapi.api.loading import load
from dealerapi.api.negotiate import FORMATS
from dealerapi.api.query import Form
from dealerapi.api.routes import FILTERS, Asked
from dealerapi.api.service import Service
from dealerapi.faults import Faults
from dealerapi.words import _

REFUSALS: dict[int, tuple[str, str]] = {
    400: ("Unreadable", "The request cannot be read."),
    404: ("UnknownVariant", "There is no such variant."),
    406: ("NotAcceptable", "The answer does not come in an accepted form."),
    413: ("TooLarge", "The body is over 256 kB."),
    415: ("NotMarkedAsJson", "The body is not marked as JSON."),
    422: ("Wrong", "The request was understood, but something in it is wrong."),
}
"""The refusals that answers refer to: name and description by status."""


def headers_of(*more: str) -> dict[str, Any]:
    """The headers of an answer; ``more`` names those beside the request id."""
    texts = {name: {"schema": {"type": "string"}} for name in more}
    return {"X-Request-Id": {"$ref": "#/components/headers/X-Request-Id"}, **texts}


def _refusals(*statuses: int) -> dict[str, Any]:
    return {
        str(status): {"$ref": f"#/components/responses/{REFUSALS[status][0]}"}
        for status in statuses
    }


def _format() -> dict[str, Any]:
    return {
        "name": "format",
        "in": "query",
        "description": "the form of the answer; weighs more than Accept",
        "schema": {"type": "string", "enum": list(FORMATS)},
    }


def _parameters(form: Form) -> list[dict[str, Any]]:
    given: list[dict[str, Any]] = []
    for one in form.parameters:
        schema = {"type": "array", "items": one.schema} if one.many else one.schema
        entry: dict[str, Any] = {"name": one.name, "in": "query", "description": one.about}
        if one.required:
            entry["required"] = True
        given.append({**entry, "schema": schema})
    return given


def _answer(
    about: str, schema: type[Schema], example: Any, text: str | None, *headers: str
) -> dict[str, Any]:
    as_json: dict[str, Any] = {"schema": schema}
    as_text: dict[str, Any] = {"schema": {"type": "string"}}
    if example is not None:
        as_json["example"] = example
    if text is not None:
        as_text["example"] = text
    return {
        "description": about,
        "headers": headers_of("Cache-Control", *headers),
        "content": {"application/json": as_json, "text/plain": as_text},
    }


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
    operations: dict[str, Any] = {
        "post": {
            "operationId": asked.name,
            **common,
            "parameters": [_format()],
            "requestBody": {"required": True, "content": {"application/json": body}},
            "responses": {"200": good, **_refusals(400, 406, 413, 415, 422)},
        }
    }
    if asked.form is not None:
        operations["get"] = {
            "operationId": f"{asked.name}_by_get",
            **common,
            "parameters": [*_parameters(asked.form), _format()],
            "responses": {
                "200": _answer("The answer.", asked.answer, None, None),
                **_refusals(400, 406, 422),
            },
        }
    spec.path(asked.path, operations=operations)


_KEPT = {"304": {"description": "Unchanged since the ETag that the caller has."}}


def add_catalogue(spec: APISpec, service: Service) -> None:
    """Describe the list of variants and the rule sheet."""
    catalogue = service.catalogue
    listing = catalogue.variants({}) if catalogue is not None else None
    filters = [
        {
            "name": name,
            "in": "query",
            "description": about,
            "schema": {"type": "string"},
        }
        for name, about in zip(
            FILTERS, ("variants of this family only", "variants in which this occurs"), strict=True
        )
    ]
    spec.path(
        "/v1/variants",
        operations={
            "get": {
                "operationId": "list_variants",
                "tags": ["catalogue"],
                "summary": "Which variants there are",
                "parameters": [*filters, _format()],
                "responses": {
                    "200": _answer(
                        "The list.", answer_schemas.VariantsAnswer, listing, None, "ETag"
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
                "parameters": [name, _format()],
                "responses": {
                    "200": _answer(
                        "The rule sheet.", answer_schemas.VariantAnswer, sheet, text, "ETag"
                    ),
                    **_KEPT,
                    **_refusals(400, 404, 406, 422),
                },
            }
        },
    )


def add_service(spec: APISpec) -> None:
    """Describe health, the document and the pages."""
    health = {"application/json": {"schema": answer_schemas.Health}}
    pages: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
        ("/healthz", "health", "Whether the service is alive", health),
        ("/readyz", "readiness", "Whether the service can answer", health),
        ("/openapi.json", "document_json", "This document as JSON", _media("application/json")),
        ("/openapi.yaml", "document_yaml", "This document as YAML", _media("application/yaml")),
        ("/docs", "docs", "This document as a page", _media("text/html")),
        ("/", "start", "A page with links and a first request", _media("text/html")),
    )
    for path, operation, summary, content in pages:
        responses: dict[str, Any] = {
            "200": {"description": summary + ".", "headers": headers_of(), "content": content}
        }
        if operation == "readiness":
            responses["503"] = {**responses["200"], "description": "The service cannot answer."}
        spec.path(
            path,
            operations={
                "get": {
                    "operationId": operation,
                    "tags": ["service"],
                    "summary": summary,
                    "responses": responses,
                }
            },
        )


def _media(kind: str) -> dict[str, Any]:
    return {kind: {"schema": {"type": "object" if kind == "application/json" else "string"}}}
