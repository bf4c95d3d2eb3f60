"""The doors of the game: from a seeded table to the first decision, what may be chosen, and what follows from a choice.

Every step that somebody decides is a number (TAKE_FREE ... FINAL_SALE). Within a step the players answer in player
order, one cube at a time; only contributions and the final sale are sealed and answered by all at once.
"""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import asked
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.financing import commit, contribution_options
from scherzo.games.symphony_no_9.rules.furniture import choose_sale, sale_options, sell
from scherzo.games.symphony_no_9.rules.rounds import begin_round, clear_concert, run_on
from scherzo.games.symphony_no_9.rules.setup import lay_out_game
from scherzo.games.symphony_no_9.rules.turns import answer, answers
from scherzo.games.symphony_no_9.table import Table


@rule
def setup(box: Box, table: Table) -> None:
    """From a seeded table to the first decision."""
    lay_out_game(box, table)
    clear_concert(table)
    begin_round(box, table, 1)
    run_on(box, table)


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """The legal options of a seat, ascending."""
    if not asked(table, seat):
        return 0
    if table.step == n.FINAL_SALE:
        return sale_options(table, seat, menu)
    if table.step == n.CONTRIBUTE:
        count = contribution_options(box, table, seat, menu)
    else:
        count = 0
        possible = answers(box, table, seat)
        for option in range(n.PASS + 1):
            if has(possible, option):
                menu[count] = option
                count += 1
    for piece in range(n.FURNITURE):  # S9-FURN-2, S9-RULING-14: before any answer, furniture may be sold
        if has(table.furniture[seat], piece):
            menu[count] = n.SELL + piece
            count += 1
    return count


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision of one seat."""
    if option >= n.SELL:
        sell(box, table, seat, option - n.SELL)
    elif table.step == n.CONTRIBUTE:
        commit(table, seat, option)
    elif table.step == n.FINAL_SALE:
        choose_sale(table, seat, option)
    else:
        answer(box, table, seat, option)
    run_on(box, table)
