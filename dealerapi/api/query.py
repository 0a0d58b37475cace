"""Questions asked with query parameters: the same question as a JSON body, in one line.

The parameters are put together to the value that a JSON body would hold, and then go the
same way. What does not fit stays as the text it was, for the schema to refuse.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from werkzeug.datastructures import MultiDict

from dealerapi.api.fields import given_digits
from dealerapi.api.negotiate import repeated
from dealerapi.faults import Fault, Path
from dealerapi.words import _

_LONGEST_SHOWN = 80

_STRAY = "?"
"""Begins the path of a fault in a parameter that there is not, which may have a field's name."""


@dataclass
class Reading:
    """A query as it is read: the body it amounts to, faults, and where each part came from."""

    body: dict[str, Any] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    origins: dict[Path, tuple[str, str]] = field(default_factory=dict)
    """From the place in the body to the parameter that filled it, and its text."""
    names: tuple[str, ...] = ()
    """The parameters that the question has."""
    lost: set[Path] = field(default_factory=set)
    """Places in the body kept free for a text that could not be taken apart."""

    def put(self, name: str, value: Any, parameter: str, text: str) -> None:
        """Set a field at the top of the body."""
        self.body[name] = value
        self.origins[name,] = parameter, text

    def append(self, name: str, value: Any, parameter: str, text: str) -> int:
        """Add an item to a list at the top of the body, and tell its place."""
        items: list[Any] = self.body.setdefault(name, [])
        items.append(value)
        self.origins[name, len(items) - 1] = parameter, text
        return len(items) - 1

    def spoilt(self, parameter: str, text: str, code: str, detail: str) -> None:
        """Note a parameter whose text cannot be taken apart."""
        path = (parameter, text)
        self.origins[path] = parameter, text
        self.faults.append(Fault(path, code, detail))

    def place(self, fault: Fault) -> dict[str, Any]:
        """The parameter that a fault of the body is to be blamed on, and what it said."""
        if fault.path[:1] == (_STRAY,):
            return {"parameter": str(fault.path[1])}
        for length in range(len(fault.path), 0, -1):
            origin = self.origins.get(fault.path[:length])
            if origin is not None:
                parameter, text = origin
                return {"parameter": parameter, "value": text[:_LONGEST_SHOWN]}
        name = str(fault.path[0]) if fault.path else ""
        return {"parameter": name if name in self.names else _FILLED_BY.get(name, name)}

    def with_faults(self, strays: list[Fault], found: list[Fault]) -> list[Fault]:
        """All faults: of parameters that there are not, of the query, and of the body."""
        apart = [replace(fault, path=(_STRAY, *fault.path)) for fault in strays]
        return apart + self.faults + [fault for fault in found if fault.path not in self.lost]


_FILLED_BY = {"hands": "hand", "house_rules": "rule", "players": "player", "pots": "pot"}
"""Which parameter fills a part of the body, where no text of the query did."""

Take = Callable[[Reading, str, str], None]


@dataclass(frozen=True, slots=True)
class Parameter:
    """One query parameter: how its text is taken, and what the API document says of it."""

    name: str
    take: Take
    about: str
    schema: dict[str, Any]
    many: bool = False
    required: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """The query parameters of one question."""

    parameters: tuple[Parameter, ...]

    @property
    def names(self) -> list[str]:
        """The names of the parameters."""
        return [parameter.name for parameter in self.parameters]

    def read(self, args: MultiDict[str, str]) -> Reading:
        """Put the parameters together to the body that they amount to.

        Unknown parameters are passed over; see ``negotiate.unknown_parameters``.
        """
        reading = Reading(names=tuple(self.names))
        for parameter in self.parameters:
            texts = args.getlist(parameter.name)
            if len(texts) > 1 and not parameter.many:
                reading.faults.append(repeated(parameter.name))
                texts = texts[:1]
            for text in texts:
                parameter.take(reading, parameter.name, text)
        return reading


def _text(reading: Reading, name: str, text: str) -> None:
    reading.put(name, text, name, text)


def _number(reading: Reading, name: str, text: str) -> None:
    reading.put(name, given_digits(text), name, text)


def _truth(reading: Reading, name: str, text: str) -> None:
    truths = {"true": True, "1": True, "false": False, "0": False}
    reading.put(name, truths.get(text.lower(), text), name, text)


def _sizes(reading: Reading, name: str, text: str) -> None:
    sizes = [given_digits(part.strip()) for part in text.split(",")] if text.strip() else []
    reading.put(name, sizes, name, text)


def _hand(reading: Reading, name: str, text: str) -> None:
    reading.append("hands", text, name, text)


def _rule(reading: Reading, name: str, text: str) -> None:
    rule, colon, value = text.partition(":")
    if not (rule and colon):
        detail = _("write this as NAME:VALUE, such as odd_chip:left_of_button")
        reading.spoilt(name, text, "bad_value", detail)
        return
    rules: dict[str, str] = reading.body.setdefault("house_rules", {})
    if rule in rules:
        detail = _("the rule “{rule}” is given twice").format(rule=rule[:40])
        reading.spoilt(name, text, "repeated_parameter", detail)
        return
    rules[rule] = value
    reading.origins["house_rules", rule] = name, text


