"""What is asked, and each option in words: its notation, what it costs and brings, and where it lies on the board."""

from collections.abc import Callable
from typing import Any

from scherzo.core.english import counted
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.words import texts
from scherzo.games.philharmonix.words.said import Said
from scherzo.games.philharmonix.words.turn_choices import managed, say_flight, say_pay, say_turn, say_use
from scherzo.games.philharmonix.words.wanted import musician_wanted, symphony_wanted

QUESTIONS = {
    n.DRAFT: ("Choose your starting region.", "chooses a starting region", ("PH-SETUP-13",)),
    n.TURN: ("Select an action, use free actions, or pass.", "takes a turn", ("PH-TURN-1", "PH-TURN-2")),
    n.PAY: ("Pay for the Manager that stands there.", "pays for a Manager", ("PH-SELECT-4",)),
    n.USE: ("How do you use the strength?", "uses the strength", ("PH-SELECT-3", "PH-SELECT-7", "PH-RULING-88")),
    n.TOUR: ("Fly on, or sell merchandise?", "is on tour", ("PH-TOUR-1",)),
    n.SHIP: ("Where does your ship go?", "moves the ship", ("PH-EFFECT-3",)),
    n.IMPRESS: ("Impress or activate a patron.", "spends patron points", ("PH-PATRON-1",)),
    n.HAT: ("Which top hat do you take?", "takes a top hat", ("PH-PATRON-8",)),
    n.ADVANCE: ("Which symphony do you advance?", "advances a symphony", ("PH-SYMPH-7",)),
    n.SOLOIST: ("Do you use a soloist?", "may use soloists", ("PH-PERFORM-12",)),
    n.UPGRADE: ("What do you upgrade?", "upgrades the orchestra", ("PH-PROMOTE-2", "PH-PROMOTE-7")),
    n.COMPOSING: ("Take or advance a symphony.", "composes", ("PH-COMPOSE-1",)),
    n.AUDITIONING: ("Recruit a musician.", "holds an audition", ("PH-AUDITION-2",)),
    n.SYMPHONY: ("Which symphony do you take?", "may take a symphony", ("PH-EFFECT-6",)),
    n.MUSICIAN: ("Which musician do you recruit?", "may recruit a musician", ("PH-EFFECT-7",)),
    n.KEY: ("Do you put a disc on a key that your star marker has passed?", "may take a piano key", ("PH-PIANO-2",)),
    n.ACTIVATE: ("Which patron do you activate?", "may activate a patron", ("PH-RULING-86",)),
    n.SETTLE: ("What do you take for your unspent points?", "settles action points", ("PH-PASS-2", "PH-RULING-64")),
    n.SPACE: ("Choose your place in the next round.", "chooses a turn order space", ("PH-PASS-4",)),
}


def question(box: Any, table: Any, seat: int) -> Question:
    """What is asked of the seat that decides."""
    box, table = read_box(box), read_table(table)
    text, others, rules = QUESTIONS[table.asking]
    frame = table.stack[table.depth - 1]
    if table.asking == n.TURN and table.action >= 0:
        text = "Use free actions, end the turn, or pass." if not table.forced else "Use free actions, then pass."
        rules = ("PH-TURN-4",) if table.forced else ("PH-TURN-2", "PH-TURN-3")
    elif table.asking == n.PAY:
        text = f"Pay for the Manager of {{{managed(table)}}}."
    elif table.asking == n.USE:
        strength = texts.ROMAN[table.strength]
        text = f"{texts.ACTION_NAMES[table.action]} with strength {strength}: how do you use it?"
    elif table.asking == n.ADVANCE and frame[n.ADVANCE_COLOUR] >= 0:
        text = "Which of the matched symphonies do you advance?"
        rules = ("PH-PERFORM-10",)
    elif table.asking == n.SETTLE:
        points = counted(table.limit[seat] - table.ap[seat], "action point")
        experience, credits = counted(box.pass_experience, "experience"), counted(box.pass_credits, "credit")
        text = f"You leave {points} unspent: each brings {experience} or {credits}. What do you take?"
    return Question(text, f"{{{seat}}} {others}.", rules)


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """An option in words."""
    said = WORDS[read_table(table).asking](read_box(box), read_table(table), seat, option)
    return Choice(option, said.notation, said.text, said.hint, said.elements)


