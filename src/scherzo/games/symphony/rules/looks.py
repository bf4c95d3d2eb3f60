"""What words and views ask the rules: each look is one compiled call that fills an array, kept with the reading."""

from typing import NamedTuple

import numpy as np

from scherzo.core.game import SOURCES, TOTAL
from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, virtuosity
from scherzo.games.symphony.rules.conductor import conductor_refusal
from scherzo.games.symphony.rules.discs import own_discs_left, take_control
from scherzo.games.symphony.rules.landing import clef_fits, partners, refusal
from scherzo.games.symphony.rules.placing import (
    disc_points,
    overwriting_points,
    pair_overwriting_points,
    pair_points,
    puts_black_below,
)
from scherzo.games.symphony.rules.scoring import of_seat, scores, tops_in
from scherzo.games.symphony.rules.seating import suits
from scherzo.games.symphony.rules.tokens import clef_points, token_refusal
from scherzo.games.symphony.table import Table

# The notes, for the disc in play


class NoteSeen(NamedTuple):
    """What the disc in play meets on a note of the area."""

    reason: int  # MAY, or why it cannot go there
    points: int  # what it scores there at once; a pair: the most it can
    clash: bool
    black_below: bool


@rule
def look_at_notes(boxes: Records, tables: Records, found: Array) -> None:
    """A row for each note of the area."""
    box, table = boxes[0], tables[0]
    chained = table.mode == n.CHAINED
    for i in range(box.area_size[table.movement]):
        note = box.area[table.movement, i]
        if chained and note != box.left[table.last] and note != box.right[table.last]:
            found[note, 0] = n.NOT_NEXT
            continue
        found[note, 0] = refusal(box, table, note, clef_fits(box, table, note))
        if box.kind[note] == n.SEMIBREVE:
            may = partners(box, table, note)
            for slot in range(n.SLOTS):
                if has(may, slot):
                    points = max(pair_points(box, table, note, slot, False), pair_points(box, table, note, slot, True))
                    found[note, 1] = max(found[note, 1], points + pair_overwriting_points(box, table))
        else:
            found[note, 1] = disc_points(box, table, note) + overwriting_points(box, table, note)
            found[note, 3] = puts_black_below(box, table, note)
        found[note, 2] = not clef_fits(box, table, note)


def notes_seen(box: Reading, table: Reading) -> dict[int, NoteSeen]:
    """The notes of the area as the disc in play meets them; only while a note is asked for."""

    def look() -> dict[int, NoteSeen]:
        found = np.zeros((n.NOTES, 4), dtype=np.int64)
        look_at_notes(box.whole, table.whole, found)
        area = box.area[table.movement][: box.area_size[table.movement]]
        rows = {note: found[note].tolist() for note in area}
        return {note: NoteSeen(row[0], row[1], bool(row[2]), bool(row[3])) for note, row in rows.items()}

    return table.once("notes seen", look)


# The orchestra


@rule
def look_at_abilities(boxes: Records, tables: Records, found: Array) -> None:
    """The abilities and the Virtuosity of each Part of the orchestra."""
    box, table = boxes[0], tables[0]
    for at in range(n.CONDUCTOR):
        if table.card[at] >= 0:
            for part in range(box.parts[table.card[at]]):
                found[at, part, 0] = abilities(box, table, at, part)
                found[at, part, 1] = virtuosity(box, table, at, part)


def abilities_seen(box: Reading, table: Reading, at: int, part: int) -> tuple[int, int]:
    """The active abilities (a set) and the Virtuosity of a Part."""

    def look() -> list[list[list[int]]]:
        found = np.zeros((n.INSTRUMENTS, n.PARTS, 2), dtype=np.int64)
        look_at_abilities(box.whole, table.whole, found)
        rows: list[list[list[int]]] = found.tolist()
        return rows

    bits, bonus = table.once("abilities seen", look)[at][part]
    return bits, bonus


@rule
def look_at_seats(boxes: Records, tables: Records, card: int, found: Array) -> None:
    """For each seat whether a card would be well placed there."""
    for seat in range(n.SEATS):
        found[seat] = suits(boxes[0], tables[0], card, seat)


def suited_seats(box: Reading, table: Reading, card: int) -> frozenset[int]:
    """The seats of the board where a card would be well placed, free or not."""

    def look() -> frozenset[int]:
        found = np.zeros(n.SEATS, dtype=np.int64)
        look_at_seats(box.whole, table.whole, card, found)
        return frozenset(np.flatnonzero(found).tolist())

    return table.once(("suited seats", card), look)


@rule
def look_at_control(boxes: Records, tables: Records, at: int, part: int, found: Array) -> None:
    """Takes control, on a table that is only imagined, and counts the discs that come: own ones, black ones."""
    box, table = boxes[0], tables[0]
    found[n.BLACK_DISC] -= black_discs(table, at)
    own = own_discs_left(table, at)
    take_control(box, table, 0, at, part)
    found[n.OWN_DISC] += own_discs_left(table, at) - own
    found[n.BLACK_DISC] += black_discs(table, at)
    if at == n.CONCERTMASTER:  # whose black discs lie there from the start
        found[n.BLACK_DISC] = black_discs(table, at)


@rule
def black_discs(table: Table, at: int) -> int:
    """Black discs on an Instrument."""
    count = 0
    for slot in range(n.SLOTS):
        if table.discs[at, slot] == n.BLACK:
            count += 1
    return count


def control_seen(box: Reading, table: Reading, at: int, part: int) -> tuple[int, int]:
    """The own and the black discs that control of a Part would bring now."""

    def look() -> tuple[int, int]:
        found = np.zeros(2, dtype=np.int64)
        look_at_control(box.whole, table.whole, at, part, found)
        own, black = found.tolist()
        return own, black

    return table.once(("control seen", at, part), look)


