"""Builds the page (web/) into the package when it is installed from a checkout, also where no Node is installed.

Releases carry the built page and never come here for it. Without a page the rest of Scherzo still installs and works.

    SCHERZO_PAGE=skip      leave the page out
    SCHERZO_PAGE=build     build it again even if it is there, and fail if that fails (for releases)
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "licences.js",
)


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatch's custom build hook."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the page must be built and this machine has no Node of its own."""
        if not self._wanted():
            return []
        npm = self._npm()
        return [npm.NODE_WHEEL] if npm.system_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page before the files of the package are gathered."""
        if not self._wanted():
            return
        npm = self._npm()
        try:
            npm.fetch()
            if npm.run("run", "build") != 0:
                raise npm.NoPage("the build of the page failed")
        except (OSError, subprocess.SubprocessError, npm.NoPage) as trouble:
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

    def _npm(self) -> ModuleType:
        sys.path.insert(0, str(self._web()))  # web/npm.py is no part of a package
        return importlib.import_module("npm")

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
