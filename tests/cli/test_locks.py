"""What the two commands install: every dependency of the project file, at a version that fits it, with hashes."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^ ;\\]+)", re.MULTILINE)


def versions(lock: str) -> dict[str, set[str]]:
    """The versions that a lock names, by package; there may be one for each kind of machine."""
    found: dict[str, set[str]] = {}
    for name, version in PINNED.findall((ROOT / "locks" / lock).read_text()):
        found.setdefault(name.lower().replace("_", "-"), set()).add(version)
    return found


def asked(extra: str) -> list[Requirement]:
    """What the project file asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = project["dependencies"] + (project["optional-dependencies"][extra] if extra else [])
    return [Requirement(name) for name in names]


@pytest.mark.parametrize(("lock", "extra"), [("table.txt", ""), ("test.txt", "test")])
def test_the_lock_has_every_dependency_at_a_fitting_version(lock: str, extra: str) -> None:
    found = versions(lock)
    for requirement in asked(extra):
        locked = found.get(requirement.name.lower().replace("_", "-"), set())
        assert locked, f"{requirement.name} is not in locks/{lock}: run tools/lock.py"
        assert all(requirement.specifier.contains(version) for version in locked), f"{requirement} and {locked}"


@pytest.mark.parametrize("lock", ["table.txt", "test.txt"])
def test_every_version_in_a_lock_has_hashes(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / "locks" / lock).read_text())
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []
