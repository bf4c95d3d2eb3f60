"""A cold compile is told on one line; what comes from disk is not."""

import io

import numba

from scherzo.core.compiling import compiling


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def compile_two() -> None:
    """Compiles a function and the one it calls."""
    inner = numba.njit(lambda x: x + 1)
    outer = numba.njit(lambda x: inner(x) * 2)
    assert outer(3) == 8


def test_every_function_is_counted_and_summed_up() -> None:
    stream = io.StringIO()
    with compiling("Duet", stream) as compiles:
        compile_two()
    assert compiles.functions == 2
    assert compiles.seconds > 0
    compiles.summary()
    first, last = stream.getvalue().splitlines()
    assert first == "Compiling the rules of Duet, once ..."
    assert last.startswith("Compiled 2 functions of Duet in ")


def test_on_a_terminal_the_line_is_written_over_and_erased() -> None:
    stream = Terminal()
    with compiling("Duet", stream):
        compile_two()
    assert "Compiling the rules of Duet, once: 1 functions ..." in stream.getvalue()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_without_compiling_nothing_is_said() -> None:
    stream = io.StringIO()
    with compiling("Duet", stream) as compiles:
        pass
    compiles.summary()
    compile_two()
    assert stream.getvalue() == ""
