"""`@rule`: the decorator of every function that belongs to the rules.

A rule is plain Python over records, compiled by Numba when first called and kept in the user's cache folder.
With NUMBA_DISABLE_JIT=1 the same functions run interpreted, for debugging.

Numba's own cache looks only at the file of the function it compiles, not at the files of the functions that
one calls. So each game compiles into a folder named after a fingerprint of all its sources: a changed rule
is always compiled again, and changed data (which lives in the Box) never is.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

config: Any = numba.config  # its attributes are made at run time

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)
PACKAGE = Path(__file__).resolve().parent.parent


def rule(function: F) -> F:
    """Compiles a rule on its first call; the machine code is kept on disk."""
    return compiled(function, sources_of(function.__module__))


def compiled(function: F, sources: tuple[str, ...]) -> F:
    """Compiles a function whose machine code depends on the Python files in those folders of the package."""
    config.CACHE_DIR = str(cache_folder() / fingerprint(sources))
    made: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    if not INTERPRETED:
        widen(made)
    return cast("F", made)


def widen(made: Any) -> None:
    """Lets rules take every whole number as 64 bits wide, whichever field it comes from.

    Left alone, Numba compiles a rule once for each combination of widths it is called with: nearly twice the work.
    """
    typed = made.get_call_template
    types: Any = numba.types

    def wide(kind: Any) -> Any:
        plain = types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return typed(tuple(wide(kind) for kind in args), {name: wide(kind) for name, kind in kws.items()})

    made.get_call_template = get_call_template


def sources_of(module: str) -> tuple[str, ...]:
    """The folders whose rules a module may call: the engine's, and its own game's if it belongs to one."""
    parts = module.split(".")
    if parts[:2] == ["scherzo", "games"] and len(parts) > 2:
        return ("core", f"games/{parts[2]}")
    if parts[0] == "scherzo" and len(parts) > 1 and parts[1] != "core":
        return ("core", parts[1])
    return ("core",)


@cache
def fingerprint(folders: tuple[str, ...]) -> str:
    """A short hash of the files in those folders that hold compiled code."""
    digest = hashlib.sha256(f"{sys.version} {config.BOUNDSCHECK} {config.OPT}".encode())
    for folder in folders:
        for path in sorted((PACKAGE / folder).glob("*.py")):
            source = path.read_bytes()
            if b"@rule" in source or b"@kernel" in source or path.name in COMPILED_AGAINST:
                digest.update(path.name.encode() + b"\0" + source)
    name = "-".join(folder.split("/")[-1] for folder in folders)
    return f"{name}-{digest.hexdigest()[:12]}"


COMPILED_AGAINST = ("box.py", "table.py", "layout.py", "names.py")
"""Files without rules of their own whose constants and layouts are compiled into rules."""


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: NUMBA_CACHE_DIR if set, else the user's cache folder."""
    return Path(config.CACHE_DIR or platformdirs.user_cache_dir("scherzo")) / "compiled"
