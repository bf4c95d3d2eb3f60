"""The HTTP routes of one table: look, decide, take back, chat, listen."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Header, Path, Query, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from scherzo.core.game_record import write
from scherzo.server.errors import RequestRefused, need_seat
from scherzo.server.http import answers
from scherzo.server.http.caller import ACaller, Caller, address_of, bearer, caller, registry_of
from scherzo.server.http.routing import Routes
from scherzo.server.http.websocket import known_moves
from scherzo.server.messages import replies
from scherzo.server.messages.fields import LogWanted
from scherzo.server.messages.replies import (
    Curve,
    Decided,
    Done,
    Hint,
    Invitation,
    Notify,
    Said,
    SeatKey,
    Stale,
    TableMade,
    Token,
    Words,
)
from scherzo.server.messages.requests import (
    AnswerBody,
    AskBody,
    ChatBody,
    DecisionBody,
    JoinBody,
    KeepBody,
    ListedBody,
    NameBody,
    NotifyBody,
    SitBody,
    TakeoverBody,
    UndoBody,
)
from scherzo.server.messages.state import EncodedState
from scherzo.server.store.rows import alone
from scherzo.server.tables import actions, new_tables, seating, seats
from scherzo.server.tables.curve import drawn
from scherzo.server.tables.listener import Listener
from scherzo.server.tables.replayed_game import game_after
from scherzo.server.tables.snapshot import snapshot, viewer_named
from scherzo.server.tables.written import closed_record, is_written_down

routes = Routes("/api/tables/{table}", "one table")
LogAsked = Annotated[LogWanted, Query(description="The whole log, or only what is new in it")]
KEEP_ALIVE_S = 15.0
P = ParamSpec("P")
T = TypeVar("T")


@routes.get("")
async def look(who: ACaller) -> EncodedState:
    """The table as your seat sees it, or as spectators see it without a token."""
    if who.seat >= 0:
        await who.registry.arrive(who.live, who.seat)
    return who.live.state(who.seat)


@routes.get("/words")
async def in_words(who: ACaller) -> Words:
    """What your seat sees, in words: for reading aloud, and for games without a picture."""
    match = who.played.match
    return Words(who.played.number, match.game.describe(match.view(who.seat)))


@routes.post("/decisions", 403, (409, Stale))
async def decide(who: ACaller, body: DecisionBody) -> Decided | Response:
    """Makes a decision. The same client_id again gets the same answer again and changes nothing."""
    try:
        row = await actions.decide(who.registry, who.live, who.seat, body.number, body.client_id, body.option)
    except RequestRefused as refusal:
        if refusal.code != "stale":
            raise
        await who.live.opened()
        return answers.stale(refusal, who.live.state(who.seat))
    return decided(who, row.number, known_moves(who.live, body.number))


@routes.post("/undo", 403, 409)
async def undo(who: ACaller, body: UndoBody) -> Decided:
    """Takes back your latest decision, where nobody has learnt anything from it."""
    row = await actions.take_back(who.registry, who.live, who.seat, body.client_id, body.number)
    return decided(who, row.number)


@routes.post("/undo/ask", 403)
async def ask_undo(who: ACaller, body: AskBody) -> Decided:
    """Asks the others whether your latest decision, and all after it, may be taken back. Bots agree."""
    row = await actions.ask_undo(who.registry, who.live, who.seat, body.client_id)
    return decided(who, row.number)


@routes.post("/undo/answer", 403)
async def answer_undo(who: ACaller, body: AnswerBody) -> Decided:
    """Agrees to such a request or declines it. When all have agreed, it is taken back."""
    row = await actions.answer_undo(who.registry, who.live, who.seat, body.client_id, body.request, body.agree)
    return decided(who, row.number)


def decided(who: Caller, number: int, known: int = -1) -> Decided:
    """The answer to a stored decision: the state, of the log only what the caller cannot know (see `log_from`)."""
    return Decided(number, who.live.state_after(who.seat, known))


@routes.post("/chat", 403)
async def chat(who: ACaller, body: ChatBody) -> Said:
    """Says something to the table."""
    return Said(await actions.say(who.registry, who.live, who.seat, body.client_id, body.text))


@routes.post("/seats/{seat}/name", 403)
async def rename(who: ACaller, seat: int, body: NameBody) -> Done:
    """Takes another name."""
    await seats.rename(who.registry, who.live, who.seat, seat, body.name)
    return Done()


@routes.post("/seats/{seat}/takeover", 403)
async def take_over(who: ACaller, seat: int, body: TakeoverBody) -> Done:
    """Lets a bot play for somebody who is away, or for yourself."""
    await seats.take_over(who.registry, who.live, who.seat, seat, body.level)
    return Done()


@routes.post("/seats/{seat}/giveback", 403)
async def give_back(who: ACaller, seat: int) -> Done:
    """Takes the seat back from the bot."""
    await seats.give_back(who.registry, who.live, who.seat, seat)
    return Done()


@routes.post("/seats/{seat}/reissue", 403)
async def reissue(who: ACaller, seat: int) -> Token:
    """Makes a new link for a seat; the old one is dead from then on."""
    return Token(await seats.reissue(who.registry, who.live, who.seat, seat))


@routes.get("/invitation", 403)
async def invitation(who: ACaller) -> Invitation:
    """Who invites to what by your link, and whether somebody has sat down by it already. Looking changes nothing."""
    return seating.invitation(who.live, who.played, who.seat)


@routes.post("/sit", 403, 409)
async def sit(who: ACaller, body: SitBody) -> Done:
    """Sits down by your link. Where somebody sits already, say that it was you (`again`)."""
    await seating.sit(who.registry, who.live, who.seat, body.name, body.again)
    return Done()


@routes.post("/join", 409)
async def join(who: ACaller, body: JoinBody) -> SeatKey:
    """Takes a free seat at a table that is open to everybody."""
    who.registry.limits.set_up(who.address)
    return await seating.join(who.live, body.name)


@routes.post("/listed", 403)
async def set_listed(who: ACaller, body: ListedBody) -> Done:
    """Opens your table to everybody, or closes it."""
    if body.listed and not who.live.row.listed:
        who.registry.limits.open_up(who.address)
    await seating.set_listed(who.registry, who.live, who.seat, body.listed, body.note)
    return Done()


@routes.get("/notify", 403)
async def notify(who: ACaller) -> Notify:
    """How you are told that it is your turn while you are away, and how you could be."""
    return await who.registry.notifier.wishes(who.live, who.seat)


@routes.post("/notify", 403)
async def set_notify(who: ACaller, body: NotifyBody) -> Notify:
    """Asks to be told by mail or to a webhook; an empty kind stops it."""
    if body.kind:
        who.registry.limits.wish(who.address)
    who.registry.limits.decide(who.live.row.id, who.seat)
    return await who.registry.notifier.wish(who.live, who.seat, body.kind, body.to)


@routes.post("/rematch", 403, 409)
async def rematch(who: ACaller) -> TableMade:
    """Sets the same game up again with the same people. Everybody's token opens the same seat there."""
    if who.seat < 0:
        raise need_seat()
    if not who.played.match.over:
        raise RequestRefused("not_over", 409, "A rematch can be set up when the game is over.")
    if not who.live.row.rematch:
        who.registry.limits.set_up(who.address)
    table = await new_tables.rematch(who.registry, who.live)
    who.registry.made(table, who.address)
    return TableMade(table, [SeatKey(who.seat, "me", who.token)], f"/t/{table}")


