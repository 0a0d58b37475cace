"""What a body may be, and what becomes of one that cannot be trusted."""

from __future__ import annotations

import io
import json
import time

import pytest

from dealerapi.api.body import MAX_BYTES, MAX_DEPTH, check_depth, parse
from dealerapi.api.problems import Problem

GOOD = b'{"variant": "low-die", "hands": ["Ac6h5d2s2d"]}'


def post(client, body, kind="application/json", **more):
    """Post raw bytes."""
    return client.post("/v1/evaluate", data=body, content_type=kind, **more)


@pytest.mark.parametrize(
    "kind", ["application/json", "application/json; charset=utf-8", "application/vnd.x+json"]
)
def test_json_types_are_read(client, kind):
    """Any type that says JSON will do."""
    assert post(client, GOOD, kind).status_code == 200


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", None]
)
def test_another_type_is_told_which_header_to_send(client, kind):
    """A plain ``curl -d`` learns what it lacks."""
    response = post(client, GOOD, kind)
    assert response.status_code == 415
    assert response.json["code"] == "wrong_content_type"
    assert "Content-Type: application/json" in response.json["detail"]


def test_a_compressed_body_is_refused(client):
    """Compressed bodies are not unpacked."""
    response = post(client, GOOD, headers={"Content-Encoding": "gzip"})
    assert response.status_code == 415
    assert response.headers["Accept-Encoding"] == "identity"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "empty_body"),
        (b" \n", "empty_body"),
        (b"{", "not_json"),
        (b"{'a': 1}", "not_json"),
        (b'{"a": 1} x', "not_json"),
        (b'{"a": "\n"}', "not_json"),
        (b'{"a": 01}', "not_json"),
        (b'{"a": "\xff"}', "broken_utf8"),
        (b'{"a": "\xed\xa0\x80"}', "broken_utf8"),
        (GOOD.decode().encode("utf-16"), "broken_utf8"),
        (rb'{"a": "\ud800"}', "broken_utf8"),
        (rb'{"\uDEAD": 1}', "broken_utf8"),
        (b'{"a": NaN}', "not_a_number"),
        (b'{"a": -Infinity}', "not_a_number"),
        (b'{"a": 1, "b": 2, "a": 1}', "duplicate_key"),
        (rb'{"\ud800": 1, "\ud800": 2}', "duplicate_key"),
        (b'{"a": {"b": [{"c": 1, "c": 1}]}}', "duplicate_key"),
        (b"[" * 33 + b"]" * 33, "too_deep"),
        (b"[" * 100_000, "too_deep"),
        (b'{"a":' * 50_000, "too_deep"),
    ],
)
def test_a_body_that_cannot_be_trusted_is_400(client, body, code):
    """Each way of not being JSON has its own code."""
    response = post(client, body)
    assert (response.status_code, response.json["code"]) == (400, code)
    assert response.content_type == "application/problem+json"


def test_a_pair_of_surrogates_is_one_character():
    """Escaped characters beyond the first plane are read."""
    assert parse(rb'"\ud83c\udccf"') == "🃏"


def test_a_byte_order_mark_is_passed_over():
    """Some editors put one at the beginning of a file."""
    assert parse(b"\xef\xbb\xbf{}") == {}


def test_the_allowed_depth_is_read():
    """Exactly as deep as promised."""
    assert parse(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)


def test_brackets_in_texts_do_not_count_as_depth():
    """A text may hold any number of brackets, and quotes after a backslash."""
    text = json.dumps({"a": "[" * 100, 'b"[[[\\': '\\"' + "{" * 100}).encode()
    assert parse(text)


def test_many_brackets_side_by_side_are_not_deep():
    """Depth is not the number of lists."""
    assert len(parse(b"[" + b",".join([b"[]"] * 1000) + b"]")) == 1000


def test_a_hostile_text_is_scanned_quickly():
    """A text that never ends and is full of escaped quotes takes no longer than another."""
    text = "[" * 20 + '"' + '\\"' * 120_000 + "[" * 50
    start = time.perf_counter()
    check_depth(text)
    with pytest.raises(Problem):
        parse(text.encode())
    assert time.perf_counter() - start < 1


@pytest.mark.parametrize("number", ["1e400", "-1e400", "9" * 5000, "-" + "9" * 5000, "1" * 41])
def test_numbers_too_large_to_read_are_out_of_range(client, number):
    """They are understood, and wrong."""
    body = f'{{"variant": "x", "pot": {number}, "players": [{{"seat": {number}}}]}}'.encode()
    response = client.post("/v1/showdown", data=body, content_type="application/json")
    assert response.status_code == 422
    assert [error["code"] for error in response.json["errors"]] == ["out_of_range"] * 2


@pytest.mark.parametrize("body", [b"[]", b"1", b'"x"', b"null", b"true", b"1e999"])
def test_a_body_that_is_no_object_is_422(client, body):
    """It is JSON, but not a question."""
    response = post(client, body)
    assert response.status_code == 422
    (error,) = response.json["errors"]
    assert (error["pointer"], error["code"]) == ("#", "wrong_type")


def test_the_largest_body_is_read_and_a_larger_one_is_413(client):
    """The limit is exact."""
    assert post(client, GOOD + b" " * (MAX_BYTES - len(GOOD))).status_code == 200
    response = post(client, GOOD + b" " * (MAX_BYTES - len(GOOD) + 1))
    assert response.status_code == 413
    assert response.json["code"] == "body_too_large"


@pytest.mark.parametrize(("size", "expected"), [(MAX_BYTES, 200), (MAX_BYTES + 1, 413)])
def test_a_large_body_in_chunks_is_413(client, size, expected):
    """A body need not announce its length to be too large."""
    response = client.post(
        "/v1/evaluate",
        input_stream=io.BytesIO(GOOD.ljust(size)),
        content_type="application/json",
        headers={"Transfer-Encoding": "chunked"},
        environ_overrides={"wsgi.input_terminated": True},
    )
    assert response.status_code == expected
