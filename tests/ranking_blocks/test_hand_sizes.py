"""Hands of one to seven cards, high and low."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from dealerapi.house import Rules
from dealerapi.ranking import high_of, low_of
from tests.ranking_blocks.held import beats, dealt, five, identities, play, ties
from tests.ranking_blocks.plain import judge, judge_wild

THREE = [
    "(1, 1, 1)", "(2, 1)", "flush", "straight", "(3,)", "straight_flush",
]  # fmt: skip
FOUR = [
    "(1, 1, 1, 1)", "(2, 1, 1)", "(2, 2)", "straight", "flush", "(3, 1)", "straight_flush", "(4,)",
]  # fmt: skip


def counted(size: int) -> Counter[str]:
    """How many hands of each category a deck holds."""
    ranking, rules = high_of(size, straights=True), Rules({})
    return Counter(
        ranking.best(hand, (hand,), {}, rules).category for hand in combinations(range(52), size)
    )


class TestThreeCards:
    def test_the_whole_deck(self):
        """The published counts of three-card poker."""
        assert counted(3) == {
            "straight_flush": 48,
            "three_of_a_kind": 52,
            "straight": 720,
            "flush": 1_096,
            "one_pair": 3_744,
            "high_card": 16_440,
        }

    def test_the_order(self):
        """A straight flush, trips, a straight, a flush, a pair, high card."""
        assert beats(
            high_of(3, straights=True),
            "3s2sAs", "AsAhAd", "AsKhQd", "3s2hAd", "AsKsJs", "AsAhKd", "AsKhJd",
        )  # fmt: skip

    def test_without_straights_only_groups_count(self):
        """In three-card guts of pairs and trips A-K-Q of a suit is ace high."""
        hand = play(high_of(3), "AsKsQs")
        assert hand.name == "ace high, king-queen"

    def test_names(self):
        """A dealer says the cards."""
        three = high_of(3, straights=True)
        assert play(three, "AsAhKd").name == "pair of aces, king kicker"
        assert play(three, "3s2hAd").name == "three-high straight"
        assert play(three, "AsKsQs").name == "ace-high straight flush"
        assert play(three, "AsKs9s").name == "ace-high flush, king-nine"

    def test_a_wild_card(self):
        """K-Q of a suit and a wild card: A-K-Q, a straight flush."""
        hand = play(high_of(3, straights=True), "KsQsJk", wild="Jk")
        assert identities(hand) == ["As", "Ks", "Qs"]


class TestFourCards:
    def test_the_whole_deck(self):
        """The known counts of the 270,725 hands of four cards."""
        assert counted(4) == {
            "four_of_a_kind": 13,
            "straight_flush": 44,
            "three_of_a_kind": 2_496,
            "flush": 2_816,
            "straight": 2_772,
            "two_pair": 2_808,
            "one_pair": 82_368,
            "high_card": 177_408,
        }

    def test_the_order(self):
        """As at a four-card poker table: trips beat a flush, a flush beats a straight."""
        assert beats(
            high_of(4, straights=True),
            "2s2h2d2c", "AsKsQsJs", "2s2h2d3c", "7s5s4s2s", "AsKhQdJc", "AsAhKdKc", "AsAhKdQc",
        )  # fmt: skip


@pytest.mark.parametrize(("size", "order"), [(3, THREE), (4, FOUR)])
@pytest.mark.parametrize(("wilds", "times"), [(0, 1000), (1, 100), (2, 4)])
def test_against_trying_everything(size, order, wilds, times):
    """The closed forms find what trying every card in place of a wild one finds."""
    ranking = high_of(size, straights=True)
    for hand in dealt(size, times, seed=11):
        wild, natural = hand[:wilds], hand[wilds:]
        worth = play(ranking, "".join(hand), wild="".join(wild))
        best = (
            judge_wild(natural, wilds, order, range(2, 15))
            if wilds
            else judge(hand, order, range(2, 15))
        )
        assert (worth.strength >> 3 + 4 * size, worth.ranks) == best, hand
        assert judge(identities(worth), order, range(2, 15)) == best, hand


class TestFewAndMany:
    def test_one_card(self):
        """The highest card wins; a wild card is an ace."""
        assert beats(high_of(1), "As", "Ks", "2s")
        assert play(high_of(1), "Ks9d").name == "king high"
        assert play(high_of(1), "2s", wild="2s").ranks == (14,)

    def test_two_cards(self):
        """In two-card guts a pair of twos beats ace-king."""
        assert beats(high_of(2), "AsAh", "2s2h", "AsKs", "AsQs")
        assert play(high_of(2), "2s2h").name == "pair of twos"

    def test_a_wild_card_pairs_the_higher(self):
        """K-7 and a wild card, two cards of the three: a pair of kings."""
        assert play(high_of(2), "Ks7hJk", wild="Jk").name == "pair of kings"

    def test_a_bug_is_an_ace(self):
        """K-bug is ace-king, not a pair of kings."""
        assert play(high_of(2), "KsJk", bug="Jk").name == "ace high, king"

    def test_six_cards(self):
        """Two threes, a full house with a kicker, trips, three pair, two pair, one pair."""
        assert beats(
            high_of(6),
            "4s4h4d4c2s3h", "4s4h4d2c2s2h", "AsAhAd2c2s3h", "2s2h2d3c4s6h",
            "AsAhKdKcQsQh", "AsAhKdKcQsJh", "AsAhKdQcJs9h", "AsKhQdJcTs8h",
        )  # fmt: skip

    def test_three_pair(self):
        """Three pair compare from the highest."""
        hand = play(high_of(6), "9s9h4d4cAsAh")
        assert (hand.category, hand.name) == (
            "three_pair", "pair of aces, pair of nines and pair of fours",
        )  # fmt: skip

    def test_seven_cards(self):
        """All seven count: a full house with two pairs beats one with kickers."""
        assert beats(high_of(7), "2s2h2d3c3s4c4s", "2s2h2dAcAsKcQs")
        hand = play(high_of(7), "9s9h9d4c4sAhKh")
        assert hand.category == "full_house"
        assert hand.name == "three nines and pair of fours, ace-king kickers"

    def test_the_best_six_of_seven(self):
        """Where seven cards are held the lowest kicker is left out."""
        assert five(play(high_of(6), "9s9h9d4c4sAhKh")) == "9s 9h 9d 4s 4c Ah"

    def test_fewer_wild_cards_win_where_the_house_says_so(self):
        """A natural pair of kings beats a king with a wild card, under natural_beats_wild."""
        one = play(high_of(2), "KsKh", wild="", natural_beats_wild="true")
        other = play(high_of(2), "KsJk", wild="Jk", natural_beats_wild="true")
        assert one.strength > other.strength

    def test_sizes_have_bounds(self):
        """Eight cards, none, or a straight of six cannot be asked for."""
        for size, straights in ((0, False), (8, False), (6, True), (2, True)):
            with pytest.raises(ValueError, match="cards"):
                high_of(size, straights)
        with pytest.raises(ValueError, match="cards"):
            low_of(9)

    def test_too_few_cards(self):
        """One card is no hand of two."""
        assert not play(high_of(2), "As").qualifies
        assert not play(low_of(2), "As").qualifies


class TestLow:
    def test_three_cards_ace_low(self):
        """3-2-A is best, straights do not count, a pair of aces is the best pair."""
        assert beats(low_of(3), "3s2sAs", "4s2hAd", "KsQhJd", "AsAh2d", "2s2hAd", "2s2h2d")

    def test_two_cards_ace_high(self):
        """3-2 is best and ace-king is the worst without a pair."""
        assert beats(low_of(2, ace_low=False), "3s2h", "KsQh", "As2h", "AsKh", "2s2h")

    def test_names(self):
        """A dealer says the ranks from the highest."""
        assert play(low_of(3), "6s4hAd").name == "six-four-ace low"
        assert play(low_of(3), "6s6hAd").name == "pair of sixes, ace kicker, played low"

    def test_the_lowest_three_of_five(self):
        """Any three of the cards make the low."""
        assert five(play(low_of(3), "KsKh7d4cAs")) == "7d 4c As"

    def test_wild_cards_by_house_rule(self):
        """A-2 and a wild card: an ace that pairs nothing, the three, or the card as printed."""
        three = low_of(3)
        assert play(three, "As2hKd", wild="Kd").ranks == (2, 1, 1)
        assert play(three, "As2hKd", wild="Kd", low_wild="lowest_missing").ranks == (3, 2, 1)
        assert play(three, "As2hKd", wild="Kd", low_wild="natural").ranks == (13, 2, 1)

    @pytest.mark.parametrize("size", [2, 4, 6, 7])
    def test_lows_reverse_highs(self, size):
        """With the ace high a low is the better the worse it is as a high hand of groups."""
        low, high = low_of(size, ace_low=False), high_of(size)
        hands = ["".join(hand) for hand in dealt(size, 40, seed=size)]
        for one, other in combinations(hands, 2):
            if ties(high, one, other):
                assert ties(low, one, other)
            else:
                assert beats(low, one, other) == beats(high, other, one)
