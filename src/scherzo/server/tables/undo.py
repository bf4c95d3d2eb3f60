"""Taking back: by oneself where nobody has learnt anything, else by consent, always as a row of the log.

What is offered and what is done ask the same questions here.
"""

import asyncio
from typing import NamedTuple

from scherzo.server import errors
from scherzo.server.errors import RequestRefused
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import AGREE, ASK, CLOCK, DECLINE, PERSON, UNDO, DecisionRow, SeatRow, TableRow, alone
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.undo_request import Request, still_asked

MOST_ASIDE = 5_000
"""So many rows of a log may be about taking back: each is kept, and read whenever the game is opened."""


def looks_ahead(table: TableRow) -> bool:
    """Whether it must be worked out at this table what can be taken back; elsewhere it is everything or nothing."""
    return table.undo in ("fair", "consent")


class Offer(NamedTuple):
    """What a seat is offered: to take its latest move back by itself, or to ask for it; else why neither."""

    by_itself: bool
    by_consent: bool
    why_not: str


NOTHING = Offer(False, False, "")


def offer(table: TableRow, seats: tuple[SeatRow, ...], played: ReplayedGame, seat: int) -> Offer:
    """What a seat may do, as far as that has been worked out. Whoever only watches is told no reason."""
    if seat < 0:
        return NOTHING
    refusal = why_not(table, played, seat)
    if refusal:
        return Offer(False, False, refusal.text)
    by_itself = table.undo == "free" or played.undoable == seat
    by_consent = table.undo == "consent" and why_not_ask(table, played, seat) is None
    return Offer(by_itself, by_consent, "" if by_itself or by_consent else reason(seats, played, seat))


def why_not(table: TableRow, played: ReplayedGame, seat: int) -> RequestRefused | None:
    """Why a seat cannot take anything back, in whatever way."""
    if seat < 0:
        return errors.need_seat()
    if played.match.over:
        return errors.over()
    if table.undo == "none":
        return RequestRefused("no_undo", 422, "This table plays without taking back.")
    if latest_own(played, seat) == 0:
        return RequestRefused("no_undo", 422, "You have not decided anything yet.")
    if played.number - len(played.match.moves) >= MOST_ASIDE:
        return RequestRefused("no_undo", 422, "So much has been taken back in this game that no more can be.")
    return None


def why_not_ask(table: TableRow, played: ReplayedGame, seat: int) -> RequestRefused | None:
    """Why a seat cannot ask the others for their consent."""
    if table.undo != "consent":
        return RequestRefused("no_consent", 422, "At this table nothing is taken back by consent.")
    if played.consent.request:
        return RequestRefused("asked_already", 422, "Somebody has asked already: wait for the answers.")
    if seat in played.consent.refused:
        return RequestRefused("declined", 422, "The others have declined. You can ask again when the game has gone on.")
    return None


def reason(seats: tuple[SeatRow, ...], played: ReplayedGame, seat: int) -> str:
    """Why a seat's latest move stays, in a sentence that tells no more than the seat has seen."""
    if ran_out(played, seat):
        return "Your time was up: what was played for you stands."
    last, back = played.match.moves[-1].seat, played.match.back_to_own(seat)
    if alone(seats):
        if back == 0:
            return "Since then something was drawn or rolled, or everybody chose at the same time."
        since = "What you chose" if back == 1 else "What you chose, or what the bots did since,"
        return f"{since} may have shown you something hidden."
    if last != seat:
        return f"{seats[last].name} has decided since."
    if back == 0:
        return "Something was drawn or rolled, or everybody chose at the same time."
    return "Somebody may have learnt something from it."


def latest_own(played: ReplayedGame, seat: int) -> int:
    """The number of a seat's latest move, 0 if it has made none."""
    return played.latest.get(seat, 0)


def ran_out(played: ReplayedGame, seat: int) -> bool:
    """Whether a seat's latest move was made because its time was up: that move cannot be had again by oneself."""
    return played.makers.get(latest_own(played, seat)) == CLOCK


def who_could(seats: tuple[SeatRow, ...], played: ReplayedGame) -> int:
    """The seat that may be able to take something back now: who decided last, or the one person among bots."""
    if alone(seats):
        return next(row.seat for row in seats if row.kind == PERSON)
    return played.match.moves[-1].seat


async def is_fair(seats: tuple[SeatRow, ...], played: ReplayedGame, seat: int) -> bool:
    """Whether the seat's latest move is the latest of all, bots' answers aside, and has taught nobody anything."""
    if ran_out(played, seat):
        return False
    return played.undoable == seat or await asyncio.to_thread(played.match.may_undo, seat, alone(seats))


async def take_back(
    table: TableRow, seats: tuple[SeatRow, ...], played: ReplayedGame, seat: int, client_id: str, number: int | None
) -> DecisionRow:
    """The row that takes back the seat's latest decision, where that needs nobody's consent."""
    if number is not None and number != played.number:
        raise errors.stale()
    refusal = why_not(table, played, seat)
    if refusal:
        raise refusal
    if table.undo != "free" and not await is_fair(seats, played, seat):
        raise RequestRefused(
            "no_undo",
            422,
            f"This cannot be taken back. {reason(seats, played, seat)}"
            + (" Ask the others for it." if table.undo == "consent" else ""),
        )
    return new_row(played, client_id, seat, UNDO, latest_own(played, seat) - 1)


async def ask(
    table: TableRow, seats: tuple[SeatRow, ...], played: ReplayedGame, seat: int, client_id: str
) -> DecisionRow:
    """The row that takes back the seat's latest decision and all after it if that is fair, else asks the others."""
    refusal = why_not(table, played, seat)
    if refusal:
        raise refusal
    back_to = latest_own(played, seat) - 1
    if table.undo == "consent" and await is_fair(seats, played, seat):
        return new_row(played, client_id, seat, UNDO, back_to)
    refusal = why_not_ask(table, played, seat)
    if refusal:
        raise refusal
    request = Request(played.number + 1, seat, back_to, now_ms())
    return new_row(played, client_id, seat, ASK if still_asked(seats, request) else UNDO, back_to)


async def answer(
    seats: tuple[SeatRow, ...], played: ReplayedGame, seat: int, client_id: str, request: int, agree: bool
) -> DecisionRow:
    """The row that answers a request; the last consent takes back. Whoever has asked withdraws by declining."""
    asked = played.consent.request
    if asked is None or asked.number != request:
        raise RequestRefused("no_request", 422, "This request is no longer open: look at the table as it is now.")
    missing = still_asked(seats, asked)
    if not agree and seat in {asked.seat, *missing, *asked.agreed}:
        return new_row(played, client_id, seat, DECLINE, request)
    if seat not in missing:
        raise RequestRefused("not_asked", 422, "Your answer to this request is not wanted, or it is known already.")
    if missing == [seat]:
        return new_row(played, client_id, asked.seat, UNDO, asked.back_to)
    return new_row(played, client_id, seat, AGREE, request)


def new_row(played: ReplayedGame, client_id: str, seat: int, kind: str, choice: int) -> DecisionRow:
    """The next row of the log."""
    now = now_ms()
    spent = played.thinking_ms(seat, now) if kind == UNDO else 0
    return DecisionRow(played.number + 1, client_id, seat, kind, choice, "person", now, spent)
