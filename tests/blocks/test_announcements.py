"""A game in one sentence, as a dealer would announce it."""

from __future__ import annotations

import pytest
from said_games import HIGH, LOW, game

from dealerapi.games import GAMES
from dealerapi.games.sentence import sentence
from dealerapi.words import speak

SPADE_DOWN = {"name": "spade", "ranking": "highest_spade", "from": "down"}

SAID = {
    "Seven-card stud; threes and nines are wild; high only; odd chip by suit.": {
        "base": "seven-card-stud",
        "title": "Night Baseball",
        "wild": [{"ranks": "39"}],
    },
    "Seven-card stud; each player's lowest card face down is wild, and all like it in his hand;"
    " high and low (ace to five) split the pot; declared; odd chip by suit.": {
        "base": "seven-card-stud",
        "wild": [{"own": "lowest"}],
        "sides": [HIGH, LOW],
        "declared": True,
    },
    "Seven-card stud; the rank dealt face up after the last queen is wild, and so are queens;"
    " high and the highest spade (cards face down only) split the pot; cards speak; odd chip by"
    " suit.": {
        "base": "high-chicago",
        "wild": [{"follows": "Q", "leader": True}],
    },
    "Five-card draw; two jokers in the deck; the joker is wild; one draw of up to three, four"
    " with an ace kept; high only, a pair of jacks or better; a pot that nobody wins stays for the"
    " next deal; odd chip left of the button.": {
        "deal": {"down": 5},
        "deck": {"jokers": 2},
        "wild": [{"joker": "wild"}],
        "draws": {"limits": [3], "with_ace": 4},
        "sides": [{**HIGH, "qualifier": {"at_least": "one_pair", "rank": "J"}}],
        "house_rules": {"nobody_wins": "carry"},
    },
    "Five-card draw; an ace beside a six and a two beside a five are wild; the dealer calls the"
    " draws, up to two cards each; high only; odd chip left of the button.": {
        "base": "low-die",
        "wild": [{"partner": {"A": "6", "2": "5"}}],
        "draws": {"called_by_dealer": True, "largest": 2},
    },
    "Four cards each and five on the board, exactly two cards of the hand, the rest from the"
    " board; high and low (ace to five, eight or better) split the pot 2 to 1; cards speak;"
    " odd chip left of the button.": {
        "deal": {"down": 4, "board": 5},
        "sides": [
            {**HIGH, "from": {"hand": 2}, "part": 2},
            {**LOW, "from": {"hand": 2}, "qualifier": {"or_better": "8"}},
        ],
    },
    "Five cards each and five on the board, any cards of the hand, the rest from one row of the"
    " board; the rank of the card turned for it on the board is wild; high only; odd chip left of"
    " the button.": {
        "base": "iron-cross",
        "wild": [{"board": "first", "places": [2]}],
    },
    "Two cards each and ten on the board; top board (any cards of the hand, the rest from cards 1"
    " to 5 of the board) and bottom board (any cards of the hand, the rest from cards 6 to 10 of"
    " the board) split the pot; cards speak; odd chip left of the button.": {
        "deal": {"down": 2, "board": 10},
        "sides": [
            {**HIGH, "name": "top_board", "from": {"rows": [[0, 1, 2, 3, 4]]}},
            {**HIGH, "name": "bottom_board", "from": {"rows": [[5, 6, 7, 8, 9]]}},
        ],
    },
    "Five-card draw; one draw of up to five; one winner: high (a flush or better), or else low"
    " (deuce to seven); cards speak; odd chip left of the button.": {
        "base": "draw-high",
        "wild": [],
        "sides": [
            {**HIGH, "qualifier": {"at_least": "flush"}},
            {"name": "low", "ranking": "deuce_to_seven"},
        ],
        "first_held": True,
    },
    "Three cards each; a deck without twos, threes and fours; eights are dead; sevens are wild,"
    " for high, but only in pairs; tens are wild, unless the hand holds a queen or a king; high"
    " (the best three cards) and badugi hand (the lowest three cards) split the pot; declared, one"
    " side only; odd chip left of the button.": {
        "deal": {"down": 3},
        "deck": {"stripped": "234"},
        "dead_ranks": "8",
        "wild": [
            {"ranks": "7", "only": "pairs", "for": ["high"]},
            {"ranks": "T", "killed_by": "QK"},
        ],
        "sides": [
            {"name": "high", "ranking": "high_of_3"},
            {"name": "badugi_hand", "ranking": "low_of_3"},
        ],
        "declared": True,
        "both": False,
    },
    "Two cards each; high only, the best two cards, but nothing beats seven-two; odd chip left of"
    " the button.": {
        "deal": {"down": 2},
        "sides": [{"name": "high", "ranking": {"ranking": "high_of_2", "beats_all": ["72"]}}],
    },
    "Two-card stud, one down and one up, and up to four more; nearest seven (the nearest to 7 points, face"
    " cards half a point) and nearest twenty-seven (the nearest to 27 points, face cards half a point)"
    " split the pot; declared; odd chip left of the button.": {
        "deal": {"down": 1, "up": 1, "extra": 4},
        "sides": [
            {"name": "seven", "ranking": "nearest_7"},
            {"name": "twenty_seven", "ranking": "nearest_27"},
        ],
        "declared": True,
    },
    "Five cards each; two cards of a hand that add to 7 are wild; high only, the second-best hand"
    " wins; odd chip left of the button.": {
        "deal": {"down": 5},
        "wild": [{"adds_to": 7}],
        "sides": [{**HIGH, "second_best": True}],
    },
    "Seven-card stud, or two down and five up for a price; the king of hearts is wild; the jack of"
    " hearts and the jack of spades are wild, but only beside another wild card; the rank that the"
    " dealer names is wild; high only; odd chip by suit.": {
        "base": "dakota",
        "wild": [
            {"cards": "Kh"},
            {"cards": "JhJs", "only": "another_wild"},
            {"named": "dealer"},
        ],
        "sides": [HIGH],
    },
    "Five-card draw; three draws of up to five each; high (a pair of sixes or better) and low (ace"
    " to five, eight or better) split the pot; rest (the best high hand) only where nobody has"
    " another side; cards speak; odd chip left of the button.": {
        "deal": {"down": 5},
        "draws": {"limits": [5, 5, 5]},
        "sides": [
            {**HIGH, "qualifier": {"at_least": "one_pair", "rank": "6"}},
            {**LOW, "qualifier": {"or_better": "8"}},
            {"name": "rest", "ranking": "standard_high", "fallback": True},
        ],
    },
    "Five-card draw; three draws of up to three, two and one, dealt face up; only a hand that"
    " alone wins high and low (ace to five) takes the pot; cards speak; odd chip left of the"
    " button.": {
        "deal": {"down": 5},
        "draws": {"limits": [3, 2, 1], "face": "up"},
        "sides": [HIGH, LOW],
        "scoop": True,
    },
}


