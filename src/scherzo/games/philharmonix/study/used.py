"""Finding what was used in Philharmonix in the events of the tape (`core.usage`)."""

from collections.abc import Callable
from typing import Any

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.usage import Uses, joined, of_kind, uses
from scherzo.games.philharmonix import names as n

ROWS = 6
LIMIT_ROWS = n.ACTIONS * ROWS
TOUR_ROWS = LIMIT_ROWS + ROWS
LEVELS = 3


def prestige_of(told: Records, causes: tuple[int, ...]) -> Array:
    """For each row the prestige gained from it on until the next row that is one of those kinds of event."""
    cause = np.isin(told["kind"], causes)
    since = np.maximum.accumulate(np.where(cause, np.arange(len(told)), 0))
    gained = (told["kind"] == n.GAINED) & (told["b"] == n.PRESTIGE)
    gained &= told["a"] == told["a"][since]  # the Maestro gains at the end of a round too
    return np.bincount(since[gained], weights=told["c"][gained], minlength=len(told))


TURNS = (n.SELECTED, n.PASSED, n.TURN_ENDED, n.ROUND_BEGAN)


def actions(box: Any, told: Records) -> Uses:
    """Selections of an action, and those whose strength went into a tour, with the prestige of the turn."""
    points = prestige_of(told, TURNS)
    selected, toured = told["kind"] == n.SELECTED, told["kind"] == n.TOUR_BEGAN
    tour_points = prestige_of(told, (*TURNS, n.TOUR_BEGAN))
    return joined(
        [
            uses(told[selected], told["b"][selected], points=points[selected]),
            uses(told[toured], np.full(toured.sum(), n.ACTIONS), points=tour_points[toured]),
        ]
    )


def rows(box: Any, told: Records) -> Uses:
    """Rows of the action tables, the second use of Invest, tours by strength, with the prestige they led to."""
    points = prestige_of(told, (*TURNS, n.ROW_USED, n.TOUR_BEGAN))
    used, toured = told["kind"] == n.ROW_USED, told["kind"] == n.TOUR_BEGAN
    action, row, limit = told["b"][used], told["c"][used], told["d"][used]
    place = np.where(limit == 1, LIMIT_ROWS, action * ROWS) + row - 1
    return joined(
        [
            uses(told[used], place, points=points[used]),
            uses(told[toured], TOUR_ROWS + told["b"][toured] - 1, points=points[toured]),
        ]
    )


def prestige_in(box: Any, first: int, count: int) -> Array:
    """The prestige in each of some lists of effects."""
    found = np.zeros(count)
    for i in range(count):
        start = int(box.list_start[first + i])
        effects = box.effect[start : start + int(box.list_size[first + i])]
        found[i] = sum(int(amount) for what, amount in effects if what == n.PRESTIGE)
    return found


def bonuses(kind: int, first: int, count: int, lowest: int = 0) -> Callable[[Any, Records], Uses]:
    """A finder of events with a seat and a thing, numbered from `lowest`, that has a list of effects."""

    def find(box: Any, told: Records) -> Uses:
        found = of_kind(told, kind)
        thing = found["b"] - lowest
        return uses(found, thing, points=prestige_in(box, first, count)[thing])

    return find


def patrons_laid(box: Any, told: Records) -> Uses:
    """The seven patrons of each game."""
    found = of_kind(told, n.PATRON_LAID)
    return uses(found, found["b"])


def claimed(box: Any, told: Records) -> Uses:
    """Prestige spaces."""
    found = of_kind(told, n.IMPRESSED)
    found = found[found["c"] == 1]
    return uses(found, found["b"], points=np.array(box.patron_prestige)[found["b"]])


def impressed(box: Any, told: Records) -> Uses:
    """Hats on patrons, claimed or not."""
    found = of_kind(told, n.IMPRESSED)
    return uses(found, found["b"], points=np.array(box.patron_prestige)[found["b"]] * found["c"])


def concert_points(told: Records) -> Array:
    """The prestige of steps 1 and 2 of a concert is told right after it."""
    after = np.zeros(len(told))
    gained = (told["kind"][1:] == n.GAINED) & (told["b"][1:] == n.PRESTIGE)
    after[:-1] = np.where(gained, told["c"][1:], 0)
    points: Array = after[told["kind"] == n.PERFORMED]
    return points


def demands(box: Any, told: Records) -> Uses:
    """Concerts by their Demand tile."""
    found = of_kind(told, n.PERFORMED)
    return uses(found, found["c"], points=concert_points(told))


def demands_laid(box: Any, told: Records) -> Uses:
    """The Demand tiles that came up in each game."""
    found = of_kind(told, n.DEMAND_LAID)
    return uses(found, found["b"])


def matches(box: Any, told: Records) -> Uses:
    """Concerts by what matched."""
    found = of_kind(told, n.PERFORMED)
    musicians, symphonies = np.bitwise_count(found["d"] & 7), np.bitwise_count(found["d"] >> n.MATCHED_SYMPHONIES)
    return uses(found, musicians * 3 + symphonies, points=concert_points(told))


