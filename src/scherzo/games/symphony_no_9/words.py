"""What is asked, what may be answered and what may not, in words; the notation of moves."""

from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred, Choice, Question
from scherzo.games.symphony_no_9.names import (
    BUY_SECOND,
    BUY_THIRD,
    COIN_STEPS,
    CONTRIBUTE,
    DISCARD,
    FINAL_SALE,
    FURNITURE,
    KEEP,
    LOW,
    PASS,
    SELL,
    TAKE_BONUS,
    TAKE_FOR_BOT,
    TAKE_FREE,
)
from scherzo.games.symphony_no_9.people import COLORS, COMPOSERS, LEVELS, NAMES
from scherzo.games.symphony_no_9.printed import printed


def question(box: Any, table: Any, seat: int) -> Question:
    """What a seat is asked."""
    box, table = read_box(box), read_table(table)
    me, picks = f"{{{seat}}}", table.picks
    more = "another cube" if picks < box.free_cubes else f"{picks} cubes, one at a time"
    step = table.step
    if step == TAKE_FREE:
        return Question(f"Take {more}: free, from any track.", f"{me} takes free cubes.", ("S9-SPONSOR-2",))
    if step == TAKE_FOR_BOT:
        return Question(f"Take {more} for the Bot.", f"{me} takes cubes for the Bot.", ("S9-TWO-4",))
    if step == BUY_SECOND:
        cost = box.price_second
        return Question(f"Buy a cube for ${cost}, or pass.", f"{me} may buy a cube for ${cost}.", ("S9-SPONSOR-3",))
    if step == BUY_THIRD:
        cost = box.price_third
        return Question(f"Buy a cube for ${cost}, or pass.", f"{me} may buy a cube for ${cost}.", ("S9-SPONSOR-4",))
    if step == CONTRIBUTE:
        budget = table.budget[table.round_number - 1]
        text = f"Choose your secret contribution, ${box.limit} at most. The royal budget is {budget:+d}."
        return Question(text, f"{me} chooses a secret contribution.", ("S9-FIN-3", "S9-FURN-5"))
    if step == KEEP:
        text = "You gave most: which of the cubes that must go do you keep?"
        return Question(text, f"{me} may keep a cube.", ("S9-SUCC-10",))
    if step == TAKE_BONUS:
        return Question("You gave most: take a cube from any track.", f"{me} takes a bonus cube.", ("S9-SUCC-7",))
    if step == DISCARD:
        text = "You take the blame: choose a cube to discard" + (f", {picks} in all." if picks > 1 else ".")
        return Question(text, f"{me} must discard cubes.", ("S9-FAIL-4",))
    text = "The last concert is over: which furniture do you sell?"
    return Question(text, f"{me} may sell furniture for the last time.", ("S9-RULING-22",))


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """A legal option in words."""
    box, table = read_box(box), read_table(table)
    step = table.step
    if option >= SELL:
        return sale(box, seat, option)
    if step == CONTRIBUTE:
        return contribution(box, seat, option)
    if step == FINAL_SALE:
        return final_sale(box, seat, option)
    if option == PASS:
        if step == KEEP:
            return Choice(
                option, "none", "Keep none", "All cubes of the performers' colours that paid lose one.", ("keep-none",)
            )
        return Choice(option, "pass", "Pass", "Buy nothing in this turn.", ("pass",))
    name, color = NAMES[option], COLORS[option]
    spot = (*next_cube(box, table, option), f"composer-{COMPOSERS[option]}")
    own = (f"cube-{seat}-{COMPOSERS[option]}", f"composer-{COMPOSERS[option]}")
    texts = {
        TAKE_FREE: (f"Take a {color} cube ({name})", spot),
        TAKE_FOR_BOT: (f"Give the Bot a {color} cube ({name})", spot),
        BUY_SECOND: (f"Buy a {color} cube ({name}) for ${box.price_second}", spot),
        BUY_THIRD: (f"Buy a {color} cube ({name}) for ${box.price_third}", spot),
        KEEP: (f"Keep a {color} cube ({name})", own),
        TAKE_BONUS: (f"Take a {color} cube ({name})", spot),
        DISCARD: (f"Discard a {color} cube ({name})", own),
    }
    text, elements = texts[step]
    return Choice(
        option, COMPOSERS[option], text, cube_hint(box, table, option) if step not in (KEEP, DISCARD) else "", elements
    )


def next_cube(box: Reading, table: Reading, musician: int) -> tuple[str, ...]:
    """The element of the space from which the next cube of a track comes (S9-SPONSOR-6)."""
    if table.left[musician] == 0:
        return ()
    space = box.position[table.track[musician]][table.left[musician]] + 1
    while box.squares[table.track[musician]][space] == 0:
        space += 1
    return (f"track-{COMPOSERS[musician]}-{space}",)


def cube_hint(box: Reading, table: Reading, musician: int) -> str:
    """What taking the next cube does to the composer."""
    track, left = table.track[musician], table.left[musician]
    before, after = box.position[track][left], box.position[track][left - 1]
    if left == 1:
        return f"It is his last cube: {NAMES[musician]} dies at the end of this round."
    if after != before:
        return f"It uncovers a space: his reputation becomes {box.reputation[track][after]}."
    return ""


