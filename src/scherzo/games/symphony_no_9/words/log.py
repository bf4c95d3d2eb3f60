"""Events in words: the lines of the log, each with its rules and the things on the board it speaks of."""

from collections.abc import Callable
from typing import Any

from scherzo.core.reading import Reading, read_box
from scherzo.core.table import NOBODY
from scherzo.core.words import Event, Line
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.words.questions import class_element, furniture_names
from scherzo.games.symphony_no_9.words.texts import METHOD_RULES, printed, tile_id


def line(box: Any, event: Event) -> Line | None:
    """An event as a sentence."""
    told = LINES.get(event.kind)
    return told(read_box(box), event) if told else None


def composer(m: int) -> str:
    """The element of a composer's row."""
    return f"composer-{n.COMPOSERS[m]}"


def round_begins(box: Reading, e: Event) -> Line:
    """round, start player."""
    rules = ("S9-SETUP-13",) if e.a == 1 else ("S9-CLEAN-4",)
    return Line(f"Round {e.a} begins. {{{e.b}}} is start player.", rules, (f"seat-{e.b}", "marker"))


def track_laid(box: Reading, e: Event) -> Line:
    """composer, track side."""
    side = "AB"[e.b % 2]
    whose = "his own career track" if e.b // 2 == e.a else f"{n.SURNAMES[e.b // 2]}'s career track"
    text = f"{n.SURNAMES[e.a]} has {whose}, side {side}."
    return Line(text, ("S9-SETUP-5",), (composer(e.a),))


def scoring_laid(box: Reading, e: Event) -> Line:
    """composer, scoring tile, side."""
    name = tile_id(e.b, e.c)
    rules = ("S9-GEN-7", METHOD_RULES[box.method[e.b][e.c]])
    return Line(
        f"{n.SURNAMES[e.a]} scores by tile {name}: {printed(box).tile_texts[e.b][e.c]}.",
        rules,
        (f"tile-{name}",),
    )


def cube_dealt(box: Reading, e: Event) -> Line:
    """seat or nobody, composer."""
    if e.a == NOBODY:
        return Line(f"The {n.COLOURS[e.b]} starting cube goes back to the box.", ("S9-RULING-3",), (composer(e.b),))
    text = f"{{{e.a}}} starts with a {n.COLOURS[e.b]} cube ({n.SURNAMES[e.b]})."
    return Line(text, ("S9-SETUP-14",), (f"seat-{e.a}",))


def cube_taken(box: Reading, e: Event) -> Line:
    """seat, composer, owner, price, cubes left on the track."""
    what = f"a {n.COLOURS[e.b]} cube ({n.SURNAMES[e.b]})"
    last = " It was the last one." if e.e == 0 else ""
    elements = (composer(e.b), f"seat-{e.c}")
    if e.c != e.a:
        return Line(f"{{{e.a}}} gives the Bot {what}.{last}", ("S9-TWO-4",), elements)
    if e.d:
        return Line(f"{{{e.a}}} buys {what} for ${e.d}.{last}", (turn_rule(box, e.d),), elements)
    return Line(f"{{{e.a}}} takes {what}.{last}", ("S9-SPONSOR-6",), elements)


def passed(box: Reading, e: Event) -> Line:
    """seat, price."""
    return Line(f"{{{e.a}}} passes.", (turn_rule(box, e.b),), (f"seat-{e.a}",))


def turn_rule(box: Reading, price: int) -> str:
    """The rule of the turn in which a cube costs that much."""
    return "S9-SPONSOR-3" if price == box.price_second else "S9-SPONSOR-4"


def sold(box: Reading, e: Event) -> Line:
    """seat, piece, coins."""
    name = printed(box).furniture[e.b]
    return Line(f"{{{e.a}}} sells the {name} for ${e.c}.", ("S9-FURN-2", "S9-FURN-4"), (f"chest-{e.a}",))


def composed(box: Reading, e: Event) -> Line:
    """composer, major patron, cubes discarded."""
    if e.b == NOBODY:
        return Line(f"Nobody is {n.SURNAMES[e.a]}'s patron: his tile stays.", ("S9-RULING-7",), (composer(e.a),))
    gone = f", giving up {e.c} {n.COLOURS[e.a]} cube{'s' if e.c > 1 else ''}" if e.c else ""
    text = f"{{{e.b}}} is {n.SURNAMES[e.a]}'s major patron and gets his composition tile{gone}."
    return Line(text, ("S9-COMP-2", "S9-COMP-4"), (composer(e.a), f"seat-{e.b}"))


def ranked(box: Reading, e: Event) -> Line:
    """rank, composer, level, reputation."""
    text = f"Fame rank {e.a}: {n.SURNAMES[e.b]} with reputation {e.d}, {n.LEVELS[e.c]} level."
    return Line(text, ("S9-RANK-2", "S9-RANK-3", "S9-RANK-4"), (composer(e.b), class_element(e.c)))


def budget_shown(box: Reading, e: Event) -> Line:
    """round, amount."""
    return Line(f"The royal budget of round {e.a} is {e.b:+d}.", ("S9-FIN-1",), (f"budget-{e.a}",))


def committed(box: Reading, e: Event) -> Line:
    """seat."""
    return Line(f"{{{e.a}}} has chosen.", ("S9-RULING-15",), (f"seat-{e.a}",))


