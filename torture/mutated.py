"""Many real requests, spoilt, answered in one process: how, how soon, and in how much memory."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, field

from torture import mutations, real
from torture.inside import Inside, Reply, Request, resident

FIFTHS = 5
"""Memory is compared between the second and the last of so many parts; in the first caches fill."""

_READINGS = 20

_TOLD = 5


@dataclass
class Answered:
    """What came of them. Seconds are of the thread; sizes in MB."""

    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)
    unlike: list[str] = field(default_factory=list)
    longest: float = 0.0
    slowest: str = ""
    over: int = 0
    seconds: float = 0.0
    warm: float = 0.0
    end: float = 0.0


def ask_many(seed: int, count: int, bound: float) -> Answered:
    """Ask ``count`` of them; ``over`` counts those that took more than ``bound`` seconds."""
    inside, chance, found = Inside(), random.Random(seed), Answered()
    whole = real.requests()
    readings: list[list[float]] = [[] for _part in range(FIFTHS)]
    for request in whole:
        inside.ask(request)
    for number in range(count):
        request = mutations.spoilt(chance.choice(whole), whole, chance)
        reply = inside.ask(request)
        found.statuses[reply.status] += 1
        found.seconds += reply.seconds
        if reply.seconds > bound:
            found.over += 1
        if reply.seconds > found.longest:
            found.longest, found.slowest = reply.seconds, _told(request)
        if reply.status >= 500 and len(found.failed) < _TOLD:
            found.failed.append(_told(request))
        elif not _is_told(request, reply) and len(found.unlike) < _TOLD:
            found.unlike.append(f"{reply.status} {reply.kind}: {_told(request)}")
        part, place = divmod(number * FIFTHS, count)
        if place % (count // _READINGS + 1) < FIFTHS:
            readings[part].append(resident())
    found.requests = count
    # What is free within the heap comes and goes with the requests, so the least counts.
    found.warm, found.end = min(readings[1], default=0.0), min(readings[-1], default=0.0)
    return found


def _is_told(request: Request, reply: Reply) -> bool:
    """Whether a refusal is a problem document with the same status."""
    if reply.status < 400 or request.method == "HEAD":
        return True
    if reply.kind != "application/problem+json":
        return False
    return bool(json.loads(reply.body)["status"] == reply.status)


def _told(request: Request) -> str:
    told = f"{request.method} {request.path}?{request.query} {request.kind} {request.headers}"
    return f"{told} {request.body!r}"[:2000]
