"""POST /v1/evaluate/bulk: the same as /v1/evaluate says, by columns."""

from __future__ import annotations

import json
from random import Random

import pytest

from dealerapi.api import bulk, bulk_reading
from dealerapi.api.packing import MOST_UNREAD
from dealerapi.cards import NAMES
from dealerapi.games import find
from tests.bulk.bulk_hands import deal_many, in_force

PATH = "/v1/evaluate/bulk"
LINES = "application/x-ndjson"

EXAMPLE = {"variant": "low-die", "hands": ["Ac6h5d2s2d", "KsKhKd9c8c"]}
WRONG = {
    "variant": "low-die",
    "hands": ["Ac6h5d2s2d", "KsKhKd9c", "KsKhKdKs8c", "foo", ["Ac", "Ac6h"], 3, "Ac6h5d2sJk"],
}


def by_lines(body):
    """The same question by lines."""
    question = {name: value for name, value in body.items() if name != "hands"}
    return "".join(json.dumps(one) + "\n" for one in [question, *body["hands"]])


def ask_by_lines(client, body, **headers):
    """Ask by lines; the lines of the answer."""
    answer = client.post(PATH, data=by_lines(body), content_type=LINES, headers=headers)
    assert answer.status_code == 200
    assert answer.content_type == LINES
    return [json.loads(line) for line in answer.text.splitlines()]


def one_by_one(client, question, hands):
    """What /v1/evaluate says of the same hands, by columns."""
    found = []
    for hand in hands:
        answer = client.post("/v1/evaluate", json={**question, "hands": [hand]})
        assert answer.status_code == 200, answer.json
        found.append(answer.json["hands"][0])
    sides = [
        name for name, worth in found[0].items() if isinstance(worth, dict) and "strength" in worth
    ]
    columns = {
        side: {
            name: [hand[side][name] for hand in found]
            for name in ("category", "strength", "qualifies")
            if name in found[0][side]
        }
        for side in sides
    }
    if len(sides) == 1:
        columns = columns[sides[0]]
    if "opens" in found[0]:
        columns["opens"] = [hand["opens"] for hand in found]
    return {**columns, "wild": [hand["wild"] for hand in found]}


QUESTIONS = [
    {"variant": "low-die"},
    {"variant": "high-die", "house_rules": {"five_of_a_kind": "below_straight_flush"}},
    {"variant": "draw-high", "house_rules": {"joker": "wild", "openers": "jacks_or_better"}},
    {"variant": "mistigris", "house_rules": {"natural_beats_wild": "true"}},
    {"variant": "low-die", "high_low": True},
    {"variant": "draw-deucey-triple-draw"},
    {"variant": "badeucy"},
    {"variant": "razz"},
    {"variant": {"base": "home-draw", "wild": [{"named": "dealer"}]}, "named": "7"},
    {"variant": "texas-holdem", "board": "2s7hTdJcJd"},
    {"variant": "spit-in-the-ocean", "board": "Jd"},
    {"variant": {"base": "high-low-draw", "wild": [{"ranks": "39"}]}},
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: str(one["variant"])[:30])
class TestTheSameAsAlone:
    """Every hand gets the same category, strength and wild cards as by /v1/evaluate."""

    def hands(self, question):
        """Hands for the game of the question."""
        name = question["variant"] if isinstance(question["variant"], str) else "high-low-draw"
        game, _implied = find(name)
        rules = in_force(game, **question.get("house_rules", {}))
        dealt = deal_many(game, rules, 60, Random(name)).tolist()
        board = question.get("board", "")
        return [
            "".join(NAMES[card] for card in held)
            for held in dealt
            if not any(NAMES[card] in board for card in held)
        ]

    def test_as_one_object(self, client, question):
        """Beside the game, its house rules and sides, and the number of hands."""
        hands = self.hands(question)
        answer = client.post(PATH, json={**question, "hands": hands})
        assert answer.status_code == 200, answer.json
        expected = one_by_one(client, question, hands)
        assert {name: answer.json[name] for name in expected} == expected
        about = {"variant", "house_rules", "sides", "count"}
        assert set(answer.json) == {*about, *expected}
        assert answer.json["count"] == len(hands)
        if len(answer.json["sides"]) > 1:
            assert {*answer.json["sides"]} <= {*expected}

    def test_by_lines(self, client, question):
        """The same columns, block by block."""
        hands = self.hands(question)
        whole = client.post(PATH, json={**question, "hands": hands}).json
        first, *blocks, last = ask_by_lines(client, {**question, "hands": hands})
        assert last == {"count": len(hands), "wrong": 0, "errors": []}
        assert blocks == [
            {
                "first": 0,
                "count": len(hands),
                **{name: whole[name] for name in whole if name not in first},
            }
        ]
        assert first == {name: whole[name] for name in ("variant", "house_rules", "sides", "count")}


