"""Packaging hook: wheel and sdist carry the built client; an editable install needs neither client nor Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before a wheel or an sdist is packed, unless it is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; `version` is "editable" for an editable install, which does without."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import venvs
        import webbuild

        with venvs.alone():
            webbuild.build()
