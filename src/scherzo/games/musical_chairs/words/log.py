"""The log: what happened, in sentences.

Each kind of event has a sentence with tags for its numbers: `<seat a>` is the seat in the event's first number,
`<card b>` the card in its second. Where an event can mean different things, `case` tells which sentence it is.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from scherzo.core.reading import Reading, read_box
from scherzo.core.words import Event, Line
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.words.texts import (
    card_element,
    chair_element,
    counted,
    cushion_element,
    listed,
    seats_in,
    the_card,
    the_chair,
    the_cushion,
)


class Sentence(NamedTuple):
    """A sentence with tags, its rules, and the tags or ids of the things in the picture it speaks of."""

    text: str
    rules: tuple[str, ...]
    elements: tuple[str, ...] = ()


def line(box: Any, event: Event) -> Line | None:
    """An event in words; None for those that nobody reads."""
    sentence = SENTENCES.get((event.kind, case(event)))
    if sentence is None:
        return None
    box = read_box(box)
    text = TAG.sub(lambda tag: SPOKEN[tag[1]](box, getattr(event, tag[2])), sentence.text)
    elements = tuple(
        TAG.sub(lambda tag: ELEMENT[tag[1]](box, getattr(event, tag[2])), element) for element in sentence.elements
    )
    return Line(text[0].upper() + text[1:], sentence.rules, elements)


def case(event: Event) -> int:
    """Which sentence of its kind an event asks for."""
    if event.kind == n.REPEATED:
        return BLANK if event.c == n.NO_CARD else PLAIN
    if event.kind == n.TOOK:
        return PLAIN if event.b == event.c else COPY
    if event.kind == n.SHOWN and event.b < 0:
        return EMPTY_HAND if event.d else DECLINES
    if event.kind == n.COMMITTED_CARD and event.b < 0:
        return DECLINES
    if event.kind == n.STOPPED and event.b:
        return BY_CUSHION
    if event.kind == n.BATTLE_UNDECIDED and event.b:
        return FORFEIT
    if event.kind == n.GAME_OVER and event.a == n.SHORTAGE:
        return TOO_FEW_CARDS
    return PLAIN


PLAIN, BLANK, COPY, DECLINES, EMPTY_HAND, BY_CUSHION, FORFEIT, TOO_FEW_CARDS = range(8)

TAG = re.compile(r"<(\w+) ([a-e])>")

SPOKEN: dict[str, Callable[[Reading, int], str]] = {
    "seat": lambda box, seat: f"{{{seat}}}",
    "seats": lambda box, bits: listed(seats_in(bits)),
    "card": the_card,
    "cards": lambda box, count: counted(count, "card"),
    "chair": the_chair,
    "cushion": lambda box, cushion: the_cushion(cushion),
    "number": lambda box, number: str(number),
}

ELEMENT: dict[str, Callable[[Reading, int], str]] = {
    "seat": lambda box, seat: f"seat-{seat}",
    "marker": lambda box, seat: f"marker-{seat}",
    "card": card_element,
    "chair": chair_element,
    "cushion": lambda box, cushion: cushion_element(cushion),
}

SENTENCES: dict[tuple[int, int], Sentence] = {
    (n.START_PLAYER, PLAIN): Sentence("<seat a> is the start player.", ("MC-SETUP-4", "MC-RULING-3"), ("<seat a>",)),
    (n.CUSHION_PLACED, PLAIN): Sentence(
        "<cushion b> lies at <chair a>.", ("MC-SETUP-2",), ("<cushion b>", "<chair a>")
    ),
    (n.DREW, PLAIN): Sentence("<seat a> draws <cards b>.", ("MC-NEXT-4",), ("<seat a>",)),
    (n.DREW_CARD, PLAIN): Sentence("<seat a> draws <card b>.", ("MC-NEXT-4",), ("<card b>",)),
    (n.TOOK_SEAT, PLAIN): Sentence("<seat a> starts at <chair b>.", ("MC-SETUP-6",), ("<marker a>", "<chair b>")),
    (n.ROUND_BEGINS, PLAIN): Sentence(
        "Round <number a> begins; <seat b> opens.", ("MC-SETUP-9", "MC-NEXT-7"), ("<seat b>",)
    ),
    (n.PLAYED, PLAIN): Sentence("<seat a> plays <card b>.", ("MC-TURN-11",), ("<card b>", "line")),
    (n.REPEATED, PLAIN): Sentence(
        "<seat a> plays <card b>, which copies <card c>.", ("MC-REPEAT-1", "MC-REPEAT-2"), ("<card b>", "line")
    ),
    (n.REPEATED, BLANK): Sentence(
        "<seat a> plays <card b>, which stays blank.", ("MC-REPEAT-1", "MC-REPEAT-4"), ("<card b>", "line")
    ),
    (n.RESTED, PLAIN): Sentence(
        "<seat a> plays <card b> and does not move.", ("MC-REST-1", "MC-REST-2"), ("<card b>", "<seat a>")
    ),
    (n.MOVED, PLAIN): Sentence(
        "<seat a> moves from <chair b> to <chair c>.", ("MC-MOVE-1",), ("<marker a>", "<chair c>")
    ),
    (n.PASSED, PLAIN): Sentence(
        "<seat a> passes with cushion Pass once.", ("MC-TOKEN-pass_once-1",), ("cushion-pass_once",)
    ),
    (n.ANNOUNCED, PLAIN): Sentence(
        "<seat a> announces the skipped card: <card b>.", ("MC-TOKEN-two_lowest-1", "MC-RULING-51"), ("<seat a>",)
    ),
    (n.STOPPED, PLAIN): Sentence(
        "<seat a> stops the music.", ("MC-STOP-1", "MC-STOP-4", "MC-STOP-5"), ("stop", "<seat a>")
    ),
    (n.STOPPED, BY_CUSHION): Sentence(
        "<seat a> stops the music with cushion Stop the music.",
        ("MC-TOKEN-stop_music-1", "MC-STOP-5"),
        ("stop", "cushion-stop_music"),
    ),
    (n.CONDUCTOR, PLAIN): Sentence("<seat a> takes the conductor token.", ("MC-EOR-1",), ("<seat a>",)),
    (n.CUSHION_REMOVED, PLAIN): Sentence(
        "<cushion b> is removed from <chair a> and is for sale.",
        ("MC-CUSH-1", "MC-CUSH-2", "MC-CUSH-5"),
        ("<cushion b>", "<chair a>"),
    ),
    (n.NO_CUSHION, PLAIN): Sentence(
        "No card of the line matches a cushion on the board: none is removed.", ("MC-CUSH-3",), ("line",)
    ),
    (n.BATTLE_BEGINS, PLAIN): Sentence(
        "Butt Battle for <chair a> between <seats b>.", ("MC-BATTLE-1",), ("<chair a>",)
    ),
    (n.COMMITTED, PLAIN): Sentence("<seat a> has chosen for the battle.", ("MC-RULING-29",), ("<seat a>",)),
    (n.COMMITTED_CARD, PLAIN): Sentence("<seat a> chose <card b>.", ("MC-BATTLE-2",), ("<card b>",)),
    (n.COMMITTED_CARD, DECLINES): Sentence("<seat a> chose to decline.", ("MC-BATTLE-2",), ("<seat a>",)),
    (n.SHOWN, PLAIN): Sentence("<seat a> shows <card b>.", ("MC-BATTLE-2", "MC-BATTLE-12"), ("<card b>",)),
    (n.SHOWN, DECLINES): Sentence("<seat a> declines.", ("MC-BATTLE-4",), ("<seat a>",)),
    (n.SHOWN, EMPTY_HAND): Sentence("<seat a> has no card to show.", ("MC-BATTLE-13",), ("<seat a>",)),
    (n.BATTLE_GOES_ON, PLAIN): Sentence(
        "<seats b> tie and battle again for <chair a>.", ("MC-BATTLE-5", "MC-BATTLE-7"), ("<chair a>",)
    ),
    (n.BATTLE_WON, PLAIN): Sentence(
        "<seat b> wins the battle for <chair a>.", ("MC-BATTLE-3", "MC-BATTLE-11"), ("<marker b>", "<chair a>")
    ),
    (n.BATTLE_UNDECIDED, PLAIN): Sentence(
        "The battle for <chair a> is a draw: nobody wins it.", ("MC-BATTLE-10", "MC-RULING-22"), ("<chair a>",)
    ),
    (n.BATTLE_UNDECIDED, FORFEIT): Sentence(
        "The battle for <chair a> is a forfeit: nobody wins it.", ("MC-BATTLE-9", "MC-RULING-27"), ("<chair a>",)
    ),
    (n.REST_SCORED, PLAIN): Sentence("<seat a> scores <card b>.", ("MC-REST-3", "MC-RULING-30"), ("<card b>",)),
    (n.CHAIR_CHOSEN, PLAIN): Sentence(
        "<seat a> scores <chair b>.", ("MC-TOKEN-vacant_chair-1", "MC-RULING-54"), ("<chair b>",)
    ),
    (n.TOOK, PLAIN): Sentence("<seat a> takes <card b> from the line.", ("MC-SCORE-1",), ("<card b>",)),
    (n.TOOK, COPY): Sentence(
        "<seat a> takes <card b> from the line as a copy of <card c>.", ("MC-SCORE-1", "MC-SCORE-2"), ("<card b>",)
    ),
    (n.SCORED_FROM_HAND, PLAIN): Sentence(
        "<seat a> scores <card b> from hand.", ("MC-HAND-1", "MC-RULING-34"), ("<card b>",)
    ),
    (n.CUSHION_FLIPPED, PLAIN): Sentence(
        "<seat a> flips <cushion b>: it is spent.", ("MC-RULING-61",), ("<cushion b>",)
    ),
    (n.BOUGHT, PLAIN): Sentence(
        "<seat a> buys <cushion b> for <card c>.", ("MC-BUY-1", "MC-BUY-2"), ("<cushion b>", "<card c>")
    ),
    (n.SWITCHED, PLAIN): Sentence(
        "<seat a> discards <card b> from the score pile and scores <card c> from hand.",
        ("MC-TOKEN-switch_card-1", "MC-RULING-57"),
        ("<card b>", "<card c>"),
    ),
    (n.LINE_CLEARED, PLAIN): Sentence("The line is cleared: <cards a> discarded.", ("MC-NEXT-1",), ("line",)),
    (n.TURNED_TOP, PLAIN): Sentence(
        "<seat a> turns the top card of the draw pile and scores it: <card b>.",
        ("MC-TOKEN-deck_top-1", "MC-RULING-38"),
        ("cushion-deck_top", "<card b>"),
    ),
    (n.KEPT, PLAIN): Sentence("<seat a> keeps the hand (<cards b>).", ("MC-NEXT-3",), ("<seat a>",)),
    (n.THREW_AWAY, PLAIN): Sentence(
        "<seat a> throws the hand away (<cards b>, face down).", ("MC-NEXT-3", "MC-RULING-43"), ("<seat a>",)
    ),
    (n.SHUFFLED, PLAIN): Sentence("The discard pile is shuffled: a new draw pile of <cards a>.", ("MC-NEXT-5",)),
    (n.CUSHION_BACK, PLAIN): Sentence(
        "<cushion b> of <seat a> turns back.", ("MC-TOKEN-pass_once-1",), ("<cushion b>",)
    ),
    (n.KEPT_THE_REST, PLAIN): Sentence(
        "<seat a> scores nothing more from hand.", ("MC-HAND-2", "MC-RULING-31"), ("<seat a>",)
    ),
    (n.DID_NOT_BUY, PLAIN): Sentence("<seat a> does not buy <cushion b>.", ("MC-BUY-1", "MC-BUY-4"), ("<cushion b>",)),
    (n.GIVES_UP, PLAIN): Sentence(
        "<seat a> gives up <card b> of the score pile.", ("MC-TOKEN-switch_card-1",), ("<card b>",)
    ),
    (n.DID_NOT_SWITCH, PLAIN): Sentence("<seat a> switches no card.", ("MC-RULING-57",), ("<seat a>",)),
    (n.STAYED_AT_EIGHT, PLAIN): Sentence(
        "<seat a> does not draw a ninth card.", ("MC-TOKEN-hand_plus_one-1", "MC-RULING-45"), ("<seat a>",)
    ),
    (n.GAME_OVER, PLAIN): Sentence("The game ends: the last cushion has left the board.", ("MC-END-1",)),
    (n.GAME_OVER, TOO_FEW_CARDS): Sentence(
        "The game ends: <cards b> needed to refill the hands, <cards c> left.", ("MC-NEXT-6", "MC-END-2")
    ),
}
