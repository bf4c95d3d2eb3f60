"""Questions and options in words, with the notation of moves and the things on the board they belong to."""

from collections.abc import Callable
from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.words import texts

QUESTIONS = {
    n.DRAFT: ("Choose your starting region.", "chooses a starting region", ("PH-SETUP-13",)),
    n.TURN: ("Select an action, use free actions, or pass.", "takes a turn", ("PH-TURN-1", "PH-TURN-2")),
    n.PAY: ("Pay for the Manager that stands there.", "pays for a Manager", ("PH-SELECT-4",)),
    n.USE: ("How do you use the strength?", "uses the strength", ("PH-SELECT-3", "PH-SELECT-7")),
    n.TOUR: ("Fly on, or sell merchandise?", "tours", ("PH-TOUR-1",)),
    n.SHIP: ("Where does your ship go?", "moves the ship", ("PH-EFFECT-3",)),
    n.IMPRESS: ("Impress or activate a patron.", "spends patron points", ("PH-PATRON-1",)),
    n.HAT: ("Which top hat do you take?", "takes a top hat", ("PH-PATRON-8",)),
    n.ADVANCE: ("Which symphony advances?", "advances a symphony", ("PH-SYMPH-7",)),
    n.SOLOIST: ("Use a soloist?", "may use soloists", ("PH-PERFORM-12",)),
    n.UPGRADE: ("What do you upgrade?", "upgrades the orchestra", ("PH-PROMOTE-2", "PH-PROMOTE-7")),
    n.COMPOSING: ("Take or advance a symphony.", "composes", ("PH-COMPOSE-1",)),
    n.AUDITIONING: ("Recruit a musician.", "holds an audition", ("PH-AUDITION-2",)),
    n.SYMPHONY: ("Which symphony do you take?", "may take a symphony", ("PH-EFFECT-6",)),
    n.MUSICIAN: ("Which musician do you recruit?", "may recruit a musician", ("PH-EFFECT-7",)),
    n.KEY: ("Put a disc on a key you have passed?", "may take a piano key", ("PH-PIANO-2",)),
    n.ACTIVATE: ("Which patron do you activate?", "may activate a patron", ("PH-RULING-86",)),
    n.SETTLE: (
        "How many unspent points become experience?",
        "settles action points",
        ("PH-PASS-2", "PH-RULING-64"),
    ),
    n.SPACE: ("Choose your place in the next round.", "chooses a turn order space", ("PH-PASS-4",)),
}


def question(box: Any, table: Any, seat: int) -> Question:
    """What is asked of the seat that decides."""
    table = read_table(table)
    text, others, rules = QUESTIONS[table.asking]
    if table.asking == n.TURN and table.action >= 0:
        text = "Use free actions, end the turn, or pass." if not table.forced else "Use free actions, then pass."
        rules = ("PH-TURN-4",) if table.forced else ("PH-TURN-2", "PH-TURN-3")
    elif table.asking == n.PAY:
        text = f"Pay for the Manager of {{{managed(table)}}}."
    elif table.asking == n.USE:
        strength = texts.ROMAN[table.strength]
        text = f"{texts.ACTION_NAMES[table.action]} with strength {strength}: how do you use it?"
    return Question(text, f"{{{seat}}} {others}.", rules)


def managed(table: Reading) -> int:
    """The seat whose Manager is paid for now."""
    managers = int(table.stack[table.depth - 1][1])
    return (managers & -managers).bit_length() - 1


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """A legal option in words."""
    box, table = read_box(box), read_table(table)
    notation, text, hint, elements = WORDS[table.asking](box, table, seat, option)
    return Choice(option, notation, text, hint, elements)


Said = tuple[str, str, str, tuple[str, ...]]
"""Notation, text, hint, elements."""