def say_draft(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A starting region."""
    region = texts.region_name(box, option)
    start = texts.planet_title(box, box.start_planet[option])
    return Said(f"start-{region}", f"Start in the {region} region", f"your ship on {start}", (f"region-{region}",))


def say_tour(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Steps of a tour."""
    strength, steps = table.stack[table.depth - 1][n.TOUR_STRENGTH], table.stack[table.depth - 1][n.TOUR_STEPS]
    if option == n.DONE:
        lost = f"{counted(strength, 'point')} of strength left unused" if strength else ""
        return Said("finish", "Finish the tour", lost, ("done",))
    if option == n.SELL_MERCH:
        points = "the point" if strength == 1 else f"1 of {strength} points"
        gain = f"{points} of strength for {counted(box.merch_credits, 'credit')}"
        return Said("sell-merch", "Sell merchandise", gain, ("merch",))
    opened = "" if steps else f"opens a point of strength: {counted(box.tour_moves, 'step')}"
    return say_flight(box, table, option, opened)


def say_ship(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A step of a bonus move."""
    steps = table.stack[table.depth - 1][n.SHIP_STEPS]
    if option == n.DONE:
        here = f"planet-{texts.planet_name(box, table.ship[seat])}"
        return Said("stay", "Stay here", f"{counted(steps, 'step')} left unused", (here, "done"))
    return say_flight(box, table, option, f"{counted(steps - 1, 'step')} left after it")


def say_impress(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Impressing or activating a patron."""
    points = table.stack[table.depth - 1][n.IMPRESS_POINTS]
    if option == n.DONE:
        lost = f"{counted(points, 'patron point')} left {'is' if points == 1 else 'are'} lost" if points else ""
        return Said("finish", "Finish", lost, ("done",))
    if option >= n.ACTIVATE_ONE:
        said = say_activate(box, table, seat, option)
        return said._replace(hint=f"1 patron point: {said.hint}")
    claim = option >= n.IMPRESS_CLAIM
    card = table.patrons[option - (n.IMPRESS_CLAIM if claim else n.IMPRESS_MIDDLE)]
    name, label = texts.patron_id(card), texts.patron_name(box, card)
    cost = f"{counted(box.patron_cost[card], 'patron point')} and a top hat, whose bonus you gain"
    if claim:
        prestige = counted(box.patron_prestige[card], "prestige")
        elements = (f"patron-{name}-prestige", f"patron-{name}")
        return Said(f"claim-{name}", f"Impress {label} on the prestige space", f"{cost}; {prestige}", elements)
    return Said(f"impress-{name}", f"Impress {label}", cost, (f"patron-{name}",))


def say_activate(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Activating a patron."""
    if option == n.DONE:
        return Said("decline", "Activate nobody", "", ("done",))
    card = table.patrons[option - n.ACTIVATE_ONE]
    name, ability = texts.patron_id(card), texts.bonus_now(box, table, seat, n.PATRON_LIST + card)
    elements = (f"patron-{name}-ability", f"patron-{name}")
    return Said(f"activate-{name}", f"Activate {texts.patron_name(box, card)}", ability, elements)


def say_hat(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A top hat with its bonus."""
    hat, gain = option + 1, texts.bonus_now(box, table, seat, n.HAT_LIST + option)
    return Said(f"hat-{hat}", f"Take hat {hat}", gain, (f"seat-{seat}-hat-{hat}",))


def say_advance(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Advancing a symphony."""
    if option == n.DONE:
        return Said("decline", "Advance nothing", "", ("done",))
    column = (option - n.MOVE_DOWN) // 2
    colour, row = texts.COLOUR_NAMES[table.column_colour[seat][column]], table.column_row[seat][column]
    down = (option - n.MOVE_DOWN) % 2 == 0
    to = texts.ROW_NAMES[row + 1 if down else row + 2]
    elements = (f"seat-{seat}-column-{column + 1}", f"seat-{seat}-{to.replace(' ', '-')}")
    hint = ""
    if not down:
        prestige = box.gold_slot if row == n.GOLD else box.silver_slot
        fan = texts.gain_now(n.FANS, 1, texts.seen_by_rules(box, table).rooms[seat])
        hint = f"{fan} now and {prestige} prestige at the end; it leaves the rows"
    return Said(f"{colour}-to-{to.replace(' ', '-')}", f"Advance the {colour} symphony to the {to}", hint, elements)


def say_soloist(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A soloist with its bonus."""
    if option == n.DONE:
        return Said("finish", "Use no more soloists", "", ("done",))
    name, gain = texts.SOLOIST_NAMES[option - 1], texts.bonus_now(box, table, seat, n.SOLOIST_LIST + option - 1)
    return Said(name, f"Use the {texts.SOLOISTS[option - 1]}", gain, (f"seat-{seat}-soloist-{name}",))


def say_upgrade(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Upgrading a musician or the conductor."""
    points = table.stack[table.depth - 1][n.UPGRADE_POINTS]
    if option == n.DONE:
        lost = f"{counted(points, 'upgrade point')} left {'is' if points == 1 else 'are'} lost" if points else ""
        return Said("finish", "Upgrade nothing more", lost, ("done",))
    star = "1 star on the piano"
    if option >= n.CONDUCT:
        slot = option - n.CONDUCT
        colours = texts.slot_words(box, slot)
        hint = f"a disc; {star}; {colours} symphonies may reach gold"
        notation = f"conduct-{colours.replace(' and ', '-')}"
        return Said(notation, f"Upgrade the conductor for {colours}", hint, (f"seat-{seat}-conductor-{slot + 1}",))
    kind, rank = divmod(option - n.RAISE, 3)
    name = texts.TYPE_NAMES[kind]
    text = f"Raise a {texts.musician(kind, rank)} to {counted(rank + 1, 'star')}"
    return Said(f"raise-{name}-{rank}", text, star, (f"seat-{seat}-{name}-{rank}",))


def say_composing(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A step of Compose."""
    left = table.stack[table.depth - 1][n.COMPOSING_LEFT]
    if option == n.DONE:
        lost = f"{counted(left, 'symphony', 'symphonies')} fewer than you paid for" if left else ""
        return Said("finish", "Finish composing", lost, ("done",))
    if option == n.REROLL:
        return say_reroll(box, "symphony-dice")
    if option >= n.MOVE_DOWN:
        return say_advance(box, table, seat, option)
    return say_symphony(box, table, seat, option)


def say_reroll(box: Reading, dice: str) -> Said:
    """All dice of a pool that are not put aside."""
    return Said("reroll", "Reroll the dice not chosen", f"costs {counted(box.fans_for_reroll, 'fan')}", (dice,))


def say_symphony(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Taking a symphony."""
    if option == n.DONE:
        return Said("decline", "Take no symphony", "", ("done",))
    where = "into the top row of your board"
    if option >= n.PICK:
        colour = texts.COLOUR_NAMES[option - n.PICK]
        hint = f"{where}{symphony_wanted(box, table, option - n.PICK)}"
        return Said(f"take-{colour}", f"Take a {colour} symphony", hint, (f"supply-{colour}",))
    die, number = divmod(option - n.TAKE, 6)
    colour = texts.COLOUR_NAMES[number]
    text = f"Take a {colour} symphony with symphony die {die + 1}"
    hint = f"{where}{symphony_wanted(box, table, number)}"
    return Said(f"die-{die + 1}-{colour}", text, hint, (f"symphony-die-{die + 1}",))


def say_auditioning(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A step of Audition."""
    region = box.region_of[table.ship[seat]]
    where, left = texts.region_name(box, region), table.stack[table.depth - 1][n.AUDITION_LEFT]
    price = f"{counted(box.special_credits, 'credit')} more"
    admired = f"{box.special_admiration} admiration in the {where} region"
    if option == n.DONE:
        lost = f"{counted(left, 'musician')} fewer than you paid for" if left else ""
        return Said("finish", "Finish the audition", lost, ("done",))
    if option == n.REROLL:
        return say_reroll(box, "musician-dice")
    if option == n.SPECIAL_MUSICIAN:
        shown = texts.musician(table.region_musician[region], n.RANKS - 1)
        hint = f"{price}; {counted(n.RANKS - 1, 'star')} on the piano; {admired}"
        return Said("special-musician", f"Recruit the {shown} of the {where} region", hint, (f"musician-{where}",))
    if option == n.SPECIAL_SOLOIST:
        kind = texts.SOLOISTS[table.region_soloist[region]]
        hint = f"{price}; {counted(box.soloist_stars, 'star')} on the piano; {admired}"
        return Said("special-soloist", f"Recruit the {kind} of the {where} region", hint, (f"soloist-{where}",))
    return say_musician(box, table, seat, option)


def say_musician(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Recruiting a musician."""
    if option == n.DONE:
        return Said("decline", "Recruit nobody", "", ("done",))
    if option >= n.RECRUIT_TYPE:
        kind, stars = option - n.RECRUIT_TYPE, table.stack[table.depth - 1][n.MUSICIAN_STARS]
        name = texts.TYPE_NAMES[kind]
        text = f"Recruit a {texts.musician(kind, stars)}"
        hint = f"{counted(stars, 'star')} on the piano{musician_wanted(box, table, kind, stars)}"
        return Said(f"recruit-{name}", text, hint, (f"seat-{seat}-{name}",))
    die = option - n.RECRUIT
    kind, stars = box.musician_face[die][table.musician_dice[die]]
    text = f"Recruit a {texts.musician(kind, stars)} with musician die {die + 1}"
    hint = f"{counted(stars, 'star')} on the piano{musician_wanted(box, table, kind, stars)}"
    return Said(f"die-{die + 1}", text, hint, (f"musician-die-{die + 1}",))


def say_key(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A black key with its bonus."""
    if option == n.DONE:
        return Said("skip", "Take no key here", "you cannot take these keys later", ("done",))
    gain = texts.bonus_now(box, table, seat, n.KEY_LIST + option)
    hint = f"{gain}; costs a disc, {table.discs[seat] - 1} left"
    return Said(f"key-{option}", f"Take key {option}", hint, (f"key-{option}",))


def say_settle(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """Settling unspent action points, as far as experience can still rise."""
    points, room = table.limit[seat] - table.ap[seat], texts.seen_by_rules(box, table).rooms[seat][n.EXPERIENCE]
    wanted, credits = option * box.pass_experience, (points - option) * box.pass_credits
    gained = min(wanted, room)
    text = f"{counted(gained, 'experience')} and {counted(credits, 'credit')}".capitalize()
    lost = f"{wanted - gained} experience is lost: {box.experience_max} is the most" if gained < wanted else ""
    return Said(f"experience-{option}", text, lost, (f"settle-{option}", f"seat-{seat}-experience"))


def say_space(box: Reading, table: Reading, seat: int, option: int) -> Said:
    """A turn order space with its bonus."""
    number = n.TURN_LIST + table.turn_tiles[table.round_number - 1] * n.SPACES + option
    place, gain = f"space-{option + 1}", texts.bonus_now(box, table, seat, number)
    return Said(place, f"Take space {option + 1}", gain, (place,))


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
