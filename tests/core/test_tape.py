"""The tape: what it holds, who hears it, and that it never writes past its end."""

from scherzo.core.layout import Array, field, i2, records
from scherzo.core.match import hears
from scherzo.core.table import DRAW, EVERYONE, NOBODY, OPEN, Head, tell
from scherzo.core.words import Event


class Table(Head):
    """A table of no game."""

    tape: Array = field(i2, 7, 8)


def test_nothing_is_told_while_the_tape_is_off() -> None:
    table = records(Table)[0]
    tell(table, EVERYONE, 3, 1, 2, 3, 4, 5)
    assert table.told == 0


def test_a_full_tape_says_so_and_keeps_what_it_has() -> None:
    tables = records(Table, 2)
    table = tables[0]
    table.taping = 1
    rows = table.tape.shape[0]
    for n in range(rows + 500):
        tell(table, EVERYONE, 3, n, 0, 0, 0, 0)
    assert int(table.told) == rows + 1
    assert int(table.tape[rows - 1, 2]) == rows - 1
    assert not tables[1:].tobytes().strip(b"\0"), "the neighbour is untouched"


def test_only_its_audience_hears_an_event() -> None:
    for_b = Event(0b10, 3, 0, 0, 0, 0, 0)
    assert [hears(for_b, viewer) for viewer in (0, 1, 2, NOBODY, OPEN)] == [False, True, False, False, True]
    public = Event(EVERYONE, 3, 0, 0, 0, 0, 0)
    assert all(hears(public, viewer) for viewer in (0, 5, NOBODY, OPEN))


def test_nobody_hears_a_draw() -> None:
    assert not any(hears(Event(0, DRAW, 0, 0, 98, 5, 0), viewer) for viewer in (0, 1, NOBODY, OPEN))
