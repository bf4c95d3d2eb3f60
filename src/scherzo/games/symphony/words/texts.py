"""Names of everything, for people: cards, seats, notes, tokens, abilities. Printed names are those of the Box."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from scherzo.core.box_texts import read_text
from scherzo.core.reading import Reading
from scherzo.games.symphony import names as n

TOKEN_TITLES = (
    "Prolonged",
    "Flat and Sharp",
    "Chaining",
    "Protection",
    "Virtuosity",
    "Overwriting",
    "Eclectic",
    "Clef",
)
KIND_TITLES = ("semibreve", "minim", "crotchet", "quaver")
ACCIDENTAL_TITLES = ("", "flat", "sharp")
VOICE_TITLES = ("1st Voice", "2nd Voice", "3rd Voice")
TRACK_TITLES = ("Flat", "Sharp", "Semibreve", "Blue Zone", "Orange Zone", "Green Zone", "Clash")
ZONE_TITLES = ("", "Blue Zone", "Orange Zone", "Green Zone")
TUPLET_TITLES = ("", "", "duplet", "triplet", "quadruplet")
CATEGORY_TITLES = ("Strings", "Brass", "Woodwinds", "Percussions", "Soloist Instruments", "Choirs", "special")
CATEGORY_ONE = (
    "String Instrument",
    "Brass Instrument",
    "Woodwind Instrument",
    "Percussion Instrument",
    "Soloist Instrument",
    "Choir",
    "black Instrument",
)
"""One Instrument of each category, inside a sentence."""
SHEET_TOKEN_TITLES = ("Black Discs", "Chained Discs", "Stacked Discs")
VOICE_TOKEN_TITLES = ("Recurring Position", "Black Discs", "Opponent Discs")
DOT_TITLES = ("Strings", "Brass", "Woodwinds", "Percussions", "Soloist")
ORDINALS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
)  # fmt: skip
ABILITY_TITLES = {
    n.OW: "Overwriting",
    n.BOW: "Black Overwriting",
    n.SOW: "Strong Overwriting",
    n.BSOW: "Black Strong Overwriting",
    n.PROTECTION: "Protection",
    n.FLAT: "Flat",
    n.SHARP: "Sharp",
    n.IMMINENT: "Imminent",
    n.SOLO: "Soloist",
    n.CHAINING: "Chaining",
    n.ABSOLUTE: "Absolute",
    n.OBSESSIVE: "Obsessive",
    n.DISTURBING: "Disturbing",
}


# Cards


def card_title(box: Any, card: int) -> str:
    """The name of a card."""
    return read_text(box.card_name[card])


def orchestra_title(box: Any, card: int) -> str:
    """The Orchestra Bonus of a Virtuosity card."""
    return read_text(box.orchestra_name[card])


def symphony_title(box: Any, card: int) -> str:
    """The Symphony Bonus of a Virtuosity card."""
    return read_text(box.symphony_name[card])


def master_title(box: Any, master: int) -> str:
    """Who conducts."""
    return "the Conductor" if master == n.NO_MASTER else read_text(box.master_name[master])


@lru_cache(maxsize=4096)
def slug(title: str) -> str:
    """A name for notations and element ids: small letters and hyphens."""
    kept = "".join(c if c.isalnum() else " " for c in title.lower())
    return "-".join(kept.split())


# The orchestra


def place_title(at: int) -> str:
    """A place of the orchestra: C4, Concertmaster, Conductor."""
    if at == n.CONCERTMASTER:
        return "Concertmaster"
    if at == n.CONDUCTOR:
        return "Conductor"
    return f"{'ABCDE'[at // n.ROWS]}{at % n.ROWS + 1}"


def place_element(at: int) -> str:
    """The element that stands for a place of the orchestra."""
    return f"seat-{place_title(at)}" if at < n.SEATS else place_title(at).lower()


def seated_title(box: Reading, card: int, at: int) -> str:
    """A card with its place: the Violin on C4, the Concertmaster."""
    return f"the {card_title(box, card)} on {place_title(at)}" if at < n.SEATS else f"the {place_title(at)}"


def instrument_title(box: Reading, table: Reading, at: int) -> str:
    """An Instrument with its place: the Violin on C4; the Master where one conducts."""
    return master_title(box, table.master) if at == n.CONDUCTOR else seated_title(box, table.card[at], at)


def space_title(slot: int) -> str:
    """A place for a disc on an Instrument, after a comma."""
    return "left of all its discs" if slot < n.FIRST_SPACE else f"on Note space {slot - n.FIRST_SPACE + 1}"


@cache
def ability_titles(bits: int, virtuosity: int) -> tuple[str, ...]:
    """Abilities in words."""
    found = [title for bit, title in ABILITY_TITLES.items() if bits & bit]
    if virtuosity:
        found.append(f"Virtuosity {virtuosity}")
    return tuple(found)


# The score


def note_id(note: int) -> str:
    """Sheet, Voice and number, for notations and element ids: 2.1.6."""
    return f"{note // n.PER_SHEET + 1}.{note % n.PER_SHEET // n.PER_VOICE + 1}.{note % n.PER_VOICE + 1}"


def note_title(box: Reading, note: int) -> str:
    """A note as one finds it on the score: the second crotchet (flat) of bar 3 in the 2nd Voice."""
    title: str = box.once(("note title", note), lambda: found_by_ear(box, note))
    return title


def found_by_ear(box: Reading, note: int) -> str:
    """The note's place among those of its kind in its bar and Voice."""
    alike = [
        other
        for other in range(n.NOTES)
        if box.note[other]
        and (box.voice[other], box.bar[other], box.kind[other]) == (box.voice[note], box.bar[note], box.kind[note])
    ]
    place = f"{ORDINALS[alike.index(note)]} " if len(alike) > 1 else ""
    accidental = f" ({ACCIDENTAL_TITLES[box.accidental[note]]})" if box.accidental[note] else ""
    kind, voice = KIND_TITLES[box.kind[note]], VOICE_TITLES[box.voice[note]]
    return f"the {place}{kind}{accidental} of bar {box.bar[note]} in the {voice}"


def bars_words(bars: Sequence[int]) -> str:
    """Bars that follow each other: 8 and 9, 2 to 4."""
    return f"{bars[0]} {'and' if len(bars) == 2 else 'to'} {bars[-1]}"


def note_element(note: int) -> str:
    """The element that stands for a note."""
    return f"note-{note_id(note)}"


def disc_title(colour: int) -> str:
    """A disc: black, or of a seat."""
    return "a black disc" if colour == n.BLACK else f"a disc of {{{colour - 1}}}"


def token_element(token: int) -> str:
    """The element that stands for a Musician token."""
    return f"token-{slug(TOKEN_TITLES[token])}"
