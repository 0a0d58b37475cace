"""Hands packed by columns, and what each turned out to be worth."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from dealerapi.cards import Hand, read_cards, read_hand
from dealerapi.faults import Faults, Faulty
from dealerapi.games import find
from dealerapi.games.wild import Around
from dealerapi.ranking import STANDARD_HIGH
from dealerapi.ranking.worth import Worth
from dealerapi.table.bulk import (
    FACES_UNKNOWN,
    NOT_WILD,
    UNREADABLE,
    BulkChecks,
    Known,
    Packed,
    SideColumns,
    evaluate_columns,
)
from dealerapi.table.judged import WRONG, Worths
from dealerapi.table.packed import unpacked
from tests.bulk.bulk_hands import in_columns, in_force

SIZES = ["Ac6h5d", "2s2dKhQh", "", "9c8c7c"]
"""Hands of two sizes, among them one that could not be read."""


def cards(*hands):
    """A row for each hand."""
    return np.array([read_cards(hand) for hand in hands], np.uint8)


def packed():
    """The hands of SIZES: the third could not be read, two of the fourth's cards lie face down."""
    return Packed(
        np.array([card for hand in SIZES for card in read_cards(hand)], np.uint8),
        np.array([len(read_cards(hand)) for hand in SIZES], np.uint16),
        np.array([FACES_UNKNOWN, 4, UNREADABLE, 2], np.uint16),
        named={1: "7"},
    )


class TestPacked:
    """The hands again, one by one and by their sizes."""

    def test_one_by_one(self):
        """With their faces where these are known, and the rank that the player names."""
        hands = packed()
        assert len(hands) == 4
        assert hands.hand(0) == Hand(read_cards("Ac6h5d"), faces_known=False)
        assert hands.hand(1) == Hand(read_cards("2s2dKhQh"), named="7")
        assert hands.hand(3) == Hand(read_cards("9c8c"), read_cards("7c"))

    def test_more_cards_than_a_small_number_counts(self):
        """However many hands there are."""
        one = list(read_cards("Ac6h5d2s2d"))
        counts = np.full(20_000, 5, np.uint16)
        many = Packed(np.array(one * 20_000, np.uint8), counts, counts)
        assert many.hand(19_999) == Hand(tuple(one))

    def test_by_sizes(self):
        """Each hand but the unreadable in one group; columns hold its cards in the order dealt."""
        groups = list(packed().groups())
        assert [group.rows.tolist() for group in groups] == [[0, 3], [1]]
        assert [group.columns.T.tolist() for group in groups] == [
            [list(read_cards("Ac6h5d")), list(read_cards("9c8c7c"))],
            [list(read_cards("2s2dKhQh"))],
        ]

    def test_an_unreadable_hand_of_no_cards_among_hands_of_none(self):
        """It is in no group, even where others of its size are."""
        none = np.zeros(2, np.uint16)
        hands = Packed(np.array([], np.uint8), none, np.array([UNREADABLE, 0], np.uint16))
        assert [group.rows.tolist() for group in hands.groups()] == [[1]]

    def test_hands_of_one_size(self):
        """All together in one group."""
        dealt = cards("Ac6h5d", "9c8c7c", "KsQsJs")
        counts = np.full(3, 3, np.uint16)
        (group,) = Packed(dealt.ravel(), counts, counts).groups()
        assert group.rows.tolist() == [0, 1, 2]
        assert group.columns.T.tolist() == dealt.tolist()

    def test_some_of_a_group(self):
        """The hands wanted keep their places and their cards."""
        threes, _fours = packed().groups()
        some = threes.only(np.array([False, True]))
        assert some.rows.tolist() == [3]
        assert some.columns.T.tolist() == [list(read_cards("9c8c7c"))]
        assert threes.only(np.array([True, True])).rows.tolist() == [0, 3]


def test_unpacked():
    """So many face down, the others face up; or nobody said."""
    dealt = read_cards("Ac6h5d")
    assert unpacked(dealt, 1) == Hand(dealt[:1], dealt[1:])
    assert unpacked(dealt, 3, "9") == Hand(dealt, named="9")
    assert unpacked(dealt, FACES_UNKNOWN) == Hand(dealt, faces_known=False)
    assert unpacked(dealt, FACES_UNKNOWN, "9") == Hand(dealt, faces_known=False, named="9")


