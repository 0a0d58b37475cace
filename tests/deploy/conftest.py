"""What the tests of running the service share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from instances import Instance


@pytest.fixture
def instance() -> Iterator[Callable[..., Instance]]:
    """Make instances, all of which end with the test."""
    made: list[Instance] = []

    def make(drain: float = 0, **settings: str) -> Instance:
        made.append(Instance(drain, **settings))
        made[-1].start()
        return made[-1]

    yield make
    for one in made:
        one.remove()
