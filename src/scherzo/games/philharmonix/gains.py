"""Gaining and spending: credits, experience, fans, prestige, action points and the limit, each with its cap."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.names import AP_BACK, AP_LIMIT, CREDITS, EXPERIENCE, FANS, GAINED, PRESTIGE, SPENT
from scherzo.games.philharmonix.table import Table


@rule
def gain(box: Box, table: Table, seat: int, what: int, n: int) -> None:
    """PH-EFFECT-1..2, PH-RULING-22: gains what is possible of a plain gain, the rest is lost."""
    now = 0
    if what == CREDITS:
        table.bank += n
        now = int(table.credits[seat]) + n
        table.credits[seat] = now
    elif what == EXPERIENCE:
        n = min(n, int(box.experience_max) - int(table.experience[seat]))
        now = int(table.experience[seat]) + n
        table.experience[seat] = now
    elif what == FANS:
        n = min(n, int(box.fans_max) - int(table.fans[seat]), int(table.fan_supply))
        table.fan_supply -= n
        now = int(table.fans[seat]) + n
        table.fans[seat] = now
    elif what == PRESTIGE:
        now = int(table.prestige[seat]) + n
        table.prestige[seat] = now
    elif what == AP_BACK:
        n = min(n, int(table.ap[seat]))
        now = int(table.ap[seat]) - n
        table.ap[seat] = now
    elif what == AP_LIMIT:
        n = min(n, int(box.limit_max) - int(table.limit[seat]))
        now = int(table.limit[seat]) + n
        table.limit[seat] = now
    if n > 0:
        tell(table, EVERYONE, GAINED, seat, what, n, now, 0)


@rule
def spend(box: Box, table: Table, seat: int, what: int, n: int) -> None:
    """Pays credits, experience or fans to the supply; the seat must have them."""
    if n == 0:
        return
    now = 0
    if what == CREDITS:
        table.bank -= n
        now = int(table.credits[seat]) - n
        table.credits[seat] = now
    elif what == EXPERIENCE:
        now = int(table.experience[seat]) - n
        table.experience[seat] = now
    elif what == FANS:
        table.fan_supply += n
        now = int(table.fans[seat]) - n
        table.fans[seat] = now
    tell(table, EVERYONE, SPENT, seat, what, n, now, 0)
