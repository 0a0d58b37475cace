"""Hands are read from a body as they are read alone, however they are written and come in."""

from __future__ import annotations

import json
import random
from random import Random
from time import process_time

import pytest
from bulk_bodies import in_pieces, together
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerapi.api import packing
from dealerapi.api.bulk_reading import read_bulk
from dealerapi.api.rows import MOST_ROWS, form_of, read_rows
from dealerapi.cards import NAMES, Hand, read_hand
from dealerapi.faults import Faulty
from dealerapi.table.bulk import FACES_UNKNOWN, MOST_FAULTS

SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))


def names(cards):
    """The cards as answers write them."""
    return [NAMES[card] for card in cards]


def tens(cards):
    """The same with tens in digits."""
    return [name.replace("T", "10") for name in names(cards)]


WAYS = {
    "letters": lambda cards: "".join(names(cards)),
    "small": lambda cards: "".join(names(cards)).lower(),
    "capitals": lambda cards: "".join(names(cards)).upper(),
    "digits": lambda cards: "".join(tens(cards)),
    "spaces": lambda cards: " ".join(names(cards)),
    "commas": lambda cards: ", ".join(tens(cards)),
    "signs": lambda cards: "".join(name[0] + SIGNS.get(name[1], name[1]) for name in names(cards)),
    "thin": lambda cards: "".join(
        "".join(SIGNS.get(letter, letter) for letter in name) for name in tens(cards)
    ),
    "emoji": lambda cards: "".join(names(cards)).replace("s", "♠\ufe0f"),
    "list": names,
    "list of tens": tens,
    "object": lambda cards: {"cards": names(cards)},
    "faces": lambda cards: "".join(names(cards[:2])) + "/" + "".join(names(cards[2:])),
    "down and up": lambda cards: {"down": tens(cards[:3]), "up": "".join(tens(cards[3:]))},
    "up and down": lambda cards: {"up": names(cards[3:]), "down": names(cards[:3])},
    "named": lambda cards: {"cards": names(cards), "named": "10"},
    "joker": lambda cards: "Joker" + "".join(names(cards[1:])),
    "no card": lambda cards: "".join(names(cards[1:])) + "Xx",
    "one letter": lambda cards: "".join(names(cards))[:-1],
    "brackets in a list": lambda cards: [*names(cards), '], [{"', "Ac}"],
    "twice in a list": lambda cards: ["".join(names(cards))],
    "nothing": lambda _cards: "",
    "a number": lambda _cards: 10,
    "no value": lambda _cards: None,
}
"""How people write cards, and how they should not."""


@st.composite
def written(draw):
    """Hands, some of which in a row are written in one way."""
    random = Random(draw(st.integers(0, 2**32)))
    values = []
    for way in draw(st.lists(st.sampled_from(list(WAYS)), min_size=1, max_size=6)):
        for _hand in range(draw(st.sampled_from([1, 2, 3, 40]))):
            size = random.choice([5, 5, 5, 5, 7]) if way != "letters" else 5
            values.append(WAYS[way](random.sample(range(53), size)))
    return values


def alone(value):
    """The hand, or the codes of what is wrong with it."""
    try:
        return packing._read(value, 0)
    except Faulty as faulty:
        return [fault.code for fault in faulty.faults]


def one_by_one(values):
    """The same of each alone; of so many that are wrong, not all are told."""
    told = 0
    for value in values:
        found = alone(value)
        if isinstance(found, list):
            told, found = told + len(found), found if told < MOST_FAULTS else []
        yield found


