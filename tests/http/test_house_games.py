"""A game of the house's own in place of a name, on every endpoint."""

from __future__ import annotations

import pytest
from house_games import CHECK, HIGH, LOW, NIGHT_BASEBALL, PATHS, faults

from dealerapi.api.game_schemas import WildRequest
from dealerapi.games import GAMES
from dealerapi.games.sheet import sheet

FROM_NOTHING = {
    "title": "Our Draw",
    "deal": {"down": 5},
    "deck": {"jokers": 1},
    "wild": [{"joker": "wild"}, {"ranks": "2", "for": ["high"]}],
    "sides": [HIGH, {**LOW, "qualifier": {"or_better": "9"}}],
    "draws": {"limits": [3, 2], "with_ace": 4},
}


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
