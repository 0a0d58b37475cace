"""What is wrong with the cards of a question: counts, faces, jokers, cards seen twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dealerapi.cards import JOKER, NAMES, Card, Hand
from dealerapi.faults import Faults, Path
from dealerapi.games.game import Game
from dealerapi.house import Rules
from dealerapi.ranking.names import card_name
from dealerapi.words import _, ngettext

Seen = tuple[Path, str, Sequence[Card]]
"""Cards at one place of a question: the path, the place in words, the cards."""


def pointer(path: Path) -> str:
    """A path as it is said to people who send JSON: ``#/hands/1``."""
    return "#" + "".join(f"/{step}" for step in path)


def jokers_in_deck(game: Game, rules: Rules) -> int:
    """How many jokers the deck holds under these house rules."""
    return game.jokers + (rules.values.get("joker", "none") != "none")


def check_seen(seen: Iterable[Seen], game: Game, rules: Rules, faults: Faults) -> None:
    """Every card once in the whole question, and no joker that the deck does not hold."""
    jokers = jokers_in_deck(game, rules)
    first: dict[Card, tuple[Path, str]] = {}
    jokers_seen = 0
    for path, place, cards in seen:
        for card in cards:
            if card == JOKER and not jokers:
                _no_joker(path, game, rules, faults)
            elif card == JOKER and (jokers_seen := jokers_seen + 1) <= jokers:
                first.setdefault(card, (path, place))
            elif card in first:
                _twice(card, (path, place), first[card], faults)
            else:
                first[card] = (path, place)


def _no_joker(path: Path, game: Game, rules: Rules, faults: Faults) -> None:
    detail = _("{game} is played without a joker").format(game=game.title)
    if "joker" in rules.values:
        detail += _("; set the house rule “joker” to bug or wild to play with one")
    faults.add(path, "no_joker", detail)


def _twice(card: Card, here: tuple[Path, str], there: tuple[Path, str], faults: Faults) -> None:
    detail = _("the {card} ({short}) is in {here} and in {there} ({pointer})").format(
        card=card_name(card),
        short=NAMES[card],
        here=here[1],
        there=there[1],
        pointer=pointer(there[0]),
    )
    faults.add(here[0], "card_twice", detail)


def check_hand(game: Game, hand: Hand, path: Path, who: str, faults: Faults) -> None:
    """A whole hand for the showdown: so many cards, and faces where the game needs them.

    ``who`` is whose hand it is, in words ("seat 3").
    """
    due, held = game.deal.cards, len(hand.cards)
    if held != due:
        faults.add(
            path,
            "wrong_card_count",
            ngettext(
                "{who} holds {held} card; {game} needs {due}",
                "{who} holds {held} cards; {game} needs {due}",
                held,
            ).format(who=who, held=held, game=game.title, due=due),
        )
    elif game.needs_faces:
        check_faces(game, hand, path, who, faults)
        layout = (len(hand.down), len(hand.up))
        if hand.faces_known and layout not in game.deal.layouts:
            faults.add(
                path,
                "wrong_faces",
                _("{who} has {down} cards down and {up} up; {game} has {layouts}").format(
                    who=who,
                    down=layout[0],
                    up=layout[1],
                    game=game.title,
                    layouts=_(" or ").join(
                        _("{down} down and {up} up").format(down=down, up=up)
                        for down, up in game.deal.layouts
                    ),
                ),
            )


def check_faces(game: Game, hand: Hand, path: Path, who: str, faults: Faults) -> None:
    """Where the game turns on which cards lie face down, the hand must say so."""
    if game.needs_faces and not hand.faces_known:
        faults.add(
            path,
            "faces_needed",
            _(
                "{game} turns on which cards lie face down: write {who}'s hand as DOWN/UP,"
                " such as “2c9hKd/KsQs3h4h”"
            ).format(game=game.title, who=who),
        )


def check_part_hand(game: Game, hand: Hand, path: Path, who: str, faults: Faults) -> None:
    """A hand during the deal: at least one card, no more than the game deals."""
    most = game.deal.cards
    if not 1 <= len(hand.cards) <= most:
        faults.add(
            path,
            "wrong_card_count",
            _("{who} holds {held} cards; {game} deals 1 to {most}").format(
                who=who, held=len(hand.cards), game=game.title, most=most
            ),
        )
    check_faces(game, hand, path, who, faults)


def check_board(game: Game, board: Sequence[Card], faults: Faults, *, whole: bool = True) -> None:
    """The board, as many cards as the game has; with ``whole`` false it may be short."""
    due = game.deal.board
    if not due and board:
        faults.add(("board",), "no_board", _("{game} has no board").format(game=game.title))
    elif len(board) > due or (whole and len(board) != due):
        faults.add(
            ("board",),
            "wrong_card_count",
            _("the board has {held} cards; {game} needs {due}").format(
                held=len(board), game=game.title, due=due
            ),
        )
