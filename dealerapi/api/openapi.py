"""The OpenAPI 3.1 document, drawn from the schemas and the routes.

``python -m dealerapi.api.openapi`` prints it as YAML.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from marshmallow import fields

from dealerapi.api import answer_schemas, sheet_schemas
from dealerapi.api.answer_fields import Said
from dealerapi.api.card_fields import MOST_CARDS, MOST_ID, MOST_TEXT, Cards, HandOf
from dealerapi.api.codes import ERRORS, PROBLEMS
from dealerapi.api.fields import Variant
from dealerapi.api.game_schemas import Either, RankingGiven
from dealerapi.api.keys import HEADER
from dealerapi.api.openapi_paths import (
    REFUSALS,
    add_bulk,
    add_catalogue,
    add_question,
    add_service,
    headers_of,
)
from dealerapi.api.routes import QUESTIONS
from dealerapi.api.service import Service
from dealerapi.ranking import RANKINGS
from dealerapi.words import _

VERSION = "1.0.0"
"""The version of the contract with clients, which is not that of the program."""

Document = dict[str, Any]

_ABOUT = """\
Settles poker hands for a live dealer: which cards are wild, what hands are worth, which draws
may be called, and who gets which chips and why. The service keeps no state.

Every question takes a JSON body by POST; most take query parameters by GET, too. Answers are
JSON, or with `?format=text` or `Accept: text/plain` a short text to be read aloud. Refusals are
problem documents (RFC 9457) that list everything that is wrong with a request; so is the 404
of an address that there is not, and the 405 of a method that an address does not take.

Whoever runs the service can ask for an API key and limit how often one client asks.

