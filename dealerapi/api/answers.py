"""How each question is answered: read it, ask the table, say what it found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealerapi import table
from dealerapi.api import asked, bulk, said, spoken
from dealerapi.api.asked import Data
from dealerapi.api.card_fields import hand_ids
from dealerapi.api.chosen import chosen
from dealerapi.api.service import Answered, Catalogue, Service
from dealerapi.faults import Faults
from dealerapi.games import Game, find
from dealerapi.games.examples import examples
from dealerapi.games.sheet import listing, sheet
from dealerapi.house import Rules
from dealerapi.ranking import warm
from dealerapi.table.checks import jokers_in_deck

Answer = Mapping[str, Any]


def evaluate(data: Data, faults: Faults) -> Answer:
    """What hands are worth."""
    game, rules = asked.game_of(data, faults)
    found = table.evaluate(
        game,
        asked.hands_of(data, faults),
        rules,
        around=asked.around_of(data, faults),
        dead=asked.cards_of(data, "dead", faults),
        faults=faults,
    )
    return said.evaluation(game, rules, hand_ids(data["hands"]), found)


def wilds(data: Data, faults: Faults) -> Answer:
    """What is wild, and why."""
    game, rules = asked.game_of(data, faults)
    found = table.wilds(
        game,
        asked.hands_of(data, faults),
        rules,
        around=asked.around_of(data, faults),
        dead=asked.cards_of(data, "dead", faults),
        faults=faults,
    )
    return said.wilds(game, rules, hand_ids(data["hands"]), found)


def showdown(data: Data, faults: Faults) -> Answer:
    """Who gets what."""
    game, rules = asked.game_of(data, faults)
    players = asked.players_of(data, faults)
    found = table.settle(
        game,
        players,
        rules,
        pot=data.get("pot"),
        pots=asked.pots_of(data),
        button=data.get("button"),
        chip=data.get("chip", 1),
        around=asked.around_of(data, faults),
        dead=asked.cards_of(data, "dead", faults),
        faults=faults,
    )
    return said.settlement(game, rules, [player for player in players if player], found)


def _dealt_with(game: Game, rules: Rules) -> Game:
    """The game with the jokers that the house puts into the deck."""
    return game.but(jokers=jokers_in_deck(game, rules))


def draws(data: Data, faults: Faults) -> Answer:
    """What may be drawn."""
    game, rules = asked.game_of(data, faults)
    call = data.get("call")
    found = table.legal_draws(
        _dealt_with(game, rules),
        data.get("players"),
        remaining=data.get("remaining"),
        burn=data.get("burn", 0),
        keep_last=data.get("keep_last", False),
        call=call and [1 if size is None else size for size in call],
        limit=data.get("limit", 1),
        after=data.get("after"),
        faults=faults,
    )
    return said.draws(game, rules, found)


def draws_deal(data: Data, faults: Faults) -> Answer:
    """The order in which a draw is served."""
    game, rules = asked.game_of(data, faults)
    found = table.serve_draw(
        _dealt_with(game, rules),
        [
            table.Request(
                one["seat"],
                one.get("discard", 0),
                one.get("exposed", 0),
                one.get("keeps_ace", False),
            )
            for one in asked.seated(data["requests"])
        ]
        if "requests" in data
        else None,
        remaining=data.get("remaining"),
        round_=data.get("round", 1),
        burn=data.get("burn", 0),
        muck=data.get("muck", 0),
        button=data.get("button"),
        faults=faults,
    )
    return said.serving(game, rules, found)


def deal_check(data: Data, faults: Faults) -> Answer:
    """What becomes of a hand with the wrong number of cards."""
    game, rules = asked.game_of(data, faults)
    found = table.check_deal(
        game,
        data.get("stage", "before_action"),
        [
            table.Count(one["seat"], one.get("cards", game.deal.cards))
            for one in asked.seated(data["counts"])
        ]
        if "counts" in data
        else None,
        data.get("button"),
        faults,
    )
    return said.deal_check(game, rules, found)


def variants_check(data: Data, faults: Faults) -> Answer:
    """What the service understands a game to be."""
    game, _rules = asked.game_of(data, faults)
    faults.raise_any()
    given = data["variant"]
    return sheet(game, None if isinstance(given, str) else given)


def _variants(filters: Mapping[str, str]) -> Answer:
    return {"variants": [listing(game) for game in chosen(filters)]}


def _variant(name: str) -> Answer:
    game, _implied = find(name)
    return sheet(game)


def _samples() -> Mapping[str, Mapping[str, Any]]:
    """A body for each question that shows it well."""
    die, dakota, draw = (examples(find(name)[0]) for name in ("low-die", "dakota", "draw-high"))
    return {
        "evaluate": die["evaluate"],
        "wilds": dakota["wilds"],
        "draws": die["draws"],
        "draws_deal": draw["draws_deal"],
        "showdown": dakota["showdown"],
        "deal_check": draw["deal_check"],
        "variants_check": {
            "variant": {
                "base": "seven-card-stud",
                "title": "Night Baseball",
                "wild": [{"ranks": "39"}],
            }
        },
    }


SERVICE = Service(
    questions={
        "evaluate": Answered(evaluate, spoken.evaluation),
        "wilds": Answered(wilds, spoken.wilds),
        "draws": Answered(draws, spoken.draws),
        "draws_deal": Answered(draws_deal, spoken.serving),
        "showdown": Answered(showdown, spoken.settlement),
        "deal_check": Answered(deal_check, spoken.deal_check),
        "variants_check": Answered(variants_check, spoken.variant),
    },
    catalogue=Catalogue(_variants, spoken.variants, _variant, spoken.variant),
    samples=_samples,
    ready=warm,
    bulk=bulk.answer,
)
