"""A table of Capybara Crush on a screen, with a person's hands: table game, solo and draft."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
NEXT = "[data-do=done], [data-do=refill], [data-do='end turn'], [data-do=ready]"


class CrushScreen:
    """Plays by touching what the page offers."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.root = page.locator(".table")
        self.dialog = page.locator("dialog[open]")
        self.river = page.locator("[data-river][aria-disabled=false]")
        self.held = page.locator(".held")
        self.usable = page.locator(".held[aria-disabled=false]")
        self.places = page.locator("[data-place]")
        self.targets = page.locator("[data-target]")
        self.ends = page.locator(".end.open")
        self.powers = page.locator("[data-power][aria-disabled=false]")
        self.next = page.locator(NEXT)

    @property
    def phase(self) -> str:
        return str(self.root.get_attribute("data-phase"))

    @property
    def own(self) -> str:
        """What changes with my own decisions."""
        return str(self.root.get_attribute("data-own"))

    @property
    def line(self) -> list[str]:
        """My line for a screen reader, place by place."""
        return [str(place.get_attribute("aria-label")) for place in self.places.all()]

    def points(self, category: str) -> str:
        """My points in a category for a screen reader."""
        return str(self.page.locator(f".strip [data-category={category}]").get_attribute("aria-label"))

    def wait_for_turn(self, phase: str = "") -> None:
        """Wait until this screen's player may act (in a phase), or a dialog asks for attention."""
        which = f"[data-phase={phase}]" if phase else ""
        expect(self.page.locator(f".table[data-acting=true]{which}, dialog[open]").first).to_be_visible(
            timeout=PATIENCE
        )

    def lift_curtain(self, name: str) -> None:
        """Come to the screen as one of several persons."""
        lift = self.page.get_by_role("button", name=f"I am {name}")
        expect(lift).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_timeout(400)  # a touch right after the fall was meant for the table and lifts nothing
        lift.click()
        self.wait_for_turn()

    def moves_on(self, own: str) -> None:
        """Wait until my decision is made."""
        expect(self.page.locator(f'.table[data-own="{own}"]')).to_have_count(0, timeout=PATIENCE)

    def play_card(self) -> None:
        """Choose a card where there are several, and put it on the first empty capy, else to an end."""
        if not self.targets.count() and not self.ends.count():
            self.usable.first.click()
        place: Locator = self.targets if self.targets.count() else self.ends
        place.first.click()

    def touch(self, power: bool = False) -> None:
        """Make one choice, whatever is asked; with ``power`` use one where that is possible."""
        own, phase = self.own, self.phase
        if power and self.powers.count():
            self.powers.last.click()
        elif phase in ("draw", "draw-again") and self.river.count():
            self.river.first.click()
        elif phase in ("discard", "reserve", "draw-again"):
            self.usable.first.click()
        elif phase in ("pick", "second", "target"):
            self.targets.first.click()
            if phase == "pick" and self.page.locator("[data-power=trade].using").count():
                self.targets.first.click()  # the partner of a trade
        elif phase == "rows":
            self.page.locator(".way").first.click()
        elif self.next.count():
            self.next.first.click()
        else:
            self.play_card()
        self.moves_on(own)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def answer_by_keys(self) -> None:
        """Make one choice with the keyboard alone: a card onto the first place that takes one, else to an end."""
        own, phase = self.own, self.phase
        if phase == "draw":
            self.press("1")
        elif phase == "play":
            self.press("h", "Enter")
            if self.targets.count():
                self.press("ArrowRight")
                to = int(str(self.targets.first.get_attribute("data-place")))
                at = int(str(self.page.locator(":focus").get_attribute("data-place")))
                self.press(*["ArrowRight" if to > at else "ArrowLeft"] * abs(to - at))
                self.press("Enter")
            else:
                self.press("Shift+ArrowRight")
        else:
            self.press("n")
        self.moves_on(own)

    def play_on(self, most: int = 300, powers: bool = False) -> None:
        """Play until the game is over."""
        for turn in range(most):
            self.wait_for_turn()
            if self.dialog.count():
                return
            self.touch(powers and turn % 4 == 3)
        raise TimeoutError(f"no end after {most} choices")
