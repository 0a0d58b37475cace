"""Every game's examples work as they stand, by POST and by GET, as JSON and as text."""

from __future__ import annotations

from typing import Any

import pytest

from dealerapi.games import GAMES
from dealerapi.games.examples import examples

PATHS = {
    "evaluate": "/v1/evaluate",
    "wilds": "/v1/wilds",
    "draws": "/v1/draws",
    "draws_deal": "/v1/draws/deal",
    "showdown": "/v1/showdown",
    "deal_check": "/v1/deal/check",
}
BY_GET = ("evaluate", "wilds", "draws", "showdown")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def query(kind: str, body: dict[str, Any]) -> list[tuple[str, str]] | None:
    """The same question as query parameters; None where it has no such form."""
    told: list[tuple[str, str]] = []
    for name, given in body.items():
        if name == "hands":
            if not all(isinstance(hand, str) for hand in given):
                return None
            told += [("hand", hand) for hand in given]
        elif name == "players" and kind == "showdown":
            for player in given:
                if player.keys() - {"seat", "hand", "declare"} or not isinstance(
                    player["hand"], str
                ):
                    return None
                parts = [str(player["seat"]), player["hand"], player.get("declare")]
                told.append(("player", ":".join(part for part in parts if part)))
        elif name == "call":
            told.append((name, ",".join(map(str, given))))
        elif isinstance(given, (list, dict)):
            return None
        else:
            told.append((name, str(given)))
    return told


@each_game
def test_examples_are_answered(client, game):
    """The sheet carries a body for each question, which gets its answer in every form."""
    found = client.get(f"/v1/variants/{game.name}")
    assert found.status_code == 200
    bodies = found.json["example"]
    assert bodies == examples(game)
    assert {"evaluate", "showdown", "deal_check"} <= set(bodies) <= set(PATHS)
    assert ("draws" in bodies) == (game.draws is not None)
    for kind, body in bodies.items():
        as_json = client.post(PATHS[kind], json=body)
        assert as_json.status_code == 200, as_json.text
        assert as_json.mimetype == "application/json"
        assert as_json.json["variant"] == body["variant"]
        assert as_json.headers["Cache-Control"] == "no-store"
        text_is_whole(client.post(PATHS[kind], json=body, headers={"Accept": "text/plain"}))
        if kind in BY_GET and (parameters := query(kind, body)) is not None:
            by_get = client.get(PATHS[kind], query_string=parameters)
            assert by_get.status_code == 200, by_get.text
            assert by_get.json == as_json.json


def text_is_whole(found) -> None:
    """Whole lines without a stray field name or an empty value."""
    assert found.status_code == 200, found.text
    assert found.mimetype == "text/plain"
    assert found.text.strip()
    assert found.text.endswith("\n")
    assert "None" not in found.text
    assert "{" not in found.text


def test_showdown_by_get_with_bets_and_statuses(client):
    """Bets, a folded player, the button and house rules in the query."""
    body = {
        "variant": "dakota",
        "button": 3,
        "house_rules": {"lowest_down_ace": "low", "failed_both": "conqueror_takes_it"},
        "players": [
            {"seat": 1, "hand": "2c9hKd/KsQs3h4h", "declare": "high", "bet": 100},
            {"seat": 2, "hand": "Ac5h6d/7s8s2h3d", "declare": "low", "bet": 75},
            {"seat": 3, "bet": 20, "status": "folded"},
        ],
    }
    by_get = client.get(
        "/v1/showdown",
        query_string=[
            ("variant", "dakota"),
            ("button", "3"),
            ("rule", "lowest_down_ace:low"),
            ("rule", "failed_both:conqueror_takes_it"),
            ("player", "1:2c9hKd/KsQs3h4h:high"),
            ("player", "2:Ac5h6d/7s8s2h3d:low"),
            ("bet", "1:100"),
            ("bet", "2:75"),
            ("bet", "3:20"),
            ("status", "3:folded"),
        ],
    )
    assert by_get.status_code == 200, by_get.text
    assert by_get.json == client.post("/v1/showdown", json=body).json
    players = by_get.json["players"]
    assert [player["payout"] for player in players] == [85, 85, 0]
    assert by_get.json["refunds"] == [{"seat": 1, "amount": 25}]
    assert [player["net"] for player in players] == [10, 10, -20]


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.one_way], ids=lambda game: game.name
)
def test_examples_of_one_way_games_high_low(client, game):
    """Any high game's example can be played high-low once the players declare."""
    body = dict(examples(game)["showdown"])
    declared = ("high", "low", "both")
    body["players"] = [
        {**player, "declare": declared[place % 3]} for place, player in enumerate(body["players"])
    ]
    found = client.post("/v1/showdown", json={**body, "high_low": True})
    assert found.status_code == 200, found.text
    paid = sum(player["payout"] for player in found.json["players"])
    assert paid + found.json["carried"] == found.json["total"] == body["pot"]
    assert client.post("/v1/showdown", json=body).status_code == 422


