"""What recorded games of Musical Chairs must show between them: every cushion bought and used, both endings, ..."""

from scherzo.core.match import Match
from scherzo.core.words import Event
from scherzo.games.musical_chairs import names as mc

EVENTS = {
    mc.REPEATED: "a Repeat",
    mc.RESTED: "a Rest",
    mc.PASSED: "pass_once used",
    mc.ANNOUNCED: "two_lowest used",
    mc.NO_CUSHION: "a round without a cushion to remove",
    mc.BATTLE_GOES_ON: "a battle fought again",
    mc.BATTLE_WON: "a battle won",
    mc.SWITCHED: "switch_card used",
    mc.TURNED_TOP: "deck_top used",
    mc.THREW_AWAY: "a hand thrown away",
    mc.SHUFFLED: "a shuffle",
    mc.SCORED_FROM_HAND: "a hand card scored",
}
ENDINGS = {mc.LAST_CUSHION: "ending by the last cushion", mc.SHORTAGE: "ending by shortage"}

ALL = {
    *EVENTS.values(),
    *ENDINGS.values(),
    *(f"cushion {cushion} bought" for cushion in mc.CUSHION_IDS),
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
    if event.kind == mc.BOUGHT:
        found.add(f"cushion {mc.CUSHION_IDS[event.b]} bought")
    elif event.kind == mc.BATTLE_UNDECIDED:
        found.add("a forfeit" if event.b else "a draw")
    elif event.kind == mc.STOPPED and event.b:
        found.add("stop_music used")
    elif event.kind == mc.CUSHION_FLIPPED and event.b == mc.SCORE_HIGHER:
        found.add("score_higher used")
    elif event.kind == mc.REPEATED and event.c == mc.NO_CARD:
        found.add("a blank Repeat")
    elif event.kind == mc.GAME_OVER:
        found.add(ENDINGS[event.a])
    return found
