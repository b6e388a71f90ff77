"""What all tests share: Hypothesis profiles and the Chromium that browser tests drive."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from dev import find_chromium

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", max_examples=5000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("ci")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Drive the system's Chromium; as root it runs only without its sandbox."""
    chromium = find_chromium()
    if not chromium:
        pytest.exit("Chromium is missing: `apt-get install chromium`, or name one in CAPYTABLE_CHROMIUM", returncode=3)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = ["--disable-gpu", "--disable-background-networking", *(["--no-sandbox"] if root else [])]
    return {**browser_type_launch_args, "executable_path": chromium, "args": flags}
