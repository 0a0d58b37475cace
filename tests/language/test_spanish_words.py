"""What is said in Spanish, as card rooms say it."""

import pytest

from dealerapi.cards import read_cards
from dealerapi.ranking.names import badugi_name, high_name, low_name, points_name, short_name
from dealerapi.ranking.rank_words import an, card_name, every, many, one, the, the_card
from dealerapi.words import speak


@pytest.fixture(autouse=True)
def spanish():
    """Spanish throughout."""
    with speak("es"):
        yield


@pytest.mark.parametrize(
    ("category", "ranks", "name"),
    [
        ("high_card", (14, 13, 9, 4, 2), "carta alta as, rey-nueve-cuatro-dos"),
        ("one_pair", (13, 13, 11, 10, 9), "par de reyes, kickers jota-diez-nueve"),
        ("two_pair", (14, 14, 9, 9, 3), "doble par, ases y nueves, kicker tres"),
        ("three_of_a_kind", (13, 13, 13, 9, 8), "trío de reyes, kickers nueve-ocho"),
        ("straight", (10, 9, 8, 7, 6), "escalera al diez"),
        ("straight", (12, 11, 10, 9, 8), "escalera a la dama"),
        ("straight", (5, 4, 3, 2, 1), "escalera al cinco"),
        ("flush", (14, 13, 11, 8, 3), "color al as, rey-jota-ocho-tres"),
        ("flush", (11, 9, 7, 3, 2), "color a la jota, nueve-siete-tres-dos"),
        ("full_house", (13, 13, 13, 9, 9), "full de reyes y nueves"),
        ("four_of_a_kind", (6, 6, 6, 6, 14), "póker de seises, kicker as"),
        ("straight_flush", (9, 8, 7, 6, 5), "escalera de color al nueve"),
        ("straight_flush", (14, 13, 12, 11, 10), "escalera real"),
        ("five_of_a_kind", (13,) * 5, "repóker de reyes"),
        ("four_straight", (8, 7, 6, 5, 13), "escalera de cuatro cartas al ocho, kicker rey"),
        ("four_flush", (12, 9, 7, 3, 2), "color de cuatro cartas a la dama, nueve-siete-tres, kicker dos"),
    ],
)  # fmt: skip
def test_high_hands(category, ranks, name):
    """With the article that goes with each rank."""
    assert high_name(category, ranks) == name


@pytest.mark.parametrize(
    ("category", "ranks", "name"),
    [
        ("high_card", (7, 5, 4, 3, 2), "7-5-4-3-2"),
        ("high_card", (13, 12, 11, 10, 1), "K-Q-J-10-A"),
        ("high_card", (5, 4, 3, 2, 1), "rueda, 5-4-3-2-A"),
        ("straight", (6, 5, 4, 3, 2), "escalera al seis, jugando a la baja"),
    ],
)
def test_low_hands(category, ranks, name):
    """By their ranks in figures, as they are called."""
    assert low_name(category, ranks) == name


def test_other_hands():
    """Of other sizes, badugis and counts."""
    assert (
        short_name("full_house", (9, 9, 9, 4, 4, 14))
        == "trío de nueves y par de cuatros, kicker as"
    )
    assert badugi_name((8, 6, 3, 1)) == "badugi 8-6-3-A"
    assert badugi_name((9, 4, 2)) == "tres cartas, 9-4-2"
    assert [points_name(halves) for halves in (1, 2, 13)] == ["½ punto", "1 punto", "6½ puntos"]


def test_ranks_and_cards():
    """In every form that a sentence asks for."""
    assert [one(rank) for rank in (1, 2, 10, 11, 12, 13, 14)] == [
        "as", "dos", "diez", "jota", "dama", "rey", "as",
    ]  # fmt: skip
    assert [many(rank) for rank in (3, 6, 10, 12, 14)] == [
        "treses",
        "seises",
        "dieces",
        "damas",
        "ases",
    ]
    assert [an(14), an(12), the(8), the(11)] == ["un as", "una dama", "el ocho", "la jota"]
    assert [every(3), every(12)] == ["los treses", "las damas"]
    ace, queen, joker = read_cards("As Qh Jk")
    assert [card_name(card) for card in (ace, queen, joker)] == [
        "as de picas", "dama de corazones", "joker",
    ]  # fmt: skip
    assert [the_card(card) for card in (ace, queen, joker)] == [
        "el as de picas", "la dama de corazones", "el joker",
    ]  # fmt: skip


def test_english_articles():
    """In English it is an ace and an eight, but a six."""
    with speak("en"):
        assert [an(rank) for rank in (1, 6, 8, 11, 14)] == [
            "an ace", "a six", "an eight", "a jack", "an ace",
        ]  # fmt: skip
