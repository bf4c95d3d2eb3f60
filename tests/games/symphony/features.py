"""What recorded games of Symphony must show between them: abilities, tokens, Masters, Virtuosity cards, variants."""

from scherzo.core.match import Match
from scherzo.core.words import Event
from scherzo.games.symphony import names as n
from scherzo.games.symphony.options import MASTER_NAMES
from scherzo.games.symphony.words.texts import ABILITY_TITLES, TOKEN_TITLES

from .situation import PARTS

EVENTS = {
    n.TOOK_CHOIR: "a Choir taken",
    n.DRAFTED: "a card drafted",
    n.EXTRA_DISC: "an extra disc of Berlioz",
    n.MINORITY: "a Musician bonus",
    n.STACKED: "discs of an Absolute Instrument",
    n.PUBLIC_BONUS: "a public Orchestra Bonus",
    n.UNLOCKED: "an ability unlocked by a token",
    n.ADDED: "a disc added by Prolonged",
    n.CONDUCTED: "a disc of the Conductor",
    n.SWAPPED: "the Concertmaster's colour chosen",
    n.PLACED: "a disc placed",
    n.OVERWROTE: "a disc overwritten",
    n.PAIRED: "a Semibreve filled by two discs",
    n.BURNT: "a disc burnt",
    n.CLASHED: "a clash",
    n.DISTURBED: "a disc lost to a Disturbing Instrument",
    n.OBSESSED: "an Obsessive Instrument",
    n.GAVE_TOKEN: "a token given",
    n.TRACK_STEP: "a step on a track",
    n.SHEET_SCORED: "a Sheet scored",
    n.VOICE_SCORED: "a Voice scored",
    n.SYMPHONY_BONUS: "a Symphony Bonus",
    n.ORCHESTRA_BONUS: "an Orchestra Bonus at the end",
}
VARIANTS = {
    "orchestra": ("built", "preset", "progressive"),
    "draft": ("none", "secret", "public"),
    "audience": ("none", "public", "private", "both"),
    "clefs": ("none", "set-1", "set-2", "set-3"),
    "clashes": ("allowed", "none"),
    "flip_sheet_black": ("yes",),
    "flip_sheet_chained": ("yes",),
    "flip_sheet_stacked": ("yes",),
    "flip_voice_1": ("yes",),
    "flip_voice_2": ("yes",),
    "flip_voice_3": ("yes",),
}

ALL = {
    *EVENTS.values(),
    *(f"token {title}" for title in TOKEN_TITLES),
    *(f"Master {name}" for name in MASTER_NAMES[1:]),
    *(f"Virtuosity card {card.orchestra.name}" for card in PARTS.virtuosity_card),
    *(f"ability {title} in play" for title in ABILITY_TITLES.values()),
    *(f"{key}={value}" for key, values in VARIANTS.items() for value in values),
    *(f"{players} players" for players in (2, 3, 4, 5, 6)),
}


def features(match: Match) -> set[str]:
    """The features of a finished match."""
    found = {f"{match.players} players", *(f"{key}={value}" for key, value in match.chosen_options.items())}
    master = int(match.tables[0].master)
    if master:
        found.add(f"Master {MASTER_NAMES[master]}")
    for place in match.view().places:
        found |= {f"ability {ability} in play" for part in place.active for ability in part}
    events = [*match.opening, *(event for move in match.moves for event in move.events)]
    return found | {name for event in events for name in named(event)}


def named(event: Event) -> set[str]:
    found = {EVENTS[event.kind]} if event.kind in EVENTS else set()
    if event.kind == n.TOKEN_PLACED:
        found.add(f"token {TOKEN_TITLES[event.c]}")
    elif event.kind in (n.REVEALED, n.PUBLIC_BONUS, n.SYMPHONY_BONUS):
        found.add(f"Virtuosity card {PARTS.virtuosity_card[event.b].orchestra.name}")
    return found
