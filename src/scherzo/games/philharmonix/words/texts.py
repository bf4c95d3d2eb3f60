"""The things of the game in words: names of components, and bonuses read from the Box."""

import re
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

from scherzo.core.box_texts import read_text
from scherzo.core.english import counted, listed
from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.rules.looks import Looks, looks

F = TypeVar("F", bound=Callable[..., str])

ACTION_NAMES: Final = ("Patron", "Invest", "Perform", "Promote", "Compose", "Audition")
TYPE_NAMES: Final = ("strings", "percussion", "woodwind", "brass")
PLAYERS: Final = ("string player", "percussionist", "woodwind player", "brass player")
SOLOIST_NAMES: Final = ("pianist", "harpist", "gong", "keytar", "singer")
SOLOISTS: Final = ("pianist", "harpist", "gong player", "keytarist", "singer")
COLOUR_NAMES: Final = ("red", "yellow", "blue", "green", "white", "any colour")
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
ROW_NAMES: Final = ("top row", "silver row", "gold row", "silver slot", "gold slot")
ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth")
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def of_the_box(words: F) -> F:
    """Marks words about things in the Box, named by numbers: as it never changes, they are put together once."""

    @wraps(words)
    def known(box: Any, *what: int) -> str:
        read = read_box(box)
        return read.once((words, what), lambda: words(read, *what))

    return cast("F", known)


def seen_by_rules(box: Reading, table: Reading) -> Looks:
    """What the rules say about concerts, prices, flights and caps."""
    return table.once("looks", lambda: looks(box, table))


# Places


@of_the_box
def region_name(box: Any, region: int) -> str:
    """The name of a region, as ids have it."""
    return read_text(box.region_name[region])


@of_the_box
def region_title(box: Any, region: int) -> str:
    """A region inside a sentence, told apart from the colours of symphonies: 'the yellow region'."""
    return f"the {region_name(box, region)} region"


@of_the_box
def planet_name(box: Any, planet: int) -> str:
    """The name of a planet, as ids have it: region and place."""
    return read_text(box.planet_name[planet])


@of_the_box
def planet_title(box: Any, planet: int) -> str:
    """A planet inside a sentence: 'the second outer planet of the blue region'."""
    region = region_name(box, box.region_of[planet])
    name = planet_name(box, planet).removeprefix(f"{region}-")
    place = re.fullmatch(r"([a-z]+)([1-6])", name)
    which = f"{ORDINALS[int(place[2])]} {place[1]}" if place else name
    return f"the {which} planet of the {region} region"


# Cards


def patron_id(card: int) -> str:
    """The id of a Patron card."""
    return f"P{card + 1}"


@of_the_box
def patron_name(box: Any, card: int) -> str:
    """What a patron is called."""
    return read_text(box.patron_name[card]) or f"the patron of card {card + 1}"


def record_id(card: int) -> str:
    """The id of a Record card."""
    return f"R{card + 1:02}"


@of_the_box
def record_name(box: Any, card: int) -> str:
    """What a Record is called: 'Redshift'."""
    return read_text(box.record_name[card]) or f"number {card + 1}"


@of_the_box
def record_colours(box: Any, card: int) -> str:
    """The symphonies a Record card needs."""
    colours = [COLOUR_NAMES[c] for c in range(n.COLOURS) for _ in range(box.record_need[card][c])]
    if len(colours) == 1:
        return f"a {colours[0]} symphony"
    if colours:
        return f"{listed(colours)} symphonies"
    return f"{spelled(box.record_wild[card])} symphonies of different colours"


@of_the_box
def record_words(box: Any, card: int) -> str:
    """What a Record card needs and is worth."""
    level = box.record_level[card]
    sale, silver, gold = box.level_sale[level], box.level_silver[level], box.level_gold[level]
    needs = record_colours(box, card)
    them = "it" if needs.startswith("a ") else "them"
    return (
        f"level {level}, needs {needs}; sells for {counted(sale, 'credit')}, "
        f"or scores {silver} prestige at the end with {them} in the silver slot, {gold} in the gold slot"
    )


# People


def musician(kind: int, stars: int) -> str:
    """A musician: '2-star percussionist'; no type: any."""
    return f"{stars}-star {PLAYERS[kind] if kind >= 0 else 'musician of any type'}"


@of_the_box
def need_words(box: Any, card: int) -> str:
    """The condition of a patron's prestige space."""
    parts = []
    for kind in range(n.TYPES):
        for stars in range(n.RANKS):
            parts += [f"a {musician(kind, stars)}"] * box.need_musicians[card][kind][stars]
    for colour in range(n.COLOURS):
        parts += [f"a {COLOUR_NAMES[colour]} symphony"] * box.need_colours[card][colour]
    if box.need_soloists[card]:
        parts.append(counted(box.need_soloists[card], "soloist"))
    if box.need_conductor[card]:
        parts.append(f"{counted(box.need_conductor[card], 'disc')} on the conductor")
    return listed(parts)


