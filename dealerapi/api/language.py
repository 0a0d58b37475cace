"""The language of each answer: ``lang`` if given, else what the caller likes best, else English."""

from __future__ import annotations

from functools import lru_cache

from flask import Request

from dealerapi.api.negotiate import LANGUAGE_PARAMETER, repeated
from dealerapi.api.problems import in_query, refusal
from dealerapi.faults import Fault
from dealerapi.words import LANGUAGES, _, listed

HEADER = "Accept-Language"


def chosen(request: Request) -> str:
    """The language in which to answer ``request``."""
    # The pages and the API document are in English; the dealer's page has words of its own.
    if request.blueprint not in ("v1", None):
        return LANGUAGES[0]
    for given in _given(request):
        if given in LANGUAGES:
            return given
    header = request.headers.get(HEADER)
    return accepted(header) if header else LANGUAGES[0]


def check(request: Request) -> None:
    """Refuse, with :class:`Problem` 422, a question whose language parameter is wrong."""
    given = _given(request)
    if not given or request.blueprint != "v1":
        return
    if len(given) > 1:
        raise refusal([repeated(LANGUAGE_PARAMETER)], in_query)
    if given[0] not in LANGUAGES:
        detail = _("the language is one of {languages}").format(languages=listed(LANGUAGES))
        raise refusal([Fault((LANGUAGE_PARAMETER,), "bad_value", detail)], in_query)


def _given(request: Request) -> list[str]:
    return request.args.getlist(LANGUAGE_PARAMETER) if request.query_string else []


# Callers send few different headers.
@lru_cache(maxsize=256)
def accepted(header: str) -> str:
    """The language that an Accept-Language header (RFC 9110, 12.5.4) likes best of ours.

    A caller that names a region (``es-MX``) takes the language itself too. Of two that are
    liked equally the first named comes; where none is, the first of ours.
    """
    liked: dict[str, float] = {}
    for part in header.split(","):
        tag, *parameters = (piece.strip() for piece in part.lower().split(";"))
        language = tag.split("-")[0]
        liked[language] = max(liked.get(language, 0), _quality(parameters))
    rest = liked.get("*", 0)
    named = [language for language in liked if language in LANGUAGES]
    others = [language for language in LANGUAGES if language not in named]
    best = max([*named, *others], key=lambda language: liked.get(language, rest))
    return best if liked.get(best, rest) else LANGUAGES[0]


def _quality(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _equals, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                quality = float(value)
            except ValueError:
                return 0
            return quality if 0 <= quality <= 1 else 0
    return 1
