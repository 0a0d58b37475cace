"""What somebody probably meant to write."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

_LONGEST = 40


def nearest(written: str, known: Iterable[str]) -> str | None:
    """The known name closest to ``written``, if one is close at all."""
    # The comparison takes time by the square of the length, and nobody misspells at length.
    if len(written) > _LONGEST:
        return None
    close = get_close_matches(written, list(known), n=1)
    return close[0] if close else None