def test_the_example(client):
    """The hand of the rule book's example, and three kings."""
    answer = client.post(PATH, json=EXAMPLE)
    assert answer.json["category"] == ["four_of_a_kind", "three_of_a_kind"]
    assert answer.json["wild"] == [["Ac", "2s", "2d"], []]
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Accept" in answer.headers["Vary"]


def test_a_rank_that_each_player_names(client):
    """It goes with the hand, as an object."""
    hands = [{"cards": "Ac6h5d2s2d", "named": rank} for rank in "26A"]
    answer = client.post(PATH, json={"variant": "any-rank-wild-draw", "hands": hands})
    assert answer.json["wild"] == [["2s", "2d"], ["6h"], ["Ac"]]
    wrong = client.post(PATH, json={"variant": "any-rank-wild-draw", "hands": EXAMPLE["hands"]})
    assert [error["code"] for error in wrong.json["errors"]] == ["named_missing"] * 2


def errors_alone(client, body):
    """What /v1/evaluate says is wrong with each hand, at its place in the list."""
    found = []
    for place, hand in enumerate(body["hands"]):
        answer = client.post("/v1/evaluate", json={**body, "hands": [hand]})
        for error in answer.json.get("errors", ()):
            pointer = error["pointer"].replace("#/hands/0", f"#/hands/{place}")
            detail = error["detail"].replace("hand 1", f"hand {place + 1}")
            found.append({**error, "pointer": pointer, "detail": detail})
    return found


