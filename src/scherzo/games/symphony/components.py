"""The typed form of components.toml, so that an owner's corrected file is checked value by value."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Provenance = Literal["printed", "public", "derived", "reconstructed", "mixed"]
Count = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Column = Literal["A", "B", "C", "D", "E"]
Category = Literal["strings", "brass", "woodwinds", "percussion", "soloist", "choir", "special"]
Ability = Literal[
    "overwriting", "black_overwriting", "strong_overwriting", "black_strong_overwriting", "protection", "flat", "sharp",
    "imminent", "virtuosity_1", "virtuosity_2", "virtuosity_by_board", "soloist", "chaining", "absolute", "obsessive",
    "disturbing",
]  # fmt: skip
Dot = Literal["S", "B", "W", "P", "L"]
Clef = Literal["C", "F", "G"]
NoteColour = Literal["blue", "orange"]
Zone = Literal["blue", "orange", "green"]
NoteKind = Literal["semibreve", "minim", "crotchet", "quaver"]
SeatName = Annotated[str, Meta(pattern="^[A-E][1-6]$")]
Run = Annotated[str, Meta(pattern="^V[1-3]:[0-9]+-[0-9]+$")]
VoiceText = Annotated[str, Meta(pattern=r"^[smcq][1-7][b#]?[BO]?( (\| )?[smcq][1-7][b#]?[BO]?)*$")]
Spaces = Annotated[str, Meta(pattern="^[wkgK][1-3]?( [wkgK][1-3]?){0,4}$")]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all tables of the file: a misspelt key is an error, not a silence."""


class About(Strict, frozen=True):
    """[meta]"""

    game: str
    designer: str
    publisher: str
    edition: str
    players_min: int
    players_max: int
    spec: str
    data_version: int


class Inventory(Strict, frozen=True):
    """[inventory]: how many of everything came in the box."""

    provenance: Provenance
    orchestra_board: Count
    score_sheets: Count
    instrument_cards: Count
    strings: Count
    brass: Count
    woodwinds: Count
    percussion: Count
    soloist: Count
    choir: Count
    special: Count
    master_cards: Count
    virtuosity_cards: Count
    stage_cards: Count
    musician_tokens: Count
    batons: Count
    movement_outline_pieces: Count
    player_sets: Count
    scorekeepers_per_set: Count
    track_cubes_per_set: Count
    note_discs_per_set: Count
    sheet_score_tokens: Count
    voice_score_tokens: Count
    circle_tokens: Count
    black_note_discs: Count
    first_player_token: Count


class Promo(Strict, frozen=True):
    """[inventory_promo]"""

    provenance: Provenance
    clef_sets: Count
    clef_cards_per_set: Count


class ForPlayers(Strict, frozen=True):
    """[players.N]: the numbers of one player count."""

    board: Literal["small", "large"]
    first_row: list[Column]
    choirs_2: Count
    choirs_3: Count
    deal: Count
    controls: Count
    stage_rows: list[Annotated[int, Meta(ge=1, le=6)]]
    covered: list[NoteColour]
    progressive_deal: Count
    progressive_board: Literal["small", "large"]
    progressive_stage: list[SeatName]
    progressive_covered: list[NoteColour]


class Players(Strict, frozen=True):
    """[players]"""

    provenance: Provenance
    two: ForPlayers = field(name="2")
    three: ForPlayers = field(name="3")
    four: ForPlayers = field(name="4")
    five: ForPlayers = field(name="5")
    six: ForPlayers = field(name="6")

    def row(self, players: int) -> ForPlayers:
        """The numbers for that many players."""
        return (self.two, self.three, self.four, self.five, self.six)[players - 2]


class ThematicRow(Strict, frozen=True):
    """[first_row_thematic_option]: the category of each Column's front seat in an orderly first row."""

    provenance: Provenance
    A: Category
    B: Category
    C: Category
    D: Category
    E: Category


Dots = Annotated[str, Meta(pattern=r"^(-|[SBWPL](\+[SBWPL])*)$")]
DotRow = Annotated[list[Dots], Meta(min_length=5, max_length=5)]


