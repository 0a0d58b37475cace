"""Bodies of many hands that cannot be read: what is told, and where reading stops."""

from __future__ import annotations

import pytest
from bulk_bodies import in_pieces, refused

from dealerapi.api import packing
from dealerapi.api.bulk_reading import LONGEST_HAND, read_bulk
from dealerapi.api.packing import MOST_UNREAD
from dealerapi.api.problems import Problem


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


def test_no_lines():
    """The question at least has to be there."""
    assert refused(b"\n \n", lines=True).code == "empty_body"


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