class TestWrongHands:
    """All of them are told, by their places, with the codes that they have alone."""

    def test_as_one_object(self, client):
        """Nothing is answered."""
        answer = client.post(PATH, json=WRONG)
        assert answer.status_code == 422
        assert answer.json["errors"] == errors_alone(client, WRONG)

    def test_by_lines(self, client):
        """They are null in the columns; the last line tells what is wrong."""
        _first, block, last = ask_by_lines(client, WRONG)
        assert [entry is None for entry in block["category"]] == [False, *[True] * 6]
        assert [entry is None for entry in block["strength"]] == [False, *[True] * 6]
        assert block["wild"] == [["Ac", "2s", "2d"], *[None] * 6]
        assert last == {"count": 7, "wrong": 6, "errors": errors_alone(client, WRONG)}

    def test_by_lines_in_a_game_without_wild_cards(self, client):
        """Nothing is wild in the others."""
        body = {"variant": "home-draw", "hands": ["foo", "KsKhKd9c8c"]}
        _first, block, _last = ask_by_lines(client, body)
        assert block["wild"] == [None, []]

    def test_many(self, client):
        """A hundred are told, and the number of the others."""
        hands = ["KsKhKd9c"] * 70 + ["foo"] * 70 + ["KsKhKd9c8c"]
        answer = client.post(PATH, json={"variant": "low-die", "hands": hands})
        assert len(answer.json["errors"]) == 100
        assert answer.json["errors_omitted"] == 40
        assert answer.json["errors"][99]["pointer"] == "#/hands/99"
        assert answer.json["detail"].startswith("140 things are wrong")
        *_blocks, last = ask_by_lines(client, {"variant": "low-die", "hands": hands})
        assert last["wrong"] == 140
        assert len(last["errors"]) == 100

    def test_so_many_that_cannot_be_read(self, client):
        """What was found until then is told, and where that was."""
        body = {"variant": "low-die", "hands": ["Ac6h5d2s2d", *["foo"] * (MOST_UNREAD + 50)]}
        for problem in (
            client.post(PATH, json=body),
            client.post(
                PATH,
                data=by_lines(body),
                content_type=LINES,
                headers={"Accept": "application/json"},
            ),
        ):
            assert problem.status_code == 422
            assert len(problem.json["errors"]) == 100
            assert problem.json["errors_omitted"] == MOST_UNREAD + 1 - 100
            assert problem.json["errors"][0]["pointer"] == "#/hands/1"
            assert f"behind hand {MOST_UNREAD + 2}. " in problem.json["detail"]
            assert f" {MOST_UNREAD + 1} things are wrong" in problem.json["detail"]

    def test_by_lines_more_of_them_are_null(self, client):
        """But not any number."""
        body = {"variant": "low-die", "hands": ["Ac6h5d2s2d", *["foo"] * bulk.MOST_NULL]}
        *_blocks, last = ask_by_lines(client, body)
        assert last["wrong"] == bulk.MOST_NULL
        body["hands"].append("foo")
        problem = client.post(PATH, data=by_lines(body), content_type=LINES)
        assert problem.status_code == 422
        assert problem.json["errors_omitted"] == bulk.MOST_NULL + 1 - 100
        answer = client.post(PATH, json=body, headers={"Accept": LINES})
        assert answer.status_code == 422

    def test_beside_a_wrong_question(self, client):
        """Both are told."""
        answer = client.post(PATH, json={**WRONG, "house_rules": {"nonsense": "1"}, "dead": "Xx"})
        codes = [error["code"] for error in answer.json["errors"]]
        assert codes[:2] == ["unknown_house_rule", "not_a_card"]
        assert len(codes) == 2 + len(errors_alone(client, WRONG))

    def test_beside_an_unknown_game(self, client):
        """What can be read without a game."""
        answer = client.post(PATH, json={**WRONG, "variant": "low-dye"})
        codes = [error["code"] for error in answer.json["errors"]]
        assert codes == ["unknown_variant", "not_a_card", "not_a_card", "wrong_type"]
        many = client.post(PATH, json={"variant": "low-dye", "hands": ["foo"] * 150})
        assert len(many.json["errors"]) + many.json["errors_omitted"] == 151

    def test_a_dead_card(self, client):
        """No hand can hold it."""
        answer = client.post(PATH, json={**EXAMPLE, "dead": "Ac"})
        assert {error["pointer"] for error in answer.json["errors"]} == {"#/hands/0", "#/dead"}

    def test_ids(self, client):
        """Hands have none here."""
        body = {"variant": "low-die", "hands": [{"id": "Ann", "cards": "Ac6h5d2s2d"}]}
        (error,) = client.post(PATH, json=body).json["errors"]
        assert (error["pointer"], error["code"]) == ("#/hands/0/id", "unknown_field")


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"variant": "low-die"}, ("#/hands", "missing_field")),
        ({"variant": "low-die", "hands": []}, ("#/hands", "wrong_length")),
        ({"variant": "low-die", "hands": "Ac"}, ("#/hands", "wrong_type")),
        ({"hands": ["Ac6h5d2s2d"]}, ("#/variant", "missing_field")),
        ({**EXAMPLE, "players": []}, ("#/players", "unknown_field")),
        ({**EXAMPLE, "board": "3s"}, ("#/board", "no_board")),
        ([1], ("#", "wrong_type")),
    ],
    ids=str,
)
def test_wrong_questions(client, body, error):
    """As of any question."""
    answer = client.post(PATH, json=body)
    assert answer.status_code == 422
    assert [(one["pointer"], one["code"]) for one in answer.json["errors"]] == [error]


def test_hands_in_the_first_line(client):
    """By lines, each hand has a line of its own."""
    body = json.dumps(EXAMPLE) + '\n"Ac6h5d2s2d"'
    answer = client.post(PATH, data=body, content_type=LINES)
    (error,) = answer.json["errors"]
    assert (error["pointer"], error["code"]) == ("#/hands", "unknown_field")


