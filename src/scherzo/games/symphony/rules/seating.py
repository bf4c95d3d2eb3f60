"""Seats and control: the Seats Allocation (2.3 step 4), the preset orchestra, the Progressive Orchestra (2.15)."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import with_, without
from scherzo.core.table import EVERYONE, ask, seat_after, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.bonuses import minority_of
from scherzo.games.symphony.rules.discs import add_berlioz_disc, stack_absolute, take_control
from scherzo.games.symphony.table import Table


@rule
def suits(box: Box, table: Table, card: int, seat: int) -> bool:
    """SY-CARD-6: a half-dot of the card equals a dot of the seat; every String suits under Toscanini."""
    if table.master == n.TOSCANINI and box.category[card] == n.STRINGS:
        return True
    return box.dots[card] & box.seat_dots[seat] != 0


@rule
def seat_card(box: Box, table: Table, player: int, card: int, seat: int) -> None:
    """A card takes its seat; whether it is well placed is decided now (SY-RULING-22)."""
    table.card[seat] = card
    table.well[seat] = 1 if suits(box, table, card, seat) else 0
    tell(table, EVERYONE, n.CARD_SEATED, player, card, seat, table.well[seat])


@rule
def seating(box: Box, table: Table) -> None:
    """SY-SEAT-1: round after round until everything is controlled."""
    seat = table.turn
    if table.laid < 0 and table.hands[seat]:
        ask(table, n.SEAT_CARD, seat)
        return
    clear_menu(table)
    add_targets(box, table)
    if table.menu_size == 0:
        table.phase = n.COMPENSATING
        return
    ask(table, n.CONTROL, seat)


@rule
def lay_card(box: Box, table: Table, seat: int, card: int) -> None:
    """SY-SEAT-2: the card to place; then a free seat for it."""
    table.hands[seat] = without(table.hands[seat], card)
    table.known = with_(table.known, card)
    table.laid = card
    clear_menu(table)
    for place in range(n.SEATS):
        if box.seat_open[place] and table.card[place] < 0:
            offer(table, place)
    ask(table, n.SEAT, seat)


@rule
def choose_seat(box: Box, table: Table, seat: int, place: int) -> None:
    """SY-SEAT-4, SY-RULING-18, 95: a card seated badly although it could be well placed must be controlled."""
    card = table.laid
    wasted = False
    if box.dots[card] and not suits(box, table, card, place):
        for other in range(n.SEATS):
            if other != place and box.seat_open[other] and table.card[other] < 0 and suits(box, table, card, other):
                wasted = True
    seat_card(box, table, seat, card, place)
    table.laid_seat = place if wasted else -1


@rule
def add_targets(box: Box, table: Table) -> None:
    """SY-SEAT-3: every uncontrolled Instrument, Choir Part and black space; or only the card just wasted."""
    for at in range(n.INSTRUMENTS):
        if table.card[at] < 0 or (table.laid_seat >= 0 and table.laid_seat != at):
            continue
        for part in range(box.parts[table.card[at]]):
            if table.owner[at, part] < 0:
                offer(table, at * n.PARTS + part)


@rule
def choose_target(box: Box, table: Table, seat: int, target: int) -> None:
    """SY-SEAT-3: the player takes control; the turn passes on."""
    take_control(box, table, seat, target // n.PARTS, target % n.PARTS)
    table.laid = -1
    table.laid_seat = -1
    table.turn = seat_after(table, seat)


@rule
def seat_preset(box: Box, table: Table) -> None:
    """SY-SETUP-16, SY-RULING-98: a ready orchestra takes the place of steps 1 to 4."""
    for at in range(n.SEATS):
        if box.preset_card[at] >= 0:
            card = box.preset_card[at]
            table.deck = without(table.deck, card)
            table.choirs_out = without(table.choirs_out, card)
            seat_card(box, table, -1, card, at)
            for part in range(box.parts[card]):
                take_control(box, table, preset_seat(box, table, at, part), at, part)
    take_control(box, table, preset_seat(box, table, n.CONCERTMASTER, 0), n.CONCERTMASTER, 0)
    take_control(box, table, preset_seat(box, table, n.CONDUCTOR, 0), n.CONDUCTOR, 0)
    table.phase = n.COMPENSATING


@rule
def preset_seat(box: Box, table: Table, at: int, part: int) -> int:
    """Who controls a Part of the preset orchestra; its player 1 is the First Player."""
    return seat_after(table, box.preset_owner[at, part], table.opener)


# Progressive Orchestra


@rule
def allotting(box: Box, table: Table) -> None:
    """SY-PROG-5..8: the Column is seated in turn order; then Absolute discs are stacked and its token is given."""
    first = table.movement * n.ROWS
    full = True
    for at in range(first, first + n.ROWS):
        if box.seat_open[at] and table.card[at] < 0:
            full = False
    left = False
    for seat in range(table.players):
        if table.hands[seat]:
            left = True
    if full and not (table.movement == 4 and left):  # SY-RULING-83
        table.first = table.turn
        tell(table, EVERYONE, n.FIRST_PLAYER, table.turn)
        for at in range(first, first + n.ROWS):
            stack_absolute(box, table, at)
        minority_of(box, table, table.movement)
        table.phase = n.PRELUDE
        return
    if table.hands[table.turn]:
        ask(table, n.ALLOT, table.turn)
    else:
        table.turn = seat_after(table, table.turn)


@rule
def allot(box: Box, table: Table, seat: int, card: int) -> None:
    """SY-PROG-5: a special card is exchanged for its space; another goes to a free seat of the Column."""
    table.hands[seat] = without(table.hands[seat], card)
    table.known = with_(table.known, card)
    if box.category[card] == n.SPECIAL:
        take_control(box, table, seat, n.CONDUCTOR if card == n.CARD_CONDUCTOR else n.CONCERTMASTER, 0)
        table.turn = seat_after(table, seat)
        return
    table.laid = card
    clear_menu(table)
    first = table.movement * n.ROWS
    for at in range(first, first + n.ROWS):
        if box.seat_open[at] and table.card[at] < 0:
            offer(table, at)
    ask(table, n.ALLOT_SEAT, seat)


@rule
def may_allot(box: Box, table: Table, card: int) -> bool:
    """SY-PROG-6: the first turn takes the Concertmaster; a full Column E takes only special cards."""
    if table.owner[n.CONCERTMASTER, 0] < 0:
        return card == n.CARD_CONCERTMASTER
    if box.category[card] == n.SPECIAL:
        return True
    first = table.movement * n.ROWS
    for at in range(first, first + n.ROWS):
        if box.seat_open[at] and table.card[at] < 0:
            return True
    return False


@rule
def choose_allot_seat(box: Box, table: Table, seat: int, place: int) -> None:
    """SY-PROG-5: the card is seated and controlled at once."""
    seat_card(box, table, seat, table.laid, place)
    take_control(box, table, seat, place, 0)
    add_berlioz_disc(box, table, place)
    table.laid = -1
    table.turn = seat_after(table, seat)
