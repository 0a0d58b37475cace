"""Odd chips that go to the highest card, by rank and then by suit."""

from __future__ import annotations

from tests.table.table_talk import NO_BUTTON, TWINS, payouts, refused, tied


class TestBySuit:
    """Stud games and Dakota: the highest card by rank, then spades, hearts, diamonds, clubs."""

    def test_ace_of_spades(self):
        """Four twins: the odd chip goes to the ace of spades."""
        players = {1: TWINS[3], 2: TWINS[0], 3: TWINS[1], 4: TWINS[2]}
        assert payouts("draw-high", players, pot=101, odd_chip="high_card_by_suit") == {
            1: 26,
            2: 25,
            3: 25,
            4: 25,
        }

    def test_two_odd_chips_to_the_two_highest(self):
        """The aces of spades and hearts get one each."""
        assert payouts("draw-high", tied(1, 2, 3, 4), pot=102, odd_chip="high_card_by_suit") == {
            1: 25,
            2: 25,
            3: 26,
            4: 26,
        }

    def test_kicker_of_a_pair(self):
        """Two pairs of sevens: the highest card that plays is the ace beside them."""
        players = {1: "7c7d2h/AcJs9s5d", 2: "7h7s2s/AdJc9c5h"}
        assert payouts("seven-card-stud", players, pot=101) == {1: 50, 2: 51}

    def test_stud_looks_at_the_five_that_play(self):
        """Two straights to the six: the six of diamonds plays, the king of spades does not."""
        players = {1: "2c3dKs/4h5s6cQh", 2: "2d3cKh/4s5h6dQs"}
        assert payouts("seven-card-stud", players, pot=101) == {1: 50, 2: 51}

    def test_or_at_all_cards(self):
        """Where the house counts all seven, the king of spades has it."""
        players = {1: "2c3dKs/4h5s6cQh", 2: "2d3cKh/4s5h6dQs"}
        assert payouts("seven-card-stud", players, pot=101, odd_chip="high_card_by_suit_all") == {
            1: 51,
            2: 50,
        }

    def test_ace_is_high_in_razz(self):
        """For the odd chip the ace of spades is the highest card of a low hand."""
        players = {1: "KdQhAc/2d3h4s6h", 2: "KhQsAs/2c3d4h6c"}
        assert payouts("razz", players, pot=101) == {1: 50, 2: 51}

    def test_razz_without_aces(self):
        """Then the highest rank of the low decides: the eight of hearts."""
        players = {1: "KdKs2d/8h6d4s3h", 2: "KhKc2c/8d6c4h3d"}
        assert payouts("razz", players, pot=101) == {1: 51, 2: 50}

    def test_low_half_by_suit(self):
        """Two lows tie in Dakota: the ten of hearts plays in one, the ten of diamonds in the other."""
        players = {
            1: "KcKdKh/QsQh9c9d high",
            2: "2c3d5h/7cJcJdTh low",
            3: "2d3c5c/7dJhJsTd low",
        }
        assert payouts("dakota", players, pot=102) == {1: 51, 2: 26, 3: 25}

    def test_joker_is_lowest_by_suit(self):
        """The joker stands for an ace, yet the ace printed on a card is the higher card."""
        players = {1: "JkKsKd9c5s", 2: "KhKcAd9h5d"}
        assert payouts(
            "draw-high", players, pot=101, joker="bug", odd_chip="high_card_by_suit"
        ) == {
            1: 50,
            2: 51,
        }

    def test_wild_card_counts_as_printed(self):
        """A wild two that plays as a king is a two here."""
        players = {1: "2sKdJh9s4c", 2: "KcKhJd9d4h"}
        assert payouts("deuces-wild-draw", players, pot=101, odd_chip="high_card_by_suit") == {
            1: 50,
            2: 51,
        }

    def test_of_equal_fives_the_higher_cards_play(self):
        """Seat 1 holds three sixes for his straight: the six of spades plays."""
        players = {1: "2c3d6c/4h5s6s6h", 2: "2d3c6d/4s5hKhQs"}
        assert payouts("seven-card-stud", players, pot=101) == {1: 51, 2: 50}

    def test_next_card_where_the_highest_is_shared(self):
        """Both play the ace on the board; then the king of spades beats the king of hearts."""
        assert payouts(
            "holdem",
            {1: "Kh2c", 2: "Ks2d"},
            pot=101,
            board="AcQd9h7s3d",
            odd_chip="high_card_by_suit",
        ) == {1: 50, 2: 51}

    def test_button_decides_where_only_the_board_plays(self):
        """A royal flush on the board: no suit can tell the hands apart."""
        shared = {"pot": 101, "board": "AsKsQsJsTs", "odd_chip": "high_card_by_suit"}
        assert payouts("holdem", {1: "AcAd", 2: "2c3d"}, button=1, **shared) == {1: 50, 2: 51}
        assert refused("holdem", {1: "AcAd", 2: "2c3d"}, **shared) == NO_BUTTON

    def test_all_cards_held_decide_even_there(self):
        """The board is nobody's; the ace in the hand is."""
        assert payouts(
            "holdem",
            {1: "AcAd", 2: "2c3d"},
            pot=101,
            board="AsKsQsJsTs",
            odd_chip="high_card_by_suit_all",
        ) == {1: 51, 2: 50}

    def test_button_only_among_those_who_are_equal(self):
        """Seat 3's king plays; for the second odd chip the button tells the others apart."""
        everybody = {1: "Ac2d", 2: "Ad2c", 3: "Ah4d"}
        shared = {"board": "AsKsQsJs9h", "odd_chip": "high_card_by_suit"}
        assert payouts("holdem", everybody, pot=100, **shared) == {1: 33, 2: 33, 3: 34}
        assert payouts("holdem", everybody, pot=101, **shared) == {1: 33, 2: 34, 3: 34}
        boards = {1: "2c3d", 2: "2d3c", 3: "4h5d"}
        alike = {"board": "AsKsQsJsTs", "odd_chip": "high_card_by_suit"}
        assert payouts("holdem", boards, pot=101, button=2, **alike) == {1: 34, 2: 33, 3: 34}

    def test_suit_never_wins_a_pot(self):
        """It places odd chips only: an even pot is even."""
        assert payouts(
            "seven-card-stud", {1: "2c3dKs/4h5s6cQh", 2: "2d3cKh/4s5h6dQs"}, pot=100
        ) == {1: 50, 2: 50}
