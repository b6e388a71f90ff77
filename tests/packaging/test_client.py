"""The built client is a page that works, served by the real command."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.packaging.serving import serving

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with serving([sys.executable, "-m", "capytable"], tmp_path_factory.mktemp("home")) as address:
        yield address


def test_the_page_shows_itself_without_a_complaint(page: Page, served: str) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(served)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert complaints == []


def test_the_bundle_names_the_licences_of_what_it_contains(served: str, page: Page) -> None:
    answer = page.request.get(f"{served}/third-party-licences.txt")
    assert answer.ok
    assert re.search(r"^svelte [\d.]+ \(MIT\)$", answer.text(), re.MULTILINE)
