"""Values as JSON text."""

from __future__ import annotations

import json
from typing import Any

import orjson


def as_json(value: Any) -> bytes:
    """``value`` as one line of JSON, in UTF-8, with the end of the line."""
    try:
        return orjson.dumps(value, option=orjson.OPT_APPEND_NEWLINE)
    except TypeError:
        # It writes whole numbers of 64 bits at most, and counts of draws can be longer.
        return (json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
