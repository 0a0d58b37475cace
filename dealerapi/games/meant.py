"""Whether a game can be meant as it is written: its sides, its wild cards, its jokers."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from dealerapi.faults import Path
from dealerapi.games.game import Game, Side
from dealerapi.games.making import FACE_DOWN, HAND_ALONE, Rows
from dealerapi.games.qualifiers import BeatsBoard
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
from dealerapi.ranking import BeatsAll
from dealerapi.words import _, listed

Note = Callable[[Path, str, str], None]
"""Notes a fault: where in the game it is, its code, its words."""

MOST_GROUPS = 1000
"""The most groups of cards that one hand of a game may have to compare on all of its sides.

Where some combinations beat everything, it is looked through for each of them as well.
"""

_FIVE = 5
"""The cards of a low hand by house rule."""


def check_sides(game: Game, note: Note) -> None:
    """Every side can be made of the cards dealt, and all of them together in good time."""
    all_groups = 0
    for place, side in enumerate(game.sides):
        where: Path = ("sides", place)
        _check_making(game, side, where, note)
        all_groups += _compared(game, side)
    if game.one_way:
        # High-Low can be laid over it.
        all_groups += _groups(game, game.sides[0], _FIVE)
    if all_groups > MOST_GROUPS:
        detail = _("a hand of this game has {groups} combinations; at most {most} are compared")
        text = detail.format(groups=all_groups, most=MOST_GROUPS)
        note(("sides",), "too_many_groups", text)


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


def _check_making(game: Game, side: Side, where: Path, note: Note) -> None:
    size, making = _size(side), side.making
    if isinstance(making, Rows):
        if not size:
            detail = _("where all cards count, a hand is made of any cards or of the hand alone")
            note((*where, "from"), "bad_value", detail)
            return
        if _check_rows(game, making, (*where, "from", "rows"), note):
            _check_row_hand(game, making, size, (*where, "from", "hand"), note)
    own, board = _least_cards(game, side)
    if own + board < size:
        detail = _("this side needs {size} cards to make a hand; a player has {cards}")
        note(where, "too_few_cards", detail.format(size=size, cards=own + board))
    if isinstance(side.qualifier, BeatsBoard) and game.deal.board < max(1, size):
        detail = _("the board has {board} cards, too few for a hand to beat").format(
            board=game.deal.board
        )
        note((*where, "qualifier", "beats_board"), "bad_value", detail)


def _check_rows(game: Game, making: Rows, where: Path, note: Note) -> bool:
    """Whether every row lies on the board, no position in it twice."""
    board = game.deal.board
    good = True
    for number, row in enumerate(making.rows):
        beyond = [place for place in row if place >= board]
        if beyond:
            detail = _("the board has {board} cards; a row names place {place}")
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
        detail = _("{size} cards cannot be made of {hand} of the hand and the row")
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


def check_wild(game: Game, rule: WildRule, where: Path, note: Note) -> None:
    """A rule for wild cards finds in the game what it turns on.

    ``where`` is empty for a rule that comes from the base game.
    """

    def tell(field: str, detail: str) -> None:
        note((*where, field) if where else ("base",), "bad_value", detail)

    names = [side.name for side in game.sides]
    for side in rule.sides:
        if side not in names:
            detail = _("there is no side “{side}” to be wild for; the sides are {sides}")
            if where:
                note((*where, "for"), "bad_value", detail.format(side=side, sides=listed(names)))
            else:
                detail += _("; say with “wild” what is wild")
                note(("sides",), "bad_value", detail.format(side=side, sides=listed(names)))
    deal = game.deal
    if isinstance(rule, BoardRank):
        if any(place >= deal.board for place in (*rule.places, 0)):
            tell("board", _("the board has {board} cards").format(board=deal.board))
    elif isinstance(rule, Follows) and not deal.up:
        tell("follows", _("no cards are dealt face up"))
    elif isinstance(rule, OwnRank) and rule.down and not min(down for down, _up in deal.layouts):
        tell("own", _("no cards are dealt face down"))
    elif isinstance(rule, Joker):
        _check_joker(game, rule, tell)
    elif isinstance(rule, WildRanks | WildGiven | Partner):
        _check_in_deck(game, rule, tell)


def _check_in_deck(
    game: Game, rule: WildRanks | WildGiven | Partner, tell: Callable[[str, str], None]
) -> None:
    """The ranks of which the rule speaks are in the deck."""
    if isinstance(rule, Partner):
        ranks = "".join((*rule.pairs, *rule.pairs.values()))
    else:
        ranks = rule.ranks if isinstance(rule, WildRanks) else rule.cards
    missing = [rank for rank in game.stripped if rank in ranks]
    if missing:
        detail = _("the deck is without the rank {rank}").format(rank=missing[0])
        tell(next(iter(rule.plays())), detail)


def _check_joker(game: Game, rule: Joker, tell: Callable[[str, str], None]) -> None:
    if rule.joker != "by_house" and not game.jokers:
        detail = _("the deck has no joker; say how many in “deck”: {{“jokers”: 1}}")
        tell("joker", detail.format())
    if rule.joker == "by_house" and game.jokers:
        tell("joker", _("the deck has a joker in any case; say what it does, such as “wild”"))
    for field, limit in (("only", rule.only), ("killed_by", rule.killed_by)):
        if limit:
            tell(field, _("a joker has no rank to fall back on, so it is always wild"))
    left_out = [
        side.name
        for side in game.sides
        if rule.sides and side.name not in rule.sides and side.takes_wild("")
    ]
    if left_out:
        detail = _("a joker has no rank of its own: it must be wild for {side}, too")
        tell("for", detail.format(side=left_out[0]))


def check_jokers(game: Game, note: Note) -> None:
    """Jokers in the deck do something, and what they do is said once."""
    rules = [place for place, rule in enumerate(game.wild) if isinstance(rule, Joker)]
    if game.jokers and not rules:
        detail = _("the deck has jokers: say in “wild” what they do, {{“joker”: “wild”}}")
        note(("wild",), "missing_field", detail.format())
    for place in rules[1:]:
        note(("wild", place, "joker"), "bad_value", _("what a joker does is said once"))
