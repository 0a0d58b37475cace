"""Every ranking by name, and rankings from plain data."""

from __future__ import annotations

import pytest

from dealerapi.cards import Hand
from dealerapi.games.making import FACE_DOWN
from dealerapi.house import Rules
from dealerapi.ranking import RANKINGS, BeatsAll, Points, ranking_of
from tests.ranking_blocks.held import dealt, play


@pytest.mark.parametrize("name", RANKINGS)
class TestEveryRanking:
    def test_stands_under_its_name(self, name):
        """The name in JSON is the ranking's own, and says what it says."""
        assert RANKINGS[name].name == name
        assert ranking_of(name) is RANKINGS[name]

    def test_a_hand_without_cards_does_not_compete(self, name):
        """A player without face-down cards has nothing on a side of face-down cards."""
        ranking = RANKINGS[name]
        cards, fives = FACE_DOWN.choices(Hand(()), (), ranking.size)
        worth = ranking.best(cards, fives, {}, Rules({}))
        assert not worth.qualifies
        assert worth.category
        assert worth.name
        assert (worth.ranks, worth.played()) == ((), ((), ()))

    def test_any_hand_can_be_said(self, name):
        """Every hand of seven cards has a category, a name, and cards that play."""
        ranking = RANKINGS[name]
        for hand in dealt(7, 10, seed=3):
            worth = play(ranking, "".join(hand))
            assert worth.strength >= 0
            assert worth.category
            assert worth.name
            cards, stands = worth.played()
            assert sorted(cards) == sorted(worth.five)
            assert not stands
            if worth.qualifies and worth.ranks:
                assert len(worth.ranks) == len(cards)

    def test_wild_cards_can_be_said(self, name):
        """With a joker and a wild rank every hand still has its cards, and each joker a meaning."""
        ranking = RANKINGS[name]
        for hand in dealt(6, 10, seed=4):
            worth = play(ranking, "".join([*hand, "Jk"]), wild=hand[0] + "Jk")
            cards, stands = worth.played()
            assert sorted(cards) == sorted(worth.five)
            if ranking.takes_wild and 52 in cards:
                assert 52 in dict(stands)

    def test_best_hand_does_not_turn_on_the_order_dealt(self, name):
        """The same cards are worth the same, whatever their order."""
        ranking = RANKINGS[name]
        for hand in dealt(7, 5, seed=5):
            assert (
                play(ranking, "".join(hand)).strength == play(ranking, "".join(hand[::-1])).strength
            )


class TestFromData:
    def test_points(self):
        """7/27 can be said in plain data."""
        ranking = ranking_of({"points": {"aim": "nearest", "target": 7, "values": "half_faces"}})
        assert isinstance(ranking, Points)
        assert (ranking.name, play(ranking, "6sKh").name) == ("points_nearest_7", "6½ points")

    def test_points_with_values_of_their_own(self):
        """Twenty-one with face cards of ten."""
        values = {"A": [1, 11], "K": 10, "5": 5}
        ranking = ranking_of(
            {"points": {"aim": "nearest", "target": 21, "values": values, "over": "loses"}}
        )
        assert play(ranking, "AsKs").name == "21 points"

    def test_beats_all(self):
        """Seven-two and a pair of given cards, over a named ranking."""
        ranking = ranking_of(
            {"ranking": "high_of_2", "beats_all": ["72", {"cards": "QsQc", "title": "widows"}]}
        )
        assert isinstance(ranking, BeatsAll)
        assert play(ranking, "QcQs").name == "widows, which beats everything"

    @pytest.mark.parametrize(
        "given",
        [
            "standard_hihg",
            "x" * 1000,
            {},
            [],
            7,
            None,
            {"points": {}},
            {"points": {"aim": "most", "size": 3}},
            {"points": {"aim": "most", "values": "none"}},
            {"points": {"aim": "most", "values": 7}},
            {"points": {"aim": "most", "values": {"A": "x"}}},
            {"points": {"aim": "most", "values": {"A": None}}},
            {"points": {"aim": "most", "values": {"A": [1, "x"]}}},
            {"points": {"aim": "most", "values": {"A": float("nan")}}},
            {"points": {"aim": "most", "values": {"A": float("inf")}}},
            {"points": {"aim": [], "target": 7}},
            {"points": {"aim": "nearest", "target": "7"}},
            {"points": {"aim": "nearest"}},
            {"ranking": "high_of_2"},
            {"ranking": "high_of_2", "beats_all": []},
            {"ranking": "high_of_2", "beats_all": [7]},
            {"ranking": "high_of_2", "beats_all": [{"cards": "Qx"}]},
            {"ranking": "high_of_2", "beats_all": [{"cards": "QsQh", "more": 1}]},
            {"ranking": None, "beats_all": ["72"]},
            {"ranking": {"ranking": "high_of_2", "beats_all": ["72"]}, "beats_all": ["22"]},
        ],
    )
    def test_what_cannot_be_meant(self, given):
        """Anything else is refused with a reason, never with a crash."""
        with pytest.raises(ValueError, match=r"."):
            ranking_of(given)

    def test_a_near_name_is_suggested(self):
        """A slip of the pen is answered with what was meant."""
        with pytest.raises(ValueError, match="did you mean short_deck_high"):
            ranking_of("short_dek_high")
