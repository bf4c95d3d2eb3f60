"""The log: what happened, in sentences."""

from collections.abc import Callable

from scherzo.core.english import counted, listed, seats_in
from scherzo.core.reading import Reading
from scherzo.core.sentences import PLAIN, Log, Sentence, Spoken, seat, seat_element
from scherzo.core.words import Event
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.words.texts import (
    card_element,
    chair_element,
    cushion_element,
    cushion_worth,
    dancer_element,
    priced_card,
    the_card,
    the_chair,
    the_cushion,
)

BLANK = COPY = BY_CUSHION = FORFEIT = AT_ONCE = 1
"""The other case of an event that can mean two things."""
DECLINES, EMPTY_HAND = 1, 2

SENTENCES: dict[int | tuple[int, int], Sentence] = {
    # Setup
    n.START_PLAYER: Sentence("<seat a> is the start player.", ("MC-SETUP-4", "MC-RULING-3"), ("<seat a>",)),
    n.CUSHION_PLACED: Sentence("<cushion b> lies at <chair a>.", ("MC-SETUP-2",), ("<cushion b>", "<chair a>")),
    (n.DREW, n.DEALT): Sentence("<seat a> is dealt <cards b>.", ("MC-SETUP-3",), ("<seat a>",)),
    (n.DREW, n.REFILLED): Sentence("<seat a> draws <cards b>.", ("MC-NEXT-4",), ("<seat a>",)),
    (n.DREW, n.NINTH): Sentence(
        "<seat a> draws a ninth card with cushion Hand plus one.",
        ("MC-TOKEN-hand_plus_one-1",),
        ("<seat a>", "cushion-hand_plus_one"),
    ),
    (n.DREW_CARD, n.DEALT): Sentence("<seat a> is dealt <card b>.", ("MC-SETUP-3",), ("<card b>",)),
    (n.DREW_CARD, n.REFILLED): Sentence("<seat a> draws <card b>.", ("MC-NEXT-4",), ("<card b>",)),
    (n.DREW_CARD, n.NINTH): Sentence(
        "<seat a> draws <card b> as a ninth card.", ("MC-TOKEN-hand_plus_one-1",), ("<card b>",)
    ),
    n.TOOK_SEAT: Sentence("<seat a> starts at <chair b>.", ("MC-SETUP-6",), ("<dancer a>", "<chair b>")),
    # Turns
    n.ROUND_BEGINS: Sentence(
        "Round <number a> begins; <seat b> opens.", ("MC-SETUP-9", "MC-NEXT-2", "MC-NEXT-7"), ("<seat b>",)
    ),
    n.PLAYED: Sentence("<seat a> plays <card b>.", ("MC-TURN-11",), ("<card b>", "line")),
    (n.REPEATED, PLAIN): Sentence(
        "<seat a> plays <card b>, which copies <card c>.", ("MC-REPEAT-1", "MC-REPEAT-2"), ("<card b>", "line")
    ),
    (n.REPEATED, BLANK): Sentence(
        "<seat a> plays <card b>, which stays blank: there is nothing to copy.",
        ("MC-REPEAT-1", "MC-REPEAT-4"),
        ("<card b>", "line"),
    ),
    n.RESTED: Sentence(
        "<seat a> plays <card b> and does not move.", ("MC-REST-1", "MC-REST-2"), ("<card b>", "<seat a>")
    ),
    n.MOVED: Sentence("<seat a> moves from <chair b> to <chair c>.", ("MC-MOVE-1",), ("<dancer a>", "<chair c>")),
    n.PASSED: Sentence(
        "<seat a> passes with cushion Pass once, which rests until the next round.",
        ("MC-TOKEN-pass_once-1",),
        ("cushion-pass_once",),
    ),
    n.ANNOUNCED: Sentence(
        "<seat a> skips a card with cushion Two lowest and tells everybody which: <card b>.",
        ("MC-TOKEN-two_lowest-1", "MC-RULING-51"),
        ("<seat a>", "cushion-two_lowest"),
    ),
    (n.STOPPED, PLAIN): Sentence(
        "<seat a> stops the music.", ("MC-STOP-1", "MC-STOP-4", "MC-STOP-5"), ("stop", "<seat a>")
    ),
    (n.STOPPED, BY_CUSHION): Sentence(
        "<seat a> stops the music with cushion Stop the music.",
        ("MC-TOKEN-stop_music-1", "MC-STOP-5"),
        ("stop", "cushion-stop_music"),
    ),
    # The end of a round
    n.CONDUCTOR: Sentence("<seat a> takes the conductor token.", ("MC-EOR-1",), ("<seat a>",)),
    n.CUSHION_REMOVED: Sentence(
        "<cushion b> leaves <chair a> and is for sale there.",
        ("MC-CUSH-1", "MC-CUSH-2", "MC-CUSH-5"),
        ("<cushion b>", "<chair a>"),
    ),
    n.NO_CUSHION: Sentence(
        "No card of the line belongs to a cushion that is still on the board: none leaves it.",
        ("MC-CUSH-3",),
        ("line",),
    ),
    n.BATTLE_BEGINS: Sentence("Butt Battle for <chair a> between <seats b>.", ("MC-BATTLE-1",), ("<chair a>",)),
    n.COMMITTED: Sentence("<seat a> has chosen for the battle.", ("MC-RULING-29",), ("<seat a>",)),
    (n.COMMITTED_CARD, PLAIN): Sentence("<seat a> chose <card b>.", ("MC-BATTLE-2",), ("<card b>",)),
    (n.COMMITTED_CARD, DECLINES): Sentence("<seat a> chose to decline.", ("MC-BATTLE-2",), ("<seat a>",)),
    (n.SHOWN, PLAIN): Sentence("<seat a> shows <card b>.", ("MC-BATTLE-2", "MC-BATTLE-12"), ("<card b>",)),
    (n.SHOWN, DECLINES): Sentence("<seat a> declines.", ("MC-BATTLE-4",), ("<seat a>",)),
    (n.SHOWN, EMPTY_HAND): Sentence("<seat a> has no card to show.", ("MC-BATTLE-13",), ("<seat a>",)),
    n.BATTLE_GOES_ON: Sentence(
        "<seats b> tie and battle again for <chair a>.", ("MC-BATTLE-5", "MC-BATTLE-7"), ("<chair a>",)
    ),
    (n.BATTLE_WON, n.BY_NUMBER): Sentence(
        "<seat b> wins the battle for <chair a>.", ("MC-BATTLE-3", "MC-BATTLE-11"), ("<dancer b>", "<chair a>")
    ),
    (n.BATTLE_WON, n.BY_REPEAT): Sentence(
        "<seat b> wins the battle for <chair a> with a Repeat: nobody else shows a card that could tie with it.",
        ("MC-RULING-24", "MC-RULING-25", "MC-BATTLE-11"),
        ("<dancer b>", "<chair a>"),
    ),
    (n.BATTLE_WON, n.BY_EDGE): Sentence(
        "<seat b> wins the battle for <chair a> thanks to cushion Battle edge, which adds <bonus> and wins ties.",
        ("MC-TOKEN-battle_edge-1", "MC-TOKEN-battle_edge-2", "MC-BATTLE-11"),
        ("<dancer b>", "<chair a>", "cushion-battle_edge"),
    ),
    (n.BATTLE_UNDECIDED, PLAIN): Sentence(
        "The battle for <chair a> is a draw: nobody wins it, so nobody scores there.",
        ("MC-BATTLE-10", "MC-RULING-22"),
        ("<chair a>",),
    ),
    (n.BATTLE_UNDECIDED, FORFEIT): Sentence(
        "The battle for <chair a> is a forfeit, since a Rest cannot win: nobody scores there.",
        ("MC-BATTLE-9", "MC-RULING-27"),
        ("<chair a>",),
    ),
    n.REST_SCORED: Sentence(
        "<seat a> scores <priced b>, played this round.", ("MC-REST-3", "MC-RULING-30"), ("<card b>",)
    ),
    n.CHAIR_CHOSEN: Sentence("<seat a> scores <chair b>.", ("MC-TOKEN-vacant_chair-1", "MC-RULING-54"), ("<chair b>",)),
    (n.TOOK, PLAIN): Sentence("<seat a> takes <priced b> from the line.", ("MC-SCORE-1",), ("<card b>",)),
    (n.TOOK, COPY): Sentence(
        "<seat a> takes <priced b> from the line as a copy of <card c>.",
        ("MC-SCORE-1", "MC-SCORE-2", "MC-REPEAT-5"),
        ("<card b>",),
    ),
    n.SCORED_FROM_HAND: Sentence("<seat a> scores <priced b> from hand.", ("MC-HAND-1", "MC-RULING-34"), ("<card b>",)),
    n.KEPT_THE_REST: Sentence("<seat a> scores nothing more from hand.", ("MC-HAND-2", "MC-RULING-31"), ("<seat a>",)),
    (n.CUSHION_FLIPPED, PLAIN): Sentence(
        "<seat a> turns <cushion b> over: its power is used up, its points stay.", ("MC-RULING-61",), ("<cushion b>",)
    ),
    (n.CUSHION_FLIPPED, AT_ONCE): Sentence(
        "<seat a> turns <cushion b> over: it works now and never again.",
        ("MC-TOKEN-switch_card-1", "MC-RULING-61"),
        ("<cushion b>",),
    ),
    # Purchases
    n.BOUGHT: Sentence(
        "<seat a> buys <cushion b> (<worth b>) for <priced c>.",
        ("MC-BUY-1", "MC-BUY-2"),
        ("<cushion b>", "<card c>"),
    ),
    n.DID_NOT_BUY: Sentence("<seat a> does not buy <cushion b>.", ("MC-BUY-1", "MC-BUY-4"), ("<cushion b>",)),
    n.GIVES_UP: Sentence(
        "<seat a> gives up <priced b> from the score pile.", ("MC-TOKEN-switch_card-1",), ("<card b>",)
    ),
    n.SWITCHED: Sentence(
        "<seat a> discards <priced b> from the score pile and scores <priced c> from hand instead.",
        ("MC-TOKEN-switch_card-1", "MC-RULING-57"),
        ("<card b>", "<card c>"),
    ),
    n.DID_NOT_SWITCH: Sentence("<seat a> switches no card.", ("MC-RULING-57",), ("<seat a>",)),
    # Between rounds
    n.LINE_CLEARED: Sentence("The line is cleared: <cards a> discarded.", ("MC-NEXT-1",), ("line",)),
    n.TURNED_TOP: Sentence(
        "<seat a> scores the top card of the draw pile, <priced b>, by cushion Top of the deck.",
        ("MC-TOKEN-deck_top-1", "MC-RULING-38"),
        ("cushion-deck_top", "<card b>"),
    ),
    n.KEPT: Sentence("<seat a> keeps the hand (<cards b>).", ("MC-NEXT-3",), ("<seat a>",)),
    n.THREW_AWAY: Sentence(
        "<seat a> throws the hand away (<cards b>, face down).", ("MC-NEXT-3", "MC-RULING-43"), ("<seat a>",)
    ),
    n.SHUFFLED: Sentence("The discard pile is shuffled: a new draw pile of <cards a>.", ("MC-NEXT-5",)),
    n.STAYED_AT_EIGHT: Sentence(
        "<seat a> does not draw a ninth card.", ("MC-TOKEN-hand_plus_one-1", "MC-RULING-45"), ("<seat a>",)
    ),
    n.CUSHION_BACK: Sentence("<seat a> may use <cushion b> again.", ("MC-TOKEN-pass_once-1",), ("<cushion b>",)),
    (n.GAME_OVER, n.LAST_CUSHION): Sentence(
        "The game ends: the last cushion has left the board.", ("MC-END-1", "MC-END-3")
    ),
    (n.GAME_OVER, n.SHORTAGE): Sentence(
        "The game ends: it takes <cards b> to refill the hands, and only <number c> can be drawn.",
        ("MC-NEXT-6", "MC-END-2"),
    ),
}

