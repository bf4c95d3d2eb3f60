"""Financing a concert: the royal budget, sealed contributions, the total and what becomes of it."""

from scherzo.core.chance import draw
from scherzo.core.heaps import draw_from
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import only, with_
from scherzo.core.table import EVERYONE, answered, seat_after, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.table import Table


@rule
def show_budget(table: Table) -> None:
    """S9-FIN-1: one of the tokens not yet seen."""
    amount = draw_from(table, n.BY_BUDGET, table.tokens, table.token_count)
    table.token_count -= 1
    table.tokens[table.token_count] = 0
    table.budget[table.round_number - 1] = amount
    tell(table, EVERYONE, n.BUDGET_SHOWN, table.round_number, amount)


@rule
def contribution_options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """S9-FIN-3, S9-FURN-5, S9-FURN-6, S9-RULING-12: own furniture and coins that together keep to the limit."""
    count = 0
    for pieces in range(n.FURNITURE_SETS):
        for coins in range(coin_amounts(box, table, seat, pieces)):
            menu[count] = pieces * n.COIN_STEPS + coins
            count += 1
    return count


@rule
def coin_amounts(box: Box, table: Table, seat: int, pieces: int) -> int:
    """How many amounts of coins, from $0 on, may go along with a set of furniture in a contribution."""
    if pieces & ~table.furniture[seat]:
        return 0
    return max(min(box.limit - box.worth[pieces], table.coins[seat]) + 1, 0)


@rule
def why_not_give(box: Box, table: Table, seat: int, pieces: int, coins: int) -> int:
    """MAY, or why a seat may not contribute that (S9-FIN-3, S9-FURN-3, S9-FURN-6, S9-RULING-12)."""
    if coins < coin_amounts(box, table, seat, pieces):
        return n.MAY
    if pieces & ~table.furniture[seat]:
        return n.SOLD_ALREADY
    return n.ABOVE_LIMIT if box.worth[pieces] + coins > box.limit else n.ABOVE_PURSE


@rule
def commit(table: Table, seat: int, option: int) -> None:
    """S9-FIN-3, S9-RULING-15: coins and furniture in the closed hand; the others learn only that it is closed."""
    table.bid_furniture[seat] = option // n.COIN_STEPS
    table.bid_coins[seat] = option % n.COIN_STEPS
    answered(table, seat)
    tell(table, EVERYONE, n.COMMITTED, seat, n.CONTRIBUTE)
    tell(table, only(seat), n.SEALED, seat, option % n.COIN_STEPS, option // n.COIN_STEPS)


@rule
def hold_concert(box: Box, table: Table) -> int:
    """S9-FIN-4..9: opens the hands, adds up and says what became of it; money moves only after a success."""
    total = table.budget[table.round_number - 1]
    for turn in range(table.players):
        seat = seat_after(table, table.start, turn)
        value = contribution(box, table, seat)
        total += value
        tell(table, EVERYONE, n.REVEALED, seat, table.bid_coins[seat], table.bid_furniture[seat], value)
    if box.bot:
        total += bot_contribution(box, table)
    result = outcome(box, total)
    table.total = total
    table.results[table.round_number - 1] = result
    performers = 0
    if result <= n.HIGH:
        performers = performers_at(box, table, result)
        table.performers[table.round_number - 1] = performers  # S9-SUCC-5, S9-RULING-20: the record is a log
    tell(table, EVERYONE, n.CONCERT, result, total, performers)
    return result


@rule
def contribution(box: Box, table: Table, seat: int) -> int:
    """What a seat's sealed contribution is worth."""
    return table.bid_coins[seat] + box.worth[table.bid_furniture[seat]]


@rule
def outcome(box: Box, total: int) -> int:
    """S9-FIN-6, S9-FIN-9: the class of a total, or on which side it fails."""
    if total < box.lowest[n.LOW]:
        return n.TOO_LITTLE
    for level in range(n.LOW, n.HIGH + 1):
        if total <= box.highest[level]:
            return level
    return n.TOO_MUCH


@rule
def performers_at(box: Box, table: Table, level: int) -> int:
    """S9-FIN-7: the composers on a fame level, the dead among them, as a bit set."""
    performers = 0
    for musician in range(box.musicians):
        if table.level[musician] == level:
            performers = with_(performers, musician)
    return performers


@rule
def bot_contribution(box: Box, table: Table) -> int:
    """S9-TWO-8..10, S9-RULING-31..34: a tile drawn anew each time, and the lowest amount of the Bot's main colours."""
    bot = table.players
    tile = draw(table, n.BY_BOT, 3)
    most = 0
    for musician in range(box.musicians):
        most = max(most, table.cubes[bot, musician])
    amount = box.virtual[tile, n.HIGH] if most else box.virtual[tile, n.LOW]
    for musician in range(box.musicians):
        if most and table.cubes[bot, musician] == most:
            amount = min(amount, box.virtual[tile, table.level[musician]])
    table.bot_tile = tile
    table.bot_amount = amount
    tell(table, EVERYONE, n.BOT_GAVE, bot, tile, amount)
    return amount
