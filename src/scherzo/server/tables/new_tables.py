"""Setting up: new tables, rematches, and tables for the replay of uploaded records."""

import asyncio
import re

import msgspec

from scherzo.core import game_record
from scherzo.core.components import packaged_fingerprint
from scherzo.core.errors import BadInput, Refusal
from scherzo.core.game_record import SEATS
from scherzo.core.match import Match
from scherzo.core.seal import new_seed
from scherzo.games import game
from scherzo.server import plain_text
from scherzo.server.bots.thinking import level_named
from scherzo.server.messages.fields import Clock
from scherzo.server.messages.replies import SeatKey, TableMade
from scherzo.server.messages.requests import SeatWish, TableWish
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import BOT, PERSON, PLAYED, UPLOADED, SeatRow, TableRow
from scherzo.server.tables import seating
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.only_looked_at import decision_rows, table_row
from scherzo.server.tables.registry import Registry
from scherzo.server.tables.tokens import hashed, new_table_id, new_token


async def new_table(registry: Registry, wish: TableWish) -> TableMade:
    """Sets up a table and gives out its seats."""
    registry.catalogue.must_be_ready(wish.game)
    found = game(wish.game)
    players = len(wish.seats)
    match = await asyncio.to_thread(Match, found, players, None, wish.options)  # refuses what the game does not offer
    people = sum(seat.kind != "bot" for seat in wish.seats)
    if wish.undo == "free" and people != 1:
        raise BadInput("Free undo is for one person among bots; with other people it is 'fair', 'consent' or 'none'.")
    if wish.undo == "consent" and people < 2:
        raise BadInput("Undo by consent needs other people; among bots it is 'fair', 'free' or 'none'.")
    given = [SeatKey(i, s.kind, "" if s.kind == "bot" else new_token()) for i, s in enumerate(wish.seats)]
    rows = [seat_row(found.name, i, seat, given[i].token) for i, seat in enumerate(wish.seats)]
    mine = [i for i, seat in enumerate(wish.seats) if seat.kind in ("me", "screen")]
    table = TableRow(
        id=new_table_id(registry.place),
        game=found.name,
        rules=found.rules_version,
        components=packaged_fingerprint(found),
        players=players,
        options=match.chosen_options,
        seed=match.seed,
        clock=checked_clock(wish.clock),
        chat=wish.chat,
        pace=wish.pace,
        undo=wish.undo,
        listed=wish.open,
        note=plain_text.note(wish.note),
        host=mine[0] if mine else -1,
        source=PLAYED,
        created=now_ms(),
        stand_in=level_named(found, wish.stand_in or ""),
    )
    await registry.store.create(table, rows)
    return TableMade(table.id, given, f"/t/{table.id}")


def seat_row(game_name: str, number: int, seat: SeatWish, token: str) -> SeatRow:
    """A new seat's row. Those at the host's screen have arrived; friends have not."""
    if seat.kind == "bot":
        level = level_named(game(game_name), seat.level)
        return SeatRow(number, BOT, plain_text.name(seat.name or level.partition("(")[0]), level, "")
    name = plain_text.name(seat.name or f"Player {SEATS[number]}")
    return SeatRow(number, PERSON, name, "", hashed(token), joined=seat.kind != "friend")


def checked_clock(clock: Clock) -> Clock:
    """A clock that can be played with, without what its kind does not use."""
    if clock.kind == "fischer":
        if clock.start_s < 2:
            raise BadInput("A Fischer clock starts with at least 2 seconds ('start_s').")
        return Clock("fischer", clock.start_s, clock.step_s)
    if clock.kind == "days":
        if clock.days < 1:
            raise BadInput("A clock in days gives at least one day for each decision ('days').")
        return Clock("days", days=clock.days)
    return Clock()


async def rematch(registry: Registry, live: LiveTable) -> str:
    """Sets the same game up again with the same people, once. Everybody's link opens the same seat there."""
    found = game(live.row.game)
    again = msgspec.structs.replace(
        live.row,
        id=new_table_id(registry.place),
        seed=new_seed(),
        created=now_ms(),
        rematch="",
        rules=found.rules_version,
        components=packaged_fingerprint(found),
    )
    table = await registry.store.set_rematch(live.row.id, again)
    live.put(msgspec.structs.replace(live.row, rematch=table), live.seats)
    return table


async def upload(registry: Registry, text: str) -> str:
    """Keeps a finished game's record as a table that can only be looked at."""
    try:
        read = game_record.read(text)
        registry.catalogue.must_be_ready(read.header["game"])
        found = game(read.header["game"])
        match = await asyncio.to_thread(game_record.verify, found, read)
    except (BadInput, Refusal) as error:
        raise BadInput(without_quotes(str(error), text)) from None
    now = now_ms()
    table = table_row(match, new_table_id(registry.place), -1, UPLOADED, now)
    names = seating.names_in(read.header, match.players)
    seats = [SeatRow(i, PERSON, name, "", "", joined=True) for i, name in enumerate(names)]
    await registry.store.create(table, seats, decision_rows(match, "record", now))
    return table.id


def without_quotes(complaint: str, text: str) -> str:
    """A complaint about a text without the parts that it quotes from it: nobody reads here what others have sent."""
    return re.sub(
        r"'([^']+)'|\"([^\"]+)\"", lambda quoted: "'...'" if quoted[0][1:-1] in text else quoted[0], complaint
    )
