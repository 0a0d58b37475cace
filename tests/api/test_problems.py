"""How refusals are told."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import dealerapi.api
from dealerapi.api.app import create_app
from dealerapi.api.codes import ERRORS, PROBLEMS
from dealerapi.api.problems import MOST_ERRORS, pointer
from dealerapi.api.service import Answered, Service
from dealerapi.faults import Fault, Faulty

PACKAGE = Path(dealerapi.api.__file__).parent.parent


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ((), "#"),
        (("players", 2, "cards"), "#/players/2/cards"),
        (("a/b", "c~d"), "#/a~1b/c~0d"),
        (("",), "#/"),
        (("é %",), "#/%C3%A9%20%25"),
    ],
)
def test_pointers_are_json_pointers_in_a_fragment(path, written):
    """Slashes and tildes are escaped, and what a fragment cannot hold is encoded."""
    assert pointer(path) == written


def test_all_faults_are_told_together(client):
    """What the schema finds and what reading the cards finds stand in one list."""
    body = {
        "varriant": "low-die",
        "hands": ["Ac6h", 7, {"cards": ["Zz"], "color": "red"}],
        "board": "??",
    }
    response = client.post("/v1/evaluate", data=json.dumps(body), content_type="application/json")
    assert response.status_code == 422
    assert response.json["code"] == "invalid_request"
    assert [(error["pointer"], error["code"]) for error in response.json["errors"]] == [
        ("#/varriant", "unknown_field"),
        ("#/hands/1", "wrong_type"),
        ("#/hands/2/color", "unknown_field"),
        ("#/variant", "missing_field"),
        ("#/hands/2/cards/0", "not_a_card"),
        ("#/board", "not_a_card"),
    ]
    assert response.json["errors"][0]["suggestions"] == ["variant"]
    assert "did you mean “variant”?" in response.json["errors"][0]["detail"]


def test_one_fault_is_told_in_the_detail(client):
    """Who reads only the detail knows what is wrong."""
    response = client.post("/v1/evaluate", json={"variant": "low-die"})
    assert response.json["detail"] == "One thing is wrong: this field is missing"


def test_thousands_of_faults_are_cut_short(client):
    """The answer stays small, and says how much is left out."""
    body = {"variant": "x", "hands": ["Ac"], **{f"f{n}": n for n in range(5000)}}
    response = client.post("/v1/evaluate", json=body)
    assert len(response.json["errors"]) == MOST_ERRORS
    assert response.json["errors_omitted"] == 5000 - MOST_ERRORS


def test_a_fault_found_twice_is_told_once():
    """Two floors may find the same fault."""

    def answer(_data, faults):
        fault = Fault(("button",), "out_of_range", "no such seat")
        faults.found.append(fault)
        raise Faulty([fault])

    client = create_app(Service({"wilds": Answered(answer, str)})).test_client()
    response = client.post("/v1/wilds", json={"variant": "x", "hands": ["Ac"]})
    assert len(response.json["errors"]) == 1


def test_suggestions_for_an_unknown_variant_stand_at_the_top():
    """A client need not look through the errors for them."""

    def answer(_data, _faults):
        raise Faulty([Fault(("variant",), "unknown_variant", "no such", ("low-die",))])

    client = create_app(Service({"wilds": Answered(answer, str)})).test_client()
    response = client.post("/v1/wilds", json={"variant": "low-dye", "hands": ["Ac"]})
    assert response.status_code == 422
    assert response.json["suggestions"] == ["low-die"]
    assert response.json["errors"][0]["suggestions"] == ["low-die"]


def test_an_unknown_variant_in_the_path_is_404(client):
    """With the closest names."""
    response = client.get("/v1/variants/low-dye")
    assert (response.status_code, response.json["code"]) == (404, "unknown_variant")
    assert response.json["suggestions"] == ["low-die"]


def test_an_unknown_path_is_404_with_the_nearest(client):
    """A misspelt address is put right."""
    response = client.get("/v1/evaluatee")
    assert (response.status_code, response.json["code"]) == (404, "not_found")
    assert "Did you mean /v1/evaluate?" in response.json["detail"]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/v1/showdown", {"GET", "HEAD", "OPTIONS", "POST"}),
        ("GET", "/v1/draws/deal", {"OPTIONS", "POST"}),
        ("POST", "/v1/variants", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_405_names_the_methods_allowed(client, method, path, allowed):
    """The Allow header stays."""
    response = client.open(path, method=method)
    assert (response.status_code, response.json["code"]) == (405, "method_not_allowed")
    assert set(response.headers["Allow"].split(", ")) == allowed


def test_problems_are_json_whatever_is_accepted(client):
    """A caller of text still gets problems that a program can read."""
    response = client.post("/v1/evaluate?format=text", json={}, headers={"Accept": "text/plain"})
    assert response.content_type == "application/problem+json"
    assert response.headers["Cache-Control"] == "no-store"


def test_a_mistake_of_the_service_is_a_problem_and_is_logged(caplog):
    """No trace of it leaves the house, but the log holds it with the request id."""

    def answer(_data, _faults):
        raise ZeroDivisionError("secret")

    client = create_app(Service({"wilds": Answered(answer, str)})).test_client()
    response = client.post(
        "/v1/wilds", json={"variant": "x", "hands": ["Ac"]}, headers={"X-Request-Id": "abc"}
    )
    assert (response.status_code, response.json["code"]) == (500, "internal_error")
    assert "secret" not in response.text
    assert "secret" in caplog.text
    assert "abc" in caplog.text


def test_type_leads_to_the_explanation_of_the_code(client):
    """The docs page has an anchor for each kind of problem."""
    kind = client.get("/nowhere").json["type"]
    page, anchor = kind.split("#")
    assert f'id="{anchor}"' in client.get(page).text


def test_every_problem_has_all_members_and_a_known_code(client):
    """One form for all of them."""
    answers = [
        client.get("/nowhere"),
        client.put("/v1/showdown"),
        client.post("/v1/showdown", data="x"),
        client.get("/v1/variants", headers={"Accept": "image/png"}),
        client.get("/v1/variants?x=1"),
        client.get("/v1/variants?q=%ff"),
    ]
    assert [answer.status_code for answer in answers] == [404, 405, 415, 406, 422, 400]
    for answer in answers:
        document = answer.json
        kind = PROBLEMS[document["code"]]
        assert (kind.status, kind.title) == (document["status"], document["title"])
        assert document["detail"]
        assert document["request_id"] == answer.headers["X-Request-Id"]


def codes_in(path):
    """The codes that a file of the program gives to faults, with their lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "id", getattr(node.func, "attr", ""))
        place = {"Fault": 1, "add": 1, "Trouble": 0, "refused": 0, "spoilt": 2}.get(called)
        if called == "add" and "fault" not in ast.unparse(node.func):
            continue
        if place is not None and len(node.args) > max(place, 1):
            code = node.args[place]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield code.value, f"{path.name}:{node.lineno}"


def test_every_code_of_a_fault_is_registered():
    """A client finds each code in the API document."""
    found = [one for path in PACKAGE.rglob("*.py") for one in codes_in(path)]
    assert found
    assert [one for one in found if one[0] not in ERRORS] == []


@pytest.mark.parametrize("query", ["", "a=1", "a\r\x00"])
def test_two_slashes_are_not_one(client, query):
    """The caller is not sent elsewhere, but told what the address may have been."""
    response = client.post("/v1//showdown", environ_overrides={"QUERY_STRING": query})
    assert response.status_code == 404
    assert response.json["code"] == "not_found"
    assert "Did you mean /v1/showdown?" in response.json["detail"]
