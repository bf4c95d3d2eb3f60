"""What happened, in sentences. One table holds them all; CASES tells apart events that can mean different things."""

from scherzo.core.english import counted
from scherzo.core.reading import Reading
from scherzo.core.sentences import Log, Sentence, Spoken, seat
from scherzo.core.words import Event
from scherzo.games.symphony import names as n
from scherzo.games.symphony.words.texts import (
    TOKEN_TITLES,
    TRACK_TITLES,
    VOICE_TITLES,
    bars_words,
    card_title,
    disc_title,
    master_title,
    note_element,
    note_title,
    orchestra_title,
    place_element,
    place_title,
    seated_title,
    slug,
    space_title,
    symphony_title,
    token_element,
)

TO_BEGIN_WITH = 4  # a Musician token of the pentagon in a Progressive Orchestra
WELL, BADLY, FIRST_ROW, READY = range(4)  # how a card takes its seat
WHOLE, A_PART = range(2)  # what comes under control
OWN, BLACK, NO_POINTS = range(3)  # which disc lands, and whether an own one scores
TWO_OWN, OWN_BELOW, BLACK_BELOW = range(3)  # the two discs of a Semibreve
OUTRIGHT, BY_TIE_BREAK = range(2)

SENTENCES: dict[int | tuple[int, int], Sentence] = {
    # the Orchestra Phase
    n.FIRST_PLAYER: Sentence("<seat a> has the First Player token.", ("SY-SETUP-13", "SY-TIE-1")),
    n.MASTER_DRAWN: Sentence("<master a> conducts.", ("SY-SETUP-4",), ("conductor",)),
    (n.CARD_SEATED, WELL): Sentence(
        "<seat a> puts <card b> on <place c>, well placed.", ("SY-SEAT-2", "SY-CARD-6"), ("<place c>",)
    ),
    (n.CARD_SEATED, BADLY): Sentence(
        "<seat a> puts <card b> on <place c>, not well placed.", ("SY-SEAT-2", "SY-CARD-6"), ("<place c>",)
    ),
    (n.CARD_SEATED, FIRST_ROW): Sentence("The first row: <card b> on <place c>.", ("SY-ORCH-1",), ("<place c>",)),
    (n.CARD_SEATED, READY): Sentence("The preset orchestra: <card b> on <place c>.", ("SY-SETUP-16",), ("<place c>",)),
    n.TOOK_CHOIR: Sentence("<seat a> takes a Choir.", ("SY-ORCH-4",)),
    n.TOOK_CHOIR_CARD: Sentence("It is <card b>.", ("SY-ORCH-4",), ("<card b>",)),
    n.DEALT: Sentence("Everybody is dealt <cards a>.", ("SY-ORCH-5",)),
    n.DRAFTED: Sentence("<seat a> keeps <card b>.", ("SY-DRAFT-2",), ("<card b>",)),
    n.DRAFT_ROUND: Sentence("Round <next a> of the draft is complete.", ("SY-DRAFT-2",)),
    n.DISCARDED: Sentence("<seat a> throws <card b> away.", ("SY-MASTER-BERLIOZ",), ("<card b>",)),
    (n.TOOK_CONTROL, WHOLE): Sentence(
        "<seat a> takes control of <seated d b>.", ("SY-SEAT-3", "SY-CARD-2"), ("<place b>",)
    ),
    (n.TOOK_CONTROL, A_PART): Sentence(
        "<seat a> takes control of Part <next c> of <seated d b>.", ("SY-SEAT-3", "SY-CARD-9"), ("<place b>",)
    ),
    n.EXTRA_DISC: Sentence(
        "An extra disc of <seat a> goes on <instrument b>: there is only one card of its kind.",
        ("SY-MASTER-BERLIOZ",),
        ("<instrument b>",),
    ),
    n.MINORITY: Sentence(
        "<seat a> has the fewest discs in Column <column b> (<count d>) and takes the token <token c>.",
        ("SY-BONUS-1",),
        ("<token c>",),
    ),
    (n.TOOK_TOKEN, n.FROM_PENTAGON): Sentence(
        "<seat a> takes the token <token b> from beside the pentagon for playing in all Columns.",
        ("SY-BONUS-3",),
        ("<token b>",),
    ),
    (n.TOOK_TOKEN, TO_BEGIN_WITH): Sentence(
        "<seat a> takes the token <token b> to begin with.", ("SY-PROG-4",), ("<token b>",)
    ),
    (n.TOOK_TOKEN, n.FROM_TALENTS): Sentence(
        "<seat a> takes the token <token b> for Group of Talents.", ("SY-VO-13",), ("<token b>",)
    ),
    (n.TOOK_TOKEN, n.FROM_MINIM): Sentence(
        "<seat a> takes the token <token b> from the minim.", ("SY-PLACE-5",), ("<note d>", "<token b>")
    ),
    (n.TOOK_TOKEN, n.FROM_THE_BOX): Sentence(
        "<seat a> takes the token <token b> from the box.", ("SY-MASTER-FURTWANGLER",), ("<token b>",)
    ),
    n.STACKED: Sentence(
        "<seat a> stacks <discs c> on <instrument b> for the Coda: that is what Absolute does.",
        ("SY-ABS-1",),
        ("<instrument b>",),
    ),
    n.CHOSE: Sentence("<seat a> has chosen an objective.", ("SY-OBJ-1",)),
    n.REVEALED: Sentence("<seat a> reveals <orchestra b>: <points c>.", ("SY-OBJ-1",), ("<virtuosity b>",)),
    n.PUBLIC_BONUS: Sentence(
        "<seat a> scores the public objective <orchestra b>: <points c>.", ("SY-OBJ-2",), ("<virtuosity b>",)
    ),
    # the Symphony Phase
    n.MOVEMENT_BEGINS: Sentence("Movement <column a> begins: bars <bars a> are open.", ("SY-SYM-2",)),
    n.CODA_BEGINS: Sentence("The Coda of Movement <column a>: stacked discs are played.", ("SY-ORDER-4",)),
    (n.PASSED, n.TOKEN): Sentence("<seat a> puts no token on the Instrument.", ("SY-PLAY-2",)),
    (n.PASSED, n.PRE_ECLECTIC): Sentence("<seat a> plays no Eclectic token before the Attack.", ("SY-RULING-36",)),
    (n.PASSED, n.CHAIN): Sentence("<seat a> chains no further disc.", ("SY-ABIL-CHAIN",)),
    (n.PASSED, n.MASTER_DISC): Sentence("<seat a> moves no further disc of the Concertmaster.", ("SY-MASTER-MAHLER",)),
    n.TOKEN_PLACED: Sentence(
        "<seat a> puts the token <token c> on <instrument b><for d>.", ("SY-PLAY-2",), ("<instrument b>", "<token c>")
    ),
    n.UNLOCKED: Sentence(
        "Eclectic makes <instrument b> well placed from now on.", ("SY-TOKEN-ECLECTIC",), ("<instrument b>",)
    ),
    n.ADDED: Sentence(
        "<seat a> adds <plain c> to <instrument b>, <space d>.", ("SY-TOKEN-PROLONGED",), ("<instrument b>",)
    ),
    n.CONDUCTED: Sentence(
        "<seat a> adds <plain c> of the Conductor to <instrument b>, <space d>.",
        ("SY-PLAY-5",),
        ("<instrument b>", "conductor"),
    ),
    n.SWAPPED: Sentence(
        "<seat a> swaps a disc on the Concertmaster: <colour b> instead of <colour c>.",
        ("SY-TOKEN-PROLONGED",),
        ("concertmaster",),
    ),
    (n.PLACED, OWN): Sentence(
        "<seat a> plays <instrument b>: <note d>, <points e>.", ("SY-PLAY-3", "SY-VP-1"), ("<note d>", "<instrument b>")
    ),
    (n.PLACED, NO_POINTS): Sentence(
        "<seat a> plays <instrument b>: <note d>.", ("SY-PLAY-3", "SY-VP-1"), ("<note d>", "<instrument b>")
    ),
    (n.PLACED, BLACK): Sentence(
        "<seat a> plays a black disc of <instrument b>: <note d>.",
        ("SY-PLAY-3", "SY-VP-4"),
        ("<note d>", "<instrument b>"),
    ),
    (n.OVERWROTE, OWN): Sentence(
        "<seat a> overwrites <note d> with a disc of <instrument b>: <points e>.",
        ("SY-VP-2",),
        ("<note d>", "<instrument b>"),
    ),
    (n.OVERWROTE, NO_POINTS): Sentence(
        "<seat a> overwrites <note d> with a disc of <instrument b>.", ("SY-VP-2",), ("<note d>", "<instrument b>")
    ),
    (n.OVERWROTE, BLACK): Sentence(
        "<seat a> overwrites <note d> with a black disc of <instrument b><for e>.",
        ("SY-VP-4",),
        ("<note d>", "<instrument b>"),
    ),
    (n.PAIRED, TWO_OWN): Sentence(
        "<seat a> fills <note d> with two discs of <instrument b>: <points e>.",
        ("SY-PLACE-6",),
        ("<note d>", "<instrument b>"),
    ),
    (n.PAIRED, OWN_BELOW): Sentence(
        "<seat a> fills <note d> with two discs of <instrument b>, the black one on top<for e>.",
        ("SY-PLACE-6",),
        ("<note d>", "<instrument b>"),
    ),
    (n.PAIRED, BLACK_BELOW): Sentence(
        "<seat a> fills <note d> with two discs of <instrument b>, a black one below<for e>.",
        ("SY-PLACE-6",),
        ("<note d>", "<instrument b>"),
    ),
    n.BURNT: Sentence(
        "No note is left for <disc c> from <instrument b>: it leaves the game.", ("SY-PLAY-7",), ("<instrument b>",)
    ),
    n.CLASHED: Sentence(
        "That clashes with the Clefs: <seat a> moves to step <count b> of the Clash track.",
        ("SY-CLEF-3",),
        ("track-clash",),
    ),
    n.DISTURBED: Sentence(
        "<disc b> on <instrument a> is lost: a Disturbing Instrument has played.",
        ("SY-ABIL-DIST",),
        ("<instrument a>",),
    ),
    n.OBSESSED: Sentence(
        "The next turn goes to <instrument a>, because <instrument b> <be b> Obsessive.",
        ("SY-ABIL-OBS",),
        ("<instrument a>",),
    ),
    n.GAVE_TOKEN: Sentence("<seat a> gives the token <token c> to <seat b>.", ("SY-MASTER-KLEIBER",), ("<token c>",)),
    # scoring
    (n.TRACK_STEP, 0): Sentence(
        "<seat a> advances <steps c> on the <track b> track, to step <count d>, worth <worth b d>.",
        ("SY-MID-2",),
        ("<track b>",),
    ),
    (n.TRACK_STEP, 1): Sentence(
        "<seat a> has the most discs in the <track b>: <steps c> on its track, to step <count d>, worth <worth b d>.",
        ("SY-MID-3",),
        ("<track b>",),
    ),
    n.SHEET_SCORED: Sentence("<seat a> has the majority of Sheet <next b>: <points c>.", ("SY-MID-4",), ("<sheet b>",)),
    n.VOICE_SCORED: Sentence("<seat a> has the majority of the <voice b>: <points c>.", ("SY-END-1",), ("<voice b>",)),
    n.LEFTOVER_SCORED: Sentence("<seat a> has <tokens b> left: <points c>.", ("SY-END-2",)),
    n.ORCHESTRA_BONUS: Sentence("<seat a> scores <orchestra b>: <points c>.", ("SY-PROG-9",), ("<virtuosity b>",)),
    n.SYMPHONY_BONUS: Sentence("<seat a> scores <symphony b>: <points c>.", ("SY-END-3",), ("<virtuosity b>",)),
    n.TRACK_SCORED: Sentence(
        "<seat a> is on step <count c> of the <track b> track: <points d>.", ("SY-END-4",), ("<track b>",)
    ),
    (n.ENDED, OUTRIGHT): Sentence("The last note has sounded: <seat a> wins with <points b>.", ("SY-END-5",)),
    (n.ENDED, BY_TIE_BREAK): Sentence(
        "The last note has sounded: <seat a> wins with <points b>; of those who have as many, <seat a> comes first "
        "clockwise from the First Player token.",
        ("SY-END-5", "SY-RULING-57"),
    ),
}


