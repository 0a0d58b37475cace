"""The third job: what is wild in one hand, and why."""

from __future__ import annotations

from playwright.sync_api import expect


def test_dakota_tells_what_is_wild_and_why(dealer, page):
    """The lowest card face down and its rank; the rest is natural."""
    dealer.choose("dakota")
    dealer.job("wild")
    dealer.cards("2c9hKdKs2s")
    entries = page.locator(".wild-list li")
    expect(entries).to_have_count(2)
    expect(entries.first).to_contain_text("lowest card face down")
    expect(entries.first.locator("cite")).to_have_text("Dakota Rules, 1.3")
    expect(page.locator(".told .hand-cards .face")).to_have_count(3)


def test_a_card_turned_over_changes_the_answer(dealer, page):
    """Face up it is not the lowest card face down."""
    dealer.choose("dakota")
    dealer.job("wild")
    dealer.cards("2c9h")
    expect(page.locator(".wild-list")).to_contain_text("The two is")
    dealer.tap('[data-slot="0"]')
    dealer.tap(".slot-tools button:first-child")
    expect(page.locator(".wild-list")).to_contain_text("The nine is")


def test_the_next_card_can_come_face_up(dealer, page):
    """Where it isn't dealt in the usual order."""
    dealer.choose("dakota")
    dealer.job("wild")
    dealer.tap('.face-next [data-choice="false"]')
    dealer.cards("2c")
    expect(page.locator(".slot.is-up")).to_have_count(1)


def test_cards_are_taken_away_and_a_new_hand_begun(dealer, page):
    """The last card, or the one that is picked."""
    dealer.choose("low-die")
    dealer.job("wild")
    dealer.cards("Ac6h5d")
    dealer.tap(".slot-tools button")
    expect(page.locator(".slot.filled")).to_have_count(2)
    dealer.tap('[data-slot="0"]')
    dealer.tap(".slot-tools button")
    expect(page.locator(".slot.filled")).to_have_accessible_name("six of hearts, place 1")
    dealer.tap(".leave")
    expect(page.locator(".slot.filled")).to_have_count(0)


def test_nothing_wild_is_said_too(dealer, page):
    """So that nobody waits for an answer."""
    dealer.choose("low-die")
    dealer.job("wild")
    dealer.cards("KcKd")
    expect(page.locator(".none")).to_have_text("Nothing is wild in this hand.")