@routes.post("/keep", 403)
async def keep(who: ACaller, body: KeepBody) -> Done:
    """Keeps this table for good, or no longer. Anybody who plays here may wish so."""
    if who.seat < 0:
        raise need_seat()
    who.registry.limits.decide(who.live.row.id, who.seat)
    await who.live.set_kept(body.keep)
    return Done()


@routes.delete("", 403)
async def delete(who: ACaller) -> Done:
    """Deletes this table for good. Only its host can."""
    if who.seat < 0 or who.seat != who.live.row.host:
        raise RequestRefused("not_host", 403, "Only the host of the table can delete it.")
    await who.registry.delete(who.live.row.id)
    return Done()


@routes.get("/record", 409, 410)
async def record(
    request: Request, table: Annotated[str, Path(max_length=64)], names: bool = False
) -> PlainTextResponse:
    """The finished game as a text file, with its seed; with names=true also who played, and when.

    A game of older rules is given as it was written down when it ended; one that was closed before its end as the log
    that your seat could read.
    """
    try:
        who = await caller(request, table)
    except RequestRefused as refusal:
        story = await story_of(request, table, names) if refusal.code == "other_rules" else ""
        if not story:
            raise
        return PlainTextResponse(story)
    if not who.played.match.over:
        raise RequestRefused("not_over", 409, "The record is written when the game is over.")
    about = seating.who_played(who.live) if names else {}
    return PlainTextResponse(write(who.played.match, True, about))


