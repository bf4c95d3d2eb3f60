"""Midgame Scoring (2.9), variable prizes (2.12), and the score sheet with the Endgame Scoring (2.10)."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, seat_after, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.objectives import orchestra_bonus, symphony_bonus
from scherzo.games.symphony.table import Table


@rule
def top_of(table: Table, note: int) -> int:
    """SY-MID-1: the visible disc of a note, or none."""
    height = table.height[note]
    return table.stack[note, height - 1] if height else 0


@rule
def majority(box: Box, table: Table, sheet: int, voice: int, zone: int) -> int:
    """SY-RULING-53: the set of seats with most tops there (see `tops_in`), all tied ones; nobody with none."""
    tops = tops_in(box, table, sheet, voice, zone)
    most, seats = 0, 0
    for seat in range(table.players):
        count = of_seat(tops, seat)
        if count > most:
            most, seats = count, 0
        if count == most and count > 0:
            seats = with_(seats, seat)
    return seats


@rule
def tops_in(box: Box, table: Table, sheet: int, voice: int, zone: int) -> int:
    """Visible discs of each seat, a byte each, on a Sheet and in a Voice (-1: all) and in a Zone (0: anywhere)."""
    first, last = (0, n.NOTES) if sheet < 0 else (sheet * n.PER_SHEET, sheet * n.PER_SHEET + n.PER_SHEET)
    tops = 0
    for note in range(first, last):
        if (voice >= 0 and box.voice[note] != voice) or (zone and box.zone[note] != zone):
            continue
        tops += byte_of(top_of(table, note))
    return tops


@rule
def noted(box: Box, table: Table, sheet: int, track: int) -> int:
    """SY-MID-2: steps on a Note Track for a Sheet, a byte for each seat."""
    steps = 0
    for note in range(sheet * n.PER_SHEET, sheet * n.PER_SHEET + n.PER_SHEET):
        flat = track == n.FLAT_TRACK and box.accidental[note] == n.FLAT_NOTE
        sharp = track == n.SHARP_TRACK and box.accidental[note] == n.SHARP_NOTE
        if flat or sharp or (track == n.SEMIBREVE_TRACK and box.kind[note] == n.SEMIBREVE):  # SY-RULING-54
            steps += byte_of(top_of(table, note))
    return steps


@rule
def byte_of(disc: int) -> int:
    """One in the byte of the seat whose disc it is; nothing for a black disc or none."""
    return 0 if disc in (n.NO_DISC, n.BLACK) else 1 << (8 * (disc - 1))


@rule
def of_seat(bytes_of_seats: int, seat: int) -> int:
    """The byte of a seat: how many there are of what was counted for all seats in one number."""
    return (bytes_of_seats >> (8 * seat)) & 255


@rule
def sheet_prize(box: Box, table: Table, seat: int, sheet: int) -> int:
    """SY-MID-4, SY-MID-5; SY-VAR-2..4: what the Sheet token pays a seat that has the majority."""
    token = table.sheet_token[sheet]
    if not box.flipped[token]:
        return box.sheet_prize[sheet]
    count, run, longest = 0, 0, 0
    for note in range(sheet * n.PER_SHEET, sheet * n.PER_SHEET + n.PER_SHEET):
        height = table.height[note]
        if note % n.PER_VOICE == 0:
            run = 0
        run = run + 1 if height and top_of(table, note) == seat + 1 else 0
        longest = max(longest, run)
        if token == n.BLACK_DISCS:
            count += blacks(table, note)
        elif height > 1:
            count += 1
    if token == n.CHAINED_DISCS:
        count = longest  # SY-RULING-81
    return count * box.variable_vp[token]


@rule
def blacks(table: Table, note: int) -> int:
    """Black discs of a stack, visible or not (SY-RULING-81)."""
    count = 0
    for level in range(table.height[note]):
        if table.stack[note, level] == n.BLACK:
            count += 1
    return count


@rule
def voice_prize(box: Box, table: Table, seat: int, voice: int) -> int:
    """SY-END-1: what the Voice token pays a seat that has the majority."""
    if not box.flipped[3 + voice]:
        return box.voice_prize[voice]
    count = 0
    if voice == 0:  # SY-VAR-5
        for position in range(1, 8):
            count = max(count, at_position(box, table, seat, position))
        return count * box.variable_vp[3]
    for note in range(n.NOTES):
        if table.height[note] == 0 or box.voice[note] != voice:
            continue
        if voice == 1:
            count += blacks(table, note)  # SY-VAR-6
        elif top_of(table, note) != n.BLACK and top_of(table, note) != seat + 1:  # SY-VAR-7
            count += 1
    return count * box.variable_vp[3 + voice]


@rule
def at_position(box: Box, table: Table, seat: int, position: int) -> int:
    """SY-VAR-5, SY-RULING-80: own discs of a seat on one staff position of the 1st Voice."""
    count = 0
    for note in range(n.NOTES):
        if box.note[note] == 0 or box.voice[note] != 0 or box.position[note] != position:
            continue
        if box.recurring_all and not table.paired[note]:
            for level in range(table.height[note]):
                if table.stack[note, level] == seat + 1:
                    count += 1
        elif top_of(table, note) == seat + 1:
            count += 1
    return count


@rule
def score_midgame(box: Box, table: Table, sheet: int) -> None:
    """2.9: Note Tracks (SY-MID-2), Zone Tracks (SY-MID-3), then the Sheet token (SY-MID-4)."""
    for track in range(n.CLASH_TRACK):
        gains = steps_for(box, table, sheet, track)
        for seat in range(table.players):
            gained = of_seat(gains, seat)
            if gained:
                now = min(table.steps[seat, track] + gained, box.track_end[track])  # SY-RULING-55
                table.steps[seat, track] = now
                tell(table, EVERYONE, n.TRACK_STEP, seat, track, gained, now)
    best = majority(box, table, sheet, -1, 0)
    table.sheet_best[sheet] = best
    for seat in range(table.players):
        if has(best, seat):
            points = sheet_prize(box, table, seat, sheet)
            table.points[seat, n.SHEET_POINTS] += points
            tell(table, EVERYONE, n.SHEET_SCORED, seat, sheet, points)
    table.sheets_scored = sheet + 1


@rule
def steps_for(box: Box, table: Table, sheet: int, track: int) -> int:
    """What a Sheet brings on a track, a byte for each seat."""
    if track < n.BLUE_TRACK:
        return noted(box, table, sheet, track)  # SY-MID-2
    best = majority(box, table, sheet, -1, track - n.BLUE_TRACK + n.BLUE_ZONE)  # SY-MID-3
    steps = 0
    for seat in range(table.players):
        if has(best, seat):
            steps |= byte_of(seat + 1)
    return steps


@rule
def scores(box: Box, table: Table, score_sheet: Array) -> None:
    """The score sheet, as if the game ended now: points so far, Sheets not scored yet, and the Endgame Scoring."""
    players = table.players
    voices, sheets = voice_majorities(box, table), 0  # a byte for each Voice, for each Sheet that is not scored yet
    for number in range(table.sheets_scored, 3):
        sheets |= majority(box, table, number, -1, 0) << (8 * number)
    for seat in range(players):
        total = 0
        for source in range(n.POINTS):
            score_sheet[seat, SOURCES + source] = points_from(box, table, seat, source, voices, sheets)
            total += score_sheet[seat, SOURCES + source]
        score_sheet[seat, TOTAL] = total
    for seat in range(players):  # SY-END-5, SY-RULING-57
        rank = 1
        for other in range(players):
            ahead = seat_after(table, other, -table.first) < seat_after(table, seat, -table.first)
            mine, theirs = score_sheet[seat, TOTAL], score_sheet[other, TOTAL]
            if theirs > mine or (theirs == mine and ahead):
                rank += 1
        score_sheet[seat, RANK] = rank


@rule
def voice_majorities(box: Box, table: Table) -> int:
    """The seats with the majority of each Voice, a byte for each Voice."""
    voices = 0
    for voice in range(3):
        voices |= majority(box, table, -1, voice, 0) << (8 * voice)
    return voices


@rule
def points_from(box: Box, table: Table, seat: int, source: int, voices: int, sheets: int) -> int:
    """One line of the score sheet, given who has which majority."""
    points = table.points[seat, source]
    if source == n.SHEET_POINTS:
        for sheet in range(table.sheets_scored, 3):
            if has(sheets, 8 * sheet + seat):
                points += sheet_prize(box, table, seat, sheet)
    elif source == n.VOICE_POINTS:
        for voice in range(3):
            if has(voices, 8 * voice + seat):
                points += voice_prize(box, table, seat, voice)
    elif source == n.LEFTOVER:  # SY-END-2
        for token in range(n.TOKENS):
            points += table.tokens[seat, token] * box.leftover_vp
    elif source in (n.ORCHESTRA_POINTS, n.SYMPHONY_POINTS):
        points += objective_points(box, table, seat, source)
    elif source == n.NOTE_TRACKS:
        for track in range(n.BLUE_TRACK):
            points += track_value(box, table, seat, track)
    elif source == n.ZONE_TRACKS:
        for track in range(n.BLUE_TRACK, n.CLASH_TRACK):
            points += track_value(box, table, seat, track)
    elif source == n.CLASHES:
        points += track_value(box, table, seat, n.CLASH_TRACK)
    return points


@rule
def track_value(box: Box, table: Table, seat: int, track: int) -> int:
    """SY-END-4: the value under the cube, with the steps of Sheets still to be scored."""
    steps = table.steps[seat, track]
    if track < n.CLASH_TRACK:
        for sheet in range(table.sheets_scored, 3):
            steps += of_seat(steps_for(box, table, sheet, track), seat)
    return box.track[track, min(steps, box.track_end[track])]


@rule
def objective_points(box: Box, table: Table, seat: int, source: int) -> int:
    """SY-END-3, SY-AUD-2: bonuses not scored yet; private cards that are not assigned yet, in the better way."""
    public, first, second = table.public_card, table.private_card[seat, 0], table.private_card[seat, 1]
    done = table.revealed[seat] if first >= 0 else -1
    late = box.orchestra == n.PROGRESSIVE and table.phase != n.OVER  # Orchestra Bonuses are still to come
    if source == n.SYMPHONY_POINTS:
        points = symphony_bonus(box, table, seat, public) if public >= 0 else 0
    else:
        points = orchestra_bonus(box, table, seat, public) if public >= 0 and late else 0
    if first < 0:
        return points
    if done >= 0:
        kept = second if done == first else first
        return points + (symphony_bonus(box, table, seat, kept) if source == n.SYMPHONY_POINTS else 0)
    one = orchestra_bonus(box, table, seat, first) + symphony_bonus(box, table, seat, second)
    two = orchestra_bonus(box, table, seat, second) + symphony_bonus(box, table, seat, first)
    scored, kept = (first, second) if one >= two else (second, first)
    if source == n.SYMPHONY_POINTS:
        return points + symphony_bonus(box, table, seat, kept)
    return points + orchestra_bonus(box, table, seat, scored)


@rule
def ending(box: Box, table: Table) -> None:
    """2.10: the game is over; the Endgame Scoring is told step by step, then the winner."""
    table.phase = n.OVER
    for voice in range(3):
        best = majority(box, table, -1, voice, 0)
        for seat in range(table.players):
            if has(best, seat):
                tell(table, EVERYONE, n.VOICE_SCORED, seat, voice, voice_prize(box, table, seat, voice))
    for seat in range(table.players):
        left = 0
        for token in range(n.TOKENS):
            left += table.tokens[seat, token]
        if left:
            tell(table, EVERYONE, n.LEFTOVER_SCORED, seat, left, left * box.leftover_vp)
    for seat in range(table.players):
        tell_bonuses(box, table, seat)
    for track in range(n.TRACKS):
        for seat in range(table.players):
            if table.steps[seat, track]:
                points = track_value(box, table, seat, track)
                tell(table, EVERYONE, n.TRACK_SCORED, seat, track, table.steps[seat, track], points)
    tell_winner(box, table)


@rule
def tell_bonuses(box: Box, table: Table, seat: int) -> None:
    """SY-END-3: the Symphony Bonuses of a seat, of the public card and of its private one."""
    if table.public_card >= 0:
        points = symphony_bonus(box, table, seat, table.public_card)
        tell(table, EVERYONE, n.SYMPHONY_BONUS, seat, table.public_card, points)
    first, second = table.private_card[seat, 0], table.private_card[seat, 1]
    if first >= 0:
        card = second if table.revealed[seat] == first else first
        tell(table, EVERYONE, n.SYMPHONY_BONUS, seat, card, symphony_bonus(box, table, seat, card))


@rule
def tell_winner(box: Box, table: Table) -> None:
    """SY-END-5, SY-RULING-57: most points; of equals the first clockwise from the First Player token."""
    voices = voice_majorities(box, table)
    winner, most, tied = -1, 0, 0
    for i in range(table.players):
        seat = seat_after(table, table.first, i)
        total = 0
        for source in range(n.POINTS):
            total += points_from(box, table, seat, source, voices, 0)
        if winner < 0 or total > most:
            winner, most, tied = seat, total, 0
        elif total == most:
            tied = 1
    tell(table, EVERYONE, n.ENDED, winner, most, tied)
