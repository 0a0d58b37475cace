"""A game of the house's own in place of a name, on every endpoint; and its page in the docs."""

from __future__ import annotations

import json
import re
import time
from itertools import islice

import live
import pytest

from dealerapi.api.game_schemas import WildRequest
from dealerapi.cards import NAMES
from dealerapi.games import GAMES
from dealerapi.games.language import RESERVED
from dealerapi.games.sheet import sheet
from dealerapi.ranking import warm

PATHS = {
    "evaluate": "/v1/evaluate",
    "wilds": "/v1/wilds",
    "draws": "/v1/draws",
    "draws_deal": "/v1/draws/deal",
    "showdown": "/v1/showdown",
    "deal_check": "/v1/deal/check",
}
CHECK = "/v1/variants/check"

HIGH = {"name": "high", "ranking": "standard_high"}
LOW = {"name": "low", "ranking": "ace_to_five"}

NIGHT_BASEBALL = {
    "base": "seven-card-stud",
    "title": "Night Baseball",
    "wild": [{"ranks": "39"}],
}
FROM_NOTHING = {
    "title": "Our Draw",
    "deal": {"down": 5},
    "deck": {"jokers": 1},
    "wild": [{"joker": "wild"}, {"ranks": "2", "for": ["high"]}],
    "sides": [HIGH, {**LOW, "qualifier": {"or_better": "9"}}],
    "draws": {"limits": [3, 2], "with_ace": 4},
}

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


def faults(found):
    """Where a request is wrong, and the code."""
    assert found.status_code == 422, found.text
    return [(one["pointer"], one["code"]) for one in found.json["errors"]]


def refused(client, **game):
    """What is wrong with a game, from below `variant`."""
    found = faults(client.post(CHECK, json={"variant": game}))
    return [(pointer.removeprefix("#/variant/"), code) for pointer, code in found]


class TestNightBaseball:
    """The game of the documentation, on every endpoint."""

    def test_checked(self, client):
        """The sheet and the sentence say it back."""
        told = client.post(CHECK, json={"variant": NIGHT_BASEBALL})
        assert told.status_code == 200, told.text
        told = told.json
        assert told["title"] == "Night Baseball"
        assert told["sentence"] == (
            "Seven-card stud; threes and nines are wild; high only; odd chip by suit."
        )
        assert [one["text"] for one in told["wild"]] == ["threes and nines"]
        assert told["deal"]["cards"] == 7
        assert "Custom of the house" in told["sources"]

    def test_checked_as_text(self, client):
        """The rule sheet in short."""
        told = client.post(
            CHECK, json={"variant": NIGHT_BASEBALL}, headers={"Accept": "text/plain"}
        )
        assert told.status_code == 200
        assert told.text.startswith("Night Baseball\nSeven-card stud; threes and nines are wild;")

    def test_evaluated(self, client):
        """Three nines and a three are four wild cards: five kings."""
        asked = {"variant": NIGHT_BASEBALL, "hands": ["3c9hKd/9sQs9d4h"]}
        (hand,) = client.post("/v1/evaluate", json=asked).json["hands"]
        assert hand["wild"] == ["3c", "9h", "9s", "9d"]
        assert hand["high"]["category"] == "five_of_a_kind"

    def test_wilds(self, client):
        """Each with its reason, by the custom of the house."""
        asked = {"variant": NIGHT_BASEBALL, "hands": ["3c4h"]}
        (hand,) = client.post("/v1/wilds", json=asked).json["hands"]
        (card,) = hand["wild"]
        assert (card["card"], card["because"], card["for"]) == ("3c", ["3c"], ["high"])
        assert card["source"]["document"] == "Custom of the house"

    def test_settled(self, client):
        """As a player of the game would."""
        asked = {
            "variant": NIGHT_BASEBALL,
            "pot": 100,
            "players": [
                {"seat": 1, "hand": "3c9hKd/KsQs4h5h"},
                {"seat": 2, "hand": "AcAdAh/AsTd8s7c"},
            ],
        }
        found = client.post("/v1/showdown", json=asked)
        assert found.status_code == 200, found.text
        # Four kings against four aces.
        assert [one["payout"] for one in found.json["players"]] == [0, 100]
        text = client.post("/v1/showdown?format=text", json=asked).text
        assert "Seat 2 wins high with four aces" in text

    def test_high_low_over_it(self, client):
        """Like any game of one high side."""
        asked = {
            "variant": NIGHT_BASEBALL,
            "high_low": True,
            "pot": 100,
            "players": [
                {"seat": 1, "hand": "KcKhKd/KsQs4h5h", "declare": "high"},
                {"seat": 2, "hand": "AcAdAh/2s4d6s7c", "declare": "low"},
            ],
        }
        found = client.post("/v1/showdown", json=asked)
        assert found.status_code == 200, found.text
        assert [one["payout"] for one in found.json["players"]] == [50, 50]

    def test_the_deal(self, client):
        """Seven cards are due."""
        counts = [{"seat": 1, "cards": 7}, {"seat": 2, "cards": 6}]
        asked = {"variant": NIGHT_BASEBALL, "stage": "before_action", "counts": counts}
        assert client.post("/v1/deal/check", json=asked).json["ruling"] == "misdeal"

    def test_no_draw(self, client):
        """Stud has none."""
        asked = {"variant": NIGHT_BASEBALL, "players": 4}
        assert faults(client.post("/v1/draws", json=asked)) == [("#/variant", "no_draws")]

    def test_nothing_else_changes(self, client):
        """Without a word of its own, a base is played as it stands."""
        for game in GAMES:
            told = client.post(CHECK, json={"variant": {"base": game.name}})
            assert told.status_code == 200, (game.name, told.text)
            mine, own = told.json, sheet(game)
            for field in ("players", "deck", "deal", "declare", "draws", "odd_chip", "sentence"):
                assert mine[field] == own[field], (game.name, field)
            assert [one["text"] for one in mine["wild"]] == [one["text"] for one in own["wild"]]


