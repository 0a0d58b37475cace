"""Where the microseconds of a request go."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from unittest.mock import patch

import orjson

from bench import deals, floor, timing
from bench.figures import Row, Table
from bench.inside import Inside
from dealerapi import table
from dealerapi.api import asked, said, schemas
from dealerapi.api.app import create_app
from dealerapi.api.card_fields import hand_ids
from dealerapi.api.json_text import as_json
from dealerapi.api.loading import read
from dealerapi.faults import Faults
from dealerapi.games import Game, house_rules, rules_in_force
from dealerapi.house import Rules
from dealerapi.ranking import warm

DEALS = 150
ROUNDS = 9

HOW = """
The functions that a request passes through, timed one after the other without Flask around them,
with other deals in every round; microseconds of the processor's time for one request, the median of
nine rounds. What cannot be called by itself is the difference of two that can. Flask is the whole
request less all of the others; the open house rules are a settlement that tries their other values
less one whose question has set them all; and the rulings are that less one without them.
""".strip().replace("\n", " ")

RULINGS = "dealerapi.table.showdown.rulings"

Part = Sequence[bytes]
"""Bodies of requests that are asked about once."""


class _Round(NamedTuple):
    """Microseconds of one round: the whole request, the echo of its body, and each part."""

    whole: float
    echo: float
    parts: Mapping[str, float]


class _Asked(NamedTuple):
    """What is asked: its bodies, and what times its parts with three times as many of them."""

    path: str
    bodies: Sequence[bytes]
    timed: Callable[[Part, Part, Part], Mapping[str, float]]


def measure() -> Table:
    """Microseconds by part, and each part's share of the whole request."""
    return measured(DEALS, ROUNDS)


def measured(count: int, rounds: int) -> Table:
    """The same with ``count`` deals in each part of each of ``rounds`` rounds."""
    warm()
    # A round takes four parts, and one round more goes ahead to fill caches.
    many = 4 * count * (rounds + 1)
    rows: list[Row] = []
    for what, one in (
        ("showdown", _Asked("/v1/showdown", deals.bodies(deals.dakota(many)), _of_showdown)),
        ("evaluate", _Asked("/v1/evaluate", deals.bodies(deals.low_die(many)), _of_evaluate)),
    ):
        rows += _rows(what, list(_rounds(one, rounds))[1:])
    title = "Where the microseconds go"
    return Table("microseconds", title, HOW, "share of the whole request", tuple(rows))


def _rounds(one: _Asked, rounds: int) -> Iterator[_Round]:
    service, others = Inside(create_app()), Inside(floor.make())
    for bodies in timing.parts(one.bodies, rounds + 1):
        whole, *parts = timing.parts(bodies, 4)
        yield _Round(
            service.microseconds(one.path, whole),
            others.microseconds(floor.ECHO, whole),
            one.timed(*parts),
        )


def _rows(what: str, rounds: Sequence[_Round]) -> Iterator[Row]:
    whole = statistics.median(one.whole for one in rounds)
    flask = [one.whole - sum(one.parts.values()) for one in rounds]
    parts = {name: [one.parts[name] for one in rounds] for name in rounds[0].parts}
    for name, times in {"Flask, hooks, headers, and the rest": flask, **parts}.items():
        median = statistics.median(times)
        yield Row(f"{what}: {name}", median, "µs", median / whole)
    echo = statistics.median(one.echo for one in rounds)
    yield Row(f"{what}: whole request", whole, "µs", 1.0, note=f"the echo takes {echo:.0f} µs")


class _Watch:
    """A watch that is pressed between the steps of a request, many requests over.

    Nothing is kept of them, as in a service; what the watch itself takes is taken off.
    """

    def __init__(self) -> None:
        self._sums: dict[str, int] = {}
        self._at = time.thread_time_ns()

    def start(self) -> None:
        """Begin a request."""
        self._at = time.thread_time_ns()

    def step(self, name: str) -> None:
        """End the step ``name``, and begin the next."""
        now = time.thread_time_ns()
        self._sums[name] = self._sums.get(name, 0) + now - self._at
        self._at = time.thread_time_ns()

    def microseconds(self, requests: int) -> dict[str, float]:
        """The time of each step of one request."""
        own = timing.took(time.thread_time_ns, 1000) * 1e6
        return {name: taken / requests / 1000 - own for name, taken in self._sums.items()}


