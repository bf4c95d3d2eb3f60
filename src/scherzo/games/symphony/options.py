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
SHEETS = ("1W", "2W", "3W", "4W", "1K", "2K", "3K", "4K")


def sheet_option(place: int, default: str) -> Option:
    """The option that says which Sheet lies in a place, and on which side."""
    values = (default, *(sheet for sheet in SHEETS if sheet != default))
    sides = {"W": "white circlet (homogeneous)", "K": "black circlet (heterogeneous, for experts)"}
    meanings = tuple(f"Sheet {value[0]}, {sides[value[1]]}" for value in values)
    return Option(f"sheet_{place}", f"Score Sheet in place {place}", values, meanings)


def flip_option(token: str, text: str) -> Option:
    """The option that flips one Score token to its variable side."""
    return Option(f"flip_{token}", f"Variable Score Tokens: {text}", ("no", "yes"), ("fixed prize", "variable prize"))


OPTIONS = (
    Option(
        "orchestra", "How the orchestra is formed", ("built", "preset", "progressive"),
        ("Orchestra Phase before the music", "a preset orchestra, to start at once", "Progressive: Column by Column"),
    ),
    Option(
        "draft", "Instruments Draft", ("auto", "none", "secret", "public"),
        (
            "secret where another variant requires a draft, else none", "hands are dealt", "picks stay face down",
            "picks are revealed after each choice",
        ),
    ),
    Option(
        "audience", "Demanding Audience", ("none", "public", "private", "both"),
        ("no objectives", "one public objective", "two private objectives each", "public and private objectives"),
    ),
    Option(
        "masters", "Masters", ("none", "random", *MASTER_VALUES[1:-1]),
        ("the basic Conductor", "a random Master", *MASTER_NAMES[1:]),
    ),
    Option(
        "clefs", "Clefs", ("none", "set-1", "set-2", "set-3"),
        ("Clefs do not restrict", "red set of Clef cards", "gold set of Clef cards", "ivory set of Clef cards"),
    ),
    Option(
        "clashes", "Clashes, in the Clefs variant", ("allowed", "none"),
        ("up to three a player, for negative points", "no clashes at all"),
    ),
    Option("first_row", "First row", ("random", "orderly"), ("any Instruments", "categories that suit the Columns")),
    Option("first_player", "First Player", ("first-seat", "random"), ("the first seat", "drawn at random")),
    sheet_option(1, "1W"),
    sheet_option(2, "2W"),
    sheet_option(3, "3W"),
    flip_option("sheet_black", "the Sheet token Black Discs"),
    flip_option("sheet_chained", "the Sheet token Chained Discs"),
    flip_option("sheet_stacked", "the Sheet token Stacked Discs"),
    flip_option("voice_1", "1st Voice, Recurring Position"),
    flip_option("voice_2", "2nd Voice, Black Discs"),
    flip_option("voice_3", "3rd Voice, Opponent Discs"),
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
        raise BadInput(f"The score needs three different Sheets, not {', '.join(sheets)} (SY-SETUP-5).")
    if choice["orchestra"] == "progressive" and choice["draft"] == "none":
        raise BadInput("The Progressive Orchestra always drafts: choose draft=secret or draft=public (SY-PROG-3).")
    if choice["orchestra"] == "preset" and choice["draft"] != "none":
        raise BadInput(
            "A preset orchestra replaces the Orchestra Phase: choose draft=none, audience=none (SY-SETUP-16, SY-AUD-1)."
        )
    if choice["orchestra"] != "built" and choice["first_row"] != "random":
        raise BadInput("An orderly first row belongs to the Orchestra Phase: choose first_row=random (SY-ORCH-2).")
    if choice["audience"] != "none" and choice["draft"] != "secret":
        raise BadInput("The Demanding Audience requires the secret draft: choose draft=secret (SY-AUD-1).")
    if choice["clefs"] == "none" and choice["clashes"] == "none":
        raise BadInput("Without the Clefs variant there is nothing to clash with: choose clashes=allowed (SY-CLEF-5).")
