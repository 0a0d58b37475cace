"""A game of the house's own that cannot be meant is refused, with why and where."""

from __future__ import annotations

import json

import pytest
from house_games import CHECK, DEAL, HIGH, LOW, NIGHT_BASEBALL, PATHS, faults, refused

from dealerapi.games import GAMES
from dealerapi.games.sheet import sheet
from dealerapi.games.side_language import RESERVED

REFUSED = {
    "two sides of one name": (
        {**DEAL, "sides": [HIGH, {**LOW, "name": "high"}]},
        [("sides/1/name", "side_twice")],
    ),
    "a low qualifier on a high": (
        {**DEAL, "sides": [{**HIGH, "qualifier": {"or_better": "8"}}]},
        [("sides/0/qualifier/or_better", "bad_value")],
    ),
    "a high qualifier on a low": (
        {**DEAL, "sides": [{**LOW, "qualifier": {"at_least": "one_pair"}}]},
        [("sides/0/qualifier/at_least", "bad_value")],
    ),
    "more cards than the deck holds": (
        {"deal": {"down": 7}, "players": {"max": 8}, "sides": [HIGH, LOW]},
        [("deal", "deck_too_small")],
    ),
    "more players than the base's deck serves": (
        {"base": "seven-card-stud", "players": {"max": 9}},
        [("players", "deck_too_small")],
    ),
    "a stripped deck that does not last": (
        {"base": "cincinnati", "deck": {"stripped": "23456789TJQK"}},
        [("deck", "deck_too_small")],
    ),
    "an unknown ranking": (
        {**DEAL, "sides": [{"name": "high", "ranking": "standard_hihg"}]},
        [("sides/0/ranking", "bad_value")],
    ),
    "a ranking that is nothing": (
        {**DEAL, "sides": [{"name": "high", "ranking": {"points": {"aim": "nearest"}}}]},
        [("sides/0/ranking", "bad_value")],
    ),
    "wild for an absent side": (
        {"base": "draw-high", "wild": [{"ranks": "2", "for": ["low"]}]},
        [("wild/0/for", "bad_value")],
    ),
    "a base whose wild cards are for a side that is gone": (
        {"base": "dakota", "sides": [LOW]},
        [("sides", "bad_value")],
    ),
    "an unknown base": ({"base": "seven-card-studd"}, [("base", "unknown_variant")]),
    "nothing": ({}, [("deal", "missing_field"), ("sides", "missing_field")]),
    "no sides": (DEAL, [("sides", "missing_field")]),
    "no cards": ({"deal": {"board": 5}, "sides": [HIGH]}, [("deal", "bad_value")]),
    "a misspelt field": ({**NIGHT_BASEBALL, "wlid": []}, [("wlid", "unknown_field")]),
    "a field too many in a rule": (
        {"base": "draw-high", "wild": [{"ranks": "2", "who": "all"}]},
        [("wild/0/who", "unknown_field")],
    ),
    "ranks that are none": (
        {"base": "draw-high", "wild": [{"ranks": "1"}]},
        [("wild/0/ranks", "bad_value")],
    ),
    "cards that are none": (
        {"base": "draw-high", "wild": [{"cards": ["Jh", "1s"]}]},
        [("wild/0/cards", "not_a_card")],
    ),
    "null for a rule": ({"base": "draw-high", "wild": [None]}, [("wild/0", "wrong_type")]),
    "null for a side": ({"base": "draw-high", "sides": [None]}, [("sides/0", "wrong_type")]),
    "a side without a ranking": (
        {"base": "draw-high", "sides": [{"name": "high"}]},
        [("sides/0/ranking", "missing_field")],
    ),
    "a side by a name that is taken": (
        {**DEAL, "sides": [{"name": "whole", "ranking": "standard_high"}]},
        [("sides/0/name", "bad_value")],
    ),
    "too many sides": (
        {**DEAL, "sides": [{**HIGH, "name": f"side{n}"} for n in range(7)]},
        [("sides", "wrong_length")],
    ),
    "a house rule that does not touch it": (
        {"base": "razz", "house_rules": {"five_of_a_kind": "highest"}},
        [("house_rules/five_of_a_kind", "unknown_house_rule")],
    ),
    "a house rule of another value": (
        {"base": "razz", "house_rules": {"odd_chip": "dealer"}},
        [("house_rules/odd_chip", "bad_value")],
    ),
    "fewest above most": (
        {"base": "razz", "players": {"min": 6, "max": 4}},
        [("players", "bad_value")],
    ),
    "players without a most": ({"base": "razz", "players": {}}, [("players/max", "missing_field")]),
    "a title that is too long": ({"base": "razz", "title": "x" * 61}, [("title", "wrong_length")]),
    "too many combinations": (
        {"deal": {"down": 10, "board": 8}, "sides": [HIGH], "players": {"max": 2}},
        [("sides", "too_many_groups")],
    ),
    "a board row that is not there": (
        {"base": "texas-holdem", "sides": [{**HIGH, "from": {"rows": [[0, 1, 5]]}}]},
        [("sides/0/from/rows", "bad_value")],
    ),
    "several things at once": (
        {
            "base": "draw-high",
            "wild": [{"ranks": "2", "for": ["low"]}, {"follows": "Q"}],
            "draws": {"limits": [6]},
        },
        [("draws", "bad_value"), ("wild/0/for", "bad_value"), ("wild/1/follows", "bad_value")],
    ),
}