@pytest.mark.parametrize(("said", "written"), SAID.items(), ids=range(len(SAID)))
def test_a_house_game_is_announced(said, written):
    """Word by word."""
    assert sentence(game(**written)) == said


@pytest.mark.parametrize(
    ("rule", "ends"),
    [
        ("left_of_button", "high only; odd chip left of the button."),
        ("high_card_by_suit", "high only; odd chip by suit."),
        ("high_card_by_suit_all", "high only; odd chip by suit among all cards."),
    ],
)
def test_the_odd_chip(rule, ends):
    """It goes by the button, or by suit among the cards that play or all that are held."""
    ours = game(deal={"down": 5}, sides=[HIGH], house_rules={"odd_chip": rule})
    assert sentence(ours).endswith(ends)


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_every_game_can_be_announced(played):
    """In one sentence: a capital at the start, one full stop at the end, nothing doubled."""
    said = sentence(played)
    assert said[0].isupper()
    assert said.endswith(".")
    assert ". " not in said
    assert not [odd for odd in ("  ", "_", "{", "()", "None") if odd in said]
    parts = said.removesuffix(".").split("; ")
    assert all(parts)
    assert len(set(parts)) == len(parts)


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_and_in_spanish(played):
    """The sentence can be filled in in the other language, too."""
    with speak("es"):
        said = sentence(played)
    assert said.endswith(".")
    assert "{" not in said