async def story_of(request: Request, table: str, names: bool) -> str:
    """What the caller may read of a game that can no longer be replayed."""
    registry = registry_of(request)
    story, kept = await registry.store.story(table), await registry.store.find(table)
    if kept is None or not is_written_down(story):
        return story
    seat = registry.seat(kept.seats, bearer(request.headers.get("authorization", "")), address_of(request))
    return closed_record(story, seat, kept.seats, names)


@routes.get("/music.{ending}")
async def music(who: ACaller, ending: str) -> Response:
    """What the game has written so far, to take home: Symphony's score as mid, musicxml or svg."""
    game = who.played.match.game
    for keepsake in game.keepsakes:
        if keepsake.ending == ending:
            made = await looked_back(who, keepsake.make, who.played.match)
            return Response(made, media_type=keepsake.media_type)
    endings = ", ".join(keepsake.ending for keepsake in game.keepsakes) or "none"
    raise RequestRefused("no_file", 404, f"{game.title} makes no such file. Its files to take home: {endings}.")


@routes.get("/moves/{move}", 403)
async def at_move(
    who: ACaller, move: int, seat: Annotated[str, Query(max_length=10)] = "", log: LogAsked = "all"
) -> EncodedState:
    """The table as it was after a move, as a seat, the public or (when the game is over) an open table shows it.

    With log=new only the lines of that move are told.
    """
    viewer = who.seat if seat == "" else viewer_named(seat)
    if viewer is None or viewer >= who.live.row.players or move < 0:
        raise RequestRefused("bad_input", 422, "Give a move from 0 up, and seat=open, seat=public or a seat's number.")
    if viewer not in (-1, who.seat) and not who.played.match.over:
        raise RequestRefused(
            "not_over", 403, "While the game runs you can look back from your own seat or as the public."
        )
    rows = sorted(who.played.known.values(), key=lambda row: row.number)
    past = await looked_back(who, game_after, who.live.row, rows, move)
    after = len(past.match.moves) - 1 if log == "new" else -1
    return snapshot(who.live.row, who.live.seats, past, viewer, who.live.present(), after, replay=True)


@routes.get("/curve", 409)
async def curve(who: ACaller) -> Curve:
    """Everybody's points over the finished game. While it runs they would tell what lies hidden."""
    if not who.played.match.over:
        raise RequestRefused("not_over", 409, "The points over the game can be seen once it is over.")
    return await looked_back(who, drawn, who.played.match)


async def looked_back(who: Caller, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Goes through a game in a thread: one game at a time, so that whoever plays is not kept waiting by it."""
    who.registry.limits.replay(who.address)
    async with who.registry.looking_back.place(who.address):
        return await asyncio.to_thread(work, *given, **named)


@routes.post("/hint", 403)
async def hint(who: ACaller) -> Hint:
    """What the search would choose for you, and why; at tables where all others are bots."""
    if who.seat < 0 or not alone(who.live.seats):
        raise RequestRefused("no_hint", 403, "Hints are for one person among bots.")
    match = who.played.match
    if who.seat not in match.waiting:
        raise RequestRefused("not_your_turn", 422, "Ask for a hint when it is your turn.")
    who.registry.limits.think(who.live.row.id)
    words = {choice.option: choice for choice in match.options(who.seat)}
    found = await who.registry.thinkers.hint(who.played, who.seat, who.address)
    others = [
        replies.Alternative(way.option, words[way.option].notation, words[way.option].text, way.win, way.points)
        for way in found.alternatives
    ]
    return Hint(found.option, found.text, others)


@routes.get("/events")
async def events(
    who: ACaller,
    log: LogAsked = "all",
    since: Annotated[int, Query(ge=0, le=1_000_000, description="With log=new: the number you know the log to")] = 0,
    last_event_id: Annotated[
        str, Header(max_length=20, description="The same as since, as an EventSource sends it after a broken line")
    ] = "",
) -> StreamingResponse:
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
                heard = await asyncio.wait_for(listener.heard(), KEEP_ALIVE_S)
                for message in heard.messages:
                    yield b"data: " + message + b"\n\n"
                if heard.state:
                    yield b"id: %d\ndata: " % listener.number + heard.state + b"\n\n"
            except TimeoutError:
                yield b": still here\n\n"
    finally:
        who.registry.limits.disconnect(who.address)
        await who.registry.leave(who.live, listener)
