"""The form of answers, caching, request ids and other origins."""

from __future__ import annotations

import json

import pytest

QUESTION = {"variant": "low-die", "hands": ["A♣ 6♥"]}


@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        (None, "application/json"),
        ("", "application/json"),
        ("*/*", "application/json"),
        ("application/json", "application/json"),
        ("APPLICATION/JSON; charset=utf-8", "application/json"),
        ("application/*", "application/json"),
        ("text/plain", "text/plain"),
        ("text/*", "text/plain"),
        ("text/plain, application/json", "application/json"),
        ("text/plain, application/json;q=0.9", "text/plain"),
        ("text/plain;q=0.1, */*;q=0.2", "application/json"),
        ("application/json;q=0, */*", "text/plain"),
        ("text/html,application/xhtml+xml,*/*;q=0.8", "application/json"),
        ("nonsense", None),
        ("image/png", None),
        ("application/json;q=0", None),
        ("*/*;q=0", None),
    ],
)
def test_accept_decides_the_form(client, accept, kind):
    """The most specific range that fits decides; 406 where nothing does."""
    headers = {} if accept is None else {"Accept": accept}
    response = client.post("/v1/evaluate", json=QUESTION, headers=headers)
    if kind is None:
        assert (response.status_code, response.json["code"]) == (406, "not_acceptable")
    else:
        assert (response.status_code, response.mimetype) == (200, kind)
        assert "Accept" in response.headers["Vary"]


@pytest.mark.parametrize(("form", "kind"), [("json", "application/json"), ("text", "text/plain")])
def test_format_weighs_more_than_accept(client, form, kind):
    """Even than an Accept that nothing fits."""
    for accept in ("application/json", "text/plain", "image/png"):
        response = client.post(
            f"/v1/evaluate?format={form}", json=QUESTION, headers={"Accept": accept}
        )
        assert response.mimetype == kind


@pytest.mark.parametrize(
    ("query", "parameter", "code"),
    [
        ("format=xml", "format", "bad_value"),
        ("format=", "format", "bad_value"),
        ("format=json&format=json", "format", "repeated_parameter"),
        ("formt=json", "formt", "unknown_parameter"),
        ("hand=Ac", "hand", "unknown_parameter"),
    ],
)
def test_a_wrong_parameter_of_a_post_is_refused(client, query, parameter, code):
    """A POST takes no parameter but the format."""
    response = client.post(f"/v1/evaluate?{query}", json=QUESTION)
    assert response.status_code == 422
    (error,) = response.json["errors"]
    assert (error["parameter"], error["code"]) == (parameter, code)


def test_text_is_utf8_and_ends_its_line(client):
    """A terminal shows it well."""
    response = client.post("/v1/evaluate?format=text", json=QUESTION)
    assert response.content_type == "text/plain; charset=utf-8"
    assert response.text == "Heard 2 things: ♠\n"


def test_json_keeps_order_and_characters(client):
    """Suit signs are not escaped, and fields stand as they were put."""
    response = client.post("/v1/evaluate", json=QUESTION)
    assert "A♣ 6♥" in response.text
    assert list(json.loads(response.text)["question"])[:1] == ["variant"]


def test_answers_to_questions_are_not_stored(client):
    """By POST or by GET."""
    for response in (
        client.post("/v1/evaluate", json=QUESTION),
        client.get("/v1/evaluate?variant=low-die&hand=Ac"),
    ):
        assert response.status_code == 200
        assert response.headers["Cache-Control"] == "no-store"
        assert "ETag" not in response.headers


@pytest.mark.parametrize(
    "path", ["/v1/variants", "/v1/variants/low-die", "/openapi.yaml", "/openapi.json", "/docs"]
)
def test_the_catalogue_may_be_kept(client, path):
    """A strong ETag, a time to live, and 304 for who has it."""
    response = client.get(path)
    tag = response.headers["ETag"]
    assert tag.startswith('"')
    assert response.headers["Cache-Control"].startswith("public, max-age=")
    again = client.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == tag
    assert again.headers["Cache-Control"] == response.headers["Cache-Control"]
    assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_each_form_has_its_own_tag(client):
    """Text and JSON are not the same representation."""
    tags = {client.get(f"/v1/variants?format={form}").headers["ETag"] for form in ("json", "text")}
    assert len(tags) == 2


def test_filters_reach_the_catalogue(client):
    """And only those that there are."""
    assert client.get("/v1/variants?family=draw&q=die").json["given"] == {
        "family": "draw",
        "q": "die",
    }
    response = client.get("/v1/variants?famly=draw&q=a&q=b")
    assert [(error["parameter"], error["code"]) for error in response.json["errors"]] == [
        ("famly", "unknown_parameter"),
        ("q", "repeated_parameter"),
    ]


def test_head_is_get_without_the_body(client):
    """The headers tell what a GET would."""
    response = client.head("/v1/variants")
    assert (response.status_code, response.data) == (200, b"")
    assert response.headers["ETag"] == client.get("/v1/variants").headers["ETag"]


@pytest.mark.parametrize("path", ["/v1/variants", "/healthz", "/nowhere", "/docs"])
def test_every_answer_carries_a_request_id(client, path):
    """The caller's own if it is sane, else a fresh one each time."""
    own = client.get(path, headers={"X-Request-Id": "table-7.hand:12"})
    assert own.headers["X-Request-Id"] == "table-7.hand:12"
    ids = {client.get(path).headers["X-Request-Id"] for _ in range(2)}
    assert len(ids) == 2


@pytest.mark.parametrize("wild", ["", "a b", "x" * 200, "<script>", "é", '"'])
def test_an_insane_request_id_is_replaced(client, wild):
    """What could harm a log is not written into it."""
    given = client.get("/healthz", headers={"X-Request-Id": wild}).headers["X-Request-Id"]
    assert given != wild
    assert given.isalnum()
