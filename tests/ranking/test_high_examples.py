"""High hands: the natural ones, and every worked example of the rules with wild cards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dealerapi.ranking import STANDARD_HIGH, Worth
from tests.ranking.valued import five, high, plays_as

BEST_TO_WORST = (
    ("AsKsQsJsTs", "straight_flush", "royal flush", "A K Q J T"),
    ("9h8h7h6h5h", "straight_flush", "nine-high straight flush", "9 8 7 6 5"),
    ("5d4d3d2dAd", "straight_flush", "five-high straight flush", "5 4 3 2 1"),
    ("AsAhAdAc2s", "four_of_a_kind", "four aces, two kicker", "A A A A 2"),
    ("6s6h6d6c5s", "four_of_a_kind", "four sixes, five kicker", "6 6 6 6 5"),
    ("KsKhKd9c9d", "full_house", "kings full of nines", "K K K 9 9"),
    ("QsQhQdAcAd", "full_house", "queens full of aces", "Q Q Q A A"),
    ("AhJh8h3h2h", "flush", "ace-high flush, jack-eight-three-two", "A J 8 3 2"),
    ("7c5c4c3c2c", "flush", "seven-high flush, five-four-three-two", "7 5 4 3 2"),
    ("AsKdQhJcTs", "straight", "ace-high straight", "A K Q J T"),
    ("6s5d4h3c2s", "straight", "six-high straight", "6 5 4 3 2"),
    ("As5d4h3c2s", "straight", "five-high straight", "5 4 3 2 1"),
    ("7s7h7d3c2s", "three_of_a_kind", "three sevens, three-two kickers", "7 7 7 3 2"),
    ("KsKhQdQcTs", "two_pair", "two pair, kings and queens, ten kicker", "K K Q Q T"),
    ("KsKh2d2cAs", "two_pair", "two pair, kings and twos, ace kicker", "K K 2 2 A"),
    ("AsAh4d3c2s", "one_pair", "pair of aces, four-three-two kickers", "A A 4 3 2"),
    ("2s2hKdQcTs", "one_pair", "pair of twos, king-queen-ten kickers", "2 2 K Q T"),
    ("AsKdQhJc9s", "high_card", "ace high, king-queen-jack-nine", "A K Q J 9"),
    ("7s5d4h3c2s", "high_card", "seven high, five-four-three-two", "7 5 4 3 2"),
)


def ranks(hand: Worth) -> str:
    """The ranks as played, an ace that plays low as 1."""
    return " ".join("-123456789TJQKA"[rank] for rank in hand.ranks)


class TestNaturalHands:
    @pytest.mark.parametrize(("cards", "category", "name", "played"), BEST_TO_WORST)
    def test_category_name_and_ranks(self, cards: str, category: str, name: str, played: str):
        """Each kind of hand is called what a dealer calls it, its ranks in order of weight."""
        hand = high(cards)
        assert (hand.category, hand.name, ranks(hand)) == (category, name, played)
        assert plays_as(hand) == {}

    def test_the_order_of_hands(self):
        """The list above is from best to worst, and no two of its hands tie."""
        strengths = [high(cards).strength for cards, *_ in BEST_TO_WORST]
        assert all(better > worse for better, worse in pairwise(strengths))

    def test_suits_never_break_ties(self):
        """The same ranks in other suits are worth exactly as much."""
        assert high("AsKs9s5s2s").strength == high("AcKc9c5c2c").strength
        assert high("KsKhQdJcTs").strength == high("KdKcQhJsTc").strength

    def test_no_straight_around_the_corner(self):
        """An ace ends a straight: 3-2-A-K-Q is ace high."""
        assert high("3s2dAhKcQs").category == "high_card"

    @pytest.mark.parametrize(
        ("cards", "name", "played"),
        [
            ("AsKsQsJsTs9s8s", "royal flush", "As Ks Qs Js Ts"),
            ("AsAhAdKcKdKh2s", "aces full of kings", "As Ah Ad Kh Kd"),
            ("2s2h3s3h4s4hAd", "two pair, fours and threes, ace kicker", "4s 4h 3s 3h Ad"),
            ("As2d3h4c5s6dKh", "six-high straight", "6d 5s 4c 3h 2d"),
            ("As2d3h4c5sKdKh", "five-high straight", "5s 4c 3h 2d As"),
            ("AhJh8h3h2hAsAd", "ace-high flush, jack-eight-three-two", "Ah Jh 8h 3h 2h"),
            ("9c7d6h4s3d2cAc", "ace high, nine-seven-six-four", "Ac 9c 7d 6h 4s"),
        ],
    )
    def test_the_best_five_of_seven(self, cards: str, name: str, played: str):
        """Of seven cards the best five play, shown in order of weight."""
        hand = high(cards)
        assert (hand.name, five(hand)) == (name, played)


class TestDieGames:
    """OPR-605, article 2: the two worked examples and their variations."""

    def test_low_die_four_sixes(self):
        """Wild ace and twos join the six: four sixes with a five."""
        hand = high("Ac6h5d2s2d", wild="Ac2s2d")
        assert (hand.category, hand.name) == ("four_of_a_kind", "four sixes, five kicker")
        assert five(hand) == "6h Ac 2s 2d 5d"
        assert plays_as(hand) == {"Ac": "6s", "2s": "6d", "2d": "6c"}

    def test_low_die_suited_six_and_five(self):
        """With the six and the five of one suit, a straight flush is better; nine high is best."""
        hand = high("Ac6h5h2s2d", wild="Ac2s2d")
        assert hand.name == "nine-high straight flush"
        assert set(plays_as(hand).values()) == {"9h", "8h", "7h"}
        assert hand.strength > high("Ac6h5d2s2d", wild="Ac2s2d").strength

    def test_high_die_four_aces(self):
        """Wild six and fives join the ace: four aces with a two."""
        hand = high("6hAs5d5c2h", wild="6h5d5c")
        assert (hand.category, hand.name) == ("four_of_a_kind", "four aces, two kicker")
        assert five(hand) == "As 6h 5d 5c 2h"
        assert set(plays_as(hand).values()) == {"Ah", "Ad", "Ac"}

    def test_high_die_suited_ace_and_two(self):
        """With the ace and the two of one suit: a straight flush, five high."""
        hand = high("6hAs5d5c2s", wild="6h5d5c")
        assert (hand.name, hand.ranks) == ("five-high straight flush", (5, 4, 3, 2, 1))
        assert set(plays_as(hand).values()) == {"5s", "4s", "3s"}

    def test_four_aces_beside_a_six(self):
        """Low-Die: one partner rank and four wild cards are five of a kind."""
        hand = high("6hAsAhAdAc", wild="AsAhAdAc")
        assert (hand.category, hand.name) == ("five_of_a_kind", "five sixes")
        assert hand.ranks == (6,) * 5


class TestWildCards:
    @pytest.mark.parametrize(
        ("cards", "wild", "name"),
        [
            ("KsQd9h5c2s", "2s", "pair of kings, queen-nine-five kickers"),
            ("KsKd9h5c2s", "2s", "three kings, nine-five kickers"),
            ("KsKd9h9c2s", "2s", "kings full of nines"),
            ("9s8d7h6c2s", "2s", "ten-high straight"),
            ("AsKdQhJc2s", "2s", "ace-high straight"),
            ("As5d4h3c2s", "2s", "five-high straight"),
            ("9s7d6h2c2s", "2c2s", "ten-high straight"),
            ("Kh9h5h4h2s", "2s", "ace-high flush, king-nine-five-four"),
            ("AhKhQhJh2s", "2s", "royal flush"),
            ("KsKdKh5c2s", "2s", "four kings, five kicker"),
            ("KsKdKhKc2s", "2s", "five kings"),
            ("As2c2d2h2s", "2c2d2h2s", "five aces"),
            ("AhKhJk2c2s", "Jk2c2s", "royal flush"),
            ("KsQd9h5c2s", "Ks", "pair of queens, nine-five-two kickers"),
        ],
    )
    def test_a_wild_card_is_whichever_card_serves_best(self, cards: str, wild: str, name: str):
        """Any card not in the hand, or one that makes five of a kind."""
        assert high(cards, wild=wild).name == name

    def test_wild_cards_alone(self):
        """Five wild cards are five aces, or a royal flush where that does not count."""
        assert high("2c2d2h2sJk", wild="2c2d2h2sJk").name == "five aces"
        not_counted = high("2c2d2h2sJk", wild="2c2d2h2sJk", five_of_a_kind="not_counted")
        assert not_counted.name == "royal flush"

    def test_a_flush_takes_the_highest_card_that_it_lacks(self):
        """A-K-9-3 of a suit and a wild card: a queen of that suit."""
        hand = high("AhKh9h3h2s", wild="2s")
        assert hand.name == "ace-high flush, king-queen-nine-three"
        assert plays_as(hand) == {"2s": "Qh"}

    def test_natural_and_wild_tie(self):
        """Three kings are three kings, with a wild card or without."""
        assert high("KsKd2s9h5c", wild="2s").strength == high("KsKdKh9h5c").strength

    def test_seven_cards_with_wild_cards(self):
        """The best five of seven, wild cards where they help most."""
        assert high("2c9hKdKsQs3h4h", wild="2c").name == "three kings, queen-nine kickers"
        assert high("2c2dKdKsQsQhJh", wild="2c2d").name == "four kings, queen kicker"
        assert high("4s4d8s7s6sKdKh", wild="4s4d").name == "ten-high straight flush"


class TestFiveOfAKind:
    """OPR-605 1.3 and the house rule that goes by its name."""

    FIVE_TWOS = ("2c2d3c3d3h", "3c3d3h")
    ROYAL = "AsKsQsJsTs"
    FOUR_ACES = "AsAhAdAcKs"
    LOW_STRAIGHT_FLUSH = "5d4d3d2dAd"

    def five_twos(self, value: str) -> Worth:
        """Five twos under one value of the house rule."""
        return high(self.FIVE_TWOS[0], wild=self.FIVE_TWOS[1], five_of_a_kind=value)

    def royal(self, value: str, cards: str = ROYAL, wild: str = "") -> Worth:
        """A royal flush under one value of the house rule."""
        return high(cards, wild=wild, five_of_a_kind=value)

    def test_highest(self):
        """Five of a kind beats everything, a royal flush too."""
        assert self.five_twos("highest").category == "five_of_a_kind"
        assert self.five_twos("highest").strength > self.royal("highest").strength

    def test_below_natural_royal(self):
        """Only a royal flush without help from a wild card beats it."""
        value = "below_natural_royal"
        wild_royal = self.royal(value, "AsKsQsJs3c", "3c")
        assert wild_royal.name == "royal flush"
        assert self.royal(value).strength > self.five_twos(value).strength > wild_royal.strength

    def test_a_wild_card_as_printed_is_natural(self):
        """A royal flush whose wild king is the king of that suit is a natural one."""
        value = "below_natural_royal"
        assert self.royal(value, wild="Ks").strength == self.royal(value).strength
        other_king = self.royal(value, "AsKhQsJsTs", "Kh")
        assert other_king.name == "royal flush"
        assert other_king.strength < self.royal(value).strength

    def test_below_straight_flush(self):
        """Above four of a kind, under every straight flush."""
        value = "below_straight_flush"
        lowest = high(self.LOW_STRAIGHT_FLUSH, five_of_a_kind=value)
        aces = high(self.FOUR_ACES, five_of_a_kind=value)
        assert self.five_twos(value).category == "five_of_a_kind"
        assert lowest.strength > self.five_twos(value).strength > aces.strength

    def test_below_straight_flush_the_better_hand_plays(self):
        """Cards that make both play the straight flush."""
        cards, wild = "9s3c3d3h3s", "3c3d3h3s"
        assert high(cards, wild=wild, five_of_a_kind="highest").name == "five nines"
        below = high(cards, wild=wild, five_of_a_kind="below_straight_flush")
        assert below.name == "king-high straight flush"

    def test_not_counted(self):
        """The cards make their best other hand."""
        assert high("KsKdKhKc2s", wild="2s", five_of_a_kind="not_counted").name == (
            "four kings, ace kicker"
        )
        assert self.five_twos("not_counted").name == "four twos, ace kicker"

    @pytest.mark.parametrize(
        "value", ["highest", "below_natural_royal", "below_straight_flush", "not_counted"]
    )
    def test_natural_hands_keep_their_order(self, value: str):
        """The rule moves nothing else."""
        strengths = [high(cards, five_of_a_kind=value).strength for cards, *_ in BEST_TO_WORST]
        assert all(better > worse for better, worse in pairwise(strengths))


class TestDoubleAceFlush:
    """A house rule that few play: a wild card in a flush may be a second ace."""

    def test_off(self):
        """A-W-9-5-2 of a suit is ace-king-nine-five-two, and loses to A-K-Q-T-8."""
        hand = high("AhJk9h5h2h", wild="Jk")
        assert hand.name == "ace-high flush, king-nine-five-two"
        assert hand.strength < high("AsKsQsTs8s").strength

    def test_on(self):
        """With the rule it is ace-ace-nine-five-two, and wins."""
        hand = high("AhJk9h5h2h", wild="Jk", double_ace_flush="true")
        assert (hand.name, hand.ranks) == (
            "ace-high flush, ace-nine-five-two",
            (14, 14, 9, 5, 2),
        )
        assert plays_as(hand) == {"Jk": "Ah"}
        assert hand.strength > high("AsKsQsTs8s", double_ace_flush="true").strength

    def test_ace_ace_king_nine_three(self):
        """Two aces and a king, from one ace and one wild card."""
        hand = high("AhKh9h3h2s", wild="2s", double_ace_flush="true")
        assert hand.ranks == (14, 14, 13, 9, 3)

    def test_a_straight_flush_is_better_still(self):
        """The rule touches flushes only."""
        assert high("9h8h7h6h2s", wild="2s", double_ace_flush="true").name == (
            "ten-high straight flush"
        )

    def test_a_bug_is_the_highest_card_missing(self):
        """The joker's own source says what it is in a flush, whatever the house says."""
        hand = high("AhJk9h5h2h", bug="Jk", double_ace_flush="true")
        assert hand.name == "ace-high flush, king-nine-five-two"


