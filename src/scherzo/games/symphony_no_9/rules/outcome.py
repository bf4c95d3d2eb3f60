"""What a concert brings: payment, income, discarded cubes and bonuses after a success, blame after a failure."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, seat_after, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.financing import contribution
from scherzo.games.symphony_no_9.rules.sponsoring import lose_cubes, own_cubes
from scherzo.games.symphony_no_9.table import Table


@rule
def pay_and_earn(box: Box, table: Table, result: int) -> None:
    """S9-SUCC-1, S9-SUCC-2, S9-SUCC-6: all pay, all earn, and the largest contribution is noted for the bonus."""
    performers = table.performers[table.round_number - 1]
    largest = extreme(box, table, True)
    table.rewarded = seats_with(box, table, largest) if largest > 0 else 0  # S9-RULING-17: $0 is no donation
    for turn in range(table.players):
        seat = seat_after(table, table.start, turn)
        table.coins[seat] -= table.bid_coins[seat]
        table.furniture[seat] = table.furniture[seat] & ~table.bid_furniture[seat]
        for musician in range(box.musicians):
            cubes = table.cubes[seat, musician]
            if has(performers, musician) and cubes > 0:
                coins = cubes * box.payout[result]
                table.coins[seat] += coins
                tell(table, EVERYONE, n.INCOME, seat, musician, cubes, coins)


@rule
def close_concert(box: Box, table: Table) -> None:
    """S9-SUCC-3, S9-SUCC-9, S9-TWO-12, S9-RULING-47: a cube of each paying colour goes; the Medium bonus is paid."""
    for seat in range(table.players + box.bot):
        for musician in range(box.musicians):
            if is_due(table, seat, musician) and table.spared[seat] != musician:
                lose_cubes(table, seat, musician, 1)
                tell(table, EVERYONE, n.CUBE_LOST, seat, musician, n.LOST_AT_CONCERT)
    if table.results[table.round_number - 1] == n.MEDIUM:
        for seat in range(table.players):
            if has(table.rewarded, seat):
                table.coins[seat] += box.bonus_coins
                tell(table, EVERYONE, n.BONUS_COINS, seat, box.bonus_coins)


@rule
def due_colours(box: Box, table: Table, seat: int) -> int:
    """The colours of which a seat must discard a cube, as a bit set."""
    due = 0
    for musician in range(box.musicians):
        if is_due(table, seat, musician):
            due = with_(due, musician)
    return due


@rule
def is_due(table: Table, seat: int, musician: int) -> bool:
    """S9-SUCC-3: whether a seat must discard a cube of this colour, which has paid it."""
    return has(table.performers[table.round_number - 1], musician) and table.cubes[seat, musician] > 0


@rule
def find_blame(box: Box, table: Table, result: int) -> None:
    """S9-FAIL-1..4, S9-TWO-13: nobody has paid; the most lavish or the most stingy players are punished."""
    table.punished = seats_with(box, table, extreme(box, table, result == n.TOO_MUCH))
    for turn in range(table.players):
        seat = seat_after(table, table.start, turn)
        if has(table.punished, seat):
            cubes = min(box.penalty[table.round_number - 1], own_cubes(box, table, seat))  # S9-RULING-21
            tell(table, EVERYONE, n.BLAMED, seat, cubes, result)


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
            seats = with_(seats, seat)
    return seats
