"""Musicians, upgrades and symphonies as the quick player sees them, by what concerts in sight and later ask for."""

from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.brain.concerts import CIRCLE, met
from scherzo.games.philharmonix.brain.worth import PRESTIGE, credit, list_worth, rounds_left
from scherzo.games.philharmonix.rules.dice import symphony_shown
from scherzo.games.philharmonix.rules.orchestra import has_place
from scherzo.games.philharmonix.rules.symphonies import conducts, empty_column, in_rows
from scherzo.games.philharmonix.table import Table

STAR = 59
MUSICIAN_WANTED = 25  # for each prestige that concerts in sight would bring more
MUSICIAN_LATER = 48  # for each round to come
SYMPHONY_WANTED = 45
SYMPHONY_LATER = 156
CONDUCTED = 56  # a colour to bring to gold, for each round to come and twice for each symphony of it
FEW_DISCS = 5
WITHOUT_DISC = 140
ADVANCE_TO_SILVER = 25
ADVANCE_TO_GOLD = 139
LEAVE_SILVER = -22  # a symphony in the silver row would serve another concert


@rule
def steps_worth(box: Box, table: Table, seat: int, action: int) -> tuple[int, int]:
    """The two best things that Promote, Compose or Audition can do now."""
    if action == n.PROMOTE:
        return best_upgrades(box, table, seat)
    if action == n.COMPOSE:
        return best_symphonies(box, table, seat)
    if action == n.AUDITION:
        return best_musicians(box, table, seat)
    return 0, 0


@rule
def ranked(first: int, second: int, value: int) -> tuple[int, int]:
    """The two best of three."""
    if value > first:
        return value, first
    return first, max(second, value)


# The orchestra


@rule
def best_upgrades(box: Box, table: Table, seat: int) -> tuple[int, int]:
    """The two best upgrade points."""
    first = second = 0
    for kind in range(n.TYPES):
        for rank in range(n.RANKS - 1):
            if table.musicians[seat, kind, rank] > 0:
                first, second = ranked(first, second, upgrade_worth(box, table, seat, kind, rank))
    for slot in range(n.SLOTS):
        if not has(table.conductor[seat], slot) and table.discs[seat] > 0:
            first, second = ranked(first, second, slot_worth(box, table, seat, slot))
    return first, second


@rule
def upgrade_worth(box: Box, table: Table, seat: int, kind: int, rank: int) -> int:
    """A star, the rank that is won, less the one that is lost."""
    value = STAR + rank_worth(box, table, seat, kind, rank + 1)
    if rank > 0 and table.musicians[seat, kind, rank] == 1:
        value += MUSICIAN_WANTED * change(box, table, seat, kind, rank, -1) - MUSICIAN_LATER * rounds_left(box, table)
    return value


@rule
def slot_worth(box: Box, table: Table, seat: int, slot: int) -> int:
    """A disc on a conductor slot: a star, and colours that can reach gold."""
    rounds = 0
    for colour in range(n.COLOURS):
        if has(box.slot_colours[slot], colour) and not conducts(box, table, seat, colour):
            rounds += rounds_left(box, table) + 2 * in_rows(box, table, seat, colour)
    return STAR + CONDUCTED * rounds - (WITHOUT_DISC if table.discs[seat] < FEW_DISCS else 0)


@rule
def best_musicians(box: Box, table: Table, seat: int) -> tuple[int, int]:
    """The two best musicians on the dice and in the region."""
    first = second = 0
    for die in range(n.DICE):
        if has_place(box, table, seat, box.musician_face[die, table.musician_dice[die], 0]):
            first, second = ranked(first, second, die_worth(box, table, seat, die))
    region = box.region_of[table.ship[seat]]
    musician, soloist = table.region_musician[region], table.region_soloist[region]
    if table.credits[seat] >= box.special_credits:
        if musician >= 0 and has_place(box, table, seat, musician):
            first, second = ranked(first, second, special_worth(box, table, seat, musician))
        if soloist >= 0 and table.soloists[seat, soloist] == 0:
            first, second = ranked(first, second, soloist_worth(box, table, soloist))
    return first, second


@rule
def die_worth(box: Box, table: Table, seat: int, die: int) -> int:
    """The musician that a die shows."""
    shown = box.musician_face[die, table.musician_dice[die]]
    return musician_worth(box, table, seat, shown[0], shown[1])


