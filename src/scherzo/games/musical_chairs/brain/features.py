"""What a network looks at: the door `look`.

Chairs are counted from the own one, clockwise, and suits go with their chairs: where on the board one sits makes no
difference. Amounts are divided by about the most there can be. Only the hands of others are hidden.
"""

from scherzo.core.features import Feature, mark, put, seat_seen
from scherzo.core.game import TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.brain.chairs import VP, last_suit, worth_of_cushion, worth_of_line
from scherzo.games.musical_chairs.brain.sight import glance, of_suit
from scherzo.games.musical_chairs.rules.cards import is_repeat, is_rest, number_of, suit_of
from scherzo.games.musical_chairs.rules.cushions import owns
from scherzo.games.musical_chairs.rules.scoring import count_seat
from scherzo.games.musical_chairs.rules.turn import value
from scherzo.games.musical_chairs.table import Table

KINDS = len(n.DECISIONS)
NUMBERS = 12
"""The numbers 1 to 10, Rests and Repeats."""

FEATURES = (
    Feature("players", 3, "2, 3 or 4 players"),
    Feature("decision", KINDS, "the kind of decision asked now"),
    Feature("round", 5, "rounds, cushions on the board, cards in the pile and discarded, cards in the line"),
    Feature("value", 1 + n.CHAIRS, "the number of the line's last card, and its suit"),
    Feature("chairs", n.CHAIRS * 6, "of each chair: VP, cards and top of its line; its cushion's place and worth"),
    Feature("seats", n.SEATS * 13, "of each seat: see `look_at_seat`"),
    Feature("cushions", n.SEATS * n.CUSHIONS, "the cushions of each seat, face down ones for half"),
    Feature("others' chairs", (n.SEATS - 1) * n.CHAIRS, "where the others stand"),
    Feature("hand", NUMBERS, "own hand by number, Rests and Repeats"),
    Feature("hand by suit", n.CHAIRS * 3, "of each suit: VP in the own hand, VP with the line, cards above the value"),
    Feature("others' hands", (n.SEATS - 1) * NUMBERS, "their hands by number, Rests and Repeats", hidden=True),
    Feature("others' suits", (n.SEATS - 1) * n.CHAIRS, "VP of each suit in their hands", hidden=True),
)


@rule
def look(box: Box, table: Table, seat: int, row: Array, sheet: Array) -> int:
    """Writes the row of numbers that FEATURES names; answers how many there are."""
    home = max(table.chair[seat], 0)
    at = look_at_round(table, home, row, 0)
    at = look_at_chairs(box, table, seat, home, row, at)
    at = look_at_seats(box, table, seat, home, row, sheet, at)
    return look_at_hands(box, table, seat, home, row, at)


@rule
def from_home(home: int, chair: int) -> int:
    """How far a chair is from the own one, clockwise."""
    return (chair - home + n.CHAIRS) % n.CHAIRS


@rule
def look_at_round(table: Table, home: int, row: Array, at: int) -> int:
    """Players, decision, how far the game has come, the last card of the line."""
    at = mark(row, at, 3, table.players - 2)
    at = mark(row, at, KINDS, table.asking)
    at = put(row, at, table.rounds / 10)
    at = put(row, at, table.on_board / 8)
    at = put(row, at, table.pile_size / 98)
    at = put(row, at, table.discard_size / 98)
    at = put(row, at, table.line_size / 20)
    at = put(row, at, value(table) / 10)
    last = last_suit(table, n.NO_CARD)
    return mark(row, at, n.CHAIRS, from_home(home, last) if last != NOBODY else -1)


@rule
def look_at_chairs(box: Box, table: Table, seat: int, home: int, row: Array, at: int) -> int:
    """The line by suit, and the cushions."""
    sight = glance(box, table, seat)
    for away in range(n.CHAIRS):
        chair = (home + away) % n.CHAIRS
        cards = 0
        for i in range(table.line_size):
            if table.line_as[i] >= 0 and suit_of(table.line_as[i]) == chair:
                cards += 1
        at = put(row, at, of_suit(sight.line, chair) / 12)
        at = put(row, at, cards / 6)
        at = put(row, at, of_suit(sight.tops, chair) / 10)
        cushion = table.cushion_at[chair]
        there = table.cushion[cushion]
        at = put(row, at, 1.0 if there == n.ON_BOARD else 0.0)
        at = put(row, at, 1.0 if there == n.REMOVED else 0.0)
        open_to_all = there == n.ON_BOARD or there == n.REMOVED
        at = put(row, at, worth_of_cushion(box, table, cushion) / VP / 12 if open_to_all else 0.0)
    return at


