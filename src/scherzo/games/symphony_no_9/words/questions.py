"""What is asked and what may be answered, in words; the notation of moves."""

from typing import Any

from scherzo.core.english import counted, listed, signed
from scherzo.core.members import members_of, set_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.rules.looks import Turn, standings, turn_of
from scherzo.games.symphony_no_9.words.texts import (
    colours_in,
    composer_element,
    cube_words,
    furniture_words,
    hand_words,
    pieces_in,
    points_text,
    printed,
)


def question(box: Any, table: Any, seat: int) -> Question:
    """What a seat is asked."""
    box, table = read_box(box), read_table(table)
    me, turn = f"{{{seat}}}", turn_of(box, table, seat)
    match table.step:
        case n.TAKE_FREE:
            text = f"Take {cubes_wanted(box.free_cubes, table, turn)}: free, from any career track."
            return Question(text, f"{me} takes free cubes.", ("S9-SPONSOR-2",))
        case n.TAKE_FOR_BOT:
            wanted = cubes_wanted(box.free_cubes, table, turn)
            text = (
                f"The Bot gets {wanted}: you choose, from any career track. It cannot win, but takes tiles, ties too."
            )
            return Question(text, f"{me} chooses cubes for the Bot.", ("S9-TWO-4",))
        case n.BUY_SECOND | n.BUY_THIRD:
            rule = "S9-SPONSOR-3" if table.step == n.BUY_SECOND else "S9-SPONSOR-4"
            offer = f"buy a cube for ${turn.price}"
            return Question(f"You may {offer}, or pass.", f"{me} may {offer}.", (rule,))
        case n.CONTRIBUTE:
            return contribution_question(box, table, me)
        case n.KEEP:
            text = (
                "You gave the most: the Low bonus saves one of the cubes that you must discard. Which one do you keep?"
            )
            return Question(text, f"{me} gave the most and may keep a cube.", ("S9-SUCC-10",))
        case n.TAKE_BONUS:
            text = "You gave the most: as the High bonus, take a cube from any career track."
            return Question(text, f"{me} gave the most and takes a cube.", ("S9-SUCC-7",))
        case n.DISCARD:
            wanted = cubes_wanted(box.penalty[table.round_number - 1], table, turn)
            return Question(f"You take the blame: discard {wanted}.", f"{me} must discard cubes.", ("S9-FAIL-4",))
    text = "The last concert is over: which furniture do you sell? Your choice is final."
    return Question(text, f"{me} may sell furniture for the last time.", ("S9-RULING-22",))


def contribution_question(box: Reading, table: Reading, me: str) -> Question:
    """S9-RULING-15: a sealed contribution is final, and the question says so."""
    budget = table.budget[table.round_number - 1]
    text = (
        f"Choose your secret contribution, ${box.limit} at most. Once chosen it is final. "
        f"With the royal budget of {signed(budget)}, {'both of you and the Bot' if box.bot else 'all of you'} together "
        f"must give {sums_wanted(box, budget)}."
    )
    return Question(text, f"{me} chooses a secret contribution.", ("S9-FIN-3", "S9-FIN-6", "S9-FURN-5", "S9-RULING-15"))


def sums_wanted(box: Reading, budget: int) -> str:
    """What all must give for each class of concert: $9 to $12 for a Low concert, $13 to $15 for a Medium or ..."""
    low, medium, high = (
        f"${max(box.lowest[level] - budget, 0)} to ${box.highest[level] - budget}"
        for level in (n.LOW, n.MEDIUM, n.HIGH)
    )
    return f"{low} for a Low concert, {medium} for a Medium or {high} for a High one; any other sum fails"


def cubes_wanted(in_all: int, table: Reading, turn: Turn) -> str:
    """How many cubes are to be chosen: 2 cubes, one at a time; another cube."""
    if table.picks < in_all:
        return "another cube"
    return "a cube" if turn.picks == 1 else f"{counted(turn.picks, 'cube')}, one at a time"


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """A legal option in words."""
    box, table = read_box(box), read_table(table)
    if option >= n.SELL:
        return sale(box, seat, option)
    if table.step == n.CONTRIBUTE:
        return contribution(box, table, seat, option)
    if table.step == n.FINAL_SALE:
        return final_sale(box, table, seat, option)
    turn = turn_of(box, table, seat)
    if option == n.PASS:
        return keep_none(turn) if table.step == n.KEEP else Choice(option, "pass", "Pass", "Buy nothing.", ("pass",))
    if table.step in (n.KEEP, n.DISCARD):
        return own_cube(table, seat, option, turn)
    return track_cube(box, table, option, turn)


