"""What may not be answered, and why."""

from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.words.texts import printed


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """What a seat may want to choose now but may not."""
    box, table = read_box(box), read_table(table)
    step = table.step
    if step == n.FINAL_SALE:
        return sold_already(box, table, seat)
    if step == n.CONTRIBUTE:
        return (*too_much_to_give(box, table, seat), *sold_already(box, table, seat))
    found = []
    for m in range(box.musicians):
        name, composer = n.SURNAMES[m], f"composer-{n.COMPOSERS[m]}"
        if step in (n.KEEP, n.DISCARD):
            if step == n.KEEP and not table.performers[table.round_number - 1] >> m & 1:
                reason = f"You need not spare {n.COLOURS[m]} cubes: {name} does not perform, so none of them must go."
                found.append(Barred(m, reason, "S9-SUCC-10", (composer,)))
            elif table.cubes[seat][m] == 0:
                rule = "S9-RULING-18" if step == n.KEEP else "S9-FAIL-4"
                found.append(Barred(m, f"You have no {n.COLOURS[m]} cube.", rule, (composer,)))
        elif table.left[m] == 0:
            found.append(Barred(m, f"{name}'s track has no cube left.", "S9-SPONSOR-7", (composer,)))
        elif step in (n.BUY_SECOND, n.BUY_THIRD):
            cost = int(box.price_second if step == n.BUY_SECOND else box.price_third)
            rule = "S9-SPONSOR-3" if step == n.BUY_SECOND else "S9-SPONSOR-4"
            if table.coins[seat] < cost:
                text = f"A cube costs ${cost} and you have ${table.coins[seat]}."
                if table.furniture[seat]:
                    text += " You may sell furniture first."
                found.append(Barred(m, text, rule, (composer,)))
    if step in (n.TAKE_FREE, n.TAKE_FOR_BOT):
        found.append(Barred(n.PASS, "The free cubes must be taken; you cannot pass.", "S9-SPONSOR-2", ("pass",)))
    if step == n.TAKE_BONUS:
        found.append(Barred(n.PASS, "The bonus cube must be taken.", "S9-RULING-19", ("pass",)))
    return (*found, *sold_already(box, table, seat))


def too_much_to_give(box: Reading, table: Reading, seat: int) -> tuple[Barred, ...]:
    """Contributions beyond the limit or the purse: the next amounts of coins, and pieces too dear for the limit."""
    found = []
    coins, limit = table.coins[seat], box.limit
    for amount in range(n.COIN_STEPS):
        if amount > limit:
            text = f"No contribution may be above ${limit}."
            found.append(Barred(amount, text, "S9-FIN-3", (f"coins-{amount}",)))
        elif amount > coins:
            text = f"You have only ${coins}."
            found.append(Barred(amount, text, "S9-RULING-12", (f"coins-{amount}",)))
    for f in range(n.FURNITURE):
        worth, name = box.furniture_coins[f], printed(box).furniture[f]
        if table.furniture[seat] >> f & 1 and worth > limit:
            text = f"The {name} is worth ${worth}; no change is given, and a contribution is at most ${limit}."
            found.append(Barred((1 << f) * n.COIN_STEPS, text, "S9-FURN-6", (f"furniture-{name}",)))
    return tuple(found)


def sold_already(box: Reading, table: Reading, seat: int) -> tuple[Barred, ...]:
    """Pieces that are gone for good."""
    found = []
    for f in range(n.FURNITURE):
        if not table.furniture[seat] >> f & 1:
            name = printed(box).furniture[f]
            option = 1 << f if table.step == n.FINAL_SALE else n.SELL + f
            text = f"Your {name} is already sold; it cannot be sold again."
            found.append(Barred(option, text, "S9-FURN-3", (f"furniture-{name}",)))
    return tuple(found)
