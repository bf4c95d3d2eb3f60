"""Why not? What a seat may want to choose now but may not: the reasons of the rules, in words."""

from typing import Any

from scherzo.core.english import counted, noun
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games.symphony import names as n
from scherzo.games.symphony.rules.looks import conductor_seen, notes_seen, tokens_seen
from scherzo.games.symphony.words.conductors import destination
from scherzo.games.symphony.words.texts import (
    TOKEN_TITLES,
    TUPLET_TITLES,
    instrument_title,
    master_title,
    note_element,
    note_title,
    place_element,
    token_element,
)


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """Notes that the disc in play cannot reach, tokens that do not fit, discs and Instruments that may not be taken."""
    box, table = read_box(box), read_table(table)
    kind = table.asking
    if kind in (n.PLACE, n.CHAIN):
        return tuple(barred_notes(box, table))
    if kind == n.TOKEN:
        return tuple(barred_tokens(box, table, seat))
    if kind == n.PLAY_FROM:
        return tuple(barred_conductor(box, table, seat))
    if kind == n.CONTROL and table.laid_seat >= 0:
        return tuple(barred_targets(box, table))
    return ()


# Notes


def barred_notes(box: Reading, table: Reading) -> list[Barred]:
    """Every note of the area that is not open to the disc, and the fire while a placement is due."""
    found = []
    for note, seen in notes_seen(box, table).items():
        if seen.reason != n.MAY:
            rule, why = note_reason(box, table, note, seen.reason)
            found.append(Barred(note, f"You cannot play {note_title(box, note)}: {why}.", rule, (note_element(note),)))
    if table.asking == n.PLACE and n.BURN not in table.menu[: table.menu_size]:
        found.append(Barred(n.BURN, "You cannot give the disc up: there is a note for it.", "SY-RULING-32", ("burn",)))
    return found


def note_reason(box: Reading, table: Reading, note: int, reason: int) -> tuple[str, str]:
    """A reason why the disc in play may not go on a note, with its rule."""
    black = table.disc_colour == n.BLACK
    if note == table.last:
        return "SY-ABIL-CHAIN", "the disc before was played on it"
    if reason == n.NOT_NEXT:
        return "SY-ABIL-CHAIN", f"it is not next to {note_title(box, table.last)}"
    if reason == n.OWN_DISC_THERE:
        if black:
            return "SY-ABIL-BOW", "your own disc lies on it, and black discs overwrite those of others only"
        return "SY-ABIL-OW", "your own disc lies on it"
    if reason == n.TOO_HIGH:
        discs = counted(table.height[note], "disc")
        return "SY-RULING-28", f"{discs} lie on it, and only Strong Overwriting reaches that high"
    if reason == n.NO_TUPLET_POWER:
        power = "a black disc" if black else "a disc of yours"
        tuplet = TUPLET_TITLES[box.tuplet[note]]
        rule = "SY-PLACE-8" if black else "SY-PLACE-7"
        return rule, f"a disc lies on it, and {power} on another note of its {tuplet} would be needed to overwrite it"
    if reason == n.NO_CLEF_FITS:
        if box.clash_limit:
            return "SY-CLEF-3", "none of the Instrument's Clefs is valid there, and you have no clash left"
        return "SY-CLEF-2", "none of the Instrument's Clefs is valid there"
    if reason == n.MUST_OVERWRITE:
        rule = "SY-ABIL-BSOW" if black else "SY-ABIL-SOW"
        return rule, "nothing lies on it, and a disc with Strong Overwriting may only overwrite"
    return NOTE_REASONS[reason]