class TestNaturalBeatsWild:
    def test_fewer_wild_cards_win_between_equals(self):
        """Three kings: none wild, one wild, two wild, best to worst."""
        house = {"natural_beats_wild": "true"}
        none = high("KsKdKh9h5c", **house)
        one = high("KsKd2s9h5c", wild="2s", **house)
        two = high("Ks2d2s9h5c", wild="2s2d", **house)
        assert none.name == one.name == two.name
        assert none.strength > one.strength > two.strength

    def test_rank_comes_first(self):
        """A better hand with wild cards beats a natural one that is worse."""
        house = {"natural_beats_wild": "true"}
        assert high("KsKd2sTh5c", wild="2s", **house).strength > (
            high("KsKdKh9h5c", **house).strength
        )

    def test_a_wild_card_as_printed_is_natural(self):
        """A wild king that plays as a king counts as no wild card."""
        house = {"natural_beats_wild": "true"}
        assert high("KsKdKh9h5c", wild="Kh", **house).strength == (
            high("KsKdKh9h5c", **house).strength
        )

    def test_the_five_with_fewest_wild_cards_counts(self):
        """Of equal fives in one hand the most natural one plays."""
        hand = high("AsKsQsJsTsKh3d", wild="Kh", natural_beats_wild="true")
        assert five(hand) == "As Ks Qs Js Ts"
        assert hand.strength == high("AhKhQhJhTh", natural_beats_wild="true").strength


