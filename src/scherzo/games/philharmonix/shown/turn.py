"""The turn in progress, the latest concert, and the Maestro's last turn."""

from typing import Any, Literal

from scherzo.core.english import counted
from scherzo.core.members import holds
from scherzo.core.reading import Reading
from scherzo.core.words import Event
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.shown.structs import LastConcert, Maestro, Pending, Turn
from scherzo.games.philharmonix.words import texts
from scherzo.games.philharmonix.words.log import LOG


def turn_view(box: Reading, table: Reading) -> Turn:
    """The turn in progress and what is pending in it."""
    owned = table.soloists[table.active]
    pending = tuple(left for at in reversed(range(table.depth)) if (left := pending_view(table.stack[at], owned)))
    return Turn(
        seat=table.active,
        action=texts.ACTION_NAMES[table.action] if table.strength else "",
        strength=table.strength,
        boosted=bool(table.boosted),
        must_pass=bool(table.forced),
        pending=tuple(pending_words(left) for left in pending),
        left=pending,
        reach=tuple(
            (texts.planet_name(box, planet), steps)
            for planet, steps in enumerate(texts.seen_by_rules(box, table).reach)
            if steps >= 0
        ),
    )


def pending_view(frame: Any, owned: Any) -> Pending | None:
    """What a frame still allows, to one who has these soloists."""
    kind = frame[n.FRAME]
    if kind == n.TOUR:
        return Pending("tour", frame[n.TOUR_STRENGTH], frame[n.TOUR_STEPS])
    if kind == n.CONCERT and frame[n.CONCERT_STEP] == n.SOLOIST_STEP:
        fresh = sum(bool(count) and not holds(frame[n.CONCERT_USED], at) for at, count in enumerate(owned))
        left = min(frame[n.CONCERT_SOLOISTS], fresh)
        return Pending("soloist", left) if left else None
    if kind in KINDS:
        name, slot = KINDS[kind]
        return Pending(name, frame[slot])
    return None


KINDS: dict[int, tuple[Literal["ship", "patron", "upgrade", "compose", "audition"], int]] = {
    n.SHIP: ("ship", n.SHIP_STEPS),
    n.IMPRESS: ("patron", n.IMPRESS_POINTS),
    n.UPGRADE: ("upgrade", n.UPGRADE_POINTS),
    n.COMPOSING: ("compose", n.COMPOSING_LEFT),
    n.AUDITIONING: ("audition", n.AUDITION_LEFT),
}
"""Frames that have something left, and where it stands in them."""


def pending_words(left: Pending) -> str:
    """What is not finished, in words."""
    if left.kind == "tour":
        return f"{counted(left.n, 'point')} of strength and {counted(left.steps, 'step')} of the ship left"
    plurals = {"ship": "steps of the ship", "compose": "symphonies"}
    return f"{counted(left.n, LEFT[left.kind], plurals.get(left.kind, ''))} left"


LEFT = {
    "ship": "step of the ship",
    "patron": "patron point",
    "upgrade": "upgrade point",
    "compose": "symphony",
    "audition": "musician",
    "soloist": "soloist",
}
"""What is left, in words."""


def last_concert(box: Reading, table: Reading) -> LastConcert | None:
    """The latest concert, step by step."""
    last = table.concert
    if last[n.LAST_SEAT] == 0:
        return None
    matched, planet, seat = last[n.LAST_MATCHED], last[n.LAST_PLANET], last[n.LAST_SEAT] - 1
    human = not (box.solo and seat == n.MAESTRO)
    musicians = tuple(holds(matched, i) for i in range(n.MATCHED_SYMPHONIES))
    symphonies = tuple(holds(matched, i) for i in range(n.MATCHED_SYMPHONIES, n.MATCHED_SYMPHONIES + 2))
    return LastConcert(
        seat=seat,
        planet=texts.planet_name(box, planet),
        region=texts.region_name(box, box.region_of[planet]),
        musicians=musicians,
        symphonies=symphonies,
        first=last[n.LAST_FIRST],
        for_musicians=box.musician_prestige[sum(musicians)] if human else 0,
        for_symphonies=box.symphony_prestige[sum(symphonies)] if human else 0,
        ovation=box.ovation if all((*musicians, *symphonies)) else 0,
        prestige=last[n.LAST_PRESTIGE],
        credits=last[n.LAST_CREDITS],
        admiration=box.circles[planet],
    )


def maestro_view(box: Reading, table: Reading) -> Maestro:
    """The Maestro's card and its reasons."""
    card = table.maestro_card - 1
    if card < 0:
        return Maestro("", "", "", "", "", "", ())
    notes = (Event(0, n.MAESTRO_NOTE, why, a, b, 0, 0) for why, a, b in table.notes[: table.note_count])
    lines = (LOG.line(box, note) for note in notes)
    return Maestro(
        card=f"M{card + 1:02}",
        action=texts.ACTION_NAMES[box.maestro_action[card]],
        otherwise=texts.ACTION_NAMES[box.maestro_otherwise[card]],
        region=texts.region_name(box, box.maestro_region[card]),
        takes="soloist" if box.maestro_soloist[card] else "musician",
        used=texts.ACTION_NAMES[table.maestro_used - 1] if table.maestro_used else "",
        why=tuple(line.text for line in lines if line is not None),
    )


def tie_break(box: Reading, table: Reading) -> str:
    """How a tie for the first place was broken, as the log told it at the end."""
    tape: Any = table.tape[: table.told]
    told = (Event(*row[:7]) for row in tape if row[1] == n.TIE_BROKEN)
    lines = (LOG.line(box, event) for event in told)
    return " ".join(line.text for line in lines if line is not None)
