"""What is asked and what may be answered, in words; the notation of moves."""

from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.words.texts import printed


def question(box: Any, table: Any, seat: int) -> Question:
    """What a seat is asked."""
    box, table = read_box(box), read_table(table)
    me, picks = f"{{{seat}}}", table.picks
    more = "another cube" if picks < box.free_cubes else f"{picks} cubes, one at a time"
    step = table.step
    if step == n.TAKE_FREE:
        return Question(f"Take {more}: free, from any track.", f"{me} takes free cubes.", ("S9-SPONSOR-2",))
    if step == n.TAKE_FOR_BOT:
        return Question(f"Take {more} for the Bot.", f"{me} takes cubes for the Bot.", ("S9-TWO-4",))
    if step == n.BUY_SECOND:
        cost = box.price_second
        return Question(f"Buy a cube for ${cost}, or pass.", f"{me} may buy a cube for ${cost}.", ("S9-SPONSOR-3",))
    if step == n.BUY_THIRD:
        cost = box.price_third
        return Question(f"Buy a cube for ${cost}, or pass.", f"{me} may buy a cube for ${cost}.", ("S9-SPONSOR-4",))
    if step == n.CONTRIBUTE:
        budget = table.budget[table.round_number - 1]
        text = f"Choose your secret contribution, ${box.limit} at most. The royal budget is {budget:+d}."
        return Question(text, f"{me} chooses a secret contribution.", ("S9-FIN-3", "S9-FURN-5"))
    if step == n.KEEP:
        text = "You gave most: which of the cubes that must go do you keep?"
        return Question(text, f"{me} may keep a cube.", ("S9-SUCC-10",))
    if step == n.TAKE_BONUS:
        return Question("You gave most: take a cube from any track.", f"{me} takes a bonus cube.", ("S9-SUCC-7",))
    if step == n.DISCARD:
        text = "You take the blame: choose a cube to discard" + (f", {picks} in all." if picks > 1 else ".")
        return Question(text, f"{me} must discard cubes.", ("S9-FAIL-4",))
    text = "The last concert is over: which furniture do you sell?"
    return Question(text, f"{me} may sell furniture for the last time.", ("S9-RULING-22",))


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """A legal option in words."""
    box, table = read_box(box), read_table(table)
    step = table.step
    if option >= n.SELL:
        return sale(box, seat, option)
    if step == n.CONTRIBUTE:
        return contribution(box, seat, option)
    if step == n.FINAL_SALE:
        return final_sale(box, seat, option)
    if option == n.PASS:
        if step == n.KEEP:
            return Choice(
                option, "none", "Keep none", "All cubes of the performers' colours that paid lose one.", ("keep-none",)
            )
        return Choice(option, "pass", "Pass", "Buy nothing in this turn.", ("pass",))
    name, colour = n.SURNAMES[option], n.COLOURS[option]
    spot = (*next_cube(box, table, option), f"composer-{n.COMPOSERS[option]}")
    own = (f"cube-{seat}-{n.COMPOSERS[option]}", f"composer-{n.COMPOSERS[option]}")
    texts = {
        n.TAKE_FREE: (f"Take a {colour} cube ({name})", spot),
        n.TAKE_FOR_BOT: (f"Give the Bot a {colour} cube ({name})", spot),
        n.BUY_SECOND: (f"Buy a {colour} cube ({name}) for ${box.price_second}", spot),
        n.BUY_THIRD: (f"Buy a {colour} cube ({name}) for ${box.price_third}", spot),
        n.KEEP: (f"Keep a {colour} cube ({name})", own),
        n.TAKE_BONUS: (f"Take a {colour} cube ({name})", spot),
        n.DISCARD: (f"Discard a {colour} cube ({name})", own),
    }
    text, elements = texts[step]
    return Choice(
        option,
        n.COMPOSERS[option],
        text,
        cube_hint(box, table, option) if step not in (n.KEEP, n.DISCARD) else "",
        elements,
    )


def next_cube(box: Reading, table: Reading, musician: int) -> tuple[str, ...]:
    """The element of the space from which the next cube of a track comes (S9-SPONSOR-6)."""
    if table.left[musician] == 0:
        return ()
    space = box.position[table.track[musician]][table.left[musician]] + 1
    while box.squares[table.track[musician]][space] == 0:
        space += 1
    return (f"track-{n.COMPOSERS[musician]}-{space}",)


def cube_hint(box: Reading, table: Reading, musician: int) -> str:
    """What taking the next cube does to the composer."""
    track, left = table.track[musician], table.left[musician]
    before, after = box.position[track][left], box.position[track][left - 1]
    if left == 1:
        return f"It is his last cube: {n.SURNAMES[musician]} dies at the end of this round."
    if after != before:
        return f"It uncovers a space: his reputation becomes {box.reputation[track][after]}."
    return ""


def sale(box: Reading, seat: int, option: int) -> Choice:
    """Selling a piece before answering."""
    f = option - n.SELL
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
    coins, chosen = option % n.COIN_STEPS, option // n.COIN_STEPS
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


def class_element(result: int) -> str:
    """The element of a fame level on the concert board."""
    return f"class-{n.LEVELS[result]}" if n.LOW <= result < len(n.LEVELS) else "concert"
