"""What a connection is told, on a WebSocket or as server-sent events."""

from typing import Any

from msgspec import Struct

from scherzo.server.messages.replies import Refused
from scherzo.server.messages.state import EncodedState


class StateMessage(Struct, tag_field="type", tag="state", frozen=True):
    """The table as it is now."""

    state: EncodedState


class Changes(Struct, tag_field="type", tag="changes", frozen=True):
    """What the table is now, as changes of what this connection was told before: fields of the state, and of its view.

    The log is the same as in a state: the lines from the move `log_from` on take the place of those known. `parts` are
    of lists of the view that stay as they are but for these: by field, then by place in the list, counted from 0.
    """

    state: dict[str, Any]
    view: dict[str, Any]
    parts: dict[str, dict[str, Any]]


class Ack(Struct, tag_field="type", tag="ack", frozen=True):
    """The request with that id is stored, as row `number` of the log; always before the state that shows it."""

    id: str
    number: int


class RefusedMessage(Refused, tag_field="type", tag="refused", frozen=True, kw_only=True):
    """The request with that id was not carried out, and why."""

    id: str


class Present(Struct, frozen=True):
    """Whether somebody is connected for a seat, and if not, since when and from when on a bot may play there."""

    seat: int
    present: bool
    away_since: float | None = None
    bot_from: float | None = None


class Presence(Struct, tag_field="type", tag="presence", frozen=True):
    """Who is here."""

    seats: list[Present]
    watching: int


class ChatLine(Struct, frozen=True):
    """A line of chat: when (seconds since 1970), who, what. Plain text."""

    at: float
    seat: int
    name: str
    text: str


class Chat(Struct, tag_field="type", tag="chat", frozen=True):
    """New lines of chat; after hello, the last ones said."""

    lines: list[ChatLine]


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """The answer to a ping."""


class Final(Struct, tag_field="type", tag="final", frozen=True):
    """Which of the options offered at a number cannot be taken back; it follows the state when that is worked out."""

    number: int
    options: tuple[int, ...]


FromServer = StateMessage | Changes | Ack | RefusedMessage | Presence | Chat | Final | Pong
