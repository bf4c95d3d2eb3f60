"""The score: Sheets, Movements, points, tracks, Score tokens, Clef cards."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Noted, Strict
from scherzo.games.symphony.components.kinds import Clef, Column, Count, Points

Run = Annotated[str, Meta(pattern="^V[1-3]:[0-9]+-[0-9]+$")]
VoiceText = Annotated[str, Meta(pattern=r"^[smcq][1-7][b#]?[BO]?( (\| )?[smcq][1-7][b#]?[BO]?)*$")]


class VoicePoints(Noted, frozen=True):
    """[voice_vp]"""

    voice_1: Points
    voice_2: Points
    voice_3: Points
    overwriting_or_semibreve_top: Points
    black_disc: Literal[0]


Triple = Annotated[list[Points], Meta(min_length=3, max_length=3)]


class Majorities(Noted, frozen=True):
    """[majorities]"""

    sheet: Triple
    voice: Triple
    leftover_musician_token: Points


class Track(Noted, frozen=True):
    """[track.*]: the value of each space."""

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


class Outline(Noted, frozen=True):
    """[movement_outline]: the bars of each Movement and the Sheet scored after it."""

    bars_per_sheet: Literal[3]
    A: Bars
    B: Bars
    C: Bars
    D: Bars
    E: Bars
    scoring_after: dict[Column, Annotated[int, Meta(ge=1, le=3)]]


class SheetsAbout(Noted, frozen=True):
    """[sheets]"""

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


class VariableToken(Strict, frozen=True):
    """[[variable_token]]: the reverse of a Score token."""

    key: Literal[
        "sheet_black_discs", "sheet_chained_discs", "sheet_stacked_discs",
        "voice_recurring_position", "voice_black_discs", "voice_opponent_discs",
    ]  # fmt: skip
    on: Literal["sheet", "voice_1", "voice_2", "voice_3"]
    vp: Points


Positions = Annotated[list[Annotated[int, Meta(ge=1, le=7)]], Meta(min_length=1, max_length=7)]


class ClefPositions(Noted, frozen=True):
    """[clef_positions]"""

    upper: Positions
    central: Positions
    lower: Positions


class ClefCard(Strict, frozen=True):
    """One Clef card: its main Clef everywhere, its minor Clef in one zone."""

    main: Clef
    minor: Clef
    zone: Literal["upper", "central", "lower"]


class ClefSet(Noted, frozen=True):
    """[[clef_set]]"""

    id: str
    cards: Annotated[list[ClefCard], Meta(min_length=3, max_length=3)]
