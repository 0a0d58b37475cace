"""Why the chips go where they go, in the order in which a dealer would say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from dealerapi.games.game import Game, Side
from dealerapi.games.house_rules import source_of
from dealerapi.games.side_words import the_side
from dealerapi.games.sources import DIAGRAM_1979, DRAW_HIGH_ES, ROBERTS_RULES, Source
from dealerapi.ranking.rank_words import the_card
from dealerapi.table.contest import Dead
from dealerapi.table.division import WHOLE, Divided, Share
from dealerapi.table.entry import FOUL, Player
from dealerapi.table.hands import Valued
from dealerapi.table.pots import Refund
from dealerapi.words import _, either, listed, ngettext, phrase

TIES = ROBERTS_RULES["Ties"]
SIDE_POTS = ROBERTS_RULES["All-in"]
DECLARING = DIAGRAM_1979["Declaring"]


class Ruling(NamedTuple):
    """One thing that the dealer says. ``pot`` is the pot's position, None for the whole hand."""

    code: str
    pot: int | None
    seats: tuple[int, ...]
    text: str
    source: Source


def rulings(
    game: Game,
    players: Sequence[Player],
    hands: Mapping[int, Valued],
    pots: Sequence[Divided],
    refunds: Sequence[Refund],
) -> tuple[Ruling, ...]:
    """All rulings: wild cards, foul hands, then each pot, then what goes back."""
    teller = _Teller(game, hands, len(pots) > 1)
    told = [*teller.wild(), *teller.foul(players)]
    for position, divided in enumerate(pots):
        told += teller.pot(position, divided)
    told += teller.refunds(refunds)
    return tuple(told)


@phrase
def _pot(position: int) -> str:
    return _("Main pot") if position == 0 else _("Side pot {number}").format(number=position)


@phrase
def _both_failed(seat: int, failed: tuple[str, ...]) -> str:
    sides = _(" and ").join(the_side(side) for side in failed)
    text = _("Seat {seat} declared both and fails for {sides}: the hand is dead.")
    return text.format(seat=seat, sides=sides)


@phrase
def _both_tied(seat: int, tied: tuple[str, ...]) -> str:
    sides = _(" and ").join(the_side(side) for side in tied)
    text = _("Seat {seat} declared both and only ties for {sides}: the hand is dead.")
    return text.format(seat=seat, sides=sides)


@phrase
def _who(seats: tuple[int, ...]) -> str:
    text = ngettext("Seat {seats}", "Seats {seats}", len(seats))
    return text.format(seats=listed([str(seat) for seat in seats]))


@phrase
def _whom(seats: tuple[int, ...]) -> str:
    text = ngettext("seat {seats}", "seats {seats}", len(seats))
    return text.format(seats=listed([str(seat) for seat in seats]))


def _not_played(held: Side, unheld: Sequence[str]) -> str:
    """That another side is held, and by what it is."""
    words = the_side(held.name)
    if held.qualifier:
        words += f" ({held.qualifier.says()})"
    text = ngettext(
        "{held} is held, so that {sides} is not played for.",
        "{held} is held, so that {sides} are not played for.",
        len(unheld),
    )
    return _sentence(text.format(held=words, sides=listed([the_side(side) for side in unheld])))


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


