"""In which order a dealer serves one draw, burns and reshuffle included.

The order is Draw High's (Robert's Rules), kept in every draw game. What is done with a
short stub is custom, as the documents are silent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from dealerapi.faults import Fault, Faults, Faulty, Path
from dealerapi.games.game import FixedDraws, Game
from dealerapi.table.draws import check_range, deck_size, no_draws
from dealerapi.words import _, ngettext

Action = Literal["burn", "deal", "replace_exposed", "reshuffle"]

IN_A_ROW = 4
"""The most cards that one player is served at once."""


@dataclass(frozen=True, slots=True)
class Request:
    """What one player asks: cards to discard and draw.

    ``exposed`` of the cards drawn fell face up and are replaced. ``keeps_ace`` says that he
    shows an ace that he keeps, which in some games lets him draw one more.
    """

    seat: int
    discard: int
    exposed: int = 0
    keeps_ace: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the dealer does. Burns and reshuffles have no seat."""

    action: Action
    seat: int | None
    cards: int
    reason: str


@dataclass(frozen=True, slots=True)
class Serving:
    """The steps of one draw.

    ``needs`` counts the cards asked for, exposed and burned; ``left`` is the stub after the
    last step.
    """

    steps: tuple[Step, ...]
    needs: int
    left: int


def serve_draw(
    game: Game,
    requests: Sequence[Request] | None,
    *,
    remaining: int | None,
    round_: int = 1,
    burn: int = 0,
    muck: int = 0,
    button: int | None = None,
    faults: Faults | None = None,
) -> Serving:
    """How one draw is served to ``requests``, which stand in the order in which players act.

    ``remaining`` cards are in the stub, ``muck`` were folded or thrown before this draw, and
    ``burn`` are burned first. ``round_`` counts the game's draws from 1. ``button`` only
    lets the reasons name that seat. What could not be read, ``requests`` or ``remaining``, is
    None, with ``faults`` saying so. Raises :class:`Faulty` with every fault of the question.
    """
    faults = faults or Faults()
    most = _most(game, round_, faults)
    if requests is not None:
        check_seats(faults, "requests", [request.seat for request in requests], game)
    for place, request in enumerate(requests or ()):
        limit = _with_ace(game, most) if request.keeps_ace else most
        asked: Path = ("requests", place, "discard")
        check_range(faults, asked, request.discard, 0, limit)
        drawn = limit if faults.about(asked) else request.discard
        check_range(faults, ("requests", place, "exposed"), request.exposed, 0, drawn)
    for name, number in (("remaining", remaining), ("burn", burn), ("muck", muck)):
        check_range(faults, (name,), number or 0, 0, deck_size(game))
    faults.raise_any()
    return _Dealer(requests or (), remaining or 0, muck, button).serve(burn)


def check_seats(faults: Faults, name: str, seats: Sequence[int], game: Game) -> None:
    """Note a list ``name`` with no seat, a seat twice or more seats than the game has players."""
    if not seats:
        faults.add((name,), "no_seats", _("no seat is given"))
    check_seats_once(faults, name, seats)
    most = game.players[1]
    if len(seats) > most:
        detail = _("{title} is played by {most} at most, and {seats} seats are given").format(
            title=game.title, most=most, seats=len(seats)
        )
        faults.add((name,), "too_many_seats", detail)


def check_seats_once(faults: Faults, name: str, seats: Sequence[int]) -> None:
    """Note every seat that stands in the list ``name`` twice."""
    seen: set[int] = set()
    for place, seat in enumerate(seats):
        if seat in seen:
            detail = _("seat {seat} is given twice").format(seat=seat)
            faults.add((name, place, "seat"), "seat_twice", detail)
        seen.add(seat)


def _most(game: Game, round_: int, faults: Faults) -> int:
    """The most cards that a player may draw in that round."""
    draws = game.draws
    if draws is None:
        faults.add(("variant",), "no_draws", no_draws(game))
        return deck_size(game)
    if not isinstance(draws, FixedDraws):
        check_range(faults, ("round",), round_, 1, deck_size(game))
        return draws.largest
    rounds = len(draws.limits)
    check_range(faults, ("round",), round_, 1, rounds)
    return draws.limits[round_ - 1] if 1 <= round_ <= rounds else draws.largest


def _with_ace(game: Game, most: int) -> int:
    """The most cards for a player who keeps an ace."""
    draws = game.draws
    return (draws.with_ace if isinstance(draws, FixedDraws) else None) or most


class _Words(NamedTuple):
    """Why cards are served: at once, or split by a reshuffle into first ``part`` and ``more``."""

    at_once: str
    part: str
    more: str


