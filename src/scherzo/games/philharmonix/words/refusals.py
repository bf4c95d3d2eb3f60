"""Why can't I: things the seat that decides may well want to choose now but may not, each with its rule.

The rules give the reasons (`rules.reasons`); here they are put into words.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from scherzo.core.english import capital, counted
from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.rules.reasons import reasons
from scherzo.games.philharmonix.words import texts
from scherzo.games.philharmonix.words.questions import choice


class Case(NamedTuple):
    """An option of the open question that is not possible."""

    box: Reading
    table: Reading
    seat: int
    option: int


Why = tuple[str, str]
"""A sentence and its rule."""


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """The options missing from the menu that a player would ask about."""
    box, table = read_box(box), read_table(table)
    if seat not in members_of(table.waiting):
        return ()
    legal = set(table.menu[: table.menu_size])
    found = []
    for option, reason in enumerate(reasons(box, table, seat)):
        if reason not in (n.MAY, n.ABSENT) and option not in legal:
            case = Case(box, table, seat, option)
            text, rule = WHY[reason](case)
            found.append(Barred(option, text, rule, choice(box, table, seat, option).elements))
    return tuple(found)


def same_action(case: Case) -> Why:
    """The action of the previous turn."""
    name = texts.ACTION_NAMES[case.option]
    return f"You cannot select {name}: your Manager stands there from your previous turn.", "PH-SELECT-1"


def too_many_points(case: Case) -> Why:
    """Beyond 15, alone or with the surcharges that cannot be paid in credits."""
    box, table, seat = case.box, case.table, case.seat
    most = counted(box.ap_max, "action point")
    if table.asking == n.PAY:
        return f"That would take you beyond {most}, the most anybody may use in a round.", "PH-SELECT-5"
    name, points = texts.ACTION_NAMES[case.option], table.strengths[case.option]
    text = f"You cannot select {name}: its {counted(points, 'action point')}"
    managers = texts.seen_by_rules(box, table).prices[seat][case.option].managers.bit_count()
    unpaid = max(0, managers - table.credits[seat] // table.round_number)
    if table.ap[seat] + points <= box.ap_max:
        price = counted(table.round_number, "credit")
        whom = (
            f"a Manager whom you cannot pay {price}"
            if unpaid == 1
            else (f"{unpaid} Managers whom you cannot pay {price} each")
        )
        text += f" and {unpaid} more for {whom}"
    return f"{text} would take you from {table.ap[seat]} beyond {most}.", "PH-SELECT-5"


def too_few_fans(case: Case) -> Why:
    """Free actions, boosts and rerolls that fans must pay."""
    box, held = case.box, case.table.fans[case.seat]
    needed, what, rule = {
        n.REGAIN_WITH_FANS: (box.fans_for_ap, "to regain an action point", "PH-FREE-1"),
        n.FANS_TO_EXPERIENCE: (box.fans_for_experience, "for one experience", "PH-FREE-3"),
        n.BOOST: (box.fans_for_strength, "for one higher strength", "PH-FREE-4"),
        n.REROLL: (box.fans_for_reroll, "to reroll the dice", "PH-FREE-6"),
    }.get(case.option, (box.fans_for_step, "to fly a step as a free action", "PH-FREE-2"))
    return f"You need {counted(needed, 'fan')} {what}; you have {held or 'none'}.", rule


def too_little_experience(case: Case) -> Why:
    """A free action or a row that experience must pay."""
    box, held = case.box, counted(case.table.experience[case.seat], "experience")
    if case.option == n.REGAIN_WITH_EXPERIENCE:
        return f"You need {box.experience_for_ap} experience to regain an action point; you have {held}.", "PH-FREE-5"
    limit = case.option > n.RAISE_LIMIT
    row = case.option - n.RAISE_LIMIT if limit else case.option
    price = counted(box.row_experience[case.table.action][row], "experience")
    rule = "PH-INVEST-3" if limit else "PH-RULING-13"
    return f"Row {texts.ROMAN[row]} costs {price}; you have {held}.", rule


def too_few_credits(case: Case) -> Why:
    """A Manager, a row, or a special musician."""
    box, table, held = case.box, case.table, counted(case.table.credits[case.seat], "credit")
    if table.asking == n.PAY:
        return f"You would need {counted(table.round_number, 'credit')}; you have {held}.", "PH-SELECT-4"
    if table.asking == n.AUDITIONING:
        price = counted(box.special_credits, "credit")
        return f"A musician of the region costs {price} more; you have {held}.", "PH-AUDITION-6"
    price = counted(box.row_credits[table.action][case.option], "credit")
    return f"Row {texts.ROMAN[case.option]} costs {price}; you have {held}.", "PH-RULING-13"


def above_strength(case: Case) -> Why:
    """A row beyond the strength."""
    row = case.option - n.RAISE_LIMIT if case.option > n.RAISE_LIMIT else case.option
    strength = texts.ROMAN[case.table.strength]
    return f"Row {texts.ROMAN[row]} is above the strength {strength}.", "PH-SELECT-3"


def performed_already(case: Case) -> Why:
    """A second concert in a region."""
    region = texts.region_title(case.box, case.box.region_of[case.table.ship[case.seat]])
    return f"You have already performed in {region} this round.", "PH-PERFORM-3"


def disc_there(case: Case) -> Why:
    """A planet where somebody has performed."""
    planet = texts.planet_title(case.box, case.table.ship[case.seat])
    return f"There is a disc on {planet}: no second concert there.", "PH-PERFORM-2"


def too_few_discs(case: Case) -> Why:
    """Concerts need two discs, the conductor one."""
    if case.table.asking == n.UPGRADE:
        return "You have no disc left for the conductor.", "PH-RULING-47"
    held = counted(case.table.discs[case.seat], "disc")
    return f"A concert needs 2 discs; you have {held} left.", "PH-RULING-34"


def level_too_high(case: Case) -> Why:
    """A Record card that needs more strength."""
    card = case.option - n.RECORD
    level = case.box.record_level[card]
    needed = texts.ROMAN[case.box.level_strength[level]]
    return f"The Record {texts.record_name(case.box, card)} of level {level} needs strength {needed}.", "PH-RECORD-2"


def not_in_rows(case: Case) -> Why:
    """A Record card whose symphonies are missing."""
    card = case.option - n.RECORD
    name, needs = texts.record_name(case.box, card), texts.record_colours(case.box, card)
    return f"To sell the Record {name} you need {needs} in the rows of your board.", "PH-RECORD-4"


def no_strength_left(case: Case) -> Why:
    """The end of a tour."""
    what = "to sell merchandise" if case.option == n.SELL_MERCH else "to fly"
    return f"No strength is left {what}.", "PH-TOUR-1"


def visited(case: Case) -> Why:
    """A planet of this turn."""
    planet = texts.planet_title(case.box, case.option - n.FLY)
    return f"Your ship has already been on {planet} this turn.", "PH-TOUR-3"


def patron_of(case: Case) -> tuple[str, int]:
    """The patron an option speaks of: name and card."""
    first = next(o for o in (n.ACTIVATE_ONE, n.IMPRESS_CLAIM, n.IMPRESS_MIDDLE) if case.option >= o)
    card = case.table.patrons[case.option - first]
    return texts.patron_name(case.box, card), card


def too_few_patron_points(case: Case) -> Why:
    """A patron who costs more points than are left."""
    name, card = patron_of(case)
    points = counted(case.table.stack[case.table.depth - 1][n.IMPRESS_POINTS], "patron point")
    if case.option >= n.ACTIVATE_ONE:
        return f"To activate {name} you need 1 patron point; you have {points} left.", "PH-PATRON-9"
    cost = counted(case.box.patron_cost[card], "patron point")
    return capital(f"{name} costs {cost}; you have {points}."), "PH-PATRON-2"


def need_unmet(case: Case) -> Why:
    """A prestige space whose condition is not met."""
    name, card = patron_of(case)
    return f"The prestige space of {name} needs {texts.need_words(case.box, card)}.", "PH-PATRON-3"


def hat_locked(case: Case) -> Why:
    """A hat of a level that is not open."""
    below = case.box.hat_level[case.option] - 1
    return f"Hat {case.option + 1} is locked: first use a hat of level {below}.", "PH-PATRON-8"


def not_by_this_bonus(case: Case) -> Why:
    """An upgrade of the other kind."""
    if case.option >= n.CONDUCT:
        return "This bonus upgrades musicians, not the conductor.", "PH-EFFECT-5"
    return "This bonus upgrades the conductor, not musicians.", "PH-EFFECT-5"


def bag_empty(case: Case) -> Why:
    """No three-star tile."""
    kind = (case.option - n.RAISE) // 3
    return f"No {texts.musician(kind, 3)} is left in the black bag.", "PH-PROMOTE-5"


def no_tile_left(case: Case) -> Why:
    """No tile in the supply."""
    return "No 1-star or 2-star musician of this type is left in the supply.", "PH-RULING-46"


def no_symphony_left(case: Case) -> Why:
    """A colour that is used up."""
    picked = case.option - n.PICK if case.option >= n.PICK else (case.option - n.TAKE) % 6
    return f"No {texts.COLOUR_NAMES[picked]} symphony is left in the supply.", "PH-RULING-24"


def no_place(case: Case) -> Why:
    """A section without a free place, or a soloist who is there already."""
    box, table = case.box, case.table
    if table.asking == n.AUDITIONING and case.option == n.SPECIAL_SOLOIST:
        soloist = texts.SOLOISTS[table.region_soloist[box.region_of[table.ship[case.seat]]]]
        return f"You already have a {soloist}; an orchestra has one of each soloist.", "PH-AUDITION-9"
    if case.option >= n.RECRUIT_TYPE:
        kind = case.option - n.RECRUIT_TYPE
    elif case.option == n.SPECIAL_MUSICIAN:
        kind = table.region_musician[box.region_of[table.ship[case.seat]]]
    else:
        die = case.option - n.RECRUIT
        kind = box.musician_face[die][table.musician_dice[die]][0]
    return f"All {box.places} places of your {texts.TYPE_NAMES[kind]} section are taken.", "PH-AUDITION-9"


def nobody_there(case: Case) -> Why:
    """A special tile that is gone."""
    region = texts.region_title(case.box, case.box.region_of[case.table.ship[case.seat]])
    word = "soloist" if case.option == n.SPECIAL_SOLOIST else "3-star musician"
    return f"No {word} waits in {region} until the round ends.", "PH-AUDITION-8"


def taken(case: Case) -> Why:
    """A turn order space or a starting region of somebody else."""
    if case.table.asking == n.SPACE:
        return f"Space {case.option + 1} is taken by {{{case.table.spaces[case.option]}}}.", "PH-PASS-4"
    owner = list(case.table.region).index(case.option)
    return f"{{{owner}}} starts in {texts.region_title(case.box, case.option)}.", "PH-SETUP-13"


WHY: dict[int, Callable[[Case], Why]] = {
    n.SAME_ACTION: same_action,
    n.TOO_MANY_POINTS: too_many_points,
    n.LIMIT_REACHED: lambda case: (
        "Your action points reached your limit this turn, so it ends with a pass.",
        "PH-TURN-4",
    ),
    n.NOTHING_TO_REGAIN: lambda case: ("There is no action point to regain: your marker stands on 0.", "PH-RULING-84"),
    n.TOO_FEW_FANS: too_few_fans,
    n.TOO_LITTLE_EXPERIENCE: too_little_experience,
    n.EXPERIENCE_FULL: lambda case: (
        f"You have {case.box.experience_max} experience, the most there is.",
        "PH-EFFECT-1",
    ),
    n.TOO_FEW_CREDITS: too_few_credits,
    n.ABOVE_STRENGTH: above_strength,
    n.PERFORMED_ALREADY: performed_already,
    n.DISC_THERE: disc_there,
    n.TOO_FEW_DISCS: too_few_discs,
    n.LIMIT_FULL: lambda case: (f"Your limit is already {case.box.limit_max}, the highest there is.", "PH-RULING-32"),
    n.BOOSTED_ALREADY: lambda case: ("The strength can be raised once a turn.", "PH-RULING-15"),
    n.NO_HIGHER_ROW: lambda case: ("There is no row above VI.", "PH-RULING-15"),
    n.LEVEL_TOO_HIGH: level_too_high,
    n.NOT_IN_ROWS: not_in_rows,
    n.NO_STRENGTH_LEFT: no_strength_left,
    n.VISITED: visited,
    n.IMPRESSED_ALREADY: lambda case: (f"You have already impressed {patron_of(case)[0]}.", "PH-PATRON-5"),
    n.TOO_FEW_PATRON_POINTS: too_few_patron_points,
    n.PRESTIGE_CLAIMED: lambda case: (f"The prestige space of {patron_of(case)[0]} is taken.", "PH-PATRON-4"),
    n.NEED_UNMET: need_unmet,
    n.ACTIVATED_ALREADY: lambda case: (f"You have already activated {patron_of(case)[0]} this turn.", "PH-PATRON-10"),
    n.HAT_LOCKED: hat_locked,
    n.NOT_BY_THIS_BONUS: not_by_this_bonus,
    n.BAG_EMPTY: bag_empty,
    n.NO_TILE_LEFT: no_tile_left,
    n.NO_COLUMN: lambda case: ("No column of your board is empty.", "PH-COMPOSE-6"),
    n.NO_SYMPHONY_LEFT: no_symphony_left,
    n.ALL_DICE_ASIDE: lambda case: ("All dice are chosen: none is left to reroll.", "PH-RULING-51"),
    n.NO_PLACE: no_place,
    n.NOBODY_THERE: nobody_there,
    n.TAKEN: taken,
}
"""For each reason, its words."""
