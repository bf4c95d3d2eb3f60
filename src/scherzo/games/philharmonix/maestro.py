"""The Maestro of the solo game: one card a turn, carried out by fixed rules (PH-SOLO)."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.concerts import place_discs
from scherzo.games.philharmonix.dice import roll
from scherzo.games.philharmonix.gains import gain
from scherzo.games.philharmonix.names import (
    ADMIRATION_LIST,
    ADMIRED,
    AUDITION,
    COLUMN,
    COMPOSE,
    DISCARDED,
    FLEW,
    FREE,
    IMPRESSED,
    INVEST,
    KEY_LIST,
    MAESTRO_CARD,
    MAESTRO_DECK,
    PASSED,
    PATRON,
    PERFORM,
    PERFORMED,
    PILE,
    PRESTIGE,
    PROMOTE,
    RANKS,
    REGIONS,
    RESHUFFLED,
    SELECTED,
    SPACE_TAKEN,
    SPACES,
    TILE_TAKEN_AWAY,
)
from scherzo.games.philharmonix.piano import cover, slide
from scherzo.games.philharmonix.rounds import MAESTRO
from scherzo.games.philharmonix.table import Table

MAESTRO_CARDS = 33
HUMAN = 0


@rule
def maestro_turn(box: Box, table: Table) -> None:
    """PH-SOLO-5..6, 15: turn over a card, select its action, pay, carry it out; pass at the limit."""
    card = turn_card(table)
    action = int(box.maestro_action[card])
    if table.manager[MAESTRO] == action:
        action = int(box.maestro_otherwise[card])
    strength = int(table.strengths[action])
    cost = strength + int(table.manager[HUMAN] == action)
    if int(table.ap[MAESTRO]) + cost > box.ap_max:
        maestro_passes(box, table)
        return
    table.manager[MAESTRO] = action
    table.ap[MAESTRO] += cost
    tell(table, EVERYONE, SELECTED, MAESTRO, action, cost, table.ap[MAESTRO], 0)
    if action == PATRON:
        maestro_patron(box, table, int(box.row_amount[PATRON, strength]))
    elif action == INVEST:  # PH-SOLO-9
        gain(box, table, MAESTRO, PRESTIGE, (strength + 1) // 2)
        table.maestro_bonus += int(strength >= 4)
    elif action == PERFORM:
        maestro_perform(box, table, card, strength)
    elif action == PROMOTE:  # PH-SOLO-11
        maestro_stars(box, table, int(box.row_amount[PROMOTE, strength]))
        gain(box, table, MAESTRO, PRESTIGE, 1)
    elif action == COMPOSE:  # PH-SOLO-12
        symphonies = int(box.row_amount[COMPOSE, strength])
        gain(box, table, MAESTRO, PRESTIGE, symphonies + int(table.round_number >= box.maestro_late))
        roll(box, table, 1, (1 << symphonies) - 1)
    elif action == AUDITION:
        maestro_audition(box, table, card, int(box.row_amount[AUDITION, strength]))
    if table.ap[MAESTRO] >= table.limit[MAESTRO]:
        maestro_passes(box, table)


@rule
def turn_card(table: Table) -> int:
    """PH-SOLO-3: the next card of the shuffled deck, made anew of the discards when it runs out."""
    left = 0
    for card in range(MAESTRO_CARDS):
        left += int(table.maestro_place[card] == PILE)
    if left == 0:
        for card in range(MAESTRO_CARDS):
            table.maestro_place[card] = PILE
        left = MAESTRO_CARDS
        tell(table, EVERYONE, RESHUFFLED, 1, 0, 0, 0, 0)
    skip = draw(table, MAESTRO_DECK, left)
    card = 0
    while table.maestro_place[card] != PILE or skip > 0:
        skip -= int(table.maestro_place[card] == PILE)
        card += 1
    table.maestro_place[card] = DISCARDED
    tell(table, EVERYONE, MAESTRO_CARD, card, 0, 0, 0, 0)
    return card


@rule
def maestro_passes(box: Box, table: Table) -> None:
    """PH-SOLO-15: no penalty, no reward; the leftmost empty space, without bonus."""
    table.passed = int(table.passed) | 1 << MAESTRO
    tell(table, EVERYONE, PASSED, MAESTRO, 0, 0, 0, 0)
    if table.round_number < box.rounds:
        for space in range(SPACES):
            if table.spaces[space] < 0:
                table.spaces[space] = MAESTRO
                tell(table, EVERYONE, SPACE_TAKEN, MAESTRO, space, 0, 0, 0)
                return


@rule
def maestro_patron(box: Box, table: Table, points: int) -> None:
    """PH-SOLO-8: the first patron of the column it can pay for, then prestige for half of the points left."""
    for place in range(COLUMN):
        card = int(table.patrons[place])
        if (int(table.patron_hats[place]) >> MAESTRO) & 1 or box.patron_cost[card] > points:
            continue
        claim = int(table.patron_claimed[place] < 0)
        table.patron_hats[place] = int(table.patron_hats[place]) | 1 << MAESTRO
        table.hats[MAESTRO] = int(table.hats[MAESTRO]) * 2 + 1
        tell(table, EVERYONE, IMPRESSED, MAESTRO, card, claim, 0, 0)
        if claim:
            table.patron_claimed[place] = MAESTRO
            gain(box, table, MAESTRO, PRESTIGE, int(box.patron_prestige[card]))
        else:
            gain(box, table, MAESTRO, PRESTIGE, 1)
        points -= int(box.patron_cost[card])
        break
    gain(box, table, MAESTRO, PRESTIGE, points // 2)


@rule
def maestro_perform(box: Box, table: Table, card: int, strength: int) -> None:
    """PH-SOLO-10: a concert on the free planet with most circles of the card's region, or the next that qualifies."""
    for turn in range(REGIONS):
        region = (int(box.maestro_region[card]) + turn) % REGIONS
        if (int(table.demand_discs[region]) >> MAESTRO) & 1:
            continue
        best = -1
        for planet in range(int(box.planets)):
            if box.region_of[planet] == region and table.planet_disc[planet] < 0:
                if best < 0 or box.circles[planet] > box.circles[best]:
                    best = planet
        if best < 0:
            continue
        tell(table, EVERYONE, FLEW, MAESTRO, table.ship[MAESTRO], best, 0, 0)
        table.ship[MAESTRO] = best
        prestige = place_discs(box, table, MAESTRO, best)
        prestige += int(box.maestro_base[table.round_number]) + (strength - 1) // 2
        tell(table, EVERYONE, PERFORMED, MAESTRO, best, table.demand[region], 0, 0)
        gain(box, table, MAESTRO, PRESTIGE, prestige)
        maestro_admiration(box, table, region, int(box.circles[best]))
        return
    gain(box, table, MAESTRO, PRESTIGE, strength)


