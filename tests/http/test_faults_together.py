"""Every fault of a request is told at once, and with the bounds of the game that is asked about."""

from __future__ import annotations

import pytest

TWO = [{"seat": 1, "cards": "AcKcQc2d3d"}, {"seat": 2, "cards": "AdKdQd2h3h"}]
LOW_DIE = {"base": "low-die"}
HIGH = {"name": "high", "ranking": "standard_high"}

CASES = {
    "the chips of pots that are not clear": (
        "showdown",
        {
            "variant": "low-die",
            "pots": [{"amount": 7, "seats": [1, 9]}, {"amount": 6, "seats": [1]}],
            "chip": 5,
            "players": [{"seat": 1, "cards": "AcKc"}, {"seat": 2}],
        },
        {"#/pots/0/seats/1", "#/pots/0/amount", "#/pots/1/amount", "#/players/0/cards"},
    ),
    "a seat of a pot that cannot be read, and the chips": (
        "showdown",
        {
            "variant": "low-die",
            "pots": [{"amount": 7, "seats": [1, 100, 9]}],
            "chip": 5,
            "players": TWO,
        },
        {"#/pots/0/seats/1", "#/pots/0/seats/2", "#/pots/0/amount"},
    ),
    "a pot without an amount": (
        "showdown",
        {"variant": "low-die", "pots": [{"seats": [1, 9]}], "players": TWO},
        {"#/pots/0/amount", "#/pots/0/seats/1"},
    ),
    "a pot's seat where a player's seat cannot be read": (
        "showdown",
        {
            "variant": "low-die",
            "pot": 7,
            "chip": 5,
            "players": [*TWO, {"seat": 100}],
        },
        {"#/pot", "#/players/2/seat"},
    ),
    "money and seats where the game is not known": (
        "showdown",
        {"variant": "low-dye", "pot": 7, "chip": 5, "players": [*TWO, {"seat": 1, "bet": 5}]},
        {"#/variant", "#/pot", "#/players/2/seat", "#/players/2/bet"},
    ),
    "a hand's number of cards, and how they lie": (
        "evaluate",
        {"variant": "dakota", "hands": ["2c9hKd"]},
        {"#/hands/0"},
    ),
    "an unknown ranking, and its side's name": (
        "variants/check",
        {"variant": {**LOW_DIE, "sides": [{"name": "High!", "ranking": "standart_high"}]}},
        {"#/variant/sides/0/name", "#/variant/sides/0/ranking"},
    ),
    "what the form refuses, and what cannot be meant": (
        "variants/check",
        {
            "variant": {
                **LOW_DIE,
                "players": {"max": 99},
                "wild": [{"ranks": "3", "for": ["x"], "only": "y"}],
                "draws": {"limits": [9]},
            }
        },
        {
            "#/variant/players/max",
            "#/variant/wild/0/only",
            "#/variant/wild/0/for",
            "#/variant/draws",
        },
    ),
    "a game without draws, and all else": (
        "draws",
        {"variant": "razz", "players": 40, "burn": 60, "call": [0]},
        {"#/variant", "#/players", "#/burn", "#/call/0"},
    ),
    "players that cannot be read, and a call": (
        "draws",
        {"variant": "low-die", "players": "six", "call": [6]},
        {"#/players", "#/call/0"},
    ),
    "a cursor where the draws are fixed, and a call": (
        "draws",
        {"variant": "draw-high", "players": 4, "call": [9], "after": "2-1"},
        {"#/call/0", "#/after"},
    ),
    "no stub, and a request": (
        "draws/deal",
        {"variant": "draw-high", "requests": [{"seat": 1, "discard": 6}]},
        {"#/remaining", "#/requests/0/discard"},
    ),
    "no requests, and a stub": (
        "draws/deal",
        {"variant": "razz", "remaining": 99, "round": 0},
        {"#/requests", "#/remaining", "#/variant", "#/round"},
    ),
    "a draw where the game is not known": (
        "draws/deal",
        {
            "variant": "razzz",
            "remaining": 9,
            "requests": [{"seat": 1, "discard": 1}, {"seat": 1, "discard": 1}],
        },
        {"#/variant", "#/requests/1/seat"},
    ),
    "a rank that a player names, and his cards": (
        "evaluate",
        {"variant": "razz", "hands": [{"named": "X", "down": "Xc", "up": "Yc"}]},
        {"#/hands/0/named", "#/hands/0/down", "#/hands/0/up"},
    ),
    "a stage that the game lacks, and no counts": (
        "deal/check",
        {"variant": "dakota", "stage": "after_draw"},
        {"#/stage", "#/counts"},
    ),
}


