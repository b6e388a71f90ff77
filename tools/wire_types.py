"""Write web/src/wire.ts: the TypeScript types of the wire, of the games' views and of their events.

`python tools/wire_types.py` writes the file; `--check` only compares and fails when the committed one is stale.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from capytable.games import find, ids
from capytable.kernel.game import EventKind
from capytable.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from server/wire.py and the games' views and events; do not edit.\n"
CONSTANTS = ("WIRE", "CLOSE_AGAIN", "CLOSE_RELOAD", "CLOSE_GONE", "CLOSE_BAD")


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema as msgspec writes them."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(option) for option in schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        case "array":
            inner = type_of(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as simple:
            return str(simple)
        case _:
            return "unknown"


def comment(text: str, indent: str = "") -> str:
    """A JSDoc comment of the text's paragraphs on one or more lines, without Python's markup."""
    lines = inspect.cleandoc(text).replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} *{' ' if line else ''}{line}\n" for line in lines) + f"{indent} */\n"


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """One struct; ``sent`` by the client: what has a default may be left out."""
    required = set(schema.get("required", ()))
    lines = []
    for field, inner in schema["properties"].items():
        optional = "?" if sent and field not in required else ""
        lines.append(f"  {field}{optional}: {type_of(inner)};\n")
    return f"{comment(schema.get('description', name))}export interface {name} {{\n{''.join(lines)}}}\n"


def structs(types: list[Any], sent: set[str]) -> Iterator[str]:
    """Every struct that these types are made of."""
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for name, schema in components.items():
        yield interface(name, schema, name in sent)


def names_sent() -> set[str]:
    """The structs that the client builds."""
    types = [*get_args(wire.FromClient), wire.TableRequest, wire.ReplayRequest]
    return set(msgspec.json.schema_components(types, ref_template="#/$defs/{name}")[1])


def union(name: str, types: Any) -> str:
    """A named union of structs."""
    return f"export type {name} =\n" + "".join(f"  | {t.__name__}\n" for t in get_args(types))[:-1] + ";\n"


def events(game: str, kinds: tuple[EventKind, ...]) -> str:
    """The events of a game as a union told apart by ``kind``; a secret that the viewer does not know is null."""
    lines = []
    for kind in kinds:
        fields = "".join(
            f"; {name}: {'string' if name in kind.cards else 'number'}{' | null' if name == kind.secret else ''}"
            for name in (kind.secret, kind.a, kind.b)
            if name
        )
        lines.append(f"  | {{ n: number; kind: {json.dumps(kind.name)}{fields} }}")
    return f"export type {game}Event =\n" + "\n".join(lines) + ";\n"


def game_types() -> Iterator[str]:
    """View and events of every game that this source tree brings (a plug-in's types are not ours to write)."""
    games = sorted((find(name) for name in ids()), key=lambda game: game.id)
    for game in games:
        if game.view.__module__.startswith("capytable.games."):
            seen = get_type_hints(game.view)["return"]
            yield from structs(list(get_args(seen) or (seen,)), set())
            yield events("".join(word.title() for word in game.view.__module__.split(".")[-2].split("_")), game.events)


def make() -> str:
    """The whole file."""
    constants = "".join(f"export const {name} = {getattr(wire, name)};\n" for name in CONSTANTS)
    types = [*get_args(wire.FromClient), *get_args(wire.FromServer), *wire.BODIES]
    unions = [union("FromClient", wire.FromClient), union("FromServer", wire.FromServer)]
    return "\n".join([HEAD, constants, *structs(types, names_sent()), *unions, *game_types()])


def main() -> int:
    """Write or compare; 1 when the file is stale."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only")
    text = make()
    if not parser.parse_args().check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/wire.ts is stale; run `python tools/wire_types.py`")
    return 1


if __name__ == "__main__":
    sys.exit(main())
