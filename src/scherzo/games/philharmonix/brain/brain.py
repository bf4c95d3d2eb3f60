"""A quick player: each option gets a value in hundredths of a prestige, and the best one is taken."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, size_of
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.brain.concerts import best_goal, concerts_in_reach
from scherzo.games.philharmonix.brain.steps import (
    die_worth,
    move_worth,
    musician_worth,
    slot_worth,
    soloist_worth,
    special_worth,
    steps_worth,
    take_worth,
    upgrade_worth,
)
from scherzo.games.philharmonix.brain.worth import (
    DISC,
    EXPERIENCE,
    FAN,
    LIMIT,
    credit,
    hat_worth,
    impress_worth,
    list_worth,
    patron_worth,
    point,
    rounds_left,
)
from scherzo.games.philharmonix.rules.free_actions import is_free
from scherzo.games.philharmonix.rules.pending import get
from scherzo.games.philharmonix.rules.record_cards import shown_in_rows
from scherzo.games.philharmonix.rules.turns import others_there
from scherzo.games.philharmonix.rules.using import why_not_pay_row
from scherzo.games.philharmonix.table import Table

NEVER = -9999
SALE = 4000  # of a Record card, whenever that is possible
SOLOIST_USED = 152
FLIGHT_PERCENT = 71  # of what a better concert elsewhere brings more: it is not yet given
EARLIER = 30  # a space of the turn order nearer to the front
ENOUGH_EXPERIENCE = 10


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The option of greatest value, equal ones by chance."""
    kind = table.asking
    here = flight = goal = 0
    if kind in (n.TURN, n.USE):
        here, flight = concerts_in_reach(box, table, seat)
    elif kind in (n.TOUR, n.SHIP):
        goal = best_goal(box, table, seat)
    best, choice = NEVER * 8, menu[0]
    for i in range(count):
        option = menu[i]
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
    kind = table.asking
    if kind == n.HAT:
        return list_worth(box, table, n.HAT_LIST + option)
    if kind == n.SPACE:
        tile = table.turn_tiles[table.round_number - 1]
        return list_worth(box, table, n.TURN_LIST + tile * n.SPACES + option) - EARLIER * option
    if kind == n.PAY:
        return -table.round_number * credit(box) if option == n.PAY_CREDITS else -point(box, table)
    if kind == n.SETTLE:
        after = table.experience[seat] + option * box.pass_experience
        return -abs(after - (ENOUGH_EXPERIENCE if rounds_left(box, table) else 0))
    if option == n.DONE:
        return 0
    if kind == n.KEY:
        return list_worth(box, table, n.KEY_LIST + option) - DISC
    if kind == n.SOLOIST:
        return list_worth(box, table, n.SOLOIST_LIST + option - 1)
    if kind in (n.IMPRESS, n.ACTIVATE):
        return appeal_of_patron(box, table, seat, option)
    if kind == n.UPGRADE:
        if option >= n.CONDUCT:
            return slot_worth(box, table, seat, option - n.CONDUCT)
        return upgrade_worth(box, table, seat, (option - n.RAISE) // 3, (option - n.RAISE) % 3)
    if kind in (n.AUDITIONING, n.MUSICIAN):
        return appeal_of_musician(box, table, seat, option)
    return appeal_of_symphony(box, table, seat, option)


@rule
def appeal_of_patron(box: Box, table: Table, seat: int, option: int) -> int:
    """Impressing or activating."""
    if option >= n.ACTIVATE_ONE:
        return list_worth(box, table, n.PATRON_LIST + table.patrons[option - n.ACTIVATE_ONE])
    hat = hat_worth(box, table, seat)
    if option >= n.IMPRESS_CLAIM:
        return impress_worth(box, table, option - n.IMPRESS_CLAIM, 1, hat)
    return impress_worth(box, table, option - n.IMPRESS_MIDDLE, 0, hat)


@rule
def appeal_of_musician(box: Box, table: Table, seat: int, option: int) -> int:
    """From the supply, the region or a die; no fan is paid for other dice."""
    region = box.region_of[table.ship[seat]]
    if option == n.REROLL:
        return -1
    if option >= n.RECRUIT_TYPE:
        return musician_worth(box, table, seat, option - n.RECRUIT_TYPE, get(table, n.MUSICIAN_STARS))
    if option == n.SPECIAL_SOLOIST:
        return soloist_worth(box, table, table.region_soloist[region])
    if option == n.SPECIAL_MUSICIAN:
        return special_worth(box, table, seat, table.region_musician[region])
    return die_worth(box, table, seat, option - n.RECRUIT)


@rule
def appeal_of_symphony(box: Box, table: Table, seat: int, option: int) -> int:
    """Taking or advancing; no fan is paid for other dice."""
    if option == n.REROLL:
        return -1
    if option < n.MOVE_DOWN:
        return take_worth(box, table, seat, option - n.PICK if option >= n.PICK else (option - n.TAKE) % 6)
    return move_worth(box, table, seat, (option - n.MOVE_DOWN) // 2, (option - n.MOVE_DOWN) % 2)


# The turn


@rule
def appeal_of_turn(box: Box, table: Table, seat: int, option: int, here: int, flight: int) -> int:
    """Selects the action whose best use brings most beyond its action points; passes when none does."""
    over = table.ap[seat] - table.limit[seat]
    last = rounds_left(box, table) == 0
    if option < n.ACTIONS:
        return action_worth(box, table, seat, option, here, flight)
    if option == n.END_TURN:
        return 100
    if option == n.PASS:
        return 0
    if option == n.REGAIN_WITH_FANS:
        return 50 if table.action >= 0 and (over > 0 or last) else NEVER
    if option == n.REGAIN_WITH_EXPERIENCE:
        return 40 if table.action >= 0 and over > 0 and last else NEVER
    if n.RECORD <= option < n.FLY_BY:
        return SALE
    return NEVER


@rule
def action_worth(box: Box, table: Table, seat: int, action: int, here: int, flight: int) -> int:
    """The best use of an action, less its action points and what the Managers there cost."""
    strength = table.strengths[action]
    extra = size_of(others_there(box, table, seat, action))
    best = tour_worth(box, strength, here, flight)
    first, second = steps_worth(box, table, seat, action)
    for row in range(1, strength + 1):
        if why_not_pay_row(box, table, seat, action, row) == n.MAY:
            best = max(best, row_worth(box, table, seat, action, row, here, flight, first, second))
        if action == n.INVEST:
            best = max(best, invest_worth(box, table, seat, row))
    return best - (strength + extra) * point(box, table)


@rule
def row_worth(
    box: Box, table: Table, seat: int, action: int, row: int, here: int, flight: int, first: int, second: int
) -> int:
    """A row of an action: what it brings less what it costs; `first` and `second` are its best two steps."""
    amount = box.row_amount[action, row]
    if action == n.PERFORM:
        held = 0
        for kind in range(n.SOLOISTS):
            held += table.soloists[seat, kind] > 0
        extra = min(held, amount) * SOLOIST_USED + box.row_gain[action, row] * EXPERIENCE
        return here + extra - max(0, flight - here) // 3
    if action == n.PATRON:
        return patron_worth(box, table, seat, amount)
    price = box.row_credits[action, row] * credit(box) + box.row_experience[action, row] * EXPERIENCE
    if action == n.INVEST:
        return min(amount, box.limit_max - table.limit[seat]) * LIMIT * rounds_left(box, table) - price
    return first + (amount - 1) * second - price


@rule
def invest_worth(box: Box, table: Table, seat: int, row: int) -> int:
    """The first use of Invest."""
    return min(box.row_gain[n.INVEST, row], box.experience_max - table.experience[seat]) * EXPERIENCE


@rule
def tour_worth(box: Box, strength: int, here: int, flight: int) -> int:
    """Merchandise for everything, with a flight to a better concert first if there is one."""
    return strength * box.merch_credits * credit(box) + max(0, flight - here) * FLIGHT_PERCENT // 100


@rule
def appeal_of_use(box: Box, table: Table, seat: int, option: int, here: int, flight: int) -> int:
    """Rows, tour, records."""
    action = table.action
    if option == n.USE_TOUR:
        return tour_worth(box, table.strength, here, flight)
    if option == n.BOOST or option == n.REROLL or is_free(option):
        return NEVER
    if option >= n.RECORD and table.record_place[option - n.RECORD] == n.OWNED + seat:
        return SALE
    if option >= n.RECORD:
        card = option - n.RECORD
        sale = box.level_sale[box.record_level[card]] * credit(box)
        return sale if shown_in_rows(box, table, seat, card) else sale // 4
    if action == n.INVEST and option < n.USE_TOUR:
        return invest_worth(box, table, seat, option)
    row = option - n.RAISE_LIMIT if option > n.RAISE_LIMIT else option
    first, second = steps_worth(box, table, seat, action)
    return row_worth(box, table, seat, action, row, here, flight, first, second)


@rule
def appeal_of_flight(box: Box, table: Table, seat: int, option: int, goal: int) -> int:
    """Nearer to the goal, with fans on the way; at the goal merchandise is sold."""
    here = table.ship[seat]
    if option == n.DONE:
        return -300
    if option == n.SELL_MERCH and table.asking == n.TOUR:
        return 0
    if option >= n.FLY_BY:
        return NEVER
    planet = option - n.FLY
    fan = FAN * (has(table.planet_fans, planet))
    if here == goal:
        return -400 + fan
    return fan + 200 * (box.distance[here, goal] - box.distance[planet, goal]) - 100
