"""The end scoring: admiration, slots, credits, Record cards, and who wins."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.names import COLOURS, HATS, OWNED, REGIONS
from scherzo.games.philharmonix.records import RECORDS
from scherzo.games.philharmonix.rounds import MAESTRO
from scherzo.games.philharmonix.table import Table

TRACK = SOURCES
REGIONAL = SOURCES + 1
SILVER_SLOT = SOURCES + 2
GOLD_SLOT = SOURCES + 3
MONEY = SOURCES + 4
RECORD_CARDS = SOURCES + 5
LINES = 6


@rule
def scores(box: Box, table: Table, sheet: Array) -> None:
    """PH-END-2..6: the score if the game ended now; nothing on the table changes (PH-RULING-73)."""
    for seat in range(int(box.seats)):
        for line in range(SOURCES + LINES):
            sheet[seat, line] = 0
    for region in range(REGIONS):
        score_region(box, table, sheet, region)
    for seat in range(int(box.seats)):
        sheet[seat, TRACK] = table.prestige[seat]
        if not (box.solo and seat == MAESTRO):  # PH-SOLO-17
            silver, gold = 0, 0
            for colour in range(COLOURS):
                silver += int(table.silver[seat, colour])
                gold += int(table.gold[seat, colour])
            sheet[seat, SILVER_SLOT] = silver * int(box.silver_slot)
            sheet[seat, GOLD_SLOT] = gold * int(box.gold_slot)
            sheet[seat, MONEY] = int(table.credits[seat]) // int(box.credits_per_prestige)
            if box.records:
                sheet[seat, RECORD_CARDS] = best_records(box, table, seat)
        for line in range(SOURCES, SOURCES + LINES):
            sheet[seat, TOTAL] += sheet[seat, line]
    for seat in range(int(box.seats)):
        rank = 1
        for other in range(int(box.seats)):
            rank += int(other != seat and beats(box, table, sheet, other, seat))
        sheet[seat, RANK] = rank


@rule
def score_region(box: Box, table: Table, sheet: Array, region: int) -> None:
    """PH-END-2..3, PH-RULING-70..71: first and second on a track; only who has moved counts; ties divide."""
    top, second = 0, 0
    for seat in range(int(box.seats)):
        position = int(table.admiration[seat, region])
        if position > top:
            top, second = position, top
        elif second < position < top:
            second = position
    if top == 0:
        return
    leaders, followers = 0, 0
    for seat in range(int(box.seats)):
        leaders += int(table.admiration[seat, region] == top)
        followers += int(second > 0 and table.admiration[seat, region] == second)
    first_prize = int(box.first)
    second_prize = int(box.second)
    if leaders > 1:
        if box.seats == 2:
            return
        if box.pool_ties:
            first_prize += second_prize
            followers = 0
    for seat in range(int(box.seats)):
        if table.admiration[seat, region] == top:
            sheet[seat, REGIONAL] += first_prize // leaders
        elif followers > 0 and table.admiration[seat, region] == second:
            sheet[seat, REGIONAL] += second_prize // followers


@rule
def beats(box: Box, table: Table, sheet: Array, one: int, other: int) -> bool:
    """PH-END-6, PH-RULING-72: prestige, then discs on planets, hats used, credits. A tie with the Maestro is lost."""
    if sheet[one, TOTAL] != sheet[other, TOTAL]:
        return int(sheet[one, TOTAL]) > int(sheet[other, TOTAL])
    if box.solo:  # PH-SOLO-17
        return one == MAESTRO
    concerts = 0
    for planet in range(int(box.planets)):
        concerts += int(table.planet_disc[planet] == one) - int(table.planet_disc[planet] == other)
    if concerts != 0:
        return concerts > 0
    hats = 0
    for hat in range(HATS):
        hats += ((int(table.hats[one]) >> hat) & 1) - ((int(table.hats[other]) >> hat) & 1)
    if hats != 0:
        return hats > 0
    return int(table.credits[one]) > int(table.credits[other])


# --- Record cards: the best use of all cards (PH-RULING-77). Slots are counted in one number, four bits a colour:
# silver in the lower twenty bits, gold above. How each card is used is a two-bit digit of `uses`.

GOLD_SHIFT = 20
IN_GOLD = 0
IN_SILVER = 1
UNUSED = 2
NOT_SEARCHED = 3  # another's card, or a wild one, which takes what the others leave


@rule
def best_records(box: Box, table: Table, seat: int) -> int:
    """PH-RECORD-5..7: the most prestige the kept cards can score, each symphony in a slot used once."""
    slots, hopes = 0, 0
    for colour in range(COLOURS):
        slots |= min(15, int(table.silver[seat, colour])) << (4 * colour)
        slots |= min(15, int(table.gold[seat, colour])) << (4 * colour + GOLD_SHIFT)
    for card in range(RECORDS):
        if table.record_place[card] == OWNED + seat:
            hopes += int(box.level_gold[box.record_level[card]])
    if slots == 0 or hopes == 0:
        return 0
    best, value, uses, at, use = 0, 0, 0, 0, IN_GOLD
    while True:
        if at < RECORDS and use <= UNUSED and value + hopes > best:  # try the next use of this card
            card = int(box.record_order[at])
            if table.record_place[card] != OWNED + seat or box.record_wild[card]:
                uses, at, use = uses * 4 + NOT_SEARCHED, at + 1, IN_GOLD
            elif fits(slots, needs(box, card, use)):
                slots -= needs(box, card, use)
                value += worth(box, card, use)
                hopes -= int(box.level_gold[box.record_level[card]])
                uses, at, use = uses * 4 + use, at + 1, IN_GOLD
            else:
                use += 1
            continue
        if at == RECORDS:
            best = max(best, value + wild_records(box, table, seat, slots))
        use = NOT_SEARCHED
        while use == NOT_SEARCHED:  # back to the last card that was decided
            if at == 0:
                return best
            at, use, uses = at - 1, uses & 3, uses >> 2
        card = int(box.record_order[at])
        slots += needs(box, card, use)
        value -= worth(box, card, use)
        hopes += int(box.level_gold[box.record_level[card]])
        use += 1


@rule
def needs(box: Box, card: int, use: int) -> int:
    """The symphonies a card takes from the slots if used so, four bits a colour."""
    if use == UNUSED:
        return 0
    need = 0
    for colour in range(COLOURS):
        need |= int(box.record_need[card, colour]) << (4 * colour)
    return need << GOLD_SHIFT if use == IN_GOLD else need


@rule
def fits(slots: int, need: int) -> bool:
    """Whether the slots hold what is needed, colour by colour."""
    for nibble in range(2 * COLOURS):
        if (need >> (4 * nibble)) & 15 > (slots >> (4 * nibble)) & 15:
            return False
    return True


@rule
def worth(box: Box, card: int, use: int) -> int:
    """The prestige of a card used so."""
    level = int(box.record_level[card])
    if use == UNUSED:
        return 0
    return int(box.level_gold[level]) if use == IN_GOLD else int(box.level_silver[level])


@rule
def wild_records(box: Box, table: Table, seat: int, slots: int) -> int:
    """PH-RULING-78: wild cards take any different colours of what is left, gold first, the fullest colours first."""
    value = 0
    for card in range(RECORDS):
        wild = int(box.record_wild[card])
        if wild == 0 or table.record_place[card] != OWNED + seat:
            continue
        for use in (IN_GOLD, IN_SILVER):
            taken = fullest(slots, GOLD_SHIFT if use == IN_GOLD else 0, wild)
            if taken > 0:
                slots -= taken
                value += worth(box, card, use)
                break
    return value


@rule
def fullest(slots: int, shift: int, wanted: int) -> int:
    """One symphony of each of the `wanted` fullest colours of a slot, or 0 if there are not so many colours."""
    taken = 0
    for _ in range(wanted):
        best, at = 0, -1
        for colour in range(COLOURS):
            place = 4 * colour + shift
            if (slots >> place) & 15 > best and not (taken >> place) & 15:
                best, at = (slots >> place) & 15, place
        if at < 0:
            return 0
        taken |= 1 << at
    return taken
