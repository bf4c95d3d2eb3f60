"""What a seat can do, by WebSocket or HTTP: decide, take back (or ask for it), chat."""

from scherzo.server import errors, plain_text
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.events import Chat
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import AGREE, ASK, DECLINE, MOST_LINES, UNDO, ChatRow, DecisionRow
from scherzo.server.tables import undo
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.registry import Registry


async def decide(
    registry: Registry, live: LiveTable, seat: int, number: int, client_id: str, option: int
) -> DecisionRow:
    """A person decides."""
    await sit_down(registry, live, seat)
    return await live.decide(seat, number, own_id(seat, client_id), option)


async def take_back(registry: Registry, live: LiveTable, seat: int, client_id: str, number: int | None) -> DecisionRow:
    """A person takes the latest decision back."""
    await sit_down(registry, live, seat)
    own = own_id(seat, client_id)
    return await live.write(
        own,
        lambda known: known.kind == UNDO,
        lambda played: undo.take_back(live.row, live.seats, played, seat, own, number),
    )


async def ask_undo(registry: Registry, live: LiveTable, seat: int, client_id: str) -> DecisionRow:
    """A person asks the others whether the latest decision may be taken back."""
    await sit_down(registry, live, seat)
    own = own_id(seat, client_id)
    return await live.write(
        own, lambda known: known.kind in (ASK, UNDO), lambda played: undo.ask(live.row, live.seats, played, seat, own)
    )


async def answer_undo(
    registry: Registry, live: LiveTable, seat: int, client_id: str, request: int, agree: bool
) -> DecisionRow:
    """A person agrees to such a request, or declines it, also while a bot plays for that person."""
    if seat < 0:
        raise errors.need_seat()
    registry.limits.decide(live.row.id, seat)
    own = own_id(seat, client_id)
    same = (AGREE, UNDO) if agree else (DECLINE,)
    return await live.write(
        own,
        lambda known: known.kind in same,
        lambda played: undo.answer(live.seats, played, seat, own, request, agree),
    )


async def say(registry: Registry, live: LiveTable, seat: int, client_id: str, text: str) -> int:
    """A person says something to the table."""
    if seat < 0:
        raise errors.need_seat()
    if not live.row.chat:
        raise RequestRefused("no_chat", 422, "Chat is switched off at this table.")
    registry.limits.say(live.row.id, seat)
    line = ChatRow(0, seat, now_ms(), plain_text.line(text))
    number = await registry.store.say(live.row.id, own_id(seat, client_id), line)
    if all(known.number < number for known in live.chat[-1:]):
        said = ChatRow(number, line.seat, line.said_at, line.said)
        live.chat = [*live.chat[1 - MOST_LINES :], said]
        live.tell(Chat([live.chat_line(said)]))
    return number


async def sit_down(registry: Registry, live: LiveTable, seat: int) -> None:
    """Only for a seat's person, who is here again; not while a bot plays at the person's own wish."""
    if seat < 0:
        raise errors.need_seat()
    registry.limits.decide(live.row.id, seat)
    await registry.arrive(live, seat)
    if live.seats[seat].substitute:
        raise RequestRefused("substituted", 422, "A bot plays for you at the moment: take your seat back first.")


def own_id(seat: int, client_id: str) -> str:
    """A client's id in the log. Each seat has its own, so that nobody can use up another's."""
    return f"{seat}/{client_id}"
