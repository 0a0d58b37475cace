"""What the tests over HTTP share: a server that runs, and the published document."""

from __future__ import annotations

from collections.abc import Iterator

import live
import pytest
import yaml


@pytest.fixture(scope="session")
def server() -> Iterator[live.Server]:
    """A gunicorn for all tests; who stops it must start one of his own."""
    with live.running() as server:
        yield server


@pytest.fixture(scope="session")
def published():
    """The API document as it lies at the top."""
    return yaml.safe_load((live.TOP / "openapi.yaml").read_text("utf-8"))
