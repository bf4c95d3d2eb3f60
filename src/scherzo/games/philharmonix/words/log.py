"""Events in words: the log of a game, each sentence with the rules it rests on."""

from collections.abc import Callable
from typing import Any

from scherzo.core.reading import Reading, read_box
from scherzo.core.words import Event, Line
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.words import texts
from scherzo.games.philharmonix.words.texts import patron_name as patron
from scherzo.games.philharmonix.words.texts import planet_name as planet
from scherzo.games.philharmonix.words.texts import record_name as record
from scherzo.games.philharmonix.words.texts import region_name as region


def line(box: Any, event: Event) -> Line | None:
    """An event of the tape as a sentence; None for those that another sentence already tells."""
    say = SENTENCES.get(event.kind)
    if say is None:
        return None
    text, rules, elements = say(read_box(box), event)
    return Line(text, rules, elements)


Said = tuple[str, tuple[str, ...], tuple[str, ...]]


def say_gained(box: Reading, e: Event) -> Said:
    """GAINED: plain gains, each with the marker's new place."""
    who, what, count, now = f"{{{e.a}}}", e.b, e.c, e.d
    if what == n.AP_BACK:
        return (
            f"{who} regains {texts.amount(count, 'action point')} (now {now}).",
            ("PH-EFFECT-2",),
            (f"seat-{e.a}-ap",),
        )
    if what == n.AP_LIMIT:
        return f"{who} raises the limit by {count} to {now}.", ("PH-EFFECT-2",), (f"seat-{e.a}-limit",)
    noun = texts.GAIN_NAMES[what]
    return (
        f"{who} gains {texts.amount(count, noun)} (now {now}).",
        ("PH-EFFECT-1",),
        (f"seat-{e.a}-{texts.amount(2, noun)[2:]}",),
    )


def say_spent(box: Reading, e: Event) -> Said:
    """SPENT: what was paid to the supply."""
    return f"{{{e.a}}} pays {texts.amount(e.c, texts.GAIN_NAMES[e.b])} (now {e.d}).", (), (f"seat-{e.a}",)


def say_paid(box: Reading, e: Event) -> Said:
    """PAID: the surcharge for a Manager."""
    element = (f"manager-{e.b}",)
    if e.c == 0:
        return f"{{{e.a}}} spends 1 more action point for the Manager of {{{e.b}}}.", ("PH-SELECT-4",), element
    to = "the supply" if box.solo else f"{{{e.b}}}"
    return f"{{{e.a}}} pays {texts.amount(e.c, 'credit')} to {to} for the Manager there.", ("PH-SELECT-4",), element


def say_row(box: Reading, e: Event) -> Said:
    """ROW_USED: the row of the action table."""
    action, row = texts.ACTION_NAMES[e.b], texts.ROMAN[e.c]
    words = texts.row_words(box, e.b, e.c)
    if e.b == n.INVEST:
        words = words.split(", or ")[e.d]
    return f"{{{e.a}}} uses row {row} of {action}: {words}.", ("PH-SELECT-3",), (f"row-{action.lower()}-{e.c}",)


def say_impressed(box: Reading, e: Event) -> Said:
    """IMPRESSED: a hat on a Patron card."""
    name = texts.patron_name(e.b)
    space = " on the prestige space" if e.c else ""
    return f"{{{e.a}}} impresses {name}{space}.", ("PH-PATRON-2", "PH-PATRON-3"), (f"patron-{name}",)


def say_hat(box: Reading, e: Event) -> Said:
    """HAT_TAKEN: the hat with its bonus."""
    bonus = texts.bonus(box, n.HAT_LIST + e.b)
    return f"{{{e.a}}} takes hat {e.b + 1}: {bonus}.", ("PH-PATRON-7",), (f"seat-{e.a}-hat-{e.b + 1}",)


def say_finished(box: Reading, e: Event) -> Said:
    """FINISHED: something optional that was declined or brought to an end."""
    return f"{{{e.a}}} {ENDINGS[e.b]}.", ("PH-RULING-85",), (f"seat-{e.a}",)


