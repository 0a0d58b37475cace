"""Hands of sizes that no hand of the game has, among others that are right."""

from __future__ import annotations

import json

import pytest

from dealerapi.api.negotiate import LINES

PATH = "/v1/evaluate/bulk"
RIGHT = "Ac6h5d2s2d"


@pytest.mark.parametrize("cards", [0, 1, 4, 6, 60, 255, 256, 400])
@pytest.mark.parametrize("others", [[], [RIGHT] * 3])
def test_a_hand_of_any_size_is_refused(client, cards, others):
    """However many cards it has, and whatever stands beside it."""
    asked = {"variant": "low-die", "hands": [*others, "Ac" * cards]}
    answer = client.post(PATH, json=asked)
    assert answer.status_code == 422, answer.text
    pointers = [error["pointer"] for error in answer.get_json()["errors"]]
    assert all(pointer.startswith(f"#/hands/{len(others)}") for pointer in pointers), pointers


@pytest.mark.parametrize("cards", [6, 400])
def test_so_is_a_line(client, cards):
    """The other lines are answered."""
    lines = [json.dumps({"variant": "low-die"}), json.dumps(RIGHT), json.dumps("Ac" * cards)]
    answer = client.post(PATH, data="\n".join(lines), content_type=LINES)
    assert answer.status_code == 200
    told = [json.loads(line) for line in answer.text.splitlines()]
    strengths = [one for line in told for one in line.get("strength", [])]
    assert len(strengths) == 2
    assert strengths[0] > 0
    assert strengths[1] is None
