"""The end scoring: admiration, slots, credits, Record cards, and who wins."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import size_of
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.best_records import best_records
from scherzo.games.philharmonix.table import Table

TRACK = SOURCES
REGIONAL = SOURCES + 1
SILVER_SLOT = SOURCES + 2
GOLD_SLOT = SOURCES + 3
MONEY = SOURCES + 4
RECORD_CARDS = SOURCES + 5
LINES = 6


@rule
def scores(box: Box, table: Table, sheet: Array) -> None:
    """PH-END-2..6: the score if the game ended now; nothing on the table changes (PH-RULING-73)."""
    for seat in range(box.seats):
        for line in range(SOURCES + LINES):
            sheet[seat, line] = 0
    for region in range(n.REGIONS):
        score_region(box, table, sheet, region)
    for seat in range(box.seats):
        sheet[seat, TRACK] = table.prestige[seat]
        if not (box.solo and seat == n.MAESTRO):  # PH-SOLO-17
            silver, gold = 0, 0
            for colour in range(n.COLOURS):
                silver += table.silver[seat, colour]
                gold += table.gold[seat, colour]
            sheet[seat, SILVER_SLOT] = silver * box.silver_slot
            sheet[seat, GOLD_SLOT] = gold * box.gold_slot
            sheet[seat, MONEY] = table.credits[seat] // box.credits_per_prestige
            if box.records:
                sheet[seat, RECORD_CARDS] = best_records(box, table, seat)
        for line in range(SOURCES, SOURCES + LINES):
            sheet[seat, TOTAL] += sheet[seat, line]
    for seat in range(box.seats):
        rank = 1
        for other in range(box.seats):
            rank += other != seat and beats(box, table, sheet, other, seat)
        sheet[seat, RANK] = rank


@rule
def score_region(box: Box, table: Table, sheet: Array, region: int) -> None:
    """PH-END-2..3, PH-RULING-70..71: first and second on a track; only who has moved counts; ties divide."""
    top, second = 0, 0
    for seat in range(box.seats):
        position = table.admiration[seat, region]
        if position > top:
            top, second = position, top
        elif second < position < top:
            second = position
    if top == 0:
        return
    leaders, followers = 0, 0
    for seat in range(box.seats):
        leaders += table.admiration[seat, region] == top
        followers += second > 0 and table.admiration[seat, region] == second
    first_prize = box.first
    second_prize = box.second
    if leaders > 1:
        if box.seats == 2:
            return
        if box.pool_ties:
            first_prize += second_prize
            followers = 0
    for seat in range(box.seats):
        if table.admiration[seat, region] == top:
            sheet[seat, REGIONAL] += first_prize // leaders
        elif followers > 0 and table.admiration[seat, region] == second:
            sheet[seat, REGIONAL] += second_prize // followers


@rule
def beats(box: Box, table: Table, sheet: Array, one: int, other: int) -> bool:
    """PH-END-6: prestige, then what breaks a tie."""
    if sheet[one, TOTAL] != sheet[other, TOTAL]:
        return sheet[one, TOTAL] > sheet[other, TOTAL]
    if box.solo:  # PH-SOLO-17: a tie with the Maestro is lost
        return one == n.MAESTRO
    decides = decided_by(box, table, one, other)
    return decides > 0 and measure(box, table, one, decides) > measure(box, table, other, decides)


@rule
def decided_by(box: Box, table: Table, one: int, other: int) -> int:
    """PH-RULING-72: the first of discs on planets, hats used and credits in which two seats differ; 0 for none."""
    for what in (n.BY_CONCERTS, n.BY_HATS, n.BY_CREDITS):
        if measure(box, table, one, what) != measure(box, table, other, what):
            return what
    return 0


@rule
def measure(box: Box, table: Table, seat: int, what: int) -> int:
    """What a seat has of that which breaks ties."""
    if what == n.BY_HATS:
        return size_of(table.hats[seat])
    if what == n.BY_CREDITS:
        return table.credits[seat]
    concerts = 0
    for planet in range(box.planets):
        concerts += table.planet_disc[planet] == seat
    return concerts


@rule
def end_game(box: Box, table: Table) -> None:
    """PH-END-1: the final score sheet; ties for the first place are told with what breaks them."""
    tell(table, EVERYONE, n.GAME_ENDED)
    scores(box, table, table.score_sheet)
    for one in range(box.seats):
        for other in range(box.seats):
            tied = table.score_sheet[one, TOTAL] == table.score_sheet[other, TOTAL]
            if tied and table.score_sheet[one, RANK] == 1 and table.score_sheet[other, RANK] > 1:
                if box.solo:
                    tell(table, EVERYONE, n.TIE_BROKEN, one, other, n.BY_SOLO_RULE)
                else:
                    what = decided_by(box, table, one, other)
                    have, has_not = measure(box, table, one, what), measure(box, table, other, what)
                    tell(table, EVERYONE, n.TIE_BROKEN, one, other, what, have, has_not)
