"""The end scoring: admiration, slots, credits, Record cards, and who wins."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import size_of
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
            rank += int(other != seat and beats(box, table, sheet, other, seat))
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
        leaders += int(table.admiration[seat, region] == top)
        followers += int(second > 0 and table.admiration[seat, region] == second)
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
    """PH-END-6, PH-RULING-72: prestige, then discs on planets, hats used, credits. A tie with the Maestro is lost."""
    if sheet[one, TOTAL] != sheet[other, TOTAL]:
        return int(sheet[one, TOTAL]) > int(sheet[other, TOTAL])
    if box.solo:  # PH-SOLO-17
        return one == n.MAESTRO
    concerts = 0
    for planet in range(box.planets):
        concerts += int(table.planet_disc[planet] == one) - int(table.planet_disc[planet] == other)
    if concerts != 0:
        return concerts > 0
    hats = size_of(table.hats[one]) - size_of(table.hats[other])
    if hats != 0:
        return hats > 0
    return table.credits[one] > table.credits[other]