NOTE_REASONS = {
    n.NO_SECOND_DISC: ("SY-PLACE-6", "a semibreve takes two discs of the Instrument at once, by Chaining or Soloist"),
    n.STACKED_DISC: ("SY-PLACE-6", "a semibreve takes two discs at once, and a stacked disc is played alone"),
    n.FILLED: ("SY-RULING-42", "it has its two discs already"),
    n.PLAYS_NO_FLAT: ("SY-PLACE-4", "it is flat, and the Instrument does not play flat notes"),
    n.PLAYS_NO_SHARP: ("SY-PLACE-4", "it is sharp, and the Instrument does not play sharp notes"),
    n.BLACK_ON_MINIM: ("SY-PLACE-5", "a black disc cannot go on an empty minim"),
    n.UNDER_BLACK: ("SY-ABIL-NOTE", "a black disc lies on it, and black discs cannot be overwritten"),
    n.BLACK_NOT_ALONE: ("SY-RULING-62", "Woodwinds overwrite a black disc only where it lies alone"),
    n.CANNOT_OVERWRITE: ("SY-PLACE-2", "a disc lies on it, and this one cannot overwrite"),
    n.NOT_LEFTMOST: (
        "SY-MASTER-BERNSTEIN",
        "under Bernstein it must be the first note of its Voice that the disc can use",
    ),
}
"""Reasons that always read alike."""


# Tokens


def barred_tokens(box: Reading, table: Reading, seat: int) -> list[Barred]:
    """Tokens of the seat that may not go on the Instrument (SY-RULING-92)."""
    reasons, found = tokens_seen(box, table, seat), []
    playing = instrument_title(box, table, table.at)
    for token in range(n.TOKENS):
        if table.tokens[seat][token] and reasons[token] != n.MAY:
            rule, why = token_reason(box, reasons[token])
            text = f"You cannot put {TOKEN_TITLES[token]} on {playing}: {why}."
            found.append(Barred(token, text, rule, (token_element(token),)))
    return found


def token_reason(box: Reading, reason: int) -> tuple[str, str]:
    """A reason why a token may not go on the Instrument, with its rule."""
    limit = box.overwriting_limit
    return {
        n.NEVER_ON_CONCERTMASTER: ("SY-RULING-92", "it never goes on the Concertmaster"),
        n.TOO_MANY_DISCS: (
            "SY-TOKEN-OVERWRITING",
            f"more than {limit} of your {noun(limit, 'disc')} {'is' if limit == 1 else 'are'} left there",
        ),
        n.WELL_PLACED_ALREADY: ("SY-RULING-92", "the Instrument counts as well placed already"),
        n.NOT_IN_CODA: ("SY-RULING-39", "no disc can be added in the Coda"),
        n.NO_DISC_TO_ADD: ("SY-RULING-39", "there is no disc to add or to swap"),
    }[reason]


# The Conductor


def barred_conductor(box: Reading, table: Reading, seat: int) -> list[Barred]:
    """Discs of the seat's Conductor that cannot be added to the playing Instrument."""
    if table.owner[n.CONDUCTOR][0] != seat:
        return []
    found = []
    who, playing = master_title(box, table.master), instrument_title(box, table, table.at)
    for i, reason in enumerate(conductor_seen(box, table)):
        if reason in (n.MAY, n.DISC_IS_GONE):
            continue
        rule, why = {
            n.CONDUCTED_BEFORE: ("SY-PLAY-6", "one of these discs was added there before"),
            n.NOT_FOR_THIS_INSTRUMENT: ("SY-MASTER-1", f"it is for {destination(box, table.master, i)}"),
            n.NO_DISC_TO_SWAP: ("SY-RULING-40", "there is no disc to swap it for"),
            n.NOWHERE_TO_LAND: ("SY-RULING-40", "it would find no note and no locked Note space"),
        }[reason]
        text = f"You cannot add the disc of {who} to {playing}: {why}."
        found.append(Barred(i + 1, text, rule, (f"conductor-{i + 1}",)))
    return found


# Control


def barred_targets(box: Reading, table: Reading) -> list[Barred]:
    """SY-SEAT-4: a card seated badly although it could be well placed must be controlled by its player."""
    found = []
    placed = instrument_title(box, table, table.laid_seat)
    for at in range(n.INSTRUMENTS):
        if table.card[at] < 0 or at == table.laid_seat:
            continue
        for part in range(box.parts[table.card[at]]):
            if table.owner[at][part] < 0:
                title = instrument_title(box, table, at)
                text = (
                    f"You cannot control {title}: {placed} could have been well placed elsewhere, "
                    "so you must control what you seated."
                )
                found.append(Barred(at * n.PARTS + part, text, "SY-SEAT-4", (place_element(at),)))
    return found
