"""Why not? What a seat may want to choose now but may not, with the rule."""

from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games.symphony import names as n
from scherzo.games.symphony.words.texts import TOKEN_TITLES, instrument_title, note_id, note_title, place_element, slug


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """Notes that the disc in play cannot reach, tokens that do not fit, Instruments that may not be taken."""
    box, table = read_box(box), read_table(table)
    kind = table.asking
    if kind in (n.PLACE, n.CHAIN):
        return tuple(barred_notes(box, table, kind))
    if kind == n.TOKEN:
        return tuple(barred_tokens(box, table, seat))
    if kind == n.CONTROL and table.laid_seat >= 0:
        return tuple(barred_targets(box, table))
    return ()


def offered(table: Reading) -> set[int]:
    """The options of the open question."""
    return set(table.menu[: table.menu_size])


def barred_notes(box: Reading, table: Reading, kind: int) -> list[Barred]:
    """Every note of the area that is not offered."""
    m, open_notes, found = table.movement, offered(table), []
    for note in box.area[m][: box.area_size[m]]:
        if note not in open_notes:
            rule, why = why_not(box, table, note, kind)
            text = f"You cannot play {note_title(box, note)}: {why}."
            found.append(Barred(note, text, rule, (f"note-{note_id(note)}",)))
    if kind == n.PLACE and n.BURN not in open_notes:
        found.append(Barred(n.BURN, "You cannot burn the disc: it has a placement.", "SY-RULING-32"))
    return found


def why_not(box: Reading, table: Reading, note: int, kind: int) -> tuple[str, str]:
    """The first rule that keeps the disc in play off a note."""
    height = table.height[note]
    black = table.disc_colour == n.BLACK
    top = table.stack[note][height - 1] if height else 0
    if kind == n.CHAIN and note not in (box.left[table.last], box.right[table.last]):
        return "SY-ABIL-CHAIN", f"it is not next to note {note_id(table.last)}"
    if top == n.BLACK:
        return "SY-ABIL-NOTE", "a black disc lies on it, and black discs cannot be overwritten"
    if box.kind[note] == n.SEMIBREVE:
        if height:
            return "SY-RULING-42", "this Semibreve is played already"
        return "SY-PLACE-6", "a Semibreve takes two discs placed together by Chaining or Soloist"
    if not table.disc_accidentals >> box.accidental[note] & 1:
        accidental = "flat" if box.accidental[note] == n.FLAT_NOTE else "sharp"
        return "SY-PLACE-4", f"it is {accidental}, and the Instrument does not play {accidental} notes"
    if not height:
        if table.disc_must_cover:
            return "SY-ABIL-SOW", "a disc with Strong Overwriting may only overwrite"
        if black and box.kind[note] == n.MINIM:
            return "SY-PLACE-5", "a black disc cannot go on an empty Minim"
        if box.clefs and not table.disc_clefs & table.clef_valid[box.voice[note]][box.position[note]]:
            return "SY-CLEF-2", "none of the Instrument's Clefs is valid there"
        return "SY-MASTER-BERNSTEIN", "it is not the leftmost note of its Voice that the disc could use"
    if top == table.disc_player + 1 and not black:
        return "SY-ABIL-OW", "your own disc lies on it"
    if height > 1:
        return "SY-RULING-28", f"{height} discs lie on it, and the disc cannot reach above them"
    if table.disc_covers >= height:
        return "SY-CLEF-2", "none of the Instrument's Clefs is valid there"
    return "SY-PLACE-2", "a disc lies on it, and this one can neither overwrite nor use a tuplet there"


def barred_tokens(box: Reading, table: Reading, seat: int) -> list[Barred]:
    """Tokens of the seat that do not fit the Instrument (SY-RULING-92)."""
    open_tokens, found = offered(table), []
    playing = instrument_title(table, table.at)
    for token in range(n.TOKENS):
        if not table.tokens[seat][token] or token in open_tokens:
            continue
        rule, why = "SY-RULING-92", "it does not fit now"
        if table.at == n.CONCERTMASTER and box.not_on_concertmaster[token]:
            why = "it never goes on the Concertmaster"
        elif token == n.OVERWRITING_TOKEN:
            rule, why = "SY-TOKEN-OVERWRITING", f"more than {box.overwriting_limit} own discs are left on it"
        elif token == n.ECLECTIC:
            why = "it counts as well placed already"
        elif token == n.PROLONGED:
            why = "no disc can be added in the Coda"
        title = TOKEN_TITLES[token]
        found.append(Barred(token, f"You cannot put {title} on {playing}: {why}.", rule, (f"token-{slug(title)}",)))
    return found


def barred_targets(box: Reading, table: Reading) -> list[Barred]:
    """SY-SEAT-4: a card seated badly although it could be well placed must be controlled by its player."""
    found = []
    for at in range(n.INSTRUMENTS):
        if table.card[at] < 0 or at == table.laid_seat:
            continue
        for part in range(box.parts[table.card[at]]):
            if table.owner[at][part] < 0:
                title, placed = instrument_title(table, at), instrument_title(table, table.laid_seat)
                text = f"You cannot control {title}: {placed} could be well placed elsewhere, so you must control it."
                found.append(Barred(at * n.PARTS + part, text, "SY-SEAT-4", (place_element(at),)))
    return found
