"""Which draws the deck can supply to every player.

A call is the sizes of the draws in order: ``(2, 1)`` is a two-card draw and then a
one-card draw, ``()`` no draw at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import cast

from dealerapi.faults import Fault, Faults, Faulty, Path
from dealerapi.games.game import DealerCalled, FixedDraws, Game
from dealerapi.games.sources import Source
from dealerapi.words import N_, _, ngettext

Call = tuple[int, ...]

MOST_CALLS = 1000
"""The longest page of calls that may be asked for."""

_NUMBERS = (
    N_("one"), N_("two"), N_("three"), N_("four"), N_("five"),
    N_("six"), N_("seven"), N_("eight"), N_("nine"), N_("ten"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class CallCheck:
    """Whether one call is lawful.

    ``needs`` counts the cards drawn and burned by all; ``left`` is what remains after
    them, below zero where the deck is short.
    """

    call: Call
    legal: bool
    needs: int
    left: int
    reason: str


@dataclass(frozen=True, slots=True)
class WorstCase:
    """The cards that go if everybody always draws the most; ``short_by`` is 0 if they suffice."""

    needs: int
    remaining: int
    short_by: int


@dataclass(frozen=True, slots=True)
class LegalDraws:
    """The calls that are lawful now: their number, their bounds and one page of them.

    ``max_draw`` is the largest single draw, ``per_player`` the most cards that a call can
    bring one player, ``next`` the cursor of the next page. ``max_rounds`` is None where the
    game fixes its draws; ``worst_case`` is given only there, and ``reshuffle`` only if the
    deck can run out.
    """

    players: int
    remaining: int
    max_rounds: int | None
    max_draw: int
    per_player: int
    count: int
    calls: tuple[Call, ...]
    next: str | None
    check: CallCheck | None
    worst_case: WorstCase | None
    reshuffle: str | None
    source: Source


@dataclass(frozen=True, slots=True)
class _Supply:
    """The cards that are left, and who draws on them."""

    players: int
    remaining: int
    burn: int
    kept: int

    @property
    def usable(self) -> int:
        """The cards that may leave the deck. Keeping the last of none keeps nothing."""
        return max(0, self.remaining - self.kept)

    def needs(self, call: Call) -> int:
        """The cards drawn and burned by all."""
        return self.players * sum(call) + self.burn * len(call)

    def check(self, call: Call) -> CallCheck:
        """Whether the deck can supply the call."""
        needs = self.needs(call)
        return CallCheck(
            call,
            legal=needs <= self.usable,
            needs=needs,
            left=self.remaining - needs,
            reason=self._reason(needs),
        )

    def _reason(self, needs: int) -> str:
        """How the cards needed compare with the cards left, in a dealer's words."""
        if not needs:
            return _("no draw is called, so no card is needed")
        return _("{demand} and {supply}: {balance}").format(
            demand=self._demand(needs),
            supply=self._left(),
            balance=_balance(self.usable - needs),
        )

    def _demand(self, needs: int) -> str:
        text = (
            _("{players} players need {needs} cards with the burns")
            if self.burn
            else _("{players} players need {needs} cards")
        )
        return text.format(players=_number(self.players), needs=needs)

    def _left(self) -> str:
        if self.kept:
            text = ngettext(
                "{count} is left, which is never dealt",
                "{count} are left, the last of which is never dealt",
                self.remaining,
            )
        else:
            text = ngettext("{count} is left", "{count} are left", self.remaining)
        return text.format(count=self.remaining)