def planets(box: Any, told: Records) -> Uses:
    """Concerts by the circles of their planet."""
    found = of_kind(told, n.PERFORMED)
    return uses(found, np.array(box.circles)[found["b"]] - 1, points=concert_points(told))


def turn_spaces(box: Any, told: Records) -> Uses:
    """Spaces of Turn Order tiles: the tile is the one laid for the next round."""
    rounds = np.cumsum(told["kind"] == n.ROUND_BEGAN)
    start = np.searchsorted(told["game"], told["game"])  # the first row of the same game
    laid = told["kind"] == n.TURN_TILE_LAID
    tile_of = {(int(row["game"]), int(row["a"])): int(row["b"]) for row in told[laid]}
    taken = told["kind"] == n.SPACE_TAKEN
    now = rounds[taken] - rounds[start[taken]]
    found = told[taken]
    tiles = np.array([tile_of[int(g), int(r) + 1] for g, r in zip(found["game"], now, strict=True)], dtype=np.int64)
    place = tiles * n.SPACES + found["b"]
    return uses(found, place, points=prestige_in(box, n.TURN_LIST, 4 * n.SPACES)[place])


def recruits(box: Any, told: Records) -> Uses:
    """Musicians and soloists that were recruited."""
    musicians, soloists = of_kind(told, n.RECRUITED), of_kind(told, n.SOLOIST_RECRUITED)
    return joined([uses(musicians, musicians["c"] - 1), uses(soloists, n.RANKS - 1 + soloists["b"])])


def upgrades(box: Any, told: Records) -> Uses:
    """Musicians raised to a rank, and discs on conductor slots."""
    raised, discs = of_kind(told, n.UPGRADED), of_kind(told, n.CONDUCTED)
    return joined([uses(raised, raised["c"] - 1), uses(discs, n.RANKS - 1 + discs["b"])])


def symphonies(box: Any, told: Records) -> Uses:
    """Symphonies taken by colour, and those brought out to the slots."""
    taken, moved = of_kind(told, n.SYMPHONY_TAKEN), of_kind(told, n.ADVANCED)
    out = moved[moved["d"] > n.GOLD]
    slot = out["d"] - n.GOLD - 1
    return joined(
        [
            uses(taken, taken["b"], points=np.zeros(len(taken))),
            uses(out, n.COLOURS + slot, points=np.array([int(box.silver_slot), int(box.gold_slot)])[slot]),
        ]
    )


def admiration(box: Any, told: Records) -> Uses:
    """Steps to spaces of admiration tracks that have a reward."""
    found = of_kind(told, n.ADMIRED)
    found = found[np.isin(found["c"], reward_spaces(box))]
    spaces = reward_spaces(box)
    place = found["b"] * len(spaces) + np.searchsorted(spaces, found["c"])
    points = prestige_in(box, n.ADMIRATION_LIST, n.REGIONS * 16)
    return uses(found, place, points=points[found["b"] * 16 + found["c"]])


def reward_spaces(box: Any) -> list[int]:
    """Spaces with a reward on any track."""
    spaces = range(int(box.track_end) + 1)
    lists = {s: [n.ADMIRATION_LIST + region * 16 + s for region in range(n.REGIONS)] for s in spaces}
    return [s for s in spaces if any(box.list_size[number] for number in lists[s])]


FREE = {n.REGAIN_WITH_FANS: 0, n.REGAIN_WITH_EXPERIENCE: 1, n.FANS_TO_EXPERIENCE: 2}


def free_actions(box: Any, told: Records) -> Uses:
    """Free actions; those of a turn are told as what was paid, so the option says which it was."""
    paid = told[(told["kind"] == n.SPENT) & np.isin(told["asking"], (n.TURN, n.USE))]
    by_turn = [uses(paid[paid["option"] == o], np.full((paid["option"] == o).sum(), i)) for o, i in FREE.items()]
    by_ship = (paid["option"] >= n.FLY) & (paid["option"] < n.REGAIN_WITH_FANS) | (paid["option"] >= n.FLY_BY)
    flown = paid[by_ship]
    boosted, rerolled = of_kind(told, n.BOOSTED), of_kind(told, n.REROLLED)
    return joined(
        [
            *by_turn,
            uses(flown, np.full(len(flown), 3)),
            uses(boosted, np.full(len(boosted), 4)),
            uses(rerolled, np.full(len(rerolled), 5)),
        ]
    )


def records(box: Any, told: Records) -> Uses:
    """Record cards taken and sold, by level."""
    taken, sold = of_kind(told, n.RECORD_TAKEN), of_kind(told, n.RECORD_SOLD)
    level = np.array(box.record_level, dtype=np.int64) - 1
    return joined([uses(taken, level[taken["b"]]), uses(sold, LEVELS + level[sold["b"]])])


def regions(box: Any, told: Records) -> Uses:
    """Where seats start."""
    found = of_kind(told, n.REGION_TAKEN)
    return uses(found, found["b"])