class _Understood(NamedTuple):
    """A question about a showdown as the table takes it."""

    game: Game
    rules: Rules
    seated: Sequence[table.Player]
    button: int

    def all_set(self) -> _Understood:
        """The same, but the question has set every house rule as it is."""
        names = [rule.name for rule in house_rules(self.game) if rule.name in self.rules.values]
        chosen = {name: self.rules.values[name] for name in names}
        return self._replace(rules=rules_in_force(self.game, chosen, Faults()))

    def settled(self) -> table.Settlement:
        """What the table makes of it."""
        return table.settle(self.game, self.seated, self.rules, button=self.button)


def _understand_showdown(data: dict[str, Any], faults: Faults) -> _Understood:
    game, rules = asked.game_of(data, faults)
    seated = [player for player in asked.players_of(data, faults) if player]
    asked.around_of(data, faults)
    return _Understood(game, rules, seated, data["button"])


def _of_showdown(first: Part, second: Part, third: Part) -> Mapping[str, float]:
    watch = _Watch()
    for body in first:
        watch.start()
        orjson.loads(body)
        watch.step("loads")
        data, _faults = read(schemas.SHOWDOWN, body)
        watch.step("read")
        one = _understand_showdown(data, Faults())
        watch.step("understand")
        settled = one.settled()
        watch.step("settle")
        answer = said.settlement(one.game, one.rules, one.seated, settled)
        watch.step("say")
        as_json(answer)
        watch.step("write")
    took = watch.microseconds(len(first))
    told = _settling_all_set(second)
    with patch(RULINGS, return_value=()):
        untold = _settling_all_set(third)
    return {
        "reading JSON": took["loads"],
        "validation": took["read"] - took["loads"],
        "game, house rules, cards": took["understand"],
        "rules: wild cards, hands, pots": untold,
        "what open house rules would change": took["settle"] - told,
        "rulings in words": told - untold,
        "building the answer": took["say"],
        "writing JSON": took["write"],
    }


def _settling_all_set(bodies: Part) -> float:
    """Microseconds of a settlement whose question has set every house rule."""
    watch = _Watch()
    for body in bodies:
        data, _faults = read(schemas.SHOWDOWN, body)
        one = _understand_showdown(data, Faults()).all_set()
        watch.start()
        one.settled()
        watch.step("settle")
    return watch.microseconds(len(bodies))["settle"]


def _understand_hands(data: dict[str, Any], faults: Faults) -> tuple[Any, ...]:
    game, rules = asked.game_of(data, faults)
    hands = asked.hands_of(data, faults)
    asked.around_of(data, faults)
    return game, hands, rules


def _of_evaluate(first: Part, _second: Part, _third: Part) -> Mapping[str, float]:
    watch = _Watch()
    for body in first:
        watch.start()
        orjson.loads(body)
        watch.step("loads")
        data, _faults = read(schemas.EVALUATE, body)
        watch.step("read")
        game, hands, rules = _understand_hands(data, Faults())
        watch.step("understand")
        evaluated = table.evaluate(game, hands, rules)
        watch.step("evaluate")
        answer = said.evaluation(game, rules, hand_ids(data["hands"]), evaluated)
        watch.step("say")
        as_json(answer)
        watch.step("write")
    took = watch.microseconds(len(first))
    return {
        "reading JSON": took["loads"],
        "validation": took["read"] - took["loads"],
        "game, house rules, cards": took["understand"],
        "rules: wild cards, hands, order": took["evaluate"],
        "building the answer": took["say"],
        "writing JSON": took["write"],
    }
