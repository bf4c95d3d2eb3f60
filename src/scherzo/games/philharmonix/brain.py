"""A quick player: each option gets a value in tenths of a prestige from a few facts, and the best one is taken."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.pending import get
from scherzo.games.philharmonix.records import shown_in_rows
from scherzo.games.philharmonix.symphonies import conducts, in_rows
from scherzo.games.philharmonix.table import Table
from scherzo.games.philharmonix.turns import can_use_row

NEVER = -9999
STAR_WORTH = 8
CIRCLE = 9
PLENTY = 16


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The option of greatest value, equal ones by chance."""
    kind = int(table.asking)
    here = flight = goal = 0
    if kind in (n.TURN, n.USE):
        here, flight = concerts_in_reach(box, table, seat)
    elif kind in (n.TOUR, n.SHIP):
        goal = best_goal(box, table, seat)
    best, choice = NEVER * 8, int(menu[0])
    for i in range(count):
        option = int(menu[i])
        if kind == n.TURN:
            value = appeal_of_turn(box, table, seat, option, here, flight)
        elif kind == n.USE:
            value = appeal_of_use(box, table, seat, option, here, flight)
        elif kind in (n.TOUR, n.SHIP):
            value = appeal_of_flight(box, table, seat, option, goal)
        else:
            value = appeal(box, table, seat, option)
        value = value * 4 + below(rng, 4)
        if value > best:
            best, choice = value, option
    return choice


@rule
def appeal(box: Box, table: Table, seat: int, option: int) -> int:
    """What an option of the smaller decisions seems to be worth."""
    kind = int(table.asking)
    if kind == n.HAT:
        return list_worth(box, table, n.HAT_LIST + option)
    if kind == n.SPACE:
        tile = int(table.turn_tiles[table.round_number - 1])
        return list_worth(box, table, n.TURN_LIST + tile * n.SPACES + option) - 3 * option
    if kind == n.PAY:
        return -int(table.round_number) * credit(box, table, seat) if option == n.PAY_CREDITS else -point(box, table)
    if kind == n.SETTLE:
        after = int(table.experience[seat]) + option * int(box.pass_experience)
        wish = 10 if table.round_number < box.rounds else 0
        return -abs(after - wish)
    if option == n.DONE:
        return 0
    if kind == n.KEY:
        return list_worth(box, table, n.KEY_LIST + option) - 6
    if kind == n.SOLOIST:
        return list_worth(box, table, n.SOLOIST_LIST + option - 1)
    if kind in (n.IMPRESS, n.ACTIVATE):
        return appeal_of_patron(box, table, option)
    if kind == n.UPGRADE:
        return appeal_of_upgrade(box, table, seat, option)
    if kind in (n.AUDITIONING, n.MUSICIAN):
        return appeal_of_musician(box, table, seat, option)
    return appeal_of_symphony(box, table, seat, option)


# --- what things are worth


@rule
def credit(box: Box, table: Table, seat: int) -> int:
    """A credit: for use as long as there are few, else a fifth of a prestige at the end."""
    return 4 if table.round_number < box.rounds and table.credits[seat] < PLENTY else 2


@rule
def experience(box: Box, table: Table) -> int:
    """A point of experience."""
    return 7 if table.round_number < box.rounds else 2


@rule
def point(box: Box, table: Table) -> int:
    """An action point: what it brings when it is left over."""
    return 8 if table.round_number < box.rounds else 4


@rule
def list_worth(box: Box, table: Table, number: int) -> int:
    """A list of effects."""
    total = 0
    start = int(box.list_start[number])
    left = int(box.rounds) - int(table.round_number)
    for at in range(start, start + int(box.list_size[number])):
        what, amount = int(box.effect[at, 0]), int(box.effect[at, 1])
        if what == n.CREDITS:
            each = credit(box, table, int(table.active))
        elif what == n.EXPERIENCE:
            each = experience(box, table)
        elif what == n.PRESTIGE:
            each = 10
        elif what == n.AP_LIMIT:
            each = 8 * left
        elif what == n.UPGRADE_MUSICIAN or what == n.ADVANCE_SYMPHONY or what == n.MUSICIAN_SUPPLY:
            each = 16
        elif what == n.FANS or what == n.SHIP_MOVE:
            each = 4
        else:
            each = 12
        total += each * amount
    return total