@rule
def look_at_seats(box: Box, table: Table, seat: int, home: int, row: Array, sheet: Array, at: int) -> int:
    """What all seats have, "me" first."""
    used = at + n.SEATS * (13 + n.CUSHIONS) + (n.SEATS - 1) * n.CHAIRS
    for i in range(at, used):
        row[i] = 0.0
    cushions = at + n.SEATS * 13
    chairs = cushions + n.SEATS * n.CUSHIONS
    for place in range(table.players):
        who = seat_seen(table, seat, place)
        count_seat(box, table, who, sheet[who])
        at = look_at_seat(box, table, who, sheet[who, TOTAL], row, at)
        for cushion in range(n.CUSHIONS):
            held = owns(table, who, cushion)
            cushions = put(row, cushions, (0.5 if table.flipped[cushion] else 1.0) if held else 0.0)
        if place > 0:
            standing = table.chair[who] >= 0
            chairs = mark(row, chairs, n.CHAIRS, from_home(home, table.chair[who]) if standing else -1)
    return used


@rule
def look_at_seat(box: Box, table: Table, who: int, points: int, row: Array, at: int) -> int:
    """Points now, scored cards, cards in hand; Rests played, and before the player; whether asked, start player,
    conductor, in the battle, out of one; the VP of the line at the own chair, whether that was chosen, cards taken."""
    fronts, line = 0, 0
    for card in range(n.REST, n.FIRST_REPEAT, n.SUIT):
        if table.place[card] == n.FRONT + who:
            fronts += 1
    for i in range(table.line_size):
        if table.line_as[i] >= 0 and suit_of(table.line_as[i]) == table.chair[who]:
            line += box.vp[table.line[i]]
    at = put(row, at, points / 60)
    at = put(row, at, table.score_size[who] / 25)
    at = put(row, at, table.hand_size[who] / n.HAND)
    at = put(row, at, table.rests_played[who] / 5)
    at = put(row, at, fronts / 2)
    at = put(row, at, 1.0 if has(table.waiting, who) else 0.0)
    at = put(row, at, 1.0 if table.start == who else 0.0)
    at = put(row, at, 1.0 if table.stopper == who else 0.0)
    at = put(row, at, 1.0 if has(table.active, who) else 0.0)
    at = put(row, at, 1.0 if has(table.losers, who) else 0.0)
    at = put(row, at, line / 12)
    at = put(row, at, 1.0 if table.scoring_chair[who] >= 0 else 0.0)
    return put(row, at, table.took[who] / 5)


@rule
def look_at_hands(box: Box, table: Table, seat: int, home: int, row: Array, at: int) -> int:
    """The own hand by number and suit, then those of the others."""
    used = at + n.SEATS * NUMBERS + (n.SEATS + 2) * n.CHAIRS
    for i in range(at, used):
        row[i] = 0.0
    count_numbers(table, seat, row, at)
    at += NUMBERS
    sight, now = glance(box, table, seat), value(table)
    for away in range(n.CHAIRS):
        chair = (home + away) % n.CHAIRS
        row[at + 3 * away] = of_suit(sight.hand, chair) / 10
        row[at + 3 * away + 1] = worth_of_line(chair, sight) / VP / 15
    for i in range(table.hand_size[seat]):
        card = table.hand[seat, i]
        if not is_repeat(card) and number_of(card) > now:
            row[at + 3 * from_home(home, suit_of(card)) + 2] += 0.5
    at += 3 * n.CHAIRS
    suits = at + (n.SEATS - 1) * NUMBERS
    for place in range(1, table.players):
        who = seat_seen(table, seat, place)
        count_numbers(table, who, row, at)
        for i in range(table.hand_size[who]):
            card = table.hand[who, i]
            if not is_repeat(card):
                row[suits + from_home(home, suit_of(card))] += box.vp[card] / 10
        at += NUMBERS
        suits += n.CHAIRS
    return used


@rule
def count_numbers(table: Table, who: int, row: Array, at: int) -> None:
    """A hand by number, Rests and Repeats."""
    for i in range(table.hand_size[who]):
        card = table.hand[who, i]
        if is_repeat(card):
            row[at + 11] += 0.5
        elif is_rest(card):
            row[at + 10] += 0.5
        else:
            row[at + number_of(card) - 1] += 0.5
