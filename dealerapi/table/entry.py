"""The players as they come to the showdown, and what is wrong with what was entered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from dealerapi.cards import Card, Hand
from dealerapi.faults import Faults, Path
from dealerapi.games.game import Game
from dealerapi.house import Rules
from dealerapi.table import checks
from dealerapi.table.checks import Seen, check_board, check_hand
from dealerapi.table.pots import Pot
from dealerapi.words import _, either, ngettext

IN, FOLDED, FOUL = "in", "folded", "foul"
BOTH = "both"
MOST_CHIPS = 2**53 - 1
UNREAD_SEAT = 0
"""Stands among the seats of a pot for one that could not be read."""


class Player(NamedTuple):
    """One player. ``bet`` is what he put in; ``declare`` a side, ``both``, or None.

    ``entered`` is the name under which the question holds the cards; ``bought`` says that he
    bought the option that the game sells.
    """

    seat: int
    hand: Hand | None = None
    declare: str | None = None
    bet: int | None = None
    status: str = IN
    name: str | None = None
    entered: str = "cards"
    bought: bool = False

    @property
    def who(self) -> str:
        """The player in words: "seat 3"."""
        return _("seat {seat}").format(seat=self.seat)


def declared(game: Game, player: Player) -> frozenset[str]:
    """The sides for which a player competes."""
    if game.declared and player.declare not in (None, BOTH):
        return frozenset((player.declare or "",))
    return frozenset(game.side_names)


def is_shown(game: Game, player: Player, board: Sequence[Card]) -> bool:
    """Whether a live player's hand is whole, so that it has a value."""
    return (
        player.status == IN
        and player.hand is not None
        and game.deal.is_whole(len(player.hand.cards))
        and len(board) == game.deal.board
        and (player.hand.faces_known or not game.needs_faces)
    )


Players = Sequence["Player | None"]
"""The players in the order entered; None where one could not be read, which is told elsewhere."""


def seated(players: Players) -> list[Player]:
    """The players that could be read."""
    return [player for player in players if player is not None]


def check_seats(game: Game, players: Players, faults: Faults) -> None:
    """Each seat once, at least one player in, no more players than the game seats."""
    most = game.players[1]
    if len(players) > most:
        detail = _("{game} seats at most {most}; here are {count} players").format(
            game=game.title, most=most, count=len(players)
        )
        faults.add(("players",), "too_many_seats", detail)
    check_there(players, faults)


def check_there(players: Players, faults: Faults) -> None:
    """Each seat once, at least one player in, whatever is played."""
    seen: dict[int, int] = {}
    for position, player in enumerate(players):
        if player is None:
            continue
        if player.seat in seen:
            detail = _("{who} stands here twice, first as player {number}").format(
                who=player.who, number=seen[player.seat] + 1
            )
            faults.add(("players", position, "seat"), "seat_twice", detail)
        seen.setdefault(player.seat, position)
    if players and all(player is not None and player.status != IN for player in players):
        detail = _("everybody is folded or foul: nobody is left to take the pot")
        faults.add(("players",), "nobody_in", detail)


def check_money(
    players: Players, pot: int | None, pots: Sequence[Pot | None] | None, faults: Faults
) -> bool:
    """One pot, or pots, or every player's bet; true where the pots can be worked out."""
    before = len(faults.found)
    bets = [
        position for position, player in enumerate(players) if player and player.bet is not None
    ]
    unread = any(faults.about(("players", n, "bet")) for n in range(len(players)))
    if pot is not None and pots is not None:
        faults.add(("pots",), "two_kinds_of_pot", _("give “pot” or “pots”, not both"))
    if pot is not None or pots is not None:
        for position in bets:
            detail = _("with “pot” or “pots” given, leave the bets out")
            faults.add(("players", position, "bet"), "two_kinds_of_pot", detail)
    elif faults.about(("pot",)) or faults.about(("pots",)):
        pass
    elif not bets and not unread:
        detail = _("say what is in the pot: “pot”, or “pots”, or every player's “bet”")
        faults.add(("pot",), "no_pot", detail)
    else:
        for position, player in enumerate(players):
            path: Path = ("players", position, "bet")
            if player and player.bet is None and not faults.about(path):
                detail = _("{who} has no bet: give every player's, 0 for none").format(
                    who=player.who
                )
                faults.add(path, "bet_missing", detail)
    for number, one in enumerate(pots or ()):
        if one is not None:
            _check_pot(one, ("pots", number), players, faults)
    amounts = [one.amount for one in pots or () if one] or [
        pot or sum(player.bet or 0 for player in seated(players))
    ]
    if sum(amounts) > MOST_CHIPS:
        detail = _("all amounts together are more than {most}").format(most=MOST_CHIPS)
        faults.add(("pots",) if pots else ("players",), "out_of_range", detail)
    given = pot is not None or pots is not None or (bool(bets) and not unread)
    readable = None not in (*players, *(pots or ())) and not faults.about(("pots",))
    return given and len(faults.found) == before and readable


def _check_pot(pot: Pot, path: Path, players: Players, faults: Faults) -> None:
    live = {player.seat for player in seated(players) if player.status == IN}
    for place, seat in enumerate(pot.seats):
        if seat == UNREAD_SEAT:
            continue
        if seat not in live and None not in players:
            detail = _("seat {seat} is not a live player here, so it cannot contest a pot")
            faults.add((*path, "seats", place), "not_live", detail.format(seat=seat))
        elif seat in pot.seats[:place]:
            detail = _("seat {seat} stands in this pot twice").format(seat=seat)
            faults.add((*path, "seats", place), "seat_twice", detail)


