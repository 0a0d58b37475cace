"""What each rule for wild cards says of itself: its words, its data, and what it needs."""

from __future__ import annotations

import pytest
from said_games import SEVEN_STUD, around, game, reasons, rules_of

from dealerapi.cards import NAMES, read_hand, written
from dealerapi.games import BY_NAME
from dealerapi.games.sources import HOUSE
from dealerapi.games.wild import wild_cards
from dealerapi.games.wild_rules import BoardRank, Follows, Joker, OwnRank
from dealerapi.ranking import BUG, WILD

SOURCE = HOUSE["Game of the house"]

TOLD = [
    ({"ranks": "39"}, "threes and nines", "threes and nines are wild"),
    ({"ranks": "2"}, "twos", "twos are wild"),
    ({"ranks": "39", "killed_by": "7"}, "threes and nines", "threes and nines are wild"),
    (
        {"cards": "JhJs"},
        "the jack of hearts and the jack of spades",
        "the jack of hearts and the jack of spades are wild",
    ),
    ({"cards": "Kh"}, "the king of hearts", "the king of hearts is wild"),
    (
        {"partner": {"A": "6", "2": "5"}},
        "aces if the hand holds a six and twos if the hand holds a five",
        "an ace beside a six and a two beside a five are wild",
    ),
    ({"partner": {"A": "6"}}, "aces if the hand holds a six", "an ace beside a six is wild"),
    (
        {"adds_to": 7},
        "two cards of a hand that add to 7",
        "two cards of a hand that add to 7 are wild",
    ),
    (
        {"own": "lowest"},
        "each player's lowest card face down, and its rank in the same hand",
        "each player's lowest card face down is wild, and all like it in his hand",
    ),
    (
        {"own": "highest"},
        "each player's highest card face down, and its rank in the same hand",
        "each player's highest card face down is wild, and all like it in his hand",
    ),
    (
        {"own": "lowest", "down": False},
        "each player's lowest card, and its rank in the same hand",
        "each player's lowest card is wild, and all like it in his hand",
    ),
    (
        {"own": "highest", "down": False},
        "each player's highest card, and its rank in the same hand",
        "each player's highest card is wild, and all like it in his hand",
    ),
    ({"joker": "wild"}, "the joker", "the joker is wild"),
    ({"joker": "bug"}, "the joker as a bug", "the joker is a bug"),
    (
        {"joker": "coloured"},
        "the jokers, each within its colour,",
        "each joker is wild within its colour",
    ),
    (
        {"board": "first"},
        "the rank of the first card on the board",
        "the rank of the first card on the board is wild",
    ),
    (
        {"board": "last"},
        "the rank of the last card on the board",
        "the rank of the last card on the board is wild",
    ),
    (
        {"board": "lowest"},
        "the rank of the lowest card on the board",
        "the rank of the lowest card on the board is wild",
    ),
    (
        {"board": "highest"},
        "the rank of the highest card on the board",
        "the rank of the highest card on the board is wild",
    ),
    (
        {"board": "each"},
        "the ranks of all cards on the board",
        "the ranks of all cards on the board are wild",
    ),
    (
        {"board": "first", "places": [1, 2]},
        "the rank of the first card turned for it on the board",
        "the rank of the first card turned for it on the board is wild",
    ),
    (
        {"board": "last", "places": [1, 2]},
        "the rank of the last card turned for it on the board",
        "the rank of the last card turned for it on the board is wild",
    ),
    (
        {"board": "lowest", "places": [1, 2]},
        "the rank of the lowest card turned for it on the board",
        "the rank of the lowest card turned for it on the board is wild",
    ),
    (
        {"board": "highest", "places": [1, 2]},
        "the rank of the highest card turned for it on the board",
        "the rank of the highest card turned for it on the board is wild",
    ),
    (
        {"board": "each", "places": [1, 2]},
        "the ranks of the cards turned for it on the board",
        "the ranks of the cards turned for it on the board are wild",
    ),
    (
        {"board": "each", "places": [1]},
        "the rank of the card turned for it on the board",
        "the rank of the card turned for it on the board is wild",
    ),
    (
        {"board": "first", "places": [3]},
        "the rank of the card turned for it on the board",
        "the rank of the card turned for it on the board is wild",
    ),
    (
        {"follows": "Q"},
        "the rank dealt face up after the last queen",
        "the rank dealt face up after the last queen is wild",
    ),
    (
        {"follows": "Q", "leader": True},
        "the rank dealt face up after the last queen, and queens",
        "the rank dealt face up after the last queen is wild, and so are queens",
    ),
    (
        {"named": "dealer"},
        "the rank that the dealer names",
        "the rank that the dealer names is wild",
    ),
    (
        {"named": "player"},
        "the rank that each player names, in his own hand",
        "the rank that each player names is wild in his own hand",
    ),
]


