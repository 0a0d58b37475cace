"""Dividing one pot: declarations, sides, shares and odd chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from dealerapi.cards import by_suit
from dealerapi.games.game import Game
from dealerapi.house import Rules
from dealerapi.ranking import Worth
from dealerapi.table.hands import Valued, ask_of_ties, best
from dealerapi.table.pots import Pot

WHOLE = "whole"


class ButtonNeededError(ValueError):
    """An odd chip turns on where the button is, and nobody said."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A live player: the sides that he competes for, and his hand where it is needed."""

    seat: int
    declared: frozenset[str]
    valued: Valued | None


@dataclass(frozen=True, slots=True)
class Win:
    """Chips for one seat; ``odd_chip`` is what it got beyond the even division."""

    seat: int
    amount: int
    odd_chip: int = 0


@dataclass(frozen=True, slots=True)
class Share:
    """The part of a pot that goes to one side.

    ``why`` is how it came to its winners: ``won``, ``sole``, ``same_hands``, ``nobody``, ``carried`` or ``conquered``. ``by`` is the seat of
    the dead both-hand that would have won it, where there was one; ``unopposed`` says that
    nobody else was left for the side. ``odd_rule`` is the value of the house rule ``odd_chip``
    by which odd chips among tied hands went.
    """

    side: str
    amount: int
    winners: tuple[Win, ...]
    odd_chip: int = 0
    why: str = "won"
    by: int | None = None
    odd_rule: str = ""
    unopposed: bool = False


