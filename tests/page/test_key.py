"""The page of a service that wants a key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser import Service, Watch, serving
from dealer import Dealer
from playwright.sync_api import Page, expect

from dealerapi.api.settings import Settings

SECRET = "correct-horse-battery"  # noqa: S105 - opens nothing


@pytest.fixture
def locked() -> Iterator[Service]:
    """Return a service that wants a key."""
    with serving(Settings(keys={"ann": SECRET})) as service:
        yield service


@pytest.fixture
def dealer(page: Page, locked: Service) -> Iterator[Dealer]:
    """Return a dealer at its page, without a key."""
    watch = Watch(page)
    dealer = Dealer(page, locked.url)
    dealer.sit_down()
    yield dealer
    assert watch.complaints == []


def give(dealer: Dealer, key: str) -> None:
    """Enter a key in the dialog that asks for it."""
    dealer.page.fill("#api-key", key)
    dealer.tap(".sheet.key .main")


def test_the_page_asks_for_the_key_and_goes_on_with_it(dealer: Dealer, page: Page) -> None:
    """In the service's own words; and it keeps the key, but shows it to nobody."""
    expect(page.locator(".sheet.key")).to_contain_text("Authorization: Bearer")
    give(dealer, SECRET)
    dealer.dakota()
    dealer.amount(1001)
    dealer.settle()
    assert dealer.payouts() == {1: "501", 2: "500", 3: "nothing"}
    page.reload()
    assert dealer.payouts()[1] == "501"
    dealer.tap(".tools .tool:nth-child(3)")
    dealer.tap(".sheet .key")
    expect(page.locator("#api-key")).to_have_attribute("type", "password")


def test_a_wrong_key_is_asked_for_again(dealer: Dealer, page: Page) -> None:
    """And without any the page says what is missing."""
    give(dealer, "wrong" + SECRET)
    expect(page.locator(".sheet.key [role=alert]")).to_contain_text("misspelt")
    dealer.tap(".sheet .close")
    expect(page.locator(".bar")).to_contain_text("wants a key")
    dealer.tap(".bar button")
    page.fill("#api-key", SECRET)
    page.press("#api-key", "Enter")
    dealer.choose("dakota")
    expect(page.locator(".bar")).to_have_count(0)


def test_a_key_that_is_taken_away_costs_no_entry(dealer: Dealer, page: Page) -> None:
    """What was entered stays until there is another key."""
    give(dealer, SECRET)
    dealer.choose("dakota")
    dealer.seat(1)
    dealer.cards("2c9h")
    page.evaluate(
        "() => { const kept = JSON.parse(localStorage['dealer.prefs']);"
        " localStorage['dealer.prefs'] = JSON.stringify({...kept, key: 'x'}); }"
    )
    page.reload()
    expect(page.locator(".sheet.key")).to_be_visible()
    give(dealer, SECRET)
    expect(page.locator(".slot.filled")).to_have_count(2)