@pytest.mark.parametrize(("rule", "says", "announces"), TOLD)
def test_in_words_and_as_data(rule, says, announces):
    """As the rule sheet lists it, as a dealer announces it, and as a caller writes it."""
    deck = {"deck": {"jokers": 2}} if "joker" in rule else {}
    (found,) = game(**SEVEN_STUD, **deck, wild=[rule]).wild
    assert found.says() == says
    assert found.announces() == announces
    implied = {"own": {"down": True}, "follows": {"leader": False}}
    (kind,) = {"own", "follows", "board"} & rule.keys() or ("",)
    given = {name: value for name, value in rule.items() if name != "killed_by"}
    assert found.plays() == {**implied.get(kind, {}), **given}


@pytest.mark.parametrize(
    ("rule", "code", "needs", "asks"),
    [
        ({"ranks": "2"}, "ranks", (), ()),
        ({"cards": "Kh"}, "cards", (), ()),
        ({"partner": {"A": "6"}}, "partner", (), ()),
        ({"adds_to": 7}, "adds_to", (), ()),
        ({"own": "lowest"}, "own_rank", ("faces",), ("lowest_down_ace",)),
        ({"own": "highest"}, "own_rank", ("faces",), ()),
        ({"own": "lowest", "down": False}, "own_rank", (), ("lowest_down_ace",)),
        ({"joker": "wild"}, "joker", (), ()),
        ({"joker": "bug"}, "joker", (), ()),
        ({"joker": "coloured"}, "joker", ("coloured_jokers",), ()),
        ({"board": "first"}, "board_rank", (), ()),
        ({"follows": "Q"}, "follows", ("upcards",), ()),
        ({"named": "dealer"}, "named", ("named",), ()),
        ({"named": "player"}, "named", ("named_by_player",), ()),
    ],
)
def test_what_it_needs(rule, code, needs, asks):
    """What a question must tell, and which house rules it can turn on."""
    deck = {"deck": {"jokers": 2}} if "joker" in rule else {}
    (found,) = game(**SEVEN_STUD, **deck, wild=[rule]).wild
    assert (found.code, found.needs, found.asks) == (code, needs, asks)
    assert found.only_bug == (rule == {"joker": "bug"})


@pytest.mark.parametrize(("house", "kind"), [("bug", BUG), ("wild", WILD)], ids=["bug", "wild"])
def test_the_joker_by_house_rule(house, kind):
    """In Draw High the house says what it is."""
    played = BY_NAME["draw-high"]
    (found,) = wild_cards(
        played.wild, read_hand("Jk2c3c4c9h"), around(), rules_of(played, joker=house)
    )
    assert found.kind == kind
    (rule,) = played.wild
    assert rule.says() == "the joker, where the house plays with one"
    assert rule.announces() == "no joker unless the house adds one"
    assert rule.plays() == {"joker": "by_house"}
    assert rule.asks == ("joker",)


