"""Absence: since when nobody is there for a seat, and what a bot may do meanwhile.

Others may let a bot play for somebody who has been away for a while: a short one at a live table, the time of one
decision where the clock gives days. Such a bot plays a bounded number of decisions, answers no request, and gives way
as soon as the person is back.
"""

from typing import NamedTuple

from scherzo.server.errors import RequestRefused
from scherzo.server.steady_time import DAY_MS, now_ms, steady_time
from scherzo.server.store.rows import CHOOSE, PERSON, SeatRow, TableRow
from scherzo.server.tables.replayed_game import ReplayedGame

MOST_DECISIONS = 30
"""So many decisions a bot makes for an absent person before the others must ask for it again."""


def needed_ms(table: TableRow, live_seconds: int) -> int:
    """How long somebody must be away before others may let a bot play."""
    return table.clock.days * DAY_MS if table.clock.kind == "days" else live_seconds * 1000


class Away(NamedTuple):
    """When an absent person was last here, and from when on others may let a bot play; in seconds since 1970."""

    since: float
    bot_from: float


def away(table: TableRow, row: SeatRow, left: int, live_seconds: int) -> Away:
    """How long somebody who has sat here once is gone. `left`: when this worker last saw the person, 0 if never."""
    since = max(left, row.seen, table.created)
    return Away(since / 1000, (max(since, steady_time.started) + needed_ms(table, live_seconds)) / 1000)


def must_be_away(table: TableRow, row: SeatRow, present: bool, left: int, live_seconds: int) -> None:
    """Refuses a bot for somebody who is here, or was here a short while ago."""
    if present:
        raise RequestRefused("present", 422, "This player is here. A bot may only take over for somebody who is away.")
    wait_ms = round(away(table, row, left, live_seconds).bot_from * 1000) - now_ms()
    if wait_ms > 0:
        raise RequestRefused(
            "present",
            422,
            f"{row.name} has not been away for long. A bot may take over in {in_words(wait_ms)}.",
            wait_s=-(-wait_ms // 1000),
        )


def in_words(wait_ms: int) -> str:
    """A time to wait, in the largest unit that fits."""
    for unit, size in (("day", DAY_MS), ("hour", 3_600_000), ("minute", 60_000), ("second", 1000)):
        if wait_ms > size or unit == "second":
            count = -(-wait_ms // size)
            break
    return f"{count} {unit}{'s' if count != 1 else ''}"


def put_by_others(row: SeatRow) -> bool:
    """Whether a bot plays here because others asked for it while the person was away."""
    return row.kind == PERSON and bool(row.substitute) and row.substitute_by != row.seat


def may_still_decide(played: ReplayedGame, row: SeatRow) -> bool:
    """Whether the bot that others put here has decisions left."""
    made = sum(
        known.seat == row.seat and known.kind == CHOOSE and known.number > row.substitute_from
        for known in played.known.values()
    )
    return made < MOST_DECISIONS
