"""What a network looks at: the door `look`.

Discs, tracks and points lie open; hidden are the others' hands and private objectives. Points are given line by line as
the rules would score them now, since they hang on majorities. Amounts are divided by about the most there can be.
"""

from scherzo.core.features import Feature, mark, put, seat_seen
from scherzo.core.game import SOURCES
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, size_of
from scherzo.core.table import seat_after
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.brain.brain import card_worth
from scherzo.games.symphony.rules.scoring import scores, top_of
from scherzo.games.symphony.table import Table

SEATS = 6
KINDS = len(n.DECISIONS)
OPEN_LINES = 9
"""Score lines that everybody can see: all but the two of the objectives."""
GROUPS = n.COLUMNS + 1
"""The Columns, and the two black spaces together."""
SEAT = 5 + OPEN_LINES + n.TRACKS + GROUPS + 6

FEATURES = (
    Feature("players", 5, "2 to 6 players"),
    Feature("options", 9, "how the orchestra is formed and drafted; objectives, Clefs, a Master"),
    Feature("decision", KINDS, "the kind of decision asked now"),
    Feature("movement", 7, "which Movement it is, Sheets scored, cards dealt"),
    Feature("disc", 8, "the disc in play: whose (me or another), black, stacked, how it goes; placements so far"),
    Feature("notes", 9, "free notes of the score by Voice, by Sheet, and by sort: flat, sharp, Semibreve"),
    Feature("seats", SEATS * SEAT, "of each seat: see `look_at_seat`"),
    Feature("own tokens", n.TOKENS, "unused Musician tokens by kind"),
    Feature("own hand", 8, "cards by category, and what they are worth"),
    Feature("own objectives", 2, "what the objectives bring now: orchestra, symphony"),
    Feature("others' hands", SEATS - 1, "what the others' cards are worth", hidden=True),
    Feature("others' objectives", (SEATS - 1) * 2, "what their objectives bring now", hidden=True),
)


@rule
def look(box: Box, table: Table, seat: int, row: Array, score_sheet: Array) -> int:
    """Writes the row of numbers that FEATURES names; answers how many there are."""
    scores(box, table, score_sheet)
    at = look_at_game(box, table, row, 0)
    at = look_at_disc(table, seat, row, at)
    at = look_at_notes(box, table, row, at)
    at = look_at_seats(table, seat, score_sheet, row, at)
    return look_at_cards(box, table, seat, score_sheet, row, at)


@rule
def look_at_game(box: Box, table: Table, row: Array, at: int) -> int:
    """Players, options, decision, how far the game has come."""
    at = mark(row, at, 5, table.players - 2)
    at = mark(row, at, 3, box.orchestra)
    at = mark(row, at, 2, box.draft - 1)
    at = put(row, at, 1.0 if table.public_card >= 0 else 0.0)
    at = put(row, at, box.private_objectives)
    at = put(row, at, box.clefs)
    at = put(row, at, 1.0 if table.master != n.NO_MASTER else 0.0)
    at = mark(row, at, KINDS, table.asking)
    at = mark(row, at, 5, table.movement if table.phase >= n.MOVEMENT else -1)
    at = put(row, at, table.sheets_scored / 3)
    return put(row, at, table.rounds / 12)


@rule
def look_at_disc(table: Table, seat: int, row: Array, at: int) -> int:
    """The disc in play, if there is one."""
    playing = table.mode != n.NO_DISC_YET
    at = put(row, at, 1.0 if playing and table.disc_player == seat else 0.0)
    at = put(row, at, 1.0 if playing and table.disc_player != seat else 0.0)
    at = put(row, at, 1.0 if playing and table.disc_colour == n.BLACK else 0.0)
    at = put(row, at, table.disc_absolute if playing else 0)
    at = mark(row, at, 3, table.mode - 1)
    return put(row, at, table.steps_done / 4 if playing else 0.0)