def sale(box: Reading, seat: int, option: int) -> Choice:
    """Selling a piece before answering."""
    f = option - SELL
    name, coins, points = printed(box).furniture[f], box.furniture_coins[f], box.furniture_points[f]
    return Choice(
        option,
        f"sell-{name}",
        f"Sell the {name} for ${coins}",
        f"Unsold it is worth {points} points at the end. Everybody sees the sale; then you answer.",
        (f"furniture-{name}", f"chest-{seat}"),
    )


def contribution(box: Reading, seat: int, option: int) -> Choice:
    """A contribution of coins and furniture."""
    coins, chosen = option % COIN_STEPS, option // COIN_STEPS
    names = furniture_names(box, chosen)
    value = coins + box.worth[chosen]
    parts = [str(coins)] if coins or not names else []
    words = [f"${coins}"] if coins or not names else []
    words += [f"the {name}" for name in names]
    hint = f"Worth ${value}. The furniture goes to the bank if the concert is held." if names else ""
    elements = (f"coins-{coins}", *(f"furniture-{name}" for name in names), f"chest-{seat}")
    return Choice(option, "+".join([*parts, *names]), f"Contribute {' and '.join(words)}", hint, elements)


def final_sale(box: Reading, seat: int, option: int) -> Choice:
    """A part of one's furniture to sell at the very end."""
    names = furniture_names(box, option)
    if not names:
        return Choice(option, "keep-all", "Sell nothing", "", (f"chest-{seat}",))
    elements = (*(f"furniture-{name}" for name in names), f"chest-{seat}")
    text = f"Sell {' and '.join(f'the {name}' for name in names)} for ${box.worth[option]}"
    return Choice(option, "+".join(names), text, "", elements)


def furniture_names(box: Reading, chosen: int) -> list[str]:
    """The names of a set of furniture."""
    return [name for f, name in enumerate(printed(box).furniture) if chosen >> f & 1]


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """What a seat may want to choose now but may not."""
    box, table = read_box(box), read_table(table)
    step = table.step
    if step == FINAL_SALE:
        return sold_already(box, table, seat)
    if step == CONTRIBUTE:
        return (*too_much_to_give(box, table, seat), *sold_already(box, table, seat))
    found = []
    for m in range(box.musicians):
        name, composer = NAMES[m], f"composer-{COMPOSERS[m]}"
        if step in (KEEP, DISCARD):
            if step == KEEP and not table.performers[table.round_number - 1] >> m & 1:
                reason = f"You need not spare {COLORS[m]} cubes: {name} does not perform, so none of them must go."
                found.append(Barred(m, reason, "S9-SUCC-10", (composer,)))
            elif table.cubes[seat][m] == 0:
                rule = "S9-RULING-18" if step == KEEP else "S9-FAIL-4"
                found.append(Barred(m, f"You have no {COLORS[m]} cube.", rule, (composer,)))
        elif table.left[m] == 0:
            found.append(Barred(m, f"{name}'s track has no cube left.", "S9-SPONSOR-7", (composer,)))
        elif step in (BUY_SECOND, BUY_THIRD):
            cost = int(box.price_second if step == BUY_SECOND else box.price_third)
            rule = "S9-SPONSOR-3" if step == BUY_SECOND else "S9-SPONSOR-4"
            if table.coins[seat] < cost:
                text = f"A cube costs ${cost} and you have ${table.coins[seat]}."
                if table.furniture[seat]:
                    text += " You may sell furniture first."
                found.append(Barred(m, text, rule, (composer,)))
    if step in (TAKE_FREE, TAKE_FOR_BOT):
        found.append(Barred(PASS, "The free cubes must be taken; you cannot pass.", "S9-SPONSOR-2", ("pass",)))
    if step == TAKE_BONUS:
        found.append(Barred(PASS, "The bonus cube must be taken.", "S9-RULING-19", ("pass",)))
    return (*found, *sold_already(box, table, seat))


def too_much_to_give(box: Reading, table: Reading, seat: int) -> tuple[Barred, ...]:
    """Contributions beyond the limit or the purse: the next amounts of coins, and pieces too dear for the limit."""
    found = []
    coins, limit = table.coins[seat], box.limit
    for amount in range(COIN_STEPS):
        if amount > limit:
            text = f"No contribution may be above ${limit}."
            found.append(Barred(amount, text, "S9-FIN-3", (f"coins-{amount}",)))
        elif amount > coins:
            text = f"You have only ${coins}."
            found.append(Barred(amount, text, "S9-RULING-12", (f"coins-{amount}",)))
    for f in range(FURNITURE):
        worth, name = box.furniture_coins[f], printed(box).furniture[f]
        if table.furniture[seat] >> f & 1 and worth > limit:
            text = f"The {name} is worth ${worth}; no change is given, and a contribution is at most ${limit}."
            found.append(Barred((1 << f) * COIN_STEPS, text, "S9-FURN-6", (f"furniture-{name}",)))
    return tuple(found)


def sold_already(box: Reading, table: Reading, seat: int) -> tuple[Barred, ...]:
    """Pieces that are gone for good."""
    found = []
    for f in range(FURNITURE):
        if not table.furniture[seat] >> f & 1:
            name = printed(box).furniture[f]
            option = 1 << f if table.step == FINAL_SALE else SELL + f
            text = f"Your {name} is already sold; it cannot be sold again."
            found.append(Barred(option, text, "S9-FURN-3", (f"furniture-{name}",)))
    return tuple(found)


def class_element(result: int) -> str:
    """The element of a fame level on the concert board."""
    return f"class-{LEVELS[result]}" if LOW <= result < len(LEVELS) else "concert"
