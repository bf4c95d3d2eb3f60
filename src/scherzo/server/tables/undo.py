"""Taking back: by oneself where nobody has learnt anything, else by consent, always as a row of the log."""

import asyncio

from scherzo.server import errors
from scherzo.server.errors import Refused
from scherzo.server.store.rows import AGREE, ASK, DECLINE, UNDO, DecisionRow
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.replayed_game import ReplayedGame, now_ms
from scherzo.server.tables.undo_request import Request, still_asked


async def take_back(live: LiveTable, seat: int, client_id: str, number: int | None = None) -> DecisionRow:
    """Takes back the seat's latest decision where that is allowed."""

    async def row(played: ReplayedGame) -> DecisionRow:
        if number is not None and number != played.number:
            raise errors.stale()
        return new_row(played, client_id, seat, UNDO, await undo_target(live, played, seat))

    return await live.write(client_id, lambda known: known.kind == UNDO, row)


async def undo_target(live: LiveTable, played: ReplayedGame, seat: int) -> int:
    """How many moves stand after an undo that needs nobody's consent."""
    own = latest_own(live, played, seat)
    if live.row.undo == "free":
        return own - 1
    if await is_fair(played, seat):
        return own - 1
    raise Refused(
        "no_undo",
        422,
        "This cannot be taken back: somebody has decided since, chance was drawn, or something was shown."
        + (" Ask the others for it." if live.row.undo == "consent" else ""),
    )


async def is_fair(played: ReplayedGame, seat: int) -> bool:
    """Whether the seat's latest move is the latest of all and has taught nobody anything."""
    return played.undoable == seat or await asyncio.to_thread(played.match.may_undo, seat)


def latest_own(live: LiveTable, played: ReplayedGame, seat: int) -> int:
    """The number of the seat's latest move, at a table where it may be taken back at all."""
    if played.match.over:
        raise errors.over()
    if live.row.undo == "none":
        raise Refused("no_undo", 422, "This table plays without taking back.")
    own = [move.number for move in played.match.moves if move.seat == seat]
    if not own:
        raise Refused("no_undo", 422, "You have not decided anything yet.")
    return own[-1]


async def ask(live: LiveTable, seat: int, client_id: str) -> DecisionRow:
    """Takes back the seat's latest decision and all after it: at once where that is fair, else if the others agree."""

    async def row(played: ReplayedGame) -> DecisionRow:
        if live.row.undo != "consent":
            raise Refused("no_consent", 422, "At this table nothing is taken back by consent.")
        back_to = latest_own(live, played, seat) - 1
        if await is_fair(played, seat):
            return new_row(played, client_id, seat, UNDO, back_to)
        if played.consent.request:
            raise Refused("asked_already", 422, "Somebody has asked already: wait for the answers.")
        if seat in played.consent.refused:
            raise Refused("declined", 422, "The others have declined. You can ask again when the game has gone on.")
        request = Request(played.number + 1, seat, back_to, now_ms())
        return new_row(played, client_id, seat, ASK if still_asked(live.seats, request) else UNDO, back_to)

    return await live.write(client_id, lambda known: known.kind in (ASK, UNDO), row)


async def answer(live: LiveTable, seat: int, client_id: str, request: int, agree: bool) -> DecisionRow:
    """Answers a request; the last consent takes back. Whoever has asked withdraws by declining."""

    async def row(played: ReplayedGame) -> DecisionRow:
        asked = played.consent.request
        if asked is None or asked.number != request:
            raise Refused("no_request", 422, "This request is no longer open.")
        missing = still_asked(live.seats, asked)
        if not agree and seat in {asked.seat, *missing, *asked.agreed}:
            return new_row(played, client_id, seat, DECLINE, request)
        if seat not in missing:
            raise Refused("not_asked", 422, "Your answer to this request is not wanted, or it is known already.")
        if missing == [seat]:
            return new_row(played, client_id, asked.seat, UNDO, asked.back_to)
        return new_row(played, client_id, seat, AGREE, request)

    return await live.write(client_id, lambda known: known.kind in ((AGREE, UNDO) if agree else (DECLINE,)), row)


def new_row(played: ReplayedGame, client_id: str, seat: int, kind: str, choice: int) -> DecisionRow:
    """The next row of the log."""
    return DecisionRow(played.number + 1, client_id, seat, kind, choice, "person", now_ms(), 0)
