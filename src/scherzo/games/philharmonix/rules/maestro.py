"""The Maestro of the solo game: one card a turn, carried out by fixed rules (PH-SOLO)."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, with_
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.concerts import note_concert, place_discs
from scherzo.games.philharmonix.rules.dice import roll
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.piano import cover, slide
from scherzo.games.philharmonix.table import Table


@rule
def maestro_turn(box: Box, table: Table) -> None:
    """PH-SOLO-5..6, 15: turn over a card, select its action, pay, carry it out; pass at the limit."""
    card = turn_card(table)
    table.maestro_card, table.maestro_used, table.note_count = 1 + card, 0, 0
    action = box.maestro_action[card]
    if table.manager[n.MAESTRO] == action:
        action = box.maestro_otherwise[card]
        note(table, n.OTHER_ACTION, box.maestro_action[card], action)
    strength = table.strengths[action]
    cost = strength + (table.manager[n.HUMAN] == action)
    if table.ap[n.MAESTRO] + cost > box.ap_max:
        note(table, n.BEYOND_POINTS, action, cost)
        maestro_passes(box, table)
        return
    table.maestro_used = 1 + action
    table.manager[n.MAESTRO] = action
    table.ap[n.MAESTRO] += cost
    tell(table, EVERYONE, n.SELECTED, n.MAESTRO, action, cost, table.ap[n.MAESTRO])
    if cost > strength:
        note(table, n.CHARGED, action, 0)
    maestro_acts(box, table, card, action, strength)
    if table.ap[n.MAESTRO] >= table.limit[n.MAESTRO]:
        note(table, n.FULL, table.limit[n.MAESTRO], 0)
        maestro_passes(box, table)


@rule
def maestro_acts(box: Box, table: Table, card: int, action: int, strength: int) -> None:
    """PH-SOLO-8..13: the action by its fixed rules."""
    if action == n.PATRON:
        maestro_patron(box, table, box.row_amount[n.PATRON, strength])
    elif action == n.INVEST:  # PH-SOLO-9
        note(table, n.INVESTS, strength, (strength + 1) // 2)
        gain(box, table, n.MAESTRO, n.PRESTIGE, (strength + 1) // 2)
        if strength >= 4:
            note(table, n.HIGHER_LIMIT, 0, 0)
            table.maestro_bonus += 1
    elif action == n.PERFORM:
        maestro_perform(box, table, card, strength)
    elif action == n.PROMOTE:  # PH-SOLO-11
        note(table, n.PROMOTES, box.row_amount[n.PROMOTE, strength], 1)
        maestro_stars(box, table, box.row_amount[n.PROMOTE, strength])
        gain(box, table, n.MAESTRO, n.PRESTIGE, 1)
    elif action == n.COMPOSE:  # PH-SOLO-12
        symphonies = box.row_amount[n.COMPOSE, strength]
        late = int(table.round_number >= box.maestro_late)
        note(table, n.COMPOSES, symphonies, late)
        gain(box, table, n.MAESTRO, n.PRESTIGE, symphonies + late)
        roll(box, table, n.SYMPHONY_POOL, all_below(symphonies))
    elif action == n.AUDITION:
        maestro_audition(box, table, card, box.row_amount[n.AUDITION, strength])


@rule
def note(table: Table, why: int, a: int, b: int) -> None:
    """Tells, and keeps for those who look at the table, why the Maestro does something."""
    tell(table, EVERYONE, n.MAESTRO_NOTE, why, a, b)
    if table.note_count < n.NOTES:
        kept = table.notes[table.note_count]
        kept[0], kept[1], kept[2] = why, a, b
        table.note_count += 1


@rule
def turn_card(table: Table) -> int:
    """PH-SOLO-3: the next card of the shuffled deck, made anew of the discards when it runs out."""
    left = 0
    for card in range(n.MAESTRO_CARDS):
        left += table.maestro_place[card] == n.PILE
    if left == 0:
        for card in range(n.MAESTRO_CARDS):
            table.maestro_place[card] = n.PILE
        left = n.MAESTRO_CARDS
        tell(table, EVERYONE, n.RESHUFFLED, 1)
    skip = draw(table, n.MAESTRO_DECK, left)
    card = 0
    while table.maestro_place[card] != n.PILE or skip > 0:
        skip -= table.maestro_place[card] == n.PILE
        card += 1
    table.maestro_place[card] = n.DISCARDED
    tell(table, EVERYONE, n.MAESTRO_CARD, card)
    return card


@rule
def maestro_passes(box: Box, table: Table) -> None:
    """PH-SOLO-15: no penalty, no reward; the leftmost empty space, without bonus."""
    table.passed = with_(table.passed, n.MAESTRO)
    tell(table, EVERYONE, n.PASSED, n.MAESTRO)
    if table.round_number < box.rounds:
        for space in range(n.SPACES):
            if table.spaces[space] < 0:
                table.spaces[space] = n.MAESTRO
                tell(table, EVERYONE, n.SPACE_TAKEN, n.MAESTRO, space)
                return


@rule
def maestro_patron(box: Box, table: Table, points: int) -> None:
    """PH-SOLO-8: the first patron of the column it can pay for, then prestige for half of the points left."""
    for place in range(n.COLUMN):
        card = table.patrons[place]
        if has(table.patron_hats[place], n.MAESTRO) or box.patron_cost[card] > points:
            continue
        claim = int(table.patron_claimed[place] < 0)
        table.patron_hats[place] = with_(table.patron_hats[place], n.MAESTRO)
        table.hats[n.MAESTRO] = table.hats[n.MAESTRO] * 2 + 1
        tell(table, EVERYONE, n.IMPRESSED, n.MAESTRO, card, claim)
        if claim:
            note(table, n.CLAIMS, card, box.patron_prestige[card])
            table.patron_claimed[place] = n.MAESTRO
            gain(box, table, n.MAESTRO, n.PRESTIGE, box.patron_prestige[card])
        else:
            note(table, n.IMPRESSES, card, 1)
            gain(box, table, n.MAESTRO, n.PRESTIGE, 1)
        points -= box.patron_cost[card]
        break
    else:
        note(table, n.NO_PATRON, points, 0)
    if points > 1:
        note(table, n.POINTS_LEFT, points, points // 2)
    gain(box, table, n.MAESTRO, n.PRESTIGE, points // 2)


@rule
def maestro_perform(box: Box, table: Table, card: int, strength: int) -> None:
    """PH-SOLO-10: a concert on the free planet with most circles of the card's region, or the next that qualifies."""
    for turn in range(n.REGIONS):
        region = (box.maestro_region[card] + turn) % n.REGIONS
        if has(table.demand_discs[region], n.MAESTRO):
            continue
        best = -1
        for planet in range(box.planets):
            if box.region_of[planet] == region and table.planet_disc[planet] < 0:
                if best < 0 or box.circles[planet] > box.circles[best]:
                    best = planet
        if best < 0:
            continue
        if turn > 0:
            note(table, n.NEXT_REGION, box.maestro_region[card], region)
        tell(table, EVERYONE, n.FLEW, n.MAESTRO, table.ship[n.MAESTRO], best)
        table.ship[n.MAESTRO] = best
        first = place_discs(box, table, n.MAESTRO, best)
        base, extra = box.maestro_base[table.round_number], (strength - 1) // 2
        note(table, n.CONCERT_PAYS, base, extra)
        tell(table, EVERYONE, n.PERFORMED, n.MAESTRO, best, table.demand[region], 0, first)
        note_concert(table, n.MAESTRO, best, table.demand[region], 0, first, first + base + extra)
        gain(box, table, n.MAESTRO, n.PRESTIGE, first + base + extra)
        maestro_admiration(box, table, region, box.circles[best])
        return
    note(table, n.NO_REGION, strength, 0)
    gain(box, table, n.MAESTRO, n.PRESTIGE, strength)


