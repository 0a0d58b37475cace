"""The page of the docs about games of the house's own says what the service does."""

from __future__ import annotations

import json
import re

import live
import pytest
from house_games import CHECK, HIGH, LOW, PATHS

PAGE = (live.TOP / "docs" / "house-games.md").read_text("utf-8")
BLOCKS = re.findall(r"```json\n(.*?)\n```\n\n> ([^\n]*)\n", PAGE, re.DOTALL)
ROWS = re.findall(r"^\| `(\{.*?\})` \| .* \|$", PAGE, re.MULTILINE)
BY_SECTION = [
    (field, cell)
    for field, section in re.findall(
        r"^\| (?:in )?`(\w+)` \| [^\n]*\n\| --- \| --- \|\n((?:\|[^\n]*\n)+)", PAGE, re.MULTILINE
    )
    for cell in re.findall(r"^\| `(\{.*?\})` \|", section, re.MULTILINE)
]


class TestPage:
    """The page of the docs says what the service does."""

    def test_there_are_enough_games(self):
        """Night Baseball and ten more, each with its sentence."""
        assert len(BLOCKS) == 11
        assert PAGE.count("```json") == len(BLOCKS)

    @pytest.mark.parametrize(("block", "sentence"), BLOCKS, ids=range(len(BLOCKS)))
    def test_each_game(self, client, block, sentence):
        """It is understood as printed, and its examples work as they stand."""
        game = json.loads(block)
        told = client.post(CHECK, json={"variant": game})
        assert told.status_code == 200, told.text
        assert told.json["sentence"] == sentence
        for kind, body in told.json["example"].items():
            found = client.post(PATHS[kind], json=body)
            assert found.status_code == 200, (kind, found.text)

    WIDE = {  # noqa: RUF012 - nobody adds to it
        "deal": {"down": 3, "up": 3, "board": 6},
        "deck": {"jokers": 2},
        "wild": [{"joker": "wild"}],
        "sides": [{**HIGH, "from": "hand"}, {**LOW, "from": "hand"}],
    }
    """A game in which nearly every block means something."""

    @pytest.mark.parametrize(("field", "cell"), BY_SECTION)
    def test_each_line(self, client, field, cell):
        """Every line of the tables can be sent as it is printed."""
        given = json.loads(cell)
        game = dict(self.WIDE)
        if field == "wild" and "joker" in given:
            game["wild"] = [given]
        elif field == "wild":
            game["wild"] = [*game["wild"], given]
        elif field == "sides":
            game |= {"deal": {"down": 5, "board": 6}, "wild": []} | {"deck": {}}
            game["sides"] = [given, {"name": "other", "ranking": "highest_heart"}]
        elif field == "draws":
            game |= {"deal": {"down": 5}, field: given}
        else:
            game |= {
                "wild": [],
                "deck": {},
                "sides": [{"name": "points", "ranking": "most_points"}],
            }
            game[field] = given
        told = client.post(CHECK, json={"variant": game})
        assert told.status_code == 200, told.text

    def test_no_line_is_left_out(self):
        """All lines of JSON stand in a table that is tried."""
        assert len(BY_SECTION) == len(ROWS) > 40
