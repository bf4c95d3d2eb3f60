"""Patrons: impressing them with top hats, claiming prestige spaces, activating abilities."""

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
def step_impress(box: Box, table: Table) -> None:
    """PH-PATRON-1, 6, PH-RULING-30: spend the points on impressing and activating."""
    seat, points = table.active, get(table, n.IMPRESS_POINTS)
    table.asking = n.IMPRESS
    offer(table, n.DONE)
    for place in range(n.COLUMN):
        if why_not_impress(box, table, seat, place, points) == n.MAY:
            offer(table, n.IMPRESS_MIDDLE + place)
    for place in range(n.COLUMN):
        if why_not_claim(box, table, seat, place, points) == n.MAY:
            offer(table, n.IMPRESS_CLAIM + place)
    offer_activations(table, seat, points)


@rule
def answer_impress(box: Box, table: Table, option: int) -> None:
    """Impresses a patron (the hat is chosen next) or activates one for a point."""
    if option == n.DONE:
        pop(table)
    elif option >= n.ACTIVATE_ONE:  # PH-PATRON-9
        put(table, n.IMPRESS_POINTS, get(table, n.IMPRESS_POINTS) - 1)
        activate(table, option - n.ACTIVATE_ONE)
    else:
        claim = int(option >= n.IMPRESS_CLAIM)
        place = option - n.IMPRESS_CLAIM if claim else option - n.IMPRESS_MIDDLE
        card = table.patrons[place]
        put(table, n.IMPRESS_POINTS, get(table, n.IMPRESS_POINTS) - box.patron_cost[card])
        tell(table, EVERYONE, n.IMPRESSED, table.active, card, claim)
        push(table, n.HAT, place, claim)


@rule
def step_hat(box: Box, table: Table) -> None:
    """PH-PATRON-8: hats of the lowest level, and of levels above one that a hat has left."""
    table.asking = n.HAT
    for hat in range(n.HATS):
        if why_not_hat(box, table, table.active, hat) == n.MAY:
            offer(table, hat)


@rule
def why_not_hat(box: Box, table: Table, seat: int, hat: int) -> int:
    """PH-PATRON-8: a level is open when a hat has left the one below."""
    if has(table.hats[seat], hat):
        return n.ABSENT
    if box.hat_level[hat] == 1:
        return n.MAY
    for other in range(n.HATS):
        if has(table.hats[seat], other) and box.hat_level[other] + 1 >= box.hat_level[hat]:
            return n.MAY
    return n.HAT_LOCKED


@rule
def answer_hat(box: Box, table: Table, hat: int) -> None:
    """PH-PATRON-2..4, 7: the hat goes on the card, with prestige if claimed; the bonus of its spot comes after."""
    seat, place, claim = table.active, get(table, n.HAT_PLACE), get(table, n.HAT_CLAIM)
    card = table.patrons[place]
    pop(table)
    table.hats[seat] = with_(table.hats[seat], hat)
    table.patron_hats[place] = with_(table.patron_hats[place], seat)
    tell(table, EVERYONE, n.HAT_TAKEN, seat, hat)
    if claim:
        table.patron_claimed[place] = seat
        gain(box, table, seat, n.PRESTIGE, box.patron_prestige[card])
    push(table, n.EFFECTS, n.HAT_LIST + hat)


@rule
def step_activate(table: Table) -> None:
    """PH-RULING-86: the bonus that activates any impressed patron, if one is left this turn."""
    table.asking = n.ACTIVATE
    offer(table, n.DONE)
    offer_activations(table, table.active, 1)


@rule
def answer_activate(table: Table, option: int) -> None:
    """Activates the patron without a point, or none."""
    pop(table)
    if option != n.DONE:
        activate(table, option - n.ACTIVATE_ONE)


@rule
def offer_activations(table: Table, seat: int, points: int) -> None:
    """PH-PATRON-9: each for a point, or for the bonus that activates one."""
    for place in range(n.COLUMN):
        if why_not_activate(table, seat, place, points) == n.MAY:
            offer(table, n.ACTIVATE_ONE + place)


@rule
def why_not_activate(table: Table, seat: int, place: int, points: int) -> int:
    """PH-PATRON-9..10, PH-RULING-29: impressed patrons not yet activated this turn."""
    if not has(table.patron_hats[place], seat):
        return n.ABSENT
    if has(table.activated, place):
        return n.ACTIVATED_ALREADY
    return n.MAY if points > 0 else n.TOO_FEW_PATRON_POINTS


@rule
def activate(table: Table, place: int) -> None:
    """PH-PATRON-10..11: uses the ability; it is finished before anything else, parts may be left undone."""
    table.activated = with_(table.activated, place)
    tell(table, EVERYONE, n.ACTIVATED, table.active, table.patrons[place])
    push(table, n.EFFECTS, n.PATRON_LIST + table.patrons[place], 0, 0, 1)


@rule
def why_not_impress(box: Box, table: Table, seat: int, place: int, points: int) -> int:
    """PH-PATRON-2, 5: once per game and player, for the card's cost."""
    if has(table.patron_hats[place], seat):
        return n.IMPRESSED_ALREADY
    return n.MAY if box.patron_cost[table.patrons[place]] <= points else n.TOO_FEW_PATRON_POINTS


@rule
def why_not_claim(box: Box, table: Table, seat: int, place: int, points: int) -> int:
    """PH-PATRON-3..4: while impressing, if the prestige space is empty and everything the card names is there."""
    if why_not_impress(box, table, seat, place, points) != n.MAY:
        return n.ABSENT
    if table.patron_claimed[place] >= 0:
        return n.PRESTIGE_CLAIMED
    return n.MAY if fulfils(box, table, seat, table.patrons[place]) else n.NEED_UNMET


@rule
def fulfils(box: Box, table: Table, seat: int, card: int) -> bool:
    """PH-RULING-26, 87: whether a seat has everything that a patron names."""
    for kind in range(n.TYPES):
        for rank in range(n.RANKS):
            if table.musicians[seat, kind, rank] < box.need_musicians[card, kind, rank]:
                return False
    for colour in range(n.COLOURS):
        need = box.need_colours[card, colour]
        if need and in_rows(box, table, seat, colour) < need:
            return False
    return (
        soloists_of(table, seat) >= box.need_soloists[card]
        and size_of(table.conductor[seat]) >= box.need_conductor[card]
    )


@rule
def soloists_of(table: Table, seat: int) -> int:
    """How many soloists are in the orchestra."""
    soloists = 0
    for kind in range(n.SOLOISTS):
        soloists += table.soloists[seat, kind]
    return soloists
