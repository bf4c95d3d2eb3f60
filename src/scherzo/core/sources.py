"""Which of the package's files a module rests on: itself and, from import to import, all that it imports.

Only imports that run with the module count; those inside functions or for type checkers bring no compiled code.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Lock

PACKAGE = Path(__file__).resolve().parent.parent
PARSING = Lock()
"""Python 3.11 counts the depth of all trees it makes together: two threads that parse at once may both fail."""


@cache
def closure(module: str) -> frozenset[str]:
    """The modules of the package that this module rests on, itself among them."""
    found: set[str] = set()
    open_ends = [module]
    while open_ends:
        name = open_ends.pop()
        if name not in found:
            found.add(name)
            open_ends += imports(name)
    return frozenset(found)


@cache
def imports(module: str) -> tuple[str, ...]:
    """The modules of the package that a module imports when it is loaded."""
    with PARSING:
        body = ast.parse(source_of(module)).body
    return tuple(name for node in loaded(body) for name in named(node, module))


def loaded(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a module is loaded, but for those that only type checkers read."""
    for node in body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from loaded(node.orelse)
        elif isinstance(node, (ast.If, ast.Try)):
            yield from loaded(node.body + node.orelse)
        else:
            yield node


def named(node: ast.stmt, module: str) -> Iterator[str]:
    """The modules of the package that an import statement names."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if path_of(alias.name))
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            if path_of(inner):
                yield inner
            elif path_of(node.module) and node.module != module:
                yield node.module


def path_of(module: str) -> Path | None:
    """The file of a module of the package, if it is one."""
    parts = module.split(".")
    if parts[0] != PACKAGE.name:
        return None
    base = PACKAGE.joinpath(*parts[1:])
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)


@cache
def source_of(module: str) -> bytes:
    """The source of a module of the package, or of a loaded one from elsewhere, such as a test's own game."""
    path = path_of(module) or Path(sys.modules[module].__file__ or "")
    return path.read_bytes()
