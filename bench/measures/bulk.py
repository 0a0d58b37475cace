"""A million hands of one game in one request, and how fast others judge hands in a batch."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import orjson

from bench import deals, peers, timing
from bench.figures import Goal, Row, Table
from bench.load import as_file, curl
from bench.servers import Server, gunicorn

HANDS = 1_000_000
PEER_HANDS = 20_000
ROUNDS = 5
PATH = "/v1/evaluate/bulk"

HOW = """
`curl` sends 1,000,000 hands of five cards in one JSON body to a service of one worker and reads
the answer; the time is from connecting to the last byte, so it includes the network, reading
and writing JSON. Hands of Low-Die hold wild cards by their partners. Median of five; the worker's own time as above. The peers
judge 20,000 hands without wild cards in process, from the same texts, in a list; only pokersolver
knows wild cards, and runs under Node.
""".strip().replace("\n", " ")


def measure() -> Table:
    """Hands a second of one worker, and of other libraries."""
    hands = deals.hands(HANDS, 5)
    with gunicorn(workers=1) as server:
        rows = [
            _row(server, "POST /v1/evaluate/bulk, Low-Die", "low-die", hands, goal=True),
            _row(server, "POST /v1/evaluate/bulk, deuces wild", "deuces-wild-draw", hands),
        ]
    return Table("bulk", "A million hands in one request", HOW, "", (*rows, *_peers()))


def _row(
    server: Server, what: str, variant: str, hands: Sequence[str], *, goal: bool = False
) -> Row:
    bound = Goal(1_000_000, "figure", "least") if goal else None
    few = json.dumps({"variant": variant, "hands": hands[:10]}).encode()
    status, _answer = server.tried(PATH, few)
    if status != 200:
        return Row(what, None, "hands/s", goal=bound, note=f"answered {status}")
    body = json.dumps({"variant": variant, "hands": hands}, separators=(",", ":")).encode()
    with as_file([body]) as file, TemporaryDirectory() as folder:
        answer = Path(folder) / "answer"
        before = server.busy()
        seconds = [
            curl(server.url + PATH, file, "application/json", answer) for _round in range(ROUNDS)
        ]
        busy = (server.busy() - before) / ROUNDS
        size = answer.stat().st_size
        found = len(orjson.loads(answer.read_bytes())["strength"])
    if found != len(hands):
        raise RuntimeError(f"{len(hands)} hands were answered by {found}")
    return Row(
        what,
        len(hands) / statistics.median(seconds),
        "hands/s",
        goal=bound,
        note=f"{len(hands) / busy:,.0f} in a second of the worker's own time; the first request"
        f" took {seconds[0]:.2f} s; {len(body) / 1e6:.1f} MB asked, {size / 1e6:.1f} MB answered",
    )


def _peers() -> list[Row]:
    hands = deals.hands(PEER_HANDS, 5)
    works = {"pokerfast (C++)": partial(_per_second, partial(peers.batch, hands), len(hands))}
    for name, judge in peers.judges().items():
        works[name] = partial(_per_second, partial(_each, judge, hands), len(hands))
    times = timing.in_turn(works, ROUNDS)
    rows = [
        Row(f"peer: {name}, in process", timing.median(times, name), "hands/s") for name in works
    ]
    solved = peers.pokersolver(deals.with_wilds(PEER_HANDS, 2))
    what = "peer: pokersolver (Node), two deuces wild, in process"
    if solved is None:
        return [*rows, Row(what, None, "hands/s", note="needs Node")]
    return [*rows, Row(what, 1e6 / solved.microseconds, "hands/s")]


def _each(judge: peers.Judge, hands: Sequence[str]) -> list[object]:
    return [judge(hand) for hand in hands]


def _per_second(work: Callable[[], object], hands: int) -> float:
    return hands / timing.took(work)
