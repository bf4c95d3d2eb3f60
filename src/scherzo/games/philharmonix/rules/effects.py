"""The interpreter of bonuses: hats, keys, patrons, soloists, tracks and Turn Order tiles are lists of effects."""

from scherzo.core.rule import rule
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.rules.piano import move_stars
from scherzo.games.philharmonix.table import Table


@rule
def step_effects(box: Box, table: Table) -> None:
    """The next effect of a list, left to right. Ends with the list."""
    number, place = get(table, n.EFFECTS_LIST), get(table, n.EFFECTS_AT)
    if place >= box.list_size[number]:
        pop(table)
        return
    effect = box.effect[box.list_start[number] + place]
    what, times = effect[0], effect[1]
    if repeats(what):
        done = get(table, n.EFFECTS_TIMES)
        if done < times:
            put(table, n.EFFECTS_TIMES, done + 1)
            begin_choice(table, what, get(table, n.EFFECTS_OPTIONAL))
            return
    put(table, n.EFFECTS_AT, place + 1)
    put(table, n.EFFECTS_TIMES, 0)
    if what <= n.AP_LIMIT:  # PH-RULING-85: plain gains cannot be refused
        gain(box, table, table.active, what, times)
    elif what == n.STAR:  # PH-EFFECT-4
        move_stars(box, table, table.active, times)
    elif what == n.SHIP_MOVE:
        push(table, n.SHIP, times)
    elif what == n.PATRON_POINTS:  # PH-EFFECT-8, PH-RULING-30
        push(table, n.IMPRESS, times)
    elif what in (n.MUSICIAN_DICE, n.MUSICIAN_SUPPLY):
        push(table, n.MUSICIAN, int(what == n.MUSICIAN_SUPPLY), times)


@rule
def repeats(what: int) -> bool:
    """Whether the effect is a choice made n times, each finished before the next."""
    return n.UPGRADE_MUSICIAN <= what <= n.ADVANCE_SYMPHONY or what == n.ACTIVATE_PATRON


@rule
def begin_choice(table: Table, what: int, optional: int) -> None:
    """One choice of an effect that is made n times."""
    if what == n.UPGRADE_MUSICIAN:  # PH-EFFECT-5
        push(table, n.UPGRADE, 1, n.MUSICIANS_ONLY)
    elif what == n.UPGRADE_CONDUCTOR:  # PH-EFFECT-5
        push(table, n.UPGRADE, 1, n.CONDUCTOR_ONLY)
    elif what == n.SYMPHONY_DICE:  # PH-EFFECT-6
        push(table, n.SYMPHONY)
    elif what == n.SYMPHONY_SUPPLY:
        push(table, n.SYMPHONY, 1)
    elif what == n.ADVANCE_SYMPHONY:
        push(table, n.ADVANCE, optional, -1, -1)
    else:
        push(table, n.ACTIVATE)  # PH-EFFECT-8