ENDINGS = {
    n.TOUR: "ends the tour",
    n.SHIP: "moves the ship no further",
    n.IMPRESS: "spends no more patron points",
    n.ADVANCE: "advances no symphony",
    n.SOLOIST: "uses no more soloists",
    n.UPGRADE: "upgrades nothing more",
    n.COMPOSING: "has finished composing",
    n.AUDITIONING: "has finished the audition",
    n.SYMPHONY: "takes no symphony",
    n.MUSICIAN: "recruits nobody",
    n.KEY: "leaves the keys of this set",
    n.ACTIVATE: "activates nobody",
}


def say_performed(box: Reading, e: Event) -> Said:
    """PERFORMED: a concert and what it matched."""
    planet = texts.planet_name(box, e.b)
    matched = f"{texts.amount(e.d, 'musician')} and {e.e} of 2 symphonies match"
    ovation = ", a standing ovation" if e.d == 3 and e.e == 2 else ""
    text = f"{{{e.a}}} performs on {planet} for demand tile {e.c + 1}"
    if box.solo and e.a == 1:
        return f"{text}.", ("PH-SOLO-10",), (f"planet-{planet}",)
    return f"{text}: {matched}{ovation}.", ("PH-PERFORM-5", "PH-PERFORM-7", "PH-PERFORM-8"), (f"planet-{planet}",)


def say_settled(box: Reading, e: Event) -> Said:
    """SETTLED: unspent or overspent action points."""
    element = (f"seat-{e.a}-ap",)
    if e.d:
        return (
            f"{{{e.a}}} loses {texts.amount(e.d, 'prestige')} for action points above the limit.",
            ("PH-PASS-2",),
            element,
        )
    if e.b + e.c == 0:
        return f"{{{e.a}}} has nothing to settle.", ("PH-PASS-2",), element
    text = f"{{{e.a}}} settles {texts.amount(e.b, 'point')} for experience and {e.c} for credits."
    return text, ("PH-PASS-2", "PH-RULING-64"), element


def say_upgraded(box: Reading, e: Event) -> Said:
    """UPGRADED: a musician one rank higher."""
    kind = texts.TYPE_NAMES[e.b]
    return f"{{{e.a}}} raises {kind} to {texts.amount(e.c, 'star')}.", ("PH-PROMOTE-2",), (f"seat-{e.a}-{kind}-{e.c}",)


def say_conducted(box: Reading, e: Event) -> Said:
    """CONDUCTED: a disc on a conductor slot."""
    colours = [texts.COLOUR_NAMES[c] for c in range(n.COLOURS) if (box.slot_colours[e.b] >> c) & 1]
    text = f"{{{e.a}}} upgrades the conductor for {' and '.join(colours)}."
    return text, ("PH-PROMOTE-7",), (f"seat-{e.a}-conductor-{e.b + 1}",)


def say_taken_away(box: Reading, e: Event) -> Said:
    """TILE_TAKEN_AWAY: the Maestro's audition."""
    region, kind = texts.region_name(box, e.a), "soloist" if e.b else "musician"
    return f"{{1}} takes the {kind} of {region} out of the game.", ("PH-SOLO-13",), (f"{kind}-{region}",)


def say_advanced(box: Reading, e: Event) -> Said:
    """ADVANCED: a symphony on its way."""
    colour, before, after = texts.COLOUR_NAMES[e.b], texts.ROW_NAMES[e.c], texts.ROW_NAMES[e.d]
    text = f"{{{e.a}}} advances {colour} from the {before} to the {after}."
    return text, ("PH-SYMPH-8",), (f"seat-{e.a}-{after.replace(' ', '-')}",)


def say_symphony_taken(box: Reading, e: Event) -> Said:
    """SYMPHONY_TAKEN: a tile from the supply."""
    colour = texts.COLOUR_NAMES[e.b]
    source = f"with die {e.c + 1}" if e.c >= 0 else "from the supply"
    return f"{{{e.a}}} takes a {colour} symphony {source}.", ("PH-COMPOSE-2",), (f"supply-{colour}",)


def action(number: int) -> str:
    """The name of an action."""
    return texts.ACTION_NAMES[number]


def soloist(kind: int) -> str:
    """The name of a soloist."""
    return texts.SOLOIST_NAMES[kind]


