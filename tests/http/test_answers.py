"""Every answer about every game has the form that the published document gives it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dealerapi.api.routes import QUESTIONS
from dealerapi.games import GAMES
from dealerapi.games.examples import examples

HOUSE_GAMES = [
    {"wild": [{"ranks": "39"}, {"cards": "JhJs", "only": "another_wild"}]},
    {"deck": {"stripped": "23456"}, "wild": [{"partner": {"A": "K"}, "killed_by": "Q"}]},
    {"players": {"max": 4}, "wild": [{"adds_to": 11, "for": ["high"]}]},
    {"deal": {"down": 4, "up": 3}, "wild": [{"own": "highest", "down": False}]},
    {"declared": False, "deck": {"jokers": 1}, "wild": [{"joker": "wild"}]},
    {"notes": ["Play slowly."], "wild": [{"follows": "Q", "leader": True}]},
    {"summary": "The dealer names one.", "wild": [{"named": "dealer"}]},
    {
        "house_rules": {"odd_chip": "left_of_button"},
        "wild": [{"named": "player", "only": "pairs"}],
    },
    {
        "deal": {"down": 4, "board": 5},
        "wild": [{"board": "last", "places": [0, 4]}],
        "sides": [{"name": "best", "ranking": "standard_high", "from": "any"}],
    },
    {
        "base": "five-card-draw",
        "draws": {"limits": [3], "with_ace": 4, "face": "up"},
        "dead_ranks": "2",
        "scoop": True,
    },
    {
        "sides": [
            {"name": "high", "ranking": "standard_high", "part": 2},
            {"name": "low", "ranking": "ace_to_five", "qualifier": {"or_better": "8"}},
            {"name": "second", "ranking": "standard_high", "second_best": True},
        ],
        "declared": True,
    },
]
"""Games that differ from seven-card stud in all that a game can differ in."""

HIGH_ONLY = [game for game in GAMES if game.one_way]


@pytest.fixture(scope="module")
def fits(published):
    """Says whether an answer fits the 200 of an operation, with no field undocumented.

    The document leaves answers open for more fields; here they are closed.
    """
    components = copy.deepcopy(published["components"])
    for schema in components["schemas"].values():
        if schema.get("type") == "object":
            schema.setdefault("additionalProperties", False)

    def check(path: str, answer: Any) -> None:
        item = published["paths"][path]
        given = (item.get("post") or item["get"])["responses"]["200"]
        schema = {**given["content"]["application/json"]["schema"], "components": components}
        Draft202012Validator(schema).validate(answer)

    return check


def variations(game) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Each question with bodies that work: the game's own example and changes to it."""
    bodies = examples(game)
    for asked in QUESTIONS:
        if asked.name in bodies:
            body = bodies[asked.name]
            yield asked, body
            for change in CHANGES.get(asked.name, ()):
                yield asked, change(copy.deepcopy(body))


def _bets(body):
    """The same players with a bet each, one of them folded."""
    del body["pot"]
    for place, player in enumerate(body["players"]):
        player["bet"] = 100 * (place + 1)
    body["players"][1]["status"] = "folded"
    return body


def _foul(body):
    """One hand foul, and names."""
    body["players"][0]["status"] = "foul"
    return {**body, "players": [{**one, "name": "Ann"} for one in body["players"]]}


CHANGES = {
    "showdown": (_bets, _foul, lambda body: {**body, "chip": 7, "button": 1}),
    "draws": (
        lambda body: {**body, "players": 2, "call": [1], "burn": 1, "keep_last": True},
        lambda body: {**body, "players": 2, "remaining": 3},
    ),
    "deal_check": (lambda body: {**body, "stage": "after_action"},),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_answers_fit_the_document(client, fits, game):
    """Those to all questions that can be asked about a game."""
    for asked, body in variations(game):
        response = client.post(asked.path, json=body)
        assert response.status_code == 200, (body, response.text)
        fits(asked.path, response.json)


@pytest.mark.parametrize("game", HIGH_ONLY, ids=lambda game: game.name)
def test_answers_fit_when_played_high_low(client, fits, game):
    """Any game for the high hand, with players who declare."""
    bodies = examples(game)
    declared = ("high", "low", "both")
    players = [
        {**player, "declare": declared[place % 3]}
        for place, player in enumerate(bodies["showdown"]["players"])
    ]
    asked = {
        "/v1/evaluate": bodies["evaluate"],
        "/v1/wilds": bodies["wilds"],
        "/v1/showdown": {**bodies["showdown"], "players": players},
    }
    for path, body in asked.items():
        response = client.post(path, json={**body, "high_low": True})
        assert response.status_code == 200, response.text
        fits(path, response.json)


@pytest.mark.parametrize("change", HOUSE_GAMES, ids=lambda change: next(iter(change)))
def test_answers_about_games_of_the_house_fit(client, fits, change):
    """What they are understood to be, and then everything that can be asked about them."""
    game = {"base": "seven-card-stud", "title": "Ours", **change}
    response = client.post("/v1/variants/check", json={"variant": game})
    assert response.status_code == 200, response.text
    fits("/v1/variants/check", response.json)
    bodies = response.json["example"]
    for asked in QUESTIONS:
        if asked.name in bodies:
            response = client.post(asked.path, json=bodies[asked.name])
            assert response.status_code == 200, (bodies[asked.name], response.text)
            fits(asked.path, response.json)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_sheets_fit_the_document(client, fits, game):
    """The rule sheet; fields of other names in it and in its answers are the game's own sides."""
    sheet = client.get(f"/v1/variants/{game.name}").json
    fits("/v1/variants/{name}", sheet)
    answer = client.post("/v1/evaluate", json=sheet["example"]["evaluate"]).json
    own = set(sheet["sides"]) - {"high", "low"}
    for told in (answer, *answer["hands"]):
        assert own <= set(told)
    assert set(answer) - {"variant", "house_rules", "hands", "high", "low"} == own
    for side in ("high", "low"):
        assert (sheet[side] is not None) is (side in sheet["sides"])


def test_the_list_fits_the_document(client, fits):
    """With each game in it once."""
    answer = client.get("/v1/variants").json
    fits("/v1/variants", answer)
    assert [one["name"] for one in answer["variants"]] == [game.name for game in GAMES]


def test_a_payout_that_turns_on_an_unknown_button_fits(client, fits):
    """Then what another choice would have paid is null."""
    players = [
        {"seat": 1, "hand": "AcKcQcJc9d"},
        {"seat": 2, "hand": "AdKdQdJd9c"},
    ]
    rules = {"odd_chip": "high_card_by_suit"}
    body = {"variant": "low-die", "pot": 3, "players": players, "house_rules": rules}
    fits("/v1/showdown", client.post("/v1/showdown", json=body).json)
    low = {"variant": "dakota", "pot": 3, "players": TIED_LOWS}
    answer = client.post("/v1/showdown", json=low).json
    fits("/v1/showdown", answer)
    others = [other for one in answer["assumed"] for other in one["otherwise"]]
    assert ("left_of_button", None) in [(one["value"], one["payouts"]) for one in others]


TIED_LOWS = [
    {"seat": 1, "hand": "2c4cKd/6s8sQhJh", "declare": "low"},
    {"seat": 2, "hand": "2d4dKc/6c8cQsJs", "declare": "low"},
]
