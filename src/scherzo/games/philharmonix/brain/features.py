"""What a network looks at: the door `look`. Everything on the table is open.

Amounts are divided by about the most there can be. What a concert would bring is given as the quick player reckons it,
since it depends on dice, tiles and orchestra together.
"""

from scherzo.core.features import Feature, mark, put, seat_seen
from scherzo.core.game import TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, size_of
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.brain.concerts import colours_held, concert, concerts_in_reach
from scherzo.games.philharmonix.brain.worth import claimable, list_worth
from scherzo.games.philharmonix.rules.scoring import scores
from scherzo.games.philharmonix.table import Table

SEATS = 4
KINDS = len(n.DECISIONS)

FEATURES = (
    Feature("players", SEATS, "1 to 4 players"),
    Feature("options", 2, "with Record cards, with drafted regions"),
    Feature("round", 5, "which round it is"),
    Feature("decision", KINDS, "the kind of decision asked now"),
    Feature("pending", 3, "the numbers of what is being done: points, steps or symphonies left"),
    Feature("turn", n.ACTIONS + 3, "the action selected, its strength, if it was raised, if it ends the turn"),
    Feature("strengths", n.ACTIONS, "the tile beside each action"),
    Feature("order", 4, "what the spaces of the next turn order give, 0 where one is taken"),
    Feature("musicians on dice", n.TYPES * n.RANKS, "dice by type and stars"),
    Feature("symphonies on dice", n.COLOURS + 1, "dice by colour, and jokers"),
    Feature("regions", n.REGIONS * (n.TYPES + n.SOLOISTS), "the three-star musician and the soloist there, by kind"),
    Feature("demand", n.REGIONS * (n.TYPES + n.COLOURS + 1), "what each Demand tile asks for; whether it is unplayed"),
    Feature("patrons", 7 * 3, "what each patron gives and costs, and whether its prestige space is free"),
    Feature("seat", SEATS * 21, "of each seat: see `look_at_seat`"),
    Feature("admiration", SEATS * n.REGIONS, "place on each region's track"),
    Feature("concerts", SEATS * n.REGIONS, "what a concert in each region would bring, without its circles"),
    Feature("orchestra", SEATS * n.TYPES * 2, "musicians of each type, and their stars"),
    Feature("own ship", n.REGIONS, "the region of the own ship"),
    Feature("own Manager", n.ACTIONS, "where the own Manager stands"),
    Feature("own musicians", n.TYPES * n.RANKS, "by type and stars"),
    Feature("own soloists", n.SOLOISTS, "by kind"),
    Feature("own symphonies", 3 * n.COLOURS, "by row and colour"),
    Feature("own slots", 2 * n.COLOURS + n.SLOTS, "silver and gold slots by colour, conductor slots"),
    Feature("own hats", n.HATS, "top hats used"),
    Feature("own patrons", 7 * 2, "patrons impressed, and those whose prestige space could be claimed"),
)  # fmt: skip


@rule
def look(box: Box, table: Table, seat: int, row: Array, sheet: Array) -> int:
    """Writes the row of numbers that FEATURES names; answers how many there are."""
    at = look_at_turn(box, table, row, 0)
    at = look_at_dice(box, table, row, at)
    at = look_at_map(box, table, row, at)
    at = look_at_seats(box, table, seat, row, sheet, at)
    return look_at_own(box, table, seat, row, at)


@rule
def look_at_turn(box: Box, table: Table, row: Array, at: int) -> int:
    """Players, options, round, decision, the turn and the turn order to come."""
    at = mark(row, at, SEATS, table.players - 1)
    at = put(row, at, box.records)
    at = put(row, at, box.draft)
    at = mark(row, at, 5, table.round_number - 1)
    at = mark(row, at, KINDS, table.asking)
    for i in range(1, 4):
        at = put(row, at, table.stack[table.depth - 1, i] / 8 if table.depth > 0 else 0.0)
    at = mark(row, at, n.ACTIONS, table.action)
    at = put(row, at, table.strength / 6)
    at = put(row, at, table.boosted)
    at = put(row, at, table.forced)
    for action in range(n.ACTIONS):
        at = put(row, at, table.strengths[action] / 6)
    for space in range(n.SPACES):
        free = table.round_number < box.rounds and table.spaces[space] < 0
        tile = table.turn_tiles[table.round_number - 1] if free else 0
        at = put(row, at, (100 + list_worth(box, table, n.TURN_LIST + tile * n.SPACES + space)) / 500 if free else 0.0)
    return at


@rule
def look_at_dice(box: Box, table: Table, row: Array, at: int) -> int:
    """The dice that may be taken."""
    for i in range(n.TYPES * n.RANKS + n.COLOURS + 1):
        row[at + i] = 0.0
    for die in range(n.DICE):
        if not has(table.musician_aside, die):
            face = table.musician_dice[die]
            kind, stars = box.musician_face[die, face, 0], box.musician_face[die, face, 1]
            row[at + kind * n.RANKS + stars] += 0.5
        if not has(table.symphony_aside, die):
            row[at + n.TYPES * n.RANKS + box.symphony_face[table.symphony_dice[die]]] += 0.5
    return at + n.TYPES * n.RANKS + n.COLOURS + 1


