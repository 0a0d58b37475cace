"""From bets to pots: the main pot, the side pots, and what goes back uncalled."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple


class Pot(NamedTuple):
    """Chips, and the seats of the live players who contest them."""

    amount: int
    seats: tuple[int, ...]


class Refund(NamedTuple):
    """The part of a bet that nobody called."""

    seat: int
    amount: int


def from_bets(
    bets: Mapping[int, int], live: Collection[int]
) -> tuple[tuple[Pot, ...], tuple[Refund, ...]]:
    """Main pot first, and what goes back.

    ``bets`` holds what every seat put in, folded and foul players too; ``live`` the seats
    still in. Folded money stays in, and what only folded players reached joins the pot below.
    """
    refunds = _uncalled(bets)
    staked = dict(bets)
    for refund in refunds:
        staked[refund.seat] -= refund.amount
    levels = sorted({staked[seat] for seat in live} - {0}) or [0]
    pots: list[Pot] = []
    below = 0
    for level in levels:
        # The highest level takes what folded players put in above it, too.
        cap = level if level != levels[-1] else max(staked.values())
        amount = sum([min(bet, cap) - below for bet in staked.values() if bet > below])
        pots.append(Pot(amount, tuple([seat for seat in live if staked[seat] >= level])))
        below = level
    return tuple([pot for pot in pots if pot.amount]), refunds


def _uncalled(bets: Mapping[int, int]) -> tuple[Refund, ...]:
    largest = sorted(bets.values())[-2:]
    over = largest[-1] - (largest[0] if len(bets) > 1 else 0)
    if not over:
        return ()
    return (Refund(next(seat for seat, bet in bets.items() if bet == largest[-1]), over),)
