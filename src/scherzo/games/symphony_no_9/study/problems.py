"""Invariants of a table, for tests: every cube, tile, token and piece of furniture is somewhere, and only once."""

from typing import Any

from scherzo.core.arrays import with_arrays
from scherzo.games.symphony_no_9 import names as n


def problems(box: Any, table: Any) -> list[str]:
    """What is wrong with a table, in words; empty when all is well."""
    box, table = with_arrays(box), with_arrays(table)
    return [*cube_problems(box, table), *tile_problems(box, table), *chest_problems(box, table), *round_problems(table)]


def cube_problems(box: Any, table: Any) -> list[str]:
    """S9-GEN-9, S9-RULING-10: the cubes of a colour are on its track, on the boards and in the box."""
    found = []
    for m, name in enumerate(n.SURNAMES):
        cubes = table.left[m] + table.cubes[:, m].sum() + table.away[m]
        if cubes != box.cubes_per_colour:
            found.append(f"{name}: {cubes} cubes instead of {box.cubes_per_colour}")
        if m >= box.musicians and table.away[m] != box.cubes_per_colour:
            found.append(f"{name} is not in play but his cubes are")
    if min(table.left.min(), table.cubes.min(), table.away.min()) < 0:
        found.append("a negative number of cubes")
    if (table.fresh > table.cubes).any() or table.fresh.min() < 0:
        found.append("more new cubes than cubes")
    return found


def tile_problems(box: Any, table: Any) -> list[str]:
    """S9-GEN-6, S9-SETUP-6, S9-RULING-36: composition tiles by round, scoring tiles and budget tokens each once."""
    found = []
    seats = table.players + box.bot
    for m in range(box.musicians):
        for seat in range(seats):
            if (table.patrons[:, m] == seat).sum() != table.works[seat, m]:
                found.append(f"seat {seat} has other tiles of {n.SURNAMES[m]} than it was given")
        if table.dead[m] and table.left[m]:
            found.append(f"{n.SURNAMES[m]} is dead with cubes on his track")
    if sorted(table.scoring[: box.musicians]) != list(range(box.tiles)):
        found.append("a scoring tile lies at two tracks")
    if len(set(table.track[: box.musicians] // 2)) != box.musicians:
        found.append("a career track lies in two rows")
    shown = len(box.tokens) - table.token_count
    tokens = [*table.tokens[: table.token_count], *table.budget[:shown]]
    if sorted(tokens) != sorted(box.tokens):
        found.append("the royal budget tokens are not the eight of the box")
    return found


def chest_problems(box: Any, table: Any) -> list[str]:
    """Money and furniture stay in range, and closed hands hold what their owners have (S9-RULING-12)."""
    found = []
    for seat in range(table.players):
        coins, bid = table.coins[seat], table.bid_coins[seat]
        pieces, offered = table.furniture[seat], table.bid_furniture[seat]
        if coins < 0 or not 0 <= pieces < 8:
            found.append(f"seat {seat} owns ${coins} and furniture set {pieces}")
        if bid + box.worth[offered] > box.limit or bid < 0:
            found.append(f"seat {seat} contributes more than the limit")
        if table.step == n.CONTRIBUTE and (bid > coins or offered & ~pieces):
            found.append(f"seat {seat} contributes what it does not own")
        if table.step == n.FINAL_SALE and table.sale[seat] & ~pieces:
            found.append(f"seat {seat} sells what it does not own")
    return found


def round_problems(table: Any) -> list[str]:
    """S9-GEN-2, S9-GEN-3: the round counter, the record and the one who decides fit together."""
    found = []
    if not 1 <= table.round_number <= 6:
        found.append(f"round {table.round_number}")
    if (table.waiting == 0) != (table.step == n.OVER):
        found.append("the game waits for nobody, or goes on after its end")
    if table.waiting and table.asking != table.step:
        found.append("another thing is asked than the step of the round")
    played = table.round_number - (table.step <= n.CONTRIBUTE)
    if (table.results != n.PENDING).sum() != played:
        found.append("the record has another number of concerts than were held")
    for result, performers in zip(table.results, table.performers, strict=True):
        if (n.PENDING < result <= n.HIGH) != (performers != 0):
            found.append("performers without a successful concert, or the reverse")
    return found