@dataclass(frozen=True, slots=True)
class _Calls:
    """Every call that the deck can supply, each draw of one to ``largest`` cards.

    Their order: fewest draws first, then larger first, compared draw by draw. There may be
    more than a million, so they are counted without being listed, and each is made from the
    one before it.
    """

    supply: _Supply
    largest: int

    @property
    def most_draws(self) -> int:
        """The most draws of any call: one card in each."""
        return self.supply.usable // (self.supply.players + self.supply.burn)

    def most_cards(self, draws: int) -> int:
        """The most cards that so many draws can bring one player."""
        room = self.supply.usable - self.supply.burn * draws
        return min(room // self.supply.players, self.largest * draws)

    def per_player(self) -> int:
        """The most cards that any call can bring one player."""
        return max(self.most_cards(draws) for draws in range(self.most_draws + 1))

    def __contains__(self, call: Call) -> bool:
        sizes_fit = all(1 <= size <= self.largest for size in call)
        return sizes_fit and sum(call) <= self.most_cards(len(call))

    # There are few decks and numbers of players, which are asked about again and again.
    @lru_cache(maxsize=4096)  # noqa: B019 - equal ones are one, and hold some numbers only
    def count(self) -> int:
        """How many calls there are."""
        total = 0
        most = self.per_player()
        ways = [1]  # ways[n]: calls of the present number of draws whose sum is n
        for draws in range(self.most_draws + 1):
            total += sum(ways[: self.most_cards(draws) + 1])
            ways = [
                sum(ways[max(0, cards - self.largest) : cards])
                for cards in range(min(len(ways) + self.largest, most + 1))
            ]
        return total

    def beyond(self, after: Call | None) -> Iterator[Call]:
        """The calls that follow ``after``, or all of them."""
        call = () if after is None else self._following(after)
        while call is not None:
            yield call
            call = self._following(call)

    def _following(self, call: Call) -> Call | None:
        for place in reversed(range(len(call))):
            if call[place] > 1:
                return self._filled((*call[:place], call[place] - 1), len(call))
        draws = len(call) + 1
        return self._filled((), draws) if draws <= self.most_draws else None

    def _filled(self, start: Call, draws: int) -> Call:
        """The first call of so many draws that begins with ``start``."""
        call = list(start)
        room = self.most_cards(draws) - sum(start)
        for draws_to_come in reversed(range(draws - len(start))):
            size = min(self.largest, room - draws_to_come)
            call.append(size)
            room -= size
        return tuple(call)


def legal_draws(
    game: Game,
    players: int | None,
    *,
    remaining: int | None = None,
    burn: int = 0,
    keep_last: bool = False,
    call: Sequence[int] | None = None,
    limit: int = 100,
    after: str | None = None,
    faults: Faults | None = None,
) -> LegalDraws:
    """Which draws may be called (OPR-605 3.2), or what the game's fixed draws ask of the deck.

    ``players`` have cards (None where ``faults`` says that it could not be read); ``remaining``
    cards are left, by default the deck less the first deal. ``burn`` cards go before each draw;
    ``keep_last``: the last card is never dealt. ``call`` is checked, where given. A page holds
    ``limit`` calls and starts after the cursor ``after``. Raises :class:`Faulty` with every
    fault of the question.
    """
    faults = faults or Faults()
    draws = game.draws
    given = None if call is None else tuple(call)
    dealt = (players or 0) * (game.dealt_first or game.deal.cards)
    undealt = max(0, deck_size(game) - dealt)
    left = undealt if remaining is None else remaining
    if draws is None:
        faults.add(("variant",), "no_draws", no_draws(game))
    least = game.players[0]
    check_range(faults, ("players",), least if players is None else players, *game.players)
    # With an impossible number of players, only the deck bounds the cards left.
    most_left = deck_size(game) if faults.about(("players",)) else undealt
    check_range(faults, ("remaining",), left, 0, most_left)
    check_range(faults, ("burn",), burn, 0, deck_size(game))
    check_range(faults, ("limit",), limit, 1, MOST_CALLS)
    for place, size in enumerate(given or ()):
        check_range(faults, ("call", place), size, 1, draws.largest if draws else deck_size(game))
    if after is not None and isinstance(draws, FixedDraws):
        faults.found += _bad_cursor().faults
    faults.raise_any()
    supply = _Supply(players or 0, left, burn, int(keep_last))
    if isinstance(draws, DealerCalled):
        return _dealer_called(draws, supply, given, limit, after)
    # A game without draws was refused above.
    return _fixed(game, cast("FixedDraws", draws), supply, given)


def no_draws(game: Game) -> str:
    """What is said of a game without draws where they are asked for."""
    return _("{title} has no draws").format(title=game.title)


def deck_size(game: Game) -> int:
    """How many cards the deck of a game has, jokers included."""
    return game.deck_size


def check_range(faults: Faults, path: Path, number: int, least: int, most: int) -> None:
    """Note a number below ``least`` or above ``most``.

    Where a number was refused there that no game can have, the fault tells these bounds.
    """
    told = _("this should be from {least} to {most}").format(least=least, most=most)
    if faults.about(path):
        faults.reword(path, "out_of_range", told)
    elif not least <= number <= most:
        detail = _("{number} is not possible here: from {least} to {most}").format(
            number=number, least=least, most=most
        )
        faults.add(path, "out_of_range", detail)


def _dealer_called(
    draws: DealerCalled, supply: _Supply, call: Call | None, limit: int, after: str | None
) -> LegalDraws:
    calls = _Calls(supply, draws.largest)
    start = None if after is None else _read_cursor(after, calls)
    page = tuple(islice(calls.beyond(start), limit + 1))
    more = len(page) > limit
    page = page[:limit]
    return LegalDraws(
        players=supply.players,
        remaining=supply.remaining,
        max_rounds=calls.most_draws,
        max_draw=max(0, calls.most_cards(1)),
        per_player=calls.per_player(),
        count=calls.count(),
        calls=page,
        next=_cursor(page[-1]) if more else None,
        check=None if call is None else supply.check(call),
        worst_case=None,
        reshuffle=None,
        source=draws.source,
    )


def _fixed(game: Game, draws: FixedDraws, supply: _Supply, call: Call | None) -> LegalDraws:
    schedule = draws.limits
    short_by = max(0, supply.needs(schedule) - supply.usable)
    return LegalDraws(
        players=supply.players,
        remaining=supply.remaining,
        max_rounds=None,
        max_draw=draws.largest,
        per_player=sum(schedule),
        count=1,
        calls=(schedule,),
        next=None,
        check=None if call is None else _check_fixed(game, schedule, supply, call),
        worst_case=WorstCase(supply.needs(schedule), supply.remaining, short_by),
        reshuffle=_reshuffle() if short_by else None,
        source=draws.source,
    )


def _check_fixed(game: Game, schedule: Call, supply: _Supply, call: Call) -> CallCheck:
    """The check of a call against the draws that the game fixes."""
    check = supply.check(call)
    if len(call) != len(schedule):
        reason = ngettext(
            "{title} has {due} draw; the call names {called}",
            "{title} has {due} draws; the call names {called}",
            len(schedule),
        ).format(title=game.title, due=_number(len(schedule)), called=len(call))
        return replace(check, legal=False, reason=reason)
    for place, (size, most) in enumerate(zip(call, schedule, strict=True), start=1):
        if size > most:
            reason = ngettext(
                "draw {place} is {most} card at most, not {size}",
                "draw {place} is {most} cards at most, not {size}",
                most,
            ).format(place=place, most=_number(most), size=size)
            return replace(check, legal=False, reason=reason)
    return check


def _reshuffle() -> str:
    """What is done when the stub runs out: custom, as the documents are silent."""
    return _(
        "The rules are silent; the custom: deal the stub to its last card, then shuffle the"
        " discards of earlier draws, the folded hands and the other players' discards of this"
        " draw into a new stub. What the player being served threw away stays out."
    )


def _cursor(call: Call) -> str:
    return "-".join(map(str, call)) or "none"


def _read_cursor(cursor: str, calls: _Calls) -> Call:
    """The call after which a page starts. Raises :class:`Faulty` for any cursor not given out."""
    try:
        call = () if cursor == _cursor(()) else tuple(map(int, cursor.split("-")))
    except ValueError:
        raise _bad_cursor() from None
    if call not in calls or _cursor(call) != cursor:
        raise _bad_cursor()
    return call


def _bad_cursor() -> Faulty:
    detail = _("this does not continue an earlier answer to the same question")
    return Faulty([Fault(("after",), "bad_cursor", detail)])


def _number(number: int) -> str:
    """A number in words up to ten, beyond that in figures."""
    return _(_NUMBERS[number - 1]) if 1 <= number <= len(_NUMBERS) else str(number)


def _balance(spare: int) -> str:
    """What is over, or how many cards are wanting."""
    if spare < 0:
        return _("{count} short").format(count=-spare)
    if spare == 0:
        return _("exactly enough")
    return _("{count} to spare").format(count=spare)
