"""What simulations of Philharmonix count as used, in groups, with the names of the things."""

from collections.abc import Callable
from typing import Any

from scherzo.core.english import counted
from scherzo.core.members import members_of
from scherzo.core.usage import Group
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.study import used
from scherzo.games.philharmonix.words import texts

CARDS = range(12)
TILES = range(18)
KEYS = 20


def rows(box: Any) -> list[str]:
    """'Compose III', 'Invest III: limit', 'Tour III'."""
    romans = texts.ROMAN[1:]
    plain = [f"{action} {roman}" for action in texts.ACTION_NAMES for roman in romans]
    return plain + [f"Invest {roman}: limit" for roman in romans] + [f"Tour {roman}" for roman in romans]


def labelled(title: str, first: int, count: int) -> Callable[[Any], list[str]]:
    """Names of things by number and bonus: 'key 3: 5 credits'."""
    return lambda box: [f"{title} {i + 1}: {texts.bonus(box, first + i)}" for i in range(count)]


def patrons(box: Any) -> list[str]:
    """'P2: 2 experience'."""
    return [f"{texts.patron_name(box, card)}: {texts.bonus(box, n.PATRON_LIST + card)}" for card in CARDS]


def patron_needs(box: Any) -> list[str]:
    """'P7: 2 soloists'."""
    return [f"{texts.patron_name(box, card)}: {texts.need_words(box, card)}" for card in CARDS]


def admiration(box: Any) -> list[str]:
    """'blue 5: 2 fans'."""
    return [
        f"{texts.region_name(box, region)} {space}: {texts.bonus(box, n.ADMIRATION_LIST + region * 16 + space)}"
        for region in range(n.REGIONS)
        for space in used.reward_spaces(box)
    ]


def turn_spaces(box: Any) -> list[str]:
    """'T2, space 4: 2 experience'."""
    places = [(tile, space) for tile in range(4) for space in range(n.SPACES)]
    bonus = [texts.bonus(box, n.TURN_LIST + tile * n.SPACES + space) for tile, space in places]
    return [f"T{tile + 1}, space {space + 1}: {words}" for (tile, space), words in zip(places, bonus, strict=True)]


def matches(box: Any) -> list[str]:
    """'3 musicians, 2 symphonies'."""
    return [f"{counted(m, 'musician')}, {s} of 2 symphonies" for m in range(4) for s in range(3)]


def recruits(box: Any) -> list[str]:
    """Ranks and soloists."""
    return [f"{stars}-star musician" for stars in range(1, n.RANKS)] + list(texts.SOLOIST_NAMES)


def upgrades(box: Any) -> list[str]:
    """Ranks and conductor slots."""
    colours = [list(members_of(slot)) for slot in box.slot_colours]
    slots = [f"conductor, {' and '.join(texts.COLOUR_NAMES[c] for c in pair)}" for pair in colours]
    return [f"musician to {stars} stars" for stars in range(1, n.RANKS)] + slots


def symphonies(box: Any) -> list[str]:
    """Colours and slots."""
    return [f"{colour} symphony" for colour in texts.COLOUR_NAMES[: n.COLOURS]] + ["silver slot", "gold slot"]


def soloists(box: Any) -> list[str]:
    """'harpist: 2 experience'."""
    return [f"{name}: {texts.bonus(box, n.SOLOIST_LIST + i)}" for i, name in enumerate(texts.SOLOIST_NAMES)]


def records(box: Any) -> list[str]:
    """Record cards by level, in games with them."""
    levels = range(1, used.LEVELS + 1)
    return [f"level {level} {done}" for done in ("taken", "sold") for level in levels] if box.records else []


FREE_ACTIONS = (
    "regain a point for fans",
    "regain a point for experience",
    "fans to experience",
    "fly a step for fans",
    "more strength for fans",
    "reroll dice for a fan",
)

GROUPS = (
    Group("actions", lambda box: [*texts.ACTION_NAMES, "Tour"], used.actions),
    Group("rows of the actions", rows, used.rows),
    Group("patrons impressed", patrons, used.impressed, used.patrons_laid),
    Group("prestige spaces claimed", patron_needs, used.claimed, used.patrons_laid),
    Group("patrons activated", patrons, used.bonuses(n.ACTIVATED, n.PATRON_LIST, len(CARDS)), used.patrons_laid),
    Group("hats", labelled("hat", n.HAT_LIST, n.HATS), used.bonuses(n.HAT_TAKEN, n.HAT_LIST, n.HATS)),
    Group("piano keys", labelled("key", n.KEY_LIST + 1, KEYS), used.bonuses(n.KEY_TAKEN, n.KEY_LIST + 1, KEYS, 1)),
    Group(
        "demand tiles",
        lambda box: [f"{t + 1}: {texts.demand_words(box, t)}" for t in TILES],
        used.demands,
        used.demands_laid,
    ),
    Group("concerts", matches, used.matches),
    Group("planets of concerts", lambda box: [f"{circles} circles" for circles in (1, 2, 3)], used.planets),
    Group("soloists used", soloists, used.bonuses(n.SOLOIST_USED, n.SOLOIST_LIST, n.SOLOISTS)),
    Group("recruited", recruits, used.recruits),
    Group("upgraded", upgrades, used.upgrades),
    Group("symphonies", symphonies, used.symphonies),
    Group("admiration rewards", admiration, used.admiration),
    Group("turn order spaces", turn_spaces, used.turn_spaces),
    Group("starting regions", lambda box: [texts.region_name(box, r) for r in range(n.REGIONS)], used.regions),
    Group("free actions", lambda box: FREE_ACTIONS, used.free_actions),
    Group("Record cards", records, used.records),
)
