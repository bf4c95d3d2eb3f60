"""Where a rule stands in the code, and ways to break it there."""

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scherzo.games import game

ROOMS = ("rules", "worlds")
RULE_ID = re.compile(r"\b[A-Z0-9]{2}-[A-Z0-9]+-\d+\b")
OPPOSITE = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


@dataclass(frozen=True)
class Place:
    """A function that cites a rule: in its docstring (line 0), or in a comment on a line."""

    rule: str
    file: Path
    function: str
    line: int


@dataclass(frozen=True)
class Break:
    """One thing changed in a file: the new source, and in words what was changed."""

    place: Place
    source: str
    change: str


def places(name: str) -> list[Place]:
    """Where the rules code of a game cites rules."""
    found = []
    for room in ROOMS:
        for file in sorted((game(name).folder / room).glob("*.py")):
            source = file.read_text(encoding="utf-8")
            for function in functions(ast.parse(source)):
                found += [Place(rule, file, function.name, line) for rule, line in cited(function, source)]
    return found


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


def cited(function: ast.FunctionDef, source: str) -> Iterator[tuple[str, int]]:
    """The rules a function cites: with 0 in its docstring, with their line in comments."""
    for rule in RULE_ID.findall(ast.get_docstring(function) or ""):
        yield rule, 0
    lines = source.splitlines()
    for number in range(function.body[0].end_lineno or 0, function.end_lineno or 0):
        for rule in RULE_ID.findall(lines[number].partition("#")[2]):
            yield rule, number + 1


def broken(place: Place, chance: random.Random) -> Break | None:
    """A change of what a place says, picked at random: of the line with the comment, or of the whole function."""
    tree = ast.parse(place.file.read_text(encoding="utf-8"))
    nodes = targets(tree, place)
    if not nodes:
        return None
    node = chance.choice(nodes)
    change = f"`{first_line(ast.unparse(node))}` {said(node)}"
    return Break(place, changed(tree, node), change)


def targets(tree: ast.Module, place: Place) -> list[ast.AST]:
    """What can be changed: conditions, sums, returned values and statements, in the order of the source."""
    function = next(f for f in functions(tree) if f.name == place.function)
    body = function.body[1:] if ast.get_docstring(function) else function.body
    nodes = [node for statement in body for node in ast.walk(statement) if can_change(node)]
    if place.line:
        nodes = [node for node in nodes if first(node) <= place.line <= last(node)]
        shortest = min((last(node) - first(node) for node in nodes), default=0)
        nodes = [node for node in nodes if last(node) - first(node) == shortest]
    return nodes


def first(node: ast.AST) -> int:
    return int(getattr(node, "lineno", 0))


def last(node: ast.AST) -> int:
    return int(getattr(node, "end_lineno", 0) or 0)


def can_change(node: ast.AST) -> bool:
    match node:
        case ast.Compare(ops=[op]) | ast.BinOp(op=op) | ast.BoolOp(op=op):
            return type(op) in OPPOSITE
        case ast.Assign() | ast.AugAssign() | ast.If():
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=called))):
            return called != "tell"  # what the log tells is put to the test by the words
        case ast.Return(value=ast.expr()):
            return True
    return False


def changed(tree: ast.Module, node: ast.AST) -> str:
    """The source with one node made its opposite, or dropped."""
    match node:
        case ast.Compare(ops=[op]):
            node.ops = [OPPOSITE[type(op)]()]  # type: ignore[list-item]
        case ast.BinOp() | ast.BoolOp():
            node.op = OPPOSITE[type(node.op)]()  # type: ignore[assignment]
        case ast.If():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Return(value=ast.expr() as value):
            node.value = ast.IfExp(value, ast.Constant(0), ast.Constant(1))
        case _:
            Dropped(node).visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree))


class Dropped(ast.NodeTransformer):
    """Puts `pass` in the place of a statement."""

    def __init__(self, node: ast.AST) -> None:
        self.node = node

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.Pass() if node is self.node else super().visit(node)


def said(node: ast.AST) -> str:
    match node:
        case ast.Compare() | ast.BinOp() | ast.BoolOp():
            return "with the opposite sign"
        case ast.If():
            return "negated"
        case ast.Return():
            return "answers 0 for anything but 0, and 1 for 0"
    return "left out"


def first_line(text: str) -> str:
    line = text.splitlines()[0]
    return line if len(line) <= 70 else line[:67] + "..."
