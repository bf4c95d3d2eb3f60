"""The interpreter of bonuses: hats, keys, patrons, soloists, tracks and Turn Order tiles are lists of effects."""

from scherzo.core.rule import rule
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.gains import gain
from scherzo.games.philharmonix.names import (
    ACTIVATE,
    ACTIVATE_PATRON,
    ADVANCE,
    ADVANCE_SYMPHONY,
    AP_LIMIT,
    IMPRESS,
    MUSICIAN,
    MUSICIAN_DICE,
    MUSICIAN_SUPPLY,
    PATRON_POINTS,
    SHIP,
    SHIP_MOVE,
    STAR,
    SYMPHONY,
    SYMPHONY_DICE,
    SYMPHONY_SUPPLY,
    UPGRADE,
    UPGRADE_CONDUCTOR,
    UPGRADE_MUSICIAN,
)
from scherzo.games.philharmonix.orchestra import CONDUCTOR_ONLY, MUSICIANS_ONLY
from scherzo.games.philharmonix.pending import get, pop, push, put
from scherzo.games.philharmonix.piano import move_stars
from scherzo.games.philharmonix.table import Table


@rule
def step_effects(box: Box, table: Table) -> None:
    """The next effect of a list, left to right. Frame (EFFECTS, list, place in it, times done, 1 = all optional)."""
    number, place = get(table, 1), get(table, 2)
    if place >= box.list_size[number]:
        pop(table)
        return
    effect = box.effect[int(box.list_start[number]) + place]
    what, n = int(effect[0]), int(effect[1])
    if repeats(what):
        done = get(table, 3)
        if done < n:
            put(table, 3, done + 1)
            begin_choice(table, what, get(table, 4))
            return
    put(table, 2, place + 1)
    put(table, 3, 0)
    if what <= AP_LIMIT:  # PH-RULING-85: plain gains cannot be refused
        gain(box, table, int(table.active), what, n)
    elif what == STAR:  # PH-EFFECT-4
        move_stars(box, table, int(table.active), n)
    elif what == SHIP_MOVE:
        push(table, SHIP, n, 0, 0, 0)
    elif what == PATRON_POINTS:  # PH-EFFECT-8, PH-RULING-30
        push(table, IMPRESS, n, 0, 0, 0)
    elif what in (MUSICIAN_DICE, MUSICIAN_SUPPLY):
        push(table, MUSICIAN, int(what == MUSICIAN_SUPPLY), n, 0, 0)


@rule
def repeats(what: int) -> bool:
    """Whether the effect is a choice made n times, each finished before the next."""
    return UPGRADE_MUSICIAN <= what <= ADVANCE_SYMPHONY or what == ACTIVATE_PATRON


@rule
def begin_choice(table: Table, what: int, optional: int) -> None:
    """PH-EFFECT-5..8: one choice of an effect that is made n times."""
    if what == UPGRADE_MUSICIAN:
        push(table, UPGRADE, 1, MUSICIANS_ONLY, 0, 0)
    elif what == UPGRADE_CONDUCTOR:
        push(table, UPGRADE, 1, CONDUCTOR_ONLY, 0, 0)
    elif what == SYMPHONY_DICE:
        push(table, SYMPHONY, 0, 0, 0, 0)
    elif what == SYMPHONY_SUPPLY:
        push(table, SYMPHONY, 1, 0, 0, 0)
    elif what == ADVANCE_SYMPHONY:
        push(table, ADVANCE, optional, -1, -1, 0)
    else:
        push(table, ACTIVATE, 0, 0, 0, 0)
