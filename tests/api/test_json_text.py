"""Answers as JSON text."""

from __future__ import annotations

import json

import pytest

from dealerapi.api.json_text import as_json


@pytest.mark.parametrize(
    "value",
    [
        {"name": "♠ é 🃏", "list": [1, 2.5, None, True, ""], "in": {"a": []}},
        {"count": 2**64},
        {"count": 10**400, "name": "♠"},
        {"count": -(2**63) - 1},
    ],
)
def test_a_value_is_one_line_of_json(value):
    """However long its numbers are, and without escapes or spaces."""
    written = as_json(value)
    assert written == json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def test_what_is_no_json_value_is_refused():
    """A mistake of ours is not sent as something else."""
    with pytest.raises(TypeError):
        as_json({"set": {1, 2}})
