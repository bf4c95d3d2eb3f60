"""What recorded games of Symphony No. 9 must show between them: each level of concert, each failure, deaths, ..."""

from scherzo.core.match import Match
from scherzo.core.words import Event
from scherzo.games.symphony_no_9 import names as n

CONCERTS = {
    n.LOW: "a low concert",
    n.MEDIUM: "a medium concert",
    n.HIGH: "a high concert",
    n.TOO_LITTLE: "too little money",
    n.TOO_MUCH: "too much money",
}
EVENTS = {
    n.SOLD: "furniture sold",
    n.PASSED: "a purchase declined",
    n.BOT_GAVE: "a contribution of the Bot",
    n.BONUS_COINS: "bonus coins",
    n.BLAMED: "a penalty",
    n.DIED: "a death",
    n.KEPT: "a cube kept",
}
METHODS = 6

ALL = {
    *CONCERTS.values(),
    *EVENTS.values(),
    "furniture contributed",
    "a tile nobody gets",
    *(f"scoring tile {tile} side {side}" for tile in range(METHODS) for side in "AB"),
    *(f"{players} players" for players in (2, 3, 4)),
}


def features(match: Match) -> set[str]:
    """The features of a finished match."""
    events = [*match.opening, *(event for move in match.moves for event in move.events)]
    return {f"{match.players} players"} | {name for event in events for name in named(event)}


def named(event: Event) -> set[str]:
    found = {EVENTS[event.kind]} if event.kind in EVENTS else set()
    if event.kind == n.CONCERT:
        found.add(CONCERTS[event.a])
    elif event.kind == n.REVEALED and event.c:
        found.add("furniture contributed")
    elif event.kind == n.COMPOSED and event.b < 0:
        found.add("a tile nobody gets")
    elif event.kind == n.SCORING_LAID:
        found.add(f"scoring tile {event.b} side {'AB'[event.c]}")
    return found
