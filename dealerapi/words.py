"""The language in which the service speaks, and small helpers to form its sentences.

Every text for people passes through :func:`_`, :func:`pgettext` or :func:`ngettext` with
named placeholders, so that a catalogue of another language can replace it whole. Texts are
put into words when they are said, never when a module is loaded or an answer is kept.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

LANGUAGES = ("en", "es")
"""The languages spoken; the texts in the code are in the first."""

DOMAIN = "dealerapi"
FOLDER = Path(__file__).parent / "locale"
"""Where the catalogues lie, as gettext wants them."""

_spoken: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, FOLDER, [language])


def spoken() -> str:
    """The language of the present question."""
    return _spoken.get()


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Say everything within in ``language``, one of :data:`LANGUAGES`."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def _(text: str) -> str:
    """``text`` in the language of the present question."""
    # The texts in the code are said most often; and of an empty text a catalogue would give
    # its own header.
    language = _spoken.get()
    return _catalogue(language).gettext(text) if text and language != LANGUAGES[0] else text


def pgettext(context: str, text: str) -> str:
    """``text`` as it is said in ``context``, where another language says it in more than one way."""
    language = _spoken.get()
    return text if language == LANGUAGES[0] else _catalogue(language).pgettext(context, text)


def ngettext(one: str, many: str, n: int) -> str:
    """The form of the text that goes with the number ``n``."""
    language = _spoken.get()
    if language == LANGUAGES[0]:
        return one if n == 1 else many
    return _catalogue(language).ngettext(one, many, n)


def N_(text: str) -> str:  # noqa: N802 - gettext's customary name for "translate later"
    """Mark a text that stands in a table and is translated when it is said."""
    return text


def NP_(context: str, text: str) -> str:  # noqa: ARG001, N802 - as N_; read by the extractor
    """Mark a text that stands in a table and is said by :func:`pgettext` in ``context``."""
    return text


P = ParamSpec("P")
T = TypeVar("T")


def phrase(say: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function says by language, since it is said often.

    It takes plain arguments by their places, and nothing else.
    """

    @lru_cache(maxsize=1 << 14)
    def kept(_language: str, *given: Any) -> T:
        return say(*given)  # type: ignore[call-arg]  # by their places, as above

    @wraps(say)
    def said(*given: Any) -> T:
        return kept(_spoken.get(), *given)

    return cast("Callable[P, T]", said)


def listed(parts: Sequence[str]) -> str:
    """``["a", "b", "c"]`` as "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{most} and {last}").format(most=", ".join(parts[:-1]), last=parts[-1])


def either(parts: Sequence[str]) -> str:
    """``["a", "b", "c"]`` as "a, b or c"."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{most} or {last}").format(most=", ".join(parts[:-1]), last=parts[-1])
