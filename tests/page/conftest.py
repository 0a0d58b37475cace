"""A real browser at a live service."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from browser import INSTALLED, QUIET, Service, Watch, chromium, serving
from dealer import Dealer
from playwright.sync_api import Browser, BrowserContext, Page

TABLET = {"width": 1024, "height": 768}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are skipped, but never where all have to pass."""
    if chromium() or os.environ.get("CI"):
        return
    missing = pytest.mark.skip(reason="Chromium is not installed (apt-get install chromium)")
    for item in items:
        if item.path.parent.name == "page":
            item.add_marker(missing)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Return how the system's own Chromium is started."""
    found = chromium()
    assert found, "Chromium is not installed (apt-get install chromium)"
    return {**browser_type_launch_args, "executable_path": found, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Return a tablet in landscape, in English; its worker is tested by itself."""
    return {
        **browser_context_args,
        "viewport": TABLET,
        "locale": "en-GB",
        "has_touch": True,
        "service_workers": "block",
    }


@pytest.fixture(scope="session")
def service() -> Iterator[Service]:
    """Return the service, live."""
    with serving() as live:
        yield live


@pytest.fixture(scope="session")
def tablet(
    browser: Browser, browser_context_args: dict[str, Any], service: Service
) -> Iterator[BrowserContext]:
    """Return a tablet that has the page installed, which opens it faster than any server."""
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    page = context.new_page()
    page.goto(service.url)
    page.evaluate(INSTALLED)
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(tablet: BrowserContext) -> Iterator[Page]:
    """Return a page of the tablet that remembers nothing."""
    page = tablet.new_page()
    yield page
    if page.url.startswith("http"):
        # Nothing may be kept on leaving, either.
        page.evaluate("Storage.prototype.setItem = () => {}; localStorage.clear()")
    page.close()


@pytest.fixture
def dealer(page: Page, service: Service) -> Iterator[Dealer]:
    """Return a dealer at a fresh page.

    No test may end with an error in the browser, a breach of the policy, or a word to anybody
    but the service.
    """
    watch = Watch(page)
    dealer = Dealer(page, service.url)
    dealer.sit_down()
    yield dealer
    assert watch.complaints == []
    assert [url for url in watch.asked if not url.startswith(service.url)] == []
