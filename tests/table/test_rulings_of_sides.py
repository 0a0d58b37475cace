"""Why sides are not held, and where odd chips go: word for word, with the article cited."""

from __future__ import annotations

import pytest

from tests.table.table_talk import TWINS, settled

TRIPS_TO_COME = {
    4: "TsKhJc/5cJh8dQs high",
    8: "6c3h2d/6hKsJsAs high",
    10: "7h3dJd/8cQh8h5s low",
}
LOWS_OF_NINE = {8: "6c3h2d/9hKsJsAs low", 10: "7h3dJd/8cQh8h5s low"}
NO_SPADES_DOWN = {1: "KcKdJh/Ts9c4c2d spade", 2: "7d5h3h/2sAdQhTd spade"}
TWO_DEAD = {
    1: "KcKdKh/KsQd9c9d both",
    2: "QcJcTd/3s8s8h3h high",
    3: "Ac2c3c/4c5d7h9s both",
}
BOTH_DIE = {
    4: "KcKdKh/2s7d9c8d both",
    9: "QcQdTd/3s8s6h5h high",
    10: "Ac2c3d/4c6dThJs both",
}
QUARTERED = {1: "KsKhKd9c8h", 2: "8c6d4h3s2c", 3: "8d6h4s3c2d"}
OMAHA = {1: "KcKdJhTh", 2: "Ac2cJcTc", 3: "Ad2dJdTd"}
FLUSH, SEVEN_LOW = "AcQc9c7c2c", "7s5s4h3h2d"
STRAIGHTS = {1: "KdQhAc/Td9hJs6h", 2: "KhQsAs/Tc9dJh6c"}
FOUR = dict(enumerate(TWINS, start=1))


def told(variant, players, **asked):
    """The rulings with their articles."""
    found = settled(variant, players, **asked)
    return [f"{one.text} [{one.source.article}]" for one in found.rulings]


SIDES = [
    (
        "stud-eight-and-trips",
        TRIPS_TO_COME,
        {"pot": 112},
        [
            "Nobody who declared high or low qualifies. [Stud Eight/Trips]",
            "Nobody wins the pot: seats 4, 8 and 10 divide 112 evenly. [Declaration (poker)]",
            "The odd chip of the pot goes to seat 8, for the highest card that plays. [Rule 20]",
        ],
    ),
    (
        "stud-eight-and-trips",
        TRIPS_TO_COME,
        {"pot": 112, "nobody_wins": "carry"},
        [
            "Nobody who declared high or low qualifies. [Stud Eight/Trips]",
            "Nobody wins the pot: 112 stays for the next deal. [Pot that nobody wins]",
        ],
    ),
    (
        "stud-eight-and-trips",
        BOTH_DIE,
        {"pot": 30},
        [
            "Seat 4 declared both and fails for low: the hand is dead. [Stud Eight/Trips]",
            "Seat 10 declared both and fails for high: the hand is dead. [Stud Eight/Trips]",
            "Nobody is left for high or low. [Stud Eight/Trips]",
            "Nobody wins the pot: seats 4, 9 and 10 divide 30 evenly. [Declaration (poker)]",
        ],
    ),
    (
        "zeda",
        LOWS_OF_NINE,
        {"pot": 10},
        [
            "Nobody who declared low qualifies. [Zeda]",
            "Nobody declared high. [Zeda]",
            "Nobody wins the pot: seats 8 and 10 divide 10 evenly. [Declaration (poker)]",
        ],
    ),
    (
        "zeda",
        {8: "6c3h2d/5h4sJsAs low", 10: "7h3dJd/8cQh8h5s high"},
        {"pot": 10},
        [
            "Low (eight or better) is held, so that high is not played for. [Zeda]",
            "Seat 8 alone is left for low and wins it unopposed. [Zeda]",
        ],
    ),
    (
        "chicago-declared",
        NO_SPADES_DOWN,
        {"pot": 10},
        [
            "Nobody declared high. [Chicago]",
            "Nobody who declared the spade qualifies. [Chicago]",
            "Nobody wins the pot: seats 1 and 2 divide 10 evenly. [Declaration (poker)]",
        ],
    ),
    (
        "duck-flush",
        {1: FLUSH, 2: SEVEN_LOW},
        {"pot": 11},
        [
            "High (a flush or better) is held, so that low is not played for. [Duck Flush]",
            "Seat 1 wins high with ace-high flush, queen-nine-seven-two. [Duck Flush]",
        ],
    ),
    (
        "duck-flush",
        {1: "AcQc9c7c2h", 2: SEVEN_LOW},
        {"pot": 11},
        [
            "Nobody qualifies for high. Low takes all. [Duck Flush]",
            "Seat 2 wins low with seven-five-four-three-two low. [Duck Flush]",
        ],
    ),
    (
        "archie",
        {1: "KcKdJhTs9c", 2: SEVEN_LOW},
        {"pot": 10},
        [
            "Seat 1 wins high with pair of kings, jack-ten-nine kickers. [Archie]",
            "Seat 2 wins low with seven-five-four-three-two low. [Archie]",
            "The pot of 10 is split: 5 to high and 5 to low. [Archie]",
        ],
    ),
    (
        "archie",
        {1: "KcKdJhTs9c", 2: "QcQd5h3s2c"},
        {"pot": 10},
        [
            "Nobody qualifies for low. High takes all. [Archie]",
            "Seat 1 wins high with pair of kings, jack-ten-nine kickers. [Archie]",
        ],
    ),
    (
        "archie",
        {1: "5c5dJhTs9c", 2: "4c4dKh3s2c"},
        {"pot": 10},
        [
            "Nobody qualifies for high or low. The best hand takes the pot. [Archie]",
            "Seat 1 wins the pot with pair of fives, jack-ten-nine kickers. [Archie]",
        ],
    ),
    (
        "mariah",
        {1: "2s9hKd/KsQs3h4h", 2: "AcAhAd/7s8s2h3d"},
        {"pot": 10},
        ["Nobody alone wins high and the spade: 10 stays for the next deal. [Black Mariah]"],
    ),
    (
        "mariah",
        {1: "As9hKd/KsQs3h4h", 2: "QcQhAd/7s8s2h3d"},
        {"pot": 11},
        [
            "Seat 1 wins high with pair of kings, ace-queen-nine kickers. [Hand rankings]",
            "Seat 1 wins the spade with ace of spades. [Chicago]",
            "Seat 1 alone wins high and the spade and takes the pot of 11. [Black Mariah]",
        ],
    ),
    (
        "mariah",
        {1: "2c9hKd/KsQs3h4h", 2: "AcAhAd/7s8s2h3d"},
        {"pot": 10},
        [
            "Nobody qualifies for the spade. [Chicago]",
            "Nobody wins the pot: 10 stays for the next deal. [Black Mariah]",
        ],
    ),
]


