"""The two dice pools: rolling and putting aside."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import spend
from scherzo.games.philharmonix.table import Table


@rule
def roll(box: Box, table: Table, pool: int, dice: int) -> None:
    """Rolls a bit set of the musician dice, or of the symphony dice."""
    for die in range(n.DICE):
        if has(dice, die):
            if pool == n.SYMPHONY_POOL:
                face = draw(table, n.SYMPHONY_DICE_STREAM, n.FACES)
                table.symphony_dice[die] = face
                tell(table, EVERYONE, n.SYMPHONY_ROLLED, die, box.symphony_face[face])
            else:
                face = draw(table, n.MUSICIAN_DICE_STREAM, n.FACES)
                table.musician_dice[die] = face
                shown = box.musician_face[die, face]
                tell(table, EVERYONE, n.MUSICIAN_ROLLED, die, shown[0], shown[1])


@rule
def reroll_used(box: Box, table: Table, pool: int) -> None:
    """PH-COMPOSE-3, PH-AUDITION-4: the dice put aside are rerolled and return to the pool."""
    if pool == n.SYMPHONY_POOL:
        roll(box, table, n.SYMPHONY_POOL, table.symphony_aside)
        table.symphony_aside = 0
    else:
        roll(box, table, n.MUSICIAN_POOL, table.musician_aside)
        table.musician_aside = 0


@rule
def reroll(box: Box, table: Table, seat: int, pool: int) -> None:
    """PH-FREE-6, PH-COMPOSE-4, PH-AUDITION-5: a fan rerolls all dice of the pool that are not put aside."""
    spend(box, table, seat, n.FANS, box.fans_for_reroll)
    tell(table, EVERYONE, n.REROLLED, seat, pool)
    roll(box, table, pool, n.ALL_DICE & ~(table.symphony_aside if pool == n.SYMPHONY_POOL else table.musician_aside))


@rule
def why_not_reroll(box: Box, table: Table, seat: int, pool: int) -> int:
    """PH-FREE-6, PH-RULING-51: a fan, and a die that is not put aside."""
    if (table.symphony_aside if pool == n.SYMPHONY_POOL else table.musician_aside) == n.ALL_DICE:
        return n.ALL_DICE_ASIDE
    return n.MAY if table.fans[seat] >= box.fans_for_reroll else n.TOO_FEW_FANS


@rule
def symphony_shown(box: Box, table: Table, die: int) -> int:
    """The colour a symphony die shows, or ANY."""
    return box.symphony_face[table.symphony_dice[die]]


@rule
def type_shown(box: Box, table: Table, die: int) -> int:
    """The type of musician a die shows."""
    return box.musician_face[die, table.musician_dice[die], 0]


@rule
def stars_shown(box: Box, table: Table, die: int) -> int:
    """The rank of the musician a die shows."""
    return box.musician_face[die, table.musician_dice[die], 1]