@pytest.mark.parametrize(("path", "body", "due"), CASES.values(), ids=CASES)
def test_told_together(client, path, body, due):
    """One fault hides no other that does not depend on it."""
    found = client.post(f"/v1/{path}", json=body)
    assert found.status_code == 422
    assert due == {error["pointer"] for error in found.json["errors"]} - {"#/players/1/cards"}


def test_cards_too_few_and_faces_unknown(client):
    """Both are told of one hand."""
    found = client.post("/v1/evaluate", json={"variant": "dakota", "hands": ["2c9hKd"]}).json
    assert [error["code"] for error in found["errors"]] == ["wrong_card_count", "faces_needed"]


@pytest.mark.parametrize(
    ("path", "more", "pointer", "bounds"),
    [
        ("draws", {"players": 6, "call": [0]}, "#/call/0", "from 1 to 5"),
        ("draws", {"players": 6, "call": [2, 200]}, "#/call/1", "from 1 to 5"),
        ("draws", {"players": 100}, "#/players", "from 2 to 10"),
        ("draws", {"players": 6, "remaining": 200}, "#/remaining", "from 0 to 22"),
        (
            "draws/deal",
            {"remaining": 20, "requests": [{"seat": 1, "discard": -1}]},
            "#/requests/0/discard",
            "from 0 to 5",
        ),
        (
            "draws/deal",
            {"remaining": 20, "requests": [{"seat": 1, "discard": 2, "exposed": 200}]},
            "#/requests/0/exposed",
            "from 0 to 2",
        ),
        (
            "deal/check",
            {"stage": "after_action", "counts": [{"seat": 1, "cards": 200}]},
            "#/counts/0/cards",
            "from 0 to 52",
        ),
    ],
)
def test_the_bounds_are_those_of_the_game(client, path, more, pointer, bounds):
    """Not those of any game there is."""
    found = client.post(f"/v1/{path}", json={"variant": "low-die", **more}).json
    (error,) = found["errors"]
    assert (error["pointer"], error["code"]) == (pointer, "out_of_range")
    assert error["detail"] == f"this should be {bounds}"


def test_bounds_of_an_unknown_game(client):
    """Then those of any game are told."""
    asked = {"variant": "low-dye", "players": 6, "call": [0]}
    details = {
        error["pointer"]: error["detail"]
        for error in client.post("/v1/draws", json=asked).json["errors"]
    }
    assert details["#/call/0"] == "this should be from 1 to 108"


@pytest.mark.parametrize(
    ("variant", "players", "told"),
    [
        ("dakota", [{"down": "2c", "up": "9hKdKsQs3h4h"}], "seat 1 has 1 card down and 6 up"),
        (
            "dakota",
            [{"down": "2c", "up": "9hKdKsQs3h4h", "bought": True}],
            "seat 1 bought the option, so the hand has 2 cards down and 5 up",
        ),
        (
            "low-chicago",
            [{"down": "2c", "up": "9hKdKsQs3h4h"}],
            "seat 1 has 1 card down and 6 up; Low Chicago has 3 down and 4 up",
        ),
    ],
)
def test_one_card_down(client, variant, players, told):
    """One card, not one cards."""
    seats = [{"seat": seat, "declare": "high", **one} for seat, one in enumerate(players, 1)]
    asked = {"variant": variant, "pot": 10, "players": [*seats, {"seat": 9}]}
    found = client.post("/v1/showdown", json=asked).json
    assert any(told in error["detail"] for error in found["errors"]), found


def test_a_board_of_one_card(client):
    """One card, not one cards."""
    asked = {"variant": "texas-holdem", "hands": ["AcKc"], "board": "2c"}
    (error,) = client.post("/v1/evaluate", json=asked).json["errors"]
    assert error["detail"] == "the board has 1 card; Texas Hold'em needs 5"


def test_choices_where_only_one_side_may_be_declared(client):
    """They end in “or”."""
    sides = [HIGH, {"name": "low", "ranking": "ace_to_five"}]
    game = {"deal": {"down": 5}, "sides": sides, "declared": True, "both": False}
    found = client.post("/v1/showdown", json={"variant": game, "pot": 10, "players": TWO}).json
    assert found["errors"][0]["detail"] == "seat 1 has not declared: high or low"
