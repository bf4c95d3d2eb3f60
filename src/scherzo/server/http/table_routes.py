"""The HTTP doors of one table: look, decide, take back, chat, listen."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Header, Query
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from scherzo.server.errors import Refused, need_seat
from scherzo.server.http import answers
from scherzo.server.http.bodies import (
    AnswerBody,
    AskBody,
    ChatBody,
    DecisionBody,
    NameBody,
    Number,
    TakeoverBody,
    UndoBody,
)
from scherzo.server.http.caller import Caller, caller
from scherzo.server.http.openapi import EMPTY, answering
from scherzo.server.http.websocket import known_moves
from scherzo.server.store.rows import PERSON
from scherzo.server.tables import actions, new_tables, seats
from scherzo.server.tables.listener import STATE, Listener
from scherzo.server.tables.replayed_game import game_after
from scherzo.server.tables.snapshot import alone, snapshot, viewer_named

router = APIRouter(prefix="/api/tables/{table}", tags=["one table"])
ACaller = Annotated[Caller, Depends(caller)]
LogAsked = Annotated[Literal["all", "new"], Query(description="The whole log, or only what is new in it")]
KEEP_ALIVE_S = 15.0


@router.get("", responses=answering("State"))
async def look(who: ACaller) -> Response:
    """The table as your seat sees it, or as spectators see it without a token."""
    if who.seat >= 0:
        await who.registry.arrive(who.live, who.seat)
    return answers.raw(who.live.state(who.seat))


@router.post("/decisions", responses=answering("Decided", 401, 403, 409, 422, 429))
async def decide(who: ACaller, body: DecisionBody) -> Response:
    """Makes a decision. The same client_id again gets the same answer again and changes nothing."""
    try:
        row = await actions.decide(who.registry, who.live, who.seat, body.number, body.client_id, body.option)
    except Refused as refusal:
        if refusal.code != "stale":
            raise
        await who.live.opened()
        return answers.stale(refusal, who.live.state(who.seat))
    return decided(who, row.number)


@router.post("/undo", responses=answering("Decided", 401, 403, 409, 422, 429))
async def undo(who: ACaller, body: UndoBody) -> Response:
    """Takes back your latest decision, where nobody has learnt anything from it."""
    row = await actions.take_back(who.registry, who.live, who.seat, body.client_id, body.number)
    return decided(who, row.number)


@router.post("/undo/ask", responses=answering("Decided", 401, 403, 422, 429))
async def ask_undo(who: ACaller, body: AskBody) -> Response:
    """Asks the others whether your latest decision, and all after it, may be taken back. Bots agree."""
    row = await actions.ask_undo(who.registry, who.live, who.seat, body.client_id)
    return decided(who, row.number)


@router.post("/undo/answer", responses=answering("Decided", 401, 403, 422, 429))
async def answer_undo(who: ACaller, body: AnswerBody) -> Response:
    """Agrees to such a request or declines it. When all have agreed, it is taken back."""
    row = await actions.answer_undo(who.registry, who.live, who.seat, body.client_id, body.request, body.agree)
    return decided(who, row.number)


def decided(who: Caller, number: int) -> Response:
    """The answer to a stored decision."""
    return answers.raw(b'{"number":%d,"state":' % number + who.live.state(who.seat) + b"}")


@router.post("/chat", responses=answering("Said", 401, 403, 422, 429))
async def chat(who: ACaller, body: ChatBody) -> Response:
    """Says something to the table."""
    return answers.json({"number": await actions.say(who.registry, who.live, who.seat, body.client_id, body.text)})


@router.post("/seats/{seat}/name", responses=answering(EMPTY, 401, 403, 404, 422))
async def rename(who: ACaller, seat: int, body: NameBody) -> Response:
    """Takes another name."""
    await seats.rename(who.registry, who.live, who.seat, seat, body.name)
    return answers.json({})


@router.post("/seats/{seat}/takeover", responses=answering(EMPTY, 401, 403, 404, 422))
async def take_over(who: ACaller, seat: int, body: TakeoverBody) -> Response:
    """Lets a bot play for somebody who is away, or for yourself."""
    await seats.take_over(who.registry, who.live, who.seat, seat, body.level)
    return answers.json({})


@router.post("/seats/{seat}/giveback", responses=answering(EMPTY, 401, 403, 404, 422))
async def give_back(who: ACaller, seat: int) -> Response:
    """Takes the seat back from the bot."""
    await seats.give_back(who.registry, who.live, who.seat, seat)
    return answers.json({})


@router.post("/seats/{seat}/reissue", responses=answering("Token", 401, 403, 404, 422))
async def reissue(who: ACaller, seat: int) -> Response:
    """Makes a new link for a seat; the old one is dead from then on."""
    return answers.json({"token": await seats.reissue(who.registry, who.live, who.seat, seat)})


@router.post("/rematch", responses=answering("Rematch", 401, 403, 409, 422, 429))
async def rematch(who: ACaller) -> Response:
    """Sets the same game up again with the same people. Everybody's token opens the same seat there."""
    if who.seat < 0:
        raise need_seat()
    if not who.played.match.over:
        raise Refused("not_over", 409, "A rematch can be set up when the game is over.")
    if not who.live.row.rematch:
        who.registry.limits.set_up(who.address)
    table = await new_tables.rematch(who.registry, who.live)
    mine = [{"seat": who.seat, "kind": PERSON, "token": who.token}]
    return answers.json({"table": table, "seats": mine})