@rule
def musician_worth(box: Box, table: Table, seat: int, kind: int, stars: int) -> int:
    """A new musician: stars and rank."""
    return 1 + stars * STAR + rank_worth(box, table, seat, kind, stars)


@rule
def special_worth(box: Box, table: Table, seat: int, kind: int) -> int:
    """The three-star musician of the region."""
    return musician_worth(box, table, seat, kind, n.RANKS - 1) + special_extra(box)


@rule
def soloist_worth(box: Box, table: Table, kind: int) -> int:
    """The soloist of the region: the bonus in half of the rounds to come."""
    bonus = rounds_left(box, table) * list_worth(box, table, n.SOLOIST_LIST + kind) // 2
    return box.soloist_stars * STAR + bonus + special_extra(box)


@rule
def special_extra(box: Box) -> int:
    """PH-AUDITION-6..7: the admiration that comes with a special musician, less the extra credits."""
    return box.special_admiration * CIRCLE - box.special_credits * credit(box)


@rule
def rank_worth(box: Box, table: Table, seat: int, kind: int, stars: int) -> int:
    """A musician of a type and rank that the orchestra does not have yet."""
    if table.musicians[seat, kind, stars] > 0:
        return 0
    return MUSICIAN_WANTED * change(box, table, seat, kind, stars, 1) + MUSICIAN_LATER * rounds_left(box, table)


@rule
def change(box: Box, table: Table, seat: int, kind: int, stars: int, more: int) -> int:
    """The prestige that concerts in sight gain or lose by such a musician more (1) or less (-1)."""
    total = 0
    for region in range(n.REGIONS):
        tile = table.demand[region]
        for i in range(3):
            if box.wanted_stars[tile, i] == stars and box.wanted_type[tile, i] == kind:
                now = met(box, table, seat, tile)
                total += box.musician_prestige[now + more] - box.musician_prestige[now]
    return total


# Symphonies


@rule
def best_symphonies(box: Box, table: Table, seat: int) -> tuple[int, int]:
    """The two best steps of composing."""
    first = second = 0
    if empty_column(box, table, seat) >= 0:
        for die in range(n.DICE):
            shown, best = symphony_shown(box, table, die), 0
            for colour in range(n.COLOURS):
                if shown in (n.ANY, colour) and table.symphony_supply[colour] > 0:
                    best = max(best, take_worth(box, table, seat, colour))
            first, second = ranked(first, second, best)
    for column in range(box.columns):
        colour, row = table.column_colour[seat, column], table.column_row[seat, column]
        if colour >= 0:
            if row != n.TOP:
                first, second = ranked(first, second, move_worth(box, table, seat, column, 1))
            if row == n.TOP or (row == n.SILVER and conducts(box, table, seat, colour)):
                first, second = ranked(first, second, move_worth(box, table, seat, column, 0))
    return first, second


@rule
def take_worth(box: Box, table: Table, seat: int, colour: int) -> int:
    """A new symphony: what concerts in sight would bring more, and those to come."""
    held = in_rows(box, table, seat, colour)
    value = rounds_left(box, table) * SYMPHONY_LATER // (1 + held)
    if held > 0:
        return value
    for region in range(n.REGIONS):
        tile = table.demand[region]
        one, other = box.wanted_colour[tile, 0], box.wanted_colour[tile, 1]
        if colour in (one, other):
            held = int(in_rows(box, table, seat, other if colour == one else one) > 0)
            value += SYMPHONY_WANTED * (box.symphony_prestige[1 + held] - box.symphony_prestige[held])
    return value


@rule
def move_worth(box: Box, table: Table, seat: int, column: int, out: int) -> int:
    """An advance: the gold slot, the gold row, the silver row; out to silver only at the end."""
    row = table.column_row[seat, column]
    last = int(rounds_left(box, table) == 0)
    if out:
        if row == n.GOLD:
            return PRESTIGE * box.gold_slot
        return PRESTIGE * box.silver_slot * last + LEAVE_SILVER
    if row == n.SILVER:
        return ADVANCE_TO_GOLD
    if last:
        return 10
    return ADVANCE_TO_SILVER * (1 + int(conducts(box, table, seat, table.column_colour[seat, column])))
