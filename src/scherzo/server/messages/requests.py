"""What clients send: the bodies of HTTP requests, and the messages on a WebSocket."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from scherzo.server.messages.fields import (
    Bot,
    ChatText,
    ClientId,
    Clock,
    LogWanted,
    Name,
    Note,
    NotifyKind,
    Number,
    OptionNumber,
    Pace,
    SeatAsked,
    StatesWanted,
    UndoKind,
)


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: you, a friend by link, a bot, or one more person at your screen."""

    kind: SeatAsked
    name: Name = ""
    level: Bot = ""


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    clock: Clock = Clock()
    chat: bool = True
    pace: Pace = "thinking"
    undo: UndoKind = "fair"
    open: bool = False
    note: Note = ""
    stand_in: Bot | None = None  # plays for people who have gone


class DecisionBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision: one of the options that the state offers."""

    number: Number
    client_id: ClientId
    option: OptionNumber


class UndoBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes back the latest own decision. With a number: only if nothing has happened since it."""

    client_id: ClientId
    number: Number | None = None


class AskBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks the others to take back the latest own decision."""

    client_id: ClientId


class AnswerBody(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the request with that number."""

    client_id: ClientId
    request: Number
    agree: bool


class ChatBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat."""

    client_id: ClientId
    text: ChatText


class NameBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's new name."""

    name: Name


class TakeoverBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot plays for an absent person, or for you. Its level is the table's, unless you play alone among bots."""

    level: Bot = ""


class SitBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down by a link: under which name (empty: as it is), and whether one sat there before on another device."""

    name: Name = ""
    again: bool = False


class JoinBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a free seat of an open table, under that name."""

    name: Name = ""


class ListedBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table to everybody, with a few words on it, or closes it."""

    listed: bool
    note: Note = ""


class NotifyBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Where this seat wants to be told that it is its turn; an empty kind: nowhere any more."""

    kind: NotifyKind
    to: Annotated[str, Meta(max_length=400)] = ""


class KeepBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether this table is to be kept for good."""

    keep: bool


class Hello(Struct, tag_field="type", tag="hello", frozen=True):
    """The first message: which seat (no token: a spectator), and the last number known from an earlier connection.

    With log "new" every state holds only the log lines that this connection has not had yet. With states "changes" so
    does every state, and only the first one is whole: those after it come as what has changed; with "parts" also of the
    lists of a view only what has changed in them. The table in words is then left out (`sections`); whoever wants to
    read it asks for it.
    """

    token: Annotated[str, Meta(max_length=64)] = ""
    since: Number = 0
    log: LogWanted = "all"
    states: StatesWanted = "whole"


class Decide(Struct, tag_field="type", tag="choose", frozen=True):
    """A decision: the number seen, and an option of the choices offered."""

    id: ClientId
    number: Number
    option: OptionNumber


class Undo(Struct, tag_field="type", tag="undo", frozen=True):
    """Takes back the latest own decision. With a number: only if nothing has happened since it."""

    id: ClientId
    number: Number | None = None


class AskUndo(Struct, tag_field="type", tag="ask_undo", frozen=True):
    """Asks the others for their consent to take back the latest own decision and all after it."""

    id: ClientId


class AnswerUndo(Struct, tag_field="type", tag="answer_undo", frozen=True):
    """Agrees to the request with that number, or declines it; whoever has asked withdraws by declining."""

    id: ClientId
    request: Number
    agree: bool


class Say(Struct, tag_field="type", tag="chat", frozen=True):
    """A line of chat."""

    id: ClientId
    text: ChatText


class Ping(Struct, tag_field="type", tag="ping", frozen=True):
    """Asks for a pong."""


ToStore = Decide | Undo | AskUndo | AnswerUndo | Say
ToServer = Hello | ToStore | Ping

BODIES: tuple[Any, ...] = (
    TableWish, DecisionBody, UndoBody, AskBody, AnswerBody, ChatBody, NameBody, TakeoverBody, NotifyBody,
    SitBody, JoinBody, ListedBody,
    KeepBody
)  # fmt: skip
