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
    brings: tuple[str, ...]  # by Part: the discs that taking control would bring; empty where somebody has it


class Note(msgspec.Struct, frozen=True):
    """A note of the score. Discs: a seat number, or -1 for black; bottom first."""

    id: str
    note: int
    bar: int
    voice: int
    position: int
    title: str  # the second crotchet of bar 3 in the 2nd Voice
    kind: str
    accidental: str
    colour: str
    zone: str
    tuplet: str
    pitch: int  # as a MIDI key, in the range of the Instrument on top; middle C is 60
    start: float  # crotchets from the beginning of the piece
    beats: float  # how many crotchets it lasts
    dynamics: str  # p, mp, mf or f
    stack: tuple[int, ...]
    instrument: str  # whose disc lies on top; empty: nobody's, or a black one of the set-up
    token: str
    in_area: bool


class Objective(msgspec.Struct, frozen=True):
    """A Virtuosity card."""

    card: int
    orchestra: str
    orchestra_text: str  # what it pays
    symphony: str
    symphony_text: str


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


class Disc(msgspec.Struct, frozen=True):
    """The disc in play: the place and slot it comes from (-1: a stacked one), a seat number or -1 for black."""

    at: int
    slot: int
    colour: int


class Landing(msgspec.Struct, frozen=True):
    """A note that the disc in play may take."""

    note: int
    points: int  # at once; for a pair what the better order brings
    covers: tuple[int, ...]  # discs that lie there, bottom first
    token: str  # the Musician token that is taken
    clash: bool
    pair: bool
    protected: bool  # a black disc goes below
    leans: dict[str, tuple[int, ...]]  # by place in the list of majorities: what would then count, by seat


class Majority(msgspec.Struct, frozen=True):
    """A majority as it stands: discs that count, by seat."""

    kind: str  # sheet, voice or zone
    sheet: int  # 1 to 3; 0 for a Voice
    voice: int  # 1 to 3; 0 else
    zone: str
    tops: tuple[int, ...]
    leading: tuple[int, ...]
    closed: bool  # scored already
    prize: str


class ClefCard(msgspec.Struct, frozen=True):
    """The Clef card before a Voice: its main Clef is valid everywhere, the minor one on some positions."""

    main: str
    minor: str
    positions: tuple[int, ...]


class Printed(msgspec.Struct, frozen=True):
    """Values of the component file that explanations quote."""

    cover: int  # points of a disc that covers another
    clef: int  # points for each Clef of an Instrument, by the token
    overwriting: int  # how many own discs at most are left when the Overwriting token is put down


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int
    players: int
    phase: str
    asking: str  # the kind of the open decision
    deciding: tuple[int, ...]
    first_player: int
    conductor: str
    conductor_text: str
    movement: str
    bars: tuple[int, ...]
    playing: str  # the Instrument that plays, or empty
    disc: Disc | None  # in play
    landings: tuple[Landing, ...]
    order: tuple[int, ...]  # places that will still play in this Movement, by their next turns
    majorities: tuple[Majority, ...]
    places: tuple[Place, ...]
    closed: tuple[str, ...]  # seats covered by Stage cards
    laid: Card | None  # the card whose seat is asked for
    fits: dict[str, tuple[int, ...]]  # by the number of a card that the viewer sees: free seats where it is well placed
    notes: tuple[Note, ...]
    last_note: str
    sheet_prizes: tuple[str, ...]
    voice_prizes: tuple[str, ...]
    voice_points: tuple[int, ...]  # what a disc brings on each Voice
    track_values: dict[str, tuple[int, ...]]  # points by steps
    clef_rules: tuple[str, ...]  # by Voice; empty without the Clefs variant
    clef_cards: tuple[ClefCard, ...]
    column_tokens: tuple[str, ...]
    pentagon: tuple[str, ...]
    spare_tokens: tuple[str, ...]
    seats: tuple[Player, ...]
    packet: tuple[Card, ...]  # draft: the packet in the viewer's hands
    choirs: tuple[Card, ...]  # the Choirs offered to the viewer
    public_objective: Objective | None
    black_supply: int
    printed: Printed
