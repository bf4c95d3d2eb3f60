"""The structs of a view: what a viewer may see of a table."""

import msgspec


class Card(msgspec.Struct, frozen=True):
    """An Instrument card."""

    card: int
    name: str
    number: int
    category: str
    spaces: tuple[str, ...]  # white, black, grey linked, black linked; Choirs add the Part
    dotted: tuple[int, ...]  # spaces inside the Soloist line, from 1
    abilities: tuple[tuple[str, ...], ...]  # by Part
    unlockable: tuple[str, ...]
    half_dots: tuple[str, ...]
    clefs: str


class Place(msgspec.Struct, frozen=True):
    """A seat of the orchestra or one of the two black spaces. Discs: a seat number, or -1 for black."""

    at: int
    name: str
    dots: tuple[str, ...]
    card: Card | None
    well_placed: bool
    owners: tuple[int, ...]  # by Part; -1 = nobody
    discs: tuple[int, ...]  # left to right
    slots: tuple[int, ...]  # where each disc lies: 0 = left of the card, 1-5 = its spaces
    stacked: int
    token: str
    active: tuple[tuple[str, ...], ...]  # active abilities by Part


class Note(msgspec.Struct, frozen=True):
    """A note of the score. Discs: a seat number, or -1 for black; bottom first."""

    id: str
    note: int
    bar: int
    voice: int
    position: int
    kind: str
    accidental: str
    colour: str
    zone: str
    tuplet: str
    stack: tuple[int, ...]
    token: str
    in_area: bool


class Objective(msgspec.Struct, frozen=True):
    """A Virtuosity card."""

    card: int
    orchestra: str
    symphony: str


class Player(msgspec.Struct, frozen=True):
    """What is known of a player."""

    seat: int
    hand_size: int
    hand: tuple[Card, ...]  # empty unless the viewer may see it
    discarded: tuple[Card, ...]
    tokens: tuple[str, ...]
    steps: dict[str, int]
    points: int  # scored so far, without tracks and the end of the game; after it, all of them
    revealed: Objective | None
    private: tuple[Objective, ...]  # empty unless the viewer may see them
    has_chosen: bool
    supply: int  # discs left; below zero: more than the box holds are in use


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int
    players: int
    phase: str
    deciding: tuple[int, ...]
    first_player: int
    conductor: str
    movement: str
    bars: tuple[int, ...]
    playing: str  # the Instrument that plays, or empty
    places: tuple[Place, ...]
    closed: tuple[str, ...]  # seats covered by Stage cards
    laid: Card | None  # the card about to be seated
    notes: tuple[Note, ...]
    last_note: str
    sheet_prizes: tuple[str, ...]
    voice_prizes: tuple[str, ...]
    clef_rules: tuple[str, ...]  # by Voice; empty without the Clefs variant
    column_tokens: tuple[str, ...]
    pentagon: tuple[str, ...]
    spare_tokens: tuple[str, ...]
    seats: tuple[Player, ...]
    packet: tuple[Card, ...]  # draft: the packet in the viewer's hands
    choirs: tuple[Card, ...]  # the Choirs offered to the viewer
    public_objective: Objective | None
    black_supply: int
