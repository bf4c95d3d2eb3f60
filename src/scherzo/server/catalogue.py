"""The catalogue: the games that can be played, and how far their rules are compiled.

Rules compile on the first run after an installation, each game in a process of its own, as many at a time as there are
cores. The game that somebody asks for begins at once and goes before the others. Then they are loaded here. All the
while the lobby already works.
"""

import logging
import math
import os
import threading
import time
from functools import cache

import msgspec

from scherzo import bots
from scherzo.core.game import Game
from scherzo.etudes.shelf import etudes_of
from scherzo.games import game
from scherzo.lessons import lessons
from scherzo.server.compiling import Compilation
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.replies import GameInfo
from scherzo.server.play_through import play_all

log = logging.getLogger("scherzo.server")


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the box says, for the lobby."""

    minutes: tuple[int, int]
    age: int
    designer: str
    publisher: str
    year: int
    blurb: str


class Catalogue:
    """All games, with the progress of their compilation."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Loads the games; one that is damaged is left out, and the others can be played."""
        self._games: dict[str, Game] = {}
        for name in names:
            try:
                description(name)
                self._games[name] = game(name)
            except Exception:
                log.exception("%s cannot be loaded", name)
        self._progress = dict.fromkeys(self._games, 0.0)
        self._ready = {name: threading.Event() for name in self._games}
        self._noted: dict[str, float] = {}  # when a game in preparation was last heard of
        self._told: dict[str, float] = {}
        self._queue = list(self._games)  # not begun yet, the most wanted first
        self._compilations: list[Compilation] = []
        self._hurry: threading.Thread | None = None  # prepares the game that somebody waits for, besides the others
        self._lock, self._loading = threading.Lock(), threading.Lock()
        self._closing = threading.Event()

    def open(self) -> None:
        """Begins to prepare the games, on all cores."""
        for number in range(min(os.cpu_count() or 1, len(self._games))):
            threading.Thread(target=self._prepare_all, name=f"catalogue {number}", daemon=True).start()

    def close(self) -> None:
        """Ends what is being compiled; it will be taken up at the next start."""
        with self._lock:
            self._closing.set()
            for compilation in self._compilations:
                compilation.stop()

    def listing(self) -> list[GameInfo]:
        """The games as the lobby shows them."""
        return [
            msgspec.structs.replace(description(name), ready=self.ready(name), progress=round(self._shown(name), 2))
            for name in self._games
        ]

    def ready(self, name: str) -> bool:
        """Whether a game's rules are compiled."""
        return name in self._ready and self._ready[name].is_set()

    def must_be_ready(self, name: str) -> None:
        """Refuses politely what needs a game that is still being compiled."""
        if name not in self._ready:
            raise RequestRefused(
                "bad_input", 422, f"There is no game '{name[:40]}'. The games are: {', '.join(self._games)}."
            )
        if not self.ready(name):
            self._want(name)
            percent = round(100 * self._shown(name))
            raise RequestRefused(
                "compiling",
                503,
                f"The rules of {self._games[name].title} are being prepared ({percent} %). One moment.",
                wait_s=3,
            )

    def _want(self, name: str) -> None:
        """Somebody asks for a game: it is prepared at once, or next if another is asked for already."""
        with self._lock:
            if name not in self._queue:
                return
            self._queue.remove(name)
            if self._hurry is None or not self._hurry.is_alive():
                self._hurry = threading.Thread(target=self._prepare_one, args=(name, True), name=name, daemon=True)
                self._hurry.start()
            else:
                self._queue.insert(0, name)

    def _prepare_all(self) -> None:
        while (name := self._next()) is not None:
            self._prepare_one(name)

    def _prepare_one(self, name: str, asked_for: bool = False) -> None:
        try:
            self._prepare(name, asked_for)
        except Exception:
            log.exception("%s cannot be played", name)

    def _next(self) -> str | None:
        with self._lock:
            return self._queue.pop(0) if self._queue and not self._closing.is_set() else None

    def _prepare(self, name: str, asked_for: bool) -> None:
        began = self._noted[name] = time.monotonic()
        found, compilation = self._games[name], Compilation(self._games[name], asked_for)
        with self._lock:
            if self._closing.is_set():
                return
            self._compilations.append(compilation)
        compilation.run(lambda share: self._note(name, 0.9 * share))
        with self._loading:  # machine code is loaded by playing too; two at once would only wait for each other
            if self._closing.is_set():
                return
            play_all(found, lambda share: self._note(name, 0.9 + 0.1 * share))
        self._progress[name] = 1.0
        self._ready[name].set()
        log.info("%s is ready after %.1f s", found.title, time.monotonic() - began)

    def _note(self, name: str, share: float) -> None:
        self._progress[name] = max(share, self._progress[name])
        self._noted[name] = time.monotonic()

    def _shown(self, name: str) -> float:
        """Progress as people like it: between two steps it goes on, ever slower, and it never goes back."""
        known = self._progress[name]
        if name in self._noted and known < 1:
            known += (1 - known) * 0.5 * (1 - math.exp((self._noted[name] - time.monotonic()) / 30))
        self._told[name] = max(known, self._told.get(name, 0.0))
        return self._told[name]


def about(found: Game) -> About:
    """What a game's box says."""
    return msgspec.toml.decode((found.folder / "about.toml").read_text(encoding="utf-8"), type=About)


@cache
def description(name: str) -> GameInfo:
    """All that the lobby tells about a game."""
    found = game(name)
    return GameInfo(
        name=found.name,
        title=found.title,
        players=tuple(found.players),
        options=found.options,
        **msgspec.structs.asdict(about(found)),
        levels=list(bots.levels(found)),
        lessons=len(lessons(found)),
        etudes=len(etudes_of(found)),
    )
