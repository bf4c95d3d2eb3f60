"""The concert phase: fame ranking, royal budget, contributions, and what a success or a failure brings."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.names import (
    BLAMED,
    BONUS_COINS,
    BOT_GAVE,
    BUDGET_SHOWN,
    BY_BOT,
    BY_BUDGET,
    CONCERT,
    CUBE_LOST,
    HIGH,
    INCOME,
    LOST_AT_CONCERT,
    LOW,
    MEDIUM,
    RANKED,
    REVEALED,
    TOO_LITTLE,
    TOO_MUCH,
)
from scherzo.games.symphony_no_9.rules_sponsor import lose_cubes
from scherzo.games.symphony_no_9.table import Table


@rule
def rank_composers(box: Box, table: Table) -> None:
    """S9-RANK-1..7: the dead and the living by fame, the first on the High level, the last ones on Low."""
    for i in range(box.musicians):
        at = i
        while at > 0 and fame(box, table, i) > fame(box, table, int(table.order[at - 1])):
            table.order[at] = table.order[at - 1]
            at -= 1
        table.order[at] = i
    medium_from, low_from = int(box.spots[HIGH]), int(box.spots[HIGH]) + int(box.spots[MEDIUM])
    for rank in range(box.musicians):
        musician = int(table.order[rank])
        level = HIGH if rank < medium_from else MEDIUM if rank < low_from else LOW
        table.level[musician] = level
        tell(table, EVERYONE, RANKED, rank + 1, musician, level, reputation(box, table, musician), 0)


@rule
def fame(box: Box, table: Table, musician: int) -> int:
    """S9-RANK-2..4: reputation, then the space further right, then the row nearer to the board, as one number."""
    space = int(box.position[table.track[musician], table.left[musician]]) + 1
    return (reputation(box, table, musician) * 32 + space) * 8 + 7 - int(box.musician_row[musician])


@rule
def reputation(box: Box, table: Table, musician: int) -> int:
    """S9-RANK-1, S9-RULING-1: the value of the rightmost uncovered space; 0 if none is uncovered."""
    track = int(table.track[musician])
    space = int(box.position[track, table.left[musician]])
    return int(box.reputation[track, space]) if space >= 0 else 0


@rule
def show_budget(table: Table) -> None:
    """S9-FIN-1: one of the tokens not yet seen."""
    at = draw(table, BY_BUDGET, int(table.token_count))
    amount = int(table.tokens[at])
    table.token_count -= 1
    table.tokens[at] = table.tokens[table.token_count]
    table.tokens[table.token_count] = 0
    table.budget[table.round_number - 1] = amount
    tell(table, EVERYONE, BUDGET_SHOWN, int(table.round_number), amount, 0, 0, 0)


@rule
def contribution(box: Box, table: Table, seat: int) -> int:
    """What a seat's sealed contribution is worth."""
    return int(table.bid_coins[seat]) + int(box.worth[table.bid_furniture[seat]])


@rule
def hold_concert(box: Box, table: Table) -> int:
    """S9-FIN-4..9: opens the hands, adds up and says what became of it; money moves only after a success."""
    total = int(table.budget[table.round_number - 1])
    for turn in range(table.players):
        seat = (int(table.start) + turn) % int(table.players)
        value = contribution(box, table, seat)
        total += value
        tell(table, EVERYONE, REVEALED, seat, int(table.bid_coins[seat]), int(table.bid_furniture[seat]), value, 0)
    if box.bot:
        total += bot_contribution(box, table)
    result = outcome(box, total)
    table.total = total
    table.results[table.round_number - 1] = result
    performers = 0
    if result <= HIGH:
        performers = performers_at(box, table, result)
        table.performers[table.round_number - 1] = performers  # S9-SUCC-5, S9-RULING-20: the record is a log
    tell(table, EVERYONE, CONCERT, result, total, performers, 0, 0)
    return result


@rule
def outcome(box: Box, total: int) -> int:
    """S9-FIN-6, S9-FIN-9: the class of a total, or on which side it fails."""
    if total < box.lowest[LOW]:
        return TOO_LITTLE
    for level in range(LOW, HIGH + 1):
        if total <= box.highest[level]:
            return level
    return TOO_MUCH


