#!/usr/bin/env python3
"""Installs Scherzo into .venv beside this file and starts it. Needs nothing but Python 3.11 and git.

python3 start.py            opens the table in the browser
python3 start.py test       installs what the tests need and runs them all
python3 start.py ARGS...    any other words go to the `scherzo` command: python3 start.py play musical-chairs
"""

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
DEBIAN_PACKAGES = {"chromium-headless-shell": "chromium-headless-shell", "pg_ctl": "postgresql"}
"""What only tests use, by program: a browser, a database server."""


def main(words: list[str]) -> int:
    """Installs what is missing and runs what was asked for."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file also runs before the package is installed
        print(f"Scherzo needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    if words[:1] == ["test"]:
        return run_tests(words[1:])
    install("")
    return run([str(BIN / "scherzo"), *(words or ["table"])], folder=Path.cwd())


def install(extra: str) -> None:
    """Makes the virtual environment and installs this checkout in it, unless that has been done for these sources."""
    stamp = VENV / f"installed-{extra or 'table'}"
    state = fingerprint()
    if stamp.exists() and stamp.read_text() == state:
        return
    print("Installing Scherzo into .venv (once; about a minute) ...", file=sys.stderr, flush=True)
    install_with = [*make_venv(), "install", "--quiet", "--disable-pip-version-check"]
    locked = HERE / "locks" / f"{extra or 'table'}.txt"
    if run([*install_with, "--require-hashes", "--requirement", str(locked)]) != 0:
        sys.exit("The installation failed; the lines above say why. Is the package registry reachable?")
    if run([*install_with, "--no-deps", "--editable", str(HERE)]) != 0:
        sys.exit("The installation failed; the lines above say why.")
    stamp.write_text(state)


def fingerprint() -> str:
    """A hash of the files that decide what gets installed: the project file, the locks and the page's sources."""
    digest = hashlib.sha256(sys.version.encode())
    made = {"node_modules", "dist", "__pycache__"}
    page = [p for p in (HERE / "web").rglob("*") if p.is_file() and not made & set(p.parts)]
    locks = list((HERE / "locks").glob("*.txt"))
    for path in sorted([HERE / "pyproject.toml", HERE / "hatch_build.py", *locks, *page]):
        if path.exists():
            digest.update(path.read_bytes())
    return digest.hexdigest()


def make_venv() -> list[str]:
    """Makes .venv and answers the command that runs pip for it, also where Python came without ensurepip."""
    if PYTHON.exists() and subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True).returncode == 0:
        return [str(PYTHON), "-m", "pip"]
    if subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True).returncode == 0:
        return [str(PYTHON), "-m", "pip"]
    shutil.rmtree(VENV, ignore_errors=True)
    bare = subprocess.run([sys.executable, "-m", "venv", "--without-pip", VENV], capture_output=True)
    has_pip = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True)
    if bare.returncode or has_pip.returncode:
        sys.exit("This Python has neither venv nor pip. Install them (Debian: apt install python3-venv) and try again.")
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def run_tests(words: list[str]) -> int:
    """Style and types, then the tests; stops at the first step that fails."""
    if words:
        install("test")
        return run([str(PYTHON), "-m", "pytest", *words])
    with ThreadPoolExecutor(1) as beside:  # one waits for a registry of Python's, the other for Debian's
        packages = beside.submit(install_debian_packages)
        install("test")
        packages.result()
    if run([str(PYTHON), str(HERE / "web" / "npm.py"), "--version"]) != 0:  # fetches what the page's checks share
        return 1
    with ThreadPoolExecutor(2) as pool:  # each check keeps one core busy
        for (title, _), done in zip(checks(), pool.map(captured, [command for _, command in checks()]), strict=True):
            print(f"\n== {title}\n{done.stdout}", end="", file=sys.stderr, flush=True)
            if done.returncode != 0:
                return failed(title, done.returncode)
    for title, command, environment in steps():
        print(f"\n== {title}", file=sys.stderr, flush=True)
        code = run(command, {"PYTHONDONTWRITEBYTECODE": "", **environment})  # all steps read the same tests
        if code != 0:
            return failed(title, code)
    return 0


def failed(title: str, code: int) -> int:
    """Says which step failed and answers its exit code."""
    print(f"\n{title}: failed", file=sys.stderr)
    return code


def checks() -> list[tuple[str, list[str]]]:
    """What is looked at without running it: style and types of both languages, the longest first."""
    npm = [str(PYTHON), str(HERE / "web" / "npm.py"), "run"]
    return [
        ("types", [str(BIN / "mypy")]),
        ("types of the page", [*npm, "check"]),
        ("format of the page", [*npm, "lint"]),
        ("style", [str(BIN / "ruff"), "check", "."]),
        ("format", [str(BIN / "ruff"), "format", "--check", "."]),
    ]


def steps() -> list[tuple[str, list[str], dict[str, str]]]:
    """What is run: the tests interpreted, compiled and with bounds."""
    pytest = [str(PYTHON), "-m", "pytest", "--dist", "loadgroup", "--durations", "10"]
    pytest += ["-rR", "--rerun-show-tracebacks"]  # names tests that passed at their second try
    working, waiting = ["-n", "2"], ["-n", "3"]  # for two cores; those of the page and of the server wait now and then
    return [
        ("the same rules interpreted", [*pytest, *working, "-m", "every_mode"], {"NUMBA_DISABLE_JIT": "1"}),
        ("compiling the rules", [str(PYTHON), "-m", "tests.warm"], {}),
        ("tests, compiled", [*pytest, *waiting], {}),
        ("rules with bounds checks", [*pytest, *working, "-m", "bounds"], {"NUMBA_BOUNDSCHECK": "1"}),
    ]


def install_debian_packages() -> None:
    """The browser and the database server for the tests that use them; without root those tests are skipped."""
    missing = [package for program, package in DEBIAN_PACKAGES.items() if not found(program)]
    if not missing:
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], quiet)
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], quiet)
    else:
        print(f"Not installed: {', '.join(missing)}. The tests that need them will be skipped.", file=sys.stderr)


def found(program: str) -> bool:
    """Whether a program is there; PostgreSQL's are not on the path in Debian."""
    return bool(shutil.which(program) or list(Path("/usr/lib/postgresql").glob(f"*/bin/{program}")))


def captured(command: list[str]) -> "subprocess.CompletedProcess[str]":
    """Runs a command in this folder and keeps all that it says together."""
    return subprocess.run(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def run(command: list[str], environment: dict[str, str] | None = None, folder: Path = HERE) -> int:
    """Runs a command, in this folder unless told otherwise, and answers its exit code."""
    try:
        return subprocess.run(command, cwd=folder, env={**os.environ, **(environment or {})}).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
