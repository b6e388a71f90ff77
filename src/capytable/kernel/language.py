"""What rules may be written in, checked over the syntax tree, so that they mean the same at both speeds.

Allowed: whole numbers, ``if`` / ``for … in range`` / ``while``, fields and their elements, calls of functions of the
rules' own sources and of kernel.bits, kernel.events, kernel.random.  Everything else either does not compile or, worse,
compiles to something else: a row assigned as a whole is copied in compiled code and shared in plain code.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

from capytable.kernel.game import Variant
from capytable.kernel.loader import CONTRACT, KERNEL_SOURCES

BUILTINS = {"range", "min", "max", "abs", "int", "bool", "len"}
WORD = (1 << 62) - 1
_EXPRESSIONS: tuple[type[ast.AST], ...] = (
    ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp,
    ast.Call,
)  # fmt: skip
_STATEMENTS: tuple[type[ast.AST], ...] = (
    ast.Assign, ast.AugAssign, ast.AnnAssign, ast.If, ast.For, ast.While, ast.Return, ast.Expr, ast.Pass, ast.Break,
    ast.Continue,
)  # fmt: skip
_ADVICE: dict[type[ast.AST], str] = {
    ast.Slice: "a slice copies in one mode and not in the other; loop over the elements",
    ast.List: "lists cannot be made; declare a field",
    ast.Tuple: "tuples cannot be made; use one variable each",
    ast.Dict: "dictionaries cannot be used",
    ast.Set: "sets cannot be used; use a bit mask",
    ast.ListComp: "comprehensions cannot be used; write a loop",
    ast.SetComp: "comprehensions cannot be used; write a loop",
    ast.DictComp: "comprehensions cannot be used; write a loop",
    ast.GeneratorExp: "comprehensions cannot be used; write a loop",
    ast.Lambda: "functions stand at the top of a module",
    ast.FunctionDef: "functions stand at the top of a module",
    ast.Try: "exceptions cannot be used",
    ast.Raise: "exceptions cannot be used",
    ast.Assert: "exceptions cannot be used; put invariants into `faults`",
    ast.JoinedStr: "strings cannot be used",
    ast.Global: "module globals are constants",
    ast.Import: "imports stand at the top of a module",
    ast.ImportFrom: "imports stand at the top of a module",
}


@dataclass(frozen=True)
class Offence:
    """Something that rules may not contain."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


def check_language(variant: Variant) -> list[Offence]:
    """Offences in the sources of a variant, in the order of files and lines."""
    shapes = {k: len(f.shape) for layout in (variant.state, variant.table) for k, f in layout.fields.items()}
    return check_modules(variant.sources, shapes)


def check_modules(names: Iterable[str], shapes: dict[str, int] | None) -> list[Offence]:
    """Offences in modules.  ``shapes``: the number of axes of each field; None where fields are not known.

    Generic modules (they import ``kernel.contract``) are checked with None.
    """
    modules = [_Module(name) for name in names]
    own = {module.name for module in modules} | set(KERNEL_SOURCES) | {CONTRACT}
    ranks = _Ranks(modules, shapes or {})
    found: list[Offence] = []
    for module in modules:
        found += _Checker(module, own, ranks, shapes).offences
    return found


