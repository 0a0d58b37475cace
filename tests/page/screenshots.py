"""Pictures of the page for the manual, and for the eyes of whoever changes it.

``python tests/page/screenshots.py FOLDER`` takes the three jobs in landscape; with ``--all`` they
are taken at every size and in Spanish, too, with all else that a dealer meets.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from browser import QUIET, chromium, serving
from dealer import Dealer
from playwright.sync_api import Browser, sync_playwright

LANDSCAPE = (1180, 820)
SIZES = {"1024": (1024, 768), "1180": LANDSCAPE, "portrait": (820, 1180), "phone": (390, 844)}


class Camera:
    """Sets the table for each picture and takes it."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder

    @contextmanager
    def dealer(self, size: tuple[int, int], language: str) -> Iterator[Dealer]:
        """A dealer at a fresh page of that size."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=True,
            service_workers="block",
        )
        dealer = Dealer(context.new_page(), self.url)
        dealer.sit_down()
        yield dealer
        context.close()

    def take(self, dealer: Dealer, name: str) -> None:
        """One picture."""
        dealer.page.wait_for_timeout(250)
        dealer.page.evaluate("document.activeElement?.blur()")
        dealer.page.screenshot(path=self.folder / f"{name}.png")

    def jobs(self, size: tuple[int, int], end: str = "", language: str = "en") -> None:
        """The three jobs."""
        with self.dealer(size, language) as dealer:
            dealer.choose("dakota")
            dealer.seat(1, 2, 3)
            dealer.tap(".d-button")
            dealer.cards("2c9hKdKsQs3h4h")
            dealer.declare("high")
            dealer.cards("Ac5h6d7s8s")
            self.take(dealer, f"settle{end}")
            dealer.cards("2h3d")
            dealer.declare("low")
            dealer.cards("JcJd4cTh9s6h2d")
            dealer.declare("high")
            dealer.amount(1001)
            dealer.settle()
            dealer.page.wait_for_selector("#results")
            self.take(dealer, f"results{end}")
            dealer.job("wild")
            dealer.cards("2c9hKdKs2s")
            dealer.page.wait_for_selector(".wild-list li")
            self.take(dealer, f"wild{end}")
            dealer.choose("high-die")
            dealer.job("draws")
            dealer.tap(".calls button:nth-child(5)")
            dealer.page.wait_for_selector(".called strong")
            self.take(dealer, f"draws{end}")
            dealer.tap('[data-choice="true"] >> nth=0')
            for row, count in enumerate((3, 1, 2), 1):
                dealer.tap(f'.asks li:nth-child({row}) [data-choice="{count}"]')
            dealer.page.wait_for_selector(".steps .now")
            dealer.tap(".step-ways .main")
            self.take(dealer, f"serving{end}")

    def more(self, size: tuple[int, int], end: str) -> None:
        """What a dealer meets besides: a full table, money, what is wrong, what was assumed."""
        with self.dealer(size, "en") as dealer:
            self.take(dealer, f"games{end}")
            dealer.choose("texas-holdem")
            dealer.seat(*range(1, 11))
            dealer.cards("3s8h5cAh6d" + "AsKdQhQc9s8s2c2d3c3d4c4d5d5hTcTdJcJd7c7d")
            self.take(dealer, f"keypad{end}")
            dealer.tap('.money [data-choice="bets"]')
            dealer.amount(500)
            dealer.tap(".next-bet")
            self.take(dealer, f"bets{end}")
            dealer.tap('.money [data-choice="pot"]')
            dealer.amount(1001)
            dealer.tap(".to-cards")
            self.take(dealer, f"full{end}")
            dealer.settle()
            self.take(dealer, f"full-results{end}")
        with self.dealer(size, "en") as dealer:
            dealer.choose("dakota")
            dealer.seat(1, 2)
            dealer.cards("Ac9hKdKsQs3h4h")
            dealer.settle()
            self.take(dealer, f"wrong{end}")
            dealer.tap(".tools .tool:nth-child(2)")
            self.take(dealer, f"rules{end}")
            dealer.tap(".sheet .close")
            dealer.tap(".tools .tool:nth-child(3)")
            self.take(dealer, f"settings{end}")
            dealer.tap('[data-choice="light"]')
            dealer.tap(".sheet .close")
            self.take(dealer, f"light{end}")


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of the dealer's page.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--all", action="store_true", help="at every size and in Spanish, too")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with serving() as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        camera = Camera(browser, service.url, asked.folder)
        if asked.all:
            for name, size in SIZES.items():
                camera.jobs(size, f"-{name}")
                camera.more(size, f"-{name}")
            camera.jobs(SIZES["1024"], "-es", "es")
        else:
            camera.jobs(LANDSCAPE)
        browser.close()


if __name__ == "__main__":
    main()
