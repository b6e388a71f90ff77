"""What people read: Fluent catalogues, one for Python and the browser; the house's here, a game's in its own folder.

>>> Words("pl").text("start-players", count=3)
'3 osoby'
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LANGUAGES = {"en": "English", "pl": "Polski"}
"""Language code -> how its speakers call it.  The first one is complete by definition and helps out the others."""
PSEUDO = "qps"
"""English made 40 % longer and accented: shows texts that do not fit and texts that are not in a catalogue."""

_ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÅÉÎÖÛÝåéîöûýçñšž")


def folders() -> tuple[Path, ...]:
    """Return the folders that hold a catalogue: the house's and every game's, found without importing a game."""
    shipped = import_module("capytable.games").__path__
    modules = [f"capytable.games.{found.name}" for found in pkgutil.iter_modules(shipped)]
    modules += [point.module for point in entry_points(group="capytable.games")]
    games = dict.fromkeys(place / "catalogue" for name in modules for place in _places(name))
    return (Path(__file__).parent, *(folder for folder in games if folder.is_dir()))


def _places(module: str) -> list[Path]:
    try:
        spec = find_spec(module)
    except ImportError:  # a broken plug-in: the registry of games says so
        return []
    return [Path(place) for place in spec.submodule_search_locations or ()] if spec else []


def resource(language: str, folder: Path) -> ast.Resource | None:
    """Return the folder's parsed catalogue in a language (or the pseudo-language); None where it has none."""
    file = folder / f"{'en' if language == PSEUDO else language}.ftl"
    if not file.is_file():
        return None
    tree = FluentParser().parse(file.read_text(encoding="utf-8"))
    return _Longer().visit(tree) if language == PSEUDO else tree


class _Longer(Transformer):
    """Accents every text and makes it 40 % longer."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  (the visitor's name)
        letters = sum(letter.isalpha() for letter in node.value)
        node.value = node.value.translate(_ACCENTS) + "·" * -(-letters * 2 // 5)
        return node


def pseudo(folder: Path) -> str:
    """Return the folder's catalogue in the pseudo-language, as Fluent text."""
    tree = resource(PSEUDO, folder)
    return FluentSerializer().serialize(tree) if tree else ""


class Words:
    """The texts in one language.  What it lacks is said in English; a key that nobody knows is returned as it is.

    ``language`` is a code from ``LANGUAGES``, a longer tag that begins with one (``pl-PL``), or ``qps``; anything
    else means English.  ``places`` are the folders to read, by default the house's and every installed game's.
    """

    def __init__(self, language: str = "en", places: Iterable[Path] | None = None) -> None:
        self.language = PSEUDO if language == PSEUDO else known(language)
        where = folders() if places is None else tuple(places)
        self._bundles = [_bundle(code, where) for code in dict.fromkeys((self.language, next(iter(LANGUAGES))))]

    def __contains__(self, key: str) -> bool:
        """Whether any catalogue has the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, **args: str | int | float) -> str:
        """Return the text of a key.  An argument that is missing or of the wrong type shows as its name in braces."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                return str(bundle.format_pattern(pattern, dict(args))[0])
        return key


def known(tag: str) -> str:
    """Return the language of ``LANGUAGES`` that a tag like ``pl_PL.UTF-8`` asks for, English when there is none."""
    code = tag.replace("_", "-").split("-")[0].lower()
    return code if code in LANGUAGES else next(iter(LANGUAGES))


@lru_cache(maxsize=16)
def _bundle(language: str, places: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle(["en" if language == PSEUDO else language], use_isolating=False)
    for folder in places:
        if tree := resource(language, folder):
            bundle.add_resource(tree)
    return bundle
