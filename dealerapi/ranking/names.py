"""Hands in a dealer's words."""

from __future__ import annotations

from collections.abc import Sequence

from dealerapi.words import N_, _

ONE = (
    N_("ace"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"),
    N_("eight"), N_("nine"), N_("ten"), N_("jack"), N_("queen"), N_("king"), N_("ace"),
)  # fmt: skip
MANY = (
    N_("aces"), N_("twos"), N_("threes"), N_("fours"), N_("fives"), N_("sixes"), N_("sevens"),
    N_("eights"), N_("nines"), N_("tens"), N_("jacks"), N_("queens"), N_("kings"), N_("aces"),
)  # fmt: skip
SUIT_WORDS = (N_("clubs"), N_("diamonds"), N_("hearts"), N_("spades"))


def one(rank: int) -> str:
    """ "six" for 6; ranks run from 1 (ace low) to 14 (ace)."""
    return _(ONE[rank - 1])


def many(rank: int) -> str:
    """ "sixes" for 6."""
    return _(MANY[rank - 1])


def card_name(card: int) -> str:
    """ "six of hearts"; "joker"."""
    if card >= 52:
        return _("joker")
    return _("{rank} of {suit}").format(rank=one((card >> 2) + 2), suit=_(SUIT_WORDS[card & 3]))


def _chain(ranks: Sequence[int]) -> str:
    return "-".join(one(rank) for rank in ranks)


def high_name(category: str, ranks: Sequence[int]) -> str:
    """The name of a high hand: "kings full of nines", "nine-high straight"."""
    top = one(ranks[0])
    rest = _chain(ranks[1:])
    if category == "high_card":
        return _("{top} high, {rest}").format(top=top, rest=rest)
    if category == "one_pair":
        return _("pair of {pair}, {kickers} kickers").format(
            pair=many(ranks[0]), kickers=_chain(ranks[2:])
        )
    if category == "two_pair":
        return _("two pair, {high} and {low}, {kicker} kicker").format(
            high=many(ranks[0]), low=many(ranks[2]), kicker=one(ranks[4])
        )
    if category == "three_of_a_kind":
        return _("three {rank}, {kickers} kickers").format(
            rank=many(ranks[0]), kickers=_chain(ranks[3:])
        )
    if category == "straight":
        return _("{top}-high straight").format(top=top)
    if category == "flush":
        return _("{top}-high flush, {rest}").format(top=top, rest=rest)
    if category == "full_house":
        return _("{three} full of {pair}").format(three=many(ranks[0]), pair=many(ranks[3]))
    if category == "four_of_a_kind":
        return _("four {rank}, {kicker} kicker").format(rank=many(ranks[0]), kicker=one(ranks[4]))
    if category == "straight_flush":
        if ranks[0] == 14:
            return _("royal flush")
        return _("{top}-high straight flush").format(top=top)
    return _("five {rank}").format(rank=many(ranks[0]))


def low_name(category: str, ranks: Sequence[int]) -> str:
    """The name of a low: "seven-five-four-three-two low"; a low with a pair is named for it."""
    if category != "high_card":
        return _("{hand}, played low").format(hand=high_name(category, ranks))
    if tuple(ranks) == (5, 4, 3, 2, 1):
        return _("wheel, {ranks} low").format(ranks=_chain(ranks))
    return _("{ranks} low").format(ranks=_chain(ranks))
