"""Many questions in one request, a line each."""

from __future__ import annotations

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerapi.api import lines
from dealerapi.api.app import create_app
from dealerapi.api.body import MAX_BYTES
from dealerapi.api.lines import whole_lines
from dealerapi.api.service import Answered, Service

LINES = "application/x-ndjson"
GOOD = '{"variant": "low-die", "hands": ["A♣ 6♥"]}'.encode()
OTHER = b'{"variant":"dakota","hands":[{"id":"Ann","down":"Ac","up":["Kd"]}],"dead":"2c"}'
WRONG = (
    b"{",
    b"[]",
    b'"\xff"',
    b'{"variant": "x"}',
    b'{"variant": "x", "variant": "y", "hands": ["Ac"]}',
    b'{"variant": "low-die", "hands": ["Zz"], "bord": ""}',
    b"[" * 100,
    b'{"variant": NaN}',
)


def ask(client, body, path="/v1/evaluate", **more):
    """Post lines."""
    return client.post(path, data=body, content_type=LINES, **more)


def told(response):
    """The answers, line by line."""
    assert response.status_code == 200, response.text
    assert response.data.endswith(b"\n") or not response.data
    return response.data.splitlines()


def test_each_line_is_answered_as_it_is_alone(client):
    """To the letter; a problem also tells its line, and has the id of the whole request."""
    asked = [GOOD, *WRONG, OTHER, GOOD]
    response = ask(client, b"\n".join(asked), headers={"X-Request-Id": "night-7"})
    answers = told(response)
    assert len(answers) == len(asked)
    for number, (raw, answer) in enumerate(zip(asked, answers, strict=True), 1):
        alone = client.post(
            "/v1/evaluate",
            data=raw,
            content_type="application/json",
            headers={"X-Request-Id": "night-7"},
        )
        if alone.status_code == 200:
            assert answer + b"\n" == alone.data
        else:
            assert json.loads(answer) == {**alone.json, "line": number}
    assert {json.loads(answer).get("status", 200) for answer in answers} == {200, 400, 422}


def test_the_answer_is_marked(client):
    """As lines, as not to be kept, and with all that every answer carries."""
    response = ask(client, GOOD)
    assert response.content_type == LINES
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["Vary"] == "Accept, Accept-Language"
    assert response.headers["Content-Language"] == "en"
    assert response.headers["X-Request-Id"]
    assert "Content-Length" not in response.headers


@pytest.mark.parametrize("path", ["/v1/evaluate", "/v1/showdown"])
def test_blank_lines_are_passed_over_but_counted(client, path):
    """As an editor counts them; lines may end as on Windows, and the last need not end."""
    answers = told(ask(client, b"\n\r\n  \n{}\r\n\n\t\n[]", path))
    assert [json.loads(answer)["line"] for answer in answers] == [4, 7]


@pytest.mark.parametrize("body", [b"", b"\n", b"\r\n \n"])
def test_no_question_has_no_answer(client, body):
    """Which is no fault."""
    assert told(ask(client, body)) == []


def test_a_line_that_is_too_long_is_refused_alone(client):
    """One of the longest allowed is read."""
    longest = GOOD + b" " * (MAX_BYTES - len(GOOD))
    asked = [longest, longest + b" ", b"x" * (3 * MAX_BYTES), GOOD]
    answers = [json.loads(answer) for answer in told(ask(client, b"\n".join(asked)))]
    assert [answer.get("code") for answer in answers] == [
        None,
        "body_too_large",
        "body_too_large",
        None,
    ]
    assert (answers[1]["status"], answers[1]["detail"]) == (413, "This line is over 256 kB.")


def test_the_language_is_that_of_the_request(client):
    """In every line, and in none of the next request."""
    for more in ({"query_string": "lang=es"}, {"headers": {"Accept-Language": "es"}}):
        response = ask(client, b"{}\n{}", **more)
        assert response.headers["Content-Language"] == "es"
        assert [json.loads(one)["detail"] for one in told(response)] == [
            "Hay 2 errores, enumerados en «errors»; el primero: falta este campo"
        ] * 2
    assert "2 things are wrong" in ask(client, b"{}").text


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"query_string": "format=text"}, 422, "invalid_request"),
        ({"query_string": "format=ndjson"}, 422, "invalid_request"),
        ({"query_string": "hand=Ac"}, 422, "invalid_request"),
        ({"headers": {"Accept": "text/plain"}}, 406, "not_acceptable"),
        ({"headers": {"Content-Encoding": "gzip"}}, 415, "wrong_content_type"),
        ({"path": "/v1/wilds"}, 415, "wrong_content_type"),
    ],
)
def test_what_is_wrong_with_the_whole_is_told_at_once(client, more, status, code):
    """Before any line is read."""
    response = ask(client, GOOD, **more)
    assert (response.status_code, response.json["code"]) == (status, code)
    assert response.content_type == "application/problem+json"


