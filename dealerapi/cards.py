"""Cards and hands: what they are, and how people write them.

A card is a small whole number, ``rank * 4 + suit``, so that a bigger number is the
higher card by rank and then by suit (spades, hearts, diamonds, clubs). The joker is 52;
in games whose jokers are bound to a colour, the red one is 53 and the black one 54.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from dealerapi.faults import Fault, Faulty, Path
from dealerapi.words import _

Card = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKER: Card = 52
RED_JOKER: Card = 53
BLACK_JOKER: Card = 54
ACE, TWO = 12, 0

_SUIT_SIGNS = str.maketrans("♣♧♦♢♥♡♠♤", "ccddhhss")
_CARD = re.compile(
    r"(?P<joker>joker|jk|jr|jb|🃏)|(?P<rank>10|[2-9tjqka])(?P<suit>[cdhs♣♧♦♢♥♡♠♤])",
    re.IGNORECASE | re.ASCII,
)
_SELECTORS = re.compile("[\ufe0e\ufe0f]")
_GAP = re.compile(r"[\s,]*")

NAMES: tuple[str, ...] = (*(rank + suit for rank in RANKS for suit in SUITS), "Jk", "Jr", "Jb")
"""How each card is written in answers, by its number."""


def rank_of(card: Card) -> int:
    """0 for a two up to 12 for an ace; 13 for a joker."""
    return card >> 2


def suit_of(card: Card) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def written(cards: Iterable[Card]) -> list[str]:
    """The cards as answers write them: ``["Ac", "Th", "Jk"]``."""
    return [NAMES[card] for card in cards]


def by_suit(card: Card) -> int:
    """Sort key: the higher card by rank, then spades, hearts, diamonds, clubs; the joker last."""
    return card if card < JOKER else -1


class Hand(NamedTuple):
    """One player's cards, in the order dealt.

    Where nobody said which cards lie face down, ``faces_known`` is false and all of them
    stand in ``down``. ``named`` are the ranks that the player names, in games where he does.
    """

    down: tuple[Card, ...]
    up: tuple[Card, ...] = ()
    faces_known: bool = True
    named: str = ""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards held: face down first, then face up."""
        return self.down + self.up


def _not_a_card(text: str, path: Path) -> Fault:
    shown = text if len(text) <= 12 else text[:12] + "…"
    return Fault(
        path,
        "not_a_card",
        _(
            "“{text}” is not a card: write a rank (2-9, 10 or T, J, Q, K, A) and a suit"
            " (c, d, h, s), or Jk for the joker"
        ).format(text=shown),
    )


def _in_text(text: str, path: Path) -> list[Card]:
    text = _SELECTORS.sub("", text)
    cards: list[Card] = []
    at = _GAP.match(text).end()  # type: ignore[union-attr]  # the pattern matches nothing, too
    while at < len(text):
        found = _CARD.match(text, at)
        if found is None:
            raise Faulty([_not_a_card(re.split(r"[\s,]", text[at:], maxsplit=1)[0], path)])
        cards.append(_number(found))
        at = _GAP.match(text, found.end()).end()  # type: ignore[union-attr]  # as above
    return cards


def _number(found: re.Match[str]) -> Card:
    if found["joker"]:
        return {"jr": RED_JOKER, "jb": BLACK_JOKER}.get(found["joker"].lower(), JOKER)
    rank = found["rank"].upper().replace("10", "T")
    return RANKS.index(rank) * 4 + SUITS.index(found["suit"].lower().translate(_SUIT_SIGNS))


_SPELT: dict[str, Card] = {
    text: _number(found)
    for rank in RANKS + RANKS.lower()
    for suit in "cdhsCDHS♣♧♦♢♥♡♠♤"
    if (found := _CARD.fullmatch(text := rank + suit))
} | dict.fromkeys(("Jk", "JK", "jk", "jK"), JOKER)
"""The cards by every way to write one in two characters, for a quick look."""


def _at_a_glance(given: Any) -> tuple[Card, ...] | None:
    """The cards where all are written in two characters without gaps, else None."""
    if isinstance(given, str):
        given = [given[at : at + 2] for at in range(0, len(given), 2)]
    elif not isinstance(given, (list, tuple)):
        return None
    try:
        return tuple([_SPELT[text] for text in given])
    except (KeyError, TypeError):
        return None


