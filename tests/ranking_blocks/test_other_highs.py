"""High hands in other orders: Canadian, short deck, Mexican."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from dealerapi.cards import rank_of, read_cards
from dealerapi.house import Rules
from dealerapi.ranking import CANADIAN_HIGH, MEXICAN_HIGH, SHORT_DECK_HIGH
from dealerapi.ranking.high import High
from tests.ranking_blocks.held import beats, dealt, five, identities, play, stands, ties
from tests.ranking_blocks.plain import judge, judge_wild, rank

PAIRS = ["(1, 1, 1, 1, 1)", "(2, 1, 1, 1)"]
TOP = ["(4, 1)", "straight_flush", "(5,)"]
CANADIAN = [
    *PAIRS, "four_straight", "four_flush", "(2, 2, 1)", "(3, 1, 1)", "straight", "flush", "(3, 2)", *TOP,
]  # fmt: skip
SHORT = [*PAIRS, "(2, 2, 1)", "(3, 1, 1)", "straight", "(3, 2)", "flush", *TOP]
NAMES = {
    "(1, 1, 1, 1, 1)": "high_card",
    "(2, 1, 1, 1)": "one_pair",
    "(2, 2, 1)": "two_pair",
    "(3, 1, 1)": "three_of_a_kind",
    "(3, 2)": "full_house",
    "(4, 1)": "four_of_a_kind",
    "(5,)": "five_of_a_kind",
}
DECKS = {
    "canadian_high": (CANADIAN_HIGH, CANADIAN, range(2, 15)),
    "short_deck_high": (SHORT_DECK_HIGH, SHORT, range(6, 15)),
    "mexican_high": (MEXICAN_HIGH, SHORT, [2, 3, 4, 5, 6, 7, 11, 12, 13, 14]),
}


def counted(ranking: High, lowest: int) -> Counter[str]:
    """How many hands of each category a deck without the cards below ``lowest`` holds."""
    deck = [card for card in range(51, -1, -1) if rank_of(card) + 2 >= lowest]
    rules = Rules({})
    found: Counter[int] = Counter()
    for hand in combinations(deck, 5):
        found[ranking.best(hand, (hand,), {}, rules).strength >> 23] += 1
    by_name: Counter[str] = Counter()
    for place, number in found.items():
        by_name[ranking.category(place << 23)] += number
    return by_name


class TestCanadian:
    def test_the_order_from_pair_to_two_pair(self):
        """Two pair beats a four-flush, which beats a four-straight, which beats a pair of aces."""
        assert beats(CANADIAN_HIGH, "2s2h3d3c4s", "Ks9s6s2sAh", "Tc9d8h7s2c", "AsAhKdQc9c")

    def test_a_four_straight_with_a_pair(self):
        """7-6-5-4 with another seven is a four-straight with a seven kicker, not a pair."""
        hand = play(CANADIAN_HIGH, "7s7h6d5c4c")
        assert hand.category == "four_straight"
        assert hand.ranks == (7, 6, 5, 4, 7)
        assert hand.name == "seven-high four-card straight, seven kicker"
        assert five(hand) == "7s 6d 5c 4c 7h"

    def test_aces_with_face_cards_are_a_four_straight(self):
        """A-K-Q-J with a second ace is more than a pair of aces: it beats any pair."""
        assert play(CANADIAN_HIGH, "AsAhKdQcJc").ranks == (14, 13, 12, 11, 14)

    def test_an_ace_below_a_two_is_low(self):
        """4-3-2-A is the lowest four-straight: the ace is a one there, and loses to 5-4-3-2."""
        assert play(CANADIAN_HIGH, "4s3h2dAcKc").ranks == (4, 3, 2, 1, 13)
        assert beats(CANADIAN_HIGH, "5s4h3d2c9c", "4s3h2dAcKc")

    def test_an_ace_may_be_the_kicker_of_its_own_straight(self):
        """4-3-2-A with a second ace has an ace kicker."""
        hand = play(CANADIAN_HIGH, "4s3h2dAcAh")
        assert hand.ranks == (4, 3, 2, 1, 14)
        assert len(five(hand).split()) == 5

    def test_four_flushes_compare_card_by_card_and_then_by_kicker(self):
        """K-9-6-2 of a suit beats Q-J-T-8; equal four-flushes are settled by the fifth card."""
        assert beats(CANADIAN_HIGH, "Ks9s6s2s3h", "QhJhTh8hAs")
        assert beats(CANADIAN_HIGH, "Ks9s6s2sAh", "Kh9h6h2hQs")
        assert ties(CANADIAN_HIGH, "Ks9s6s2sQh", "Kh9h6h2hQs")

    def test_both_at_once(self):
        """Four cards in a row and of one suit are a four-flush."""
        hand = play(CANADIAN_HIGH, "9s8s7s6s2h")
        assert hand.name == "nine-high four-card flush, eight-seven-six, two kicker"

    def test_real_straights_and_flushes_stay_above(self):
        """Five in a row or of a suit are worth what they always are."""
        assert beats(CANADIAN_HIGH, "Ks9s6s2s3s", "9s8s7s6s5h", "2s2h2d7c9c", "2s2h3d3c4s")

    def test_a_wild_card_completes_a_four_flush(self):
        """K-9-4 of hearts, a wild card and an odd card: an ace-high four-flush beats two kings."""
        hand = play(CANADIAN_HIGH, "Kh9h4h2cJc", wild="Jc")
        assert hand.category == "four_flush"
        assert hand.ranks == (14, 13, 9, 4, 2)
        assert stands(hand) == {"Jc": "Ah"}

    def test_a_four_flush_with_a_second_ace(self):
        """The kicker stands last, even where it is an ace and a wild card plays the first one."""
        hand = play(CANADIAN_HIGH, "Kh9h4hAcJc", wild="Jc")
        assert identities(hand) == ["Ah", "Kh", "9h", "4h", "Ac"]

    def test_a_double_ace_four_flush(self):
        """Where a wild card in a flush may be a second ace, so it may in a four-flush."""
        hand = play(CANADIAN_HIGH, "Ah9h4h2cJc", wild="Jc", double_ace_flush="true")
        assert hand.ranks == (14, 14, 9, 4, 2)

    def test_a_bug_completes_a_four_straight(self):
        """9-8-7-2 and the bug: a ten-high four-straight."""
        hand = play(CANADIAN_HIGH, "9h8s7d2cJk", bug="Jk")
        assert (hand.category, hand.ranks) == ("four_straight", (10, 9, 8, 7, 2))

    @pytest.mark.proof
    def test_the_whole_deck(self):
        """Of 2,598,960 hands 110,940 are four-flushes: 4 × 715 × 39 less 600 that are straights."""
        found = counted(CANADIAN_HIGH, 2)
        assert found["four_flush"] == 110_940
        assert found["two_pair"] == 123_552
        assert found["straight"] == 10_200
        assert found["flush"] == 5_108
        assert sum(found.values()) == 2_598_960


class TestShortDeck:
    def test_the_whole_deck(self):
        """The published counts of the 376,992 hands of a 36-card deck."""
        assert counted(SHORT_DECK_HIGH, 6) == {
            "straight_flush": 24,
            "four_of_a_kind": 288,
            "flush": 480,
            "full_house": 1_728,
            "straight": 6_120,
            "three_of_a_kind": 16_128,
            "two_pair": 36_288,
            "one_pair": 193_536,
            "high_card": 122_400,
        }

    def test_a_flush_beats_a_full_house(self):
        """With nine cards of a suit a flush is the rarer hand."""
        assert beats(SHORT_DECK_HIGH, "As9s8s7s6h6d6s", "AsAhAdKcKs", "9s8s7h6dAc", "AsAhAdKcQs")

    def test_the_lowest_straight(self):
        """9-8-7-6-A is a straight, nine high, and loses to T-9-8-7-6."""
        hand = play(SHORT_DECK_HIGH, "9s8s7h6dAc")
        assert hand.name == "nine-high straight"
        assert five(hand) == "9s 8s 7h 6d Ac"
        assert beats(SHORT_DECK_HIGH, "Ts9s8h7d6c", "9s8s7h6dAc")

    def test_the_lowest_straight_flush(self):
        """9-8-7-6-A of one suit beats four aces."""
        assert beats(SHORT_DECK_HIGH, "9s8s7s6sAs", "AsAhAdAcKs")

    def test_a_wild_card_in_it(self):
        """9-8-7-A and a wild card: a straight with the wild card as the six, not a pair of aces."""
        hand = play(SHORT_DECK_HIGH, "9s8s7hKdAc", wild="Kd")
        assert (hand.category, hand.ranks) == ("straight", (9, 8, 7, 6, 1))


class TestMexican:
    def test_a_jack_stands_next_to_a_seven(self):
        """Q-J-7-6-5 is a straight where eights, nines and tens are out."""
        assert play(MEXICAN_HIGH, "QsJh7d6c5c").name == "queen-high straight"
        assert play(MEXICAN_HIGH, "AsKhQdJc7c").name == "ace-high straight"

    def test_five_to_ace_goes_around_nowhere(self):
        """2-A-K-Q-J is no straight; 5-4-3-2-A is."""
        assert play(MEXICAN_HIGH, "2sAhKdQcJc").category == "high_card"
        assert play(MEXICAN_HIGH, "5s4h3d2cAc").ranks == (5, 4, 3, 2, 1)

    def test_a_flush_beats_a_full_house(self):
        """As with 36 cards."""
        assert beats(MEXICAN_HIGH, "Ks7s6s3s2s", "AsAhAdKcKs")

    def test_its_royal_flush_stays_on_top_where_the_house_says_so(self):
        """A natural A-K-Q-J-7 of a suit, the seven being wild, then beats five aces."""
        house = {"five_of_a_kind": "below_natural_royal"}
        royal = play(MEXICAN_HIGH, "AsKsQsJs7s", wild="7s", **house)
        aces = play(MEXICAN_HIGH, "AsAhAdAcJk", wild="Jk", **house)
        helped = play(MEXICAN_HIGH, "AsKsQsJs6s", wild="6s", **house)
        assert royal.strength > aces.strength > helped.strength


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize(("wilds", "times"), [(0, 2000), (1, 150), (2, 6)])
def test_against_trying_everything(name, wilds, times):
    """The tables find what trying every card in place of a wild one finds."""
    ranking, order, deck = DECKS[name]
    hands = (hand for hand in dealt(5, 60 * times, seed=7) if all(rank(c) in deck for c in hand))
    tried = 0
    for hand, _time in zip(hands, range(times), strict=False):
        wild, natural = hand[:wilds], hand[wilds:]
        worth = play(ranking, "".join(hand), wild="".join(wild))
        place, ranks = (
            judge_wild(natural, wilds, order, deck) if wilds else judge(hand, order, deck)
        )
        assert (worth.category, worth.ranks) == (NAMES.get(order[place], order[place]), ranks), hand
        again = judge(identities(worth), order, deck)
        assert again == (place, ranks), (hand, identities(worth))
        tried += 1
    assert tried == times


def test_no_cards_to_play():
    """A player without enough cards has no hand and does not compete."""
    worth = CANADIAN_HIGH.best(read_cards("AsKs"), (), {}, Rules({}))
    assert (worth.qualifies, worth.category, worth.ranks, worth.name) == (
        False, "no_hand", (), "no hand",
    )  # fmt: skip
