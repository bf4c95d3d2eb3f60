"""Setting up: the map board, the players, the draft of starting regions."""

from scherzo.core.chance import draw
from scherzo.core.heaps import nth_of
from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, with_, without
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.dice import roll
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.rules.record_cards import lay_record
from scherzo.games.philharmonix.rules.rounds import begin_round, deal_strengths, from_bag, lay_demand, refill
from scherzo.games.philharmonix.table import Table


@rule
def set_up(box: Box, table: Table) -> None:
    """PH-SETUP-1..23: the board, then the players; the draft of regions, if agreed, is asked first of all."""
    table.chosen = -1
    table.round_number = 1
    set_up_board(box, table)
    set_up_players(box, table)
    if box.records:  # PH-RECORD-1
        for place in range(box.face_up):
            lay_record(table, place)
    if box.draft:
        push(table, n.DRAFT, box.seats - 1)
    else:
        for place in range(box.seats):
            draw_region(box, table, table.order[place])
    begin_round(box, table)


@rule
def set_up_board(box: Box, table: Table) -> None:
    """PH-SETUP-2..11, PH-TWO-1: tiles, dice, Demand pile, bags, patrons, supply and fans on planets."""
    deal_strengths(box, table)
    left = all_below(n.SPACES)
    for place in range(n.SPACES):
        tile = nth_of(left, draw(table, n.TURN_TILES, n.SPACES - place))
        left = without(left, tile)
        table.turn_tiles[place] = tile
        table.spaces[place] = -1
        tell(table, EVERYONE, n.TURN_TILE_LAID, place + 2, tile)
    roll(box, table, n.MUSICIAN_POOL, n.ALL_DICE)
    roll(box, table, n.SYMPHONY_POOL, n.ALL_DICE)
    for kind in range(n.TYPES):
        table.black_bag[kind] = box.three_tiles
        table.tile_supply[kind] = box.one_two_tiles
    for kind in range(n.SOLOISTS):
        table.purple_bag[kind] = box.soloist_copies
    for region in range(n.REGIONS):
        lay_demand(table, region)
        table.region_musician[region] = -1
        table.region_soloist[region] = -1
    refill(table, n.MUSICIAN_BAG)
    refill(table, n.SOLOIST_BAG)
    left = all_below(n.PATRON_CARDS)
    for place in range(n.COLUMN):
        card = nth_of(left, draw(table, n.PATRON_DECK, n.PATRON_CARDS - place))
        left = without(left, card)
        table.patrons[place] = card
        table.patron_claimed[place] = -1
        tell(table, EVERYONE, n.PATRON_LAID, place, card)
    for colour in range(n.COLOURS):
        table.symphony_supply[colour] = box.symphony_copies
    card = draw(table, n.FAN_CARDS, n.SPACES)
    table.planet_fans = box.fan_card[card]
    table.fan_supply = box.fan_tokens
    for planet in range(n.PLANETS):
        table.fan_supply -= has(table.planet_fans, planet)
        table.planet_disc[planet] = -1
    tell(table, EVERYONE, n.FAN_CARD, card)
    for key in range(n.KEYS):
        table.key_owner[key] = n.BLOCKED if has(box.blocked, key) else n.FREE
    for place in range(5):
        table.record_row[place] = -1


@rule
def set_up_players(box: Box, table: Table) -> None:
    """PH-SETUP-12, 15..23, PH-RULING-1, 3: the order is drawn first; credits go by turn position."""
    left = all_below(box.seats)
    for seat in range(4):
        table.manager[seat] = -1
        table.region[seat] = -1
        for column in range(n.COLUMNS):
            table.column_colour[seat, column] = -1
    for place in range(box.seats):
        seat = nth_of(left, draw(table, n.ORDER_STREAM, box.seats - place))
        left = without(left, seat)
        table.order[place] = seat
        table.prestige[seat] = box.start_prestige
        human = not (box.solo and seat == n.MAESTRO)
        credits = box.start_credits[place] if human else 0
        tell(table, EVERYONE, n.ORDER_DRAWN, seat, place, credits)
        if human:  # PH-SOLO-1: the Maestro has no credits, experience, fans, musicians or symphonies
            gain(box, table, seat, n.CREDITS, credits)
            equip(box, table, seat)
    for kind in range(n.TYPES):  # spare 0-star tiles stay in the box
        table.zeros_gone[kind] = box.zero_tiles - box.players * (has(box.start_musicians, kind))


@rule
def equip(box: Box, table: Table, seat: int) -> None:
    """PH-SETUP-15, 18..22: a player's own board."""
    table.experience[seat] = box.start_experience
    table.limit[seat] = box.start_limit
    table.discs[seat] = box.discs
    for kind in range(n.TYPES):
        table.musicians[seat, kind, 0] = has(box.start_musicians, kind)
    first = second = 0
    while first == second:  # PH-SETUP-15: two of one colour are both redrawn
        tiles = 0
        for colour in range(n.COLOURS):
            tiles += table.symphony_supply[colour]
        first = from_bag(table.symphony_supply, draw(table, n.START_SYMPHONIES, tiles))
        second = from_bag(table.symphony_supply, draw(table, n.START_SYMPHONIES, tiles - 1))
        if first == second:
            table.symphony_supply[first] += 2
    table.column_colour[seat, 0], table.column_colour[seat, 1] = first, second
    table.column_row[seat, 0] = table.column_row[seat, 1] = n.TOP
    tell(table, EVERYONE, n.SYMPHONY_DEALT, seat, first)
    tell(table, EVERYONE, n.SYMPHONY_DEALT, seat, second)


# Starting regions


@rule
def step_draft(box: Box, table: Table) -> None:
    """PH-SETUP-13: all cards open, drafted in reverse turn order."""
    place = get(table, n.DRAFT_PLACE)
    if place < 0:
        pop(table)
        if box.solo:  # PH-SOLO-2: a random one of those left
            draw_region(box, table, n.MAESTRO)
        return
    seat = table.order[place]
    if box.solo and seat == n.MAESTRO:
        put(table, n.DRAFT_PLACE, place - 1)
        return
    table.active = seat
    table.asking = n.DRAFT
    for region in range(n.REGIONS):
        if why_not_draft(box, table, region) == n.MAY:
            offer(table, region)


@rule
def answer_draft(box: Box, table: Table, region: int) -> None:
    """Takes the card; the next seat before in the order picks."""
    put(table, n.DRAFT_PLACE, get(table, n.DRAFT_PLACE) - 1)
    take_region(box, table, table.active, region)


@rule
def draw_region(box: Box, table: Table, seat: int) -> None:
    """PH-SETUP-13: a random Starting Region card of those left."""
    left, count = 0, 0
    for region in range(n.REGIONS):
        if why_not_draft(box, table, region) == n.MAY:
            left = with_(left, region)
            count += 1
    take_region(box, table, seat, nth_of(left, draw(table, n.REGION_CARDS, count)))


@rule
def why_not_draft(box: Box, table: Table, region: int) -> int:
    """PH-SETUP-13: each Starting Region card is there once."""
    for seat in range(box.seats):
        if table.region[seat] == region:
            return n.TAKEN
    return n.MAY


@rule
def take_region(box: Box, table: Table, seat: int, region: int) -> None:
    """PH-SETUP-14, PH-RULING-2, 5: the ship starts on the circled planet; nothing else comes with the card."""
    table.region[seat] = region
    table.ship[seat] = box.start_planet[region]
    tell(table, EVERYONE, n.REGION_TAKEN, seat, region)
