"""The catalogue: the games that can be played, and how far their rules are compiled.

Rules compile on the first run after an installation. A thread does that, game by game, by playing each game through
with everything that a table shows, while the lobby already works.
"""

import logging
import math
import threading
import time
from collections.abc import Callable
from functools import cache, partial

import msgspec

from scherzo import bots
from scherzo.core import components as component_files
from scherzo.core.game import Game
from scherzo.core.table import NOBODY, OPEN
from scherzo.games import game
from scherzo.server.errors import Refused
from scherzo.server.messages.fields import Clock
from scherzo.server.messages.replies import GameInfo
from scherzo.server.store.rows import BOT, CHOOSE, PLAYED, DecisionRow, SeatRow, TableRow
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.snapshot import snapshot

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
        self._compiling, self._noted = "", 0.0
        self._told: dict[str, float] = {}
        self._closing = False
        self._thread = threading.Thread(target=self._warm_all, name="catalogue", daemon=True)

    def open(self) -> None:
        """Begins to compile what is not compiled yet."""
        self._thread.start()

    def close(self) -> None:
        """Stops after the step in hand; a compilation cannot be interrupted, and the program does not wait for it."""
        self._closing = True

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
            raise Refused("bad_input", 422, f"There is no game '{name[:40]}'. The games are: {', '.join(self._games)}.")
        if not self.ready(name):
            percent = round(100 * self._shown(name))
            raise Refused(
                "compiling",
                503,
                f"The rules of {self._games[name].title} are being prepared ({percent} %). One moment.",
                wait_s=3,
            )

    def _warm_all(self) -> None:
        for name in self._games:
            try:
                self._warm(name)
            except Exception:
                log.exception("%s cannot be played", name)

    def _warm(self, name: str) -> None:
        began = time.monotonic()
        found = self._games[name]
        self._compiling, self._noted = name, began
        tables = sorted({min(found.players), max(found.players)})  # rules are compiled once for all numbers of players
        for done, players in enumerate(tables):
            if self._closing:
                return
            play_through(found, players, partial(self._note, name, done, len(tables)))
        self._progress[name], self._compiling = 1.0, ""
        self._ready[name].set()
        log.info("%s is ready after %.1f s", found.title, time.monotonic() - began)

    def _note(self, name: str, done: int, whole: int, share: float) -> None:
        # The first game compiles nearly everything; those with other numbers of players are quick.
        first, rest = 0.8, 0.2 / max(whole - 1, 1)
        self._progress[name] = first * share if done == 0 else first + rest * (done - 1 + share)
        self._noted = time.monotonic()

    def _shown(self, name: str) -> float:
        """Progress as people like it: between two steps it goes on, ever slower, and it never goes back."""
        known = self._progress[name]
        if self._compiling == name:
            known += (1 - known) * 0.5 * (1 - math.exp((self._noted - time.monotonic()) / 30))
        self._told[name] = max(known, self._told.get(name, 0.0))
        return self._told[name]


def play_through(found: Game, players: int, note: Callable[[float], object]) -> None:
    """Plays a game to its end as a table does, so that nothing is left to compile at a real table.

    At the first decision of each kind, everything that a table may show or ask is called.
    """
    table = TableRow(
        id="", game=found.name, rules=found.rules_version, components=fingerprint(found), players=players, options={},
        seed="warm", clock=Clock(), chat=False, pace="instant", undo="fair", listed=False, host=-1, source=PLAYED,
        created=0,
    )  # fmt: skip
    seats = tuple(SeatRow(seat, BOT, "", "", "") for seat in range(players))
    played = ReplayedGame(table)
    match, met = played.match, set[int]()
    greedy, search = bots.bot("greedy", found), bots.bot("search(iterations=16)", found)
    note(0.3)
    while not match.over and played.number < found.limit:
        seat, asking = match.waiting[0], int(match.tables[0].asking)
        first = asking not in met
        met.add(asking)
        if first:
            for viewer in (NOBODY, OPEN, seat):
                snapshot(table, seats, played, viewer, {})
        bot = search if first else greedy
        option = bot.choose(match.boxes, match.tables, seat, played.number)
        played.add(DecisionRow(played.number + 1, str(played.number), seat, CHOOSE, option, "bot", 0, 0))
        if first:
            if len(met) == 1:
                match.may_undo(seat)
            note(0.3 + 0.7 * len(met) / len(found.decisions))
    snapshot(table, seats, played, OPEN, {})


@cache
def fingerprint(found: Game) -> str:
    """The hash of a game's own component values."""
    return component_files.fingerprint(component_files.load(found))


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
    )
