"""What every game's Table starts with, and the tape on which rules tell what they did."""

from scherzo.core.layout import Array, Layout, field, i1, i2, u4, u8
from scherzo.core.rule import rule
from scherzo.core.sets import has, only, without

STREAMS = 16
"""How many named streams of chance a game may use."""

MENU = 128
"""No decision has more options than this, and every option number is below it."""

NOBODY = -1
"""No seat; as a viewer: a spectator, who sees what is public."""

OPEN = -2
"""As a viewer: everything, face up; for finished games and tests."""

EVERYONE = -1
"""As an audience: every seat and every spectator."""

DRAW = 0
"""The kind of event that `chance.draw` tells: stream, number, bound, result. It is for nobody before the end."""


class Head(Layout):
    """The fields that all tables share. A game's own `Table` derives from it."""

    secret: Array = field(u8, 2)  # the key of all chance at this table
    draws: Array = field(u4, STREAMS)  # how many draws each stream has given
    players: int = field(i1)  # seats that belong to players; a rulebook's virtual player is not one of them
    asking: int = field(i1)  # the kind of decision that is asked now
    waiting: int = field(i2)  # bit set of the seats that may decide now; 0 = the game is over
    taping: int = field(i1)  # 1 = rules tell what they do
    imagined: int = field(i1)  # 1 = a world of a bot's thoughts: rules need not note what seats could know of it
    told: int = field(i2)  # how many events the tape holds
    tape: Array = field(i2, 96, 8, spare=True)  # audience, kind, five numbers, and padding to a round size


@rule
def tell(table: Head, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Puts an event on the tape. `audience` is a bit set of seats, or EVERYONE; others never hear of it."""
    if table.taping:
        write(table, audience, kind, a, b, c, d, e)


@rule
def write(table: Head, audience: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Writes one row of the tape; compiled once, where `tell` is compiled for each number of things told."""
    at = table.told
    if at >= table.tape.shape[0]:
        table.told = table.tape.shape[0] + 1  # more than the tape holds: the conformance suite fails on it
        return
    table.told = at + 1
    table.tape[at, 0] = audience
    table.tape[at, 1] = kind
    table.tape[at, 2] = a
    table.tape[at, 3] = b
    table.tape[at, 4] = c
    table.tape[at, 5] = d
    table.tape[at, 6] = e


@rule
def ask(table: Head, kind: int, seat: int) -> None:
    """One seat decides next."""
    table.asking = kind
    table.waiting = only(seat)


@rule
def asked(table: Head, seat: int) -> bool:
    """Whether this seat may decide now."""
    return has(table.waiting, seat)


@rule
def answered(table: Head, seat: int) -> None:
    """This seat of a simultaneous choice has decided; the others are still waited for."""
    table.waiting = without(table.waiting, seat)


@rule
def seat_after(table: Head, seat: int, steps: int = 1) -> int:
    """The seat that many places further around the table; steps may be negative, which goes the other way round."""
    return (seat + steps) % table.players
