"""Patrons: impressing them with top hats, claiming prestige spaces, activating abilities."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
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
        if can_impress(box, table, seat, place, points):
            offer(table, n.IMPRESS_MIDDLE + place)
    for place in range(n.COLUMN):
        if can_impress(box, table, seat, place, points) and can_claim(box, table, seat, place):
            offer(table, n.IMPRESS_CLAIM + place)
    if points > 0:
        offer_activations(table, seat)


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
    used = table.hats[table.active]
    table.asking = n.HAT
    opened = 1
    for hat in range(n.HATS):
        if has(used, hat):
            opened = max(opened, box.hat_level[hat] + 1)
    for hat in range(n.HATS):
        if not has(used, hat) and box.hat_level[hat] <= opened:
            offer(table, hat)


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
    offer_activations(table, table.active)


@rule
def answer_activate(table: Table, option: int) -> None:
    """Activates the patron without a point, or none."""
    pop(table)
    if option != n.DONE:
        activate(table, option - n.ACTIVATE_ONE)


@rule
def offer_activations(table: Table, seat: int) -> None:
    """PH-PATRON-9..10, PH-RULING-29: impressed patrons not yet activated this turn."""
    for place in range(n.COLUMN):
        if has(table.patron_hats[place], seat) and not has(table.activated, place):
            offer(table, n.ACTIVATE_ONE + place)


@rule
def activate(table: Table, place: int) -> None:
    """PH-PATRON-10..11: uses the ability; it is finished before anything else, parts may be left undone."""
    table.activated = with_(table.activated, place)
    tell(table, EVERYONE, n.ACTIVATED, table.active, table.patrons[place])
    push(table, n.EFFECTS, n.PATRON_LIST + table.patrons[place], 0, 0, 1)


@rule
def can_impress(box: Box, table: Table, seat: int, place: int, points: int) -> bool:
    """PH-PATRON-2, 5: once per game and player, for the card's cost."""
    return box.patron_cost[table.patrons[place]] <= points and not has(table.patron_hats[place], seat)


@rule
def can_claim(box: Box, table: Table, seat: int, place: int) -> bool:
    """PH-PATRON-3..4, PH-RULING-26, 87: the prestige space is empty and everything the card names is there."""
    if table.patron_claimed[place] >= 0:
        return False
    card = table.patrons[place]
    for kind in range(n.TYPES):
        for rank in range(n.RANKS):
            if table.musicians[seat, kind, rank] < box.need_musicians[card, kind, rank]:
                return False
    for colour in range(n.COLOURS):
        need = box.need_colours[card, colour]
        if need and in_rows(box, table, seat, colour) < need:
            return False
    soloists, discs = 0, 0
    for kind in range(n.SOLOISTS):
        soloists += table.soloists[seat, kind]
    for slot in range(n.SLOTS):
        discs += has(table.conductor[seat], slot)
    return soloists >= box.need_soloists[card] and discs >= box.need_conductor[card]
