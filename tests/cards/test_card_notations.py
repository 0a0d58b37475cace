"""How cards and hands are written, in and out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerapi.cards import NAMES, Hand, by_suit, rank_of, read_cards, read_hand, suit_of
from dealerapi.cards import written as written_cards
from dealerapi.faults import Fault, Faulty


def written(given: object) -> str:
    """The cards as an answer would write them, in one text."""
    return " ".join(written_cards(read_cards(given)))


def faults_of(given: object, path: tuple[str | int, ...] = ()) -> list[Fault]:
    """What is wrong with cards."""
    with pytest.raises(Faulty) as raised:
        read_cards(given, path)
    return list(raised.value.faults)


def faults_of_hand(given: object) -> list[tuple[tuple[str | int, ...], str]]:
    """Where a hand is faulty, and the codes."""
    with pytest.raises(Faulty) as raised:
        read_hand(given, ("hands", 0))
    return [(fault.path, fault.code) for fault in raised.value.faults]


class TestOneCard:
    def test_answers_write_each_card_in_one_way(self):
        """A rank in capitals and a suit in small letters; the joker is Jk; no name twice."""
        assert NAMES[:5] == ("2c", "2d", "2h", "2s", "3c")
        assert NAMES[48:53] == ("Ac", "Ad", "Ah", "As", "Jk")
        assert len(set(NAMES)) == len(NAMES)

    @pytest.mark.parametrize("card", range(len(NAMES)), ids=NAMES)
    def test_every_card_reads_back_as_it_is_written(self, card: int):
        """What an answer writes, a question may hold."""
        assert read_cards([NAMES[card]]) == (card,)
        assert read_cards(NAMES[card]) == (card,)

    @pytest.mark.parametrize(
        ("said", "card"),
        [
            ("Tc", "Tc"), ("10c", "Tc"), ("tc", "Tc"), ("10C", "Tc"), ("tC", "Tc"), ("aS", "As"),
            ("kD", "Kd"), ("QH", "Qh"), ("jc", "Jc"), ("2C", "2c"),
        ],
    )  # fmt: skip
    def test_either_case_and_both_tens(self, said: str, card: str):
        """Ranks and suits in either case; ten as T or 10."""
        assert written(said) == card

    @pytest.mark.parametrize(
        ("said", "card"),
        [
            ("A♣", "Ac"), ("A♦", "Ad"), ("A♥", "Ah"), ("A♠", "As"),
            ("A♧", "Ac"), ("A♢", "Ad"), ("A♡", "Ah"), ("A♤", "As"),
            ("10♠", "Ts"), ("t♡", "Th"),
            ("A♣\ufe0f", "Ac"), ("A♦\ufe0f", "Ad"), ("A♥\ufe0f", "Ah"), ("A♠\ufe0f", "As"),
            ("A♥\ufe0e", "Ah"), ("10♠\ufe0f", "Ts"),
        ],
    )  # fmt: skip
    def test_suit_signs(self, said: str, card: str):
        """Filled and outline signs, with the selector for emoji or text or without."""
        assert written(said) == card
        assert written([said]) == card

    @pytest.mark.parametrize(
        "said", ["Jk", "JK", "jk", "jK", "Joker", "joker", "JOKER", "🃏", "🃏\ufe0f"]
    )
    def test_the_joker(self, said: str):
        """The joker by its short name, its whole name or its sign."""
        assert written(said) == "Jk"
        assert written([said]) == "Jk"

    def test_jokers_of_a_colour(self):
        """Jr is the red joker and Jb the black one, in either case; both are last by suit."""
        assert written("JR jb") == "Jr Jb"
        assert {by_suit(card) for card in read_cards("JkJrJb")} == {-1}

    def test_a_jack_and_a_king_are_no_joker(self):
        """J before a suit is a jack, even where a K follows."""
        assert written("JcKd") == "Jc Kd"
        assert written("JkJcKd") == "Jk Jc Kd"

    def test_rank_suit_and_order(self):
        """Cards order by rank, then spades, hearts, diamonds, clubs; the joker is last of all."""
        cards = read_cards("2s Ac Jk Kh Ad Ks")
        assert written_cards(sorted(cards, key=by_suit, reverse=True)) == [
            "Ad", "Ac", "Ks", "Kh", "2s", "Jk",
        ]  # fmt: skip
        assert [(rank_of(card), suit_of(card)) for card in cards[:2]] == [(0, 3), (12, 0)]


class TestLists:
    @pytest.mark.parametrize(
        "said",
        [
            ["Ac", "6h", "5d", "2s", "2d"],
            ("Ac", "6h", "5d", "2s", "2d"),
            "Ac6h5d2s2d",
            "ac6H5d2s2D",
            "Ac 6h 5d 2s 2d",
            "Ac,6h,5d,2s,2d",
            "Ac, 6h, 5d, 2s, 2d",
            "  Ac6h ,5d\t2s\n2d, ",
            "A♣6♥5♦2♠2♦",
            "A♣ 6♥, 5♢ 2♤ 2d",
            "A♣\ufe0f 6♥\ufe0f 5♦\ufe0f 2♠\ufe0f 2♦\ufe0f",
            ["A♣", "6♥\ufe0f", "5d", " 2s ", "2D"],
        ],
    )
    def test_the_same_five_cards_in_every_notation(self, said: object):
        """A list or one text, with or without spaces and commas; the order stays."""
        assert written(said) == "Ac 6h 5d 2s 2d"

    def test_tens_and_the_joker_within_a_text(self):
        """10 is one rank wherever it stands, and the joker needs no space about it."""
        assert written("10d10cTh") == "Td Tc Th"
        assert written("AcJokerKd🃏10hjk2c") == "Ac Jk Kd Jk Th Jk 2c"

    @pytest.mark.parametrize("said", ["", " ", ",", " , ,", [], ()])
    def test_no_cards(self, said: object):
        """An empty list is a list of cards: whether it is enough is for the game to say."""
        assert read_cards(said) == ()

    @given(
        st.lists(st.sampled_from(range(len(NAMES))), max_size=10),
        st.sampled_from(["", " ", ",", ", "]),
    )
    def test_whatever_is_written_reads_back(self, cards: list[int], gap: str):
        """A list of cards and one text of them are the same, however they are set apart."""
        names = written_cards(cards)
        assert read_cards(names) == read_cards(gap.join(names)) == tuple(cards)


class TestFaults:
    @pytest.mark.parametrize(
        "said", ["1c", "Ax", "A", "c", "11d", "A c", "Acc", "joke", "Jkd", "?", "A♣6", "0h", "1 0d"]
    )
    def test_what_is_no_card(self, said: str):
        """A text that holds anything but cards is one fault, at the place of the text."""
        (fault,) = faults_of(said, ("hands", 1))
        assert (fault.path, fault.code) == (("hands", 1), "not_a_card")

    @pytest.mark.parametrize("said", ["Aſ", "\u212ad", "Ac\u212ah", "２c", "Ａｃ", "А♠"])
    def test_look_alikes_are_no_cards(self, said: str):
        """Letters of other alphabets that look like a rank or suit are a fault like any other."""
        assert [fault.code for fault in faults_of(said)] == ["not_a_card"]
        assert [fault.path for fault in faults_of([said], ("dead",))] == [("dead", 0)]

    @given(st.text(max_size=6))
    def test_any_text_is_cards_or_a_fault(self, said: str):
        """No text does anything worse than not being a card."""
        try:
            told = read_cards(said)
        except Faulty as faulty:
            told = tuple(fault.code for fault in faulty.faults)
        assert told == ("not_a_card",) or set(told) <= set(range(len(NAMES)))

    def test_the_words_name_what_was_said(self):
        """The fault quotes what is not a card, cut short where it is long."""
        assert "“Zz”" in faults_of("Ac Zz 2d")[0].detail
        assert "“notacardatal…”" in faults_of("notacardatallmydear")[0].detail
        assert "Jk" in faults_of("Zz")[0].detail

    def test_every_faulty_item_of_a_list_is_named(self):
        """All items that are no single card, each at its own place."""
        said = ["Ac", "Ac6h", "zz", 7, None, ["2c"], "", True, "2d"]
        faults = faults_of(said, ("players", 2, "cards"))
        assert [fault.path for fault in faults] == [
            ("players", 2, "cards", place) for place in range(1, 8)
        ]
        assert {fault.code for fault in faults} == {"not_a_card"}

    @pytest.mark.parametrize("said", [None, 5, 5.5, True, {"Ac": 1}])
    def test_what_is_no_list(self, said: object):
        """Neither a text nor a list: a wrong type."""
        (fault,) = faults_of(said, ("board",))
        assert (fault.path, fault.code) == (("board",), "wrong_type")


class TestHands:
    @pytest.mark.parametrize(
        "said",
        [
            "2c9hKdKs3h",
            ["2c", "9h", "Kd", "Ks", "3h"],
            {"cards": ["2c", "9h", "Kd", "Ks", "3h"]},
            {"cards": "2c 9h, Kd Ks 3h"},
            {"id": "Ann", "cards": "2c9hKdKs3h"},
        ],
    )
    def test_a_hand_that_does_not_say_what_lies_face_down(self, said: object):
        """A plain list, by itself or in an object: the faces are not known."""
        assert read_hand(said) == Hand(read_cards("2c9hKdKs3h"), faces_known=False)

    @pytest.mark.parametrize(
        "said",
        [
            "2c9h/KdKs3h",
            " 2c 9h / Kd, Ks 3h ",
            "2♣9♥/K♦K♠3♥",
            {"down": ["2c", "9h"], "up": ["Kd", "Ks", "3h"]},
            {"down": "2c9h", "up": "KdKs3h"},
            {"id": "Bob", "up": "KdKs3h", "down": "2c9h"},
        ],
    )
    def test_a_hand_that_says_what_lies_face_down(self, said: object):
        """DOWN/UP or an object: each side in the order dealt, face down first."""
        hand = read_hand(said)
        assert hand == Hand(read_cards("2c9h"), read_cards("KdKs3h"))
        assert hand.faces_known
        assert written_cards(hand.cards) == ["2c", "9h", "Kd", "Ks", "3h"]

    def test_the_order_within_a_side_is_kept(self):
        """Cards stay in the order dealt."""
        assert read_hand("9h2c/3hKd").down == read_cards("9h2c")
        assert read_hand("9h2c/3hKd").up == read_cards("3hKd")

    @pytest.mark.parametrize("said", ["2c/", {"down": "2c"}, {"down": ["2c"], "up": []}])
    def test_nothing_face_up_yet(self, said: object):
        """A side may be empty, and its faces are known all the same."""
        assert read_hand(said) == Hand(read_cards("2c"), ())

    @pytest.mark.parametrize("said", ["/2c", {"up": "2c"}])
    def test_nothing_face_down(self, said: object):
        """Only cards face up."""
        assert read_hand(said) == Hand((), read_cards("2c"))

    @pytest.mark.parametrize(
        ("said", "faults"),
        [
            ("2c9z/KdKs", [(("hands", 0), "not_a_card")]),
            ("2c/3c/4c", [(("hands", 0), "not_a_card")]),
            (["2c", "9z"], [(("hands", 0, 1), "not_a_card")]),
            (["2c/3c"], [(("hands", 0, 0), "not_a_card")]),
            ({"cards": "2c/3d"}, [(("hands", 0, "cards"), "not_a_card")]),
            ({"cards": ["2c", "9z"]}, [(("hands", 0, "cards", 1), "not_a_card")]),
            ({"cards": None}, [(("hands", 0, "cards"), "wrong_type")]),
            (
                {"down": ["2c", "9z"], "up": 5},
                [(("hands", 0, "down", 1), "not_a_card"), (("hands", 0, "up"), "wrong_type")],
            ),
            (None, [(("hands", 0), "wrong_type")]),
            (7, [(("hands", 0), "wrong_type")]),
        ],
    )
    def test_faults_of_a_hand(self, said: object, faults: list[object]):
        """Each fault at the place where it stands, both sides at once."""
        assert faults_of_hand(said) == faults
