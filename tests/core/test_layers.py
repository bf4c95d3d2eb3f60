"""Imports between the packages point downward, as docs/architecture.md draws them; those inside functions as well."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scherzo.core import sources

LAYERS = (
    ("core", "web"),
    ("games", "bots"),
    ("lab", "lessons", "review", "etudes"),
    ("envs", "experiments", "training"),
    ("bench",),
    ("server",),
    ("cli",),
)
"""From the lowest up; packages of one layer know nothing of each other."""
HEIGHT = {package: height for height, layer in enumerate(LAYERS) for package in layer}
BESIDE = {"template", "__init__"}  # a game to copy, and the front door, which may open every room


@pytest.mark.parametrize("package", HEIGHT)
def test_a_package_knows_only_those_below(package: str) -> None:
    folder = sources.PACKAGE / package
    known = {(path.name, other) for path in folder.rglob("*.py") for other in imported(path)}
    assert not {(name, other) for name, other in known if other != package and HEIGHT[other] >= HEIGHT[package]}


def test_every_package_has_its_layer() -> None:
    found = {path.stem for path in sources.PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert found - BESIDE == HEIGHT.keys()


def imported(path: Path) -> Iterator[str]:
    """The packages of ours that a file names in any import."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                modules = [name.name for name in names]
            case ast.ImportFrom(module="scherzo", names=names):
                modules = [f"scherzo.{name.name}" for name in names]
            case ast.ImportFrom(module=str() as module):
                modules = [module]
            case _:
                continue
        packages = (module.split(".")[1] for module in modules if module.startswith("scherzo."))
        yield from (package for package in packages if package in HEIGHT)
