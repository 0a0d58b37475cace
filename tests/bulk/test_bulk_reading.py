"""Hands are read from a body as they are read alone, however they are written and come in."""

from __future__ import annotations

import json
import random
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerapi.api import packing
from dealerapi.api.bulk_reading import LONGEST_HAND, read_bulk
from dealerapi.api.packing import MOST_UNREAD
from dealerapi.api.problems import Problem
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


def in_pieces(body, sizes):
    """Gives the body piece by piece, as it may come."""
    at = 0
    turn = iter(sizes * len(body))

    def read(_size):
        nonlocal at
        piece = body[at : at + next(turn)] if at < len(body) else b""
        at += len(piece)
        return piece

    return read


def alone(value):
    """The hand, or the codes of what is wrong with it."""
    try:
        return packing._read(value, 0)
    except Faulty as faulty:
        return [fault.code for fault in faulty.faults]


def together(blocks):
    """The hands of some blocks, or the codes of what is wrong with each."""
    return [
        [fault.code for fault in block.unread[row]] if row in block.unread else block.hand(row)
        for block in blocks
        for row in range(len(block))
    ]


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


def refused(body, *, lines=False, size=50):
    """The problem with a body."""
    with pytest.raises(Problem) as raised:
        read_bulk(in_pieces(body, [size]), lines=lines)
    return raised.value


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b'{"hands": [',
        b'{"hands": ["Ac"',
        b'{"hands": ["Ac", ]}',
        b'{"hands": [, "Ac"]}',
        b'{"hands": ["Ac" "Ad"]}',
        b'{"hands": ["Ac"]',
        b'{"hands": ["Ac"]} {}',
        b'{"hands": ["Ac"], "hands": []}',
        b'{"hands": ["Ac"], "h\\u0061nds": []}',
        b'{"hands": [Ac]}',
        b'{"hands": [["Ac", "Ad"}]}',
        b'{"hands": ["\xff"]}',
        b'["hands": ["Ac"]]',
        b'{"hands": [NaN]}',
    ],
)
def test_no_json(body):
    """Refused as any body is that cannot be read."""
    assert refused(body).status == 400


def test_a_line_that_is_no_json():
    """It is told which hand it would be."""
    problem = refused(b'{"variant": "x"}\n"AcAd"\nAc\n', lines=True)
    assert problem.status == 400
    assert problem.detail.startswith("Hand 2: ")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b'{"variant": x, "hands": ["Ac"]}', "at line 1, column 13."),
        (b'{"variant": "\xff", "hands": ["Ac"]}', "byte 14 is wrong."),
        (b'{"hands": ["Ac", "Ad"], x}', "wrong behind the list of hands."),
        (b'{"hands": ["Ac", "Ad"], "variant": "\xff"}', "behind the list of hands is wrong."),
        (b'{"hands": ["Ac" "Ad"]}', "wrong in hand 1 of the list, or right behind it."),
        (b'{"hands": ["Ac", "Ad" "Ah"]}', "wrong in hand 2 of the list, or right behind it."),
        (b'{"hands": [, "Ac"]}', "wrong in hand 1 of the list, or right behind it."),
        (b'{"hands": ["Ac", ]}', "wrong in hand 2 of the list, or right behind it."),
    ],
)
def test_where_it_is_no_json(body, told):
    """No place is told that is not a place in the body as it was sent."""
    assert refused(body).detail.endswith(told)


def test_what_is_wrong_before_the_hands_is_told_before_they_are_read():
    """However many there are."""
    pieces = iter([b'{"variant": x, "hands": [', b'"AcAd",'])
    with pytest.raises(Problem) as raised:
        read_bulk(lambda _size: next(pieces), lines=False)
    assert raised.value.code == "not_json"
    assert next(pieces) == b'"AcAd",'