class TestWorths:
    """Each worth is kept once, by a number."""

    def worth(self, strength, *, qualifies=True):
        """A worth of some strength."""
        return Worth(STANDARD_HIGH, strength, (), (), {}, qualifies=qualifies)

    def test_the_first_is_of_a_wrong_hand(self):
        """It has no category and loses to every hand."""
        worths = Worths()
        assert worths == [Known("", -1, qualifies=False, opens=False)]
        assert worths[WRONG].strength < 0

    def test_numbers(self):
        """The same worth has the same number; another strength, or a hand out, has another."""
        worths, pair, flush = Worths(), *strengths("KsKh9d5c2c", "KhQh9h5h2h")
        assert worths.number(self.worth(pair), may_open=True) == 1
        assert worths.number(self.worth(flush), may_open=False) == 2
        assert worths.number(self.worth(pair), may_open=True) == 1
        assert worths.number(self.worth(pair, qualifies=False), may_open=False) == 3
        assert worths[1:] == [
            Known("one_pair", pair, qualifies=True, opens=True),
            Known("flush", flush, qualifies=True, opens=False),
            Known("one_pair", pair, qualifies=False, opens=False),
        ]

    def test_columns(self):
        """For each hand what the worth of its number says."""
        worths = [
            Known("", -1, qualifies=False, opens=False),
            Known("flush", 70, qualifies=True, opens=True),
            Known("one_pair", 1 << 40, qualifies=False, opens=True),
        ]
        side = SideColumns(np.array([2, 0, 1, 1], np.int32), worths)
        assert side.category == ["one_pair", "", "flush", "flush"]
        assert side.strength.tolist() == [1 << 40, -1, 70, 70]
        assert side.qualifies.tolist() == [False, False, True, True]
        assert side.opens.tolist() == [True, False, True, True]
        assert (side.qualifies.dtype, side.opens.dtype) == (np.bool_, np.bool_)

    def test_columns_of_nothing(self):
        """They are of the same types, so that a caller may put them beside others."""
        side = SideColumns(np.array([], np.int32), [])
        assert side.category == []
        types = (side.strength.dtype, side.qualifies.dtype, side.opens.dtype)
        assert types == (np.int64, np.bool_, np.bool_)


def strengths(*hands):
    """What hands are worth in a game without wild cards."""
    game, _implied = find("five-card-stud")
    return evaluate_columns(game, cards(*hands), in_force(game)).sides["high"].strength.tolist()


class TestArrayOfHands:
    """A row for each hand, judged at once."""

    def test_faces(self):
        """So many of each hand's cards lie face down: in Dakota the lowest of them is wild."""
        game, _implied = find("dakota")
        found = evaluate_columns(game, cards("2c9hKdKsQs3h2h"), in_force(game), down=3)
        assert in_columns(found, 0)["wild"] == list(read_cards("2c2h"))
        with pytest.raises(Faulty) as raised:
            evaluate_columns(game, cards("2c9hKdKsQs3h2h"), in_force(game), down=4)
        assert {fault.path for fault in raised.value.faults} == {("hands", 0)}

    def test_a_game_that_needs_faces(self):
        """It is asked for them."""
        game, _implied = find("dakota")
        with pytest.raises(Faulty) as raised:
            evaluate_columns(game, cards("2c9hKdKsQs3h2h"), in_force(game))
        assert [fault.code for fault in raised.value.faults] == ["faces_needed"]

    def test_what_lies_around(self):
        """The board plays in every hand, and must be right itself."""
        game, _implied = find("texas-holdem")
        around = Around(read_cards("AsKsQs2d3d"))
        found = evaluate_columns(game, cards("JsTs", "2h2c"), in_force(game), around=around)
        assert found.sides["high"].category == ["straight_flush", "three_of_a_kind"]
        with pytest.raises(Faulty) as raised:
            evaluate_columns(game, cards("JsTs"), in_force(game))
        assert [fault.path for fault in raised.value.faults] == [("board",)]

    def test_dead_cards(self):
        """They are in no hand."""
        game, _implied = find("low-die")
        dealt = cards("KsKhKd9c8c", "Ac6h5d2s2d")
        with pytest.raises(Faulty) as raised:
            evaluate_columns(game, dealt, in_force(game), dead=read_cards("6h"))
        assert {fault.code for fault in raised.value.faults} == {"card_twice"}
        assert ("hands", 1) in {fault.path for fault in raised.value.faults}
        assert ("hands", 0) not in {fault.path for fault in raised.value.faults}

    @pytest.mark.parametrize(
        "dealt",
        [
            np.zeros((1, 5), np.int64),
            np.zeros((1, 5, 1), np.uint8),
            np.zeros((0, 5), np.int64),
            np.full((2, 5), 55, np.uint8),
        ],
        ids=["numbers of another kind", "three axes", "none of another kind", "no card"],
    )
    def test_no_such_array(self, dealt):
        """Rows of numbers of cards, and nothing else."""
        game, _implied = find("low-die")
        with pytest.raises(ValueError, match=r"^cards are numbers of cards"):
            evaluate_columns(game, dealt, in_force(game))

    def test_no_wild_cards(self):
        """A game without them has no columns of them; in another, a card that is not is marked."""
        plain, _implied = find("five-card-stud")
        assert evaluate_columns(plain, cards("KsKh9d5c2c"), in_force(plain)).wild == ()
        wild, _implied = find("low-die")
        found = evaluate_columns(wild, cards("Ac6h9d9s8d"), in_force(wild))
        assert [column.tolist() for column in found.wild] == [
            [*read_cards("Ac")], *[[NOT_WILD]] * 4
        ]  # fmt: skip


