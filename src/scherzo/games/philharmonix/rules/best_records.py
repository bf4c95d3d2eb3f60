"""The best use of all Record cards at the end of the game (PH-RULING-77).

Slots are counted in one number, four bits a colour: silver in the lower twenty bits, gold above. How each card is
used is a two-bit digit of `uses`.
"""

from scherzo.core.rule import rule
from scherzo.core.sets import with_
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.table import Table

GOLD_SHIFT = 20
IN_GOLD = 0
IN_SILVER = 1
UNUSED = 2
NOT_SEARCHED = 3  # another's card, or a wild one, which takes what the others leave


@rule
def best_records(box: Box, table: Table, seat: int) -> int:
    """PH-RECORD-5..7: the most prestige the kept cards can score, each symphony in a slot used once."""
    slots, hopes = 0, 0
    for colour in range(n.COLOURS):
        slots |= min(15, table.silver[seat, colour]) << (4 * colour)
        slots |= min(15, table.gold[seat, colour]) << (4 * colour + GOLD_SHIFT)
    for card in range(n.RECORDS):
        if table.record_place[card] == n.OWNED + seat:
            hopes += box.level_gold[box.record_level[card]]
    if slots == 0 or hopes == 0:
        return 0
    best, value, uses, at, use = 0, 0, 0, 0, IN_GOLD
    while True:
        if at < n.RECORDS and use <= UNUSED and value + hopes > best:  # try the next use of this card
            card = box.record_order[at]
            if table.record_place[card] != n.OWNED + seat or box.record_wild[card]:
                uses, at, use = uses * 4 + NOT_SEARCHED, at + 1, IN_GOLD
            elif fits(slots, needs(box, card, use)):
                slots -= needs(box, card, use)
                value += worth(box, card, use)
                hopes -= box.level_gold[box.record_level[card]]
                uses, at, use = uses * 4 + use, at + 1, IN_GOLD
            else:
                use += 1
            continue
        if at == n.RECORDS:
            best = max(best, value + wild_records(box, table, seat, slots))
        use = NOT_SEARCHED
        while use == NOT_SEARCHED:  # back to the last card that was decided
            if at == 0:
                return best
            at, use, uses = at - 1, uses & 3, uses >> 2
        card = box.record_order[at]
        slots += needs(box, card, use)
        value -= worth(box, card, use)
        hopes += box.level_gold[box.record_level[card]]
        use += 1


@rule
def needs(box: Box, card: int, use: int) -> int:
    """The symphonies a card takes from the slots if used so, four bits a colour."""
    if use == UNUSED:
        return 0
    need = 0
    for colour in range(n.COLOURS):
        need |= box.record_need[card, colour] << (4 * colour)
    return need << GOLD_SHIFT if use == IN_GOLD else need


@rule
def fits(slots: int, need: int) -> bool:
    """Whether the slots hold what is needed, colour by colour."""
    for nibble in range(2 * n.COLOURS):
        if (need >> (4 * nibble)) & 15 > (slots >> (4 * nibble)) & 15:
            return False
    return True


@rule
def worth(box: Box, card: int, use: int) -> int:
    """The prestige of a card used so."""
    level = box.record_level[card]
    if use == UNUSED:
        return 0
    return box.level_gold[level] if use == IN_GOLD else box.level_silver[level]


@rule
def wild_records(box: Box, table: Table, seat: int, slots: int) -> int:
    """PH-RULING-78: wild cards take any different colours of what is left, gold first, the fullest colours first."""
    value = 0
    for card in range(n.RECORDS):
        wild = box.record_wild[card]
        if wild == 0 or table.record_place[card] != n.OWNED + seat:
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
        for colour in range(n.COLOURS):
            place = 4 * colour + shift
            if (slots >> place) & 15 > best and not (taken >> place) & 15:
                best, at = (slots >> place) & 15, place
        if at < 0:
            return 0
        taken = with_(taken, at)
    return taken
