"""The second job: what may be called, and how a draw is served."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect


@pytest.fixture
def drawing(dealer):
    """Return a dealer of High-Die with six players who looks at the draws."""
    dealer.choose("high-die")
    dealer.job("draws")
    return dealer


def test_lawful_calls_are_listed(drawing, page):
    """Those with fewest draws first, the largest of them first."""
    calls = page.locator(".calls button")
    expect(calls.nth(0)).to_have_text("no draw")
    expect(calls).to_have_text(["no draw", "3", "2", "1", "2 + 1", "1 + 2", "1 + 1", "1 + 1 + 1"])
    expect(page.locator(".remaining")).to_have_text("Cards left: 22")


def test_a_call_is_checked(drawing, page):
    """Tap its draws; the reason is told in either case."""
    for size in (2, 1):
        drawing.tap(f".sizes button:nth-child({size})")
    expect(page.locator(".called strong")).to_have_text("Lawful")
    drawing.tap(".sizes button:nth-child(5)")
    expect(page.locator(".called strong")).to_have_text("Not lawful")
    drawing.tap("#undo")
    expect(page.locator(".called")).to_have_text("2 + 1 Lawful")


def test_fewer_players_leave_more_to_draw(drawing, page):
    """The list follows the number of players and of cards burned."""
    expect(page.locator(".outcome p").first).to_contain_text("8 lawful calls")
    drawing.tap(".stepper >> nth=0 >> button >> nth=0")
    expect(page.locator(".remaining")).to_have_text("Cards left: 27")
    drawing.tap(".stepper >> nth=1 >> button >> nth=1")
    expect(page.locator(".outcome p").first).not_to_contain_text("8 lawful calls")


def test_a_draw_is_served_step_by_step(dealer, page):
    """From the left of the button; the next draw begins with what is left."""
    dealer.choose("draw-deucey-triple-draw")
    dealer.seat(1, 2, 3)
    dealer.tap(".d-button")
    dealer.job("draws")
    dealer.tap('.phase [data-choice="true"]')
    expect(page.locator(".ask-seat")).to_have_text(["2", "3", "1"])
    for row, count in ((1, 2), (2, 1)):
        dealer.tap(f'.asks li:nth-child({row}) [data-choice="{count}"]')
    steps = page.locator(".steps strong")
    expect(steps).to_have_text(["Seat 2: deal 2", "Seat 3: deal 1"])
    expect(page.locator(".steps .now strong")).to_have_text("Seat 2: deal 2")
    dealer.tap(".step-ways .main")
    expect(page.locator(".steps .now strong")).to_have_text("Seat 3: deal 1")
    dealer.tap(".step-ways .main")
    expect(page.locator(".all-served")).to_have_text("All served. Cards left: 34")
    dealer.tap(".step-ways .main")
    expect(page.locator(".plan h2")).to_contain_text("Draw 2")


def test_exposed_cards_are_replaced(drawing, page):
    """One tap says that a card fell face up."""
    drawing.tap('.phase [data-choice="true"]')
    drawing.tap('.asks li:nth-child(1) [data-choice="2"]')
    drawing.tap(".exposed")
    expect(page.locator(".steps li")).to_have_count(2)
    expect(page.locator(".steps li").last).to_contain_text("replace 1")


def test_a_fixed_draw_tells_the_worst_case(dealer, page):
    """And what is done when the deck runs out."""
    dealer.choose("draw-high")
    dealer.job("draws")
    expect(page.locator(".fixed li")).to_have_text("Draw 1 at most 5")
    expect(page.locator(".outcome")).to_contain_text("Up to 8 short.")


def test_a_game_without_draws_says_so(dealer, page):
    """And offers the list of games."""
    dealer.choose("dakota")
    dealer.job("draws")
    expect(page.locator(".begin p")).to_have_text("Dakota has no draws.")


def test_every_game_with_draws_has_its_draws(client, drawing, page):
    """The page shows what the service says, whichever the game."""
    with_draws = [
        (game["name"], sheet["draws"])
        for game in client.get("/v1/variants").json["variants"]
        if (sheet := client.get(f"/v1/variants/{game['name']}").json)["draws"]
    ]
    for name, draws in with_draws[:12]:
        drawing.choose(name)
        drawing.job("draws")
        called = draws["called_by_dealer"]
        expect(page.locator(".outcome").locator(".calls" if called else ".fixed")).to_be_visible()
