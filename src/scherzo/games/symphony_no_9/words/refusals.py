"""What may not be answered: the rules give a reason, and here it is put into words."""

from typing import Any

from scherzo.core.members import set_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.rules.looks import Turn, turn_of
from scherzo.games.symphony_no_9.words.texts import composer_element, cube_words, printed

NO_PASSING = {
    n.TAKE_FREE: ("You cannot pass: the free cubes must be taken.", "S9-SPONSOR-2"),
    n.TAKE_FOR_BOT: ("You cannot pass: the Bot must get its cubes.", "S9-RULING-33"),
    n.TAKE_BONUS: ("You cannot pass: the bonus cube must be taken.", "S9-RULING-19"),
    n.DISCARD: ("You cannot pass: the blame costs you cubes.", "S9-FAIL-4"),
}
PRICE_RULES = {n.BUY_SECOND: "S9-SPONSOR-3", n.BUY_THIRD: "S9-SPONSOR-4"}
CUBE_RULES = {n.KEEP: "S9-RULING-18", n.DISCARD: "S9-FAIL-4"}


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """What a seat may want to choose now but may not."""
    box, table = read_box(box), read_table(table)
    turn = turn_of(box, table, seat)
    if table.step == n.FINAL_SALE:
        return gone(box, table, turn)
    if table.step == n.CONTRIBUTE:
        return (*too_many_coins(box, table, seat, turn), *too_dear(box, turn), *gone(box, table, turn))
    found = [
        Barred(option, *why(table, seat, option, reason, turn.price), (element(option),))
        for option, reason in enumerate(turn.answers)
        if reason not in (n.MAY, n.NOT_IN_PLAY)
    ]
    return (*found, *gone(box, table, turn))


def element(option: int) -> str:
    """What stands for an answer in the picture."""
    return "pass" if option == n.PASS else composer_element(option)


def why(table: Reading, seat: int, option: int, reason: int, price: int) -> tuple[str, str]:
    """A reason in words, and its rule."""
    if reason == n.NO_PASSING:
        return NO_PASSING[table.step]
    name, colour = n.SURNAMES[option], n.COLOURS[option]
    if reason == n.TRACK_EMPTY:
        return f"{name}'s track has no cube left.", "S9-SPONSOR-7"
    if reason == n.NOT_PERFORMING:
        return f"{name} does not perform, so you keep all your {colour} cubes anyway.", "S9-SUCC-10"
    if reason == n.NO_CUBE:
        return f"You have no {colour} cube.", CUBE_RULES[table.step]
    first = " Sell furniture first." if table.furniture[seat] else ""
    text = f"You cannot buy {cube_words(option)}: it costs ${price} and you have ${table.coins[seat]}.{first}"
    return text, PRICE_RULES[table.step]


def too_many_coins(box: Reading, table: Reading, seat: int, turn: Turn) -> list[Barred]:
    """Contributions of more coins than one has, and beyond the limit: each once, for all such amounts."""
    instead = " Sell furniture first, or contribute it." if table.furniture[seat] else ""
    reasons = {
        n.ABOVE_PURSE: (f"You have only ${table.coins[seat]}.{instead}", "S9-RULING-12"),
        n.ABOVE_LIMIT: (f"No contribution may be above ${box.limit}.", "S9-FIN-3"),
    }
    found = []
    for reason, (text, rule) in reasons.items():
        amounts = [coins for coins, why_not in enumerate(turn.coins) if why_not == reason]
        if amounts:
            found.append(Barred(amounts[0], text, rule, tuple(f"coins-{coins}" for coins in amounts)))
    return found


def too_dear(box: Reading, turn: Turn) -> list[Barred]:
    """Pieces that are worth more than a contribution may be."""
    found = []
    for f, reason in enumerate(turn.pieces):
        if reason == n.ABOVE_LIMIT:
            name, worth = printed(box).furniture[f], box.furniture_coins[f]
            text = f"The {name} is worth ${worth}; no change is given, and a contribution is at most ${box.limit}."
            found.append(Barred(set_of(f) * n.COIN_STEPS, text, "S9-FURN-6", (f"furniture-{name}",)))
    return found


def gone(box: Reading, table: Reading, turn: Turn) -> tuple[Barred, ...]:
    """Pieces that are gone for good."""
    found = []
    for f, reason in enumerate(turn.pieces):
        if reason == n.SOLD_ALREADY:
            name = printed(box).furniture[f]
            option = set_of(f) if table.step == n.FINAL_SALE else n.SELL + f
            text = f"Your {name} is gone: furniture that was sold or paid for a concert does not come back."
            found.append(Barred(option, text, "S9-FURN-3", (f"furniture-{name}",)))
    return tuple(found)
