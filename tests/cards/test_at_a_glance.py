"""The quick look at cards reads them as the careful one does, or leaves them to it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dealerapi import cards
from dealerapi.cards import NAMES, Hand, read_cards, read_hand
from dealerapi.faults import Faulty

SPELT = [
    *NAMES[:53],
    *(name.lower() for name in NAMES[:53]),
    *(name.upper() for name in NAMES[:53]),
    "10c", "10♥", "A♣", "A♧", "k♤", "a♦️", "Joker", "🃏", "Jr", "Jb", " ", ",", "X", "1", "/",
]  # fmt: skip

texts = st.lists(st.sampled_from(SPELT), max_size=8).map("".join) | st.text(max_size=8)
lists = st.lists(st.sampled_from(SPELT) | st.text(max_size=3) | st.integers() | st.none())
given_cards = texts | lists


def carefully(read, given_cards):
    """What ``read`` makes of cards where nothing is read at a glance; the faults if it refuses."""
    quick = cards._at_a_glance
    cards._at_a_glance = lambda _given: None
    try:
        return read(given_cards)
    except Faulty as faulty:
        return faulty.faults
    finally:
        cards._at_a_glance = quick


def as_usual(read, given_cards):
    """What ``read`` makes of cards; the faults if it refuses."""
    try:
        return read(given_cards)
    except Faulty as faulty:
        return faulty.faults


@given(given_cards)
def test_cards(held):
    """Lists of cards."""
    assert as_usual(read_cards, held) == carefully(read_cards, held)


@given(
    given_cards
    | st.builds("{}/{}".format, texts, texts)
    | st.fixed_dictionaries({}, optional={"down": given_cards, "up": given_cards})
    | st.fixed_dictionaries({"cards": given_cards}, optional={"named": st.sampled_from("A9")})
)
def test_hands(held):
    """Hands in every form."""
    assert as_usual(read_hand, held) == carefully(read_hand, held)


def test_most_hands_take_the_quick_look():
    """Hands as programs write them are read at a glance, else the look would be for nothing."""
    whole = Hand(read_cards("2c9h"), read_cards("KdKs"))
    for held in ("2c9h/KdKs", {"down": ["2c", "9h"], "up": ["Kd", "Ks"]}):
        assert cards._hand_at_a_glance(held) == whole == read_hand(held)
    for held in ("2c9h", ["2c", "9h"], {"cards": "2c9h"}):
        assert cards._hand_at_a_glance(held) == Hand(whole.down, faces_known=False)
