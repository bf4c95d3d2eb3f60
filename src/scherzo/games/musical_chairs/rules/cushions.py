"""Who owns a cushion, and whether its power still works (MC-TOKEN)."""

from scherzo.core.rule import rule
from scherzo.games.musical_chairs.table import Table


@rule
def owns(table: Table, seat: int, cushion: int) -> bool:
    """MC-TOKEN-0: a power works for the owner of the cushion only."""
    return table.owner[cushion] == seat


@rule
def can_use(table: Table, seat: int, cushion: int) -> bool:
    """Whether the seat owns the cushion and has not flipped it."""
    return table.owner[cushion] == seat and table.flipped[cushion] == 0
