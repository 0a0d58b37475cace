"""The keys, and where callers show them."""

from __future__ import annotations

import hmac

import pytest
from werkzeug.datastructures import Headers

from dealerapi.api.keys import Keys, shown_key

SECRET = "correct-horse-battery"  # noqa: S105 - opens nothing
KEYS = Keys({"ann": SECRET, "bob": SECRET + "2", "eve": SECRET + "3"})


@pytest.mark.parametrize(
    ("shown", "holder"),
    [
        (SECRET, "ann"),
        (SECRET + "3", "eve"),
        (SECRET[:-1], None),
        (SECRET + "4", None),
        ("ann", None),
        ("", None),
        ("é" * 30, None),
        ("\udcff", None),
    ],
)
def test_a_key_has_a_holder(shown, holder):
    """The whole key, and nothing else."""
    assert KEYS.holder(shown) == holder


@pytest.mark.parametrize("shown", [SECRET, SECRET + "2", "x", ""])
def test_every_key_is_compared(monkeypatch, shown):
    """So that time does not tell which was nearly right."""
    compared = []

    def compare(one, other):
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", compare)
    KEYS.holder(shown)
    assert len(compared) == 3
    assert {len(one) for pair in compared for one in pair} == {32}


@pytest.mark.parametrize(
    ("headers", "shown"),
    [
        ({"Authorization": "Bearer abc"}, "abc"),
        ({"Authorization": "bearer  abc "}, "abc"),
        ({"X-Api-Key": "abc"}, "abc"),
        ({"Authorization": "Bearer abc", "X-Api-Key": "def"}, "abc"),
        ({"Authorization": "Basic abc", "X-Api-Key": "def"}, "def"),
        ({"Authorization": "Basic abc"}, None),
        ({"Authorization": "Bearer"}, None),
        ({"Authorization": "abc"}, None),
        ({}, None),
    ],
)
def test_a_key_is_shown_in_a_header(headers, shown):
    """In either of two."""
    assert shown_key(Headers(headers)) == shown