class TestRefused:
    """What cannot be meant is a 422 that says why, and where."""

    @pytest.mark.parametrize(("game", "due"), REFUSED.values(), ids=REFUSED)
    def test_where_and_why(self, client, game, due):
        """At the words that are wrong."""
        assert refused(client, **game) == due

    @pytest.mark.parametrize("path", PATHS.values())
    def test_on_every_endpoint(self, client, path):
        """A wrong game is refused wherever it is sent, with what else is wrong there."""
        game = {**DEAL, "sides": [HIGH, HIGH]}
        found = faults(client.post(path, json={"variant": game, "nonsense": 1}))
        assert ("#/variant/sides/1/name", "side_twice") in found
        assert ("#/nonsense", "unknown_field") in found

    def test_a_wrong_game_and_wrong_cards(self, client):
        """Both are told."""
        asked = {"variant": {"base": "razz", "title": ""}, "hands": ["AcAc2d"]}
        assert {code for _where, code in faults(client.post("/v1/evaluate", json=asked))} == {
            "wrong_length",
            "card_twice",
        }

    def test_the_closest_names(self, client):
        """Of a base that does not exist."""
        found = client.post(CHECK, json={"variant": {"base": "seven-card-studd"}}).json
        assert found["errors"][0]["suggestions"][0] == "seven-card-stud"

    def test_the_closest_ranking(self, client):
        """In words."""
        sides = [{"name": "high", "ranking": "standard_hihg"}]
        found = client.post(CHECK, json={"variant": {**DEAL, "sides": sides}}).json
        assert "did you mean standard_high" in found["errors"][0]["detail"]

    def test_an_unknown_game_where_players_are_counted(self, client):
        """Of draws, “players” is a number, which is no list of hands."""
        asked = {"variant": {"base": "razzz"}, "players": 4}
        found = faults(client.post("/v1/draws", json=asked))
        assert found == [("#/variant/base", "unknown_variant")]
        assert faults(client.post("/v1/draws", json={"players": 4})) == [
            ("#/variant", "missing_field")
        ]

    def test_no_game_by_get(self, client):
        """In a query a game goes by its name; an object is a body's."""
        found = client.get("/v1/evaluate", query_string={"variant": json.dumps(NIGHT_BASEBALL)})
        assert found.status_code == 422

    def test_side_names_never_hide_a_field(self):
        """No field of a rule sheet can be the name of a side."""
        told = set(sheet(GAMES[0])) - {"high", "low"}
        sides = {side.name for side in GAMES[0].sides}
        assert told - sides <= RESERVED
