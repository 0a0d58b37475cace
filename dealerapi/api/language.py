"""The language of each answer: ``lang`` if given, else what the caller likes best, else English."""

from __future__ import annotations

from contextlib import ExitStack

from flask import Flask, Response, g, request

from dealerapi.api.negotiate import LANGUAGE_PARAMETER, repeated
from dealerapi.api.problems import MEDIA_TYPE, in_query, refusal
from dealerapi.faults import Fault
from dealerapi.words import LANGUAGES, _, listed, speak, spoken


def install(app: Flask) -> None:
    """Let ``app`` speak the language of each caller, and say in every answer which it is."""
    app.before_request(_begin)
    app.after_request(_mark)
    app.teardown_request(_end)


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


def _begin() -> None:
    given = request.args.getlist(LANGUAGE_PARAMETER)
    # The pages and the API document are in English; the dealer's page has words of its own.
    language = LANGUAGES[0]
    if request.blueprint in ("v1", None):
        known = [one for one in given if one in LANGUAGES]
        language = known[0] if known else accepted(request.headers.get("Accept-Language", ""))
    g.speaking = ExitStack()
    g.speaking.enter_context(speak(language))
    if request.blueprint != "v1":
        return
    if len(given) > 1:
        raise refusal([repeated(LANGUAGE_PARAMETER)], in_query)
    if given and given[0] not in LANGUAGES:
        detail = _("the language is one of {languages}").format(languages=listed(LANGUAGES))
        raise refusal([Fault((LANGUAGE_PARAMETER,), "bad_value", detail)], in_query)


def _mark(response: Response) -> Response:
    if request.blueprint == "v1" or response.mimetype == MEDIA_TYPE:
        response.headers["Content-Language"] = spoken()
        response.vary.add("Accept-Language")
    return response


def _end(_error: BaseException | None) -> None:
    speaking: ExitStack | None = g.pop("speaking", None)
    if speaking is not None:
        speaking.close()
