"""For every game, a question of each kind that works as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from dealerapi.cards import NAMES, RANKS, Hand, rank_of, read_hand, written
from dealerapi.games.game import DealerCalled, Game

SEATS = 3
_STRIDE, _START = 19, 7
"""A walk through the deck that meets every card once and mixes ranks and suits."""


def examples(game: Game, variant: str | Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Request bodies by endpoint; one is left out where it makes no sense.

    ``variant`` is how a question writes a game that is not in the catalogue.
    """
    hands = _hands(game)
    table = _table(game, hands)
    about: dict[str, Any] = {"variant": variant or game.name}
    players = _players(game, hands)
    found = {
        "evaluate": {**about, "hands": hands, **table},
        "wilds": {**about, "hands": hands[:1], **table},
        "showdown": {**about, "pot": 1001, "button": SEATS, **table, "players": players},
        "deal_check": {**about, **_deal_check(game)},
    }
    if game.draws:
        found["draws"] = {**about, **_draws(game)}
        found["draws_deal"] = {**about, **_draws_deal(game)}
    return found


def _walk(game: Game, used: set[int]) -> list[int]:
    deck = [(_START + _STRIDE * step) % 52 for step in range(52)]
    return [card for card in deck if card not in used and RANKS[rank_of(card)] not in game.stripped]


def _hands(game: Game) -> list[Any]:
    hands: list[Any] = list(game.example)
    if not hands:
        deck = iter(_walk(game, set()))
        for _seat in range(min(SEATS, game.players[1])):
            down = "".join(NAMES[card] for card in islice(deck, game.deal.down))
            up = "".join(NAMES[card] for card in islice(deck, game.deal.up))
            hands.append(f"{down}/{up}" if game.deal.up or game.needs_faces else down)
    if game.needs("named_by_player"):
        return [{**_parts(read_hand(hand)), "named": "9"} for hand in hands]
    return hands


def _parts(hand: Hand) -> dict[str, Any]:
    if hand.faces_known:
        return {"down": written(hand.down), "up": written(hand.up)}
    return {"cards": written(hand.cards)}


def _table(game: Game, hands: list[Any]) -> dict[str, Any]:
    """The board, and what else the hands turn on."""
    read = [read_hand(hand) for hand in hands]
    found: dict[str, Any] = {}
    if game.deal.board:
        used = {card for hand in read for card in hand.cards}
        cards = islice(_walk(game, used), game.deal.board)
        found["board"] = "".join(NAMES[card] for card in cards)
    if game.needs("upcards"):
        rounds = zip(*(hand.up for hand in read), strict=False)
        found["upcards"] = "".join(NAMES[card] for cards in rounds for card in cards)
    if game.needs("named"):
        found["named"] = "9"
    return found


def _players(game: Game, hands: list[Any]) -> list[dict[str, Any]]:
    declared = [side.name for side in game.sides] if game.declared else []
    players = []
    for position, hand in enumerate(hands):
        player: dict[str, Any] = {"seat": position + 1, "hand": hand}
        if declared:
            player["declare"] = declared[position % len(declared)]
        players.append(player)
    return players


def _deal_check(game: Game) -> dict[str, Any]:
    due = game.dealt_first or game.deal.cards
    counts = [{"seat": 1, "cards": due}, {"seat": 2, "cards": due - 1}]
    return {"stage": "before_action", "button": 1, "counts": counts}


def _draws(game: Game) -> dict[str, Any]:
    asked: dict[str, Any] = {"players": min(6, game.players[1])}
    if isinstance(game.draws, DealerCalled):
        asked["call"] = [2, 1]
    return asked


def _draws_deal(game: Game) -> dict[str, Any]:
    limit = game.draws.limits[0] if game.draws and not isinstance(game.draws, DealerCalled) else 3
    asked = [limit, min(2, limit), 0][: game.players[1]]
    return {
        "remaining": game.deck_size - len(asked) * (game.dealt_first or game.deal.cards),
        "requests": [{"seat": seat, "discard": cards} for seat, cards in enumerate(asked, 1)],
    }
