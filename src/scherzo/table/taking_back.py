"""Taking back: by oneself where nobody has learnt anything, else by consent, always as a row of the log."""

import asyncio

from scherzo.table import refused
from scherzo.table.consent import Request, still_asked
from scherzo.table.course import Course, now_ms
from scherzo.table.live import LiveTable
from scherzo.table.refused import Refused
from scherzo.table.rows import AGREE, ASK, DECLINE, UNDO, DecisionRow


async def undo(live: LiveTable, seat: int, client_id: str, number: int | None = None) -> DecisionRow:
    """Takes back the seat's latest decision where that is allowed."""

    async def row(course: Course) -> DecisionRow:
        if number is not None and number != course.number:
            raise refused.stale()
        return new_row(course, client_id, seat, UNDO, await undo_target(live, course, seat))

    return await live.write(client_id, lambda known: known.kind == UNDO, row)


async def undo_target(live: LiveTable, course: Course, seat: int) -> int:
    """How many moves stand after an undo that needs nobody's consent."""
    own = latest_own(live, course, seat)
    if live.row.undo == "free":
        return own - 1
    if await is_fair(course, seat):
        return own - 1
    raise Refused(
        "no_undo",
        422,
        "This cannot be taken back: somebody has decided since, chance was drawn, or something was shown."
        + (" Ask the others for it." if live.row.undo == "consent" else ""),
    )


async def is_fair(course: Course, seat: int) -> bool:
    """Whether the seat's latest move is the latest of all and has taught nobody anything."""
    return course.undoable == seat or await asyncio.to_thread(course.match.may_undo, seat)


def latest_own(live: LiveTable, course: Course, seat: int) -> int:
    """The number of the seat's latest move, at a table where it may be taken back at all."""
    if course.match.over:
        raise refused.over()
    if live.row.undo == "none":
        raise Refused("no_undo", 422, "This table plays without taking back.")
    own = [move.number for move in course.match.moves if move.seat == seat]
    if not own:
        raise Refused("no_undo", 422, "You have not decided anything yet.")
    return own[-1]


async def ask(live: LiveTable, seat: int, client_id: str) -> DecisionRow:
    """Takes back the seat's latest decision and all after it: at once where that is fair, else if the others agree."""

    async def row(course: Course) -> DecisionRow:
        if live.row.undo != "consent":
            raise Refused("no_consent", 422, "At this table nothing is taken back by consent.")
        back_to = latest_own(live, course, seat) - 1
        if await is_fair(course, seat):
            return new_row(course, client_id, seat, UNDO, back_to)
        if course.consent.request:
            raise Refused("asked_already", 422, "Somebody has asked already: wait for the answers.")
        if seat in course.consent.refused:
            raise Refused("declined", 422, "The others have declined. You can ask again when the game has gone on.")
        request = Request(course.number + 1, seat, back_to, now_ms())
        return new_row(course, client_id, seat, ASK if still_asked(live.seats, request) else UNDO, back_to)

    return await live.write(client_id, lambda known: known.kind in (ASK, UNDO), row)


async def answer(live: LiveTable, seat: int, client_id: str, request: int, agree: bool) -> DecisionRow:
    """Answers a request; the last consent takes back. Whoever has asked withdraws by declining."""

    async def row(course: Course) -> DecisionRow:
        asked = course.consent.request
        if asked is None or asked.number != request:
            raise Refused("no_request", 422, "This request is no longer open.")
        missing = still_asked(live.seats, asked)
        if not agree and seat in {asked.seat, *missing, *asked.agreed}:
            return new_row(course, client_id, seat, DECLINE, request)
        if seat not in missing:
            raise Refused("not_asked", 422, "Your answer to this request is not wanted, or it is known already.")
        if missing == [seat]:
            return new_row(course, client_id, asked.seat, UNDO, asked.back_to)
        return new_row(course, client_id, seat, AGREE, request)

    return await live.write(client_id, lambda known: known.kind in ((AGREE, UNDO) if agree else (DECLINE,)), row)


def new_row(course: Course, client_id: str, seat: int, kind: str, choice: int) -> DecisionRow:
    """The next row of the log."""
    return DecisionRow(course.number + 1, client_id, seat, kind, choice, "person", now_ms(), 0)