class TestChecks:
    """Hands found wrong by columns."""

    def checks(self, name, around=None, dead=()):
        """The checks of a game."""
        game, _implied = find(name)
        return BulkChecks(game, in_force(game), around or Around(), dead)

    def pack(self, *hands):
        """Hands as players write them."""
        held = [read_hand(hand) for hand in hands]
        return Packed(
            np.array([card for hand in held for card in hand.cards], np.uint8),
            np.array([len(hand.cards) for hand in held], np.uint16),
            np.array(
                [len(hand.down) if hand.faces_known else FACES_UNKNOWN for hand in held], np.uint16
            ),
        )

    def test_cards_that_no_hand_can_hold(self):
        """Those that lie on the board, those that are dead, and those that the deck lacks."""
        checks = self.checks(
            "short-deck-holdem", Around(read_cards("AsKsQs7d8d")), read_cards("9c")
        )
        hands = self.pack("JsTs", "AsTs", "JsAs", "9cTs", "5cTs", "9dTs")
        assert checks.wrong(hands).tolist() == [False, True, True, True, True, False]

    def test_a_card_twice(self):
        """Wherever it stands in the hand; a joker may be there as often as the deck has it."""
        hands = self.pack("AcAcKd2s2d", "AcKd2s2dAc", "JkJkKd2s2d", "JkJkJk2s2d", "JkAcKd2s2d")
        assert self.checks("two-jokers-draw").wrong(hands).tolist() == [
            True, True, False, True, False
        ]  # fmt: skip
        dead = self.checks("two-jokers-draw", dead=read_cards("Jk"))
        assert dead.wrong(hands).tolist() == [True, True, True, True, False]

    def test_a_deck_without_jokers(self):
        """No hand can hold one, even where more are dead than there are."""
        hands = self.pack("JkAcKd2s2d", "QcAcKd2s2d")
        assert self.checks("five-card-stud").wrong(hands).tolist() == [True, False]
        dead = self.checks("five-card-stud", dead=read_cards("Jk"))
        assert dead.wrong(hands).tolist() == [True, False]

    def test_how_the_cards_lie(self):
        """As they may in the game, where it matters."""
        hands = self.pack(
            "2c9hKd/KsQs3h4h", "2c9h/KdKsQs3h4h", "2c9hKdKs/Qs3h4h", "2c9hKdKsQs3h4h/"
        )
        assert self.checks("dakota").wrong(hands).tolist() == [False, False, True, True]
        assert not self.checks("seven-card-stud").wrong(hands).any()

    def test_the_same_is_told_as_of_the_hand_alone(self):
        """With the place of the hand, counted from one in words, and what is around."""
        checks = self.checks("texas-holdem", Around(read_cards("AsKsQs2d3d")), read_cards("9c"))
        hands, faults = self.pack("JsTs", "AsTs", "9c9c"), Faults()
        assert checks.tell(hands, checks.wrong(hands), 10, faults) == 0
        assert {(fault.path, fault.code) for fault in faults.found} <= {
            (path, "card_twice")
            for path in [("hands", 11), ("hands", 12), ("board",), ("dead",)]
        }  # fmt: skip
        said = " ".join(fault.detail for fault in faults.found)
        assert "hand 12" in said
        assert "hand 13" in said
        assert "the board" in said
        assert "the dead cards" in said

    def test_what_was_told_before_counts(self):
        """No more faults are told in all than may be, and what is left is counted."""
        checks, faults = self.checks("low-die"), Faults()
        hands = self.pack(*["Ac6h"] * 60)
        assert checks.tell(hands, checks.wrong(hands), 0, faults) == 0
        assert checks.tell(hands, checks.wrong(hands), 60, faults) == 20
        assert len(faults.found) == 100
        assert faults.found[-1].path == ("hands", 99)

    def test_unread_hands_among_others(self):
        """What is wrong with them is told as it was noted, in the order of the hands."""
        noted = Faults()
        noted.add(("hands", 1), "not_a_card", "“X” is not a card")
        hands = dataclasses.replace(
            self.pack("Ac6h", "2s"), down=np.array([2, UNREADABLE], np.uint16),
            unread={1: tuple(noted.found)},
        )  # fmt: skip
        checks, faults = self.checks("low-die"), Faults()
        assert checks.tell(hands, checks.wrong(hands), 0, faults) == 0
        assert [(fault.path, fault.code) for fault in faults.found] == [
            (("hands", 0), "wrong_card_count"), (("hands", 1), "not_a_card"),
        ]  # fmt: skip
