"""What came in the box, what each number of players uses, and the preset orchestras."""

from typing import Annotated, Literal

from msgspec import Meta, field

from scherzo.core.component_types import Noted, Strict
from scherzo.games.symphony.components.kinds import Column, Count, NoteColour, SeatName


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


class Inventory(Noted, frozen=True):
    """[inventory]: how many of everything came in the box."""

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


class Promo(Noted, frozen=True):
    """[inventory_promo]"""

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


class Players(Noted, frozen=True):
    """[players]"""

    two: ForPlayers = field(name="2")
    three: ForPlayers = field(name="3")
    four: ForPlayers = field(name="4")
    five: ForPlayers = field(name="5")
    six: ForPlayers = field(name="6")

    def row(self, players: int) -> ForPlayers:
        """The numbers for that many players."""
        return (self.two, self.three, self.four, self.five, self.six)[players - 2]


PresetCard = Annotated[str, Meta(pattern=r"^[0-9]{2}\+?( [1-6]){1,3}$")]


class PresetOrchestra(Strict, frozen=True):
    """[preset.N]: a ready orchestra; each seat holds a card number (+ for the advanced kind) and who controls it."""

    concertmaster: Annotated[int, Meta(ge=1, le=6)]
    conductor: Annotated[int, Meta(ge=1, le=6)]
    seats: dict[SeatName, PresetCard]


class Presets(Noted, frozen=True):
    """[preset]"""

    two: PresetOrchestra = field(name="2")
    three: PresetOrchestra = field(name="3")
    four: PresetOrchestra = field(name="4")
    five: PresetOrchestra = field(name="5")
    six: PresetOrchestra = field(name="6")

    def row(self, players: int) -> PresetOrchestra:
        """The orchestra for that many players."""
        return (self.two, self.three, self.four, self.five, self.six)[players - 2]


class Rulings(Noted, frozen=True):
    """[rulings]: switches for what a printed copy could overturn."""

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
