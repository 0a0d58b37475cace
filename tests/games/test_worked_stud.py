"""Showdowns of stud games, worked by hand from their sources."""

from __future__ import annotations

from tests.table.table_talk import payouts, settled


class TestFiveCards:
    """Five-card stud and what houses make of it."""

    def test_five_card_stud(self):
        """A pair of kings beats a pair of nines with an ace."""
        hands = {1: "Kh/KdQs7c2h", 2: "As/Qh9d9s3c"}
        assert payouts("five-card-stud", hands, pot=40) == {1: 40, 2: 0}

    def test_soko_four_cards(self):
        """Four hearts beat four to a straight, which beats aces; the least two pair beats both."""
        flush, straight, aces = "Kh/9h6h4h2c", "8d/9s7hTc4d", "As/AhQd3s2d"
        assert payouts("soko", {1: flush, 2: straight, 3: aces}, pot=30) == {1: 30, 2: 0, 3: 0}
        assert payouts("soko", {2: straight, 3: aces}, pot=30) == {2: 30, 3: 0}
        assert payouts("soko", {1: flush, 2: "3c/3d2s2dAh"}, pot=30) == {1: 0, 2: 30}

    def test_asian_stud_flush(self):
        """With 32 cards the king-high flush beats aces full of kings."""
        hands = {1: "Kh/QhTh8h7h", 2: "As/AhAdKsKc"}
        assert payouts("asian-stud", hands, pot=30) == {1: 30, 2: 0}

    def test_asian_stud_ace_is_only_high(self):
        """T-9-8-7-A is no straight with 32 cards: a pair of sevens beats it."""
        hands = {1: "Ac/Td9h8s7c", 2: "7d/7hKsQcJd"}
        assert payouts("asian-stud", hands, pot=30) == {1: 0, 2: 30}

    def test_asian_stud_36_lowest_straight(self):
        """With 36 cards 9-8-7-6-A is a straight and beats three aces."""
        hands = {1: "Ac/9d8s7c6d", 2: "As/AhAdKsQc"}
        assert payouts("asian-stud-36", hands, pot=30) == {1: 30, 2: 0}

    def test_mexican_poker_straight_over_the_gap(self):
        """Queen, jack, seven, six, five are in sequence, and beat three aces."""
        hands = {1: "Qc/Jd7s6h5c", 2: "As/AhAdKs2c"}
        assert payouts("mexican-poker", hands, pot=30) == {1: 30, 2: 0}

    def test_mexican_poker_flush(self):
        """A flush beats a full house."""
        hands = {1: "Kh/QhJh3h2h", 2: "As/AhAd7s7c"}
        assert payouts("mexican-poker", hands, pot=30) == {1: 30, 2: 0}

    def test_mexican_poker_joker(self):
        """Face up it is an ace beside two kings; dealt face down it is the third king."""
        queens = "Qh/QdQs3c4d"
        hands = {1: "Kc/JkKd5h2s", 2: queens}
        assert payouts("mexican-poker", hands, pot=30) == {1: 0, 2: 30}
        hands = {1: "Jk/KcKd5h2s", 2: queens}
        assert payouts("mexican-poker-joker-down", hands, pot=30) == {1: 30, 2: 0}

    def test_pair_no_pair(self):
        """Kings are a pair and take high, 7-5-4-3-2 has none and takes low; high the odd chip."""
        hands = {1: "KhQs/Kd7c2h", 2: "7s5d/4h3c2s", 3: "AsAd/2c3h5c"}
        assert payouts("pair-no-pair", {1: hands[1], 2: hands[2]}, pot=101) == {1: 51, 2: 50}
        assert payouts("pair-no-pair", {1: hands[1], 3: hands[3]}, pot=101) == {1: 0, 3: 101}

    def test_second_hand(self):
        """Of aces, kings and queens the kings are second and win."""
        hands = {1: "Ah/AdQs7c2h", 2: "Kh/KdJs8c3h", 3: "Qh/QdTs9c4h"}
        assert payouts("five-card-second-hand", hands, pot=30) == {1: 0, 2: 30, 3: 0}

    def test_ghost_hand(self):
        """The table has kings: aces win, and against queens alone the pot stays."""
        hands = {1: "Ah/AdQs7c2h", 2: "Qh/QdJs9c4h"}
        board = "KcKd8h5s3c"
        assert payouts("five-card-ghost-hand", hands, board=board, pot=40) == {1: 40, 2: 0}
        hands = {1: "Jh/JdTs7c2h", 2: "Qh/QdJs9c4h"}
        assert settled("five-card-ghost-hand", hands, board=board, pot=40).carried == 40

    def test_three_out_of_five(self):
        """Of three cards a straight beats a flush, and three fives beat the straight."""
        straight, flush, threes = "9s/8d7cKh2h", "Ah/Qh4h9c2d", "5c/5d5hKs2s"
        assert payouts("three-out-of-five", {1: straight, 2: flush}, pot=30) == {1: 30, 2: 0}
        assert payouts("three-out-of-five", {1: straight, 2: threes}, pot=30) == {1: 0, 2: 30}

    def test_hawaii(self):
        """Kings over the five cards; the two nines face down are the best two."""
        hands = {1: "KhQs/Kd7c2h", 2: "9s9d/Qh5d3c"}
        assert payouts("hawaii-high-low", hands, pot=101) == {1: 51, 2: 50}


