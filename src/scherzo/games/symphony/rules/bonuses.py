"""Musician Bonuses (2.3 step 5) and the steps after them: Absolute discs, objectives, the First Player token."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, with_
from scherzo.core.table import EVERYONE, answered, ask, seat_after, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.discs import add_berlioz_disc, stack_absolute
from scherzo.games.symphony.rules.objectives import orchestra_bonus
from scherzo.games.symphony.table import Table


@rule
def compensate(box: Box, table: Table) -> None:
    """Step 5a: the token below each Column; Berlioz's extra discs come before it (SY-RULING-61)."""
    for at in range(n.SEATS):
        add_berlioz_disc(box, table, at)
    for column in range(n.COLUMNS):
        minority_of(box, table, column)
    table.asked_seats = 0
    table.phase = n.SPREADING


@rule
def minority_of(box: Box, table: Table, column: int) -> None:
    """SY-BONUS-1, SY-BONUS-2, SY-RULING-23: fewest own discs in the Column; a tie goes to whoever plays last."""
    best, fewest, hindmost = -1, 0, -1
    for seat in range(table.players):
        count, place = 0, -1
        for row in range(n.ROWS):
            at = column * n.ROWS + row
            if table.card[at] < 0:
                continue
            count += stacked_of(box, table, seat, at)
            for slot in range(n.SLOTS):
                if table.discs[at, slot] == seat + 1:
                    count += 1
            for part in range(n.PARTS):
                if table.owner[at, part] == seat:
                    place = max(place, row * n.SLOTS)
            if table.owner[at, 1] >= 0 or table.owner[at, 2] >= 0:  # a Choir: its rightmost disc decides
                for slot in range(n.SLOTS):
                    if table.discs[at, slot] == seat + 1:
                        place = max(place, row * n.SLOTS + slot)
        if place < 0:
            continue
        if best < 0 or count < fewest or (count == fewest and place > hindmost):
            best, fewest, hindmost = seat, count, place
    token = table.column_token[column]
    if best >= 0 and token >= 0:
        table.tokens[best, token] += 1
        table.column_token[column] = -1
        tell(table, EVERYONE, n.MINORITY, best, column, token, fewest)


@rule
def stacked_of(box: Box, table: Table, seat: int, at: int) -> int:
    """SY-RULING-84: stacked discs count where they are there already: in a Progressive Orchestra."""
    if box.orchestra == n.PROGRESSIVE and table.owner[at, 0] == seat:
        return table.stacked[at]
    return 0


@rule
def spreading(box: Box, table: Table) -> None:
    """SY-BONUS-3, SY-BONUS-4, SY-PROG-4: entitled players take a pentagon token, the Last Player first."""
    for i in range(table.players):
        seat = seat_after(table, table.opener, -1 - i)
        if has(table.asked_seats, seat):
            continue
        if box.orchestra == n.PROGRESSIVE or plays_everywhere(table, seat):
            offer_pentagon(table, n.SPREAD, seat)
            return
        table.asked_seats = with_(table.asked_seats, seat)
    table.asked_seats = 0
    table.phase = n.OPENING if box.orchestra == n.PROGRESSIVE else n.STACKING


@rule
def plays_everywhere(table: Table, seat: int) -> bool:
    """SY-BONUS-3: controls an Instrument in each of the five Columns."""
    for column in range(n.COLUMNS):
        found = False
        for at in range(column * n.ROWS, column * n.ROWS + n.ROWS):
            for part in range(n.PARTS):
                if table.owner[at, part] == seat:
                    found = True
        if not found:
            return False
    return True


@rule
def offer_pentagon(table: Table, kind: int, seat: int) -> None:
    """The tokens beside the pentagon as options."""
    clear_menu(table)
    for token in range(n.TOKENS):
        if table.pentagon[token] > 0:
            offer(table, token)
    ask(table, kind, seat)


@rule
def take_pentagon(table: Table, seat: int, token: int, talent: bool) -> None:
    """A token beside the pentagon goes to a player; in the Endgame it only counts for Group of Talents."""
    table.pentagon[token] -= 1
    if talent and table.sheets_scored == 3:  # SY-RULING-74
        table.late[seat, token] += 1
    else:
        table.tokens[seat, token] += 1
    table.asked_seats = with_(table.asked_seats, seat)
    tell(table, EVERYONE, n.TOOK_TOKEN, seat, token, n.FROM_TALENTS if talent else n.FROM_PENTAGON)


