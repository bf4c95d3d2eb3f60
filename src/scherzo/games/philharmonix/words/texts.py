"""The things of the game in words: names of components, and bonuses read from the Box."""

import re
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

from scherzo.core.reading import read_box
from scherzo.games.philharmonix import names as n

F = TypeVar("F", bound=Callable[..., str])

ACTION_NAMES: Final = ("Patron", "Invest", "Perform", "Promote", "Compose", "Audition")
TYPE_NAMES: Final = ("strings", "percussion", "woodwind", "brass")
SOLOIST_NAMES: Final = ("pianist", "harpist", "gong", "keytar", "singer")
COLOUR_NAMES: Final = ("red", "yellow", "blue", "green", "white", "any colour")
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
ROW_NAMES: Final = ("top row", "silver row", "gold row", "silver slot", "gold slot")
ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth")
GAIN_NAMES: Final = ("", "credit", "experience", "fan", "prestige", "action point", "limit")


def of_the_box(words: F) -> F:
    """Marks words about things in the Box, named by numbers: as it never changes, they are put together once."""

    @wraps(words)
    def known(box: Any, *what: int) -> str:
        read = read_box(box)
        return read.once((words, what), lambda: words(read, *what))

    return cast("F", known)


@of_the_box
def region_name(box: Any, region: int) -> str:
    """The name of a region."""
    return letters(box.region_name[region])


@of_the_box
def planet_name(box: Any, planet: int) -> str:
    """The name of a planet: region and place."""
    return letters(box.planet_name[planet])


def letters(codes: Any) -> str:
    """Text kept in the Box as letters."""
    return bytes(int(code) for code in codes if code).decode("ascii")


@of_the_box
def region_title(box: Any, region: int) -> str:
    """A region inside a sentence, told apart from the colours of symphonies: 'the yellow region'."""
    return f"the {region_name(box, region)} region"


@of_the_box
def planet_title(box: Any, planet: int) -> str:
    """A planet inside a sentence: 'the second outer planet of the blue region'."""
    region = region_name(box, box.region_of[planet])
    name = planet_name(box, planet).removeprefix(f"{region}-")
    place = re.fullmatch(r"([a-z]+)([0-9]+)", name)
    number = int(place[2]) if place else 0
    kind = place[1] if place else name
    which = f"{ORDINALS[number]} {kind}" if 0 < number < len(ORDINALS) else name
    return f"the {which} planet of the {region} region"


def patron_id(card: int) -> str:
    """The id of a Patron card."""
    return f"P{card + 1}"


def patron_name(card: int) -> str:
    """The label of a Patron card."""
    return f"P{card + 1}"


def record_id(card: int) -> str:
    """The id of a Record card."""
    return f"R{card + 1:02}"


def record_name(card: int) -> str:
    """The label of a Record card."""
    return f"R{card + 1:02}"


def musician(kind: int, stars: int) -> str:
    """A musician: '2-star strings'."""
    return f"{stars}-star {TYPE_NAMES[kind]}"


def amount(count: int, noun: str) -> str:
    """'1 credit', '3 credits'; experience and prestige have no plural."""
    plural = "" if count == 1 or noun in ("experience", "prestige", "strings") else "s"
    return f"{count} {noun}{plural}"


def listed(parts: list[str]) -> str:
    """'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


@of_the_box
def bonus(box: Any, number: int) -> str:
    """A list of effects in words; empty for an empty list."""
    start = box.list_start[number]
    effects = box.effect[start : start + box.list_size[number]]
    return listed([effect(int(what), int(number)) for what, number in effects])


def effect(what: int, count: int) -> str:
    """One effect in words."""
    times = "" if count == 1 else f" {count} times"
    plain = {
        n.CREDITS: amount(count, "credit"),
        n.EXPERIENCE: amount(count, "experience"),
        n.FANS: amount(count, "fan"),
        n.PRESTIGE: amount(count, "prestige"),
        n.AP_BACK: f"regain {amount(count, 'action point')}",
        n.AP_LIMIT: f"raise the limit by {count}",
        n.SHIP_MOVE: f"move the ship up to {amount(count, 'step')}",
        n.STAR: f"move the star marker {amount(count, 'step')}",
        n.UPGRADE_MUSICIAN: f"upgrade a musician{times}",
        n.UPGRADE_CONDUCTOR: f"upgrade the conductor{times}",
        n.SYMPHONY_DICE: f"take a symphony from a die{times}",
        n.SYMPHONY_SUPPLY: f"take a symphony of any colour{times}",
        n.ADVANCE_SYMPHONY: f"advance a symphony{times}",
        n.MUSICIAN_DICE: f"recruit a {count}-star musician from a die",
        n.MUSICIAN_SUPPLY: f"recruit a {count}-star musician of any type",
        n.PATRON_POINTS: amount(count, "patron point"),
        n.ACTIVATE_PATRON: f"activate a patron{times}",
    }
    return plain[what]


@of_the_box
def row_words(box: Any, action: int, row: int) -> str:
    """What a row of an action table costs and gives."""
    credits, experience = box.row_credits[action][row], box.row_experience[action][row]
    count, gain = box.row_amount[action][row], box.row_gain[action][row]
    costs = [amount(credits, "credit")] * bool(credits) + [amount(experience, "experience")] * bool(experience)
    price = f"{listed(costs)}: " if costs else ""
    if action == n.INVEST:
        return f"gain {amount(gain, 'experience')}, or {amount(experience, 'experience')}: limit +{count}"
    if action == n.PERFORM:
        return f"{amount(count, 'soloist')}, {amount(gain, 'experience')}"
    noun = {n.PATRON: "patron point", n.PROMOTE: "upgrade point", n.COMPOSE: "symphony step",
            n.AUDITION: "musician"}[action]  # fmt: skip
    return f"{price}{amount(count, noun)}"


@of_the_box
def need_words(box: Any, card: int) -> str:
    """The condition of a patron's prestige space."""
    parts = []
    for kind in range(n.TYPES):
        for stars in range(n.RANKS):
            parts += [musician(kind, stars)] * box.need_musicians[card][kind][stars]
    for colour in range(n.COLOURS):
        parts += [f"a {COLOUR_NAMES[colour]} symphony"] * box.need_colours[card][colour]
    if box.need_soloists[card]:
        parts.append(amount(box.need_soloists[card], "soloist"))
    if box.need_conductor[card]:
        parts.append(amount(box.need_conductor[card], "conductor disc"))
    return listed(parts) or "nothing"


@of_the_box
def demand_words(box: Any, tile: int) -> str:
    """What a Demand tile asks for."""
    wanted = [
        f"{int(stars)}-star {TYPE_NAMES[kind] if kind >= 0 else 'musician of any type'}"
        for kind, stars in zip(box.wanted_type[tile], box.wanted_stars[tile], strict=True)
    ]
    return f"{', '.join(wanted)}; {' and '.join(COLOUR_NAMES[c] for c in box.wanted_colour[tile])}"


@of_the_box
def record_words(box: Any, card: int) -> str:
    """What a Record card needs and is worth."""
    level = box.record_level[card]
    colours = [COLOUR_NAMES[c] for c in range(n.COLOURS) for _ in range(box.record_need[card][c])]
    need = " + ".join(colours) if colours else f"any {box.record_wild[card]} different colours"
    sale, silver, gold = box.level_sale[level], box.level_silver[level], box.level_gold[level]
    return f"level {level}, {need}: sells for {sale} credits, keeps {silver} (silver) or {gold} (gold) prestige"
