"""Hands that are all written in one form, read at once as rows of bytes.

People write cards in many ways, but the hands of one log are mostly written in one. What
stays of a hand where its cards change is its form: ``"______",`` or ``["__", "__"]``. A text
that repeats a form is a table, whose columns are looked up together. Whatever departs from
it is left to be read as a single hand, so that nothing is understood here otherwise than there.
"""

from __future__ import annotations

import re
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dealerapi.cards import NAMES, Hand
from dealerapi.table.bulk import FACES_UNKNOWN

MOST_ROWS = 1 << 16
"""So many rows are read at once."""

_NO_CARD = 255
_TEN = b"\x01"
_SIGNS = {b"\x02": ("c", "♣♧"), b"\x03": ("d", "♦♢"), b"\x04": ("h", "♥♡"), b"\x05": ("s", "♠♤")}
_SHORT: tuple[tuple[bytes, bytes], ...] = (
    (b"10", _TEN),
    *((sign.encode(), one) for one, (_suit, signs) in _SIGNS.items() for sign in signs),
)
"""What writes a rank or a suit in more than one byte, with the byte that stands for it here.

JSON has no such bytes, so none of them comes with a text.
"""

_LONGER = {_TEN: 1, **dict.fromkeys(_SIGNS, 2)}
"""By how many bytes each of them is shorter than what it stands for."""

_CARD = re.compile(rb"[2-9TJQKA\x01][cdhs\x02-\x05]|J[KRB]", re.IGNORECASE)


def _cards(*, short: bool) -> NDArray[np.uint8]:
    """The card that two bytes write, the first of them the lower half of the index."""
    cards = np.full(1 << 16, _NO_CARD, np.uint8)
    for card, name in enumerate(NAMES):
        ranks, suits = [name[0].encode()], [name[1].encode()]
        if short:
            ranks += [_TEN] if name[0] == "T" else []
            suits += [one for one, (suit, _signs) in _SIGNS.items() if suit == name[1]]
        for rank, suit in product(ranks, suits):
            for first, second in product({rank, rank.lower()}, {suit, suit.upper(), suit.lower()}):
                cards[first[0] | second[0] << 8] = card
    return cards


_LETTERS, _ANY = _cards(short=False), _cards(short=True)


class Form(NamedTuple):
    """How a hand is written: its text with what follows it, and where in it the cards stand.

    ``longest`` is how many bytes a hand of this form can take, ``down`` how many of its cards
    lie face down.
    """

    text: bytes
    places: tuple[int, ...]
    longest: int
    down: int

    @property
    def still(self) -> list[tuple[int, int]]:
        """The places at which all hands of this form have the same byte, with that byte."""
        taken = {place + half for place in self.places for half in (0, 1)}
        return [(place, byte) for place, byte in enumerate(self.text) if place not in taken]


class Rows(NamedTuple):
    """Hands read as rows: their cards, a row for each, and how many bytes of text they took."""

    cards: NDArray[np.uint8]
    length: int


def form_of(text: bytes, hand: Hand) -> Form | None:
    """The form of ``text``, which writes ``hand`` and then goes on to the next one.

    None where hands of such a form cannot be read as rows.
    """
    short = _shortened(text)
    if short is None or hand.named or b"\\" in text:
        return None
    found = [*_CARD.finditer(short)]
    cards = _ANY[[int.from_bytes(one[0], "little") for one in found]]
    if not found or tuple(cards.tolist()) != hand.cards:
        return None
    down = len(hand.down) if hand.faces_known else FACES_UNKNOWN
    places = tuple(one.start() for one in found)
    return Form(short, places, len(short) + sum(_LONGER.values()) * len(places), down)


def read_rows(text: bytes, at: int, form: Form, most: int) -> Rows:
    """The hands of one form with which ``text`` goes on from ``at``, up to ``most`` of them."""
    size = len(form.text)
    cards = _LETTERS
    if most < MOST_ROWS or b"10" in text or b"\xe2" in text:
        piece = text[at : at + most * form.longest]
        short = _shortened(piece)
        if short is None:
            return _none(form)
        cards, text, at = (_ANY if short != piece else _LETTERS), short, 0
    rows = min((len(text) - at) // size, most)
    if not rows:
        return _none(form)
    wrong = np.zeros(rows, np.bool_)
    for place, byte in form.still:
        wrong |= np.ndarray((rows,), np.uint8, text, at + place, (size,)) != byte
    held = np.empty((rows, len(form.places)), np.uint8)
    for column, place in enumerate(form.places):
        held[:, column] = np.take(cards, np.ndarray((rows,), "<u2", text, at + place, (size,)))
        wrong |= held[:, column] == _NO_CARD
    if wrong.any():
        rows = int(wrong.argmax())
    length = rows * size
    if cards is _ANY:
        length += sum(more * text.count(one, 0, length) for one, more in _LONGER.items())
    return Rows(held[:rows], length)


def _none(form: Form) -> Rows:
    return Rows(np.empty((0, len(form.places)), np.uint8), 0)


def _shortened(text: bytes) -> bytes | None:
    """The text with one byte for each rank and suit; None where it has such bytes itself."""
    if any(one in text for one in _LONGER):
        return None
    for long, one in _SHORT:
        text = text.replace(long, one)
    return text
