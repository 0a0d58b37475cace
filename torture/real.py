"""Real requests: everything that can be asked about every game, from the games' own examples."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any
from urllib.parse import quote, urlencode

from dealerapi.api.negotiate import LINES
from dealerapi.api.routes import QUESTIONS
from dealerapi.cards import read_hand, written
from dealerapi.games import GAMES
from dealerapi.games.examples import examples
from torture.inside import Request

BULK = "/v1/evaluate/bulk"
HOUSE_GAMES: tuple[Mapping[str, Any], ...] = (
    {"base": "seven-card-stud", "title": "Night Baseball", "wild": [{"ranks": "39"}]},
    {
        "title": "Crossfire",
        "deal": {"down": 4, "board": 5},
        "wild": [{"board": "first", "places": [1]}],
        "sides": [
            {
                "name": "high",
                "ranking": {"ranking": "standard_high", "beats_all": ["AA884"]},
                "from": {"rows": [[0, 1, 2], [3, 1, 4]]},
                "qualifier": {"at_least": "one_pair", "rank": "J"},
            },
            {"name": "points", "ranking": {"points": {"aim": "nearest", "target": 15}}},
        ],
        "draws": {"limits": [3, 2], "with_ace": 4},
        "house_rules": {"odd_chip": "high_card_by_suit"},
    },
    {"base": "omaha-hi-lo", "title": "Scoop", "scoop": True, "deck": {"stripped": "23"}},
)
"""Some that use much of what can be written."""

DOCUMENTS = ("/", "/v1/variants", "/docs", "/openapi.json", "/healthz", "/readyz", "/metrics")


@cache
def requests() -> tuple[Request, ...]:
    """All of them, the same in every run."""
    return tuple(_all())


def _all() -> Iterator[Request]:
    paths = {asked.name: asked.path for asked in QUESTIONS}
    for game in GAMES:
        asked = examples(game)
        for name, body in asked.items():
            yield Request("POST", paths[name], body=_json(body))
        yield from _in_addresses(asked)
        yield Request("GET", f"/v1/variants/{game.name}")
        yield Request("POST", paths["variants_check"], body=_json({"variant": game.name}))
        if isinstance(asked["evaluate"]["hands"][0], str):
            yield Request("POST", BULK, body=_json(_in_bulk(asked["evaluate"])))
        if game.family in ("draw", "stud"):
            lines = b"\n".join(_json(asked["showdown"]) for _line in range(3))
            yield Request("POST", paths["showdown"], body=lines, kind=LINES)
    for house in HOUSE_GAMES:
        yield Request("POST", paths["variants_check"], body=_json({"variant": house}))
        hands = ["Ac6h5d2s", "KsKhKd9c"]
        body = {"variant": house, "hands": hands, "board": "2c7d8hJcQd"}
        yield Request("POST", paths["evaluate"], body=_json(body))
    for path in DOCUMENTS:
        yield Request("GET", path)


def _json(body: Any) -> bytes:
    return json.dumps(body, ensure_ascii=False).encode()


def _in_bulk(asked: Mapping[str, Any]) -> dict[str, Any]:
    return {**asked, "hands": asked["hands"] * 3}


def _in_addresses(asked: Mapping[str, Any]) -> Iterator[Request]:
    """The questions that can stand in an address, as far as they are that simple."""
    for name in ("evaluate", "wilds"):
        body = asked[name]
        if all(isinstance(hand, str) for hand in body["hands"]):
            yield Request(
                "GET", f"/v1/{name}", _query(body, [("hand", one) for one in body["hands"]])
            )
    if "draws" in asked:
        body = asked["draws"]
        call = [("call", ",".join(map(str, body["call"])))] if body.get("call") else []
        yield Request("GET", "/v1/draws", _query(body, call))
    body = asked["showdown"]
    players = [("player", _player(one)) for one in body["players"]]
    yield Request("GET", "/v1/showdown", _query(body, players))


def _query(body: Mapping[str, Any], more: list[tuple[str, str]]) -> str:
    plain = [(name, str(one)) for name, one in body.items() if isinstance(one, str | int)]
    return urlencode([*plain, *more], quote_via=quote, safe="/:,")


def _player(player: Mapping[str, Any]) -> str:
    held = {name: player[name] for name in ("cards", "down", "up") if name in player}
    hand = read_hand(player.get("hand", held or ""))
    cards = "".join(written(hand.cards))
    if hand.faces_known:
        cards = "/".join("".join(written(part)) for part in (hand.down, hand.up))
    declared = [player["declare"]] if "declare" in player else []
    return ":".join([str(player["seat"]), cards, *declared])
