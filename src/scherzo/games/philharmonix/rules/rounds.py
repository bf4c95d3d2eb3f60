"""The board between rounds: strengths, dice, Demand tiles, special musicians, turn order."""

from scherzo.core.chance import draw
from scherzo.core.heaps import nth_of
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, with_, without
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.dice import roll
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.table import Table


@rule
def end_round(box: Box, table: Table) -> None:
    """PH-ROUND-3..11: everything between two rounds, in the printed order."""
    for seat in range(box.seats):
        table.ap[seat] = 0
        table.manager[seat] = -1
    table.passed = 0
    deal_strengths(box, table)
    roll(box, table, n.MUSICIAN_POOL, n.ALL_DICE)
    roll(box, table, n.SYMPHONY_POOL, n.ALL_DICE)
    replace_demands(box, table)
    refill(table, n.MUSICIAN_BAG)
    refill(table, n.SOLOIST_BAG)
    take_new_order(box, table)
    table.round_number += 1
    begin_round(box, table)


@rule
def begin_round(box: Box, table: Table) -> None:
    """PH-ROUND-11: the first of the order begins; the Maestro has its limit for this round (PH-SOLO-4)."""
    table.turn_at = -1
    if box.solo:
        limit = box.maestro_limit[table.round_number] + table.maestro_bonus
        table.limit[n.MAESTRO] = min(limit, box.limit_max)
    tell(table, EVERYONE, n.ROUND_BEGAN, table.round_number)


@rule
def close_round(box: Box, table: Table) -> None:
    """PH-SOLO-16: at each round end, also the last, the Maestro gains prestige."""
    if box.solo:
        gain(box, table, n.MAESTRO, n.PRESTIGE, box.maestro_round_end)


@rule
def deal_strengths(box: Box, table: Table) -> None:
    """PH-SETUP-2, PH-ROUND-5: the six tiles are shuffled over the six actions."""
    left = all_below(n.ACTIONS)
    for action in range(n.ACTIONS):
        skip = draw(table, n.STRENGTHS, n.ACTIONS - action)
        tile = nth_of(left, skip)
        left = without(left, tile)
        table.strengths[action] = box.strengths[tile]
        tell(table, EVERYONE, n.STRENGTH_DEALT, action, table.strengths[action])


@rule
def replace_demands(box: Box, table: Table) -> None:
    """PH-ROUND-8, PH-RULING-69: all tiles with discs are discarded first, then drawn anew region by region."""
    empty = 0
    for region in range(n.REGIONS):
        discs = table.demand_discs[region]
        if discs == 0:
            continue
        empty = with_(empty, region)
        tile = table.demand[region]
        table.demand_place[tile] = n.DISCARDED
        tell(table, EVERYONE, n.DEMAND_REMOVED, region, tile)
        for seat in range(box.players):  # the Maestro's discs are not counted
            table.discs[seat] += has(discs, seat)
        table.demand_discs[region] = 0
    for region in range(n.REGIONS):
        if has(empty, region):
            lay_demand(table, region)


@rule
def lay_demand(table: Table, region: int) -> None:
    """PH-ROUND-9: the next tile of the pile; an empty pile is made anew of the discarded tiles."""
    left = 0
    for tile in range(n.DEMANDS):
        left += table.demand_place[tile] == n.PILE
    if left == 0:
        for tile in range(n.DEMANDS):
            if table.demand_place[tile] == n.DISCARDED:
                table.demand_place[tile] = n.PILE
                left += 1
        tell(table, EVERYONE, n.RESHUFFLED)
    skip = draw(table, n.DEMAND_PILE, left)
    for tile in range(n.DEMANDS):
        if table.demand_place[tile] == n.PILE:
            if skip == 0:
                table.demand_place[tile] = n.LAID
                table.demand[region] = tile
                tell(table, EVERYONE, n.DEMAND_LAID, region, tile)
                return
            skip -= 1


@rule
def refill(table: Table, soloists: int) -> None:
    """PH-ROUND-10, PH-RULING-68: each bag fills all its empty places, or none if it holds too few."""
    empty, held = 0, 0
    for region in range(n.REGIONS):
        empty += (table.region_soloist[region] if soloists else table.region_musician[region]) < 0
    for kind in range(n.SOLOISTS if soloists else n.TYPES):
        held += table.purple_bag[kind] if soloists else table.black_bag[kind]
    if empty > held:
        return
    for region in range(n.REGIONS):
        if soloists and table.region_soloist[region] < 0:
            kind = from_bag(table.purple_bag, draw(table, n.PURPLE_BAG, held))
            table.region_soloist[region] = kind
            tell(table, EVERYONE, n.SOLOIST_LAID, region, kind)
            held -= 1
        elif not soloists and table.region_musician[region] < 0:
            kind = from_bag(table.black_bag, draw(table, n.BLACK_BAG, held))
            table.region_musician[region] = kind
            tell(table, EVERYONE, n.MUSICIAN_LAID, region, kind)
            held -= 1


@rule
def from_bag(bag: Array, skip: int) -> int:
    """Takes out of a bag, counted by kind, the tile that comes after `skip` others."""
    kind = 0
    while skip >= bag[kind]:
        skip -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@rule
def take_new_order(box: Box, table: Table) -> None:
    """PH-PASS-5: the cubes from left to right are the next round's order."""
    place = 0
    for space in range(n.SPACES):
        if table.spaces[space] >= 0:
            table.order[place] = table.spaces[space]
            table.spaces[space] = -1
            place += 1
