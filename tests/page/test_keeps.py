"""Nothing entered is lost: undo, reload, a server that goes away."""

from __future__ import annotations

import json
import re

import pytest
from browser import INSTALLED, serving
from dealer import Dealer
from playwright.sync_api import expect


def test_undo_takes_back_every_tap(dealer, page):
    """Down to the empty table, and the game before."""
    dealer.dakota()
    dealer.amount(1001)
    dealer.settle()
    dealer.payouts()
    taps = 0
    while page.locator("#undo").is_enabled():
        page.click("#undo")
        taps += 1
    assert taps == dealer.card_taps + dealer.other_taps
    expect(page.locator(".begin")).to_be_visible()


def test_undo_takes_back_one_card(dealer, page):
    """And the next card is due in its place again."""
    dealer.choose("dakota")
    dealer.seat(1)
    dealer.cards("2c9h")
    dealer.tap("#undo")
    expect(page.locator(".slot.filled")).to_have_count(1)
    expect(page.locator('[data-slot="1"]')).to_have_attribute("aria-pressed", "true")


def test_a_reload_loses_nothing(dealer, page):
    """Not the cards, not the history of Undo, not the results."""
    dealer.dakota()
    page.reload()
    expect(page.locator(".glance li").nth(2)).to_contain_text("High")
    dealer.amount(1001)
    page.reload()
    expect(page.locator(".sum strong")).to_have_text("1,001")
    dealer.settle()
    paid = dealer.payouts()
    page.reload()
    assert dealer.payouts() == paid
    dealer.tap("#undo")
    expect(page.locator(".sum strong")).to_have_text("1,001")


def test_looks_are_kept(dealer, page):
    """The light look and the two-colour deck outlive a reload; dark and four are the default."""
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-suits", "four")
    dealer.tap(".sheet .close")
    dealer.tap(".tools .tool:nth-child(3)")
    dealer.tap('[data-choice="light"]')
    dealer.tap('[data-choice="two"]')
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-suits", "two")


def test_entries_are_kept_while_the_server_is_gone(page):
    """A clear bar; when the server is back, what was asked is answered."""
    with serving() as service:
        dealer = Dealer(page, service.url)
        dealer.sit_down()
        dealer.dakota()
        service.stop()
        dealer.amount(1001)
        dealer.tap("#settle")
        expect(page.locator(".bar.down")).to_contain_text("can’t be reached")
        expect(page.locator(".sum strong")).to_have_text("1,001")
        service.start()
        dealer.tap(".bar.down button")
        expect(page.locator(".bar.down")).to_have_count(0)
        assert dealer.payouts() == {1: "501", 2: "500", 3: "nothing"}


@pytest.fixture
def installed(browser, browser_context_args):
    """Return a page whose service worker may run."""
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    yield context.new_page()
    context.close()


def test_the_page_opens_without_the_server(installed):
    """From what its worker keeps: its own files, and never an answer."""
    page = installed
    with serving() as service:
        dealer = Dealer(page, service.url)
        dealer.sit_down()
        page.evaluate(INSTALLED)
        dealer.choose("dakota")
        dealer.seat(1, 2)
        dealer.cards("2c9h")
        service.stop()
        page.reload()
        expect(page.locator(".bar.down")).to_be_visible()
        expect(page.locator(".slot.filled")).to_have_count(2)
        dealer.cards("Kd")
        expect(page.locator(".slot.filled")).to_have_count(3)
        service.start()
        dealer.tap(".bar.down button")
        expect(page.locator(".bar.down")).to_have_count(0)
        kept = page.evaluate(
            """async () => {
                const names = await caches.keys();
                const stores = await Promise.all(names.map((name) => caches.open(name)));
                const keys = await Promise.all(stores.map((store) => store.keys()));
                return keys.flat().map((request) => new URL(request.url).pathname);
            }"""
        )
        assert "/" in kept
        assert all(path == "/" or path.startswith("/page/") for path in kept)


def test_it_can_be_installed(client):
    """The manifest names icons that are there, of the size it says."""
    with client.get("/page/manifest.webmanifest") as found:
        assert found.content_type == "application/manifest+json"
        manifest = json.loads(found.data)
    for icon in manifest["icons"]:
        with client.get(icon["src"]) as found:
            assert found.content_type == icon["type"]
            if icon["type"] == "image/png":
                width = int.from_bytes(found.data[16:20])
                assert f"{width}x{width}" == icon["sizes"]
    assert manifest["start_url"] == "/"


def test_the_policy_allows_only_the_page_itself(client):
    """No inline script or style, no other host, on the page and its files."""
    for path in ("/", "/sw.js", "/page/js/main.js"):
        with client.get(path) as found:
            policy = found.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert "http" not in policy
    with client.get("/") as found:
        text = found.text
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=", text)
    assert re.findall(r'(?:src|href)="(https?:|//)', text) == []


@pytest.mark.parametrize("path", ["/page/sw.py", "/page/vendor/VERSIONS", "/page/../api/page.py"])
def test_nothing_else_is_served(client, path):
    """Only the kinds of files that the page is made of."""
    assert client.get(path).status_code == 404


def test_the_worker_knows_every_file(client):
    """And carries a version that follows from what is in them."""
    text = client.get("/sw.js").text
    assert re.search(r'"version": "[0-9a-f]{16}"', text)
    for name in ("/page/js/main.js", "/page/vendor/preact.mjs", "/page/css/base.css"):
        assert f'"{name}"' in text
    etag = client.get("/sw.js").headers["ETag"]
    assert client.get("/sw.js", headers={"If-None-Match": etag}).status_code == 304
