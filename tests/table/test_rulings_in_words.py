"""Every ruling as the dealer says it, word for word, with the article that it cites."""

from __future__ import annotations

import pytest

from tests.table.table_talk import settled

KINGS, QUEENS = "KcKdJhTs9c", "QhQsJdTh9h"
LOW, STRAIGHT = "7d5s3s2sAd", "7c6d5h4s3c"
TWINS = {1: "AcKd9h5s3c", 2: "AdKh9s5c3d"}
A5 = {"low_ranking": "ace_to_five"}
DEAD = {1: f"{KINGS} high", 2: f"{LOW} low", 3: f"{STRAIGHT} both"}
DEAD_OF_TWO_LOWS = {**DEAD, 4: "7h5c3d2dAh low"}
BOTH_DEAD = {1: f"{KINGS} both", 2: "7d5s4h2s3d both"}

SAID = [
    (
        "low-die",
        {1: "Kc3d4h8s8c", 2: "Ac6h5d2s2d", 3: "Qc9s9d7h6c"},
        {"pot": 60},
        [
            (
                "Seat 1: the three of diamonds is wild; the three is wild because the hand holds a"
                " four. [2.1]"
            ),
            (
                "Seat 2: the ace of clubs, two of spades and two of diamonds are wild; the ace is wild"
                " because the hand holds a six and the two is wild because the hand holds a five. [2.1]"
            ),
            "Seat 2 wins high with four sixes, five kicker. [1.2]",
        ],
    ),
    (
        "high-low-draw",
        DEAD,
        {"pot": 101, **A5},
        [
            "Seat 3 declared both and fails for low: the hand is dead. [Declaring]",
            (
                "Seat 1 wins high as next best after seat 3, with pair of kings, jack-ten-nine kickers."
                " [Declaration (poker)]"
            ),
            "Seat 2 alone is left for low and wins it unopposed. [Declaring]",
            "The pot of 101 is split: 51 to high and 50 to low. [Declaring]",
            "The odd chip goes to high. [Declaring]",
        ],
    ),
    (
        "high-low-draw",
        DEAD,
        {"pot": 100, "failed_both": "conqueror_takes_it", **A5},
        [
            "Seat 3 declared both and fails for low: the hand is dead. [Declaring]",
            "Seat 2 takes high as winner of low, in which seat 3 failed. [Declaration (poker)]",
            "Seat 2 alone is left for low and wins it unopposed. [Declaring]",
            "The pot of 100 is split: 50 to high and 50 to low. [Declaring]",
        ],
    ),
    (
        "high-low-draw",
        DEAD_OF_TWO_LOWS,
        {"pot": 100, "failed_both": "conqueror_takes_it", **A5},
        [
            "Seat 3 declared both and fails for low: the hand is dead. [Declaring]",
            (
                "Seats 2 and 4 take the whole pot as winners of low, in which seat 3 failed: it is"
                " divided evenly once. [Declaration (poker)]"
            ),
        ],
    ),
    (
        "high-low-draw",
        DEAD_OF_TWO_LOWS,
        {
            "pot": 100,
            "failed_both": "conqueror_takes_it",
            "same_hands_both_ways": "halves",
            **A5,
        },
        [
            "Seat 3 declared both and fails for low: the hand is dead. [Declaring]",
            "Seats 2 and 4 take high as winners of low, in which seat 3 failed. [Declaration (poker)]",
            (
                "Seats 2 and 4 tie for low with seven-five-three-two-ace low."
                " [Appendix A: Lowball Scales]"
            ),
            "The pot of 100 is split: 50 to high and 50 to low. [Declaring]",
        ],
    ),
    (
        "high-low-draw",
        {1: f"{KINGS} high", 2: "KhKsJcTd9d high", 3: f"{LOW} low"},
        {"pot": 101, "button": 2, **A5},
        [
            "Seats 1 and 2 tie for high with pair of kings, jack-ten-nine kickers. [Rank of hands]",
            "Seat 3 alone is left for low and wins it unopposed. [Declaring]",
            "The pot of 101 is split: 51 to high and 50 to low. [Declaring]",
            "The odd chip goes to high. [Declaring]",
            "The odd chip of high goes to seat 1, first left of the button. [Ties]",
        ],
    ),
    (
        "draw-high",
        {**TWINS, 3: "AhKs9c5d3h"},
        {"pot": 101, "button": 3},
        [
            (
                "Seats 1, 2 and 3 tie for high with ace high, king-nine-five-three."
                " [Reglas de Draw High]"
            ),
            "The odd chips of high go to seats 1 and 2, first left of the button. [Ties]",
        ],
    ),
    (
        "draw-high",
        TWINS,
        {"pot": 101, "odd_chip": "high_card_by_suit"},
        [
            "Seats 1 and 2 tie for high with ace high, king-nine-five-three. [Reglas de Draw High]",
            "The odd chip of high goes to seat 2, for the highest card that plays. [Split (poker)]",
        ],
    ),
    (
        "draw-high",
        TWINS,
        {"pot": 101, "odd_chip": "high_card_by_suit_all"},
        [
            "Seats 1 and 2 tie for high with ace high, king-nine-five-three. [Reglas de Draw High]",
            "The odd chip of high goes to seat 2, for the highest card held. [Split (poker)]",
        ],
    ),
    (
        "draw-high",
        {1: KINGS, 2: "2c2d3h4h6s foul", 3: "folded"},
        {"bets": {1: 100, 2: 300, 3: 50}},
        [
            "Seat 2 has a foul hand and wins nothing. [Reglas de Draw High]",
            "Seat 1 is alone in the pot and takes 250. [All-in]",
            "Seat 2 takes back 200, which nobody called. [All-in]",
        ],
    ),
    (
        "draw-deucey",
        {1: KINGS, 2: QUEENS},
        {"pot": 101},
        [
            "Nobody qualifies for low. High takes all. [Low Hand Qualifier]",
            "Seat 1 wins high with pair of kings, jack-ten-nine kickers. [High Hand]",
        ],
    ),
    (
        "draw-deucey",
        {1: "7h5s4c3d2d", 2: "7s5c4d3h2s"},
        {"pot": 100},
        ["Seats 1 and 2 tie both ways: the whole pot of 100 is divided evenly once. [Ties]"],
    ),
    (
        "high-low-draw",
        BOTH_DEAD,
        {"pot": 11, "button": 1},
        [
            "Seat 1 declared both and fails for low: the hand is dead. [Declaring]",
            "Seat 2 declared both and fails for high: the hand is dead. [Declaring]",
            (
                "Everybody declared both and failed: seats 1 and 2 divide 11 evenly."
                " [Declaration (poker)]"
            ),
            "The odd chip of the pot goes to seat 2, first left of the button. [Ties]",
        ],
    ),
    (
        "high-low-draw",
        BOTH_DEAD,
        {"pot": 11, "nobody_wins": "carry"},
        [
            "Seat 1 declared both and fails for low: the hand is dead. [Declaring]",
            "Seat 2 declared both and fails for high: the hand is dead. [Declaring]",
            (
                "Everybody declared both and failed: 11 stays for the next deal."
                " [Pot that nobody wins]"
            ),
        ],
    ),
    (
        "high-low-draw",
        {1: f"{STRAIGHT} both", 2: "KsQd9h8h7h both"},
        {"pot": 10, **A5},
        [
            "Seat 2 declared both and fails for high and low: the hand is dead. [Declaring]",
            "Seat 1 alone is left for high and wins it unopposed. [Declaring]",
            "Seat 1 alone is left for low and wins it unopposed. [Declaring]",
            "The pot of 10 is split: 5 to high and 5 to low. [Declaring]",
        ],
    ),
    (
        "high-low-draw",
        {1: f"{KINGS} high", 2: f"{QUEENS} high"},
        {"pot": 10},
        [
            "Nobody declared low. High takes all. [Declaring]",
            "Seat 1 wins high with pair of kings, jack-ten-nine kickers. [Rank of hands]",
        ],
    ),
    (
        "high-low-draw",
        {1: f"{KINGS} high", 2: f"{LOW} low", 3: "QcQd8h8s2c high"},
        {"bets": {1: 100, 2: 300, 3: 300}},
        [
            (
                "Main pot: Seat 3 wins high with two pair, queens and eights, two kicker."
                " [Rank of hands]"
            ),
            "Main pot: Seat 2 alone is left for low and wins it unopposed. [Declaring]",
            "Main pot: The pot of 300 is split: 150 to high and 150 to low. [Declaring]",
            "Side pot 1: Seat 3 alone is left for high and wins it unopposed. [Declaring]",
            "Side pot 1: Seat 2 alone is left for low and wins it unopposed. [Declaring]",
            "Side pot 1: The pot of 400 is split: 200 to high and 200 to low. [Declaring]",
        ],
    ),
    (
        "jacks-or-better-trips-to-win",
        {1: KINGS, 2: QUEENS},
        {"pot": 101, "button": 1, "nobody_wins": "split"},
        [
            "Nobody qualifies for high. [Jacks or Better, Trips to Win]",
            "Nobody wins the pot: seats 1 and 2 divide 101 evenly. [Pot that nobody wins]",
            "The odd chip of the pot goes to seat 2, first left of the button. [Ties]",
        ],
    ),
    (
        "jacks-or-better-trips-to-win",
        {1: KINGS, 2: QUEENS},
        {"pot": 101},
        [
            "Nobody qualifies for high. [Jacks or Better, Trips to Win]",
            "Nobody wins the pot: 101 stays for the next deal. [Jacks or Better, Trips to Win]",
        ],
    ),
    (
        "high-chicago",
        {1: "Kc9c8d/7c6h4c2d", 2: "QcJc8h/7d6d4d2c"},
        {"pot": 10},
        [
            "Nobody qualifies for the spade. High takes all. [Chicago]",
            "Seat 1 wins high with king high, nine-eight-seven-six. [Hand rankings]",
        ],
    ),
    (
        "high-chicago",
        {1: "Kc9c8d/7c6h4c2d", 2: "QcTs8h/7d6d4d2c"},
        {"pot": 11},
        [
            "Seat 1 wins high with king high, nine-eight-seven-six. [Hand rankings]",
            "Seat 2 wins the spade with ten of spades. [Chicago]",
            "The pot of 11 is split: 6 to high and 5 to the spade. [Chicago]",
            "The odd chip goes to high. [Ties]",
        ],
    ),
]


@pytest.mark.parametrize(("variant", "players", "asked", "said"), SAID)
def test_what_the_dealer_says(variant, players, asked, said):
    """In order, each with its article."""
    found = settled(variant, players, **asked)
    assert [f"{one.text} [{one.source.article}]" for one in found.rulings] == said
