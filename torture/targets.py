"""What is fuzzed: each takes bytes, and raises where the service does what it never should."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from dealerapi.cards import Hand, read_cards, read_hand, read_ranks, written
from dealerapi.faults import Faulty
from torture.inside import Inside, Request
from torture.real import requests


def cards(given: bytes) -> None:
    """Whatever is read as cards is written and read again as the same cards."""
    text = given.decode("utf-8", "replace")
    for form in (text, text.split(","), {"down": text, "up": text[::-1]}, {"cards": text}):
        _hand_stays(form)
    try:
        ranks = read_ranks(text)
        if read_ranks(ranks) != ranks:
            raise AssertionError(ranks)
    except Faulty:
        pass


def _hand_stays(form: object) -> None:
    try:
        hand = read_hand(form)
        plain = read_cards(form) if isinstance(form, str) and "/" not in form else hand.cards
    except Faulty as faulty:
        if not faulty.faults:
            raise AssertionError("refused without a fault") from None
        return
    again = Hand(read_cards(written(hand.down)), read_cards("".join(written(hand.up))))
    if (again.down, again.up) != (hand.down, hand.up) or plain != hand.cards:
        raise AssertionError(form)


def whole_requests() -> Callable[[bytes], None]:
    """Any request is answered, and none by a 5xx."""
    inside = Inside()

    def ask(given: bytes) -> None:
        reply = inside.ask(_request(given))
        if reply.status >= 500:
            raise AssertionError(f"{reply.status}: {reply.body[:500]!r}")

    return ask


def _request(given: bytes) -> Request:
    """The address stands in the first line, after the method and one blank; the body below it."""
    first, _end, body = given.partition(b"\n")
    method, _blank, address = first.decode("latin-1").partition(" ")
    path, _mark, query = address.partition("?")
    if method == "GET":
        return Request("GET", path, query)
    return Request("POST", path, query, body)


def _as_input(request: Request) -> bytes:
    query = f"?{request.query}" if request.query else ""
    return f"{request.method} {request.path}{query}\n".encode() + request.body


def seeds() -> Iterator[bytes]:
    """Inputs to begin with: for cards, too, real requests are full of them."""
    yield from {b"Ac6h5d2s2d", "A♣ 6♥, 10d".encode(), b"2c9h/KdKs", b"Jk Jr Jb", b"39JQK10"}
    # Of each game some; the fuzzer finds the others by itself.
    yield from (_as_input(request) for request in requests()[::5])


TARGETS: Mapping[str, Callable[[], Callable[[bytes], None]]] = {
    "cards": lambda: cards,
    "requests": whole_requests,
}