class TestFromNothing:
    """A game without a base."""

    @pytest.fixture
    def told(self, client):
        """Its rule sheet."""
        found = client.post(CHECK, json={"variant": FROM_NOTHING})
        assert found.status_code == 200, found.text
        return found.json

    def test_checked(self, told):
        """Everything is said back."""
        assert told["name"] == "our-draw"
        assert told["family"] == "house"
        assert told["deck"]["cards"] == 53
        assert told["players"] == {"min": 2, "max": 10}
        assert told["sides"] == ["high", "low"]
        assert told["low"]["qualifier"] == "nine or better"
        assert told["draws"]["with_ace"] == 4
        assert [one["for"] for one in told["wild"]] == [["high", "low"], ["high"]]

    @pytest.mark.parametrize("kind", PATHS)
    def test_its_examples_work(self, client, told, kind):
        """Each as it stands, as JSON and as text."""
        body = told["example"][kind]
        assert body["variant"] == FROM_NOTHING
        found = client.post(PATHS[kind], json=body)
        assert found.status_code == 200, found.text
        text = client.post(PATHS[kind], json=body, headers={"Accept": "text/plain"})
        assert text.status_code == 200
        assert "None" not in text.text

    def test_draws(self, client):
        """Three, then two, and four with an ace kept."""
        asked = {"variant": FROM_NOTHING, "players": 6}
        found = client.post("/v1/draws", json=asked).json
        assert (found["remaining"], found["calls"]) == (23, [[3, 2]])
        stripped = {"base": "draw-high", "wild": [], "deck": {"stripped": "23456"}}
        found = client.post("/v1/draws", json={"variant": stripped, "players": 4}).json
        assert found["remaining"] == 12
        requests = [{"seat": 1, "discard": 4, "keeps_ace": True}, {"seat": 2, "discard": 3}]
        served = client.post(
            "/v1/draws/deal", json={"variant": FROM_NOTHING, "remaining": 23, "requests": requests}
        )
        assert served.status_code == 200, served.text
        requests[0]["keeps_ace"] = False
        served = client.post(
            "/v1/draws/deal", json={"variant": FROM_NOTHING, "remaining": 23, "requests": requests}
        )
        assert faults(served) == [("#/requests/0/discard", "out_of_range")]

    def test_wild_for_high_alone(self, client):
        """Twos make a pair of kings better, and stay twos for low."""
        asked = {"variant": FROM_NOTHING, "hands": ["KcKd2h4s7c", "Jk2d3h4c7d"]}
        first, second = client.post("/v1/evaluate", json=asked).json["hands"]
        assert first["high"]["category"] == "three_of_a_kind"
        assert second["low"]["ranks"] == ["7", "4", "3", "2", "A"]


