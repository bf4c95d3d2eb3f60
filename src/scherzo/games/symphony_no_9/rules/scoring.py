"""Points: the scoring tile of every colour, money, last works, unsold furniture, and who wins."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, size_of
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.sponsoring import own_cubes
from scherzo.games.symphony_no_9.table import Table


@rule
def scores(box: Box, table: Table, sheet: Array) -> None:
    """S9-SCORE-1..6: every player's points by source, and the ranking; before the end, as if it were now.

    A composer whose track is empty counts as dead: he will be flipped before anybody scores.
    """
    for seat in range(table.players):
        count_points(box, table, seat, sheet)
    for seat in range(table.players):
        rank = 1
        for other in range(table.players):
            if is_ahead(table, sheet, other, seat):
                rank += 1
        sheet[seat, RANK] = rank
    if box.bot:
        sheet[table.players, RANK] = table.players + 1  # S9-RULING-30: it has no score and cannot win


@rule
def count_points(box: Box, table: Table, seat: int, sheet: Array) -> None:
    """S9-SCORE-1..5: one seat's points by source, and their sum."""
    for line in range(n.LINES):
        sheet[seat, SOURCES + line] = 0
    for musician in range(box.musicians):
        sheet[seat, SOURCES + musician] = tile_points(box, table, seat, musician)
        if table.left[musician] == 0:
            sheet[seat, SOURCES + n.LAST_WORKS_LINE] += table.works[seat, musician] * box.last_work
    sheet[seat, SOURCES + n.MONEY_LINE] = table.coins[seat] // box.coins_per_point * n.SCALE
    for piece in range(n.FURNITURE):
        if has(table.furniture[seat], piece):
            sheet[seat, SOURCES + n.FURNITURE_LINE] += box.furniture_points[piece] * n.SCALE
    total = 0
    for line in range(n.LINES):
        total += sheet[seat, SOURCES + line]
    sheet[seat, TOTAL] = total


@rule
def is_ahead(table: Table, sheet: Array, one: int, other: int) -> bool:
    """S9-SCORE-6: more points, or as many and more composition tiles."""
    if sheet[one, TOTAL] != sheet[other, TOTAL]:
        return bool(sheet[one, TOTAL] > sheet[other, TOTAL])
    return own_works(table, one) > own_works(table, other)


@rule
def own_works(table: Table, seat: int) -> int:
    """All composition tiles of a seat."""
    works = 0
    for musician in range(n.MUSICIANS):
        works += table.works[seat, musician]
    return works


@rule
def tile_points(box: Box, table: Table, seat: int, musician: int) -> int:
    """S9-GEN-7, S9-SCORE-2: what the scoring tile of a colour gives to a seat, in SCALE parts of a point."""
    works = table.works[seat, musician]
    if works == 0:
        return 0
    tile, side = table.scoring[musician], table.side[musician]
    method = box.method[tile, side]
    if method == n.BY_RANK:
        return rank_points(box, table, seat, musician)
    level = min(works, 3) - 1
    return box.points[tile, side, level] * things_counted(box, table, seat, musician, method)


@rule
def things_counted(box: Box, table: Table, seat: int, musician: int, method: int) -> int:
    """S9-TILE-1..6: how many things a scoring method counts for a seat."""
    count = 0
    if method == n.PER_TILE:
        return table.works[seat, musician]
    if method == n.PER_SUCCESS:
        for r in range(n.ROUNDS):
            count += 1 if n.PENDING < table.results[r] <= n.HIGH else 0
    elif method == n.PER_PERFORMER:
        for r in range(n.ROUNDS):
            count += size_of(table.performers[r])
    elif method == n.PER_DEAD:
        for m in range(box.musicians):
            count += 1 if table.left[m] == 0 else 0
    elif method == n.PER_CUBE:
        count = own_cubes(box, table, seat)
    elif method == n.PER_SALE:
        count = n.FURNITURE - size_of(table.furniture[seat])
    elif method == n.PER_COLOUR:
        for m in range(box.musicians):
            count += 1 if table.works[seat, m] > 0 else 0
    elif method == n.PER_PAIR:
        for m in range(box.musicians):
            count += table.works[seat, m] // 2
    elif method == n.PER_OTHER_TILE:
        count = own_works(table, seat) - table.works[seat, musician]
    return count


@rule
def rank_points(box: Box, table: Table, seat: int, musician: int) -> int:
    """S9-TILE-4B, S9-TILE-4B-TIE, S9-RULING-29: points by place among all boards, the Bot's too; ties share."""
    works = table.works[seat, musician]
    better, equal = 0, 0
    for other in range(table.players + box.bot):
        theirs = table.works[other, musician]
        better += 1 if theirs > works else 0
        equal += 1 if theirs == works else 0
    shared = 0
    for place in range(better, min(better + equal, 3)):
        shared += box.points[table.scoring[musician], table.side[musician], place]
    return shared // equal
