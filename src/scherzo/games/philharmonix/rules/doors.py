"""The flow of the game: carry out a decision, then resolve what is pending until somebody must decide."""

from scherzo.core.layout import Array
from scherzo.core.open_menu import clear_menu, copy_menu
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, only
from scherzo.core.table import EVERYONE, asked, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.concerts import answer_soloist, step_admiration, step_concert
from scherzo.games.philharmonix.rules.effects import step_effects
from scherzo.games.philharmonix.rules.maestro import maestro_turn
from scherzo.games.philharmonix.rules.orchestra import (
    answer_auditioning,
    answer_musician,
    answer_upgrade,
    step_auditioning,
    step_musician,
    step_upgrade,
)
from scherzo.games.philharmonix.rules.passing import answer_settle, answer_space, step_passing
from scherzo.games.philharmonix.rules.patrons import (
    answer_activate,
    answer_hat,
    answer_impress,
    step_activate,
    step_hat,
    step_impress,
)
from scherzo.games.philharmonix.rules.pending import get
from scherzo.games.philharmonix.rules.piano import answer_key, step_piano
from scherzo.games.philharmonix.rules.rounds import close_round, end_round
from scherzo.games.philharmonix.rules.scoring import end_game
from scherzo.games.philharmonix.rules.setup import answer_draft, set_up, step_draft
from scherzo.games.philharmonix.rules.ship import answer_ship, answer_tour, step_ship, step_tour
from scherzo.games.philharmonix.rules.symphonies import (
    answer_advance,
    answer_composing,
    answer_symphony,
    step_advance,
    step_composing,
    step_symphony,
)
from scherzo.games.philharmonix.rules.turns import answer_pay, answer_turn, begin_turn, step_pay, step_turn
from scherzo.games.philharmonix.rules.using import answer_use, step_use
from scherzo.games.philharmonix.table import Table


@rule
def setup(box: Box, table: Table) -> None:
    """From a seeded table to the first decision."""
    set_up(box, table)
    run_on(box, table)


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """The legal options of a seat: the menu that was made when it was asked."""
    if not asked(table, seat):
        return 0
    return copy_menu(table, menu)


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision and everything that follows by itself."""
    kind = table.asking
    if option == n.DONE and n.TOUR <= kind <= n.ACTIVATE and kind != n.HAT:
        tell(table, EVERYONE, n.FINISHED, seat, kind)
    table.chosen = option
    run_on(box, table)


@rule
def run_on(box: Box, table: Table) -> None:
    """Resolves what is pending until a seat has more than one option; a single option is taken by itself."""
    table.waiting = 0
    while True:
        if table.chosen >= 0:
            option = table.chosen
            table.chosen = -1
            answer(box, table, option)
        clear_menu(table)
        if table.depth == 0:
            if not next_turn(box, table):
                return
        else:
            step(box, table)
        if table.menu_size == 1:
            table.chosen = table.menu[0]
        elif table.menu_size > 1:
            table.waiting = only(table.active)
            return


@rule
def next_turn(box: Box, table: Table) -> bool:
    """PH-ROUND-1..2, PH-RULING-6, PH-END-1: the next seat in order that has not passed; False when the game is over."""
    if table.passed == all_below(box.seats):
        close_round(box, table)
        if table.round_number >= box.rounds:
            end_game(box, table)
            return False
        end_round(box, table)
    seat = -1
    while seat < 0:
        table.turn_at = (table.turn_at + 1) % box.seats
        seat = table.order[table.turn_at]
        if has(table.passed, seat):
            seat = -1
    if box.solo and seat == n.MAESTRO:
        maestro_turn(box, table)
    else:
        begin_turn(table, seat)
    return True


@rule
def step(box: Box, table: Table) -> None:
    """The newest pending thing goes on by one step: by itself, or by asking."""
    kind = get(table, n.FRAME)
    if kind == n.TURN:
        step_turn(box, table)
    elif kind == n.EFFECTS:
        step_effects(box, table)
    elif kind == n.PAY:
        step_pay(box, table)
    elif kind == n.USE:
        step_use(box, table)
    elif kind == n.TOUR:
        step_tour(box, table)
    elif kind == n.SHIP:
        step_ship(box, table)
    elif kind == n.IMPRESS:
        step_impress(box, table)
    elif kind == n.HAT:
        step_hat(box, table)
    elif kind == n.ADVANCE:
        step_advance(box, table)
    elif kind == n.CONCERT:
        step_concert(box, table)
    elif kind == n.ADMIRATION:
        step_admiration(box, table)
    elif kind == n.UPGRADE:
        step_upgrade(box, table)
    elif kind == n.COMPOSING:
        step_composing(box, table)
    elif kind == n.AUDITIONING:
        step_auditioning(box, table)
    elif kind == n.SYMPHONY:
        step_symphony(box, table)
    elif kind == n.MUSICIAN:
        step_musician(box, table)
    elif kind == n.PIANO:
        step_piano(box, table)
    elif kind == n.ACTIVATE:
        step_activate(table)
    elif kind == n.PASSING:
        step_passing(box, table)
    elif kind == n.DRAFT:
        step_draft(box, table)


@rule
def answer(box: Box, table: Table, option: int) -> None:
    """Carries out the option chosen for the newest pending thing."""
    kind = table.asking
    if kind == n.TURN:
        answer_turn(box, table, option)
    elif kind == n.PAY:
        answer_pay(box, table, option)
    elif kind == n.USE:
        answer_use(box, table, option)
    elif kind == n.TOUR:
        answer_tour(box, table, option)
    elif kind == n.SHIP:
        answer_ship(box, table, option)
    elif kind == n.IMPRESS:
        answer_impress(box, table, option)
    elif kind == n.HAT:
        answer_hat(box, table, option)
    elif kind == n.ADVANCE:
        answer_advance(box, table, option)
    elif kind == n.SOLOIST:
        answer_soloist(table, option)
    elif kind == n.UPGRADE:
        answer_upgrade(box, table, option)
    elif kind == n.COMPOSING:
        answer_composing(box, table, option)
    elif kind == n.AUDITIONING:
        answer_auditioning(box, table, option)
    elif kind == n.SYMPHONY:
        answer_symphony(box, table, option)
    elif kind == n.MUSICIAN:
        answer_musician(box, table, option)
    elif kind == n.KEY:
        answer_key(box, table, option)
    elif kind == n.ACTIVATE:
        answer_activate(table, option)
    elif kind == n.SETTLE:
        answer_settle(box, table, option)
    elif kind == n.SPACE:
        answer_space(table, option)
    elif kind == n.DRAFT:
        answer_draft(box, table, option)
