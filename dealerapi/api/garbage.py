"""Collections of garbage that stay short, however much a worker remembers."""

from __future__ import annotations

import gc
from typing import Any


def pass_over_what_stays() -> None:
    """Let no collection look again at what outlived a full one. To be called once in a worker.

    What a worker remembers (games, hands, texts) would cost each full collection up to 80 ms,
    in the midst of some answer. What is passed over is freed as before once nobody refers to
    it; only if things that refer to each other in a circle outlive a full collection, and come
    out of use later, do they stay. Full collections are rare where nothing grows.
    """
    gc.freeze()
    gc.callbacks.append(_freeze)


def _freeze(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