@settings(deadline=None)
@given(
    written(),
    st.sampled_from([None, 0, 2]),
    st.sampled_from([(",", ":"), (", ", ": "), (" ,\t", " : ")]),
    st.tuples(st.booleans(), st.integers(0, 2)),
    st.lists(st.integers(1, 400), min_size=1, max_size=5),
)
def test_an_object(values, indent, separators, style, sizes):
    """Whatever the spaces, whatever stands around the list, and however it comes in."""
    ascii_only, place = style
    fields = [("variant", "hands"), ("named", "[{\\")]
    fields.insert(place, ("hands", values))
    text = json.dumps(dict(fields), indent=indent, separators=separators, ensure_ascii=ascii_only)
    bulk = read_bulk(in_pieces(text.encode(), sizes), lines=False)
    assert bulk.question == {"variant": "hands", "named": "[{\\"}
    assert together(bulk.hands) == list(one_by_one(values))


@settings(deadline=None)
@given(
    written(),
    st.sampled_from(["\n", "\r\n", " \n", "\n\n"]),
    st.booleans(),
    st.booleans(),
    st.lists(st.integers(1, 400), min_size=1, max_size=5),
)
def test_lines(values, end, ended, ascii_only, sizes):
    """With blank lines between them, and with or without the end of the last."""
    lines = [json.dumps(value, ensure_ascii=ascii_only) for value in [{"variant": 1}, *values]]
    text = end.join(lines) + (end if ended else "")
    bulk = read_bulk(in_pieces(text.encode(), sizes), lines=True)
    assert bulk.question == {"variant": 1}
    assert together(bulk.hands) == list(one_by_one(values))


READ = [way for way in WAYS if isinstance(alone(WAYS[way](range(5))), Hand) and way != "nothing"]
"""The ways in which a hand can be written."""


@pytest.mark.parametrize("way", READ)
def test_ways_that_are_read_as_rows(way):
    """So many hands alike are one table, if every hand takes the same room."""
    random = Random(way)
    values = [WAYS[way](random.sample(range(52), 5)) for _hand in range(50)]
    texts = [(json.dumps(value, ensure_ascii=False) + ", ").encode() for value in values]
    form = form_of(texts[0], read_hand(values[0]))
    if way in ("emoji", "up and down", "named", "joker"):
        assert form is None or way == "emoji"
        return
    assert form is not None
    rows = read_rows(b"".join(texts), 0, form, MOST_ROWS)
    assert rows.length == sum(map(len, texts))
    found = [tuple(row) for row in rows.cards.tolist()]
    assert found == [read_hand(value).cards for value in values]


@pytest.mark.parametrize(
    "raw", [b'"\x01cAd",', b'"A\x02Ad",', b'"A\\u2660Ad",', b'"AcA",', b'xAcAd",', b'"AcAd";']
)
def test_bytes_that_stand_for_others_are_not_taken_from_outside(raw):
    """And neither are escapes."""
    form = form_of(b'"KcKd",', read_hand("KcKd"))
    assert form is not None
    assert read_rows(raw, 0, form, 1).length == 0
    assert read_rows(raw + b'"10c2d",', 0, form, MOST_ROWS).length == 0


def test_escapes_are_no_form():
    """In one a card could be half of an escape, as the two of clubs is here."""
    raw = b'"\\u0032cKd",'
    assert form_of(raw, read_hand(json.loads(raw[:-1]))) is None


def test_two_ways_of_writing_one_after_the_other(monkeypatch):
    """Hardly any hand has to be read by itself."""
    alone = []
    text = packing.Packing.text
    monkeypatch.setattr(
        packing.Packing, "text", lambda self, raw: alone.append(raw) or text(self, raw)
    )
    ways = ["letters", "list", "spaces", "list"]
    values = [WAYS[way](random.sample(range(52), 5)) for way in ways for _hand in range(1_000)]
    body = json.dumps({"hands": values}).encode()
    assert together(read_bulk(in_pieces(body, [5_000]), lines=False).hands) == [
        read_hand(value) for value in values
    ]
    assert len(alone) < 100


def test_a_list_that_seems_to_end():
    """A bracket in a string ends nothing, wherever the body is cut."""
    values = [["Ac], [", "Kd"], ["Ac}", '"]']]
    body = json.dumps({"hands": values}).encode()
    for size in range(1, 30):
        found = together(read_bulk(in_pieces(body, [size]), lines=False).hands)
        assert found == [["not_a_card"], ["not_a_card", "not_a_card"]]


