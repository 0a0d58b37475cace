"""What the dealer says: each reason in its order, with its source."""

from __future__ import annotations

import pytest

from dealerapi.table.rulings import Ruling
from tests.table.table_talk import codes, settled

A5 = {"low_ranking": "ace_to_five"}
KINGS, SEVEN_LOW, STRAIGHT = "KcKdJhTs9c", "7d5s3s2sAd", "7c6d5h4s3c"


def only(found, code: str) -> Ruling:
    """The one ruling of that code."""
    (ruling,) = [one for one in found.rulings if one.code == code]
    return ruling


def test_wild_cards_come_first():
    """Before anything is won, the dealer says what is wild and why, citing the rule."""
    found = settled("low-die", {1: "Ac6h5d2s2d", 2: "KsKhKd9c9d"}, pot=60)
    assert codes(found) == ["wild_cards", "side_won"]
    ruling = found.rulings[0]
    assert ruling.seats == (1,)
    assert ruling.pot is None
    assert "ace of clubs" in ruling.text
    assert (ruling.source.document[:7], ruling.source.article) == ("OPR-605", "2.1")


def test_each_player_s_wild_cards_are_told():
    """Dakota: everybody has a lowest card face down; then the sides, the halves, the odd chip."""
    found = settled("dakota", {1: "2c9hKd/KsQs3h4h high", 2: "Ac5h6d/7s8s2h3d low"}, pot=1001)
    assert codes(found) == [
        "wild_cards",
        "wild_cards",
        "side_unopposed",
        "side_unopposed",
        "pot_split",
        "odd_chip_to_high",
    ]
    assert {one.source.document for one in found.rulings} == {"Dakota Rules"}
    assert "501" in only(found, "pot_split").text
    assert only(found, "odd_chip_to_high").seats == (1,)


def test_foul_hand_is_told():
    """Why the best cards win nothing."""
    found = settled("draw-high", {1: "AcAdAhAs2c foul", 2: KINGS, 3: "2d2h9s8s7s"}, pot=9)
    assert codes(found) == ["foul_hand", "side_won"]
    assert only(found, "foul_hand").seats == (1,)


def test_dead_hand_is_told_before_the_sides():
    """The both-hand first, then who wins high as next best, then low."""
    found = settled(
        "high-low-draw",
        {1: f"{KINGS} high", 2: f"{SEVEN_LOW} low", 3: f"{STRAIGHT} both"},
        pot=101,
        **A5,
    )
    assert codes(found) == [
        "both_failed",
        "next_best",
        "side_unopposed",
        "pot_split",
        "odd_chip_to_high",
    ]
    assert only(found, "both_failed").seats == (3,)
    assert "low" in only(found, "both_failed").text
    assert only(found, "next_best").seats == (1,)


def test_conqueror_is_told():
    """By the other custom the low hand takes the half of the hand that it beat."""
    found = settled(
        "high-low-draw",
        {1: f"{KINGS} high", 2: f"{SEVEN_LOW} low", 3: f"{STRAIGHT} both"},
        pot=100,
        failed_both="conqueror_takes_it",
        **A5,
    )
    assert codes(found) == [
        "both_failed",
        "conqueror_takes_it",
        "side_unopposed",
        "pot_split",
    ]
    assert only(found, "conqueror_takes_it").seats == (2,)


def test_unopposed_side_is_told():
    """Nobody declared low."""
    found = settled("high-low-draw", {1: f"{KINGS} high", 2: "QcQdJcTh9d high"}, pot=100)
    assert codes(found) == ["nobody_declared", "side_won"]
    assert "low" in found.rulings[0].text


def test_nobody_qualifies_is_told():
    """Draw-Deucey without a low cites its own page."""
    found = settled("draw-deucey", {1: "KsKhKd9c8c", 2: "8s6s4s3s2s"}, pot=100)
    assert codes(found) == ["nobody_qualifies", "side_won"]
    assert found.rulings[0].source.document == "Draw-Deucey Triple Draw"


def test_tie_and_its_odd_chip():
    """Who ties with what, then where the odd chip goes."""
    found = settled("draw-high", {1: "AcKd9h5s3c", 2: "AdKh9s5c3d"}, pot=101, button=1)
    assert codes(found) == ["side_tied", "odd_chip"]
    assert found.rulings[0].seats == (1, 2)
    assert found.rulings[1].seats == (2,)
    assert "button" in found.rulings[1].text


def test_odd_chip_by_suit_does_not_blame_the_button():
    """Stud: the reason is the card."""
    found = settled("razz", {1: "KdQhAc/2d3h4s6h", 2: "KhQsAs/2c3d4h6c"}, pot=101)
    assert "button" not in only(found, "odd_chip").text