class TestLows:
    """Seven cards for the low hand, alone or beside another."""

    def test_deuce_to_seven_razz(self):
        """From ace to eight without a six: 7-5-4-3-2, without the ace, beats an eight."""
        hands = {1: "Ac2d3h/4s5c7d8h", 2: "2c3d4h/6s8c9dKh"}
        assert payouts("2-7 razz", hands, pot=30) == {1: 30, 2: 0}

    def test_deuce_to_seven_razz_straight(self):
        """6-5-4-3-2 is a straight, so that Q-5-4-3-2 plays and loses to an eight."""
        hands = {1: "2s3c4d/5h6sKcQd", 2: "2c3d4h/6c8c9dKh"}
        assert payouts("2-7 razz", hands, pot=30) == {1: 0, 2: 30}

    def test_london_lowball_wheel(self):
        """5-4-3-2-A is a straight here, so that 6-4-3-2-A is better; in razz it is the best."""
        hands = {1: "Ac2d3h/4s5cKdQh", 2: "Ad2c3s/4h6c9dTh"}
        assert payouts("london-lowball", hands, pot=30) == {1: 0, 2: 30}
        assert payouts("razz", hands, pot=30) == {1: 30, 2: 0}

    def test_razzdugi(self):
        """The wheel wins low and the odd chip; 8-6-4-2 of four suits beats K-Q-5-A."""
        hands = {1: "As2s3s/4s5cKdQh", 2: "2h4d6c/8s9sTsJs"}
        assert payouts("razzdugi", hands, pot=101) == {1: 51, 2: 50}

    def test_razzdeucy(self):
        """7-5-4-3-2, and 5-4-3-2 of four suits, which is the best where the ace is high."""
        hands = {1: "2s3h4d/5c7sKdAh", 2: "As2h3c/4c6d8dTd"}
        assert payouts("razzdeucy", hands, pot=101) == {1: 101, 2: 0}


class TestHighLow:
    """Seven cards both ways."""

    def test_stud_eight(self):
        """Kings win high with the odd chip, 6-5-3-2-A low."""
        hands = {1: "2c9hKd/KsQs3h4h", 2: "Ac5h6d/7s8s2h3d", 3: "JcJd4c/Th9s6h2d"}
        assert payouts("stud-8", hands, pot=101) == {1: 51, 2: 50, 3: 0}

    def test_no_qualifier(self):
        """9-8-6-5-2 wins low without a qualifier; with eight or better it wins nothing."""
        hands = {1: "KcKd9h/9s7d4c3h", 2: "QhTd9c/8s6c5d2h"}
        assert payouts("stud-high-low-regular", hands, pot=101) == {1: 51, 2: 50}
        assert payouts("stud-8", hands, pot=101) == {1: 101, 2: 0}

    def test_stud_eight_and_trips(self):
        """Two pair is not enough for high: the low takes the whole pot."""
        hands = {1: "KcKd9h/9s7d4c3h high", 2: "Ac5h6d/7s8s2h3d low"}
        assert payouts("stud-eight-and-trips", hands, pot=101) == {1: 0, 2: 101}

    def test_zeda(self):
        """A low of eight or better takes all; a nine does not, and the high hand does."""
        kings = "KcKdKh/9s7d4c3h high"
        hands = {1: kings, 2: "Ac5h6d/7s8s2h3d low"}
        assert payouts("zeda", hands, pot=90) == {1: 0, 2: 90}
        hands = {1: kings, 2: "QhTd9c/8s6c5d2h low"}
        assert payouts("zeda", hands, pot=90) == {1: 90, 2: 0}


