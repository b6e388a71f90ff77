"""Declare a game's state or table once; get the plain object, the record, bytes, checks and seat rotation from it.

A game writes a typed class whose attributes are made by :func:`num`, :func:`seat`, :func:`seats`, :func:`cells`,
:func:`seat_cells` and :func:`masks`.  :class:`Layout` turns it, for a given number of seats, into

* a plain class of ints and nested lists (``Layout.new``),
* a little-endian byte string (``pack`` / ``unpack``) that equals the NumPy record's bytes,
* a NumPy dtype (``dtype``; the only place that needs NumPy),
* range checks (``faults``), copies and a renumbering of the seats (``rotate``).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

SEATS = -1
"""Stands for "one entry a seat" in a shape; replaced by the layout's number of seats."""

_WORD_HIGH = (1 << 62) - 1
_CODES = (("b", 1, 7), ("h", 2, 15), ("i", 4, 31), ("q", 8, 63))


@dataclass(frozen=True)
class Field:
    """One declared attribute: ``shape`` may contain :data:`SEATS`; ``role`` is ``num``, ``seat`` or ``seats``."""

    shape: tuple[int, ...]
    low: int
    high: int
    role: str = "num"


def num(low: int, high: int) -> Any:
    """One integer in ``low … high``."""
    return Field((), low, high)


def seat() -> Any:
    """A seat number, -1 for nobody."""
    return Field((), -1, SEATS, "seat")


def seats(*shape: int) -> Any:
    """A set of seats as a bit mask, one (no shape) or nested lists of them."""
    return Field(shape, 0, SEATS, "seats")


def cells(*shape: int, low: int = 0, high: int) -> Any:
    """Nested lists of integers in ``low … high``."""
    return Field(shape, low, high)


def seat_cells(*shape: int) -> Any:
    """Nested lists of seat numbers, -1 for nobody."""
    return Field(shape, -1, SEATS, "seat")


def masks(*shape: int) -> Any:
    """Bit masks of at most 62 bits, one (no shape) or nested lists of them."""
    return Field(shape, 0, _WORD_HIGH)


class Table:
    """Base of a table: read-only numbers a deck file, an option or a sweep may change."""

    log: list[tuple[int, ...]] | None


class State(Table):
    """Base of a state.  ``rng`` holds four 32-bit words of the game's own generator (kernel.random)."""

    rng: list[int] = cells(4, high=0xFFFFFFFF)


