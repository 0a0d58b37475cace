"""Badugi: the most cards of different ranks and suits, then the lowest (or highest) of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from dealerapi.house import Rules
from dealerapi.ranking import BADUGI, BADUGI_ACE_HIGH, HIGH_BADUGI
from dealerapi.ranking.badugi import BADUGIS
from tests.ranking_blocks.held import beats, dealt, five, identities, play, stands, ties
from tests.ranking_blocks.plain import badugi, rank


def low_ace(card: str) -> int:
    """The rank of a card, an ace being one."""
    return rank(card) % 13 if card[0] == "A" else rank(card)


ORACLES = {
    "badugi": (low_ace, True),
    "badugi_ace_high": (rank, True),
    "high_badugi": (rank, False),
}


class TestLow:
    def test_the_best_and_the_worst(self):
        """4-3-2-A of four suits beats K-Q-J-T of four suits, which beats the best three cards."""
        assert beats(BADUGI, "4s3h2dAc", "5s3h2dAc", "KsQhJdTc", "3h2dAcKc", "KhQhJdTc", "2dAcKcQd")

    def test_names(self):
        """A dealer says the cards that play."""
        assert play(BADUGI, "8s6h3dAc").name == "eight-six-three-ace badugi"
        assert play(BADUGI, "9s4h2d2s").name == "three cards, nine-four-two"
        assert play(BADUGI, "9s4h4s9h").name == "two cards, nine-four"
        assert play(BADUGI, "KsKhKdKc").name == "one card, king"

    def test_of_two_cards_of_a_suit_the_lower_plays(self):
        """K♠ J♠ 8♥ 6♦: the king is left out."""
        hand = play(BADUGI, "KsJs8h6d")
        assert (hand.category, five(hand)) == ("three_cards", "Js 8h 6d")

    def test_the_choice_that_keeps_most_cards(self):
        """2♠ 2♥ A♠ 3♦: the two of hearts plays, since with that of spades only two cards would."""
        assert five(play(BADUGI, "2s2hAs3d")) == "3d 2h As"

    def test_cards_that_do_not_play_break_no_ties(self):
        """3-2-A with a king left over ties 3-2-A with a four left over."""
        assert ties(BADUGI, "3s2hAdKd", "3d2sAh4h")

    def test_seven_four_two_beats_seven_five_ace(self):
        """Hands of as many cards compare from the highest card down."""
        assert beats(BADUGI, "7s4h2d2c", "7s5hAdAc")

    def test_the_best_four_of_five(self):
        """In a five-card game any four of the cards make the badugi."""
        assert five(play(BADUGI, "KsKh5d4cAs")) == "Kh 5d 4c As"

    def test_a_joker_is_the_lowest_card_missing(self):
        """A-2-4 of three suits and the joker: the joker is a three of the fourth suit."""
        hand = play(BADUGI, "As2h4dJk", wild="Jk")
        assert hand.ranks == (4, 3, 2, 1)
        assert stands(hand) == {"Jk": "3c"}

    def test_a_bug_is_that_too(self):
        """In badugi there is nothing that a bug can do less than a wild card."""
        assert stands(play(BADUGI, "5s2h4dJk", bug="Jk")) == {"Jk": "Ac"}

    def test_wild_cards_have_suits_of_their_own(self):
        """Two wild deuces beside an ace and a four play as a three and a two of the other suits."""
        hand = play(BADUGI, "As4s2h2d", wild="2h2d")
        assert identities(hand) == ["3d", "2h", "As"]


class TestAceHigh:
    def test_the_best_hand(self):
        """5-4-3-2 is best; 4-3-2-A is an ace-high badugi and loses to a king."""
        assert beats(BADUGI_ACE_HIGH, "5s4h3d2c", "Ks4h3d2c", "As4h3d2c", "4s3h2d2c")

    def test_name(self):
        """The ace stands first."""
        assert play(BADUGI_ACE_HIGH, "As4h3d2c").name == "ace-four-three-two badugi"


class TestHigh:
    def test_the_best_hand(self):
        """A-K-Q-J of four suits is best, and any four cards beat any three."""
        assert beats(HIGH_BADUGI, "AsKhQdJc", "AsKhQdTc", "5s4h3d2c", "AsKhQdJd", "AsKhJdJh")

    def test_of_two_cards_of_a_suit_the_higher_plays(self):
        """K♠ J♠ 8♥ 6♦: the jack is left out."""
        assert five(play(HIGH_BADUGI, "KsJs8h6d")) == "Ks 8h 6d"

    def test_a_wild_card_is_the_highest_missing(self):
        """K-Q-9 and a wild card: an ace."""
        assert play(HIGH_BADUGI, "KsQh9dJk", wild="Jk").ranks == (14, 13, 12, 9)


@pytest.mark.parametrize("size", [4, 5, 7])
@pytest.mark.parametrize("name", ORACLES)
def test_against_every_set_of_cards(name, size):
    """The best of the groups is the best of all sets of the cards."""
    value, low = ORACLES[name]
    for hand in dealt(size, 400, seed=size):
        worth = play(BADUGIS[name], "".join(hand))
        assert [len(worth.five), list(worth.ranks)] == list(badugi(hand, value, low=low)), hand


def test_the_whole_deck():
    """Of 270,725 hands 17,160 have four cards (13·12·11·10), 2,873 one: a suit or four alike."""
    rules = Rules({})
    found = Counter(
        BADUGI.best(hand, (hand,), {}, rules).category for hand in combinations(range(52), 4)
    )
    assert found == {
        "badugi": 17_160,
        "three_cards": 154_440,
        "two_cards": 96_252,
        "one_card": 2_873,
    }


def test_too_few_cards():
    """Three cards are no hand of a four-card game."""
    assert not play(BADUGI, "3s2hAd").qualifies
