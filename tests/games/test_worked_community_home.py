"""Worked showdowns of community, pass-and-roll and home games, checked by hand with the source.

The boards are those that each game's notes describe; 100 chips are in every pot.
"""

from __future__ import annotations

from tests.table.table_talk import payouts, settled


def paid(variant: str, *hands: str, board: str = "") -> list[int]:
    """What the seats are paid out of 100, in order; seat 1 is left of the button."""
    seats = dict(enumerate(hands, 1))
    return list(payouts(variant, seats, pot=100, button=len(hands), board=board).values())


def category(variant: str, hand: str, board: str) -> str:
    """What the high hand of one player is."""
    found = settled(variant, {1: hand, 2: "folded"}, pot=100, board=board)
    return found.hands[1].worths["high"].category


class TestOneBoard:
    """Hold'em and Omaha relatives."""

    def test_crazy_pineapple_hi_lo(self):
        """BARGE: three kings win high, 7-5-3-2-A is a low of eight or better."""
        assert paid("crazy-pineapple-hi-lo", "As2c", "KhKc", board="3s5h7cKdQd") == [50, 50]

    def test_greek_holdem_plays_both_cards(self):
        """Database: the three must play beside the ten, so no royal flush: twos are enough."""
        board = "AhKhQhJh2c"
        assert paid("greek-holdem", "Th3s", "2d4s", board=board) == [0, 100]
        assert paid("texas-holdem", "Th3s", "2d4s", board=board) == [100, 0]

    def test_nebraska_plays_three_of_the_hand(self):
        """Database: 3-4 with 5-6-7 is an Omaha straight; in Nebraska the nines must do."""
        hand, board = "9c9d3s4s", "9s5h6h7dKc"
        assert category("omaha", hand, board) == "straight"
        assert category("nebraska", hand, board) == "three_of_a_kind"
        assert paid("nebraska", hand, "KdQhJh2s", board=board) == [100, 0]

    def test_short_deck_flush_beats_full_house(self):
        """BARGE: an ace-high flush beats kings full of nines."""
        board = "6h9hKhKd9s"
        assert paid("short-deck-holdem", "AhTh", "KcQd", board=board) == [100, 0]

    def test_short_deck_wheel(self):
        """BARGE: 9-8-7-6-A is a straight and beats three kings."""
        assert paid("short-deck-holdem", "As9c", "KsKh", board="6s7d8hKcQd") == [100, 0]

    def test_manila_ace_is_never_low(self):
        """Wikipedia: T-9-8-7-A is no straight; kings alone lose to kings and queens."""
        assert paid("manila", "As7d", "QhQs", board="Ts9d8cKhKd") == [0, 100]

    def test_royal_holdem_ranks_as_usual(self):
        """Wikipedia: of the twenty cards a full house still beats a straight."""
        assert paid("royal-holdem", "AsAh", "QcTd", board="TcJdQhQsKs") == [0, 100]

    def test_omaha_spade(self):
        """Database: aces and nines win high; the three is the lowest spade held, not the board's."""
        hands = ("5s6dAhAc", "3s4hKdKc")
        assert paid("omaha-spade", *hands, board="2s9d9cJh7s") == [50, 50]

    def test_big_o(self):
        """BARGE: three kings win high, A-2 with 4-6-8 the low."""
        hands = ("AhAd2c9c9s", "KdKhJsTs5c")
        assert paid("big-o", *hands, board="4s6d8hKcQd") == [50, 50]


class TestOtherBoards:
    """Boards with a shape."""

    def test_cincinnati_low_wild(self):
        """Database: the three on the board is lowest; with three threes wild, kings beat nines."""
        board = "3c9dKh7sJd"
        hands = ("3h3dKsQc2c", "9s9c9hTcTd")
        assert category("cincinnati-low-wild", hands[0], board) == "five_of_a_kind"
        assert category("cincinnati-low-wild", hands[1], board) == "five_of_a_kind"
        assert paid("cincinnati-low-wild", *hands, board=board) == [100, 0]

    def test_iron_cross_plays_one_arm(self):
        """Pagat: the ace is on one arm, the nines on the other: queens full beat three aces."""
        board = "Ah9cKh9dQh"
        assert category("iron-cross", "AdAs8c4d2s", board) == "three_of_a_kind"
        assert paid("iron-cross", "AdAs8c4d2s", "QcQd5s6c7h", board=board) == [0, 100]

    def test_criss_cross_centre_is_wild(self):
        """oinc.net: fives are wild by the centre; five kings beat four aces."""
        hands = ("5sKdKh3c", "AsAhAdJc")
        assert paid("criss-cross", *hands, board="2c7hJdKs5d") == [100, 0]

    def test_elevator_stops_at_one_floor(self):
        """wardbaxter.com: two outer aces are on different floors; eights full win in the middle."""
        board = "As8c2d3cAh9dAc"
        assert category("elevator", "Ad5h6h7h", board) == "three_of_a_kind"
        assert paid("elevator", "Ad5h6h7h", "8h8d4s4c", board=board) == [0, 100]

    def test_banco_diagonal(self):
        """Game configurations: T-J-Q of hearts lie on a diagonal: with A-K a royal flush."""
        board = "Th2c3d4cJh5s6d7sQh"
        assert category("banco", "KhAh2s2d", board) == "straight_flush"
        assert paid("banco", "KhAh2s2d", "JsJd9c9s", board=board) == [100, 0]

    def test_murder_takes_one_card_of_each_row(self):
        """BARGE: two aces in one row give three aces, not four; nobody has a low."""
        board = "AsAhKcQs7d8d9c2h4s5d6hJc"
        assert category("murder", "AdAc9d9h", board) == "three_of_a_kind"
        assert paid("murder", "AdAc9d9h", "KdKh3s3c", board=board) == [100, 0]

    def test_chowaha_top_flop_and_lower_turn_do_not_meet(self):
        """BARGE: K-Q above and the jack below make no royal flush: a pair loses to three twos."""
        board = "KhQh2s3c7d8s4d9c9s5sJh6c"
        assert category("chowaha", "AhTh", board) == "one_pair"
        assert paid("chowaha", "AhTh", "2c2d", board=board) == [0, 100]

    def test_double_board_holdem(self):
        """PokerNews: three nines win the first board, the straight to the ace the second."""
        board = "Ac3dQs4h9cKcJdTh8s4c"
        assert paid("double-board-holdem", "AhQd", "9d9h", board=board) == [50, 50]

    def test_mango_madness(self):
        """Database: the best hand on either board, here the straight, takes everything."""
        board = "Ac3dQs4h9cKcJdTh8s4c"
        assert paid("mango-madness", "AhQd", "9d9h", board=board) == [100, 0]


