"""Bodies of many hands for the tests: how they come in, and what is read of them."""

from __future__ import annotations

import pytest

from dealerapi.api.bulk_reading import read_bulk
from dealerapi.api.problems import Problem


def in_pieces(body, sizes):
    """Gives the body piece by piece, as it may come."""
    at = 0
    turn = iter(sizes * len(body))

    def read(_size):
        nonlocal at
        piece = body[at : at + next(turn)] if at < len(body) else b""
        at += len(piece)
        return piece

    return read


def together(blocks):
    """The hands of some blocks, or the codes of what is wrong with each."""
    return [
        [fault.code for fault in block.unread[row]] if row in block.unread else block.hand(row)
        for block in blocks
        for row in range(len(block))
    ]


def refused(body, *, lines=False, size=50):
    """The problem with a body."""
    with pytest.raises(Problem) as raised:
        read_bulk(in_pieces(body, [size]), lines=lines)
    return raised.value
