"""The command line, `scherzo`: every failure is one line that says what to do, never a traceback.

Exit codes: 0 all went well, 1 something checked was found wrong, 2 bad input, 130 stopped with Ctrl-C.
"""

import io
import os
import sys

from scherzo.core.errors import Refusal, ScherzoError

BAD_INPUT = 2
STOPPED = 130
PIPE_CLOSED = 141


def main() -> None:
    """Runs the command line and leaves with its exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what the terminal's encoding does not know ends no game
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Runs a command line and answers its exit code."""
    import typer

    from scherzo.cli.app import app

    usage_error = typer.BadParameter.__mro__[2]  # click's ClickException; Typer has its own copy since 0.2x
    try:
        code = app(arguments, prog_name="scherzo", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except ScherzoError as error:
        return complain(in_words(error))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be flushed goes nowhere
        return PIPE_CLOSED
    except Exception as error:
        if isinstance(error, usage_error):
            return complain(f"{usage_message(error)} Try 'scherzo --help', or --help after a command.")
        raise


def complain(message: str) -> int:
    """Puts one line on standard error. What it quotes of somebody's file must not command the terminal."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(message.split()))
    print(f"scherzo: {line}", file=sys.stderr)
    return BAD_INPUT


def in_words(error: ScherzoError) -> str:
    """An error as one line; a refusal with its rule."""
    if isinstance(error, Refusal) and error.rule:
        return f"{error} ({error.rule}: {error.sentence})"
    return str(error)


def usage_message(error: Exception) -> str:
    """What is wrong with the command line."""
    message: str = error.format_message()  # type: ignore[attr-defined]
    return message if message.endswith((".", "?", "!")) else f"{message}."
