"""The base of all requests and of the objects in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marshmallow import RAISE, Schema

from dealerapi.faults import Fault


class Question(Schema):
    """Unknown fields are refused."""

    class Meta:
        """Unknown fields are refused."""

        unknown = RAISE

    def conflicts(self, data: dict[str, Any]) -> Iterator[Fault]:
        """The faults between fields of ``data``, each field of which is right by itself."""
        yield from ()
