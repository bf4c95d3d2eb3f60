"""What happened, in sentences."""

from collections.abc import Callable
from typing import Any

from scherzo.core.reading import Reading, read_box
from scherzo.core.words import Event, Line
from scherzo.games.symphony import names as n
from scherzo.games.symphony.options import MASTER_NAMES
from scherzo.games.symphony.words.texts import (
    TOKEN_TITLES,
    TRACK_TITLES,
    VOICE_TITLES,
    card_title,
    disc_title,
    note_id,
    note_title,
    orchestra_title,
    place_element,
    place_title,
    slot_title,
    slug,
    symphony_title,
)


def line(box: Any, event: Event) -> Line | None:
    """An event as a sentence."""
    teller = SENTENCES.get(event.kind)
    return teller(read_box(box), event) if teller is not None else None


def place_name(named: int) -> str:
    """An Instrument in a sentence, from its place and card in one number."""
    card, at = divmod(named, n.INSTRUMENTS)
    return f"the {card_title(card)} on {place_title(at)}" if at < n.SEATS else f"the {place_title(at)}"


def place_mark(named: int) -> str:
    """The element that stands for an Instrument of an event."""
    return place_element(named % n.INSTRUMENTS)


def opening(named: int) -> str:
    """An Instrument at the beginning of a sentence."""
    name = place_name(named)
    return name[0].upper() + name[1:]


def points(vp: int) -> str:
    """Points at the end of a sentence."""
    return f" for {vp} point{'s' if vp != 1 else ''}" if vp else ""


def seated(box: Reading, e: Event) -> Line:
    """A card takes its seat."""
    who = f"{{{e.a}}} puts" if e.a >= 0 else "The first cards:" if not box.orchestra else "The preset orchestra:"
    well = "well placed" if e.d else "not well placed"
    text = f"{who} the {card_title(e.b)} on {place_title(e.c)}, {well}."
    return Line(text, ("SY-SEAT-2", "SY-CARD-6") if e.a >= 0 else ("SY-ORCH-1",), (place_element(e.c),))


def controlled(box: Reading, e: Event) -> Line:
    """Somebody takes control."""
    name = f"the {card_title(e.d)} on {place_title(e.b)}" if e.b < n.SEATS else f"the {place_title(e.b)}"
    part = f", Part {e.c + 1}" if e.b < n.SEATS and box.parts[e.d] > 1 else ""
    return Line(f"{{{e.a}}} takes control of {name}{part}.", ("SY-SEAT-3", "SY-CARD-2"), (place_element(e.b),))


def drafted(box: Reading, e: Event) -> Line:
    """A card of the draft."""
    return Line(f"{{{e.a}}} keeps the {card_title(e.b)}.", ("SY-DRAFT-2",), (f"card-{slug(card_title(e.b))}",))


def took_token(box: Reading, e: Event) -> Line:
    """A Musician token finds an owner."""
    title = TOKEN_TITLES[e.b]
    where, rule = (
        (" beside the pentagon", "SY-BONUS-3"), (" for Group of Talents", "SY-VO-13"),
        (f" on the Minim {note_id(e.d)}", "SY-PLACE-5"), (" from the box", "SY-MASTER-FURTWANGLER"),
    )[e.c]  # fmt: skip
    return Line(f"{{{e.a}}} takes the token {title}{where}.", (rule,), (f"token-{slug(title)}",))


def passed(box: Reading, e: Event) -> Line:
    """Something that was offered is left."""
    if e.b == n.TOKEN:
        return Line(f"{{{e.a}}} puts no token.", ("SY-PLAY-2",))
    if e.b == n.PRE_ECLECTIC:
        return Line(f"{{{e.a}}} unlocks nothing before the Attack.", ("SY-RULING-36",))
    return Line(f"{{{e.a}}} chains no further disc.", ("SY-ABIL-CHAIN",))


def token_placed(box: Reading, e: Event) -> Line:
    """A Musician token is used."""
    title = TOKEN_TITLES[e.c]
    return Line(f"{{{e.a}}} puts {title} on {place_name(e.b)}{points(e.d)}.", ("SY-PLAY-2",), (place_mark(e.b),))