@pytest.mark.parametrize(
    ("kind", "accept", "query", "answered"),
    [
        ("application/json", "", "", "application/json"),
        ("application/json", "*/*", "", "application/json"),
        ("application/json", LINES, "", LINES),
        ("application/json", LINES, "?format=json", "application/json"),
        (LINES, "*/*", "", LINES),
        (LINES, "application/json", "", "application/json"),
        (LINES, "text/plain", "", 406),
        ("application/json", "text/plain", "", 406),
        ("application/json", "", "?format=text", 422),
        ("application/json", "", "?hand=Ac", 422),
        ("text/plain", "", "", 415),
    ],
)
def test_forms(client, kind, accept, query, answered):
    """Whoever sends lines gets lines, unless he wants it otherwise; there is no text of columns."""
    data = by_lines(EXAMPLE) if kind == LINES else json.dumps(EXAMPLE)
    headers = {"Accept": accept} if accept else {}
    answer = client.post(PATH + query, data=data, content_type=kind, headers=headers)
    assert answered in (answer.status_code, answer.content_type)


def test_other_methods(client):
    """Many hands do not fit into an address."""
    answer = client.get(PATH)
    assert answer.status_code == 405
    assert "POST" in answer.headers["Allow"]


@pytest.mark.parametrize("chunked", [True, False])
def test_a_body_that_is_too_large(client, monkeypatch, chunked):
    """Whether it says so beforehand or not."""
    monkeypatch.setattr("dealerapi.api.bulk.MOST_BYTES", 3_000)
    data = json.dumps({**EXAMPLE, "hands": EXAMPLE["hands"] * 200})
    more = {"environ_overrides": {"wsgi.input_terminated": True}} if chunked else {}
    headers = {"Transfer-Encoding": "chunked"} if chunked else {}
    answer = client.post(PATH, data=data, content_type="application/json", headers=headers, **more)
    assert answer.status_code == 413
    assert answer.json["code"] == "body_too_large"


def test_more_than_a_question_may_hold(client):
    """The limit of other bodies does not hold here, and answers come piece by piece."""
    hands = EXAMPLE["hands"] * 35_000
    answer = client.post(PATH, json={**EXAMPLE, "hands": hands})
    assert answer.json["category"] == ["four_of_a_kind", "three_of_a_kind"] * 35_000
    first, *blocks, last = ask_by_lines(client, {**EXAMPLE, "hands": hands})
    assert first["count"] == last["count"] == 70_000
    assert [block["first"] for block in blocks] == [0, blocks[0]["count"]]
    assert [wild for block in blocks for wild in block["wild"]] == answer.json["wild"]


def test_in_spanish(client):
    """What is wrong is said in the caller's language."""
    answer = client.post(PATH, json=WRONG, headers={"Accept-Language": "es"})
    assert "la mano 2" in answer.json["errors"][0]["detail"].lower()


def test_the_limits_that_are_told(client):
    """They are those of the code."""
    document = client.get("/openapi.json").json
    about = document["paths"][PATH]["post"]["description"]
    assert f"{bulk_reading.MOST_BYTES >> 20} MB" in about
    schema = document["components"]["schemas"]["BulkRequest"]["properties"]["hands"]
    assert schema["maxItems"] == 1_000_000
    assert f"{bulk.MOST_ONE_BY_ONE:,} at most" in schema["description"]
    for limit in (MOST_UNREAD, bulk.MOST_NULL):
        assert f"{limit:,}" in about


def test_hands_judged_one_by_one_are_fewer(client, monkeypatch):
    """Where each hand takes its time, a request cannot keep a core busy for a quarter of an hour."""
    monkeypatch.setattr(bulk, "MOST_ONE_BY_ONE", 2)
    dakota = {"variant": "dakota", "hands": ["2c9h9d/KdKs3h4h"] * 3}
    answer = client.post(PATH, json=dakota)
    assert answer.status_code == 422
    (error,) = answer.json["errors"]
    assert error["pointer"] == "#/hands"
    assert error["code"] == "wrong_length"
    assert "send 2 at a time" in error["detail"]
    assert client.post(PATH, json={**dakota, "hands": dakota["hands"][:2]}).status_code == 200
    assert client.post(PATH, json={**EXAMPLE, "hands": EXAMPLE["hands"] * 2}).status_code == 200