@pytest.mark.parametrize(("variant", "players", "asked", "said"), SIDES)
def test_why_a_side_is_not_held(variant, players, asked, said):
    """Who failed, what nobody declared or qualifies for, what is not played for; then who takes it."""
    assert told(variant, players, **asked) == said


OTHERS = [
    (
        "seven-card-high-low-stud",
        TWO_DEAD,
        {"pot": 100, "failed_both": "conqueror_takes_it", "low_ranking": "ace_to_five"},
        [
            "Seat 1 declared both and fails for low: the hand is dead. [Declaring]",
            "Seat 3 declared both and fails for high: the hand is dead. [Declaring]",
            "Nobody is left for low. [Declaring]",
            "Seat 2 wins high as next best after seat 1, with two pair, eights and threes, queen kicker. [Declaration (poker)]",
            "Seat 2 takes low as winner of high, in which seat 3 failed. [Declaration (poker)]",
            "The pot of 100 is split: 50 to high and 50 to low. [Declaring]",
        ],
    ),
    (
        "high-low-draw",
        {1: "KcKdJhTs9c both", 2: "KhKsJcTd9d high", 3: "AcAdQdQc2d low"},
        {"pot": 10, "both_tie": "fails"},
        [
            "Seat 1 declared both and only ties for high: the hand is dead. [Declaration (poker)]",
            "Seat 2 alone is left for high and wins it unopposed. [Declaring]",
            "Seat 3 wins low as next best after seat 1, with two pair, queens and aces, two kicker, played low. [Declaration (poker)]",
            "The pot of 10 is split: 5 to high and 5 to low. [Declaring]",
        ],
    ),
    (
        "vice-president",
        {1: "AcAdJhTs9c", 2: "KcKdQh3s2c", 3: "QsQd5d4d3d"},
        {"pot": 10},
        [
            "Seat 2 wins high with the second-best hand, pair of kings, queen-three-two kickers. [Vice President (#96)]"
        ],
    ),
    (
        "vice-president",
        {1: "AcAhJhTs9c", 2: "KcQd9h5s3c", 3: "KdQh9s5c3d"},
        {"pot": 10},
        [
            "Seats 2 and 3 tie for high with the second-best hand, king high, queen-nine-five-three. [Vice President (#96)]"
        ],
    ),
    (
        "vice-president",
        {1: "AcKd9h5s3c", 2: "AdKh9s5c3d"},
        {"pot": 10},
        ["Seats 1 and 2 tie for high with ace high, king-nine-five-three. [Vice President (#96)]"],
    ),
]


