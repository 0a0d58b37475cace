"""Requests that nobody thought of: schemathesis draws them from the API document.

Every answer must be one that the document has, whatever was asked: never a 5xx, of the
right form, with the right headers. What the document forbids must be refused.
"""

from __future__ import annotations

import copy
import os

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig

from dealerapi.api import openapi
from dealerapi.api.answers import SERVICE
from dealerapi.api.app import create_app
from dealerapi.api.fields import Variant
from dealerapi.api.negotiate import LINES
from dealerapi.api.routes import QUESTIONS
from dealerapi.games import GAMES

# The dealer's page is sent from its file, which schemathesis leaves open; servers close it.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "400"))
"""How many the long form draws for each operation; `make torture` has less time."""

FRESH = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "phases": (Phase.explicit, Phase.generate),
}


def schema_of(document, **generation):
    """What schemathesis makes of a document, against the real application."""
    # What the document allows can still be wrong for the game, such as four cards for Dakota;
    # and whatever is sent can be too large.
    refusals = ["400", "404", "405", "406", "413", "415", "422"]
    checks = {
        "positive_data_acceptance": {"expected-statuses": ["2xx", "404", "413", "422"]},
        "negative_data_rejection": {"expected-statuses": refusals},
    }
    # OPTIONS also tells of the rule sheet of a game that would be called “check”.
    as_a_name = {
        "include-path": "/v1/variants/check",
        "checks": {"allow_header_conformance": {"enabled": False}},
    }
    config = SchemathesisConfig.from_dict(
        {"checks": checks, "generation": generation, "operations": [as_a_name]}
    )
    schema = schemathesis.openapi.from_dict(document, config=config)
    schema.app = create_app()
    return schema


def by_name(document):
    """The document with games of the house in one request only, since each has hundreds of cases."""
    narrowed = copy.deepcopy(document)
    schemas = narrowed["components"]["schemas"]
    for path in AT_TABLES:
        body = narrowed["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        name = body["schema"]["$ref"].rsplit("/", 1)[1]
        schema = copy.deepcopy(schemas[name])
        schema["properties"]["variant"] = {"type": "string", "maxLength": Variant.MOST}
        schemas["Named" + name] = schema
        body["schema"] = {"$ref": f"#/components/schemas/Named{name}"}
    return narrowed


def at_the_table(document):
    """The document narrowed to games of five cards and to what suits them, so that more passes."""
    narrowed = copy.deepcopy(document)
    narrowed["paths"] = {path: {"post": narrowed["paths"][path]["post"]} for path in AT_TABLES}
    schemas = narrowed["components"]["schemas"]
    cards = {"enum": [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]}
    schemas["CardList"] = {
        "type": "array",
        "items": cards,
        "minItems": 5,
        "maxItems": 5,
        "uniqueItems": True,
    }
    schemas["GivenHand"] = {"$ref": "#/components/schemas/CardList"}
    games = {"enum": [game.name for game in GAMES if game.deal.cards == 5 and not game.declared]}
    for name, schema in schemas.items():
        if name.endswith("Request"):
            for left_out in UNSUITED & schema["properties"].keys():
                del schema["properties"][left_out]
            if "variant" in schema["properties"]:
                schema["properties"]["variant"] = games
    schemas["PlayerRequest"]["required"] = ["seat", "cards"]
    schemas["ShowdownRequest"]["required"] += ["pot", "button"]
    schemas["ShowdownRequest"]["properties"]["players"]["maxItems"] = 2
    schemas["EvaluateRequest"]["properties"]["hands"]["maxItems"] = 2
    return narrowed


AT_TABLES = [asked.path for asked in QUESTIONS if asked.name != "variants_check"]
AT_TABLES.append("/v1/evaluate/bulk")
"""The questions about play."""

UNSUITED = {"house_rules", "high_low", "chip", "pots", "bet", "down", "up", "hand", "declare"} | {
    "board",
    "dead",
    "after",
    "named",
    "upcards",
}
"""Fields that most games do not take, or not with everything else."""


def one_by_one(document):
    """The document without questions by lines, whose problems stand in an answer that is right."""
    narrowed = copy.deepcopy(document)
    for item in narrowed["paths"].values():
        if "post" in item:
            item["post"]["requestBody"]["content"].pop(LINES, None)
    return narrowed


DOCUMENT = one_by_one(openapi.build(SERVICE))
ANYTHING = schema_of(DOCUMENT)
BY_NAME = schema_of(by_name(DOCUMENT))
AT_THE_TABLE = schema_of(at_the_table(DOCUMENT), mode="positive")


@BY_NAME.parametrize()
@settings(max_examples=20, **FRESH)
def test_any_request_gets_an_answer_that_the_document_has(case):
    """Right and wrong requests alike."""
    case.call_and_validate()


@AT_THE_TABLE.parametrize()
@settings(max_examples=40, **FRESH)
def test_real_games_and_cards_get_an_answer_that_the_document_has(case):
    """Requests that reach the rules of the games."""
    case.call_and_validate()


@pytest.mark.proof
@ANYTHING.parametrize()
@settings(max_examples=EXAMPLES, **FRESH)
def test_any_request_for_minutes(case):
    """The same with many more requests."""
    case.call_and_validate()


@pytest.mark.proof
@AT_THE_TABLE.parametrize()
@settings(max_examples=EXAMPLES * 3 // 2, **FRESH)
def test_real_games_and_cards_for_minutes(case):
    """The same with many more requests."""
    case.call_and_validate()