class BoardSide(Strict, frozen=True):
    """[board.small], [board.large]: the dots of the seats, row 1 in front."""

    provenance: Provenance
    seats: Count
    columns: list[Column]
    rows: Annotated[int, Meta(ge=1, le=6)]
    row_1: DotRow
    row_2: DotRow
    row_3: DotRow
    row_4: DotRow
    row_5: DotRow
    row_6: DotRow | None = None

    def dots(self) -> list[list[str]]:
        """The dots by row, front first."""
        rows = [self.row_1, self.row_2, self.row_3, self.row_4, self.row_5, self.row_6]
        return [row for row in rows if row is not None]


class BonusSpaces(Strict, frozen=True):
    """[board.bonus_spaces]"""

    provenance: Provenance
    column_tokens: Count
    pentagon_tokens: Literal["players + 1"]


class Board(Strict, frozen=True):
    """[board]"""

    small: BoardSide
    large: BoardSide
    bonus_spaces: BonusSpaces


class VoicePoints(Strict, frozen=True):
    """[voice_vp]"""

    provenance: Provenance
    voice_1: Points
    voice_2: Points
    voice_3: Points
    overwriting_or_semibreve_top: Points
    black_disc: Literal[0]


Triple = Annotated[list[Points], Meta(min_length=3, max_length=3)]


class Majorities(Strict, frozen=True):
    """[majorities]"""

    provenance: Provenance
    sheet: Triple
    voice: Triple
    leftover_musician_token: Points


class Track(Strict, frozen=True):
    """[track.*]: the value of each space."""

    provenance: Provenance
    values: Annotated[list[Points], Meta(min_length=2, max_length=9)]


class Tracks(Strict, frozen=True):
    """[track]"""

    flat: Track
    sharp: Track
    semibreve: Track
    zone_blue: Track
    zone_orange: Track
    zone_green: Track
    clash: Track


Bars = Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=9)]


class Outline(Strict, frozen=True):
    """[movement_outline]: the bars of each Movement and the Sheet scored after it."""

    provenance: Provenance
    bars_per_sheet: Literal[3]
    A: Bars
    B: Bars
    C: Bars
    D: Bars
    E: Bars
    scoring_after: dict[Column, Annotated[int, Meta(ge=1, le=3)]]


class SheetsAbout(Strict, frozen=True):
    """[sheets]"""

    provenance: Provenance
    count: Count
    sides: list[str]


class Zones(Strict, frozen=True):
    """The three Coloured Zones of a Sheet."""

    green: Run
    orange: Run
    blue: Run


class Sheet(Strict, frozen=True):
    """[[sheet]]: one side of a Score Sheet."""

    id: Annotated[str, Meta(pattern="^[1-4][WK]$")]
    sheet: Annotated[int, Meta(ge=1, le=4)]
    side: Literal["white", "black"]
    voice_1: VoiceText
    voice_2: VoiceText
    voice_3: VoiceText
    zones: Zones
    tuplets: list[Run]


class Categories(Strict, frozen=True):
    """[categories]: background colours."""

    provenance: Provenance
    strings: str
    brass: str
    woodwinds: str
    percussion: str
    soloist: str
    choir: str
    special: str


class InstrumentsAbout(Strict, frozen=True):
    """[instruments]"""

    provenance: Provenance
    total: Count


class Instrument(Strict, frozen=True):
    """[[instrument]]: one kind of card."""

    number: Annotated[int, Meta(ge=0, le=43)]
    name: str
    category: Category
    copies: Annotated[int, Meta(ge=1, le=4)]
    spaces: Spaces
    dots: list[Dot]
    clefs: list[Clef]
    printed: str
    reconstructed: str
    variant: Literal["basic", "advanced"] = "basic"
    basic: list[Ability] = []
    unlock: list[Ability] = []
    solo: list[Annotated[int, Meta(ge=1, le=5)]] = []
    parts: Annotated[int, Meta(ge=1, le=3)] = 1
    part_1: list[Ability] = []
    part_2: list[Ability] = []
    part_3: list[Ability] = []