@of_the_box
def demand_words(box: Any, tile: int) -> str:
    """What a Demand tile asks for."""
    kinds, stars = box.wanted_type[tile], box.wanted_stars[tile]
    wanted = [f"a {musician(kind, rank)}" for kind, rank in zip(kinds, stars, strict=True)]
    colours = [f"a {COLOUR_NAMES[c]} symphony" for c in box.wanted_colour[tile]]
    return listed([*wanted, *colours])


@of_the_box
def slot_words(box: Any, slot: int) -> str:
    """The two colours of a conductor slot."""
    return listed([COLOUR_NAMES[c] for c in members_of(box.slot_colours[slot])])


# Bonuses


@of_the_box
def bonus(box: Any, number: int) -> str:
    """A list of effects in words; empty for an empty list."""
    return listed([effect(what, count) for what, count in effects(box, number)], "")


def bonus_now(box: Reading, table: Reading, seat: int, number: int) -> str:
    """The same as a seat would gain it now: caps cut what they cut."""
    room = seen_by_rules(box, table).rooms[seat]
    return listed([gain_now(what, count, room) for what, count in effects(box, number)], "")


def effects(box: Any, number: int) -> Any:
    """The effects of a list: what and how much."""
    start = box.list_start[number]
    return box.effect[start : start + box.list_size[number]]


def gain_now(what: int, count: int, room: list[int]) -> str:
    """One effect, cut to the room there is for it."""
    if what > n.AP_LIMIT or room[what] >= count:
        return effect(what, count)
    cut = {
        n.EXPERIENCE: f"{room[what]} of {count} experience",
        n.FANS: f"{room[what]} of {counted(count, 'fan')}",
        n.AP_BACK: f"regain {room[what]} of {counted(count, 'action point')}",
        n.AP_LIMIT: f"raise the limit by {room[what]} instead of {count}",
    }
    return cut[what]


def effect(what: int, count: int) -> str:
    """One effect in words."""
    number = spelled(count)
    several = count > 1
    plain = {
        n.CREDITS: counted(count, "credit"),
        n.EXPERIENCE: counted(count, "experience"),
        n.FANS: counted(count, "fan"),
        n.PRESTIGE: counted(count, "prestige"),
        n.AP_BACK: f"regain {counted(count, 'action point')}",
        n.AP_LIMIT: f"raise the limit by {count}",
        n.SHIP_MOVE: f"move the ship up to {counted(count, 'step')}",
        n.STAR: f"move the star marker {counted(count, 'step')}",
        n.UPGRADE_MUSICIAN: f"upgrade {number} musicians, or one several times" if several else "upgrade a musician",
        n.UPGRADE_CONDUCTOR: f"upgrade the conductor {number} times" if several else "upgrade the conductor",
        n.SYMPHONY_DICE: f"take {number} symphonies shown on dice" if several else "take a symphony shown on a die",
        n.SYMPHONY_SUPPLY: f"take {number} symphonies of any colour" if several else "take a symphony of any colour",
        n.ADVANCE_SYMPHONY: advances(count),
        n.MUSICIAN_DICE: f"recruit a {count}-star musician shown on a die",
        n.MUSICIAN_SUPPLY: f"recruit a {count}-star musician of any type",
        n.PATRON_POINTS: counted(count, "patron point"),
        n.ACTIVATE_PATRON: f"activate {number} patrons" if several else "activate a patron",
    }
    return plain[what]


def advances(count: int) -> str:
    """Several advances may be of one symphony."""
    if count == 1:
        return "advance a symphony"
    again = "twice" if count == 2 else f"{spelled(count)} times"
    return f"advance {spelled(count)} symphonies, or one {again}"


def spelled(number: int) -> str:
    """A small number as a word."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


# Action tables


@of_the_box
def row_cost(box: Any, action: int, row: int) -> str:
    """What a row of an action table costs; empty if nothing. Of Invest: the second use."""
    credits, experience = box.row_credits[action][row], box.row_experience[action][row]
    costs = [counted(credits, "credit")] * bool(credits) + [counted(experience, "experience")] * bool(experience)
    return listed(costs, "")


@of_the_box
def row_gain(box: Any, action: int, row: int) -> str:
    """What a row of an action table gives. Of Invest: the second use."""
    count, experience = box.row_amount[action][row], box.row_gain[action][row]
    soloists = f"with up to {counted(count, 'soloist')}" if count else "without soloists"
    gains = {
        n.PATRON: counted(count, "patron point"),
        n.INVEST: f"a limit {count} higher",
        n.PERFORM: f"a concert {soloists}" + (f", and {counted(experience, 'experience')}" if experience else ""),
        n.PROMOTE: counted(count, "upgrade point"),
        n.COMPOSE: f"take or advance {counted(count, 'symphony', 'symphonies')}",
        n.AUDITION: f"recruit up to {counted(count, 'musician')}",
    }
    return gains[action]


@of_the_box
def row_words(box: Any, action: int, row: int) -> str:
    """What a row of an action table costs and gives."""
    cost, gain = row_cost(box, action, row), row_gain(box, action, row)
    if action == n.INVEST:
        return f"gain {counted(box.row_gain[action][row], 'experience')}, or pay {cost} for {gain}"
    if not cost:
        return gain
    return f"pay {cost}, {gain}" if action in (n.COMPOSE, n.AUDITION) else f"pay {cost} for {gain}"
