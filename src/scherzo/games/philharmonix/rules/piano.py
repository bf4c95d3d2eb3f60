"""The piano track: moving the star marker, prestige markers, and the black keys as choices in passing."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.table import Table


@rule
def move_stars(box: Box, table: Table, seat: int, stars: int) -> None:
    """PH-PIANO-1, PH-RULING-57: moves the star marker; stars won by a key wait until the other keys are chosen."""
    if stars == 0:
        return
    for at in range(table.depth):
        if table.stack[at, n.FRAME] == n.PIANO:
            table.stack[at, n.PIANO_OWED] += stars
            return
    start = table.stars[seat]
    slide(box, table, seat, stars)
    push(table, n.PIANO, start, table.stars[seat])


@rule
def slide(box: Box, table: Table, seat: int, stars: int) -> None:
    """PH-PIANO-5..6: prestige for markers passed and for every star beyond the end."""
    start = table.stars[seat]
    end = min(start + stars, box.last_position)
    table.stars[seat] = end
    tell(table, EVERYONE, n.STARS_MOVED, seat, stars, end)
    prestige = (start + stars - end) * box.star_overflow
    for position in range(start, end):
        prestige += box.marker_at[position]
    gain(box, table, seat, n.PRESTIGE, prestige)


@rule
def step_piano(box: Box, table: Table) -> None:
    """PH-PIANO-2..4: set by set from the left one free key passed may be taken."""
    seat = table.active
    at, end = get(table, n.PIANO_AT), get(table, n.PIANO_END)
    if at >= end:
        owed = get(table, n.PIANO_OWED)
        pop(table)
        move_stars(box, table, seat, owed)
        return
    table.asking = n.KEY
    if table.discs[seat] > 0:  # PH-RULING-58
        for position in range(at, min(end, box.set_end[at])):
            key = box.key_at[position]
            if table.key_owner[key] == n.FREE and not has(table.sets[seat], box.key_set[key]):
                if table.menu_size == 0:
                    offer(table, n.DONE)
                offer(table, key)
    if table.menu_size == 0:
        put(table, n.PIANO_AT, box.set_end[at] + 1)


@rule
def answer_key(box: Box, table: Table, option: int) -> None:
    """PH-PIANO-2: a disc on the key and its bonus, or nothing; then the next set."""
    put(table, n.PIANO_AT, box.set_end[get(table, n.PIANO_AT)] + 1)
    if option != n.DONE:
        seat = table.active
        table.discs[seat] -= 1
        cover(box, table, seat, option)
        push(table, n.EFFECTS, n.KEY_LIST + option)


@rule
def cover(box: Box, table: Table, seat: int, key: int) -> None:
    """PH-PIANO-3: one disc per black key, one per player in each set."""
    table.key_owner[key] = seat
    table.sets[seat] = with_(table.sets[seat], box.key_set[key])
    tell(table, EVERYONE, n.KEY_TAKEN, seat, key)
