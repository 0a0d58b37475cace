"""What is wrong with questions about hands alone: their worth, and what is wild in them."""

from __future__ import annotations

import pytest

from dealerapi.cards import read_cards, read_hand
from dealerapi.faults import Faulty
from dealerapi.games import BY_NAME
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.table import evaluate, wilds

HOLDEM, LOW_DIE, DAKOTA = BY_NAME["texas-holdem"], BY_NAME["low-die"], BY_NAME["dakota"]


def told(ask, game, *hands: str, board: str = "", dead: str = "") -> list[tuple[str, str]]:
    """Where the question is wrong, and the codes; nothing where it is answered."""
    try:
        ask(
            game,
            [read_hand(hand) for hand in hands],
            Rules({}),
            around=Around(read_cards(board)),
            dead=read_cards(dead),
        )
    except Faulty as faulty:
        return [("/".join(map(str, fault.path)), fault.code) for fault in faulty.faults]
    return []


@pytest.mark.parametrize("ask", [evaluate, wilds])
def test_a_card_twice(ask):
    """In one hand, in two, on the board, or seen before: told at both places."""
    assert told(ask, LOW_DIE, "2c2c3d4h5s") == [("hands/0", "card_twice")]
    assert told(ask, LOW_DIE, "2c9c3d4h5s", "2c9d3h4s5c") == [
        ("hands/1", "card_twice"),
        ("hands/0", "card_twice"),
    ]
    assert told(ask, HOLDEM, "2c9c", board="2c3d4h5s6c") == [
        ("board", "card_twice"),
        ("hands/0", "card_twice"),
    ]
    assert told(ask, LOW_DIE, "2c9c3d4h5s", dead="9c") == [
        ("dead", "card_twice"),
        ("hands/0", "card_twice"),
    ]


@pytest.mark.parametrize("ask", [evaluate, wilds])
def test_a_joker_that_the_deck_has_not(ask):
    """Low-Die is played without one."""
    assert told(ask, LOW_DIE, "2c9c3d4hJk") == [("hands/0", "no_joker")]


@pytest.mark.parametrize(
    ("board", "worth", "wild"),
    [
        ("", [("board", "wrong_card_count")], []),
        ("2c3d4h", [("board", "wrong_card_count")], []),
        ("2c3d4h5s6c", [], []),
        ("2c3d4h5s6c7d", [("board", "wrong_card_count")], [("board", "wrong_card_count")]),
    ],
)
def test_the_board(board, worth, wild):
    """A hand is worth something with a whole board; what is wild can be asked before."""
    assert told(evaluate, HOLDEM, "AcAd", board=board) == worth
    assert told(wilds, HOLDEM, "AcAd", board=board) == wild


@pytest.mark.parametrize("ask", [evaluate, wilds])
def test_no_board(ask):
    """Draw games have none."""
    assert told(ask, LOW_DIE, "2c9c3d4h5s", board="Kd") == [("board", "no_board")]


def test_whole_hands_and_parts():
    """Their worth wants whole hands; what is wild does not."""
    assert told(evaluate, LOW_DIE, "2c9c3d") == [("hands/0", "wrong_card_count")]
    assert told(wilds, LOW_DIE, "2c9c3d") == []


@pytest.mark.parametrize("ask", [evaluate, wilds])
def test_faces(ask):
    """Dakota turns on what lies face down."""
    assert told(ask, DAKOTA, "2c9hKdKsQs3h4h") == [("hands/0", "faces_needed")]
    assert told(ask, DAKOTA, "2c9hKd/KsQs3h4h") == []


def test_how_cards_lie():
    """Four cards down are no hand of Dakota; during the deal they are not looked at."""
    assert told(evaluate, DAKOTA, "2c9hKdKs/Qs3h4h") == [("hands/0", "wrong_faces")]


def test_what_is_wild_for_which_side():
    """In Dakota cards are wild for high alone; what is left is natural."""
    (found,) = wilds(DAKOTA, [read_hand("2c9hKd/2s")], Rules({}))
    assert [(one.card, sides) for one, sides in found.wild] == [
        (card, ("high",)) for card in read_cards("2c2s")
    ]
    assert found.natural == read_cards("9hKd")


@pytest.mark.parametrize("ask", [evaluate, wilds])
def test_hands_are_counted_from_one(ask):
    """As people count them, in what a person reads."""
    with pytest.raises(Faulty) as raised:
        ask(LOW_DIE, [read_hand("2c9c3d4h5s"), read_hand("2c9d3h4s5c")], Rules({}))
    assert [fault.detail for fault in raised.value.faults] == [
        "the two of clubs (2c) is also in hand 1",
        "the two of clubs (2c) is also in hand 2",
    ]