@pytest.mark.parametrize(("variant", "players", "asked", "said"), OTHERS)
def test_who_wins_and_as_what(variant, players, asked, said):
    """By the half that was won, by what a tie is worth, by the second-best hand."""
    assert told(variant, players, **asked) == said


CHIPS = [
    (
        "omaha-hi-lo",
        OMAHA,
        {"pot": 47, "board": "3c4d8hKsQs", "quartered_odd_chip": "low"},
        [
            "Seat 1 wins high with three kings, queen-eight kickers. [Omaha]",
            "Seats 2 and 3 tie for low with eight-four-three-two-ace low. [Omaha High-Low]",
            "The pot of 47 is split: 23 to high and 24 to low. [Omaha High-Low]",
            "The odd chip goes to low, which is shared while high is won alone. [Split (poker)]",
        ],
    ),
    (
        "omaha-hi-lo",
        OMAHA,
        {"pot": 47, "board": "3c4d8hKsQs", "button": 1},
        [
            "Seat 1 wins high with three kings, queen-eight kickers. [Omaha]",
            "Seats 2 and 3 tie for low with eight-four-three-two-ace low. [Omaha High-Low]",
            "The pot of 47 is split: 24 to high and 23 to low. [Omaha High-Low]",
            "The odd chip goes to high. [Ties]",
            "The odd chip of low goes to seat 2, first left of the button. [Ties]",
        ],
    ),
    (
        "draw-deucey",
        QUARTERED,
        {"pot": 47, "button": 1},
        [
            "Seat 1 wins high with three kings, nine-eight kickers. [High Hand]",
            "Seats 2 and 3 tie for low with eight-six-four-three-two low. [Low Hand Qualifier]",
            "The pot of 47 is split: 24 to high and 23 to low. [Split Pot Rules]",
            "The odd chip goes to high. [Ties]",
            "The odd chip of low goes to seat 2, first left of the button. [Ties]",
        ],
    ),
    (
        "draw-deucey",
        QUARTERED,
        {"pot": 47, "quartered_odd_chip": "low"},
        [
            "Seat 1 wins high with three kings, nine-eight kickers. [High Hand]",
            "Seats 2 and 3 tie for low with eight-six-four-three-two low. [Low Hand Qualifier]",
            "The pot of 47 is split: 23 to high and 24 to low. [Split Pot Rules]",
            "The odd chip goes to low, which is shared while high is won alone. [Split (poker)]",
        ],
    ),
    (
        "draw-high",
        FOUR,
        {"pot": 103, "button": 1},
        [
            "Seats 1, 2, 3 and 4 tie for high with ace high, king-nine-five-three. [Reglas de Draw High]",
            "The odd chips of high go to seats 2, 3 and 4, first left of the button. [Ties]",
        ],
    ),
    (
        "draw-high",
        FOUR,
        {"pot": 102, "odd_chip": "high_card_by_suit"},
        [
            "Seats 1, 2, 3 and 4 tie for high with ace high, king-nine-five-three. [Reglas de Draw High]",
            "The odd chips of high go to seats 3 and 4, for the highest cards that play. [Split (poker)]",
        ],
    ),
    (
        "draw-high",
        FOUR,
        {"pot": 102, "odd_chip": "high_card_by_suit_all"},
        [
            "Seats 1, 2, 3 and 4 tie for high with ace high, king-nine-five-three. [Reglas de Draw High]",
            "The odd chips of high go to seats 3 and 4, for the highest cards held. [Split (poker)]",
        ],
    ),
    (
        "seven-card-stud",
        STRAIGHTS,
        {"pot": 101, "button": 1, "odd_chip": "left_of_button"},
        [
            "Seats 1 and 2 tie for high with ace-high straight. [Hand rankings]",
            "The odd chip of high goes to seat 2, first left of the button. [Split (poker)]",
        ],
    ),
    (
        "seven-card-stud",
        STRAIGHTS,
        {"pot": 101},
        [
            "Seats 1 and 2 tie for high with ace-high straight. [Hand rankings]",
            "The odd chip of high goes to seat 2, for the highest card that plays. [Rule 20]",
        ],
    ),
    (
        "badeucy",
        {1: "7c5d4h3s2c", 2: "KcQdJhTs9c"},
        {"pot": 11},
        [
            "Seat 1 wins low with seven-five-four-three-two low. [Badeucy]",
            "Seat 1 wins the badugi with five-four-three-two badugi. [Badeucy]",
            "The pot of 11 is split: 6 to low and 5 to the badugi. [Ties & Odd Chips]",
            "The odd chip goes to low. [Ties & Odd Chips]",
        ],
    ),
]


@pytest.mark.parametrize(("variant", "players", "asked", "said"), CHIPS)
def test_odd_chips(variant, players, asked, said):
    """One or several, and where it is written that they go there."""
    assert told(variant, players, **asked) == said
