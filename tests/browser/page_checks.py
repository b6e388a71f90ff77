"""What every page must be: without faults for who cannot see it, and no wider than its screen."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def faults_of(page: Page) -> list[str]:
    """What axe finds on the page."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def overflow_of(page: Page) -> int:
    """How many pixels the page is wider than its screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def cut_off(page: Page) -> list[str]:
    """Words of the table that do not fit into what holds them: cut, or ended with dots."""
    found: list[str] = page.evaluate(
        """() => {
            const found = [];
            const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
            while (words.nextNode()) {
                const node = words.currentNode;
                if (node.parentElement.closest(".visually-hidden, svg, .log, .trace")) continue;
                const text = document.createRange();
                text.selectNodeContents(node);
                for (let at = node.parentElement; at.id !== "main"; at = at.parentElement) {
                    const style = getComputedStyle(at);
                    if (style.overflowX === "auto" || style.overflowY === "auto") break;
                    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
                    at.style.textOverflow = "clip";
                    const [is, may] = [text.getBoundingClientRect(), at.getBoundingClientRect()];
                    const wide = is.right > may.right + 0.01 || is.left < may.left - 0.01;
                    if (wide || is.bottom > may.bottom + 2 || is.top < may.top - 2) found.push(node.textContent);
                }
            }
            return found;
        }"""
    )
    return found
