"""Wild cards by look-up give what trying every card gives; and what must hold of any hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerapi.house import Rules
from dealerapi.ranking import LOWS, STANDARD_HIGH
from tests.oracles.high_hands import House, best_high, tries_one_by_one
from tests.oracles.low_hands import best_low
from tests.ranking.dealt import FIVE_OF_A_KIND, Dealt, dealt, house_rules, houses, patient
from tests.ranking.valued import high, kinds, low, worth

LOW_RANKINGS = ("ace_to_five", "ace_to_six", "deuce_to_seven")
LOW_WILD = ("low_ace", "lowest_missing", "natural")
rankings = st.sampled_from(LOW_RANKINGS)
low_wilds = st.sampled_from(LOW_WILD)


def renamed(said: str, suits: str) -> str:
    """The cards with the four suits renamed; a joker has none."""
    table = str.maketrans("cdhs", suits)
    return "".join(
        card if card == "Jk" else card[0] + card[1].translate(table)
        for card in map("".join, zip(said[::2], said[1::2], strict=True))
    )


def check_high(hands: list[Dealt], house: House, bug: bool = False) -> None:
    """Each hand is what the oracle says, and they compare as the oracle compares them."""
    found = []
    for hand in hands:
        wild, bugs = ("", hand.said_wild) if bug else (hand.said_wild, "")
        told = high(hand.said, wild, bugs, **house_rules(house))
        oracle = best_high(hand.cards, kinds(wild, bugs), house)
        assert (told.category, told.ranks) == (oracle.category, oracle.ranks)
        found.append((oracle.order, told.strength))
    for one, other in pairwise(sorted(found)):
        assert (one[0] < other[0]) == (one[1] < other[1])


class TestHigh:
    @patient
    @given(st.lists(dealt(5), min_size=1, max_size=3), houses)
    def test_five_cards(self, hands: list[Dealt], house: House):
        """None to four wild cards of five, under all house rules."""
        check_high(hands, house)

    @patient
    @given(dealt(5, fewest=1), dealt(5, fewest=1), houses)
    def test_five_cards_with_wild_ones(self, one: Dealt, other: Dealt, house: House):
        """One to four wild cards in each of two hands."""
        check_high([one, other], house)

    @patient
    @given(dealt(7, fewest=1), houses)
    def test_seven_cards(self, hand: Dealt, house: House):
        """One to four wild cards of seven, under all house rules."""
        check_high([hand], house)

    @settings(patient, max_examples=40)
    @given(dealt(7), dealt(7), houses)
    def test_two_hands_of_seven_cards(self, one: Dealt, other: Dealt, house: House):
        """Two hands compare as they should."""
        check_high([one, other], house)

    @patient
    @given(
        st.sampled_from([5, 7]).flatmap(lambda size: dealt(size, joker=False)),
        st.lists(dealt(5, most=0), max_size=1),
        houses,
    )
    def test_the_bug(self, hand: Dealt, others: list[Dealt], house: House):
        """A joker as bug in the place of one card, against a natural hand."""
        with_bug = Dealt(("Jk", *hand.cards[1:]), ("Jk",))
        check_high([with_bug, *others], house, bug=True)


class TestLow:
    @patient
    @given(dealt(5), dealt(5), rankings, low_wilds)
    def test_five_cards(self, one: Dealt, other: Dealt, ranking: str, low_wild: str):
        """None to four wild cards of five, in every ranking, whatever a wild card may be."""
        found = []
        for hand in (one, other):
            told = low(hand.said, ranking, hand.said_wild, low_wild)
            oracle = best_low(hand.cards, hand.wild, ranking, low_wild)
            assert (told.category, told.ranks) == (oracle.category, oracle.ranks)
            found.append((oracle.order, -told.strength))
        assert (found[0][0] < found[1][0]) == (found[0][1] < found[1][1])
        assert (found[0][0] == found[1][0]) == (found[0][1] == found[1][1])

    @patient
    @given(dealt(7), rankings, low_wilds)
    def test_seven_cards(self, hand: Dealt, ranking: str, low_wild: str):
        """None to four wild cards of seven."""
        told = low(hand.said, ranking, hand.said_wild, low_wild)
        oracle = best_low(hand.cards, hand.wild, ranking, low_wild)
        assert (told.category, told.ranks) == (oracle.category, oracle.ranks)


class TestTheOracle:
    @settings(patient, max_examples=40)
    @given(dealt(5, fewest=1, most=2), st.sampled_from(FIVE_OF_A_KIND), st.booleans())
    def test_trying_by_kind_is_trying_every_card(self, hand: Dealt, value: str, natural: bool):
        """The quicker way to try, by ranks and suits, finds what trying every card finds."""
        house = House(value, natural_beats_wild=natural)
        wild = kinds(hand.said_wild)
        quick = best_high(hand.cards, wild, house)
        slow = best_high(hand.cards, wild, house, tries_one_by_one)
        assert (quick.category, quick.ranks, quick.order) == (slow.category, slow.ranks, slow.order)

    def test_three_wild_cards_one_by_one(self):
        """The same for three wild cards, in hands of each kind."""
        for cards, name in (
            (("Ac", "6h", "5d", "2s", "2d"), "four_of_a_kind"),
            (("Ac", "6h", "5h", "2s", "2d"), "straight_flush"),
            (("Ac", "6h", "6d", "2s", "2d"), "five_of_a_kind"),
        ):
            wild = kinds("Ac2s2d")
            quick = best_high(cards, wild)
            slow = best_high(cards, wild, trying=tries_one_by_one)
            assert (quick.category, quick.ranks) == (slow.category, slow.ranks)
            assert quick.category == name


class TestWhatMustHold:
    @patient
    @given(dealt(5, most=5) | dealt(7, most=5), st.integers(0, 5), st.data())
    def test_more_wild_cards_never_hurt_high(self, hand: Dealt, fewer: int, data: st.DataObject):
        """A hand with some of its wild cards is at most as good as with all of them."""
        house = {
            "five_of_a_kind": data.draw(st.sampled_from(FIVE_OF_A_KIND)),
            "double_ace_flush": data.draw(st.sampled_from(["false", "true"])),
        }
        if "Jk" in hand.wild[fewer:]:
            fewer = len(hand.wild)
        some = "".join(hand.wild[:fewer]) or "".join(card for card in hand.wild if card == "Jk")
        assert high(hand.said, some, **house).strength <= (
            high(hand.said, hand.said_wild, **house).strength
        )

    @patient
    @given(dealt(5, joker=False) | dealt(7, joker=False), rankings, st.sampled_from(LOW_WILD[:2]))
    def test_more_wild_cards_never_hurt_low(self, hand: Dealt, ranking: str, low_wild: str):
        """The same for lows where wild cards are wild for low."""
        strengths = [
            low(hand.said, ranking, "".join(hand.wild[:wilds]), low_wild).strength
            for wilds in range(len(hand.wild) + 1)
        ]
        assert strengths == sorted(strengths)

    @patient
    @given(dealt(5) | dealt(7), houses, st.permutations("cdhs"))
    def test_suits_do_not_matter_high(self, hand: Dealt, house: House, suits: list[str]):
        """With the suits renamed a hand is worth the same."""
        rules = house_rules(house)
        other = renamed(hand.said, "".join(suits))
        other_wild = renamed(hand.said_wild, "".join(suits))
        assert high(hand.said, hand.said_wild, **rules).strength == (
            high(other, other_wild, **rules).strength
        )

    @patient
    @given(dealt(5) | dealt(7), rankings, low_wilds, st.permutations("cdhs"))
    def test_suits_do_not_matter_low(
        self, hand: Dealt, ranking: str, low_wild: str, suits: list[str]
    ):
        """The same for lows."""
        other = renamed(hand.said, "".join(suits))
        other_wild = renamed(hand.said_wild, "".join(suits))
        assert low(hand.said, ranking, hand.said_wild, low_wild).strength == (
            low(other, ranking, other_wild, low_wild).strength
        )

    @patient
    @given(dealt(5) | dealt(7), houses, rankings, st.data())
    def test_order_does_not_matter(
        self, hand: Dealt, house: House, ranking: str, data: st.DataObject
    ):
        """Shuffled, a hand is worth the same, and the same five play as the same cards."""
        shuffled = "".join(data.draw(st.permutations(hand.cards)))
        wild = "".join(data.draw(st.permutations(hand.wild)))
        rules = house_rules(house)
        one, other = high(hand.said, hand.said_wild, **rules), high(shuffled, wild, **rules)
        assert (one.strength, one.played()) == (other.strength, other.played())
        one, other = low(hand.said, ranking, hand.said_wild), low(shuffled, ranking, wild)
        assert (one.strength, one.played()) == (other.strength, other.played())

    @patient
    @given(dealt(7), houses)
    def test_more_cards_never_hurt(self, hand: Dealt, house: House):
        """Seven cards are worth at least what the first five or six of them are."""
        rules = house_rules(house)
        strengths = [
            high("".join(hand.cards[:size]), hand.said_wild, **rules).strength for size in (5, 6, 7)
        ]
        assert strengths == sorted(strengths)


class TestWhatWasAsked:
    @patient
    @given(dealt(5) | dealt(7), houses)
    def test_a_rule_that_was_not_asked_does_not_matter(self, hand: Dealt, house: House):
        """Where a hand asked neither rule, no value of it makes the hand better or worse."""
        values = house_rules(House(house.five_of_a_kind, house.double_ace_flush))
        rules = Rules(values)
        told = worth(STANDARD_HIGH, hand.said, kinds(hand.said_wild), rules)
        for name, others in (
            ("five_of_a_kind", FIVE_OF_A_KIND),
            ("double_ace_flush", ("false", "true")),
        ):
            for value in others if name not in rules.asked else ():
                other = high(hand.said, hand.said_wild, **{**values, name: value})
                assert (other.strength, other.five) == (told.strength, told.five)

    @pytest.mark.parametrize(
        ("cards", "wild", "asked"),
        [
            ("KsKdKhKc2s", "2s", {"five_of_a_kind"}),
            ("AsKsQsJs2c", "2c", {"five_of_a_kind"}),
            ("AsKsQsJsTs", "", {"five_of_a_kind"}),
            ("AhKh9h3h2s", "2s", {"double_ace_flush"}),
            ("AhKh9h3h2h", "", set()),
            ("KsKd9h5c2s", "2s", set()),
            ("KsKd9h5c2s", "", set()),
        ],
    )
    def test_which_hands_ask(self, cards: str, wild: str, asked: set[str]):
        """Five of a kind and a royal flush turn on the one rule, a wild flush on the other."""
        rules = Rules({"five_of_a_kind": "highest", "double_ace_flush": "false"})
        worth(STANDARD_HIGH, cards, kinds(wild), rules)
        assert rules.asked == asked

    @pytest.mark.parametrize("ranking", LOW_RANKINGS)
    def test_lows_ask_about_wild_cards_only_where_there_are_any(self, ranking: str):
        """A natural low does not turn on what a wild card may be."""
        rules = Rules({"low_wild": "low_ace"})
        worth(LOWS[ranking], "7s5h4d3c2s", {}, rules)
        assert not rules.asked
        worth(LOWS[ranking], "7s5h4d3c2s", kinds("2s"), rules)
        assert rules.asked == {"low_wild"}


@pytest.mark.proof
class TestManyHands:
    @settings(patient, max_examples=2500)
    @given(dealt(7, fewest=1), houses)
    def test_high(self, hand: Dealt, house: House):
        """Thousands of seven-card hands with one to four wild cards, against the oracle."""
        check_high([hand], house)

    @settings(patient, max_examples=2500)
    @given(dealt(5, fewest=1), dealt(5), houses)
    def test_high_five(self, one: Dealt, other: Dealt, house: House):
        """Thousands of pairs of five-card hands, against the oracle."""
        check_high([one, other], house)

    @settings(patient, max_examples=2500)
    @given(dealt(7), rankings, low_wilds)
    def test_low(self, hand: Dealt, ranking: str, low_wild: str):
        """Thousands of seven-card lows, against the oracle."""
        told = low(hand.said, ranking, hand.said_wild, low_wild)
        oracle = best_low(hand.cards, hand.wild, ranking, low_wild)
        assert (told.category, told.ranks) == (oracle.category, oracle.ranks)