class TestWhatTheRequestCarries:
    """Games that turn on more than the cards held."""

    def test_the_upcards(self, client):
        """They are asked for, and used."""
        game = {"base": "seven-card-stud", "wild": [{"follows": "Q"}]}
        asked = {"variant": game, "hands": ["7c2d3h/Qs7d8s9c"]}
        assert faults(client.post("/v1/evaluate", json=asked)) == [("#/upcards", "upcards_missing")]
        (hand,) = client.post("/v1/evaluate", json={**asked, "upcards": "Qs7d8s9c"}).json["hands"]
        assert hand["wild"] == ["7c", "7d"]

    def test_the_rank_that_the_dealer_names(self, client):
        """For all hands."""
        game = {"base": "draw-high", "wild": [{"named": "dealer"}]}
        asked = {"variant": game, "hands": ["7c2d3hQs7d"]}
        assert faults(client.post("/v1/evaluate", json=asked)) == [("#/named", "named_missing")]
        (hand,) = client.post("/v1/evaluate", json={**asked, "named": "7"}).json["hands"]
        assert hand["wild"] == ["7c", "7d"]

    def test_the_rank_that_a_player_names(self, client):
        """For his own hand."""
        game = {"base": "draw-high", "wild": [{"named": "player"}]}
        players = [
            {"seat": 1, "cards": "7c2d3hQs7d", "named": "7"},
            {"seat": 2, "cards": "7h2c3dQd9d", "named": "Q"},
        ]
        found = client.post("/v1/showdown", json={"variant": game, "pot": 10, "players": players})
        assert found.status_code == 200, found.text
        assert [one["hand"]["wild"] for one in found.json["players"]] == [["7c", "7d"], ["Qd"]]

    def test_faces_where_all_cards_lie_down(self, client):
        """Nobody has to say so in a draw game."""
        sides = [{"name": "high", "ranking": "high_of_2", "from": "down"}]
        game = {"deal": {"down": 3}, "sides": sides, "wild": [{"own": "lowest"}]}
        (hand,) = client.post("/v1/evaluate", json={"variant": game, "hands": ["7c2d9h"]}).json[
            "hands"
        ]
        assert hand["wild"] == ["2d"]

    def test_what_is_left_out_of_the_deck(self, client):
        """A two in a deck without twos."""
        game = {"base": "draw-high", "wild": [], "deck": {"stripped": "23456"}}
        asked = {"variant": game, "hands": ["7c2d9hQs7d"]}
        assert faults(client.post("/v1/evaluate", json=asked)) == [("#/hands/0", "not_in_deck")]

    def test_house_rules_of_the_game(self, client):
        """The game's own value stands, unless the request says otherwise."""
        game = {**NIGHT_BASEBALL, "house_rules": {"five_of_a_kind": "below_straight_flush"}}
        asked = {"variant": game, "hands": ["3c9hKd/9sQs9d4h"]}
        found = client.post("/v1/evaluate", json=asked).json
        assert found["house_rules"]["five_of_a_kind"] == "below_straight_flush"
        asked["house_rules"] = {"five_of_a_kind": "highest"}
        found = client.post("/v1/evaluate", json=asked).json
        assert found["house_rules"]["five_of_a_kind"] == "highest"


DEAL = {"deal": {"down": 5}}
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


def sent_again(rule, sides):
    """A rule of a sheet as a house would write it: without words, and without what is empty."""
    fields = {"for" if name == "for_" else name.rstrip("_") for name in WildRequest().fields}
    said = {name: rule[name] for name in fields if rule.get(name) is not None}
    if said["for"] == sides:
        del said["for"]
    return said


def without_words(rules):
    """Rules of a sheet without their texts and sources."""
    return [
        {name: told for name, told in rule.items() if name not in ("text", "source")}
        for rule in rules
    ]


class TestSaidBack:
    """What the rule sheet says of a game can be sent again."""

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_wild_rules(self, client, game):
        """The rules of every game of the catalogue, written as a house writes them."""
        own = sheet(game)
        wild = [sent_again(rule, own["sides"]) for rule in own["wild"]]
        told = client.post(CHECK, json={"variant": {"base": game.name, "wild": wild}})
        assert told.status_code == 200, told.text
        assert without_words(told.json["wild"]) == without_words(own["wild"])


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