@rule
def maestro_audition(box: Box, table: Table, card: int, musicians: int) -> None:
    """PH-SOLO-13: takes a special tile out of the game, moves stars and admiration, rerolls dice."""
    stars = musicians
    for turn in range(REGIONS):
        region = (int(box.maestro_region[card]) + turn) % REGIONS
        musician, soloist = int(table.region_musician[region]), int(table.region_soloist[region])
        if musician < 0 and soloist < 0:
            continue
        takes_soloist = soloist >= 0 and (box.maestro_soloist[card] == 1 or musician < 0)
        tell(table, EVERYONE, TILE_TAKEN_AWAY, region, int(takes_soloist), 0, 0, 0)
        if takes_soloist:
            table.region_soloist[region] = -1
            table.soloists_gone[soloist] += 1
            stars = int(box.soloist_stars) + musicians - 1
        else:
            table.region_musician[region] = -1
            table.musicians_gone[musician] += 1
            stars = RANKS - 1 + musicians - 1
        maestro_admiration(box, table, region, int(box.special_admiration))
        break
    maestro_stars(box, table, stars)
    roll(box, table, 0, (1 << (musicians - 1)) - 1)
    gain(box, table, MAESTRO, PRESTIGE, 1)


@rule
def maestro_stars(box: Box, table: Table, stars: int) -> None:
    """PH-SOLO-14: in each set passed without a disc of its own it covers the lowest free key."""
    start = int(table.stars[MAESTRO])
    slide(box, table, MAESTRO, stars)
    for position in range(start, int(table.stars[MAESTRO])):
        key = int(box.key_at[position])
        if key and table.key_owner[key] == FREE and not (int(table.sets[MAESTRO]) >> int(box.key_set[key])) & 1:
            cover(box, table, MAESTRO, key)
            maestro_bonus(box, table, KEY_LIST + key)


@rule
def maestro_admiration(box: Box, table: Table, region: int, steps: int) -> None:
    """PH-SOLO-14, PH-ADM-4: of rewards it takes prestige only; steps beyond the end count as for players."""
    for _ in range(steps):
        if table.admiration[MAESTRO, region] >= box.track_end:
            gain(box, table, MAESTRO, PRESTIGE, int(box.track_overflow))
        else:
            table.admiration[MAESTRO, region] += 1
            position = int(table.admiration[MAESTRO, region])
            tell(table, EVERYONE, ADMIRED, MAESTRO, region, position, 0, 0)
            maestro_bonus(box, table, ADMIRATION_LIST + region * 16 + position)


@rule
def maestro_bonus(box: Box, table: Table, number: int) -> None:
    """PH-SOLO-14: only the prestige in a list of effects."""
    start = int(box.list_start[number])
    for at in range(start, start + int(box.list_size[number])):
        if box.effect[at, 0] == PRESTIGE:
            gain(box, table, MAESTRO, PRESTIGE, int(box.effect[at, 1]))
