"""Who plays next: the turns still to come in a Movement, as one compiled look for the view."""

from typing import Any

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.core.sets import has, only, with_
from scherzo.games.symphony import names as n
from scherzo.games.symphony.rules.abilities import leftmost
from scherzo.games.symphony.rules.movements import plays_in_attack
from scherzo.games.symphony.table import Table


def turns_to_come(box: Reading, table: Reading) -> tuple[int, ...]:
    """The places that will still play in this Movement, each once, in the order of their next turns."""
    found: Any = np.zeros(n.INSTRUMENTS, dtype=np.int64)
    count = look_ahead(box.whole, table.whole, found)
    return tuple(found.tolist()[:count])


@rule
def look_ahead(boxes: Records, tables: Records, found: Array) -> int:
    """SY-ORDER-1..4: the rest of the Attack, then of the Body, then of the Coda."""
    box, table = boxes[0], tables[0]
    part, count = part_now(table), 0
    met = only(table.at) if part != table.phase else 0  # whoever plays now
    if part < n.ATTACK or (part == n.ATTACK and table.row >= 0):
        row = table.row if part == n.ATTACK else box.rows
        while row > 0:
            row -= 1
            at = table.movement * n.ROWS + row
            if plays_in_attack(box, table, at) and not has(met, at):
                found[count], count, met = at, count + 1, with_(met, at)
        if leftmost(table, n.CONCERTMASTER, -1) >= 0:
            found[count], count = n.CONCERTMASTER, count + 1
    if part != n.CODA:
        first = table.row if part == n.BODY else 0
        for i in range(box.rows):
            at = table.movement * n.ROWS + (first + i) % box.rows
            if leftmost(table, at, -1) >= 0 and not has(met, at):
                found[count], count, met = at, count + 1, with_(met, at)
    first = table.row if part == n.CODA else 0
    for i in range(box.rows):
        at = table.movement * n.ROWS + (first + i) % box.rows
        if table.stacked[at] > 0 and not has(met, at):
            found[count], count, met = at, count + 1, with_(met, at)
    return count


@rule
def part_now(table: Table) -> int:
    """The part of the Movement: that to which the turn in hand will go back."""
    return table.back_to if n.TURN <= table.phase <= n.TURN_END else table.phase