def test_the_five_of_a_royal_flush_with_a_wild_card():
    """They play whether or not a natural one would be worth more."""
    hand = high("AsKsQsJs2c9d9h", "2c", five_of_a_kind="below_natural_royal")
    assert (hand.name, five(hand)) == ("royal flush", "As Ks Qs Js 2c")


@pytest.mark.parametrize(
    ("cards", "category", "above"),
    [
        ("KsKd9h5c2s", "high_card", True),
        ("KsKd9h5c2s", "one_pair", False),
        ("KsKd9h5c2s", "two_pair", False),
        ("KsKd9h9c2s", "one_pair", True),
        ("AsKsQsJsTs", "three_pair", False),
    ],
)
def test_above_a_category(cards: str, category: str, above: bool):
    """Two pair are above a pair; nothing is above what the ranking does not have."""
    hand = high(cards)
    assert STANDARD_HIGH.above(hand.strength, category) is above


class TestBug:
    """Robert's Rules, the joker in Draw High: an ace, or what completes straight or flush."""

    @pytest.mark.parametrize(
        ("cards", "name"),
        [
            ("KsKdJk5h2c", "pair of kings, ace-five-two kickers"),
            ("8s8d5h5cJk", "two pair, eights and fives, ace kicker"),
            ("AsAdJk9h4c", "three aces, nine-four kickers"),
            ("AsKdJk9h4c", "pair of aces, king-nine-four kickers"),
            ("QsTdJk9h4c", "ace high, queen-ten-nine-four"),
            ("AsAdKhKcJk", "aces full of kings"),
            ("KsKdKhAcJk", "kings full of aces"),
            ("KsKdKh5cJk", "three kings, ace-five kickers"),
            ("KsKdKhKcJk", "four kings, ace kicker"),
            ("AsAdAh5cJk", "four aces, five kicker"),
            ("7s6d5h4cJk", "eight-high straight"),
            ("7s6dJk4c3h", "seven-high straight"),
            ("AsKdQhJcJk", "ace-high straight"),
            ("5s4d3h2cJk", "six-high straight"),
            ("As4d3h2cJk", "five-high straight"),
            ("Kh9h5h4hJk", "ace-high flush, king-nine-five-four"),
            ("AhKh9h3hJk", "ace-high flush, king-queen-nine-three"),
            ("AhKhQhJhJk", "royal flush"),
            ("9h8h7h6hJk", "ten-high straight flush"),
            ("9h8h6h5hJk", "nine-high straight flush"),
            ("5h4h3h2hJk", "six-high straight flush"),
            ("AsAdAhAcJk", "five aces"),
        ],
    )
    def test_what_the_joker_is(self, cards: str, name: str):
        """Never a pair but of aces; in a flush the highest card missing; else whatever is best."""
        assert high(cards, bug="Jk").name == name

    @pytest.mark.parametrize("value", ["highest", "below_straight_flush", "not_counted"])
    def test_five_aces_are_the_best_hand(self, value: str):
        """Whatever the house says of five of a kind, four aces and the bug beat a royal flush."""
        aces = high("AsAdAhAcJk", bug="Jk", five_of_a_kind=value, joker="bug")
        assert aces.category == "five_of_a_kind"
        royal = high("AsKsQsJsTs", five_of_a_kind=value, joker="bug")
        assert aces.strength > royal.strength

    @pytest.mark.parametrize("value", ["highest", "below_straight_flush", "not_counted"])
    @pytest.mark.parametrize("cards", ["AsAdAhAcJk2s", "AsAdAhJk2s"])
    def test_five_aces_beside_wild_cards(self, cards: str, value: str):
        """They are the best hand as well where other cards are wild, among the five or not."""
        aces = high(cards, "2s", "Jk", five_of_a_kind=value)
        assert (aces.name, aces.strength) == ("five aces", high("AsAdAhAcJk", bug="Jk").strength)

    def test_what_the_joker_stands_for(self):
        """The card that it plays as is one that the hand lacks."""
        assert plays_as(high("KsKdJk5h2c", bug="Jk")) == {"Jk": "As"}
        assert plays_as(high("AsAdJk9h4c", bug="Jk")) == {"Jk": "Ah"}
        assert plays_as(high("Kh9h5h4hJk", bug="Jk")) == {"Jk": "Ah"}
        assert plays_as(high("9h8h6h5hJk", bug="Jk")) == {"Jk": "7h"}

    def test_a_wild_joker_is_more_than_a_bug(self):
        """The same cards with a joker that is wholly wild."""
        assert high("KsKdJk5h2c", wild="Jk").name == "three kings, five-two kickers"
        assert high("8s8d5h5cJk", wild="Jk").name == "eights full of fives"
