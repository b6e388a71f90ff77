"""Lists code that nothing uses, found by vulture: functions, classes, methods, properties, imports, unreachable lines.

Variables and attributes are left out: fields of structs and constants of tables are read by name, elsewhere.
A function that a framework calls carries one of DECORATORS or stands in CALLED with its caller.
"""

from __future__ import annotations

import sys
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parent.parent
PATHS = ["src/capytable", "tools", "tests", "benchmarks"]
KINDS = {"function", "class", "method", "property", "import", "unreachable_code"}
WEB = ["@get", "@post", "@put", "@delete", "@websocket*"]
DECORATORS = [*WEB, "@*.command", "@*.callback", "@*.fixture*", "@intrinsic"]
CALLED = [
    "test_*",  # pytest
    "ClientHook",  # hatchling
    "initialize",  # hatchling
    "on_page_content",  # MkDocs
    "report_*",  # doctest
    "browser_type_launch_args",  # pytest-playwright
    "visit_*",  # visitors, by the kind of node
    "_constant",
    "_binop",
    "_compare",
    "_attribute",
    "_subscript",
    "_call",
    "_name",  # kernel.language, likewise
    "_repr_*",  # notebooks
]


def main() -> int:
    """Print what is unused; return 1 if anything is."""
    finder = Vulture(ignore_names=CALLED, ignore_decorators=DECORATORS)
    finder.scavenge([str(ROOT / path) for path in PATHS if (ROOT / path).exists()])
    unused = [item for item in finder.get_unused_code(min_confidence=60) if item.typ in KINDS]
    for item in unused:
        print(f"{Path(item.filename).relative_to(ROOT)}:{item.first_lineno}: unused {item.typ} `{item.name}`")
    return 1 if unused else 0


if __name__ == "__main__":
    sys.exit(main())
