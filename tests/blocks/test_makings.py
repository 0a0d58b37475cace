"""Which cards make a hand: any, the hand alone, those face down, rows of the board."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, best, game, refusals, worths

from dealerapi.cards import read_cards, read_hand, written
from dealerapi.games.making import ANY_CARDS, FACE_DOWN, HAND_ALONE, Rows

CROSS = [[0, 1, 2], [3, 1, 4]]
"""A cross of five cards: its middle is the second card dealt."""


def groups(making, hand, board, size):
    """The groups in writing."""
    _cards, found = making.choices(read_hand(hand), read_cards(board), size)
    return [" ".join(written(group)) for group in found]


class TestGroups:
    """Every group that may be played, the higher cards by suit first."""

    def test_any_cards(self):
        """The hand and the board together."""
        assert groups(ANY_CARDS, "2cKh", "9d", 2) == ["Kh 9d", "Kh 2c", "9d 2c"]

    def test_the_hand_alone(self):
        """Without the board."""
        assert groups(HAND_ALONE, "2cKh3c", "9d", 2) == ["Kh 3c", "Kh 2c", "3c 2c"]

    def test_face_down(self):
        """Without the cards face up."""
        assert groups(FACE_DOWN, "2cKh/AsAd", "9d", 1) == ["Kh", "2c"]

    def test_exactly_one_of_the_hand(self):
        """With one of the board."""
        assert groups(Rows(hand=1), "2cKh", "9d8d", 2) == ["Kh 9d", "Kh 8d", "9d 2c", "8d 2c"]

    def test_none_of_the_hand(self):
        """The board plays by itself."""
        assert groups(Rows(hand=0), "2cKh", "9d8d", 2) == ["9d 8d"]

    def test_rows_do_not_mix(self):
        """The two ends of different arms never play together."""
        found = groups(Rows(((0, 1), (1, 2)), hand=1), "2c", "9d8d7d", 3)
        assert found == ["9d 8d 2c", "8d 7d 2c"]

    def test_a_group_of_two_rows_counts_once(self):
        """The middle card of a cross lies in both."""
        assert groups(Rows(((0, 1), (1, 2))), "2cKh", "9d8d7d", 2).count("Kh 8d") == 1

    def test_all_cards_at_once(self):
        """Where points are counted, there is one group."""
        assert groups(ANY_CARDS, "2cKh", "9d", 0) == ["Kh 9d 2c"]

    def test_a_row_that_is_not_dealt_yet(self):
        """Then what lies there plays."""
        assert groups(Rows(((0, 1),)), "2c", "9d", 2) == ["9d 2c"]


class TestHands:
    """What is made of the same cards in different games."""

    def test_omaha_is_not_holdem(self):
        """Four hearts on the board and one in the hand: no flush where two must play."""
        board, hand = "AhKh9h4h2c", "QhJs8d7c"
        omaha = game(deal={"down": 4, "board": 5}, sides=[{**HIGH, "from": {"hand": 2}}])
        any_five = game(deal={"down": 4, "board": 5}, sides=[HIGH])
        assert worths(omaha, hand, board)["high"].category == "high_card"
        assert worths(any_five, hand, board)["high"].category == "flush"

    def test_iron_cross(self):
        """The arm with the two kings, not all three."""
        cross = game(deal={"down": 3, "board": 5}, sides=[{**HIGH, "from": {"rows": CROSS}}])
        # Kc and Kd lie at the ends of different arms.
        assert best(cross, "Kh7s2c", "Kc9dQsKd8h") == "pair of kings, queen-nine-seven kickers"
        assert best(cross, "Kh7s2c", "Kc9dKdQs8h") == "three kings, nine-seven kickers"

    def test_two_boards(self):
        """A side for each board, and the whole hand with each."""
        sides = [
            {"name": "top", "ranking": "standard_high", "from": {"rows": [[0, 1, 2, 3, 4]]}},
            {"name": "bottom", "ranking": "standard_high", "from": {"rows": [[5, 6, 7, 8, 9]]}},
        ]
        two = game(deal={"down": 2, "board": 10}, sides=sides)
        found = worths(two, "AhAs", "AcKd9s4h2dQhQdJs7c3c")
        assert found["top"].category == "three_of_a_kind"
        assert found["bottom"].category == "two_pair"

    def test_the_better_of_several_boards(self):
        """One side for which any of the rows will do."""
        rows = [[0, 1, 2], [3, 4, 5]]
        either = game(deal={"down": 2, "board": 6}, sides=[{**HIGH, "from": {"rows": rows}}])
        assert worths(either, "AhAs", "Kd9s4hAcQdJs")["high"].category == "three_of_a_kind"

    def test_exactly_two_and_a_row(self):
        """Banco: two of the hand with the three of one row."""
        rows = [[0, 1, 2], [3, 4, 5]]
        said = {"rows": rows, "hand": 2}
        banco = game(deal={"down": 4, "board": 6}, sides=[{**HIGH, "from": said}])
        # Nobody can play three aces of his hand.
        found = worths(banco, "AhAsAd2c", "Kd9s4hAcQdJs")["high"]
        assert found.category == "three_of_a_kind"

    def test_the_hand_alone(self):
        """The aces on the board help nobody."""
        alone = game(deal={"down": 5, "board": 2}, sides=[{**HIGH, "from": "hand"}])
        assert worths(alone, "KcKd9h4s2s", "AcAd")["high"].category == "one_pair"

    def test_face_down(self):
        """The highest spade in the hole; the ace lies face up."""
        sides = [HIGH, {"name": "spade", "ranking": "highest_spade", "from": "down"}]
        chicago = game(deal={"down": 3, "up": 4}, sides=sides)
        assert best(chicago, "2c9sKd/AsQs3h4h", side="spade") == "nine of spades"
        assert not worths(chicago, "2c9hKd/AsQs3h4h")["spade"].qualifies

    def test_face_down_for_a_player_who_bought(self):
        """Two cards down and five up: only two can be the spade."""
        sides = [HIGH, {"name": "spade", "ranking": "highest_spade", "from": "down"}]
        deal = {"down": 3, "up": 4, "bought": {"down": 2, "up": 5}}
        chicago = game(deal=deal, sides=sides)
        assert best(chicago, "2c9s/KsAsQs3h4h", side="spade") == "nine of spades"

    def test_more_cards_than_dealt(self):
        """A face-up four brings another card, which counts."""
        deal = {"down": 3, "up": 4, "extra": 1}
        sides = [{"name": "points", "ranking": "most_points"}, LOW]
        baseball = game(deal=deal, sides=sides)
        seven = worths(baseball, "2c9sKd/AsQs3h4h")["points"].name
        eight = worths(baseball, "2c9sKd/AsQs3h4h5h")["points"].name
        assert (seven, eight) == ("19 points", "24 points")


class TestRefused:
    """Hands that cannot be made of what is dealt."""

    def with_from(self, making, *, down=4, board=5, ranking="standard_high"):
        """The faults of a game with one side of that making."""
        sides = [{"name": "high", "ranking": ranking, "from": making}]
        return refusals(deal={"down": down, "board": board}, sides=sides)

    def test_more_of_the_hand_than_plays(self):
        """Six cards of the hand cannot make a hand of five."""
        assert self.with_from({"hand": 6}, down=7) == [("sides/0/from/hand", "bad_value")]

    def test_more_than_is_held(self):
        """Nobody holds three."""
        assert self.with_from({"hand": 3}, down=2) == [("sides/0/from/hand", "bad_value")]

    def test_more_than_the_board_has(self):
        """One of the hand and four of a board of three."""
        assert self.with_from({"hand": 1}, board=3) == [("sides/0/from/hand", "bad_value")]

    def test_a_row_beyond_the_board(self):
        """Places count from 0."""
        assert self.with_from({"rows": [[0, 1, 5]]}) == [("sides/0/from/rows", "bad_value")]

    def test_a_place_twice_in_a_row(self):
        """A card cannot pair itself."""
        assert self.with_from({"rows": [[0, 1, 1]]}) == [("sides/0/from/rows/0", "bad_value")]

    def test_too_few_cards(self):
        """Four cards make no hand of five; the shortest row decides."""
        assert self.with_from("hand") == [("sides/0", "too_few_cards")]
        rows = {"rows": [[0, 1, 2], [3]]}
        assert self.with_from(rows, down=3) == [("sides/0", "too_few_cards")]

    def test_too_few_face_down(self):
        """A player who bought the option has fewer down than the others."""
        deal = {"down": 3, "up": 4, "bought": {"down": 2, "up": 5}}
        sides = [HIGH, {"name": "hole", "ranking": "high_of_3", "from": "down"}]
        assert refusals(deal=deal, sides=sides) == [("sides/1", "too_few_cards")]

    def test_rows_where_all_cards_count(self):
        """Points are counted of everything at once."""
        assert self.with_from({"rows": [[0]]}, ranking="most_points") == [
            ("sides/0/from", "bad_value")
        ]

    @pytest.mark.parametrize("rows", [[list(range(12))] * 2, [list(range(12)), [0]]])
    def test_too_many_groups(self, rows):
        """Every row counts at its own length."""
        found = self.with_from({"rows": rows}, down=7, board=12)
        assert ("sides", "too_many_groups") in found


@pytest.mark.parametrize(
    "said",
    [
        {"from": "any"},
        {"from": "hand"},
        {"from": "down"},
        {"from": {"hand": 2}},
        {"from": {"rows": CROSS}},
        {"from": {"rows": [[0, 1, 2]], "hand": 2}},
    ],
    ids=str,
)
def test_a_making_says_itself_as_it_was_written(said):
    """What it plays as data makes it again."""
    read = game(deal={"down": 5, "board": 5}, sides=[{**HIGH, **said}])
    assert read.sides[0].making.plays() == said
