"""The WebSocket of a table: hello, then decisions in and states out."""

import asyncio
import contextlib
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from scherzo.core.errors import ScherzoError
from scherzo.server.errors import RequestRefused, StoreTrouble
from scherzo.server.http.answers import in_words, refusal
from scherzo.server.http.caller import network
from scherzo.server.http.connections import WRITE
from scherzo.server.http.guard import foreign, may_be_asked_as, may_come_from
from scherzo.server.messages import requests
from scherzo.server.messages.coding import decode_message, encode
from scherzo.server.messages.events import Ack, Pong, RefusedMessage
from scherzo.server.messages.requests import ToServer, ToStore
from scherzo.server.tables import actions
from scherzo.server.tables.listener import Listener
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.registry import Registry

HELLO_S = 30.0
"""Seconds to say hello."""
MOST_MISTAKES = 20
"""A client that sends so much nonsense in one connection is sent away."""
GONE, POLICY, TRY_LATER, NOT_SEATED = 1006, 1008, 1013, 4401


async def live_socket(socket: WebSocket, registry: Registry, table: str) -> None:
    """One connection from beginning to end."""
    address = network(socket.client.host if socket.client else "")
    origin = socket.headers.get("origin", "")
    host, known = socket.headers.get("host", ""), registry.settings.origins
    if not (may_be_asked_as(host, known) and may_come_from(origin, host, known)):
        await socket.send_denial_response(refusal(foreign()))
        return
    try:
        registry.limits.connect(address)
    except RequestRefused as told:
        await socket.send_denial_response(refusal(told))
        return
    try:
        await socket.accept()
        await Talk(socket, registry, address).run(table)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        registry.limits.disconnect(address)


class Talk:
    """What is said on one connection."""

    def __init__(self, socket: WebSocket, registry: Registry, address: str) -> None:
        self._socket, self._registry, self._address = socket, registry, address
        self._write = socket.scope["extensions"][WRITE]["texts"]
        self._mistakes = 0

    async def run(self, table: str) -> None:
        """Hello, then two directions at once until one side hangs up."""
        try:
            first = await asyncio.wait_for(self._next(), HELLO_S)
            if not isinstance(first, requests.Hello):
                raise RequestRefused("hello_first", 422, 'Say hello first: {"type": "hello", "token": "..."}.')
            live = await self._registry.table(table)
            seat = self._registry.seat(live.seats, first.token, self._address)
        except ScherzoError as error:
            await self._send_away(error)
            return
        known = known_moves(live, first.since)
        listener = Listener(seat, live.state_for, first.log == "new", known, first.states)
        try:
            await self._registry.join(live, listener)
            await self._talk(live, listener)
        except ScherzoError as error:  # only in `join`: a talk answers its troubles itself
            await self._send_away(error)
        finally:
            await self._registry.leave(live, listener)

    async def _talk(self, live: LiveTable, listener: Listener) -> None:
        telling = asyncio.create_task(self._tell(listener))
        try:
            while not listener.lost:
                await self._serve(live, listener)
        finally:
            telling.cancel()
            await asyncio.wait([telling])  # awaited itself, its error would hold this call, and this call the error
            error = None if telling.cancelled() else telling.exception()
            if error and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error

    async def _serve(self, live: LiveTable, listener: Listener) -> None:
        try:
            message = await self._next()
        except RequestRefused as told:
            listener.tell(refusal_message("", told))
            return
        if listener.lost:  # its link was replaced while it was silent
            return
        request = getattr(message, "id", "")
        try:
            match message:
                case requests.Ping():
                    listener.tell(Pong())
                case requests.Hello():
                    raise RequestRefused(
                        "hello_twice", 422, "Hello was said already. Open another connection for another seat."
                    )
                case _:
                    listener.tell(Ack(request, await self._stored(live, listener.viewer, message)))
        except ScherzoError as error:
            listener.tell(refusal_message(request, error))
            if isinstance(error, RequestRefused) and error.code == "stale":
                listener.show()

    async def _stored(self, live: LiveTable, seat: int, message: ToStore) -> int:
        """Carries out what is kept, and answers its number."""
        registry = self._registry
        match message:
            case requests.Say():
                return await actions.say(registry, live, seat, message.id, message.text)
            case requests.Decide():
                row = await actions.decide(registry, live, seat, message.number, message.id, message.option)
            case requests.Undo():
                row = await actions.take_back(registry, live, seat, message.id, message.number)
            case requests.AskUndo():
                row = await actions.ask_undo(registry, live, seat, message.id)
            case requests.AnswerUndo():
                row = await actions.answer_undo(registry, live, seat, message.id, message.request, message.agree)
            case _:
                assert_never(message)
        return row.number

    async def _next(self) -> ToServer:
        """The next message that can be understood; a client that says too much else is sent away."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        frame = message.get("text") or message.get("bytes") or ""
        try:
            understood: ToServer = decode_message(frame)
            return understood
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._mistakes += 1
            if self._mistakes > MOST_MISTAKES:
                await self._close(POLICY)
                raise WebSocketDisconnect(POLICY) from None
            raise RequestRefused("malformed", 422, f"This message cannot be understood: {in_words(error)}.") from None

    async def _tell(self, listener: Listener) -> None:
        """Sends what the listener hears; ends the connection when it is let go."""
        while not listener.lost:
            heard = await listener.heard()
            await self._send(heard.messages if heard.state is None else [*heard.messages, heard.state])
        await self._close(TRY_LATER)

    async def _send(self, messages: list[bytes]) -> None:
        try:
            await self._write(messages)
        except OSError:  # it has hung up
            raise WebSocketDisconnect(GONE) from None

    async def _send_away(self, error: ScherzoError) -> None:
        """Says why nobody can sit down here: the link does not fit, or the database is out of reach for now."""
        await self._send([encode(refusal_message("", error))])
        await self._close(TRY_LATER if isinstance(error, StoreTrouble) else NOT_SEATED)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            if self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(code)


def refusal_message(request: str, error: ScherzoError) -> RefusedMessage:
    """A refusal as it is sent."""
    if isinstance(error, RequestRefused):
        return RefusedMessage(error.code, error.text, error.rule, error.sentence, id=request)
    return RefusedMessage("trouble", str(error), id=request)


def known_moves(live: LiveTable, since: int) -> int:
    """Up to which move a client that knows the log up to a number has read the lines; none if something was undone."""
    played = live.played
    if since == 0 or played is None or since > played.number or played.number != len(played.match.moves):
        return -1
    return since
