"""Chips: none made, none lost, and the same to the same players whoever asks and answers."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from http.client import HTTPConnection
from typing import Any

from bench.figures import Goal, Row, Table
from bench.servers import Server, gunicorn
from dealerapi.games import GAMES
from dealerapi.games.examples import examples
from tests.deploy.instances import callers_of, wait_until
from torture.chips import TURNED
from torture.lanes import Lanes
from torture.length import Length
from torture.parts import NONE

PARTS = 6
JSON = {"Content-Type": "application/json"}

HOW = f"""
Showdowns of all games in turn, high-low laid over those that take it, with random cards, house
rules, seats, bets or pots, folded and foul hands; in process, on both cores. In each, what was put
in comes out, pot by pot. One in {TURNED} is settled again with players and cards in another order
and other suits. Over HTTP, the example of every game is asked of each worker, again after the
service was started anew, and with the players in another order and under other names.
""".strip().replace("\n", " ")


def begin(lanes: Lanes, length: Length) -> Callable[[], Table]:
    """Settle on both cores as many as there is time for."""
    count = length.deals // PARTS + 1
    alike = lanes.call(lambda: asked_again(length.asked_again))
    begun = [lanes.job("chips", first, count, PARTS, lanes.until) for first in range(PARTS)]
    return lambda: _table(begun, alike, length)


def _table(begun: Sequence[Future[Any]], alike: Future[list[str]], length: Length) -> Table:
    found = [one.result() for one in begun]
    settled = sum(one["showdowns"] for one in found)
    turned = sum(one["turned"] for one in found)
    failed = sum(one["failed"] for one in found)
    games = max(one["games"] for one in found)
    seconds = sum(one["seconds"] for one in found)
    unlike = alike.result()
    for told in [*unlike, *(wrong for one in found for wrong in one["wrong"])]:
        sys.stderr.write(f"{told}\n")
    rows = (
        Row(
            "showdowns settled",
            settled,
            "showdowns",
            goal=Goal(length.deals, "figure", "least"),
            note=f"{games} games; {seconds / max(settled, 1) * 1e3:.2f} ms each to deal and settle",
        ),
        Row(
            "chips made or lost, or another order or suit paid otherwise",
            failed,
            "showdowns",
            goal=NONE,
            note=f"{turned:,} were turned around",
        ),
        Row(
            "another worker, start, order or name paid otherwise",
            len(unlike),
            "questions",
            goal=NONE,
            note=f"{length.asked_again} questions over HTTP",
        ),
    )
    return Table("chips", "Chips", HOW, "", rows)


def asked_again(count: int) -> list[str]:
    """Which of so many questions were answered differently, and when."""
    asked = [examples(game)["showdown"] for game in GAMES[:count]]
    with gunicorn() as server:
        first = list(_by_each(server, asked))
        turned = list(_by_each(server, [_turned(one) for one in asked]))
    with gunicorn() as server:
        again = list(_by_each(server, asked))
    unlike = []
    for one, answers, others, later in zip(asked, first, turned, again, strict=True):
        if len({*answers, *later}) > 1:
            unlike.append(f"{one['variant']}: another worker or start answers otherwise")
        if _paid(answers[0]) != _paid(others[0]) or len(set(others)) > 1:
            unlike.append(f"{one['variant']}: another order or name is paid otherwise")
    return unlike


def _by_each(server: Server, asked: Sequence[dict[str, Any]]) -> Iterator[list[bytes]]:
    """The answers of both workers to each question."""
    lines = _line_to_each(server)
    for one in asked:
        answers = []
        for line in lines:
            line.request("POST", "/v1/showdown", json.dumps(one), JSON)
            given = line.getresponse()
            answers.append(given.read())
            if given.status != 200:
                raise RuntimeError(f"{one['variant']} was answered {given.status}: {answers[-1]!r}")
        yield answers
    for line in lines:
        line.close()


def _line_to_each(server: Server) -> list[HTTPConnection]:
    """A connection to each worker."""
    wait_until(lambda: len(server.workers()) == 2, "both workers are there")
    found: dict[int, HTTPConnection] = {}
    while len(found) < 2:
        line = HTTPConnection("127.0.0.1", server.port, timeout=20)
        # The other worker may be idle, so the one that has a line is held while this one is made.
        for worker in found:
            os.kill(worker, signal.SIGSTOP)
        try:
            line.request("GET", "/healthz")
            line.getresponse().read()
        finally:
            for worker in found:
                os.kill(worker, signal.SIGCONT)
        port = line.sock.getsockname()[1]
        holder = next(one for one in server.workers() if port in callers_of(one))
        found.setdefault(holder, line)
    return list(found.values())


def _turned(asked: dict[str, Any]) -> dict[str, Any]:
    """The same question, with the players in another order and under other names."""
    chance = random.Random(asked["variant"])
    players = [{**one, "name": f"Somebody {chance.random()}"} for one in asked["players"]]
    return {**asked, "players": chance.sample(players, len(players))}


def _paid(answer: bytes) -> dict[int, int]:
    return {one["seat"]: one["payout"] for one in json.loads(answer)["players"]}