class TestWorkedExamples:
    """Known questions over HTTP with what must come back."""

    def test_low_die(self, client):
        """Which cards are wild, and what they make."""
        (hand,) = client.post(
            "/v1/evaluate", json={"variant": "low-die", "hands": ["A♣6♥5♦2♠2♦"]}
        ).json["hands"]
        assert hand["wild"] == ["Ac", "2s", "2d"]
        assert hand["high"]["category"] == "four_of_a_kind"
        assert hand["high"]["ranks"] == ["6", "6", "6", "6", "5"]
        assert hand["high"]["cards"][0] == "6h"
        assert hand["low"] is None

    def test_low_die_straight_flush(self, client):
        """Six and five of hearts: nine high is the best that three wild cards can add."""
        (hand,) = client.post(
            "/v1/evaluate", json={"variant": "low-die", "hands": ["Ac6h5h2s2d"]}
        ).json["hands"]
        assert hand["high"]["category"] == "straight_flush"
        assert hand["high"]["ranks"] == ["9", "8", "7", "6", "5"]

    def test_high_die(self, client):
        """Four aces with a two; in one suit a straight flush to the five."""
        four, flush = (
            client.post("/v1/evaluate", json={"variant": "High Die", "hands": ["6♥A♠5♦5♣2♥"]}).json[
                "hands"
            ]
            + client.post(
                "/v1/evaluate", json={"variant": "High Die", "hands": ["6♥A♠5♦5♣2♠"]}
            ).json["hands"]
        )
        assert four["high"]["ranks"] == ["A", "A", "A", "A", "2"]
        assert flush["high"]["category"] == "straight_flush"
        assert flush["high"]["ranks"] == ["5", "4", "3", "2", "A"]

    def test_dakota_wilds(self, client):
        """The lowest card down lists itself; the one face up names it. For high alone."""
        (hand,) = client.post(
            "/v1/wilds", json={"variant": "dakota", "hands": ["Ah4c9d/4d9sKsQh"]}
        ).json["hands"]
        assert [(one["card"], one["because"], one["for"]) for one in hand["wild"]] == [
            ("4c", ["4c"], ["high"]),
            ("4d", ["4c"], ["high"]),
        ]

    def test_high_low_over_low_die(self, client):
        """Ace and three are wild for low, too: two low aces that pair nothing."""
        (hand,) = client.post(
            "/v1/evaluate", json={"variant": "low-die", "high_low": True, "hands": ["4c3d2hAs6d"]}
        ).json["hands"]
        assert hand["low"]["ranks"] == ["6", "4", "2", "A", "A"]

    def test_draw_deucey_nuts(self, client):
        """7-5-4-3-2 qualifies; a straight and an ace do not, and have no place."""
        found = client.post(
            "/v1/evaluate",
            json={
                "variant": "draw-deucey-triple-draw",
                "hands": ["2s3c4h5d7s", "2d3h4c5c6s", "8s4s3s2cAh"],
            },
        ).json
        assert found["low"] == [["1"]]
        assert [hand["low"]["qualifies"] for hand in found["hands"]] == [True, False, False]
        assert [hand["low"]["place"] for hand in found["hands"]] == [1, None, None]

    def test_two_fail_against_each_other(self, client):
        """Nobody holds both ways: the pot is split, left of the button first."""
        found = client.post(
            "/v1/showdown",
            json={
                "variant": "high-low-draw",
                "pot": 101,
                "button": 9,
                "house_rules": {"low_ranking": "ace_to_five"},
                "players": [
                    {"seat": 1, "cards": "7c5d4h3s2c", "declare": "both"},
                    {"seat": 2, "cards": "9c9d9h8s8d", "declare": "both"},
                ],
            },
        ).json
        assert [player["payout"] for player in found["players"]] == [51, 50]
        (pot,) = found["pots"]
        assert [dead["seat"] for dead in pot["dead"]] == [1, 2]
        assert pot["shares"][0]["side"] == "whole"
        (matters,) = [one for one in found["assumed"] if one["rule"] == "nobody_wins"]
        assert (matters["value"], matters["matters"]) == ("split", True)
        (otherwise,) = matters["otherwise"]
        assert (otherwise["value"], otherwise["payouts"]) == ("carry", {"1": 0, "2": 0})

    def test_button_missing(self, client):
        """422 at the button, and nobody is paid."""
        found = client.post(
            "/v1/showdown",
            json={
                "variant": "draw-high",
                "pot": 101,
                "players": [
                    {"seat": 1, "cards": "AcKd9h5s3c"},
                    {"seat": 2, "cards": "AdKh9s5c3d"},
                ],
            },
        )
        assert found.status_code == 422
        assert [(one["pointer"], one["code"]) for one in found.json["errors"]] == [
            ("#/button", "button_missing")
        ]
