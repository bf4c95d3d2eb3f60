"""Names of everything, for people: cards, seats, notes, tokens, abilities."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from scherzo.games.symphony import names as n
from scherzo.games.symphony.components import Components
from scherzo.games.symphony.options import MASTER_NAMES

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
VOICE_TITLES = ("1st Voice", "2nd Voice", "3rd Voice")
TRACK_TITLES = ("Flat", "Sharp", "Semibreve", "Blue Zone", "Orange Zone", "Green Zone", "Clash")
ZONE_TITLES = ("", "Blue Zone", "Orange Zone", "Green Zone")
TUPLET_TITLES = ("", "", "duplet", "triplet", "quadruplet")
CATEGORY_TITLES = ("Strings", "Brass", "Woodwinds", "Percussions", "Soloist Instruments", "Choirs", "special")
SHEET_TOKEN_TITLES = ("Black Discs", "Chained Discs", "Stacked Discs")
DOT_TITLES = ("Strings", "Brass", "Woodwinds", "Percussions", "Soloist")
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


@cache
def printed() -> Components:
    """Our own component file, for its names."""
    text = (Path(__file__).parent.parent / "components.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Components)


@cache
def card_titles() -> tuple[str, ...]:
    """The name of each of the 60 cards; the advanced kinds of Violin and Viola say so."""
    titles = []
    for row in printed().instrument:
        titles += [row.name + (" (advanced)" if row.variant == "advanced" else "")] * row.copies
    return tuple(titles)


def card_title(card: int) -> str:
    """The name of a card."""
    return card_titles()[int(card)]


def orchestra_title(card: int) -> str:
    """The Orchestra Bonus of a Virtuosity card."""
    return printed().virtuosity_card[int(card)].orchestra.name


def symphony_title(card: int) -> str:
    """The Symphony Bonus of a Virtuosity card."""
    return printed().virtuosity_card[int(card)].symphony.name


def slug(title: str) -> str:
    """A name for notations and element ids: small letters and hyphens."""
    kept = "".join(c if c.isalnum() else " " for c in title.lower())
    return "-".join(kept.split())


def place_title(at: int) -> str:
    """A place of the orchestra: C4, Concertmaster, Conductor."""
    if at == n.CONCERTMASTER:
        return "Concertmaster"
    if at == n.CONDUCTOR:
        return "Conductor"
    return f"{'ABCDE'[int(at) // n.ROWS]}{int(at) % n.ROWS + 1}"


def place_element(at: int) -> str:
    """The element that stands for a place of the orchestra."""
    return f"seat-{place_title(at)}" if at < n.SEATS else place_title(at).lower()


def instrument_title(table: Any, at: int) -> str:
    """An Instrument with its place: the Violin on C4."""
    if at == n.CONDUCTOR:
        return MASTER_NAMES[int(table.master)]
    return f"the {card_title(table.card[at])}" + (f" on {place_title(at)}" if at < n.SEATS else "")


def note_id(note: int) -> str:
    """Sheet, Voice and number: 2.1.6."""
    note = int(note)
    return f"{note // n.PER_SHEET + 1}.{note % n.PER_SHEET // n.PER_VOICE + 1}.{note % n.PER_VOICE + 1}"


def note_title(box: Any, note: int) -> str:
    """A note in words: note 2.1.6, a quaver in bar 5, 1st Voice."""
    accidental = ("", "flat ", "sharp ")[int(box.accidental[note])]
    kind = KIND_TITLES[int(box.kind[note])]
    return f"note {note_id(note)} ({accidental}{kind}, bar {int(box.bar[note])}, {VOICE_TITLES[int(box.voice[note])]})"


def disc_title(colour: int) -> str:
    """A disc: black, or of a seat."""
    return "a black disc" if colour == n.BLACK else f"a disc of {{{int(colour) - 1}}}"


@cache
def ability_titles(bits: int, virtuosity: int) -> tuple[str, ...]:
    """Abilities in words."""
    found = [title for bit, title in ABILITY_TITLES.items() if int(bits) & bit]
    if virtuosity:
        found.append(f"Virtuosity {int(virtuosity)}")
    return tuple(found)


def slot_title(slot: int) -> str:
    """A place for a disc on an Instrument."""
    return "left of all discs" if slot < n.FIRST_SPACE else f"space {slot - n.FIRST_SPACE + 1}"
