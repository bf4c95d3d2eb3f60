"""Notes on what plays prove about hidden cards: the memory of a perfect observer, which `redeal` reads.

Every hand card that nobody but its owner knows has a *clue*: what that card may be by all that everybody has seen.
A clue is a bit set in two words: a bit for each Chair card and Rest (a Repeat is never excluded), and in the first
word, from bit 44 on, the eras in which the card may have been drawn. An *era* is the time from one shuffle to the next.
In the same way `eras` says for each card in which eras it may have left the pile for the hidden place it is in now;
here seats know different things, because they know the hands that they threw away themselves.

A hand's clues are a public list without order: they never tell which clue belongs to which card. So when a card is
shown, every clue that admits it may have been its own; the others shift together (see `forget_one`) in such a way
that the truth always fits. That is what makes a world dealt by the clues independent of the real hidden cards.

In a bot's imagined worlds nobody deals again, so nothing is noted there.
"""

from scherzo.core.rule import rule
from scherzo.core.sets import all_below, has, only, with_
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.table import HINTS, PUBLIC, Table

HALF = 44
"""Cards 0 to 43 have their bits in the first word, 44 to 87 in the second."""
ANY = (1 << HALF) - 1
EACH_SUIT = 1 | 1 << 11 | 1 << 22 | 1 << 33
"""Times a set of numbers: that set in each of the four suits of a word."""
LAST_ERA = 14
"""Later eras count as this one: knowledge becomes a little coarser then, never wrong."""

STOPPED_WITH_HIGHER = 0  # kinds of hint: the cushion stop_music was used while ...
COULD_SCORE = 1  # the seat was asked for cards to score from hand
COULD_SWITCH = 2  # the seat was asked for a card to switch in


@rule
def admits(eras: int, clue0: int, clue1: int, card: int) -> bool:
    """Whether a hidden card with this clue may be that card, which was drawn last in one of these eras."""
    if (clue0 >> HALF) & eras == 0:
        return False
    if card >= n.FIRST_REPEAT:
        return True
    if card < HALF:
        return has(clue0, card)
    return has(clue1, card - HALF)


@rule
def all_cards_in_the_pile(table: Table) -> None:
    """At the start everybody knows that every card is in the pile."""
    if table.imagined:
        return
    for viewer in range(PUBLIC + 1):
        for card in range(n.CARDS):
            table.eras[viewer, card] = 1


@rule
def unknown_card_drawn(table: Table, seat: int) -> None:
    """A card drawn from the pile may be anything."""
    if table.imagined:
        return
    at = table.clues[seat]
    table.clue[seat, at, 0] = with_(ANY, HALF + table.era)
    table.clue[seat, at, 1] = ANY
    table.clues[seat] = at + 1


@rule
def left_the_hand(table: Table, seat: int, card: int) -> None:
    """A card was shown on its way out of a hand."""
    if table.announced[card]:
        table.announced[card] = 0
    else:
        forget_one(table, seat, card)
    fulfil_hints(table, seat, card)


@rule
def card_announced(table: Table, seat: int, card: int) -> None:
    """Everybody was told of a card that stays in the hand."""
    if not table.announced[card]:
        forget_one(table, seat, card)
        table.announced[card] = 1
        fulfil_hints(table, seat, card)


@rule
def forget_one(table: Table, seat: int, card: int) -> None:
    """Takes one clue away for a card that turned out to be `card`, without saying which one it was.

    Of the clues a, b, c, ... that admit it, there remain a|b, b|c, ...: whichever was the card's own, the
    cards before it fit the first of each pair and those behind it the second.
    """
    if table.imagined:
        return
    sort_clues(table, seat)
    eras = table.eras[PUBLIC, card]
    size = table.clues[seat]
    before = -1
    for at in range(size):
        if admits(eras, table.clue[seat, at, 0], table.clue[seat, at, 1], card):
            if before >= 0:
                table.clue[seat, before, 0] |= table.clue[seat, at, 0]
                table.clue[seat, before, 1] |= table.clue[seat, at, 1]
            before = at
    for at in range(before, size - 1):
        table.clue[seat, at, 0] = table.clue[seat, at + 1, 0]
        table.clue[seat, at, 1] = table.clue[seat, at + 1, 1]
    table.clue[seat, size - 1, 0] = 0
    table.clue[seat, size - 1, 1] = 0
    table.clues[seat] = size - 1