def check_chips(
    counted: Sequence[Pot],
    chip: int,
    pot: int | None,
    pots: Sequence[Pot | None] | None,
    faults: Faults,
) -> None:
    """Every pot must be a multiple of the smallest chip in play.

    ``counted`` are the pots worked out, which matter where neither ``pot`` nor ``pots`` is
    given. Those can be told even where it is not clear who contests them.
    """
    amounts: list[tuple[Path, int]]
    if pots is not None:
        amounts = [(("pots", n, "amount"), one.amount) for n, one in enumerate(pots) if one]
    elif pot is not None:
        amounts = [(("pot",), pot)]
    else:
        amounts = [(("chip",), one.amount) for one in counted]
    for path, amount in amounts:
        if amount % chip:
            detail = _("a pot of {amount} cannot be split in chips of {chip}: {over} left over")
            text = detail.format(amount=amount, chip=chip, over=amount % chip)
            faults.add(path, "not_in_chips", text)


def check_declarations(
    game: Game, players: Players, contesting: frozenset[int], faults: Faults
) -> None:
    """Everyone who contests a pot declares where the game is declared, and nobody elsewhere."""
    names = [side.name for side in game.sides]
    choices = [*names, BOTH] if game.both else names
    for position, player in enumerate(players):
        if player is None:
            continue
        path: Path = ("players", position, "declare")
        if not game.declared:
            if player.declare is not None:
                detail = _("in {game} cards speak: leave “declare” out").format(game=game.title)
                faults.add(path, "not_declared", detail)
        elif player.declare is None:
            refused = _refused(faults, position, "declare", "status")
            if player.seat in contesting and not refused:
                detail = _("{who} has not declared: {choices}").format(
                    who=player.who, choices=either(choices)
                )
                faults.add(path, "declaration_missing", detail)
        elif player.declare not in choices:
            detail = _("{who} can declare {choices}, not “{declared}”").format(
                who=player.who, choices=either(choices), declared=player.declare
            )
            faults.add(path, "bad_value", detail)


def check_cards(
    game: Game,
    players: Players,
    contesting: frozenset[int],
    board: Sequence[Card],
    faults: Faults,
) -> None:
    """Whole hands and a whole board wherever two or more players contest a pot."""
    if contesting or board:
        check_board(game, board, faults, whole=bool(contesting))
    for position, player in enumerate(players):
        if player is None or player.status != IN or player.seat not in contesting:
            continue
        if player.hand and not player.bought and checks.is_sound(game, player.hand):
            continue
        if _refused(faults, position, "cards", "down", "up", "hand", "status"):
            continue
        path: Path = ("players", position, player.entered)
        if player.hand is None:
            detail = _(
                "{who} contests a pot without cards: enter the hand, or “status”: “folded”"
            ).format(who=player.who)
            faults.add(path, "cards_missing", detail)
        else:
            if player.bought:
                _check_bought(game, player, ("players", position), faults)
            hint = _("; “status”: “foul” settles without it")
            check_hand(game, player.hand, path, player.who, faults, hint=hint)


def _check_bought(game: Game, player: Player, path: Path, faults: Faults) -> None:
    """A player who bought the option holds what it brings."""
    deal, hand = game.deal, player.hand
    if not deal.bought and not deal.extra:
        detail = _("{game} sells nothing: leave “bought” out").format(game=game.title)
        faults.add((*path, "bought"), "not_used", detail)
    elif (
        deal.bought
        and hand is not None
        and hand.faces_known
        and deal.is_whole(len(hand.cards))
        and (len(hand.down), len(hand.up)) != deal.bought
    ):
        down, up = deal.bought
        detail = ngettext(
            "{who} bought the option, so the hand has {down} card down and {up} up",
            "{who} bought the option, so the hand has {down} cards down and {up} up",
            down,
        )
        faults.add(
            (*path, player.entered),
            "wrong_faces",
            detail.format(who=player.who, down=down, up=up),
        )


def _refused(faults: Faults, position: int, *fields: str) -> bool:
    """Whether one of these fields of a player was given and could not be read."""
    return bool(faults.found) and any(
        faults.about(("players", position, field)) for field in fields
    )


def check_seen(
    game: Game,
    players: Players,
    rules: Rules,
    *,
    board: Sequence[Card],
    dead: Sequence[Card],
    faults: Faults,
) -> None:
    """Every card once in the whole question, and only cards of the deck."""
    held = [player.hand.cards for player in players if player and player.hand]
    if not checks.all_sound(chain(board, dead, *held), game):
        checks.check_seen(seen(players, board, dead), game, rules, faults)


def seen(players: Players, board: Sequence[Card], dead: Sequence[Card]) -> list[Seen]:
    """All cards of a showdown with their places; a folded player's count as seen."""
    return [
        *(
            (("players", position, player.entered), player.who, player.hand.cards)
            for position, player in enumerate(players)
            if player is not None and player.hand is not None
        ),
        (("board",), _("the board"), board),
        (("dead",), _("the dead cards"), dead),
    ]


def contesting(pots: Sequence[Pot]) -> frozenset[int]:
    """The seats that share a pot with somebody."""
    return frozenset(seat for pot in pots if len(pot.seats) > 1 for seat in pot.seats)
