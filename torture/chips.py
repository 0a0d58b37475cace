"""Random showdowns of all games: not a chip more or less, and nothing that does not count counts."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from dealerapi.faults import Faulty
from dealerapi.ranking import warm
from dealerapi.table import Settlement
from tests.table.dealt import EVERY_GAME, Showdown, deal, label
from tests.table.test_showdown_properties import (
    everything_put_in,
    order_does_not_count,
    suits_do_not_win,
    suits_free,
)

CLOSE = 20
"""Of so many showdowns one is dealt so that hands tie or nearly do, which takes longer."""

TURNED = 50
"""Of so many showdowns one is settled again with everything in another order, and other suits."""

_TOLD = 5


@dataclass
class Settled:
    """What has been settled. ``wrong`` tells of the first that came out wrong."""

    showdowns: int = 0
    turned: int = 0
    games: int = 0
    seconds: float = 0.0
    failed: int = 0
    wrong: list[str] = field(default_factory=list)


def settle_many(first: int, count: int, step: int, until: float) -> Settled:
    """Settle the showdowns ``first``, ``first + step`` …, ``count`` of them.

    No further ones once the monotonic clock shows ``until``.
    """
    warm()
    found, played = Settled(), set()
    started = time.monotonic()
    for number in range(first, first + count * step, step):
        if found.showdowns % 100 == 0 and time.monotonic() > until:
            break
        game = EVERY_GAME[number % len(EVERY_GAME)]
        played.add(game)
        turned = number % TURNED == 0
        showdown = deal(game, number, quick=number % CLOSE != 0 and not turned)
        for check in (_kept, *((_turned,) if turned else ())):
            _checked(found, check, showdown, f"{label(game)}, seed {number}")
        found.showdowns += 1
        found.turned += turned
    found.games = len(played)
    found.seconds = time.monotonic() - started
    return found


def _checked(
    found: Settled, check: Callable[[Showdown], None], showdown: Showdown, which: str
) -> None:
    try:
        check(showdown)
    # Whatever goes wrong is what is looked for.
    except Exception as error:
        found.failed += 1
        if len(found.wrong) < _TOLD:
            found.wrong.append(f"{which}: {type(error).__name__} {error}")


def _kept(showdown: Showdown) -> None:
    """Everything that was put in comes out."""
    settled = _settled(showdown)
    back = sum(refund.amount for refund in settled.refunds)
    out = sum(settled.payouts.values()) + back + settled.carried
    put_in = everything_put_in(showdown)
    if not out == settled.total == put_in:
        raise ValueError(f"{put_in} went in, {settled.total} was counted and {out} came out")
    for divided in settled.pots:
        shared = sum(share.amount for share in divided.shares)
        if shared != divided.pot.amount:
            raise ValueError(f"a pot of {divided.pot.amount} was shared out as {shared}")
    if min(settled.payouts.values()) < 0:
        raise ValueError("somebody was paid less than nothing")


def _settled(showdown: Showdown) -> Settlement:
    try:
        return showdown.settle()
    except Faulty as faulty:
        if [fault.code for fault in faulty.faults] != ["button_missing"]:
            raise
    return showdown.but(button=1).settle()


def _turned(showdown: Showdown) -> None:
    """The order of players and cards does not count, nor do suits where no rule names them."""
    chance = random.Random(showdown.game.name)
    order_does_not_count(showdown, chance)
    suits_do_not_win(showdown, chance.choice(suits_free(showdown.game)))
