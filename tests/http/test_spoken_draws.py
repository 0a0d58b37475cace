"""What may be drawn, read aloud."""

from __future__ import annotations

import pytest

SAID = [
    ("low-die", {"players": 6}, "6 players, 22 cards left: up to 3 each"),
    ("low-die", {"players": 6, "remaining": 1}, "6 players, 1 card left: up to 0 each"),
    (
        "draw-deucey",
        {"players": 6},
        (
            "6 players, 22 cards left: three draws of at most two cards each\n"
            "At worst 36 cards are needed: 14 short"
        ),
    ),
    (
        "draw-deucey-single-draw",
        {"players": 2},
        (
            "2 players, 42 cards left: one draw of at most two cards\n"
            "At worst 4 cards are needed, and they are there\n"
        ),
    ),
]


@pytest.mark.parametrize(("game", "asked", "said"), SAID)
def test_what_may_be_drawn(client, game, asked, said):
    """In all where the dealer calls; in each draw where the game fixes them."""
    response = client.post("/v1/draws?format=text", json={"variant": game, **asked})
    assert response.text.startswith(said)


def test_draws_of_different_sizes(client):
    """Each is named in its place."""
    game = {"base": "draw-high", "draws": {"limits": [3, 2, 1]}}
    response = client.post("/v1/draws?format=text", json={"variant": game, "players": 2})
    first = response.text.splitlines()[0]
    assert first == "2 players, 42 cards left: three draws of at most three, two and one cards"