@dataclass(slots=True)
class _Dealer:
    """Serves a draw step by step. A stub below zero counts the cards that are wanting."""

    requests: Sequence[Request]
    stub: int
    muck: int
    button: int | None
    needs: int = 0
    served: Request | None = None
    thrown: dict[int, int] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    def serve(self, burn: int) -> Serving:
        """The whole draw. Raises :class:`Faulty` if the cards do not last."""
        drawing = [request for request in self.requests if request.discard]
        self.thrown = {request.seat: request.discard for request in drawing}
        if burn:
            self.burn(burn, (drawing or self.requests)[0], _("burned before the draw"))
        for request in drawing:
            first = min(request.discard, IN_A_ROW)
            self.hand("deal", request, first, self.first_words(request))
        for request in drawing:
            if request.discard > IN_A_ROW:
                self.hand_rest(request)
        for request in drawing:
            if request.exposed:
                self.hand(
                    "replace_exposed", request, request.exposed, self.exposed_words(request.exposed)
                )
        if self.stub < 0:
            raise self.too_short()
        return Serving(tuple(self.steps), self.needs, self.stub)

    def hand_rest(self, request: Request) -> None:
        """What goes beyond four in a row, after a burn if nobody was served in between."""
        if self.served is request:
            self.burn(1, request, _("burned, as nobody was served since the first cards of {who}"))
        words = _Words(
            _("the rest for {who}, now that all others are served"),
            _("the rest for {who}, now that all others are served: {n} now"),
            _("{n} more for {who}"),
        )
        self.hand("deal", request, request.discard - IN_A_ROW, words)

    def hand(self, action: Action, request: Request, cards: int, words: _Words) -> None:
        """Give a player cards."""
        self.take(action, request.seat, cards, words, request)
        self.served = request

    def burn(self, cards: int, upcoming: Request, text: str) -> None:
        """Burn cards before ``upcoming`` is served."""
        self.take("burn", None, cards, _Words(text, text, text), upcoming)

    def take(
        self, action: Action, seat: int | None, cards: int, words: _Words, request: Request
    ) -> None:
        """Take cards from the stub; where it does not hold as many, the discards are reshuffled."""
        self.needs += cards
        last, before = words.at_once, words.part
        while cards > self.stub >= 0 and self.can_reshuffle(request):
            if self.stub:
                reason = self.say(before, request, self.stub)
                self.steps.append(Step(action, seat, self.stub, reason))
                last = before = words.more
            cards -= self.stub
            self.reshuffle(request)
        self.steps.append(Step(action, seat, cards, self.say(last, request, cards)))
        self.stub -= cards

    def can_reshuffle(self, request: Request) -> int:
        """The cards that would make a new stub, without what the player now served threw away."""
        thrown = sum(self.thrown.values()) - self.thrown.get(request.seat, 0)
        return self.muck + thrown

    def reshuffle(self, request: Request) -> None:
        """Make a new stub. What the player now served threw away waits for the next one."""
        self.stub, self.muck = self.can_reshuffle(request), 0
        self.thrown = {seat: cards for seat, cards in self.thrown.items() if seat == request.seat}
        reason = _("the stub is out; the muck and the others' discards make a new one")
        self.steps.append(Step("reshuffle", None, self.stub, reason))

    @staticmethod
    def first_words(request: Request) -> _Words:
        """Why a player gets his first cards, and not all of them."""
        part = _("{player} draws {cards}: {n} now")
        if request.discard > IN_A_ROW:
            at_once = _("{player} draws {cards}: {n} at once, the rest after all others")
            return _Words(at_once, part, _("{n} more for {who}, the rest after all others"))
        at_once = ngettext(
            "{player} draws {cards} card", "{player} draws {cards} cards", request.discard
        )
        return _Words(at_once, part, _("{n} more for {who}"))

    @staticmethod
    def exposed_words(exposed: int) -> _Words:
        """Why a player gets others for the cards that were exposed."""
        return _Words(
            ngettext(
                "a card exposed on the draw is not kept: {player} gets another",
                "cards exposed on the draw are not kept: {player} gets others",
                exposed,
            ),
            _("cards exposed on the draw are not kept: {player} gets others, {n} now"),
            _("{n} more for {who}"),
        )

    def say(self, text: str, request: Request, n: int) -> str:
        """The text for ``n`` cards with the player's seat and cards filled in.

        Of the button, ``player`` ends in a comma, for what he does to follow.
        """
        who = player = _("seat {seat}")
        if request.seat == self.button:
            who, player = _("seat {seat}, the button"), _("seat {seat}, the button,")
        seat = request.seat
        return text.format(
            who=who.format(seat=seat), player=player.format(seat=seat), cards=request.discard, n=n
        )

    def too_short(self) -> Faulty:
        """The fault of a stub that does not suffice even after the reshuffle."""
        needs = ngettext(
            "the draw needs {needs} card", "the draw needs {needs} cards", self.needs
        ).format(needs=self.needs)
        short = ngettext(
            "with the reshuffled discards there is {short} too few",
            "with the reshuffled discards there are {short} too few",
            -self.stub,
        ).format(short=-self.stub)
        detail = _("{needs}: {short}").format(needs=needs, short=short)
        return Faulty([Fault(("remaining",), "stub_too_short", detail)])