def how_seated(box: Reading, e: Event) -> int:
    """By whom a card was seated, and how."""
    if e.a < 0:
        return FIRST_ROW if box.orchestra == n.BUILT else READY
    return WELL if e.d else BADLY


def where_from(box: Reading, e: Event) -> int:
    """Where a Musician token comes from."""
    return TO_BEGIN_WITH if e.c == n.FROM_PENTAGON and box.orchestra == n.PROGRESSIVE else e.c


def which_disc(box: Reading, e: Event) -> int:
    """A black disc or an own one, and whether that scores at once."""
    if e.c == n.BLACK:
        return BLACK
    return OWN if e.e else NO_POINTS


def which_pair(box: Reading, e: Event) -> int:
    """The discs of a Semibreve: the lower one, and the upper one."""
    upper, lower = divmod(e.c, n.COLOURS)
    if upper == n.BLACK:
        return OWN_BELOW
    return BLACK_BELOW if lower == n.BLACK else TWO_OWN


CASES = {
    n.CARD_SEATED: how_seated,
    n.TOOK_CONTROL: lambda box, e: A_PART if e.b < n.SEATS and box.parts[e.d] > 1 else WHOLE,
    n.TOOK_TOKEN: where_from,
    n.PASSED: lambda box, e: e.b,
    n.PLACED: which_disc,
    n.OVERWROTE: which_disc,
    n.PAIRED: which_pair,
    n.TRACK_STEP: lambda box, e: 1 if e.b >= n.BLUE_TRACK else 0,
    n.ENDED: lambda box, e: BY_TIE_BREAK if e.c else OUTRIGHT,
}

