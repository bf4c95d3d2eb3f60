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
    """The next effect of a list, left to right. Frame (EFFECTS, list, place in it, times done, 1 = all optional)."""
    number, place = get(table, 1), get(table, 2)
    if place >= box.list_size[number]:
        pop(table)
        return
    effect = box.effect[int(box.list_start[number]) + place]
    what, times = int(effect[0]), int(effect[1])
    if repeats(what):
        done = get(table, 3)
        if done < times:
            put(table, 3, done + 1)
            begin_choice(table, what, get(table, 4))
            return
    put(table, 2, place + 1)
    put(table, 3, 0)
    if what <= n.AP_LIMIT:  # PH-RULING-85: plain gains cannot be refused
        gain(box, table, int(table.active), what, times)
    elif what == n.STAR:  # PH-EFFECT-4
        move_stars(box, table, int(table.active), times)
    elif what == n.SHIP_MOVE:
        push(table, n.SHIP, times, 0, 0, 0)
    elif what == n.PATRON_POINTS:  # PH-EFFECT-8, PH-RULING-30
        push(table, n.IMPRESS, times, 0, 0, 0)
    elif what in (n.MUSICIAN_DICE, n.MUSICIAN_SUPPLY):
        push(table, n.MUSICIAN, int(what == n.MUSICIAN_SUPPLY), times, 0, 0)


@rule
def repeats(what: int) -> bool:
    """Whether the effect is a choice made n times, each finished before the next."""
    return n.UPGRADE_MUSICIAN <= what <= n.ADVANCE_SYMPHONY or what == n.ACTIVATE_PATRON


@rule
def begin_choice(table: Table, what: int, optional: int) -> None:
    """PH-EFFECT-5..8: one choice of an effect that is made n times."""
    if what == n.UPGRADE_MUSICIAN:
        push(table, n.UPGRADE, 1, n.MUSICIANS_ONLY, 0, 0)
    elif what == n.UPGRADE_CONDUCTOR:
        push(table, n.UPGRADE, 1, n.CONDUCTOR_ONLY, 0, 0)
    elif what == n.SYMPHONY_DICE:
        push(table, n.SYMPHONY, 0, 0, 0, 0)
    elif what == n.SYMPHONY_SUPPLY:
        push(table, n.SYMPHONY, 1, 0, 0, 0)
    elif what == n.ADVANCE_SYMPHONY:
        push(table, n.ADVANCE, optional, -1, -1, 0)
    else:
        push(table, n.ACTIVATE, 0, 0, 0, 0)