def read_cards(given: Any, path: Path = ()) -> tuple[Card, ...]:
    """A list of cards, from ``["Ac", "6h"]`` or ``"Ac6h"`` or ``"A♣ 6♥, 10d"``.

    ``path`` is where the list stands in the question. Raises :class:`Faulty` with every
    item that is not a card.
    """
    if (seen := _at_a_glance(given)) is not None:
        return seen
    if isinstance(given, str):
        return tuple(_in_text(given, path))
    if not isinstance(given, Sequence):
        raise Faulty(
            [Fault(path, "wrong_type", _("cards are a text such as “Ac 6h” or a list of cards"))]
        )
    cards: list[Card] = []
    faults: list[Fault] = []
    for place, item in enumerate(given):
        here = (*path, place)
        try:
            one = _in_text(item, here) if isinstance(item, str) else []
        except Faulty as faulty:
            faults += faulty.faults
            continue
        if len(one) == 1:
            cards += one
        else:
            faults.append(_not_a_card(str(item), here))
    if faults:
        raise Faulty(faults)
    return tuple(cards)


def read_ranks(given: str, path: Path = ()) -> str:
    """Ranks as on cards, one after the other ("39", "10"), in capitals and T for ten."""
    ranks = given.upper().replace("10", "T")
    if not set(ranks) <= set(RANKS):
        detail = _("“{text}” are not ranks: write them as on cards, such as “39” or “JQ”")
        raise Faulty([Fault(path, "not_a_rank", detail.format(text=given[:12]))])
    return ranks


def _hand_at_a_glance(given: Any) -> Hand | None:
    """The hand where all its cards are written in two characters without gaps, else None."""
    if isinstance(given, dict):
        if "named" in given:
            return None
        if "cards" not in given:
            down, up = _at_a_glance(given.get("down", "")), _at_a_glance(given.get("up", ""))
            return None if down is None or up is None else Hand(down, up)
        given = given["cards"]
    elif isinstance(given, str) and "/" in given:
        before, after = given.split("/", 1)
        down, up = _at_a_glance(before), _at_a_glance(after)
        return None if down is None or up is None else Hand(down, up)
    cards = _at_a_glance(given)
    return None if cards is None else Hand(cards, faces_known=False)


def read_hand(given: Any, path: Path = ()) -> Hand:
    """A hand, from a list of cards, ``"DOWN/UP"``, or an object with ``cards`` or ``down``/``up``.

    An object can hold the ranks that the player names, ``named``.

    Raises :class:`Faulty` with everything in it that is not a card.
    """
    if (seen := _hand_at_a_glance(given)) is not None:
        return seen
    if isinstance(given, str) and "/" in given:
        down, up = given.split("/", 1)
        parts = {"down": (down, path), "up": (up, path)}
        read = _read_parts(parts)
        return Hand(read["down"], read["up"])
    if isinstance(given, dict):
        names = ("cards",) if "cards" in given else ("down", "up")
        parts = {name: (given.get(name, ()), (*path, name)) for name in names}
        faults: list[Fault] = []
        named = ""
        try:
            named = read_ranks(given.get("named", ""), (*path, "named"))
        except Faulty as faulty:
            faults += faulty.faults
        read = _read_parts(parts, faults)
        if "cards" in given:
            return Hand(read["cards"], faces_known=False, named=named)
        return Hand(read["down"], read["up"], named=named)
    return Hand(read_cards(given, path), faces_known=False)


def _read_parts(
    parts: Mapping[str, tuple[Any, Path]], faults: Sequence[Fault] = ()
) -> dict[str, tuple[Card, ...]]:
    """The lists of cards of a hand. Raises :class:`Faulty` with ``faults`` and all of theirs."""
    found = list(faults)
    read: dict[str, tuple[Card, ...]] = {}
    for name, (given, path) in parts.items():
        try:
            read[name] = read_cards(given, path)
        except Faulty as faulty:
            found += faulty.faults
    if found:
        raise Faulty(found)
    return read