@pytest.mark.parametrize(
    ("rule", "hand", "table", "said"),
    [
        ({"ranks": "39"}, "3c4d5h/2s", {}, "threes are wild"),
        ({"cards": "Kh"}, "3c4dKh/2s", {}, "the king of hearts is wild"),
        (
            {"partner": {"A": "6"}},
            "Ac4d6h/2s",
            {},
            "the ace is wild because the hand holds a six",
        ),
        ({"adds_to": 7}, "5c4d2h/Ks", {}, "the five and the two add to 7"),
        ({"own": "lowest"}, "2cKdQh/Ts", {}, "the two is the lowest card face down"),
        ({"own": "highest"}, "2cKdQh/Ts", {}, "the king is the highest card face down"),
        (
            {"own": "lowest", "down": False},
            "4cKdQh/2s",
            {},
            "the two is the lowest card of the hand",
        ),
        (
            {"board": "first"},
            "4cKdQh/Ts",
            {"board": "4h9c8d7sJc"},
            "the four of hearts on the board makes its rank wild",
        ),
    ],
)
def test_why(rule, hand, table, said):
    """The reason of the first card that is wild."""
    assert reasons([rule], hand, **table)[0] == said


def test_a_card_face_up_like_the_lowest_face_down():
    """Its reason says whose rank it has."""
    assert reasons([{"own": "lowest"}], "2cKdQh/2s") == [
        "the two is the lowest card face down",
        "the two face up has the rank of the lowest card face down",
    ]


def test_what_a_rule_is_without_a_word():
    """The defaults of the blocks, on which declarations of games rely."""
    own, board = OwnRank(source=SOURCE), BoardRank(source=SOURCE)
    assert (own.end, own.down) == ("lowest", True)
    assert (board.which, board.places) == ("last", ())
    assert Joker(source=SOURCE).joker == "by_house"
    follows = Follows(source=SOURCE)
    assert (follows.rank, follows.leader) == ("Q", False)


@pytest.mark.parametrize(
    ("rule", "hand", "table", "because"),
    [
        ({"ranks": "39"}, "3c4d5h/9s", {}, {"3c": "3c", "9s": "9s"}),
        ({"cards": "Kh"}, "3c4dKh/9s", {}, {"Kh": "Kh"}),
        ({"partner": {"A": "6"}}, "Ac6d6h/As", {}, {"Ac": "6d6h", "As": "6d6h"}),
        ({"adds_to": 7}, "5c5d2h/Ks", {}, {"5c": "2h", "5d": "2h", "2h": "5c5d"}),
        ({"own": "lowest"}, "2cKd2h/2s", {}, {"2c": "2c2h", "2h": "2c2h", "2s": "2c2h"}),
        ({"own": "highest"}, "2cKd2h/Ks", {}, {"Kd": "Kd", "Ks": "Kd"}),
        ({"board": "last"}, "2cKd2h/Ks", {"board": "3c2s"}, {"2c": "2s", "2h": "2s", "2s": "2s"}),
        (
            {"board": "each"},
            "2cKd3h/Ts",
            {"board": "3c2s"},
            {"2c": "2s", "3h": "3c", "3c": "3c", "2s": "2s"},
        ),
        (
            {"follows": "Q", "leader": True},
            "7cQd3h/Qs",
            {"upcards": "Qs7d"},
            {"7c": "7d", "Qd": "Qd", "Qs": "Qs"},
        ),
        ({"follows": "Q"}, "7cQd3h/Qs", {"upcards": "7dQs"}, {}),
        ({"follows": "Q"}, "7cQd3h/Qs", {"upcards": "Qc8dQs7d"}, {"7c": "7d"}),
        ({"named": "dealer"}, "7cQd3h/Qs", {"named": "Q"}, {"Qd": "Qd", "Qs": "Qs"}),
    ],
)
def test_on_which_cards_it_rests(rule, hand, table, because):
    """Every wild card with the cards that make it so, in the order of hand and board."""
    played = game(**SEVEN_STUD, wild=[rule])
    found = wild_cards(played.wild, read_hand(hand), around(**table), rules_of(played))
    assert {NAMES[one.card]: "".join(written(one.because)) for one in found} == because
    assert [NAMES[one.card] for one in found] == list(because)