def test_odd_chip_that_only_the_board_could_place_blames_the_button():
    """The five that play are the board's, so that the button placed the chip, and no card."""
    found = settled(
        "holdem",
        {1: "AcAd", 2: "2c3d"},
        pot=101,
        button=1,
        board="AsKsQsJsTs",
        odd_chip="high_card_by_suit",
    )
    assert "button" in only(found, "odd_chip").text


def test_same_hands_both_ways_are_told():
    """One division of the whole pot."""
    found = settled("omaha-hi-lo", {1: "Ac2cKcJh", 2: "Ad2dKdTh"}, pot=66, board="3c4d8hKsQs")
    assert codes(found) == ["same_hands_both_ways"]
    assert [(share.side, share.amount) for share in found.pots[0].shares] == [("whole", 66)]


@pytest.mark.parametrize(
    ("custom", "code"), [("split", "nobody_wins_split"), ("carry", "nobody_wins_carry")]
)
def test_nobody_wins_is_told(custom, code):
    """Both are dead; then what becomes of the pot."""
    found = settled(
        "high-low-draw",
        {1: "7c5d4h3s2c both", 2: "9c9d9h8s8d both"},
        pot=100,
        nobody_wins=custom,
        **A5,
    )
    assert codes(found)[:2] == ["both_failed", "both_failed"]
    assert codes(found)[-1] == code
    assert found.pots[0].shares[0].side == "whole"


def test_pots_one_after_the_other_then_refunds():
    """The main pot, the side pot, and at the end what nobody called."""
    found = settled(
        "draw-high",
        {1: "AcAd9h5s3c", 2: "KcKd9s5c3d", 3: "QcQd9c5d3h"},
        bets={1: 25, 2: 60, 3: 90},
    )
    assert [(one.code, one.pot) for one in found.rulings] == [
        ("side_won", 0),
        ("side_won", 1),
        ("uncalled_bet", None),
    ]
    assert "30" in only(found, "uncalled_bet").text


def test_sole_contestant_is_told():
    """Nobody else is left: no hand is named."""
    found = settled("draw-high", {1: "", 2: "folded"}, pot=30)
    assert codes(found) == ["sole_contestant"]
    assert found.pots[0].shares[0].side == "whole"


def test_several_conquerors_are_told_in_the_plural():
    """Two tied lows beat the dead hand: they do not "takes" anything, nor tie for high."""
    found = settled(
        "high-low-draw",
        {
            1: f"{KINGS} high",
            2: f"{SEVEN_LOW} low",
            3: f"{STRAIGHT} both",
            4: "7h5c3d2dAh low",
        },
        pot=100,
        failed_both="conqueror_takes_it",
        same_hands_both_ways="halves",
        **A5,
    )
    ruling = only(found, "conqueror_takes_it")
    assert ruling.seats == (2, 4)
    assert "takes" not in ruling.text


def test_conquerors_who_share_the_whole_pot_are_told():
    """Divided once and evenly, the pot was still not won both ways: the dead hand is named."""
    found = settled(
        "high-low-draw",
        {
            1: f"{KINGS} high",
            2: f"{SEVEN_LOW} low",
            3: f"{STRAIGHT} both",
            4: "7h5c3d2dAh low",
        },
        pot=100,
        failed_both="conqueror_takes_it",
        **A5,
    )
    assert dict(found.payouts) == {1: 0, 2: 50, 3: 0, 4: 50}
    assert not any("tie both ways" in ruling.text for ruling in found.rulings)


def test_quartered_odd_chip_to_low_is_told():
    """The odd chip of the halving goes to the shared low."""
    found = settled(
        "draw-deucey",
        {1: "KsKhKd9c8h", 2: "8c6d4h3s2c", 3: "8d6h4s3c2d"},
        pot=47,
        quartered_odd_chip="low",
    )
    assert only(found, "odd_chip_to_low").seats == (2, 3)
    assert [(share.side, share.odd_chip) for share in found.pots[0].shares] == [
        ("high", 0),
        ("low", 1),
    ]


def test_every_ruling_has_text_and_source():
    """In words of whole sentences, and never without a document."""
    found = settled(
        "dakota",
        {
            1: "2c9hKd/KsKhKc4h both",
            2: "Ac5h6d/7s8s2h3d low",
            3: "8c8dJh/JcTs9d7c high",
            4: "foul",
            5: "folded",
        },
        bets={1: 101, 2: 101, 3: 55, 4: 20, 5: 130},
    )
    for ruling in found.rulings:
        assert ruling.text[0].isupper() or ruling.text[0].isdigit()
        assert ruling.text.endswith(".")
        assert ruling.source.document
        assert ruling.source.article
