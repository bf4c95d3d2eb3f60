"""Set-up (2.2) and the cards of the Orchestra Phase, steps 1 to 3: first row, Choirs, deal, draft, discards."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, answered, ask, tell
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.discs import from_supply, put_disc
from scherzo.games.symphony.names import (
    BERLIOZ,
    BLACK,
    BLACK_SPACE,
    BUILT,
    CARD_CONCERTMASTER,
    CARD_CONDUCTOR,
    CARDS,
    CHOIR,
    COLUMNS,
    CONCERTMASTER,
    CONDUCTOR,
    FIRST_SPACE,
    INSTRUMENTS,
    MASTERS,
    MINIM,
    NO_DRAFT,
    NOTES,
    PARTS,
    PRESET,
    PROGRESSIVE,
    PUBLIC_DRAFT,
    ROWS,
    SPACES,
    TOKENS,
    VIRTUOSITY_CARDS,
)
from scherzo.games.symphony.seating import seat_card, seat_preset
from scherzo.games.symphony.table import (
    CHOIRS,
    DEALING,
    DEALT,
    DISCARD,
    DISCARDED,
    DISCARDING,
    DRAFT,
    DRAFT_ROUND,
    DRAFTED,
    DRAFTING,
    FIRST_PLAYER,
    MASTER_DRAWN,
    ROUNDS,
    S_CHOIRS,
    S_CLEFS,
    S_DEAL,
    S_FIRST,
    S_MASTER,
    S_ROW,
    S_SHEETS,
    S_TOKENS,
    S_VIRTUOSITY,
    SEATING,
    SPREADING,
    TAKE_CHOIR,
    TOOK_CHOIR,
    TOOK_CHOIR_CARD,
    Table,
)


@rule
def set_up(box: Box, table: Table) -> None:
    """2.2, and step 1 of the Orchestra Phase."""
    clear_board(box, table)
    players = int(table.players)
    table.first = draw(table, S_FIRST, players) if box.random_first else 0  # SY-RULING-14
    table.opener = table.first
    table.turn = table.first
    tell(table, EVERYONE, FIRST_PLAYER, int(table.first), 0, 0, 0, 0)
    table.master = box.master_choice
    if box.master_choice < 0:  # SY-SETUP-4
        table.master = 1 + draw(table, S_MASTER, MASTERS - 1)
    if table.master:
        tell(table, EVERYONE, MASTER_DRAWN, int(table.master), 0, 0, 0, 0)
    cover_notes(box, table)
    lay_score_markers(box, table)
    lay_tokens(box, table)
    deal_objectives(box, table)
    if box.orchestra == PRESET:
        seat_preset(box, table)
        return
    if box.orchestra == PROGRESSIVE:  # SY-PROG-2, SY-PROG-3
        table.deck = int(table.deck) | (1 << CARD_CONDUCTOR) | (1 << CARD_CONCERTMASTER)
        table.phase = DEALING
        return
    for column in range(COLUMNS):  # SY-ORCH-1, SY-ORCH-2, SY-RULING-15
        if box.first_row[column]:
            fitting = int(table.deck)
            if box.orderly:
                fitting &= int(box.in_category[box.first_row_category[column]])
            card = draw_card(table, S_ROW, fitting)
            table.deck = int(table.deck) & ~(1 << card)
            seat_card(box, table, -1, card, column * ROWS)
    draw_choirs(box, table)
    table.phase = CHOIRS


@rule
def clear_board(box: Box, table: Table) -> None:
    """An empty board; the deck without special cards (SY-SETUP-8); the Concertmaster's black discs (SY-SETUP-14)."""
    for at in range(INSTRUMENTS):
        table.card[at] = -1
        table.token_on[at] = -1
        for part in range(PARTS):
            table.owner[at, part] = -1
    table.card[CONCERTMASTER] = CARD_CONCERTMASTER
    table.card[CONDUCTOR] = CARD_CONDUCTOR
    table.deck = box.ordinary
    table.choirs_out = int(box.two_part) | int(box.three_part)
    table.laid = table.laid_seat = table.pair_note = table.gives = table.last = table.public_card = -1
    for note in range(NOTES):
        table.minim[note] = -1
    for seat in range(6):
        table.chosen[seat] = table.revealed[seat] = table.private_card[seat, 0] = table.private_card[seat, 1] = -1
        table.supply[seat + 1] = box.discs_each  # SY-SETUP-12
        for i in range(ROUNDS):
            table.got[seat, i] = -1
    table.supply[BLACK] = box.discs_black
    for i in range(3):
        table.choir_of[i] = -1
    for i in range(SPACES):
        if box.spaces[CARD_CONCERTMASTER, i] == BLACK_SPACE:
            put_disc(box, table, CONCERTMASTER, FIRST_SPACE + i, BLACK)