class TestCardsFaceDown:
    """Games in which a card face down takes a part."""

    def test_low_chicago(self):
        """The two of spades is the best, the ace the worst."""
        hands = {1: "2s9hKd/Qs7c4h3d", 2: "AsAcAd/8s6h5c2h"}
        assert payouts("low-chicago", hands, pot=101) == {1: 50, 2: 51}

    def test_low_chicago_face_up(self):
        """Face up the two does not count: the ace is the only spade face down."""
        hands = {1: "9hKdJc/2sQs7c4h", 2: "AsAcAd/8s6h5c2h"}
        assert payouts("low-chicago", hands, pot=101) == {1: 0, 2: 101}

    def test_high_san_francisco(self):
        """The king of hearts face down beats the ace face up."""
        hands = {1: "Kh8c3d/9s7c5d2s", 2: "QhAcAd/Ah8s6s4c"}
        assert payouts("high-san-francisco", hands, pot=101) == {1: 50, 2: 51}

    def test_chicago_declared(self):
        """Who declares both and loses to four sevens has nothing; the jack is the next spade."""
        hands = {
            1: "AsKhKd/KsQs3h4h both",
            2: "7c7d7h/7s8s2h3d high",
            3: "JsJd4c/Th9s6h2d spade",
        }
        assert payouts("chicago-declared", hands, pot=101) == {1: 0, 2: 51, 3: 50}

    def test_witch(self):
        """Half for three aces, half for the queen of spades face down; else all for the aces."""
        hands = {1: "2cQsKd/Ks9h3h4h", 2: "Ac5h6d/AhAd2h3d"}
        assert payouts("witch", hands, pot=101) == {1: 50, 2: 51}
        hands = {1: "2cQcKd/Ks9h3h4h", 2: "Ac5h6d/AhAd2h3d"}
        assert payouts("witch", hands, pot=101) == {1: 0, 2: 101}

    def test_mariah(self):
        """Three kings and the ace of spades take all; where they part, the pot stays."""
        hands = {1: "AsKhKd/KsQs3h4h", 2: "Ac5h6d/7s8s2h3d"}
        assert payouts("mariah", hands, pot=100) == {1: 100, 2: 0}
        hands = {1: "AsQh7d/6s5c3h2h", 2: "KhKd9c/8s7c6h4h"}
        assert settled("mariah", hands, pot=100).carried == 100

    def test_studjack(self):
        """Ten, king and ace face down are 21; kings up take the high half."""
        hands = {1: "ThAsKc/2c3d4h8s", 2: "9c9d2s/KdKhQcJd"}
        assert payouts("studjack", hands, pot=101) == {1: 50, 2: 51}

    def test_studjack_over(self):
        """Ten, nine and king face down are over 21, so that 16 is enough."""
        hands = {1: "Th9sKc/KsKd4h8s", 2: "AcJd5d/9h7h3c2s"}
        assert payouts("studjack", hands, pot=101) == {1: 51, 2: 50}


class TestOtherWinners:
    """Games in which the best five cards are not what wins."""

    def test_second_hand_high(self):
        """Three aces, two pair, a pair: the two pair win."""
        hands = {1: "AcAdAh/9s7d4c3h", 2: "KcKd9h/9d7c4d3c", 3: "QcQdTh/8s6d5c2h"}
        assert payouts("second-hand-high", hands, pot=30) == {1: 0, 2: 30, 3: 0}

    def test_sevens_take_all(self):
        """A pair of sevens beats kings full, and two such pairs divide the pot."""
        hands = {1: "7c5h6d/7s8s2hTd", 2: "KcKdKh/QsQh2c3c"}
        assert payouts("sevens-take-all", hands, pot=30) == {1: 30, 2: 0}
        hands[2] = "7d7hAh/QsQh2c3c"
        assert payouts("sevens-take-all", hands, pot=30) == {1: 15, 2: 15}

    def test_spot_stud(self):
        """1+2+2+9+8+7+6 are 35 spots, three tens with 5+4+3+2 are 44."""
        hands = {1: "AcKdQh/9s8s7s6s", 2: "TcTdTh/5s4s3s2s"}
        assert payouts("spot-stud", hands, pot=30) == {1: 0, 2: 30}
