"""What is wrong with the cards of a question: counts, faces, jokers, cards seen twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dealerapi.cards import JOKER, NAMES, RANKS, Card, Hand, rank_of
from dealerapi.faults import Faults, Path
from dealerapi.games.game import Game
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.ranking.rank_words import card_name, the_card
from dealerapi.words import _, either, ngettext

Seen = tuple[Path, str, Sequence[Card]]
"""Cards at one place of a question: the path, the place in words, the cards."""


MOST_JOKERS = 2


def jokers_in_deck(game: Game, rules: Rules) -> int:
    """How many jokers the deck holds under these house rules."""
    return game.jokers + (rules.values.get("joker", "none") != "none")


def all_sound(given: Iterable[Card], game: Game) -> bool:
    """Whether it is plain that each card is in the deck and stands once; jokers are not plain."""
    cards = list(given)
    return not game.stripped and len(set(cards)) == len(cards) and max(cards, default=0) < JOKER


def check_seen(seen: Iterable[Seen], game: Game, rules: Rules, faults: Faults) -> None:
    """Every card once in the whole question, and no joker that the deck does not hold."""
    seen = list(seen)
    jokers = jokers_in_deck(game, rules)
    for path, _place, cards in seen:
        if max(cards, default=0) >= JOKER and not jokers:
            _no_joker(path, game, rules, faults)
        for card in cards:
            if card >= JOKER and jokers and (card > JOKER) != game.coloured_jokers:
                _wrong_joker(path, game, faults)
            if card < JOKER and RANKS[rank_of(card)] in game.stripped:
                detail = _("{game} is played without the {card}")
                faults.add(
                    path,
                    "not_in_deck",
                    detail.format(game=game.title, card=card_name(card)),
                )
    check_once(seen, faults, jokers or MOST_JOKERS)


def check_once(seen: Iterable[Seen], faults: Faults, jokers: int) -> None:
    """Every card once, the joker as often as the deck has it; both places are told."""
    first: dict[Card, tuple[Path, str]] = {}
    jokers_seen = 0
    told: set[tuple[Card, Path, str]] = set()
    for path, place, cards in seen:
        for card in cards:
            if card >= JOKER:
                jokers_seen += 1
            if card not in first or (card == JOKER and jokers_seen <= jokers):
                first.setdefault(card, (path, place))
            elif (card, path, place) not in told:
                told.add((card, path, place))
                _twice(card, (path, place), first[card], faults)


def _wrong_joker(path: Path, game: Game, faults: Faults) -> None:
    if game.coloured_jokers:
        detail = _("{game} has jokers of two colours: write Jr for the red one, Jb for the black")
    else:
        detail = _("in {game} jokers have no colour: write Jk")
    faults.add(path, "wrong_joker", detail.format(game=game.title))


def _no_joker(path: Path, game: Game, rules: Rules, faults: Faults) -> None:
    detail = _("{game} is played without a joker").format(game=game.title)
    if "joker" in rules.values:
        detail += _("; set the house rule “joker” to bug or wild to play with one")
    faults.add(path, "no_joker", detail)


def _twice(card: Card, here: tuple[Path, str], there: tuple[Path, str], faults: Faults) -> None:
    facts = {"card": the_card(card), "short": NAMES[card]}
    if here == there:
        detail = _("the {card} ({short}) is twice in {place}").format(place=here[1], **facts)
        faults.add(here[0], "card_twice", detail)
        return
    detail = _("the {card} ({short}) is also in {place}")
    faults.add(here[0], "card_twice", detail.format(place=there[1], **facts))
    faults.add(there[0], "card_twice", detail.format(place=here[1], **facts))


def is_sound(game: Game, hand: Hand) -> bool:
    """Whether it is plain that nothing is wrong with a hand for the showdown."""
    down, up, faces_known, _named = hand
    if not game.deal.is_whole(len(down) + len(up)) or game.needs("named_by_player"):
        return False
    return not game.needs_faces or (faces_known and game.deal.allows(len(down), len(up)))


def check_hand(
    game: Game, hand: Hand, path: Path, who: str, faults: Faults, *, hint: str = ""
) -> None:
    """A whole hand for the showdown: so many cards, and faces where the game needs them.

    ``who`` is whose hand it is, in words ("seat 3"); ``hint`` is added where the number of
    cards is wrong.
    """
    due, held = game.deal.cards, len(hand.cards)
    if not game.deal.is_whole(held):
        faults.add(
            path,
            "wrong_card_count",
            ngettext(
                "{who} holds {held} card; {game} needs {due}",
                "{who} holds {held} cards; {game} needs {due}",
                held,
            ).format(who=who, held=held, game=game.title, due=due)
            + hint,
        )
    if game.needs("named_by_player") and not hand.named:
        detail = _("in {game} each player names a rank: send {who}'s as “named” in the hand")
        faults.add(path, "named_missing", detail.format(game=game.title, who=who))
    check_faces(game, hand, path, who, faults)
    if game.deal.is_whole(held) and game.needs_faces:
        layout = (len(hand.down), len(hand.up))
        if hand.faces_known and not game.deal.allows(*layout):
            faults.add(
                path,
                "wrong_faces",
                ngettext(
                    "{who} has {down} card down and {up} up; {game} has {layouts}",
                    "{who} has {down} cards down and {up} up; {game} has {layouts}",
                    layout[0],
                ).format(
                    who=who,
                    down=layout[0],
                    up=layout[1],
                    game=game.title,
                    layouts=either(
                        [
                            _("{down} down and {up} up").format(down=down, up=up)
                            for down, up in game.deal.layouts
                        ]
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
    most = game.deal.cards + game.deal.extra
    if not 1 <= len(hand.cards) <= most:
        faults.add(
            path,
            "wrong_card_count",
            ngettext(
                "{who} holds {held} card; {game} deals 1 to {most}",
                "{who} holds {held} cards; {game} deals 1 to {most}",
                len(hand.cards),
            ).format(who=who, held=len(hand.cards), game=game.title, most=most),
        )
    check_faces(game, hand, path, who, faults)


def check_around(game: Game, around: Around, faults: Faults, *, contested: bool = True) -> None:
    """What a hand turns on besides its cards is told where the game needs it, and only there."""
    if game.needs("upcards") and contested and not around.upcards:
        detail = _("{game} turns on the order of the face-up cards: send them all as “upcards”")
        faults.add(("upcards",), "upcards_missing", detail.format(game=game.title))
    if game.needs("named") and contested and not around.named:
        detail = _("in {game} the dealer names a rank: send it as “named”")
        faults.add(("named",), "named_missing", detail.format(game=game.title))
    for name in ("upcards", "named"):
        if getattr(around, name) and not game.needs(name):
            detail = _("{game} does not turn on “{field}”: leave it out")
            faults.add((name,), "not_used", detail.format(game=game.title, field=name))


def check_board(game: Game, board: Sequence[Card], faults: Faults, *, whole: bool = True) -> None:
    """The board, as many cards as the game has; with ``whole`` false it may be short."""
    due = game.deal.board
    if not due and board:
        faults.add(("board",), "no_board", _("{game} has no board").format(game=game.title))
    elif len(board) > due or (whole and len(board) != due):
        faults.add(
            ("board",),
            "wrong_card_count",
            ngettext(
                "the board has {held} card; {game} needs {due}",
                "the board has {held} cards; {game} needs {due}",
                len(board),
            ).format(held=len(board), game=game.title, due=due),
        )
