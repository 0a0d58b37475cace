"""The showdown: who gets which chips, why, and what another choice of the house would have paid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import NamedTuple

from dealerapi.cards import Card
from dealerapi.faults import Fault, Faults, Faulty
from dealerapi.games.game import Game
from dealerapi.games.house_rules import house_rules
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.ranking import Worth
from dealerapi.table import entry
from dealerapi.table.checks import check_around
from dealerapi.table.contest import Contest, Contestant, contest
from dealerapi.table.division import LEFT_OF_BUTTON, ButtonNeededError, Divided, Division
from dealerapi.table.entry import FOLDED, FOUL, IN, Player
from dealerapi.table.evaluation import Evaluation, stand
from dealerapi.table.hands import NATURAL_BEATS_WILD, Valued, value, value_again
from dealerapi.table.pots import Pot, Refund, from_bets
from dealerapi.table.rulings import Ruling, rulings
from dealerapi.words import _

__all__ = ["FOLDED", "FOUL", "IN", "Assumed", "Otherwise", "Player", "Settlement", "settle"]


class Otherwise(NamedTuple):
    """What another value of a house rule would have paid: chips by seat.

    ``payouts`` is None where that turns on the button, and nobody said where it is.
    """

    value: str
    payouts: Mapping[int, int] | None


@dataclass(frozen=True, slots=True)
class Assumed:
    """A rule that the sources leave open and the question did not set."""

    rule: str
    value: str
    otherwise: tuple[Otherwise, ...]

    @property
    def matters(self) -> bool:
        """Whether another value would have paid anyone differently."""
        return bool(self.otherwise)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A showdown, settled. All amounts are in the caller's unit.

    ``hands`` holds the value of each live hand by seat, ``standing`` their order;
    ``payouts`` has every seat. Payouts, refunds and ``carried`` add up to ``total``.
    """

    hands: Mapping[int, Valued]
    standing: Evaluation
    pots: tuple[Divided, ...]
    refunds: tuple[Refund, ...]
    payouts: Mapping[int, int]
    carried: int
    total: int
    assumed: tuple[Assumed, ...]
    rulings: tuple[Ruling, ...]


def settle(
    game: Game,
    players: Sequence[Player | None],
    rules: Rules,
    *,
    pot: int | None = None,
    pots: Sequence[Pot | None] | None = None,
    button: int | None = None,
    chip: int = 1,
    around: Around | None = None,
    dead: Sequence[Card] = (),
    faults: Faults | None = None,
) -> Settlement:
    """Settle a showdown: one ``pot``, or ``pots``, or every player's bet.

    ``chip`` is the smallest chip in play, ``button`` the seat of the button, ``around`` the
    board and what else hands turn on. Raises Faulty
    with every fault of the question; then nobody is paid.
    """
    faults = faults or Faults()
    around = around or Around()
    entry.check_seats(game, players, faults)
    countable = entry.check_money(players, pot, pots, faults)
    there = entry.seated(players)
    played, refunds = _pots(there, pot, pots) if countable else _uncounted(there)
    entry.check_chips(played if countable else (), chip, pot, pots, faults)
    contesting = entry.contesting(played)
    entry.check_declarations(game, players, contesting, faults)
    entry.check_cards(game, players, contesting, around.board, faults)
    check_around(game, around, faults, contested=bool(contesting))
    entry.check_seen(game, players, rules, board=around.board, dead=dead, faults=faults)
    faults.raise_any()

    competing = {
        player.seat: entry.declared(game, player) for player in there if player.status == IN
    }
    table = _Table(game, there, around, played, button, chip, competing)
    hands = {
        player.seat: value(game, player.hand, around, rules)
        for player in there
        if player.hand is not None and entry.is_shown(game, player, around.board)
    }
    try:
        pots_divided = table.divide(hands, rules)
    except ButtonNeededError:
        detail = _("an odd chip turns on the button: say which seat has it, or who dealt")
        raise Faulty([Fault(("button",), "button_missing", detail)]) from None
    payouts = table.payouts(pots_divided)
    divided = tuple([one.divided for one in pots_divided])
    return Settlement(
        hands=hands,
        standing=stand(list(hands.values()), game),
        pots=divided,
        refunds=refunds,
        payouts=payouts,
        carried=sum(one.carried for one in divided),
        total=sum(one.amount for one in played) + sum(refund.amount for refund in refunds),
        assumed=tuple(_assumed(table, hands, pots_divided, rules, payouts)),
        rulings=rulings(game, there, hands, divided, refunds),
    )


