"""Questions by GET: the same as by POST, in one line."""

from __future__ import annotations

import pytest

from dealerapi.api import curl

FIRST = "player=1:2c9h/KdKs3h4h5h:high"


def asked(client, path, query):
    """The question that a query amounts to, as the answering part sees it."""
    response = client.get(path, query_string=query)
    assert response.status_code == 200, response.text
    return response.json["question"]


def told(client, path, query):
    """Parameter and code of each error that a query gets."""
    response = client.get(path, query_string=query)
    assert response.status_code == 422, response.text
    return [(error["parameter"], error["code"]) for error in response.json["errors"]]


def test_hands_are_repeated(client):
    """One parameter for each hand; a plus or %20 is a space."""
    query = "variant=low-die&hand=Ac6h5d2s2d&hand=A%E2%99%A3+6%E2%99%A5&board=&dead=Kd,Qd"
    question = asked(client, "/v1/evaluate", query)
    assert question["hands"] == ["Ac6h5d2s2d", "A♣ 6♥"]
    assert question["dead"] == "Kd,Qd"


def test_rules_are_repeated(client):
    """NAME:VALUE each."""
    query = "variant=dakota&hand=Ac/Kd&rule=odd_chip:left_of_button&rule=lowest_down_ace:low"
    assert asked(client, "/v1/wilds", query)["house_rules"] == {
        "odd_chip": "left_of_button",
        "lowest_down_ace": "low",
    }


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("1", True), ("false", False), ("0", False), ("TRUE", True)]
)
def test_truths_have_two_spellings(client, text, value):
    """As words or as digits."""
    query = f"variant=x&hand=Ac&high_low={text}"
    assert asked(client, "/v1/evaluate", query)["high_low"] is value


@pytest.mark.parametrize(
    ("text", "call"), [("2,1", [2, 1]), ("", []), ("3", [3]), ("2, 1", [2, 1]), (" ", [])]
)
def test_a_call_is_sizes_with_commas(client, text, call):
    """An empty one is a call of no draw."""
    query = {"variant": "high-die", "players": "6", "call": text}
    response = client.get("/v1/draws", query_string=query)
    assert response.json["question"]["call"] == call
    assert response.json["players"] == 6


def test_players_bets_and_states_come_together_by_seat(client):
    """Who folded needs no player= of his own."""
    query = f"variant=dakota&{FIRST}&player=2::low&bet=1:500&bet=3:200&status=3:folded&bet=2:500"
    assert asked(client, "/v1/showdown", query)["players"] == [
        {"seat": 1, "hand": "2c9h/KdKs3h4h5h", "declare": "high", "bet": 500, "status": "in"},
        {"seat": 2, "declare": "low", "bet": 500, "status": "in"},
        {"seat": 3, "bet": 200, "status": "folded"},
    ]


def test_a_status_alone_makes_a_player(client):
    """And the order of parameters does not matter."""
    query = "variant=x&status=2:foul&pot=10&player=1:AcKd&button=2&chip=5"
    question = asked(client, "/v1/showdown", query)
    assert question["players"] == [
        {"seat": 1, "hand": "AcKd", "status": "in"},
        {"seat": 2, "status": "foul"},
    ]
    assert (question["pot"], question["button"], question["chip"]) == (10, 2, 5)


@pytest.mark.parametrize(
    ("query", "errors"),
    [
        ("", [("variant", "missing_field"), ("player", "missing_field")]),
        (f"variant=x&pot=abc&{FIRST}", [("pot", "wrong_type")]),
        (f"variant=x&pot=-5&{FIRST}", [("pot", "wrong_type")]),
        (f"variant=x&pot=1.0&{FIRST}", [("pot", "wrong_type")]),
        (f"variant=x&pot=%D9%A3&{FIRST}", [("pot", "wrong_type")]),
        (f"variant=x&pot={'9' * 5000}&{FIRST}", [("pot", "out_of_range")]),
        (f"variant=x&pot=1&pot=1&{FIRST}", [("pot", "repeated_parameter")]),
        (f"variant=x&pot=1&button=100&{FIRST}", [("button", "out_of_range")]),
        (f"variant=x&pots=1&{FIRST}", [("pots", "unknown_parameter")]),
        (f"variant=x&pot=1&players=2&{FIRST}", [("players", "unknown_parameter")]),
        ("variant=x&pot=1&player=AcKd", [("player", "bad_value")]),
        ("variant=x&pot=1&player=1:Ac:high:low", [("player", "bad_value")]),
        ("variant=x&pot=1&player=Ann:AcKd", [("player", "wrong_type")]),
        ("variant=x&pot=1&player=0:AcKd", [("player", "out_of_range")]),
        ("variant=x&pot=1&player=1:AcZd", [("player", "not_a_card")]),
        (f"variant=x&{FIRST}&bet=500", [("bet", "bad_value")]),
        (f"variant=x&{FIRST}&bet=1:", [("bet", "wrong_type")]),
        (f"variant=x&{FIRST}&bet=1:5&bet=1:6", [("bet", "repeated_parameter")]),
        (f"variant=x&{FIRST}&pot=1&status=1:fold", [("status", "bad_value")]),
        (f"variant=x&{FIRST}&pot=1&status=x:foul", [("status", "wrong_type")]),
        (f"variant=x&{FIRST}&pot=1&high_low=yes", [("high_low", "wrong_type")]),
        (f"variant=x&{FIRST}&pot=1&rule=odd_chip", [("rule", "bad_value")]),
        (f"variant=x&{FIRST}&pot=1&rule=a:b&rule=a:c", [("rule", "repeated_parameter")]),
        (f"variant=x&{FIRST}&pot=1&board=??", [("board", "not_a_card")]),
    ],
)
def test_a_wrong_query_names_the_parameter(client, query, errors):
    """The parameter that the caller wrote, not the field that it fills."""
    assert told(client, "/v1/showdown", query) == errors


