"""The typed form of components.toml, so that an owner's corrected file is checked value by value."""

from scherzo.core.component_types import Strict
from scherzo.games.symphony.components.board import Board, ThematicRow
from scherzo.games.symphony.components.cards import (
    Categories,
    Instrument,
    InstrumentsAbout,
    MusicianTokens,
    VirtuosityAbout,
    VirtuosityCard,
)
from scherzo.games.symphony.components.conductors import BasicConductor, Concertmaster, Master, MasterRemoves
from scherzo.games.symphony.components.inventory import About, Inventory, Players, Presets, Promo, Rulings
from scherzo.games.symphony.components.kinds import OnlyProvenance
from scherzo.games.symphony.components.score import (
    ClefPositions,
    ClefSet,
    Majorities,
    Outline,
    Sheet,
    SheetsAbout,
    Tracks,
    VariableToken,
    VoicePoints,
)


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
