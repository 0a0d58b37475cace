"""Hands that are wrong: found by columns, told as they would be told alone."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from dealerapi.cards import JOKER, Hand, read_cards
from dealerapi.faults import Faults, Faulty
from dealerapi.games import GAMES, find
from dealerapi.games.language import read_game
from dealerapi.games.wild import Around
from dealerapi.table import evaluate
from dealerapi.table.bulk import FACES_UNKNOWN, MOST_FAULTS, UNREADABLE, BulkChecks, Packed
from tests.bulk.bulk_hands import deck_of, every_house, in_force

DEAD = read_cards("Ad Js")


def pack(hands):
    """Hands, packed."""
    return Packed(
        np.array([card for hand in hands for card in hand.cards], np.uint8),
        np.array([len(hand.cards) for hand in hands], np.uint16),
        np.array(
            [len(hand.down) if hand.faces_known else FACES_UNKNOWN for hand in hands], np.uint16
        ),
        {row: hand.named for row, hand in enumerate(hands) if hand.named},
    )


def careless(game, random):
    """A hand that may hold too many cards, a card twice, any joker, and lie in any way."""
    size = game.deal.cards + random.choice([0, 0, 0, 0, 1, -1])
    cards = random.sample(range(52), size)
    if not size:
        return Hand(())
    if random.random() < 0.3:
        cards[random.randrange(size) :] = [random.choice([52, 52, 53, 54, cards[0]])]
    if random.random() < 0.2:
        cards[0] = cards[-1]
    named = random.choice(["", "7"])
    if random.random() < 0.3:
        return Hand(tuple(cards), faces_known=False, named=named)
    down = random.choice([game.deal.down, game.deal.down, random.randint(0, len(cards))])
    return Hand(tuple(cards[:down]), tuple(cards[down:]), named=named)


def around_of(game, random):
    """What the game needs."""
    deck = [card for card in deck_of(game, in_force(game)) if card < JOKER and card not in DEAD]
    board = random.sample(deck, game.deal.board)
    return Around(
        tuple(board),
        read_cards("QsKd5c") if game.needs("upcards") else (),
        "7" if game.needs("named") else "",
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_hand_is_as_wrong_as_alone(game):
    """The same hands are wrong, and the same is said of them."""
    random = Random(game.name)
    for rules in every_house(game):
        around = around_of(game, random)
        checks = BulkChecks(game, rules, around, DEAD)
        hands = [careless(game, random) for _hand in range(25)]
        packed = pack(hands)
        wrong = checks.wrong(packed)
        faults = Faults()
        checks.tell(packed, wrong, 0, faults)
        said = {}
        for fault in faults.found:
            said.setdefault(fault.code, set()).add(fault.detail.replace("hand 1", "hand"))
        for row, hand in enumerate(hands):
            found = []
            try:
                evaluate(game, [hand], rules, around=around, dead=DEAD)
            except Faulty as faulty:
                found = [fault.code for fault in faulty.faults]
            assert wrong[row] == bool(found), (hand, found)
            assert set(found) <= set(said)


def test_what_is_said():
    """By its place among all hands, whichever block of them it stands in."""
    game, _implied = find("low-die")
    checks = BulkChecks(game, in_force(game), Around(), DEAD)
    packed = pack([Hand(read_cards(text)) for text in ("Ac6h5d2s2d", "Ac6h", "Ac6h5d2sAd")])
    faults = Faults()
    wrong = checks.wrong(packed)
    assert wrong.tolist() == [False, True, True]
    assert checks.tell(packed, wrong, 1_000, faults) == 0
    assert [(fault.path, fault.code) for fault in faults.found] == [
        (("hands", 1_001), "wrong_card_count"),
        (("dead",), "card_twice"),
        (("hands", 1_002), "card_twice"),
    ]
    assert faults.found[0].detail.startswith("hand 1002 holds 2 cards")


def test_a_dead_joker_of_a_colour():
    """It is in no hand; the other one may be."""
    game = read_game({"base": "home-draw", "deck": {"jokers": 2}, "wild": [{"joker": "coloured"}]})
    checks = BulkChecks(game, in_force(game), Around(), read_cards("Jr"))
    hands = [Hand(read_cards(text)) for text in ("JrAc2d3d4d", "JbAc2d3d4d", "JkAc2d3d4d")]
    assert checks.wrong(pack(hands)).tolist() == [True, False, True]


def test_a_dead_joker():
    """There is one in the deck, and then none for the hands."""
    game, _implied = find("california-draw")
    packed = pack([Hand(read_cards("JkAc2d3d4d")), Hand(read_cards("KcAc2d3d4d"))])
    for dead, wrong in (("", [False, False]), ("Jk", [True, False])):
        checks = BulkChecks(game, in_force(game), Around(), read_cards(dead))
        assert checks.wrong(packed).tolist() == wrong


def test_so_many_faults_are_told():
    """The other wrong hands are counted."""
    game, _implied = find("low-die")
    checks = BulkChecks(game, in_force(game), Around())
    packed = pack([Hand(read_cards("Ac6h"))] * 250)
    faults = Faults()
    assert checks.tell(packed, checks.wrong(packed), 0, faults) == 250 - MOST_FAULTS
    assert len(faults.found) == MOST_FAULTS


def test_a_hand_that_could_not_be_read():
    """It is wrong, and is told where it stands."""
    game, _implied = find("low-die")
    checks = BulkChecks(game, in_force(game), Around())
    told = Faults()
    told.add(("hands", 0), "not_a_card", "“X” is not a card")
    packed = Packed(
        np.array([], np.uint8),
        np.array([0], np.uint16),
        np.array([UNREADABLE], np.uint16),
        unread={0: tuple(told.found)},
    )
    wrong, faults = checks.wrong(packed), Faults()
    checks.tell(packed, wrong, 0, faults)
    assert wrong.tolist() == [True]
    assert faults.found == told.found


def test_what_lies_around():
    """The board, and a card that is dead as well."""
    game, _implied = find("texas-holdem")
    faults = Faults()
    BulkChecks(game, in_force(game), Around(read_cards("Ad5h")), DEAD).common(faults)
    assert {fault.code for fault in faults.found} == {"wrong_card_count", "card_twice"}