@rule
def wanted(box: Box, table: Table, kind: int, stars: int) -> int:
    """How many Demand tiles in sight ask for such a musician."""
    count = 0
    for region in range(n.REGIONS):
        tile = int(table.demand[region])
        for i in range(3):
            if box.wanted_stars[tile, i] == stars and (
                box.wanted_type[tile, i] == kind or box.wanted_type[tile, i] < 0
            ):
                count += 1
    return count


@rule
def wanted_colour(box: Box, table: Table, colour: int) -> int:
    """How many Demand tiles in sight ask for a colour."""
    count = 0
    for region in range(n.REGIONS):
        tile = int(table.demand[region])
        count += int(box.wanted_colour[tile, 0] == colour or box.wanted_colour[tile, 1] == colour)
    return count


@rule
def concert(box: Box, table: Table, seat: int, region: int) -> int:
    """A concert in a region now, by simple matching and without its circles; 0 where none is possible."""
    discs = int(table.demand_discs[region])
    if (discs >> seat) & 1 or table.discs[seat] < 2:
        return 0
    tile = int(table.demand[region])
    musicians, symphonies = 0, 0
    for i in range(3):
        kind = int(box.wanted_type[tile, i])
        if kind >= 0 and table.musicians[seat, kind, box.wanted_stars[tile, i]] > 0:
            musicians += 1
    for i in range(2):
        symphonies += int(in_rows(box, table, seat, int(box.wanted_colour[tile, i])) > 0)
    prestige = int(box.musician_prestige[musicians]) + int(box.symphony_prestige[symphonies])
    if discs == 0:
        prestige += int(box.first_bonus)
    if musicians == 3 and symphonies == 2:
        prestige += int(box.ovation)
    money = symphonies * int(box.credits_at[table.stars[seat]]) * credit(box, table, seat)
    return 10 * prestige + money + 6 * symphonies


