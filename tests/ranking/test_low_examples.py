"""Lows: the order of the three rankings, and every worked example of the rules."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from tests.ranking.valued import five, low, plays_as

RANKS = "23456789TJQKA"
SUITS = "cdhsc"
"""For five cards in turn, so that they are no flush and none comes twice."""


def offsuit(ranks: str) -> str:
    """Cards of these ranks, not all of one suit."""
    return "".join(rank + suit for rank, suit in zip(ranks, SUITS, strict=True))


def unpaired(ranking: str) -> list[str]:
    """All hands without a pair, straight or flush, best first, each with its ranks as played."""
    lows = [low(offsuit("".join(ranks)), ranking) for ranks in combinations(RANKS, 5)]
    lows = [hand for hand in lows if hand.category == "high_card"]
    lows.sort(key=lambda hand: -hand.strength)
    assert all(better.strength > worse.strength for better, worse in pairwise(lows))
    return ["".join("-A23456789TJQKA"[rank] for rank in hand.ranks) for hand in lows]


def wild_low(ranks: str, ranking: str, low_wild: str, wilds: int = 1) -> str:
    """The ranks as played of natural cards and wild ones (a joker, then fillers)."""
    wild = ("Jk", "Ks", "Kh", "Kd")[:wilds]
    cards = "".join(rank + suit for rank, suit in zip(ranks, SUITS, strict=False))
    hand = low(cards + "".join(wild), ranking, wild="".join(wild), low_wild=low_wild)
    return "".join("-A23456789TJQKA"[rank] for rank in hand.ranks)


class TestAceToFive:
    def test_the_order_from_the_best(self):
        """The wheel first; straights do not count."""
        assert unpaired("ace_to_five")[:7] == [
            "5432A", "6432A", "6532A", "6542A", "6543A", "65432", "7432A",
        ]  # fmt: skip

    def test_how_many_are_how_low(self):
        """21 hands are seven or better, 56 eight or better, 8-7-6-5-4 the worst of these."""
        lows = unpaired("ace_to_five")
        assert len(lows) == 1287
        assert sum(hand[0] in "567" for hand in lows) == 21
        assert sum(hand[0] in "5678" for hand in lows) == 56
        assert lows[55] == "87654"
        assert lows[-1] == "KQJT9"

    def test_flushes_do_not_count(self):
        """Five cards of a suit are as good as any."""
        assert low("5h4h3h2hAh", "ace_to_five").strength == (
            low("5s4h3h2hAh", "ace_to_five").strength
        )

    def test_names(self):
        """The wheel has a name of its own; a pair is named as one."""
        assert low("5s4h3d2cAs", "ace_to_five").name == "wheel, five-four-three-two-ace low"
        assert low("8s7h6d5c4s", "ace_to_five").name == "eight-seven-six-five-four low"
        assert low("AsAh7d6c5s", "ace_to_five").name == (
            "pair of aces, seven-six-five kickers, played low"
        )

    def test_a_pair_is_worse_than_none(self):
        """K-Q-J-T-9 beats a pair of aces, the best pair."""
        assert low("KsQdJhTc9s", "ace_to_five").strength > low("AsAd2h3c4s", "ace_to_five").strength

    def test_aces_are_the_best_pair(self):
        """A-A-7-6-5 beats 2-2-5-4-3."""
        assert low("AsAd7h6c5s", "ace_to_five").strength > low("2s2d5h4c3s", "ace_to_five").strength


class TestAceToSix:
    def test_the_order_from_the_best(self):
        """6-4-3-2-A first; 5-4-3-2-A and 6-5-4-3-2 are straights."""
        assert unpaired("ace_to_six")[:10] == [
            "6432A", "6532A", "6542A", "6543A", "7432A", "7532A", "7542A", "7543A", "75432", "7632A",
        ]  # fmt: skip

    def test_straights_and_flushes_count_against(self):
        """A straight, a flush and both are worse than any pair, two pair or three of a kind."""
        pairs = low("KsKdQhQcJs", "ace_to_six")
        trips = low("KsKdKhQcJs", "ace_to_six")
        straight = low("5s4h3d2cAs", "ace_to_six")
        flush = low("6h4h3h2hAh", "ace_to_six")
        both = low("5h4h3h2hAh", "ace_to_six")
        assert [hand.category for hand in (straight, flush, both)] == [
            "straight", "flush", "straight_flush",
        ]  # fmt: skip
        strengths = [hand.strength for hand in (pairs, trips, straight, flush, both)]
        assert strengths == sorted(strengths, reverse=True)

    def test_king_queen_jack_ten_ace_is_king_high(self):
        """The ace is low, so that there is no straight to it."""
        hand = low("KsQhJdTcAs", "ace_to_six")
        assert (hand.category, hand.ranks) == ("high_card", (13, 12, 11, 10, 1))

    def test_highest_card_first_then_the_next(self):
        """9-7-6-5-4 is lower than 9-8-4-3-2 (Diagram, Rank of hands)."""
        assert low("9s7h6d5c4s").strength > low("9s8h4d3c2s").strength

    def test_aces_are_the_lowest_pair(self):
        """A pair of aces beats a pair of twos."""
        assert low("AsAdKhQcJs").strength > low("2s2d5h4c3s").strength

    def test_names(self):
        """A low is named by its ranks, one that is a hand by that hand."""
        assert low("6s4h3d2cAs").name == "six-four-three-two-ace low"
        assert low("5s4h3d2cAs").name == "five-high straight, played low"


class TestDeuceToSeven:
    def test_the_order_from_the_best(self):
        """7-5-4-3-2 first."""
        assert unpaired("deuce_to_seven")[:10] == [
            "75432", "76432", "76532", "76542", "85432", "86432", "86532", "86542", "86543", "87432",
        ]  # fmt: skip

    def test_how_many_are_how_low(self):
        """4 sevens, 14 eights, 34 nines; 246 are jack or lower, from 7-5-4-3-2 to J-T-9-8-6."""
        lows = unpaired("deuce_to_seven")
        assert [sum(hand[0] == top for hand in lows) for top in "789"] == [4, 14, 34]
        jack_or_lower = [hand for hand in lows if hand[0] in "789TJ"]
        assert len(jack_or_lower) == 246
        assert (jack_or_lower[0], jack_or_lower[-1]) == ("75432", "JT986")

    def test_the_ace_is_high(self):
        """A-5-4-3-2 is ace high: the best of these, under every king high, over every pair."""
        hand = low("As5h4d3c2s", "deuce_to_seven")
        assert (hand.category, hand.ranks) == ("high_card", (14, 5, 4, 3, 2))
        assert hand.strength > low("As6h4d3c2s", "deuce_to_seven").strength
        assert hand.strength < low("KsQhJdTc8s", "deuce_to_seven").strength
        assert hand.strength > low("2s2h3d4c5s", "deuce_to_seven").strength

    def test_eight_four_three_two_ace_is_ace_high(self):
        """Its highest card is the ace, not the eight."""
        assert low("8s4h3d2cAs", "deuce_to_seven").ranks == (14, 8, 4, 3, 2)

    def test_aces_are_the_highest_pair(self):
        """A pair of kings beats a pair of aces."""
        assert low("KsKhQdJcTs", "deuce_to_seven").strength > (
            low("AsAh4d3c2s", "deuce_to_seven").strength
        )

    def test_ten_to_ace_is_a_straight(self):
        """A-K-Q-J-T counts as the straight that it is."""
        assert low("AsKhQdJcTs", "deuce_to_seven").category == "straight"


class TestDiagramWildCards:
    """The encyclopedia of 1979: a wild card is a low ace that pairs none, or any one card."""

    def test_the_lowest_hand_of_all(self):
        """4-3-2-A and a wild card are 4-3-2-A-A, better than any natural low."""
        hand = low("4s3h2dAcJk", wild="Jk")
        assert (hand.category, hand.ranks) == ("high_card", (4, 3, 2, 1, 1))
        assert hand.name == "four-three-two-ace-ace low"
        assert hand.strength > low("6s4h3d2cAs").strength

    def test_it_is_an_ace_where_the_hand_has_none(self):
        """6-4-3-2 and a wild card: the best natural low."""
        assert low("6s4h3d2cJk", wild="Jk").strength == low("6s4h3d2cAs").strength

    def test_not_an_ace_where_that_makes_a_straight(self):
        """5-4-3-2 and a wild card: a straight with an ace or six, so 7-5-4-3-2."""
        hand = low("5s4h3d2cJk", wild="Jk")
        assert hand.ranks == (7, 5, 4, 3, 2)
        assert plays_as(hand)["Jk"][0] == "7"

    def test_wild_cards_do_not_pair_each_other(self):
        """Several wild cards may all be low aces."""
        assert wild_low("432", "ace_to_six", "low_ace", wilds=2) == "432AA"
        assert wild_low("32A", "ace_to_six", "low_ace", wilds=2) == "32AAA"
        assert wild_low("2", "ace_to_six", "low_ace", wilds=4) == "2AAAA"

    def test_a_pair_stays_a_pair(self):
        """What is paired without the wild card stays paired."""
        hand = low("4s4h2dAcJk", wild="Jk")
        assert (hand.category, hand.ranks) == ("one_pair", (4, 4, 2, 1, 1))

    def test_of_seven_cards(self):
        """The five that are lowest play, a pair left out."""
        hand = low("KsKh4s3h2dAcJk", wild="Jk")
        assert hand.ranks == (4, 3, 2, 1, 1)
        assert set(five(hand).split()) == {"4s", "3h", "2d", "Ac", "Jk"}


class TestLowestMissing:
    @pytest.mark.parametrize(
        ("natural", "played"),
        [("8643", "8643A"), ("A235", "5432A"), ("653A", "6532A"), ("432A", "5432A")],
    )
    def test_ace_to_five(self, natural: str, played: str):
        """The lowest rank not held already: an ace, a four, a two, a five."""
        assert wild_low(natural, "ace_to_five", "lowest_missing") == played

    @pytest.mark.parametrize(
        ("natural", "played"), [("432A", "6432A"), ("5432", "75432"), ("6432", "6432A")]
    )
    def test_ace_to_six(self, natural: str, played: str):
        """The rank that makes the lowest hand, no straight."""
        assert wild_low(natural, "ace_to_six", "lowest_missing") == played

    @pytest.mark.parametrize("low_wild", ["lowest_missing", "low_ace"])
    @pytest.mark.parametrize(
        ("natural", "played"),
        [("7632", "76432"), ("5432", "75432"), ("6543", "86543"), ("432A", "A5432")],
    )
    def test_deuce_to_seven(self, natural: str, played: str, low_wild: str):
        """A four, a seven, an eight; a low ace is out of the question where the ace is high."""
        assert wild_low(natural, "deuce_to_seven", low_wild) == played


def test_one_hand_three_ways():
    """4-3-2-A and a wild card: 4-3-2-A-A, 5-4-3-2-A or 6-4-3-2-A, as the house plays."""
    assert wild_low("432A", "ace_to_six", "low_ace") == "432AA"
    assert wild_low("432A", "ace_to_five", "low_ace") == "432AA"
    assert wild_low("432A", "ace_to_five", "lowest_missing") == "5432A"
    assert wild_low("432A", "ace_to_six", "lowest_missing") == "6432A"


class TestNatural:
    """Wild cards that are not wild for low (Dakota)."""

    def test_cards_play_as_printed(self):
        """A wild two is a two, and pairs another two."""
        hand = low("2c2h4s6d8h", "ace_to_five", wild="2c2h", low_wild="natural")
        assert (hand.category, hand.ranks) == ("one_pair", (2, 2, 8, 6, 4))
        assert plays_as(hand) == {}

    def test_flushes_count_where_the_ranking_counts_them(self):
        """A wild card of the suit does not spoil the flush."""
        hand = low("7h5h4h3h2h", "deuce_to_seven", wild="2h", low_wild="natural")
        assert hand.category == "flush"

    def test_a_joker_has_nothing_printed(self):
        """It stays whichever one card serves."""
        assert wild_low("432A", "ace_to_five", "natural") == "5432A"


@pytest.mark.parametrize("ranking", ["ace_to_five", "ace_to_six", "deuce_to_seven"])
def test_every_pattern_of_ranks_has_its_own_place(ranking: str):
    """No two different sets of ranks tie, whatever the ranking."""
    strengths = set()
    patterns = 0
    for ranks in combinations_with_replacement(RANKS, 5):
        if ranks[0] != ranks[4]:
            cards = "".join(
                rank + "cdhs"[ranks[:place].count(rank)] for place, rank in enumerate(ranks)
            )
            spread = cards if len(set(cards[1::2])) > 1 else offsuit("".join(ranks))
            strengths.add(low(spread, ranking).strength)
            patterns += 1
    assert len(strengths) == patterns == 6175
