"""A table of Capybara 'n' Capybara on a screen, with a person's hands."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000


class CapybaraScreen:
    """Plays by touching what the page offers."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.monkey = page.locator(".walk .monkey")
        self.grip = page.locator(".grip")
        self.dialog = page.locator("dialog[open]")

    @property
    def phase(self) -> str:
        return str(self.page.locator(".table").get_attribute("data-phase"))

    @property
    def number(self) -> int:
        return int(str(self.page.locator(".table").get_attribute("data-n")))

    @property
    def line(self) -> str:
        """My line for a screen reader: its cards and the monkey."""
        return self.page.locator(".track > p").inner_text()

    @property
    def usable(self) -> Locator:
        """The pumpkins that can be touched now."""
        return self.page.locator(".pumpkins .pick[aria-disabled=false]")

    def wait_for_turn(self, phase: str = "") -> None:
        """Wait until this screen's player may act (in a phase), or the game is over."""
        which = f"[data-phase={phase}]" if phase else ""
        expect(self.page.locator(f".table[data-acting=true]{which}, dialog[open]").first).to_be_visible(
            timeout=PATIENCE
        )

    def moves_on(self, number: int) -> None:
        """Wait for the state after this one."""
        expect(self.page.locator(f".table[data-n='{number}']")).to_have_count(0, timeout=PATIENCE)

    def lay(self) -> None:
        """Take the first capybaras on offer and put them where the block is held."""
        place = self.page.locator("[data-do=place]")
        while not place.count():
            self.page.locator(".capybaras li:not(.picked) .pick").first.click()
        place.click()

    def walk(self, steps: int) -> None:
        """Try a walk with the keys of the monkey."""
        self.monkey.press("Home")
        for _ in range(steps):
            self.monkey.press("ArrowLeft")

    def take_turn(self) -> None:
        """One decision of a turn: score what can be scored, else gain, else go back."""
        if self.usable.count():
            self.usable.first.click()
            score = self.page.locator("[data-score]")
            if score.count():
                score.first.click()
        elif self.monkey.get_attribute("aria-disabled") == "false":
            self.walk(int(str(self.monkey.get_attribute("aria-valuemax"))))
            self.page.locator("[data-gain][aria-disabled=false]").last.click()
        else:
            self.page.locator("[data-do=back], [data-do=pass]").first.click()

    def touch(self) -> None:
        """Make one choice, whatever is asked."""
        number = self.number
        match self.phase:
            case "draft-card" | "draft-gap" | "card" | "gap":
                self.lay()
            case "draft-pumpkin":
                self.usable.first.click()
            case "stop":
                self.page.locator("[data-forgo]").first.click()
            case _:
                self.take_turn()
        self.moves_on(number)

    def draft(self) -> None:
        """Play to my first turn."""
        self.wait_for_turn()
        while self.phase != "turn":
            self.touch()
            self.wait_for_turn()

    def play_on(self, most: int = 400) -> None:
        """Play until the game is over."""
        for _ in range(most):
            self.wait_for_turn()
            if self.dialog.count():
                return
            self.touch()
        raise TimeoutError(f"no end after {most} choices")
