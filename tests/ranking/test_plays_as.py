"""Which five cards play, and what each wild card among them stands for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerapi.cards import by_suit, read_cards, written
from dealerapi.ranking import Worth
from tests.oracles.high_hands import House, best_high
from tests.oracles.high_hands import called as called_high
from tests.oracles.low_hands import LONE_ACES, best_low
from tests.oracles.low_hands import called as called_low
from tests.ranking.dealt import FIVE_OF_A_KIND, Dealt, dealt, house_rules, patient
from tests.ranking.valued import five, high, identities, kinds, low, plays_as

RANKS = dict(zip("23456789TJQKA", range(2, 15), strict=True))
LOW_RANKINGS = ("ace_to_five", "ace_to_six", "deuce_to_seven")
LOW_WILD = ("low_ace", "lowest_missing", "natural")


def falling(cards: tuple[int, ...]) -> list[int]:
    """Cards from the highest by rank and suit to the lowest."""
    return sorted(map(by_suit, cards), reverse=True)


def check_cards(hand: Worth, repeats: bool) -> None:
    """The five are those that play, and what they stand for is in order and not held already."""
    shown, _ = hand.played()
    assert sorted(shown) == sorted(hand.five)
    stands = plays_as(hand)
    assert set(stands) == {card for card in written(shown) if read_cards(card)[0] in hand.wild}
    assert [RANKS[card[0]] % 13 for card in identities(hand)] == [rank % 13 for rank in hand.ranks]
    if not repeats:
        assert len(set(identities(hand))) == 5
        for card, plays in stands.items():
            assert plays == card or plays not in written(hand.held)


class TestWhatPlays:
    @pytest.mark.parametrize(
        ("cards", "wild", "shown"),
        [
            ("6hAc2s2d5d", "Ac2s2d", "6h Ac 2s 2d 5d"),
            ("5d2d6h2sAc", "Ac2s2d", "6h Ac 2s 2d 5d"),
            ("KsKd9h5c2s", "2s", "Ks Kd 2s 9h 5c"),
            ("9s8d7h6c2s", "2s", "2s 9s 8d 7h 6c"),
            ("9s7d6h2c2s", "2c2s", "2s 9s 2c 7d 6h"),
            ("As4d3h2cKs", "Ks", "Ks 4d 3h 2c As"),
            ("AhKh9h3h2s", "2s", "Ah Kh 2s 9h 3h"),
            ("AhKh9h3hJk", "Jk", "Ah Kh Jk 9h 3h"),
        ],
    )
    def test_cards_stand_in_the_order_of_the_ranks(self, cards: str, wild: str, shown: str):
        """Most significant first, natural cards before wild ones of the same rank."""
        assert five(high(cards, wild=wild)) == shown

    @pytest.mark.parametrize(
        ("cards", "wild", "stands"),
        [
            ("6hAc2s2d5d", "Ac2s2d", {"Ac": "6s", "2s": "6d", "2d": "6c"}),
            ("KsKdKhKc2s", "2s", {"2s": "Ks"}),
            ("As2c2d2h2s", "2c2d2h2s", {"2s": "Ah", "2h": "Ad", "2d": "Ac", "2c": "As"}),
            ("KsKh9h5c2s", "Kh", {"Kh": "Kh"}),
            ("9s8d7h6c2s", "2s", {"2s": "Ts"}),
            ("9h8h7h6h2s", "2s", {"2s": "Th"}),
            ("AhKh9h3hQs", "Qs", {"Qs": "Qh"}),
            ("AhKhQhJhTs", "Ts", {"Ts": "Th"}),
            ("AhQh9h3hKh", "Kh", {"Kh": "Kh"}),
        ],
    )
    def test_what_wild_cards_stand_for(self, cards: str, wild: str, stands: dict[str, str]):
        """A card that the hand lacks; itself where that serves; in a flush of the right suit."""
        assert plays_as(high(cards, wild=wild)) == stands

    def test_wild_cards_left_out_stand_for_nothing(self):
        """Only wild cards among the five are told."""
        assert plays_as(high("AsKsQsJsTs2c3d", wild="2c", five_of_a_kind="highest")) == {}

    def test_a_wild_card_never_doubles_a_card_of_the_flush(self):
        """A natural royal flush beside a wild king of another suit: no second ten."""
        hand = high("AhKsKhQhJhTh2c", wild="Ks")
        assert hand.name == "royal flush"
        check_cards(hand, repeats=False)

    def test_a_low_hand_with_one_suit_and_a_wild_card_is_no_flush(self):
        """Where flushes count against a low, the wild card is shown in another suit."""
        for ranking, cards in (("ace_to_six", "6s4s3s2sJk"), ("deuce_to_seven", "7s5s4s3sJk")):
            hand = low(cards, ranking, wild="Jk")
            assert hand.category == "high_card"
            assert plays_as(hand)["Jk"][1] != "s"

    def test_two_wild_low_aces_are_two_aces(self):
        """Each wild card stands for an ace of its own."""
        hand = low("4s3h2dJkKs", wild="JkKs")
        assert {card[0] for card in plays_as(hand).values()} == {"A"}
        assert len(set(plays_as(hand).values())) == 2

    @patient
    @given(dealt(5) | dealt(7), st.sampled_from(FIVE_OF_A_KIND))
    def test_high_hands_are_what_they_are_shown_as(self, hand: Dealt, value: str):
        """The cards that the five stand for make just the category and ranks that are told."""
        worth = high(hand.said, wild=hand.said_wild, five_of_a_kind=value)
        check_cards(worth, repeats=worth.category == "five_of_a_kind")
        shown = identities(worth)
        suited = len({card[1] for card in shown}) == 1
        values = tuple(sorted(RANKS[card[0]] for card in shown))
        assert called_high(values, suited and len(set(shown)) == 5) == (worth.category, worth.ranks)

    @patient
    @given(dealt(5) | dealt(7), st.sampled_from(LOW_RANKINGS), st.sampled_from(LOW_WILD))
    def test_low_hands_are_what_they_are_shown_as(self, hand: Dealt, ranking: str, low_wild: str):
        """The same for lows; a lone ace pairs nothing."""
        worth = low(hand.said, ranking, hand.said_wild, low_wild)
        # Five low aces need a fifth: only there a card stands twice.
        check_cards(worth, repeats=worth.ranks == (1,) * 5)
        shown = identities(worth)
        ace = 14 if ranking == "deuce_to_seven" else 1
        # A fifth ace may be shown as one that the player holds, so look at the cards themselves.
        stands = plays_as(worth)
        played = written(worth.played()[0])
        aces = [card for card in played if stands.get(card, "").startswith("A")]
        lone = aces if low_wild == "low_ace" and ace == 1 else []
        values = [
            ace if plays[0] == "A" else RANKS[plays[0]]
            for card, plays in zip(played, shown, strict=True)
            if card not in lone
        ]
        suited = len({card[1] for card in shown}) == 1
        told = called_low(
            tuple(sorted((*values, *LONE_ACES[: len(lone)]))), suited, ranking != "ace_to_five"
        )
        assert told == (worth.category, worth.ranks)


class TestWhichFive:
    def test_higher_suits_play(self):
        """Of equal fives the one with the higher cards by suit plays."""
        assert five(high("AsKdQhJc9s9h2d")) == "9s 9h As Kd Qh"
        assert five(high("KsKhKdKcAsAhAd")) == "Ks Kh Kd Kc As"
        assert five(high("AcAdKhKsQsJd9c9d")) == "Ad Ac Ks Kh Qs"
        assert five(high("TcTdThJc9c8c7d")) == "Jc Th 9c 8c 7d"

    def test_a_pair_beside_the_board_pair(self):
        """Three pairs: the kicker is the higher of the third pair by suit."""
        assert five(high("AsAh8c8d5c5h2s")) == "As Ah 8d 8c 5h"

    def test_lows_too(self):
        """The same for lows: of two fours the spade."""
        assert five(low("7h5d4c4s3d2hKs", "deuce_to_seven")) == "7h 5d 4s 3d 2h"

    @patient
    @given(dealt(7), st.sampled_from(FIVE_OF_A_KIND), st.booleans())
    def test_high(self, hand: Dealt, value: str, natural: bool):
        """Of all equal fives the one whose cards are higher, the highest first."""
        house = House(value, natural_beats_wild=natural)
        worth = high(hand.said, wild=hand.said_wild, **house_rules(house))
        fives = best_high(hand.cards, kinds(hand.said_wild), house).fives
        assert falling(worth.five) == max(falling(read_cards(list(one))) for one in fives)

    @patient
    @given(dealt(7, most=2), st.sampled_from(LOW_RANKINGS), st.sampled_from(LOW_WILD))
    def test_low(self, hand: Dealt, ranking: str, low_wild: str):
        """The same for lows."""
        worth = low(hand.said, ranking, hand.said_wild, low_wild)
        fives = best_low(hand.cards, hand.wild, ranking, low_wild).fives
        assert falling(worth.five) == max(falling(read_cards(list(one))) for one in fives)