@router.get("/record", responses={200: {"content": {"text/plain": {}}}, **answering(None, 404, 409)})
async def record(who: ACaller) -> Response:
    """The finished game as a text file, with its seed."""
    if not who.played.match.over:
        raise Refused("not_over", 409, "The record is written when the game is over.")
    return PlainTextResponse(who.played.match.record)


@router.get("/moves/{move}", responses=answering("State", 401, 403, 404, 422, 429))
async def at_move(
    who: ACaller, move: int, seat: Annotated[str, Query(max_length=10)] = "", log: LogAsked = "all"
) -> Response:
    """The table as it was after a move, as a seat, the public or (when the game is over) an open table shows it.

    With log=new only the lines of that move are told.
    """
    viewer = who.seat if seat == "" else viewer_named(seat)
    if viewer is None or viewer >= who.live.row.players or move < 0:
        raise Refused("bad_input", 422, "Give a move from 0 up, and seat=open, seat=public or a seat's number.")
    if viewer not in (-1, who.seat) and not who.played.match.over:
        raise Refused("not_over", 403, "While the game runs you can look back from your own seat or as the public.")
    who.registry.limits.replay(who.address)
    rows = sorted(who.played.known.values(), key=lambda row: row.number)
    past = await asyncio.to_thread(game_after, who.live.row, rows, move)
    after = len(past.match.moves) - 1 if log == "new" else -1
    return answers.raw(snapshot(who.live.row, who.live.seats, past, viewer, who.live.present(), after, replay=True))


@router.post("/hint", responses=answering("HintAnswer", 401, 403, 422, 429))
async def hint(who: ACaller) -> Response:
    """What the search would choose for you, and why; at tables where all others are bots."""
    if who.seat < 0 or not alone(who.live.seats):
        raise Refused("no_hint", 403, "Hints are for one person among bots.")
    match = who.played.match
    if who.seat not in match.waiting:
        raise Refused("not_your_turn", 422, "Ask for a hint when it is your turn.")
    who.registry.limits.think(who.live.row.id)
    words = {choice.option: choice for choice in match.options(who.seat)}
    found = await who.registry.thinkers.hint(who.played, who.seat)
    others = [
        {
            "option": way.option,
            "notation": words[way.option].notation,
            "text": words[way.option].text,
            "value": way.win,
            "points": way.points,
        }
        for way in found.alternatives
    ]
    return answers.json({"option": found.option, "text": found.text, "alternatives": others})


@router.get("/events", responses={200: {"content": {"text/event-stream": {}}}, **answering(None, 401, 404, 429)})
async def events(
    who: ACaller,
    log: LogAsked = "all",
    since: Annotated[Number, Query(description="With log=new: the number up to which you know the log")] = 0,
    last_event_id: Annotated[
        str, Header(max_length=20, description="The same as since, as an EventSource sends it after a broken line")
    ] = "",
) -> Response:
    """The same messages as on the WebSocket, as server-sent events; the id of a state is its number.

    With log=new a state holds only the lines of the log that you have not had: `log_from` says from which move on.
    """
    who.registry.limits.connect(who.address)
    known = int(last_event_id) if last_event_id.isascii() and last_event_id.isdecimal() else since
    told = stream(who, log == "new", known)
    return StreamingResponse(told, media_type="text/event-stream", headers={"cache-control": "no-store"})


async def stream(who: Caller, new_lines_only: bool, known: int) -> AsyncIterator[bytes]:
    """Server-sent events for one listener, until it goes or is let go."""
    listener = Listener(who.seat, who.live.state_for, new_lines_only, known_moves(who.live, known))
    try:
        await who.registry.join(who.live, listener)
        while not listener.lost:
            try:
                for message in await asyncio.wait_for(listener.heard(), KEEP_ALIVE_S):
                    number = b"id: %d\n" % listener.number if message.startswith(STATE) else b""
                    yield number + b"data: " + message + b"\n\n"
            except TimeoutError:
                yield b": still here\n\n"
    finally:
        who.registry.limits.disconnect(who.address)
        await who.registry.leave(who.live, listener)
