"""The two dice pools: rolling and putting aside."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.table import Table


@rule
def roll(box: Box, table: Table, symphonies: int, dice: int) -> None:
    """Rolls a bit set of the musician dice, or of the symphony dice."""
    for die in range(n.DICE):
        if (dice >> die) & 1:
            if symphonies:
                face = draw(table, n.SYMPHONY_DICE_STREAM, n.FACES)
                table.symphony_dice[die] = face
                tell(table, EVERYONE, n.SYMPHONY_ROLLED, die, box.symphony_face[face], 0, 0, 0)
            else:
                face = draw(table, n.MUSICIAN_DICE_STREAM, n.FACES)
                table.musician_dice[die] = face
                shown = box.musician_face[die, face]
                tell(table, EVERYONE, n.MUSICIAN_ROLLED, die, shown[0], shown[1], 0, 0)


@rule
def reroll_used(box: Box, table: Table, symphonies: int) -> None:
    """PH-COMPOSE-3, PH-AUDITION-4: the dice put aside are rerolled and return to the pool."""
    if symphonies:
        roll(box, table, 1, int(table.symphony_aside))
        table.symphony_aside = 0
    else:
        roll(box, table, 0, int(table.musician_aside))
        table.musician_aside = 0


@rule
def symphony_shown(box: Box, table: Table, die: int) -> int:
    """The colour a symphony die shows, or ANY."""
    return int(box.symphony_face[table.symphony_dice[die]])


@rule
def type_shown(box: Box, table: Table, die: int) -> int:
    """The type of musician a die shows."""
    return int(box.musician_face[die, table.musician_dice[die], 0])


@rule
def stars_shown(box: Box, table: Table, die: int) -> int:
    """The rank of the musician a die shows."""
    return int(box.musician_face[die, table.musician_dice[die], 1])
