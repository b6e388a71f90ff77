"""The specimen game is found like any plug-in: by its entry point, while these tests run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from capytable.games import registry

collect_ignore = ["plugins"]
PLUGINS = Path(__file__).parent / "plugins"


@pytest.fixture(scope="module", autouse=True)
def _plugins() -> Iterator[None]:
    sys.path.insert(0, str(PLUGINS))
    registry.cache_clear()
    yield
    sys.path.remove(str(PLUGINS))
    registry.cache_clear()
