"""A random world that a seat may imagine: it fits everything the seat has seen, and nothing else of the real one.

Hidden are the cards in other hands, in packets the seat has not seen, among the discards and in the undealt deck; the
Choirs passed on unseen; secret choices not yet shown; private Virtuosity cards. Each `got[q, r]` is a place where a
card went; the seat knows some of them for certain, others as a set that it saw in a packet and that was gone or
thinned when the packet came round again; the rest are unseen cards. Sets are gathered as bit sets, so the result
cannot depend on where the cards really are.
"""

from scherzo.core.chance import below, new_secret
from scherzo.core.heaps import nth_of
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, only, size_of, with_, without
from scherzo.core.table import seat_after
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.cards import distinct_cards, special_cards
from scherzo.games.symphony.rules.dealing import choir_taker, choirs_taken, forced_cards, packet_at
from scherzo.games.symphony.table import Table


@rule
def redeal(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Replaces what the seat cannot know (SY-RULING-91)."""
    if table.choirs_drawn:
        imagine_choirs(box, table, seat, rng)
    if table.dealt:
        imagine_cards(box, table, seat, rng)
        imagine_hands(box, table, seat, rng)
    if table.asking == n.DRAFT and table.waiting:
        for other in range(table.players):
            if other != seat and table.chosen[other] >= 0:
                packet = distinct_cards(box, table.packets[packet_at(table, other)])
                table.chosen[other] = any_card(packet, rng)
    if table.private_card[0, 0] >= 0 and table.phase != n.OVER:
        imagine_objectives(box, table, seat, rng)
    new_secret(table, rng)


@rule
def any_card(cards: int, rng: Array) -> int:
    """A random card of a bit set."""
    return nth_of(cards, below(rng, size_of(cards)))


# Choirs (SY-ORCH-4, SY-RULING-16)


@rule
def imagine_choirs(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Taker i sees the Choirs of all takers from i on: open are those taken before, and who took which after."""
    taken = choirs_taken(table)
    first_seen = table.choirs_drawn  # the seat saw the Choirs taken from this one on
    for i in range(min(taken + 1, table.choirs_drawn)):
        if choir_taker(table, i) == seat:
            first_seen = i
    saw_passed = first_seen <= taken and first_seen < table.choirs_drawn
    unseen, later = 0, 0
    for i in range(taken):
        card = table.choir_of[i]
        if has(table.known, card) or choir_taker(table, i) == seat:
            continue
        table.hands[choir_taker(table, i)] = without(table.hands[choir_taker(table, i)], card)
        if i < first_seen:
            unseen = with_(unseen, card)
        else:
            later = with_(later, card)
    if saw_passed:
        later |= table.choirs_passed
    else:
        unseen |= table.choirs_passed
    # unseen Choirs: as many of each size as were drawn, out of those and the ones never drawn
    pool = unseen | table.choirs_out
    drawn = 0
    for kind in (box.two_part, box.three_part):
        for _ in range(size_of(unseen & kind)):
            card = any_card(pool & kind & ~drawn, rng)
            drawn = with_(drawn, card)
    table.choirs_out = pool & ~drawn
    for i in range(taken):
        card = table.choir_of[i]
        if has(table.known, card) or choir_taker(table, i) == seat:
            continue
        if i < first_seen:
            card = any_card(drawn, rng)
            drawn = without(drawn, card)
        else:
            card = any_card(later, rng)
            later = without(later, card)
        table.choir_of[i] = card
        table.hands[choir_taker(table, i)] = with_(table.hands[choir_taker(table, i)], card)
    table.choirs_passed = later if saw_passed else drawn


# Instrument cards


@rule
def imagine_cards(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Resamples which card went where in the deal or draft, packet by packet; then the cards the seat never saw."""
    unseen, places = table.deck, 0
    for packet in range(table.players):
        first, last = views(box, table, packet, seat)
        for turn in range(table.rounds):
            if (last < 0 or turn < first) and is_open(table, seat, holder(box, table, packet, turn), turn):
                unseen = with_(unseen, table.got[holder(box, table, packet, turn), turn])
                places += 1
        if last < 0:
            unseen |= table.packets[packet]
            places += size_of(table.packets[packet])
        else:
            reshuffle_seen(box, table, packet, seat, first, last, rng)
    dealt = choose_dealt(box, table, unseen, places, rng)
    table.deck = unseen & ~dealt
    for packet in range(table.players):
        first, last = views(box, table, packet, seat)
        for turn in range(table.rounds):
            at = holder(box, table, packet, turn)
            if (last < 0 or turn < first) and is_open(table, seat, at, turn):
                card = any_card(dealt, rng)
                dealt = without(dealt, card)
                table.got[at, turn] = card
        if last < 0:
            size, content = size_of(table.packets[packet]), 0
            for _ in range(size):
                card = any_card(dealt, rng)
                dealt = without(dealt, card)
                content = with_(content, card)
            table.packets[packet] = content


@rule
def holder(box: Box, table: Table, packet: int, turn: int) -> int:
    """Who took a card of a packet in a round; without a draft everybody keeps the own packet."""
    return packet if box.draft == n.NO_DRAFT else seat_after(table, packet, turn)


@rule
def views(box: Box, table: Table, packet: int, seat: int) -> tuple[int, int]:
    """The first and the last round in which the seat held a packet; (0, -1) if it has not."""
    players = table.players
    if box.draft == n.NO_DRAFT:
        return (0, table.rounds) if packet == seat else (0, -1)
    drafting = table.asking == n.DRAFT and table.waiting != 0
    until = table.rounds if drafting else table.rounds - 1
    first = (seat - packet) % players
    if first > until:
        return 0, -1
    return first, first + (until - first) // players * players


@rule
def is_open(table: Table, seat: int, at: int, turn: int) -> bool:
    """Whether the seat does not know which card another one got in that round."""
    return at != seat and not has(table.known, table.got[at, turn])


@rule
def reshuffle_seen(box: Box, table: Table, packet: int, seat: int, first: int, last: int, rng: Array) -> None:
    """Between two looks into a packet each other player took one card of a known set; after the last, of the rest."""
    players = table.players
    for look in range(first, last + 1, players):
        end = min(look + players, table.rounds)
        cards = table.packets[packet] if look == last and last < table.rounds else 0
        for turn in range(look + 1, end):
            at = holder(box, table, packet, turn)
            if is_open(table, seat, at, turn):
                cards = with_(cards, table.got[at, turn])
        for turn in range(look + 1, end):
            at = holder(box, table, packet, turn)
            if is_open(table, seat, at, turn):
                card = any_card(cards, rng)
                cards = without(cards, card)
                table.got[at, turn] = card
        if look == last and last < table.rounds:
            table.packets[packet] = cards


@rule
def choose_dealt(box: Box, table: Table, unseen: int, places: int, rng: Array) -> int:
    """Which unseen cards were dealt; those that a Master or the Progressive Orchestra forces first (SY-RULING-67)."""
    forced = forced_cards(box, table) & unseen
    dealt = forced & special_cards()
    source = forced if size_of(forced) > places else unseen
    if size_of(forced) <= places:
        dealt |= forced
    while size_of(dealt) < places:
        dealt = with_(dealt, any_card(source & ~dealt, rng))
    return dealt


@rule
def imagine_hands(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Other hands hold what they got and have not shown; under Berlioz only as many of it as they kept."""
    shown = 0
    for at in range(n.SEATS):
        if table.card[at] >= 0:
            shown = with_(shown, table.card[at])
    if table.laid >= 0:
        shown = with_(shown, table.laid)
    if box.orchestra == n.PROGRESSIVE:
        if table.owner[n.CONCERTMASTER, 0] >= 0:
            shown = with_(shown, n.CARD_CONCERTMASTER)
        if table.owner[n.CONDUCTOR, 0] >= 0:
            shown = with_(shown, n.CARD_CONDUCTOR)
    choirs = box.in_category[n.CHOIR]
    for other in range(table.players):
        if other == seat:
            continue
        size = size_of(table.hands[other] & ~choirs)
        cards = 0
        for turn in range(table.rounds):
            cards = with_(cards, table.got[other, turn])
        cards &= ~shown
        thrown = 0
        while size_of(cards) > size:
            card = any_card(cards, rng)
            cards = without(cards, card)
            thrown = with_(thrown, card)
        table.discards[other] = thrown
        table.hands[other] = (table.hands[other] & choirs) | cards


# Virtuosity cards


@rule
def imagine_objectives(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Private cards of others: any that the seat has not seen; those revealed stay."""
    unseen = all_below(n.VIRTUOSITY_CARDS)
    if box.removes[table.master] >= 0:
        unseen = without(unseen, box.removes[table.master])
    if table.public_card >= 0:
        unseen = without(unseen, table.public_card)
    unseen &= ~with_(only(table.private_card[seat, 0]), table.private_card[seat, 1])
    for other in range(table.players):
        if table.revealed[other] >= 0:
            unseen = without(unseen, table.revealed[other])
    choosing = table.waiting != 0 and (table.asking == n.REVEAL or table.asking == n.ASSIGN)
    for other in range(table.players):
        if other == seat:
            continue
        for i in range(2):
            card = table.revealed[other]
            if i == 1 or card < 0:
                card = any_card(unseen, rng)
                unseen = without(unseen, card)
            table.private_card[other, i] = card
        if choosing and table.chosen[other] >= 0:
            table.chosen[other] = table.private_card[other, below(rng, 2)]
