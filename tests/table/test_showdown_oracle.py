"""Settlements compared with a second, plain way to settle."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerapi.cards import Hand
from dealerapi.faults import Faults
from dealerapi.games import BY_NAME, Game, house_rules, played_high_low, rules_in_force
from dealerapi.house import Rules
from dealerapi.ranking import STANDARD_HIGH, Worth
from dealerapi.table import Pot
from dealerapi.table.contest import Contestant
from dealerapi.table.division import ButtonNeededError, Division
from dealerapi.table.hands import Valued, value
from tests.oracles import settlement as oracle
from tests.table.dealt import EVERY_GAME, Showdown, deal, label, some

SEEDS = st.integers(0, 2**32)

DECLARED = played_high_low(BY_NAME["draw-high"])
CARDS_SPEAK = BY_NAME["draw-deucey-triple-draw"]
RULES = (
    "both_tie",
    "failed_both",
    "nobody_wins",
    "odd_chip",
    "quartered_odd_chip",
    "same_hands_both_ways",
)


def plain(game: Game) -> bool:
    """Whether the game divides its pots as the second way does: one side, or two equal ones."""
    return len(game.sides) <= 2 and not (
        game.scoop
        or game.first_held
        or game.can_stay
        or any(side.part != 1 or side.fallback or side.second_best for side in game.sides)
        # Where a single card that a side wants can be missing, too, nobody may win.
        or all(side.qualifier or (side.ranking and side.ranking.size == 1) for side in game.sides)
    )


class Table:
    """Live players whose strengths are drawn from so few that they tie often."""

    def __init__(self, game: Game, seed: int) -> None:
        self.random = random = Random(seed)
        self.game = game
        self.rules = {
            rule.name: random.choice(rule.values)
            for rule in house_rules(game)
            if rule.name in RULES
        }
        seats = random.sample(range(1, 10), random.randint(2, 5))
        deck = random.sample(range(53), 53)
        shared = [deck.pop() for _card in range(random.choice((0, 0, 4, 5)))]
        self.hands = []
        for seat in seats:
            held = [deck.pop() for _card in range(5)]
            self.hands.append(
                oracle.Hand(
                    seat,
                    strengths={side.name: self._strength(side.name) for side in game.sides},
                    five={side.name: (shared + random.sample(held, 5))[:5] for side in game.sides},
                    held=held,
                    declare=random.choice(("high", "low", "both", "both"))
                    if game.declared
                    else "both",
                )
            )
        self.chip = random.choice((1, 1, 5))
        self.pots = [
            (self.chip * random.randint(0, 30), random.sample(seats, random.randint(1, len(seats))))
            for _pot in range(random.randint(1, 2))
        ]
        self.button = random.choice((None, *range(1, 11)))

    def _strength(self, side: str) -> int | None:
        may_fail = self.game.side(side).qualifier is not None
        return self.random.choice((1, 1, 2, 2, 3, None if may_fail else 3))

    def by_oracle(self) -> tuple[dict[int, int], int] | None:
        """What the second way pays and carries; None where it misses the button."""
        house = oracle.House(
            [side.name for side in self.game.sides],
            bool(self.game.declared),
            self.rules,
            self.button,
            self.chip,
        )
        try:
            return oracle.settle(self.pots, self.hands, house)
        except oracle.ButtonMissing:
            return None

    def divided(self, **house: str) -> tuple[tuple[dict[int, int], int] | None, set[str]]:
        """The same by the service's own division, and the house rules that it asked."""
        rules = Rules({**self.rules, **house})
        division = Division(
            self.game,
            {hand.seat: self._contestant(hand) for hand in self.hands},
            rules,
            self.button,
            self.chip,
        )
        paid = {hand.seat: 0 for hand in self.hands}
        carried = 0
        try:
            for amount, seats in self.pots:
                found = division.divide(Pot(amount, tuple(seats)))
                carried += found.carried
                for share in found.shares:
                    for win in share.winners:
                        paid[win.seat] += win.amount
        except ButtonNeededError:
            return None, rules.asked
        return (paid, carried), rules.asked

    def _contestant(self, hand: oracle.Hand) -> Contestant:
        worths = {
            side: Worth(
                STANDARD_HIGH,
                strength or 0,
                tuple(hand.five[side]),
                tuple(hand.held),
                {},
                qualifies=strength is not None,
            )
            for side, strength in hand.strengths.items()
        }
        sides = frozenset(hand.strengths) if hand.declare == "both" else {hand.declare}
        return Contestant(
            hand.seat,
            frozenset(sides),
            Valued(Hand(tuple(hand.held)), (), worths, {}, frozenset()),
        )