def say_draft(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A starting region."""
    region = texts.region_name(box, option)
    return f"start-{region}", f"Start in {region}", "", (f"region-{region}",)


def say_turn(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Selecting, free actions, passing and ending a turn."""
    if option < n.ACTIONS:
        action, cost = texts.ACTION_NAMES[option], table.strengths[option]
        others = sum(table.manager[s] == option for s in range(box.seats) if s != seat)
        hint = f"{texts.amount(cost, 'action point')}" + (
            f", and pay for {texts.amount(others, 'Manager')}" if others else ""
        )
        return action.lower(), f"Select {action} ({texts.ROMAN[cost]})", hint, (f"action-{action.lower()}",)
    if n.RECORD <= option < n.FLY_BY:
        card = option - n.RECORD
        name = texts.record_name(card)
        return f"sell-{name}", f"Sell Record {name}", texts.record_words(box, card), (f"record-{name}",)
    free = {
        n.REGAIN_WITH_FANS: (
            "regain-fans",
            f"Regain 1 action point for {box.fans_for_ap} fans",
            ("free-regain-fans", f"seat-{seat}-fans"),
        ),
        n.REGAIN_WITH_EXPERIENCE: (
            "regain-experience",
            f"Regain 1 action point for {box.experience_for_ap} experience",
            ("free-regain-experience", f"seat-{seat}-experience"),
        ),
        n.FANS_TO_EXPERIENCE: (
            "fans-to-exp",
            f"1 experience for {box.fans_for_experience} fans",
            ("free-experience", f"seat-{seat}-fans"),
        ),
        n.PASS: ("pass", "Pass", (f"seat-{seat}-pass",)),
        n.END_TURN: ("end", "End the turn", (f"seat-{seat}-end",)),
    }
    if option in free:
        notation, text, elements = free[option]
        hint = "for the rest of the round" if option == n.PASS else ""
        return notation, text, hint, elements
    price = box.fans_for_step
    notation, text, fan, elements = say_flight(box, table, option, price)
    return notation, text, f"for {price} fans{fan and f', {fan}'}", elements


def say_flight(box: Reading, table: Reading, option: int, price: int = 0) -> Said:
    """A move of the ship, perhaps paid with fans."""
    by = option >= n.FLY_BY
    planet = option - (n.FLY_BY if by else n.FLY)
    name = texts.planet_name(box, planet)
    if by:
        return f"fly-by-{name}", f"Fly to {name} and leave the fan there", "", (f"planet-{name}",)
    fan = (table.planet_fans >> planet) & 1 and table.fans[table.active] - price < box.fans_max
    return f"fly-{name}", f"Fly to {name}", "and take the fan there" if fan else "", (f"planet-{name}",)


def say_pay(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Paying for a Manager."""
    other = managed(table)
    elements = (f"manager-{other}",)
    if option == n.PAY_AP:
        return "ap", "Spend 1 extra action point", "", elements
    price = texts.amount(table.round_number, "credit")
    maestro = bool(box.solo)
    return "credits", f"Pay {price}", "to the supply" if maestro else f"to {{{other}}}", elements


def say_use(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Rows, tour, boost and Record cards."""
    action = table.action
    name = texts.ACTION_NAMES[action].lower()
    if option == n.USE_TOUR:
        return "tour", "Tour / Sell Merch", f"{table.strength} strength for moves and credits", ("tour",)
    if option == n.BOOST:
        return (
            "boost",
            f"Pay {box.fans_for_strength} fans for one more strength",
            "",
            ("free-boost", f"seat-{seat}-fans"),
        )
    if option >= n.RECORD:
        card = option - n.RECORD
        record = texts.record_name(card)
        return f"take-{record}", f"Take Record {record}", texts.record_words(box, card), (f"record-{record}",)
    row = option - n.RAISE_LIMIT if option > n.RAISE_LIMIT else option
    elements = (f"row-{name}-{row}", f"action-{name}")
    if action != n.INVEST:
        return f"row-{row}", f"Use row {texts.ROMAN[row]}", texts.row_words(box, action, row), elements
    if option > n.RAISE_LIMIT:
        price, plus = box.row_experience[action][row], box.row_amount[action][row]
        return (
            f"limit-{row}",
            f"Row {texts.ROMAN[row]}: pay {price} experience, limit +{plus}",
            "",
            (f"row-invest-{row}-limit", *elements),
        )
    gain = texts.amount(box.row_gain[action][row], "experience")
    return f"gain-{row}", f"Row {texts.ROMAN[row]}: gain {gain}", "", (f"row-invest-{row}-gain", *elements)


def say_tour(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Steps of a tour."""
    if option == n.DONE:
        return "finish", "Finish the tour", "", ("done",)
    if option == n.SELL_MERCH:
        return "sell-merch", "Sell merchandise", f"1 strength for {box.merch_credits} credits", ("merch",)
    return say_flight(box, table, option)


def say_ship(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A step of a bonus move."""
    if option == n.DONE:
        return "stay", "Stay here", "", (f"planet-{texts.planet_name(box, table.ship[seat])}", "done")
    return say_flight(box, table, option)


def say_impress(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Impressing or activating a patron."""
    if option == n.DONE:
        return "finish", "Finish", "points left are lost", ("done",)
    if option >= n.ACTIVATE_ONE:
        return say_activate(box, table, seat, option)
    claim = option >= n.IMPRESS_CLAIM
    card = int(table.patrons[option - (n.IMPRESS_CLAIM if claim else n.IMPRESS_MIDDLE)])
    name, cost = texts.patron_name(card), texts.amount(box.patron_cost[card], "point")
    if claim:
        prestige = texts.amount(box.patron_prestige[card], "prestige")
        return (
            f"claim-{name}",
            f"Impress {name} on the prestige space",
            f"{cost}, {prestige}",
            (f"patron-{name}-prestige", f"patron-{name}"),
        )
    return f"impress-{name}", f"Impress {name}", cost, (f"patron-{name}",)


def say_activate(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Activating a patron."""
    if option == n.DONE:
        return "decline", "Activate nobody", "", ("done",)
    card = table.patrons[option - n.ACTIVATE_ONE]
    name = texts.patron_name(card)
    return (
        f"activate-{name}",
        f"Activate {name}",
        texts.bonus(box, n.PATRON_LIST + card),
        (f"patron-{name}-ability", f"patron-{name}"),
    )


def say_hat(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A top hat with its bonus."""
    hat = option + 1
    return f"hat-{hat}", f"Take hat {hat}", texts.bonus(box, n.HAT_LIST + option), (f"seat-{seat}-hat-{hat}",)


def say_advance(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Advancing a symphony."""
    if option == n.DONE:
        return "decline", "Advance nothing", "", ("done",)
    column = (option - n.MOVE_DOWN) // 2
    colour, row = texts.COLOUR_NAMES[table.column_colour[seat][column]], table.column_row[seat][column]
    down = (option - n.MOVE_DOWN) % 2 == 0
    to = texts.ROW_NAMES[row + 1 if down else row + 2]
    elements = (f"seat-{seat}-column-{column + 1}", f"seat-{seat}-{to.replace(' ', '-')}")
    return (
        f"{colour}-to-{to.replace(' ', '-')}",
        f"Advance {colour} to the {to}",
        "" if down else "and gain a fan",
        elements,
    )


def say_soloist(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A soloist with its bonus."""
    if option == n.DONE:
        return "finish", "Use no more soloists", "", ("done",)
    name = texts.SOLOIST_NAMES[option - 1]
    return name, f"Use the {name}", texts.bonus(box, n.SOLOIST_LIST + option - 1), (f"seat-{seat}-soloist-{name}",)


def say_upgrade(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Upgrading a musician or the conductor."""
    if option == n.DONE:
        return "finish", "Upgrade nothing more", "", ("done",)
    if option >= n.CONDUCT:
        slot = option - n.CONDUCT
        colours = [texts.COLOUR_NAMES[c] for c in range(n.COLOURS) if (box.slot_colours[slot] >> c) & 1]
        text = f"Upgrade the conductor for {' and '.join(colours)}"
        return f"conduct-{'-'.join(colours)}", text, "", (f"seat-{seat}-conductor-{slot + 1}",)
    kind, rank = divmod(option - n.RAISE, 3)
    name = texts.TYPE_NAMES[kind]
    return (
        f"raise-{name}-{rank}",
        f"Raise {name} from {rank} to {texts.amount(rank + 1, 'star')}",
        "",
        (f"seat-{seat}-{name}-{rank}",),
    )


def say_composing(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A step of Compose."""
    if option == n.DONE:
        return "finish", "Finish composing", "", ("done",)
    if option == n.REROLL:
        return (
            "reroll",
            "Reroll the dice not chosen",
            f"{texts.amount(box.fans_for_reroll, 'fan')}",
            ("symphony-dice",),
        )
    if option >= n.MOVE_DOWN:
        return say_advance(box, table, seat, option)
    return say_symphony(box, table, seat, option)


def say_symphony(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Taking a symphony."""
    if option == n.DONE:
        return "decline", "Take no symphony", "", ("done",)
    if option >= n.PICK:
        colour = texts.COLOUR_NAMES[option - n.PICK]
        return f"take-{colour}", f"Take a {colour} symphony", "", (f"supply-{colour}",)
    die, number = divmod(option - n.TAKE, 6)
    colour = texts.COLOUR_NAMES[number]
    return f"die-{die + 1}-{colour}", f"Take {colour} with symphony die {die + 1}", "", (f"symphony-die-{die + 1}",)


def say_auditioning(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A step of Audition."""
    region = box.region_of[table.ship[seat]]
    price = f"{box.special_credits} credits"
    where = texts.region_name(box, region)
    if option == n.DONE:
        return "finish", "Finish the audition", "", ("done",)
    if option == n.REROLL:
        return (
            "reroll",
            "Reroll the dice not chosen",
            f"{texts.amount(box.fans_for_reroll, 'fan')}",
            ("musician-dice",),
        )
    if option == n.SPECIAL_MUSICIAN:
        kind = texts.TYPE_NAMES[table.region_musician[region]]
        return "special-musician", f"Recruit the 3-star {kind} of {where}", price, (f"musician-{where}",)
    if option == n.SPECIAL_SOLOIST:
        kind = texts.SOLOIST_NAMES[table.region_soloist[region]]
        return "special-soloist", f"Recruit the {kind} of {where}", price, (f"soloist-{where}",)
    return say_musician(box, table, seat, option)


def say_musician(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Recruiting a musician."""
    if option == n.DONE:
        return "decline", "Recruit nobody", "", ("done",)
    if option >= n.RECRUIT_TYPE:
        name = texts.TYPE_NAMES[option - n.RECRUIT_TYPE]
        return f"recruit-{name}", f"Recruit {name}", "", (f"seat-{seat}-{name}",)
    die = option - n.RECRUIT
    kind, stars = (int(x) for x in box.musician_face[die][table.musician_dice[die]])
    shown = texts.musician(kind, stars)
    return f"die-{die + 1}", f"Recruit {shown} with musician die {die + 1}", "", (f"musician-die-{die + 1}",)


def say_key(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A black key with its bonus."""
    if option == n.DONE:
        return "skip", "Take no key here", "it cannot be taken later", ("done",)
    return f"key-{option}", f"Take key {option}", texts.bonus(box, n.KEY_LIST + option), (f"key-{option}",)


def say_settle(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Settling unspent action points."""
    below = table.limit[seat] - table.ap[seat]
    experience = option * box.pass_experience
    credits = (below - option) * box.pass_credits
    text = f"{texts.amount(experience, 'experience')} and {texts.amount(credits, 'credit')}"
    return f"experience-{option}", text, "", (f"settle-{option}", f"seat-{seat}-experience")


def say_space(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A turn order space with its bonus."""
    number = n.TURN_LIST + table.turn_tiles[table.round_number - 1] * n.SPACES + option
    return f"space-{option + 1}", f"Take space {option + 1}", texts.bonus(box, number), (f"space-{option + 1}",)


WORDS: dict[int, Callable[[Reading, Reading, int, int], Said]] = {
    n.DRAFT: say_draft,
    n.TURN: say_turn,
    n.PAY: say_pay,
    n.USE: say_use,
    n.TOUR: say_tour,
    n.SHIP: say_ship,
    n.IMPRESS: say_impress,
    n.HAT: say_hat,
    n.ADVANCE: say_advance,
    n.SOLOIST: say_soloist,
    n.UPGRADE: say_upgrade,
    n.COMPOSING: say_composing,
    n.AUDITIONING: say_auditioning,
    n.SYMPHONY: say_symphony,
    n.MUSICIAN: say_musician,
    n.KEY: say_key,
    n.ACTIVATE: say_activate,
    n.SETTLE: say_settle,
    n.SPACE: say_space,
}
"""For each kind of decision, the function that puts its options in words."""