@rule
def look_at_map(box: Box, table: Table, row: Array, at: int) -> int:
    """Regions, Demand tiles and patrons."""
    for region in range(n.REGIONS):
        at = mark(row, at, n.TYPES, table.region_musician[region])
        at = mark(row, at, n.SOLOISTS, table.region_soloist[region])
    for region in range(n.REGIONS):
        tile = table.demand[region]
        for i in range(n.TYPES + n.COLOURS):
            row[at + i] = 0.0
        for i in range(3):
            if box.wanted_type[tile, i] >= 0:
                row[at + box.wanted_type[tile, i]] += (1 + box.wanted_stars[tile, i]) / 4
        for i in range(2):
            if 0 <= box.wanted_colour[tile, i] < n.COLOURS:
                row[at + n.TYPES + box.wanted_colour[tile, i]] += 0.5
        at = put(row, at + n.TYPES + n.COLOURS, 1.0 if table.demand_discs[region] == 0 else 0.0)
    for place in range(n.COLUMN):
        card = table.patrons[place]
        at = put(row, at, list_worth(box, table, n.PATRON_LIST + card) / 500)
        at = put(row, at, box.patron_cost[card] / 6)
        at = put(row, at, box.patron_prestige[card] / 10 if table.patron_claimed[place] < 0 else 0.0)
    return at


@rule
def look_at_seats(box: Box, table: Table, seat: int, row: Array, sheet: Array, at: int) -> int:
    """What all seats have, "me" first, and the Maestro after a player who plays alone."""
    used = at + SEATS * (21 + 2 * n.REGIONS + 2 * n.TYPES)
    for i in range(at, used):
        row[i] = 0.0
    tracks = at + SEATS * 21
    stages = tracks + SEATS * n.REGIONS
    orchestra = stages + SEATS * n.REGIONS
    scores(box, table, sheet)
    for place in range(box.seats):
        who = seat_seen(table, seat, place)
        at = look_at_seat(box, table, who, sheet[who, TOTAL], row, at)
        held = colours_held(box, table, who)
        for region in range(n.REGIONS):
            tracks = put(row, tracks, table.admiration[who, region] / 12)
            stages = put(row, stages, concert(box, table, who, region, held) / 2500)
        for kind in range(n.TYPES):
            count, stars = 0, 0
            for rank in range(n.RANKS):
                count += table.musicians[who, kind, rank]
                stars += rank * table.musicians[who, kind, rank]
            orchestra = put(row, orchestra, count / 4)
            orchestra = put(row, orchestra, stars / 8)
    return used


@rule
def look_at_seat(box: Box, table: Table, who: int, points: int, row: Array, at: int) -> int:
    """Points now; prestige, credits, experience, fans; action points used, left and their limit; stars on the piano,
    discs in hand, hats, conductor slots, sets of keys, soloists; symphonies in the three rows; the concert here and the
    best one after a flight; whether asked, whether passed, and the place in the turn order."""
    here, flight = concerts_in_reach(box, table, who) if who < table.players else (0, 0)
    soloists = 0
    for kind in range(n.SOLOISTS):
        soloists += table.soloists[who, kind]
    at = put(row, at, points / 150)
    at = put(row, at, table.prestige[who] / 100)
    at = put(row, at, table.credits[who] / 60)
    at = put(row, at, table.experience[who] / 15)
    at = put(row, at, table.fans[who] / 10)
    at = put(row, at, table.ap[who] / 20)
    at = put(row, at, max(table.limit[who] - table.ap[who], 0) / 15)
    at = put(row, at, table.limit[who] / 20)
    at = put(row, at, table.stars[who] / 50)
    at = put(row, at, table.discs[who] / 25)
    at = put(row, at, size_of(table.hats[who]) / 8)
    at = put(row, at, size_of(table.conductor[who]) / 5)
    at = put(row, at, size_of(table.sets[who]) / 6)
    at = put(row, at, soloists / 4)
    for level in range(3):
        count = 0
        for column in range(box.columns):
            if table.column_colour[who, column] >= 0 and table.column_row[who, column] == level:
                count += 1
        at = put(row, at, count / 5)
    at = put(row, at, here / 3000)
    at = put(row, at, flight / 3000)
    at = put(row, at, 1.0 if has(table.waiting, who) else 0.5 if table.active == who else 0.0)
    place = 0
    for i in range(SEATS):
        if i < table.players and table.order[i] == who:
            place = i
    return put(row, at, -1.0 if has(table.passed, who) else (place + 1) / 4)


@rule
def look_at_own(box: Box, table: Table, seat: int, row: Array, at: int) -> int:
    """What a strong player counts of the own board."""
    at = mark(row, at, n.REGIONS, box.region_of[table.ship[seat]])
    at = mark(row, at, n.ACTIONS, table.manager[seat])
    for kind in range(n.TYPES):
        for rank in range(n.RANKS):
            at = put(row, at, table.musicians[seat, kind, rank] / 2)
    for kind in range(n.SOLOISTS):
        at = put(row, at, table.soloists[seat, kind])
    for i in range(3 * n.COLOURS):
        row[at + i] = 0.0
    for column in range(box.columns):
        colour = table.column_colour[seat, column]
        if colour >= 0:
            row[at + table.column_row[seat, column] * n.COLOURS + colour] += 0.5
    at += 3 * n.COLOURS
    for colour in range(n.COLOURS):
        at = put(row, at, table.silver[seat, colour] / 2)
        at = put(row, at, table.gold[seat, colour] / 2)
    for slot in range(n.SLOTS):
        at = put(row, at, 1.0 if has(table.conductor[seat], slot) else 0.0)
    for hat in range(n.HATS):
        at = put(row, at, 1.0 if has(table.hats[seat], hat) else 0.0)
    for place in range(n.COLUMN):
        at = put(row, at, 1.0 if has(table.patron_hats[place], seat) else 0.0)
        at = put(row, at, 1.0 if claimable(box, table, seat, place) else 0.0)
    return at
