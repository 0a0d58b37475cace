"""The side of a pot that goes to the highest card of one suit."""

from __future__ import annotations

from dealerapi.cards import read_cards, read_hand, written
from dealerapi.games.making import FACE_DOWN
from dealerapi.house import Rules
from dealerapi.ranking import HighestOfSuit, Worth


def spade(hand: str) -> Worth:
    """The highest spade face down."""
    ranking = HighestOfSuit("s")
    held, groups = FACE_DOWN.choices(read_hand(hand), (), ranking.size)
    return ranking.best(held, groups, {}, Rules({}))


def test_the_highest_spade_face_down():
    """A king face down beats an ace face up, and is shown as the one card that plays."""
    hand = spade("Ks2s9h/AsAhAdAc")
    assert (hand.name, hand.ranks, written(hand.five)) == ("king of spades", (13,), ["Ks"])
    assert hand.category == hand.ranking.name == "highest_spade"
    assert hand.qualifies
    assert hand.played() == (read_cards("Ks"), ())


def test_higher_spades_win():
    """Ace, king down to two."""
    strengths = [spade(f"{rank}s2h3d/4c").strength for rank in "AKQJT98765432"]
    assert strengths == sorted(set(strengths), reverse=True)


def test_without_a_spade_nothing():
    """No spade face down does not qualify."""
    hand = spade("KhAd9c/AsKsQsJs")
    assert (hand.name, hand.qualifies, hand.five) == ("no spades", False, ())
    assert hand.strength < spade("2sAd9c/KsQsJsTs").strength


def test_a_joker_is_no_spade():
    """A joker has no suit here."""
    assert not spade("JkAd9c/AsKsQsJs").qualifies


def test_other_suits():
    """Any suit may be the one."""
    assert HighestOfSuit("h").name == "highest_heart"
    groups = [(card,) for card in read_cards("As Kh 2h")]
    worth = HighestOfSuit("h").best(read_cards("As Kh 2h"), groups, {}, Rules({}))
    assert worth.name == "king of hearts"