def declared(cls: type[Table]) -> dict[str, Field]:
    """The fields of a declaration, base classes first, in order of writing."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        found.update({name: value for name, value in vars(base).items() if isinstance(value, Field)})
    return found


class Layout:
    """A declaration made concrete for a number of seats.

    ``Layout(State, "standard", seats=5)``.  Fields lie in the record by falling width, so everything is aligned.
    Raises ``TypeError`` for a declaration without fields, ``ValueError`` for bounds that no field can hold.
    """

    def __init__(self, declaration: type[Table], name: str, seats: int) -> None:
        self.declaration, self.name, self.seats = declaration, name, seats
        written = declared(declaration)
        self._turning = [(k, f.shape, f.role) for k, f in written.items() if SEATS in f.shape or f.role != "num"]
        fields = {key: self._sized(field) for key, field in written.items()}
        if not fields:
            raise TypeError(f"{declaration.__name__} declares no fields")
        width = {key: _code(field) for key, field in fields.items()}
        self.fields = dict(sorted(fields.items(), key=lambda item: -width[item[0]][1]))
        self.codes = {key: width[key][0] for key in self.fields}
        body = "<" + "".join(f"{_count(field.shape)}{self.codes[key]}" for key, field in self.fields.items())
        self.size = -(-struct.calcsize(body) // 8) * 8
        self._struct = struct.Struct(f"{body}{self.size - struct.calcsize(body)}x")
        self.plain = self._plain_class()
        self.copy: Callable[[Any], Any] = self._copier()
        _layouts.setdefault((declaration, name, seats), self)

    def _sized(self, field: Field) -> Field:
        high = field.high
        if high == SEATS and field.role != "num":
            high = self.seats - 1 if field.role == "seat" else (1 << self.seats) - 1
        return Field(tuple(self.seats if n == SEATS else n for n in field.shape), field.low, high, field.role)

    def _plain_class(self) -> type[Any]:
        layout = self
        namespace: dict[str, Any] = {
            "__slots__": (*self.fields, "log"),
            "__doc__": f"Plain {self.declaration.__name__} of layout {self.name!r}.",
            "__module__": self.declaration.__module__,
            "__deepcopy__": lambda s, memo: layout.copy(s),
            "__copy__": lambda s: layout.copy(s),
            "__eq__": lambda s, other: type(s) is type(other) and layout.pack(s) == layout.pack(other),
            "__hash__": None,
            "__reduce__": lambda s: (_revive, (layout, layout.pack(s))),
        }
        return type(f"Plain{self.declaration.__name__}", (self.declaration,), namespace)

    def _copier(self) -> Callable[[Any], Any]:
        lines = ["def copy(s):", "    n = make(cls)", "    n.log = None"]
        for key, field in self.fields.items():
            lines.append(f"    n.{key} = {_copy_expression(f's.{key}', len(field.shape))}")
        scope: dict[str, Any] = {"cls": self.plain, "make": object.__new__}
        exec("\n".join([*lines, "    return n"]), scope)
        made: Callable[[Any], Any] = scope["copy"]
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return (layout_of, (self.declaration, self.name, self.seats))

    def new(self) -> Any:
        """A plain object with every number 0."""
        made = object.__new__(self.plain)
        made.log = None
        for key, field in self.fields.items():
            setattr(made, key, _zeros(field.shape))
        return made

    def pack(self, s: Any) -> bytes:
        """The record's bytes, ``size`` of them.  Raises ``struct.error`` for a number that does not fit."""
        numbers: list[int] = []
        for key, field in self.fields.items():
            _flatten(getattr(s, key), len(field.shape), numbers)
        return self._struct.pack(*numbers)

    def unpack(self, data: bytes) -> Any:
        """The plain object of a record's bytes.  Raises ``ValueError`` for a wrong length."""
        if len(data) != self.size:
            raise ValueError(f"layout {self.name!r} has {self.size} bytes, got {len(data)}")
        made = object.__new__(self.plain)
        made.log = None
        numbers = iter(self._struct.unpack(data))
        for key, field in self.fields.items():
            setattr(made, key, _nest(numbers, field.shape))
        return made

    @property
    def dtype(self) -> Any:
        """The NumPy dtype of the record (needs the ``fast`` extra)."""
        import numpy as np

        formats: list[Any] = []
        offsets, at = [], 0
        for key, field in self.fields.items():
            code = np.dtype(f"<{self.codes[key].replace('b', 'i1').replace('h', 'i2')}".replace("<i1", "i1"))
            formats.append((code, field.shape) if field.shape else code)
            offsets.append(at)
            at += code.itemsize * _count(field.shape)
        names = list(self.fields)
        if at < self.size:  # NumPy copies fields only: the padding is one, so that equal states stay equal bytes
            names, formats, offsets = [*names, "padding_"], [*formats, ("u1", (self.size - at,))], [*offsets, at]
        spec = {"names": names, "formats": formats, "offsets": offsets, "itemsize": self.size}
        return np.dtype(spec, align=True)  # type: ignore[call-overload]

    def faults(self, s: Any) -> list[str]:
        """Numbers outside their declared bounds, in words; narrow record fields would wrap silently."""
        found = []
        for key, field in self.fields.items():
            numbers: list[int] = []
            _flatten(getattr(s, key), len(field.shape), numbers)
            if len(numbers) != _count(field.shape):
                found.append(f"{key} has {len(numbers)} numbers instead of {_count(field.shape)}")
            elif min(numbers) < field.low or max(numbers) > field.high:
                bad = next(n for n in numbers if not field.low <= n <= field.high)
                found.append(f"{key} holds {bad}, outside {field.low} … {field.high}")
        return found

    def rotate(self, s: Any, by: int, players: int) -> Any:
        """A copy in which seat ``i`` is called ``(i + by) % players``: axes, seat numbers and seat sets follow."""
        made = self.copy(s)
        for key, shape, role in self._turning:
            turned = _turn_axes(getattr(made, key), shape, by, players)
            if role != "num":
                turned = _map(turned, len(shape), partial(_turn_value, role=role, by=by, players=players))
            setattr(made, key, turned)
        return made


def layout_of(declaration: type[Table], name: str, seats: int) -> Layout:
    """The layout of these three that was made first in this process (pickles refer to it)."""
    key = (declaration, name, seats)
    return _layouts[key] if key in _layouts else Layout(declaration, name, seats)


_layouts: dict[tuple[type[Table], str, int], Layout] = {}


def _revive(layout: Layout, data: bytes) -> Any:
    return layout.unpack(data)


def _code(field: Field) -> tuple[str, int]:
    for code, width, bits in _CODES:
        if -(1 << bits) <= field.low and field.high < (1 << bits):
            return code, width
    raise ValueError(f"no field holds {field.low} … {field.high}")


def _count(shape: tuple[int, ...]) -> int:
    total = 1
    for n in shape:
        total *= n
    return total


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _copy_expression(source: str, depth: int) -> str:
    if depth == 0:
        return source
    if depth == 1:
        return f"{source}[:]"
    return f"[{_copy_expression(f'a{depth}', depth - 1)} for a{depth} in {source}]"


def _flatten(value: Any, depth: int, out: list[int]) -> None:
    if depth == 0:
        out.append(value)
    elif depth == 1:
        out.extend(value)
    else:
        for part in value:
            _flatten(part, depth - 1, out)


def _nest(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_nest(numbers, shape[1:]) for _ in range(shape[0])]
    return list(islice(numbers, shape[0])) if shape else next(numbers)


def _map(value: Any, depth: int, change: Callable[[int], int]) -> Any:
    return [_map(part, depth - 1, change) for part in value] if depth else change(value)


def _turn_axes(value: Any, shape: tuple[int, ...], by: int, players: int) -> Any:
    if SEATS not in shape:
        return value
    parts = [_turn_axes(part, shape[1:], by, players) for part in value]
    if shape[0] != SEATS:
        return parts
    return [parts[(i - by) % players] if i < players else parts[i] for i in range(len(parts))]


def _turn_value(value: int, role: str, by: int, players: int) -> int:
    if role == "seat":
        return (value + by) % players if value >= 0 else value
    return sum(1 << ((i + by) % players) for i in range(players) if value >> i & 1)