CASES: dict[int, Callable[[Reading, Event], int]] = {
    n.DREW: lambda box, event: event.c,
    n.DREW_CARD: lambda box, event: event.c,
    n.REPEATED: lambda box, event: BLANK if event.c == n.NO_CARD else PLAIN,
    n.STOPPED: lambda box, event: BY_CUSHION if event.b else PLAIN,
    n.COMMITTED_CARD: lambda box, event: DECLINES if event.b == n.DECLINED else PLAIN,
    n.SHOWN: lambda box, event: PLAIN if event.b != n.DECLINED else EMPTY_HAND if event.d else DECLINES,
    n.BATTLE_WON: lambda box, event: event.c,
    n.BATTLE_UNDECIDED: lambda box, event: FORFEIT if event.b else PLAIN,
    n.TOOK: lambda box, event: PLAIN if event.b == event.c else COPY,
    n.CUSHION_FLIPPED: lambda box, event: AT_ONCE if event.b == n.SWITCH_CARD else PLAIN,
    n.GAME_OVER: lambda box, event: event.a,
}
"""Which sentence of its kind an event asks for."""

SPOKEN: dict[str, Spoken] = {
    "seat": seat,
    "seats": lambda box, members: listed(seats_in(members)),
    "card": the_card,
    "priced": priced_card,
    "cards": lambda box, count: counted(count, "card"),
    "chair": the_chair,
    "cushion": lambda box, cushion: the_cushion(cushion),
    "worth": cushion_worth,
    "bonus": lambda box: str(box.battle_bonus),
    "number": lambda box, number: str(number),
}

ELEMENTS: dict[str, Spoken] = {
    "seat": seat_element,
    "dancer": lambda box, number: dancer_element(number),
    "card": card_element,
    "chair": chair_element,
    "cushion": lambda box, cushion: cushion_element(cushion),
}

LOG = Log(SENTENCES, SPOKEN, ELEMENTS, CASES)
