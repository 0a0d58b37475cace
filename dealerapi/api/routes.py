"""The routes of the service: every question and the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flask import Blueprint, Request, Response
from flask.globals import request_ctx
from marshmallow import Schema

from dealerapi.api import answer_schemas, query, schemas, sheet_schemas
from dealerapi.api.chosen import FILTERS
from dealerapi.api.frame import ask, look_up
from dealerapi.api.lines import answer_lines, are_lines
from dealerapi.api.query import Form
from dealerapi.api.question import Question
from dealerapi.api.service import Answered, Catalogue, Service
from dealerapi.words import N_

BLUEPRINT = "v1"
"""Flask's name for what the questions and the catalogue have in common."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question: its name, its path, what it takes and gives, and what it is for."""

    name: str
    path: str
    schema: Question
    answer: type[Schema]
    summary: str
    about: str
    form: Form | None = None
    by_lines: bool = False
    """Whether many of them can be asked in one request, a line each."""


QUESTIONS: tuple[Asked, ...] = (
    Asked(
        "evaluate",
        "/v1/evaluate",
        schemas.EVALUATE,
        answer_schemas.EvaluateAnswer,
        N_("What hands are worth"),
        N_(
            "Judges up to 23 hands by the rules of a variant: which cards are wild, what they"
            " stand for, which five play, and in which order the hands stand."
        ),
        query.EVALUATE,
        by_lines=True,
    ),
    Asked(
        "wilds",
        "/v1/wilds",
        schemas.WILDS,
        answer_schemas.WildsAnswer,
        N_("Which cards are wild, and why"),
        N_("Works during the deal, too: a hand may be incomplete."),
        query.WILDS,
    ),
    Asked(
        "draws",
        "/v1/draws",
        schemas.DRAWS,
        answer_schemas.DrawsAnswer,
        N_("Which draws may be called"),
        N_(
            "Counts and lists the legal calls of draws, and checks one call; where the variant"
            " fixes the draws, says whether the deck can run out."
        ),
        query.DRAWS,
    ),
    Asked(
        "draws_deal",
        "/v1/draws/deal",
        schemas.DRAWS_DEAL,
        answer_schemas.DealDrawAnswer,
        N_("In which order a draw is served"),
        N_("Lists what the dealer does, step by step, burns and replacements included."),
    ),
    Asked(
        "showdown",
        "/v1/showdown",
        schemas.SHOWDOWN,
        answer_schemas.ShowdownAnswer,
        N_("Who gets what"),
        N_(
            "Divides one pot, several pots, or what the bets amount to, and gives the reasons in"
            " the order in which a dealer would say them. A wrong request pays nobody."
        ),
        query.SHOWDOWN,
        by_lines=True,
    ),
    Asked(
        "deal_check",
        "/v1/deal/check",
        schemas.DEAL_CHECK,
        answer_schemas.DealCheckAnswer,
        N_("What becomes of a hand with the wrong number of cards"),
        N_("Rules on a miscounted deal before the showdown, seat by seat."),
    ),
    Asked(
        "variants_check",
        "/v1/variants/check",
        schemas.VARIANTS_CHECK,
        sheet_schemas.VariantAnswer,
        N_("What a game of the house's own is understood to be"),
        N_("Gives the rule sheet of a game that is written out, and one sentence that says it."),
    ),
)
"""Every question that can be asked."""


def blueprint(service: Service) -> Blueprint:
    """The routes for all that ``service`` answers."""
    routes = Blueprint(BLUEPRINT, __name__)
    for asked in QUESTIONS:
        answered = service.questions.get(asked.name)
        if answered is not None:
            methods = ["POST"] if asked.form is None else ["GET", "POST"]
            routes.add_url_rule(asked.path, asked.name, _question(asked, answered), methods=methods)
    if service.bulk is not None:
        routes.add_url_rule("/v1/evaluate/bulk", "evaluate_bulk", service.bulk, methods=["POST"])
    if service.catalogue is not None:
        _add_catalogue(routes, service.catalogue)
    return routes


def _question(asked: Asked, answered: Answered) -> Callable[[], Response]:
    def view() -> Response:
        request: Request = request_ctx.request
        if asked.by_lines and are_lines(request):
            return answer_lines(request, asked.schema, answered.answer)
        return ask(request, asked.schema, answered.answer, answered.text, asked.form)

    return view


def _add_catalogue(routes: Blueprint, catalogue: Catalogue) -> None:
    def variants() -> Response:
        return look_up(catalogue.variants, catalogue.variants_text, FILTERS)

    def variant(name: str) -> Response:
        return look_up(lambda _given: catalogue.variant(name), catalogue.variant_text)

    routes.add_url_rule("/v1/variants", "variants", variants)
    routes.add_url_rule("/v1/variants/<name>", "variant", variant)
