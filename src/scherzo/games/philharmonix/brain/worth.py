"""What the quick player thinks things are worth, in hundredths of a prestige.

The numbers were found by play: variants met each other in many thousand games of two and four players.
"""

from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.patrons import fulfils, why_not_hat, why_not_impress
from scherzo.games.philharmonix.table import Table

PRESTIGE = 100
EXPERIENCE = 25
POINT = 123  # an action point: what a whole game makes of one, on average
LAST_POINT = 81  # in the last round
LIMIT = 137  # a point more in each round to come
FAN = 35
STEP = 120  # an effect that is a choice, such as taking a symphony
GOOD_STEP = 160
DISC = 80  # a disc on a key is missing for concerts
PATRON_POINT = 49
HAT_LATER = 26  # an impressed patron, for each round to come in which it can be activated
SPARE_PATRON_POINTS = 120


@rule
def credit(box: Box) -> int:
    """A credit, as it counts at the end: there are seldom too few."""
    return PRESTIGE // box.credits_per_prestige


@rule
def point(box: Box, table: Table) -> int:
    """An action point."""
    return POINT if table.round_number < box.rounds else LAST_POINT


@rule
def rounds_left(box: Box, table: Table) -> int:
    """Rounds after this one."""
    return box.rounds - table.round_number


@rule
def list_worth(box: Box, table: Table, number: int) -> int:
    """A list of effects."""
    total = 0
    start = box.list_start[number]
    for at in range(start, start + box.list_size[number]):
        what, amount = box.effect[at, 0], box.effect[at, 1]
        if what == n.CREDITS:
            each = credit(box)
        elif what == n.EXPERIENCE:
            each = EXPERIENCE
        elif what == n.PRESTIGE:
            each = PRESTIGE
        elif what == n.AP_LIMIT:
            each = LIMIT * rounds_left(box, table)
        elif what == n.AP_BACK:
            each = point(box, table)
        elif what == n.UPGRADE_MUSICIAN or what == n.ADVANCE_SYMPHONY or what == n.MUSICIAN_SUPPLY:
            each = GOOD_STEP
        elif what == n.FANS or what == n.SHIP_MOVE:
            each = FAN
        else:
            each = STEP
        total += each * amount
    return total


# Patrons and hats


@rule
def patron_worth(box: Box, table: Table, seat: int, points: int) -> int:
    """Patron points: the best patron to impress or to activate, and something for the rest."""
    best, hat = 0, hat_worth(box, table, seat)
    for place in range(n.COLUMN):
        if has(table.patron_hats[place], seat):
            best = max(best, list_worth(box, table, n.PATRON_LIST + table.patrons[place]))
        elif why_not_impress(box, table, seat, place, points) == n.MAY:
            best = max(best, impress_worth(box, table, place, int(claimable(box, table, seat, place)), hat))
    return best + SPARE_PATRON_POINTS * points


@rule
def claimable(box: Box, table: Table, seat: int, place: int) -> bool:
    """Whether a hat could go on the prestige space."""
    return table.patron_claimed[place] < 0 and fulfils(box, table, seat, table.patrons[place])


@rule
def impress_worth(box: Box, table: Table, place: int, claim: int, hat: int) -> int:
    """A hat of that worth on a patron, with the prestige space or without."""
    card = table.patrons[place]
    prestige = PRESTIGE * box.patron_prestige[card] * claim
    later = rounds_left(box, table) * HAT_LATER
    return prestige + hat + later - PATRON_POINT * box.patron_cost[card]


@rule
def hat_worth(box: Box, table: Table, seat: int) -> int:
    """The best hat that may be taken next."""
    best = 0
    for hat in range(n.HATS):
        if why_not_hat(box, table, seat, hat) == n.MAY:
            best = max(best, list_worth(box, table, n.HAT_LIST + hat))
    return best
