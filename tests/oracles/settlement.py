"""A second way to settle, written plainly from the rules and slow on purpose.

It shares nothing with the service: cards are numbers (rank * 4 + suit, 52 the joker),
hands come with their strengths, and every step is spelt out.
"""

from __future__ import annotations

from dataclasses import dataclass, field


class ButtonMissing(Exception):
    """Where the button is would decide, and nobody said."""


@dataclass
class Hand:
    """A live player: strengths by side (None: does not qualify), the five that play, all cards."""

    seat: int
    strengths: dict[str, int | None]
    five: dict[str, list[int]] = field(default_factory=dict)
    held: list[int] = field(default_factory=list)
    declare: str = "both"


@dataclass
class House:
    """The house rules on which the division turns, and the table."""

    sides: list[str]
    declared: bool
    rules: dict[str, str]
    button: int | None = None
    chip: int = 1


def pots_of_bets(bets: dict[int, int], live: set[int]) -> tuple[list, list]:
    """Pots as (amount, set of seats) and refunds, by taking one chip at a time from each bet."""
    stacks = dict(bets)
    refunds = []
    order = sorted(stacks.values(), reverse=True)
    second = order[1] if len(order) > 1 else 0
    for seat, stack in stacks.items():
        if stack > second:
            refunds.append((seat, stack - second))
            stacks[seat] = second
    pots: list[list] = []
    while any(stacks.values()):
        there = {seat for seat, stack in stacks.items() if stack > 0}
        contesting = there & live
        if not contesting and not pots:
            contesting = set(live)
        if not contesting or (pots and pots[-1][1] == contesting):
            pots[-1][0] += len(there)
        else:
            pots.append([len(there), contesting])
        for seat in there:
            stacks[seat] -= 1
    return [(amount, seats) for amount, seats in pots], refunds


def settle(pots: list[tuple[int, list[int]]], hands: list[Hand], house: House) -> tuple[dict, int]:
    """What each seat is paid, and what stays for the next deal."""
    paid = {hand.seat: 0 for hand in hands}
    carried = 0
    for amount, seats in pots:
        there = [hand for hand in hands if hand.seat in seats]
        for seat, chips in _one_pot(amount // house.chip, there, house):
            if seat is None:
                carried += chips * house.chip
            else:
                paid[seat] += chips * house.chip
    return paid, carried


def _one_pot(chips: int, hands: list[Hand], house: House) -> list[tuple]:
    if len(hands) == 1:
        return [(hands[0].seat, chips)]
    failed_in = {
        hand.seat: [
            side
            for side in house.sides
            if house.declared and hand.declare == "both" and _fails(hand, side, hands, house)
        ]
        for hand in hands
    }
    alive = [hand for hand in hands if not failed_in[hand.seat]]
    if not alive:
        if house.rules.get("nobody_wins") == "carry":
            return [(None, chips)]
        return _share(chips, hands, house.sides[0], house)
    # Who takes each side, and by which of their hands odd chips are judged there.
    takers = {side: (_tops(_claim(side, alive, house), side), side) for side in house.sides}
    if house.rules.get("failed_both") == "conqueror_takes_it":
        takers = {
            side: _conquerors(side, hands, failed_in, takers, house) or takers[side]
            for side in house.sides
        }
    held = [side for side in house.sides if takers[side][0]]
    if len(held) == 1:
        return _share(chips, *takers[held[0]], house)
    return _halves(chips, *held, takers, house)


def _conquerors(
    side: str, hands: list[Hand], failed_in: dict, takers: dict, house: House
) -> tuple | None:
    """The live winners of the half in which the dead hand failed that alone was best here."""
    best_of_all = _tops(_claim(side, hands, house), side)
    if len(best_of_all) == 1:
        for other in failed_in[best_of_all[0].seat]:
            if takers[other][0]:
                return takers[other]
    return None


def _halves(chips: int, first: str, second: str, takers: dict, house: House) -> list[tuple]:
    high_seats = {hand.seat for hand in takers[first][0]}
    low_seats = {hand.seat for hand in takers[second][0]}
    together = high_seats == low_seats and len(high_seats) >= 2
    if together and house.rules.get("same_hands_both_ways") != "halves":
        return _share(chips, *takers[first], house)
    to_second = chips // 2
    if (
        (first, second) == ("high", "low")
        and chips % 2 == 1
        and len(high_seats) == 1
        and len(low_seats) >= 2
        and house.rules.get("quartered_odd_chip") == "low"
    ):
        to_second += 1
    return _share(chips - to_second, *takers[first], house) + _share(
        to_second, *takers[second], house
    )


def _claim(side: str, hands: list[Hand], house: House) -> list[Hand]:
    return [
        hand
        for hand in hands
        if hand.strengths[side] is not None
        and (not house.declared or hand.declare in (side, "both"))
    ]


def _tops(hands: list[Hand], side: str) -> list[Hand]:
    if not hands:
        return []
    best = max(hand.strengths[side] for hand in hands)
    return [hand for hand in hands if hand.strengths[side] == best]


def _fails(hand: Hand, side: str, hands: list[Hand], house: House) -> bool:
    if hand.strengths[side] is None:
        return True
    for other in _claim(side, hands, house):
        if other is hand:
            continue
        if other.strengths[side] > hand.strengths[side]:
            return True
        if other.strengths[side] == hand.strengths[side] and house.rules.get("both_tie") == "fails":
            return True
    return False


def _share(chips: int, winners: list[Hand], side: str, house: House) -> list[tuple]:
    each = chips // len(winners)
    odd = chips - each * len(winners)
    lucky = _lucky(odd, winners, side, house) if odd else []
    return [(hand.seat, each + (1 if hand.seat in lucky else 0)) for hand in winners]


def _lucky(odd: int, winners: list[Hand], side: str, house: House) -> list[int]:
    rule = house.rules["odd_chip"]
    left = list(winners)
    lucky: list[int] = []
    while len(lucky) < odd:
        if rule == "left_of_button":
            first = left
        else:
            first = _highest_cards(left, side, all_cards=rule == "high_card_by_suit_all")
        if len(first) > odd - len(lucky):
            first = [_next_from_button(first, house)]
        for hand in first:
            lucky.append(hand.seat)
            left.remove(hand)
    return lucky


def _highest_cards(hands: list[Hand], side: str, *, all_cards: bool) -> list[Hand]:
    """Those with the highest card by rank and suit; where that is shared, the next, and so on."""
    piles = {
        hand.seat: sorted(
            (-1 if card == 52 else card for card in (hand.held if all_cards else hand.five[side])),
            reverse=True,
        )
        for hand in hands
    }
    left = list(hands)
    for place in range(max(len(pile) for pile in piles.values())):
        top = max(piles[hand.seat][place] for hand in left)
        left = [hand for hand in left if piles[hand.seat][place] == top]
    return left


def _next_from_button(hands: list[Hand], house: House) -> Hand:
    if house.button is None:
        raise ButtonMissing
    seat = house.button
    while True:
        seat += 1
        if seat > 99:
            seat = 1
        for hand in hands:
            if hand.seat == seat:
                return hand
