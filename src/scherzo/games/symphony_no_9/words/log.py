"""The log: a sentence for every kind of event, with its rules and the things in the picture it speaks of."""

from scherzo.core.english import capital, counted, listed, minus, seats_in, signed
from scherzo.core.reading import Reading
from scherzo.core.sentences import Log, Sentence, Spoken, seat, seat_element
from scherzo.core.table import NOBODY
from scherzo.core.words import Event
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.words.texts import (
    METHOD_RULES,
    class_element,
    composer_element,
    composers_in,
    cube_words,
    furniture_words,
    hand_words,
    points_text,
    printed,
    tile_id,
)

# Cases: what one kind of event can mean.
FIRST, LATER = 0, 1  # rounds
OWN, ANOTHERS = 0, 1  # tracks
DEALT, PUT_BACK = 0, 1  # starting cubes
FREE, SECOND, THIRD, FOR_BOT = 0, 1, 2, 3  # cubes taken, turns passed
NOBODYS, ALONE, TIED, BOTS = 0, 1, 2, 3  # composition tiles
SPARED, NONE_SPARED = 0, 1  # the Low bonus
SOME_LEFT, NONE_LEFT = 0, 1  # composition tiles of the dead

ROUND = "Round <number a> begins. <seat b> is the start player."
LAST_WORKS = "Each of his tiles that a player has brings <work> more at the end."
SENTENCES: dict[int | tuple[int, int], Sentence] = {
    (n.ROUND_BEGINS, FIRST): Sentence(ROUND, ("S9-SETUP-13",), ("<seat b>", "marker")),
    (n.ROUND_BEGINS, LATER): Sentence(ROUND, ("S9-CLEAN-4",), ("<seat b>", "marker")),
    (n.TRACK_LAID, OWN): Sentence(
        "<name a> has his own career track, side <side b>.", ("S9-SETUP-5",), ("<composer a>",)
    ),
    (n.TRACK_LAID, ANOTHERS): Sentence(
        "<name a> has <track b>'s career track, side <side b>.", ("S9-RULING-4",), ("<composer a>",)
    ),
    **{
        (n.SCORING_LAID, method): Sentence(
            "<name a> scores by tile <tile b c>: <tile_text b c>.", ("S9-GEN-7", rule), ("<tile b c>",)
        )
        for method, rule in enumerate(METHOD_RULES)
    },
    (n.CUBE_DEALT, DEALT): Sentence("<seat a> starts with <cube b>.", ("S9-SETUP-14",), ("<seat a>",)),
    (n.CUBE_DEALT, PUT_BACK): Sentence(
        "The <colour b> starting cube goes back to the box.", ("S9-RULING-3",), ("<composer b>",)
    ),
    (n.CUBE_TAKEN, FREE): Sentence(
        "<seat a> takes <cube b> free of charge.<last e b>", ("S9-SPONSOR-2",), ("<composer b>", "<seat c>")
    ),
    (n.CUBE_TAKEN, SECOND): Sentence(
        "<seat a> buys <cube b> for $<number d>.<last e b>", ("S9-SPONSOR-3",), ("<composer b>", "<seat c>")
    ),
    (n.CUBE_TAKEN, THIRD): Sentence(
        "<seat a> buys <cube b> for $<number d>.<last e b>", ("S9-SPONSOR-4",), ("<composer b>", "<seat c>")
    ),
    (n.CUBE_TAKEN, FOR_BOT): Sentence(
        "<seat a> gives the Bot <cube b>.<last e b>", ("S9-TWO-4",), ("<composer b>", "<seat c>")
    ),
    n.BONUS_TAKEN: Sentence(
        "<seat a> gave the most and takes <cube b> as the High bonus.<last e b>",
        ("S9-SUCC-7",),
        ("<composer b>", "<seat c>"),
    ),
    (n.PASSED, SECOND): Sentence("<seat a> passes.", ("S9-SPONSOR-3",), ("<seat a>",)),
    (n.PASSED, THIRD): Sentence("<seat a> passes.", ("S9-SPONSOR-4",), ("<seat a>",)),
    n.SOLD: Sentence("<seat a> sells the <piece b> for $<number c>.", ("S9-FURN-2", "S9-FURN-4"), ("<chest a>",)),
    (n.COMPOSED, NOBODYS): Sentence(
        "Nobody has a <colour a> cube, so nobody gets a composition tile of <name a>.",
        ("S9-RULING-7",),
        ("<composer a>",),
    ),
    (n.COMPOSED, ALONE): Sentence(
        "<seat b> has the most <colour a> cubes (<number d>) and as major patron gets a composition tile of "
        "<name a><given_up c>.",
        ("S9-COMP-2", "S9-COMP-4"),
        ("<composer a>", "<seat b>"),
    ),
    (n.COMPOSED, TIED): Sentence(
        "<seat b> has <cubes_of d a>, as many as <seats e>, but comes first in player order and so, as "
        "major patron, gets a composition tile of <name a><given_up c>.",
        ("S9-COMP-3", "S9-COMP-4"),
        ("<composer a>", "<seat b>"),
    ),
    (n.COMPOSED, BOTS): Sentence(
        "<seat b> has <cubes_of d a>, as many as <seats e>, but wins all ties and so, as major patron, "
        "gets a composition tile of <name a><given_up c>.",
        ("S9-TWO-6", "S9-TWO-7"),
        ("<composer a>", "<seat b>"),
    ),
    n.RANKED: Sentence(
        "Fame rank <number a>: <name b> with reputation <number d>, <level c> level.",
        ("S9-RANK-2", "S9-RANK-3", "S9-RANK-4"),
        ("<composer b>", "<class c>"),
    ),
    n.BUDGET_SHOWN: Sentence(
        "The royal budget of round <number a> is <signed b>.", ("S9-FIN-1",), ("budget-<number a>",)
    ),
    (n.COMMITTED, n.CONTRIBUTE): Sentence(
        "<seat a> has sealed a contribution. It is final.", ("S9-RULING-15",), ("<seat a>",)
    ),
    (n.COMMITTED, n.FINAL_SALE): Sentence("<seat a> has chosen what to sell.", ("S9-RULING-49",), ("<seat a>",)),
    n.SEALED: Sentence("<seat a> will contribute <hand b c>; nobody else knows yet.", ("S9-FIN-3",), ("<chest a>",)),
    n.SALE_SEALED: Sentence(
        "<seat a> will sell <furniture b>; nobody else knows yet.", ("S9-RULING-22",), ("<chest a>",)
    ),
    n.REVEALED: Sentence("<seat a> contributes <hand b c><worth c d>.", ("S9-FIN-4",), ("<seat a>",)),
    n.BOT_GAVE: Sentence(
        "The Bot draws the tile <bot_tile b> and gives $<number c>.", ("S9-TWO-8", "S9-TWO-9"), ("<seat a>",)
    ),
    **{
        (n.CONCERT, level): Sentence(
            f"The total is <total b>: a {n.LEVELS[level].capitalize()} concert with <composers c>. "
            "Everybody pays their contribution to the bank.",
            ("S9-FIN-6", "S9-FIN-8"),
            ("<class a>",),
        )
        for level in (n.LOW, n.MEDIUM, n.HIGH)
    },
    (n.CONCERT, n.TOO_LITTLE): Sentence(
        "The total is <total b>, too little: the concert fails and nobody pays.", ("S9-FIN-9",), ("<class a>",)
    ),
    (n.CONCERT, n.TOO_MUCH): Sentence(
        "The total is <total b>, too much: the concert fails and nobody pays.", ("S9-FIN-9",), ("<class a>",)
    ),
    n.INCOME: Sentence("<seat a> earns $<number d> for <cubes_of c b>.", ("S9-SUCC-2",), ("<seat a>", "<composer b>")),
    (n.KEPT, SPARED): Sentence(
        "<seat a> gave the most and keeps <cube b>, the Low bonus.", ("S9-SUCC-10",), ("<seat a>",)
    ),
    (n.KEPT, NONE_SPARED): Sentence(
        "<seat a> gave the most but keeps no cube as the Low bonus.", ("S9-SUCC-10",), ("<seat a>",)
    ),
    (n.CUBE_LOST, n.LOST_AT_CONCERT): Sentence(
        "<seat a> discards <cube b>, whose colour has performed.", ("S9-SUCC-3",), ("<own_cube a b>",)
    ),
    (n.CUBE_LOST, n.LOST_AS_PENALTY): Sentence(
        "<seat a> discards <cube b> for the failed concert.", ("S9-FAIL-4",), ("<own_cube a b>",)
    ),
    n.BONUS_COINS: Sentence(
        "<seat a> gave the most and gets $<number b>, the Medium bonus.", ("S9-SUCC-9",), ("<seat a>",)
    ),
    (n.BLAMED, n.TOO_MUCH): Sentence(
        "<seat a> gave the most and takes the blame: <cubes b> to discard.", ("S9-FAIL-2", "S9-FAIL-4"), ("<seat a>",)
    ),
    (n.BLAMED, n.TOO_LITTLE): Sentence(
        "<seat a> gave the least and takes the blame: <cubes b> to discard.", ("S9-FAIL-3", "S9-FAIL-4"), ("<seat a>",)
    ),
    (n.DIED, SOME_LEFT): Sentence(
        f"<name a> has died. <tiles b> of his, not yet given, <leave b> the game. {LAST_WORKS}",
        ("S9-CLEAN-1", "S9-SCORE-5"),
        ("<composer a>",),
    ),
    (n.DIED, NONE_LEFT): Sentence(f"<name a> has died. {LAST_WORKS}", ("S9-CLEAN-1", "S9-SCORE-5"), ("<composer a>",)),
    n.GAME_ENDED: Sentence("The sixth round is over: the game ends.", ("S9-GEN-2", "S9-CLEAN-3")),
}


