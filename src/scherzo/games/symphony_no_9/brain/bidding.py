"""How much to contribute: expected gain of every amount against a guess at what the others give together."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.financing import outcome
from scherzo.games.symphony_no_9.table import Table

GUESS = 11  # what another player is expected to give, in quarters of a coin


SPREAD = 4  # how far the others' sum may lie from the guess


CUBE = 4  # what a cube is felt to be worth, in coins


@rule
def best_bid(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The amount of coins with the best outlook; furniture stays in the chest."""
    low = gain_at(box, table, seat, n.LOW)
    medium = gain_at(box, table, seat, n.MEDIUM)
    high = gain_at(box, table, seat, n.HIGH)
    others = (GUESS * (table.players - 1) + 2) // 4 + table.budget[table.round_number - 1]
    if box.bot:
        others += 3
    best, best_value = menu[0], -1000000
    for i in range(count):
        bid = menu[i]
        if bid >= n.COIN_STEPS:
            break
        value = below(rng, 24)
        for off in range(-SPREAD, SPREAD + 1):
            likely = SPREAD + 1 - abs(off)
            result = outcome(box, others + off + bid)
            if result == n.LOW:
                value += likely * (low - bid + (bid if bid < CUBE else CUBE) // 2)
            elif result == n.MEDIUM:
                value += likely * (medium - bid + bid // 2)
            elif result == n.HIGH:
                value += likely * (high - bid + bid // 2)
            elif result == n.TOO_LITTLE:
                value -= likely * CUBE * box.penalty[table.round_number - 1] * (4 - min(bid, 4)) // 4
            else:
                value -= likely * CUBE * box.penalty[table.round_number - 1] * min(bid, 8) // 8
        if value > best_value:
            best, best_value = bid, value
    return best


@rule
def gain_at(box: Box, table: Table, seat: int, level: int) -> int:
    """What a concert of a class would bring to a seat, in coins: income, less the cubes it costs."""
    gain = 0
    for musician in range(box.musicians):
        if table.level[musician] == level and table.cubes[seat, musician] > 0:
            gain += table.cubes[seat, musician] * box.payout[level] - CUBE // 2
    return gain
