"""Ranks and suits in words, in every form that some language needs a word of its own for.

English gets by with "ace" and "aces". Other languages bend the word to its place: Spanish
has "el as", "un as", "escalera al as", but "la dama", "una dama", "escalera a la dama". So
each place has a context of its own in the catalogues.
"""

from __future__ import annotations

from collections.abc import Sequence

from dealerapi.words import N_, NP_, _, pgettext, phrase

ONE = (
    N_("ace"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"),
    N_("eight"), N_("nine"), N_("ten"), N_("jack"), N_("queen"), N_("king"), N_("ace"),
)  # fmt: skip
MANY = (
    N_("aces"), N_("twos"), N_("threes"), N_("fours"), N_("fives"), N_("sixes"), N_("sevens"),
    N_("eights"), N_("nines"), N_("tens"), N_("jacks"), N_("queens"), N_("kings"), N_("aces"),
)  # fmt: skip
AN = (
    N_("an ace"), N_("a two"), N_("a three"), N_("a four"), N_("a five"), N_("a six"),
    N_("a seven"), N_("an eight"), N_("a nine"), N_("a ten"), N_("a jack"), N_("a queen"),
    N_("a king"), N_("an ace"),
)  # fmt: skip

# After "the": where the language has an article that bends, it belongs to the word.
_THE = (
    NP_("the", "ace"), NP_("the", "two"), NP_("the", "three"), NP_("the", "four"),
    NP_("the", "five"), NP_("the", "six"), NP_("the", "seven"), NP_("the", "eight"),
    NP_("the", "nine"), NP_("the", "ten"), NP_("the", "jack"), NP_("the", "queen"),
    NP_("the", "king"), NP_("the", "ace"),
)  # fmt: skip

# After "the last".
_LAST = (
    NP_("the last", "ace"), NP_("the last", "two"), NP_("the last", "three"),
    NP_("the last", "four"), NP_("the last", "five"), NP_("the last", "six"),
    NP_("the last", "seven"), NP_("the last", "eight"), NP_("the last", "nine"),
    NP_("the last", "ten"), NP_("the last", "jack"), NP_("the last", "queen"),
    NP_("the last", "king"), NP_("the last", "ace"),
)  # fmt: skip

# All cards of the rank, as what a sentence is about: "aces are wild".
_ALL = (
    NP_("all", "aces"), NP_("all", "twos"), NP_("all", "threes"), NP_("all", "fours"),
    NP_("all", "fives"), NP_("all", "sixes"), NP_("all", "sevens"), NP_("all", "eights"),
    NP_("all", "nines"), NP_("all", "tens"), NP_("all", "jacks"), NP_("all", "queens"),
    NP_("all", "kings"), NP_("all", "aces"),
)  # fmt: skip

# How high a straight or flush goes: "ace-high straight".
_TOP = (
    NP_("-high", "ace"), NP_("-high", "two"), NP_("-high", "three"), NP_("-high", "four"),
    NP_("-high", "five"), NP_("-high", "six"), NP_("-high", "seven"), NP_("-high", "eight"),
    NP_("-high", "nine"), NP_("-high", "ten"), NP_("-high", "jack"), NP_("-high", "queen"),
    NP_("-high", "king"), NP_("-high", "ace"),
)  # fmt: skip

# In the chain of ranks by which a low hand is called: "seven-five-four-three-two low".
_LOW = (
    NP_("low", "ace"), NP_("low", "two"), NP_("low", "three"), NP_("low", "four"),
    NP_("low", "five"), NP_("low", "six"), NP_("low", "seven"), NP_("low", "eight"),
    NP_("low", "nine"), NP_("low", "ten"), NP_("low", "jack"), NP_("low", "queen"),
    NP_("low", "king"), NP_("low", "ace"),
)  # fmt: skip

SUIT_WORDS = (N_("clubs"), N_("diamonds"), N_("hearts"), N_("spades"))


def one(rank: int) -> str:
    """ "six" for 6; ranks run from 1 (ace low) to 14 (ace)."""
    return _(ONE[rank - 1])


def many(rank: int) -> str:
    """ "sixes" for 6."""
    return _(MANY[rank - 1])


def an(rank: int) -> str:
    """ "a six" for 6."""
    return _(AN[rank - 1])


def the(rank: int) -> str:
    """ "six" for 6, to follow "the"."""
    return pgettext("the", _THE[rank - 1])


def the_last(rank: int) -> str:
    """ "six" for 6, to follow "the last"."""
    return pgettext("the last", _LAST[rank - 1])


def every(rank: int) -> str:
    """ "sixes" for 6, to be followed by what is true of them all."""
    return pgettext("all", _ALL[rank - 1])


def top(rank: int) -> str:
    """ "six" for 6, to be followed by "-high"."""
    return pgettext("-high", _TOP[rank - 1])


def ranks_name(ranks: Sequence[int]) -> str:
    """ "ace-king-six"."""
    return "-".join(one(rank) for rank in ranks)


def low_ranks(ranks: Sequence[int]) -> str:
    """ "six-four-ace", to be followed by "low"."""
    return "-".join(pgettext("low", _LOW[rank - 1]) for rank in ranks)


@phrase
def card_name(card: int) -> str:
    """ "six of hearts"; "joker"."""
    if card >= 52:
        return _("joker")
    return _of_suit(one((card >> 2) + 2), card)


@phrase
def the_card(card: int) -> str:
    """ "six of hearts", to follow "the"."""
    if card >= 52:
        return pgettext("the", "joker")
    return _of_suit(the((card >> 2) + 2), card)


def _of_suit(rank: str, card: int) -> str:
    return _("{rank} of {suit}").format(rank=rank, suit=_(SUIT_WORDS[card & 3]))
