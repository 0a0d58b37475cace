"""Why the chips go where they go, in the order in which a dealer would say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from dealerapi.games.game import Game
from dealerapi.games.house_rules import house_rules
from dealerapi.games.side_words import the_side
from dealerapi.games.sources import DIAGRAM_1979, DRAW_HIGH_ES, ROBERTS_RULES, Source
from dealerapi.ranking.rank_words import the_card
from dealerapi.table.division import WHOLE, Divided, Share
from dealerapi.table.entry import FOUL, Player
from dealerapi.table.hands import Valued
from dealerapi.table.pots import Refund
from dealerapi.words import _, listed, ngettext, phrase

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
def _who(seats: tuple[int, ...]) -> str:
    text = ngettext("Seat {seats}", "Seats {seats}", len(seats))
    return text.format(seats=listed([str(seat) for seat in seats]))


@lru_cache(maxsize=1024)
def _sources(game: Game) -> Mapping[str, Source]:
    """The source of each house rule."""
    return {rule.name: rule.source for rule in house_rules(game)}


class _Teller:
    """Says the rulings of one showdown."""

    def __init__(self, game: Game, hands: Mapping[int, Valued], several: bool) -> None:
        self.game = game
        self.hands = hands
        self.several = several
        self.sources = _sources(game)

    def wild(self) -> Iterator[Ruling]:
        for seat, valued in self.hands.items():
            if not valued.wild:
                continue
            cards = listed([the_card(wild.card) for wild in valued.wild])
            reasons = listed(list(dict.fromkeys([wild.reason for wild in valued.wild])))
            text = ngettext(
                "Seat {seat}: the {cards} is wild; {reasons}.",
                "Seat {seat}: the {cards} are wild; {reasons}.",
                len(valued.wild),
            ).format(seat=seat, cards=cards, reasons=reasons)
            yield Ruling("wild_cards", None, (seat,), text, valued.wild[0].rule.source)

    def foul(self, players: Sequence[Player]) -> Iterator[Ruling]:
        for player in players:
            if player.status == FOUL:
                text = _("Seat {seat} has a foul hand and wins nothing.").format(seat=player.seat)
                source = DRAW_HIGH_ES["Reglas de Draw High"]
                yield Ruling("foul_hand", None, (player.seat,), text, source)

    def pot(self, position: int, divided: Divided) -> Iterator[Ruling]:
        for dead in divided.dead:
            yield Ruling(
                "both_failed",
                position,
                (dead.seat,),
                self._in_pot(position, _both_failed(dead.seat, dead.failed)),
                self.game.declared or DECLARING,
            )
        for side in divided.empty:
            yield self._empty(position, divided, side)
        for share in divided.shares:
            yield self._won(position, share)
        if len(divided.shares) > 1:
            yield self._split(position, divided)
        for share in divided.shares:
            if share.odd_chip and len(divided.shares) > 1:
                yield self._odd_of_halving(position, share)
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

    def _empty(self, position: int, divided: Divided, side: str) -> Ruling:
        if self.game.declared:
            text = _("Nobody is left for {side}.")
            source, code = self.game.declared, "nobody_declared"
        else:
            text = _("Nobody qualifies for {side}.")
            source, code = self._side_source(side), "nobody_qualifies"
        text = text.format(side=the_side(side))
        if len(divided.shares) == 1 and divided.shares[0].side != WHOLE:
            rest = _("{other} takes all.").format(other=the_side(divided.shares[0].side))
            text = f"{text} {rest[0].upper()}{rest[1:]}"
        return Ruling(code, position, (), self._in_pot(position, text), source)

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

    def _won(self, position: int, share: Share) -> Ruling:
        seats = tuple(win.seat for win in share.winners)
        code, text, source = self._told(share, seats)
        return Ruling(code, position, seats, self._in_pot(position, text), source)

    def _told(self, share: Share, seats: tuple[int, ...]) -> tuple[str, str, Source]:
        who = _who(seats)
        facts = {"who": who, "side": the_side(share.side), "amount": share.amount}
        if share.why == "won":
            return self._side_won(share, seats, facts)
        if share.why == "sole":
            text = _("{who} is alone in the pot and takes {amount}.")
            return "sole_contestant", text.format(**facts), SIDE_POTS
        if share.why == "same_hands" and share.by is not None:
            text = _("{who} take both halves, one for beating the dead hand of seat {by}:")
            whole = _("the whole pot of {amount} is divided evenly once.").format(**facts)
            code = "conqueror_takes_it"
            return code, f"{text.format(by=share.by, **facts)} {whole}", self._rule("failed_both")
        if share.why == "same_hands":
            text = _("{who} tie both ways: the whole pot of {amount} is divided evenly once.")
            return "same_hands_both_ways", text.format(**facts), self._rule("same_hands_both_ways")
        if share.why in ("nobody", "carried") and not self.game.declared:
            text = _("Nobody wins the pot: {amount} stays for the next deal.")
            if seats:
                text = _("Nobody wins the pot: {who} divide {amount} evenly.")
            return "nobody_wins", text.format(**facts), self._rule("nobody_wins")
        if share.why == "nobody":
            text = _("Everybody declared both and failed: {who} divide {amount} evenly.")
            return "nobody_wins_split", text.format(**facts), self._rule("nobody_wins")
        if share.why == "carried":
            text = _("Everybody declared both and failed: {amount} stays for the next deal.")
            return "nobody_wins_carry", text.format(**facts), self._rule("nobody_wins")
        return self._side_won(share, seats, facts)

    def _side_won(
        self, share: Share, seats: tuple[int, ...], facts: Mapping[str, object]
    ) -> tuple[str, str, Source]:
        source = self._side_source(share.side)
        if share.why == "conquered":
            text = ngettext(
                "{who} takes {side}, for beating the dead hand of seat {by}.",
                "{who} take {side}, for beating the dead hand of seat {by}.",
                len(seats),
            )
            return (
                "conqueror_takes_it",
                text.format(by=share.by, **facts),
                self._rule("failed_both"),
            )
        hand = self.hands[seats[0]].worths[share.side].name
        if len(seats) > 1:
            text = _("{who} tie for {side} with {hand}.")
            return "side_tied", text.format(hand=hand, **facts), source
        if share.by is not None:
            text = _("{who} wins {side} as next best after seat {by}, with {hand}.")
            return (
                "next_best",
                text.format(by=share.by, hand=hand, **facts),
                self._rule("failed_both"),
            )
        if share.unopposed:
            text = _("{who} alone is left for {side} and wins it unopposed.")
            return "side_unopposed", text.format(**facts), self.game.declared or source
        text = _("{who} wins {side} with {hand}.")
        return "side_won", text.format(hand=hand, **facts), source

    def _odd_of_halving(self, position: int, share: Share) -> Ruling:
        text = _("The odd chip goes to {side}.").format(side=the_side(share.side))
        code = "odd_chip_to_" + share.side
        source = self.sources.get("quartered_odd_chip", TIES)
        seats = tuple(win.seat for win in share.winners)
        return Ruling(code, position, seats, self._in_pot(position, text), source)

    def _odd_of_tie(self, position: int, share: Share) -> Iterator[Ruling]:
        seats = tuple(win.seat for win in share.winners if win.odd_chip)
        if not seats:
            return
        who = ngettext("seat {seats}", "seats {seats}", len(seats)).format(
            seats=listed([str(seat) for seat in seats])
        )
        if share.odd_rule == "left_of_button":
            text = _("The odd chip of {side} goes to {who}, first left of the button.")
        elif share.odd_rule == "high_card_by_suit":
            text = _("The odd chip of {side} goes to {who}, for the highest card that plays.")
        else:
            text = _("The odd chip of {side} goes to {who}, for the highest card held.")
        text = text.format(side=the_side(share.side), who=who)
        yield Ruling(
            "odd_chip", position, seats, self._in_pot(position, text), self._rule("odd_chip")
        )

    def _rule(self, name: str) -> Source:
        return self.sources.get(name, TIES)

    def _side_source(self, side: str) -> Source:
        own = None
        for one in self.game.sides:
            if one.name == side:
                own = one.source
        return own or self.game.sources[0][""]