TokenName = Literal[
    "prolonged", "flat_sharp", "chaining", "protection", "virtuosity", "overwriting", "eclectic", "clef"
]  # fmt: skip


class MusicianTokens(Strict, frozen=True):
    """[musician_tokens]"""

    provenance: Provenance
    copies_each: Annotated[int, Meta(ge=3, le=9)]
    types: list[TokenName]
    not_on_concertmaster: list[TokenName]
    never_on: list[Literal["conductor", "choir"]]
    overwriting_max_own_discs_left: Count
    clef_vp_per_clef: Points


class VirtuosityAbout(Strict, frozen=True):
    """[virtuosity]"""

    provenance: Provenance
    pairing_printed_for: list[int]


class OrchestraBonus(Strict, frozen=True):
    """The upper half of a Virtuosity card."""

    key: Literal[
        "string_quintet", "brass_trill", "woodwinds_fugue", "martial_march", "capriccio", "ample_assortment",
        "clef_master",
        "little_orchestra", "troublesome_clef", "experimental_placement", "heavenly_glissando", "neutral_melody",
        "group_of_talents",
    ]  # fmt: skip
    name: str
    vp: Points | None = None
    vp_2_4_players: Points | None = None
    vp_5_6_players: Points | None = None
    category: Category | None = None
    categories: list[Category] | None = None
    multiple_of: Annotated[int, Meta(ge=1, le=43)] | None = None  # of the cards' numbers
    clef: Clef | None = None


class SymphonyBonus(Strict, frozen=True):
    """The lower half of a Virtuosity card."""

    key: Literal[
        "allegro_air", "vivace_air", "andante_air", "pivotal_duplets", "pivotal_triplet", "pivotal_quadruplet",
        "melodic_ubiquity", "melodious_fusion", "chromatic_dominance", "pivotal_coloured_notes",
    ]  # fmt: skip
    name: str
    vp: Points | None = None
    vp_per_bar: Points | None = None
    vp_per_sheet_majority: Points | None = None
    note_type: NoteKind | None = None
    tuplet: Annotated[int, Meta(ge=2, le=4)] | None = None
    zone: Zone | None = None
    reach: Annotated[int, Meta(ge=1, le=4)] | None = None
    colour: NoteColour | None = None
    side: Literal["before", "after"] | None = None


class VirtuosityCard(Strict, frozen=True):
    """[[virtuosity_card]]"""

    id: Annotated[int, Meta(ge=1, le=15)]
    orchestra: OrchestraBonus
    symphony: SymphonyBonus


class ConductorDisc(Strict, frozen=True):
    """A Note space of the Conductor or a Master: where its disc may be added."""

    to: Literal[
        "any", "not_choir", "choir", "has_flat", "has_sharp", "strings", "brass", "woodwinds", "percussion", "soloist"
    ]  # fmt: skip
    colour: Literal["own", "black"]


ConductorDiscs = Annotated[list[ConductorDisc], Meta(min_length=1, max_length=3)]


class BasicConductor(Strict, frozen=True):
    """[conductor]"""

    provenance: Provenance
    discs: ConductorDiscs
    distinct: bool


class Concertmaster(Strict, frozen=True):
    """[concertmaster]"""

    provenance: Provenance
    virtuosity_small_board: Points
    virtuosity_large_board: Points
    black_discs: Count


class OnlyProvenance(Strict, frozen=True):
    """A table that says only where its rows come from."""

    provenance: Provenance


class Master(Strict, frozen=True):
    """[[master]]"""

    id: Literal[
        "berlioz", "bernstein", "bulow", "furtwangler", "karajan", "kleiber", "mahler", "mengelberg",
        "toscanini", "wagner",
    ]  # fmt: skip
    name: str
    discs: ConductorDiscs
    distinct: bool
    pool: Literal["none", "all", "flat_or_sharp", "strings", "brass", "woodwinds", "percussion", "soloist"]
    overwrite_vp: Points = 0


