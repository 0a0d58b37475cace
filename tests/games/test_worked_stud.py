"""Showdowns of stud games, worked by hand from their sources."""

from __future__ import annotations

from collections.abc import Mapping

from dealerapi.cards import read_cards
from dealerapi.faults import Faults
from dealerapi.games import find, rules_in_force
from dealerapi.games.wild import Around
from dealerapi.table import Settlement, settle
from tests.table.table_talk import payouts, player, refused, settled


def at_table(
    variant: str,
    hands: Mapping[int, str],
    *,
    pot: int = 100,
    upcards: str = "",
    named: str = "",
    own: Mapping[int, str] | None = None,
) -> Settlement:
    """A showdown that turns on cards face up in order, or on a rank that somebody named."""
    game, implied = find(variant)
    players = [player(seat, said) for seat, said in hands.items()]
    if own:
        players = [
            one._replace(hand=one.hand._replace(named=own[one.seat])) if one.hand else one
            for one in players
        ]
    return settle(
        game,
        players,
        rules_in_force(game, implied, Faults()),
        pot=pot,
        around=Around(upcards=read_cards(upcards), named=named),
    )


def category(found: Settlement, seat: int, side: str = "high") -> str:
    """What kind of hand a seat holds."""
    return found.hands[seat].worths[side].category


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


class TestWildRanks:
    """Ranks and given cards."""

    def test_dr_pepper(self):
        """Jacks with a four and a ten are four jacks; kings with a two are three."""
        hands = {1: "2c9hKd/KsQs3h5h", 2: "JcJd4c/Th9s6h8d"}
        found = settled("dr-pepper", hands, pot=30)
        assert dict(found.payouts) == {1: 0, 2: 30}
        assert [category(found, seat) for seat in (1, 2)] == ["three_of_a_kind", "four_of_a_kind"]

    def test_five_and_dime(self):
        """A five alone is natural; beside a ten both are wild, and the kings are four."""
        two_pair = "AcAd6d/8s8c2h3d"
        hands = {1: "5c9hKd/KsQs3h4h", 2: two_pair}
        assert payouts("ben-franklin", hands, pot=30) == {1: 30, 2: 0}
        assert payouts("five-and-dime", hands, pot=30) == {1: 0, 2: 30}
        found = settled("five-and-dime", {1: "5cThKd/KsQs3h4h", 2: two_pair}, pot=30)
        assert category(found, 1) == "four_of_a_kind"

    def test_wild_court(self):
        """Two nines with jack, queen and king are five nines, above a straight flush."""
        hands = {1: "JcQdKh/9s9h4c2d", 2: "5s6s7s/8s4s2hAd"}
        assert payouts("wild-court", hands, pot=30) == {1: 30, 2: 0}

    def test_deuces_and_one_eyed_jacks(self):
        """The jack of spades is wild, the jack of clubs is not."""
        hands = {1: "AcAdJs/9s7d4c3h", 2: "KcKdJc/9d7c4d3c"}
        found = settled("deuces-and-one-eyed-jacks", hands, pot=30)
        assert [category(found, seat) for seat in (1, 2)] == ["three_of_a_kind", "one_pair"]

    def test_chicago_murder(self):
        """The queen of spades is the third king for high, and only a queen for the spade."""
        hands = {1: "2cQs9h/KdKs3h4h", 2: "As5h6d/AcQd2h3s"}
        assert payouts("chicago-murder", hands, pot=101) == {1: 51, 2: 50}

    def test_lucky_nines(self):
        """Seven and two, five and four are wild: five kings. Nine, ace and eight: five jacks."""
        hands = {1: "2c7hKd/KsQs5h4h", 2: "9cAdJd/JsTs8h6c"}
        found = settled("lucky-nines", hands, pot=30)
        assert dict(found.payouts) == {1: 30, 2: 0}
        assert [category(found, seat) for seat in (1, 2)] == ["five_of_a_kind"] * 2

    def test_jack_two_seven(self):
        """A natural pair of sevens beats five kings."""
        hands = {1: "7c5h6d/7s8sTd3d", 2: "KcKdKs/2c2dJh4s"}
        assert payouts("j-2-7", hands, pot=30) == {1: 30, 2: 0}

    def test_kings_and_deuces(self):
        """Two twos make four queens; the king is an ace in 7-6-5-4-A, but 7-6-3-2-A is lower."""
        hands = {
            1: "2c2dKh/QsQh9d8c high",
            2: "Kc4d5h/6s7cTdJh low",
            3: "Ac2h3d/7s6h9cTs low",
        }
        found = settled("kings-and-deuces", hands, pot=101)
        assert dict(found.payouts) == {1: 51, 2: 0, 3: 50}
        assert found.hands[2].worths["low"].ranks == (7, 6, 5, 4, 1)

    def test_three_thirty_three(self):
        """Six cards: a three makes three kings of two."""
        hands = {1: "3c9hKd/KsQs4h", 2: "AcAd6d/8s8c2h"}
        assert payouts("three-thirty-three", hands, pot=30) == {1: 30, 2: 0}


