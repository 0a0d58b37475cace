"""Requests that were spoilt, in the short form of `make torture`."""

from __future__ import annotations

import json
import random

import pytest

from torture import mutations, real, targets
from torture.inside import Inside, Request
from torture.mutated import ask_many

# Refusals are worked out anew, and the first of a kind may fill a cache.
BOUND = 0.05


@pytest.fixture(scope="module")
def inside():
    """The service as workers have it."""
    return Inside()


def test_real_requests_are_real(inside):
    """What is spoilt was answered before, but for what an address cannot say."""
    asked = real.requests()[::7]
    refused = [request for request in asked if inside.ask(request).status != 200]
    assert len(asked) > 300
    assert len(refused) < 0.01 * len(asked), refused


def test_spoilt_requests_are_refused_properly_and_soon():
    """No 5xx, no refusal that is no problem document, none that takes long, no memory gained."""
    found = ask_many(7, 2500, BOUND)
    assert found.failed == []
    assert found.unlike == []
    assert found.over == 0, found.slowest
    assert found.end - found.warm < 5
    # Most are wrong, but many reach the rules, else they would try little.
    assert found.statuses[200] > 250
    assert found.statuses[422] > 500
    assert found.statuses[400] > 100


def test_spoiling_is_small_and_the_same_in_every_run():
    """A request stays under 10 kB, and can be made again from its seed."""
    whole = real.requests()

    def drawn():
        chance = random.Random(1)
        return [mutations.spoilt(chance.choice(whole), whole, chance) for _one in range(500)]

    assert drawn() == drawn()
    assert max(request.size for request in drawn()) < 20_000
    assert len(set(drawn()) - set(whole)) > 450


@pytest.mark.parametrize("path", ["/v1/wilds", "/v1/variants", "/v1/variants/dakota"])
def test_bytes_in_an_address_that_are_no_text_are_refused(inside, path):
    """Raw ones, too, which gunicorn refuses and other servers pass on."""
    reply = inside.ask(Request("GET", path, "variant=low-die&hand=Ac\xff"))
    assert (reply.status, json.loads(reply.body)["code"]) == (400, "broken_utf8")


def test_what_is_fuzzed_passes_on_what_it_begins_with():
    """Cards are written and read again, and real requests get no 5xx."""
    ask = targets.TARGETS["requests"]()
    seeds = list(targets.seeds())
    assert len(seeds) > 500
    for seed in seeds[::5]:
        targets.cards(seed)
        ask(seed)


def test_what_is_fuzzed_can_fail(monkeypatch):
    """Cards that come back as others, and an answer that is a failure of the service."""
    monkeypatch.setattr(targets, "written", lambda cards: ["Ac"] * len(cards))
    with pytest.raises(AssertionError):
        targets.cards(b"Kd")
    failing = Inside.ask
    monkeypatch.setattr(
        Inside, "ask", lambda self, request: failing(self, request)._replace(status=500)
    )
    with pytest.raises(AssertionError, match="500"):
        targets.TARGETS["requests"]()(b"GET /healthz\n")