def track_cube(box: Reading, table: Reading, musician: int, turn: Turn) -> Choice:
    """A cube of a career track: free, bought, for the Bot or as a bonus."""
    what = cube_words(musician)
    text = f"Take {what}"
    if table.step == n.TAKE_FOR_BOT:
        text = f"Give the Bot {what}"
    elif turn.price:
        text = f"Buy {what} for ${turn.price}"
    elements = (*next_cube(box, table, musician), composer_element(musician))
    return Choice(musician, n.COMPOSERS[musician], text, cube_hint(box, table, musician), elements)


def own_cube(table: Reading, seat: int, musician: int, turn: Turn) -> Choice:
    """A cube of one's own board: kept by the Low bonus, or discarded as a penalty."""
    elements = (f"cube-{seat}-{n.COMPOSERS[musician]}", composer_element(musician))
    if table.step == n.DISCARD:
        left = counted(table.cubes[seat][musician] - 1, f"{n.COLOURS[musician]} cube")
        return Choice(musician, n.COMPOSERS[musician], f"Discard {cube_words(musician)}", f"You keep {left}.", elements)
    hint = due_words(turn.due & ~set_of(musician))
    return Choice(musician, n.COMPOSERS[musician], f"Keep {cube_words(musician)}", hint, elements)


def keep_none(turn: Turn) -> Choice:
    """Doing without the Low bonus."""
    return Choice(n.PASS, "none", "Keep none", due_words(turn.due), ("keep-none",))


def due_words(due: int) -> str:
    """S9-SUCC-3: what goes after a successful concert."""
    cubes = listed([f"a {colour} cube" for colour in colours_in(due)])
    return f"After your income you discard {cubes}." if due else "Then you discard nothing."


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
    if table.left[musician] == 0:
        return ""
    standing = standings(box, table)[musician]
    same = standing.next_reputation == standing.reputation
    hint = f"His reputation {'stays' if same else 'becomes'} {standing.next_reputation}"
    last = f"; it is his last cube, so {n.SURNAMES[musician]} dies at the end of this round"
    return f"{hint}{last if table.left[musician] == 1 else ''}."


def sale(box: Reading, seat: int, option: int) -> Choice:
    """Selling a piece before answering."""
    f = option - n.SELL
    name, coins, points = printed(box).furniture[f], box.furniture_coins[f], box.furniture_points[f]
    hint = f"Unsold it is worth {counted(points, 'point')} at the end. Everybody sees the sale; then you answer."
    elements = (f"furniture-{name}", f"chest-{seat}")
    return Choice(option, f"sell-{name}", f"Sell the {name} for ${coins}", hint, elements)


def contribution(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """A contribution of coins and furniture."""
    coins, chosen = option % n.COIN_STEPS, option // n.COIN_STEPS
    names = pieces_in(box, chosen)
    hint = f"Leaves you ${table.coins[seat] - coins} if the concert is held."
    if names:
        hint = f"Worth ${coins + box.worth[chosen]}; if the concert is held, the furniture goes to the bank."
    notation = "+".join([*([str(coins)] if coins or not names else []), *names])
    elements = (f"coins-{coins}", *(f"furniture-{name}" for name in names), f"chest-{seat}")
    return Choice(option, notation, f"Contribute {hand_words(box, coins, chosen)}", hint, elements)


def final_sale(box: Reading, table: Reading, seat: int, option: int) -> Choice:
    """A part of one's furniture to sell at the very end."""
    names, chest = pieces_in(box, option), f"chest-{seat}"
    kept = table.furniture[seat] & ~option
    points = sum(box.furniture_points[piece] for piece in members_of(kept)) * n.SCALE
    hint = f"The furniture you keep is worth {points_text(points)} {'point' if points == n.SCALE else 'points'}."
    if not names:
        return Choice(option, "keep-all", "Sell nothing", hint, (chest,))
    text = f"Sell {furniture_words(box, option)} for ${box.worth[option]}"
    return Choice(
        option, "+".join(names), text, hint if kept else "", (*(f"furniture-{name}" for name in names), chest)
    )
