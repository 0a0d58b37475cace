"""Games that nobody thought of: whatever is composed, the service says no or settles it rightly."""

from __future__ import annotations

import random
import time
from itertools import permutations

import composed
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from dealerapi.ranking import warm

CHECK = "/v1/variants/check"
LONGEST = 3.0
"""Seconds of the processor that one request may take."""

at_random = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}
in_short = settings(max_examples=200, derandomize=True, **at_random)
at_length = settings(max_examples=3000, **at_random)

a_seed = st.integers(0, 2**32)


def asked(client, path, body):
    """The answer, which took no time."""
    start = time.process_time()
    found = client.post(path, json=body)
    took = time.process_time() - start
    assert took < LONGEST, (took, body)
    assert found.status_code in (200, 422), found.text
    if found.status_code == 422:
        assert found.json["errors"], found.text
        assert all(one["pointer"].startswith("#/") for one in found.json["errors"])
        assert all(one["detail"] and one["code"] for one in found.json["errors"])
    return found


def payouts(client, body):
    """What each seat is paid, and what stays."""
    found = asked(client, "/v1/showdown", body)
    assert found.status_code == 200, (found.text, body)
    paid = {one["seat"]: one["payout"] for one in found.json["players"]}
    return paid, found.json["carried"]


def reversed_keys(value):
    """The same JSON with all objects turned round."""
    if isinstance(value, dict):
        return {name: reversed_keys(value[name]) for name in reversed(value)}
    return [reversed_keys(one) for one in value] if isinstance(value, list) else value


def with_suits(body, suits):
    """The same cards with the suits exchanged."""
    change = dict(zip("cdhs", suits, strict=True))

    def card(name):
        return name if name.startswith("J") and name[1] in "krb" else name[0] + change[name[1]]

    def cards(names):
        return [card(name) for name in names]

    changed = {
        **body,
        "players": [
            {**player, "down": cards(player["down"]), "up": cards(player["up"])}
            for player in body["players"]
        ],
    }
    for name in ("board", "upcards"):
        if name in body:
            changed[name] = cards(body[name])
    return changed


def check_game(client, game, seed):
    """A game is refused, or it works on every endpoint, whatever the order of things."""
    chance = random.Random(seed)
    told = asked(client, CHECK, {"variant": game})
    if told.status_code == 422:
        assert all(one["pointer"].startswith("#/variant") for one in told.json["errors"])
        return
    sheet = told.json
    assert sheet["sentence"].endswith(".")
    for kind, path in (("evaluate", "/v1/evaluate"), ("wilds", "/v1/wilds")):
        found = asked(client, path, sheet["example"][kind])
        assert found.status_code == 200, (found.text, game)
    body = composed.showdown(game, sheet, chance)
    if body is None:
        return
    found = payouts(client, body)
    paid, carried = found
    assert sum(paid.values()) + carried == body["pot"]
    assert min(paid.values()) >= 0

    turned = {**body, "players": body["players"][::-1]}
    assert payouts(client, turned) == found, "the order of the players"
    shuffled = {
        **body,
        "players": [
            {**player, **{side: _shuffled(player[side], chance) for side in ("down", "up")}}
            for player in body["players"]
        ],
    }
    assert payouts(client, shuffled) == found, "the order of the cards"
    assert payouts(client, reversed_keys(body)) == found, "the order of the keys"
    if not composed.names_suits(game, sheet):
        suits = chance.choice(list(permutations("cdhs")))
        assert payouts(client, with_suits(body, suits)) == found, "the suits"


def _shuffled(cards, chance):
    return chance.sample(cards, len(cards))


def check_spoilt(client, game, seed):
    """A game with something wrong in it is refused, or is still a game; never is it too much."""
    wrong = composed.spoilt(game, random.Random(seed))
    told = asked(client, CHECK, {"variant": wrong})
    for path in ("/v1/evaluate", "/v1/showdown", "/v1/draws", "/v1/draws/deal"):
        body = {"variant": wrong, "hands": ["AcKd9h5s2c"], "pot": 1, "players": 2}
        assert asked(client, path, body).status_code == 422 or path != "/v1/showdown"
    if told.status_code == 200:
        found = asked(client, "/v1/showdown", told.json["example"]["showdown"])
        assert found.status_code == 200, (found.text, wrong)


@given(game=composed.games(), seed=a_seed)
@in_short
def test_composed_games_settle(client_for_all, game, seed):
    """Chips are conserved, and the order of players, cards, keys and suits does not matter."""
    check_game(client_for_all, game, seed)


@given(game=composed.games(), seed=a_seed)
@example(game={"base": "razz", "wild": [None]}, seed=0)
@in_short
def test_spoilt_games_are_refused(client_for_all, game, seed):
    """With a reason, and never with an error of the service."""
    check_spoilt(client_for_all, game, seed)


@pytest.mark.proof
@given(game=composed.games(), seed=a_seed)
@at_length
def test_many_composed_games_settle(client_for_all, game, seed):
    """The same at length."""
    check_game(client_for_all, game, seed)


@pytest.mark.proof
@given(game=composed.games(), seed=a_seed)
@at_length
def test_many_spoilt_games_are_refused(client_for_all, game, seed):
    """The same at length."""
    check_spoilt(client_for_all, game, seed)


@pytest.fixture(scope="module")
def client_for_all(app):
    """One client for all that is composed, of a service that is warm as it is when served."""
    warm()
    return app.test_client()


def test_most_composed_games_can_be_meant(client_for_all):
    """The proof would be hollow if nearly all were refused."""
    good = []

    @given(game=composed.games())
    @settings(max_examples=200, derandomize=True, **at_random)
    def count(game):
        good.append(client_for_all.post(CHECK, json={"variant": game}).status_code == 200)

    count()
    assert sum(good) / len(good) > 0.3