@dataclass(frozen=True, slots=True)
class Dead:
    """A player who declared both ways and failed, with the sides in which he failed."""

    seat: int
    failed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Divided:
    """One pot, divided. ``empty`` names the sides that nobody held."""

    pot: Pot
    dead: tuple[Dead, ...]
    shares: tuple[Share, ...]
    carried: int = 0
    empty: tuple[str, ...] = ()


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
        if len(pot.seats) == 1:
            win = Win(pot.seats[0], pot.amount)
            return Divided(pot, (), (Share(WHOLE, pot.amount, (win,), why="sole"),))
        claims = {side.name: self._claims(pot, side.name) for side in self.game.sides}
        dead = self._dead(pot, claims) if self.game.declared else ()
        gone = {one.seat for one in dead}
        alive = {
            side: {seat: worth for seat, worth in claim.items() if seat not in gone}
            for side, claim in claims.items()
        }
        winners = self._held({side: self._best(side, claim) for side, claim in alive.items()})
        shares = self._shares(pot, claims, winners, dead)
        if shares is None:
            return self._nobody(pot, dead)
        shares = tuple(
            replace(share, unopposed=bool(self.game.declared) and len(alive[share.side]) == 1)
            if share.side in alive
            else share
            for share in shares
        )
        empty = tuple(side for side, seats in winners.items() if not seats)
        return Divided(pot, dead, shares, empty=empty)

    def _best(self, side: str, claim: Mapping[int, Worth]) -> list[int]:
        first = best(claim, self.rules)
        others = {seat: worth for seat, worth in claim.items() if seat not in first}
        if others and self.game.side(side).second_best:
            return best(others, self.rules)
        return first

    def _held(self, winners: dict[str, list[int]]) -> dict[str, list[int]]:
        """The winners of the sides that count, by what the game says of sides nobody holds."""
        game = self.game
        if game.scoop:
            groups = list(winners.values())
            alone = len(groups[0]) == 1 and all(group == groups[0] for group in groups)
            return winners if alone else {side: [] for side in winners}
        held = [side.name for side in game.sides if winners[side.name] and not side.fallback]
        if game.first_held:
            held = held[:1]
        if not held:
            return winners
        return {side: seats if side in held else [] for side, seats in winners.items()}

    def _claims(self, pot: Pot, side: str) -> dict[int, Worth]:
        claims: dict[int, Worth] = {}
        for seat in pot.seats:
            player = self.players[seat]
            if player.valued is not None and side in player.declared:
                worth = player.valued.worths[side]
                if worth.qualifies:
                    claims[seat] = worth
        return claims

    def _dead(self, pot: Pot, claims: Mapping[str, Mapping[int, Worth]]) -> tuple[Dead, ...]:
        """Every both-hand is judged against all hands declared that way, dead or not."""
        dead: list[Dead] = []
        for seat in pot.seats:
            declared = self.players[seat].declared
            if len(declared) < 2:
                continue
            failed = tuple(
                side
                for side, claim in claims.items()
                if side in declared and not self._holds(seat, claim)
            )
            if failed:
                dead.append(Dead(seat, failed))
        return tuple(dead)

    def _holds(self, seat: int, claim: Mapping[int, Worth]) -> bool:
        own = claim.get(seat)
        if own is None:
            return False
        others = [worth for other, worth in claim.items() if other != seat]
        top = max((worth.strength for worth in others), default=-1)
        if own.strength != top:
            return own.strength > top
        ask_of_ties([own, *(worth for worth in others if worth.strength == top)], self.rules)
        return self.rules.ask("both_tie", "counts") == "counts"

    def _shares(
        self,
        pot: Pot,
        claims: Mapping[str, Mapping[int, Worth]],
        winners: Mapping[str, list[int]],
        dead: Sequence[Dead],
    ) -> tuple[Share, ...] | None:
        """The shares, or None where no side has a winner."""
        taken: dict[str, tuple[list[int], str]] = {
            side: (seats, side) for side, seats in winners.items() if seats
        }
        blocked: dict[str, int] = {}
        conquered: set[str] = set()
        for side in winners:
            leader = self._dead_leader(claims[side], dead)
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
        same = len(order) > 1 and len(groups[0]) > 1 and all(g == groups[0] for g in groups)
        if same and self.rules.ask("same_hands_both_ways", "even") == "even":
            by = next((blocked[side] for side in order if side in conquered), None)
            return (self._split(WHOLE, pot.amount, groups[0], judged, why="same_hands", by=by),)
        amounts = self._amounts(pot.amount, order, {side: len(taken[side][0]) for side in order})
        even = self._even(pot.amount, order)
        return tuple(
            self._split(
                side,
                amount,
                *taken[side],
                odd=amount - part,
                why="conquered" if side in conquered else "won",
                by=blocked.get(side),
            )
            for side, amount, part in zip(order, amounts, even, strict=True)
        )

    def _dead_leader(self, claim: Mapping[int, Worth], dead: Sequence[Dead]) -> Dead | None:
        """The dead both-hand that alone was best of all hands declared that way."""
        held = [one for one in dead if one.seat in claim]
        if not held:
            return None
        top = max(worth.strength for worth in claim.values())
        first = [seat for seat, worth in claim.items() if worth.strength == top]
        return next((one for one in held if first == [one.seat]), None)

    def _amounts(self, amount: int, order: Sequence[str], winners: Mapping[str, int]) -> list[int]:
        """The chips of each side by its part, the odd chips to the first side."""
        even = self._even(amount, order)
        odd = amount - sum(even)
        takes_odd = 0
        if odd and order == ["high", "low"] and winners["high"] == 1 < winners["low"]:
            takes_odd = ("high", "low").index(self.rules.ask("quartered_odd_chip", "high"))
        even[takes_odd] += odd
        return even

    def _even(self, amount: int, order: Sequence[str]) -> list[int]:
        """The chips of each side, odd chips left out."""
        parts = [self.game.side(side).part for side in order]
        chips = amount // self.chip
        return [chips * part // sum(parts) * self.chip for part in parts]

    def _nobody(self, pot: Pot, dead: tuple[Dead, ...]) -> Divided:
        if self.rules.ask("nobody_wins", "split") == "carry":
            share = Share(WHOLE, pot.amount, (), why="carried")
            return Divided(pot, dead, (share,), carried=pot.amount)
        first = self.game.sides[0].name
        return Divided(pot, dead, (self._split(WHOLE, pot.amount, pot.seats, first, why="nobody"),))

    def _split(
        self,
        side: str,
        amount: int,
        seats: Sequence[int],
        judged: str,
        *,
        odd: int = 0,
        why: str = "won",
        by: int | None = None,
    ) -> Share:
        """Even shares in whole chips, at most one odd chip to each seat.

        ``judged`` is the side whose hands decide where an odd chip goes by suit.
        """
        part, over = divmod(amount // self.chip, len(seats))
        first, rule = self._first(seats, over, judged) if over else ((), "")
        wins = tuple(
            Win(seat, (part + (seat in first)) * self.chip, (seat in first) * self.chip)
            for seat in seats
        )
        return Share(side, amount, wins, odd, why, by, rule)

    def _first(self, seats: Sequence[int], over: int, judged: str) -> tuple[Sequence[int], str]:
        """The ``over`` seats that get an odd chip each, and the house rule that chose them."""
        rule = self.rules.ask("odd_chip", "left_of_button")
        if rule == "left_of_button":
            return sorted(seats, key=self._from_button)[:over], rule
        cards = {seat: self._cards(seat, judged, rule) for seat in seats}
        order = sorted(seats, key=lambda seat: cards[seat], reverse=True)
        if cards[order[over - 1]] == cards[order[over]]:
            # Only shared cards play, so that no suit decides: the button does.
            order.sort(key=self._from_button)
            order.sort(key=lambda seat: cards[seat], reverse=True)
            rule = "left_of_button"
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
