"""A dealer at the page: what hands do, in the words of the table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Error, Page, expect

CARD = re.compile(r"Jk|[2-9TJQKA][cdhs]")

FAST = """
async ({game, body}) => {
  const find = (css) => document.querySelector(css);
  const until = async (ready, what) => {
    for (const start = Date.now(); ;) {
      const found = ready();
      if (found) return found;
      if (Date.now() - start > 5000) throw new Error(`waited for ${what}`);
      await new Promise((next) => setTimeout(next, 4));
    }
  };
  const tap = (css) => {
    const button = find(css);
    if (!button || button.disabled) throw new Error(`cannot tap ${css}`);
    button.click();
  };
  const cards = (list) => [].concat(list ?? []).join("").match(/Jk|[2-9TJQKA][cdhs]/g) ?? [];

  if (!find(".sheet.games")) tap("button.game");
  await until(() => find(`[data-game="${game}"]`), "the list");
  tap(`[data-game="${game}"]`);
  await until(() => !find(".sheet.games") && find(`[data-playing="${game}"] .ring`), "the ring");
  for (const player of body.players) tap(`[data-seat="${player.seat}"]`);
  if (body.button) {
    tap(`[data-seat="${body.button}"]`);
    tap(".d-button");
  }
  if (body.board) {
    tap("#board");
    for (const card of cards(body.board)) tap(`[data-card="${card}"]`);
  }
  for (const rank of body.named ?? "") named(document, rank);
  for (const player of body.players) {
    turnTo(player.seat);
    const hand = player.hand ?? player;
    const text = typeof hand === "string" ? hand : null;
    const [down, up] = text ? text.split("/").map(cards) : [cards(hand.down), cards(hand.up)];
    const all = text ? cards(text) : [...cards(hand.cards), ...down, ...up];
    tap(`[data-slot="0"]`);
    for (const [place, card] of all.entries()) {
      const slot = find(`[data-slot="${place}"]`);
      const wanted = place < (down?.length ?? 0);
      if (slot.matches(".is-down, .is-up") && slot.matches(".is-down") !== wanted) {
        tap(".slot-tools button");
      }
      tap(`[data-card="${card}"]`);
    }
    const names = player.named ?? hand.named;
    if (names) {
      turnTo(player.seat);
      named(find("#tray"), names);
    }
    if (player.declare) {
      turnTo(player.seat);
      tap(`.declare [data-choice="${player.declare}"]`);
    }
  }
  function turnTo(seat) {
    const there = find(`[data-seat="${seat}"]`);
    if (there.getAttribute("aria-pressed") !== "true" || !find("#tray [data-slot]")) there.click();
  }
  function named(where, rank) {
    where.querySelector(`.named [data-choice="${rank}"]`).click();
  }
  if (!find(".keypad")) tap("#pot");
  for (const digit of String(body.pot)) tap(`[data-key="${digit}"]`);
  tap("#settle");
  await until(() => find("#results") || find(".problems"), "the results");
  const told = (css) => [...document.querySelectorAll(css)].map((part) => part.textContent);
  const paid = [...document.querySelectorAll(".payout")].map((one) => [
    one.dataset.seat,
    one.querySelector(".chips").textContent,
  ]);
  const seen = { problems: told(".problems li"), paid, hands: told(".hand-name"), rulings: told(".rulings li") };
  if (find(".results")) tap(".change");
  tap(".tools button:last-child");
  tap(".sheet .empty");
  return seen;
}
"""

TAP_CARDS = """
(cards) => {
  for (const card of cards) {
    const button = document.querySelector(`[data-card="${card}"]`);
    if (!button?.checkVisibility()) throw new Error(`${card} cannot be tapped`);
    button.click();
  }
}
"""


class Dealer:
    """Taps on the page, counted."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.card_taps = 0
        self.other_taps = 0
        page.set_default_timeout(5000)

    def sit_down(self) -> None:
        """Open the page."""
        self.page.goto(self.url, wait_until="commit")
        self.page.wait_for_selector(".head")

    def tap(self, css: str) -> None:
        """One tap, other than on a card."""
        self.page.click(css)
        self.other_taps += 1

    def cards(self, text: str) -> None:
        """Each of these cards, tapped in the deck (without the pauses of a real finger)."""
        cards = CARD.findall(text)
        self.page.evaluate(TAP_CARDS, cards)
        self.card_taps += len(cards)

    def choose(self, game: str) -> None:
        """A game from the list, which is open already where nothing was chosen yet."""
        if not self.page.locator(".sheet.games").is_visible():
            self.tap("button.game")
        self.tap(f'[data-game="{game}"]')
        self.page.wait_for_selector(f'[data-playing="{game}"]')

    def seat(self, *numbers: int) -> None:
        """Players in these seats."""
        for number in numbers:
            self.tap(f'[data-seat="{number}"]')

    def declare(self, choice: str) -> None:
        """What the player of the hand declares."""
        self.tap(f'.declare [data-choice="{choice}"]')

    def amount(self, amount: int) -> None:
        """An amount on the keypad that is open."""
        for digit in str(amount):
            self.tap(f'[data-key="{digit}"]')

    def settle(self) -> None:
        """Settle, and wait for the answer."""
        self.tap("#settle")
        self.page.wait_for_selector("#results, .problems")

    def job(self, name: str) -> None:
        """Another of the three jobs."""
        self.tap(f'.jobs [data-job="{name}"]')

    def payouts(self) -> dict[int, str]:
        """What the page says that each seat gets."""
        expect(self.page.locator("#results")).to_be_visible()
        rows = self.page.locator(".payout").all()
        return {
            int(row.get_attribute("data-seat") or 0): row.locator(".chips").inner_text()
            for row in rows
        }

    def dakota(self) -> None:
        """The showdown of three that the tests settle most, up to the pot."""
        self.choose("dakota")
        self.seat(1, 2, 3)
        for hand, choice in (
            ("2c9hKdKsQs3h4h", "high"),
            ("Ac5h6d7s8s2h3d", "low"),
            ("JcJd4cTh9s6h2d", "high"),
        ):
            self.cards(hand)
            self.declare(choice)

    def settle_fast(self, game: str, body: dict[str, Any]) -> dict[str, Any]:
        """Every tap of a whole showdown in one go; then an empty table again."""
        try:
            seen: dict[str, Any] = self.page.evaluate(FAST, {"game": game, "body": body})
        except Error:
            self.page.evaluate("Storage.prototype.setItem = () => {}; localStorage.clear()")
            self.sit_down()
            raise
        return seen