def taken_case(box: Reading, event: Event) -> int:
    """How a cube was taken."""
    if event.c != event.a:
        return FOR_BOT
    return turn_case(box, event.d) if event.d else FREE


def turn_case(box: Reading, price: int) -> int:
    """The turn in which a cube costs that much."""
    return SECOND if price == box.price_second else THIRD


def tile_case(box: Reading, event: Event) -> int:
    """How the major patron was found."""
    if event.b == NOBODY:
        return NOBODYS
    if not event.e:
        return ALONE
    return BOTS if box.bot and event.b == n.BOT else TIED


CASES = {
    n.ROUND_BEGINS: lambda box, e: FIRST if e.a == 1 else LATER,
    n.TRACK_LAID: lambda box, e: OWN if e.b // 2 == e.a else ANOTHERS,
    n.SCORING_LAID: lambda box, e: box.method[e.b][e.c],
    n.CUBE_DEALT: lambda box, e: PUT_BACK if e.a == NOBODY else DEALT,
    n.CUBE_TAKEN: taken_case,
    n.PASSED: lambda box, e: turn_case(box, e.b),
    n.COMPOSED: tile_case,
    n.COMMITTED: lambda box, e: e.b,
    n.CONCERT: lambda box, e: e.a,
    n.KEPT: lambda box, e: NONE_SPARED if e.b == n.PASS else SPARED,
    n.CUBE_LOST: lambda box, e: e.c,
    n.BLAMED: lambda box, e: e.c,
    n.DIED: lambda box, e: SOME_LEFT if e.b else NONE_LEFT,
}
SPOKEN: dict[str, Spoken] = {
    "seat": seat,
    "number": lambda box, number: str(number),
    "signed": lambda box, number: signed(number),
    "total": lambda box, number: minus(number),  # a negative budget may outweigh what was given
    "seats": lambda box, members: listed(seats_in(members)),
    "name": lambda box, musician: n.SURNAMES[musician],
    "colour": lambda box, musician: n.COLOURS[musician],
    "cube": lambda box, musician: cube_words(musician),
    "cubes": lambda box, number: counted(number, "cube"),
    "cubes_of": lambda box, number, musician: counted(number, f"{n.COLOURS[musician]} cube"),
    "last": lambda box, left, musician: "" if left else f" It was {n.SURNAMES[musician]}'s last one.",
    "given_up": lambda box, lost: f", giving up {counted(lost, 'cube')}" if lost else "",
    "track": lambda box, track: n.SURNAMES[track // 2],
    "side": lambda box, track: n.SIDES[track % 2],
    "tile": lambda box, tile, side: tile_id(tile, side),
    "tile_text": lambda box, tile, side: printed(box).tile_texts[tile][side],
    "level": lambda box, level: capital(n.LEVELS[level]),
    "composers": lambda box, members: listed(composers_in(members)),
    "piece": lambda box, piece: printed(box).furniture[piece],
    "furniture": furniture_words,
    "hand": hand_words,
    "worth": lambda box, pieces, value: f", worth ${value}" if pieces else "",
    "bot_tile": lambda box, tile: "/".join(str(amount) for amount in box.virtual[tile]),
    "tiles": lambda box, number: counted(number, "composition tile"),
    "leave": lambda box, number: "leaves" if number == 1 else "leave",
    "work": lambda box: f"{points_text(box.last_work)} {'point' if box.last_work == n.SCALE else 'points'}",
}
ELEMENTS: dict[str, Spoken] = {
    "seat": seat_element,
    "number": lambda box, number: str(number),
    "chest": lambda box, number: f"chest-{number}",
    "composer": lambda box, musician: composer_element(musician),
    "own_cube": lambda box, number, musician: f"cube-{number}-{n.COMPOSERS[musician]}",
    "tile": lambda box, tile, side: f"tile-{tile_id(tile, side)}",
    "class": lambda box, level: class_element(level),
}

LOG = Log(SENTENCES, SPOKEN, ELEMENTS, CASES)
