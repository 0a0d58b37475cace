"""The sides of a pot as a dealer names them."""

from __future__ import annotations

from dealerapi.words import N_, NP_, _, pgettext

SIDE_WORDS = {
    "high": N_("high"),
    "low": N_("low"),
    "spade": N_("the spade"),
    "heart": N_("the heart"),
    "queen": N_("the queen"),
    "badugi": N_("the badugi"),
    "blackjack": N_("the blackjack"),
    "points": N_("the points"),
    "spots": N_("the spots"),
    "down": N_("the cards face down"),
    "draw": N_("the draw hand"),
    "omaha": N_("the Omaha hand"),
    "otherwise": N_("the rest"),
    "board_1": N_("the first board"),
    "board_2": N_("the second board"),
    "seven": N_("nearest seven"),
    "twenty_seven": N_("nearest twenty-seven"),
    "whole": N_("the pot"),
}
"""The words for each side; one that is not here goes by its own name."""

# Where another language wants an article within a sentence and none before a colon.
_IN_SENTENCE = {"high": NP_("the side", "high"), "low": NP_("the side", "low")}


def side_words(side: str) -> str:
    """A side by itself, as before a colon."""
    return _(SIDE_WORDS[side]) if side in SIDE_WORDS else side.replace("_", " ")


def the_side(side: str) -> str:
    """A side within a sentence."""
    return pgettext("the side", _IN_SENTENCE[side]) if side in _IN_SENTENCE else side_words(side)
