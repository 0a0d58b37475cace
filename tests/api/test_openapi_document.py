"""The OpenAPI document, and that it says what the service does."""

from __future__ import annotations

import json
import re

import pytest
import yaml
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator
from stand_ins import SAMPLES, stand_in

from dealerapi.api import openapi
from dealerapi.api.codes import ERRORS, PROBLEMS
from dealerapi.api.routes import QUESTIONS
from dealerapi.api.service import Service


@pytest.fixture(scope="module")
def document():
    """The document over the service of stand-ins."""
    return openapi.build(stand_in())


def operations(document):
    """Every operation, with its path and method."""
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def schema_of(document, name):
    """A validator of a named schema."""
    return Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    )


def test_it_is_valid_openapi_3_1(document):
    """By the validator of the specification."""
    assert document["openapi"].startswith("3.1")
    OpenAPIV31SpecValidator(document).validate()


def test_it_is_valid_without_any_game():
    """The document does not depend on examples."""
    OpenAPIV31SpecValidator(openapi.build(Service())).validate()


def test_it_covers_every_route_and_no_other(app, document):
    """Paths and methods are those of the application, the files of pages apart."""
    routes = set()
    for rule in app.url_map.iter_rules():
        if not rule.rule.startswith(("/static/", "/page/", "/sw.js")):
            path = re.sub("<(.*?)>", r"{\1}", rule.rule)
            routes |= {(path, method) for method in rule.methods - {"HEAD", "OPTIONS"}}
    assert {(path, method.upper()) for path, method, _ in operations(document)} == routes


def test_operation_ids_differ(document):
    """Client makers name functions by them."""
    ids = [operation["operationId"] for _path, _method, operation in operations(document)]
    assert len(ids) == len(set(ids))


def test_requests_refuse_other_fields(document):
    """In each object of a request."""
    schemas = document["components"]["schemas"]
    for name, schema in schemas.items():
        if name.endswith("Request"):
            assert schema["additionalProperties"] is False, name


@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: asked.name)
def test_each_question_has_an_example_with_its_answer(document, asked, client):
    """The service gives the very answer that the document shows."""
    post = document["paths"][asked.path]["post"]
    body = post["requestBody"]["content"]["application/json"]["example"]
    content = post["responses"]["200"]["content"]
    assert body == SAMPLES[asked.name]
    assert client.post(asked.path, json=body).json == content["application/json"]["example"]
    spoken = client.post(f"{asked.path}?format=text", json=body).text
    assert spoken == content["text/plain"]["example"]
    name = type(asked.schema).__name__
    schema_of(document, name).validate(body)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/evaluate", {"variant": "x", "hands": [{"down": ["Ac"], "up": "Kd"}]}),
        ("/v1/evaluate", {"variant": "x", "hands": ["Ac/Kd", ["Ac"]], "board": ["Kd"]}),
        ("/v1/evaluate", {"variant": "x", "hands": [7]}),
        ("/v1/evaluate", {"variant": "x", "hands": []}),
        ("/v1/evaluate", {"variant": "x", "hands": ["Ac"], "high_low": "no"}),
        ("/v1/evaluate", {"variant": "x", "hands": ["Ac"], "house_rules": {"a": 1}}),
        ("/v1/showdown", {"variant": "x", "players": [{"seat": 1}], "pot": 1.0}),
        ("/v1/showdown", {"variant": "x", "players": [{"seat": 1}], "pot": 2**53}),
        ("/v1/showdown", {"variant": "x", "players": [{"seat": 1, "status": "out"}]}),
        ("/v1/showdown", {"variant": "x", "players": [{"seat": 1, "bett": 1}]}),
        ("/v1/showdown", {"variant": "x", "players": [{"seat": 1, "name": None}]}),
        ("/v1/showdown", {"players": [{"seat": 1}]}),
        ("/v1/showdown", {"variant": "x" * 101, "players": [{"seat": 1}]}),
    ],
)
def test_document_and_service_refuse_the_same(document, client, path, body):
    """What the schema in the document takes, the service takes, and nothing else."""
    content = document["paths"][path]["post"]["requestBody"]["content"]
    name = content["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
    taken = client.post(path, json=body).status_code == 200
    assert schema_of(document, name).is_valid(body) is taken


def test_problems_are_as_the_document_says(document, client):
    """Of each kind, by POST and by GET."""
    validator = schema_of(document, "Problem")
    for response in (
        client.post("/v1/evaluate", json={}),
        client.get("/v1/evaluate?variant=x&hand=Zz"),
        client.get("/v1/variants/nobody"),
        client.get("/nowhere"),
    ):
        validator.validate(response.json)


def test_every_code_is_listed_with_its_meaning(document):
    """Clients find them all in one place."""
    schemas = document["components"]["schemas"]
    for name, codes in (("Problem", PROBLEMS), ("ErrorEntry", ERRORS)):
        code = schemas[name]["properties"]["code"]
        assert code["enum"] == list(codes)
        assert all(f"`{one}`: " in code["description"] for one in codes)


def test_other_sides_of_a_game_have_the_form_of_high(document):
    """A hand may carry a spade beside high and low, and nothing else."""
    hand = schema_of(document, "Hand")
    given = {"id": "1", "cards": ["Ac"], "wild": [], "high": None, "low": None}
    assert hand.is_valid({**given, "spade": None})
    assert not hand.is_valid({**given, "spade": 7})


def test_queries_are_described(document):
    """Repeated parameters are lists, and each GET can choose the form."""
    get = document["paths"]["/v1/showdown"]["get"]
    by_name = {one["name"]: one for one in get["parameters"]}
    assert by_name["player"]["schema"]["type"] == "array"
    assert by_name["variant"]["required"]
    assert by_name["format"]["schema"]["enum"] == ["json", "text"]
    assert by_name["player"]["example"] == ["1:2c9h/KdKs3h4h5h:high"]
    assert by_name["pot"]["example"] == 1001
    for path, method, operation in operations(document):
        if path.startswith("/v1") and method == "get":
            assert "format" in {one["name"] for one in operation["parameters"]}


def test_yaml_and_json_are_the_same_document(client, document):
    """Served as both, with their own types."""
    as_yaml = client.get("/openapi.yaml")
    as_json = client.get("/openapi.json")
    assert (as_yaml.mimetype, as_json.mimetype) == ("application/yaml", "application/json")
    assert yaml.safe_load(as_yaml.text) == json.loads(as_json.text) == document


def test_the_yaml_is_stable_and_readable(document):
    """The same twice, without anchors, texts of several lines as such."""
    text = openapi.as_yaml(document)
    assert text == openapi.as_yaml(openapi.build(stand_in()))
    assert "&id0" not in text
    assert "description: |" in text
