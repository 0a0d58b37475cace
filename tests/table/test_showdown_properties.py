"""What holds for every showdown of every game, whatever the cards, bets and house rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerapi.cards import JOKER, rank_of, suit_of
from dealerapi.faults import Faults
from dealerapi.games import house_rules, rules_in_force
from dealerapi.games.game import Game
from dealerapi.table.hands import value
from tests.table.dealt import EVERY_GAME, Showdown, deal, label, some

SEEDS = st.integers(0, 2**32)
each_game = pytest.mark.parametrize("game", EVERY_GAME, ids=label)


def everything_put_in(showdown: Showdown) -> int:
    """All chips, counted from what was entered."""
    if "pots" in showdown.money:
        return sum(pot.amount for pot in showdown.money["pots"])
    return showdown.money.get("pot", sum(player.bet or 0 for player in showdown.players))


def chips_are_kept(showdown: Showdown) -> None:
    """Nothing is lost or made, anywhere."""
    if showdown.payouts() is None:
        return
    found = showdown.settle()
    back = sum(refund.amount for refund in found.refunds)
    assert sum(found.payouts.values()) + back + found.carried == found.total
    assert found.total == everything_put_in(showdown)
    assert all(chips >= 0 and chips % showdown.chip == 0 for chips in found.payouts.values())
    assert set(found.payouts) == {player.seat for player in showdown.players}
    out = [player.seat for player in showdown.players if player.status != "in"]
    assert not any(found.payouts[seat] for seat in out)
    for divided in found.pots:
        shared = sum(share.amount for share in divided.shares)
        assert shared == divided.pot.amount
        for share in divided.shares:
            if share.winners:
                assert sum(win.amount for win in share.winners) == share.amount
                assert {win.seat for win in share.winners} <= set(divided.pot.seats)
                even = min(win.amount for win in share.winners)
                assert all(win.amount - even in (0, showdown.chip) for win in share.winners)
    assert found.rulings or not found.total


def order_does_not_count(showdown: Showdown, random: Random) -> None:
    """Players in any order, and cards in any order where no rule looks at it."""
    paid = showdown.payouts()
    players = random.sample(showdown.players, len(showdown.players))
    assert showdown.but(players=players).payouts() == paid
    if not showdown.game.needs("upcards"):
        mixed = showdown.with_hands(
            lambda hand: hand._replace(
                down=tuple(random.sample(hand.down, len(hand.down))),
                up=tuple(random.sample(hand.up, len(hand.up))),
            )
        )
        assert mixed.payouts() == paid
    if board_order_is_free(showdown.game):
        board = tuple(random.sample(showdown.around.board, len(showdown.around.board)))
        around = replace(showdown.around, board=board)
        assert showdown.but(around=around).payouts() == paid


def board_order_is_free(game: Game) -> bool:
    """Whether no rule looks at the places on the board."""
    by_place = any(rule.code == "board_rank" for rule in game.wild)
    return not by_place and not any(getattr(side.making, "rows", ()) for side in game.sides)


def suits_do_not_win(showdown: Showdown, suits: tuple[int, ...]) -> None:
    """With the odd chips left of the button, other suits pay the same."""
    house = {**showdown.house, "odd_chip": "left_of_button"}
    by_button = showdown.but(house=house, button=showdown.button or 1)
    renamed = by_button.with_cards(
        lambda card: card if card >= JOKER else rank_of(card) * 4 + suits[suit_of(card)]
    )
    assert renamed.payouts() == by_button.payouts()


def suits_free(game: Game) -> list[tuple[int, ...]]:
    """The ways to rename suits that a game cannot notice."""
    fixed = set()
    for side in game.sides:
        suit = getattr(side.ranking, "suit", None) or getattr(side.ranking, "card", "")[1:]
        if suit:
            fixed.add("cdhs".index(suit))
        # Combinations of given cards, such as the black queens, beat everything.
        for combination in getattr(side.ranking, "combinations", ()):
            if combination.cards:
                fixed = {0, 1, 2, 3}
    if any(rule.code == "cards" for rule in game.wild):
        fixed = {0, 1, 2, 3}
    return [suits for suits in permutations(range(4)) if all(suits[suit] == suit for suit in fixed)]


def assumptions_are_true(showdown: Showdown) -> None:
    """Every open rule that was not set is listed, and pays what it says it would."""
    paid = showdown.payouts()
    if paid is None:
        return
    found = showdown.settle()
    in_force = [
        rule for rule in house_rules(showdown.game) if showdown.game.high_low or not rule.high_low
    ]
    settled = set(showdown.house)
    if showdown.house.get("joker") == "bug":
        # The bug's own source says what five aces and a bug in a flush are.
        settled |= {"five_of_a_kind", "double_ace_flush"}
    listed = [one.rule for one in found.assumed]
    assert listed == [rule.name for rule in in_force if rule.open and rule.name not in settled]
    values = {rule.name: rule for rule in in_force}
    for one in found.assumed:
        rule = values[one.rule]
        assert one.value == rule.standard
        assert one.matters == bool(one.otherwise)
        told = {other.value: other.payouts and dict(other.payouts) for other in one.otherwise}
        really = {value: showdown.payouts(**{one.rule: value}) for value in rule.values}
        assert really.pop(one.value) == paid
        assert told == {value: other for value, other in really.items() if other != paid}, one.rule


def button_is_wanted_only_where_it_counts(showdown: Showdown) -> None:
    """Without the button it is refused where different buttons pay differently, and only there."""
    nobody_said = showdown.but(button=None)
    every = [showdown.but(button=seat).payouts() for seat in range(1, 11)]
    if nobody_said.payouts() is not None:
        assert all(paid == nobody_said.payouts() for paid in every)
    elif len(showdown.money.get("pots", (1,))) == 1:
        assert any(paid != every[0] for paid in every)


def unasked_rules_change_no_hand(showdown: Showdown) -> None:
    """A hand is worth the same under every value of a rule that it did not ask for.

    Only ``natural_beats_wild`` is asked later, where hands tie.
    """
    game, around = showdown.game, showdown.around
    rules = rules_in_force(game, showdown.house, Faults())
    for player in showdown.players:
        found = value(game, player.hand, around, rules)
        for rule in house_rules(game):
            asked = found.wild_asked.union(*found.asked.values(), {"natural_beats_wild"})
            if rule.name in asked or rule.name not in rules.values:
                continue
            for other in rule.values:
                again = value(game, player.hand, around, rules.but(rule.name, other))
                assert again.worths == found.worths, rule.name
                assert again.wild == found.wild, rule.name


def everything(game: Game, seed: int) -> None:
    """All of the above for one showdown."""
    showdown, random = deal(game, seed), Random(seed)
    chips_are_kept(showdown)
    order_does_not_count(showdown, random)
    suits_do_not_win(showdown, random.choice(suits_free(game)))
    assumptions_are_true(showdown)
    button_is_wanted_only_where_it_counts(showdown)
    unasked_rules_change_no_hand(showdown)


@each_game
def test_everything_holds(game: Game) -> None:
    """Chips are kept, order and suits do not matter, and what is said of house rules is true."""
    for seed in range(some(1000, 1)):
        everything(game, seed)


@settings(max_examples=60, deadline=None, database=None)
@given(st.sampled_from(EVERY_GAME), SEEDS)
def test_everything_holds_anywhere(game: Game, seed: int) -> None:
    """The same on showdowns that differ from run to run."""
    everything(game, seed)


@pytest.mark.proof
@each_game
def test_everything_at_length(game: Game) -> None:
    """The same on many more showdowns."""
    for seed in range(1000, 1000 + some(4000, 2)):
        everything(game, seed)
