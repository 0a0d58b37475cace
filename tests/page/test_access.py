"""For every hand and eye: sizes, keyboard, screen readers, contrast, Spanish."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from dealer import Dealer
from playwright.sync_api import expect

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

CONTRAST = ["color-contrast"]
"""All that can differ between the looks."""

SMALL = """
() => [...document.querySelectorAll("button, input, a, [role=button]")]
  .filter((one) => one.checkVisibility() && !one.closest(".heard"))
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 47.9 || box.height < 47.9)
  .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
"""

HIDDEN = """
() => [document.scrollingElement, ...document.querySelectorAll(".job, .glance, .entering, .around")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.tagName}.${one.className} ${one.scrollWidth}x${one.scrollHeight}`
    + ` in ${one.clientWidth}x${one.clientHeight}`)
"""

RANKS = """
() => [...document.querySelectorAll(".face b")].filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize))
"""


def settled(dealer):
    """A showdown with its results."""
    dealer.dakota()
    dealer.amount(1001)
    dealer.settle()
    dealer.payouts()


def entering(dealer):
    """Half of a hand entered."""
    dealer.choose("dakota")
    dealer.seat(1, 2, 3)
    dealer.tap(".d-button")
    dealer.cards("2c9hKdKs")


def money(dealer):
    """The keypad with a wrong entry told beside it."""
    dealer.dakota()
    dealer.tap("#settle")
    dealer.page.wait_for_selector(".problems")


def board(dealer):
    """A board half entered."""
    dealer.choose("texas-holdem")
    dealer.seat(1, 2, 3)
    dealer.cards("2c9h")


def rules(dealer):
    """The house rules over the table."""
    dealer.choose("draw-high")
    dealer.tap(".tools .tool:nth-child(2)")


def settings(dealer):
    """The settings over the table."""
    dealer.choose("dakota")
    dealer.tap(".tools .tool:nth-child(3)")


def games(dealer):
    """The list of games, part of a name typed."""
    dealer.page.get_by_label("Search games").fill("da")
    dealer.page.wait_for_selector(".game-list li")


def draws(dealer):
    """The calls, and one of them checked."""
    dealer.choose("high-die")
    dealer.job("draws")
    dealer.tap(".sizes button:nth-child(2)")
    dealer.page.wait_for_selector(".called strong")


def serving_a_draw(dealer):
    """A draw, one step of it done."""
    draws(dealer)
    dealer.tap('.phase [data-choice="true"]')
    dealer.tap('.asks li:nth-child(1) [data-choice="2"]')
    dealer.tap('.asks li:nth-child(2) [data-choice="1"]')
    dealer.tap(".step-ways .main")


def wild(dealer):
    """What is wild in a hand."""
    dealer.choose("dakota")
    dealer.job("wild")
    dealer.cards("2c9hKd")
    dealer.page.wait_for_selector(".wild-list li")


SCENES = [
    games,
    entering,
    board,
    money,
    settled,
    rules,
    settings,
    draws,
    serving_a_draw,
    wild,
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_nothing_stands_in_anybodys_way(dealer, page, scene):
    """No violation that axe can find, in the dark and in the light; every target of 48 px."""
    scene(dealer)
    for theme, checked in (("dark", LEVELS), ("light", CONTRAST)):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found = Axe().run(page, options={"runOnly": checked})
        assert found.violations_count == 0, found.generate_report()
    assert page.evaluate(SMALL) == []
    ranks = page.evaluate(RANKS)
    assert min(ranks, default=28) >= 28


@pytest.mark.parametrize("size", [(1024, 768), (1180, 820)], ids=str)
@pytest.mark.parametrize(
    ("game", "seats"),
    [("dakota", 7), ("texas-holdem", 10), ("high-chicago", 8), ("high-die", 10), ("draw-high", 8)],
)
def test_nothing_scrolls_while_cards_are_entered(dealer, page, size, game, seats):
    """In landscape everything is in sight, with the table full and a joker in the deck."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    dealer.choose(game)
    if game == "draw-high":
        dealer.tap(".tools .tool:nth-child(2)")
        dealer.tap('[data-rule="joker"] [data-choice="bug"]')
        dealer.tap(".sheet .close")
    page.evaluate(
        """(seats) => {
            for (let seat = 1; seat <= seats; seat += 1)
                document.querySelector(`[data-seat="${seat}"]`).click();
        }""",
        seats,
    )
    assert page.evaluate(HIDDEN) == []
    page.evaluate(
        """() => {
            for (const card of document.querySelectorAll("[data-card]"))
                if (document.body.contains(card)) card.click();
        }"""
    )
    assert page.locator(".glance .face").count() >= 20
    assert page.evaluate(HIDDEN) == []
    dealer.tap("#pot")
    assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("size", [(820, 1180), (390, 844)], ids=str)
@pytest.mark.parametrize("scene", [entering, settled, money, draws, wild], ids=lambda s: s.__name__)
def test_upright_and_on_a_phone_nothing_is_cut_off(dealer, page, size, scene):
    """The page may be long there, but is never wider than the screen; targets stay large."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    scene(dealer)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []


def test_cards_do_not_move_while_they_are_entered(dealer, page):
    """A finger finds the next card where it was, from seat to seat."""
    dealer.choose("dakota")
    dealer.seat(1, 2)
    ace = page.locator('[data-card="As"]')
    before = ace.bounding_box()
    dealer.cards("2c9hKdKsQs3h4h")
    dealer.declare("high")
    dealer.cards("Ac")
    assert ace.bounding_box() == before


def test_a_showdown_by_keyboard_alone(dealer, page):
    """Rank and suit for a card, arrows in the deck, digits for the pot, Enter."""
    keys = page.keyboard
    page.get_by_label("Search games").focus()
    keys.type("dakota")
    keys.press("Enter")
    page.wait_for_selector(".ring")
    for seat in (1, 2):
        page.locator(f'[data-seat="{seat}"]').focus()
        keys.press("Enter")
    keys.type("2c9hKdKsQs3h4h")
    page.get_by_role("button", name="High", exact=True).focus()
    keys.press("Enter")
    keys.type("Ac5h6d7s8s2h")
    page.locator('[data-card="Ad"]').focus()
    keys.press("ArrowLeft")
    keys.press("ArrowDown")
    expect(page.locator('[data-card="2d"]')).to_be_focused()
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(page.locator("[role=status].heard")).to_contain_text("already given")
    keys.type("3d")
    page.get_by_role("button", name="Low", exact=True).focus()
    keys.press("Space")
    keys.type("1002")
    keys.press("Backspace")
    keys.type("1")
    keys.press("Enter")
    assert dealer.payouts() == {1: "501", 2: "500"}
    expect(page.locator("#results")).to_be_focused()


def test_keys_can_be_turned_off(dealer, page):
    """For who works with speech, to whom single letters happen."""
    dealer.choose("dakota")
    dealer.seat(1)
    dealer.tap(".tools .tool:nth-child(3)")
    page.get_by_role("group", name="Cards by keyboard").get_by_text("Off").click()
    dealer.tap(".sheet .close")
    page.keyboard.type("As")
    expect(page.locator(".slot.filled")).to_have_count(0)


def test_backspace_and_control_z_take_cards_back(dealer, page):
    """The last card, then the tap before."""
    dealer.choose("dakota")
    dealer.seat(1)
    page.keyboard.type("As10h")
    expect(page.locator(".slot.filled")).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(page.locator(".slot.filled")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".slot.filled")).to_have_count(2)


def test_screen_readers_hear_what_happens(dealer, page):
    """Seats, cards and results have names; each card given is said."""
    dealer.choose("dakota")
    dealer.seat(1, 2)
    dealer.cards("As")
    heard = page.locator("[role=status].heard")
    expect(heard).to_have_text("Ace of spades to Seat 1. Seat 1: Next card: place 2")
    expect(page.get_by_role("button", name="Seat 1, In, 1 of 7 cards")).to_be_visible()
    expect(page.get_by_role("group", name="Deck").get_by_role("button")).to_have_count(52)


@pytest.fixture
def spanish(browser, browser_context_args, service):
    """Return a dealer whose browser speaks Spanish."""
    context = browser.new_context(**{**browser_context_args, "locale": "es-ES"})
    dealer = Dealer(context.new_page(), service.url)
    dealer.sit_down()
    yield dealer
    context.close()


def test_spanish_from_the_browser(spanish):
    """The words of Spanish card rooms, and the server is asked in Spanish."""
    page = spanish.page
    asked = []
    page.on("request", lambda request: asked.append(request.headers.get("accept-language")))
    expect(page.locator("html")).to_have_attribute("lang", "es")
    spanish.dakota()
    expect(page.locator("#pot span")).to_have_text("Bote")
    spanish.amount(1001)
    spanish.settle()
    expect(page.locator("#results")).to_have_text("Quién cobra qué")
    expect(page.locator(".payout").nth(2).locator(".chips")).to_have_text("nada")
    assert set(asked) == {"es"}


def test_the_language_is_switched_by_hand(dealer, page):
    """And kept."""
    dealer.choose("high-die")
    dealer.tap(".tools .tool:nth-child(3)")
    dealer.tap('[data-choice="es"]')
    dealer.tap(".sheet .close")
    dealer.job("draws")
    expect(page.locator(".phase button").first).to_have_text("Antes de repartir")
    page.reload()
    expect(page.locator(".jobs button")).to_have_text(["Bote", "Descartes", "¿Comodín?"])


def test_both_languages_have_all_words(page, service):
    """Neither falls back on the other, and their gaps agree."""
    page.goto(service.url)
    en, es = page.evaluate(
        """async () => [
            (await import("/page/js/en.js")).words, (await import("/page/js/es.js")).words]"""
    )
    missing = {key for key in en if key not in es}
    extra = {key for key in es if key not in en and not key.startswith("value.")}
    assert (missing, extra) == (set(), set())
    gaps = page.evaluate(
        """async () => {
            const words = await Promise.all(["en", "es"].map(
                async (name) => (await import(`/page/js/${name}.js`)).words));
            const gaps = (text) => String(text).match(/\\{\\w+\\}/g)?.sort().join() ?? "";
            return Object.keys(words[0]).filter((key) =>
                gaps(words[0][key]) !== gaps(words[1][key]));
        }"""
    )
    assert gaps == []
