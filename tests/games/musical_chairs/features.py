"""What recorded games of Musical Chairs must show between them: every cushion bought and used, both endings, ..."""

from scherzo.core.match import Match
from scherzo.core.words import Event
from scherzo.games.musical_chairs import names as n

EVENTS = {
    n.REPEATED: "a Repeat",
    n.RESTED: "a Rest",
    n.PASSED: "pass_once used",
    n.ANNOUNCED: "two_lowest used",
    n.NO_CUSHION: "a round without a cushion to remove",
    n.BATTLE_GOES_ON: "a battle fought again",
    n.BATTLE_WON: "a battle won",
    n.SWITCHED: "switch_card used",
    n.TURNED_TOP: "deck_top used",
    n.THREW_AWAY: "a hand thrown away",
    n.SHUFFLED: "a shuffle",
    n.SCORED_FROM_HAND: "a hand card scored",
}
ENDINGS = {n.LAST_CUSHION: "ending by the last cushion", n.SHORTAGE: "ending by shortage"}

ALL = {
    *EVENTS.values(),
    *ENDINGS.values(),
    *(f"cushion {cushion} bought" for cushion in n.CUSHION_IDS),
    "a draw",
    "a forfeit",
    "stop_music used",
    "score_higher used",
    "a blank Repeat",
    *(f"{players} players" for players in (2, 3, 4)),
}


def features(match: Match) -> set[str]:
    """The features of a finished match."""
    events = [*match.opening, *(event for move in match.moves for event in move.events)]
    return {f"{match.players} players"} | {name for event in events for name in named(event)}


def named(event: Event) -> set[str]:
    found = {EVENTS[event.kind]} if event.kind in EVENTS else set()
    if event.kind == n.BOUGHT:
        found.add(f"cushion {n.CUSHION_IDS[event.b]} bought")
    elif event.kind == n.BATTLE_UNDECIDED:
        found.add("a forfeit" if event.b else "a draw")
    elif event.kind == n.STOPPED and event.b:
        found.add("stop_music used")
    elif event.kind == n.CUSHION_FLIPPED and event.b == n.SCORE_HIGHER:
        found.add("score_higher used")
    elif event.kind == n.REPEATED and event.c == n.NO_CARD:
        found.add("a blank Repeat")
    elif event.kind == n.GAME_OVER:
        found.add(ENDINGS[event.a])
    return found
