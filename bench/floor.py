"""The floor of the stack, and what others would put on it: ``gunicorn bench.floor:app``.

``/echo`` only parses a body and sends it back. ``/schemas`` checks it by marshmallow schemas
and writes it by them. ``/evaluator`` checks it and has a C library judge the hands.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from flask import Flask, Response, jsonify, request
from marshmallow import Schema, fields, validate

ECHO, SCHEMAS, EVALUATOR = "/echo", "/schemas", "/evaluator"

_CARD = validate.Regexp(r"^[2-9TJQKA][cdhs]$")


class _Player(Schema):
    seat = fields.Integer(required=True, validate=validate.Range(min=1))
    name = fields.String()
    down = fields.List(fields.String(validate=_CARD), required=True)
    up = fields.List(fields.String(validate=_CARD), required=True)
    declare = fields.String(validate=validate.OneOf(("high", "low", "both")))
    bet = fields.Integer(validate=validate.Range(min=0))


class _Showdown(Schema):
    variant = fields.String(required=True)
    button = fields.Integer()
    players = fields.List(fields.Nested(_Player), required=True)


def make() -> Flask:
    """The application; its own, so that each server and each process has one."""
    made = Flask(__name__)
    schema = _Showdown()

    @made.post(ECHO)
    def echo() -> Response:
        return jsonify(request.get_json())

    @made.post(SCHEMAS)
    def schemas() -> Response:
        return jsonify(schema.dump(schema.load(request.get_json())))

    @made.post(EVALUATOR)
    def evaluator() -> Response:
        evaluate_cards = import_module("phevaluator").evaluate_cards
        asked: dict[str, Any] = schema.load(request.get_json())
        ranks = {
            player["seat"]: evaluate_cards(*player["down"], *player["up"])
            for player in asked["players"]
        }
        best = min(ranks.values())
        winners = [seat for seat, rank in ranks.items() if rank == best]
        return jsonify({"ranks": ranks, "winners": winners})

    return made


app = make()
