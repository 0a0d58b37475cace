"""Combinations that beat everything."""

from __future__ import annotations

import pytest

from dealerapi.cards import read_cards
from dealerapi.ranking import STANDARD_HIGH, BeatsAll, Combination, high_of, low_of
from tests.ranking_blocks.held import beats, five, play, ties

SEVEN_TWO = BeatsAll(high_of(2), (Combination("72"),))


def test_seven_two():
    """In two-card guts with the seven-two rule it beats a pair of aces."""
    assert beats(SEVEN_TWO, "7s2h", "AsAh", "KsKh", "7s3h")
    hand = play(SEVEN_TWO, "2h7s")
    assert (hand.category, hand.name) == ("beats_all", "seven-two, which beats everything")
    assert (hand.ranks, five(hand)) == ((7, 2), "7s 2h")


def test_two_of_them_tie():
    """Two players with seven-two divide."""
    assert ties(SEVEN_TWO, "7s2h", "7d2c")


def test_other_hands_stay_what_they_are():
    """Everything else is said and compared by the ranking itself."""
    assert play(SEVEN_TWO, "AsAh").name == "pair of aces"
    assert play(SEVEN_TWO, "AsAh").category == "one_pair"
    assert not play(SEVEN_TWO, "As").qualifies


def test_given_cards_with_a_title():
    """The two black queens beat even a royal flush, and are called as the house calls them."""
    widows = Combination(cards=read_cards("QsQc"), title="the two widows")
    ranking = BeatsAll(STANDARD_HIGH, (widows,))
    assert beats(ranking, "QsQc2h3d4s", "AsKsQsJsTs", "QsQh2h3d4s")
    assert play(ranking, "QsQc2h3d4s").name == "the two widows, which beats everything"
    assert five(play(ranking, "QsQc2h3d4s7c8c")) == "Qs Qc"


def test_cards_and_ranks_together():
    """The ace of spades with any further ace."""
    ranking = BeatsAll(high_of(2), (Combination("A", read_cards("As")),))
    assert play(ranking, "AsAh").category == "beats_all"
    assert play(ranking, "AdAh").category == "one_pair"
    assert play(ranking, "AsKh").category == "high_card"


def test_the_first_combination_is_the_best():
    """Of several the house names the order."""
    ranking = BeatsAll(high_of(2), (Combination("72"), Combination("22")))
    assert beats(ranking, "7s2h", "2s2h", "AsAh")


def test_wild_cards_are_as_printed():
    """A wild card makes no seven-two; a seven that is wild still is a seven."""
    assert play(SEVEN_TWO, "7sJk", wild="Jk").name == "pair of sevens"
    assert play(SEVEN_TWO, "7s2h", wild="7s").category == "beats_all"


def test_it_beats_all_lows_too():
    """On a low the combination beats even three-two-ace."""
    ranking = BeatsAll(low_of(3), (Combination("KKK"),))
    assert ranking.low
    assert beats(ranking, "KsKhKd", "3s2hAd")


def test_facts_come_from_the_ranking_within():
    """Size and wild cards are those of the ranking that it stands on."""
    assert (SEVEN_TWO.size, SEVEN_TWO.low, SEVEN_TWO.takes_wild) == (2, False, True)
    assert SEVEN_TWO.name == "high_of_2_but_72"


@pytest.mark.parametrize(
    ("ranks", "cards", "says"),
    [
        ("", "", "1 to 7 cards"),
        ("X", "", "“X” are not ranks"),
        ("", "Jk", "no joker"),
        ("", "AsAs", "each once"),
        ("23456789", "", "1 to 7 cards"),
    ],
)
def test_what_is_no_combination(ranks, cards, says):
    """No card, unknown ranks, the joker, a card twice, too many cards."""
    with pytest.raises(ValueError, match=says):
        Combination(ranks, read_cards(cards))


def test_bounds():
    """There must be one, at most eight, and none larger than a hand."""
    for combinations, says in (
        ((), "1 to 8 combinations"),
        ((Combination("72"),) * 9, "1 to 8 combinations"),
        ((Combination("772"),), "3 cards is more than the 2 of a hand"),
    ):
        with pytest.raises(ValueError, match=says):
            BeatsAll(high_of(2), combinations)
    with pytest.raises(ValueError, match="at most 60 characters"):
        Combination("72", title="x" * 61)
    assert Combination("72", title="x" * 60).title
