"""What is said over the wire, as typed messages. JSON; the page mirrors this in web/src/wire.ts.

Numbers: every decision and every undo is a row of the table's log. `number` is how many rows there are; it only grows.
A client sends the number it has seen, and gets `stale` if the table has moved on in a way that concerns it.
`moves` is how many moves stand (an undo takes one back); log lines and replays count in moves.
"""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from scherzo.core.match import Score
from scherzo.core.words import Barred, Question, Section
from scherzo.server.store.rows import Clock

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
OptionNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000)]


class Hello(msgspec.Struct, tag_field="type", tag="hello", frozen=True):
    """The first message: which seat (no token: a spectator), and the last number known from an earlier connection.

    With log "new" every state holds only the log lines that this connection has not had yet.
    """

    token: Annotated[str, msgspec.Meta(max_length=64)] = ""
    since: Number = 0
    log: Literal["all", "new"] = "all"


class Choose(msgspec.Struct, tag_field="type", tag="choose", frozen=True):
    """A decision: the number seen, and an option of the choices offered."""

    id: ClientId
    number: Number
    option: OptionNumber


class Undo(msgspec.Struct, tag_field="type", tag="undo", frozen=True):
    """Takes back the latest own decision. With a number: only if nothing has happened since it."""

    id: ClientId
    number: Number | None = None


class AskUndo(msgspec.Struct, tag_field="type", tag="ask_undo", frozen=True):
    """Asks the others for their consent to take back the latest own decision and all after it."""

    id: ClientId


class AnswerUndo(msgspec.Struct, tag_field="type", tag="answer_undo", frozen=True):
    """Agrees to the request with that number, or declines it; whoever has asked withdraws by declining."""

    id: ClientId
    request: Number
    agree: bool


class Say(msgspec.Struct, tag_field="type", tag="chat", frozen=True):
    """A line of chat."""

    id: ClientId
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Ping(msgspec.Struct, tag_field="type", tag="ping", frozen=True):
    """Asks for a pong."""


FromClient = Hello | Choose | Undo | AskUndo | AnswerUndo | Say | Ping


class Ack(msgspec.Struct, tag_field="type", tag="ack", frozen=True):
    """The request with that id is stored, as row `number` of the log; always before the state that shows it."""

    id: str
    number: int


class RefusedMessage(msgspec.Struct, tag_field="type", tag="refused", frozen=True):
    """The request with that id was not carried out, and why."""

    id: str
    error: str
    text: str
    rule: str = ""
    sentence: str = ""


class Present(msgspec.Struct, frozen=True):
    """Whether somebody is connected for a seat."""

    seat: int
    present: bool


class Presence(msgspec.Struct, tag_field="type", tag="presence", frozen=True):
    """Who is here."""

    seats: list[Present]
    watching: int


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat: when (seconds since 1970), who, what. Plain text."""

    at: float
    seat: int
    name: str
    text: str


class Chat(msgspec.Struct, tag_field="type", tag="chat", frozen=True):
    """New lines of chat; after hello, the last ones said."""

    lines: list[ChatLine]


class Pong(msgspec.Struct, tag_field="type", tag="pong", frozen=True):
    """The answer to a ping."""


class Final(msgspec.Struct, tag_field="type", tag="final", frozen=True):
    """Which of the options offered at a number cannot be taken back; it follows the state when that is worked out."""

    number: int
    options: tuple[int, ...]


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    letter: str
    name: str
    kind: Literal["person", "bot", "virtual", "open"]
    level: str
    present: bool
    clock_s: float | None
    substitute: str = ""  # the level of the bot that plays for an absent person


class Offer(msgspec.Struct, frozen=True):
    """A choice, and whether it is final: not to be taken back afterwards (null: not worked out yet)."""

    option: int
    notation: str
    text: str
    hint: str
    elements: tuple[str, ...]
    final: bool | None


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log; its number is the move that led to it, 0 for the set-up."""

    number: int
    text: str
    rules: tuple[str, ...]
    elements: tuple[str, ...]


class Allow(msgspec.Struct, frozen=True):
    """What the viewer may do at this table."""

    undo: bool
    chat: bool
    hint: bool


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to go back to so many moves: whose consent is there, and whose is missing."""

    number: int
    seat: int
    moves: int
    agreed: list[int]
    missing: list[int]


class State(msgspec.Struct, frozen=True):
    """A table as one viewer may see it: a seat, -1 for spectators, or -2 with everything open."""

    table: str
    game: str
    title: str
    players: int
    seats: list[SeatState]
    viewer: int
    host: int
    number: int
    moves: int
    over: bool
    waiting: tuple[int, ...]
    question: Question | None
    choices: tuple[Offer, ...]
    barred: tuple[Barred, ...]
    may_undo: bool
    may_ask_undo: bool
    undo_request: UndoRequest | None
    view: Any
    sections: tuple[Section, ...]
    log: msgspec.Raw  # a list of LogLine, encoded once for all states
    log_from: int  # the lowest move number whose lines are in `log`
    since: int
    latest: list[tuple[str | int, int, int, int, int, int]]
    scores: list[Score]
    score_rules: dict[str, tuple[str, ...]]
    seal: str
    seed: str
    options: dict[str, str]
    allow: Allow
    clock: Clock
    pace: str
    rematch: str


def plain_number(value: object) -> object:
    """Views and scores are read from records, so a number may still be one of NumPy's."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")


encoder = msgspec.json.Encoder(enc_hook=plain_number)
from_client = msgspec.json.Decoder(FromClient)
