"""The short way of well-formed questions leads where the schemas lead, and is taken."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from questions import ODD, bodies, spoilt, whole

from dealerapi.api import quick, schemas
from dealerapi.api.answers import SERVICE
from dealerapi.api.body import parse
from dealerapi.api.loading import load, read, take
from dealerapi.api.problems import Problem
from dealerapi.api.routes import QUESTIONS
from dealerapi.games import GAMES
from dealerapi.games.examples import examples

SCHEMAS = {asked.name: asked.schema for asked in QUESTIONS}
PATHS = {asked.path: asked.schema for asked in QUESTIONS}
README = Path(__file__).parents[2] / "README.md"


def written(data):
    """Data to the last detail: 6 is not 6.0 and not True, and fields have an order."""
    return repr(data)


def agrees(schema, raw):
    """Whether the short way takes a question; if so, the schema must say the same."""
    try:
        data = quick.read(schema, raw)
    except quick.Unsure:
        return False
    loaded, faults = load(schema, parse(raw))
    # Conflicts between fields are the schema's own to find, even in what is taken.
    assert faults == list(schema.conflicts(data))
    assert written(data) == written(loaded)
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_examples_of_every_game_take_the_short_way(game):
    """Otherwise nobody would notice that it is never taken."""
    for name, body in examples(game).items():
        for ascii_only in (False, True):
            raw = json.dumps(body, ensure_ascii=ascii_only, indent=1).encode()
            assert agrees(SCHEMAS[name], raw), name


def test_the_samples_and_the_readme_take_the_short_way():
    """A game of the house's own is among them."""
    bodies = [(SCHEMAS[name], json.dumps(body)) for name, body in SERVICE.samples().items()]
    lines = re.findall(r"localhost:8000(/\S+?)[?']\S* --json '(.*)'", README.read_text("utf-8"))
    assert len(lines) > 1
    bodies += [(PATHS[path], body) for path, body in lines]
    for schema, body in bodies:
        assert agrees(schema, body.encode()), body


@pytest.mark.parametrize("name", SCHEMAS)
def test_one_odd_thing_is_taken_as_the_schema_takes_it(name):
    """Any value in any place, and any field left out, in a question that has every field."""
    question = whole(SCHEMAS[name])
    assert agrees(SCHEMAS[name], json.dumps(question).encode())
    taken = [agrees(SCHEMAS[name], json.dumps(one).encode()) for one in spoilt(question)]
    assert 10 < sum(taken) < len(taken) / 2


@pytest.mark.parametrize("name", SCHEMAS)
def test_what_is_taken_is_what_the_schema_loads(name):
    """Of questions at random, right ones and nearly right ones."""
    taken = []

    @settings(max_examples=150, deadline=None)
    @given(bodies(SCHEMAS[name]))
    def ask(raw):
        taken.append(agrees(SCHEMAS[name], raw))
        event("taken" if taken[-1] else "left to the schema")

    ask()
    assert 10 < sum(taken) < len(taken)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(list(SCHEMAS)), st.recursive(ODD, lambda below: st.lists(below, max_size=3)))
def test_any_value_is_left_to_the_schema(name, value):
    """What is no question at all."""
    assert not agrees(SCHEMAS[name], json.dumps(value).encode())


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_reading_is_parsing_and_loading(data):
    """Whichever way a question goes, data and faults are the same."""
    schema = SCHEMAS[data.draw(st.sampled_from(list(SCHEMAS)))]
    raw = data.draw(bodies(schema))

    def told(way):
        try:
            return written(way())
        except Problem as problem:
            return problem.code, problem.detail

    plain = told(lambda: load(schema, parse(raw)))
    assert told(lambda: read(schema, raw)) == plain
    assert told(lambda: take(schema, parse(raw))) == plain


@pytest.mark.parametrize(
    "raw",
    [
        b'{"variant": "x", "hands": ["Ac"], "variant": "x"}',
        b'{"variant": "x", "hands": ["Ac"], "variant": "y:"}',
        rb'{"variant": "x", "hands": ["Ac"], "variant": "\u003a"}',
        rb'{"variant": "\u003A", "hands": ["Ac"], "variant": "\u003A\u003A"}',
        b'{"variant": "x", "hands": [{"up": "Ac", "up": "Ac"}]}',
        b'{"variant": "x", "hands": ["Ac"], "house_rules": {"a:": "b", "a:": "b"}}',
        rb'{"variant": "x", "hands": ["Ac"], "house_rules": {"a:": "b", "a\u003a": ":"}}',
        b'{"variant": "x", "hands": [["Ac", 100000000000000000000000]]}',
        b'{"variant": "x", "hands": [["Ac", {"a": 1, "a": 2}]]}',
        b"\xef\xbb\xbf" + b'{"variant": "x", "hands": ["Ac"]}',
        rb'{"variant": "\ud800", "hands": ["Ac"]}',
    ],
)
def test_doubtful_texts_are_left_to_the_strict_reader(raw):
    """A field twice above all, however its colons are hidden."""
    with pytest.raises(quick.Unsure):
        quick.read(schemas.EVALUATE, raw)


def test_colons_in_texts_do_no_harm():
    """They stand for no field."""
    raw = b'{"variant": "a:b", "hands": ["Ac"], "house_rules": {"x:": ":::"}}'
    assert agrees(schemas.EVALUATE, raw)


def test_defaults_are_fresh_each_time():
    """Nobody's house rules get into another question."""
    raw = b'{"variant": "x", "hands": ["Ac"]}'
    first, second = (quick.read(schemas.EVALUATE, raw) for _ in range(2))
    first["house_rules"]["a"] = "b"
    assert second["house_rules"] == {}
