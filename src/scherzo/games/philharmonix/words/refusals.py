"""Why can't I: things the seat that decides may well want to choose now but may not, each with its rule."""

from collections.abc import Callable, Iterator
from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.words import texts


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """The options missing from the menu that a player would ask about."""
    box, table = read_box(box), read_table(table)
    reasons = REASONS.get(table.asking)
    legal = set(table.menu[: table.menu_size])
    if reasons is None or not (table.waiting >> seat) & 1:
        return ()
    return tuple(
        Barred(option, text, rule, (element,))
        for option, text, rule, element in reasons(box, table, seat)
        if option not in legal
    )


Reason = tuple[int, str, str, str]
"""Option, sentence, rule, element."""


def why_not_turn(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Actions that cannot be selected, free actions that cannot be paid, an end that must be a pass."""
    if table.action < 0:
        for action, name in enumerate(texts.ACTION_NAMES):
            element = f"action-{name.lower()}"
            if table.manager[seat] == action:
                yield (
                    action,
                    f"You cannot select {name}: your Manager stands there from your previous turn.",
                    "PH-SELECT-1",
                    element,
                )
            else:
                most = box.ap_max
                yield action, f"You cannot select {name}: you would pass {most} action points.", "PH-SELECT-5", element
    elif table.forced:
        yield (
            n.END_TURN,
            "You cannot just end the turn: your limit was reached, so you must pass.",
            "PH-TURN-4",
            f"seat-{seat}-end",
        )
    back = "You cannot regain action points: your marker stands on 0."
    fans = f"You need {box.fans_for_ap} fans to regain an action point."
    experience = f"You need {box.experience_for_ap} experience to regain an action point."
    zero = table.ap[seat] == 0
    yield n.REGAIN_WITH_FANS, back if zero else fans, "PH-RULING-84" if zero else "PH-FREE-1", f"seat-{seat}-fans"
    yield (
        n.REGAIN_WITH_EXPERIENCE,
        back if zero else experience,
        "PH-RULING-84" if zero else "PH-FREE-5",
        f"seat-{seat}-experience",
    )
    full = table.experience[seat] >= box.experience_max
    text = "Your experience is full." if full else f"You need {box.fans_for_experience} fans for an experience."
    yield n.FANS_TO_EXPERIENCE, text, "PH-EFFECT-1" if full else "PH-FREE-3", f"seat-{seat}-fans"
    if table.fans[seat] < box.fans_for_step:
        for planet in range(box.planets):
            if (box.lines[table.ship[seat]] >> planet) & 1:
                name = texts.planet_name(box, planet)
                text = f"You need {box.fans_for_step} fans to fly to {name} now."
                yield n.FLY + planet, text, "PH-FREE-2", f"planet-{name}"
    for card in range(26):
        if table.record_place[card] == n.OWNED + seat:
            name = texts.record_name(card)
            text = f"You cannot sell Record {name}: its symphonies are not all in your rows."
            yield n.RECORD + card, text, "PH-RECORD-4", f"record-{name}"


def why_not_pay(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """A way of paying that is not possible."""
    price = texts.amount(table.round_number, "credit")
    yield n.PAY_CREDITS, f"You do not have {price}.", "PH-SELECT-4", f"seat-{seat}-credits"
    yield n.PAY_AP, f"You would pass {box.ap_max} action points.", "PH-SELECT-5", f"seat-{seat}-ap"


def why_not_use(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Rows that are too strong or too dear, a concert that is not possible, a missing boost, Records out of reach."""
    action = table.action
    name = texts.ACTION_NAMES[action].lower()
    for row in range(1, 7):
        element, roman = f"row-{name}-{row}", texts.ROMAN[row]
        if row > table.strength:
            yield row, f"Row {roman} is above the strength {texts.ROMAN[table.strength]}.", "PH-SELECT-3", element
        elif action == n.PERFORM:
            text, rule = why_no_concert(box, table, seat)
            yield row, text, rule, element
        else:
            yield row, f"You cannot pay for row {roman}: {texts.row_words(box, action, row)}.", "PH-RULING-13", element
        if action == n.INVEST and row <= table.strength:
            top = table.limit[seat] >= box.limit_max
            text = (
                f"Your limit is already {box.limit_max}."
                if top
                else f"Row {roman} needs more experience than you have."
            )
            yield n.RAISE_LIMIT + row, text, "PH-RULING-32" if top else "PH-INVEST-3", element
    if table.boosted:
        yield n.BOOST, "The strength can be raised once a turn.", "PH-RULING-15", f"seat-{seat}-fans"
    elif table.strength >= 6:
        yield n.BOOST, "There is no row above VI.", "PH-RULING-15", f"seat-{seat}-fans"
    else:
        yield (
            n.BOOST,
            f"You need {box.fans_for_strength} fans to raise the strength.",
            "PH-FREE-4",
            f"seat-{seat}-fans",
        )
    for card in table.record_row:
        if box.records and card >= 0:
            level = box.record_level[card]
            record = texts.record_name(int(card))
            text = f"Record {record} is level {level} and needs strength {texts.ROMAN[box.level_strength[level]]}."
            yield n.RECORD + int(card), text, "PH-RECORD-2", f"record-{record}"


def why_no_concert(box: Reading, table: Reading, seat: int) -> tuple[str, str]:
    """The reason why a seat cannot perform where its ship is."""
    planet = table.ship[seat]
    region = box.region_of[planet]
    if (table.demand_discs[region] >> seat) & 1:
        return f"You have already performed in {texts.region_name(box, region)} this round.", "PH-PERFORM-3"
    if table.planet_disc[planet] >= 0:
        return f"There is a disc on {texts.planet_name(box, planet)}: no second concert there.", "PH-PERFORM-2"
    return "You need two free discs for a concert.", "PH-RULING-34"


def why_not_tour(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Planets already visited, no strength left."""
    strength, steps = (int(x) for x in table.stack[table.depth - 1][1:3])
    yield n.SELL_MERCH, "No strength is left to sell merchandise.", "PH-TOUR-1", "merch"
    for planet in range(box.planets):
        if (box.lines[table.ship[seat]] >> planet) & 1:
            name = texts.planet_name(box, planet)
            if strength + steps == 0:
                yield n.FLY + planet, "No strength is left to fly.", "PH-TOUR-1", f"planet-{name}"
            else:
                yield (
                    n.FLY + planet,
                    f"Your ship has already been on {name} this turn.",
                    "PH-TOUR-3",
                    f"planet-{name}",
                )


def why_not_impress(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Patrons too dear, impressed before, with a taken or unreachable prestige space, or activated already."""
    points = table.stack[table.depth - 1][1]
    for place in range(n.COLUMN):
        card = table.patrons[place]
        name, cost = texts.patron_name(card), box.patron_cost[card]
        element = f"patron-{name}"
        if (table.patron_hats[place] >> seat) & 1:
            yield n.IMPRESS_MIDDLE + place, f"You have already impressed {name}.", "PH-PATRON-5", element
            if (table.activated >> place) & 1:
                yield (
                    n.ACTIVATE_ONE + place,
                    f"You have already activated {name} this turn.",
                    "PH-PATRON-10",
                    element,
                )
            else:
                yield n.ACTIVATE_ONE + place, "You have no patron point left.", "PH-PATRON-9", element
        elif cost > points:
            text = f"{name} costs {texts.amount(cost, 'point')}; you have {points}."
            yield n.IMPRESS_MIDDLE + place, text, "PH-PATRON-2", element
        elif table.patron_claimed[place] >= 0:
            yield n.IMPRESS_CLAIM + place, f"The prestige space of {name} is taken.", "PH-PATRON-4", element
        else:
            text = f"The prestige space of {name} needs {texts.need_words(box, card)}."
            yield n.IMPRESS_CLAIM + place, text, "PH-PATRON-3", element


def why_not_hat(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Hats of locked levels."""
    for hat in range(n.HATS):
        if not (table.hats[seat] >> hat) & 1:
            text = f"Hat {hat + 1} is locked: first a hat of level {box.hat_level[hat] - 1} must be used."
            yield hat, text, "PH-PATRON-8", f"seat-{seat}-hat-{hat + 1}"


def why_not_upgrade(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Three-star tiles that are not in the bag, discs that are not left."""
    if table.stack[table.depth - 1][1] == 0:
        return
    for kind, name in enumerate(texts.TYPE_NAMES):
        if table.musicians[seat][kind][2] > 0 and table.black_bag[kind] == 0:
            text = f"No three-star {name} is left in the black bag."
            yield n.RAISE + kind * 3 + 2, text, "PH-PROMOTE-5", f"seat-{seat}-{name}-2"
    if table.discs[seat] == 0:
        for slot in range(n.SLOTS):
            yield (
                n.CONDUCT + slot,
                "You have no disc left for the conductor.",
                "PH-RULING-47",
                f"seat-{seat}-conductor-{slot + 1}",
            )


def why_not_compose(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Dice without a column or tile, a reroll without fans."""
    if table.asking == n.SYMPHONY and table.stack[table.depth - 1][1]:  # from the supply, not from a die
        return
    full = all(table.column_colour[seat][c] >= 0 for c in range(box.columns))
    for die in range(n.DICE):
        if (table.symphony_aside >> die) & 1:
            continue
        shown = box.symphony_face[table.symphony_dice[die]]
        for colour in range(n.COLOURS):
            if shown in (colour, n.ANY):
                text = "No column is empty." if full else f"No {texts.COLOUR_NAMES[colour]} symphony is left."
                rule = "PH-COMPOSE-6" if full else "PH-RULING-24"
                yield n.TAKE + die * 6 + colour, text, rule, f"symphony-die-{die + 1}"
    if table.asking == n.COMPOSING:
        yield n.REROLL, "You have no fan for a reroll, or no die is left to roll.", "PH-FREE-6", "symphony-dice"


def why_not_audition(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Musicians without a place, specials without the credits."""
    region = box.region_of[table.ship[seat]]
    where = texts.region_name(box, region)
    for die in range(n.DICE):
        kind = box.musician_face[die][table.musician_dice[die]][0]
        if not (table.musician_aside >> die) & 1:
            yield (
                n.RECRUIT + die,
                f"You have no place for {texts.TYPE_NAMES[kind]}.",
                "PH-AUDITION-9",
                f"musician-die-{die + 1}",
            )
    poor = table.credits[seat] < box.special_credits
    price = f"A musician of the region costs {box.special_credits} credits more."
    for option, tiles, word in (
        (n.SPECIAL_MUSICIAN, table.region_musician, "musician"),
        (n.SPECIAL_SOLOIST, table.region_soloist, "soloist"),
    ):
        if tiles[region] < 0:
            yield option, f"There is no {word} in {where} until the round ends.", "PH-AUDITION-8", f"{word}-{where}"
        elif poor:
            yield option, price, "PH-AUDITION-6", f"{word}-{where}"
        else:
            yield option, f"You have no place for the {word} of {where}.", "PH-AUDITION-9", f"{word}-{where}"
    yield n.REROLL, "You have no fan for a reroll, or no die is left to roll.", "PH-FREE-6", "musician-dice"


def why_not_space(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Spaces with a cube."""
    for space in range(n.SPACES):
        yield space, f"Space {space + 1} is taken by {{{table.spaces[space]}}}.", "PH-PASS-4", f"space-{space + 1}"


def why_not_draft(box: Reading, table: Reading, seat: int) -> Iterator[Reason]:
    """Regions already chosen."""
    for region in range(n.REGIONS):
        name = texts.region_name(box, region)
        yield region, f"{name} is taken.", "PH-SETUP-13", f"region-{name}"


REASONS: dict[int, Callable[[Reading, Reading, int], Iterator[Reason]]] = {
    n.DRAFT: why_not_draft,
    n.TURN: why_not_turn,
    n.PAY: why_not_pay,
    n.USE: why_not_use,
    n.TOUR: why_not_tour,
    n.IMPRESS: why_not_impress,
    n.HAT: why_not_hat,
    n.UPGRADE: why_not_upgrade,
    n.COMPOSING: why_not_compose,
    n.SYMPHONY: why_not_compose,
    n.AUDITIONING: why_not_audition,
    n.SPACE: why_not_space,
}
"""For each kind of decision, the reasons it may have to explain."""