# Tokens and the Conductor's discs


@rule
def look_at_tokens(boxes: Records, tables: Records, seat: int, found: Array) -> None:
    """For each Musician token why it may not go on the playing Instrument; last what a Clef token scores there."""
    box, table = boxes[0], tables[0]
    for token in range(n.TOKENS):
        found[token] = token_refusal(box, table, seat, token)
    found[n.TOKENS] = clef_points(box, table, table.at)


def tokens_seen(box: Reading, table: Reading, seat: int) -> list[int]:
    """By Musician token: MAY, or why it cannot go on the playing Instrument; last the points of a Clef token."""

    def look() -> list[int]:
        found = np.zeros(n.TOKENS + 1, dtype=np.int64)
        look_at_tokens(box.whole, table.whole, seat, found)
        reasons: list[int] = found.tolist()
        return reasons

    return table.once(("tokens seen", seat), look)


@rule
def look_at_conductor(boxes: Records, tables: Records, found: Array) -> None:
    """For each disc of the Conductor why it may not be added to the playing Instrument."""
    for i in range(boxes[0].master_discs[tables[0].master]):
        found[i] = conductor_refusal(boxes[0], tables[0], i)


def conductor_seen(box: Reading, table: Reading) -> list[int]:
    """By disc of the Conductor: MAY, or why it cannot be added to the playing Instrument."""

    def look() -> list[int]:
        found = np.zeros(3, dtype=np.int64)
        look_at_conductor(box.whole, table.whole, found)
        reasons: list[int] = found[: box.master_discs[table.master]].tolist()
        return reasons

    return table.once("conductor seen", look)


# Points and majorities


@rule
def look_at_scores(boxes: Records, tables: Records, score_sheet: Array) -> None:
    """The score sheet as it stands."""
    scores(boxes[0], tables[0], score_sheet)


def final_points(box: Reading, table: Reading) -> list[int]:
    """The points of each seat after the Endgame Scoring; before the end they would tell secrets."""

    def look() -> list[int]:
        score_sheet = np.zeros((table.players, SOURCES + n.POINTS), dtype=np.int32)
        look_at_scores(box.whole, table.whole, score_sheet)
        totals: list[int] = score_sheet[:, TOTAL].tolist()
        return totals

    return table.once("final points", look)


ANY = -1
"""As a Sheet or a Voice: all of them."""


@rule
def look_at_tops(boxes: Records, tables: Records, found: Array) -> None:
    """Visible discs of each seat by place: the Sheets, the Voices, then the three Zones of each Sheet."""
    for place in range(n.MAJORITIES):
        sheet, voice, zone = place, ANY, 0
        if place >= 6:
            sheet, zone = (place - 6) // 3, (place - 6) % 3 + n.BLUE_ZONE
        elif place >= 3:
            sheet, voice = ANY, place - 3
        tops = tops_in(boxes[0], tables[0], sheet, voice, zone)
        for seat in range(tables[0].players):
            found[place, seat] = of_seat(tops, seat)


def tops_seen(box: Reading, table: Reading) -> list[list[int]]:
    """Visible discs by seat: for Sheets 1 to 3, Voices 1 to 3, then the blue, orange and green Zone of each Sheet."""

    def look() -> list[list[int]]:
        found = np.zeros((n.MAJORITIES, table.players), dtype=np.int64)
        look_at_tops(box.whole, table.whole, found)
        counts: list[list[int]] = found.tolist()
        return counts

    return table.once("tops seen", look)


@rule
def look_at_leans(boxes: Records, tables: Records, found: Array) -> None:
    """Lays the disc in play, on a table that is only imagined, on each note of the area, and counts the visible discs.

    A row for each note and seat: on its Sheet, in its Voice, in its Zone on the Sheet.
    """
    box, table = boxes[0], tables[0]
    for i in range(box.area_size[table.movement]):
        note = box.area[table.movement, i]
        height = table.height[note]
        at = max(1, height) - 1
        top = table.stack[note, at]
        table.stack[note, at], table.height[note] = visible_disc(box, table, note), at + 1
        sheet = note // n.PER_SHEET
        tops = tops_in(box, table, sheet, ANY, 0), tops_in(box, table, ANY, box.voice[note], 0)
        zone = tops_in(box, table, sheet, ANY, box.zone[note]) if box.zone[note] else 0
        table.stack[note, at], table.height[note] = top, height
        for seat in range(table.players):
            found[note, seat, 0] = of_seat(tops[0], seat)
            found[note, seat, 1] = of_seat(tops[1], seat)
            found[note, seat, 2] = of_seat(zone, seat)


@rule
def visible_disc(box: Box, table: Table, note: int) -> int:
    """The disc that would be seen on a note: the one in play; of a pair the own one, if there is one."""
    if box.kind[note] == n.SEMIBREVE and table.disc_colour == n.BLACK:
        may = partners(box, table, note)
        for slot in range(n.SLOTS):
            if has(may, slot) and table.discs[table.at, slot] != n.BLACK:
                return table.discs[table.at, slot]
    return table.disc_colour


def leans_seen(box: Reading, table: Reading) -> list[list[list[int]]]:
    """By note of the area and seat: visible discs on its Sheet, in its Voice and Zone, once the disc lies there."""

    def look() -> list[list[list[int]]]:
        found = np.zeros((n.NOTES, table.players, 3), dtype=np.int64)
        look_at_leans(box.whole, table.whole, found)
        counts: list[list[list[int]]] = found.tolist()
        return counts

    return table.once("leans seen", look)