SENTENCES: dict[int, Callable[[Reading, Event], Said]] = {
    n.ROUND_BEGAN: lambda box, e: (f"Round {e.a} begins.", ("PH-ROUND-11",), ("round",)),
    n.STRENGTH_DEALT: lambda box, e: (
        f"{action(e.a)} has strength {texts.ROMAN[e.b]}.",
        ("PH-ROUND-5",),
        (f"action-{action(e.a).lower()}",),
    ),
    n.ORDER_DRAWN: lambda box, e: (
        f"{{{e.a}}} plays in position {e.b + 1} and starts with {texts.amount(e.c, 'credit')}.",
        ("PH-SETUP-23",),
        (f"seat-{e.a}",),
    ),
    n.TURN_TILE_LAID: lambda box, e: (
        f"Turn Order tile T{e.b + 1} is for round {e.a}.",
        ("PH-SETUP-4",),
        ("turn-order",),
    ),
    n.MUSICIAN_ROLLED: lambda box, e: (
        f"Musician die {e.a + 1} shows {texts.musician(e.b, e.c)}.",
        ("PH-SETUP-5",),
        (f"musician-die-{e.a + 1}",),
    ),
    n.SYMPHONY_ROLLED: lambda box, e: (
        f"Symphony die {e.a + 1} shows {texts.COLOUR_NAMES[e.b]}.",
        ("PH-SETUP-6",),
        (f"symphony-die-{e.a + 1}",),
    ),
    n.DEMAND_LAID: lambda box, e: (
        f"Demand tile {e.b + 1} lies in {region(box, e.a)}: {texts.demand_words(box, e.b)}.",
        ("PH-ROUND-8",),
        (f"demand-{region(box, e.a)}",),
    ),
    n.DEMAND_REMOVED: lambda box, e: (
        f"Demand tile {e.b + 1} leaves {region(box, e.a)}; its discs return.",
        ("PH-ROUND-8",),
        (f"demand-{region(box, e.a)}",),
    ),
    n.MUSICIAN_LAID: lambda box, e: (
        f"A 3-star {texts.TYPE_NAMES[e.b]} waits in {region(box, e.a)}.",
        ("PH-ROUND-10",),
        (f"musician-{region(box, e.a)}",),
    ),
    n.SOLOIST_LAID: lambda box, e: (
        f"A {soloist(e.b)} waits in {region(box, e.a)}.",
        ("PH-ROUND-10",),
        (f"soloist-{region(box, e.a)}",),
    ),
    n.PATRON_LAID: lambda box, e: (
        f"Patron {patron(e.b)} joins the column.",
        ("PH-SETUP-9",),
        (f"patron-{patron(e.b)}",),
    ),
    n.FAN_CARD: lambda box, e: (f"Starting Fan card F{e.a + 1} puts fans on planets.", ("PH-SETUP-11",), ("map",)),
    n.REGION_TAKEN: lambda box, e: (
        f"{{{e.a}}} starts in {region(box, e.b)}.",
        ("PH-SETUP-13", "PH-SETUP-14"),
        (f"region-{region(box, e.b)}",),
    ),
    n.SYMPHONY_DEALT: lambda box, e: (
        f"{{{e.a}}} starts with a {texts.COLOUR_NAMES[e.b]} symphony.",
        ("PH-SETUP-15",),
        (f"seat-{e.a}",),
    ),
    n.SELECTED: lambda box, e: (
        f"{{{e.a}}} selects {action(e.b)} for {texts.amount(e.c, 'action point')} (now {e.d}).",
        ("PH-SELECT-2",),
        (f"action-{action(e.b).lower()}",),
    ),
    n.PAID: say_paid,
    n.BOOSTED: lambda box, e: (
        f"{{{e.a}}} raises the strength to {texts.ROMAN[e.b]}.",
        ("PH-FREE-4",),
        (f"seat-{e.a}-fans",),
    ),
    n.ROW_USED: say_row,
    n.TOUR_BEGAN: lambda box, e: (
        f"{{{e.a}}} tours and sells merchandise with strength {e.b}.",
        ("PH-TOUR-1",),
        ("tour",),
    ),
    n.FLEW: lambda box, e: (
        f"{{{e.a}}} flies from {planet(box, e.b)} to {planet(box, e.c)}.",
        ("PH-TOUR-2",),
        (f"planet-{planet(box, e.c)}",),
    ),
    n.FAN_TAKEN: lambda box, e: (
        f"{{{e.a}}} takes the fan on {planet(box, e.b)} (now {e.c}).",
        ("PH-TOUR-5",),
        (f"planet-{planet(box, e.b)}",),
    ),
    n.GAINED: say_gained,
    n.SPENT: say_spent,
    n.IMPRESSED: say_impressed,
    n.HAT_TAKEN: say_hat,
    n.FINISHED: say_finished,
    n.TURN_ENDED: lambda box, e: (f"{{{e.a}}} ends the turn.", ("PH-TURN-3",), (f"seat-{e.a}",)),
    n.ACTIVATED: lambda box, e: (
        f"{{{e.a}}} activates {patron(e.b)}: {texts.bonus(box, n.PATRON_LIST + e.b)}.",
        ("PH-PATRON-9",),
        (f"patron-{patron(e.b)}",),
    ),
    n.PERFORMED: say_performed,
    n.ADVANCED: say_advanced,
    n.SOLOIST_USED: lambda box, e: (
        f"{{{e.a}}} uses the {soloist(e.b)}.",
        ("PH-PERFORM-12",),
        (f"seat-{e.a}-soloist-{soloist(e.b)}",),
    ),
    n.ADMIRED: lambda box, e: (
        f"{{{e.a}}} reaches {e.c} on the admiration track of {region(box, e.b)}.",
        ("PH-ADM-3",),
        (f"track-{region(box, e.b)}",),
    ),
    n.UPGRADED: say_upgraded,
    n.CONDUCTED: say_conducted,
    n.SYMPHONY_TAKEN: say_symphony_taken,
    n.REROLLED: lambda box, e: (
        f"{{{e.a}}} rerolls the {'symphony' if e.b else 'musician'} dice not chosen.",
        ("PH-FREE-6",),
        ("symphony-dice" if e.b else "musician-dice",),
    ),
    n.RECRUITED: lambda box, e: (
        f"{{{e.a}}} recruits {texts.musician(e.b, e.c)}.",
        ("PH-AUDITION-3",),
        (f"seat-{e.a}-{texts.TYPE_NAMES[e.b]}",),
    ),
    n.SOLOIST_RECRUITED: lambda box, e: (
        f"{{{e.a}}} recruits the {soloist(e.b)}.",
        ("PH-AUDITION-6",),
        (f"seat-{e.a}-soloist-{soloist(e.b)}",),
    ),
    n.STARS_MOVED: lambda box, e: (
        f"{{{e.a}}} moves the star marker by {e.b}, to {e.c}.",
        ("PH-PIANO-1",),
        (f"star-{e.a}",),
    ),
    n.KEY_TAKEN: lambda box, e: (
        f"{{{e.a}}} takes key {e.b}: {texts.bonus(box, n.KEY_LIST + e.b)}.",
        ("PH-PIANO-2",),
        (f"key-{e.b}",),
    ),
    n.PASSED: lambda box, e: (f"{{{e.a}}} passes.", ("PH-PASS-1",), (f"seat-{e.a}",)),
    n.SETTLED: say_settled,
    n.SPACE_TAKEN: lambda box, e: (
        f"{{{e.a}}} takes space {e.b + 1} of the next turn order.",
        ("PH-PASS-4",),
        (f"space-{e.b + 1}",),
    ),
    n.RECORD_TAKEN: lambda box, e: (
        f"{{{e.a}}} takes Record {record(e.b)}.",
        ("PH-RECORD-2",),
        (f"record-{record(e.b)}",),
    ),
    n.RECORD_SOLD: lambda box, e: (
        f"{{{e.a}}} sells Record {record(e.b)}.",
        ("PH-RECORD-4",),
        (f"record-{record(e.b)}",),
    ),
    n.RECORD_LAID: lambda box, e: (
        f"Record {record(e.b)} is turned up: {texts.record_words(box, e.b)}.",
        ("PH-RECORD-3",),
        (f"record-{record(e.b)}",),
    ),
    n.MAESTRO_CARD: lambda box, e: (f"{{1}} turns over card M{e.a + 1:02}.", ("PH-SOLO-5",), ("maestro-deck",)),
    n.RESHUFFLED: lambda box, e: (
        ("The Maestro's discards are shuffled.", ("PH-SOLO-3",), ("maestro-deck",))
        if e.a
        else ("The discarded Demand tiles are shuffled.", ("PH-ROUND-9",), ("demand-pile",))
    ),
    n.TILE_TAKEN_AWAY: say_taken_away,
    n.GAME_ENDED: lambda box, e: ("The game is over.", ("PH-END-1",), ()),
}
"""For each kind of event, its sentence."""
