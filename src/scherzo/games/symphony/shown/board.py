"""What a drawn board shows besides the things that lie on it: the disc in play and where it may land, who plays next,
the majorities as they stand, the seats that suit a card."""

from collections.abc import Iterable

from scherzo.core.members import members_of
from scherzo.core.reading import Reading
from scherzo.games.symphony import names as n
from scherzo.games.symphony.rules.looks import leans_seen, notes_seen, suited_seats, tops_seen
from scherzo.games.symphony.rules.prospects import turns_to_come
from scherzo.games.symphony.shown.structs import ClefCard, Disc, Landing, Majority
from scherzo.games.symphony.words.brings import control_brings
from scherzo.games.symphony.words.texts import TOKEN_TITLES, TRACK_TITLES, ZONE_TITLES

PLACING = (n.PLACE, n.CHAIN)
IN_PLAY = (*PLACING, n.PAIR)
PER_SHEET = 4  # majorities: the whole Sheet and its three Zones
FORMING = (n.SEAT_CARD, n.SEAT, n.CONTROL, n.ALLOT, n.ALLOT_SEAT)


def disc_in_play(table: Reading) -> Disc | None:
    """The disc whose note is asked for."""
    if table.asking not in IN_PLAY or not table.waiting:
        return None
    slot = -1 if table.slot == n.STACK else max(0, table.slot - n.FIRST_SPACE + 1)
    return Disc(table.at, slot, colour(table.disc_colour))


def landings(box: Reading, table: Reading) -> tuple[Landing, ...]:
    """Every note that the disc in play may take, with what it brings."""
    if table.asking not in PLACING or not table.waiting:
        return ()
    seen, leans = notes_seen(box, table), leans_seen(box, table)
    return tuple(
        Landing(
            note=note,
            points=seen[note].points,
            covers=tuple(colour(disc) for disc in table.stack[note][: table.height[note]]),
            token=token_there(table, note),
            clash=seen[note].clash,
            pair=box.kind[note] == n.SEMIBREVE,
            protected=seen[note].black_below,
            leans=leans_on(box, note, leans[note]),
        )
        for note in table.menu[: table.menu_size]
        if note in seen
    )


def leans_on(box: Reading, note: int, seats: list[list[int]]) -> dict[str, tuple[int, ...]]:
    """What would count in the majorities of a note's Sheet, Voice and Zone, in the order of `majorities`."""
    sheet, voice, zone = zip(*seats, strict=True)
    first = note // n.PER_SHEET * PER_SHEET
    found = {str(first): sheet, str(3 * PER_SHEET + box.voice[note]): voice}
    if box.zone[note]:
        found[str(first + 1 + box.zone[note] - n.BLUE_ZONE)] = zone
    return found


def token_there(table: Reading, note: int) -> str:
    """SY-PLACE-5: the token that an own disc takes from a Minim."""
    token = table.minim[note]
    return TOKEN_TITLES[token] if token >= 0 and table.disc_colour != n.BLACK else ""


def order(box: Reading, table: Reading, moving: bool) -> tuple[int, ...]:
    """The places that will still play in this Movement."""
    return table.once("order", lambda: turns_to_come(box, table)) if moving else ()


def majorities(box: Reading, table: Reading, sheets: Iterable[str], voices: Iterable[str]) -> tuple[Majority, ...]:
    """The majorities of Sheets, Voices and Zones as they stand."""
    tops, found = tops_seen(box, table), []
    for sheet, prize in enumerate(sheets):
        closed = sheet < table.sheets_scored
        found.append(majority("sheet", sheet + 1, 0, "", tops[sheet], closed, prize))
        for zone in (n.BLUE_ZONE, n.ORANGE_ZONE, n.GREEN_ZONE):
            counts = tops[6 + 3 * sheet + zone - n.BLUE_ZONE]
            found.append(majority("zone", sheet + 1, 0, ZONE_TITLES[zone], counts, closed, "1 step"))
    for voice, prize in enumerate(voices):
        found.append(majority("voice", 0, voice + 1, "", tops[3 + voice], table.phase == n.OVER, prize))
    return tuple(found)


def majority(kind: str, sheet: int, voice: int, zone: str, tops: list[int], closed: bool, prize: str) -> Majority:
    """One majority with those who lead it."""
    most = max(tops)
    leading = tuple(seat for seat, count in enumerate(tops) if count == most and most)
    return Majority(kind, sheet, voice, zone, tuple(tops), leading, closed, prize)


def fits(box: Reading, table: Reading, cards: Iterable[int]) -> dict[str, tuple[int, ...]]:
    """By card: the free seats where it would be well placed."""
    return {
        str(card): tuple(
            sorted(seat for seat in suited_seats(box, table, card) if box.seat_open[seat] and table.card[seat] < 0)
        )
        for card in cards
    }


def brings(box: Reading, table: Reading, at: int, parts: int) -> tuple[str, ...]:
    """By Part, what control would bring while nobody has it; only while the orchestra is formed."""
    if table.asking not in FORMING or not table.waiting:
        return ()
    return tuple("" if table.owner[at][part] >= 0 else control_brings(box, table, at, part) for part in range(parts))


def clef_card(box: Reading, table: Reading, voice: int) -> ClefCard:
    """SY-CLEF-1: the Clef card before a Voice."""
    card = table.clef_card[voice]
    main, minor = ("CFG"[int(bits[card]).bit_length() - 1] for bits in (box.clef_main, box.clef_minor))
    return ClefCard(main, minor, members_of(box.clef_zone[card]))


def track_values(box: Reading) -> dict[str, tuple[int, ...]]:
    """The points by steps of each track."""
    return {title: box.track[track][: box.track_end[track] + 1] for track, title in enumerate(TRACK_TITLES)}


def colour(disc: int) -> int:
    """A disc as a seat number, or -1 for black."""
    return -1 if disc == n.BLACK else disc - 1
