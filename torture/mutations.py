"""Real requests, spoilt: in their values, in their structure, and byte by byte."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from dealerapi.cards import NAMES
from torture.inside import Request

MOST_BYTES = 10_000
"""A longer request is cut."""

ODDITIES: Sequence[Any] = (
    *(None, True, False, 0, 1, -1, 23, 24, 99, 100, 6.5, -0.0, 1e300, 2**53, 2**64, 10**40),
    *("", "x", "high", "both", "Ac", "Jk", "J♣ 10♦", "Zz", "é:♠", "\x00", "\ud800", "a/b/c"),
    *("A" * 41, "x" * 1001, "Ac" * 400, "dakota", "../../etc/passwd", "{{7*7}}", "' OR 1=1 --"),
    *([], {}, [None], [[]], ["Ac"] * 61, {"": ""}, {"cards": "Ac"}, {"base": "razz"}),
)
"""Values that are wrong in most places, and some that are right in many."""

KINDS = (
    "application/json",
    "application/x-ndjson",
    "text/plain",
    "",
    "application/json; charset=x",
)
ACCEPTED = ("*/*", "text/plain", "application/json;q=0", "x", "", "text/html, */*;q=0.1")
LANGUAGES = ("es", "es-MX, en;q=0.5", "*", "x" * 50, ";q=")


def spoilt(request: Request, others: Sequence[Request], chance: random.Random) -> Request:
    """``request`` with one to three things in it changed; ``others`` lend their parts."""
    for _time in range(chance.choice((1, 1, 1, 2, 3))):
        request = chance.choice(_WAYS)(request, others, chance)
    return request._replace(body=request.body[:MOST_BYTES], query=request.query[:4000])


def _value(request: Request, others: Sequence[Request], chance: random.Random) -> Request:
    """Another value or another structure at some place of the JSON."""
    if not request.body:
        return _bytes(request, others, chance)
    try:
        tree = json.loads(request.body)
    except ValueError:
        return _bytes(request, others, chance)
    holder = [tree]
    place, at = chance.choice(list(_places(holder)))
    chance.choice(_CHANGES)(place, at, chance)
    body = json.dumps(holder[0] if holder else None, ensure_ascii=chance.random() < 0.5)
    return request._replace(body=body.encode("utf-8", "surrogatepass"))


def _places(node: Any) -> list[tuple[Any, Any]]:
    """Every place in a tree: what holds it, and by which key or number."""
    found: list[tuple[Any, Any]] = []
    keys = node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    for key in keys:
        found.append((node, key))
        found += _places(node[key])
    return found


def _odd(place: Any, at: Any, chance: random.Random) -> None:
    place[at] = chance.choice(ODDITIES)


def _gone(place: Any, at: Any, _chance: random.Random) -> None:
    del place[at]


def _twice(place: Any, at: Any, chance: random.Random) -> None:
    if isinstance(place, list):
        place[at:at] = [place[at]] * chance.choice((1, 2, 30))
    else:
        place[f"{at}{chance.choice('s_2')}"] = place[at]


def _wrapped(place: Any, at: Any, chance: random.Random) -> None:
    for _level in range(chance.choice((1, 1, 2, 40))):
        place[at] = [place[at]] if chance.random() < 0.5 else {str(at): place[at]}


def _nearly(place: Any, at: Any, chance: random.Random) -> None:
    """Nearly the same value: another number, a text with something changed."""
    value = place[at]
    if isinstance(value, bool) or value is None:
        place[at] = not value
    elif isinstance(value, int | float):
        place[at] = value + chance.choice((-1, 1, 10, -(10**6), 0.5))
    elif isinstance(value, str):
        start = chance.randint(0, len(value))
        end = min(len(value), start + chance.choice((0, 1, 2, 2, 4)))
        piece = chance.choice((*chance.sample(NAMES, 3), "", "/", " ", "x", "♠", "10", value[:4]))
        place[at] = value[:start] + piece + value[end:]
    else:
        _odd(place, at, chance)


def _mixed(place: Any, at: Any, chance: random.Random) -> None:
    """What stands elsewhere in the same object or list."""
    keys = list(place) if isinstance(place, dict) else range(len(place))
    place[at] = place[chance.choice(keys)]


_CHANGES = (_odd, _gone, _twice, _wrapped, _nearly, _nearly, _nearly, _mixed)


def _bytes(request: Request, _others: Sequence[Request], chance: random.Random) -> Request:
    """Bytes changed, taken out, put in or repeated, in the body or in the address."""
    if request.body:
        return request._replace(body=_torn(request.body, chance))
    if request.query:
        torn = _torn(request.query.encode(), chance)
        return request._replace(query=torn.decode("latin-1").replace(" ", "%20"))
    torn = _torn(request.path.encode(), chance)
    return request._replace(path="/" + torn.decode("latin-1"))


def _torn(text: bytes, chance: random.Random) -> bytes:
    start = chance.randint(0, len(text))
    end = min(len(text), start + chance.choice((0, 1, 1, 2, 5, 20, 200)))
    piece = chance.choice(
        (
            chance.randbytes(chance.choice((1, 1, 2, 8))),
            text[start:end] * 2,
            text[end : end + 5],
            *(b"", b'"', b"\\", b"{", b"]", b",", b":", b"\x00", b"\xff", b"\\u0000", b"\\ud800"),
            *(b"NaN", b"1e999", b"-", b"%", b"%00", b"&", b"=", b"+", b"/", b"\n"),
        )
    )
    return text[:start] + piece + text[end:]


def _crossed(request: Request, others: Sequence[Request], chance: random.Random) -> Request:
    """The question of another game, or to another address, with parts of both."""
    other = chance.choice(others)
    if not request.body or not other.body:
        return request._replace(query=other.query or request.query, path=other.path)
    try:
        mine, theirs = json.loads(request.body), json.loads(other.body)
    except ValueError:
        return request._replace(path=other.path)
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return request._replace(body=other.body)
    names = [name for name in theirs if chance.random() < 0.4]
    crossed = {**mine, **{name: theirs[name] for name in names}}
    path = other.path if chance.random() < 0.2 else request.path
    return request._replace(path=path, body=json.dumps(crossed).encode())


def _addressed(request: Request, _others: Sequence[Request], chance: random.Random) -> Request:
    """Another method, type or language."""
    way = chance.randrange(4)
    if way == 0:
        method = chance.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
        return request._replace(method=method)
    if way == 1:
        return request._replace(kind=chance.choice(KINDS))
    name = chance.choice(("Accept", "Accept-Language", "X-Request-Id", "If-None-Match"))
    texts = {"Accept": ACCEPTED, "Accept-Language": LANGUAGES}.get(name, ("x" * 300, '"\xff"', "*"))
    return request._replace(headers=((name, chance.choice(texts)),))


Way = Callable[[Request, Sequence[Request], random.Random], Request]
_WAYS: Sequence[Way] = (_value, _value, _value, _value, _bytes, _bytes, _crossed, _addressed)