def ways_agree(table: Table) -> None:
    """Both ways pay the same, and no rule that was not asked would change it."""
    paid, asked = table.divided()
    assert paid == table.by_oracle()
    for rule in house_rules(table.game):
        if rule.name in RULES and rule.name not in asked and paid is not None:
            for other in rule.values:
                assert table.divided(**{rule.name: other})[0] == paid, rule.name


@pytest.mark.parametrize("game", [DECLARED, CARDS_SPEAK], ids=label)
@settings(derandomize=True, max_examples=800, deadline=None, database=None)
@given(SEEDS)
def test_division_agrees(game: Game, seed: int) -> None:
    """Declared and spoken pots with many ties, in every mixture of house rules."""
    ways_agree(Table(game, seed))


@pytest.mark.proof
@pytest.mark.parametrize("game", [DECLARED, CARDS_SPEAK], ids=label)
def test_division_agrees_at_length(game: Game) -> None:
    """The same, sixty thousand times."""
    for seed in range(60_000):
        ways_agree(Table(game, seed))


def settled_by_oracle(showdown: Showdown) -> tuple[dict[int, int], int] | None:
    """A real showdown by the second way, with strengths and fives from the evaluation."""
    game = showdown.game
    rules = rules_in_force(game, showdown.house, Faults())
    live = [player for player in showdown.players if player.status == "in"]
    hands = []
    for player in live:
        valued = value(game, player.hand, showdown.around, rules)
        hands.append(
            oracle.Hand(
                player.seat,
                {
                    side: worth.strength if worth.qualifies else None
                    for side, worth in valued.worths.items()
                },
                {side: list(worth.five) for side, worth in valued.worths.items()},
                list(player.hand.cards),
                player.declare or "both",
            )
        )
    if "pots" in showdown.money:
        pots = [(pot.amount, list(pot.seats)) for pot in showdown.money["pots"]]
    elif "pot" in showdown.money:
        pots = [(showdown.money["pot"], [player.seat for player in live])]
    else:
        bets = {player.seat: player.bet or 0 for player in showdown.players}
        found, _back = oracle.pots_of_bets(bets, {player.seat for player in live})
        pots = [(amount, sorted(seats)) for amount, seats in found]
    house = oracle.House(
        [side.name for side in game.sides],
        bool(game.declared),
        dict(rules.values),
        showdown.button,
        showdown.chip,
    )
    try:
        paid, carried = oracle.settle(pots, hands, house)
    except oracle.ButtonMissing:
        return None
    return {player.seat: paid.get(player.seat, 0) for player in showdown.players}, carried


def showdown_agrees(game: Game, seed: int) -> None:
    """A whole showdown is paid the same by both ways."""
    showdown = deal(game, seed)
    expected = settled_by_oracle(showdown)
    paid = showdown.payouts()
    if expected is None or paid is None:
        assert expected == paid
        return
    assert (paid, showdown.settle().carried) == expected


@pytest.mark.parametrize("game", list(filter(plain, EVERY_GAME)), ids=label)
def test_showdowns_agree(game: Game) -> None:
    """Real cards, pots of bets included, in every game with one side or two equal ones."""
    for seed in range(some(1500, 2)):
        showdown_agrees(game, seed)


@pytest.mark.proof
@pytest.mark.parametrize("game", list(filter(plain, EVERY_GAME)), ids=label)
def test_showdowns_agree_at_length(game: Game) -> None:
    """The same on many more showdowns."""
    for seed in range(5000, 5000 + some(10_000, 10)):
        showdown_agrees(game, seed)