class TestOwnCards:
    """What is wild depends on the hand, or on what its holder names."""

    def test_high_hole(self):
        """Both aces are wild beside eights: four of them. The kings give only a flush."""
        hands = {1: "2c9hKd/KsQs3h4h", 2: "AcAd6d/8s8c2h3d"}
        found = settled("high-hole-wild", hands, pot=30)
        assert dict(found.payouts) == {1: 0, 2: 30}
        assert [category(found, seat) for seat in (1, 2)] == ["flush", "four_of_a_kind"]

    def test_king_low_hole(self):
        """Both kings and the two are wild: with four and three of hearts a straight flush."""
        hands = {1: "2c9hKd/KsQs3h4h", 2: "AcAd6d/8s8c2h3d"}
        found = settled("king-low-hole", hands, pot=30)
        assert dict(found.payouts) == {1: 30, 2: 0}
        assert [category(found, seat) for seat in (1, 2)] == ["straight_flush", "full_house"]

    def test_misery(self):
        """The highest hole card is wild for low: 6-4-3-2-A beats 6-5-3-2-A."""
        hands = {
            1: "2c9hKd/KsQs3h4h high",
            2: "Kc5h6d/7s8s2h3d low",
            3: "Ad4cQc/7d6h3s2s low",
        }
        found = settled("misery", hands, pot=101)
        assert dict(found.payouts) == {1: 51, 2: 0, 3: 50}
        assert found.hands[2].worths["low"].ranks == (6, 5, 3, 2, 1)
        assert category(found, 1) == "three_of_a_kind"

    def test_do_ya(self):
        """The five in the hole is wild with the five face up: four kings."""
        hands = {1: "5h/5dKsKc9c", 2: "Ah/QdQsJc9d"}
        found = settled("do-ya", hands, pot=30)
        assert dict(found.payouts) == {1: 30, 2: 0}
        assert [category(found, seat) for seat in (1, 2)] == ["four_of_a_kind", "three_of_a_kind"]

    def test_happy(self):
        """Each names his own rank: two wild fours make four kings, one wild nine three aces."""
        hands = {1: "4c4hKd/KsQs3h8h", 2: "AcAd9d/8s7c5h3d"}
        found = at_table("happy", hands, own={1: "4", 2: "9"})
        assert dict(found.payouts) == {1: 100, 2: 0}
        assert [category(found, seat) for seat in (1, 2)] == ["four_of_a_kind", "three_of_a_kind"]

    def test_countdown(self):
        """Two players are left, so that twos are wild: three kings beat aces and eights."""
        hands = {1: "2c9hKd/KsQs3h4h", 2: "AcAd6d/8s8c7h3d"}
        assert dict(at_table("countdown", hands, named="2").payouts) == {1: 100, 2: 0}


class TestCardsFaceUp:
    """What is wild depends on the order of the cards face up."""

    def test_follow_the_queen(self):
        """An eight follows the queen: with five, six, seven and three it is a straight."""
        hands = {1: "2c9h8d/KsQs3h4h", 2: "Ac5h6d/7s8s2h3d"}
        found = at_table("follow-the-queen", hands, upcards="Ks7sQs8s3h2h4h3d")
        assert dict(found.payouts) == {1: 0, 2: 100}
        assert [category(found, seat) for seat in (1, 2)] == ["one_pair", "straight"]

    def test_a_later_queen_cancels(self):
        """After the second queen comes a four: eights are natural again, two of them and a four."""
        hands = {1: "8d8c9h/KsQs3h4h", 2: "Ac5h6d/7s8sQd3d"}
        found = at_table("follow-the-queen", hands, upcards="Ks7sQs8s3hQd4h3d")
        assert dict(found.payouts) == {1: 100, 2: 0}
        assert [category(found, seat) for seat in (1, 2)] == ["three_of_a_kind", "high_card"]

    def test_queen_comes_last(self):
        """Nothing follows it: a pair of eights wins. Where queens are wild, a straight does."""
        hands = {1: "8d8c9h/KsQs3h4h", 2: "Ac5h6d/7s8s2hQd"}
        upcards = "Ks7sQs8s3h2h4hQd"
        found = at_table("follow-the-queen", hands, upcards=upcards)
        assert dict(found.payouts) == {1: 100, 2: 0}
        found = at_table("rolling-queens", hands, upcards=upcards)
        assert dict(found.payouts) == {1: 0, 2: 100}

    def test_black_mariah(self):
        """A straight takes high, the queen of spades face down the other half."""
        hands = {1: "QsAc2c/KsQh3h4h", 2: "5h6d9d/7s8s2h3d"}
        found = at_table("black-mariah", hands, pot=101, upcards="Ks7sQh8s3h2h4h3d")
        assert dict(found.payouts) == {1: 50, 2: 51}

    def test_baseball(self):
        """Nine, three and two kings are four kings; the four face up has bought an eighth card."""
        hands = {1: "2c9hKd/KsQs3h4h8c", 2: "AcAdAh/7s8s2hTd"}
        assert payouts("baseball", hands, pot=30) == {1: 30, 2: 0}

    def test_baseball_has_four_fours(self):
        """Eleven cards are the most that anybody can hold."""
        hands = {1: "2c9hKd/KsQs3h4h8c4c4d4s6h", 2: "AcAdAh/7s8s2hTd"}
        assert refused("baseball", hands, pot=30) == [("players/0/cards", "wrong_card_count")]

    def test_football(self):
        """Sixes and fours are wild, threes and nines are not."""
        hands = {1: "6c4hKd/KsQs8h7h", 2: "3c9hAd/AsQh8c7d"}
        found = settled("football", hands, pot=30)
        assert [category(found, seat) for seat in (1, 2)] == ["four_of_a_kind", "one_pair"]
