"""The round from step to step: who decides, what may be chosen, and what follows. These are the doors of the game.

Every step that somebody decides is a number (TAKE_FREE ... FINAL_SALE). Within a step the players answer in player
order, one cube at a time; only contributions and the final sale are sealed and answered by all at once.
"""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import first_of
from scherzo.core.table import EVERYONE, NOBODY, answered, ask, asked, tell
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.names import (
    BUY_SECOND,
    BUY_THIRD,
    COIN_STEPS,
    COMMITTED,
    CONTRIBUTE,
    CUBE_LOST,
    DIED,
    DISCARD,
    FINAL_SALE,
    FURNITURE,
    GAME_ENDED,
    HIGH,
    KEEP,
    KEPT,
    LOST_AS_PENALTY,
    LOW,
    MUSICIANS,
    OVER,
    PASS,
    PASSED,
    PLAYERS,
    ROUND_BEGINS,
    ROUNDS,
    SALE_SEALED,
    SEALED,
    SELL,
    SOLD,
    TAKE_BONUS,
    TAKE_FOR_BOT,
    TAKE_FREE,
)
from scherzo.games.symphony_no_9.rules_concert import (
    close_concert,
    find_blame,
    hold_concert,
    pay_and_earn,
    rank_composers,
    show_budget,
)
from scherzo.games.symphony_no_9.rules_setup import lay_out_game
from scherzo.games.symphony_no_9.rules_sponsor import award_compositions, lose_cubes, stocked_tracks, take_cube
from scherzo.games.symphony_no_9.table import Table


@rule
def setup(box: Box, table: Table) -> None:
    """From a seeded table to the first decision."""
    lay_out_game(box, table)
    clear_concert(table)
    begin_round(box, table, 1)
    run_on(box, table)


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision of one seat."""
    if option >= SELL:
        sell(box, table, seat, option - SELL)
    elif table.step == CONTRIBUTE:
        commit(table, seat, option)
    elif table.step == FINAL_SALE:
        choose_sale(table, seat, option)
    else:
        answer(box, table, seat, option)
    run_on(box, table)


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """The legal options of a seat, ascending."""
    if not asked(table, seat):
        return 0
    if table.step == FINAL_SALE:
        return sale_options(table, seat, menu)
    if table.step == CONTRIBUTE:
        count = contribution_options(box, table, seat, menu)
    else:
        count = 0
        possible = answers(box, table, seat)
        for option in range(PASS + 1):
            if (possible >> option) & 1:
                menu[count] = option
                count += 1
    for piece in range(FURNITURE):  # S9-FURN-2, S9-RULING-14: before any answer, furniture may be sold
        if (int(table.furniture[seat]) >> piece) & 1:
            menu[count] = SELL + piece
            count += 1
    return count


@rule
def contribution_options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """S9-FIN-3, S9-FURN-5, S9-FURN-6, S9-RULING-12: own furniture and coins that together keep to the limit."""
    count = 0
    for pieces in range(1 << FURNITURE):
        for coins in range(coin_amounts(box, table, seat, pieces)):
            menu[count] = pieces * COIN_STEPS + coins
            count += 1
    return count


@rule
def coin_amounts(box: Box, table: Table, seat: int, pieces: int) -> int:
    """How many amounts of coins, from $0 on, may go along with a set of furniture in a contribution."""
    if pieces & ~int(table.furniture[seat]):
        return 0
    return max(min(int(box.limit) - int(box.worth[pieces]), int(table.coins[seat])) + 1, 0)


@rule
def sale_options(table: Table, seat: int, menu: Array) -> int:
    """S9-RULING-22: any part of one's unsold furniture, also none."""
    count = 0
    for pieces in range(1 << FURNITURE):
        if pieces & ~int(table.furniture[seat]) == 0:
            menu[count] = pieces
            count += 1
    return count


