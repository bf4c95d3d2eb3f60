"""The Orchestra Board."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Noted, Strict
from scherzo.games.symphony.components.kinds import Category, Column, Count


class ThematicRow(Noted, frozen=True):
    """[first_row_thematic_option]: the category of each Column's front seat in an orderly first row."""

    A: Category
    B: Category
    C: Category
    D: Category
    E: Category


Dots = Annotated[str, Meta(pattern=r"^(-|[SBWPL](\+[SBWPL])*)$")]
DotRow = Annotated[list[Dots], Meta(min_length=5, max_length=5)]


class BoardSide(Noted, frozen=True):
    """[board.small], [board.large]: the dots of the seats, row 1 in front."""

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


class BonusSpaces(Noted, frozen=True):
    """[board.bonus_spaces]"""

    column_tokens: Count
    pentagon_tokens: Literal["players + 1"]


class Board(Strict, frozen=True):
    """[board]"""

    small: BoardSide
    large: BoardSide
    bonus_spaces: BonusSpaces
