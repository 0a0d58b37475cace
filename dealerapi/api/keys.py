"""API keys: who holds the one that a caller shows."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

from werkzeug.datastructures import Headers

HEADER = "X-Api-Key"
"""Where a key may stand beside ``Authorization: Bearer``."""


class Keys:
    """The keys of a service, as digests."""

    def __init__(self, named: Mapping[str, str]) -> None:
        """Take the secrets by the names of their holders."""
        self._digests = [(name, _digest(secret)) for name, secret in named.items()]

    def holder(self, shown: str) -> str | None:
        """The name of who holds the key ``shown``, or None.

        It takes the same time for every key of the same length, right or wrong.
        """
        digest = _digest(shown)
        found = None
        for name, own in self._digests:
            if hmac.compare_digest(digest, own):
                found = name
        return found


def shown_key(headers: Headers) -> str | None:
    """The key that the ``headers`` of a request show, or None.

    Other kinds of authorization are left to a proxy that may ask for them.
    """
    kind, _space, key = headers.get("Authorization", "").partition(" ")
    if kind.lower() == "bearer" and key.strip():
        return key.strip()
    return headers.get(HEADER)


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).digest()