class _Teller:
    """Says the rulings of one showdown."""

    def __init__(self, game: Game, hands: Mapping[int, Valued], several: bool) -> None:
        self.game = game
        self.hands = hands
        self.several = several
        rest = [side.name for side in game.sides if side.fallback]
        # A single side for want of others takes the whole pot, and is the pot to a dealer.
        self.rest = rest[0] if len(rest) == 1 else ""

    def wild(self) -> Iterator[Ruling]:
        for seat, valued in self.hands.items():
            if not valued.wild:
                continue
            cards = listed([the_card(wild.card) for wild in valued.wild])
            reasons = listed(list(dict.fromkeys([wild.reason for wild in valued.wild])))
            text = ngettext(
                "Seat {seat}: the {cards} is wild",
                "Seat {seat}: the {cards} are wild",
                len(valued.wild),
            ).format(seat=seat, cards=cards)
            # A rule may be no more than that this very card is wild.
            text += "." if text.endswith(reasons) else f"; {reasons}."
            yield Ruling("wild_cards", None, (seat,), text, valued.wild[0].rule.source)

    def foul(self, players: Sequence[Player]) -> Iterator[Ruling]:
        for player in players:
            if player.status == FOUL:
                text = _("Seat {seat} has a foul hand and wins nothing.").format(seat=player.seat)
                source = DRAW_HIGH_ES["Reglas de Draw High"]
                yield Ruling("foul_hand", None, (player.seat,), text, source)

    def pot(self, position: int, divided: Divided) -> Iterator[Ruling]:
        for dead in divided.dead:
            yield self._dead(position, dead)
        yield from self._unheld(position, divided)
        for share in divided.shares:
            yield self._won(position, divided, share)
        if len(divided.shares) > 1:
            yield (
                self._scooped(position, divided)
                if self.game.scoop
                else self._split(position, divided)
            )
        for share in divided.shares:
            if share.odd_chip and len(divided.shares) > 1 and not self.game.scoop:
                first = share.side == divided.shares[0].side
                yield self._odd_of_halving(position, share, first=first)
            yield from self._odd_of_tie(position, share)

    def refunds(self, refunds: Sequence[Refund]) -> Iterator[Ruling]:
        for refund in refunds:
            text = _("Seat {seat} takes back {amount}, which nobody called.").format(
                seat=refund.seat, amount=refund.amount
            )
            yield Ruling("uncalled_bet", None, (refund.seat,), text, SIDE_POTS)

    def _in_pot(self, position: int, text: str) -> str:
        if not self.several:
            return text
        return _("{pot}: {text}").format(pot=_pot(position), text=text)

    def _dead(self, position: int, dead: Dead) -> Ruling:
        if dead.tied == dead.failed:
            text = _both_tied(dead.seat, dead.tied)
            source = source_of(self.game, "both_tie", "fails")
        else:
            text = _both_failed(dead.seat, dead.failed)
            source = self.game.declared or DECLARING
        return Ruling("both_failed", position, (dead.seat,), self._in_pot(position, text), source)

    def _unheld(self, position: int, divided: Divided) -> Iterator[Ruling]:
        """Why sides are not held, those of one reason together; then who takes all for it."""
        if _all_failed(divided):
            return
        sides: dict[str, list[str]] = {}
        held = {share.side for share in divided.shares}
        for side, why in divided.empty:
            by_rule = why == "unplayed" and (side in held or self.game.side(side).fallback)
            if not by_rule and why != "apart":
                sides.setdefault(why, []).append(side)
        for place, (why, unheld) in enumerate(sides.items(), start=1):
            code, text, source = self._why(why, unheld, divided)
            if place == len(sides) and "unplayed" not in sides:
                text += self._takes_all(divided)
            yield Ruling(code, position, (), self._in_pot(position, text), source)

    def _why(self, why: str, unheld: Sequence[str], divided: Divided) -> tuple[str, str, Source]:
        sides = either([the_side(side) for side in unheld])
        source = self._side_source(unheld[0])
        if why == "undeclared":
            text = _("Nobody declared {sides}.").format(sides=sides)
            return "nobody_declared", text, self.game.declared or source
        if why == "dead":
            text = _("Nobody is left for {side}.").format(side=sides)
            return "nobody_left", text, self.game.declared or source
        if why == "unplayed":
            held = self._held(divided)
            return "side_not_played", _not_played(held, unheld), self._side_source(held.name)
        text = (
            _("Nobody who declared {sides} qualifies.").format(sides=sides)
            if self.game.declared
            else _("Nobody qualifies for {side}.").format(side=sides)
        )
        return "nobody_qualifies", text, source

    def _held(self, divided: Divided) -> Side:
        """The first side that is held."""
        empty = {side for side, _why in divided.empty}
        return next(side for side in self.game.sides if side.name not in empty)

    def _takes_all(self, divided: Divided) -> str:
        side = divided.shares[0].side
        if len(divided.shares) > 1 or side == WHOLE:
            return ""
        if side == self.rest:
            return " " + _("The best hand takes the pot.")
        return " " + _sentence(_("{other} takes all.").format(other=the_side(side)))

    def _called(self, side: str) -> str:
        return the_side(WHOLE if side == self.rest else side)

    def _split(self, position: int, divided: Divided) -> Ruling:
        parts = listed(
            [
                _("{amount} to {side}").format(amount=share.amount, side=the_side(share.side))
                for share in divided.shares
            ]
        )
        text = _("The pot of {amount} is split: {parts}.").format(
            amount=divided.pot.amount, parts=parts
        )
        source = self.game.split or self._side_source(divided.shares[-1].side)
        return Ruling("pot_split", position, (), self._in_pot(position, text), source)

    def _scooped(self, position: int, divided: Divided) -> Ruling:
        """That who wins every side takes the pot, which is never split."""
        seats = tuple(win.seat for win in divided.shares[0].winners)
        text = _("{who} alone wins {sides} and takes the pot of {amount}.").format(
            who=_who(seats),
            sides=listed([the_side(share.side) for share in divided.shares]),
            amount=divided.pot.amount,
        )
        settled = self.game.settled.get("nobody_wins")
        source = settled.source if settled else self._side_source(divided.shares[0].side)
        return Ruling("pot_scooped", position, seats, self._in_pot(position, text), source)

    def _won(self, position: int, divided: Divided, share: Share) -> Ruling:
        seats = tuple(win.seat for win in share.winners)
        code, text, source = self._told(divided, share, seats)
        return Ruling(code, position, seats, self._in_pot(position, text), source)

    def _told(
        self, divided: Divided, share: Share, seats: tuple[int, ...]
    ) -> tuple[str, str, Source]:
        facts = {"who": _who(seats), "amount": share.amount}
        if share.why == "sole":
            text = _("{who} is alone in the pot and takes {amount}.")
            return "sole_contestant", text.format(**facts), SIDE_POTS
        if share.why == "same_hands" and share.by is not None:
            text = _("{who} take the whole pot as winners of {other}, in which seat {by} failed:")
            text = text.format(by=share.by, other=the_side(share.through), **facts)
            whole = _("it is divided evenly once.")
            return "conqueror_takes_it", f"{text} {whole}", self._conquers()
        if share.why == "same_hands":
            return self._same_hands(divided, facts)
        if share.why in ("nobody", "carried"):
            return self._nobody(divided, share, seats)
        return self._side_won(share, seats, {"side": self._called(share.side), **facts})

    def _same_hands(self, divided: Divided, facts: Mapping[str, object]) -> tuple[str, str, Source]:
        empty = {side for side, _why in divided.empty}
        sides = [the_side(side) for side in self.game.side_names if side not in empty]
        if len(sides) > 2:
            text = _("{who} tie for {sides}: the whole pot of {amount} is divided evenly once.")
        else:
            text = _("{who} tie both ways: the whole pot of {amount} is divided evenly once.")
        source = source_of(self.game, "same_hands_both_ways", "even")
        return "same_hands_both_ways", text.format(sides=listed(sides), **facts), source

    def _nobody(
        self, divided: Divided, share: Share, seats: tuple[int, ...]
    ) -> tuple[str, str, Source]:
        """That nobody wins the pot, and what becomes of it."""
        carried = share.why == "carried"
        whys = {why for _side, why in divided.empty}
        if _all_failed(divided):
            reason = _("Everybody declared both and failed")
        elif whys == {"apart"}:
            sides = listed([the_side(side) for side in self.game.side_names])
            reason = _("Nobody alone wins {sides}").format(sides=sides)
        else:
            reason = _("Nobody wins the pot")
        what = (
            _("{amount} stays for the next deal.").format(amount=share.amount)
            if carried
            else _("{who} divide {amount} evenly.").format(who=_whom(seats), amount=share.amount)
        )
        code = "nobody_wins"
        if self.game.declared:
            code += "_carry" if carried else "_split"
        source = source_of(self.game, "nobody_wins", "carry" if carried else "split")
        return code, f"{reason}: {what}", source

    def _side_won(
        self, share: Share, seats: tuple[int, ...], facts: Mapping[str, object]
    ) -> tuple[str, str, Source]:
        if share.why == "conquered":
            text = ngettext(
                "{who} takes {side} as winner of {other}, in which seat {by} failed.",
                "{who} take {side} as winners of {other}, in which seat {by} failed.",
                len(seats),
            ).format(by=share.by, other=the_side(share.through), **facts)
            return "conqueror_takes_it", text, self._conquers()
        worth = self.hands[seats[0]].worths[share.side]
        source, hand = self._side_source(share.side, worth.ranking.name), worth.name
        if share.second_best:
            hand = _("the second-best hand, {hand}").format(hand=hand)
        if len(seats) > 1:
            text = _("{who} tie for {side} with {hand}.")
            return "side_tied", text.format(hand=hand, **facts), source
        if share.by is not None and not share.second_best:
            text = _("{who} wins {side} as next best after seat {by}, with {hand}.")
            source = source_of(self.game, "failed_both", "next_best")
            return "next_best", text.format(by=share.by, hand=hand, **facts), source
        if share.unopposed:
            text = _("{who} alone is left for {side} and wins it unopposed.")
            return "side_unopposed", text.format(**facts), self.game.declared or source
        text = _("{who} wins {side} with {hand}.")
        return "side_won", text.format(hand=hand, **facts), source

    def _odd_of_halving(self, position: int, share: Share, *, first: bool) -> Ruling:
        """That the first side takes the odd chip, or by the house the shared low does."""
        if first:
            text = ngettext(
                "The odd chip goes to {side}.", "The odd chips go to {side}.", share.odd_chips
            )
            source = self._odd_to_first(share.side)
        else:
            text = _("The odd chip goes to {side}, which is shared while high is won alone.")
            source = source_of(self.game, "quartered_odd_chip", "low")
        text = text.format(side=the_side(share.side))
        seats = tuple(win.seat for win in share.winners)
        code = "odd_chip_to_" + share.side
        return Ruling(code, position, seats, self._in_pot(position, text), source)

    def _odd_to_first(self, side: str) -> Source:
        if {"high", "low"} <= {*self.game.side_names}:
            return source_of(self.game, "quartered_odd_chip", "high")
        return TIES if side == "high" else self.game.split or TIES

    def _odd_of_tie(self, position: int, share: Share) -> Iterator[Ruling]:
        seats = tuple(win.seat for win in share.winners if win.odd_chip)
        if not seats:
            return
        if share.odd_rule == "left_of_button":
            text = ngettext(
                "The odd chip of {side} goes to {who}, first left of the button.",
                "The odd chips of {side} go to {who}, first left of the button.",
                len(seats),
            )
        elif share.odd_rule == "high_card_by_suit":
            text = ngettext(
                "The odd chip of {side} goes to {who}, for the highest card that plays.",
                "The odd chips of {side} go to {who}, for the highest cards that play.",
                len(seats),
            )
        else:
            text = ngettext(
                "The odd chip of {side} goes to {who}, for the highest card held.",
                "The odd chips of {side} go to {who}, for the highest cards held.",
                len(seats),
            )
        text = text.format(side=self._called(share.side), who=_whom(seats))
        source = source_of(self.game, "odd_chip", share.odd_rule)
        yield Ruling("odd_chip", position, seats, self._in_pot(position, text), source)

    def _conquers(self) -> Source:
        return source_of(self.game, "failed_both", "conqueror_takes_it")

    def _side_source(self, side: str, ranking: str = "") -> Source:
        """Where it is written how a side is won, by ``ranking`` where the house names it."""
        side_played = self.game.side(side)
        own = side_played.source or self.game.sources[0][""]
        if ranking and side_played.ranking is None:
            return source_of(self.game, "low_ranking", ranking, own)
        return own


def _all_failed(divided: Divided) -> bool:
    """Whether everybody in the pot declared both and failed."""
    return len(divided.dead) == len(divided.pot.seats)
