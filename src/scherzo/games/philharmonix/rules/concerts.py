"""Perform: a concert judged by the region's Demand tile, in seven steps, and the admiration tracks."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, offer, pop, push, put
from scherzo.games.philharmonix.rules.symphonies import in_rows
from scherzo.games.philharmonix.table import Table


@rule
def can_perform(box: Box, table: Table, seat: int) -> bool:
    """PH-PERFORM-2..3, PH-RULING-34: a planet without disc, a region not yet played this round, two discs."""
    planet = int(table.ship[seat])
    region = int(box.region_of[planet])
    return (
        table.discs[seat] >= 2 and table.planet_disc[planet] < 0 and not (int(table.demand_discs[region]) >> seat) & 1
    )


@rule
def begin_concert(box: Box, table: Table, seat: int, row: int) -> None:
    """PH-PERFORM-5..10: discs and prestige (steps 1 and 2), then the matched symphonies advance (step 3)."""
    planet = int(table.ship[seat])
    region = int(box.region_of[planet])
    tile = int(table.demand[region])
    prestige = place_discs(box, table, seat, planet)
    table.discs[seat] -= 2
    musicians = matched_musicians(box, table, seat, tile)
    first, second = int(box.wanted_colour[tile, 0]), int(box.wanted_colour[tile, 1])
    has_first = in_rows(box, table, seat, first) > 0
    has_second = in_rows(box, table, seat, second) > int(first == second)  # PH-RULING-37
    symphonies = int(has_first) + int(has_second)
    prestige += int(box.musician_prestige[musicians]) + int(box.symphony_prestige[symphonies])
    if musicians == 3 and symphonies == 2:  # PH-PERFORM-9
        prestige += int(box.ovation)
    tell(table, EVERYONE, n.PERFORMED, seat, planet, tile, musicians, symphonies)
    gain(box, table, seat, n.PRESTIGE, prestige)
    push(table, n.CONCERT, n.CREDIT_STEP, row, planet, symphonies)
    put(table, 6, int(box.row_amount[n.PERFORM, row]))
    if symphonies == 2:
        push(table, n.ADVANCE, 0, first, second, 0)
    elif symphonies == 1:
        push(table, n.ADVANCE, 0, first if has_first else second, -1, 0)


@rule
def place_discs(box: Box, table: Table, seat: int, planet: int) -> int:
    """PH-PERFORM-5: a disc on the planet and one on the Demand tile; the prestige for being first there."""
    region = int(box.region_of[planet])
    first = int(box.first_bonus) if table.demand_discs[region] == 0 else 0
    table.planet_disc[planet] = seat
    table.demand_discs[region] = int(table.demand_discs[region]) | 1 << seat
    return first


@rule
def step_concert(box: Box, table: Table) -> None:
    """PH-PERFORM-11..16: steps 4 to 7. Frame (CONCERT, step, row, planet, symphonies, soloists used, soloists left)."""
    seat, step = int(table.active), get(table, 1)
    if step == n.CREDIT_STEP:  # PH-RULING-39
        put(table, 1, n.SOLOIST_STEP)
        gain(box, table, seat, n.CREDITS, get(table, 4) * int(box.credits_at[table.stars[seat]]))
    elif step == n.SOLOIST_STEP:
        table.asking = n.SOLOIST
        offer(table, n.DONE)
        if get(table, 6) > 0:
            for kind in range(n.SOLOISTS):
                if table.soloists[seat, kind] > 0 and not (get(table, 5) >> kind) & 1:
                    offer(table, 1 + kind)
    elif step == n.ADMIRATION_STEP:  # PH-RULING-40: of the concert's planet, wherever the ship is now
        put(table, 1, n.EXPERIENCE_STEP)
        planet = get(table, 3)
        push(table, n.ADMIRATION, int(box.region_of[planet]), int(box.circles[planet]), 0, 0)
    else:
        row = get(table, 2)
        pop(table)
        gain(box, table, seat, n.EXPERIENCE, int(box.row_gain[n.PERFORM, row]))


@rule
def answer_soloist(table: Table, option: int) -> None:
    """PH-PERFORM-12..13: each soloist once, as many as the row allows, in any order."""
    if option == n.DONE:
        put(table, 1, n.ADMIRATION_STEP)
        return
    kind = option - 1
    put(table, 5, get(table, 5) | 1 << kind)
    put(table, 6, get(table, 6) - 1)
    tell(table, EVERYONE, n.SOLOIST_USED, table.active, kind, 0, 0, 0)
    push(table, n.EFFECTS, n.SOLOIST_LIST + kind, 0, 0, 0)


@rule
def step_admiration(box: Box, table: Table) -> None:
    """PH-ADM-3..4, PH-RULING-62: one step, its reward resolved before the next. Frame (ADMIRATION, region, steps)."""
    seat, region, steps = int(table.active), get(table, 1), get(table, 2)
    if steps == 0:
        pop(table)
        return
    put(table, 2, steps - 1)
    if table.admiration[seat, region] >= box.track_end:
        gain(box, table, seat, n.PRESTIGE, int(box.track_overflow))
        return
    table.admiration[seat, region] += 1
    position = int(table.admiration[seat, region])
    tell(table, EVERYONE, n.ADMIRED, seat, region, position, 0, 0)
    push(table, n.EFFECTS, n.ADMIRATION_LIST + region * 16 + position, 0, 0, 0)


@rule
def matched_musicians(box: Box, table: Table, seat: int, tile: int) -> int:
    """PH-PERFORM-7, PH-RULING-36: most requirements met by musicians of exact rank and different types."""
    best = 0
    a, b, c = (
        servants(box, table, seat, tile, 0),
        servants(box, table, seat, tile, 1),
        servants(box, table, seat, tile, 2),
    )
    for first in range(n.TYPES + 1):  # the type that serves each requirement; the last number: none
        if first < n.TYPES and not (a >> first) & 1:
            continue
        for second in range(n.TYPES + 1):
            if second < n.TYPES and (second == first or not (b >> second) & 1):
                continue
            for third in range(n.TYPES + 1):
                if third < n.TYPES and (third in (first, second) or not (c >> third) & 1):
                    continue
                best = max(best, int(first < n.TYPES) + int(second < n.TYPES) + int(third < n.TYPES))
    return best


@rule
def servants(box: Box, table: Table, seat: int, tile: int, i: int) -> int:
    """Bit set of the types in the orchestra that can meet one requirement of a Demand tile."""
    wanted, stars = int(box.wanted_type[tile, i]), int(box.wanted_stars[tile, i])
    types = 0
    for kind in range(n.TYPES):
        if (wanted < 0 or wanted == kind) and table.musicians[seat, kind, stars] > 0:
            types |= 1 << kind
    return types
