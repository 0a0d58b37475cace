"""The document at the top, and that the service as served does what it says."""

from __future__ import annotations

import re

import live
import pytest
import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

from dealerapi.api import openapi
from dealerapi.api.answers import SERVICE
from dealerapi.api.routes import QUESTIONS

FILES = ("/static/", "/page/", "/sw.js")
"""Addresses of the files of the pages, which the document leaves out."""


def operations(published):
    """Every operation, with its path and method."""
    for path, item in published["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def test_it_is_what_the_code_says():
    """`make openapi` would write the same, to the letter."""
    text = (live.TOP / "openapi.yaml").read_text("utf-8")
    assert text == openapi.as_yaml(openapi.build(SERVICE)), "run “make openapi”"


def test_it_is_valid_openapi_3_1(published):
    """By the validator of the specification."""
    assert published["openapi"].startswith("3.1")
    OpenAPIV31SpecValidator(published).validate()


def test_it_is_what_the_service_serves(client, published):
    """As YAML and as JSON."""
    assert yaml.safe_load(client.get("/openapi.yaml").text) == published
    assert client.get("/openapi.json").json == published


def test_it_covers_every_route_and_no_other(app, published):
    """Paths and methods are those of the application, the files of pages apart."""
    routes = {
        (re.sub("<(?:.*?:)?(.*?)>", r"{\1}", rule.rule), method.lower())
        for rule in app.url_map.iter_rules()
        if not rule.rule.startswith(FILES)
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert {(path, method) for path, method, _operation in operations(published)} == routes


@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: asked.name)
def test_its_questions_get_its_answers(client, published, asked):
    """By POST and by GET, as JSON and as text: the very answers that it shows."""
    item = published["paths"][asked.path]
    body = item["post"]["requestBody"]["content"]["application/json"]["example"]
    shown = item["post"]["responses"]["200"]["content"]
    answer, text = shown["application/json"]["example"], shown["text/plain"]["example"]
    assert client.post(asked.path, json=body).json == answer
    assert client.post(f"{asked.path}?format=text", json=body).text == text
    if "get" in item:
        query = {
            one["name"]: one["example"] for one in item["get"]["parameters"] if "example" in one
        }
        assert client.get(asked.path, query_string=query).json == answer
        assert client.get(asked.path, query_string={**query, "format": "text"}).text == text


def test_its_other_examples_are_the_answers(client, published):
    """The list, a rule sheet and the health, as JSON and where there is one as text."""
    seen = 0
    for path, method, operation in operations(published):
        if method == "get" and "post" not in published["paths"][path]:
            content = operation["responses"]["200"]["content"]
            given = [one for one in operation.get("parameters", []) if "example" in one]
            names = {one["name"]: one["example"] for one in given if one["in"] == "path"}
            query = {one["name"]: one["example"] for one in given if one["in"] == "query"}
            address = path.format(**names)
            if "example" in content.get("application/json", {}):
                answer = client.get(address, query_string=query).json
                assert answer == content["application/json"]["example"]
                seen += 1
            if "example" in content.get("text/plain", {}):
                text = client.get(address, query_string={**query, "format": "text"}).text
                assert text == content["text/plain"]["example"]
                seen += 1
    assert seen == 6


REFUSED = [
    ("post", {"data": "{"}, 400),
    ("post", {"json": {}, "headers": {"Accept": "image/png"}}, 406),
    ("post", {"data": b" " * (256 * 1024 + 1)}, 413),
    ("post", {"data": "{}", "content_type": "text/plain"}, 415),
    ("post", {"json": {}}, 422),
    ("get", {"query_string": "q=%ff"}, 400),
    ("get", {"headers": {"Accept": "image/png"}}, 406),
    ("get", {"query_string": {"format": "xml"}}, 422),
]


@pytest.mark.parametrize(("method", "request_", "status"), REFUSED)
def test_every_refusal_that_occurs_is_in_it(client, published, method, request_, status):
    """On each address that can refuse so; and on none is the status left out."""
    for path, other, operation in operations(published):
        if path.startswith("/v1") and other == method:
            request = {"content_type": "application/json", **request_}
            if "json" in request or method == "get":
                del request["content_type"]
            address = path.format(name="dakota")
            response = client.open(address, method=method.upper(), **request)
            assert (path, response.status_code) == (path, status)
            assert str(status) in operation["responses"]


def test_an_unknown_variant_in_the_path_is_in_it(client, published):
    """404, and nowhere else but where no address is."""
    assert client.get("/v1/variants/dakotta").status_code == 404
    documented = {
        path
        for path, _method, operation in operations(published)
        if "404" in operation["responses"]
    }
    assert documented == {"/v1/variants/{name}"}


def test_whatever_may_be_kept_says_so(client, published):
    """304 is documented exactly where an ETag is given."""
    for path, method, operation in operations(published):
        if method == "get" and "post" not in published["paths"][path]:
            with client.get(path.format(name="dakota")) as response:
                kept = "ETag" in response.headers
            assert ("304" in operation["responses"]) is kept, path
