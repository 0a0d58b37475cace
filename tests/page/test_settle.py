"""The first job: from the cards on the table to the chips in front of the seats."""

from __future__ import annotations

import pytest
from dealer import Dealer
from playwright.sync_api import Page, expect


def test_dakota_takes_few_taps(dealer):
    """From an empty table: at most 21 cards and 12 other taps."""
    dealer.dakota()
    dealer.amount(1001)
    dealer.settle()
    assert dealer.payouts() == {1: "501", 2: "500", 3: "nothing"}
    assert (dealer.card_taps, dealer.other_taps) == (21, 12)


def test_results_tell_the_hands_and_why(dealer, page):
    """Five raised, the wild card ringed with what it stands for, rulings with their sources."""
    dealer.dakota()
    dealer.amount(1001)
    dealer.settle()
    first = page.locator(".payout").first
    expect(first.locator(".from")).to_have_text("501 pot, High")
    assert first.locator(".raised").count() == 5
    expect(first.locator(".is-wild u")).to_have_text("=K♥")
    expect(first.locator(".hand-name")).to_contain_text("three kings")
    wild = first.get_by_role("img", name="two of clubs")
    expect(wild).to_have_accessible_name(
        "two of clubs, face down, plays, wild, stands for king of hearts"
    )
    rulings = page.locator(".rulings li")
    expect(rulings.first).to_contain_text("the two of clubs is wild")
    assert rulings.locator("cite").count() == rulings.count()


def test_an_assumption_that_mattered_is_switched_by_one_tap(dealer, page):
    """The bar says what was taken for granted and what would come of it otherwise."""
    dealer.choose("dakota")
    dealer.seat(1, 2)
    dealer.cards("Ac5hAdKsKh7c8d")
    dealer.declare("high")
    dealer.cards("9c9h2d9sQsJd3c")
    dealer.declare("high")
    dealer.amount(100)
    dealer.settle()
    before = dealer.payouts()
    bar = page.locator(".assumed").first
    expect(bar).to_contain_text("If the ace is low: seat ")
    bar.get_by_role("button").click()
    expect(page.locator(".assumed")).to_have_count(0)
    assert dealer.payouts() != before
    dealer.tap("#undo")
    expect(page.locator(".assumed")).to_have_count(1)
    assert dealer.payouts() == before


def test_the_next_hand_keeps_the_table_and_moves_the_button(dealer, page):
    """Names, seats and house rules stay; cards, pot and declarations go."""
    dealer.choose("dakota")
    dealer.seat(1, 2, 3)
    page.get_by_label("Name of seat 1").fill("Ann")
    dealer.tap(".d-button")
    dealer.tap(".tools .tool:nth-child(2)")
    dealer.tap('[data-rule="lowest_down_ace"] [data-choice="low"]')
    dealer.tap(".sheet .close")
    for hand in ("2c9hKdKsQs3h4h", "Ac5h6d7s8s2h3d", "JcJd4cTh9s6h2d"):
        dealer.cards(hand)
        dealer.declare("both")
    dealer.amount(30)
    dealer.settle()
    dealer.tap(".next-hand")
    ann = page.locator('[data-seat="1"]')
    expect(ann).to_have_accessible_name("Seat 1, Ann, In, 0 of 7 cards")
    expect(page.locator('[data-seat="2"]')).to_have_accessible_name(
        "Seat 2, In, 0 of 7 cards, button"
    )
    expect(page.locator("#pot strong")).to_have_text("—")
    dealer.tap(".tools .tool:nth-child(2)")
    low = page.locator('[data-rule="lowest_down_ace"] [data-choice="low"]')
    expect(low).to_have_attribute("aria-pressed", "true")


