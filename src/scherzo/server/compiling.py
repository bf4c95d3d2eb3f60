"""Compiling a game's rules in a process of its own, which takes its memory with it when it is done.

`python -m scherzo.server.compiling GAME` fills the cache of compiled rules and prints how far it is. A note in the
cache says that a game was compiled whole; until its sources change nobody needs to do it again.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from scherzo.core.game import Game
from scherzo.core.rule import cache_folder, fingerprint
from scherzo.core.sources import closure, path_of
from scherzo.games import game
from scherzo.server.play_through import play_all

KERNELS = ("scherzo.core.loops", "scherzo.bots.search")
POLITE, PATIENT = 5, 12
"""How nice the process is: people's clicks are served first, then the game that somebody waits for."""


class Compilation:
    """The process that compiles one game's rules."""

    def __init__(self, found: Game, asked_for: bool = False) -> None:
        self._game, self._nice = found, POLITE if asked_for else PATIENT
        self._process: subprocess.Popen[str] | None = None

    def run(self, note: Callable[[float], object]) -> None:
        """Compiles unless that was done, telling how far it is; what goes wrong shows when the game is loaded."""
        if note_of(self._game).is_file():
            return
        with one_at_a_time(note_of(self._game)):  # another worker may just be at it
            if not note_of(self._game).is_file():
                self._compile(note)

    def _compile(self, note: Callable[[float], object]) -> None:
        command = [sys.executable, "-m", "scherzo.server.compiling", self._game.name, str(self._nice)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                with suppress(ValueError):
                    note(float(line))
        self._process.wait()

    def stop(self) -> None:
        """Ends the process, if it runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()


def note_of(found: Game) -> Path:
    """Where it is noted that all rules of a game, as they are now, are compiled.

    Numba takes only what was compiled from the very files: the same sources, installed again, are compiled again.
    """
    modules = (*KERNELS, *sorted({door.__module__ for door in found.doors.bound().values()}))
    files = sorted({path for module in modules for name in closure(module) if (path := path_of(name))})
    return cache_folder() / f"whole-{fingerprint(modules)}-{stamp(files)}"


def stamp(files: Iterable[Path]) -> str:
    """A short hash of where files lie and when they were written."""
    return hashlib.sha256(repr([(str(path), path.stat().st_mtime) for path in files]).encode()).hexdigest()[:12]


@contextmanager
def one_at_a_time(note: Path) -> Iterator[None]:
    """Waits until no other process of this machine compiles the same."""
    note.parent.mkdir(parents=True, exist_ok=True)
    with note.with_name(f"{note.name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(name: str, nice: int = POLITE) -> None:
    """Compiles a game's rules by playing it."""
    if hasattr(os, "nice"):
        os.nice(nice)
    found = game(name)
    play_all(found, lambda share: print(share, flush=True))
    note_of(found).touch()


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