def _pots(
    players: Sequence[Player], pot: int | None, pots: Sequence[Pot | None] | None
) -> tuple[tuple[Pot, ...], tuple[Refund, ...]]:
    live = _live(players)
    if pots is not None:
        return tuple(one for one in pots if one), ()
    if pot is not None:
        return (Pot(pot, live),), ()
    return from_bets({player.seat: player.bet or 0 for player in players}, live)


def _uncounted(players: Sequence[Player]) -> tuple[tuple[Pot, ...], tuple[Refund, ...]]:
    """Where the money is not clear: one pot for all, so that the cards are checked all the same."""
    return (Pot(0, _live(players)),), ()


def _live(players: Sequence[Player]) -> tuple[int, ...]:
    return tuple(player.seat for player in players if player.status == IN)


class _Played(NamedTuple):
    """One pot as it was contested and divided, and the house rules that were asked for each."""

    contest: Contest
    divided: Divided
    contest_asked: Set[str]
    division_asked: Set[str]


Contests = dict[tuple[int, ...], tuple[Contest, Set[str]]]
"""The contests by who contests a pot, and the house rules that were asked for each."""


@dataclass(frozen=True, slots=True)
class _Table:
    """What stays the same whatever the house rules are."""

    game: Game
    players: Sequence[Player]
    around: Around
    pots: tuple[Pot, ...]
    button: int | None
    chip: int
    competing: Mapping[int, frozenset[str]]

    def divide(self, hands: Mapping[int, Valued], rules: Rules) -> list[_Played]:
        players = self._contestants(hands)
        known: Contests = {}
        return [self._play(pot, players, rules, known) for pot in self.pots]

    def _play(
        self, pot: Pot, players: Mapping[int, Contestant], rules: Rules, known: Contests
    ) -> _Played:
        """One pot. ``known`` holds the contests among the same players, by who contests a pot."""
        if pot.seats not in known:
            own = rules.unasked()
            known[pot.seats] = contest(self.game, players, own, pot), own.asked
        contested, asked = known[pot.seats]
        return self._share_out(contested._replace(pot=pot), asked, players, rules)

    def _contestants(self, hands: Mapping[int, Valued]) -> Mapping[int, Contestant]:
        return {
            seat: Contestant(seat, sides, hands.get(seat)) for seat, sides in self.competing.items()
        }

    def _share_out(
        self,
        contested: Contest,
        asked: Set[str],
        players: Mapping[int, Contestant],
        rules: Rules,
    ) -> _Played:
        own = rules.unasked()
        division = Division(self.game, players, own, self.button, self.chip)
        return _Played(contested, division.share_out(contested), asked, own.asked)

    def again(
        self,
        hands: Mapping[int, Valued],
        before: Sequence[_Played],
        rules: Rules,
        changed: str,
        seats: Iterable[int],
    ) -> dict[int, int] | None:
        """The payouts where a house rule has the value in ``rules``; None if they are the same.

        Only what turned on it is worked out anew. ``seats`` are those whose hands did.
        """
        valued: dict[int, Valued] = {}
        by_suit = rules.values.get("odd_chip", LEFT_OF_BUTTON) != LEFT_OF_BUTTON
        judged: Mapping[int, Set[str]] = self.competing
        if changed == NATURAL_BEATS_WILD and rules.values[changed] == "true" and not by_suit:
            judged = self._tying(hands)
        for seat in seats:
            other = value_again(
                self.game, hands[seat], self.around, rules, changed=changed, sides=judged[seat]
            )
            if other is not None:
                valued[seat] = other
        touched = self._touched(hands, valued, before, by_suit=by_suit) if valued else ()
        if not any(
            changed in one.contest_asked or changed in one.division_asked or one in touched
            for one in before
        ):
            return None
        players = self._contestants({**hands, **valued} if valued else hands)
        again: list[_Played] = []
        known: Contests = {}
        for one in before:
            if changed in one.contest_asked or one in touched:
                again.append(self._play(one.contest.pot, players, rules, known))
            elif changed in one.division_asked:
                again.append(self._share_out(one.contest, one.contest_asked, players, rules))
            else:
                again.append(one)
        return self.payouts(again)

    def _tying(self, hands: Mapping[int, Valued]) -> Mapping[int, Set[str]]:
        """The sides on which each hand competes and is worth as much as another, or may qualify.

        On other sides it makes no difference how many wild cards the hand uses.
        """
        tying: dict[int, set[str]] = {seat: set() for seat in hands}
        for side in self.game.sides:
            alike: dict[int, list[int]] = {}
            for seat, hand in hands.items():
                if side.name in self.competing[seat]:
                    strength = 0 if side.qualifier else hand.worths[side.name].strength
                    alike.setdefault(strength, []).append(seat)
            for seats in alike.values():
                for seat in seats if len(seats) > 1 or side.qualifier else ():
                    tying[seat].add(side.name)
        return tying

    def _touched(
        self,
        hands: Mapping[int, Valued],
        valued: Mapping[int, Valued],
        before: Sequence[_Played],
        *,
        by_suit: bool,
    ) -> Sequence[_Played]:
        """The pots that hands valued anew can divide otherwise.

        With ``by_suit`` the cards that play can, too, and not only what they are worth.
        """
        changes: list[tuple[int, str, Worth]] = []
        for seat, other in valued.items():
            for side in self.competing[seat]:
                old, new = hands[seat].worths[side], other.worths[side]
                same = old.strength == new.strength and old.qualifies == new.qualifies
                if not same or (by_suit and old.five != new.five):
                    changes.append((seat, side, new))
        if not changes:
            return ()
        return [
            one
            for one in before
            if any(
                seat in one.contest.pot.seats and one.contest.turns_on(seat, side, new)
                for seat, side, new in changes
            )
        ]

    def payouts(self, pots: Sequence[_Played]) -> dict[int, int]:
        paid = dict.fromkeys([player.seat for player in self.players], 0)
        for one in pots:
            for share in one.divided.shares:
                for win in share.winners:
                    paid[win.seat] += win.amount
        return paid


