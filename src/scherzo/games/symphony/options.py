"""What a table agrees on before the game (SY-D-SETUP): the options, their legal combinations."""

from collections.abc import Mapping

from scherzo.core.errors import BadInput
from scherzo.core.words import Option

MASTER_VALUES = (
    "none", "berlioz", "bernstein", "bulow", "furtwangler", "karajan", "kleiber", "mahler", "mengelberg", "toscanini",
    "wagner", "random",
)  # fmt: skip
MASTER_NAMES = (
    "the Conductor", "Hector Berlioz", "Leonard Bernstein", "Hans von Bülow", "Wilhelm Furtwängler",
    "Herbert von Karajan", "Carlos Kleiber", "Gustav Mahler",
    "Joseph Willem Mengelberg", "Arturo Toscanini", "Wilhelm Richard Wagner",
)  # fmt: skip
MASTER_DOES = (
    "",
    "Everybody is dealt more cards and throws some away; cards without a second copy get an extra disc.",
    "A disc on an empty note goes to the leftmost note of its Voice that it can use.",
    "Soloist Instruments are protected: their discs lie on a black one.",
    "Whoever fills a semibreve takes a Musician token of their choice from the box.",
    "Discs of Woodwinds may be played on a black disc that lies alone on its note.",
    "For a flat note the left neighbour gives you a Musician token, for a sharp note the right one.",
    "After a quaver the same player may go on with the next disc on a note beside it.",
    "Discs on empty quavers are protected by a black disc below.",
    "Strings are well placed on every seat.",
    "Each overwriting scores more.",
)
"""What each of them does besides adding discs, in a sentence."""
SHEETS = ("1W", "2W", "3W", "4W", "1K", "2K", "3K", "4K")
SIDES = {"W": "white circlet: for an even score", "K": "black circlet: for an uneven score, for experts"}


def sheet_option(place: int, default: str) -> Option:
    """The option that says which Sheet lies in a place, and on which side."""
    values = (default, *(sheet for sheet in SHEETS if sheet != default))
    return Option(
        f"sheet_{place}", f"Score Sheet in place {place}", values, tuple(sheet_title(each) for each in values)
    )


def sheet_title(sheet: str) -> str:
    """A Sheet and its side in words."""
    return f"Sheet {sheet[0]}, {SIDES[sheet[1]]}"


def flip_option(token: str, text: str, variable: str) -> Option:
    """The option that flips one Score token to its variable side."""
    meanings = ("It pays its fixed prize.", f"It pays for {variable} instead of its fixed prize.")
    return Option(f"flip_{token}", f"Variable Score Tokens: {text}", ("no", "yes"), meanings)


OPTIONS = (
    Option(
        "orchestra", "How the orchestra is formed", ("built", "preset", "progressive"),
        (
            "You seat the whole orchestra together before the music begins.",
            "A ready orchestra sits on the board, and the music begins at once.",
            "Progressive: each Column is seated just before it plays.",
        ),
    ),
    Option(
        "draft", "Instruments Draft", ("auto", "none", "secret", "public"),
        (
            "Secret where another variant asks for a draft, else none.",
            "Everybody is dealt a hand of cards.",
            "Everybody keeps one card of a packet, face down, and passes the rest to the left.",
            "As the secret draft, but the cards kept are shown after each choice.",
        ),
    ),
    Option(
        "audience", "Demanding Audience", ("none", "public", "private", "both"),
        (
            "There are no objectives.",
            "One objective that scores for everybody.",
            "Everybody has two secret objectives: one scores for the orchestra, the other for the symphony.",
            "One objective for everybody, and two secret ones each.",
        ),
    ),
    Option(
        "masters", "Masters", ("none", "random", *MASTER_VALUES[1:-1]),
        (
            "The plain Conductor conducts.",
            "A Master drawn at random conducts.",
            *(f"{name}: {does}" for name, does in zip(MASTER_NAMES[1:], MASTER_DOES[1:], strict=True)),
        ),
    ),
    Option(
        "clefs", "Clefs", ("none", "set-1", "set-2", "set-3"),
        (
            "Every Instrument plays at every height.",
            "Red Clef cards say which Clefs are valid at which heights.",
            "Gold Clef cards say which Clefs are valid at which heights.",
            "Ivory Clef cards say which Clefs are valid at which heights.",
        ),
    ),
    Option(
        "clashes", "Clashes, if Clefs are in play", ("allowed", "none"),
        ("Up to three times a game you may play a note that clashes, for negative points.", "Nobody may clash."),
    ),
    Option(
        "first_row", "First row", ("random", "orderly"),
        ("Any Instruments sit in front.", "The Instruments in front are of the category that suits their Column."),
    ),
    Option(
        "first_player", "First Player", ("first-seat", "random"),
        ("The first seat begins.", "Who begins is drawn at random."),
    ),
    sheet_option(1, "1W"),
    sheet_option(2, "2W"),
    sheet_option(3, "3W"),
    flip_option("sheet_black", "a Sheet", "the black discs on the Sheet"),
    flip_option("sheet_chained", "another Sheet", "your longest row of discs side by side on the Sheet"),
    flip_option("sheet_stacked", "the third Sheet", "the notes with several discs on the Sheet"),
    flip_option("voice_1", "the 1st Voice", "your discs at the height where you have the most"),
    flip_option("voice_2", "the 2nd Voice", "the black discs in the Voice"),
    flip_option("voice_3", "the 3rd Voice", "the discs of others in the Voice"),
)  # fmt: skip


def agreed(options: Mapping[str, str]) -> dict[str, str]:
    """All options: those given, and the defaults of the others. BadInput names a key or value that does not exist."""
    known = {option.key: option for option in OPTIONS}
    for key, value in options.items():
        if key not in known:
            raise BadInput(f"Symphony has no option '{key}'. Its options are: {', '.join(known)}.")
        if value not in known[key].values:
            raise BadInput(f"Option {key} cannot be '{value}'. Choose one of: {', '.join(known[key].values)}.")
    choice = {key: options.get(key, option.values[0]) for key, option in known.items()}
    if choice["draft"] == "auto":
        required = choice["orchestra"] == "progressive" or choice["audience"] != "none"
        choice["draft"] = "secret" if required else "none"
    return choice


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Which variants go together (SY-SETUP-1, 5, 16; SY-AUD-1; SY-PROG-3; SY-CLEF-5)."""
    choice = agreed(options)
    sheets = [choice[f"sheet_{place}"] for place in (1, 2, 3)]
    if len({sheet[0] for sheet in sheets}) < 3:
        raise BadInput("The score is made of three different Sheets: choose another one where a number comes twice.")
    if choice["orchestra"] == "progressive" and choice["draft"] == "none":
        raise BadInput("A Progressive Orchestra is always drafted: choose the secret or the public draft.")
    if choice["orchestra"] == "preset" and choice["draft"] != "none":
        raise BadInput("A preset orchestra is not drafted and has no audience: choose no draft and no objectives.")
    if choice["orchestra"] != "built" and choice["first_row"] != "random":
        raise BadInput("An orderly first row goes with an orchestra that you build: choose the random first row.")
    if choice["audience"] != "none" and choice["draft"] != "secret":
        raise BadInput("A Demanding Audience goes with the secret draft only: choose the secret draft.")
    if choice["clefs"] == "none" and choice["clashes"] == "none":
        raise BadInput("Without Clefs nothing can clash: leave clashes allowed, or choose a set of Clefs.")
