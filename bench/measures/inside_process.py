"""One request without a network: what the code itself costs, in time of the processor."""

from __future__ import annotations

import warnings
from functools import partial

from bench import deals, floor, peers, timing
from bench.figures import Row, Table
from bench.inside import Inside
from dealerapi.api.app import create_app
from dealerapi.ranking import warm

DEALS = 200
ROUNDS = 7
ISSUE_ECHO = 66.0
"""Microseconds of the echo on the machine on which the goals were set."""

HOW = """
The same bodies, given to the WSGI applications within one process; microseconds of the
processor's time for one request, the median of seven rounds in turn, each of other deals. The last row is the best-known
Python engine: it plays a whole hand of no-limit hold'em of three players, with a bet on each street
and no wild cards.
""".strip().replace("\n", " ")


def measure() -> Table:
    """Microseconds of one request, and their ratio to the echo of the same body."""
    tables = deals.bodies(deals.dakota(DEALS * (ROUNDS + 1)))
    hands = deals.bodies(deals.low_die(DEALS * (ROUNDS + 1)))
    warm()
    service, others = Inside(create_app()), Inside(floor.make())
    echo, echo_hands, engine = "echo of six players", "echo of two hands", "peer: pokerkit"
    asked = {
        echo: (others, floor.ECHO, tables, echo),
        "POST /v1/showdown, Dakota, six players": (service, "/v1/showdown", tables, echo),
        "peer: Flask + marshmallow": (others, floor.SCHEMAS, tables, echo),
        "peer: Flask + marshmallow + phevaluator": (others, floor.EVALUATOR, tables, echo),
        echo_hands: (others, floor.ECHO, hands, echo_hands),
        "POST /v1/evaluate, Low-Die, two hands": (service, "/v1/evaluate", hands, echo_hands),
    }
    works = {
        what: app.by_rounds(path, bodies, ROUNDS)
        for what, (app, path, bodies, _base) in asked.items()
    }
    times = timing.in_turn({**works, engine: _engine()}, ROUNDS)
    rows = [
        Row(what, timing.median(times, what), "µs", timing.ratio(times, what, base))
        for what, (_app, _path, _bodies, base) in asked.items()
    ]
    pace = rows[0].figure or ISSUE_ECHO
    rows[0] = Row(
        echo,
        pace,
        "µs",
        1.0,
        note=f"{ISSUE_ECHO:.0f} µs where the goals were set: {pace / ISSUE_ECHO:.1f} times as long",
    )
    rows.append(
        Row(
            "peer: pokerkit, a whole hand of three players",
            timing.median(times, engine),
            "µs",
            timing.ratio(times, engine, echo),
        )
    )
    return Table(
        "inside_process",
        "One request in process",
        HOW,
        "time, to that of the echo of the same bodies",
        tuple(rows),
    )


def _engine() -> partial[float]:
    texts = deals.hands(20, 11)
    played = [[text[place : place + 2] for place in range(0, 22, 2)] for text in texts]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        peers.whole_hand(played[0])
    return partial(_played, played)


def _played(hands: list[list[str]]) -> float:
    return timing.took(lambda: [peers.whole_hand(hand) for hand in hands]) / len(hands) * 1e6