@rule
def sort_clues(table: Table, seat: int) -> None:
    """Brings the clues of a hand into their one order."""
    for last in range(1, table.clues[seat]):
        clue0, clue1 = table.clue[seat, last, 0], table.clue[seat, last, 1]
        at = last
        while at > 0 and comes_before(clue0, clue1, table.clue[seat, at - 1, 0], table.clue[seat, at - 1, 1]):
            table.clue[seat, at, 0] = table.clue[seat, at - 1, 0]
            table.clue[seat, at, 1] = table.clue[seat, at - 1, 1]
            at -= 1
        if at < last:  # most of the time they are in order already
            table.clue[seat, at, 0] = clue0
            table.clue[seat, at, 1] = clue1


@rule
def comes_before(clue0: int, clue1: int, other0: int, other1: int) -> bool:
    """Whether a clue stands before another in their one order."""
    return clue0 < other0 or (clue0 == other0 and clue1 < other1)


@rule
def holds_no_number(table: Table, seat: int, above: int, below: int) -> None:
    """The seat has shown that none of its unknown cards is a Chair card strictly between these numbers."""
    if below > above + 1:
        numbers = all_below(below - 1) - all_below(above)
        holds_none_of(table, seat, numbers * EACH_SUIT, numbers * EACH_SUIT)


@rule
def holds_none_of(table: Table, seat: int, cards0: int, cards1: int) -> None:
    """The seat has shown that none of its unknown cards belongs to this set."""
    if table.imagined:
        return
    for at in range(table.clues[seat]):
        table.clue[seat, at, 0] = table.clue[seat, at, 0] & ~cards0
        table.clue[seat, at, 1] = table.clue[seat, at, 1] & ~cards1


@rule
def holds_one_of(table: Table, seat: int, kind: int, cards0: int, cards1: int) -> None:
    """The seat has shown that it holds a card of this set."""
    if table.imagined:
        return
    table.hint[seat, kind, 0] = cards0
    table.hint[seat, kind, 1] = cards1


@rule
def fulfil_hints(table: Table, seat: int, card: int) -> None:
    """A card that came to light may have been the one that a proof spoke of: the proof says nothing any more."""
    if table.imagined:
        return
    for kind in range(HINTS):
        if in_set(table.hint[seat, kind, 0], table.hint[seat, kind, 1], card):
            holds_one_of(table, seat, kind, 0, 0)


@rule
def in_set(cards0: int, cards1: int, card: int) -> bool:
    """Whether a set of cards in two words holds this one; Repeats never belong to one."""
    if card < HALF:
        return has(cards0, card)
    return card < n.FIRST_REPEAT and has(cards1, card - HALF)


@rule
def hand_thrown(table: Table, seat: int) -> None:
    """The unknown cards of a hand lie face down in the discard pile now; they keep their clues."""
    if table.imagined:
        return
    sort_clues(table, seat)
    for at in range(table.clues[seat]):
        to = table.thrown_size
        table.thrown_seat[to] = seat
        for half in range(2):
            table.thrown[to, half] = table.clue[seat, at, half]
            table.clue[seat, at, half] = 0
        table.thrown_size = to + 1
    table.clues[seat] = 0
    for kind in range(HINTS):
        holds_one_of(table, seat, kind, 0, 0)


@rule
def cards_shuffled(table: Table) -> None:
    """The discard pile becomes the pile: for each observer, which cards are in it, and which may be."""
    if table.imagined:
        return
    table.era = min(table.era + 1, LAST_ERA)
    now = only(table.era)
    for viewer in range(PUBLIC + 1):
        if table.players <= viewer < PUBLIC:
            continue
        may0, may1 = 0, 0  # what the cards thrown away by others may be, all together
        for at in range(table.thrown_size):
            if table.thrown_seat[at] != viewer:
                may0 |= table.thrown[at, 0]
                may1 |= table.thrown[at, 1]
        for card in range(n.CARDS):
            eras = table.eras[viewer, card]
            if table.place[card] == n.DISCARD or (viewer < n.SEATS and table.place[card] == n.THROWN + viewer):
                table.eras[viewer, card] = now
            elif admits(eras, may0, may1, card):
                table.eras[viewer, card] = eras | now
    for at in range(table.thrown_size):
        table.thrown_seat[at] = 0
        table.thrown[at, 0] = 0
        table.thrown[at, 1] = 0
    table.thrown_size = 0