@pytest.mark.parametrize("lines", [False, True])
@pytest.mark.parametrize(
    "hand",
    [b'"zz"', b"null", b'{"cards":"Ac"%s}' % b"".join(b',"%d":1' % name for name in range(1_000))],
    ids=len,
)
def test_hands_that_cannot_be_read_are_not_read_without_end(hand, lines):
    """Whatever is wrong with them, and however long they are."""
    read = MOST_UNREAD // (1 + len(hand) // 100) + 1
    came = 0

    def endless(_size):
        nonlocal came
        came += 1
        start = b'{"variant":"x"}\n' if lines else b'{"hands": ['
        return hand + (b"\n" if lines else b",") if came > 1 else start

    with pytest.raises(Problem) as raised:
        read_bulk(endless, lines=lines)
    assert raised.value.status == 422
    assert raised.value.detail.startswith(
        f"Too many hands cannot be read: reading stopped behind hand {read}. "
    )
    assert came <= read + 2


def test_so_many_hands_that_cannot_be_read_are():
    """Reading stops at the next one only, wherever it stands."""
    hands = [b'"AcAd"'] * 70_000 + [b'"zz"'] * MOST_UNREAD + [b'"AcAd"']
    (*_blocks, last) = read_bulk(
        in_pieces(b'{"hands": [' + b",".join(hands) + b"]}", [1 << 20]), lines=False
    ).hands
    assert len(last.unread) == MOST_UNREAD
    assert refused(b'{"hands": [' + b",".join([*hands, b"0"]) + b"]}", size=1 << 20).status == 422


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


def test_no_lines():
    """The question at least has to be there."""
    assert refused(b"\n \n", lines=True).code == "empty_body"


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


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        (b'{"variant": "%s", "hands": ["AcAd"]}' % (b"x" * 300_000), False),
        (b'{"variant": "%s"}' % (b"x" * 300_000), False),
        (b'{"hands": ["AcAd"], "variant": "%s"}' % (b"x" * 300_000), False),
        (b'{"variant": "%s"}\n"AcAd"' % (b"x" * 300_000), True),
        (b'{"hands": ["AcAd", "%s", "AcAd"]}' % (b"x" * 2 * LONGEST_HAND), False),
    ],
)
@pytest.mark.parametrize("size", [100_000, 1 << 20])
def test_too_long(body, lines, size):
    """The question, or one hand."""
    assert refused(body, lines=lines, size=size).status == 413


@pytest.mark.parametrize(
    "piece",
    [b'"AcAd" "AcAd"', b",", b" " * 1000 + b"}", b'"AcAd"' + b" " * 100_000, b"A" * 5_000],
)
def test_what_can_be_no_list_is_not_read_to_its_end(piece):
    """However long the body is that goes on so."""
    came = 0

    def endless(_size):
        nonlocal came
        came += 1
        return piece if came > 1 else b'{"hands": ['

    with pytest.raises(Problem):
        read_bulk(endless, lines=False)
    assert came < 20


def test_spaces_are_not_kept():
    """There may be any number of them."""
    pieces = iter([b'{"hands": [', *[b" " * 100_000] * 20, b'"AcAd"', b"]}"])
    bulk = read_bulk(lambda _size: next(pieces, b""), lines=False)
    assert together(bulk.hands) == [read_hand("AcAd")]


def test_too_many_hands(monkeypatch):
    """They are counted while they come, and reading stops."""
    monkeypatch.setattr(packing, "MOST_HANDS", 1_000)
    came = 0

    def endless(_size):
        nonlocal came
        came += 1
        return b'"AcAd",' * 100 if came > 1 else b'{"hands": ['

    with pytest.raises(Problem) as raised:
        read_bulk(endless, lines=False)
    assert raised.value.more["errors"][0]["code"] == "wrong_length"
    assert came < 15


def test_hands_are_packed_in_blocks():
    """So that they can be judged one block after the other."""
    body = b'{"hands": [' + b'"AcAd",' * 150_000 + b'"KcKd"]}'
    blocks = read_bulk(in_pieces(body, [1 << 20]), lines=False).hands
    assert sum(map(len, blocks)) == 150_001
    assert len(blocks) == 3
    assert blocks[-1].hand(len(blocks[-1]) - 1) == read_hand("KcKd")
