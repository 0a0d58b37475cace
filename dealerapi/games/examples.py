"""For every game, a question of each kind that works as it stands."""

from __future__ import annotations

from itertools import islice
from typing import Any

from dealerapi.cards import NAMES, read_hand
from dealerapi.games.game import DealerCalled, Game

SEATS = 3
_STRIDE, _START = 19, 7
"""A walk through the deck that meets every card once and mixes ranks and suits."""


def examples(game: Game) -> dict[str, Any]:
    """Request bodies by endpoint; one is left out where it makes no sense."""
    hands = _hands(game)
    board = _board(game, hands)
    about: dict[str, Any] = {"variant": game.name}
    shown = {**about, "hands": hands, **board}
    found = {
        "evaluate": shown,
        "wilds": {**about, "hands": hands[:1], **board},
        "showdown": {
            **about,
            "pot": 1001,
            "button": SEATS,
            **board,
            "players": _players(game, hands),
        },
        "deal_check": _deal_check(game),
    }
    if game.draws:
        found["draws"] = _draws(game)
        found["draws_deal"] = _draws_deal(game)
    return found


def _walk(used: set[int]) -> list[int]:
    deck = [(_START + _STRIDE * step) % 52 for step in range(52)]
    return [card for card in deck if card not in used]


def _hands(game: Game) -> list[str]:
    if game.example:
        return list(game.example)
    deck = iter(_walk(set()))
    hands = []
    for _seat in range(min(SEATS, game.players[1])):
        down = "".join(NAMES[card] for card in islice(deck, game.deal.down))
        up = "".join(NAMES[card] for card in islice(deck, game.deal.up))
        hands.append(f"{down}/{up}" if game.deal.up else down)
    return hands


def _board(game: Game, hands: list[str]) -> dict[str, Any]:
    if not game.deal.board:
        return {}
    used = {card for hand in map(read_hand, hands) for card in hand.cards}
    cards = islice(_walk(used), game.deal.board)
    return {"board": "".join(NAMES[card] for card in cards)}


def _players(game: Game, hands: list[str]) -> list[dict[str, Any]]:
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
    return {"variant": game.name, "stage": "before_action", "button": 1, "counts": counts}


def _draws(game: Game) -> dict[str, Any]:
    asked: dict[str, Any] = {"variant": game.name, "players": min(6, game.players[1])}
    if isinstance(game.draws, DealerCalled):
        asked["call"] = [2, 1]
    return asked


def _draws_deal(game: Game) -> dict[str, Any]:
    limit = game.draws.limits[0] if game.draws and not isinstance(game.draws, DealerCalled) else 3
    asked = [limit, min(2, limit), 0][: game.players[1]]
    return {
        "variant": game.name,
        "remaining": 52 - len(asked) * (game.dealt_first or game.deal.cards),
        "requests": [{"seat": seat, "discard": cards} for seat, cards in enumerate(asked, 1)],
    }
