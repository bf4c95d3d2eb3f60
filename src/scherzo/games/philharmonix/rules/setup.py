"""Setting up: the map board, the players, the draft of starting regions."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.dice import roll
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, offer, pop, push, put
from scherzo.games.philharmonix.rules.records import lay_record
from scherzo.games.philharmonix.rules.rounds import begin_round, deal_strengths, from_bag, lay_demand, nth, refill
from scherzo.games.philharmonix.table import Table


@rule
def set_up(box: Box, table: Table) -> None:
    """PH-SETUP-1..23: the board, then the players; the draft of regions, if agreed, is asked first of all."""
    table.chosen = -1
    table.round_number = 1
    set_up_board(box, table)
    set_up_players(box, table)
    if box.records:  # PH-RECORD-1
        for place in range(int(box.face_up)):
            lay_record(table, place)
    if box.draft:
        push(table, n.DRAFT, int(box.seats) - 1, 0, 0, 0)
    else:
        for place in range(int(box.seats)):
            draw_region(box, table, int(table.order[place]))
    begin_round(box, table)


@rule
def set_up_board(box: Box, table: Table) -> None:
    """PH-SETUP-2..11, PH-TWO-1: tiles, dice, Demand pile, bags, patrons, supply and fans on planets."""
    deal_strengths(box, table)
    left = 15
    for place in range(n.SPACES):
        tile = nth(left, draw(table, n.TURN_TILES, n.SPACES - place))
        left &= ~(1 << tile)
        table.turn_tiles[place] = tile
        table.spaces[place] = -1
        tell(table, EVERYONE, n.TURN_TILE_LAID, place + 2, tile, 0, 0, 0)
    roll(box, table, 0, n.ALL_DICE)
    roll(box, table, 1, n.ALL_DICE)
    for kind in range(n.TYPES):
        table.black_bag[kind] = box.three_tiles
        table.tile_supply[kind] = box.one_two_tiles
    for kind in range(n.SOLOISTS):
        table.purple_bag[kind] = box.soloist_copies
    for region in range(n.REGIONS):
        lay_demand(table, region)
        table.region_musician[region] = -1
        table.region_soloist[region] = -1
    refill(table, 0)
    refill(table, 1)
    left = (1 << n.PATRON_CARDS) - 1
    for place in range(n.COLUMN):
        card = nth(left, draw(table, n.PATRON_DECK, n.PATRON_CARDS - place))
        left &= ~(1 << card)
        table.patrons[place] = card
        table.patron_claimed[place] = -1
        tell(table, EVERYONE, n.PATRON_LAID, place, card, 0, 0, 0)
    for colour in range(n.COLOURS):
        table.symphony_supply[colour] = box.symphony_copies
    card = draw(table, n.FAN_CARDS, n.SPACES)
    table.planet_fans = box.fan_card[card]
    table.fan_supply = box.fan_tokens
    for planet in range(n.PLANETS):
        table.fan_supply -= (int(table.planet_fans) >> planet) & 1
        table.planet_disc[planet] = -1
    tell(table, EVERYONE, n.FAN_CARD, card, 0, 0, 0, 0)
    for key in range(n.KEYS):
        table.key_owner[key] = n.BLOCKED if (int(box.blocked) >> key) & 1 else n.FREE
    for place in range(5):
        table.record_row[place] = -1


@rule
def set_up_players(box: Box, table: Table) -> None:
    """PH-SETUP-12, 15..23, PH-RULING-1, 3: the order is drawn first; credits go by turn position."""
    left = (1 << int(box.seats)) - 1
    for seat in range(4):
        table.manager[seat] = -1
        table.region[seat] = -1
        for column in range(n.COLUMNS):
            table.column_colour[seat, column] = -1
    for place in range(int(box.seats)):
        seat = nth(left, draw(table, n.ORDER_STREAM, int(box.seats) - place))
        left &= ~(1 << seat)
        table.order[place] = seat
        table.prestige[seat] = box.start_prestige
        human = not (box.solo and seat == n.MAESTRO)
        credits = int(box.start_credits[place]) if human else 0
        tell(table, EVERYONE, n.ORDER_DRAWN, seat, place, credits, 0, 0)
        if human:  # PH-SOLO-1: the Maestro has no credits, experience, fans, musicians or symphonies
            gain(box, table, seat, n.CREDITS, credits)
            equip(box, table, seat)
    for kind in range(n.TYPES):  # spare 0-star tiles stay in the box
        table.zeros_gone[kind] = int(box.zero_tiles) - int(box.players) * ((int(box.start_musicians) >> kind) & 1)


@rule
def equip(box: Box, table: Table, seat: int) -> None:
    """PH-SETUP-15, 18..22: a player's own board."""
    table.experience[seat] = box.start_experience
    table.limit[seat] = box.start_limit
    table.discs[seat] = box.discs
    for kind in range(n.TYPES):
        table.musicians[seat, kind, 0] = (int(box.start_musicians) >> kind) & 1
    first = second = 0
    while first == second:  # PH-SETUP-15: two of one colour are both redrawn
        tiles = 0
        for colour in range(n.COLOURS):
            tiles += int(table.symphony_supply[colour])
        first = from_bag(table.symphony_supply, draw(table, n.START_SYMPHONIES, tiles))
        second = from_bag(table.symphony_supply, draw(table, n.START_SYMPHONIES, tiles - 1))
        if first == second:
            table.symphony_supply[first] += 2
    table.column_colour[seat, 0], table.column_colour[seat, 1] = first, second
    table.column_row[seat, 0] = table.column_row[seat, 1] = n.TOP
    tell(table, EVERYONE, n.SYMPHONY_DEALT, seat, first, 0, 0, 0)
    tell(table, EVERYONE, n.SYMPHONY_DEALT, seat, second, 0, 0, 0)


# --- starting regions


@rule
def step_draft(box: Box, table: Table) -> None:
    """PH-SETUP-13: all cards open, drafted in reverse turn order. Frame (DRAFT, place in the order)."""
    place = get(table, 1)
    if place < 0:
        pop(table)
        if box.solo:  # PH-SOLO-2: a random one of those left
            draw_region(box, table, n.MAESTRO)
        return
    seat = int(table.order[place])
    if box.solo and seat == n.MAESTRO:
        put(table, 1, place - 1)
        return
    table.active = seat
    table.asking = n.DRAFT
    for region in range(n.REGIONS):
        if region_free(box, table, region):
            offer(table, region)


@rule
def answer_draft(box: Box, table: Table, region: int) -> None:
    """Takes the card; the next seat before in the order picks."""
    put(table, 1, get(table, 1) - 1)
    take_region(box, table, int(table.active), region)


@rule
def draw_region(box: Box, table: Table, seat: int) -> None:
    """PH-SETUP-13: a random Starting Region card of those left."""
    left, count = 0, 0
    for region in range(n.REGIONS):
        if region_free(box, table, region):
            left |= 1 << region
            count += 1
    take_region(box, table, seat, nth(left, draw(table, n.REGION_CARDS, count)))


@rule
def region_free(box: Box, table: Table, region: int) -> bool:
    """Whether nobody has that Starting Region card."""
    for seat in range(int(box.seats)):
        if table.region[seat] == region:
            return False
    return True


@rule
def take_region(box: Box, table: Table, seat: int, region: int) -> None:
    """PH-SETUP-14, PH-RULING-2, 5: the ship starts on the circled planet; nothing else comes with the card."""
    table.region[seat] = region
    table.ship[seat] = box.start_planet[region]
    tell(table, EVERYONE, n.REGION_TAKEN, seat, region, 0, 0, 0)