@rule
def cover_notes(box: Box, table: Table) -> None:
    """SY-SETUP-7: black discs on blue notes (2-4 players) and orange notes (2 players)."""
    for note in range(NOTES):
        if box.covered[note] and from_supply(box, table, BLACK):
            table.stack[note, 0] = BLACK
            table.height[note] = 1


@rule
def lay_score_markers(box: Box, table: Table) -> None:
    """SY-SETUP-9, SY-SETUP-10, SY-RULING-79: Sheet tokens and Clef cards at random."""
    for i in range(3):
        table.sheet_token[i] = i
        table.clef_card[i] = i
    for i in range(2):
        if box.flipped[0] or box.flipped[1] or box.flipped[2]:
            j = i + draw(table, S_SHEETS, 3 - i)
            table.sheet_token[i], table.sheet_token[j] = int(table.sheet_token[j]), int(table.sheet_token[i])
        if box.clefs:
            j = i + draw(table, S_CLEFS, 3 - i)
            table.clef_card[i], table.clef_card[j] = int(table.clef_card[j]), int(table.clef_card[i])
    for voice in range(3):
        card = int(table.clef_card[voice])
        for position in range(1, 8):  # SY-CLEF-1
            valid = int(box.clef_main[card])
            if (int(box.clef_zone[card]) >> position) & 1:
                valid |= int(box.clef_minor[card])
            table.clef_valid[voice, position] = valid


@rule
def lay_tokens(box: Box, table: Table) -> None:
    """SY-SETUP-11: Musician tokens below the Columns, beside the pentagon and on the Minims."""
    for token in range(TOKENS):
        table.spare[token] = box.copies
    for column in range(COLUMNS):
        table.column_token[column] = draw_token(table)
    for _ in range(int(table.players) + 1):
        table.pentagon[draw_token(table)] += 1
    for note in range(NOTES):
        if box.note[note] and box.kind[note] == MINIM:
            table.minim[note] = draw_token(table)


@rule
def draw_token(table: Table) -> int:
    """A random Musician token out of the box."""
    left = 0
    for token in range(TOKENS):
        left += int(table.spare[token])
    at = draw(table, S_TOKENS, left)
    token = 0
    while at >= table.spare[token]:
        at -= int(table.spare[token])
        token += 1
    table.spare[token] -= 1
    return token


@rule
def deal_objectives(box: Box, table: Table) -> None:
    """SY-SETUP-15, SY-MASTER-3: the public Virtuosity card and two private ones each."""
    cards = (1 << VIRTUOSITY_CARDS) - 1
    removed = int(box.removes[table.master])
    if removed >= 0:
        cards &= ~(1 << removed)
    if box.public_objective:
        table.public_card = draw_card(table, S_VIRTUOSITY, cards)
        cards &= ~(1 << int(table.public_card))
    if box.private_objectives:
        for seat in range(table.players):
            for i in range(2):
                card = draw_card(table, S_VIRTUOSITY, cards)
                table.private_card[seat, i] = card
                cards &= ~(1 << card)