@rule
def look_at_notes(box: Box, table: Table, row: Array, at: int) -> int:
    """Where discs can still go without overwriting."""
    for i in range(9):
        row[at + i] = 0.0
    for note in range(n.NOTES):
        if box.note[note] and table.height[note] == 0:
            row[at + box.voice[note]] += 0.05
            row[at + 3 + note // n.PER_SHEET] += 0.05
            if box.accidental[note] == n.FLAT_NOTE:
                row[at + 6] += 0.1
            elif box.accidental[note] == n.SHARP_NOTE:
                row[at + 7] += 0.1
            if box.kind[note] == n.SEMIBREVE:
                row[at + 8] += 0.2
    return at + 9


@rule
def look_at_seats(table: Table, seat: int, score_sheet: Array, row: Array, at: int) -> int:
    """What all seats have, "me" first."""
    used = at + SEATS * SEAT
    for i in range(at, used):
        row[i] = 0.0
    for place in range(table.players):
        look_at_seat(table, seat_seen(table, seat, place), score_sheet, row, at)
        at += SEAT
    return used


@rule
def look_at_seat(table: Table, who: int, score_sheet: Array, row: Array, at: int) -> None:
    """Open points, tokens, cards in hand, whether asked, distance from the First Player; the open score lines; steps on
    the tracks; own discs on Instruments by Column; visible discs by Sheet and by Voice."""
    total, held = 0, 0
    for source in range(n.POINTS):
        if source != n.ORCHESTRA_POINTS and source != n.SYMPHONY_POINTS:
            total += score_sheet[who, SOURCES + source]
    for token in range(n.TOKENS):
        held += table.tokens[who, token]
    at = put(row, at, total / 100)
    at = put(row, at, held / 6)
    at = put(row, at, size_of(table.hands[who]) / 12)
    at = put(row, at, 1.0 if has(table.waiting, who) else 0.0)
    at = put(row, at, seat_after(table, who, -table.first) / 5)
    for source in range(n.POINTS):
        if source != n.ORCHESTRA_POINTS and source != n.SYMPHONY_POINTS:
            at = put(row, at, score_sheet[who, SOURCES + source] / 40)
    for track in range(n.TRACKS):
        at = put(row, at, table.steps[who, track] / 8)
    for instrument in range(n.INSTRUMENTS):
        group = at + min(instrument // n.ROWS, n.COLUMNS)
        for slot in range(n.SLOTS):
            if table.discs[instrument, slot] == who + 1:
                row[group] += 0.1
    at += GROUPS
    for note in range(n.NOTES):
        if top_of(table, note) == who + 1:
            row[at + note // n.PER_SHEET] += 0.1
            row[at + 3 + note % n.PER_SHEET // n.PER_VOICE] += 0.1


@rule
def look_at_cards(box: Box, table: Table, seat: int, score_sheet: Array, row: Array, at: int) -> int:
    """Tokens, hand and objectives of "me", then what is hidden of the others."""
    used = at + n.TOKENS + 10 + (SEATS - 1) * 3
    for i in range(at, used):
        row[i] = 0.0
    for token in range(n.TOKENS):
        at = put(row, at, table.tokens[seat, token] / 2)
    for card in range(n.CARDS):
        if has(table.hands[seat], card):
            row[at + box.category[card]] += 0.2
    at = put(row, at + 7, worth_of_hand(box, table, seat) / 500)
    at = put(row, at, score_sheet[seat, SOURCES + n.ORCHESTRA_POINTS] / 20)
    at = put(row, at, score_sheet[seat, SOURCES + n.SYMPHONY_POINTS] / 20)
    for place in range(1, table.players):
        who = seat_seen(table, seat, place)
        row[at + place - 1] = worth_of_hand(box, table, who) / 500
        row[at + SEATS - 1 + 2 * (place - 1)] = score_sheet[who, SOURCES + n.ORCHESTRA_POINTS] / 20
        row[at + SEATS - 1 + 2 * (place - 1) + 1] = score_sheet[who, SOURCES + n.SYMPHONY_POINTS] / 20
    return used


@rule
def worth_of_hand(box: Box, table: Table, who: int) -> int:
    """What the cards of a hand are worth together, in eighths of a point."""
    worth = 0
    for card in range(n.CARDS):
        if has(table.hands[who], card):
            worth += card_worth(box, card)
    return worth
