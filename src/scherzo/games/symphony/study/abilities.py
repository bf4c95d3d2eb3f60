"""How often abilities decide where, how or when a disc lands, for statistics."""

from typing import Any

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.usage import Uses, joined, of_kind, uses
from scherzo.games.symphony import names as n
from scherzo.games.symphony.study.landings import Landings, landings, next_points, orchestras
from scherzo.games.symphony.words.texts import ABILITY_TITLES

ABILITIES = (
    *ABILITY_TITLES.values(), "Virtuosity", "tuplet power", "black tuplet power", "black disc", "Conductor",
    "Concertmaster",
)  # fmt: skip


def abilities(box: Any, told: Records) -> Uses:
    """Discs that landed by an ability: where, how or when they could not have landed without it."""
    of = orchestras(box, told)
    seen = landings(box, of)
    found = [landed(seen, chosen, title) for title, chosen in by_ability(box, seen).items()]
    virtuoso = (seen.own > 0) & (seen.bonus > 0)
    found.append(landed(seen, virtuoso, "Virtuosity", seen.bonus * seen.own))
    early = of.early[seen.rows["game"], seen.at] | (seen.basic & ~np.asarray(box.unlock)[seen.card] & n.IMMINENT != 0)
    attacks = seen.opens & (seen.basic & n.IMMINENT != 0) & early & (seen.at < n.SEATS)
    found.append(landed(seen, attacks, "Imminent"))
    insists = of_kind(told, n.OBSESSED)
    obsessive = of.owner[insists["game"], insists["b"] % n.INSTRUMENTS, 0]
    found.append(numbered(insists, "Obsessive", seat=obsessive))
    disturbs = np.flatnonzero(told["kind"] == n.DISTURBED)
    by = seen.rows["a"][np.searchsorted(seen.row, disturbs) - 1]
    found.append(numbered(told[disturbs], "Disturbing", seat=by))
    found.append(conducted(told, seen, np.full(len(told), ABILITIES.index("Conductor"))))
    return joined(found)


def by_ability(box: Any, seen: Landings) -> dict[str, Array]:
    """The landings that rest on each ability of a disc."""
    kind, own, bits = seen.rows["kind"], seen.own > 0, np.where(seen.coda, seen.bits & ~(n.OW | n.SOW), seen.bits)
    covers, paired = kind == n.OVERWROTE, kind == n.PAIRED
    accidental, solo = np.asarray(box.accidental)[seen.note], np.asarray(box.solo)[seen.card] != 0
    on_black = (seen.master == n.KARAJAN) & (np.asarray(box.category)[seen.card] == n.WOODWINDS)
    return {
        "Overwriting": covers & own & (bits & n.OW != 0) & (bits & n.SOW == 0),
        "Strong Overwriting": covers & own & (bits & n.SOW != 0),
        "Black Overwriting": covers & ~own & (bits & n.BOW != 0) & (bits & n.BSOW == 0),
        "Black Strong Overwriting": covers & ~own & (bits & n.BSOW != 0),
        "Protection": (kind == n.PLACED) & own & (bits & n.PROTECTION != 0),
        "Flat": accidental == n.FLAT_NOTE,
        "Sharp": accidental == n.SHARP_NOTE,
        "Soloist": solo & ~seen.coda & (paired | seen.follows),
        "Chaining": (bits & n.CHAINING != 0) & ((seen.rows["asking"] == n.CHAIN) | (paired & ~solo)),
        "Absolute": seen.coda,
        "tuplet power": covers & own & (bits & (n.OW | n.SOW) == 0) & ~on_black,
        "black tuplet power": covers & ~own & (bits & (n.BOW | n.BSOW) == 0),
        "black disc": (kind == n.PLACED) & ~own,
        "Concertmaster": seen.at == n.CONCERTMASTER,
    }


def landed(seen: Landings, chosen: Array, ability: str, points: Array | None = None) -> Uses:
    """Some landings as uses of an ability."""
    return numbered(seen.rows[chosen], ability, points=(seen.points if points is None else points)[chosen])


def numbered(rows: Records, ability: str, seat: Array | None = None, points: Array | None = None) -> Uses:
    """Rows as uses of an ability."""
    return uses(
        rows, np.full(len(rows), ABILITIES.index(ability)), seat, np.zeros(len(rows)) if points is None else points
    )


def conducted(told: Records, seen: Landings, thing: Array) -> Uses:
    """Discs of the Conductor, with the points of those that play at once; the Concertmaster takes them by a swap."""
    swapped = (told["kind"] == n.SWAPPED) & (told["asking"] == n.PLAY_FROM)
    chosen = np.flatnonzero((told["kind"] == n.CONDUCTED) | swapped)
    at_once = told["d"][chosen] < n.FIRST_SPACE
    return uses(told[chosen], thing[chosen], points=np.where(at_once, next_points(seen, chosen), 0))


def abilities_seated(box: Any, told: Records) -> Uses:
    """Abilities of the cards on seats; what every game has by itself is in all of them."""
    cards = of_kind(told, n.CARD_SEATED)
    bits = np.bitwise_or.reduce(np.asarray(box.basic, dtype=np.int64), axis=1)[cards["b"]]
    bits |= np.where(cards["d"] == 1, np.asarray(box.unlock, dtype=np.int64)[cards["b"]], 0)
    bonus = np.asarray(box.bonus).sum(axis=1)[cards["b"]] > 0
    always = of_kind(told, n.ENDED)
    found = [numbered(cards[bits & bit != 0], title) for bit, title in ABILITY_TITLES.items()]
    found.append(numbered(cards[bonus], "Virtuosity"))
    found += [numbered(always, title) for title in ABILITIES[ABILITIES.index("tuplet power") :]]
    return joined(found)