def test_bets_make_side_pots(dealer, page):
    """Each seat's chips are told pot by pot, and what nobody called goes back."""
    dealer.choose("texas-holdem")
    dealer.seat(1, 2, 3)
    dealer.cards("3s8h5cAh6d")
    dealer.cards("AsKdQhQc9s8s")
    dealer.tap('.money [data-choice="bets"]')
    for bet in (20, 50, 80):
        dealer.amount(bet)
        dealer.tap(".next-bet")
    dealer.settle()
    assert dealer.payouts() == {1: "60", 2: "60", 3: "30"}
    lines = page.locator(".payout .from")
    expect(lines.nth(0)).to_have_text("60 main pot, High")
    expect(lines.nth(1)).to_have_text("60 side pot 1, High")
    expect(lines.nth(2)).to_have_text("30 back, not called")


def test_folded_and_foul_hands_need_no_cards(dealer):
    """The last player in takes the pot without showing."""
    dealer.choose("dakota")
    dealer.seat(1, 2, 3)
    dealer.tap('.status [data-choice="folded"]')
    dealer.tap('.status [data-choice="foul"]')
    dealer.tap("#pot")
    dealer.amount(75)
    dealer.settle()
    assert dealer.payouts() == {1: "nothing", 2: "nothing", 3: "75"}


def test_a_last_card_bought_lies_the_other_way(dealer, page):
    """Dakota deals three down, or two where the player bought; any card can be turned."""
    dealer.choose("dakota")
    dealer.seat(1)
    down = page.locator(".slot.is-down")
    expect(down).to_have_count(3)
    dealer.tap('.layout [data-choice="1"]')
    expect(down).to_have_count(2)
    dealer.tap('[data-slot="2"]')
    dealer.tap(".slot-tools button:first-child")
    expect(down).to_have_count(3)


def test_high_low_is_laid_over_a_high_game(dealer, page):
    """The three large buttons come with it."""
    dealer.choose("low-die")
    dealer.seat(1, 2)
    expect(page.locator(".declare")).to_have_count(0)
    dealer.tap(".over")
    expect(page.locator(".declare button")).to_have_text(["High", "Low", "Both"])
    dealer.cards("Ac6h5d2s2d")
    dealer.declare("high")
    dealer.cards("7h5c4s3c2h")
    dealer.declare("low")
    dealer.amount(10)
    dealer.settle()
    assert dealer.payouts() == {1: "5", 2: "5"}


def test_the_joker_comes_with_its_house_rule(dealer, page):
    """It is in the deck only where the house plays with it."""
    dealer.choose("draw-high")
    dealer.seat(1)
    joker = page.locator('[data-card="Jk"]')
    expect(joker).to_have_count(0)
    dealer.tap(".tools .tool:nth-child(2)")
    dealer.tap('[data-rule="joker"] [data-choice="bug"]')
    dealer.tap(".sheet .close")
    expect(joker).to_have_count(1)
    dealer.cards("Jk")
    expect(page.locator(".slot .joker")).to_have_count(1)


def test_a_card_is_given_once(dealer, page):
    """A card already given is dimmed, and says with whom it is."""
    dealer.choose("dakota")
    dealer.seat(1, 2)
    dealer.cards("As")
    expect(page.locator('[data-card="As"]')).to_have_attribute("aria-disabled", "true")
    page.locator('[data-card="As"]').click(force=True)
    expect(page.locator("[role=status].heard")).to_have_text(
        "Ace of spades is already given to Seat 1."
    )
    expect(page.locator(".slot.filled")).to_have_count(1)


def test_a_wrong_card_is_replaced_in_its_place(dealer, page):
    """Tap the card, then the right one; or take it away."""
    dealer.choose("dakota")
    dealer.seat(1)
    dealer.cards("As2sKd")
    dealer.tap('[data-slot="1"]')
    dealer.cards("2c")
    expect(page.locator('[data-slot="1"]')).to_have_accessible_name(
        "two of clubs, place 2, face down"
    )
    expect(page.locator('[data-slot="3"]')).to_have_attribute("aria-pressed", "true")
    dealer.tap('[data-slot="0"]')
    dealer.tap(".slot-tools button:last-child")
    expect(page.locator(".slot.filled")).to_have_count(2)


