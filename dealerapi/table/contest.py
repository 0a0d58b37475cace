"""Who contests a pot, and who wins each side of it: declarations and hands, not yet chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dealerapi.games.game import Game
from dealerapi.house import Rules
from dealerapi.ranking import Worth
from dealerapi.table.hands import Valued, ask_of_ties, best
from dealerapi.table.pots import Pot


class Contestant(NamedTuple):
    """A live player: the sides that he competes for, and his hand where it is needed."""

    seat: int
    declared: frozenset[str]
    valued: Valued | None


class Dead(NamedTuple):
    """A player who declared both ways and failed, with the sides in which he failed.

    ``tied`` are those of them in which he was among the best, and the house wants no tie.
    """

    seat: int
    failed: tuple[str, ...]
    tied: tuple[str, ...] = ()


class Unheld(NamedTuple):
    """A side that nobody holds, and why.

    ``why``: nobody declared it (``undeclared``), none of those who play for it qualifies
    (``unqualified``), all who do are ``dead``, another side is held so that it is not played
    for (``unplayed``), or its winners do not win all sides alone (``apart``).
    """

    side: str
    why: str


class Claim(NamedTuple):
    """The hands that compete for one side, by seat, and the seats of the best of them."""

    worths: Mapping[int, Worth]
    leaders: list[int]


class Contest(NamedTuple):
    """One pot with the claims to its sides.

    ``claims`` holds, by side, all hands declared that way; ``alive`` those of them that are
    not ``dead``; ``winners`` the seats that win each side, none where nobody holds it.
    ``by_order`` says that not only the best hands count, as where the second best wins.
    """

    pot: Pot
    claims: Mapping[str, Claim]
    alive: Mapping[str, Claim]
    dead: tuple[Dead, ...]
    winners: Mapping[str, list[int]]
    by_order: bool

    def dead_leader(self, side: str) -> Dead | None:
        """The dead both-hand that alone was best of all hands declared that way."""
        leaders = self.claims[side].leaders
        if len(leaders) == 1:
            for one in self.dead:
                if one.seat == leaders[0]:
                    return one
        return None

    def turns_on(self, seat: int, side: str, worth: Worth) -> bool:
        """Whether another ``worth`` of a seat on a side can change who wins the pot.

        A hand that led nobody and still does not reach the best of those alive changes nothing.
        """
        alive = self.alive[side]
        leaders = alive.leaders
        if self.by_order or not leaders or seat in leaders or seat in self.claims[side].leaders:
            return True
        return worth.qualifies and worth.strength >= alive.worths[leaders[0]].strength


def contest(game: Game, players: Mapping[int, Contestant], rules: Rules, pot: Pot) -> Contest:
    """The contest of a pot among the live ``players``, by seat."""
    claims = {name: _claim(players, pot, name) for name in game.side_names}
    dead = _dead(players, rules, pot, claims) if game.declared else ()
    alive = _alive(claims, dead) if dead else claims
    winners: dict[str, list[int]] = {}
    for side in game.sides:
        first = alive[side.name]
        if len(first.leaders) > 1:
            ask_of_ties([first.worths[seat] for seat in first.leaders], rules)
        winners[side.name] = _second(first, rules) if side.second_best else first.leaders
    by_order = any(side.second_best for side in game.sides)
    return Contest(pot, claims, alive, dead, _held(game, winners), by_order)


def unheld(game: Game, players: Mapping[int, Contestant], contest: Contest) -> tuple[Unheld, ...]:
    """Every side that nobody holds, in the order of the game."""
    found: list[Unheld] = []
    held = False
    for side in game.sides:
        if contest.winners[side.name]:
            held = held or not side.fallback
        else:
            not_played = held and (game.first_held or side.fallback)
            why = "unplayed" if not_played else _why_unheld(game, players, contest, side.name)
            found.append(Unheld(side.name, why))
    return tuple(found)


def _why_unheld(game: Game, players: Mapping[int, Contestant], contest: Contest, side: str) -> str:
    if contest.alive[side].worths:
        return "apart" if game.scoop else "unplayed"
    if contest.claims[side].worths:
        return "dead"
    if any(side in players[seat].declared for seat in contest.pot.seats):
        return "unqualified"
    return "undeclared"


def _claim(players: Mapping[int, Contestant], pot: Pot, side: str) -> Claim:
    worths: dict[int, Worth] = {}
    for seat in pot.seats:
        _seat, declared, valued = players[seat]
        if valued is not None and side in declared:
            worth = valued.worths[side]
            if worth.qualifies:
                worths[seat] = worth
    return _claimed(worths)


def _claimed(worths: Mapping[int, Worth]) -> Claim:
    top, leaders = -1, []
    for seat, worth in worths.items():
        strength = worth.strength
        if strength > top:
            top, leaders = strength, [seat]
        elif strength == top:
            leaders.append(seat)
    return Claim(worths, leaders)


def _alive(claims: Mapping[str, Claim], dead: Sequence[Dead]) -> Mapping[str, Claim]:
    gone = {one.seat for one in dead}
    return {
        side: claim
        if gone.isdisjoint(claim.worths)
        else _claimed({seat: worth for seat, worth in claim.worths.items() if seat not in gone})
        for side, claim in claims.items()
    }


def _dead(
    players: Mapping[int, Contestant], rules: Rules, pot: Pot, claims: Mapping[str, Claim]
) -> tuple[Dead, ...]:
    """Every both-hand is judged against all hands declared that way, dead or not."""
    dead: list[Dead] = []
    for seat in pot.seats:
        declared = players[seat].declared
        if len(declared) < 2:
            continue
        failed = [
            side
            for side, claim in claims.items()
            if side in declared and not _holds(seat, claim, rules)
        ]
        if failed:
            tied = [side for side in failed if seat in claims[side].leaders]
            dead.append(Dead(seat, tuple(failed), tuple(tied)))
    return tuple(dead)


def _holds(seat: int, claim: Claim, rules: Rules) -> bool:
    if seat not in claim.leaders:
        return False
    if len(claim.leaders) == 1:
        return True
    ask_of_ties([claim.worths[leader] for leader in claim.leaders], rules)
    return rules.ask("both_tie", "counts") == "counts"


def _second(claim: Claim, rules: Rules) -> list[int]:
    """The second-best hands, where there are any."""
    if len(claim.leaders) == len(claim.worths):
        return claim.leaders
    rest = {seat: worth for seat, worth in claim.worths.items() if seat not in claim.leaders}
    return best(rest, rules)


def _held(game: Game, winners: dict[str, list[int]]) -> Mapping[str, list[int]]:
    """The winners of the sides that count, by what the game says of sides nobody holds."""
    if game.scoop:
        groups = list(winners.values())
        alone = len(groups[0]) == 1 and all(group == groups[0] for group in groups)
        return winners if alone else {side: [] for side in winners}
    held = [side.name for side in game.sides if winners[side.name] and not side.fallback]
    if game.first_held:
        held = held[:1]
    if not held or len(held) == len(winners):
        return winners
    return {side: seats if side in held else [] for side, seats in winners.items()}
