"""A table on a screen, with a person's hands: what a player sees and touches."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000


class TableAtScreen:
    """Plays by touching what the page offers."""

    def __init__(self, page: Page, table: str = "") -> None:
        self.page = page
        self.table = table

    @property
    def root(self) -> Locator:
        return self.page.locator(".table")

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def usable(self) -> Locator:
        return self.page.locator(".held[aria-disabled=false]")

    @property
    def phase(self) -> str:
        return str(self.root.get_attribute("data-phase"))

    @property
    def number(self) -> int:
        return int(str(self.root.get_attribute("data-n")))

    @property
    def cards(self) -> list[str]:
        return [str(card.get_attribute("aria-label")) for card in self.page.locator(".held").all()]

    def wait_for_turn(self) -> None:
        """Wait until this screen's player may act or a dialog asks for attention."""
        expect(self.page.locator(".table[data-acting=true], dialog[open]").first).to_be_visible(timeout=PATIENCE)

    def is_over(self) -> bool:
        return self.dialog.locator(".places").count() > 0

    def touch(self) -> None:
        """Make one decision: the first thing that is offered."""
        number = self.number
        if self.phase == "cookie":
            self.page.locator(".choosable .who").first.click()
        elif self.usable.count():
            self.usable.first.click(position={"x": 12, "y": 20})
            pile = self.page.locator(".pile.landing")
            if pile.count():
                pile.first.click()
        else:
            self.page.locator(".prompt .button:not(.quiet)").first.click()
        expect(self.page.locator(f".table[data-n='{number}']")).to_have_count(0, timeout=PATIENCE)

    def play_on(self, seconds: float = 150) -> int:
        """Play until the game is over; return how many rounds' bills were seen."""
        bills = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.wait_for_turn()
            if self.is_over():
                return bills
            if self.dialog.count():
                bills += 1
                self.dialog.locator(".button.main").click()
            else:
                self.touch()
        raise TimeoutError(f"no end after {seconds} s")
