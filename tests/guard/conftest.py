"""The service under settings of our own, and its log."""

from __future__ import annotations

import json
import os

import pytest

from dealerapi.api import access_log
from dealerapi.api.app import create_app
from dealerapi.api.settings import read_settings


@pytest.fixture
def served():
    """Makes a client of the service under settings, which are given without their prefix."""

    def make(**settings):
        environ = {f"DEALERAPI_{name.upper()}": text for name, text in settings.items()}
        return create_app(settings=read_settings(environ)).test_client()

    return make


@pytest.fixture
def log(monkeypatch, tmp_path):
    """Reads the lines that were written since the last reading."""
    path = tmp_path / "log"
    out = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    monkeypatch.setattr(access_log.AccessLog.__init__, "__defaults__", (out,))
    read = 0

    def lines():
        nonlocal read
        text = path.read_bytes()[read:]
        read += len(text)
        return [json.loads(line) for line in text.splitlines()]

    yield lines
    os.close(out)
