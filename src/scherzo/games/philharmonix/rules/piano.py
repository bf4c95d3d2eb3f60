"""The piano track: moving the star marker, prestige markers, and the black keys as choices in passing."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, offer, pop, push, put
from scherzo.games.philharmonix.table import Table


@rule
def move_stars(box: Box, table: Table, seat: int, stars: int) -> None:
    """PH-PIANO-1, PH-RULING-57: moves the star marker; stars won by a key wait until the other keys are chosen."""
    if stars == 0:
        return
    for at in range(int(table.depth)):
        if table.stack[at, 0] == n.PIANO:
            table.stack[at, 3] += stars
            return
    start = int(table.stars[seat])
    slide(box, table, seat, stars)
    push(table, n.PIANO, start, int(table.stars[seat]), 0, 0)


@rule
def slide(box: Box, table: Table, seat: int, stars: int) -> None:
    """PH-PIANO-5..6: prestige for markers passed and for every star beyond the end."""
    start = int(table.stars[seat])
    end = min(start + stars, int(box.last_position))
    table.stars[seat] = end
    tell(table, EVERYONE, n.STARS_MOVED, seat, stars, end, 0, 0)
    prestige = (start + stars - end) * int(box.star_overflow)
    for position in range(start, end):
        prestige += int(box.marker_at[position])
    gain(box, table, seat, n.PRESTIGE, prestige)


@rule
def step_piano(box: Box, table: Table) -> None:
    """PH-PIANO-2..4: set by set from the left one free key passed may be taken. Frame (PIANO, from, to, owed stars)."""
    seat = int(table.active)
    at, end = get(table, 1), get(table, 2)
    if at >= end:
        owed = get(table, 3)
        pop(table)
        move_stars(box, table, seat, owed)
        return
    table.asking = n.KEY
    if table.discs[seat] > 0:  # PH-RULING-58
        for position in range(at, min(end, int(box.set_end[at]))):
            key = int(box.key_at[position])
            if table.key_owner[key] == n.FREE and not (int(table.sets[seat]) >> int(box.key_set[key])) & 1:
                if table.menu_size == 0:
                    offer(table, n.DONE)
                offer(table, key)
    if table.menu_size == 0:
        put(table, 1, int(box.set_end[at]) + 1)


@rule
def answer_key(box: Box, table: Table, option: int) -> None:
    """PH-PIANO-2: a disc on the key and its bonus, or nothing; then the next set."""
    put(table, 1, int(box.set_end[get(table, 1)]) + 1)
    if option != n.DONE:
        seat = int(table.active)
        table.discs[seat] -= 1
        cover(box, table, seat, option)
        push(table, n.EFFECTS, n.KEY_LIST + option, 0, 0, 0)


@rule
def cover(box: Box, table: Table, seat: int, key: int) -> None:
    """PH-PIANO-3: one disc per black key, one per player in each set."""
    table.key_owner[key] = seat
    table.sets[seat] = int(table.sets[seat]) | 1 << int(box.key_set[key])
    tell(table, EVERYONE, n.KEY_TAKEN, seat, key, 0, 0, 0)
