"""`@rule`: the decorator of every function that belongs to the rules.

A rule is plain Python over records, compiled by Numba when first called and kept in the user's cache folder.
With NUMBA_DISABLE_JIT=1 the same functions run interpreted, for debugging.

Numba's own cache looks only at the file of the function it compiles, not at the files of the functions and
constants that one uses. So the rules of a file compile into a folder named after a fingerprint of that file and of
all that it imports: a changed rule or constant is always compiled again, changed words and data never are.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

from scherzo.core.linking import halfway
from scherzo.core.sources import closure, source_of

config: Any = numba.config  # its attributes are made at run time

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)

HOW: Any = {"nogil": True, "error_model": "numpy"}
"""How rules are compiled: side by side in threads, and without a check before every division."""


def rule(function: F) -> F:
    """Compiles a rule on its first call; the machine code is kept on disk."""
    return compiled(function, (function.__module__,))


def compiled(function: F, modules: tuple[str, ...]) -> F:
    """Compiles a function whose machine code depends on those modules and all that they import."""
    config.CACHE_DIR = str(cache_folder() / fingerprint(modules))
    made: Any = numba.njit(cache=True, **HOW)(function)
    if not INTERPRETED:
        calls_lead_to(made, cache(lambda: halfway(function, **HOW)))
    return cast("F", made)


def stands_alone(door: Any) -> None:
    """Many kernels call this rule: it is compiled and kept by itself, not once for each of them."""
    if not INTERPRETED:
        calls_lead_to(door, lambda: door)


def calls_lead_to(made: Any, callee: Callable[[], Any]) -> None:
    """Lets rules that call this one call another in its place, with every whole number 64 bits wide.

    Left alone, Numba compiles a rule once for each combination of widths it is called with: nearly twice the work.
    """
    types: Any = numba.types
    base: Any = type(made)

    def wide(kind: Any) -> Any:
        plain = types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        widened = {name: wide(kind) for name, kind in kws.items()}
        return base.get_call_template(callee(), tuple(wide(kind) for kind in args), widened)

    made.get_call_template = get_call_template
    made.get_overload = lambda signature: base.get_overload(callee(), signature)


@cache
def fingerprint(modules: tuple[str, ...]) -> str:
    """A short hash of everything that is compiled into functions of those modules: their sources' import closure."""
    digest = hashlib.sha256(f"{sys.version} {config.BOUNDSCHECK} {config.OPT}".encode())
    for name in sorted({name for module in modules for name in closure(module)}):
        digest.update(name.encode() + b"\0" + source_of(name))
    return f"{modules[-1].split('.', 1)[-1]}-{digest.hexdigest()[:12]}"


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: NUMBA_CACHE_DIR if set, else the user's cache folder."""
    return Path(config.CACHE_DIR or platformdirs.user_cache_dir("scherzo")) / "compiled"