A card is a rank `2`-`9`, `10` or `T`, `J`, `Q`, `K`, `A` and a suit `c`, `d`, `h`, `s` or a suit
sign; the joker is `Jk`. Amounts are whole numbers of whatever unit the caller counts in.
"""


def build(service: Service) -> Document:
    """The whole document as plain data, with examples from the samples of ``service``."""
    plugin = MarshmallowPlugin(schema_name_resolver=_name)
    spec = APISpec(
        title="Dealer Assist",
        version=VERSION,
        openapi_version="3.1.0",
        plugins=[plugin],
        info={"description": _ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
        servers=[{"url": "/"}],
        tags=[
            {"name": "questions", "description": "Questions of a dealer"},
            {"name": "catalogue", "description": "The variants and their rules"},
            {"name": "service", "description": "The service itself"},
        ],
    )
    assert plugin.converter is not None  # noqa: S101 - it is made with the plugin
    plugin.converter.add_attribute_function(_card_property)  # type: ignore[no-untyped-call]
    _add_components(spec)
    _add_keys(spec)
    for asked in QUESTIONS:
        add_question(spec, asked, service)
    if service.bulk is not None:
        add_bulk(spec)
    add_catalogue(spec, service)
    add_service(spec)
    drawn: Document = json.loads(json.dumps(spec.to_dict()))
    first = {"openapi": drawn["openapi"], "info": {"title": "", "version": "", **drawn["info"]}}
    document = {**first, **drawn, **first}
    _open_sides(document)
    _list_codes(document)
    return document


def _name(schema: Any) -> str:
    kind = schema if isinstance(schema, type) else type(schema)
    return kind.__name__


def _card_property(converter: Any, field: fields.Field[Any], **_more: Any) -> dict[str, Any]:
    """What apispec cannot know of our own fields."""
    if isinstance(field, Cards):
        return {"$ref": "#/components/schemas/CardList"}
    if isinstance(field, HandOf):
        return {"$ref": "#/components/schemas/GivenHand"}
    if isinstance(field, Variant):
        name = {"type": "string", "maxLength": Variant.MOST}
        return {"oneOf": [name, converter.resolve_nested_schema(field.schema)]}
    if isinstance(field, RankingGiven):
        return {"$ref": "#/components/schemas/GivenRanking"}
    if isinstance(field, Either):
        words = {"type": "string", "enum": list(field.word.words)}
        return {"oneOf": [words, converter.resolve_nested_schema(field.schema)]}
    return {}


def _add_components(spec: APISpec) -> None:
    cards = {"$ref": "#/components/schemas/CardList"}
    spec.components.schema(
        "CardList",
        {
            "description": "A list of cards: one text, with or without spaces or commas, or"
            " a list of texts.",
            "oneOf": [
                {"type": "string", "maxLength": MOST_TEXT},
                {"type": "array", "items": {"type": "string"}, "maxItems": MOST_CARDS},
            ],
            "examples": ["Ac 6h 5d 2s 2d", ["Ac", "6h"]],
        },
    )
    spec.components.schema(
        "GivenRanking",
        {
            "description": "A ranking by name, such as "
            + ", ".join(f"`{name}`" for name in list(RANKINGS)[:12])
            + "; `low_ranking` for the house rule; points; or hands that beat everything.",
            "oneOf": [
                {"type": "string", "maxLength": RankingGiven.MOST},
                {
                    "type": "object",
                    "properties": {
                        "points": {"type": "object", "required": ["aim"]},
                        "ranking": {"type": ["string", "object"]},
                        "beats_all": {"type": "array", "maxItems": 8},
                    },
                    "additionalProperties": False,
                },
            ],
            "examples": ["standard_high", {"points": {"aim": "nearest", "target": 21}}],
        },
    )
    spec.components.schema(
        "GivenHand",
        {
            "description": "A hand: a list of cards; a text DOWN/UP, with the cards face down"
            " before the slash; or an object of `cards`, or of `down` and `up`, with an `id`.",
            "oneOf": [
                cards,
                {
                    "type": "object",
                    "properties": {
                        "id": {"type": "string", "minLength": 1, "maxLength": MOST_ID},
                        "cards": cards,
                        "down": cards,
                        "up": cards,
                        "named": {"type": "string", "minLength": 1, "maxLength": MOST_ID},
                    },
                    "additionalProperties": False,
                    "minProperties": 1,
                },
            ],
            "examples": ["2c9h/KdKs3h4h5h", {"id": "Ann", "down": "2c9h", "up": "KdKs"}],
        },
    )
    spec.components.header(
        "X-Request-Id",
        {
            "description": "The id of the request: the caller's own, if it sent a plain one.",
            "schema": {"type": "string"},
        },
    )
    for refusal in REFUSALS.values():
        spec.components.response(
            refusal.name,
            {
                "description": refusal.about,
                "headers": headers_of("Content-Language", *refusal.headers),
                "content": {"application/problem+json": {"schema": answer_schemas.Problem}},
            },
        )


def _add_keys(spec: APISpec) -> None:
    """Say how a caller shows a key, which only some services ask for."""
    spec.components.security_scheme("bearer", {"type": "http", "scheme": "bearer"})
    spec.components.security_scheme("api_key", {"type": "apiKey", "in": "header", "name": HEADER})
    spec.options["security"] = [{}, {"bearer": []}, {"api_key": []}]


def _open_sides(document: Document) -> None:
    """Say what sides of other names hold, where they may stand beside high and low."""
    schemas = document["components"]["schemas"]
    for kind in _open_answers():
        if kind.__name__ not in schemas:
            continue  # the service does not give such answers
        schema = schemas[kind.__name__]
        like = dict(schema["properties"][kind.others])
        like.pop("description", None)
        schema["additionalProperties"] = like


def _open_answers() -> list[type[Said]]:
    """The answers that may hold sides of other names."""
    found = (*vars(answer_schemas).values(), *vars(sheet_schemas).values())
    kinds = (kind for kind in found if isinstance(kind, type) and issubclass(kind, Said))
    return [kind for kind in dict.fromkeys(kinds) if kind.others]


def _list_codes(document: Document) -> None:
    """Name every code and its meaning."""
    meanings: dict[str, Mapping[str, str]] = {
        "Problem": {code: kind.title for code, kind in PROBLEMS.items()},
        "ErrorEntry": ERRORS,
    }
    for schema, codes in meanings.items():
        lines = [f"* `{code}`: {_(meaning)}" for code, meaning in codes.items()]
        document["components"]["schemas"][schema]["properties"]["code"] = {
            "type": "string",
            "enum": list(codes),
            "description": "\n".join(lines),
        }


class _Dumper(yaml.SafeDumper):
    """Writes every value out, and texts of several lines as such."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _texts(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _texts)


def as_yaml(document: Document) -> str:
    """The document as YAML, in a stable order."""
    return yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)


def main() -> None:
    """Print the document."""
    from dealerapi.api.answers import SERVICE  # noqa: PLC0415 - loads all games

    print(as_yaml(build(SERVICE)), end="")


if __name__ == "__main__":
    main()
