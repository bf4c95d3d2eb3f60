"""What the two bonuses of a Virtuosity card pay, in one sentence each, with the points of the Box."""

from collections.abc import Callable

from scherzo.core.english import counted
from scherzo.core.members import members_of
from scherzo.core.reading import Reading
from scherzo.games.symphony import names as n
from scherzo.games.symphony.words.texts import CATEGORY_ONE, KIND_TITLES, TUPLET_TITLES, ZONE_TITLES

COLOURED = {n.BLUE_NOTE: "a blue", n.ORANGE_NOTE: "an orange"}


def orchestra_text(box: Reading, card: int) -> str:
    """The Orchestra Bonus of a Virtuosity card."""
    of, points = box.o_of[card], counted(box.o_vp[card], "point")
    controlled: dict[int, Callable[[], str]] = {
        n.PER_CATEGORY: lambda: f"{CATEGORY_ONE[of]} you control",
        n.CAPRICCIO: lambda: f"{either(of)} you control",
        n.ASSORTMENT: lambda: "category among the Instruments you control",
        n.CLEF_MASTER: lambda: "different combination of Clefs among the Instruments you control",
        n.LITTLE_ORCHESTRA: lambda: f"Instrument you control whose number is a multiple of {of}",
        n.TROUBLESOME_CLEF: lambda: f"Instrument you control without the {clef(of)} Clef",
        n.EXPERIMENTAL: lambda: "Instrument you control that is not well placed",
        n.GLISSANDO: lambda: "Instrument you control with an unlocked grey Note space",
        n.NEUTRAL_MELODY: lambda: "Instrument you control with an unlocked black Note space",
    }
    if box.o_kind[card] == n.TALENTS:
        return f"Take a Musician token that is left over, then score {points} for each one you own."
    return f"{points} for each {controlled[box.o_kind[card]]()}."


def symphony_text(box: Reading, card: int) -> str:
    """The Symphony Bonus of a Virtuosity card."""
    kind, of, more = box.s_kind[card], box.s_of[card], box.s_more[card]
    points = counted(box.s_vp[card], "point")
    if kind == n.UBIQUITY:
        return f"{points} for each bar with a disc of yours, and {more} for each majority of a Sheet."
    where: dict[int, Callable[[], str]] = {
        n.PER_KIND: lambda: f"on a {KIND_TITLES[of]}",
        n.PER_TUPLET: lambda: f"on a note of a {TUPLET_TITLES[of]}",
        n.FUSION: lambda: "that lies below another disc",
        n.DOMINANCE: lambda: f"on one of the {more} notes before or after a {ZONE_TITLES[of]}",
        n.PIVOTAL: lambda: f"right {'after' if more else 'before'} {COLOURED[of]} note",
    }
    return f"{points} for each of your discs {where[kind]()}, overwritten ones included."


def either(categories: int) -> str:
    """One of several categories."""
    titles = [CATEGORY_ONE[i] for i in members_of(categories)]
    return " or ".join(titles)


def clef(bits: int) -> str:
    """A single Clef."""
    return "CFG"[bits.bit_length() - 1]