def test_rows_end_where_something_else_comes():
    """What is next is left to be read alone; sizes in bytes are those of the text itself."""
    form = form_of(b'"KcKd",', read_hand("KcKd"))
    assert form is not None
    assert form.down == FACES_UNKNOWN
    text = '"10c2d","3♥10♠",3,"4c4d",'.encode()
    rows = read_rows(text, 0, form, MOST_ROWS)
    assert rows.cards.tolist() == [list(read_hand(one).cards) for one in ("Tc2d", "3hTs")]
    assert text[rows.length :] == b'3,"4c4d",'
    assert read_rows(text, 0, form, 1).cards.tolist() == [list(read_hand("Tc2d").cards)]


@pytest.mark.parametrize("blank", [b"\n", b" \r\n", b"\t\n\n", b" " * 100_000 + b"\n"])
def test_blank_lines_are_passed_over_at_once(blank):
    """Before the question, between the hands and behind them; line by line it takes seconds."""
    blank *= 4_000_000 // len(blank)
    body = blank + b'{"variant":"x"}\n' + blank + b'"AcAd"\n' + blank + b'"KcKd"\n' + blank
    started = process_time()
    bulk = read_bulk(in_pieces(body, [1 << 20]), lines=True)
    assert process_time() - started < 1
    assert together(bulk.hands) == [read_hand("AcAd"), read_hand("KcKd")]


@pytest.mark.parametrize("between", [b"\n", b"\n\n", b"\n  ", b" \r\n\t"])
def test_lines_alike_are_read_as_rows(monkeypatch, between):
    """With blank lines between them, or indented."""
    alone = []
    text = packing.Packing.text
    monkeypatch.setattr(
        packing.Packing, "text", lambda self, raw: alone.append(raw) or text(self, raw)
    )
    body = between.join([b"{}", *[b'"AcAd"'] * 1_000])
    assert sum(map(len, read_bulk(in_pieces(body, [5_000]), lines=True).hands)) == 1_000
    assert len(alone) < 20


@pytest.mark.parametrize("name", ['"hands"', '"h\\u0061nds"'])
def test_the_list_is_known_by_its_name(name):
    """With escapes or without."""
    body = b'{%s:["AcAd","KcKd"]}' % name.encode()
    assert together(read_bulk(in_pieces(body, [7]), lines=False).hands) == [
        read_hand("AcAd"),
        read_hand("KcKd"),
    ]


@pytest.mark.parametrize(
    "question",
    [
        {"variant": {"hands": ["AcAd"]}},
        {"hands": "AcAd"},
        {"hands": None},
        {"variant": "hands"},
        [{"hands": ["AcAd"]}],
    ],
)
def test_what_is_no_list_of_hands(question):
    """It stays where it is, to be refused with the question."""
    bulk = read_bulk(in_pieces(json.dumps(question).encode(), [9]), lines=False)
    assert bulk == (question, None)


def test_an_empty_list():
    """It is a list without hands."""
    assert read_bulk(in_pieces(b'{"hands": [ ]}', [4]), lines=False) == ({}, [])


def test_spaces_are_not_kept():
    """There may be any number of them."""
    pieces = iter([b'{"hands": [', *[b" " * 100_000] * 20, b'"AcAd"', b"]}"])
    bulk = read_bulk(lambda _size: next(pieces, b""), lines=False)
    assert together(bulk.hands) == [read_hand("AcAd")]


def test_hands_are_packed_in_blocks():
    """So that they can be judged one block after the other."""
    body = b'{"hands": [' + b'"AcAd",' * 150_000 + b'"KcKd"]}'
    blocks = read_bulk(in_pieces(body, [1 << 20]), lines=False).hands
    assert sum(map(len, blocks)) == 150_001
    assert len(blocks) == 3
    assert blocks[-1].hand(len(blocks[-1]) - 1) == read_hand("KcKd")
