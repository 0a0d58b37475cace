"""What the routes need of the parts that answer: a seam between HTTP and the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from flask import Response

from dealerapi.api.frame import Answering
from dealerapi.api.negotiate import Answer, Text


class Answered(NamedTuple):
    """How one question is answered, and how its answer is read aloud."""

    answer: Answering
    text: Text


class Catalogue(NamedTuple):
    """How the catalogue is shown.

    ``variants`` gets the filters given (``family``, ``q``); ``variant`` gets a name and
    raises :class:`dealerapi.faults.Faulty` with the code ``unknown_variant`` if there is
    no such variant.
    """

    variants: Callable[[Mapping[str, str]], Answer]
    variants_text: Text
    variant: Callable[[str], Answer]
    variant_text: Text


def _ready() -> None:
    """Nothing has to be made ready."""


def _no_samples() -> Mapping[str, Mapping[str, Any]]:
    return {}


@dataclass(frozen=True, slots=True)
class Service:
    """Everything that answers.

    ``questions`` are by the names of :data:`dealerapi.api.routes.QUESTIONS`; a question that
    is not answered has no route. ``samples`` gives a request body for each of them, from which
    the examples of the API document are worked out. ``ready`` raises where the service could
    not answer. ``bulk`` answers the present request about many hands.
    """

    questions: Mapping[str, Answered] = field(default_factory=dict)
    catalogue: Catalogue | None = None
    samples: Callable[[], Mapping[str, Mapping[str, Any]]] = _no_samples
    ready: Callable[[], None] = _ready
    bulk: Callable[[], Response] | None = None