def placed(box: Reading, e: Event) -> Line:
    """A disc on an empty note."""
    text = f"{{{e.a}}} plays {disc_title(e.c)} from {place_name(e.b)} on {note_title(box, e.d)}{points(e.e)}."
    return Line(text, ("SY-PLAY-3", "SY-VP-1"), (f"note-{note_id(e.d)}", place_mark(e.b)))


def overwrote(box: Reading, e: Event) -> Line:
    """A disc on another one."""
    text = f"{{{e.a}}} overwrites {note_title(box, e.d)} with {disc_title(e.c)} from {place_name(e.b)}{points(e.e)}."
    return Line(text, ("SY-VP-2",), (f"note-{note_id(e.d)}", place_mark(e.b)))


def paired(box: Reading, e: Event) -> Line:
    """Two discs on a Semibreve."""
    lower, upper = disc_title(e.c % 8), disc_title(e.c // 8)
    text = f"{{{e.a}}} fills {note_title(box, e.d)} with {lower} and {upper} on top{points(e.e)}."
    return Line(text, ("SY-PLACE-6",), (f"note-{note_id(e.d)}", place_mark(e.b)))


def burnt(box: Reading, e: Event) -> Line:
    """A disc is lost."""
    return Line(f"{disc_title(e.c).capitalize()} of {place_name(e.b)} is burnt.", ("SY-PLAY-7",), (place_mark(e.b),))


def added(box: Reading, e: Event) -> Line:
    """An extra disc on an Instrument."""
    text = f"{{{e.a}}} adds {disc_title(e.c)} to {place_name(e.b)}, {slot_title(e.d)}."
    rule = "SY-TOKEN-PROLONGED" if e.kind == n.ADDED else "SY-PLAY-5"
    return Line(text, (rule,), (place_mark(e.b),))


def objective(box: Reading, e: Event) -> Line:
    """An Orchestra Bonus."""
    verb, rule = {
        n.REVEALED: ("reveals", "SY-OBJ-1"), n.ORCHESTRA_BONUS: ("reveals", "SY-PROG-9"),
        n.PUBLIC_BONUS: ("scores", "SY-OBJ-2"),
    }[e.kind]  # fmt: skip
    text = f"{{{e.a}}} {verb} {orchestra_title(e.b)} for {e.c} points."
    return Line(text, (rule,), (f"virtuosity-{e.b + 1}",))


def track(box: Reading, e: Event) -> Line:
    """Steps on a track."""
    title = TRACK_TITLES[e.b]
    steps = f"{e.c} step{'s' if e.c > 1 else ''}"
    rule = "SY-MID-3" if e.b >= n.BLUE_TRACK else "SY-MID-2"
    return Line(f"{{{e.a}}} advances {steps} on the {title} track, to {e.d}.", (rule,), (f"track-{slug(title)}",))


SENTENCES: dict[int, Callable[[Reading, Event], Line]] = {
    n.FIRST_PLAYER: lambda box, e: Line(f"{{{e.a}}} has the First Player token.", ("SY-SETUP-13", "SY-TIE-1")),
    n.MASTER_DRAWN: lambda box, e: Line(f"{MASTER_NAMES[e.a]} conducts.", ("SY-SETUP-4",), ("conductor",)),
    n.CARD_SEATED: seated,
    n.TOOK_CHOIR: lambda box, e: Line(f"{{{e.a}}} takes a Choir.", ("SY-ORCH-4",)),
    n.TOOK_CHOIR_CARD: lambda box, e: Line(f"It is the {card_title(e.b)}.", ("SY-ORCH-4",)),
    n.DEALT: lambda box, e: Line(f"Everybody is dealt {e.a} cards.", ("SY-ORCH-5",)),
    n.DRAFTED: drafted,
    n.DRAFT_ROUND: lambda box, e: Line(f"Round {e.a + 1} of the draft is complete.", ("SY-DRAFT-2",)),
    n.DISCARDED: lambda box, e: Line(f"{{{e.a}}} throws the {card_title(e.b)} away.", ("SY-MASTER-BERLIOZ",)),
    n.TOOK_CONTROL: controlled,
    n.EXTRA_DISC: lambda box, e: Line(
        f"{opening(e.b)} gets an extra disc of {{{e.a}}}.", ("SY-MASTER-BERLIOZ",)
    ),
    n.MINORITY: lambda box, e: Line(
        f"{{{e.a}}} has the fewest discs in Column {'ABCDE'[e.b]} ({e.d}) and takes the token {TOKEN_TITLES[e.c]}.",
        ("SY-BONUS-1",), (f"token-{slug(TOKEN_TITLES[e.c])}",),
    ),
    n.TOOK_TOKEN: took_token,
    n.STACKED: lambda box, e: Line(
        f"{{{e.a}}} stacks {e.c} discs on {place_name(e.b)}: it is Absolute.", ("SY-ABS-1",), (place_mark(e.b),)
    ),
    n.REVEALED: objective,
    n.PUBLIC_BONUS: objective,
    n.ORCHESTRA_BONUS: objective,
    n.MOVEMENT_BEGINS: lambda box, e: Line(
        f"Movement {'ABCDE'[e.a]} begins: bars {int(box.from_bar[e.a])} to {int(box.to_bar[e.a])}.", ("SY-SYM-2",)
    ),
    n.CODA_BEGINS: lambda box, e: Line(f"Coda of Movement {'ABCDE'[e.a]}.", ("SY-ORDER-4",)),
    n.PASSED: passed,
    n.CHOSE: lambda box, e: Line(f"{{{e.a}}} has chosen an objective.", ("SY-OBJ-1",)),
    n.TOKEN_PLACED: token_placed,
    n.UNLOCKED: lambda box, e: Line(
        f"{opening(e.b)} counts as well placed.", ("SY-TOKEN-ECLECTIC",),
        (place_mark(e.b),),
    ),
    n.ADDED: added,
    n.CONDUCTED: added,
    n.SWAPPED: lambda box, e: Line(
        f"{{{e.a}}} swaps {disc_title(e.c)} of the Concertmaster for {disc_title(e.b)}.", ("SY-TOKEN-PROLONGED",),
        ("concertmaster",),
    ),
    n.PLACED: placed,
    n.OVERWROTE: overwrote,
    n.PAIRED: paired,
    n.BURNT: burnt,
    n.CLASHED: lambda box, e: Line(f"It clashes: {{{e.a}}} has {e.b} on the Clash track.", ("SY-CLEF-3",)),
    n.DISTURBED: lambda box, e: Line(
        f"{opening(e.a)} is disturbed and loses {disc_title(e.b)}.", ("SY-ABIL-DIST",),
        (place_mark(e.a),),
    ),
    n.OBSESSED: lambda box, e: Line(
        f"{opening(e.b)} is Obsessive: {place_name(e.a)} plays next.", ("SY-ABIL-OBS",),
        (place_mark(e.a),),
    ),
    n.GAVE_TOKEN: lambda box, e: Line(f"{{{e.a}}} gives {TOKEN_TITLES[e.c]} to {{{e.b}}}.", ("SY-MASTER-KLEIBER",)),
    n.TRACK_STEP: track,
    n.SHEET_SCORED: lambda box, e: Line(
        f"{{{e.a}}} has the majority of Sheet {e.b + 1}: {e.c} points.", ("SY-MID-4",), (f"sheet-{e.b + 1}",)
    ),
    n.VOICE_SCORED: lambda box, e: Line(
        f"{{{e.a}}} has the majority of the {VOICE_TITLES[e.b]}: {e.c} points.", ("SY-END-1",), (f"voice-{e.b + 1}",)
    ),
    n.SYMPHONY_BONUS: lambda box, e: Line(
        f"{{{e.a}}} scores {symphony_title(e.b)}: {e.c} points.", ("SY-END-3",), (f"virtuosity-{e.b + 1}",)
    ),
    n.ENDED: lambda box, e: Line("The last note has sounded: the game is over.", ("SY-END-5",)),
}  # fmt: skip