@rule
def maestro_audition(box: Box, table: Table, card: int, musicians: int) -> None:
    """PH-SOLO-13: takes a special tile out of the game, moves stars and admiration, rerolls dice."""
    stars = musicians
    for turn in range(n.REGIONS):
        region = (box.maestro_region[card] + turn) % n.REGIONS
        musician, soloist = table.region_musician[region], table.region_soloist[region]
        if musician < 0 and soloist < 0:
            continue
        if turn > 0:
            note(table, n.NEXT_REGION, box.maestro_region[card], region)
        takes_soloist = soloist >= 0 and (box.maestro_soloist[card] == 1 or musician < 0)
        tell(table, EVERYONE, n.TILE_TAKEN_AWAY, region, int(takes_soloist))
        if takes_soloist:
            table.region_soloist[region] = -1
            table.soloists_gone[soloist] += 1
            stars = box.soloist_stars + musicians - 1
        else:
            table.region_musician[region] = -1
            table.musicians_gone[musician] += 1
            stars = n.RANKS - 1 + musicians - 1
        note(table, n.TAKES_TILE, stars - (musicians - 1), stars)
        maestro_admiration(box, table, region, box.special_admiration)
        break
    else:
        note(table, n.NO_SPECIAL, stars, 0)
    note(table, n.AUDITION_PAYS, 1, 0)
    maestro_stars(box, table, stars)
    roll(box, table, n.MUSICIAN_POOL, all_below(musicians - 1))
    gain(box, table, n.MAESTRO, n.PRESTIGE, 1)


@rule
def maestro_stars(box: Box, table: Table, stars: int) -> None:
    """PH-SOLO-14: in each set passed without a disc of its own it covers the lowest free key."""
    start = table.stars[n.MAESTRO]
    slide(box, table, n.MAESTRO, stars)
    for position in range(start, table.stars[n.MAESTRO]):
        key = box.key_at[position]
        if key and table.key_owner[key] == n.FREE and not has(table.sets[n.MAESTRO], box.key_set[key]):
            cover(box, table, n.MAESTRO, key)
            note(table, n.COVERS, key, 0)
            maestro_bonus(box, table, n.KEY_LIST + key)


@rule
def maestro_admiration(box: Box, table: Table, region: int, steps: int) -> None:
    """PH-SOLO-14, PH-ADM-4: of rewards it takes prestige only; steps beyond the end count as for players."""
    for _ in range(steps):
        if table.admiration[n.MAESTRO, region] >= box.track_end:
            gain(box, table, n.MAESTRO, n.PRESTIGE, box.track_overflow)
        else:
            table.admiration[n.MAESTRO, region] += 1
            position = table.admiration[n.MAESTRO, region]
            tell(table, EVERYONE, n.ADMIRED, n.MAESTRO, region, position)
            maestro_bonus(box, table, n.ADMIRATION_LIST + region * 16 + position)


@rule
def maestro_bonus(box: Box, table: Table, number: int) -> None:
    """PH-SOLO-14: only the prestige in a list of effects."""
    start = box.list_start[number]
    for at in range(start, start + box.list_size[number]):
        if box.effect[at, 0] == n.PRESTIGE:
            gain(box, table, n.MAESTRO, n.PRESTIGE, box.effect[at, 1])
