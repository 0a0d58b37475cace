"""The rule sheet of a game as plain data, worked out from its declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealerapi.cards import RANKS
from dealerapi.games.examples import examples
from dealerapi.games.game import DealerCalled, Game, Side
from dealerapi.games.high_low import played_high_low
from dealerapi.games.house_rules import HouseRule, house_rules
from dealerapi.games.house_words import value_in_words
from dealerapi.games.sentence import sentence
from dealerapi.games.sources import Source
from dealerapi.words import _, pgettext, phrase


def listing(game: Game) -> dict[str, Any]:
    """A game's line in the list of games."""
    return {
        "name": game.name,
        "title": game.title,
        "aliases": list(game.aliases),
        "family": game.family,
        "summary": _(game.summary),
        "high_low": {"high", "low"} <= {*game.side_names},
    }


@phrase
def cited(source: Source | None) -> dict[str, str] | None:
    """A source as data."""
    if source is None:
        return None
    return {
        "document": _(source.document),
        "article": pgettext("article", source.article),
    }


def sheet(game: Game, variant: str | Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Everything that there is to know about a game; ``example`` holds requests that work.

    ``variant`` is how a question writes a game that is not in the catalogue.
    """
    sides = {side.name: _side(side) for side in game.sides}
    rules = house_rules(game)
    return {
        **listing(game),
        "players": {"min": game.players[0], "max": game.players[1]},
        "deck": {
            "cards": game.deck_size,
            "jokers": game.jokers,
            "ranks": "".join(rank for rank in RANKS if rank not in game.stripped),
        },
        "deal": _deal(game),
        "wild": [
            {
                "rule": rule.code,
                "text": rule.says(),
                "for": [name for name in sides if not rule.sides or name in rule.sides],
                **rule.plays(),
                "only": rule.only or None,
                "killed_by": rule.killed_by or None,
                "source": cited(rule.source),
            }
            for rule in game.wild
        ],
        "sides": list(sides),
        "high": None,
        "low": None,
        **sides,
        "declare": _declare(game),
        "draws": _draws(game),
        "odd_chip": next(rule.standard for rule in rules if rule.name == "odd_chip"),
        "can_play_high_low": game.one_way,
        "played_high_low": _played_high_low(game),
        "needs_faces": game.needs_faces,
        "needs": [what for what in ("upcards", "named", "named_by_player") if game.needs(what)],
        "one_winner": game.first_held,
        "scoop": game.scoop,
        "dead_ranks": game.dead_ranks,
        "house_rules": [_house_rule(rule) for rule in rules],
        "sentence": sentence(game),
        "notes": [_(note) for note in game.notes],
        "sources": [_(document.title) for document in game.sources],
        "example": examples(game, variant),
    }


def _declare(game: Game) -> dict[str, Any] | None:
    if game.declared is None:
        return None
    names = [side.name for side in game.sides]
    return {
        "choices": [*names, *(("both",) if game.both else ())],
        "source": cited(game.declared),
    }


def _played_high_low(game: Game) -> dict[str, Any] | None:
    if not game.one_way:
        return None
    over = played_high_low(game)
    return {"sides": [side.name for side in over.sides], "declare": _declare(over)}


def _deal(game: Game) -> dict[str, Any]:
    deal = game.deal
    return {
        "cards": deal.cards,
        "down": deal.down,
        "up": deal.up,
        "board": deal.board,
        "extra": deal.extra,
        "layouts": [{"down": down, "up": up} for down, up in deal.layouts],
    }


def _side(side: Side) -> dict[str, Any]:
    return {
        "ranking": side.ranking.name if side.ranking else "low_ranking",
        "by_house_rule": side.ranking is None,
        "from": side.making.says(),
        "qualifier": side.qualifier.says() if side.qualifier else None,
        "part": side.part,
        "fallback": side.fallback,
        "second_best": side.second_best,
        "source": cited(side.source),
    }


def _draws(game: Game) -> dict[str, Any] | None:
    if game.draws is None:
        return None
    source = cited(game.draws.source)
    if isinstance(game.draws, DealerCalled):
        return {"called_by_dealer": True, "largest": game.draws.largest, "source": source}
    return {
        "called_by_dealer": False,
        "largest": game.draws.largest,
        "limits": list(game.draws.limits),
        "with_ace": game.draws.with_ace,
        "face": game.draws.face,
        "source": source,
    }


def _house_rule(rule: HouseRule) -> dict[str, Any]:
    said: dict[str, Any] = {
        "rule": rule.name,
        "values": list(rule.values),
        "says": {value: value_in_words(rule.name, value) for value in rule.values},
        "default": rule.standard,
        "open": rule.open,
        "about": _(rule.about),
        "source": cited(rule.source),
    }
    if rule.high_low:
        said["needs"] = "high_low"
    return said