def dealt(game, players):
    """Hands and a board for so many players, from a deck in a mixed order."""
    deck = iter([NAMES[(7 + 19 * step) % 52] for step in range(52)])
    deal = game["deal"]
    board = list(islice(deck, deal.get("board", 0)))
    hands = [
        {
            "down": list(islice(deck, deal.get("down", 0))),
            "up": list(islice(deck, deal.get("up", 0))),
        }
        for _player in range(players)
    ]
    return hands, board


ALL_WILD = [{"ranks": "23456789TJQKA"}]
ROWS_OF_FIVE = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [0, 2, 4, 6, 8]]
CANADIAN = [{"name": name, "ranking": "canadian_high"} for name in ("high", "other")]
LARGEST = {
    "eleven cards, high only": {"deal": {"down": 4, "board": 7}, "sides": [HIGH]},
    "eleven cards, high and low": {"deal": {"down": 4, "board": 7}, "sides": [HIGH, LOW]},
    "eleven cards, four-card flushes": {"deal": {"down": 4, "board": 7}, "sides": CANADIAN},
    "rows": {
        "deal": {"down": 4, "board": 10},
        "sides": [{**side, "from": {"rows": ROWS_OF_FIVE}} for side in CANADIAN],
    },
    "badugis": {
        "deal": {"down": 4, "board": 6},
        "sides": [HIGH, *({"name": f"b{n}", "ranking": "badugi"} for n in range(3))],
    },
    "seven cards": {
        "deal": {"down": 4, "board": 7},
        "sides": [HIGH, {"name": "seven", "ranking": "high_of_7"}],
    },
    "points left out": {
        "deal": {"down": 4, "board": 12},
        "sides": [
            {
                "name": f"points{n}",
                "ranking": {
                    "points": {
                        "aim": "nearest",
                        "target": 50,
                        "over": "left_out",
                        "more_cards": True,
                        "values": {rank: [0.5, 2.5] for rank in "23456789TJQKA"},
                    }
                },
            }
            for n in range(6)
        ],
    },
}


@pytest.fixture(scope="module")
def _warm():
    """The service as it is when served."""
    warm()


@pytest.mark.usefixtures("_warm")
class TestBounds:
    """No request makes the service work long, measured as the work of the processor."""

    @pytest.mark.parametrize("beats", ["false", "true"])
    @pytest.mark.parametrize("wild", [[], ALL_WILD], ids=["natural", "wild"])
    @pytest.mark.parametrize("game", LARGEST.values(), ids=LARGEST)
    def test_a_showdown_of_the_largest_games(self, client, game, wild, beats):
        """Ten players, every card wild, every rule that is assumed tried otherwise."""
        game = {**game, "wild": wild}
        hands, board = dealt(game, 10)
        asked = {
            "variant": game,
            "pot": 1001,
            "button": 1,
            "board": board,
            "players": [{"seat": seat, **hand} for seat, hand in enumerate(hands, 1)],
        }
        if wild and any(side["name"] == "high" for side in game["sides"]):
            asked["house_rules"] = {"natural_beats_wild": beats}
        client.post("/v1/showdown", json=asked)
        start = time.process_time()
        found = client.post("/v1/showdown", json=asked)
        took = time.process_time() - start
        assert found.status_code == 200, found.text
        assert took < 3  # well under one on an idle core

    def test_twenty_three_hands(self, client):
        """As many as may be asked of."""
        game = {"deal": {"down": 1, "board": 10}, "sides": CANADIAN, "wild": ALL_WILD}
        hands, board = dealt(game, 23)
        start = time.process_time()
        found = client.post("/v1/evaluate", json={"variant": game, "hands": hands, "board": board})
        took = time.process_time() - start
        assert found.status_code == 200, found.text
        assert took < 3  # well under one on an idle core

    def test_the_low_that_can_be_laid_over_counts(self, client):
        """792 hands of five are few enough once, but not for high and low."""
        deal = {"down": 4, "board": 8}
        spade = {"name": "spade", "ranking": "highest_spade"}
        assert refused(client, deal=deal, sides=[HIGH]) == [("sides", "too_many_groups")]
        told = client.post(CHECK, json={"variant": {"deal": deal, "sides": [HIGH, spade]}})
        assert told.status_code == 200

    def test_a_deep_request(self, client):
        """Nesting is bounded for all requests."""
        ranking = "standard_high"
        for _level in range(40):
            ranking = {"ranking": ranking, "beats_all": ["72"]}
        sides = [{"name": "high", "ranking": ranking}]
        found = client.post(CHECK, json={"variant": {**DEAL, "sides": sides}})
        assert found.status_code == 400
