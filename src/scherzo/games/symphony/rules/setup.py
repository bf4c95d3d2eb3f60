"""Set-up (2.2) and step 1 of the Orchestra Phase: markers, tokens, objectives, the first row."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, with_, without
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.cards import draw_card
from scherzo.games.symphony.rules.dealing import draw_choirs
from scherzo.games.symphony.rules.discs import from_supply, put_disc
from scherzo.games.symphony.rules.seating import seat_card, seat_preset
from scherzo.games.symphony.table import Table


@rule
def set_up(box: Box, table: Table) -> None:
    """2.2, and step 1 of the Orchestra Phase."""
    clear_board(box, table)
    players = table.players
    table.first = draw(table, n.S_FIRST, players) if box.random_first else 0  # SY-RULING-14
    table.opener = table.first
    table.turn = table.first
    tell(table, EVERYONE, n.FIRST_PLAYER, table.first)
    table.master = box.master_choice
    if box.master_choice < 0:  # SY-SETUP-4
        table.master = 1 + draw(table, n.S_MASTER, n.MASTERS - 1)
    if table.master:
        tell(table, EVERYONE, n.MASTER_DRAWN, table.master)
    cover_notes(box, table)
    lay_score_markers(box, table)
    lay_tokens(box, table)
    deal_objectives(box, table)
    if box.orchestra == n.PRESET:
        seat_preset(box, table)
        return
    if box.orchestra == n.PROGRESSIVE:  # SY-PROG-2, SY-PROG-3
        table.deck = with_(with_(table.deck, n.CARD_CONDUCTOR), n.CARD_CONCERTMASTER)
        table.phase = n.DEALING
        return
    for column in range(n.COLUMNS):  # SY-ORCH-1, SY-ORCH-2, SY-RULING-15
        if box.first_row[column]:
            fitting = table.deck
            if box.orderly:
                fitting &= box.in_category[box.first_row_category[column]]
            card = draw_card(table, n.S_ROW, fitting)
            table.deck = without(table.deck, card)
            seat_card(box, table, -1, card, column * n.ROWS)
    draw_choirs(box, table)
    table.phase = n.CHOIRS


@rule
def clear_board(box: Box, table: Table) -> None:
    """An empty board; the deck without special cards (SY-SETUP-8); the Concertmaster's black discs (SY-SETUP-14)."""
    for at in range(n.INSTRUMENTS):
        table.card[at] = -1
        table.token_on[at] = -1
        for part in range(n.PARTS):
            table.owner[at, part] = -1
    table.card[n.CONCERTMASTER] = n.CARD_CONCERTMASTER
    table.card[n.CONDUCTOR] = n.CARD_CONDUCTOR
    table.deck = box.ordinary
    table.choirs_out = box.two_part | box.three_part
    table.laid = table.laid_seat = table.pair_note = table.gives = table.last = table.public_card = -1
    for note in range(n.NOTES):
        table.minim[note] = table.played_by[note] = -1
    for seat in range(6):
        table.chosen[seat] = table.revealed[seat] = table.private_card[seat, 0] = table.private_card[seat, 1] = -1
        table.supply[seat + 1] = box.discs_each  # SY-SETUP-12
        for i in range(n.ROUNDS):
            table.got[seat, i] = -1
    table.supply[n.BLACK] = box.discs_black
    for i in range(3):
        table.choir_of[i] = -1
    for i in range(n.SPACES):
        if box.spaces[n.CARD_CONCERTMASTER, i] == n.BLACK_SPACE:
            put_disc(box, table, n.CONCERTMASTER, n.FIRST_SPACE + i, n.BLACK)


@rule
def cover_notes(box: Box, table: Table) -> None:
    """SY-SETUP-7: black discs on blue notes (2-4 players) and orange notes (2 players)."""
    for note in range(n.NOTES):
        if box.covered[note] and from_supply(box, table, n.BLACK):
            table.stack[note, 0] = n.BLACK
            table.height[note] = 1


@rule
def lay_score_markers(box: Box, table: Table) -> None:
    """SY-SETUP-9, SY-SETUP-10, SY-RULING-79: Sheet tokens and Clef cards at random."""
    for i in range(3):
        table.sheet_token[i] = i
        table.clef_card[i] = i
    for i in range(2):
        if box.flipped[0] or box.flipped[1] or box.flipped[2]:
            j = i + draw(table, n.S_SHEETS, 3 - i)
            table.sheet_token[i], table.sheet_token[j] = table.sheet_token[j], table.sheet_token[i]
        if box.clefs:
            j = i + draw(table, n.S_CLEFS, 3 - i)
            table.clef_card[i], table.clef_card[j] = table.clef_card[j], table.clef_card[i]
    for voice in range(3):
        card = table.clef_card[voice]
        for position in range(1, 8):  # SY-CLEF-1
            valid = box.clef_main[card]
            if has(box.clef_zone[card], position):
                valid |= box.clef_minor[card]
            table.clef_valid[voice, position] = valid


@rule
def lay_tokens(box: Box, table: Table) -> None:
    """SY-SETUP-11: Musician tokens below the Columns, beside the pentagon and on the Minims."""
    for token in range(n.TOKENS):
        table.spare[token] = box.copies
    for column in range(n.COLUMNS):
        table.column_token[column] = draw_token(table)
    for _ in range(table.players + 1):
        table.pentagon[draw_token(table)] += 1
    for note in range(n.NOTES):
        if box.note[note] and box.kind[note] == n.MINIM:
            table.minim[note] = draw_token(table)


@rule
def draw_token(table: Table) -> int:
    """A random Musician token out of the box."""
    left = 0
    for token in range(n.TOKENS):
        left += table.spare[token]
    at = draw(table, n.S_TOKENS, left)
    token = 0
    while at >= table.spare[token]:
        at -= table.spare[token]
        token += 1
    table.spare[token] -= 1
    return token


@rule
def deal_objectives(box: Box, table: Table) -> None:
    """SY-SETUP-15, SY-MASTER-3: the public Virtuosity card and two private ones each."""
    cards = all_below(n.VIRTUOSITY_CARDS)
    removed = box.removes[table.master]
    if removed >= 0:
        cards = without(cards, removed)
    if box.public_objective:
        table.public_card = draw_card(table, n.S_VIRTUOSITY, cards)
        cards = without(cards, table.public_card)
    if box.private_objectives:
        for seat in range(table.players):
            for i in range(2):
                card = draw_card(table, n.S_VIRTUOSITY, cards)
                table.private_card[seat, i] = card
                cards = without(cards, card)