@rule
def answers(box: Box, table: Table, seat: int) -> int:
    """What a seat may answer in its turn of a step, as a bit set of composers and PASS; 0 = nothing to decide."""
    step = int(table.step)
    if step <= TAKE_FOR_BOT:
        return stocked_tracks(box, table)  # S9-SPONSOR-2, S9-RULING-33: no passing
    if step <= BUY_THIRD:
        stocked = stocked_tracks(box, table)
        if stocked == 0:
            return 0  # S9-RULING-6: an automatic pass
        return (stocked if table.coins[seat] >= price(box, table) else 0) | 1 << PASS
    if step == KEEP:
        if table.results[table.round_number - 1] != LOW or (int(table.rewarded) >> seat) & 1 == 0:
            return 0
        paid = own_colors(box, table, seat) & int(table.performers[table.round_number - 1])
        return paid | 1 << PASS if paid else 0  # S9-SUCC-10, S9-RULING-18
    if step == TAKE_BONUS:
        if table.results[table.round_number - 1] != HIGH or (int(table.rewarded) >> seat) & 1 == 0:
            return 0
        return stocked_tracks(box, table)  # S9-SUCC-7, S9-RULING-19
    if (int(table.punished) >> seat) & 1 == 0:
        return 0
    return own_colors(box, table, seat)  # S9-FAIL-4, S9-RULING-21


@rule
def own_colors(box: Box, table: Table, seat: int) -> int:
    """The colours of which a seat has cubes, as a bit set."""
    colors = 0
    for musician in range(box.musicians):
        if table.cubes[seat, musician] > 0:
            colors |= 1 << musician
    return colors


@rule
def price(box: Box, table: Table) -> int:
    """What a cube costs in this lap (S9-SPONSOR-2..5)."""
    if table.step == BUY_SECOND:
        return int(box.price_second)
    return int(box.price_third) if table.step == BUY_THIRD else 0


@rule
def answer(box: Box, table: Table, seat: int, option: int) -> None:
    """Carries out what a seat answered in its turn; the turn ends with its last cube or with a pass."""
    step = int(table.step)
    if step == KEEP:
        table.spared[seat] = option if option != PASS else NOBODY
        tell(table, EVERYONE, KEPT, seat, option, 0, 0, 0)
    elif option == PASS:
        tell(table, EVERYONE, PASSED, seat, price(box, table), 0, 0, 0)
    elif step == DISCARD:
        lose_cubes(table, seat, option, 1)
        tell(table, EVERYONE, CUBE_LOST, seat, option, LOST_AS_PENALTY, 0, 0)
    else:
        owner = int(table.players) if step == TAKE_FOR_BOT else seat
        take_cube(table, seat, option, owner, price(box, table))
    table.picks -= 1
    if table.picks <= 0:
        next_turn(box, table)


@rule
def next_turn(box: Box, table: Table) -> None:
    """The next player of this step."""
    table.turn += 1
    table.picks = picks_per_turn(box, table)


@rule
def picks_per_turn(box: Box, table: Table) -> int:
    """How many cubes a turn of this step moves (S9-SPONSOR-2..4, S9-FAIL-4)."""
    if table.step == TAKE_FREE or table.step == TAKE_FOR_BOT:
        return int(box.free_cubes)
    return int(box.penalty[table.round_number - 1]) if table.step == DISCARD else 1


@rule
def sell(box: Box, table: Table, seat: int, piece: int) -> None:
    """S9-FURN-2..4: a piece goes to the bank for its coins, for all to see."""
    table.furniture[seat] = int(table.furniture[seat]) & ~(1 << piece)
    table.coins[seat] += box.furniture_coins[piece]
    tell(table, EVERYONE, SOLD, seat, piece, int(box.furniture_coins[piece]), 0, 0)