@rule
def size_of(cards: int) -> int:
    """How many cards a bit set holds."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@rule
def nth_card(cards: int, n: int) -> int:
    """The n-th card of a bit set, from 0."""
    for _ in range(n):
        cards &= cards - 1
    low = cards & -cards
    card = 0
    while low > 1:
        low >>= 1
        card += 1
    return card


@rule
def draw_card(table: Table, stream: int, cards: int) -> int:
    """A random card of a bit set."""
    return nth_card(cards, draw(table, stream, size_of(cards)))


# Step 2: Choirs


@rule
def draw_choirs(box: Box, table: Table) -> None:
    """SY-ORCH-3: the Choirs in use."""
    for parts in range(2):
        for _ in range(box.choirs[parts]):
            fitting = int(table.choirs_out) & (int(box.three_part) if parts else int(box.two_part))
            card = draw_card(table, S_CHOIRS, fitting)
            table.choirs_out = int(table.choirs_out) & ~(1 << card)
            table.choirs_passed = int(table.choirs_passed) | (1 << card)
            table.choirs_drawn += 1


@rule
def passing_choirs(table: Table) -> None:
    """SY-ORCH-4, SY-RULING-16: the Last Player takes one, then the player to the right, until none is left."""
    if table.choirs_passed == 0:
        table.phase = DEALING
        return
    ask(table, TAKE_CHOIR, choir_taker(table, choirs_taken(table)))


@rule
def choirs_taken(table: Table) -> int:
    """How many Choirs have been taken."""
    return int(table.choirs_drawn) - size_of(int(table.choirs_passed))


@rule
def choir_taker(table: Table, i: int) -> int:
    """The seat that takes the i-th Choir: the Last Player, then counter-clockwise."""
    players = int(table.players)
    return (int(table.opener) + 2 * players - 1 - i) % players


@rule
def take_choir(table: Table, seat: int, card: int) -> None:
    """One Choir goes into a hand, the rest is passed on face down."""
    table.choir_of[choirs_taken(table)] = card
    table.choirs_passed = int(table.choirs_passed) & ~(1 << card)
    table.hands[seat] = int(table.hands[seat]) | (1 << card)
    tell(table, EVERYONE, TOOK_CHOIR, seat, 0, 0, 0, 0)
    tell(table, 1 << seat, TOOK_CHOIR_CARD, seat, card, 0, 0, 0)


# Step 3: deal and draft


@rule
def deal(box: Box, table: Table) -> None:
    """SY-ORCH-5, SY-DRAFT-1, SY-PROG-3, SY-RULING-61: hands, or the packets of a draft."""
    players = int(table.players)
    each = int(box.deal)
    if table.master == BERLIOZ and box.orchestra == BUILT:
        each = size_of(int(table.deck)) // players
    elif box.draft != NO_DRAFT and box.orchestra == BUILT:
        each += 1
    pool = choose_pool(box, table, each * players)
    table.dealt = each
    for seat in range(players):
        for i in range(each):
            card = draw_card(table, S_DEAL, pool)
            pool &= ~(1 << card)
            table.deck = int(table.deck) & ~(1 << card)
            if box.draft == NO_DRAFT:
                table.got[seat, i] = card
                table.hands[seat] = int(table.hands[seat]) | (1 << card)
            else:
                table.packets[seat] = int(table.packets[seat]) | (1 << card)
    tell(table, EVERYONE, DEALT, each, 0, 0, 0, 0)
    if box.draft == NO_DRAFT:
        table.rounds = each
        table.phase = DISCARDING
    else:
        table.phase = DRAFTING


@rule
def forced_cards(box: Box, table: Table) -> int:
    """SY-MASTER-2, SY-PROG-3: bit set of the cards that have to be dealt, as far as there is room."""
    forced = int(box.pool[table.master])
    if box.orchestra == PROGRESSIVE:
        forced |= (1 << CARD_CONDUCTOR) | (1 << CARD_CONCERTMASTER)
    return forced


@rule
def choose_pool(box: Box, table: Table, room: int) -> int:
    """SY-RULING-67: which cards of the deck are dealt; all of it where nothing forces a choice."""
    forced = forced_cards(box, table) & int(table.deck)
    if forced == 0 or size_of(int(table.deck)) == room:
        return int(table.deck)
    chosen = forced & ((1 << CARD_CONDUCTOR) | (1 << CARD_CONCERTMASTER))
    chosen, room = fill(table, chosen, forced, room)
    chosen, room = fill(table, chosen, int(table.deck), room)
    return chosen


@rule
def fill(table: Table, chosen: int, source: int, room: int) -> tuple[int, int]:
    """Adds random cards of a bit set until the room is used up; the chosen cards and the room itself."""
    left = source & ~chosen
    missing = room - size_of(chosen)
    if size_of(left) <= missing:
        return chosen | left, room
    for _ in range(missing):
        card = draw_card(table, S_DEAL, left)
        left &= ~(1 << card)
        chosen |= 1 << card
    return chosen, room


@rule
def packet_at(table: Table, seat: int) -> int:
    """SY-DRAFT-2, SY-RULING-17: the packet that a seat holds in this round; packets are passed to the left."""
    players = int(table.players)
    return (seat - int(table.rounds)) % players


@rule
def drafting(box: Box, table: Table) -> None:
    """SY-DRAFT-2, SY-PROG-3: everybody chooses at once; the last card is removed, or kept where every card is."""
    each, rounds = int(table.dealt), int(table.rounds)
    keeps_last = box.orchestra == PROGRESSIVE or table.master == BERLIOZ
    players = int(table.players)
    if rounds < each - 1:
        table.asking = DRAFT
        table.waiting = (1 << players) - 1
        return
    if keeps_last and rounds < each:
        for seat in range(players):
            table.chosen[seat] = nth_card(int(table.packets[packet_at(table, seat)]), 0)
        end_round(box, table)
        return
    table.phase = SPREADING if box.orchestra == PROGRESSIVE else DISCARDING


@rule
def draft(box: Box, table: Table, seat: int, card: int) -> None:
    """A seat has chosen; when all have, the packets are passed on."""
    table.chosen[seat] = card
    answered(table, seat)
    tell(table, 1 << seat, DRAFTED, seat, card, int(table.rounds), 0, 0)
    if table.waiting == 0:
        end_round(box, table)


@rule
def end_round(box: Box, table: Table) -> None:
    """SY-DRAFT-3: the chosen cards go into the hands; in a public draft everybody sees them."""
    for seat in range(table.players):
        card = int(table.chosen[seat])
        packet = packet_at(table, seat)
        table.packets[packet] = int(table.packets[packet]) & ~(1 << card)
        table.got[seat, table.rounds] = card
        table.hands[seat] = int(table.hands[seat]) | (1 << card)
        table.chosen[seat] = -1
        if box.draft == PUBLIC_DRAFT:
            table.known = int(table.known) | (1 << card)
            tell(table, EVERYONE, DRAFTED, seat, card, int(table.rounds), 0, 0)
    tell(table, EVERYONE, DRAFT_ROUND, int(table.rounds), 0, 0, 0, 0)
    table.rounds += 1


# Berlioz


@rule
def discarding(box: Box, table: Table) -> None:
    """SY-MASTER-BERLIOZ, SY-RULING-61: hands above the usual size are cut down, all at once."""
    for seat in range(table.players):
        if too_many(box, table, seat):
            table.asking = DISCARD
            table.waiting = int(table.waiting) | (1 << seat)
    if table.waiting == 0:
        table.phase = SEATING


@rule
def too_many(box: Box, table: Table, seat: int) -> bool:
    """Whether a hand without its Choir is larger than the usual size."""
    return size_of(int(table.hands[seat]) & ~int(box.in_category[CHOIR])) > box.deal


@rule
def discard(box: Box, table: Table, seat: int, card: int) -> None:
    """A card leaves the game face down."""
    table.hands[seat] = int(table.hands[seat]) & ~(1 << card)
    table.discards[seat] = int(table.discards[seat]) | (1 << card)
    tell(table, 1 << seat, DISCARDED, seat, card, 0, 0, 0)
    if not too_many(box, table, seat):
        answered(table, seat)


@rule
def distinct_cards(box: Box, cards: int) -> int:
    """Of cards of the same kind only the first: to choose either of them is the same choice."""
    distinct, kinds = 0, 0
    for card in range(CARDS):
        if (cards >> card) & 1:
            twin = int(box.twin[card])
            if not (kinds >> twin) & 1:
                kinds |= 1 << twin
                distinct |= 1 << card
    return distinct