@rule
def concerts_in_reach(box: Box, table: Table, seat: int) -> tuple[int, int]:
    """What a concert here is worth, and the best one after a flight, less what the flight costs."""
    ship = int(table.ship[seat])
    region, value, here, flight = -1, 0, 0, 0
    for planet in range(int(box.planets)):
        if box.region_of[planet] != region:
            region = int(box.region_of[planet])
            value = concert(box, table, seat, region)
        if value == 0 or table.planet_disc[planet] >= 0:
            continue
        worth = value + CIRCLE * int(box.circles[planet])
        if planet == ship:
            here = worth
        else:
            flight = max(flight, worth - point(box, table) * ((int(box.distance[ship, planet]) + 1) // 2))
    return here, flight


@rule
def best_goal(box: Box, table: Table, seat: int) -> int:
    """The planet to fly to with the steps at hand: the one with the best concert, near ones before far ones."""
    ship = int(table.ship[seat])
    steps = get(table, 1) if table.asking == n.SHIP else 2 * get(table, 1) + get(table, 2)
    region, value, best, goal = -1, 0, -1, ship
    for planet in range(int(box.planets)):
        if box.region_of[planet] != region:
            region = int(box.region_of[planet])
            value = concert(box, table, seat, region)
        away = int(box.distance[ship, planet])
        if away <= steps and value > 0 and table.planet_disc[planet] < 0:
            worth = value + CIRCLE * int(box.circles[planet]) - 4 * away
            if worth > best:
                best, goal = worth, planet
    return goal


# --- the turn


@rule
def appeal_of_turn(box: Box, table: Table, seat: int, option: int, here: int, flight: int) -> int:
    """Selects the action whose best use brings most beyond its action points; passes when none does."""
    over = int(table.ap[seat]) - int(table.limit[seat])
    last = int(table.round_number == box.rounds)
    if option < n.ACTIONS:
        return action_worth(box, table, seat, option, here, flight)
    if option == n.END_TURN:
        return 10
    if option == n.PASS:
        return 0
    if option == n.REGAIN_WITH_FANS:
        return 5 if table.action >= 0 and (over > 0 or last) else NEVER
    if option == n.REGAIN_WITH_EXPERIENCE:
        return 4 if table.action >= 0 and over > 0 and last else NEVER
    if n.RECORD <= option < n.FLY_BY:
        return 400
    return NEVER


@rule
def action_worth(box: Box, table: Table, seat: int, action: int, here: int, flight: int) -> int:
    """The best use of an action, less its action points and what the Managers there cost."""
    strength = int(table.strengths[action])
    extra = 0
    for other in range(int(box.seats)):
        extra += int(other != seat and table.manager[other] == action)
    best = tour_worth(box, table, seat, strength, here, flight)
    for row in range(1, strength + 1):
        if can_use_row(box, table, seat, action, row):
            best = max(best, row_worth(box, table, seat, action, row, here, flight))
        if action == n.INVEST:
            best = max(best, invest_worth(box, table, seat, row))
    return best - (strength + extra) * point(box, table)


@rule
def row_worth(box: Box, table: Table, seat: int, action: int, row: int, here: int, flight: int) -> int:
    """A row of an action: what it brings less what it costs."""
    amount = int(box.row_amount[action, row])
    left = int(box.rounds) - int(table.round_number)
    price = int(box.row_credits[action, row]) * credit(box, table, seat)
    price += int(box.row_experience[action, row]) * experience(box, table)
    if action == n.PERFORM:
        held = 0
        for kind in range(n.SOLOISTS):
            held += int(table.soloists[seat, kind] > 0)
        extra = min(held, amount) * 12 + int(box.row_gain[action, row]) * experience(box, table)
        return here + extra - max(0, flight - here) // 3
    if action == n.PATRON:
        return amount * 12 + 4
    if action == n.INVEST:
        plus = min(amount, int(box.limit_max) - int(table.limit[seat]))
        return plus * 10 * left - price
    if action == n.PROMOTE:
        return amount * (24 if left else 12) - price
    if action == n.COMPOSE:
        return amount * (30 if left else 20) - price
    places = 0
    for kind in range(n.TYPES):
        for rank in range(n.RANKS):
            places += int(table.musicians[seat, kind, rank])
    amount = min(amount, n.TYPES * int(box.places) - places)
    return amount * (34 if left else 12) - price


@rule
def invest_worth(box: Box, table: Table, seat: int, row: int) -> int:
    """The first use of Invest."""
    gained = min(int(box.row_gain[n.INVEST, row]), int(box.experience_max) - int(table.experience[seat]))
    return gained * experience(box, table)


@rule
def tour_worth(box: Box, table: Table, seat: int, strength: int, here: int, flight: int) -> int:
    """Merchandise for everything, with a flight to a better concert first if there is one."""
    merch = strength * int(box.merch_credits) * credit(box, table, seat)
    return merch + max(0, flight - here) * 2 // 3


@rule
def appeal_of_use(box: Box, table: Table, seat: int, option: int, here: int, flight: int) -> int:
    """Rows, tour, records."""
    action = int(table.action)
    if option == n.USE_TOUR:
        return tour_worth(box, table, seat, int(table.strength), here, flight)
    if option == n.BOOST:
        return NEVER
    if option >= n.RECORD:
        card = option - n.RECORD
        sale = int(box.level_sale[box.record_level[card]]) * credit(box, table, seat)
        return sale if shown_in_rows(box, table, seat, card) else sale // 4
    if action == n.INVEST and option < n.USE_TOUR:
        return invest_worth(box, table, seat, option)
    row = option - n.RAISE_LIMIT if option > n.RAISE_LIMIT else option
    return row_worth(box, table, seat, action, row, here, flight)


@rule
def appeal_of_flight(box: Box, table: Table, seat: int, option: int, goal: int) -> int:
    """Nearer to the goal, with fans on the way; at the goal merchandise is sold."""
    here = int(table.ship[seat])
    if option == n.DONE:
        return -30
    if option == n.SELL_MERCH and table.asking == n.TOUR:
        return 0
    if option >= n.FLY_BY:
        return NEVER
    planet = option - n.FLY
    fan = 4 * ((int(table.planet_fans) >> planet) & 1)
    if here == goal:
        return -40 + fan
    return fan + 20 * (int(box.distance[here, goal]) - int(box.distance[planet, goal])) - 10


# --- the orchestra, symphonies and patrons


@rule
def appeal_of_upgrade(box: Box, table: Table, seat: int, option: int) -> int:
    """Stars, and ranks that concerts ask for."""
    if option >= n.CONDUCT:
        colours = 0
        for colour in range(n.COLOURS):
            fits = (int(box.slot_colours[option - n.CONDUCT]) >> colour) & 1
            if fits and not conducts(box, table, seat, colour):
                colours += 1 + in_rows(box, table, seat, colour)
        return STAR_WORTH + 4 * colours - (14 if table.discs[seat] < 5 else 0)
    kind, rank = (option - n.RAISE) // 3, (option - n.RAISE) % 3
    gained = 0 if table.musicians[seat, kind, rank + 1] else wanted(box, table, kind, rank + 1)
    lost = 0 if table.musicians[seat, kind, rank] > 1 else wanted(box, table, kind, rank)
    return STAR_WORTH + 5 + 5 * (gained - lost)


@rule
def appeal_of_musician(box: Box, table: Table, seat: int, option: int) -> int:
    """Stars, ranks that concerts ask for, and admiration for special musicians."""
    if option == n.REROLL and table.asking == n.AUDITIONING:
        return -1
    if option >= n.RECRUIT_TYPE:
        kind, stars = option - n.RECRUIT_TYPE, get(table, 2)
    elif option == n.SPECIAL_SOLOIST:
        return 40 - int(box.special_credits) * credit(box, table, seat)
    elif option == n.SPECIAL_MUSICIAN:
        kind, stars = int(table.region_musician[box.region_of[table.ship[seat]]]), 3
    else:
        die = option - n.RECRUIT
        shown = box.musician_face[die, table.musician_dice[die]]
        kind, stars = int(shown[0]), int(shown[1])
    value = stars * STAR_WORTH + (0 if table.musicians[seat, kind, stars] else 5 * wanted(box, table, kind, stars))
    if option == n.SPECIAL_MUSICIAN:
        value += 16 - int(box.special_credits) * credit(box, table, seat)
    return value + 1


@rule
def appeal_of_symphony(box: Box, table: Table, seat: int, option: int) -> int:
    """New colours that concerts ask for; gold before silver, and no symphony out of the rows too soon."""
    if option == n.REROLL:
        return -1
    if option < n.MOVE_DOWN:
        colour = option - n.PICK if option >= n.PICK else (option - n.TAKE) % 6
        held = in_rows(box, table, seat, colour)
        return 6 + (12 + 5 * wanted_colour(box, table, colour)) // (1 + 2 * held)
    column = (option - n.MOVE_DOWN) // 2
    row = int(table.column_row[seat, column])
    last = int(table.round_number == box.rounds)
    if (option - n.MOVE_DOWN) % 2:
        return 45 if row == n.GOLD else -4 + 14 * last
    if row == n.SILVER:
        return 22
    return 6 + 8 * int(conducts(box, table, seat, int(table.column_colour[seat, column]))) - 4 * last


@rule
def appeal_of_patron(box: Box, table: Table, option: int) -> int:
    """Prestige and abilities for the points they cost."""
    if option >= n.ACTIVATE_ONE:
        return list_worth(box, table, n.PATRON_LIST + int(table.patrons[option - n.ACTIVATE_ONE]))
    claim = option >= n.IMPRESS_CLAIM
    card = int(table.patrons[option - n.IMPRESS_CLAIM if claim else option - n.IMPRESS_MIDDLE])
    prestige = 10 * int(box.patron_prestige[card]) if claim else 0
    later = 2 * (int(box.rounds) - int(table.round_number))
    return (prestige + 18 + later) // max(1, int(box.patron_cost[card]))
