"""Games of the house's own for the tests, where they are sent, and what is wrong with them."""

from __future__ import annotations

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
DEAL = {"deal": {"down": 5}}

NIGHT_BASEBALL = {
    "base": "seven-card-stud",
    "title": "Night Baseball",
    "wild": [{"ranks": "39"}],
}


def faults(found):
    """Where a request is wrong, and the code."""
    assert found.status_code == 422, found.text
    return [(one["pointer"], one["code"]) for one in found.json["errors"]]


def refused(client, **game):
    """What is wrong with a game, from below `variant`."""
    found = faults(client.post(CHECK, json={"variant": game}))
    return [(pointer.removeprefix("#/variant/"), code) for pointer, code in found]
