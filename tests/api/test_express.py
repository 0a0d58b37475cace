"""The short way past Flask answers as Flask's way does, to the last header, and is taken."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from questions import bodies

from bench.inside import environ
from dealerapi.api import express
from dealerapi.api.answers import SERVICE
from dealerapi.api.app import create_app
from dealerapi.api.routes import QUESTIONS
from dealerapi.api.settings import read_settings
from dealerapi.games import GAMES
from dealerapi.games.examples import examples

PATHS = {asked.name: asked.path for asked in QUESTIONS}
GOOD = json.dumps(SERVICE.samples()["evaluate"]).encode()


@pytest.fixture(scope="module")
def ways():
    """Asks both ways: by the application as it is, and by one that has no short way."""
    with pytest.MonkeyPatch.context() as patch:
        short = create_app(SERVICE).wsgi_app
        patch.setattr(express, "install", lambda *_about: None)
        long = create_app(SERVICE).wsgi_app
    return short, long


@pytest.fixture
def taken(monkeypatch):
    """How often the short way gave an answer."""
    answers = []
    answered = express._answered

    def noted(*about):
        body = answered(*about)
        if body is not None:
            answers.append(body)
        return body

    monkeypatch.setattr(express, "_answered", noted)
    return answers


def asked(way, path, body, **more):
    """Status, headers and body of an answer; ``more`` goes into the environment, None takes out."""
    began = []
    said = {"HTTP_ACCEPT": None, "HTTP_X_REQUEST_ID": "the-same", **more}
    whole = {
        name: value for name, value in environ(path, body, **said).items() if value is not None
    }
    answer = way(whole, lambda status, headers, *_error: began.append((status, headers)))
    text = b"".join(answer)
    with suppress(AttributeError):
        answer.close()
    ((status, headers),) = began
    return status, headers, text


def same(ways, path, body, **more):
    """The answer that both ways give."""
    short, long = (asked(way, path, body, **more) for way in ways)
    assert short[0] == long[0]
    assert sorted(short[1]) == sorted(long[1])
    assert short[2] == long[2]
    return short


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_examples_of_every_game_go_the_short_way(ways, taken, game):
    """Otherwise nobody would notice that it is never gone."""
    of_game = examples(game)
    for name, body in of_game.items():
        same(ways, PATHS[name], json.dumps(body).encode())
    assert len(taken) == len(of_game)


def test_any_question_is_answered_alike(ways):
    """Right ones, nearly right ones, and what is none."""

    @settings(max_examples=300, deadline=None)
    @given(st.data())
    def ask(data):
        one = data.draw(st.sampled_from(QUESTIONS))
        same(ways, one.path, data.draw(bodies(one.schema)))

    ask()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"\xff",
        b'{"variant": "low-die", "hands": ["AcAc5d2s2d"]}',
        b'{"variant": "low-die", "hands": ["Ac6h5d2s2d"], "hands": ["Ac6h5d2s2d"]}',
        b'{"variant": "low-dye", "hands": ["Ac6h5d2s2d"]}',
    ],
)
def test_what_is_wrong_goes_the_long_way(ways, taken, body):
    """There all faults are told."""
    assert same(ways, PATHS["evaluate"], body)[0] != "200 OK"
    assert taken == []


@pytest.mark.parametrize(
    ("more", "short"),
    [
        ({}, True),
        ({"HTTP_ACCEPT": "*/*"}, True),
        ({"HTTP_ACCEPT": "application/json, text/plain;q=0.5"}, True),
        ({"HTTP_ACCEPT": "text/plain"}, False),
        ({"HTTP_ACCEPT": "image/png"}, False),
        ({"HTTP_ACCEPT_LANGUAGE": "es-MX,es;q=0.9"}, True),
        ({"HTTP_ACCEPT_LANGUAGE": "de, *;q=0.1"}, True),
        ({"QUERY_STRING": "format=text"}, False),
        ({"QUERY_STRING": "lang=es"}, False),
        ({"QUERY_STRING": "x=%ff"}, False),
        ({"HTTP_X_REQUEST_ID": "a b\x01"}, True),
        ({"REQUEST_METHOD": "PUT"}, False),
        ({"REQUEST_METHOD": "OPTIONS"}, False),
        ({"CONTENT_TYPE": "application/json; charset=utf-8"}, False),
        ({"CONTENT_TYPE": "text/plain"}, False),
        ({"CONTENT_TYPE": "application/x-ndjson"}, False),
        ({"CONTENT_TYPE": None}, False),
        ({"HTTP_CONTENT_ENCODING": "gzip"}, False),
        ({"HTTP_CONTENT_ENCODING": "identity"}, False),
        ({"CONTENT_LENGTH": None}, False),
        ({"CONTENT_LENGTH": ""}, False),
        ({"CONTENT_LENGTH": "-1"}, False),
        ({"CONTENT_LENGTH": "²"}, False),
        ({"CONTENT_LENGTH": "999999"}, False),
        ({"CONTENT_LENGTH": str(len(GOOD) + 1)}, False),
        ({"PATH_INFO": "/v1/evaluate/"}, False),
        ({"PATH_INFO": "/v1/evaluat"}, False),
        ({"HTTP_HOST": "a b:x"}, True),
    ],
)
def test_what_a_request_says_of_itself(ways, taken, more, short):
    """Whatever asks for more than an answer in JSON goes the long way."""
    if more.get("HTTP_X_REQUEST_ID"):
        # The id is one of chance then.
        answers = [asked(way, PATHS["evaluate"], GOOD, **more) for way in ways]
        assert [dict(one[1]).keys() for one in answers].count(dict(answers[0][1]).keys()) == 2
        assert answers[0][2] == answers[1][2]
    else:
        path = more.pop("PATH_INFO", PATHS["evaluate"])
        same(ways, path, GOOD, **more)
    assert bool(taken) is short


def test_what_the_service_does_wrong_goes_the_long_way(taken, monkeypatch):
    """There it is written into the log, and answered as a problem."""
    monkeypatch.setattr(express, "as_json", lambda _answer: 1 / 0)
    assert asked(create_app(SERVICE).wsgi_app, PATHS["evaluate"], GOOD)[0] == "200 OK"
    assert taken == []


KEYS = {"DEALERAPI_KEYS": "somebody:" + "k" * 32}


@pytest.mark.parametrize(
    ("set_to", "short"),
    [(KEYS, True), ({"DEALERAPI_RATE": "5/s"}, True), ({"DEALERAPI_ORIGINS": "*"}, False)],
)
def test_a_service_with_a_door(set_to, short, taken, monkeypatch):
    """Both ways answer alike; where other origins may ask, Flask's way tells browsers more."""
    made = create_app(SERVICE, read_settings(set_to)).wsgi_app
    monkeypatch.setattr(express, "install", lambda *_about: None)
    ways = made, create_app(SERVICE, read_settings(set_to)).wsgi_app
    key = "Bearer " + "k" * 32
    assert same(ways, PATHS["evaluate"], GOOD, HTTP_AUTHORIZATION=key)[0] == "200 OK"
    assert bool(taken) is short


def test_no_key_no_answer(taken):
    """The short way leads past the door as well, which speaks the caller's language."""
    app = create_app(SERVICE, read_settings(KEYS)).wsgi_app
    spanish = asked(app, PATHS["evaluate"], GOOD, HTTP_ACCEPT_LANGUAGE="es")
    assert spanish[0] == "401 UNAUTHORIZED"
    assert "clave" in spanish[2].decode()
    wrong = "Bearer " + "q" * 32
    assert asked(app, PATHS["evaluate"], GOOD, HTTP_AUTHORIZATION=wrong)[0] == "401 UNAUTHORIZED"
    assert taken == []


@pytest.mark.parametrize(
    ("body", "more", "status"), [(GOOD, {}, "200"), (b"{}", {}, "422"), (GOOD, KEYS, "401")]
)
def test_each_request_counts_once(body, more, status):
    """Whichever way it goes, and even if it tries one and then goes the other."""
    app = create_app(SERVICE, read_settings({"DEALERAPI_RATE": "3/h", **more})).wsgi_app
    answers = [asked(app, PATHS["evaluate"], body)[0][:3] for _ in range(5)]
    assert answers == [status] * 3 + ["429"] * 2
