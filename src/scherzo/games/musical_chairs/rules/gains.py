"""What an option would bring in points, counted as the score sheet counts them: for hints."""

from scherzo.core.game import TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import is_rest
from scherzo.games.musical_chairs.rules.chair_scoring import belongs_to
from scherzo.games.musical_chairs.rules.scoring import count_seat
from scherzo.games.musical_chairs.table import Table


@rule
def gain_of(box: Box, table: Table, seat: int, option: int, row: Array) -> int:
    """How the seat's total would change, as things lie now. Leaves the table as it was; `row` is scratch space."""
    before = total(box, table, seat, row)
    asking = table.asking
    if asking in (n.MOVE_DANCER, n.CHOOSE_SCORING_CHAIR):
        return total_with_line(box, table, seat, option, row) - before
    if option >= n.CARDS:
        return 0
    if asking == n.BUY_CUSHION:
        return total_after_purchase(box, table, seat, option, row) - before
    if asking == n.SWITCH_OUT:
        return total_with(box, table, seat, option, n.DISCARD, row) - before
    if asking == n.SCORE_FROM_HAND:
        return total_with(box, table, seat, option, n.SCORED + seat, row) - before
    if asking == n.SWITCH_IN:
        place = table.place[table.switch_out]
        table.place[table.switch_out] = n.DISCARD
        after = total_with(box, table, seat, option, n.SCORED + seat, row)
        table.place[table.switch_out] = place
        return after - before
    if asking == n.PLAY_CARD and is_rest(option):
        table.rests_played[seat] += 1
        after = total_with(box, table, seat, option, n.SCORED + seat, row)
        table.rests_played[seat] -= 1
        return after - before
    return 0


@rule
def total(box: Box, table: Table, seat: int, row: Array) -> int:
    """The seat's points."""
    count_seat(box, table, seat, row)
    return row[TOTAL]


@rule
def total_with(box: Box, table: Table, seat: int, card: int, place: int, row: Array) -> int:
    """The seat's points if a card lay somewhere else."""
    was = table.place[card]
    table.place[card] = place
    after = total(box, table, seat, row)
    table.place[card] = was
    return after


@rule
def total_after_purchase(box: Box, table: Table, seat: int, card: int, row: Array) -> int:
    """The seat's points with the cushion at its chair, and without the card that pays for it."""
    cushion = table.cushion_at[table.chair[seat]]
    owner = table.owner[cushion]
    table.owner[cushion] = seat
    after = total_with(box, table, seat, card, n.DISCARD, row)
    table.owner[cushion] = owner
    return after


@rule
def total_with_line(box: Box, table: Table, seat: int, chair: int, row: Array) -> int:
    """The seat's points if it scored a chair as the line is."""
    for at in range(table.line_size):
        if belongs_to(table, at, chair) and table.place[table.line[at]] == n.LINE:
            table.place[table.line[at]] = n.SCORED + seat
    after = total(box, table, seat, row)
    for at in range(table.line_size):
        if belongs_to(table, at, chair) and table.place[table.line[at]] == n.SCORED + seat:
            table.place[table.line[at]] = n.LINE
    return after