def _player(reading: Reading, name: str, text: str) -> None:
    seat, *rest = text.split(":")
    if not 1 <= len(rest) <= 2:
        detail = _("write this as SEAT:HAND or SEAT:HAND:DECLARE, such as 2:AcKd/QhJs:high")
        # The place is kept, so that nothing else about this player seems to be missing.
        reading.lost.add(("players", reading.append("players", None, name, text)))
        reading.spoilt(name, text, "bad_value", detail)
        return
    player: dict[str, Any] = {"seat": given_digits(seat)}
    if rest[0]:
        player["hand"] = rest[0]
    if len(rest) == 2:
        player["declare"] = rest[1]
    reading.append("players", player, name, text)


def _of_seat(key: str, value_of: Callable[[str], Any], example: str) -> Take:
    """The taker of ``SEAT:VALUE`` parameters that say more about a player."""

    def take(reading: Reading, name: str, text: str) -> None:
        seat, colon, value = text.partition(":")
        if not colon:
            detail = _("write this as SEAT:VALUE, such as {example}").format(example=example)
            reading.spoilt(name, text, "bad_value", detail)
            return
        place = _place_of(reading, given_digits(seat), name, text)
        player = reading.body["players"][place]
        if key in player:
            detail = _("this is given twice for seat {seat}").format(seat=seat[:20])
            reading.spoilt(name, text, "repeated_parameter", detail)
            return
        player[key] = value_of(value)
        reading.origins["players", place, key] = name, text

    return take


def _place_of(reading: Reading, seat: float | str, name: str, text: str) -> int:
    """The place of the player at ``seat``; one is added if need be, as who folded shows no hand."""
    players: list[Any] = reading.body.get("players", [])
    for place, player in enumerate(players):
        if player is not None and player["seat"] == seat:
            return place
    return reading.append("players", {"seat": seat}, name, text)


_STRING: dict[str, Any] = {"type": "string"}
_TRUTH: dict[str, Any] = {"type": "boolean"}


def _whole(least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


def _one(kind: Literal["text", "number", "truth"], name: str, about: str, **more: Any) -> Parameter:
    takes: dict[str, Take] = {"text": _text, "number": _number, "truth": _truth}
    schemas = {"text": _STRING, "truth": _TRUTH, "number": _STRING}
    return Parameter(name, takes[kind], about, more.pop("schema", schemas[kind]), **more)


def _many(name: str, take: Take, about: str, pattern: str, required: bool = False) -> Parameter:
    return Parameter(
        name, take, about, {"type": "string", "pattern": pattern}, many=True, required=required
    )


_VARIANT = _one("text", "variant", "name of the variant", required=True)
_RULE = _many("rule", _rule, "a house rule, NAME:VALUE; repeat for more", "^[^:]+:")
_BOARD = _one("text", "board", "the cards on the board")
_DEAD = _one("text", "dead", "cards seen that nobody can hold")
_UPCARDS = _one("text", "upcards", "all face-up cards of the table in the order dealt")
_NAMED = _one("text", "named", "the ranks that the dealer named, as on cards")
_HIGH_LOW = _one("truth", "high_low", "play a high-only game high-low")


def _hands(about: str) -> Form:
    hand = Parameter("hand", _hand, about, _STRING, many=True, required=True)
    return Form((_VARIANT, hand, _BOARD, _DEAD, _UPCARDS, _NAMED, _HIGH_LOW, _RULE))


EVALUATE = _hands("a hand, as a list of cards or DOWN/UP; repeat for more")
WILDS = _hands("a hand, whole or not, as a list of cards or DOWN/UP; repeat for more")

DRAWS = Form(
    (
        _VARIANT,
        _one("number", "players", "players dealt in", required=True, schema=_whole(1, 99)),
        _one("number", "remaining", "cards left", schema=_whole(0, 108)),
        _one("number", "burn", "cards burned before each draw", schema=_whole(0, 10)),
        _one("truth", "keep_last", "the last card is never dealt"),
        Parameter(
            "call",
            _sizes,
            "a call to check: sizes of its draws with commas between; empty for no draw",
            {"type": "string", "pattern": r"^( *[0-9]+ *(, *[0-9]+ *)*)?$"},
        ),
        _one("number", "limit", "how many calls to list at most", schema=_whole(1, 1000)),
        _one("text", "after", "list on from here: “next” of an earlier answer"),
        _HIGH_LOW,
        _RULE,
    )
)

SHOWDOWN = Form(
    (
        _VARIANT,
        _many(
            "player",
            _player,
            "a player, SEAT:HAND or SEAT:HAND:DECLARE; HAND may be empty; repeat for each",
            "^[0-9]+:[^:]*(:[^:]*)?$",
        ),
        _one("number", "pot", "the one pot", schema=_whole(0, 2**53 - 1)),
        _many(
            "bet",
            _of_seat("bet", given_digits, "2:500"),
            "what a seat put in, SEAT:N; instead of “pot”",
            "^[0-9]+:[0-9]+$",
        ),
        _many(
            "status",
            _of_seat("status", str, "2:folded"),
            "SEAT:folded or SEAT:foul",
            "^[0-9]+:(in|folded|foul)$",
        ),
        _one("number", "button", "seat with the button", schema=_whole(1, 99)),
        _one("number", "chip", "smallest chip in play", schema=_whole(1, 2**53 - 1)),
        _BOARD,
        _DEAD,
        _UPCARDS,
        _NAMED,
        _HIGH_LOW,
        _RULE,
    )
)
