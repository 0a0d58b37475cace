"""What a hand must be to compete for its side."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, game, refusals, worths

FIVE = {"down": 5}


def competes(ranking, qualifier, hand, *, board="", **said):
    """Whether the hand competes."""
    deal = {"down": len(hand) // 2, "board": len(board) // 2}
    side = {"name": "side", "ranking": ranking, "qualifier": qualifier, "from": "hand"}
    return worths(game(deal=deal, sides=[side], **said), hand, board)["side"].qualifies


class TestLows:
    """A low must be low enough, and no pair."""

    @pytest.mark.parametrize(
        ("hand", "good"),
        [("8c7d5h4s2s", True), ("9c7d5h4s2s", False), ("8c7d5h4s4d", False), ("5c4d3h2sAs", True)],
    )
    def test_eight_or_better(self, hand, good):
        """A wheel is a low, a pair of fours is none."""
        assert competes("ace_to_five", {"or_better": "8"}, hand) is good

    def test_ten_can_be_written_as_10(self):
        """10 is T."""
        assert competes("ace_to_five", {"or_better": "10"}, "Tc7d5h4s2s")
        assert not competes("ace_to_five", {"or_better": "10"}, "Jc7d5h4s2s")

    def test_a_straight_where_it_counts(self):
        """In deuce to seven 8-7-6-5-4 is no low of a jack or lower."""
        assert not competes("deuce_to_seven", {"or_better": "J"}, "8c7d6h5s4s")
        assert competes("ace_to_five", {"or_better": "J"}, "8c7d6h5s4s")

    def test_an_ace_where_it_is_high(self):
        """A deuce-to-seven low with an ace is an ace low."""
        assert not competes("deuce_to_seven", {"or_better": "J"}, "Ac7d6h5s3s")

    def test_a_badugi(self):
        """Four cards must play: three of them do not qualify."""
        assert competes("badugi", {"or_better": "8"}, "8c7d5h4s")
        assert not competes("badugi", {"or_better": "8"}, "8c7d5h4h")

    def test_no_pair(self):
        """Any five ranks, however high."""
        assert competes("ace_to_five", {"no_pair": True}, "KcQdJh9s8s")
        assert not competes("ace_to_five", {"no_pair": True}, "8c7d5h4s4d")

    def test_no_pair_of_a_high_hand(self):
        """The best hand without a pair, which is no straight either."""
        assert competes("standard_high", {"no_pair": True}, "KcQdJh9s8s")
        assert not competes("standard_high", {"no_pair": True}, "KcQdJhTs9s")


class TestHighs:
    """A high hand must be good enough."""

    @pytest.mark.parametrize(
        ("hand", "good"),
        [("JcJd5h4s2s", True), ("TcTd5h4s2s", False), ("3c3d2h2s9s", True), ("AcKd5h4s2s", False)],
    )
    def test_jacks_or_better(self, hand, good):
        """Two pair is better than a pair of jacks, whatever the pairs."""
        assert competes("standard_high", {"at_least": "one_pair", "rank": "J"}, hand) is good

    def test_trips(self):
        """Trips to win."""
        assert competes("standard_high", {"at_least": "three_of_a_kind"}, "2c2d2h4s9s")
        assert not competes("standard_high", {"at_least": "three_of_a_kind"}, "AcAdKhKs9s")

    def test_a_flush_in_a_short_deck(self):
        """A full house is less than a flush there."""
        flush = {"at_least": "flush"}
        assert not competes("short_deck_high", flush, "AcAdAhKsKc", deck={"stripped": "2345"})
        assert competes("standard_high", flush, "AcAdAhKsKc")

    def test_a_straight_of_three_cards(self):
        """Three of a kind beat a straight, and a flush does not."""
        straight = {"at_least": "straight"}
        found = [
            competes("high_of_3_with_straights", straight, hand)
            for hand in ("2c2d2h", "4c3d2h", "Kc9c2c")
        ]
        assert found == [True, True, False]

    def test_a_pair_of_seven_cards(self):
        """Three pair is better than a pair, and so are two threes."""
        for hand in ("2c2d3h3s4h4s9d", "2c2d2h3s3h3d9c"):
            assert competes("high_of_7", {"at_least": "one_pair"}, hand)

    def test_what_beats_everything_competes(self):
        """Seven-deuce needs no pair, and no low."""
        pair = {"ranking": "high_of_2", "beats_all": ["72"]}
        assert competes(pair, {"at_least": "one_pair"}, "7c2d")
        assert not competes(pair, {"at_least": "one_pair"}, "AcKd")
        low = {"ranking": "ace_to_five", "beats_all": ["KKKKA"]}
        assert competes(low, {"or_better": "8"}, "KcKdKhKsAc")

    def test_what_beats_everything_keeps_the_order_below(self):
        """A full house is still better than a flush."""
        both = {"ranking": "standard_high", "beats_all": ["72"]}
        assert competes(both, {"at_least": "flush"}, "AcAdAhKsKc")


class TestBoard:
    """The hand on the board must be beaten."""

    def test_a_better_hand(self):
        """A pair of nines against a pair of eights."""
        assert competes("standard_high", {"beats_board": True}, "9c9d5h4s2s", board="8c8dAhKsQs")

    def test_a_worse_hand(self):
        """And the other way about."""
        assert not competes(
            "standard_high", {"beats_board": True}, "8c8d5h4s2s", board="9c9dAhKsQs"
        )

    def test_as_good(self):
        """A tie does not beat it."""
        assert not competes(
            "standard_high", {"beats_board": True}, "9c9dAhKsQs", board="9h9sAdKcQc"
        )

    def test_wild_cards_play_on_the_board_too(self):
        """Twos wild: the table holds a pair of kings."""
        said = {"wild": [{"ranks": "2"}]}
        board = "Kc2dQh5s3s"
        beats = {"beats_board": True}
        assert not competes("standard_high", beats, "QcQdJh9s8s", board=board, **said)
        assert competes("standard_high", beats, "AcAdJh9s8s", board=board, **said)


class TestRefused:
    """What cannot be asked of a hand of that side."""

    @pytest.mark.parametrize(
        ("ranking", "qualifier", "where"),
        [
            ("standard_high", {"or_better": "8"}, "or_better"),
            ("highest_spade", {"or_better": "8"}, "or_better"),
            ("ace_to_five", {"at_least": "one_pair"}, "at_least"),
            ("low_ranking", {"at_least": "one_pair"}, "at_least"),
            ("most_points", {"at_least": "one_pair"}, "at_least"),
            ("highest_spade", {"at_least": "one_pair"}, "at_least"),
            ("standard_high", {"at_least": "four_flush"}, "at_least"),
            ("high_of_2", {"at_least": "straight"}, "at_least"),
            ("most_points", {"no_pair": True}, "no_pair"),
            ("ace_to_five", {"no_pair": False}, "no_pair"),
            ("standard_high", {"beats_board": True}, "beats_board"),
            ("ace_to_five", {"no_pair": True, "rank": "8"}, "rank"),
        ],
    )
    def test_it_cannot_be_meant(self, ranking, qualifier, where):
        """At the qualifier, by name."""
        side = {"name": "side", "ranking": ranking, "qualifier": qualifier}
        assert [path for path, _code in refusals(deal=FIVE, sides=[side, HIGH])] == [
            f"sides/0/qualifier/{where}"
        ]

    @pytest.mark.parametrize("qualifier", [{"or_better": "8", "no_pair": True}, {"rank": "8"}])
    def test_one_of_them(self, qualifier):
        """Neither two qualifiers nor none."""
        side = {**LOW, "qualifier": qualifier}
        assert refusals(deal=FIVE, sides=[side]) == [("sides/0/qualifier", "bad_value")]

    def test_a_four_flush_where_there_is_one(self):
        """In Canadian stud it can be asked for."""
        side = {"name": "high", "ranking": "canadian_high", "qualifier": {"at_least": "four_flush"}}
        assert refusals(deal=FIVE, sides=[side]) == []


@pytest.mark.parametrize(
    ("ranking", "said"),
    [
        ("ace_to_five", {"or_better": "8"}),
        ("ace_to_five", {"or_better": "T"}),
        ("standard_high", {"at_least": "one_pair", "rank": "J"}),
        ("ace_to_five", {"no_pair": True}),
        ("standard_high", {"beats_board": True}),
    ],
    ids=str,
)
def test_a_qualifier_says_itself_as_it_was_written(ranking, said):
    """What it plays as data makes it again."""
    side = {"name": "side", "ranking": ranking, "qualifier": said}
    (read,) = game(deal={"down": 2, "board": 5}, sides=[side]).sides
    assert read.qualifier.plays() == said