PLURALS = ("Cymbals", "Drums", "Kettledrums", "Bells", "and Tenor")
"""How the names of Instruments end that take a plural verb."""


def instrument(box: Reading, named: int) -> str:
    """An Instrument, from its place and card in one number."""
    card, at = divmod(named, n.INSTRUMENTS)
    return seated_title(box, card, at)


SPOKEN: dict[str, Spoken] = {
    "seat": seat,
    "master": master_title,
    "card": lambda box, card: f"the {card_title(box, card)}",
    "cards": lambda box, count: counted(count, "card"),
    "discs": lambda box, count: counted(count, "disc"),
    "tokens": lambda box, count: counted(count, "token"),
    "steps": lambda box, count: counted(count, "step"),
    "points": lambda box, count: counted(count, "point"),
    "for": lambda box, points: f": {counted(points, 'point')}" if points else "",
    "count": lambda box, count: str(count),
    "next": lambda box, number: str(number + 1),
    "place": lambda box, at: place_title(at),
    "seated": seated_title,
    "instrument": instrument,
    "be": lambda box, named: "are" if card_title(box, named // n.INSTRUMENTS).endswith(PLURALS) else "is",
    "space": lambda box, slot: space_title(slot),
    "column": lambda box, column: "ABCDE"[column],
    "bars": lambda box, movement: bars_words(range(box.from_bar[movement], box.to_bar[movement] + 1)),
    "token": lambda box, token: TOKEN_TITLES[token],
    "disc": lambda box, colour: disc_title(colour),
    "plain": lambda box, colour: "a black disc" if colour == n.BLACK else "a disc",
    "colour": lambda box, colour: "black" if colour == n.BLACK else "their own",
    "note": note_title,
    "track": lambda box, track: TRACK_TITLES[track],
    "worth": lambda box, track, step: counted(box.track[track][step], "point"),
    "voice": lambda box, voice: VOICE_TITLES[voice],
    "orchestra": orchestra_title,
    "symphony": symphony_title,
}

ELEMENTS: dict[str, Spoken] = {
    "card": lambda box, card: f"card-{slug(card_title(box, card))}",
    "place": lambda box, at: place_element(at),
    "instrument": lambda box, named: place_element(named % n.INSTRUMENTS),
    "token": lambda box, token: token_element(token),
    "note": lambda box, note: note_element(note),
    "track": lambda box, track: f"track-{slug(TRACK_TITLES[track])}",
    "sheet": lambda box, sheet: f"sheet-{sheet + 1}",
    "voice": lambda box, voice: f"voice-{voice + 1}",
    "virtuosity": lambda box, card: f"virtuosity-{card + 1}",
}

LOG = Log(SENTENCES, SPOKEN, ELEMENTS, CASES)