class TestPassAndRoll:
    """Hands as they are after the passing."""

    def test_howdy_doody(self):
        """Database: threes make four aces for high, the king makes 6-4-3-2-A for low."""
        hands = ("3s3dAhAc9d high", "KsKdKh7c7d high", "Kc6h4d2cAs low", "7s5h4h2dAd low")
        assert paid("howdy-doody", *hands) == [50, 0, 50, 0]

    def test_anaconda_high_low_both(self):
        """Encyclopedia: ace to six, a flush is no low hand, so declaring both with it fails."""
        hands = ("7s5s4s3s2s both", "7d5h4h3h2d low", "KsKdQhQc9d high")
        assert paid("anaconda-high-low", *hands) == [0, 50, 50]

    def test_roll_your_own_low_hole(self):
        """gambiter.com: fours wild make four kings, the nine wild makes four aces."""
        hands = ("4c9hKd/4hKsQs2d", "AsAh9d/AcKcJd5h")
        assert paid("roll-your-own-low-hole", *hands) == [0, 100]


class TestHome:
    """Guts and other home games."""

    def test_two_card_guts(self):
        """Pagat: any pair beats no pair; A-K beats A-Q."""
        assert paid("two-card-guts", "AsKd", "2h2c", "AhQd") == [0, 100, 0]
        assert paid("two-card-guts", "AsKd", "AhQd") == [100, 0]

    def test_three_card_guts_and_the_drop(self):
        """A straight beats a flush in guts (gamerules.com); in the drop neither counts."""
        hands = ("9s8d7c", "AsKs2s")
        assert paid("three-card-guts", *hands) == [100, 0]
        assert paid("the-drop", *hands) == [0, 100]

    def test_three_card_low_guts(self):
        """Database: straights do not count and the ace is low: 3-2-A beats 4-3-2."""
        assert paid("three-card-low-guts", "4s3d2c", "Ac2d3h") == [0, 100]

    def test_baseball_guts_fourth_card(self):
        """Database: the four brought a card; the nine is wild: three eights beat two aces."""
        assert paid("baseball-guts", "4c9s8d8h", "AsAdQc") == [100, 0]

    def test_beat_the_deck_table_wins(self):
        """Database: kings on the table beat everybody, so that the pot stays."""
        found = settled(
            "beat-the-deck", {1: "QsQd2c", 2: "AhJd9c"}, pot=100, button=2, board="KsKd3h"
        )
        assert found.carried == 100
        assert dict(found.payouts) == {1: 0, 2: 0}

    def test_bullet_three_threes(self):
        """Database: three threes beat three aces, wild or not."""
        assert paid("bullet", "AsAdAh", "3s3d3h", board="2c7d8h") == [0, 100]

    def test_three_five_seven(self):
        """Database: with seven cards sevens are wild: four aces beat four kings."""
        assert paid("three-five-seven", "7s7dAhAc2d5c9h", "KsKdKh7c4c4d8s") == [100, 0]

    def test_three_five_seven_of_three_cards(self):
        """Database: with three cards threes are wild: three fours beat two aces."""
        assert paid("three-five-seven-three-cards", "3s4d4h", "AsAdKh") == [100, 0]

    def test_seven_twenty_seven_both_ways(self):
        """gambiter.com: five with two aces is seven and twenty-seven at once."""
        assert paid("seven-twenty-seven", "5h/AsAd", "Tc/9hKd", "6c/QsJs") == [75, 0, 25]

    def test_seven_twenty_seven_below_beats_above(self):
        """mypokerhomegame.com: six and a half beats seven and a half; that is nearer to 27."""
        assert paid("seven-twenty-seven", "6c/Kd", "7c/Qd") == [50, 50]

    def test_indian_poker_equal_cards_share(self):
        """Pagat: suits have no order."""
        assert paid("indian-poker", "As", "Kc", "Ad") == [50, 0, 50]

    def test_seven_deuce(self):
        """Custom of the house: seven-two beats a pair of aces."""
        assert paid("seven-deuce", "AsAd", "7h2c") == [0, 100]

    def test_second_best(self):
        """Custom of the house: three queens are best, so two pair takes the pot."""
        assert paid("second-best", "QsQdQh4c2d", "8c8d5h5sAd", "KsKdJh9c3c") == [0, 100, 0]
