"""Collections of garbage that stay short, however much a worker remembers."""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Any

LONG = 0.005
"""A full collection that takes so many seconds has looked at much that stays."""


class _Watch:
    """Sees how long full collections take."""

    def __init__(self) -> None:
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if info["generation"] < 2:
            return
        if phase == "start":
            self._began = perf_counter()
        elif perf_counter() - self._began >= LONG:
            gc.freeze()


def pass_over_what_stays() -> None:
    """Let no collection look again at what outlived a long one. To be called once in a worker.

    What a worker remembers (games, hands, texts) would cost each full collection up to 80 ms,
    in the midst of some answer. What is passed over is freed as before once nobody refers to
    it, but not where things refer to each other in a circle. So it is done only after a long
    collection, which is rare, and not after each.
    """
    gc.freeze()
    gc.callbacks.append(_Watch())
