"""What the page is built with: the same everywhere, and to be had on every platform."""

import json
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_lock_file_names_the_compilers_of_all_platforms() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert {"@rolldown/binding-darwin-arm64", "@rolldown/binding-win32-x64-msvc"} <= wanted
    for name in wanted:
        assert packages[f"node_modules/{name}"]["integrity"], name


def test_the_lock_file_names_no_host_to_fetch_from() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text(encoding="utf-8")
