"""Demanding Audience (2.11): what the two bonuses of a Virtuosity card are worth to a seat."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.table import Table


@rule
def controls(table: Table, seat: int, at: int) -> bool:
    """SY-RULING-72: a Choir is controlled by whoever has at least one Part."""
    for part in range(n.PARTS):
        if table.owner[at, part] == seat:
            return True
    return False


@rule
def orchestra_bonus(box: Box, table: Table, seat: int, objective: int) -> int:
    """SY-VO-1..13: the value of a card's Orchestra Bonus for a seat now."""
    kind, of, vp = box.o_kind[objective], box.o_of[objective], box.o_vp[objective]
    if kind == n.TALENTS:
        owned = 0
        for token in range(n.TOKENS):
            owned += table.tokens[seat, token] + table.late[seat, token]
        return owned * vp
    count, seen = 0, 0
    for at in range(n.INSTRUMENTS):
        if table.card[at] < 0 or not controls(table, seat, at):
            continue
        card = table.card[at]
        category = box.category[card]
        if kind == n.ASSORTMENT:
            seen = with_(seen, category)
        elif kind == n.CLEF_MASTER:  # SY-RULING-78: the Conductor has no Clefs
            if box.clefs_of[card]:
                seen = with_(seen, box.clefs_of[card])
        elif counts_for(box, table, at, kind, of):
            count += 1
    while seen:
        count += seen & 1
        seen >>= 1
    return count * vp


@rule
def counts_for(box: Box, table: Table, at: int, kind: int, of: int) -> bool:
    """Whether one controlled Instrument counts for an Orchestra Bonus."""
    card = table.card[at]
    category, number = box.category[card], box.number[card]
    if kind == n.PER_CATEGORY:
        return category == of
    if kind == n.CAPRICCIO:
        return has(of, category)
    if kind == n.LITTLE_ORCHESTRA:
        return number % of == 0 and (number > 0 or box.zero_counts != 0)  # SY-RULING-73
    if kind == n.TROUBLESOME_CLEF:
        return box.clefs_of[card] & of == 0
    if kind == n.EXPERIMENTAL:
        return not table.well[at] and category != n.CHOIR and category != n.SPECIAL
    for i in range(n.SPACES):
        space = box.spaces[card, i]
        if kind == n.GLISSANDO and space == n.GREY_LINKED and table.well[at]:
            return True
        if kind == n.NEUTRAL_MELODY and (space == n.BLACK_SPACE or (space == n.BLACK_LINKED and table.well[at])):
            return True
    return False


@rule
def symphony_bonus(box: Box, table: Table, seat: int, objective: int) -> int:
    """SY-AUD-3, SY-RULING-77: the value of a card's Symphony Bonus; overwritten own discs count too."""
    kind, vp = box.s_kind[objective], box.s_vp[objective]
    count, bars = 0, 0
    for note in range(n.NOTES):
        height = table.height[note]
        for level in range(height):
            if table.stack[note, level] != seat + 1:
                continue
            bars = with_(bars, box.bar[note])
            if kind == n.FUSION:
                if level < height - 1:  # SY-VS-10
                    count += 1
            elif fits_objective(box, note, objective, kind):
                count += 1
    if kind != n.UBIQUITY:
        return count * vp
    for bar in range(1, n.BARS + 1):  # SY-VS-15
        count += has(bars, bar)
    majorities = 0
    for sheet in range(3):
        majorities += has(table.sheet_best[sheet], seat)
    return count * vp + majorities * box.s_more[objective]


@rule
def fits_objective(box: Box, note: int, objective: int, kind: int) -> bool:
    """SY-VS-1..9, SY-VS-11..14: whether a disc on that note counts for a Symphony Bonus."""
    of, more = box.s_of[objective], box.s_more[objective]
    if kind == n.PER_KIND:
        return box.kind[note] == of
    if kind == n.PER_TUPLET:
        return box.tuplet[note] == of
    if kind == n.PIVOTAL:  # SY-RULING-76
        neighbour = box.left[note] if more else box.right[note]
        return neighbour >= 0 and box.colour[neighbour] == of
    if kind == n.DOMINANCE:  # SY-RULING-75
        left, right = note, note
        for _ in range(more):
            left = box.left[left] if left >= 0 else -1
            right = box.right[right] if right >= 0 else -1
            if (right >= 0 and zone_edge(box, right, box.left[right], of)) or (
                left >= 0 and zone_edge(box, left, box.right[left], of)
            ):
                return True
    return False


@rule
def zone_edge(box: Box, note: int, outside: int, zone: int) -> bool:
    """Whether the note is in a Zone of that colour and its neighbour `outside` is not in the same one."""
    if box.zone[note] != zone:
        return False
    return outside < 0 or box.zone[outside] != zone or outside // n.PER_SHEET != note // n.PER_SHEET
