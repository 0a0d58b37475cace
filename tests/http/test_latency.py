"""How long one client waits for the settlement of a full table."""

from __future__ import annotations

import json
import random
import statistics
import time
from http.client import HTTPConnection

import pytest

from dealerapi.cards import NAMES


def body(chance: random.Random) -> bytes:
    """Six players of Dakota, dealt at random."""
    deck = chance.sample(NAMES[:52], 42)
    players = [
        {
            "seat": seat + 1,
            "down": deck[7 * seat : 7 * seat + 3],
            "up": deck[7 * seat + 3 : 7 * seat + 7],
            "declare": ("high", "low", "both")[seat % 3],
        }
        for seat in range(6)
    ]
    return json.dumps({"variant": "dakota", "pot": 1001, "button": 2, "players": players}).encode()


@pytest.mark.proof
def test_a_settled_table_comes_back_at_once(server):
    """One client, one connection, 500 deals: half of the answers within 10 ms."""
    chance = random.Random(3)
    line = HTTPConnection("127.0.0.1", server.port, timeout=10)
    waits = []
    for _deal in range(500):
        asked = body(chance)
        start = time.perf_counter()
        line.request("POST", "/v1/showdown", asked, {"Content-Type": "application/json"})
        answer = line.getresponse()
        held = answer.read()
        waits.append(time.perf_counter() - start)
        assert answer.status == 200, held
    line.close()
    print(f"{statistics.median(waits) * 1000:.1f} ms")
    assert statistics.median(waits) < 0.010