def _assumed(
    table: _Table,
    hands: Mapping[int, Valued],
    pots: Sequence[_Played],
    rules: Rules,
    payouts: Mapping[int, int],
) -> Sequence[Assumed]:
    by_pots = set[str]().union(
        *[one.contest_asked for one in pots], *[one.division_asked for one in pots]
    )
    turned: dict[str, list[int]] = {}
    for seat, hand in hands.items():
        for name in hand.wild_asked.union(*hand.asked.values()):
            turned.setdefault(name, []).append(seat)
    # Whether natural hands beat wild ones is asked of hands that tie, not of each hand.
    if NATURAL_BEATS_WILD in by_pots:
        turned[NATURAL_BEATS_WILD] = [*hands]
    found: list[Assumed] = []
    for rule in house_rules(table.game):
        if not rule.open or rule.name in rules.chosen or rule.name not in rules.values:
            continue
        now = rules.values[rule.name]
        others: list[Otherwise] = []
        seats = turned.get(rule.name, ())
        for other in rule.values if seats or rule.name in by_pots else ():
            if other == now:
                continue
            try:
                paid = table.again(hands, pots, rules.but(rule.name, other), rule.name, seats)
            except ButtonNeededError:
                others.append(Otherwise(other, None))
            else:
                if paid is not None and paid != payouts:
                    others.append(Otherwise(other, paid))
        found.append(Assumed(rule.name, now, tuple(others)))
    return found