@rule
def performers_at(box: Box, table: Table, level: int) -> int:
    """S9-FIN-7: the composers on a fame level, the dead among them, as a bit set."""
    performers = 0
    for musician in range(box.musicians):
        if table.level[musician] == level:
            performers |= 1 << musician
    return performers


@rule
def bot_contribution(box: Box, table: Table) -> int:
    """S9-TWO-8..10, S9-RULING-31..34: a tile drawn anew each time, and the lowest amount of the Bot's main colours."""
    bot = int(table.players)
    tile = draw(table, BY_BOT, 3)
    most = 0
    for musician in range(box.musicians):
        most = max(most, int(table.cubes[bot, musician]))
    amount = int(box.virtual[tile, HIGH]) if most else int(box.virtual[tile, LOW])
    for musician in range(box.musicians):
        if most and table.cubes[bot, musician] == most:
            amount = min(amount, int(box.virtual[tile, table.level[musician]]))
    table.bot_tile = tile
    table.bot_amount = amount
    tell(table, EVERYONE, BOT_GAVE, bot, tile, amount, 0, 0)
    return amount


@rule
def pay_and_earn(box: Box, table: Table, result: int) -> None:
    """S9-SUCC-1, S9-SUCC-2, S9-SUCC-6: all pay, all earn, and the largest contribution is noted for the bonus."""
    performers = int(table.performers[table.round_number - 1])
    largest = extreme(box, table, True)
    table.rewarded = seats_with(box, table, largest) if largest > 0 else 0  # S9-RULING-17: $0 is no donation
    for turn in range(table.players):
        seat = (int(table.start) + turn) % int(table.players)
        table.coins[seat] -= table.bid_coins[seat]
        table.furniture[seat] = int(table.furniture[seat]) & ~int(table.bid_furniture[seat])
        for musician in range(box.musicians):
            cubes = int(table.cubes[seat, musician])
            if (performers >> musician) & 1 and cubes > 0:
                coins = cubes * int(box.payout[result])
                table.coins[seat] += coins
                tell(table, EVERYONE, INCOME, seat, musician, cubes, coins, 0)


@rule
def extreme(box: Box, table: Table, largest: bool) -> int:
    """The largest or the smallest contribution of the players; the Bot's is not compared (S9-RULING-28)."""
    found = contribution(box, table, 0)
    for seat in range(1, table.players):
        value = contribution(box, table, seat)
        if (value > found) == largest and value != found:
            found = value
    return found


@rule
def seats_with(box: Box, table: Table, value: int) -> int:
    """S9-SUCC-6, S9-FAIL-2, S9-FAIL-3, S9-RULING-44: all players who contributed that much, as a bit set."""
    seats = 0
    for seat in range(table.players):
        if contribution(box, table, seat) == value:
            seats |= 1 << seat
    return seats


@rule
def close_concert(box: Box, table: Table) -> None:
    """S9-SUCC-3, S9-SUCC-9, S9-TWO-12, S9-RULING-47: a cube of each paying colour goes; the Medium bonus is paid."""
    performers = int(table.performers[table.round_number - 1])
    players = int(table.players)
    for seat in range(players + int(box.bot)):
        for musician in range(box.musicians):
            if (performers >> musician) & 1 and table.cubes[seat, musician] > 0:
                if seat < players and table.spared[seat] == musician:
                    continue
                lose_cubes(table, seat, musician, 1)
                tell(table, EVERYONE, CUBE_LOST, seat, musician, LOST_AT_CONCERT, 0, 0)
    if table.results[table.round_number - 1] == MEDIUM:
        for seat in range(players):
            if (int(table.rewarded) >> seat) & 1:
                table.coins[seat] += box.bonus_coins
                tell(table, EVERYONE, BONUS_COINS, seat, int(box.bonus_coins), 0, 0, 0)


@rule
def find_blame(box: Box, table: Table, result: int) -> None:
    """S9-FAIL-1..4, S9-TWO-13: nobody has paid; the most lavish or the most stingy players are punished."""
    table.punished = seats_with(box, table, extreme(box, table, result == TOO_MUCH))
    for turn in range(table.players):
        seat = (int(table.start) + turn) % int(table.players)
        if (int(table.punished) >> seat) & 1:
            tell(table, EVERYONE, BLAMED, seat, int(box.penalty[table.round_number - 1]), result, 0, 0)
