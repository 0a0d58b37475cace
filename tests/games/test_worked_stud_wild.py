"""Showdowns of stud games with wild cards, worked by hand from their sources."""

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