def given(box: Reading, coins: int, pieces: int) -> str:
    """A contribution in words."""
    parts = [f"the {name}" for name in furniture_names(box, pieces)]
    return " and ".join([f"${coins}", *parts] if coins or not parts else parts)


def sealed(box: Reading, e: Event) -> Line:
    """seat, coins, furniture; for that seat only."""
    return Line(
        f"{{{e.a}}} will contribute {given(box, e.b, e.c)}; nobody else knows yet.", ("S9-FIN-3",), (f"chest-{e.a}",)
    )


def revealed(box: Reading, e: Event) -> Line:
    """seat, coins, furniture, value."""
    worth = f", worth ${e.d}" if e.c else ""
    return Line(f"{{{e.a}}} contributes {given(box, e.b, e.c)}{worth}.", ("S9-FIN-4",), (f"seat-{e.a}",))


def bot_gave(box: Reading, e: Event) -> Line:
    """seat, virtual tile, amount."""
    tile = "/".join(str(a) for a in box.virtual[e.b])
    return Line(f"The Bot draws the tile {tile} and gives ${e.c}.", ("S9-TWO-8", "S9-TWO-9"), (f"seat-{e.a}",))


def concert(box: Reading, e: Event) -> Line:
    """result, total, performers."""
    if e.a > n.HIGH:
        much = "too much" if e.a == n.TOO_MUCH else "too little"
        return Line(f"The total is {e.b}, {much}: the concert fails and nobody pays.", ("S9-FIN-9",), ("concert",))
    by = ", ".join(n.SURNAMES[m] for m in range(n.MUSICIANS) if e.c >> m & 1)
    text = f"The total is {e.b}: a {n.LEVELS[e.a].capitalize()} concert with {by}. All contributions are paid."
    return Line(text, ("S9-FIN-6", "S9-FIN-8"), (class_element(e.a),))


def income(box: Reading, e: Event) -> Line:
    """seat, composer, cubes, coins."""
    text = f"{{{e.a}}} earns ${e.d} for {e.c} {n.COLOURS[e.b]} cube{'s' if e.c > 1 else ''}."
    return Line(text, ("S9-SUCC-2",), (f"seat-{e.a}", composer(e.b)))


def kept(box: Reading, e: Event) -> Line:
    """seat, composer or none."""
    what = "no cube" if e.b == n.PASS else f"a {n.COLOURS[e.b]} cube"
    return Line(f"{{{e.a}}} gave most and keeps {what}.", ("S9-SUCC-10",), (f"seat-{e.a}",))


def cube_lost(box: Reading, e: Event) -> Line:
    """seat, composer, why."""
    rule = "S9-FAIL-4" if e.c == n.LOST_AS_PENALTY else "S9-SUCC-3"
    return Line(f"{{{e.a}}} discards a {n.COLOURS[e.b]} cube.", (rule,), (f"cube-{e.a}-{n.COMPOSERS[e.b]}",))


def bonus_coins(box: Reading, e: Event) -> Line:
    """seat, coins."""
    return Line(f"{{{e.a}}} gave most and gets a bonus of ${e.b}.", ("S9-SUCC-9",), (f"seat-{e.a}",))


def blamed(box: Reading, e: Event) -> Line:
    """seat, cubes, result."""
    much, rule = ("most", "S9-FAIL-2") if e.c == n.TOO_MUCH else ("least", "S9-FAIL-3")
    text = f"{{{e.a}}} gave {much} and takes the blame: {e.b} cube{'s' if e.b > 1 else ''} to discard."
    return Line(text, (rule, "S9-FAIL-4"), (f"seat-{e.a}",))


def sale_sealed(box: Reading, e: Event) -> Line:
    """seat, furniture; for that seat only."""
    what = " and ".join(f"the {name}" for name in furniture_names(box, e.b)) or "nothing"
    return Line(f"{{{e.a}}} will sell {what}; nobody else knows yet.", ("S9-RULING-22",), (f"chest-{e.a}",))


def died(box: Reading, e: Event) -> Line:
    """composer, composition tiles that leave the game."""
    tiles = f"{e.b} composition tile{'s' if e.b != 1 else ''} of his leave{'s' if e.b == 1 else ''} the game"
    return Line(f"{n.SURNAMES[e.a]} has died. {tiles}.", ("S9-CLEAN-1",), (composer(e.a),))


def game_ended(box: Reading, e: Event) -> Line:
    """Nothing more."""
    return Line("The sixth round is over: the game ends.", ("S9-GEN-2", "S9-CLEAN-3"))


LINES: dict[int, Callable[[Reading, Event], Line]] = {
    n.ROUND_BEGINS: round_begins,
    n.TRACK_LAID: track_laid,
    n.SCORING_LAID: scoring_laid,
    n.CUBE_DEALT: cube_dealt,
    n.CUBE_TAKEN: cube_taken,
    n.PASSED: passed,
    n.SOLD: sold,
    n.COMPOSED: composed,
    n.RANKED: ranked,
    n.BUDGET_SHOWN: budget_shown,
    n.COMMITTED: committed,
    n.SEALED: sealed,
    n.REVEALED: revealed,
    n.BOT_GAVE: bot_gave,
    n.CONCERT: concert,
    n.INCOME: income,
    n.KEPT: kept,
    n.CUBE_LOST: cube_lost,
    n.BONUS_COINS: bonus_coins,
    n.BLAMED: blamed,
    n.SALE_SEALED: sale_sealed,
    n.DIED: died,
    n.GAME_ENDED: game_ended,
}
