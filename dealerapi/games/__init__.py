"""The games: building blocks, and one short declaration for each."""

from dealerapi.games.catalogue import BY_NAME, GAMES, find
from dealerapi.games.game import Game
from dealerapi.games.high_low import played_high_low
from dealerapi.games.house_rules import HouseRule, house_rules, rules_in_force

__all__ = [
    "BY_NAME",
    "GAMES",
    "Game",
    "HouseRule",
    "find",
    "house_rules",
    "played_high_low",
    "rules_in_force",
]