@rule
def stack_all(box: Box, table: Table) -> None:
    """Step 6 (SY-ABS-1): every Absolute Instrument of the orchestra."""
    for at in range(n.SEATS):
        stack_absolute(box, table, at)
    table.phase = n.REVEALING


@rule
def revealing(box: Box, table: Table) -> None:
    """SY-OBJ-1, SY-RULING-71: each seat chooses secretly which private card to score now."""
    table.phase = n.TALENT_PICKS
    if box.private_objectives:
        table.asking = n.REVEAL
        table.waiting = all_below(table.players)


@rule
def assigning(box: Box, table: Table) -> None:
    """SY-PROG-9: the end of a Progressive Orchestra: which private card scores its Orchestra Bonus."""
    table.phase = n.TALENT_PICKS
    table.asked_seats = 0
    if box.orchestra != n.PROGRESSIVE:
        table.phase = n.ENDING
    elif box.private_objectives:
        table.asking = n.ASSIGN
        table.waiting = all_below(table.players)


@rule
def answer_objective(table: Table, seat: int, card: int) -> None:
    """SY-RULING-71: when all have chosen, the cards are turned over together."""
    table.chosen[seat] = card
    answered(table, seat)
    if table.waiting == 0:
        for each in range(table.players):
            table.revealed[each] = table.chosen[each]
            table.chosen[each] = -1


@rule
def talent_picks(box: Box, table: Table) -> None:
    """SY-VO-13, SY-RULING-74: Group of Talents takes a left-over token first; then the bonuses are scored."""
    for i in range(table.players):
        seat = seat_after(table, table.first, -1 - i)
        if has(table.asked_seats, seat) or not is_talented(box, table, seat):
            continue
        offer_pentagon(table, n.TALENT, seat)
        if table.menu_size:
            return
        table.waiting = 0
        break
    score_orchestra(box, table)
    table.asked_seats = 0
    table.phase = n.ENDING if box.orchestra == n.PROGRESSIVE else n.OPENING


@rule
def is_talented(box: Box, table: Table, seat: int) -> bool:
    """Whether the seat scores the Orchestra Bonus Group of Talents."""
    public, own = table.public_card, table.revealed[seat]
    return (public >= 0 and box.o_kind[public] == n.TALENTS) or (own >= 0 and box.o_kind[own] == n.TALENTS)


@rule
def score_orchestra(box: Box, table: Table) -> None:
    """SY-OBJ-1, SY-OBJ-2: private cards first, then the public one for everybody."""
    for seat in range(table.players):
        card = table.revealed[seat]
        if card >= 0:
            points = orchestra_bonus(box, table, seat, card)
            table.points[seat, n.ORCHESTRA_POINTS] += points
            kind = n.ORCHESTRA_BONUS if box.orchestra == n.PROGRESSIVE else n.REVEALED
            tell(table, EVERYONE, kind, seat, card, points)
    public = table.public_card
    if public >= 0:
        for seat in range(table.players):
            points = orchestra_bonus(box, table, seat, public)
            table.points[seat, n.ORCHESTRA_POINTS] += points
            tell(table, EVERYONE, n.PUBLIC_BONUS, seat, public, points)


@rule
def opening(box: Box, table: Table) -> None:
    """SY-BONUS-4, SY-TIE-1, SY-PROG-4, SY-RULING-85: left-over tokens go; the First Player token finds its holder."""
    if box.orchestra != n.PROGRESSIVE or not (box.public_objective or box.private_objectives):
        for token in range(n.TOKENS):
            table.spare[token] += table.pentagon[token]
            table.pentagon[token] = 0
    if box.orchestra == n.PROGRESSIVE:
        for seat in range(table.players):
            if has(table.hands[seat], n.CARD_CONCERTMASTER):
                table.first = seat
        table.known = with_(table.known, n.CARD_CONCERTMASTER)
        table.turn = table.first
    else:
        table.first = table.owner[n.CONCERTMASTER, 0]
    tell(table, EVERYONE, n.FIRST_PLAYER, table.first)
    table.phase = n.MOVEMENT
