"""Hands in a dealer's words."""

from __future__ import annotations

from collections.abc import Sequence

from dealerapi.ranking.rank_words import low_ranks, many, one, ranks_name, top
from dealerapi.words import N_, _, listed, ngettext

ALIKE = {
    2: N_("pair of {ranks}"),
    3: N_("three {ranks}"),
    4: N_("four {ranks}"),
    5: N_("five {ranks}"),
    6: N_("six {ranks}"),
    7: N_("seven {ranks}"),
}


def high_name(category: str, ranks: Sequence[int]) -> str:
    """The name of a high hand: "kings full of nines", "nine-high straight"."""
    highest, rest = top(ranks[0]), ranks_name(ranks[1:])
    if category == "high_card":
        return _("{top} high, {rest}").format(top=one(ranks[0]), rest=rest)
    if category == "one_pair":
        return _("pair of {pair}, {kickers} kickers").format(
            pair=many(ranks[0]), kickers=ranks_name(ranks[2:])
        )
    if category == "two_pair":
        return _("two pair, {high} and {low}, {kicker} kicker").format(
            high=many(ranks[0]), low=many(ranks[2]), kicker=one(ranks[4])
        )
    if category == "three_of_a_kind":
        return _("three {rank}, {kickers} kickers").format(
            rank=many(ranks[0]), kickers=ranks_name(ranks[3:])
        )
    if category == "straight":
        return _("{top}-high straight").format(top=highest)
    if category == "flush":
        return _("{top}-high flush, {rest}").format(top=highest, rest=rest)
    if category == "full_house":
        return _("{three} full of {pair}").format(three=many(ranks[0]), pair=many(ranks[3]))
    if category == "four_of_a_kind":
        return _("four {rank}, {kicker} kicker").format(rank=many(ranks[0]), kicker=one(ranks[4]))
    if category == "straight_flush":
        if ranks[0] == 14:
            return _("royal flush")
        return _("{top}-high straight flush").format(top=highest)
    if category in ("four_straight", "four_flush"):
        return _four_card_name(category, ranks)
    return _("five {rank}").format(rank=many(ranks[0]))


def _four_card_name(category: str, ranks: Sequence[int]) -> str:
    """The name of a four-card straight or flush."""
    highest, kicker = top(ranks[0]), one(ranks[4])
    if category == "four_straight":
        return _("{top}-high four-card straight, {kicker} kicker").format(
            top=highest, kicker=kicker
        )
    return _("{top}-high four-card flush, {rest}, {kicker} kicker").format(
        top=highest, rest=ranks_name(ranks[1:4]), kicker=kicker
    )


def low_name(category: str, ranks: Sequence[int]) -> str:
    """The name of a low: "seven-five-four-three-two low"; a low with a pair is named for it."""
    if category != "high_card":
        return _("{hand}, played low").format(hand=high_name(category, ranks))
    if tuple(ranks) == (5, 4, 3, 2, 1):
        return _("wheel, {ranks} low").format(ranks=low_ranks(ranks))
    return _("{ranks} low").format(ranks=low_ranks(ranks))


def short_name(category: str, ranks: Sequence[int]) -> str:
    """The name of a high hand of any size: "three nines and pair of fours, ace kicker"."""
    highest, rest = top(ranks[0]), ranks_name(ranks[1:])
    if category == "straight":
        return _("{top}-high straight").format(top=highest)
    if category == "flush":
        return _("{top}-high flush, {rest}").format(top=highest, rest=rest)
    if category == "straight_flush":
        return _("{top}-high straight flush").format(top=highest)
    if category == "high_card":
        if not rest:
            return _("{top} high").format(top=one(ranks[0]))
        return _("{top} high, {rest}").format(top=one(ranks[0]), rest=rest)
    count = {rank: ranks.count(rank) for rank in ranks}
    alike = [(_(ALIKE[n]), many(rank)) for rank, n in count.items() if n > 1]
    groups = listed([text.format(ranks=word) for text, word in alike])
    kickers = [rank for rank, n in count.items() if n == 1]
    if not kickers:
        return groups
    if len(kickers) == 1:
        return _("{groups}, {kicker} kicker").format(groups=groups, kicker=one(kickers[0]))
    return _("{groups}, {kickers} kickers").format(groups=groups, kickers=ranks_name(kickers))


def low_groups_name(category: str, ranks: Sequence[int]) -> str:
    """The name of a low of any size: "six-four-ace low"."""
    if category != "high_card":
        return _("{hand}, played low").format(hand=short_name(category, ranks))
    return _("{ranks} low").format(ranks=low_ranks(ranks))


def badugi_name(ranks: Sequence[int]) -> str:
    """The name of a badugi hand: "eight-six-three-ace badugi", "three cards, nine-four-two"."""
    chain = low_ranks(ranks)
    if len(ranks) == 4:
        return _("{ranks} badugi").format(ranks=chain)
    if len(ranks) == 3:
        return _("three cards, {ranks}").format(ranks=chain)
    if len(ranks) == 2:
        return _("two cards, {ranks}").format(ranks=chain)
    return _("one card, {ranks}").format(ranks=chain)


def points_number(halves: int) -> str:
    """ "6½" for 13 halves."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def points_name(halves: int) -> str:
    """ "6½ points" for 13 halves."""
    return ngettext("{points} point", "{points} points", (halves + 1) // 2).format(
        points=points_number(halves)
    )
