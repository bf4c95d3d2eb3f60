"""What recorded games of Philharmonix must show between them: actions, patrons, hats, soloists, the Maestro, ..."""

from scherzo.core.match import Match
from scherzo.core.words import Event
from scherzo.games.philharmonix import names as n

EVENTS = {
    n.PAID: "an occupied space paid for",
    n.BOOSTED: "a strength boost",
    n.TOUR_BEGAN: "a tour",
    n.FLEW: "a flight",
    n.FAN_TAKEN: "a fan taken",
    n.ACTIVATED: "a patron's ability",
    n.PERFORMED: "a concert",
    n.ADVANCED: "a symphony advanced",
    n.SYMPHONY_TAKEN: "a symphony composed",
    n.REROLLED: "a reroll",
    n.RECRUITED: "a musician recruited",
    n.SOLOIST_RECRUITED: "a soloist recruited",
    n.CONDUCTED: "a conductor slot",
    n.UPGRADED: "an upgrade",
    n.KEY_TAKEN: "a piano key",
    n.PASSED: "a pass",
    n.SETTLED: "action points settled",
    n.SPACE_TAKEN: "a turn order space",
    n.RECORD_TAKEN: "a Record card taken",
    n.RECORD_SOLD: "a Record card sold",
    n.MAESTRO_CARD: "a Maestro card",
    n.TILE_TAKEN_AWAY: "a tile taken by the Maestro",
    n.RESHUFFLED: "a pile shuffled again",
}

ALL = {
    *EVENTS.values(),
    *(f"action {action}" for action in range(n.ACTIONS)),
    *(f"hat {hat}" for hat in range(n.HATS)),
    *(f"soloist {kind} used" for kind in range(n.SOLOISTS)),
    *(f"admiration in region {region}" for region in range(n.REGIONS)),
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
    if event.kind == n.SELECTED:
        found.add(f"action {event.b}")
    elif event.kind == n.HAT_TAKEN:
        found.add(f"hat {event.b}")
    elif event.kind == n.SOLOIST_USED:
        found.add(f"soloist {event.b} used")
    elif event.kind == n.ADMIRED:
        found.add(f"admiration in region {event.b}")
    elif event.kind == n.IMPRESSED:
        found.add(f"a patron impressed {'on the prestige space' if event.c else 'in the middle'}")
    elif event.kind == n.ADVANCED and event.d >= 3:
        found.add(f"a symphony in the {'silver' if event.d == 3 else 'gold'} slot")
    return found
