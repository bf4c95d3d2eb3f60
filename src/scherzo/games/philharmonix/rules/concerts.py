"""Perform: a concert judged by the region's Demand tile, in seven steps, and the admiration tracks."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, size_of, with_
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.rules.symphonies import in_rows
from scherzo.games.philharmonix.table import Table


@rule
def why_no_concert(box: Box, table: Table, seat: int) -> int:
    """PH-PERFORM-2: not on a planet with a disc, and only where the region allows it."""
    region = box.region_of[table.ship[seat]]
    if table.planet_disc[table.ship[seat]] >= 0 and not has(table.demand_discs[region], seat):
        return n.DISC_THERE
    return why_no_concert_in(table, seat, region)


@rule
def why_no_concert_in(table: Table, seat: int, region: int) -> int:
    """PH-PERFORM-3, PH-RULING-34: once a round in a region, with two discs."""
    if has(table.demand_discs[region], seat):
        return n.PERFORMED_ALREADY
    return n.MAY if table.discs[seat] >= 2 else n.TOO_FEW_DISCS


@rule
def begin_concert(box: Box, table: Table, seat: int, row: int) -> None:
    """PH-PERFORM-5..10: discs and prestige (steps 1 and 2), then the matched symphonies advance (step 3)."""
    planet = table.ship[seat]
    region = box.region_of[planet]
    tile = table.demand[region]
    first = place_discs(box, table, seat, planet)
    table.discs[seat] -= 2
    musicians, symphonies = matched_musicians(box, table, seat, tile), matched_symphonies(box, table, seat, tile)
    matched = musicians | symphonies << n.MATCHED_SYMPHONIES
    prestige = first + shown_prestige(box, musicians, symphonies)
    tell(table, EVERYONE, n.PERFORMED, seat, planet, tile, matched, first)
    note_concert(table, seat, planet, tile, matched, first, prestige)
    gain(box, table, seat, n.PRESTIGE, prestige)
    push(table, n.CONCERT, n.CREDIT_STEP, row, planet, size_of(symphonies))
    put(table, n.CONCERT_SOLOISTS, box.row_amount[n.PERFORM, row])
    first_colour, second_colour = box.wanted_colour[tile, 0], box.wanted_colour[tile, 1]
    if size_of(symphonies) == 2:
        push(table, n.ADVANCE, 0, first_colour, second_colour)
    elif symphonies:
        push(table, n.ADVANCE, 0, first_colour if has(symphonies, 0) else second_colour, -1)


@rule
def note_concert(table: Table, seat: int, planet: int, tile: int, matched: int, first: int, prestige: int) -> None:
    """Keeps the latest concert for those who look at the table."""
    last = table.concert
    last[n.LAST_SEAT], last[n.LAST_PLANET], last[n.LAST_TILE] = 1 + seat, planet, tile
    last[n.LAST_MATCHED], last[n.LAST_FIRST], last[n.LAST_PRESTIGE], last[n.LAST_CREDITS] = matched, first, prestige, 0


@rule
def shown_prestige(box: Box, musicians: int, symphonies: int) -> int:
    """PH-PERFORM-7..9: the prestige for what is matched, with the standing ovation for all of it."""
    prestige = box.musician_prestige[size_of(musicians)] + box.symphony_prestige[size_of(symphonies)]
    return prestige + ovation(box, musicians, symphonies)


@rule
def ovation(box: Box, musicians: int, symphonies: int) -> int:
    """PH-PERFORM-9: everything on the tile matched."""
    return box.ovation if size_of(musicians) == 3 and size_of(symphonies) == 2 else 0


@rule
def first_bonus(box: Box, table: Table, region: int) -> int:
    """PH-PERFORM-5: the prestige for the first disc on a Demand tile."""
    return box.first_bonus if table.demand_discs[region] == 0 else 0


@rule
def place_discs(box: Box, table: Table, seat: int, planet: int) -> int:
    """PH-PERFORM-5: a disc on the planet and one on the Demand tile; the prestige for being first there."""
    region = box.region_of[planet]
    first = first_bonus(box, table, region)
    table.planet_disc[planet] = seat
    table.demand_discs[region] = with_(table.demand_discs[region], seat)
    return first


@rule
def step_concert(box: Box, table: Table) -> None:
    """PH-PERFORM-11..16: steps 4 to 7."""
    seat, step = table.active, get(table, n.CONCERT_STEP)
    if step == n.CREDIT_STEP:  # PH-RULING-39
        put(table, n.CONCERT_STEP, n.SOLOIST_STEP)
        credits = get(table, n.CONCERT_SYMPHONIES) * box.credits_at[table.stars[seat]]
        table.concert[n.LAST_CREDITS] = credits
        gain(box, table, seat, n.CREDITS, credits)
    elif step == n.SOLOIST_STEP:
        table.asking = n.SOLOIST
        offer(table, n.DONE)
        if get(table, n.CONCERT_SOLOISTS) > 0:
            for kind in range(n.SOLOISTS):
                if table.soloists[seat, kind] > 0 and not has(get(table, n.CONCERT_USED), kind):
                    offer(table, 1 + kind)
    elif step == n.ADMIRATION_STEP:  # PH-RULING-40: of the concert's planet, wherever the ship is now
        put(table, n.CONCERT_STEP, n.EXPERIENCE_STEP)
        planet = get(table, n.CONCERT_PLANET)
        push(table, n.ADMIRATION, box.region_of[planet], box.circles[planet])
    else:
        row = get(table, n.CONCERT_ROW)
        pop(table)
        gain(box, table, seat, n.EXPERIENCE, box.row_gain[n.PERFORM, row])


@rule
def answer_soloist(table: Table, option: int) -> None:
    """PH-PERFORM-12..13: each soloist once, as many as the row allows, in any order."""
    if option == n.DONE:
        put(table, n.CONCERT_STEP, n.ADMIRATION_STEP)
        return
    kind = option - 1
    put(table, n.CONCERT_USED, with_(get(table, n.CONCERT_USED), kind))
    put(table, n.CONCERT_SOLOISTS, get(table, n.CONCERT_SOLOISTS) - 1)
    tell(table, EVERYONE, n.SOLOIST_USED, table.active, kind)
    push(table, n.EFFECTS, n.SOLOIST_LIST + kind)


@rule
def step_admiration(box: Box, table: Table) -> None:
    """PH-ADM-3..4, PH-RULING-62: one step, its reward resolved before the next."""
    seat, region, steps = table.active, get(table, n.ADMIRATION_REGION), get(table, n.ADMIRATION_STEPS)
    if steps == 0:
        pop(table)
        return
    put(table, n.ADMIRATION_STEPS, steps - 1)
    if table.admiration[seat, region] >= box.track_end:
        gain(box, table, seat, n.PRESTIGE, box.track_overflow)
        return
    table.admiration[seat, region] += 1
    position = table.admiration[seat, region]
    tell(table, EVERYONE, n.ADMIRED, seat, region, position)
    push(table, n.EFFECTS, n.ADMIRATION_LIST + region * 16 + position)


@rule
def matched_symphonies(box: Box, table: Table, seat: int, tile: int) -> int:
    """PH-PERFORM-8, PH-RULING-37: the set of wanted symphonies that lie in the rows, each for one requirement."""
    first, second = box.wanted_colour[tile, 0], box.wanted_colour[tile, 1]
    matched = 0
    if in_rows(box, table, seat, first) > 0:
        matched = with_(matched, 0)
    if in_rows(box, table, seat, second) > int(first == second):
        matched = with_(matched, 1)
    return matched


@rule
def matched_musicians(box: Box, table: Table, seat: int, tile: int) -> int:
    """PH-PERFORM-7, PH-RULING-36: the set of requirements met by musicians of exact rank and different types."""
    best = 0
    a, b, c = (
        servants(box, table, seat, tile, 0),
        servants(box, table, seat, tile, 1),
        servants(box, table, seat, tile, 2),
    )
    for first in range(n.TYPES + 1):  # the type that serves each requirement; the last number: none
        if first < n.TYPES and not has(a, first):
            continue
        for second in range(n.TYPES + 1):
            if second < n.TYPES and (second == first or not has(b, second)):
                continue
            for third in range(n.TYPES + 1):
                if third < n.TYPES and (third in (first, second) or not has(c, third)):
                    continue
                met = int(first < n.TYPES) + 2 * int(second < n.TYPES) + 4 * int(third < n.TYPES)
                if size_of(met) > size_of(best):
                    best = met
    return best


@rule
def servants(box: Box, table: Table, seat: int, tile: int, i: int) -> int:
    """Bit set of the types in the orchestra that can meet one requirement of a Demand tile."""
    wanted, stars = box.wanted_type[tile, i], box.wanted_stars[tile, i]
    types = 0
    for kind in range(n.TYPES):
        if (wanted < 0 or wanted == kind) and table.musicians[seat, kind, stars] > 0:
            types = with_(types, kind)
    return types
