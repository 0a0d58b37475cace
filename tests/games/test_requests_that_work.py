"""The questions that a game's sheet gives as examples: whose hands, and what is asked."""

from __future__ import annotations

import pytest

from dealerapi.cards import RANKS, rank_of, read_cards, read_hand
from dealerapi.games import BY_NAME, GAMES
from dealerapi.games.examples import examples
from dealerapi.games.game import DealerCalled
from tests.blocks.said_games import HIGH, game

LOW_DIE = ["Ac6h5d2s2d", "KsKhKd9c8c", "7h7d3c4sQh"]


def test_low_die():
    """Three hands to compare, one whose wild cards are asked for, and one card too few dealt."""
    asked = examples(BY_NAME["low-die"])
    assert asked == {
        "evaluate": {"variant": "low-die", "hands": LOW_DIE},
        "wilds": {"variant": "low-die", "hands": LOW_DIE[:1]},
        "showdown": {
            "variant": "low-die",
            "pot": 1001,
            "button": 3,
            "players": [{"seat": seat, "hand": hand} for seat, hand in enumerate(LOW_DIE, 1)],
        },
        "deal_check": {
            "variant": "low-die",
            "stage": "before_action",
            "button": 1,
            "counts": [{"seat": 1, "cards": 5}, {"seat": 2, "cards": 4}],
        },
        "draws": {"variant": "low-die", "players": 6, "call": [2, 1]},
        "draws_deal": {
            "variant": "low-die",
            "remaining": 37,
            "requests": [
                {"seat": 1, "discard": 3},
                {"seat": 2, "discard": 2},
                {"seat": 3, "discard": 0},
            ],
        },
    }


@pytest.mark.parametrize(
    ("name", "requests", "remaining"),
    [
        ("draw-high", [5, 2, 0], 37),
        ("k2-draw", [3, 2, 0], 37),
        ("option-alley", [1, 1, 0], 37),
        # Six are dealt, of which one is thrown away before the draw.
        ("six-back-to-five", [3, 2, 0], 34),
    ],
)
def test_a_round_of_draws(name, requests, remaining):
    """The first draws as many as he may, the next two, the last none."""
    asked = examples(BY_NAME[name])
    assert asked["draws_deal"] == {
        "variant": name,
        "remaining": remaining,
        "requests": [{"seat": seat, "discard": cards} for seat, cards in enumerate(requests, 1)],
    }
    assert "call" not in asked["draws"]


def test_declared_games():
    """The players declare each side in turn."""
    declared = [one["declare"] for one in examples(BY_NAME["dakota"])["showdown"]["players"]]
    assert declared == ["high", "low", "high"]


def test_what_hands_turn_on():
    """The cards face up in the order dealt, and a rank that the dealer or each player names."""
    assert examples(BY_NAME["countdown"])["evaluate"]["named"] == "9"
    assert "named" not in examples(BY_NAME["happy"])["evaluate"]
    hands = examples(BY_NAME["happy"])["evaluate"]["hands"]
    assert [hand["named"] for hand in hands] == ["9", "9", "9"]
    assert all(hand.keys() <= {"cards", "down", "up", "named"} for hand in hands)
    asked = examples(BY_NAME["follow-the-queen"])["evaluate"]
    rounds = zip(*(read_hand(hand).up for hand in asked["hands"]), strict=True)
    assert read_cards(asked["upcards"]) == tuple(card for cards in rounds for card in cards)


def test_no_more_hands_than_players():
    """A game for two is shown by two hands."""
    two = game(deal={"down": 5}, players={"min": 2, "max": 2}, sides=[HIGH], draws={"limits": [3]})
    asked = examples(two)
    assert len(asked["evaluate"]["hands"]) == len(asked["showdown"]["players"]) == 2
    assert asked["draws"]["players"] == 2
    assert [one["discard"] for one in asked["draws_deal"]["requests"]] == [3, 2]
    assert asked["draws_deal"]["remaining"] == 52 - 2 * 5


def test_faces_are_told_where_cards_lie_face_up():
    """A slash stands between the cards face down and those face up."""
    stud = game(deal={"down": 1, "up": 4}, sides=[HIGH])
    for hand in examples(stud)["evaluate"]["hands"]:
        assert (len(read_hand(hand).down), len(read_hand(hand).up)) == (1, 4)
    draw = game(deal={"down": 5}, sides=[HIGH])
    assert not [hand for hand in examples(draw)["evaluate"]["hands"] if "/" in hand]


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_every_game(played):
    """Three hands of the game's own deck, and a board of as many cards as lie there, all apart."""
    asked = examples(played)
    hands = asked["evaluate"]["hands"]
    assert len(hands) == min(3, played.players[1])
    assert asked["wilds"]["hands"] == hands[:1]
    assert [player["hand"] for player in asked["showdown"]["players"]] == hands
    board = read_cards(asked["evaluate"].get("board", ""))
    assert len(board) == played.deal.board
    texts = [hand for hand in hands if isinstance(hand, str)]
    cards = [*board, *(card for text in texts for card in read_hand(text).cards)]
    assert len(set(cards)) == len(cards)
    assert not [card for card in cards if card < 52 and RANKS[rank_of(card)] in played.stripped]
    assert ("call" in asked.get("draws", {})) == isinstance(played.draws, DealerCalled)
