"""The language in which the service speaks, and small helpers to form its sentences.

Every text for people passes through :func:`_` or :func:`ngettext` with named
placeholders, so that a catalogue of another language can replace it whole.
"""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from contextvars import ContextVar

_catalogue: ContextVar[gettext.NullTranslations] = ContextVar(
    "catalogue", default=gettext.NullTranslations()
)


def _(text: str) -> str:
    """``text`` in the language of the present question."""
    return _catalogue.get().gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    """The form of the text that goes with the number ``n``."""
    return _catalogue.get().ngettext(one, many, n)


def N_(text: str) -> str:  # noqa: N802 - gettext's customary name for "translate later"
    """Mark a text that stands in a table and is translated when it is said."""
    return text


def listed(parts: Sequence[str]) -> str:
    """``["a", "b", "c"]`` as "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{most} and {last}").format(most=", ".join(parts[:-1]), last=parts[-1])
