"""Bots at the table: they think in worker threads and decide like everybody else, through the log."""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import NamedTuple

import msgspec

from scherzo import bots
from scherzo.bots.bot import SearchBot
from scherzo.bots.levels import learnt
from scherzo.bots.spec import Search, written
from scherzo.bots.thinking import Exploration, explorations, judged, roots
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.reading import copied
from scherzo.server.bots.scheduler import Asker, Scheduler
from scherzo.server.errors import RequestRefused, StoreTrouble
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import BOT, PERSON, SeatRow
from scherzo.server.tables.absence import may_still_decide, put_by_others
from scherzo.server.tables.fair_queue import FairQueue
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.replayed_game import ReplayedGame

USUAL_LEVEL = 2
"""The level of a bot that nobody chose: the middle one."""
A_MOMENT = 0.8
"""Seconds that a bot of a table with pace "thinking" takes at least, so that people can follow."""
HINT_SECONDS = 1.0
MOST_SECONDS, MOST_ITERATIONS, MOST_THREADS = 5.0, 100_000, 2
"""The largest search that anybody may seat at a table."""


class Thought(NamedTuple):
    """What a bot chose, and whether it had to be quick because many others think."""

    option: int
    cut_short: bool


class Thinkers:
    """Thinks for bots and people, and knows the tables where a bot is about to decide."""

    def __init__(self, threads: int) -> None:
        self._scheduler = Scheduler(threads)
        self._hints = ThreadPoolExecutor(1, "hint")
        self._hints_wanted = FairQueue(1)
        self._busy: dict[str, asyncio.Task[None]] = {}

    def nudge(self, live: LiveTable) -> None:
        """Lets the bots of a table decide, if it is their turn and they are not at it already."""
        if live.row.id not in self._busy and bots_due(live):
            task = asyncio.create_task(self._play(live))
            self._busy[live.row.id] = task
            task.add_done_callback(lambda _: self._busy.pop(live.row.id, None))

    async def option(self, played: ReplayedGame, seat: int, level: str, asker: Asker) -> "Thought":
        """What a bot of that level chooses for a seat at the table as it is now, which may move on while it thinks."""
        match = played.match
        bot = bot_of(match.game, level)
        seed = seed_for(match.seed, played.number, seat)
        tables = copied(match.tables)
        if isinstance(bot, SearchBot) and len(match.legal(seat)) > 1:
            return await self._search(bot, match.boxes, tables, seat, seed, asker)
        chosen: list[int] = []

        def choose(until: float) -> bool:
            chosen.append(bot.choose(match.boxes, tables, seat, seed))
            return True

        await self._scheduler.think(asker, choose)
        return Thought(chosen[0], False)

    async def hint(self, played: ReplayedGame, seat: int, address: str) -> bots.Hint:
        """What the search would choose for a person, and why. Where many want one, all are thought about less."""
        match, wanted = played.match, self._hints_wanted
        tables, seed = copied(match.tables), seed_for(match.seed, played.number, seat)
        async with wanted.place(address):
            seconds = HINT_SECONDS / max(wanted.addresses, wanted.wanted(address))
            return await asyncio.get_running_loop().run_in_executor(
                self._hints, bots.hint, match.game, match.boxes, tables, seat, seconds, seed
            )

    async def aside(self, asker: Asker, go_on: Callable[[float], bool]) -> bool:
        """Lets something go on for a moment that is less urgent than any bot; says whether it is over."""
        return await self._scheduler.aside(asker, go_on)

    def close(self) -> None:
        """Lets no bot think any more."""
        for task in list(self._busy.values()):
            task.cancel()
        self._scheduler.close()
        self._hints.shutdown(wait=False, cancel_futures=True)

    async def _search(
        self, bot: SearchBot, boxes: Records, tables: Records, seat: int, seed: int, asker: Asker
    ) -> "Thought":
        """A search in slices. However long it may take, it ends soon while others wait."""
        search = bot.search
        deadline = time.monotonic() + (search.seconds or MOST_SECONDS)
        parts = explorations(bot.game, boxes, tables, seat, search, seed)

        def going_on(part: Exploration) -> Callable[[float], bool]:
            def go_on(until: float) -> bool:
                part.go_on(until, deadline)
                return part.over

            return go_on

        cut = await asyncio.gather(*(self._scheduler.think(asker, going_on(part)) for part in parts))
        return Thought(bot.pick(judged(bot.game, roots(parts)), seed), any(cut))

    async def _play(self, live: LiveTable) -> None:
        """Asks all bots that are waited for at once, before the first answer is played: none thinks of another's."""
        with contextlib.suppress(StoreTrouble):  # the registry nudges again
            while True:
                played = await live.opened()
                due = bots_due(live)
                if not due:
                    return
                number, began = played.number, asyncio.get_running_loop().time()
                asker = Asker(live.origin, live.row.id)
                asked = (self.option(played, bot.seat, bot.substitute or bot.level, asker) for bot in due)
                thoughts = await asyncio.gather(*asked)
                live.hurried = any(thought.cut_short for thought in thoughts)
                if live.row.pace == "thinking":
                    await asyncio.sleep(max(0.0, began + A_MOMENT - asyncio.get_running_loop().time()))
                try:
                    for bot, thought in zip(due, thoughts, strict=True):
                        if bot not in bots_due(live):
                            break  # meanwhile the person is back, or has asked to take something back
                        await live.decide(bot.seat, number, f"bot:{number}:{bot.seat}", thought.option, "bot")
                except RequestRefused:
                    continue  # another worker's bot was faster, the table went back, or people talk: look again


def bots_due(live: LiveTable) -> list[SeatRow]:
    """The seats that are waited for and run by bots; none while people talk about taking back, or nobody cares."""
    if live.played is None or live.played.consent.talking(now_ms()) or not concerns_anybody(live):
        return []
    played = live.played
    waited_for = (live.seats[seat] for seat in played.match.waiting)
    due = [row for row in waited_for if row.kind == BOT or row.substitute]
    return [row for row in due if not put_by_others(row) or may_still_decide(played, row)]


def concerns_anybody(live: LiveTable) -> bool:
    """Whether a person plays here or somebody looks: bots among themselves stop when nobody does."""
    return live.is_watched() or any(row.kind == PERSON and not row.substitute for row in live.seats)


def level_named(game: Game, name: str) -> str:
    """The level or spec of the bot that a request names; a free search gets this table's limits."""
    known = bots.levels(game)
    if not name:
        return known[USUAL_LEVEL].name
    found = bots.bot(name, game)
    for level in known:
        if found.spec == level.spec:
            return level.name
    if isinstance(found, SearchBot):
        return written(within_limits(name, found.search), learnt(game))
    return found.spec


def within_limits(spec: str, search: Search) -> Search:
    """A search that the server can afford; others share its threads. One without a limit of time gets one."""
    for key, most in (("seconds", MOST_SECONDS), ("iterations", MOST_ITERATIONS), ("threads", MOST_THREADS)):
        if getattr(search, key) > most:
            raise BadInput(f"'{spec}' thinks too long for this table: {key} can be {most:,} at most.")
    return msgspec.structs.replace(search, seconds=search.seconds or MOST_SECONDS)


@lru_cache(256)  # specs are free-form: not all that were ever asked for are kept
def bot_of(game: Game, level: str) -> bots.Bot:
    """The bot of a level, shared by all tables."""
    return bots.bot(level, game)


def seed_for(secret: str, number: int, seat: int) -> int:
    """A bot's own luck: another for every decision, and not to be guessed from outside."""
    digest = hashlib.sha256(f"bot {secret} {number} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "little")
