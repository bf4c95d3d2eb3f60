"""Requests that both doors know, WebSocket and HTTP: decide, take back (or ask for it), chat."""

from scherzo.server import errors, plain_text
from scherzo.server.errors import Refused
from scherzo.server.messages.events import Chat
from scherzo.server.store.rows import ChatRow, DecisionRow
from scherzo.server.tables import undo
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.registry import Registry
from scherzo.server.tables.replayed_game import now_ms


async def decide(
    registry: Registry, live: LiveTable, seat: int, number: int, client_id: str, option: int
) -> DecisionRow:
    """A person decides."""
    player(live, seat)
    registry.limits.decide(live.row.id, seat)
    return await live.decide(seat, number, own_id(seat, client_id), option)


async def take_back(registry: Registry, live: LiveTable, seat: int, client_id: str, number: int | None) -> DecisionRow:
    """A person takes the latest decision back."""
    player(live, seat)
    registry.limits.decide(live.row.id, seat)
    return await undo.take_back(live, seat, own_id(seat, client_id), number)


async def ask_undo(registry: Registry, live: LiveTable, seat: int, client_id: str) -> DecisionRow:
    """A person asks the others whether the latest decision may be taken back."""
    player(live, seat)
    registry.limits.decide(live.row.id, seat)
    return await undo.ask(live, seat, own_id(seat, client_id))


async def answer_undo(
    registry: Registry, live: LiveTable, seat: int, client_id: str, request: int, agree: bool
) -> DecisionRow:
    """A person agrees to such a request, or declines it."""
    player(live, seat)
    registry.limits.decide(live.row.id, seat)
    return await undo.answer(live, seat, own_id(seat, client_id), request, agree)


async def say(registry: Registry, live: LiveTable, seat: int, client_id: str, text: str) -> int:
    """A person says something to the table."""
    if seat < 0:
        raise errors.need_seat()
    if not live.row.chat:
        raise Refused("no_chat", 422, "Chat is switched off at this table.")
    registry.limits.say(live.row.id, seat)
    line = ChatRow(0, seat, now_ms(), plain_text.line(text))
    number = await registry.store.say(live.row.id, own_id(seat, client_id), line)
    if all(known.number < number for known in live.chat[-1:]):
        said = ChatRow(number, line.seat, line.said_at, line.said)
        live.chat = [*live.chat[-199:], said]
        live.tell(Chat([live.chat_line(said)]))
    return number


def player(live: LiveTable, seat: int) -> None:
    """Only for a seat's person, and not while a bot plays for it."""
    if seat < 0:
        raise errors.need_seat()
    if live.seats[seat].substitute:
        raise Refused("substituted", 422, "A bot plays for you at the moment: take your seat back first.")


def own_id(seat: int, client_id: str) -> str:
    """A client's id in the log. Each seat has its own, so that nobody can use up another's."""
    return f"{seat}/{client_id}"
