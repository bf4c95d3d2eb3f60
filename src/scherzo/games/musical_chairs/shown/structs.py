"""What a seat may see, as typed data: only what is listed here leaves the table."""

from typing import Literal

import msgspec

from scherzo.games.musical_chairs.words.texts import Kind

Phase = Literal[
    "seating",
    "turn",
    "moving",
    "battle",
    "chair scoring",
    "hand scoring",
    "buying",
    "switching",
    "hands",
    "extra card",
    "over",
]
"""What is going on."""
CushionState = Literal["unused", "on board", "removed", "owned"]
Ending = Literal["last cushion", "shortage"]


class Card(msgspec.Struct, frozen=True):
    """A card, face up."""

    card: int  # its option number
    id: str
    name: str
    kind: Kind
    suit: str  # "" for a Repeat
    colour: str
    number: int  # 0 for Rests and Repeats
    vp: int


class LineCard(msgspec.Struct, frozen=True):
    """A card of the line and the Chair card that it is or copies; None for a blank Repeat. Taken cards are gone."""

    card: Card
    counts_as: Card | None
    taken: bool


class Cushion(msgspec.Struct, frozen=True):
    """A Chair Cushion token."""

    id: str
    name: str
    text: str
    vp: int
    state: CushionState
    owner: int | None
    flipped: bool


class Chair(msgspec.Struct, frozen=True):
    """A chair of the board with its cushion and the dancers at it."""

    suit: str
    name: str
    colour: str
    cushion: Cushion
    markers: tuple[int, ...]  # the seats whose dancers stand there


class Seat(msgspec.Struct, frozen=True):
    """A player's side of the table."""

    seat: int
    colour: str
    chair: str | None  # the suit of the chair at which the dancer stands
    conductor: bool
    hand_count: int
    hand: tuple[Card, ...] | None  # None if hidden
    announced: tuple[Card, ...]  # hand cards that everybody was told of (two_lowest)
    rests: tuple[Card, ...]  # Rests played this round
    rests_played: int
    score_count: int
    score_pile: tuple[Card, ...] | None  # None if hidden
    score: int | None
    score_parts: tuple[int, ...] | None  # by score line
    cushions: tuple[Cushion, ...]
    lost_battle: bool
    zero_card: int  # what a card of 0 VP counts in this score pile


class Shown(msgspec.Struct, frozen=True):
    """What a seat showed in a Butt Battle; no card = it declined."""

    showing: int
    seat: int
    card: Card | None


class Battle(msgspec.Struct, frozen=True):
    """The present Butt Battle."""

    chair: str
    active: tuple[int, ...]
    committed: tuple[int, ...]  # the seats that have chosen
    chosen: tuple[Shown, ...]  # what they chose, as far as the viewer knows
    shown: tuple[Shown, ...]
    without_cards: tuple[int, ...]  # the seats that have no card to show and are not asked


class View(msgspec.Struct, frozen=True):
    """The table as a seat, a spectator or everybody after the game sees it."""

    viewer: int
    phase: Phase
    asking: str  # the kind of decision, "" if the game is over
    waiting: tuple[int, ...]
    round: int
    start: int
    turn: int | None
    conductor: int | None
    pile: int
    discard: int
    cushions_left: int
    value: int  # what the next card is compared with; 0 = nothing
    chairs: tuple[Chair, ...]
    line: tuple[LineCard, ...]
    seats: tuple[Seat, ...]
    battle: Battle | None
    ended_by: Ending | None
    walk: int  # how many chairs a dancer walks at most after a card
