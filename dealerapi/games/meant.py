"""Whether a game can be meant as it is written: its sides, its wild cards, its jokers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import comb

from dealerapi.cards import RANKS, rank_of
from dealerapi.faults import Path
from dealerapi.games.game import Game, Side
from dealerapi.games.making import FACE_DOWN, HAND_ALONE, Rows
from dealerapi.games.qualifiers import AtLeast, BeatsBoard, OrBetter, Qualifier
from dealerapi.games.wild import WildRule
from dealerapi.games.wild_rules import (
    BoardRank,
    Follows,
    Joker,
    OwnRank,
    Partner,
    WildGiven,
    WildRanks,
)
from dealerapi.ranking import BeatsAll, Ranking
from dealerapi.ranking.suit import GivenCard
from dealerapi.words import _, ngettext

Note = Callable[[Path, str, str], None]
"""Notes a fault: where in the game it is, its code, its words."""

Tell = Callable[[str, str], None]
"""Notes a fault of a rule: the field of the rule, and words."""

MOST_GROUPS = 1000
"""The most groups of cards that one hand of a game may have to compare on all of its sides.

Where some combinations beat everything, it is looked through for each of them as well.
"""

_FIVE = 5
"""The cards of a low hand by house rule."""


def check_groups(game: Game, note: Note, where: Path) -> None:
    """All sides together can be compared in good time."""
    all_groups = sum(_compared(game, side) for side in game.sides)
    if game.one_way:
        # High-Low can be laid over it.
        all_groups += _groups(game, game.sides[0], _FIVE)
    if all_groups > MOST_GROUPS:
        detail = _("a hand of this game has {groups} combinations; at most {most} are compared")
        text = detail.format(groups=all_groups, most=MOST_GROUPS)
        note(where, "too_many_groups", text)


def _compared(game: Game, side: Side) -> int:
    """How many groups are looked through for one hand on a side."""
    times = 1
    if isinstance(side.ranking, BeatsAll):
        times += len(side.ranking.combinations)
    groups = times * _groups(game, side, _size(side))
    if isinstance(side.qualifier, BeatsBoard):
        groups += times * comb(game.deal.board, _size(side))
    return groups


def _size(side: Side) -> int:
    return side.ranking.size if side.ranking else _FIVE


def check_making(game: Game, side: Side, where: Path, note: Note) -> None:
    """A side can be made of the cards dealt."""
    size, making = _size(side), side.making
    if isinstance(making, Rows):
        if not size:
            detail = _("where all cards count, a hand is made of any cards or of the hand alone")
            note((*where, "from"), "bad_value", detail)
            return
        if check_rows(game, making, (*where, "from", "rows"), note):
            _check_row_hand(game, making, size, (*where, "from", "hand"), note)
    own, board = _least_cards(game, side)
    if own + board < size:
        detail = ngettext(
            "this side needs {size} card to make a hand; a player has {cards}",
            "this side needs {size} cards to make a hand; a player has {cards}",
            size,
        )
        note(where, "too_few_cards", detail.format(size=size, cards=own + board))


def check_board_to_beat(game: Game, side: Side, where: Path, note: Note) -> None:
    """Where a hand has to beat the board, the board makes a hand."""
    if isinstance(side.qualifier, BeatsBoard) and game.deal.board < max(1, _size(side)):
        detail = ngettext(
            "the board has {board} card, too few for a hand to beat",
            "the board has {board} cards, too few for a hand to beat",
            game.deal.board,
        ).format(board=game.deal.board)
        note((*where, "qualifier", "beats_board"), "bad_value", detail)


def check_rows(game: Game, making: Rows, where: Path, note: Note) -> bool:
    """Whether every row lies on the board, no position in it twice."""
    board = game.deal.board
    good = True
    for number, row in enumerate(making.rows):
        beyond = [place for place in row if place >= board]
        if beyond:
            detail = ngettext(
                "the board has {board} card; a row names place {place}",
                "the board has {board} cards; a row names place {place}",
                board,
            )
            note(where, "bad_value", detail.format(board=board, place=beyond[0]))
        elif len(set(row)) < len(row):
            detail = _("a row names a place of the board twice")
            note((*where, number), "bad_value", detail)
        good = good and not beyond
    return good


def _check_row_hand(game: Game, making: Rows, size: int, where: Path, note: Note) -> None:
    shortest = min((len(row) for row in making.rows), default=game.deal.board)
    hand = making.hand
    if hand is not None and not (max(0, size - shortest) <= hand <= min(size, game.deal.cards)):
        detail = ngettext(
            "{size} card cannot be made of {hand} of the hand and the row",
            "{size} cards cannot be made of {hand} of the hand and the row",
            size,
        )
        note(where, "bad_value", detail.format(size=size, hand=hand))


def _least_cards(game: Game, side: Side) -> tuple[int, int]:
    """The fewest cards of the hand and of the board that can count for a side."""
    deal, making = game.deal, side.making
    if making == FACE_DOWN:
        return min(down for down, _up in deal.layouts), 0
    if making == HAND_ALONE:
        return deal.cards, 0
    if isinstance(making, Rows):
        return deal.cards, min((len(row) for row in making.rows), default=deal.board)
    return deal.cards, deal.board


def _groups(game: Game, side: Side, size: int) -> int:
    """How many groups of ``size`` one hand has for a side."""
    if not size:
        return 1
    deal, making = game.deal, side.making
    most = deal.cards + deal.extra
    if making == FACE_DOWN:
        return comb(max(down for down, _up in deal.layouts) + deal.extra, size)
    if making == HAND_ALONE:
        return comb(most, size)
    if not isinstance(making, Rows):
        return comb(most + deal.board, size)
    rows = [len(row) for row in making.rows] or [deal.board]
    if making.hand is None:
        return sum(comb(most + row, size) for row in rows)
    common = max(0, size - making.hand)
    return sum(comb(most, making.hand) * comb(row, common) for row in rows)


def check_dealt(game: Game, rule: WildRule, tell: Tell) -> None:
    """The cards on which a rule for wild cards turns are dealt."""
    deal = game.deal
    if isinstance(rule, BoardRank):
        if any(place >= deal.board for place in (*rule.places, 0)):
            text = ngettext("the board has {board} card", "the board has {board} cards", deal.board)
            tell("board", text.format(board=deal.board))
    elif isinstance(rule, Follows) and not deal.up:
        tell("follows", _("no cards are dealt face up"))
    elif isinstance(rule, OwnRank) and rule.down and not min(down for down, _up in deal.layouts):
        tell("own", _("no cards are dealt face down"))


def ranks_of_rule(rule: WildRule) -> Iterator[tuple[str, str]]:
    """The ranks of which a rule for wild cards speaks, with the field that names them."""
    if isinstance(rule, WildRanks):
        yield "ranks", rule.ranks
    elif isinstance(rule, WildGiven):
        yield "cards", rule.cards
    elif isinstance(rule, Partner):
        yield "partner", "".join((*rule.pairs, *rule.pairs.values()))
    elif isinstance(rule, Follows):
        yield "follows", rule.rank
    if rule.killed_by:
        yield "killed_by", rule.killed_by


def ranks_of_ranking(ranking: Ranking | None) -> str:
    """The ranks of the given cards of which a ranking speaks."""
    if isinstance(ranking, GivenCard):
        return ranking.card
    if isinstance(ranking, BeatsAll):
        given = (
            one.ranks + "".join(RANKS[rank_of(card)] for card in one.cards)
            for one in ranking.combinations
        )
        return "".join((*given, ranks_of_ranking(ranking.inner)))
    return ""


def ranks_of_qualifier(qualifier: Qualifier | None) -> str:
    """The rank of which a qualifier speaks, if any."""
    if isinstance(qualifier, OrBetter) or (isinstance(qualifier, AtLeast) and qualifier.rank > 2):
        return RANKS[qualifier.rank - 2]
    return ""


def check_joker(game: Game, rule: Joker, tell: Tell) -> None:
    """A joker is in the deck, and what it does is said."""
    if rule.joker != "by_house" and not game.jokers:
        detail = _("the deck has no joker; say how many in “deck”: {{“jokers”: 1}}")
        tell("joker", detail.format())
    if rule.joker == "by_house" and game.jokers:
        tell("joker", _("the deck has a joker in any case; say what it does, such as “wild”"))


def check_joker_limits(rule: Joker, tell: Tell) -> None:
    """A joker is wild whatever else the hand holds."""
    for field, limit in (("only", rule.only), ("killed_by", rule.killed_by)):
        if limit:
            tell(field, _("a joker has no rank to fall back on, so it is always wild"))


def check_joker_sides(game: Game, rule: Joker, tell: Tell) -> None:
    """A joker is wild on every side on which wild cards play."""
    left_out = [
        side.name
        for side in game.sides
        if rule.sides and side.name not in rule.sides and side.takes_wild("")
    ]
    if left_out:
        detail = _("a joker has no rank of its own: it must be wild for {side}, too")
        tell("for", detail.format(side=left_out[0]))