@pytest.mark.parametrize(
    "more",
    [
        {"query_string": "format=json"},
        {"headers": {"Accept": "application/json"}},
        {"headers": {"Accept": LINES}},
        {"headers": {"Accept": "application/*"}},
    ],
)
def test_who_accepts_json_accepts_it_by_lines(client, more):
    """As `curl --json` says of itself."""
    assert len(told(ask(client, GOOD, **more))) == 1


def test_a_mistake_of_the_service_spoils_one_line(caplog):
    """It is logged, and the rest is answered."""

    def answer(data, _faults):
        return {"one": 1 / len(data["variant"])}

    app = create_app(Service({"evaluate": Answered(answer, str)}))
    body = b'{"variant": "", "hands": [""]}\n{"variant": "x", "hands": [""]}'
    first, second = (json.loads(one) for one in told(ask(app.test_client(), body)))
    assert (first["code"], first["line"]) == ("internal_error", 1)
    assert first["request_id"] in caplog.text
    assert second == {"one": 1.0}


class Slow:
    """A body of which no more comes at a time than was asked for; it notes what was."""

    def __init__(self, body):
        self.left = io.BytesIO(body)
        self.sizes = []

    def read(self, size=-1):
        self.sizes.append(size)
        return self.left.read(size)


def test_answers_come_before_all_is_read(app):
    """What is kept at a time does not grow with the body."""
    body = Slow((GOOD + b"\n") * 100_000)
    environ = {"wsgi.input": body, "wsgi.input_terminated": True, "CONTENT_TYPE": LINES}
    response = app.test_client().post("/v1/evaluate", environ_overrides=environ, buffered=False)
    pieces = iter(response.response)
    longest = max(len(next(pieces)) for _ in range(30))
    assert body.left.tell() < len(body.left.getvalue()) / 2
    assert longest < 200_000
    response.close()


@pytest.mark.parametrize("by_length", [True, False])
def test_the_body_has_a_limit_of_its_own(app, monkeypatch, by_length):
    """Refused at once where its length is told, else when it is reached."""
    monkeypatch.setattr(lines, "MOST_BYTES", 3000)
    body = (GOOD + b"\n") * 100
    environ = {"wsgi.input_terminated": True, "wsgi.input": io.BytesIO(body)}
    length = {"content_length": len(body)} if by_length else {}
    response = app.test_client().post(
        "/v1/evaluate", content_type=LINES, environ_overrides=environ, **length
    )
    last = json.loads(response.data.splitlines()[-1])
    assert (last["code"], last["detail"]) == ("body_too_large", "The body is over 1 GB.")
    assert response.status_code == (413 if by_length else 200)
    assert (len(response.data.splitlines()) == 1) is by_length


def test_a_body_that_breaks_off_is_told_of(app):
    """Behind the answers to what came before, so that nobody takes them for all."""

    class Broken(Slow):
        def read(self, size=-1):
            piece = super().read(size)
            if not piece:
                raise TimeoutError
            return piece

    environ = {"wsgi.input_terminated": True, "wsgi.input": Broken(GOOD + b"\n" + GOOD[:9])}
    response = app.test_client().post("/v1/evaluate", content_type=LINES, environ_overrides=environ)
    first, last = map(json.loads, response.data.splitlines())
    assert "code" not in first
    assert (last["code"], last["line"]) == ("bad_request", 2)
    assert last["detail"] == "The rest of the lines did not come."


def test_a_body_of_many_lines_may_be_longer_than_one_question(client):
    """Many times as long."""
    assert len(told(ask(client, (GOOD + b"\n") * 10_000))) == 10_000


def test_pieces_grow_while_they_come_fast(monkeypatch):
    """And are small where they come slowly, so that answers come soon."""
    now = [0.0]
    waits = iter([0.001] * 8 + [0.05] * 2 + [5.0] + [0.0] * 100)
    body = Slow(b"\n" * 400_000)
    read = body.read

    def wait(size):
        now[0] += next(waits)
        return read(size)

    body.read = wait
    monkeypatch.setattr(lines, "monotonic", lambda: now[0])
    assert sum(len(some) for some in whole_lines(body)) == 400_001
    assert body.sizes[:13] == [2**power * 1024 for power in (*range(7), *[6] * 4, 0, 1)]


@given(
    st.lists(st.binary(max_size=20) | st.sampled_from([b"\n", b"\r\n", b"a" * 1500]), max_size=20)
)
def test_lines_are_whole_wherever_pieces_end(parts):
    """Nothing is lost, doubled or moved."""
    body = b"".join(parts)
    found = [line for some in whole_lines(Slow(body)) for line in some]
    assert found == body.split(b"\n")


@given(st.lists(st.integers(0, 5), min_size=1, max_size=5))
def test_lines_too_long_are_cut_but_stay_too_long(lengths):
    """By so little that they are not taken for whole."""
    sent = [b"x" * (length * MAX_BYTES // 3) for length in lengths]
    found = [line for some in whole_lines(Slow(b"\n".join(sent))) for line in some]
    assert len(found) == len(sent)
    for given_line, line in zip(sent, found, strict=True):
        assert given_line.startswith(line)
        assert line == given_line or MAX_BYTES < len(line) <= MAX_BYTES + 100_000