class _Module:
    """A source: its tree, the functions at its top, and the imported module for its globals."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.loaded = importlib.import_module(name)
        self.path = str(self.loaded.__file__)
        self.tree = ast.parse(Path(self.path).read_text(encoding="utf-8"), self.path)
        self.functions = {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)}


class _Ranks:
    """How many axes the value of a local name has left: rows of fields may be named and passed, never assigned."""

    def __init__(self, modules: list[_Module], shapes: dict[str, int]) -> None:
        self.shapes = shapes
        self.local: dict[tuple[str, str], int] = {}
        functions = {n: f for module in modules for n, f in module.functions.items()}
        before = -1
        while before != (before := sum(self.local.values())):
            for name, function in functions.items():
                self._visit(name, function, functions)

    def _visit(self, name: str, function: ast.FunctionDef, functions: dict[str, ast.FunctionDef]) -> None:
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._raise(name, node.targets[0].id, self.of(name, node.value))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                called = functions[node.func.id]
                for argument, parameter in zip(node.args, called.args.args, strict=False):
                    self._raise(called.name, parameter.arg, self.of(name, argument))

    def _raise(self, function: str, name: str, rank: int) -> None:
        self.local[function, name] = max(self.local.get((function, name), 0), rank)

    def of(self, function: str, node: ast.AST) -> int:
        """The axes left in an expression; 0 for a number, below 0 when it is indexed once too often."""
        if isinstance(node, ast.Attribute):
            return self.shapes.get(node.attr, 0)
        if isinstance(node, ast.Subscript):
            return self.of(function, node.value) - 1
        if isinstance(node, ast.Name):
            return self.local.get((function, node.id), 0)
        if isinstance(node, ast.IfExp):
            return max(self.of(function, node.body), self.of(function, node.orelse))
        return 0


class _Checker:
    """Walks one module and collects its offences."""

    def __init__(self, module: _Module, own: set[str], ranks: _Ranks, shapes: dict[str, int] | None) -> None:
        self.module, self.own, self.ranks, self.shapes = module, own, ranks, shapes
        self.offences: list[Offence] = []
        self.locals: set[str] = set()
        self.function = ""
        for node in module.tree.body:
            self._top(node)

    def _say(self, node: ast.AST, message: str) -> None:
        self.offences.append(Offence(self.module.path, getattr(node, "lineno", 0), message))

    def _top(self, node: ast.stmt) -> None:
        """A statement at the top of the module."""
        if isinstance(node, ast.FunctionDef):
            self._function(node)
        elif isinstance(node, ast.Import | ast.AsyncFunctionDef):
            self._say(node, "only functions, constants and `from … import …` stand at the top of rules")

    def _function(self, node: ast.FunctionDef) -> None:
        self.function = node.name
        given = node.args
        self.locals = {a.arg for a in given.args}
        if given.vararg or given.kwarg or given.kwonlyargs or given.defaults or given.posonlyargs:
            self._say(node, f"{node.name}: parameters are plain names without defaults")
        if node.decorator_list:
            self._say(node, f"{node.name}: functions have no decorators")
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                self.locals.add(part.id)
        for number, statement in enumerate(node.body):
            if not (number == 0 and _is_docstring(statement)):
                self._statement(statement)

    def _statement(self, node: ast.stmt) -> None:
        if not isinstance(node, _STATEMENTS):
            self._say(node, _ADVICE.get(type(node), f"{type(node).__name__} cannot be used"))
            return
        if isinstance(node, ast.For):
            self._for(node)
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            self._assignment(node)
        elif isinstance(node, ast.Expr) and not isinstance(node.value, ast.Call):
            self._say(node, "a value that nobody takes")
        elif isinstance(node, ast.Return) and node.value is not None and self.ranks.of(self.function, node.value) > 0:
            self._say(node, "a row cannot be returned; return a number")
        for expression in _expressions(node):
            self._expression(expression)
        for block in ("body", "orelse"):
            for statement in getattr(node, block, []):
                self._statement(statement)

    def _for(self, node: ast.For) -> None:
        call = node.iter
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
            self._say(node, "for loops run over range(…)")
        if not isinstance(node.target, ast.Name):
            self._say(node, "a loop has one variable")

    def _assignment(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        value = node.value
        if value is None:
            self._say(node, "a declaration without a value")
            return
        row = self.ranks.of(self.function, value)
        for target in targets:
            if isinstance(target, ast.Name):
                if isinstance(node, ast.AugAssign) and max(row, self.ranks.of(self.function, target)) > 0:
                    self._say(node, "arithmetic on a whole row; loop over its elements")
                continue
            if not isinstance(target, ast.Attribute | ast.Subscript):
                self._say(node, "one variable, field or element is assigned at a time")
            elif self.ranks.of(self.function, target) > 0 or row > 0:
                self._say(
                    node, "a whole row is assigned: compiled code copies it, lists share it; loop over its elements"
                )

    def _expression(self, node: ast.AST) -> None:
        if isinstance(node, ast.expr) and not isinstance(node, _EXPRESSIONS):
            self._say(node, _ADVICE.get(type(node), f"{type(node).__name__} cannot be used"))
            return
        check = getattr(self, f"_{type(node).__name__.lower()}", None)
        if check is not None:
            check(node)
        for child in _parts(node):
            self._expression(child)

    def _constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, int):
            self._say(node, f"{node.value!r}: only whole numbers can be used")
        elif abs(node.value) > WORD:
            self._say(node, f"{node.value} does not fit in 62 bits")

    def _binop(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Div | ast.Pow | ast.MatMult):
            self._say(node, f"{type(node.op).__name__}: only + - * // % and bit operations can be used")

    def _compare(self, node: ast.Compare) -> None:
        for op, right in zip(node.ops, node.comparators, strict=True):
            among = isinstance(op, ast.In | ast.NotIn) and isinstance(right, ast.Tuple)
            if isinstance(op, ast.Is | ast.IsNot | ast.In | ast.NotIn) and not among:
                self._say(node, "`is` cannot be used, and `in` only with numbers in parentheses")
        if any(self.ranks.of(self.function, part) > 0 for part in (node.left, *node.comparators)):
            self._say(node, "whole rows are compared; compare their elements")

    def _attribute(self, node: ast.Attribute) -> None:
        if not isinstance(node.value, ast.Name):
            self._say(node, f".{node.attr}: only the state and the table have fields")
        elif self.shapes is not None and node.attr not in self.shapes:
            self._say(node, f"neither state nor table declares {node.attr}")

    def _subscript(self, node: ast.Subscript) -> None:
        base: ast.AST = node
        while isinstance(base, ast.Subscript):
            base = base.value
        known = isinstance(base, ast.Attribute) and self.shapes is not None and base.attr in self.shapes
        if known and self.ranks.of(self.function, node) < 0:
            self._say(node, f"{getattr(base, 'attr', '')} has fewer axes than indices")

    def _call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute):
            hint = "; use kernel.bits.popcount" if node.func.attr == "bit_count" else ""
            self._say(node, f".{node.func.attr}(): methods cannot be called{hint}")
            return
        if not isinstance(node.func, ast.Name):
            self._say(node, "only functions at the top of a module can be called")
            return
        if node.keywords:
            self._say(node, f"{node.func.id}: arguments are given by position")
        self._callable(node, node.func.id)

    def _callable(self, node: ast.Call, name: str) -> None:
        value = getattr(self.module.loaded, name, None)
        if name in self.locals:
            self._say(node, f"{name}: a variable cannot be called")
        elif value is None and name not in BUILTINS:
            self._say(node, f"{name}() is neither a rule nor one of {', '.join(sorted(BUILTINS))}")
        elif value is not None and not (isinstance(value, FunctionType) and value.__module__ in self.own):
            self._say(node, f"{name}() is not among the variant's sources; only those are compiled")

    def _name(self, node: ast.Name) -> None:
        if node.id in self.locals or isinstance(node.ctx, ast.Store):
            return
        value: Any = getattr(self.module.loaded, node.id, None)
        if not isinstance(value, int):
            self._say(node, f"{node.id}: outside of functions only whole numbers can be named")


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """The expressions in an expression; a tuple right of ``in`` stands for its members."""
    among = isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops)
    for child in ast.iter_child_nodes(node):
        if among and isinstance(child, ast.Tuple):
            yield from child.elts
        elif not (isinstance(node, ast.Call) and child is node.func):
            yield child


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _expressions(node: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of a statement itself, without annotations and nested statements."""
    if isinstance(node, ast.For):
        yield from node.iter.args if isinstance(node.iter, ast.Call) else [node.iter]
        return
    for name, value in ast.iter_fields(node):
        if name in ("body", "orelse", "annotation"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.expr) and not (name in ("targets", "target") and isinstance(part, ast.Tuple)):
                yield part
