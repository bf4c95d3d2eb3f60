"""Gaining and spending: credits, experience, fans, prestige, action points and the limit, each with its cap."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.table import Table


@rule
def gain(box: Box, table: Table, seat: int, what: int, amount: int) -> None:
    """PH-EFFECT-1..2, PH-RULING-22: gains what is possible of a plain gain, the rest is lost."""
    amount = min(amount, room(box, table, seat, what))
    now = 0
    if what == n.CREDITS:
        table.bank += amount
        now = table.credits[seat] + amount
        table.credits[seat] = now
    elif what == n.EXPERIENCE:
        now = table.experience[seat] + amount
        table.experience[seat] = now
    elif what == n.FANS:
        table.fan_supply -= amount
        now = table.fans[seat] + amount
        table.fans[seat] = now
    elif what == n.PRESTIGE:
        now = table.prestige[seat] + amount
        table.prestige[seat] = now
    elif what == n.AP_BACK:
        now = table.ap[seat] - amount
        table.ap[seat] = now
    elif what == n.AP_LIMIT:
        now = table.limit[seat] + amount
        table.limit[seat] = now
    if amount > 0:
        tell(table, EVERYONE, n.GAINED, seat, what, amount, now)


@rule
def room(box: Box, table: Table, seat: int, what: int) -> int:
    """PH-FREE-8, PH-INVEST-2..3: how much of a plain gain a seat can still take."""
    if what == n.EXPERIENCE:
        return box.experience_max - table.experience[seat]
    if what == n.FANS:
        return min(box.fans_max - table.fans[seat], table.fan_supply)
    if what == n.AP_BACK:
        return table.ap[seat]
    if what == n.AP_LIMIT:
        return box.limit_max - table.limit[seat]
    return n.NO_CAP


@rule
def spend(box: Box, table: Table, seat: int, what: int, amount: int) -> None:
    """Pays credits, experience or fans to the supply; the seat must have them."""
    if amount == 0:
        return
    now = 0
    if what == n.CREDITS:
        table.bank -= amount
        now = table.credits[seat] - amount
        table.credits[seat] = now
    elif what == n.EXPERIENCE:
        now = table.experience[seat] - amount
        table.experience[seat] = now
    elif what == n.FANS:
        table.fan_supply += amount
        now = table.fans[seat] - amount
        table.fans[seat] = now
    tell(table, EVERYONE, n.SPENT, seat, what, amount, now)
