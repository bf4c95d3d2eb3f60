"""The answers over HTTP."""

from typing import Any

from msgspec import Struct

from scherzo.bots.levels import Level
from scherzo.core.words import Option, Section
from scherzo.review.findings import Review
from scherzo.server.messages.etudes import ETUDES
from scherzo.server.messages.fields import NotifyKind, SeatAsked
from scherzo.server.messages.lessons import LESSONS
from scherzo.server.messages.state import EncodedState


class Refused(Struct, frozen=True):
    """What was not done: a code for programs, a sentence for people, and the rule it rests on, if it does."""

    error: str
    text: str
    rule: str = ""
    sentence: str = ""


class Stale(Refused, frozen=True, kw_only=True):
    """The table has moved on since; with the state as it is now."""

    state: EncodedState


class Done(Struct, frozen=True):
    """Done, and there is nothing more to say."""


class GameInfo(Struct, frozen=True):
    """A game as the lobby shows it, and how far its rules are compiled."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    minutes: tuple[int, int]
    age: int
    designer: str
    publisher: str
    year: int
    blurb: str
    levels: list[Level]
    lessons: int  # how many there are
    etudes: int
    ready: bool = False
    progress: float = 0.0


class Rule(Struct, frozen=True):
    """A rule of a game, and the heading under which it stands."""

    id: str
    text: str
    section: str


class OpenTable(Struct, frozen=True):
    """A table in the lobby that has a free seat for anybody."""

    table: str
    game: str
    title: str
    host: str
    players: int
    free: int
    note: str
    created: float  # seconds since 1970


class Invitation(Struct, frozen=True):
    """What a link to a seat offers, and whether somebody sits there already."""

    table: str
    game: str
    title: str
    host: str
    seat: int
    letter: str
    name: str  # of the seat
    players: list[str]  # names of all seats
    taken: bool
    present: bool
    over: bool


class SeatKey(Struct, frozen=True):
    """A seat of a new table and the token that opens it, shown this once; bots have none."""

    seat: int
    kind: SeatAsked
    token: str


class TableMade(Struct, frozen=True):
    """A new table: its id, the tokens of its seats (links are /t/TABLE#TOKEN), and the link to watch."""

    table: str
    seats: list[SeatKey]
    watch: str


class Uploaded(Struct, frozen=True):
    """The table on which an uploaded record can be replayed."""

    table: str


class Decided(Struct, frozen=True):
    """A stored decision's number in the log, and the state with it."""

    number: int
    state: EncodedState


class Words(Struct, frozen=True):
    """The table in words, as it was at that number."""

    number: int
    sections: tuple[Section, ...]


class Said(Struct, frozen=True):
    """The number of a line of chat."""

    number: int


class Token(Struct, frozen=True):
    """A seat's new token."""

    token: str


class Alternative(Struct, frozen=True):
    """An option with the share of imagined games that it won."""

    option: int
    notation: str
    text: str
    value: float  # the chance to win
    points: float


class Hint(Struct, frozen=True):
    """What the search would choose, and why."""

    option: int
    text: str
    alternatives: list[Alternative]


class Reach(Struct, frozen=True):
    """Who can open this server: its address for this machine, and those that others can really open."""

    here: str
    addresses: list[str]
    only_here: bool
    may_open: bool  # the caller is at this machine and can let others in


class Notify(Struct, frozen=True):
    """How a seat is told that it is its turn while nobody is there: what the server can do, and what was asked for."""

    email: bool
    webhook: bool
    hosts: list[str]  # where webhooks may be
    kind: NotifyKind
    to: str  # recognisable for its owner, of no use to others


class CurvePoint(Struct, frozen=True):
    """From this move on the seats had so many points, as if the game had ended then."""

    move: int
    totals: list[float]


class Curve(Struct, frozen=True):
    """The points over a finished game of so many moves: one entry whenever they changed."""

    moves: int
    points: list[CurvePoint]


REPLIES: tuple[Any, ...] = (
    Refused, Stale, Done, GameInfo, Rule, OpenTable, TableMade, Uploaded, Decided, Words, Said, Token, Hint,
    Reach, Notify, Invitation, SeatKey, Curve, Review, *LESSONS, *ETUDES,
)  # fmt: skip