class MasterRemoves(Strict, frozen=True):
    """[master_removes_virtuosity_card]"""

    provenance: Provenance
    furtwangler: str
    karajan: str
    toscanini: str
    wagner: str


class VariableToken(Strict, frozen=True):
    """[[variable_token]]: the reverse of a Score token."""

    key: Literal[
        "sheet_black_discs", "sheet_chained_discs", "sheet_stacked_discs",
        "voice_recurring_position", "voice_black_discs", "voice_opponent_discs",
    ]  # fmt: skip
    on: Literal["sheet", "voice_1", "voice_2", "voice_3"]
    vp: Points


Positions = Annotated[list[Annotated[int, Meta(ge=1, le=7)]], Meta(min_length=1, max_length=7)]


class ClefPositions(Strict, frozen=True):
    """[clef_positions]"""

    provenance: Provenance
    upper: Positions
    central: Positions
    lower: Positions


class ClefCard(Strict, frozen=True):
    """One Clef card: its main Clef everywhere, its minor Clef in one zone."""

    main: Clef
    minor: Clef
    zone: Literal["upper", "central", "lower"]


class ClefSet(Strict, frozen=True):
    """[[clef_set]]"""

    id: str
    provenance: Provenance
    cards: Annotated[list[ClefCard], Meta(min_length=3, max_length=3)]


class Rulings(Strict, frozen=True):
    """[rulings]: switches for what a printed copy could overturn."""

    provenance: Provenance
    absolute_discs_score_voice_vp: bool
    setup_black_discs_give_tuplet_power: bool
    black_tuplet_power_may_hit_own_disc: bool
    obsessive_wraps_from_first_row: bool
    disturbing_needs_a_placed_disc: bool
    eclectic_stacks_absolute_discs: bool
    disc_supply_unlimited: bool
    bernstein_strict_leftmost: bool
    little_orchestra_counts_zero: bool
    recurring_position_counts_overwritten: bool
    wagner_counts_semibreve_top: bool


PresetCard = Annotated[str, Meta(pattern=r"^[0-9]{2}\+?( [1-6]){1,3}$")]


class PresetOrchestra(Strict, frozen=True):
    """[preset.N]: a ready orchestra; each seat holds a card number (+ for the advanced kind) and who controls it."""

    concertmaster: Annotated[int, Meta(ge=1, le=6)]
    conductor: Annotated[int, Meta(ge=1, le=6)]
    seats: dict[SeatName, PresetCard]


class Presets(Strict, frozen=True):
    """[preset]"""

    provenance: Provenance
    two: PresetOrchestra = field(name="2")
    three: PresetOrchestra = field(name="3")
    four: PresetOrchestra = field(name="4")
    five: PresetOrchestra = field(name="5")
    six: PresetOrchestra = field(name="6")

    def row(self, players: int) -> PresetOrchestra:
        """The orchestra for that many players."""
        return (self.two, self.three, self.four, self.five, self.six)[players - 2]


class Components(Strict, frozen=True):
    """All of components.toml."""

    meta: About
    inventory: Inventory
    inventory_promo: Promo
    players: Players
    first_row_thematic_option: ThematicRow
    board: Board
    voice_vp: VoicePoints
    majorities: Majorities
    track: Tracks
    movement_outline: Outline
    sheets: SheetsAbout
    sheet: list[Sheet]
    categories: Categories
    instruments: InstrumentsAbout
    instrument: list[Instrument]
    musician_tokens: MusicianTokens
    virtuosity: VirtuosityAbout
    virtuosity_card: list[VirtuosityCard]
    conductor: BasicConductor
    concertmaster: Concertmaster
    masters: OnlyProvenance
    master: list[Master]
    master_removes_virtuosity_card: MasterRemoves
    variable_score_tokens: OnlyProvenance
    variable_token: list[VariableToken]
    clef_positions: ClefPositions
    clef_set: list[ClefSet]
    rulings: Rulings
    preset: Presets
