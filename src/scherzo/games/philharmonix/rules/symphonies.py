"""Symphonies: taking tiles from dice or supply, advancing them through the rows, and the Compose action."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, only, with_
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.dice import reroll, reroll_used, roll, symphony_shown, why_not_reroll
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, pop, put
from scherzo.games.philharmonix.table import Table

# The Compose action


@rule
def step_composing(box: Box, table: Table) -> None:
    """PH-COMPOSE-1..7: take and advance in any mix and order, as often as the row says, or fewer (PH-RULING-48)."""
    seat = table.active
    table.asking = n.COMPOSING
    offer(table, n.DONE)
    if get(table, n.COMPOSING_LEFT) == 0:
        return
    offer_dice(box, table, seat)
    offer_advances(box, table, seat, -1, -1, 0)
    if why_not_reroll(box, table, seat, n.SYMPHONY_POOL) == n.MAY:
        offer(table, n.REROLL)


@rule
def answer_composing(box: Box, table: Table, option: int) -> None:
    """One step of Compose."""
    seat = table.active
    if option == n.DONE:
        pop(table)
        reroll_used(box, table, n.SYMPHONY_POOL)
    elif option == n.REROLL:
        reroll(box, table, seat, n.SYMPHONY_POOL)
    else:
        put(table, n.COMPOSING_LEFT, get(table, n.COMPOSING_LEFT) - 1)
        if option >= n.MOVE_DOWN:
            advance(box, table, seat, option)
        else:
            take_from_die(box, table, seat, option)


# Bonuses


@rule
def step_symphony(box: Box, table: Table) -> None:
    """PH-EFFECT-6, PH-RULING-85: one symphony from an available die, or of any colour from the supply, or none."""
    seat = table.active
    table.asking = n.SYMPHONY
    offer(table, n.DONE)
    if get(table, n.SYMPHONY_SUPPLIED) == 0:
        offer_dice(box, table, seat)
    else:
        for colour in range(n.COLOURS):
            if why_not_place(box, table, seat, colour) == n.MAY:
                offer(table, n.PICK + colour)


@rule
def answer_symphony(box: Box, table: Table, option: int) -> None:
    """Takes the symphony; a die used for a bonus is rerolled at once."""
    seat = table.active
    pop(table)
    if option >= n.PICK:
        place_symphony(box, table, seat, option - n.PICK, -1)
    elif option != n.DONE:
        before = table.symphony_aside
        take_from_die(box, table, seat, option)
        table.symphony_aside = before
        roll(box, table, n.SYMPHONY_POOL, only((option - n.TAKE) // 6))


@rule
def step_advance(box: Box, table: Table) -> None:
    """PH-SYMPH-7, PH-RULING-61: an advance is compulsory if any symphony is in the rows, except in an ability."""
    table.asking = n.ADVANCE
    if get(table, n.ADVANCE_OPTIONAL):
        offer(table, n.DONE)
    first, second, done = get(table, n.ADVANCE_COLOUR), get(table, n.ADVANCE_OTHER), get(table, n.ADVANCE_DONE)
    offer_advances(box, table, table.active, first, second, done)
    if table.menu_size == 0:
        pop(table)


@rule
def answer_advance(box: Box, table: Table, option: int) -> None:
    """Advances one symphony; after a concert each matched one has its turn (PH-PERFORM-10, PH-RULING-37..38)."""
    seat = table.active
    first, second, done = get(table, n.ADVANCE_COLOUR), get(table, n.ADVANCE_OTHER), get(table, n.ADVANCE_DONE)
    if option == n.DONE or first < 0:
        pop(table)
    else:
        column = (option - n.MOVE_DOWN) // 2
        put(table, n.ADVANCE_DONE, with_(done, column))
        if table.column_colour[seat, column] == first:
            put(table, n.ADVANCE_COLOUR, second)
        put(table, n.ADVANCE_OTHER, -1)
        if second < 0:
            pop(table)
    if option != n.DONE:
        advance(box, table, seat, option)


# What is possible


@rule
def offer_dice(box: Box, table: Table, seat: int) -> None:
    """PH-COMPOSE-2: what the dice in the pool offer."""
    for die in range(n.DICE):
        for colour in range(n.COLOURS):
            if why_not_take(box, table, seat, die, colour) == n.MAY:
                offer(table, n.TAKE + die * 6 + colour)


@rule
def why_not_take(box: Box, table: Table, seat: int, die: int, colour: int) -> int:
    """PH-COMPOSE-2: a colour that a die in the pool shows."""
    if has(table.symphony_aside, die) or symphony_shown(box, table, die) not in (n.ANY, colour):
        return n.ABSENT
    return why_not_place(box, table, seat, colour)


@rule
def why_not_place(box: Box, table: Table, seat: int, colour: int) -> int:
    """PH-COMPOSE-5..6, PH-RULING-24: an empty column, and a tile in the supply."""
    if empty_column(box, table, seat) < 0:
        return n.NO_COLUMN
    return n.MAY if table.symphony_supply[colour] > 0 else n.NO_SYMPHONY_LEFT


@rule
def offer_advances(box: Box, table: Table, seat: int, first: int, second: int, done: int) -> None:
    """PH-SYMPH-2..5: the advances of symphonies in the rows (of two colours only, where given).

    Two symphonies of one colour in one row are alike: the leftmost is offered.
    """
    seen = 0
    for column in range(box.columns):
        colour = table.column_colour[seat, column]
        if colour < 0 or has(done, column) or (first >= 0 and colour != first and colour != second):
            continue
        row = table.column_row[seat, column]
        alike = colour * 3 + row
        if has(seen, alike):
            continue
        seen = with_(seen, alike)
        if row == n.TOP or (row == n.SILVER and conducts(box, table, seat, colour)):
            offer(table, n.MOVE_DOWN + column * 2)
        if row != n.TOP:
            offer(table, n.MOVE_OUT + column * 2)


@rule
def conducts(box: Box, table: Table, seat: int, colour: int) -> bool:
    """PH-PROMOTE-9: whether the conductor is upgraded in that colour."""
    for slot in range(n.SLOTS):
        if has(table.conductor[seat], slot) and has(box.slot_colours[slot], colour):
            return True
    return False


@rule
def empty_column(box: Box, table: Table, seat: int) -> int:
    """The leftmost column without a symphony, -1 for none (columns are alike: the leftmost is used)."""
    for column in range(box.columns):
        if table.column_colour[seat, column] < 0:
            return column
    return -1


@rule
def in_rows(box: Box, table: Table, seat: int, colour: int) -> int:
    """How many symphonies of a colour lie in the three rows."""
    count = 0
    for column in range(box.columns):
        if table.column_colour[seat, column] == colour:
            count += 1
    return count


# What is done


@rule
def take_from_die(box: Box, table: Table, seat: int, option: int) -> None:
    """PH-COMPOSE-2: puts the die aside and takes a tile of its colour."""
    die, colour = (option - n.TAKE) // 6, (option - n.TAKE) % 6
    table.symphony_aside = with_(table.symphony_aside, die)
    place_symphony(box, table, seat, colour, die)


@rule
def place_symphony(box: Box, table: Table, seat: int, colour: int, die: int) -> None:
    """A tile from the supply goes to the top row of an empty column."""
    column = empty_column(box, table, seat)
    table.symphony_supply[colour] -= 1
    table.column_colour[seat, column] = colour
    table.column_row[seat, column] = n.TOP
    tell(table, EVERYONE, n.SYMPHONY_TAKEN, seat, colour, die)


@rule
def advance(box: Box, table: Table, seat: int, option: int) -> None:
    """PH-SYMPH-2..5: one space down, or out to the slot beside the row with 1 fan."""
    column = (option - n.MOVE_DOWN) // 2
    colour = table.column_colour[seat, column]
    row = table.column_row[seat, column]
    if (option - n.MOVE_DOWN) % 2 == 0:
        table.column_row[seat, column] = row + 1
        tell(table, EVERYONE, n.ADVANCED, seat, colour, row, row + 1)
        return
    table.column_colour[seat, column] = -1
    table.column_row[seat, column] = 0
    if row == n.GOLD:
        table.gold[seat, colour] += 1
    else:
        table.silver[seat, colour] += 1
    tell(table, EVERYONE, n.ADVANCED, seat, colour, row, row + 2)
    gain(box, table, seat, n.FANS, 1)
