"""Small numbers in words."""

from __future__ import annotations

from dealerapi.words import N_, _

_NUMBERS = (
    N_("one"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"),
    N_("eight"), N_("nine"), N_("ten"),
)  # fmt: skip


def in_words(n: int) -> str:
    """ "six" for 6; from 11 on in figures, and so is 0."""
    return _(_NUMBERS[n - 1]) if 1 <= n <= len(_NUMBERS) else str(n)
