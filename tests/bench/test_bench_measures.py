"""What `make bench` asks and whom, on a small scale."""

from __future__ import annotations

import json

import pytest

from bench import deals, floor, load, peers
from bench.inside import Inside
from bench.measures import microseconds
from bench.measures.one_hand import glance, judge_of
from bench.servers import gunicorn
from dealerapi.api.app import create_app
from dealerapi.ranking import warm


@pytest.fixture(scope="module")
def service():
    """The service within this process."""
    warm()
    return Inside(create_app())


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_deal_of_dakota_is_another_and_is_settled(service, seats):
    """No body comes twice, and all bets are paid out."""
    asked = deals.dakota(20, seats)
    assert len(set(deals.bodies(asked))) == 20
    for one, body in zip(asked, deals.bodies(asked), strict=True):
        answer = json.loads(service.post("/v1/showdown", body))
        assert answer["total"] == sum(player["bet"] for player in one["players"])


def test_the_other_requests_are_answered(service):
    """Hold'em of two to ten players, up to 23 hands, Low-Die."""
    for seats in (2, 10):
        for body in deals.bodies(deals.holdem(5, seats)):
            assert json.loads(service.post("/v1/showdown", body))["total"] == 1200
    for many in (1, 23):
        for body in deals.bodies(deals.held(5, many)):
            assert len(json.loads(service.post("/v1/evaluate", body))["hands"]) == many
    for body in deals.bodies(deals.low_die(5)):
        assert len(json.loads(service.post("/v1/evaluate", body))["hands"]) == 2


@pytest.mark.parametrize("size", [5, 7])
@pytest.mark.parametrize("wilds", range(6))
def test_hands_hold_as_many_wild_cards_as_they_should(service, size, wilds):
    """Twos and aces, and no card twice."""
    variant = {5: "acey-ducey-draw", 7: "acey-deucey-stud"}[size]
    for hand in deals.with_wilds(10, wilds, size):
        asked = json.dumps({"variant": variant, "hands": [hand]}).encode()
        [found] = json.loads(service.post("/v1/evaluate", asked))["hands"]
        assert len(found["wild"]) == wilds
        worth = (found["high"]["category"], found["high"]["strength"])
        assert judge_of(size)(hand) == worth
        assert glance(hand) == worth


def test_deals_are_the_same_in_every_run():
    """So that two runs measure the same work."""
    assert deals.dakota(3) == deals.dakota(3)
    assert deals.hands(3, 7) == deals.hands(3, 7)


def test_the_floor_sends_back_what_it_was_sent():
    """The echo, and marshmallow's load and dump."""
    app = Inside(floor.make())
    [asked], [body] = deals.dakota(1), deals.bodies(deals.dakota(1))
    assert json.loads(app.post(floor.ECHO, body)) == asked
    assert json.loads(app.post(floor.SCHEMAS, body)) == asked


def test_the_parts_of_a_request_make_the_whole():
    """Every part is timed, and together they are what the request takes."""
    table = microseconds.measured(4, 1)
    for what in ("showdown", "evaluate"):
        *parts, whole = [row for row in table.rows if row.what.startswith(what)]
        assert whole.what.endswith("whole request")
        assert len(parts) >= 7
        assert sum(part.figure for part in parts) == pytest.approx(whole.figure)
        assert sum(part.ratio for part in parts) == pytest.approx(1)


def test_a_missing_program_is_told_plainly(monkeypatch):
    """With the way to get it."""
    monkeypatch.setenv("PATH", "")
    with pytest.raises(load.MissingToolError, match=r"wrk is missing .*apt-get install wrk"):
        load.tool("wrk")


def test_without_node_its_library_is_left_out(monkeypatch):
    """The other libraries are measured all the same."""
    monkeypatch.setenv("PATH", "")
    assert peers.pokersolver(["AcKdTh9s2c"]) is None


def test_a_server_ends_with_its_measurement():
    """Whatever happens in between."""
    started = []

    def fail():
        with gunicorn("bench.floor:app", workers=1) as server:
            started.append(server)
            assert server.answer(floor.ECHO, b"[1]").strip() == b"[1]"
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert started[0].process.poll() is not None
    with pytest.raises(ConnectionRefusedError):
        started[0].tried(floor.ECHO, b"[1]")
