"""The round from step to step: what needs no decision, who decides next, Cleanup, and the end of the game."""

from scherzo.core.rule import rule
from scherzo.core.sets import first_of, has, is_single, with_
from scherzo.core.table import EVERYONE, NOBODY, ask, seat_after, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.compositions import award_compositions
from scherzo.games.symphony_no_9.rules.fame import rank_composers
from scherzo.games.symphony_no_9.rules.financing import hold_concert, show_budget
from scherzo.games.symphony_no_9.rules.furniture import sell
from scherzo.games.symphony_no_9.rules.outcome import close_concert, find_blame, pay_and_earn
from scherzo.games.symphony_no_9.rules.turns import answer, answers, next_turn, picks_per_turn
from scherzo.games.symphony_no_9.table import Table


@rule
def run_on(box: Box, table: Table) -> None:
    """Does all that needs no decision, up to the next decision or the end of the game."""
    while table.step != n.OVER:
        if table.step == n.CONTRIBUTE or table.step == n.FINAL_SALE:
            if table.turn == 0:
                open_sealed_choice(table)
            if table.waiting != 0:
                return
            next_step(box, table)
        elif table.turn >= table.players:
            next_step(box, table)
        else:
            seat = seat_after(table, table.start, table.turn)
            possible = answers(box, table, seat)
            if possible == 0 or table.picks <= 0:
                next_turn(box, table)  # S9-RULING-48: nothing could be answered
            elif table.furniture[seat] == 0 and is_single(possible):
                answer(box, table, seat, first_of(possible))  # S9-RULING-51: one answer and nothing to sell
            else:
                ask(table, table.step, seat)
                return
    table.waiting = 0


@rule
def open_sealed_choice(table: Table) -> None:
    """S9-FIN-3, S9-RULING-22: all players contribute; in round 6 those with unsold furniture may sell it."""
    table.turn = 1
    table.asking = table.step
    table.waiting = 0
    if table.step == n.CONTRIBUTE:
        clear_concert(table)
    for seat in range(table.players):
        if table.step == n.CONTRIBUTE or (table.round_number == n.ROUNDS and table.furniture[seat] != 0):
            table.waiting = with_(table.waiting, seat)


@rule
def next_step(box: Box, table: Table) -> None:
    """What comes after a step is done (S9-GEN-3, S9-RULING-47)."""
    step = table.step
    if step < n.BUY_THIRD:
        table.step = n.BUY_SECOND if step == n.TAKE_FREE and not box.bot else step + 1  # S9-TWO-4, S9-TWO-5
    elif step == n.BUY_THIRD:
        award_compositions(box, table)
        rank_composers(box, table)
        show_budget(table)
        table.step = n.CONTRIBUTE
    elif step == n.CONTRIBUTE:
        result = hold_concert(box, table)
        if result <= n.HIGH:
            pay_and_earn(box, table, result)
            table.step = n.KEEP
        else:
            find_blame(box, table, result)
            table.step = n.DISCARD
    elif step == n.KEEP:
        close_concert(box, table)
        table.step = n.TAKE_BONUS
    elif step == n.FINAL_SALE:
        clean_up(box, table)
        return
    else:
        table.step = n.FINAL_SALE
    table.turn = 0
    table.picks = picks_per_turn(box, table)


@rule
def clean_up(box: Box, table: Table) -> None:
    """S9-CLEAN-1..4, S9-GEN-2, S9-GEN-5: the final sale is shown, composers die, the game ends or the marker moves."""
    for seat in range(table.players):
        for piece in range(n.FURNITURE):
            if has(table.sale[seat], piece):
                sell(box, table, seat, piece)
    for musician in range(box.musicians):
        if table.left[musician] == 0 and not table.dead[musician]:
            table.dead[musician] = 1
            given = 0
            for seat in range(n.PLAYERS):
                given += table.works[seat, musician]
            tell(table, EVERYONE, n.DIED, musician, box.tiles_per_musician - given)
    if table.round_number == n.ROUNDS:
        table.step = n.OVER
        tell(table, EVERYONE, n.GAME_ENDED)
    else:
        table.start = seat_after(table, table.start, -1)
        begin_round(box, table, table.round_number + 1)


@rule
def begin_round(box: Box, table: Table, number: int) -> None:
    """The start player's first turn of a round; cubes obtained before are no longer new."""
    table.round_number = number
    table.step = n.TAKE_FREE
    table.turn = 0
    table.picks = box.free_cubes
    for seat in range(n.PLAYERS):
        for musician in range(n.MUSICIANS):
            table.fresh[seat, musician] = 0
    tell(table, EVERYONE, n.ROUND_BEGINS, number, table.start)


@rule
def clear_concert(table: Table) -> None:
    """Puts away what lay open since the last concert: hands, total, the Bot's tile."""
    table.rewarded = 0
    table.punished = 0
    table.total = 0
    table.bot_tile = NOBODY
    table.bot_amount = 0
    for seat in range(n.PLAYERS):
        table.bid_coins[seat] = 0
        table.bid_furniture[seat] = 0
        table.spared[seat] = NOBODY
