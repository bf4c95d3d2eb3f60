"""What the landing of a disc does (2.6, 5.2 `apply`): the discs on the note, points, clashes, tokens."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, seat_after, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import part_of, virtuosity
from scherzo.games.symphony.rules.discs import from_supply, lift_disc, named
from scherzo.games.symphony.rules.landing import clef_fits
from scherzo.games.symphony.table import Table


@rule
def place(box: Box, table: Table, note: int) -> None:
    """The disc in play goes on the note (SY-PLAY-8)."""
    seat, colour = table.disc_player, table.disc_colour
    empty = table.height[note] == 0
    points, extra = disc_points(box, table, note), overwriting_points(box, table, note)
    clashes = not clef_fits(box, table, note)
    pick_up(table)
    if puts_black_below(box, table, note) and from_supply(box, table, n.BLACK):
        push(table, note, n.BLACK)
    push(table, note, colour)
    table.points[seat, n.PLACING] += points
    table.points[seat, n.OVERWRITES] += extra
    kind = n.PLACED if empty else n.OVERWROTE
    tell(table, EVERYONE, kind, seat, named(table, table.at), colour, note, points + extra)
    if clashes:
        clash(table)
    landed(box, table, note, colour != n.BLACK)


@rule
def puts_black_below(box: Box, table: Table, note: int) -> bool:
    """SY-ABIL-PROT, SY-CARD-4, SY-RULING-65: whether the disc in play gets a black disc below it there."""
    return table.height[note] == 0 and has(table.disc_guard, box.kind[note])


@rule
def disc_points(box: Box, table: Table, note: int) -> int:
    """SY-VP-1..5: what the disc in play scores on a note."""
    if table.disc_colour == n.BLACK:
        return 0
    value = box.voice_vp[box.voice[note]] if table.height[note] == 0 else box.cover_vp
    if table.disc_absolute and not box.absolute_scores:  # SY-RULING-30
        value = 0
    return value + table.disc_bonus


@rule
def overwriting_points(box: Box, table: Table, note: int) -> int:
    """SY-MASTER-WAGNER, SY-RULING-69: what Wagner adds where a disc lies already."""
    return box.overwrite_vp if table.height[note] > 0 and table.master == n.WAGNER else 0


@rule
def place_pair(box: Box, table: Table, note: int, partner: int, partner_below: bool) -> None:
    """SY-PLACE-6, SY-RULING-42: the disc in play and a second one fill a Semibreve."""
    seat, at = table.disc_player, table.at
    points, extra = pair_points(box, table, note, partner, partner_below), pair_overwriting_points(box, table)
    clashes = not clef_fits(box, table, note)
    first = pick_up(table)
    second = lift_disc(table, at, partner)
    lower, upper = (second, first) if partner_below else (first, second)
    push(table, note, lower)
    push(table, note, upper)
    table.paired[note] = 1
    table.points[seat, n.PLACING] += points
    table.points[seat, n.OVERWRITES] += extra
    tell(table, EVERYONE, n.PAIRED, seat, named(table, at), lower + n.COLOURS * upper, note, points + extra)
    if clashes:
        clash(table)
    own = lower != n.BLACK or upper != n.BLACK
    landed(box, table, note, own)
    if table.master == n.FURTWANGLER and own:  # SY-MASTER-FURTWANGLER, SY-RULING-66
        for token in range(n.TOKENS):
            if table.spare[token] > 0:
                table.boon = 1


@rule
def pair_points(box: Box, table: Table, note: int, partner: int, partner_below: bool) -> int:
    """SY-VP-2: the lower disc scores the Voice, the upper one as for overwriting; each with its Virtuosity."""
    upper_vp, lower_vp = box.cover_vp, box.voice_vp[box.voice[note]]
    points = 0
    if table.disc_colour != n.BLACK:
        points += (upper_vp if partner_below else lower_vp) + table.disc_bonus
    if table.discs[table.at, partner] != n.BLACK:
        bonus = virtuosity(box, table, table.at, part_of(box, table, table.at, partner))
        points += (lower_vp if partner_below else upper_vp) + bonus
    return points


@rule
def pair_overwriting_points(box: Box, table: Table) -> int:
    """SY-RULING-69: what Wagner adds for the upper disc of a pair, where the switch says so."""
    return box.overwrite_vp if table.master == n.WAGNER and box.wagner_pairs else 0


@rule
def pick_up(table: Table) -> int:
    """Takes the disc in play off its Instrument; its colour."""
    if table.slot == n.STACK:
        table.stacked[table.at] -= 1
        return table.disc_colour
    return lift_disc(table, table.at, table.slot)


@rule
def push(table: Table, note: int, colour: int) -> None:
    """Puts a disc on top of a note."""
    table.stack[note, table.height[note]] = colour
    table.height[note] += 1


@rule
def clash(table: Table) -> None:
    """SY-CLEF-3: one step on the Clash Track for a disc or pair whose Clefs are not valid where it landed."""
    seat = table.disc_player
    table.steps[seat, n.CLASH_TRACK] += 1
    tell(table, EVERYONE, n.CLASHED, seat, table.steps[seat, n.CLASH_TRACK])


@rule
def landed(box: Box, table: Table, note: int, own: bool) -> None:
    """What follows a placement: the Minim's token (SY-PLACE-5), Kleiber's gift, the memory of the play."""
    seat = table.disc_player
    if own and table.minim[note] >= 0:  # SY-RULING-43
        token = table.minim[note]
        table.tokens[seat, token] += 1
        table.minim[note] = -1
        tell(table, EVERYONE, n.TOOK_TOKEN, seat, token, n.FROM_MINIM, note)
    if table.master == n.KLEIBER and box.accidental[note]:  # SY-MASTER-KLEIBER, SY-RULING-63
        giver = seat_after(table, seat, 1 if box.accidental[note] == n.FLAT_NOTE else -1)
        for token in range(n.TOKENS):
            if table.tokens[giver, token] > 0:
                table.gives = giver
    table.played_by[note] = table.card[table.at]
    table.last = note
    table.hit_quaver = 1 if box.kind[note] == n.QUAVER else 0
    table.steps_done += 1
    table.has_placed = with_(table.has_placed, table.at)
