"""What recorded games of Philharmonix must show between them: actions, patrons, hats, soloists, the Maestro, ..."""

from scherzo.core.match import Match
from scherzo.core.words import Event
from scherzo.games.philharmonix import names as ph

EVENTS = {
    ph.PAID: "an occupied space paid for",
    ph.BOOSTED: "a strength boost",
    ph.TOUR_BEGAN: "a tour",
    ph.FLEW: "a flight",
    ph.FAN_TAKEN: "a fan taken",
    ph.ACTIVATED: "a patron's ability",
    ph.PERFORMED: "a concert",
    ph.ADVANCED: "a symphony advanced",
    ph.SYMPHONY_TAKEN: "a symphony composed",
    ph.REROLLED: "a reroll",
    ph.RECRUITED: "a musician recruited",
    ph.SOLOIST_RECRUITED: "a soloist recruited",
    ph.CONDUCTED: "a conductor slot",
    ph.UPGRADED: "an upgrade",
    ph.KEY_TAKEN: "a piano key",
    ph.PASSED: "a pass",
    ph.SETTLED: "action points settled",
    ph.SPACE_TAKEN: "a turn order space",
    ph.RECORD_TAKEN: "a Record card taken",
    ph.RECORD_SOLD: "a Record card sold",
    ph.MAESTRO_CARD: "a Maestro card",
    ph.TILE_TAKEN_AWAY: "a tile taken by the Maestro",
    ph.RESHUFFLED: "a pile shuffled again",
}

ALL = {
    *EVENTS.values(),
    *(f"action {action}" for action in range(ph.ACTIONS)),
    *(f"hat {hat}" for hat in range(ph.HATS)),
    *(f"soloist {kind} used" for kind in range(ph.SOLOISTS)),
    *(f"admiration in region {region}" for region in range(ph.REGIONS)),
    "a patron impressed in the middle",
    "a patron impressed on the prestige space",
    "a symphony in the silver slot",
    "a symphony in the gold slot",
    "regions drafted",
    *(f"Maestro {level}" for level in ("apprentice", "virtuoso", "legend")),
    *(f"{players} players" for players in (1, 2, 3, 4)),
}


def features(match: Match) -> set[str]:
    """The features of a finished match."""
    found = {f"{match.players} players"}
    if match.players == 1:
        found.add(f"Maestro {match.chosen_options['maestro']}")
    if match.chosen_options["regions"] == "draft":
        found.add("regions drafted")
    events = [*match.opening, *(event for move in match.moves for event in move.events)]
    return found | {name for event in events for name in named(event)}


def named(event: Event) -> set[str]:
    found = {EVENTS[event.kind]} if event.kind in EVENTS else set()
    if event.kind == ph.SELECTED:
        found.add(f"action {event.b}")
    elif event.kind == ph.HAT_TAKEN:
        found.add(f"hat {event.b}")
    elif event.kind == ph.SOLOIST_USED:
        found.add(f"soloist {event.b} used")
    elif event.kind == ph.ADMIRED:
        found.add(f"admiration in region {event.b}")
    elif event.kind == ph.IMPRESSED:
        found.add(f"a patron impressed {'on the prestige space' if event.c else 'in the middle'}")
    elif event.kind == ph.ADVANCED and event.d >= 3:
        found.add(f"a symphony in the {'silver' if event.d == 3 else 'gold'} slot")
    return found
