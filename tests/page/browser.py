"""The browser and the service for the tests of the page, and for its screenshots."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page
from werkzeug.serving import BaseWSGIServer, WSGIRequestHandler, make_server

from dealerapi.api.app import create_app
from dealerapi.api.settings import Settings

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
"""Chromium without a sandbox, as root has none, and without talk of its own."""


def chromium() -> str | None:
    """The system's Chromium, or None."""
    named = os.environ.get("CHROMIUM")
    usual = ("/usr/bin/chromium", shutil.which("chromium"), shutil.which("chromium-browser"))
    return next((path for path in (named, *usual) if path and Path(path).exists()), None)


INSTALLED = """
() => new Promise((done) => {
  const workers = navigator.serviceWorker;
  if (workers.controller) done(true);
  else workers.addEventListener("controllerchange", () => done(true), { once: true });
})
"""
"""Waits for the page's worker to be in charge (the policy lets nobody wait for a text of code)."""


class _Silent(WSGIRequestHandler):
    def log(self, *args: object) -> None:
        """Nothing: a test that fails says more."""


class Service:
    """The service on a port of its own, which can go away and come back."""

    def __init__(self, settings: Settings | None = None) -> None:
        self._app = create_app(settings=settings)
        self._server: BaseWSGIServer | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Answer, on the same port as before if there was one."""
        self._server = make_server(
            "127.0.0.1", self.port, self._app, threaded=True, request_handler=_Silent
        )
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Answer no more."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextmanager
def serving(settings: Settings | None = None) -> Iterator[Service]:
    """A service that runs for the time of the block, under ``settings`` if they are given."""
    service = Service(settings)
    service.start()
    try:
        yield service
    finally:
        service.stop()


class Watch:
    """What the browser complains of, and whom it asks."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        self.asked: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._said)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.complaints.append(message.text)
