"""The cards of the Orchestra Phase, steps 2 and 3: Choirs, deal, draft, Berlioz's discards."""

from scherzo.core.heaps import nth_of
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, only, size_of, with_, without
from scherzo.core.table import EVERYONE, answered, ask, seat_after, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.cards import draw_card, special_cards
from scherzo.games.symphony.table import Table


@rule
def draw_choirs(box: Box, table: Table) -> None:
    """SY-ORCH-3: the Choirs in use."""
    for parts in range(2):
        for _ in range(box.choirs[parts]):
            fitting = table.choirs_out & (box.three_part if parts else box.two_part)
            card = draw_card(table, n.S_CHOIRS, fitting)
            table.choirs_out = without(table.choirs_out, card)
            table.choirs_passed = with_(table.choirs_passed, card)
            table.choirs_drawn += 1


@rule
def passing_choirs(table: Table) -> None:
    """SY-ORCH-4, SY-RULING-16: the Last Player takes one, then the player to the right, until none is left."""
    if table.choirs_passed == 0:
        table.phase = n.DEALING
        return
    ask(table, n.TAKE_CHOIR, choir_taker(table, choirs_taken(table)))


@rule
def choirs_taken(table: Table) -> int:
    """How many Choirs have been taken."""
    return table.choirs_drawn - size_of(table.choirs_passed)


@rule
def choir_taker(table: Table, i: int) -> int:
    """The seat that takes the i-th Choir: the Last Player, then counter-clockwise."""
    return seat_after(table, table.opener, -1 - i)


@rule
def take_choir(table: Table, seat: int, card: int) -> None:
    """One Choir goes into a hand, the rest is passed on face down."""
    table.choir_of[choirs_taken(table)] = card
    table.choirs_passed = without(table.choirs_passed, card)
    table.hands[seat] = with_(table.hands[seat], card)
    tell(table, EVERYONE, n.TOOK_CHOIR, seat)
    tell(table, only(seat), n.TOOK_CHOIR_CARD, seat, card)


@rule
def deal(box: Box, table: Table) -> None:
    """SY-ORCH-5, SY-DRAFT-1, SY-PROG-3, SY-RULING-61: hands, or the packets of a draft."""
    players = table.players
    each = box.deal
    if table.master == n.BERLIOZ and box.orchestra == n.BUILT:
        each = size_of(table.deck) // players
    elif box.draft != n.NO_DRAFT and box.orchestra == n.BUILT:
        each += 1
    pool = choose_pool(box, table, each * players)
    table.dealt = each
    for seat in range(players):
        for i in range(each):
            card = draw_card(table, n.S_DEAL, pool)
            pool = without(pool, card)
            table.deck = without(table.deck, card)
            if box.draft == n.NO_DRAFT:
                table.got[seat, i] = card
                table.hands[seat] = with_(table.hands[seat], card)
            else:
                table.packets[seat] = with_(table.packets[seat], card)
    tell(table, EVERYONE, n.DEALT, each)
    if box.draft == n.NO_DRAFT:
        table.rounds = each
        table.phase = n.DISCARDING
    else:
        table.phase = n.DRAFTING


@rule
def forced_cards(box: Box, table: Table) -> int:
    """SY-MASTER-2, SY-PROG-3: bit set of the cards that have to be dealt, as far as there is room."""
    forced = box.pool[table.master]
    if box.orchestra == n.PROGRESSIVE:
        forced |= special_cards()
    return forced


@rule
def choose_pool(box: Box, table: Table, room: int) -> int:
    """SY-RULING-67: which cards of the deck are dealt; all of it where nothing forces a choice."""
    forced = forced_cards(box, table) & table.deck
    if forced == 0 or size_of(table.deck) == room:
        return table.deck
    chosen = forced & special_cards()
    chosen, room = fill(table, chosen, forced, room)
    chosen, room = fill(table, chosen, table.deck, room)
    return chosen


@rule
def fill(table: Table, chosen: int, source: int, room: int) -> tuple[int, int]:
    """Adds random cards of a bit set until the room is used up; the chosen cards and the room itself."""
    left = source & ~chosen
    missing = room - size_of(chosen)
    if size_of(left) <= missing:
        return chosen | left, room
    for _ in range(missing):
        card = draw_card(table, n.S_DEAL, left)
        left = without(left, card)
        chosen = with_(chosen, card)
    return chosen, room


@rule
def packet_at(table: Table, seat: int) -> int:
    """SY-DRAFT-2, SY-RULING-17: the packet that a seat holds in this round; packets are passed to the left."""
    return seat_after(table, seat, -table.rounds)


@rule
def drafting(box: Box, table: Table) -> None:
    """SY-DRAFT-2, SY-PROG-3: everybody chooses at once; the last card is removed, or kept where every card is."""
    each, rounds = table.dealt, table.rounds
    keeps_last = box.orchestra == n.PROGRESSIVE or table.master == n.BERLIOZ
    players = table.players
    if rounds < each - 1:
        table.asking = n.DRAFT
        table.waiting = all_below(players)
        return
    if keeps_last and rounds < each:
        for seat in range(players):
            table.chosen[seat] = nth_of(table.packets[packet_at(table, seat)], 0)
        end_round(box, table)
        return
    table.phase = n.SPREADING if box.orchestra == n.PROGRESSIVE else n.DISCARDING


@rule
def draft(box: Box, table: Table, seat: int, card: int) -> None:
    """A seat has chosen; when all have, the packets are passed on."""
    table.chosen[seat] = card
    answered(table, seat)
    tell(table, only(seat), n.DRAFTED, seat, card, table.rounds)
    if table.waiting == 0:
        end_round(box, table)


@rule
def end_round(box: Box, table: Table) -> None:
    """SY-DRAFT-3: the chosen cards go into the hands; in a public draft everybody sees them."""
    for seat in range(table.players):
        card = table.chosen[seat]
        packet = packet_at(table, seat)
        table.packets[packet] = without(table.packets[packet], card)
        table.got[seat, table.rounds] = card
        table.hands[seat] = with_(table.hands[seat], card)
        table.chosen[seat] = -1
        if box.draft == n.PUBLIC_DRAFT:
            table.known = with_(table.known, card)
            tell(table, EVERYONE, n.DRAFTED, seat, card, table.rounds)
    tell(table, EVERYONE, n.DRAFT_ROUND, table.rounds)
    table.rounds += 1


@rule
def discarding(box: Box, table: Table) -> None:
    """SY-MASTER-BERLIOZ, SY-RULING-61: hands above the usual size are cut down, all at once."""
    for seat in range(table.players):
        if too_many(box, table, seat):
            table.asking = n.DISCARD
            table.waiting = with_(table.waiting, seat)
    if table.waiting == 0:
        table.phase = n.SEATING


@rule
def too_many(box: Box, table: Table, seat: int) -> bool:
    """Whether a hand without its Choir is larger than the usual size."""
    return size_of(table.hands[seat] & ~box.in_category[n.CHOIR]) > box.deal


@rule
def discard(box: Box, table: Table, seat: int, card: int) -> None:
    """A card leaves the game face down."""
    table.hands[seat] = without(table.hands[seat], card)
    table.discards[seat] = with_(table.discards[seat], card)
    tell(table, only(seat), n.DISCARDED, seat, card)
    if not too_many(box, table, seat):
        answered(table, seat)