def test_the_servers_words_stand_where_the_fault_is(dealer, page):
    """At the seat with too few cards, and at the declaration that is missing."""
    dealer.choose("dakota")
    dealer.seat(1, 2)
    dealer.cards("2c9hKdKsQs3h")
    dealer.tap("#pot")
    dealer.amount(100)
    dealer.tap("#settle")
    alarms = page.locator(".seat.wrong")
    expect(alarms).to_have_count(2)
    expect(page.locator("#tray .problems")).to_contain_text("declare")
    dealer.tap('[data-seat="1"]')
    expect(page.locator("#tray .problems li")).to_contain_text(["seat 1"])
    dealer.tap('.status [data-choice="foul"]')
    expect(page.locator('[data-seat="1"].wrong')).to_have_count(0)
    dealer.tap("#settle")
    assert dealer.payouts()[2] == "100"


def test_a_missing_pot_is_asked_for_at_the_keypad(dealer, page):
    """And goes away once it is entered."""
    dealer.dakota()
    dealer.tap("#settle")
    expect(page.locator(".keypad .problems")).to_contain_text("pot")
    dealer.amount(5)
    expect(page.locator(".keypad .problems")).to_have_count(0)


def test_a_missing_button_is_asked_for_at_the_table(dealer, page):
    """Only where an odd chip turns on it."""
    dealer.choose("texas-holdem")
    dealer.seat(1, 2)
    dealer.cards("AsKsQsJsTs2c3d2d3c")
    dealer.amount(11)
    dealer.settle()
    expect(page.locator(".felt .problems")).to_contain_text("button")
    dealer.tap('[data-seat="2"]')
    dealer.tap(".d-button")
    dealer.settle()
    assert dealer.payouts() == {1: "6", 2: "5"}


@pytest.mark.parametrize("typed", ["dak", "DAKOTA", "d-a k"])
def test_games_are_searched_as_one_types(dealer, page, typed):
    """Whatever the case, spaces and hyphens; Enter takes the first."""
    search = page.get_by_label("Search games")
    search.fill(typed)
    expect(page.locator(".game-list li")).to_have_count(1)
    search.press("Enter")
    expect(page.locator("button.game")).to_contain_text("Dakota")


def test_recent_games_come_first(dealer, page):
    """The last one at the top."""
    dealer.choose("texas-holdem")
    dealer.choose("razz")
    dealer.tap("button.game")
    titles = page.locator(".game-list strong")
    expect(titles.nth(0)).to_have_text("Razz")
    expect(titles.nth(1)).to_have_text("Texas Hold'em")


def _body(client, name):
    return client.get(f"/v1/variants/{name}").json["example"]["showdown"]


@pytest.fixture(scope="module")
def lasting(browser, browser_context_args, service):
    """Return a dealer whose page stays open for game after game."""
    context = browser.new_context(**browser_context_args)
    page: Page = context.new_page()
    dealer = Dealer(page, service.url)
    dealer.sit_down()
    yield dealer
    context.close()


def _games():
    from dealerapi.games.catalogue import GAMES

    return [game.name for game in GAMES]


@pytest.mark.parametrize("name", _games())
def test_every_game_is_settled_by_its_example(lasting, client, name):
    """Its example, entered card by card, pays as the service says."""
    body = _body(client, name)
    answer = client.post("/v1/showdown", json=body).json
    assert "errors" not in answer, answer["errors"]
    seen = lasting.settle_fast(name, body)
    assert seen["problems"] == []
    paid = [[str(one["seat"]), f"{one['payout']:,}"] for one in answer["players"]]
    assert seen["paid"] == [[seat, chips if chips != "0" else "nothing"] for seat, chips in paid]
    assert len(seen["rulings"]) == len(answer["rulings"])
    assert seen["hands"]
