"""Dividing one pot: declarations, sides, shares and odd chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dealerapi.cards import by_suit
from dealerapi.games.game import Game
from dealerapi.house import Rules
from dealerapi.table.contest import Contest, Contestant, Dead, Unheld, contest, unheld
from dealerapi.table.pots import Pot

WHOLE = "whole"
LEFT_OF_BUTTON = "left_of_button"


class ButtonNeededError(ValueError):
    """An odd chip turns on where the button is, and nobody said."""


class Win(NamedTuple):
    """Chips for one seat; ``odd_chip`` is what it got beyond the even division."""

    seat: int
    amount: int
    odd_chip: int = 0


class Share(NamedTuple):
    """The part of a pot that goes to one side.

    ``why`` is how it came to its winners: ``won``, ``sole``, ``same_hands``, ``nobody``,
    ``carried`` or ``conquered``. ``by`` is the seat of the dead both-hand that would have won
    it, where there was one; ``through`` the side in which he failed, whose winners take a half
    that is conquered. ``unopposed`` says that nobody else was left for the side,
    ``second_best`` that it was not the best hand that won. ``odd_rule`` is the value of the
    house rule ``odd_chip`` by which odd chips among tied hands went, ``odd_chips`` the number
    of those in ``odd_chip``.
    """

    side: str
    amount: int
    winners: tuple[Win, ...]
    odd_chip: int = 0
    why: str = "won"
    by: int | None = None
    odd_rule: str = ""
    unopposed: bool = False
    through: str = ""
    second_best: bool = False
    odd_chips: int = 0


class Divided(NamedTuple):
    """One pot, divided. ``empty`` names the sides that nobody held."""

    pot: Pot
    dead: tuple[Dead, ...]
    shares: tuple[Share, ...]
    carried: int = 0
    empty: tuple[Unheld, ...] = ()


@dataclass
class Division:
    """Divides the pots of one showdown.

    ``players`` are the live ones by seat; ``button`` a seat or None; ``chip`` the smallest
    chip. Raises :class:`ButtonNeededError` where an odd chip turns on the button.
    """

    game: Game
    players: Mapping[int, Contestant]
    rules: Rules
    button: int | None
    chip: int

    def divide(self, pot: Pot) -> Divided:
        """Who gets what of one pot."""
        return self.share_out(contest(self.game, self.players, self.rules, pot))

    def share_out(self, contest: Contest) -> Divided:
        """Who gets what of a pot, once it is known who wins its sides."""
        pot, dead = contest.pot, contest.dead
        if len(pot.seats) == 1:
            win = Win(pot.seats[0], pot.amount)
            return Divided(pot, (), (Share(WHOLE, pot.amount, (win,), why="sole"),))
        empty = () if all(contest.winners.values()) else unheld(self.game, self.players, contest)
        shares = self._shares(contest)
        if shares is None:
            return self._nobody(pot, dead, empty)
        return Divided(pot, dead, shares, empty=empty)

    def _shares(self, contest: Contest) -> tuple[Share, ...] | None:
        """The shares, or None where no side has a winner."""
        pot, winners = contest.pot, contest.winners
        taken: dict[str, tuple[list[int], str]] = {
            side: (seats, side) for side, seats in winners.items() if seats
        }
        blocked: dict[str, int] = {}
        conquered: set[str] = set()
        for side in winners if contest.dead else ():
            leader = contest.dead_leader(side)
            if leader is None:
                continue
            blocked[side] = leader.seat
            conquerors = next((other for other in leader.failed if winners[other]), None)
            if conquerors and self.rules.ask("failed_both", "next_best") == "conqueror_takes_it":
                taken[side] = (winners[conquerors], conquerors)
                conquered.add(side)
        if not taken:
            return None
        order = [side for side in winners if side in taken]
        groups, judged = [taken[side][0] for side in order], taken[order[0]][1]
        same = len(groups[0]) > 1 and len(order) > 1 and all(g == groups[0] for g in groups)
        if same and self.rules.ask("same_hands_both_ways", "even") == "even":
            first = next((side for side in order if side in conquered), "")
            wins, rule = self._wins(pot.amount, groups[0], judged)
            share = Share(WHOLE, pot.amount, wins, why="same_hands", odd_rule=rule)
            if first:
                share = share._replace(by=blocked[first], through=taken[first][1])
            return (share,)
        even = self._even(pot.amount, order)
        odd = self._odd(pot.amount - sum(even), order, groups)
        shares: list[Share] = []
        for side, part, over in zip(order, even, odd, strict=True):
            seats, judged = taken[side]
            alive = contest.alive[side]
            amount, is_conquered = part + over, side in conquered
            wins, rule = self._wins(amount, seats, judged)
            share = Share(
                side,
                amount,
                wins,
                over,
                "conquered" if is_conquered else "won",
                blocked.get(side),
                rule,
                unopposed=self.game.declared is not None and len(alive.worths) == 1,
                through=judged if is_conquered else "",
                second_best=contest.by_order and not is_conquered and seats != alive.leaders,
                odd_chips=over // self.chip,
            )
            shares.append(share)
        return tuple(shares)

    def _odd(self, odd: int, order: Sequence[str], winners: Sequence[list[int]]) -> list[int]:
        """The odd chips of a division into sides: they go to the first side."""
        chips = [0] * len(order)
        if odd:
            takes = 0
            if order == ["high", "low"] and len(winners[0]) == 1 < len(winners[1]):
                takes = order.index(self.rules.ask("quartered_odd_chip", "high"))
            chips[takes] = odd
        return chips

    def _even(self, amount: int, order: Sequence[str]) -> list[int]:
        """The chips of each side, odd chips left out."""
        parts = [side.part for side in self.game.sides if side.name in order]
        chips, whole = amount // self.chip, sum(parts)
        return [chips * part // whole * self.chip for part in parts]

    def _nobody(self, pot: Pot, dead: tuple[Dead, ...], empty: tuple[Unheld, ...]) -> Divided:
        if self.rules.ask("nobody_wins", "split") == "carry":
            share = Share(WHOLE, pot.amount, (), why="carried")
            return Divided(pot, dead, (share,), pot.amount, empty)
        wins, rule = self._wins(pot.amount, pot.seats, self.game.sides[0].name)
        share = Share(WHOLE, pot.amount, wins, why="nobody", odd_rule=rule)
        return Divided(pot, dead, (share,), empty=empty)

    def _wins(self, amount: int, seats: Sequence[int], judged: str) -> tuple[tuple[Win, ...], str]:
        """Even shares in whole chips, at most one odd chip to each seat; and by which house rule.

        ``judged`` is the side whose hands decide where an odd chip goes by suit.
        """
        chip = self.chip
        part, over = divmod(amount // chip, len(seats))
        if not over:
            return tuple([Win(seat, part * chip) for seat in seats]), ""
        first, rule = self._first(seats, over, judged)
        wins = [
            Win(seat, (part + 1) * chip, chip) if seat in first else Win(seat, part * chip)
            for seat in seats
        ]
        return tuple(wins), rule

    def _first(self, seats: Sequence[int], over: int, judged: str) -> tuple[Sequence[int], str]:
        """The ``over`` seats that get an odd chip each, and the house rule that chose them."""
        rule = self.rules.ask("odd_chip", LEFT_OF_BUTTON)
        if rule == LEFT_OF_BUTTON:
            return sorted(seats, key=self._from_button)[:over], rule
        cards = {seat: self._cards(seat, judged, rule) for seat in seats}
        order = sorted(seats, key=lambda seat: cards[seat], reverse=True)
        if cards[order[over - 1]] == cards[order[over]]:
            # Only shared cards play, so that no suit decides: the button does.
            order.sort(key=self._from_button)
            order.sort(key=lambda seat: cards[seat], reverse=True)
            rule = LEFT_OF_BUTTON
        return order[:over], rule

    def _cards(self, seat: int, judged: str, rule: str) -> list[int]:
        valued = self.players[seat].valued
        assert valued is not None  # noqa: S101 - only seats with a hand contest a divided pot
        held = valued.hand.cards if rule == "high_card_by_suit_all" else valued.worths[judged].five
        return sorted(map(by_suit, held), reverse=True)

    def _from_button(self, seat: int) -> tuple[bool, int]:
        """Sort key: clockwise from the left of the button, the button itself last."""
        if self.button is None:
            raise ButtonNeededError
        return seat <= self.button, seat
