"""Sitting down: who invites to what, a friend who takes the seat of a link, a stranger who takes a free seat."""

from collections.abc import Mapping
from datetime import UTC, datetime

from scherzo.core.game_record import SEATS
from scherzo.games import game
from scherzo.server import errors, plain_text
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.replies import Invitation, SeatKey
from scherzo.server.store.rows import PERSON
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.registry import Registry
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.tokens import hashed, new_token


def invitation(live: LiveTable, played: ReplayedGame, seat: int) -> Invitation:
    """What a link to a seat offers, before anybody sits down by it."""
    if seat < 0:
        raise errors.need_seat()
    row, host = live.seats[seat], live.row.host
    return Invitation(
        table=live.row.id,
        game=live.row.game,
        title=game(live.row.game).title,
        host=live.seats[host].name if 0 <= host < len(live.seats) else "",
        seat=seat,
        letter=SEATS[seat],
        name=row.name,
        players=[other.name for other in live.seats],
        taken=row.joined,
        present=live.present().get(seat, False),
        over=played.match.over,
    )


async def sit(registry: Registry, live: LiveTable, seat: int, name: str, again: bool) -> None:
    """Takes the seat of a link. Where somebody sits there already, it takes a word that it is the same person."""
    if seat < 0:
        raise errors.need_seat()
    registry.limits.decide(live.row.id, seat)
    row = live.seats[seat]
    if row.joined and not again:
        raise RequestRefused("seat_taken", 409, f"{row.name} already sits here.")
    changes: dict[str, str | bool] = {"joined": True}
    if name.strip():
        changes["name"] = plain_text.name(name)
    await live.set_seat(seat, **changes)


async def join(live: LiveTable, name: str) -> SeatKey:
    """Takes the first free seat of a table that is open to everybody; the host's own link for it is dead then."""
    free = [row.seat for row in live.seats if row.kind == PERSON and not row.joined]
    if not live.row.listed or not free:
        raise full()
    token = new_token()
    named = {"name": plain_text.name(name)} if name.strip() else {}
    for seat in free:
        if await live.take_free_seat(seat, token_hash=hashed(token), **named):
            return SeatKey(seat, "me", token)
    raise full()


def full() -> RequestRefused:
    """Others were faster."""
    return RequestRefused("table_full", 409, "No seat is free at this table any more. Choose another one.")


def who_played(live: LiveTable) -> dict[str, str]:
    """Names and date for a record, where its players wish to keep them."""
    day = datetime.fromtimestamp(live.row.created / 1000, UTC).date().isoformat()
    return {"date": day, "names": "; ".join(f"{SEATS[row.seat]} {row.name}" for row in live.seats)}


def names_in(about: Mapping[str, str], players: int) -> list[str]:
    """The names that a record tells, by seat; players without one are called by their letter."""
    told = dict(part.strip().partition(" ")[::2] for part in about.get("names", "").split(";"))
    given = (plain_text.plain(told.get(SEATS[seat], ""))[: plain_text.LONGEST_NAME] for seat in range(players))
    return [plain_text.name(name or f"Player {SEATS[seat]}") for seat, name in enumerate(given)]


async def set_listed(registry: Registry, live: LiveTable, by: int, listed: bool, note: str) -> None:
    """The host opens a table to everybody, or closes it again."""
    if by < 0 or by != live.row.host:
        raise RequestRefused("not_host", 403, "Only the host of the table can open it to everybody.")
    registry.limits.decide(live.row.id, by)
    await live.set_listed(listed, plain_text.note(note))