@rule
def commit(table: Table, seat: int, option: int) -> None:
    """S9-FIN-3, S9-RULING-15: coins and furniture in the closed hand; the others learn only that it is closed."""
    table.bid_furniture[seat] = option // COIN_STEPS
    table.bid_coins[seat] = option % COIN_STEPS
    answered(table, seat)
    tell(table, EVERYONE, COMMITTED, seat, 0, 0, 0, 0)
    tell(table, 1 << seat, SEALED, seat, option % COIN_STEPS, option // COIN_STEPS, 0, 0)


@rule
def choose_sale(table: Table, seat: int, option: int) -> None:
    """S9-RULING-22, S9-RULING-49: what to sell at the very end; shown when all have chosen."""
    table.sale[seat] = option
    answered(table, seat)
    tell(table, EVERYONE, COMMITTED, seat, 0, 0, 0, 0)
    tell(table, 1 << seat, SALE_SEALED, seat, option, 0, 0, 0)


@rule
def run_on(box: Box, table: Table) -> None:
    """Does all that needs no decision, up to the next decision or the end of the game."""
    while table.step != OVER:
        if table.step == CONTRIBUTE or table.step == FINAL_SALE:
            if table.turn == 0:
                open_sealed_choice(table)
            if table.waiting != 0:
                return
            next_step(box, table)
        elif table.turn >= table.players:
            next_step(box, table)
        else:
            seat = (int(table.start) + int(table.turn)) % int(table.players)
            possible = answers(box, table, seat)
            if possible == 0 or table.picks <= 0:
                next_turn(box, table)  # S9-RULING-48: nothing could be answered
            elif possible & (possible - 1) == 0 and table.furniture[seat] == 0:
                answer(box, table, seat, first_of(possible))  # one answer and nothing to sell
            else:
                ask(table, int(table.step), seat)
                return
    table.waiting = 0


@rule
def open_sealed_choice(table: Table) -> None:
    """S9-FIN-3, S9-RULING-22: all players contribute; in round 6 those with unsold furniture may sell it."""
    table.turn = 1
    table.asking = table.step
    table.waiting = 0
    if table.step == CONTRIBUTE:
        clear_concert(table)
    for seat in range(table.players):
        if table.step == CONTRIBUTE or (table.round_number == ROUNDS and table.furniture[seat] != 0):
            table.waiting = int(table.waiting) | 1 << seat


@rule
def next_step(box: Box, table: Table) -> None:
    """What comes after a step is done (S9-GEN-3, S9-RULING-47)."""
    step = int(table.step)
    if step < BUY_THIRD:
        table.step = BUY_SECOND if step == TAKE_FREE and not box.bot else step + 1  # S9-TWO-4, S9-TWO-5
    elif step == BUY_THIRD:
        award_compositions(box, table)
        rank_composers(box, table)
        show_budget(table)
        table.step = CONTRIBUTE
    elif step == CONTRIBUTE:
        result = hold_concert(box, table)
        if result <= HIGH:
            pay_and_earn(box, table, result)
            table.step = KEEP
        else:
            find_blame(box, table, result)
            table.step = DISCARD
    elif step == KEEP:
        close_concert(box, table)
        table.step = TAKE_BONUS
    elif step == FINAL_SALE:
        clean_up(box, table)
        return
    else:
        table.step = FINAL_SALE
    table.turn = 0
    table.picks = picks_per_turn(box, table)


@rule
def clean_up(box: Box, table: Table) -> None:
    """S9-CLEAN-1..4, S9-GEN-2, S9-GEN-5: the final sale is shown, composers die, the game ends or the marker moves."""
    for seat in range(table.players):
        for piece in range(FURNITURE):
            if (int(table.sale[seat]) >> piece) & 1:
                sell(box, table, seat, piece)
    for musician in range(box.musicians):
        if table.left[musician] == 0 and not table.dead[musician]:
            table.dead[musician] = 1
            given = 0
            for seat in range(PLAYERS):
                given += int(table.works[seat, musician])
            tell(table, EVERYONE, DIED, musician, int(box.tiles_per_musician) - given, 0, 0, 0)
    if table.round_number == ROUNDS:
        table.step = OVER
        tell(table, EVERYONE, GAME_ENDED, 0, 0, 0, 0, 0)
    else:
        table.start = (int(table.start) + int(table.players) - 1) % int(table.players)
        begin_round(box, table, int(table.round_number) + 1)


@rule
def begin_round(box: Box, table: Table, number: int) -> None:
    """The start player's first turn of a round; cubes obtained before are no longer new."""
    table.round_number = number
    table.step = TAKE_FREE
    table.turn = 0
    table.picks = box.free_cubes
    for seat in range(PLAYERS):
        for musician in range(MUSICIANS):
            table.fresh[seat, musician] = 0
    tell(table, EVERYONE, ROUND_BEGINS, number, int(table.start), 0, 0, 0)


@rule
def clear_concert(table: Table) -> None:
    """Puts away what lay open since the last concert: hands, total, the Bot's tile."""
    table.rewarded = 0
    table.punished = 0
    table.total = 0
    table.bot_tile = NOBODY
    table.bot_amount = 0
    for seat in range(PLAYERS):
        table.bid_coins[seat] = 0
        table.bid_furniture[seat] = 0
        table.spared[seat] = NOBODY
