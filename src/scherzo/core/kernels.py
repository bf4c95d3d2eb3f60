"""Kernels: compiled loops over a game's doors, made once per game.

A kernel module is written against the door names declared in it; `bind` makes its kernels anew with those names
meaning one game's doors. (A closure over the doors would run as fast, but Numba cannot keep closures over compiled
functions on disk.)
"""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

from scherzo.core.rule import compiled, stands_alone

F = TypeVar("F", bound=Callable[..., Any])

KERNEL = "_scherzo_kernel"


def kernel(function: F) -> F:
    """Marks a function that `bind` compiles once per game."""
    setattr(function, KERNEL, True)
    return function


def bind(module: ModuleType, names: Mapping[str, Any]) -> SimpleNamespace:
    """The kernels of a module, compiled for one game: `names` (its doors) replace those that the module declares."""
    declared = {name: door for name, door in names.items() if name in vars(module)}
    modules = (module.__name__, *sorted({door.__module__ for door in declared.values()}))
    for door in declared.values():
        stands_alone(door)
    scope: dict[str, Any] = {**vars(module), **declared}
    made = {}
    for name, template in vars(module).items():
        if getattr(template, KERNEL, False) and name not in names:
            own = FunctionType(template.__code__, scope, name, template.__defaults__)
            own.__module__, own.__qualname__, own.__doc__ = module.__name__, name, template.__doc__
            scope[name] = made[name] = compiled(own, modules)
    return SimpleNamespace(**made)
