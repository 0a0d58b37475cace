"""No game of the house's own makes the service work long."""

from __future__ import annotations

import time
from itertools import islice

import pytest
from house_games import CHECK, DEAL, HIGH, LOW, refused

from dealerapi.cards import NAMES
from dealerapi.ranking import warm


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
