"""Rules that are only called by other rules are linked into them, and get no machine code of their own.

Left alone, Numba finishes every function it compiles: it optimises and translates it with all that it calls inside, and
makes ways in from Python. Where rules call rules in many storeys, the lower ones are so finished again and again, once
for each rule above them. Here a call from compiled code leads to a twin of the rule that stops halfway. Whatever is
called from Python, and a game's doors, which many kernels share, is finished and kept on disk as ever.
"""

from collections.abc import Callable
from typing import Any

import numba
import numba.core.codegen
import numba.core.compiler

core: Any = numba.core  # Numba has no types for its inner parts


class HalfwayLibrary(core.codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, ready to be linked; what it calls is linked beside it."""

    def finalize(self) -> None:
        """Called when somebody wants to link it: it is ready as it is."""
        self._finalized = True


class Halfway(core.compiler.Compiler):  # type: ignore[misc]
    """Numba's compiler without the last steps."""

    def define_pipelines(self) -> Any:
        """The steps for one function."""
        state = self.state
        state.library = HalfwayLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        return super().define_pipelines()


def halfway(function: Callable[..., Any], **how: Any) -> Any:
    """A rule for other rules to call."""
    twin: Any = numba.njit(pipeline_class=Halfway, **how)(function)

    def add_overload(made: Any) -> None:
        made = made._replace(entry_point=object())  # no address: callers know the function by this
        beside = made.library._linking_libraries
        twin.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library, *beside])
        twin.overloads[tuple(made.signature.args)] = made

    twin.add_overload = add_overload
    return twin