def test_errors_show_which_of_several_parameters_they_mean(client):
    """A repeated parameter is known by its text."""
    response = client.get("/v1/evaluate?variant=x&hand=AcKd&hand=AcZz")
    (error,) = response.json["errors"]
    assert (error["parameter"], error["value"]) == ("hand", "AcZz")


def test_a_spoilt_player_does_not_seem_missing(client):
    """One fault is told once, and the others at their own players."""
    query = "variant=x&pot=1&player=AcKd&player=2:Zz"
    assert told(client, "/v1/showdown", query) == [
        ("player", "bad_value"),
        ("player", "not_a_card"),
    ]


def test_a_missing_hand_goes_by_its_parameter(client):
    """The parameter is called hand, though the field is called hands."""
    assert told(client, "/v1/evaluate", "variant=x") == [("hand", "missing_field")]
    assert told(client, "/v1/draws", "variant=x") == [("players", "missing_field")]


def test_all_faults_of_a_query_are_told(client):
    """Strays, spoilt ones, wrong ones and cards."""
    query = "varient=x&hand=Zz&high_low=maybe&rule=x&hand=Ac"
    assert sorted(told(client, "/v1/evaluate", query)) == [
        ("hand", "not_a_card"),
        ("high_low", "wrong_type"),
        ("rule", "bad_value"),
        ("variant", "missing_field"),
        ("varient", "unknown_parameter"),
    ]


@pytest.mark.parametrize("query", ["variant=%ff&hand=Ac", "variant=x&hand=%ED%A0%80", "%ff=1"])
def test_a_query_that_is_not_utf8_is_400(client, query):
    """As a body would be."""
    response = client.get("/v1/evaluate", query_string=query)
    assert (response.status_code, response.json["code"]) == (400, "broken_utf8")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/evaluate", {"variant": "x", "hands": ["Ac Kd", ["Qh", "2c"]], "high_low": True}),
        (
            "/v1/evaluate",
            {"variant": "x", "hands": [{"down": "Ac", "up": ["Kd"]}, {"cards": "Qh"}]},
        ),
        (
            "/v1/showdown",
            {
                "variant": "Low Die",
                "house_rules": {"double_ace_flush": True, "odd_chip": "left_of_button"},
                "button": 2,
                "board": ["2c", "3c"],
                "players": [
                    {"seat": 1, "hand": "Ac/Kd", "declare": "high", "bet": 5},
                    {"seat": 2, "down": "Qh", "up": "Jh", "bet": 5},
                    {"seat": 3, "bet": 2, "status": "folded"},
                    {"seat": 4},
                ],
            },
        ),
    ],
)
def test_curl_lines_ask_by_get_what_a_post_asks(client, path, body):
    """The line for people amounts to the same question."""
    line = curl.by_get(path, body)
    query = line.removeprefix("curl '").removesuffix("'").split("?", 1)[1]
    by_get = asked(client, path, query)
    by_post = client.post(path, json=body).json["question"]
    cards = ("hands", "board", "players")
    same = {name: value for name, value in by_post.items() if name not in cards}
    assert {name: value for name, value in by_get.items() if name not in cards} == same
    players = [
        sorted(question.get("players", []), key=lambda player: player["seat"])
        for question in (by_get, by_post)
    ]
    for one, other in zip(*players, strict=True):
        assert (one["seat"], one.get("bet"), one["status"]) == (
            other["seat"],
            other.get("bet"),
            other["status"],
        )


@pytest.mark.parametrize(
    "body",
    [
        {"variant": "x", "hands": [{"id": "Ann", "cards": "Ac"}]},
        {"variant": "x", "pots": [{"amount": 5, "seats": [1]}]},
    ],
)
def test_what_a_query_cannot_say_has_no_line(body):
    """Names of hands and several pots go by POST alone."""
    assert curl.by_get("/v1/evaluate", body) is None
