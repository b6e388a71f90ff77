"""A deck as a page to print: one HTML file with everything in it, nine cards on a sheet of A4."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from capytable.catalogue import Words
from capytable.kernel.game import Game
from capytable.kernel.spoken import Face

_STYLE = """
@page { size: A4; margin: 9mm 10mm }
* { box-sizing: border-box }
body { margin: 0; font: 11pt/1.35 Nunito, 'Segoe UI', system-ui, sans-serif; color: #3A2A20; background: #fff }
header { padding: 0 0 5mm }
h1 { font-size: 20pt; margin: 0 }
p { margin: 1mm 0 0 }
.stand-in { display: inline-block; padding: 1mm 3mm; border-radius: 3mm; background: #FBEBC4; font-weight: 700 }
main { display: grid; grid-template-columns: repeat(3, 63mm); gap: 0 }
article { width: 63mm; height: 88mm; padding: 4mm; position: relative; break-inside: avoid; border: .2mm dashed #b9a98f;
  display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 3mm }
article > div { position: absolute; inset: 2mm; border-radius: 4mm; border: .8mm solid; z-index: -1; overflow: hidden;
  -webkit-print-color-adjust: exact; print-color-adjust: exact }
b { position: absolute; top: 5mm; font-size: 20pt; line-height: 1 }
b:first-of-type { left: 6mm }
b:last-of-type { right: 6mm }
.pictures { display: grid; justify-content: center; gap: 1mm }
.one { grid-template-columns: 42mm }
.many { grid-template-columns: 20mm 20mm }
.noted .one { grid-template-columns: 30mm }
.name { font-weight: 700; font-size: 13pt; text-align: center }
.note { font-size: 9.5pt; text-align: center }
small { position: absolute; inset: auto 5mm 4mm; font-size: 6.5pt; line-height: 1.2; text-align: center }
@media screen { body { padding: 8mm } }
svg { display: block; width: 100%; height: auto }
article > div svg { height: 100% }
"""


def page(game: Game, deck: Mapping[str, Any], words: Words) -> str:
    """The HTML of a checked deck, every copy of every card drawn; a stand-in says so on each card."""
    if game.faces is None:
        raise ValueError(f"{game.id} has no printed cards")
    name = game.names.get(words.language, game.names.get("en", game.id))
    stand_in = bool(deck.get("stand_in"))
    mark = words.text("cli-stand-in") if stand_in else ""
    cards = "".join(_card(face, words, mark) for face in game.faces(deck) for _ in range(face.copies))
    note = f'<p><span class="stand-in">{escape(mark)}</span></p>' if stand_in else ""
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{escape(name)}</title>'
        f"<style>{_STYLE}</style><header><h1>{escape(name)}</h1><p>{escape(str(deck.get('name', '')))}</p>{note}"
        f"</header><main>{cards}</main></html>\n"
    )


def _card(face: Face, words: Words, mark: str) -> str:
    name = face.name if isinstance(face.name, str) else words.text(face.name[0], **face.name[1])
    shape = "one" if len(face.pictures) == 1 else "many"
    corner = escape(face.corner)
    note = f'<span class="note">{escape(words.text(face.note[0], **face.note[1]))}</span>' if face.note else ""
    return (
        f'<article style="color:{face.dark}"{" class=noted" if note else ""}>'
        f'<div style="background:{face.light}">{face.ground}</div><b>{corner}</b><b>{corner}</b>'
        f'<span class="pictures {shape}">{"".join(f"<span>{art}</span>" for art in face.pictures)}</span>'
        f'<span class="name">{escape(name)}</span>{note}<small>{escape(mark)}</small></article>'
    )
