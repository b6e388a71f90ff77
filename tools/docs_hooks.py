"""What MkDocs is told beside its configuration: docstrings say ``:class:`Match```, a page shows the name alone."""

from __future__ import annotations

import re
from typing import Any

_ROLE = re.compile(r":(?:class|func|meth|data|attr|mod|exc):(?=<code>)")


def on_page_content(html: str, **_: Any) -> str:
    """Take the roles out of a page."""
    return _ROLE.sub("", html)
