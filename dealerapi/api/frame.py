"""The frame that every route shares: read, check, answer, and put the answer into form."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from flask import Request, Response, request

from dealerapi.api.body import raw_body
from dealerapi.api.loading import read, take
from dealerapi.api.negotiate import (
    Answer,
    Text,
    repeated,
    respond,
    unknown_parameters,
    wanted,
)
from dealerapi.api.problems import Place, in_body, in_query, no_such_variant, refusal
from dealerapi.api.query import Form
from dealerapi.api.question import Question
from dealerapi.faults import Fault, Faults, Faulty

Data = dict[str, Any]
"""A question as its schema loads it: the valid part only; a refused field is absent."""

Answering = Callable[[Data, Faults], Answer]
"""Answers a question, or raises :class:`Faulty`.

It is called even when faults have been found, so that it adds those of the cards: first read
what can be read of the data and note what is wrong; then ``faults.raise_any()``; only then
work out the answer, for which the data are whole.
"""

T = TypeVar("T")


def ask(
    request: Request,
    schema: Question,
    answer: Answering,
    text: Text,
    form: Form | None = None,
) -> Response:
    """Answer ``request``, a question by POST or, where it has a ``form``, by GET.

    ``text`` makes the text of an answer from its data. Every fault of the request is told,
    whether the schema, ``answer`` or the query found it.
    """
    wanted_form = wanted(request)
    if form is not None and request.method != "POST":
        strays = unknown_parameters(request, form.names)
        reading = form.read(request.args)
        data, found = take(schema, reading.body)
        given = _given(answer, data, reading.with_faults(strays, found), reading.place)
    else:
        # A fault of the query is told by itself, since a body is not read with a wrong address.
        strays = unknown_parameters(request, ())
        if strays:
            raise refusal(strays, in_query)
        given = answered(schema, answer, raw_body(request))
    return respond(given, text, form=wanted_form)


def answered(schema: Question, answer: Answering, raw: bytes) -> Answer:
    """The answer to the question in the JSON text ``raw``. Raises :class:`Problem`."""
    data, found = read(schema, raw)
    return _given(answer, data, found, in_body)


def _given(answer: Answering, data: Data, found: list[Fault], place: Place) -> Answer:
    """The answer to a question in which some faults have been ``found``. Raises Problem for any."""
    faults = Faults()
    faults.found += found
    try:
        given = answer(data, faults)
        faults.raise_any()
    except Faulty as faulty:
        raise refusal([*faults.found, *faulty.faults], place) from None
    return given


def look_up(
    answer: Callable[[dict[str, str]], Answer], text: Text, parameters: Iterable[str] = ()
) -> Response:
    """Answer the present GET from the catalogue, for which caches may keep the answer.

    ``answer`` gets the query parameters given, each of which may stand once. Where it raises
    :class:`Faulty` for an unknown variant, the answer is 404, since the path names it.
    """
    wanted_form = wanted(request)
    parameters = tuple(parameters)
    faults = unknown_parameters(request, parameters)
    given: dict[str, str] = {}
    for name in parameters:
        texts = request.args.getlist(name)
        if texts:
            given[name] = texts[0]
        if len(texts) > 1:
            faults.append(repeated(name))
    if faults:
        raise refusal(faults, in_query)
    try:
        found = answer(given)
    except Faulty as faulty:
        if any(fault.code == "unknown_variant" for fault in faulty.faults):
            raise no_such_variant(faulty) from None
        raise refusal(faulty.faults, in_query) from None
    return respond(found, text, form=wanted_form, kept=True)


def gather(faults: Faults, read: Callable[..., T], *given: Any) -> T | None:
    """What ``read`` makes of ``given``; None if it raised Faulty, with its faults noted."""
    try:
        return read(*given)
    except Faulty as faulty:
        faults.found += faulty.faults
        return None
